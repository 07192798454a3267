//! Makes the look-up tables: run by the build script, and again by a test that compares.
//!
//! The *code* of a group is its counts as a number in base 5, the lowest rank first. There are few different
//! needs, so that a byte, the *class*, names those of a code, and two classes merge by a look-up.

use std::collections::HashMap;

use super::needs::{FAR, MAX_JOKERS, MAX_SETS, NEEDS, Needs, at, merge};

/// The tables have rows of this length, so that two bytes are an index without a check.
const ROW: usize = 256;

/// All tables by file name.
pub(crate) fn tables() -> Vec<(&'static str, Vec<u8>)> {
    let suit = classes(9, true);
    let honours = classes(7, false);
    // Up to four sets, with jokers: the hands of 14 tiles, and those of 17 with a declared set.
    let four = Merged::of(&suit.needs, &honours.needs, |index| index % (MAX_SETS + 1) < MAX_SETS);
    // Five sets, without jokers: the undeclared hands of 17 tiles.
    let five = Merged::of(&suit.needs, &honours.needs, |index| index < at(0, 0, 1));
    vec![
        ("suit_class.bin", suit.class),
        ("honour_class.bin", honours.class),
        ("suit_needs.bin", suit.needs.concat()),
        ("honour_needs.bin", honours.needs.concat()),
        ("four_suits.bin", bytes(&four.suits)),
        ("four_honours.bin", bytes(&four.honours)),
        ("four_final.bin", four_final(&four)),
        ("five_suits.bin", words(&five.suits)),
        ("five_honours.bin", words(&five.honours)),
        ("five_final.bin", five_final(&five)),
    ]
}

struct Classes {
    /// The class of each code.
    class: Vec<u8>,
    /// The needs of each class.
    needs: Vec<Needs>,
}

/// The classes of a group with so many ranks, with chows or without.
fn classes(ranks: u32, chows: bool) -> Classes {
    let codes = 5usize.pow(ranks);
    let tiles: Vec<u8> = (0..codes).map(tiles_in).collect();
    let needs = needs_by_code(&jokers_by_code(ranks, chows), ranks, &tiles);
    let mut found: HashMap<Needs, u8> = HashMap::new();
    let mut list = Vec::new();
    // A power of two, so that a masked code is an index without a check.
    let mut class = vec![0; codes.next_power_of_two()];
    for code in 0..codes {
        let Some(mine) = normal(&needs[code], tiles[code]) else { continue };
        class[code] = *found.entry(mine).or_insert_with(|| {
            list.push(mine);
            u8::try_from(list.len() - 1).expect("there are fewer than 256 different needs")
        });
    }
    Classes { class, needs: list }
}

/// Codes with too many tiles for a hand have no class, and jokers only go with four sets.
fn normal(needs: &Needs, tiles: u8) -> Option<Needs> {
    const TILES: u8 = 17;
    let mut normal = *needs;
    for jokers in 1..=MAX_JOKERS {
        normal[at(MAX_SETS, 0, jokers)] = FAR;
        normal[at(MAX_SETS, 1, jokers)] = FAR;
    }
    (tiles <= TILES).then_some(normal)
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
    fn of(suit: &[Needs], honours: &[Needs], keep: impl Fn(usize) -> bool) -> Merged {
        let (suits, suits_needs) = merge_all(suit, suit, &keep);
        let (honours, honours_needs) = merge_all(suit, honours, &keep);
        Merged { suits, suits_needs, honours, honours_needs }
    }
}

fn merge_all(left: &[Needs], right: &[Needs], keep: impl Fn(usize) -> bool) -> (Vec<u16>, Vec<Needs>) {
    let mut found: HashMap<Needs, u16> = HashMap::new();
    let mut list = Vec::new();
    let mut table = vec![0; ROW * ROW];
    for (a, one) in left.iter().enumerate() {
        for (b, two) in right.iter().enumerate() {
            let both = merge(one, two);
            let both = std::array::from_fn(|index| if keep(index) { both[index] } else { FAR });
            table[a * ROW + b] = *found.entry(both).or_insert_with(|| {
                list.push(both);
                list.len() as u16 - 1
            });
        }
    }
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
