//! Instruction counts, which do not depend on what else the machine is doing. Each job asserts its result,
//! so that it cannot measure wrong code.
#![allow(missing_docs, reason = "a benchmark")]

use std::hint::black_box;

use bench::{MCR, PEER, REGULAR, Walk, distances_along, random_hands, random_walk};
use gungraun::{library_benchmark, library_benchmark_group, main};
use hand::{Hand, ShapeSet, Tally};
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
#[bench::regular_14(counts(14), REGULAR, 3_296)]
#[bench::peer_shapes_14(counts(14), PEER, 3_137)]
#[bench::mcr_14(counts(14), MCR, 3_021)]
#[bench::regular_17(counts(17), REGULAR, 3_715)]
fn distance_from_counts(hands: Vec<TileCounts>, shapes: ShapeSet, expected: i64) {
    let sum: i64 = hands.iter().map(|hand| i64::from(Tally::of(black_box(hand)).distance(shapes))).sum();
    assert_eq!(sum, expected);
}

#[library_benchmark]
#[bench::regular_14(random_walk(HANDS / 2, 14), REGULAR, 3_753)]
#[bench::mcr_14(random_walk(HANDS / 2, 14), MCR, 3_317)]
#[bench::regular_17(random_walk(HANDS / 2, 17), REGULAR, 3_585)]
fn distance_after_each_tile(walk: Walk, shapes: ShapeSet, expected: i64) {
    let mut tally = black_box(walk.start);
    let sum = distances_along(&walk, black_box(&mut tally), shapes);
    assert_eq!(sum, expected);
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

library_benchmark_group!(
    name = hands,
    benchmarks = [distance_from_counts, distance_after_each_tile, useful_tiles, discards]
);

main!(library_benchmark_groups = hands);
