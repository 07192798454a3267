//! A slow twin: hands of one suit, counted by the words of the rules; and hands that no player can have.

use hand::{Meld, MeldKind};
use tiles::{RelSeat, Suit, Tile, TileCounts, TileSet, Wind};

use super::sichuan;
use crate::score::tests::{rules, showdown};
use crate::{Fact, Facts, Showdown, Verdict, Win, WinBy};

/// How many of each rank.
type Ranks = [u8; 9];

/// A declared set: its rank from 0, and whether it is a kong.
type Declared = (usize, bool);

/// The fans of concealed tiles beside declared sets, won on a discard; `None` if they are not complete.
fn slow_fans(concealed: &Ranks, declared: &[Declared]) -> Option<u32> {
    let kongs = declared.iter().filter(|(_, is_kong)| *is_kong).count() as u32;
    let is_four = |rank: &usize| {
        let pungs = declared.iter().filter(|set| **set == (*rank, false)).count() as u8;
        concealed[*rank] + 3 * pungs == 4
    };
    let fours = (0..9).filter(is_four).count() as u32;
    let pairs = declared.is_empty() && concealed.iter().all(|count| count % 2 == 0);
    let with_pair = |pair: usize| {
        let mut rest = *concealed;
        rest[pair] = rest[pair].checked_sub(2)?;
        fewest_chows(rest)
    };
    let fewest = (0..9).filter_map(with_pair).min();
    let of_sets = fewest.map(|chows| u32::from(chows == 0) + u32::from(declared.len() == 4));
    let of_shape = if pairs { Some(2) } else { of_sets };
    // A full flush is 2.
    Some(of_shape? + 2 + kongs + fours)
}

/// The fewest chows of all divisions into sets; `None` if there is none.
fn fewest_chows(ranks: Ranks) -> Option<u32> {
    let Some(lowest) = ranks.iter().position(|&count| count > 0) else { return Some(0) };
    let without = |taken: [usize; 3]| {
        let mut rest = ranks;
        for rank in taken {
            let count = rest.get_mut(rank)?;
            *count = count.checked_sub(1)?;
        }
        fewest_chows(rest)
    };
    let chow = without([lowest, lowest + 1, lowest + 2]).map(|chows| chows + 1);
    chow.into_iter().chain(without([lowest; 3])).min()
}

/// The best over all waits (SIC-READY-2, SIC-READY-3).
fn slow_ready(concealed: &Ranks, declared: &[Declared]) -> Option<u32> {
    let held = |rank: usize| {
        let of_set = |set: &Declared| if set.1 { 4 } else { 3 };
        concealed[rank] + declared.iter().filter(|set| set.0 == rank).map(of_set).sum::<u8>()
    };
    let with = |rank: usize| {
        let mut all = *concealed;
        all[rank] += 1;
        slow_fans(&all, declared)
    };
    (0..9).filter(|&rank| held(rank) < 4).filter_map(with).max()
}

/// Calls `found` with all ways to have so many tiles of a suit, `most` of a rank.
fn each_hand(tiles: u8, most: &Ranks, found: &mut impl FnMut(&Ranks)) {
    fn go(rank: usize, left: u8, most: &Ranks, hand: &mut Ranks, found: &mut impl FnMut(&Ranks)) {
        if rank == 9 {
            if left == 0 {
                found(hand);
            }
            return;
        }
        for count in 0..=left.min(most[rank]) {
            hand[rank] = count;
            go(rank + 1, left - count, most, hand, found);
        }
        hand[rank] = 0;
    }
    go(0, tiles, most, &mut [0; 9], found);
}

fn tile(rank: usize) -> Tile {
    Tile::suited(Suit::Dots, rank as u8 + 1)
}

fn hand_of(concealed: &Ranks, declared: &[Declared]) -> Showdown {
    let tiles = (0..9).flat_map(|rank| std::iter::repeat_n(tile(rank), usize::from(concealed[rank])));
    let meld = |&(rank, is_kong): &Declared| {
        let (kind, len) = if is_kong { (MeldKind::AddedKong, 4) } else { (MeldKind::Pung, 3) };
        let tiles = vec![tile(rank); len];
        Meld::new(kind, &tiles, &tiles, None).unwrap()
    };
    Showdown {
        concealed: TileCounts::count(tiles).unwrap(),
        melds: declared.iter().map(meld).collect(),
        flowers: TileSet::EMPTY,
        win: None,
        seat: Wind::East,
        round: Wind::East,
        players: 4,
        facts: Facts::NONE,
        discards: Showdown::MANY_DISCARDS,
        dealer_streak: 0,
    }
}

/// The fans, and the value after the table (SIC-SCORE-2).
fn fans_and_value(showdown: &Showdown) -> (u32, Option<u32>) {
    let score = sichuan().score(showdown);
    (score.fans.iter().map(|fan| fan.points).sum(), score.value)
}

fn expected(fans: Option<u32>, none: Option<u32>) -> (u32, Option<u32>) {
    // A hand of one suit has 2 fans at least.
    fans.map_or((0, none), |fans| (fans, Some(if fans > 2 { 8 } else { 4 })))
}

#[test]
fn concealed_hands_are_as_the_slow_twin_says() {
    let mut complete = 0;
    each_hand(14, &[4; 9], &mut |all| {
        let (fans, winning) = (slow_fans(all, &[]), all.iter().position(|&count| count > 0).unwrap());
        let mut before = *all;
        before[winning] -= 1;
        let mut won = hand_of(&before, &[]);
        won.win = Some(Win { tile: tile(winning), by: WinBy::Discard, from: None });
        assert_eq!(fans_and_value(&won), expected(fans, None), "{all:?}");
        complete += u32::from(fans.is_some());
    });
    // 13,259 are sets and a pair, the others seven pairs only.
    assert_eq!(complete, 15_349);
}

#[test]
fn ready_hands_are_as_the_slow_twin_says() {
    each_hand(13, &[4; 9], &mut |hand| {
        let expected = expected(slow_ready(hand, &[]), Some(0));
        assert_eq!(fans_and_value(&hand_of(hand, &[])), expected, "{hand:?}");
    });
}

/// Three declared sets, pungs and kongs in every order of ranks.
#[test]
fn ready_hands_with_declared_sets_are_as_the_slow_twin_says() {
    for sets in 0..9 * 9 * 9 * 8 {
        let (ranks, kinds) = (sets / 8, sets % 8);
        let declared =
            [(ranks / 81, kinds & 1 == 1), (ranks / 9 % 9, kinds & 2 == 2), (ranks % 9, kinds & 4 == 4)];
        if declared[0].0 >= declared[1].0 || declared[1].0 >= declared[2].0 {
            continue;
        }
        let mut most = [4; 9];
        declared.iter().for_each(|&(rank, is_kong)| most[rank] = u8::from(!is_kong));
        each_hand(4, &most, &mut |hand| {
            let expected = expected(slow_ready(hand, &declared), Some(0));
            assert_eq!(fans_and_value(&hand_of(hand, &declared)), expected, "{hand:?} {declared:?}");
        });
    }
}

/// SIC-SET-1: with tiles that do not exist, or too many, a hand is neither complete nor ready.
#[test]
fn hands_of_other_games_are_incomplete() {
    for (ruleset, options, line) in [
        ("mcr", "", "111222333m88m55z +5z discard@left"),
        ("mcr", "", "[555z] 222333m456m8m +8m discard@left"),
        ("red", "jokers=true", "123456m23455p7p0j +9p discard@left"),
        ("taiwan", "", "123456m23455p78p111p +9p discard@left"),
    ] {
        let mut other = showdown(&rules(ruleset, options), line);
        let incomplete = Verdict::Incomplete { clause: "SIC-WIN-1" };
        assert_eq!(sichuan().score(&other).verdict, incomplete, "{line}");
        other.win = None;
        assert_eq!(sichuan().score(&other).value, Some(0), "{line}");
    }
}

/// Whatever is in it, a hand is scored without a panic.
#[test]
fn any_contents_are_scored() {
    let mut seed = 1u64;
    let mut below = |end: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % end
    };
    for _ in 0..20_000 {
        let mut any = hand_of(&[0; 9], &[]);
        let (tiles, kinds) = ([4, 7, 13, 14, 60][below(5)], [9, 27, 34, 43][below(4)]);
        for _ in 0..tiles {
            let _ = any.concealed.add(Tile::from_index(below(kinds)).unwrap());
        }
        for _ in 0..below(6) {
            let first = below(7) + 9 * below(3);
            let (kind, places) = [
                (MeldKind::Chow, vec![first, first + 1, first + 2]),
                (MeldKind::Pung, vec![first; 3]),
                (MeldKind::ConcealedKong, vec![first; 4]),
                (MeldKind::Pung, vec![27 + first % 7; 3]),
            ][below(4)]
            .clone();
            let tiles: Vec<Tile> = places.into_iter().filter_map(Tile::from_index).collect();
            any.melds.push(Meld::new(kind, &tiles, &tiles, None).unwrap());
        }
        let from = [None, Some(RelSeat::ALL[below(4)])][below(2)];
        let win = Win { tile: Tile::from_index(below(kinds)).unwrap(), by: WinBy::ALL[below(8)], from };
        any.win = [None, Some(win)][below(2)];
        any.facts = (0..below(4)).map(|_| Fact::ALL[below(18)]).collect();
        let score = sichuan().score(&any);
        assert_eq!(sichuan().prove(&any).score, score, "{any:?}");
    }
}
