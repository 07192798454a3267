//! Makes the look-up tables: run by the build script, and again by a test that compares.
//!
//! The *code* of a group is its counts as a number in base 5, the lowest rank first. There are few different
//! needs, so that a byte, the *class*, names those of a code, and two classes merge by a look-up.

use std::collections::HashMap;

use super::layout;
use super::needs::{FAR, HONOURS_HIGH, MAX_JOKERS, MAX_SETS, NEEDS, Needs, at, merge};

/// The tables have rows of this length, so that two bytes are an index without a check.
const ROW: usize = 256;

/// All tables in one block.
pub(crate) fn tables() -> Vec<u8> {
    let places = Places::new();
    let suit = classes(9, true);
    let honours = classes(7, false);
    // Up to four sets, with jokers: the hands of 14 tiles, and those of 17 with a declared set.
    let four = Merged::of(&suit, &honours, |index| index % (MAX_SETS + 1) < MAX_SETS);
    // Five sets, without jokers: the undeclared hands of 17 tiles.
    let five = Merged::of(&suit, &honours, |index| index < at(0, 0, 1));
    let (offset, class) = places.arrange(&suit.class, &honours.class);
    let parts = [
        (layout::LOW_PLACE, places.of_low.iter().flat_map(|place| place.to_le_bytes()).collect()),
        (layout::OFFSET, offset.iter().flat_map(|offset| offset.to_le_bytes()).collect()),
        (layout::SUIT_NEEDS, suit.needs.concat()),
        (layout::HONOUR_NEEDS, honours.needs.concat()),
        (layout::FOUR_SUITS, bytes(&four.suits)),
        (layout::FOUR_HONOURS, bytes(&four.honours)),
        (layout::FIVE_SUITS, words(&five.suits)),
        (layout::FIVE_HONOURS, words(&five.honours)),
        (layout::FIVE_FINAL, five_final(&five)),
        (layout::CLASS, class),
        (layout::FOUR_FINAL, four_final(&four)),
    ];
    let mut block = Vec::new();
    for (begin, part) in parts {
        assert!(block.len() <= begin, "the part before has more than its place");
        block.resize(begin, 0);
        block.extend::<Vec<u8>>(part);
    }
    assert!(block.len() <= layout::SIZE, "the block is too small");
    block.resize(layout::SIZE, 0);
    block
}

/// The most tiles of a hand.
const MAX_TILES: u8 = 17;
/// How many codes six ranks have.
const LOW_CODES: usize = 15_625;

/// Where the class of a code stands: the code of the ranks from the seventh on leads to a row, that of the first
/// six to a place in it. Both are sorted by the number of tiles, so that the rows are short, and what real
/// hands ask for, a few tiles of a suit, lies in a few cache lines at the beginning of the first rows.
struct Places {
    of_low: Vec<u16>,
    /// How many low codes have at most so many tiles.
    up_to: [usize; MAX_TILES as usize + 1],
}

impl Places {
    fn new() -> Places {
        let mut of_low = vec![0; LOW_CODES.next_power_of_two()];
        for (place, code) in sorted_by_tiles(LOW_CODES).into_iter().enumerate() {
            of_low[code] = place as u16;
        }
        let up_to =
            |tiles: usize| (0..LOW_CODES).filter(|&code| usize::from(tiles_in(code)) <= tiles).count();
        Places { of_low, up_to: std::array::from_fn(up_to) }
    }

    /// The offsets of the rows and the classes, those of the suits and then those of the honours, each a power
    /// of two long, so that a masked index needs no check.
    fn arrange(&self, suit: &[u8], honours: &[u8]) -> (Vec<u32>, Vec<u8>) {
        let mut offsets = vec![0; 2 * HONOURS_HIGH];
        let mut table = Vec::new();
        for (base, classes) in [(0, suit), (HONOURS_HIGH, honours)] {
            for high in sorted_by_tiles(125).into_iter().filter(|&high| plain_code(0, high) < classes.len()) {
                let (begin, tiles) = (table.len(), tiles_in(high));
                offsets[base + high] = begin as u32;
                let row = self.up_to[usize::from(MAX_TILES - tiles.min(MAX_TILES))];
                table.resize(begin + row, 0);
                for low in (0..LOW_CODES).filter(|&low| usize::from(self.of_low[low]) < row) {
                    let class = classes[plain_code(low, high)];
                    table[begin + usize::from(self.of_low[low])] = class;
                }
            }
        }
        table.resize(table.len().next_power_of_two(), 0);
        (offsets, table)
    }
}

/// The plain code, lowest rank first, of a low and a high one, in which the first rank counts most.
fn plain_code(low: usize, high: usize) -> usize {
    let turned = |code: usize, ranks: u32| (0..ranks).fold(0, |sum, rank| 5 * sum + count(code, rank));
    turned(low, 6) + LOW_CODES * turned(high, 3)
}

fn sorted_by_tiles(codes: usize) -> Vec<usize> {
    let mut sorted: Vec<usize> = (0..codes).collect();
    sorted.sort_by_key(|&code| tiles_in(code));
    sorted
}

struct Classes {
    /// The class of each code.
    class: Vec<u8>,
    /// The needs of each class, the most frequent first.
    needs: Vec<Needs>,
    /// How many hands have a group of each class.
    weight: Vec<u128>,
}

/// The classes of a group with so many ranks, with chows or without.
fn classes(ranks: u32, chows: bool) -> Classes {
    let codes = 5usize.pow(ranks);
    let tiles: Vec<u8> = (0..codes).map(tiles_in).collect();
    let needs = needs_by_code(&jokers_by_code(ranks, chows), ranks, &tiles);
    let normal = |code: usize| normal(&needs[code], tiles[code]);
    let weighed = (0..codes).filter_map(|code| Some((normal(code)?, weight_of(code, ranks))));
    let (needs, weight, found) = by_weight(weighed);
    let class = (0..codes).map(|code| normal(code).map_or(0, |needs| found[&needs] as u8)).collect();
    assert!(found.len() <= ROW, "a byte names a class");
    Classes { class, needs, weight }
}

/// In how many ways a hand of 14 tiles holds just these tiles of the group.
fn weight_of(code: usize, ranks: u32) -> u128 {
    let ways = |rank: u32| [1, 4, 6, 4, 1][count(code, rank)];
    let others = u128::from(136 - 4 * ranks);
    let rest = u128::from(14u8.saturating_sub(tiles_in(code)));
    let of_others = (0..rest).fold(1, |ways, n| ways * (others - n) / (n + 1));
    (0..ranks).map(ways).product::<u128>() * of_others
}

/// The different needs, the heaviest first, their weights, and the number of each. Frequent classes stand
/// side by side in the tables, which is what the processor's caches like.
fn by_weight(all: impl Iterator<Item = (Needs, u128)>) -> (Vec<Needs>, Vec<u128>, HashMap<Needs, u16>) {
    let mut sums: HashMap<Needs, u128> = HashMap::new();
    all.for_each(|(needs, weight)| *sums.entry(needs).or_default() += weight);
    let mut list: Vec<(Needs, u128)> = sums.into_iter().collect();
    list.sort_by(|one, two| two.1.cmp(&one.1).then(one.0.cmp(&two.0)));
    let found = list.iter().zip(0..).map(|((needs, _), number)| (*needs, number)).collect();
    let (needs, weights) = list.into_iter().unzip();
    (needs, weights, found)
}

/// Codes with too many tiles for a hand have no class, and jokers only go with four sets.
fn normal(needs: &Needs, tiles: u8) -> Option<Needs> {
    let mut normal = *needs;
    for jokers in 1..=MAX_JOKERS {
        normal[at(MAX_SETS, 0, jokers)] = FAR;
        normal[at(MAX_SETS, 1, jokers)] = FAR;
    }
    (tiles <= MAX_TILES).then_some(normal)
}

/// For each code and each number of sets and pairs: how many jokers complete them without a draw.
type Jokers = [u8; 2 * (MAX_SETS + 1)];

fn jokers_by_code(ranks: u32, chows: bool) -> Vec<Jokers> {
    let mut table: Vec<Jokers> = vec![[FAR; 2 * (MAX_SETS + 1)]; 5usize.pow(ranks)];
    table[0][0] = 0;
    for code in 1..table.len() {
        let mut best = [FAR; 2 * (MAX_SETS + 1)];
        for take in takes(code, ranks, chows) {
            let rest = &table[code - take.tiles];
            for pairs in take.pairs..2 {
                for sets in take.sets..=MAX_SETS {
                    let before = rest[(pairs - take.pairs) * (MAX_SETS + 1) + sets - take.sets];
                    let slot = &mut best[pairs * (MAX_SETS + 1) + sets];
                    *slot = (*slot).min(before + take.jokers);
                }
            }
        }
        table[code] = best.map(|jokers| jokers.min(FAR));
    }
    table
}

/// A way to use the tiles of the lowest rank that is there.
struct Take {
    tiles: usize,
    sets: usize,
    pairs: usize,
    jokers: u8,
}

fn takes(code: usize, ranks: u32, chows: bool) -> Vec<Take> {
    let low = (0..ranks).find(|&rank| count(code, rank) > 0).expect("the code is not 0");
    let unit = 5usize.pow(low);
    let mut takes = vec![Take { tiles: unit, sets: 0, pairs: 0, jokers: 0 }];
    for natural in 1..=count(code, low).min(3) {
        takes.push(Take { tiles: natural * unit, sets: 1, pairs: 0, jokers: 3 - natural as u8 });
        if natural <= 2 {
            takes.push(Take { tiles: natural * unit, sets: 0, pairs: 1, jokers: 2 - natural as u8 });
        }
    }
    if !chows {
        return takes;
    }
    for start in low.saturating_sub(2)..=low {
        // The chow holds `low` itself and any of its higher ranks; jokers stand for the others.
        let higher = start + 2 - low;
        for natural in (0..1u32 << higher).filter(|_| start + 2 < ranks) {
            let mine = (0..higher).filter(|bit| natural >> bit & 1 == 1).map(|bit| low + 1 + bit);
            if mine.clone().all(|rank| count(code, rank) > 0) {
                let tiles = unit + mine.map(|rank| 5usize.pow(rank)).sum::<usize>();
                takes.push(Take { tiles, sets: 1, pairs: 0, jokers: 2 - natural.count_ones() as u8 });
            }
        }
    }
    takes
}

/// A draw is a step to a code with one tile more; the needs are the number of steps.
fn needs_by_code(jokers: &[Jokers], ranks: u32, tiles: &[u8]) -> Vec<Needs> {
    let mut codes: Vec<u32> = (0..jokers.len() as u32).collect();
    codes.sort_by_key(|&code| std::cmp::Reverse(tiles[code as usize]));
    let mut table: Vec<Needs> = vec![[FAR; NEEDS]; jokers.len()];
    for code in codes {
        let code = code as usize;
        let mut needs = [FAR; NEEDS];
        for rank in (0..ranks).filter(|&rank| count(code, rank) < 4) {
            let next = &table[code + 5usize.pow(rank)];
            for (need, next) in needs.iter_mut().zip(next) {
                *need = (*need).min(next + 1);
            }
        }
        for (index, need) in needs.iter_mut().enumerate() {
            let (held, shape) = (index / jokers[code].len(), index % jokers[code].len());
            if usize::from(jokers[code][shape]) <= held {
                *need = 0;
            }
        }
        table[code] = needs;
    }
    table
}

/// Two suits merged into one class, a suit and the honours merged into another.
struct Merged {
    /// By suit class and suit class.
    suits: Vec<u16>,
    suits_needs: Vec<Needs>,
    /// By suit class and honours' class.
    honours: Vec<u16>,
    honours_needs: Vec<Needs>,
}

impl Merged {
    /// `keep` says which of the needs matter; groups that differ in others fall into one class.
    fn of(suit: &Classes, honours: &Classes, keep: impl Fn(usize) -> bool) -> Merged {
        let (suits, suits_needs) = merge_all(suit, suit, &keep);
        let (honours, honours_needs) = merge_all(suit, honours, &keep);
        Merged { suits, suits_needs, honours, honours_needs }
    }
}

fn merge_all(left: &Classes, right: &Classes, keep: impl Fn(usize) -> bool) -> (Vec<u16>, Vec<Needs>) {
    let mut pairs = Vec::new();
    for (a, one) in left.needs.iter().enumerate() {
        for (b, two) in right.needs.iter().enumerate() {
            let both = merge(one, two);
            let both = std::array::from_fn(|index| if keep(index) { both[index] } else { FAR });
            pairs.push((a * ROW + b, both, left.weight[a] * right.weight[b]));
        }
    }
    let (list, _, found) = by_weight(pairs.iter().map(|(_, both, weight)| (*both, *weight)));
    let mut table = vec![0; ROW * ROW];
    pairs.iter().for_each(|(place, both, _)| table[*place] = found[both]);
    (table, list)
}

/// The draws that all four groups need together, for so many sets, a pair and so many jokers.
fn together(one: &Needs, two: &Needs, sets: usize, jokers: usize) -> u8 {
    let mut best = FAR;
    for first_jokers in 0..=jokers {
        for first in 0..=sets {
            for pair in 0..2 {
                let draws = one[at(first, pair, first_jokers)]
                    + two[at(sets - first, 1 - pair, jokers - first_jokers)];
                best = best.min(draws);
            }
        }
    }
    best
}

/// By jokers, sets, class of two suits, class of the third suit and the honours.
fn four_final(merged: &Merged) -> Vec<u8> {
    let mut table = vec![0; (MAX_JOKERS + 1) * MAX_SETS * ROW * ROW];
    for jokers in 0..=MAX_JOKERS {
        for sets in 0..MAX_SETS {
            let base = (jokers * MAX_SETS + sets) * ROW;
            for (a, one) in merged.suits_needs.iter().enumerate() {
                for (b, two) in merged.honours_needs.iter().enumerate() {
                    table[(base + a) * ROW + b] = together(one, two, sets, jokers);
                }
            }
        }
    }
    table
}

/// By class of two suits, class of the third suit and the honours; rows of 512.
fn five_final(merged: &Merged) -> Vec<u8> {
    let mut table = vec![0; 4 * ROW * ROW];
    for (a, one) in merged.suits_needs.iter().enumerate() {
        for (b, two) in merged.honours_needs.iter().enumerate() {
            table[a * 2 * ROW + b] = together(one, two, MAX_SETS, 0);
        }
    }
    table
}

fn bytes(table: &[u16]) -> Vec<u8> {
    table.iter().map(|&class| u8::try_from(class).expect("fewer than 256 merged classes")).collect()
}

fn words(table: &[u16]) -> Vec<u8> {
    assert!(table.iter().all(|&class| usize::from(class) < 2 * ROW), "fewer than 512 merged classes");
    table.iter().flat_map(|class| class.to_le_bytes()).collect()
}

fn count(code: usize, rank: u32) -> usize {
    code / 5usize.pow(rank) % 5
}

fn tiles_in(mut code: usize) -> u8 {
    let mut tiles = 0;
    while code > 0 {
        tiles += (code % 5) as u8;
        code /= 5;
    }
    tiles
}
