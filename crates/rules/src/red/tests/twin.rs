//! The slow twin of the scorer: jokers are tried as every tile, tiles are put together in every way, and each
//! fan is counted straight from its line in the table of fans. It shares no code with the fast one.

use std::collections::BTreeSet;

use hand::{Hand, Meld, MeldKind};
use testkit::Random;
use tiles::{Tile, TileCounts, TileSet, Wind};

use crate::score::tests::{rules, text};
use crate::{Facts, Rules, Showdown, Win, WinBy};

/// The kinds of a set or pair in order, jokers as what they stand for.
type Group = Vec<usize>;

type Kinds = [u8; Tile::PLAYING_KINDS];

#[test]
fn hands_without_jokers() {
    check_many(0, testkit::rounds(4_000, 1_000_000));
}

#[test]
fn hands_with_one_joker() {
    check_many(1, testkit::rounds(3_000, 200_000));
}

#[test]
fn hands_with_two_jokers() {
    check_many(2, testkit::rounds(2_000, 50_000));
}

#[test]
fn hands_with_three_jokers() {
    check_many(3, testkit::rounds(100, 5_000));
}

#[test]
fn hands_with_four_jokers() {
    check_many(4, testkit::rounds(15, 600));
}

/// Whatever a program puts into a showdown, it is answered.
#[test]
fn any_showdown_is_answered() {
    let rules = rules("red", "jokers=true");
    let mut random = Random::new(1);
    for _ in 0..testkit::rounds(3_000, 100_000) {
        let tiles = [1, 4, 7, 10, 13, 16, 40, 148][random.below(8)];
        let concealed = random.draw(tiles, &TileCounts::WITH_FLOWERS_AND_JOKERS);
        let melds = [0, 1, 2, 3, 4, 5][random.below(6)];
        let mut hand = showdown(concealed, random_melds(&mut random, melds, 0), Tile::EAST);
        hand.win = (random.below(10) > 0).then(|| Win {
            tile: Tile::from_index(random.below(Tile::KINDS)).unwrap(),
            by: WinBy::ALL[random.below(8)],
            from: None,
        });
        hand.players = random.below(6) as u8;
        let score = rules.score(&hand);
        assert_eq!(rules.prove(&hand).score, score);
    }
}

#[track_caller]
fn check_many(jokers: usize, rounds: u64) {
    let rules = rules("red", "jokers=true limit=100000");
    let mut random = Random::new(jokers as u64);
    let mut complete = 0;
    for round in 0..rounds {
        let hand = if round % 10 == 0 {
            near_chaotic(&mut random, jokers)
        } else {
            near_regular(&mut random, jokers)
        };
        complete += u64::from(check(&rules, &hand));
    }
    assert!(complete > rounds / 2, "{complete} complete hands of {rounds}");
}

/// Compares the value and the number of readings; says whether the hand is complete.
fn check(rules: &Rules, hand: &Showdown) -> bool {
    let (slow, readings) = slow(hand);
    let proof = rules.prove(hand);
    let score = rules.score(hand);
    assert_eq!(score, proof.score);
    assert_eq!(score.value, slow, "{hand:?}: {}", text(rules, &score));
    assert_eq!(proof.readings.len(), readings, "{hand:?}");
    if let Some(best) = proof.readings.first() {
        assert_eq!(best.counted.iter().map(|counted| counted.points).sum::<u32>(), best.value);
        assert_eq!(Some(best.value), slow);
        let held = best.layout.sets.iter().flat_map(|set| set.tiles_held()).filter(|tile| tile.is_joker());
        let held = held.count() + best.layout.wild.len() as usize;
        assert_eq!(held, usize::from(hand.copies(Tile::JOKER)), "{:?}", best.layout);
    }
    slow.is_some()
}

/// The best value and how many readings there are.
fn slow(hand: &Showdown) -> (Option<u32>, usize) {
    let mut natural: Kinds = std::array::from_fn(|index| hand.concealed.as_array()[index]);
    let mut jokers = hand.concealed[Tile::JOKER];
    match hand.win.unwrap().tile {
        Tile::JOKER => jokers += 1,
        tile => natural[tile.index()] += 1,
    }
    let declared: Vec<Group> =
        hand.melds.iter().map(|meld| meld.stands_for().map(Tile::index).collect()).collect();
    let (mut splits, mut chaotic) = (BTreeSet::new(), false);
    assign(&mut [0; Tile::PLAYING_KINDS], jokers, 0, &mut |wild| {
        split(&mut natural.clone(), &mut wild.clone(), &mut Vec::new(), &mut splits);
        chaotic |= declared.is_empty() && is_chaotic(&natural, wild);
    });
    let splits = splits.iter().filter(|groups| groups.len() + declared.len() == 5);
    let values = splits.clone().map(|groups| {
        let (pair, sets): (Vec<&Group>, Vec<&Group>) =
            declared.iter().chain(groups).partition(|group| group.len() == 2);
        value(&sets, pair[0])
    });
    let best = values.chain(chaotic.then_some(12)).max();
    (best, splits.count() + usize::from(chaotic))
}

/// RED-SCORE-3: each joker as each kind.
fn assign(wild: &mut Kinds, jokers: u8, from: usize, found: &mut dyn FnMut(&Kinds)) {
    if jokers == 0 {
        return found(wild);
    }
    for kind in from..Tile::PLAYING_KINDS {
        wild[kind] += 1;
        assign(wild, jokers - 1, kind, found);
        wild[kind] -= 1;
    }
}

/// Takes groups off the lowest tile; each has a natural tile (RED-JOKER-3), and one is a pair.
fn split(natural: &mut Kinds, wild: &mut Kinds, taken: &mut Vec<Group>, found: &mut BTreeSet<Vec<Group>>) {
    let Some(low) = (0..Tile::PLAYING_KINDS).find(|&kind| natural[kind] + wild[kind] > 0) else {
        if taken.iter().any(|group| group.len() == 2) {
            let mut groups = taken.clone();
            groups.sort();
            found.insert(groups);
        }
        return;
    };
    let mut groups = vec![vec![low; 3]];
    if low < 27 && low % 9 < 7 {
        groups.push(vec![low, low + 1, low + 2]);
    }
    if taken.iter().all(|group| group.len() == 3) {
        groups.push(vec![low; 2]);
    }
    for group in groups {
        // Bit i: the i-th tile is a joker; not all of them are.
        for jokers in 0..(1 << group.len()) - 1 {
            let saved = (*natural, *wild);
            let take = |(place, &kind): (usize, &usize)| {
                let from = if jokers >> place & 1 == 1 { &mut *wild } else { &mut *natural };
                from[kind].checked_sub(1).map(|left| from[kind] = left).is_some()
            };
            if group.iter().enumerate().all(take) {
                taken.push(group.clone());
                split(natural, wild, taken, found);
                taken.pop();
            }
            (*natural, *wild) = saved;
        }
    }
}

/// RED-WIN-3.
fn is_chaotic(natural: &Kinds, wild: &Kinds) -> bool {
    let kinds: Vec<usize> = (0..Tile::PLAYING_KINDS)
        .flat_map(|kind| std::iter::repeat_n(kind, usize::from(natural[kind] + wild[kind])))
        .collect();
    let apart =
        |one: usize, other: usize| one != other && (!same_suit(one, other) || one.abs_diff(other) > 2);
    kinds.len() == 14 && (0..14).all(|a| (a + 1..14).all(|b| apart(kinds[a], kinds[b])))
}

fn same_suit(one: usize, other: usize) -> bool {
    one < 27 && other < 27 && one / 9 == other / 9
}

/// The table of fans, line by line.
fn value(sets: &[&Group], pair: &Group) -> u32 {
    let is_chow = |set: &Group| set[0] != set[1];
    let is_pung = |set: &Group| set[0] == set[1];
    let same_number = |a: &Group, b: &Group| a[0] < 27 && b[0] < 27 && a[0] % 9 == b[0] % 9;
    let suit = |kind: usize| if kind < 27 { kind / 9 } else { 3 };
    let each_pair = |fits: &dyn Fn(&Group, &Group) -> bool| -> u32 {
        let pairs = (0..4).flat_map(|a| (a + 1..4).map(move |b| (a, b)));
        pairs.filter(|&(a, b)| fits(sets[a], sets[b])).count() as u32
    };
    let each_triple = |fits: &dyn Fn([&Group; 3]) -> bool| -> u32 {
        let triples = (0..4).flat_map(|a| (0..4).flat_map(move |b| (0..4).map(move |c| [a, b, c])));
        triples.filter(|&triple| fits(triple.map(|at| sets[at]))).count() as u32
    };
    let pungs_of = |kinds: std::ops::Range<usize>| {
        sets.iter().filter(|set| is_pung(set) && kinds.contains(&set[0])).count() as u32
    };
    let tiles: Vec<usize> = sets.iter().chain([&pair]).flat_map(|group| group.iter().copied()).collect();
    let suits: BTreeSet<usize> = tiles.iter().map(|&kind| suit(kind)).collect();
    let types: BTreeSet<usize> = tiles.iter().map(|&kind| if kind < 31 { suit(kind) } else { 4 }).collect();
    let numbers = |from: usize, to: usize| {
        u32::from(tiles.iter().all(|&kind| kind < 27 && (from..=to).contains(&(kind % 9 + 1))))
    };
    let mut value = 0;
    value += 3 * u32::from(sets.iter().all(|set| is_chow(set)));
    value += 3 * each_pair(&|a, b| is_chow(a) && is_chow(b) && same_number(a, b) && suit(a[0]) != suit(b[0]));
    value += 3 * each_pair(&|a, b| is_pung(a) && is_pung(b) && same_number(a, b) && suit(a[0]) != suit(b[0]));
    value += 3 * each_pair(&|a, b| {
        let (low, high) = if a[0] < b[0] { (a, b) } else { (b, a) };
        is_chow(low) && is_chow(high) && same_suit(low[0], high[0]) && low[0] % 9 == 0 && high[2] % 9 == 8
    });
    value += 3 * pungs_of(27..34);
    value += 3 * u32::from(pair[0] < 27 && [2, 5, 8].contains(&(pair[0] % 9 + 1)));
    value += 12 * u32::from(sets.iter().all(|set| is_pung(set)));
    value += 12 * each_pair(&|a, b| is_chow(a) && a == b);
    value += 12
        * each_triple(&|[a, b, c]| {
            let nine: Vec<usize> = [a, b, c].into_iter().flatten().copied().collect();
            a[0] < 27 && a[0] % 9 == 0 && nine == (a[0]..a[0] + 9).collect::<Vec<_>>()
        });
    value += 12 * u32::from(suits.contains(&3) && suits.len() <= 2);
    value += 16 * u32::from(types.len() == 5);
    value += 24 * (numbers(1, 5) + numbers(5, 9));
    value += 32 * u32::from(pungs_of(0..9) == 3 && pungs_of(33..34) == 1);
    value += 64 * u32::from((31..34).all(|dragon| pungs_of(dragon..dragon + 1) > 0));
    value += 64 * u32::from(suits.len() == 1 && !suits.contains(&3));
    value
}

/// A complete hand, or one tile away from it, with jokers in its concealed tiles and in its declared sets.
fn near_regular(random: &mut Random, jokers: usize) -> Showdown {
    loop {
        let declared = random.below(4);
        let in_sets = if declared > 0 { random.below(jokers + 1) } else { 0 };
        let melds = random_melds(random, declared, in_sets);
        let exchanged = usize::from(random.below(8) == 0);
        let tiles = random.near_complete(4 - declared, exchanged);
        let held: usize = melds.iter().map(|meld| meld.jokers() as usize).sum();
        let Some(tiles) = with_jokers(random, tiles, jokers - held) else { continue };
        if Hand::new(&tiles, &melds, true).is_ok() {
            return won(random, tiles, melds);
        }
    }
}

/// A chaotic hand, or nearly.
fn near_chaotic(random: &mut Random, jokers: usize) -> Showdown {
    let mut natural = [0; Tile::PLAYING_KINDS];
    // Some choices leave room for thirteen tiles only.
    for _ in 0..300 {
        let kind = random.below(Tile::PLAYING_KINDS);
        let apart = (0..Tile::PLAYING_KINDS).all(|other| {
            natural[other] == 0 || (other != kind && !(same_suit(kind, other) && kind.abs_diff(other) < 3))
        });
        if natural.iter().sum::<u8>() < 14 && (apart || random.below(200) == 0) {
            natural[kind] = 1;
        }
    }
    while natural.iter().sum::<u8>() < 14 {
        natural[random.below(Tile::PLAYING_KINDS)] = 1;
    }
    let kinds = (0..Tile::PLAYING_KINDS).filter(|&kind| natural[kind] == 1);
    let tiles = TileCounts::count(kinds.map(|kind| Tile::from_index(kind).unwrap())).unwrap();
    let tiles = with_jokers(random, tiles, jokers).unwrap();
    won(random, tiles, Vec::new())
}

/// Declared sets, up to so many jokers in them.
fn random_melds(random: &mut Random, melds: usize, jokers: usize) -> Vec<Meld> {
    let mut left = jokers;
    let mut declared = Vec::new();
    while declared.len() < melds {
        let first = random.below(Tile::PLAYING_KINDS);
        let (kind, step) = [(MeldKind::Pung, 0), (MeldKind::Chow, 1)][random.below(2)];
        let stands_for: Vec<Tile> =
            (0..3).filter_map(|place| Tile::from_index(first + place * step)).collect();
        let mut tiles = stands_for.clone();
        let here = random.below(left.min(2) + 1);
        (0..here.min(tiles.len())).for_each(|place| tiles[place] = Tile::JOKER);
        if let Ok(meld) = Meld::new(kind, &tiles, &stands_for, None) {
            declared.push(meld);
            left -= here;
        }
    }
    declared
}

fn with_jokers(random: &mut Random, mut tiles: TileCounts, jokers: usize) -> Option<TileCounts> {
    for _ in 0..jokers {
        let natural: Vec<Tile> = tiles.tiles().filter(|tile| !tile.is_joker()).collect();
        let out = *natural.get(random.below(natural.len().max(1)))?;
        tiles.remove(out);
        tiles.add(Tile::JOKER).ok()?;
    }
    Some(tiles)
}

/// Any of the tiles came last.
fn won(random: &mut Random, mut tiles: TileCounts, melds: Vec<Meld>) -> Showdown {
    let held: Vec<Tile> = tiles.tiles().collect();
    let last = held[random.below(held.len())];
    tiles.remove(last);
    showdown(tiles, melds, last)
}

fn showdown(concealed: TileCounts, melds: Vec<Meld>, last: Tile) -> Showdown {
    Showdown {
        concealed,
        melds: melds.into_iter().collect(),
        flowers: TileSet::EMPTY,
        win: Some(Win { tile: last, by: WinBy::SelfDraw, from: None }),
        seat: Wind::East,
        round: Wind::East,
        players: 4,
        facts: Facts::NONE,
        discards: Showdown::MANY_DISCARDS,
        dealer_streak: 0,
    }
}
