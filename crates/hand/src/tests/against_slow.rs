//! Whole hands against the slow twins: random ones, near-complete ones, with declared sets and jokers.

use std::collections::BTreeSet;

use testkit::Random;
use tiles::{Tile, TileCounts};

use super::slow::{Plain, divisions, missing_by_draws, missing_by_targets};
use crate::{Declared, Group, GroupKind, Hand, Meld, MeldKind, Shape, ShapeSet, Tally};

/// The twin of the regular shape tries every choice of up to so many draws.
const MOST_DRAWS: u8 = 2;

#[test]
fn special_shapes() {
    std::thread::scope(|scope| {
        for shape in Shape::ALL.into_iter().filter(|shape| *shape != Shape::Regular) {
            scope.spawn(move || check_many(shape));
        }
    });
}

fn check_many(shape: Shape) {
    let mut random = Random::new(shape as u64);
    // The twin of the knitted straight tries twelve thousand complete hands for each draw.
    let slowness = if shape == Shape::KnittedStraight { 10 } else { 1 };
    for round in 0..testkit::rounds(3_000, 100_000) / slowness {
        check_special(&special_hand(&mut random, shape, round), shape);
    }
}

#[test]
fn knitted_straight_beside_a_declared_set() {
    let mut random = Random::new(20);
    for _ in 0..testkit::rounds(3_000, 300_000) {
        let hand = with_declared(&mut random, 4, 1, 0);
        check_special(&hand, Shape::KnittedStraight);
        check_alone(&hand);
    }
}

/// The concealed tiles alone wait for the same, and for what the player has declared himself.
fn check_alone(hand: &Hand) {
    let shapes = ShapeSet::only(Shape::KnittedStraight);
    let (tally, declared, waits) = (hand.tally(), hand.declared().tiles(), hand.waits(shapes));
    let alone = tally.waits(shapes, false);
    assert!((waits - alone).is_empty(), "{hand:?}");
    if hand.distance(shapes) == 0 {
        assert!((alone - waits).all(|tile| tally.count(tile) + declared[tile] >= 4), "{hand:?}");
    }
}

#[test]
fn regular_hands_near_completion() {
    let mut random = Random::new(30);
    for round in 0..testkit::rounds(1_500, 100_000) {
        let sets = if round % 3 == 0 { 5 } else { 4 };
        let exchanged = random.below(3);
        let counts = random.near_complete(sets, exchanged);
        check_regular(&Hand::concealed(&counts).unwrap());
    }
}

#[test]
fn regular_hands_beside_declared_sets() {
    let mut random = Random::new(40);
    for round in 0..testkit::rounds(1_500, 100_000) {
        let sets = if round % 3 == 0 { 5 } else { 4 };
        let declared = 1 + random.below(sets);
        let exchanged = random.below(3);
        check_regular(&with_declared(&mut random, sets, declared, exchanged));
    }
}

#[test]
fn regular_hands_with_jokers() {
    let mut random = Random::new(50);
    for _ in 0..testkit::rounds(600, 30_000) {
        let declared = random.below(5).saturating_sub(1);
        let exchanged = random.below(2);
        let hand = with_declared(&mut random, 4, declared, exchanged);
        check_regular(&with_jokers(&mut random, hand));
    }
}

/// All divisions of complete hands are found, and no other.
#[test]
fn regular_readings() {
    let mut random = Random::new(55);
    for round in 0..testkit::rounds(1_500, 60_000) {
        let sets = if round % 4 == 0 { 5 } else { 4 };
        let counts = random.near_complete(sets, 0);
        let mut hand = Hand::concealed(&counts).unwrap();
        if sets == 4 && round % 2 == 0 {
            hand = with_jokers(&mut random, hand);
        }
        let mut fast = BTreeSet::new();
        Shape::Regular.readings(&hand, &mut |reading| {
            let mut groups = reading.groups.to_vec();
            groups.sort();
            assert!(fast.insert(groups), "{hand:?}: {reading} twice");
        });
        assert_eq!(fast, divisions(&Plain::of(&hand)), "{hand:?}");
    }
}

/// With jokers each division is found once, whichever of its tiles they are, and places are found for them.
#[test]
fn divisions_with_jokers() {
    let mut random = Random::new(57);
    for round in 0..testkit::rounds(2_000, 100_000) {
        let sets = 4 - random.below(4);
        let counts = random.near_complete(sets, usize::from(round % 5 == 0));
        let tiles = with_jokers(&mut random, Hand::from(Tally::of(&counts))).tally.counts();
        let mut fast = BTreeSet::new();
        crate::divisions_with_jokers(&tiles, |groups| {
            let (pair, rest) = groups.split_last().unwrap();
            assert!(pair.kind == GroupKind::Pair && rest.iter().all(|set| set.kind != GroupKind::Pair));
            assert!(rest.is_sorted_by_key(|set| set.tile), "{groups:?}");
            assert!(fast.insert(as_they_stand(groups)), "{tiles}: {groups:?} twice");
            let mut placed = groups.clone();
            crate::place_jokers(&tiles, &mut placed);
            assert_eq!(as_they_stand(&placed), as_they_stand(groups));
            let held = placed.iter().flat_map(|group| group.tiles_held());
            assert_eq!(TileCounts::count(held), Ok(tiles), "{placed:?}");
            assert!(placed.iter().all(|group| group.tiles_held().any(Tile::is_playing)), "{placed:?}");
        });
        let slow = divisions(&Plain::of(&Hand::from(Tally::of(&tiles))));
        assert_eq!(fast, slow.iter().map(|groups| as_they_stand(groups)).collect(), "{tiles}");
    }
}

/// The groups in order, jokers as what they stand for.
fn as_they_stand(groups: &[Group]) -> Vec<Group> {
    let mut groups: Vec<Group> = groups.iter().map(|group| Group::natural(group.kind, group.tile)).collect();
    groups.sort();
    groups
}

/// What is no hand with jokers has no division: a flower among the tiles, or more than 14.
#[test]
fn divisions_with_jokers_of_no_hand() {
    for tiles in ["123m456m789m5p1f0j", "123m456m789m123p55p000j", "123m456m789m123p123p4p0j", "000j", "0j"] {
        crate::divisions_with_jokers(&testkit::tiles(tiles), |groups| panic!("{tiles}: {groups:?}"));
    }
}

/// The distance of hands of any distance: the four groups joined by plain enumeration of who makes what.
#[test]
fn hands_are_the_sum_of_their_groups() {
    let mut random = Random::new(60);
    for round in 0..testkit::rounds(20_000, 3_000_000) {
        let tiles = [13, 14, 16, 17, 10, 11, 1, 2][round as usize % 8];
        let counts = if random.below(2) == 0 || tiles < 10 {
            random.draw(tiles, &TileCounts::PLAIN)
        } else {
            let exchanged = random.below(5);
            let mut near = random.near_complete(tiles / 3, exchanged);
            let out = near.tiles().nth(random.below(near.total() as usize)).unwrap();
            if tiles % 3 == 1 {
                near.remove(out);
            }
            near
        };
        check_sum(&Hand::from(Tally::of(&counts)));
    }
}

#[test]
fn hands_with_jokers_are_the_sum_of_their_groups() {
    let mut random = Random::new(61);
    for _ in 0..testkit::rounds(5_000, 1_000_000) {
        let exchanged = random.below(5);
        let counts = random.near_complete(4, exchanged);
        check_sum(&with_jokers(&mut random, Hand::concealed(&counts).unwrap()));
    }
}

#[track_caller]
fn check_sum(hand: &Hand) {
    assert_eq!(Shape::Regular.missing(hand), Some(joined(hand)), "{hand:?}");
}

/// Every choice of who makes how many sets, who makes the pair and who gets how many jokers.
fn joined(hand: &Hand) -> u8 {
    use crate::tables::{at, honour_needs, suit_needs};
    let (tally, sets) = (hand.tally(), usize::from(hand.tally().sets()));
    let classes = tally.regular.classes;
    let groups =
        [suit_needs(classes[0]), suit_needs(classes[1]), suit_needs(classes[2]), honour_needs(classes[3])];
    let mut best = u8::MAX;
    for used in 0..=usize::from(hand.jokers_in_play) {
        let drawn = (used as u8).saturating_sub(tally.jokers());
        for (sets, jokers) in shares(sets).flat_map(|sets| shares(used).map(move |jokers| (sets, jokers))) {
            for pair in 0..4 {
                let draws =
                    |group: usize| groups[group][at(sets[group], usize::from(pair == group), jokers[group])];
                best = best.min((0..4).map(draws).sum::<u8>() + drawn);
            }
        }
    }
    best
}

/// All ways to share so many things among four.
fn shares(all: usize) -> impl Iterator<Item = [usize; 4]> {
    (0..=all).flat_map(move |a| {
        (0..=all - a).flat_map(move |b| (0..=all - a - b).map(move |c| [a, b, c, all - a - b - c]))
    })
}

#[track_caller]
fn check_special(hand: &Hand, shape: Shape) {
    let plain = Plain::of(hand);
    let slow = missing_by_targets(&plain, shape);
    assert_eq!(shape.missing(hand), slow, "{shape:?} of {hand:?}");
    let useful = shape.useful(hand.held());
    if let (Some(before), false) = (slow, hand.has_drawn()) {
        for tile in hand.drawable() {
            let after = missing_by_targets(&Plain::of(&hand.plus(tile)), shape).unwrap();
            assert_eq!(useful.contains(tile), after < before, "{shape:?} of {hand:?} with {tile}");
        }
    }
    check_readings(hand, shape, slow == Some(0));
}

#[track_caller]
fn check_regular(hand: &Hand) {
    let plain = Plain::of(hand);
    let fast = Shape::Regular.missing(hand).unwrap();
    match missing_by_draws(&plain, Shape::Regular, MOST_DRAWS) {
        Some(slow) => assert_eq!(fast, slow, "{hand:?}"),
        None => assert!(fast > MOST_DRAWS, "{hand:?}: {fast}"),
    }
    check_readings(hand, Shape::Regular, fast == 0);
    if hand.has_drawn() || fast > MOST_DRAWS {
        return;
    }
    let useful = Shape::Regular.useful(hand.held());
    for tile in hand.drawable() {
        let less = missing_by_draws(&Plain::of(&hand.plus(tile)), Shape::Regular, fast - 1).is_some();
        assert_eq!(useful.contains(tile), less, "{hand:?} with {tile}");
    }
}

/// There is a reading if and only if the hand is complete; each uses up the hand, and none comes twice.
#[track_caller]
fn check_readings(hand: &Hand, shape: Shape, complete: bool) {
    let mut seen = Vec::new();
    shape.readings(hand, &mut |reading| {
        let groups = reading.groups.iter().flat_map(|group| group.tiles_held());
        let natural = reading.singles - reading.wild;
        let jokers = std::iter::repeat_n(Tile::JOKER, reading.wild.len() as usize);
        let used = TileCounts::count(groups.chain(natural).chain(jokers)).unwrap();
        assert_eq!(used, hand.tally().counts(), "{reading}");
        let mut key = reading.clone();
        key.groups.sort();
        assert!(!seen.contains(&key), "{hand:?}: {reading} twice");
        seen.push(key);
    });
    assert_eq!(!seen.is_empty(), complete && hand.has_drawn(), "{shape:?} of {hand:?}");
}

/// A hand that has something of the shape: some of its tiles, the rest random.
fn special_hand(random: &mut Random, shape: Shape, round: u64) -> Hand {
    let tiles = if shape == Shape::EightPairs { 16 } else { 13 } + (round % 2) as usize;
    let jokers = shape == Shape::Chaotic && round % 4 >= 2;
    let set = if jokers { TileCounts::WITH_JOKERS } else { TileCounts::PLAIN };
    let mut counts = random.draw(tiles, &set);
    // Draw towards the shape for a while, so that near hands are there too.
    for _ in 0..random.below(14) {
        let hand = Hand::new(&counts, &[], jokers).unwrap();
        let held: Vec<Tile> = counts.tiles().collect();
        let out = held[random.below(held.len())];
        let waiting = Hand { tally: hand.minus(out).tally, ..hand };
        let before = shape.missing_or_far(waiting.held());
        let better: Vec<Tile> = Tile::playing()
            .filter(|&tile| waiting.tally.count(tile) < 4)
            .filter(|&tile| shape.missing_or_far(waiting.plus(tile).held()) < before)
            .collect();
        if !better.is_empty() {
            counts.remove(out);
            counts.add(better[random.below(better.len())]).unwrap();
        }
    }
    Hand::new(&counts, &[], jokers).unwrap()
}

/// A near-complete hand with some of its sets declared, as pungs, chows or kongs.
fn with_declared(random: &mut Random, sets: usize, declared: usize, exchanged: usize) -> Hand {
    loop {
        let counts = random.near_complete(sets - declared, exchanged);
        let mut kept = Declared::NONE;
        let mut melds = Vec::new();
        while melds.len() < declared {
            let kind = [MeldKind::Chow, MeldKind::Pung, MeldKind::ConcealedKong][random.below(3)];
            // Near the concealed tiles, where the copies matter.
            let held: Vec<Tile> = counts.tiles().collect();
            let near = held[random.below(held.len())].index() + random.below(3);
            let Some(first) = Tile::from_index(near.saturating_sub(1)) else { continue };
            let step = usize::from(kind == MeldKind::Chow);
            let tiles: Vec<Tile> = (0..if kind.is_kong() { 4 } else { 3 })
                .filter_map(|place| Tile::from_index(first.index() + place * step))
                .collect();
            match Meld::new(kind, &tiles, &tiles, None) {
                Ok(meld) if kept.add(&meld).is_ok() => melds.push(meld),
                _ if random.below(50) == 0 => break,
                _ => {}
            }
        }
        let mut counts = counts;
        if random.below(2) == 0 {
            let held: Vec<Tile> = counts.tiles().collect();
            counts.remove(held[random.below(held.len())]);
        }
        if melds.len() == declared
            && let Ok(hand) = Hand::new(&counts, &melds, false)
        {
            return hand;
        }
    }
}

/// The same hand with some of its tiles turned into jokers.
fn with_jokers(random: &mut Random, hand: Hand) -> Hand {
    let mut tally = hand.tally;
    for _ in 0..random.below(5).min(usize::from(tally.tiles())) {
        let held: Vec<Tile> = tally.counts().tiles().filter(|tile| !tile.is_joker()).collect();
        if let Some(&out) = held.get(random.below(held.len().max(1))) {
            tally.remove(out);
            tally.add(Tile::JOKER).unwrap();
        }
    }
    Hand { tally, jokers_in_play: 4, ..hand }
}
