//! `fivewinds judge`: what a referee is asked.

use serde_json::Value;

use crate::{run, words};

#[track_caller]
fn shown(line: &str) -> String {
    let ran = run(words(line));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{line}");
    ran.out
}

#[track_caller]
fn told(line: &str) -> Value {
    serde_json::from_str(&shown(&format!("{line} --json"))).unwrap()
}

#[test]
fn claims_are_decided_in_three_languages() {
    let line = "judge claims --from E S:chow W:pung N:win";
    for (lang, verdict) in
        [("en", "North wins on the tile."), ("ru", "Север побеждает с этой кости."), ("zh", "北家和这张牌。")]
    {
        let out = shown(&format!("{line} --lang {lang}"));
        assert_eq!(out.lines().next(), Some(verdict));
        assert!(out.contains("MCR-CLAIM-2\n"), "{out}");
    }
    let both = told("judge claims --rules taiwan --from W N:win S:win");
    assert_eq!(both["lines"][1]["clause"], "TWN-WIN-5");
    assert_eq!(told("judge claims --from E W:win:late")["lines"][0]["clause"], "MCR-CLAIM-7");
    assert_eq!(told("judge claims --from E --robbed W:win")["verdict"], "West robs the kong and wins.");
}

#[test]
fn payments_offences_moves_and_wins() {
    let paid = told("judge payments --winner S --from E --value 24");
    assert_eq!(paid["points"][1]["points"], 48);
    let drawn = told("judge payments --rules red");
    assert_eq!(drawn["verdict"], "Nobody pays anything.");
    let classical = told("judge payments --rules classical --winner E --value 40 --hands 40,10,20,30");
    assert_eq!(classical["points"][0]["points"], 240);
    let fined = told("judge offence late_pung --who S --before 2");
    assert_eq!(
        (&fined["payments"][0]["points"], &fined["payments"][0]["clause"]),
        (&10.into(), &"MCR-FOUL-5".into())
    );
    assert_eq!(told("judge offence --late 12 --who N")["payments"][0]["points"], 20);
    assert!(shown("judge offence --rules sichuan").contains("SIC-PEN-2"));
    let may = told("judge may --wish pung 12346789m55p112z +5m discard@left seat=S");
    assert_eq!((&may["good"], &may["lines"][0]["clause"]), (&false.into(), &"MCR-CLAIM-4".into()));
    assert_eq!(told("judge win 123456789m123p9s +9s discard@left")["good"], true);
}

#[test]
fn what_is_wrong_is_told() {
    let ran = run(words("judge payments --winner S --from E --value 6"));
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("MCR-WIN-1"), "{}", ran.err);
    let ran = run(words("judge claims --from E E:win --lang ru"));
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("Восток"), "{}", ran.err);
}
