//! The tables of one group against plain enumeration: in a deep run every hand of one suit there is, all
//! 405,350 of up to 14 tiles and all 886,400 of up to 17.

use std::collections::HashSet;

use tiles::{Tile, TileCounts};

use crate::capped::Search;
use crate::divide::{divide, divisions_with_jokers};
use crate::tables::needs::{MAX_JOKERS, MAX_SETS};
use crate::tables::{EMPTY, FAR, Needs, RANK_WEIGHT, at, class, honour_needs, suit_needs};

type Ranks = [u8; 9];

#[test]
fn needs_of_a_suit_are_those_of_the_nearest_sets() {
    let step = testkit::rounds(41, 1) as usize;
    assert_eq!(hands(9, 14).count(), 405_350);
    assert_eq!(hands(9, 17).count(), 886_400);
    check_needs(9, step, suit_needs);
}

#[test]
fn needs_of_the_honours_are_those_of_the_nearest_sets() {
    check_needs(7, 1, honour_needs);
}

/// The walk over ranks that serves declared sets is a second way to the same numbers, jokers included.
#[test]
fn needs_with_jokers_are_found_by_a_second_search() {
    let step = testkit::rounds(1_009, 1) as usize;
    for (ranks, needs) in [(9, suit_needs as fn(u8) -> &'static Needs), (7, honour_needs)] {
        in_shards(hands(ranks, 14).step_by(step).collect(), |held| {
            let mut search = Search::new(ranks == 9, MAX_JOKERS);
            (0..ranks).for_each(|rank| search.next_rank(rank, held[rank], 4));
            let table = needs(class_of(ranks, &held));
            for sets in 0..MAX_SETS {
                for (pairs, jokers) in (0..2).flat_map(|pairs| (0..=MAX_JOKERS).map(move |n| (pairs, n))) {
                    let index = at(sets, pairs, jokers);
                    assert_eq!(table[index], search.needs()[index], "{held:?} {sets} {pairs} {jokers}");
                }
            }
        });
    }
}

/// Each suit can be divided in no more ways than there is room for, into itself, and never twice alike.
#[test]
fn divisions_of_a_suit_are_the_suit() {
    let mut most = 0;
    for held in hands(9, 17) {
        let mut counts = [0; Tile::KINDS];
        counts[..9].copy_from_slice(&held);
        let mut found = HashSet::new();
        divide(&counts, |division| {
            let mut tiles = [0; 9];
            let groups = division.groups();
            groups.iter().flat_map(|group| group.tiles()).for_each(|tile| tiles[tile.index()] += 1);
            assert_eq!(tiles, held);
            assert!(found.insert(groups.clone()), "{groups:?}");
        });
        most = most.max(found.len());
    }
    assert_eq!(most, 6);
}

/// The same with jokers: no suit has more divisions than there is room for, with the pair or beside one.
#[test]
fn divisions_of_a_suit_with_jokers_have_room() {
    let mut most = [0; 5];
    for held in hands(9, 13) {
        let natural: u8 = held.iter().sum();
        for jokers in 1..=4.min(14 - natural) {
            let beside_pair = (natural + jokers).is_multiple_of(3) && natural + jokers <= 12;
            let kinds = (0..9).flat_map(|rank| std::iter::repeat_n(rank, usize::from(held[rank])));
            let tiles = kinds.map(|index| Tile::from_index(index).unwrap());
            let pair = std::iter::repeat_n(Tile::EAST, if beside_pair { 2 } else { 0 });
            let wild = std::iter::repeat_n(Tile::JOKER, usize::from(jokers));
            let mut found = 0;
            divisions_with_jokers(&TileCounts::count(tiles.chain(pair).chain(wild)).unwrap(), |_| found += 1);
            if !beside_pair {
                most[usize::from(jokers)] = found.max(most[usize::from(jokers)]);
            }
        }
    }
    assert_eq!(most, [0, 14, 44, 90, 202]);
}

fn check_needs(ranks: usize, step: usize, needs: fn(u8) -> &'static Needs) {
    let targets: Vec<Vec<Ranks>> = (0..2 * (MAX_SETS + 1))
        .map(|index| targets(ranks, index % (MAX_SETS + 1), index / (MAX_SETS + 1)))
        .collect();
    in_shards(hands(ranks, 17).step_by(step).collect(), |held| {
        let table = needs(class_of(ranks, &held));
        for (index, targets) in targets.iter().enumerate() {
            let nearest = targets.iter().map(|target| absent(target, &held)).min().unwrap_or(FAR);
            assert_eq!(table[index], nearest, "{held:?}, entry {index}");
        }
    });
}

/// Every choice of so many sets and pairs that four copies of each rank allow.
fn targets(ranks: usize, sets: usize, pairs: usize) -> Vec<Ranks> {
    let chow = |first: usize| std::array::from_fn(|rank| u8::from((first..first + 3).contains(&rank)));
    let equal =
        |size: u8| move |at: usize| -> Ranks { std::array::from_fn(|rank| size * u8::from(rank == at)) };
    let chows = (0..7).filter(|_| ranks == 9).map(chow);
    let all_sets: Vec<Ranks> = chows.chain((0..ranks).map(equal(3))).collect();
    let all_pairs: Vec<Ranks> = (0..ranks).map(equal(2)).collect();
    let mut found = HashSet::from([[0; 9]]);
    for parts in std::iter::repeat_n(&all_sets, sets).chain(std::iter::repeat_n(&all_pairs, pairs)) {
        let joined = found.iter().flat_map(|done| parts.iter().map(|part| add(done, part)));
        found = joined.filter(|target| target.iter().all(|&count| count <= 4)).collect();
    }
    found.into_iter().collect()
}

fn add(one: &Ranks, two: &Ranks) -> Ranks {
    std::array::from_fn(|rank| one[rank] + two[rank])
}

fn absent(target: &Ranks, held: &Ranks) -> u8 {
    target.iter().zip(held).map(|(wanted, held)| wanted.saturating_sub(*held)).sum()
}

fn hands(ranks: usize, most: u8) -> impl Iterator<Item = Ranks> {
    let counts =
        |code: usize| -> Ranks { std::array::from_fn(|rank| (code / 5usize.pow(rank as u32) % 5) as u8) };
    (0..5usize.pow(ranks as u32)).map(counts).filter(move |held| held.iter().sum::<u8>() <= most)
}

fn class_of(ranks: usize, held: &Ranks) -> u8 {
    let empty = if ranks == 9 { EMPTY[0] } else { EMPTY[3] };
    class(empty + held.iter().zip(RANK_WEIGHT).map(|(&count, weight)| u32::from(count) * weight).sum::<u32>())
}

/// Two threads: what the smallest machine has.
fn in_shards(hands: Vec<Ranks>, check: impl Fn(Ranks) + Sync) {
    let (check, half) = (&check, hands.len() / 2);
    std::thread::scope(|scope| {
        for part in [&hands[..half], &hands[half..]] {
            scope.spawn(move || part.iter().copied().for_each(check));
        }
    });
}
