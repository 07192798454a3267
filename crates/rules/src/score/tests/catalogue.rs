//! The catalogues against the rules files that they are made from.

use std::collections::HashSet;

use crate::{Fan, Ruleset, Worth};

/// The rules file, and what the clauses of its fans begin with.
const fn rules_file(ruleset: Ruleset) -> (&'static str, &'static str) {
    match ruleset {
        Ruleset::Red => (include_str!("../../../../../docs/rules/red.md"), "RED-FAN"),
        Ruleset::Classical => (include_str!("../../../../../docs/rules/classical.md"), "CLA"),
        Ruleset::Mcr => (include_str!("../../../../../docs/rules/mcr.md"), "MCR-FAN"),
        Ruleset::Sichuan => (include_str!("../../../../../docs/rules/sichuan.md"), "SIC-FAN"),
        Ruleset::Taiwan => (include_str!("../../../../../docs/rules/taiwan.md"), "TWN-FAN"),
    }
}

/// Everything in a rules file that may be the name of a clause.
pub(super) fn clauses(ruleset: Ruleset) -> HashSet<&'static str> {
    let in_name = |sign: char| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '-';
    rules_file(ruleset).0.split(|sign: char| !in_name(sign)).collect()
}

/// A row of a table of fans: its cells, the first one with the clause made whole.
fn rows(ruleset: Ruleset) -> Vec<Vec<String>> {
    let (text, stem) = rules_file(ruleset);
    let ids: HashSet<&str> = ruleset.fans().iter().map(|fan| fan.id).collect();
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    let rows = text.lines().filter(|line| line.starts_with('|')).map(cells);
    rows.filter(|row| row.len() > 4 && ids.contains(row[1].trim_matches('`')))
        .filter(|row| row[1].starts_with('`') && !row[0].contains("OPT"))
        .map(|mut row| {
            let clause = row[0].trim_matches('*').to_owned();
            row[0] = if clause.contains('-') { clause } else { format!("{stem}-{clause}") };
            row
        })
        .collect()
}

#[test]
fn every_row_is_an_entry_and_every_entry_a_row() {
    for ruleset in Ruleset::ALL {
        let rows = rows(ruleset);
        assert_eq!(rows.len(), ruleset.fans().len(), "{ruleset}");
        for (row, fan) in rows.iter().zip(ruleset.fans()) {
            assert_eq!((row[0].as_str(), row[1].trim_matches('`')), (fan.clause, fan.id));
            assert_eq!(row[2], fan.name.ru, "{}", fan.id);
            let same = row[3].to_lowercase().starts_with(&fan.name.en.to_lowercase());
            assert!(same, "{}: {} is {}", fan.id, fan.name.en, row[3]);
        }
    }
}

#[test]
fn worths_are_those_of_the_rows() {
    for ruleset in Ruleset::ALL {
        for (row, fan) in rows(ruleset).iter().zip(ruleset.fans()) {
            let numbers = |cell: &str| -> Vec<u32> {
                let words = cell.split(|sign: char| !sign.is_ascii_digit());
                words.filter_map(|word| word.parse().ok()).collect()
            };
            match fan.worth {
                Worth::Points(points) => {
                    let mut worths = numbers(&row[4]);
                    worths.extend(numbers(&row[5]).into_iter().filter(|_| fan.clause.starts_with("CLA-PTS")));
                    worths.dedup();
                    assert_eq!(worths, points, "{}", fan.id);
                }
                Worth::Doubles(doubles) => assert_eq!(numbers(&row[4]), [doubles], "{}", fan.id),
                Worth::Limit => assert!(fan.clause.starts_with("CLA-LIM"), "{}", fan.id),
            }
        }
    }
}

#[test]
fn names_are_told_apart() {
    for ruleset in Ruleset::ALL {
        let fans = ruleset.fans();
        let distinct = |of: fn(&Fan) -> &'static str| fans.iter().map(of).collect::<HashSet<_>>().len();
        assert_eq!(distinct(|fan| fan.id), fans.len(), "{ruleset}");
        assert_eq!(distinct(|fan| fan.name.en), fans.len(), "{ruleset}");
        assert_eq!(distinct(|fan| fan.name.ru), fans.len(), "{ruleset}");
        assert_eq!(distinct(|fan| fan.name.zh), fans.len(), "{ruleset}");
        for (number, fan) in fans.iter().enumerate() {
            assert!(fan.excludes.iter().all(|&other| usize::from(other) < fans.len()));
            assert!(!fan.excludes.contains(&(number as u8)), "{}", fan.id);
            assert_eq!(Fan::find(fans, fan.id), Some(fan));
        }
    }
}
