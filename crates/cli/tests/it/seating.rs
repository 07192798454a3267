//! Seatings of tournaments.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::{Ran, run, words};

fn json(ran: &Ran) -> Value {
    assert_eq!(ran.err, "", "{ran:?}");
    serde_json::from_str(&ran.out).unwrap()
}

/// A file of this test alone.
fn file(name: &str, content: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("fivewinds-seating-{}-{name}", std::process::id()));
    fs::write(&path, content).unwrap();
    path
}

/// MCRC-TABLE-2, MCRC-TABLE-4, MCRC-DRAW-3: numbers at tables, quality beside its bound, and the seed.
#[test]
fn in_three_languages() {
    let line = "seating --players 16 --sessions 5 --seed 7 --lang";
    let [en, ru, zh] = ["en", "ru", "zh"].map(|lang| run(words(&format!("{line} {lang}"))));
    for (ran, parts) in [
        (
            en,
            [
                "16 players",
                "seed: 7",
                "Session 5",
                "North",
                "  meetings of players who have met before      0         0",
            ],
        ),
        (ru, ["Игроков: 16", "начальное число: 7", "Сессия 5", "Север", "Доказано"]),
        (zh, ["16名选手", "种子：7", "第5场", "北", "已证明"]),
    ] {
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        parts.iter().for_each(|part| assert!(ran.out.contains(part), "{part}: {}", ran.out));
    }
    let ran = run(words("seating --players 15 --sessions 5 --seed 7"));
    assert_eq!(ran.out.matches("*\n").count() + ran.out.matches("*  ").count(), 5, "{}", ran.out);
    assert!(ran.out.contains("* substitute (MCRC-TABLE-3)"));
}

/// MCRC-DRAW-3: the same seed and steps give the same, and without a seed one is drawn and told.
#[test]
fn a_seed_repeats_it() {
    let line = "seating --players 22 --sessions 6 --seed 3 --steps 20000 --json";
    let first = run(words(line));
    assert_eq!(first.out, run(words(line)).out);
    assert_eq!(json(&first)["steps"], 20_000);
    let drawn = json(&run(words("seating --players 16 --sessions 5 --json")));
    let again = run([
        "seating",
        "--players",
        "16",
        "--sessions",
        "5",
        "--json",
        "--seed",
        &drawn["seed"].to_string(),
    ]);
    assert_eq!(json(&again), drawn);
}

/// Player 5 leaves after three sessions and another comes: what JSON and CSV say is read again.
#[test]
fn what_is_left_is_seated_anew() {
    for format in ["--json", "--csv"] {
        let plan = run(["seating", "--players", "24", "--sessions", "6", "--seed", "7", format]);
        let path = file(&format!("plan{format}"), &plan.out);
        let path = path.to_str().unwrap();
        let left = format!(
            "seating --players 25 --sessions 6 --after 3 --left 5,9 --seed 1 --steps 200000 --json --played {path}"
        );
        let answer = json(&run(words(&left)));
        assert_eq!(answer["played"], 3);
        assert_eq!(answer["substitutes"], 1);
        assert_eq!(answer["quality"]["repeats"]["found"], 0);
        let sessions = answer["sessions"].as_array().unwrap();
        assert_eq!(sessions.len(), 6);
        let has = |session: usize, number: u64| {
            sessions[session].to_string().contains(&format!("[{number},"))
                || sessions[session].to_string().contains(&format!(",{number},"))
                || sessions[session].to_string().contains(&format!(",{number}]"))
        };
        assert!(has(2, 5) && !has(2, 25) && !has(3, 5) && has(3, 25));
        // As text only what is to come.
        let told = run(words(&left.replacen(" --json ", " ", 1))).out;
        assert!(!told.contains("Session 3") && told.contains("Session 4"), "{told}");
    }
}

#[test]
fn teams_stay_apart() {
    let in_order: String = (0..16).map(|player| format!("team {}\n", player / 4)).collect();
    let by_number: String =
        (0..16).rev().map(|player| format!("{};\"t{}\"\n", player + 1, player / 4)).collect();
    for (name, content) in [("order", in_order), ("number", by_number)] {
        let path = file(name, &content);
        let line = format!("seating --players 16 --sessions 4 --seed 7 --json --teams {}", path.display());
        let quality = &json(&run(words(&line)))["quality"];
        assert_eq!(
            (&quality["team_meetings"]["found"], &quality["repeats"]["found"]),
            (&0.into(), &0.into())
        );
        assert_eq!(quality["best"], true);
    }
}

#[test]
fn rubbish_is_refused_in_every_language() {
    for (lang, expected) in [
        ("en", "error: --players 3: 4 to 1000 players can be seated [MCRC-TABLE-1]\n"),
        ("ru", "ошибка: --players 3: рассадить можно от 4 до 1000 игроков [MCRC-TABLE-1]\n"),
        ("zh", "错误：--players 3：选手人数应为4到1000 [MCRC-TABLE-1]\n"),
    ] {
        let ran = run(["seating", "--players", "3", "--sessions", "6", "--lang", lang]);
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(2), "", expected));
    }
    let bad_row = file("row", "session,table,east,south,west,north\n1,1,1,2,3\n");
    let bad_seat = file("seat", "1,1,1,2,x,4\n");
    let twice = file("twice", "1,1,1,2,3,4\n1,2,5,6,7,4\n");
    let strange = file("strange", "{\"sessions\": [{\"tables\": [[1, 2, 3]]}]}");
    let teams = file("teams", "1,a\n1,b\n");
    let few = file("few", "a\nb\n");
    for (line, path, expected) in [
        ("--played", &bad_row, "line 2: 5 fields"),
        ("--played", &bad_seat, "line 1: no number that fits here: 'x'"),
        ("--played", &twice, "session 1: player 4 sits twice [MCRC-TABLE-2]"),
        ("--played", &strange, "a table has four seats"),
        ("--after 4 --played", &twice, "--after 4: the file has fewer sessions, namely 1"),
        ("--teams", &teams, "line 2: the team of player 1 for the second time"),
        ("--teams", &few, "the teams of 2 players, there are 8"),
        ("--left 0,9 --teams", &few, "--left 0: numbers begin with 1"),
        ("--teams", &PathBuf::from("no/such/file"), "no/such/file"),
    ] {
        let line = format!("seating --players 8 --sessions 6 {line} {}", path.display());
        let ran = run(words(&line));
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
        assert!(ran.err.contains(expected), "{expected}: {}", ran.err);
        let told = run(words(&format!("{line} --json")));
        assert!(json(&told)["errors"][0]["message"].is_string());
    }
}

/// However long the search would go on, an interrupt ends it, and the best so far is shown.
#[cfg(unix)]
#[test]
fn an_interrupt_shows_the_best_so_far() {
    let line = "seating --players 20 --sessions 6 --seed 7 --steps 18446744073709551615";
    let child = crate::command(words(line)).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1_500));
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    assert!(
        output.status.success() && out.contains("Session 6") && out.contains("--seed 7 --steps"),
        "{out}"
    );
}

/// A second is a second, whatever there would be to find.
#[test]
fn seconds_end_a_search() {
    let begun = std::time::Instant::now();
    let ran =
        run(words("seating --players 20 --sessions 6 --seed 7 --seconds 1 --steps 18446744073709551615"));
    assert_eq!(ran.code, Some(0));
    assert!(begun.elapsed().as_secs() < 20 && ran.out.contains("is not known"), "{}", ran.out);
}
