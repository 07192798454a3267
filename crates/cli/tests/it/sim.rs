//! `fivewinds sim`: runs, reports, what is refused, and what is left after an interrupt.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::{command, run, words};

/// A folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("fivewinds-{}-{name}", std::process::id()));
        drop(fs::remove_dir_all(&path));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// The tables of a run.
    fn tables(&self, name: &str) -> [Vec<u8>; 2] {
        ["parquet", "seats.parquet"].map(|end| fs::read(self.file(&format!("{name}.{end}"))).unwrap())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

const RED: &str = "sim --rules red --players 3 --bots novice,random,random --deals 300 --seed 7";

/// The report without its first line, which says how fast it was.
fn report(line: &str) -> String {
    let ran = run(words(line));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{line}");
    ran.out.split_once('\n').unwrap().1.to_owned()
}

#[test]
fn reports_in_three_languages() {
    let folder = Folder::new("reports");
    for (lang, parts) in [
        (
            "en",
            [
                "deals that nobody won",
                "novice",
                "points a deal",
                "RED-",
                "Own discards until the hand was ready",
            ],
        ),
        ("ru", ["сдачи без победителя", "novice", "очков за сдачу", "RED-", "Своих сносов до ожидания"]),
        ("zh", ["荒牌", "novice", "每盘得分", "RED-", "听牌前的弃牌数"]),
    ] {
        let page = folder.file(&format!("{lang}.html"));
        let out = report(&format!("{RED} --lang {lang} --report {page}"));
        let page = fs::read_to_string(page).unwrap();
        assert!(parts.iter().all(|part| out.contains(part) && page.contains(part)), "{out}");
        assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
        // It needs nothing else.
        assert!(!["http", "<script", "src=", "@import"].iter().any(|part| page.contains(part)));
    }
}

#[test]
fn threads_and_interrupts_change_nothing() {
    let folder = Folder::new("interrupts");
    let whole = report(&format!("{RED} --threads 1 --out {}", folder.file("whole.parquet")));
    let two = report(&format!("{RED} --threads 2 --out {}", folder.file("two.parquet")));
    assert_eq!(whole, two);
    assert!(folder.tables("whole") == folder.tables("two"));
    // Interrupted when something is done, and gone on with.
    let long = RED.replace("300", "40000");
    let begin = format!("{long} --out {}", folder.file("stopped.parquet"));
    let child = command(words(&begin)).spawn().unwrap();
    let deadline = Instant::now() + Duration::from_secs(60);
    while !PathBuf::from(folder.file("stopped.parts/state.json")).exists() && Instant::now() < deadline {
        std::thread::sleep(Duration::from_millis(5));
    }
    std::thread::sleep(Duration::from_millis(150));
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    if output.status.code() == Some(1) {
        let err = String::from_utf8(output.stderr).unwrap();
        assert!(err.starts_with("Stopped after ") && err.contains("--resume"), "{err}");
        assert!(PathBuf::from(folder.file("stopped.seats.parquet")).exists());
        let other = run(words(&format!("{begin} --resume --fixed")));
        assert_eq!(other.code, Some(2), "{other:?}");
        assert!(other.err.contains("another run: seating differ"), "{}", other.err);
        let again = run(words(&begin));
        assert!(
            again.code == Some(2) && again.err.contains("not finished: go on with --resume"),
            "{}",
            again.err
        );
        report(&format!("{begin} --resume"));
    }
    report(&format!("{long} --threads 3 --out {}", folder.file("long.parquet")));
    assert!(folder.tables("stopped") == folder.tables("long"));
    assert!(!PathBuf::from(folder.file("stopped.parts")).exists());
}

#[test]
fn records_can_be_replayed() {
    let folder = Folder::new("sim-records");
    report(&format!("sim --bots random --deals 5 --records {}", folder.file("records")));
    let ran = run(words(&format!("replay --verify {}", folder.file("records/deals-000000000.5wr"))));
    assert!(ran.out.starts_with("Verified: 5 deals"), "{ran:?}");
}

#[track_caller]
fn check_refused(line: &str, code: i32, expected: &[&str]) {
    let ran = run(words(line));
    assert_eq!((ran.code, ran.out.as_str()), (Some(code), ""), "{ran:?}");
    assert!(
        expected.iter().all(|part| ran.err.contains(part)) && !ran.err.contains("panicked"),
        "{}",
        ran.err
    );
}

#[test]
fn what_cannot_be_played() {
    check_refused(
        "sim --bots novice,wizard,sage --rules red",
        2,
        &["no bot is called 'wizard'", "'sage'", "random, novice"],
    );
    check_refused("sim --bots wizard --lang ru", 2, &["нет бота «wizard»"]);
    check_refused("sim --bots wizard --lang zh", 2, &["没有名为“wizard”的机器人"]);
    check_refused("sim --bots novice,novice --rules red --players 3", 2, &["2 bots for 3 players"]);
    check_refused("sim --bots novice --players 3", 2, &["3 cannot play this; 4 can"]);
    check_refused("sim --bots novice --players 7 --rules red --lang ru", 2, &["от 2 до 4, а не 7"]);
    check_refused("sim --bots novice --deals 0", 2, &["no deals to play"]);
    check_refused("sim --bots novice --rules chess", 2, &["'chess': no such ruleset"]);
    check_refused("sim --bots novice --option colour=blue", 2, &["no such option 'colour'", "MCR-"]);
    check_refused(
        "sim --bots novice --deals 1 --out no/such/folder/x.parquet --resume",
        2,
        &["no run of no/such"],
    );
    check_refused("sim --bots novice --deals 1 --out Cargo.toml/x.parquet", 1, &["Cargo.toml/x.parts: "]);
    check_refused("sim --bots novice --deals x", 2, &["invalid value 'x'"]);
    check_refused("sim --bots novice --fixed --duplicate", 2, &["cannot be used with"]);
    check_refused("sim --deals 5", 2, &["--bots"]);
    check_refused("sim --bots club:places --deals 5", 2, &["'club:places'", "master:places"]);
    check_refused("sim --bots novice --deals 1 --standing 1,-2", 2, &["--standing: 2 numbers for 4 players"]);
    check_refused("sim --bots novice --deals 1 --deals-left 2", 2, &["--standing"]);
    let ran = run(words("sim --bots random --deals 4 --report no/such/page.html"));
    assert!(ran.code == Some(1) && ran.err.contains("no/such/page.html: "), "{ran:?}");
}

#[test]
fn a_session_may_stand_somehow() {
    let deals = |more: &str| {
        let ran =
            run(words(&format!("sim --bots master:places:300,club,club,club --deals 4 --seed 3 {more}")));
        assert_eq!(ran.code, Some(0), "{ran:?}");
        ran.out
    };
    let alone = deals("");
    assert!(alone.contains("master:places:300"), "{alone}");
    assert_eq!(deals("--standing 0,0,0,0 --deals-left 900").lines().count(), alone.lines().count());
    // Who is in the lead in the last deal plays otherwise than who is last.
    assert_ne!(deals("--standing 9,3,-5,-7"), deals("--standing=-90,70,10,10"));
}

#[test]
fn pages_of_the_docs() {
    let folder = Folder::new("pages");
    let (strength, fans) = (folder.file("strength.md"), folder.file("fans.md"));
    let parts = "--only levels,tables --walls 8 --walls-of novice=6 --rules red,taiwan";
    let ran = run(words(&format!("strength {parts} --out {strength}")));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let page = fs::read_to_string(&strength).unwrap();
    assert!(!page.contains("thinking gives") && !page.contains("place gives"), "{page}");
    assert!(page.contains("| `novice` against 3 `random` | 6 | 24 | "), "{page}");
    assert!(page.lines().filter(|line| line.contains("| `random` | 32 | ")).count() == 2, "{page}");
    let parts = "--only thinking,places --budget-walls 2 --sessions 2 --rules classical";
    let ran = run(words(&format!("strength {parts} --out {strength}")));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let page = fs::read_to_string(&strength).unwrap();
    assert!(page.contains("| 100 | 2 | ") && page.contains("| 6,000 | 2 | "), "{page}");
    assert!(page.contains("| Chinese classical mahjong | 8 | +") && !page.contains("NaN"), "{page}");
    let parts = "--only decisions --gain-deals 3 --gain-hands 100,300,400 --times 5 --rules sichuan,taiwan";
    let ran = run(words(&format!("strength {parts} --out {strength}")));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let page = fs::read_to_string(&strength).unwrap();
    assert!(page.contains("both are done 5 times"), "{page}");
    assert!(page.contains("| Taiwanese mahjong | 300 | 100 | 3 | ") && !page.contains("NaN"), "{page}");
    // Where it does not look ahead, 300 hands are as good as 100.
    assert!(page.contains("| Sichuan mahjong | 300 | 100 | 3 | 0.0 | 0.00 (0.00 … 0.00) |\n"), "{page}");
    assert!(page.contains("| Sichuan mahjong | 400 | 300 | 3 |  | 0.00 (0.00 … 0.00) |\n"), "{page}");
    let parts = "--only decisions --gain-deals 2 --gain-hands 100 --times 5 --rules red";
    let ran = run(words(&format!("strength {parts} --out {strength}")));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let page = fs::read_to_string(&strength).unwrap();
    assert!(page.contains("| Red mahjong | 100 | `club` | 2 | ") && !page.contains("NaN"), "{page}");
    for none in ["--times", "--gain-deals"] {
        let refused = run(words(&format!("strength --only decisions {none} 0 --out {}", folder.file("x"))));
        assert!(refused.code == Some(2) && refused.err.contains(none), "{refused:?}");
    }
    let ran = run(words(&format!("fan-frequencies --bot novice --deals 30 --out {fans}")));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let page = fs::read_to_string(fans).unwrap();
    assert!(
        page.contains("\n## Sichuan") && page.contains("| never | MCR-FAN-") && !page.contains("NaN"),
        "{page}"
    );
}
