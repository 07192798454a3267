//! Slow twins: plain searches straight from the definition of each shape, sharing no code with the fast ones.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use tiles::{Tile, TileCounts};

use crate::{Group, GroupKind, Hand, Shape};

/// What the twins look at: counts of the 34 playing kinds.
pub(super) type Kinds = [u8; 34];

/// A hand as the twins see it.
#[derive(Clone, Debug)]
pub(super) struct Plain {
    pub(super) held: Kinds,
    /// How many of each kind can be in the concealed hand at all.
    pub(super) room: Kinds,
    pub(super) jokers: u8,
    /// How many jokers can be in the concealed hand at all.
    pub(super) joker_room: u8,
    pub(super) declared: u8,
}

impl Plain {
    pub(super) fn of(hand: &Hand) -> Plain {
        let counts = hand.tally().counts();
        let declared: &TileCounts = hand.declared().tiles();
        let kind = |index: usize| Tile::from_index(index).unwrap();
        Plain {
            held: std::array::from_fn(|index| counts[kind(index)]),
            room: std::array::from_fn(|index| 4 - declared[kind(index)]),
            jokers: counts[Tile::JOKER],
            joker_room: hand.jokers_in_play.saturating_sub(declared[Tile::JOKER]),
            declared: hand.declared().sets(),
        }
    }

    pub(super) fn tiles(&self) -> u8 {
        self.held.iter().sum::<u8>() + self.jokers
    }
}

/// How many tiles are missing, if not more than `most`: tries every choice of draws.
pub(super) fn missing_by_draws(plain: &Plain, shape: Shape, most: u8) -> Option<u8> {
    let sets = plain.tiles() / 3;
    (0..=most).find(|&draws| completes(&mut plain.clone(), shape, sets, draws, 0))
}

fn completes(plain: &mut Plain, shape: Shape, sets: u8, draws: u8, from: usize) -> bool {
    if draws == 0 {
        return holds(plain, shape, sets);
    }
    for index in from..34 {
        if plain.held[index] < plain.room[index] {
            plain.held[index] += 1;
            let found = completes(plain, shape, sets, draws - 1, index);
            plain.held[index] -= 1;
            if found {
                return true;
            }
        }
    }
    if plain.jokers < plain.joker_room {
        plain.jokers += 1;
        let found = completes(plain, shape, sets, draws - 1, 34);
        plain.jokers -= 1;
        return found;
    }
    false
}

/// Whether a complete hand is among the tiles; some may be left over.
fn holds(plain: &Plain, shape: Shape, sets: u8) -> bool {
    assert_eq!(shape, Shape::Regular, "the other shapes have few enough targets");
    holds_regular(&mut plain.held.clone(), plain.jokers, sets, 1, 0)
}

/// Every kind in turn: leave a tile out, or use it in a pair, a pung or a chow; jokers fill what is wanting,
/// but never a whole group.
fn holds_regular(held: &mut Kinds, jokers: u8, sets: u8, pairs: u8, index: usize) -> bool {
    if sets == 0 && pairs == 0 {
        return true;
    }
    let Some(index) = (index..34).find(|&index| held[index] > 0) else { return false };
    held[index] -= 1;
    let mut found = holds_regular(held, jokers, sets, pairs, index);
    held[index] += 1;
    let equal = held[index];
    for (size, is_pair) in [(2, true), (3, false)] {
        if if is_pair { pairs == 0 } else { sets == 0 } {
            continue;
        }
        for natural in 1..=equal.min(size) {
            if !found && size - natural <= jokers {
                held[index] -= natural;
                let (sets, pairs) = if is_pair { (sets, 0) } else { (sets - 1, pairs) };
                found = holds_regular(held, jokers - (size - natural), sets, pairs, index);
                held[index] += natural;
            }
        }
    }
    if found || index >= 27 || sets == 0 {
        return found;
    }
    let rank = index % 9;
    for start in rank.saturating_sub(2)..=rank.min(6) {
        let first = index - rank + start;
        for natural in 1..8u8 {
            let places = (0..3).filter(|place| natural >> place & 1 == 1).map(|place| first + place);
            let lowest = places.clone().next();
            if lowest == Some(index)
                && places.clone().all(|at| held[at] > 0)
                && 3 - natural.count_ones() as u8 <= jokers
            {
                places.clone().for_each(|at| held[at] -= 1);
                found |= holds_regular(held, jokers + natural.count_ones() as u8 - 3, sets - 1, pairs, index);
                places.for_each(|at| held[at] += 1);
            }
        }
    }
    found
}

/// How many tiles are missing, over all complete hands of the shape; `None` if there are none.
pub(super) fn missing_by_targets(plain: &Plain, shape: Shape) -> Option<u8> {
    if shape == Shape::KnittedStraight {
        return knitted_straight(plain);
    }
    let tiles = if shape == Shape::EightPairs { 17 } else { 14 };
    if ![tiles - 1, tiles].contains(&plain.tiles()) || plain.declared > 0 {
        return None;
    }
    let suit = |suit: usize| 9 * suit..9 * suit + 9;
    Some(match shape {
        Shape::SevenPairs => 14 - pairs(plain, 0..34, 7, 2, None),
        Shape::SevenDifferentPairs => 14 - pairs(plain, 0..34, 7, 1, None),
        Shape::TwinPairs => {
            let groups = [suit(0), suit(1), suit(2), 27..34];
            14 - groups.map(|group| pairs(plain, group, 7, 2, None)).into_iter().max().unwrap()
        }
        Shape::SevenShiftedPairs => best_of(plain, shifted_pairs()),
        Shape::EightPairs => {
            let with_triplet = |kind: usize| plain.held[kind].min(3) + pairs(plain, 0..34, 7, 2, Some(kind));
            17 - (0..34).map(with_triplet).max().unwrap()
        }
        Shape::ThirteenOrphans => best_of(plain, orphans()),
        Shape::LesserKnitted => best_of(plain, LESSER_KNITTED.iter().copied()),
        Shape::GreaterKnitted => best_of(plain, GREATER_KNITTED.iter().copied()),
        Shape::Chaotic => chaotic(plain).saturating_sub(plain.jokers),
        Shape::Regular | Shape::KnittedStraight => unreachable!("they have a search of their own"),
    })
}

/// The most tiles that are part of `wanted` pairs of these kinds, each kind in at most `often` pairs; `not`
/// is taken by a triplet. A knapsack.
fn pairs(plain: &Plain, kinds: std::ops::Range<usize>, wanted: usize, often: u8, not: Option<usize>) -> u8 {
    let mut best = vec![None; wanted + 1];
    best[0] = Some(0);
    for kind in kinds.filter(|kind| Some(*kind) != not) {
        let before = best.clone();
        for (n, most) in before.iter().enumerate() {
            for more in (1..=usize::from(often)).filter(|more| n + more <= wanted) {
                let used = most.map(|most: u8| most + plain.held[kind].min(2 * more as u8));
                best[n + more] = best[n + more].max(used);
            }
        }
    }
    best[wanted].unwrap()
}

fn best_of(plain: &Plain, targets: impl Iterator<Item = Kinds>) -> u8 {
    targets.map(|target| absent(plain, &target)).min().unwrap()
}

fn absent(plain: &Plain, target: &Kinds) -> u8 {
    target.iter().zip(plain.held).map(|(wanted, held)| wanted.saturating_sub(held)).sum()
}

fn shifted_pairs() -> impl Iterator<Item = Kinds> {
    (0..27).filter(|first| first % 9 <= 2).map(|first| {
        let mut target = [0; 34];
        target[first..first + 7].fill(2);
        target
    })
}

fn orphans() -> impl Iterator<Item = Kinds> {
    let kinds = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];
    kinds.into_iter().map(move |twice| {
        let mut target = [0; 34];
        kinds.into_iter().for_each(|kind| target[kind] = 1);
        target[twice] = 2;
        target
    })
}

/// The nine tiles of each knitted straight.
fn knitted() -> impl Iterator<Item = Kinds> {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    orders.into_iter().map(|order| {
        let mut target = [0; 34];
        for (suit, first) in order.into_iter().enumerate() {
            [0, 3, 6].into_iter().for_each(|step| target[9 * suit + first + step] = 1);
        }
        target
    })
}

static LESSER_KNITTED: LazyLock<Vec<Kinds>> =
    LazyLock::new(|| knitted().flat_map(|nine| all_but(&nine, 2, false)).collect());
static GREATER_KNITTED: LazyLock<Vec<Kinds>> =
    LazyLock::new(|| knitted().flat_map(|nine| all_but(&nine, 2, true)).collect());

/// The nine tiles and seven honours, all but `n` of them; with all honours if so wanted.
fn all_but(nine: &Kinds, n: u32, all_honours: bool) -> Vec<Kinds> {
    let mut all = *nine;
    all[27..].fill(1);
    let kinds: Vec<usize> = (0..34).filter(|&kind| all[kind] > 0).collect();
    let keep = |left: &u32| left.count_ones() == n && (!all_honours || left >> 9 == 0);
    (0..1u32 << kinds.len())
        .filter(keep)
        .map(|left| {
            let mut target = all;
            (0..kinds.len()).filter(|at| left >> at & 1 == 1).for_each(|at| target[kinds[at]] = 0);
            target
        })
        .collect()
}

fn knitted_straight(plain: &Plain) -> Option<u8> {
    let sets = match (plain.tiles(), plain.declared) {
        (13 | 14, 0) => 1,
        (10 | 11, 1) => 0,
        _ => return None,
    };
    let mut best = None;
    for nine in knitted() {
        for pair in 0..34 {
            for set in all_sets().filter(|_| sets == 1).chain([[0; 34]].into_iter().filter(|_| sets == 0)) {
                let mut target = nine;
                target[pair] += 2;
                (0..34).for_each(|kind| target[kind] += set[kind]);
                if target.iter().zip(plain.room).all(|(wanted, room)| *wanted <= room) {
                    let missing = absent(plain, &target);
                    best = Some(best.map_or(missing, |best: u8| best.min(missing)));
                }
            }
        }
    }
    best
}

/// Every chow and every pung.
pub(super) fn all_sets() -> impl Iterator<Item = Kinds> {
    let chows = (0..27).filter(|kind| kind % 9 <= 6).map(|first| {
        let mut set = [0; 34];
        set[first..first + 3].fill(1);
        set
    });
    let pungs = (0..34).map(|kind| {
        let mut set = [0; 34];
        set[kind] = 3;
        set
    });
    chows.chain(pungs)
}

/// Missing tiles without regard to jokers, over every choice of ranks in each suit and of 5–7 honours.
fn chaotic(plain: &Plain) -> u8 {
    let lawful =
        |ranks: &u16| (0..9).all(|a| (a + 1..9.min(a + 3)).all(|b| ranks >> a & ranks >> b & 1 == 0));
    let choices: Vec<u16> = (0..512).filter(lawful).collect();
    let held = |suit: usize, ranks: u16| {
        (0..9).filter(|rank| ranks >> rank & 1 == 1 && plain.held[9 * suit + rank] > 0).count()
    };
    let suits = [0, 1, 2].map(|suit| {
        let mut best = [None; 4];
        for ranks in &choices {
            let slot = &mut best[ranks.count_ones() as usize];
            *slot = (*slot).max(Some(held(suit, *ranks)));
        }
        best
    });
    let honours_held = plain.held[27..].iter().filter(|&&count| count > 0).count();
    let mut best = 14;
    for (a, one) in suits[0].iter().enumerate() {
        for (b, two) in suits[1].iter().enumerate() {
            for (c, three) in suits[2].iter().enumerate() {
                let (Some(one), Some(two), Some(three)) = (one, two, three) else { continue };
                if (7..=9).contains(&(a + b + c)) {
                    let honours = honours_held.min(14 - a - b - c);
                    best = best.min(14 - one - two - three - honours);
                }
            }
        }
    }
    best as u8
}

/// Every way to divide the tiles into so many sets and a pair, each division once and its groups in order. Tries
/// every group with every choice of jokers in it; no tile may be left over.
pub(super) fn divisions(plain: &Plain) -> BTreeSet<Vec<Group>> {
    let mut found = BTreeSet::new();
    let sets = plain.tiles() / 3;
    divide(plain.held, plain.jokers, [sets, 1], &all_groups(), &mut Vec::new(), &mut found);
    found
}

fn divide(
    held: Kinds,
    jokers: u8,
    open: [u8; 2],
    groups: &[Group],
    taken: &mut Vec<Group>,
    found: &mut BTreeSet<Vec<Group>>,
) {
    if open == [0, 0] {
        if jokers == 0 && held == [0; 34] {
            found.insert(taken.clone());
        }
        return;
    }
    for (at, group) in groups.iter().enumerate() {
        let mut left = open;
        let slot = &mut left[usize::from(group.kind == GroupKind::Pair)];
        let wild = group.wild.count_ones() as u8;
        if *slot == 0 || wild > jokers {
            continue;
        }
        *slot -= 1;
        let mut rest = held;
        let natural = group.tiles_held().filter(|tile| !tile.is_joker());
        if natural.into_iter().all(|tile| take(&mut rest[tile.index()])) {
            taken.push(*group);
            divide(rest, jokers - wild, left, &groups[at..], taken, found);
            taken.pop();
        }
    }
}

fn take(count: &mut u8) -> bool {
    let there = *count > 0;
    *count = count.saturating_sub(1);
    there
}

/// Every pair, chow and pung with every choice of jokers that leaves a natural tile (RED-JOKER-3); which of
/// several equal tiles is the joker makes no difference. In order.
fn all_groups() -> Vec<Group> {
    let mut groups = Vec::new();
    for tile in Tile::playing() {
        groups.extend([0b00, 0b10].map(|wild| Group { kind: GroupKind::Pair, tile, wild }));
        groups.extend([0b000, 0b100, 0b110].map(|wild| Group { kind: GroupKind::Pung, tile, wild }));
        if tile.suit().is_some() && tile.rank() <= 7 {
            groups.extend((0..7).map(|wild| Group { kind: GroupKind::Chow, tile, wild }));
        }
    }
    groups.sort();
    groups
}
