//! Programs as they are named on a command line.

use super::rules;
use crate::{Guest, GuestError, Limits};

#[track_caller]
fn check(spec: &str, expected: Option<Result<&[&str], &str>>) {
    let found = Guest::parse(spec).map(|guest| guest.map_err(|error| error.to_string()));
    let argv = found.as_ref().map(|guest| guest.as_ref().map(Guest::argv).map_err(String::as_str));
    let expected = expected
        .map(|expected| expected.map(|argv| argv.iter().map(ToString::to_string).collect::<Vec<_>>()));
    assert_eq!(argv.map(|argv| argv.map(<[String]>::to_vec)), expected, "{spec}");
}

#[test]
fn specs() {
    check("cmd:python3 first.py", Some(Ok(&["python3", "first.py"])));
    check("cmd: ./bot  --deep 'a b' \"it's\" ''", Some(Ok(&["./bot", "--deep", "a b", "it's", ""])));
    check("botzone:./bot", Some(Ok(&["./bot"])));
    check("botzone-simple:python3 x.py", Some(Ok(&["python3", "x.py"])));
    check("novice", None);
    check("Cmd:x", None);
    check("cmd:", Some(Err("no program is named")));
    check("cmd:''", Some(Err("no program is named")));
    check("botzone:   ", Some(Err("no program is named")));
    check("cmd:x 'y", Some(Err("a quotation mark has no partner")));
}

#[test]
fn what_cannot_be_started_is_told_at_once() {
    for spec in ["cmd:/nowhere/to/be/found", "botzone:/nowhere/to/be/found"] {
        let guest = Guest::parse(spec).expect("it is a guest").expect("and well written");
        let guest = guest.with_limits(Limits::of_millis(100));
        let Err(error) = guest.bot() else { panic!("{spec} has started") };
        assert!(matches!(error, GuestError::Start { .. }), "{error}");
        assert!(error.to_string().starts_with("'/nowhere/to/be/found' cannot be started: "), "{error}");
    }
}

#[test]
fn who_plays_what() {
    let judge = record::botzone::rules();
    let lines = Guest::parse("cmd:x").expect("it is a guest").expect("and well written");
    let botzone = Guest::parse("botzone:x").expect("it is a guest").expect("and well written");
    assert!(lines.fits(&rules("red", &[]), 2).is_ok() && lines.fits(&judge, 4).is_ok());
    assert!(botzone.fits(&judge, 4).is_ok());
    for (rules, players) in [(&rules("mcr", &[]), 4), (&rules("red", &[]), 4), (&judge, 3)] {
        assert!(matches!(botzone.fits(rules, players), Err(GuestError::NotBotzone)));
    }
}
