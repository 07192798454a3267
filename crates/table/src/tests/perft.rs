//! Counts of all ways to go on, from walls by seed and from prepared positions.
//!
//! With `FIVEWINDS_PERFT=write` the files are made anew, with `FIVEWINDS_PERFT=divide` each first decision is printed.

use std::fmt::Write as _;
use std::path::PathBuf;

use testkit::rounds;

use super::position::{self, Position};
use crate::{Perft, divide, perft};

/// So many leaves are counted in an ordinary run, and in a deep one.
const LEAVES: (u64, u64) = (20_000, 10_000_000);
/// So many are counted when the files are made.
const LEAVES_WRITTEN: u64 = 1_000_000;

fn path(ruleset: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("src/tests/data/{ruleset}.perft"))
}

fn check(ruleset: &str) {
    let text = std::fs::read_to_string(path(ruleset)).expect("the file is there");
    match std::env::var("FIVEWINDS_PERFT").as_deref() {
        Ok("write") => std::fs::write(path(ruleset), remade(&text)).expect("it can be written"),
        Ok("divide") => position::read_all(&text).iter().for_each(print_divided),
        _ => {
            let counted: u32 = position::read_all(&text).iter().map(count).sum();
            assert!(counted > 10, "{ruleset}: only {counted} numbers were looked at");
        }
    }
}

/// Compares the numbers of a position as far as there is time; says how many there were.
fn count(position: &Position) -> u32 {
    let deal = position.play(&mut Vec::new());
    let limit = rounds(LEAVES.0, LEAVES.1);
    let mut counted = 0;
    for (key, rest) in &position.others {
        assert_eq!(key, "perft", "{}", position.id);
        let [depth, leaves, fingerprints] = rest.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{}: perft {rest}", position.id);
        };
        let expected = Perft {
            leaves: leaves.parse().expect("a number"),
            fingerprints: u64::from_str_radix(fingerprints, 16).expect("a number in base 16"),
        };
        if expected.leaves <= limit {
            let found = perft(&deal, &position.preset.rules, depth.parse().expect("a depth"));
            assert_eq!(found, expected, "{}: depth {depth}", position.id);
            counted += 1;
        }
    }
    counted
}

/// The same file with new numbers: as deep as the limit allows, and not beyond the end.
fn remade(text: &str) -> String {
    let mut blocks = Vec::new();
    for block in text.split("\n\n").map(str::trim).filter(|block| !block.is_empty()) {
        let mut kept: Vec<&str> = block.lines().filter(|line| !line.starts_with("perft ")).collect();
        let numbers = position::read_all(&kept.join("\n")).first().map(numbers).unwrap_or_default();
        kept.extend(numbers.lines());
        blocks.push(kept.join("\n"));
    }
    blocks.join("\n\n") + "\n"
}

fn numbers(position: &Position) -> String {
    let deal = position.play(&mut Vec::new());
    let mut text = String::new();
    for depth in 1..=8 {
        let Perft { leaves, fingerprints } = perft(&deal, &position.preset.rules, depth);
        if depth > 2 && leaves > LEAVES_WRITTEN {
            break;
        }
        writeln!(text, "perft {depth} {leaves} {fingerprints:016x}").expect("a text takes everything");
        if leaves == 0 || leaves * 12 > LEAVES_WRITTEN {
            break;
        }
    }
    text
}

#[allow(clippy::print_stdout, reason = "asked for by whoever looks for a difference")]
fn print_divided(position: &Position) {
    let deal = position.play(&mut Vec::new());
    println!("{}: {}", position.id, position::told(&deal));
    for (seat, action, Perft { leaves, fingerprints }) in divide(&deal, &position.preset.rules, 3) {
        println!("  {seat:?} {action:?}: {leaves} {fingerprints:016x}");
    }
}

#[test]
fn red() {
    check("red");
}

#[test]
fn classical() {
    check("classical");
}

#[test]
fn mcr() {
    check("mcr");
}

#[test]
fn sichuan() {
    check("sichuan");
}

#[test]
fn taiwan() {
    check("taiwan");
}

#[test]
fn the_parts_are_the_whole() {
    for ruleset in ["red", "classical", "mcr", "sichuan", "taiwan"] {
        let text = std::fs::read_to_string(path(ruleset)).expect("the file is there");
        for position in position::read_all(&text) {
            let (deal, rules) = (position.play(&mut Vec::new()), &position.preset.rules);
            let add = |one: Perft, other: Perft| Perft {
                leaves: one.leaves + other.leaves,
                fingerprints: one.fingerprints.wrapping_add(other.fingerprints),
            };
            let parts = divide(&deal, rules, 2).fold(Perft::default(), |sum, (_, _, part)| add(sum, part));
            assert_eq!(parts, perft(&deal, rules, 2), "{}", position.id);
            assert_eq!(perft(&deal, rules, 0), Perft { leaves: 1, fingerprints: deal.fingerprint() });
        }
    }
}
