//! What the benchmarks share: the hands they measure, and the shapes of each job.
#![forbid(unsafe_code)]

pub mod playout;

use hand::{RegularTally, Shape, ShapeSet, Tally};
use rules::{Options, RawValue, Rules, Ruleset, ScoreInput, Showdown};
use testkit::Random;
use testkit::winning::Kinds;
use tiles::{Tile, TileCounts};

/// The regular shape alone.
pub const REGULAR: ShapeSet = ShapeSet::only(Shape::Regular);

/// The shapes of riichi, which the peer looks at.
pub const PEER: ShapeSet =
    ShapeSet::of(&[Shape::Regular, Shape::SevenDifferentPairs, Shape::ThirteenOrphans]);

/// The shapes of MCR (MCR-FORM-1 to -5).
pub const MCR: ShapeSet = ShapeSet::of(&[
    Shape::Regular,
    Shape::SevenPairs,
    Shape::ThirteenOrphans,
    Shape::LesserKnitted,
    Shape::KnittedStraight,
]);

/// So many random hands of so many tiles, the same in every run.
pub fn random_hands(hands: usize, tiles: usize) -> Vec<TileCounts> {
    let mut random = Random::new(tiles as u64);
    (0..hands).map(|_| random.draw(tiles, &TileCounts::PLAIN)).collect()
}

/// Rules with options as `id=value …`.
///
/// # Panics
/// If there is no such ruleset or option.
pub fn rules_of(ruleset: &str, options: &str) -> Rules {
    let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
    let given = options.split_whitespace().filter_map(|pair| pair.split_once('='));
    let options = Options::new(ruleset, given.map(|(id, value)| (id, RawValue::Typed(value))));
    Rules::new(options.expect("options of the ruleset"))
}

/// So many random winning hands, the same in every run.
pub fn winning_hands(rules: &Rules, kinds: &Kinds, hands: usize) -> Vec<Showdown> {
    let mut random = Random::new(3);
    (0..hands).map(|_| showdown(rules, &random.winning_hand(kinds))).collect()
}

/// A hand as one line.
///
/// # Panics
/// If it is none.
pub fn showdown(rules: &Rules, line: &str) -> Showdown {
    let input = ScoreInput::read_line(line).unwrap_or_else(|problems| panic!("{line}: {problems:?}"));
    input.check(rules).unwrap_or_else(|problems| panic!("{line}: {problems:?}"))
}

/// How a hand changes from turn to turn: the hand to begin with, and the tiles that go and come.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The hand after a draw.
    pub start: TileCounts,
    /// What is discarded and what is drawn, in turn.
    pub turns: Vec<(Tile, Tile)>,
}

/// A random walk of so many turns with so many tiles in hand after a draw, the same in every run.
pub fn random_walk(turns: usize, tiles: usize) -> Walk {
    let mut random = Random::new(100 + tiles as u64);
    let mut hand = random.draw(tiles, &TileCounts::PLAIN);
    let start = hand;
    let turn = |_| {
        let out = hand.tiles().nth(random.below(tiles)).expect("the hand has as many tiles");
        hand.remove(out);
        let into = random.draw(1, &TileCounts::PLAIN.without(&hand).expect("the hand is of a full set"));
        let into = into.tiles().next().expect("one tile was drawn");
        hand.add(into).expect("it was drawn from what the hand does not have");
        (out, into)
    };
    Walk { start, turns: (0..turns).map(turn).collect() }
}

/// The distances after each tile that goes or comes, added up.
#[inline(always)]
pub fn distances_along(walk: &Walk, tally: &mut Tally, shapes: ShapeSet) -> i64 {
    let mut sum = 0;
    for &(out, into) in &walk.turns {
        tally.remove_unchecked(out);
        sum += i64::from(tally.distance(shapes));
        tally.add_unchecked(into);
        sum += i64::from(tally.distance(shapes));
    }
    sum
}

/// The same with the tally of the regular shape alone.
#[inline(always)]
pub fn regular_distances_along(walk: &Walk, tally: &mut RegularTally) -> i64 {
    let mut sum = 0;
    for &(out, into) in &walk.turns {
        tally.remove_unchecked(out);
        sum += i64::from(tally.distance());
        tally.add_unchecked(into);
        sum += i64::from(tally.distance());
    }
    sum
}

/// The playing tiles as the peer wants them.
pub fn peer_counts(counts: &TileCounts) -> [u8; 34] {
    std::array::from_fn(|kind| counts.as_array()[kind])
}
