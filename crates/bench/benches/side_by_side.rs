//! Our analysis and that of the crate `xiangting`, on the same hands, in turns, in one run on one thread.
//! The best of many rounds counts, and the ratio is what matters: machines differ.
#![allow(missing_docs, reason = "a benchmark")]
#![allow(clippy::print_stdout, reason = "it prints its results")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use bench::{
    MCR, PEER, REGULAR, Walk, distances_along, peer_counts, random_hands, random_walk,
    regular_distances_along,
};
use hand::{Hand, RegularTally, ShapeSet, Tally};
use tiles::{TileCounts, TileSet};
use xiangting::PlayerCount;

const HANDS: usize = 20_000;
const ROUNDS: usize = 60;
const CHECKED: usize = 250_000;

fn main() {
    let hands_13 = random_hands(HANDS, 13);
    let hands_14 = random_hands(HANDS, 14);
    let hands_17 = random_hands(HANDS, 17);
    let peer_13: Vec<_> = hands_13.iter().map(peer_counts).collect();
    let peer_14: Vec<_> = hands_14.iter().map(peer_counts).collect();
    check_against_peer();
    let tallies_13: Vec<_> = hands_13.iter().map(Tally::of).collect();
    let tallies_14: Vec<_> = hands_14.iter().map(Tally::of).collect();
    let (walk_14, walk_17) = (random_walk(HANDS / 2, 14), random_walk(HANDS / 2, 17));

    let mut jobs = [
        Job::new("xiangting: distance, 14 tiles", || {
            sum(&peer_14, |hand| {
                xiangting::calculate_replacement_number(hand, PlayerCount::Four).map_or(0, u64::from)
            })
        }),
        Job::new("distance from counts, regular shape, 14 tiles", || {
            sum(&hands_14, |hand| RegularTally::of(hand).distance() as u64)
        }),
        Job::new("distance from counts, the peer's three shapes, 14 tiles", || {
            sum(&hands_14, |hand| Tally::of(hand).distance(PEER) as u64)
        }),
        Job::new("distance from counts, regular shape, 17 tiles", || {
            sum(&hands_17, |hand| RegularTally::of(hand).distance() as u64)
        }),
        Job::new("distance from counts, all shapes of MCR, 14 tiles", || {
            sum(&hands_14, |hand| Tally::of(hand).distance(MCR) as u64)
        }),
        Job::new("distance after each tile, regular shape alone, 14 tiles", || walk_regular(&walk_14)),
        Job::new("distance after each tile, regular shape alone, 17 tiles", || walk_regular(&walk_17)),
        Job::new("distance after each tile, regular shape of a full tally, 14 tiles", || {
            walk_along(&walk_14, REGULAR)
        }),
        Job::new("distance after each tile, the peer's three shapes, 14 tiles", || {
            walk_along(&walk_14, PEER)
        }),
        Job::new("distance after each tile, all shapes of MCR, 14 tiles", || walk_along(&walk_14, MCR)),
        Job::new("xiangting: necessary tiles, 13 tiles", || {
            sum(&peer_13, |hand| {
                xiangting::calculate_necessary_tiles(hand, PlayerCount::Four).map_or(0, |(_, tiles)| tiles)
            })
        }),
        Job::new("useful tiles, regular shape, 13 tiles", || {
            sum(&tallies_13, |tally| tally.useful(REGULAR).tiles.bits())
        }),
        Job::new("useful tiles, the peer's three shapes, 13 tiles", || {
            sum(&tallies_13, |tally| tally.useful(PEER).tiles.bits())
        }),
        Job::new("useful tiles, all shapes of MCR, 13 tiles", || {
            sum(&tallies_13, |tally| tally.useful(MCR).tiles.bits())
        }),
        Job::new("discards with useful tiles, regular shape, 14 tiles", || {
            sum(&tallies_14, |tally| {
                let discards = Hand::from(*tally).discards(REGULAR, &TileCounts::PLAIN);
                discards.iter().map(|discard| discard.useful.bits()).sum()
            })
        }),
        Job::new("discards with useful tiles, all shapes of MCR, 14 tiles", || {
            sum(&tallies_14, |tally| {
                let discards = Hand::from(*tally).discards(MCR, &TileCounts::PLAIN);
                discards.iter().map(|discard| discard.useful.bits()).sum()
            })
        }),
    ];
    for round in 0..ROUNDS {
        jobs.iter_mut().for_each(Job::measure);
        if round % 10 == 9 {
            println!("{} of {ROUNDS} rounds", round + 1);
        }
    }
    report(&jobs);
}

/// The tally lies in memory, as it does in a program that has other things to do between two tiles.
#[inline(always)]
fn walk_along(walk: &Walk, shapes: ShapeSet) -> u64 {
    let mut tally = black_box(Tally::of(&walk.start));
    let sum = distances_along(walk, black_box(&mut tally), shapes);
    black_box(tally);
    sum as u64
}

#[inline(always)]
fn walk_regular(walk: &Walk) -> u64 {
    let mut tally = black_box(RegularTally::of(&walk.start));
    let sum = regular_distances_along(walk, black_box(&mut tally));
    black_box(tally);
    sum as u64
}

/// It would be no use to be fast and wrong: two programs that agree on a million hands.
fn check_against_peer() {
    for tiles in [13, 10, 7, 4] {
        for counts in random_hands(CHECKED, tiles) {
            let ours = Tally::of(&counts).useful(PEER);
            let (distance, tiles) =
                xiangting::calculate_necessary_tiles(&peer_counts(&counts), PlayerCount::Four)
                    .expect("tiles of a full set are a hand");
            assert_eq!(ours.distance + 1, distance as i8, "{counts}");
            assert_eq!(ours.tiles, TileSet::from_bits(tiles), "{counts}");
        }
    }
    println!("{} hands: distance and useful tiles are the peer's", 4 * CHECKED);
}

struct Job<'a> {
    name: &'static str,
    run: Box<dyn FnMut() -> u64 + 'a>,
    best: Duration,
}

impl<'a> Job<'a> {
    fn new(name: &'static str, run: impl FnMut() -> u64 + 'a) -> Job<'a> {
        Job { name, run: Box::new(run), best: Duration::MAX }
    }

    /// Once unmeasured, so that what the job before has pushed out of the caches is there again, then measured.
    fn measure(&mut self) {
        black_box((self.run)());
        let start = Instant::now();
        black_box((self.run)());
        self.best = self.best.min(start.elapsed());
    }

    fn nanoseconds(&self) -> f64 {
        self.best.as_nanos() as f64 / HANDS as f64
    }
}

#[inline(always)]
fn sum<T>(hands: &[T], job: impl Fn(&T) -> u64) -> u64 {
    hands.iter().fold(0, |sum: u64, hand| sum.wrapping_add(job(hand)))
}

/// Each job beside the last job of the peer before it.
fn report(jobs: &[Job<'_>]) {
    println!("\n{:<68} {:>9} {:>14}", "job", "ns a hand", "times the peer");
    let mut peer = f64::NAN;
    for job in jobs {
        let time = job.nanoseconds();
        if job.name.starts_with("xiangting") {
            peer = time;
        }
        println!("{:<68} {time:>9.1} {:>14.1}", job.name, peer / time);
    }
}
