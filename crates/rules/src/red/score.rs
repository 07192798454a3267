//! What a Red hand is worth: every fan that holds, as often as it holds (RED-SCORE-4, RED-SCORE-5).
//!
//! Fans are written from the dearest to the cheapest, which is the catalogue backwards. A set with jokers is what it
//! stands for (RED-RUL-14), so nothing here asks for jokers.

use hand::{Shape, ShapeSet};
use tiles::{Suit, Tile, TileSet};

use super::fans::Red;
use super::{SHAPES, pay};
use crate::Options;
use crate::score::{
    Best, FanNo, Layout, Places, Rank, Reason, Score, Scorer, Set, SetMask, Sheet, Showdown, Step, Steps,
    Verdict, Why, Win, Worth,
};

/// The options that a score depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scoring {
    minimum: u32,
    limit: u32,
    chaotic: u32,
}

impl Scoring {
    pub(crate) fn new(options: &Options) -> Scoring {
        let number = |id: &str, usual: u32| options.number(id).map_or(usual, |number| number as u32);
        Scoring {
            minimum: number("min_points", 0),
            limit: number("limit", 300),
            chaotic: number("chaotic_value", 12),
        }
    }
}

impl Scorer for Scoring {
    // RED-SCORE-2: the place of the winning tile makes no difference.
    const PLACES: Places = Places::None;
    type Facts = ();

    fn facts(&self, _: &Showdown) {}

    #[inline]
    fn shapes(&self, showdown: &Showdown, (): &()) -> ShapeSet {
        let tiles = showdown.concealed.total() as usize + 1 + 3 * showdown.melds.len();
        if tiles != 14 || showdown.win.is_some_and(is_claimed_joker) {
            return ShapeSet::EMPTY;
        }
        // RED-WIN-3: all different, and nothing declared (RED-RUL-36).
        let copies =
            showdown.concealed.as_array()[..Tile::PLAYING_KINDS].iter().fold(0, |most, &n| most.max(n));
        if copies < 2 && showdown.melds.is_empty() { SHAPES } else { ShapeSet::only(Shape::Regular) }
    }

    #[inline]
    fn count<S: Sheet>(&self, showdown: &Showdown, (): &(), layout: &Layout, sheet: &mut S) -> Rank {
        if layout.shape == Shape::Chaotic {
            self.count_chaotic(sheet);
        } else {
            count_sets(layout, sheet);
        }
        let points = sheet.total();
        for _ in 0..showdown.flowers.len() {
            write(sheet, Red::Flower, 0);
        }
        // RED-SCORE-6: the minimum does not see the flowers. RED-SCORE-8: the best is found before the cut.
        Rank { order: u64::from(points), value: sheet.total().min(self.limit), basic: points }
    }

    #[inline]
    fn score(&self, showdown: &Showdown, (): &(), best: Option<Best>) -> Score {
        let Some(win) = showdown.win else { return Score::none(Verdict::NotWon) };
        if is_claimed_joker(win) {
            return Score::none(Verdict::DiscardedJoker { clause: "RED-JOKER-2" });
        }
        let Some(Best { rank: Rank { value, basic, .. }, sheet }) = best else {
            return Score::none(Verdict::Incomplete { clause: "RED-WIN-2" });
        };
        let verdict = if basic < self.minimum {
            Verdict::BelowMinimum { have: basic, need: self.minimum, clause: "RED-SCORE-6" }
        } else {
            Verdict::Valid
        };
        let transfers = (verdict == Verdict::Valid).then(|| pay::transfers(showdown, win, value)).flatten();
        Score { verdict, value: Some(value), fans: sheet.fans, transfers }
    }

    fn steps(&self, score: &Score) -> Steps {
        let total: u32 = score.fans.iter().map(|count| count.points).sum();
        let cut = Step::Limited { from: u64::from(total), limit: self.limit, clause: "RED-SCORE-8" };
        (total > self.limit).then_some(cut).into_iter().collect()
    }
}

impl Scoring {
    /// RED-FAN-11. No other fan but the flowers can hold without sets.
    fn count_chaotic<S: Sheet>(&self, sheet: &mut S) {
        sheet.count(Red::ChaoticHand as FanNo, self.chaotic, 0);
        if S::PROVES {
            // Such a hand always has tiles of all five types.
            let reason = Reason { why: Why::NotHere, by: None, clause: "RED-RUL-7" };
            sheet.pass(Red::AllTypes as FanNo, 0, reason);
        }
    }
}

/// The fans of four sets and a pair.
#[inline(always)]
fn count_sets<S: Sheet>(layout: &Layout, sheet: &mut S) {
    let kinds = layout.kinds();
    let (all, chows, pungs) = (layout.all_sets(), layout.mask(Set::is_chow), layout.mask(Set::is_pung));
    let types = [CHARACTERS, DOTS, BAMBOOS, WINDS, DRAGONS].map(|kind| !(kinds & kind).is_empty());
    let [suits, honours] = [&types[..3], &types[3..]].map(|part| part.iter().filter(|&&is| is).count());
    write_if(sheet, suits == 1 && honours == 0, Red::FullFlush, all);
    let by_honours = count_dear_pungs(layout, sheet, pungs);
    write_if(sheet, (kinds - UPPER).is_empty(), Red::FiveUpper, all);
    write_if(sheet, (kinds - LOWER).is_empty(), Red::FiveLower, all);
    // Five groups have five types only if each has its own (RED-RUL-7).
    write_if(sheet, suits + honours == 5, Red::AllTypes, all);
    write_if(sheet, suits < 2 && honours > 0, Red::HalfFlush, all);
    if S::PROVES && suits == 1 && honours == 0 {
        let by = Some(Red::FullFlush as FanNo);
        sheet.pass(Red::HalfFlush as FanNo, all, Reason { why: Why::Implied, by, clause: "RED-RUL-4" });
    }
    let pairs = Pairs::of(layout);
    pairs.each_straight(layout, |sets| write(sheet, Red::PureStraight, sets));
    each_pair(pairs.pure_double_chow, |sets| write(sheet, Red::PureDoubleChow, sets));
    write_if(sheet, pungs.count_ones() == 4, Red::AllPungs, pungs);
    let special = layout.mask(|set| !set.is_pung() && !set.is_chow() && SPECIAL.contains(set.tile));
    write_if(sheet, special != 0, Red::SpecialPair, special);
    each_set(by_honours, |set| write(sheet, Red::HonourPung, set));
    each_pair(pairs.two_terminal_chows, |sets| write(sheet, Red::TwoTerminalChows, sets));
    each_pair(pairs.double_pung, |sets| write(sheet, Red::DoublePung, sets));
    each_pair(pairs.mixed_double_chow, |sets| write(sheet, Red::MixedDoubleChow, sets));
    write_if(sheet, chows.count_ones() == 4, Red::AllChows, chows);
}

/// Big three dragons and the red hand; returns the pungs of honours.
#[inline(always)]
fn count_dear_pungs<S: Sheet>(layout: &Layout, sheet: &mut S, pungs: SetMask) -> SetMask {
    let pungs_of = |kinds: TileSet| pungs & layout.mask(|set| kinds.contains(set.tile));
    let of_honours = pungs_of(TileSet::HONOURS);
    if of_honours != 0 {
        // With jokers two pungs may be equal; three dragons are three kinds.
        let each = [Tile::WHITE, Tile::GREEN, Tile::RED].map(|dragon| pungs_of(TileSet::only(dragon)));
        write_if(sheet, each.iter().all(|&of| of != 0), Red::BigThreeDragons, pungs_of(DRAGONS));
        let characters = pungs_of(CHARACTERS);
        write_if(sheet, characters.count_ones() == 3 && each[2] != 0, Red::RedHand, characters | each[2]);
    }
    of_honours
}

/// Which pairs of sets make a fan: bit *i* is the *i*-th of [`PAIRS`].
#[derive(Default)]
struct Pairs {
    mixed_double_chow: u8,
    double_pung: u8,
    two_terminal_chows: u8,
    pure_double_chow: u8,
}

/// Every two of four sets (RED-SCORE-5).
const PAIRS: [[usize; 2]; 6] = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];

impl Pairs {
    #[inline(always)]
    fn of(layout: &Layout) -> Pairs {
        let mut pairs = Pairs::default();
        let [Some(a), Some(b), Some(c), Some(d)] = [0, 1, 2, 3].map(|at| layout.sets.get(at)) else {
            return pairs;
        };
        let sets = [a, b, c, d];
        for (number, [one, other]) in PAIRS.into_iter().enumerate() {
            pairs.look_at(number, sets[one], sets[other]);
        }
        pairs
    }

    #[inline(always)]
    fn look_at(&mut self, number: usize, one: &Set, other: &Set) {
        let (low, high) = (one.tile.min(other.tile).index(), one.tile.max(other.tile).index());
        let other_suit = low % 9 == high % 9 && low != high && high < 27;
        let bit = 1 << number;
        if one.is_chow() && other.is_chow() {
            if low == high {
                self.pure_double_chow |= bit;
            } else if other_suit {
                self.mixed_double_chow |= bit;
            } else if low % 9 == 0 && high == low + 6 {
                self.two_terminal_chows |= bit;
            }
        } else if one.is_pung() && other.is_pung() && other_suit {
            self.double_pung |= bit;
        }
    }

    /// Every 123, 456 and 789 of one suit. Most hands have no two terminal chows, and so no straight.
    #[inline(always)]
    fn each_straight(&self, layout: &Layout, mut found: impl FnMut(SetMask)) {
        if self.two_terminal_chows == 0 {
            return;
        }
        for first in [0, 9, 18] {
            let [low, middle, high] =
                [0, 3, 6].map(|rank| layout.mask(|set| set.is_chow() && set.tile.index() == first + rank));
            each_set(low, |a| each_set(middle, |b| each_set(high, |c| found(a | b | c))));
        }
    }
}

#[inline(always)]
fn each_pair(pairs: u8, mut found: impl FnMut(SetMask)) {
    each_set(pairs, |pair| {
        let [one, other] = PAIRS[pair.trailing_zeros() as usize];
        found(1 << one | 1 << other);
    });
}

#[inline(always)]
fn each_set(mut mask: SetMask, mut found: impl FnMut(SetMask)) {
    while mask != 0 {
        found(mask & mask.wrapping_neg());
        mask &= mask - 1;
    }
}

#[inline(always)]
fn write<S: Sheet>(sheet: &mut S, fan: Red, sets: SetMask) {
    sheet.count(fan as FanNo, POINTS[fan as usize], sets);
}

#[inline(always)]
fn write_if<S: Sheet>(sheet: &mut S, holds: bool, fan: Red, sets: SetMask) {
    if holds {
        write(sheet, fan, sets);
    }
}

/// RED-JOKER-2.
fn is_claimed_joker(win: Win) -> bool {
    win.tile.is_joker() && win.by.is_claim()
}

const CHARACTERS: TileSet = TileSet::suit(Suit::Characters);
const DOTS: TileSet = TileSet::suit(Suit::Dots);
const BAMBOOS: TileSet = TileSet::suit(Suit::Bamboos);
const WINDS: TileSet = TileSet::from_bits(0b1111 << 27);
const DRAGONS: TileSet = TileSet::from_bits(0b111 << 31);
const LOWER: TileSet = in_all_suits(0b0_0001_1111);
const UPPER: TileSet = in_all_suits(0b1_1111_0000);
/// The 2s, 5s and 8s.
const SPECIAL: TileSet = in_all_suits(0b0_1001_0010);

const fn in_all_suits(ranks: u64) -> TileSet {
    TileSet::from_bits(ranks | ranks << 9 | ranks << 18)
}

/// What each fan brings; that of the chaotic hand is an option.
static POINTS: [u32; Red::TABLE.len()] = {
    let mut points = [0; Red::TABLE.len()];
    let mut fan = 0;
    while fan < points.len() {
        if let Worth::Points(worth) = Red::TABLE[fan].worth {
            points[fan] = worth[0];
        }
        fan += 1;
    }
    points
};
