//! Tests of the files.

use std::fs;
use std::path::{Path, PathBuf};

use super::*;
use crate::columns::{DEALS, SEATS};
use crate::{Output, OutputError, seats_path};

/// A folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("fivewinds-sim-{}-{name}", std::process::id()));
        drop(fs::remove_dir_all(&path));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn out(&self) -> PathBuf {
        self.0.join("out.parquet")
    }

    fn records(&self) -> PathBuf {
        self.0.join("records")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

/// Every file below a folder, with its bytes.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push((path.clone(), fs::read(&path).unwrap()));
        }
    }
    found.sort();
    found
}

fn bytes(folder: &Folder) -> Vec<(PathBuf, Vec<u8>)> {
    let named = |(path, bytes): (PathBuf, Vec<u8>)| (path.strip_prefix(&folder.0).unwrap().to_owned(), bytes);
    files(&folder.0).into_iter().map(named).collect()
}

/// Plays from where it stands until so many deals are there; `true` if the plan is finished.
fn go_on(plan: &Plan, folder: &Folder, threads: usize, until: u64, kill: bool) -> (bool, Stats) {
    let mut stats = Stats::new(plan);
    let (out, records) = (folder.out(), folder.records());
    let begun = Output::resume(plan, &out, Some(&records), |row| stats.note(row));
    let (mut output, done) = match begun {
        Err(OutputError::NothingToResume { .. }) => {
            (Output::create(plan, Some(&out), Some(&records)).unwrap(), 0)
        }
        begun => begun.unwrap(),
    };
    let control = Control::new();
    let done = run(plan, done, threads, true, &control, |rows, records| {
        rows.iter().for_each(|row| stats.note(row));
        if stats.deals >= until {
            control.stop();
        }
        output.take(rows, records)
    })
    .unwrap();
    if kill {
        drop(output);
    } else {
        output.close(done == plan.walls).unwrap();
    }
    (done == plan.walls, stats)
}

#[test]
fn stopped_and_resumed_is_the_same_to_the_byte() {
    for (seating, deals) in [(Seating::Rotating, 3_000), (Seating::Duplicate, 4_000)] {
        let plan = plan("sichuan", 0, &[MIXED[1], MIXED[1], MIXED[1], Level::ALL[0]], deals, seating);
        let whole = Folder::new(&format!("whole-{}", seating.id()));
        let (finished, stats) = go_on(&plan, &whole, 1, u64::MAX, false);
        assert!(finished);
        let expected = bytes(&whole);
        assert_eq!(expected.len() as u64, 2 + plan.deals().div_ceil(600));
        for threads in 1..4 {
            let parts = Folder::new(&format!("parts-{}-{threads}", seating.id()));
            assert!(!go_on(&plan, &parts, threads, 700, false).0);
            // What is done can be read before it is finished.
            assert!(parts.out().exists() && seats_path(&parts.out()).exists());
            assert!(!go_on(&plan, &parts, threads, 1_000, true).0);
            let (finished, resumed) = go_on(&plan, &parts, threads, u64::MAX, false);
            assert!(finished && resumed == stats);
            assert!(bytes(&parts) == expected, "{threads} {seating:?}");
        }
    }
}

/// What was read back from the tables is what was counted.
#[test]
fn tables_and_statistics_agree() {
    for ruleset in Ruleset::ALL {
        let plan = plan(ruleset.id(), 0, &[Level::ALL[1]], 80, Seating::Rotating);
        let folder = Folder::new(&format!("agree-{ruleset}"));
        let (rows, stats) = play(&plan, 2);
        let mut output = Output::create(&plan, Some(&folder.out()), None).unwrap();
        output.take(&rows, &[]).unwrap();
        output.close(false).unwrap();
        let (mut read, mut again) = (Vec::new(), Stats::new(&plan));
        let (_, walls) = Output::resume(&plan, &folder.out(), None, |row| {
            again.note(row);
            read.push(row.clone());
        })
        .unwrap();
        assert_eq!(walls, plan.walls);
        assert!(read == rows, "{ruleset}");
        assert!(again == stats && stats.wins() > 0, "{ruleset}");
    }
}

#[test]
fn records_are_true() {
    let plan = plan("red", 3, &MIXED[..3], 50, Seating::Rotating);
    let folder = Folder::new("records");
    go_on(&plan, &folder, 2, u64::MAX, false);
    let bytes = fs::read(folder.records().join("deals-000000000.5wr")).unwrap();
    let record = record::Record::read(&bytes).unwrap();
    assert_eq!(record::verify(&record).unwrap().deals, 50);
    assert_eq!((&record.deals[0].seats, &record.deals[1].seats), (&vec![0, 1, 2], &vec![1, 2, 0]));
}

#[test]
fn what_cannot_be_begun_or_resumed() {
    let folder = Folder::new("wrong");
    let first = plan("red", 3, &MIXED[..3], 50, Seating::Rotating);
    let told = |error: OutputError| error.to_string().replace(&folder.0.display().to_string(), "…");
    let resume = |plan: &Plan| Output::resume(plan, &folder.out(), None, |_| {}).map(drop).map_err(told);
    let create = |path: &Path| Output::create(&first, Some(path), None).map(drop).map_err(told);
    assert_eq!(resume(&first), Err("no run of …/out.parquet was begun".to_owned()));
    assert_eq!(create(&folder.out()), Ok(()));
    assert_eq!(create(&folder.out()), Err("…/out.parts is of a run that was not finished".to_owned()));
    let other = Plan { seed: 8, ..plan("red", 3, &MIXED[..3], 51, Seating::Fixed) };
    let differ = "…/out.parts is of another run: deals, seating, seed differ";
    assert_eq!(resume(&other), Err(differ.to_owned()));
    fs::write(folder.0.join("out.parts/state.json"), "{").unwrap();
    assert!(resume(&first).unwrap_err().starts_with("…/out.parts/state.json cannot be read: "));
    fs::write(folder.0.join("file"), "").unwrap();
    assert!(create(&folder.0.join("file/out.parquet")).unwrap_err().starts_with("…/file/out.parts: "));
}

/// `docs/sim.md` tells of every column, in order.
#[test]
fn the_page_tells_of_every_column() {
    let page = include_str!("../../../../docs/sim.md");
    for (heading, table) in [("### Deals", DEALS), ("### Seats", SEATS)] {
        let section = page.split(heading).nth(1).unwrap().split("###").next().unwrap();
        let told: Vec<&str> =
            section.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
        let columns: Vec<&str> = table.columns.iter().map(|(name, _)| *name).collect();
        assert_eq!(told, columns, "{heading}");
    }
}
