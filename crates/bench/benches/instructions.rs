//! Instruction counts, which do not depend on what else the machine is doing. Each job asserts its result,
//! so that it cannot measure wrong code.
#![allow(missing_docs, reason = "a benchmark")]

use std::hint::black_box;

use bench::playout::{Player, Recording};
use bench::{
    MCR, PEER, REGULAR, Walk, distances_along, random_hands, random_walk, regular_distances_along, rules_of,
    winning_hands,
};
use gungraun::{library_benchmark, library_benchmark_group, main};
use hand::{Hand, RegularTally, ShapeSet, Tally};
use rules::{Rules, Showdown};
use testkit::winning::Kinds;
use tiles::TileCounts;

/// So many hands are one measurement; divide by it.
const HANDS: usize = 1_000;

fn counts(tiles: usize) -> Vec<TileCounts> {
    random_hands(HANDS, tiles)
}

fn tallies(tiles: usize) -> Vec<Tally> {
    counts(tiles).iter().map(Tally::of).collect()
}

#[library_benchmark]
#[bench::tiles_14(counts(14), 3_296)]
#[bench::tiles_17(counts(17), 3_715)]
fn regular_distance_from_counts(hands: Vec<TileCounts>, expected: i64) {
    let sum: i64 = hands.iter().map(|hand| i64::from(RegularTally::of(hand).distance())).sum();
    assert_eq!(sum, expected);
}

#[library_benchmark]
#[bench::tiles_14(counts(14), 3_137)]
fn peer_shapes_distance_from_counts(hands: Vec<TileCounts>, expected: i64) {
    let sum: i64 = hands.iter().map(|hand| i64::from(Tally::of(hand).distance(PEER))).sum();
    assert_eq!(sum, expected);
}

#[library_benchmark]
#[bench::tiles_14(counts(14), 3_021)]
fn mcr_distance_from_counts(hands: Vec<TileCounts>, expected: i64) {
    let sum: i64 = hands.iter().map(|hand| i64::from(Tally::of(hand).distance(MCR))).sum();
    assert_eq!(sum, expected);
}

#[library_benchmark]
#[bench::tiles_14(random_walk(HANDS / 2, 14), 3_753)]
#[bench::tiles_17(random_walk(HANDS / 2, 17), 3_585)]
fn regular_distance_after_each_tile(walk: Walk, expected: i64) {
    let mut tally = black_box(RegularTally::of(&walk.start));
    assert_eq!(regular_distances_along(&walk, black_box(&mut tally)), expected);
}

#[library_benchmark]
#[bench::tiles_14(random_walk(HANDS / 2, 14), 3_317)]
fn mcr_distance_after_each_tile(walk: Walk, expected: i64) {
    let mut tally = black_box(Tally::of(&walk.start));
    assert_eq!(distances_along(&walk, black_box(&mut tally), MCR), expected);
}

#[library_benchmark]
#[bench::regular_13(tallies(13), REGULAR, 16_606)]
#[bench::mcr_13(tallies(13), MCR, 15_118)]
#[bench::regular_16(tallies(16), REGULAR, 16_967)]
fn useful_tiles(hands: Vec<Tally>, shapes: ShapeSet, expected: u64) {
    let sum: u64 = hands.iter().map(|tally| u64::from(black_box(tally).useful(shapes).tiles.len())).sum();
    assert_eq!(sum, expected);
}

#[library_benchmark]
#[bench::regular_14(tallies(14), REGULAR, 806_532)]
#[bench::mcr_14(tallies(14), MCR, 733_224)]
fn discards(hands: Vec<Tally>, shapes: ShapeSet, expected: u64) {
    let unseen = TileCounts::PLAIN;
    let one = |tally: &Tally| Hand::from(*black_box(tally)).discards(shapes, &unseen);
    let sum: u64 =
        hands.iter().map(|tally| one(tally).iter().map(|entry| u64::from(entry.unseen)).sum::<u64>()).sum();
    assert_eq!(sum, expected);
}

/// A ruleset and winning hands of it, as many jokers in each.
fn to_score(ruleset: &str, jokers: usize) -> (Rules, Vec<Showdown>) {
    let rules = rules_of(ruleset, if jokers > 0 { "jokers=true" } else { "" });
    let kinds = Kinds { jokers, ..Kinds::of(ruleset) };
    let hands = winning_hands(&rules, &kinds, HANDS);
    (rules, hands)
}

#[library_benchmark]
#[bench::red(to_score("red", 0), 21_027)]
#[bench::red_two_jokers(to_score("red", 2), 22_826)]
#[bench::classical(to_score("classical", 0), 178_980)]
#[bench::mcr(to_score("mcr", 0), 18_629)]
#[bench::sichuan(to_score("sichuan", 0), 4_449)]
#[bench::taiwan(to_score("taiwan", 0), 16_516)]
fn score((rules, hands): (Rules, Vec<Showdown>), expected: u64) {
    let value = |hand: &Showdown| u64::from(rules.score(black_box(hand)).value.unwrap_or(0));
    assert_eq!(hands.iter().map(value).sum::<u64>(), expected);
}

/// So many deals are one measurement; divide by the decisions.
const DEALS: u64 = 100;

/// A player, and what writes records of the play.
fn to_play(ruleset: &str, options: &str) -> (Player, Recording) {
    let rules = rules_of(ruleset, options);
    // What a recorder needs of the heap it takes in its first deals.
    let mut recording = Recording::new(&rules);
    Player::new(rules.clone(), 2).play(DEALS, &mut recording);
    (Player::new(rules, 1), recording)
}

#[library_benchmark]
#[bench::red(to_play("red", ""), 10_462)]
#[bench::classical(to_play("classical", ""), 8_640)]
#[bench::mcr(to_play("mcr", ""), 10_560)]
#[bench::sichuan(to_play("sichuan", ""), 7_272)]
#[bench::taiwan(to_play("taiwan", ""), 8_098)]
fn playout((mut player, _): (Player, Recording), expected: u64) {
    assert_eq!(black_box(&mut player).play(DEALS, &mut ()).decisions, expected);
}

#[library_benchmark]
#[bench::red(to_play("red", ""), 10_462)]
#[bench::classical(to_play("classical", ""), 8_640)]
#[bench::mcr(to_play("mcr", ""), 10_560)]
#[bench::sichuan(to_play("sichuan", ""), 7_272)]
#[bench::taiwan(to_play("taiwan", ""), 8_098)]
fn playout_with_records((mut player, mut recording): (Player, Recording), expected: u64) {
    assert_eq!(black_box(&mut player).play(DEALS, &mut recording).decisions, expected);
}

library_benchmark_group!(
    name = hands,
    benchmarks = [
        regular_distance_from_counts,
        peer_shapes_distance_from_counts,
        mcr_distance_from_counts,
        regular_distance_after_each_tile,
        mcr_distance_after_each_tile,
        useful_tiles,
        discards,
        score,
        playout,
        playout_with_records
    ]
);

main!(library_benchmark_groups = hands);
