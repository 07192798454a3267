//! The fans of one reading of an MCR hand, and which of them are counted.

use hand::{Shape, Tally, knitted_straights};
use tiles::{Tile, TileSet};

use super::facts::HandFacts;
use super::fans::Mcr;
use super::tables::{
    BIT, Bits, DRAGONS, EVEN, EXCLUDES, FANS, FIVES, KONGS, ORPHANS, POINTS, TERMINALS_AND_WINDS, WINDS, bit,
};
use super::{SHAPES, join};
use crate::score::{FanNo, Layout, Reason, SetKind, SetMask, Sheet, Showdown, Why, WinBy};

/// The pungs and kongs of a reading.
struct Pungs {
    kinds: TileSet,
    count: u32,
    concealed: u32,
}

/// The fans of one reading.
pub(super) struct ReadingFans {
    bits: Bits,
    pungs_of_terminals: SetMask,
    joins: join::Joins,
}

impl ReadingFans {
    #[inline(always)]
    pub(super) fn of(showdown: &Showdown, facts: &HandFacts, layout: &Layout) -> ReadingFans {
        let mut fans = ReadingFans { bits: facts.fans, pungs_of_terminals: 0, joins: join::Joins::new() };
        match layout.shape {
            Shape::SevenPairs => fans.seven_pairs(layout),
            Shape::ThirteenOrphans => fans.add(Mcr::ThirteenOrphans),
            Shape::LesserKnitted => fans.knitted(layout),
            // No other shape is asked for.
            Shape::Regular
            | Shape::KnittedStraight
            | Shape::SevenDifferentPairs
            | Shape::SevenShiftedPairs
            | Shape::TwinPairs
            | Shape::GreaterKnitted
            | Shape::Chaotic
            | Shape::EightPairs => fans.sets(showdown, layout),
        }
        fans
    }

    #[inline(always)]
    fn add(&mut self, fan: Mcr) {
        self.bits |= bit(fan);
    }

    #[inline(always)]
    fn add_if(&mut self, holds: bool, fan: Mcr) {
        self.bits |= bit(fan) * Bits::from(holds);
    }

    #[inline(always)]
    fn has(&self, fan: Mcr) -> bool {
        self.bits & bit(fan) != 0
    }

    fn remove(&mut self, fan: Mcr) {
        self.bits &= !bit(fan);
    }

    fn seven_pairs(&mut self, layout: &Layout) {
        self.add(Mcr::SevenPairs);
        let mut ranks = layout.sets.iter().map(|pair| pair.tile.index());
        let first = ranks.next().unwrap_or_default();
        let in_a_row = ranks.zip(first + 1..).all(|(rank, expected)| rank == expected);
        self.add_if(in_a_row && first < 27 && first % 9 < 3, Mcr::SevenShiftedPairs);
        // MCR-RUL-18: with so few kinds a four cannot be avoided.
        if self.has(Mcr::AllGreen) || self.has(Mcr::AllTerminals) {
            self.remove(Mcr::TileHog);
        }
    }

    /// MCR-FAN-20, MCR-FAN-34, and the whole straight inside the latter (MCR-RUL-16).
    fn knitted(&mut self, layout: &Layout) {
        let greater = (TileSet::HONOURS - layout.singles).is_empty();
        self.add(if greater { Mcr::GreaterHonorsAndKnittedTiles } else { Mcr::LesserHonorsAndKnittedTiles });
        self.add_if(knitted_straights(layout.singles).next().is_some(), Mcr::KnittedStraight);
    }

    /// The fans of sets and a pair; with a knitted straight the rest is one set and the pair.
    #[inline(always)]
    fn sets(&mut self, showdown: &Showdown, layout: &Layout) {
        let knitted = layout.shape == Shape::KnittedStraight;
        let mut pungs = Pungs { kinds: TileSet::EMPTY, count: 0, concealed: 0 };
        let (mut chows, mut lowest) = (0u32, join::Lowest::default());
        let (mut outside, mut fives) = (!knitted, !knitted);
        for set in &layout.sets {
            let kinds = set.kinds();
            outside &= !(kinds & ORPHANS).is_empty();
            fives &= !(kinds & FIVES).is_empty();
            // No branches: nobody can guess what the next set is.
            let is_pung = u32::from(set.is_pung());
            chows += u32::from(set.is_chow());
            lowest.add(set);
            pungs.kinds |= TileSet::from_bits(kinds.bits() * u64::from(is_pung));
            pungs.count += is_pung;
            pungs.concealed += is_pung & u32::from(!set.open);
        }
        self.add_if(outside, Mcr::OutsideHand);
        self.add_if(fives, Mcr::AllFives);
        self.add_if(knitted, Mcr::KnittedStraight);
        let all_chows = chows == 4 || knitted && chows == 1;
        self.add_if(all_chows && layout.pair().is_some_and(|pair| !pair.is_honour()), Mcr::AllChows);
        if pungs.count > 0 {
            self.pungs(showdown, layout, &pungs);
        }
        if chows > 1 {
            join::chows(layout, &lowest, &mut self.joins);
        }
        if self.joins.len() > 1 {
            self.joins.sort_unstable_by_key(|join| join.0 as FanNo);
        }
        if showdown.melds.is_empty() && self.has(Mcr::FullFlush) {
            self.add_if(is_nine_gates(showdown), Mcr::NineGates);
        }
    }

    #[inline(always)]
    fn pungs(&mut self, showdown: &Showdown, layout: &Layout, pungs: &Pungs) {
        let pair = layout.pair().map_or(TileSet::EMPTY, TileSet::only);
        if pungs.count == 4 {
            self.add(Mcr::AllPungs);
            self.add_if(((pungs.kinds | pair) - EVEN).is_empty(), Mcr::AllEvenPungs);
        }
        self.add_if(pungs.concealed >= 2, Mcr::TwoConcealedPungs);
        self.add_if(pungs.concealed >= 3, Mcr::ThreeConcealedPungs);
        self.add_if(pungs.concealed == 4, Mcr::FourConcealedPungs);
        if !(pungs.kinds & TileSet::HONOURS).is_empty() {
            self.honours(showdown, pungs.kinds, pair);
        }
        // MCR-RUL-28: a wind that counts elsewhere does not count here.
        let elsewhere = if self.has(Mcr::BigThreeWinds) {
            WINDS
        } else {
            TileSet::only(showdown.round.tile()) | TileSet::only(showdown.seat.tile())
        };
        let terminals = (pungs.kinds & TERMINALS_AND_WINDS) - elsewhere;
        if !terminals.is_empty() {
            self.pungs_of_terminals = layout.mask(|set| set.is_pung() && terminals.contains(set.tile));
            self.add(Mcr::PungOfTerminalsOrHonors);
        }
        if pungs.count > 1 {
            join::pungs(layout, pungs.kinds, &mut self.joins);
        }
    }

    #[inline(always)]
    fn honours(&mut self, showdown: &Showdown, kinds: TileSet, pair: TileSet) {
        let (dragons, winds) = ((kinds & DRAGONS).len(), (kinds & WINDS).len());
        self.add_if(dragons > 0, Mcr::DragonPung);
        self.add_if(dragons > 1, Mcr::TwoDragonPungs);
        self.add_if(dragons == 3, Mcr::BigThreeDragons);
        self.add_if(dragons == 2 && !(pair & DRAGONS).is_empty(), Mcr::LittleThreeDragons);
        self.add_if(winds > 2, Mcr::BigThreeWinds);
        self.add_if(winds == 4, Mcr::BigFourWinds);
        self.add_if(winds == 3 && !(pair & WINDS).is_empty(), Mcr::LittleFourWinds);
        self.add_if(kinds.contains(showdown.round.tile()), Mcr::PrevalentWind);
        self.add_if(kinds.contains(showdown.seat.tile()), Mcr::SeatWind);
    }

    /// At most one fan for a wait for one kind only, by the place of the winning tile (MCR-WAIT-1).
    #[inline(always)]
    pub(super) fn wait<S: Sheet>(
        &mut self,
        showdown: &Showdown,
        facts: &HandFacts,
        layout: &Layout,
        sheet: &mut S,
    ) {
        let Some(win) = showdown.win else { return };
        let Some(fan) = wait_of(layout, win.tile) else { return };
        let with_waits = matches!(layout.shape, Shape::Regular | Shape::KnittedStraight);
        if with_waits && win.by != WinBy::Dealt && !self.has(Mcr::NineGates) {
            self.add_if(facts.has_single_wait(showdown, win.tile, layout), fan);
        } else if S::PROVES && has_one_wait(showdown) {
            let reason = Reason { why: Why::NotHere, by: None, clause: "MCR-WAIT-4" };
            sheet.pass(fan as FanNo, completed(layout), reason);
        }
    }

    /// Strikes what is excluded, from the dearest fan to the cheapest, and writes down the rest. What joins sets was
    /// chosen by the principles and is struck by nothing.
    #[inline(always)]
    pub(super) fn write<S: Sheet>(
        &self,
        showdown: &Showdown,
        facts: &HandFacts,
        layout: &Layout,
        sheet: &mut S,
    ) {
        let mut struck = self.joins.iter().fold(0, |struck, (fan, _)| struck | EXCLUDES[*fan as usize]);
        let mut left = self.bits & !struck;
        let mut joins = self.joins.as_slice();
        while left != 0 {
            let fan = FANS[left.trailing_zeros() as usize];
            // Both are in the order of the catalogue, and so is what is written.
            while let [(joined, sets), rest @ ..] = joins
                && (*joined as FanNo) < fan
            {
                sheet.count(*joined as FanNo, POINTS[*joined as usize], *sets);
                joins = rest;
            }
            left &= left - 1;
            let strikes = EXCLUDES[usize::from(fan)];
            struck |= strikes;
            left &= !strikes;
            self.write_fan(fan, showdown, facts, layout, sheet);
        }
        for (joined, sets) in joins {
            sheet.count(*joined as FanNo, POINTS[*joined as usize], *sets);
        }
        if S::PROVES {
            self.pass(showdown, layout, struck, sheet);
        }
    }

    #[inline(always)]
    fn write_fan<S: Sheet>(
        &self,
        fan: FanNo,
        showdown: &Showdown,
        facts: &HandFacts,
        layout: &Layout,
        sheet: &mut S,
    ) {
        const HOG: FanNo = Mcr::TileHog as FanNo;
        const PUNG: FanNo = Mcr::PungOfTerminalsOrHonors as FanNo;
        const KONGS: FanNo = Mcr::TwoMeldedKongs as FanNo;
        let points = POINTS[usize::from(fan)];
        match fan {
            PUNG => sheet.count_each(fan, points, self.pungs_of_terminals),
            HOG => sheet.count_times(fan, facts.hogs, points),
            KONGS => sheet.count(fan, facts.two_melded_kongs, layout.mask(|set| set.kind == SetKind::Kong)),
            _ => sheet.count(fan, points, if S::PROVES { makers(fan, showdown, layout) } else { 0 }),
        }
    }

    /// Notes what holds and is not counted.
    fn pass<S: Sheet>(&self, showdown: &Showdown, layout: &Layout, struck: Bits, sheet: &mut S) {
        let counted = self.bits & !struck;
        let strikes = |by: FanNo, fan: FanNo| EXCLUDES[usize::from(by)] & BIT[usize::from(fan)] != 0;
        let joined =
            |fan: FanNo| self.joins.iter().map(|(join, _)| *join as FanNo).find(|&join| strikes(join, fan));
        let others =
            |fan: FanNo| FANS.into_iter().find(|&by| counted & BIT[usize::from(by)] != 0 && strikes(by, fan));
        for fan in FANS.into_iter().filter(|&fan| self.bits & struck & BIT[usize::from(fan)] != 0) {
            let by = joined(fan).or_else(|| others(fan));
            let reason = Reason { why: Why::Implied, by, clause: "MCR-COUNT-1" };
            sheet.pass(fan, makers(fan, showdown, layout), reason);
        }
        if layout.shape == Shape::Regular {
            join::pass(layout, &self.joins, sheet);
        }
        self.pass_winds(showdown, layout, sheet);
    }

    /// The winds that count in another fan and so not as MCR-FAN-73.
    fn pass_winds<S: Sheet>(&self, showdown: &Showdown, layout: &Layout, sheet: &mut S) {
        for (at, set) in layout.sets.iter().enumerate() {
            if !set.is_pung() || !WINDS.contains(set.tile) || self.pungs_of_terminals >> at & 1 == 1 {
                continue;
            }
            let by = if self.has(Mcr::BigThreeWinds) {
                Mcr::BigThreeWinds
            } else if set.tile == showdown.round.tile() {
                Mcr::PrevalentWind
            } else {
                Mcr::SeatWind
            };
            let reason = Reason { why: Why::Implied, by: Some(by as FanNo), clause: "MCR-RUL-28" };
            sheet.pass(Mcr::PungOfTerminalsOrHonors as FanNo, 1 << at, reason);
        }
    }
}

/// The fan of a wait, if this place of the winning tile has one.
#[inline(always)]
fn wait_of(layout: &Layout, winning: Tile) -> Option<Mcr> {
    let set = layout.sets[layout.completed?];
    match set.kind {
        SetKind::Pair => Some(Mcr::SingleWait),
        SetKind::Chow if !set.is_narrow_wait(winning) => None,
        SetKind::Chow if winning.index() == set.tile.index() + 1 => Some(Mcr::ClosedWait),
        SetKind::Chow => Some(Mcr::EdgeWait),
        SetKind::Pung | SetKind::Kong => None,
    }
}

/// The same as `HandFacts::has_single_wait` for any form: for the proof.
fn has_one_wait(showdown: &Showdown) -> bool {
    Tally::of(&showdown.concealed).awaited(showdown.melds.len() as u8, SHAPES).len() == 1
}

fn completed(layout: &Layout) -> SetMask {
    layout.completed.map_or(0, |at| 1 << at)
}

/// The sets that make a fan which is no join: for the proof.
fn makers(fan: FanNo, showdown: &Showdown, layout: &Layout) -> SetMask {
    let pungs_of = |kinds: TileSet| layout.mask(|set| set.is_pung() && kinds.contains(set.tile));
    let groups_of = |kinds: TileSet| layout.mask(|set| !set.is_chow() && kinds.contains(set.tile));
    let is = |one: Mcr| one as FanNo == fan;
    if is(Mcr::BigFourWinds) || is(Mcr::BigThreeWinds) {
        pungs_of(WINDS)
    } else if is(Mcr::LittleFourWinds) {
        groups_of(WINDS)
    } else if is(Mcr::BigThreeDragons) || is(Mcr::TwoDragonPungs) || is(Mcr::DragonPung) {
        pungs_of(DRAGONS)
    } else if is(Mcr::LittleThreeDragons) {
        groups_of(DRAGONS)
    } else if is(Mcr::PrevalentWind) {
        pungs_of(TileSet::only(showdown.round.tile()))
    } else if is(Mcr::SeatWind) {
        pungs_of(TileSet::only(showdown.seat.tile()))
    } else if is(Mcr::PungOfTerminalsOrHonors) {
        pungs_of(TileSet::TERMINALS | WINDS)
    } else if is(Mcr::FourConcealedPungs) || is(Mcr::ThreeConcealedPungs) || is(Mcr::TwoConcealedPungs) {
        layout.mask(|set| set.is_pung() && !set.open)
    } else if KONGS & BIT[usize::from(fan)] != 0 {
        layout.mask(|set| set.kind == SetKind::Kong)
    } else if is(Mcr::EdgeWait) || is(Mcr::ClosedWait) || is(Mcr::SingleWait) {
        completed(layout)
    } else {
        0
    }
}

/// MCR-FAN-4: the thirteen tiles before the winning one are 1112345678999 of a suit. There was no wait for dealt
/// tiles (MCR-RUL-23).
fn is_nine_gates(showdown: &Showdown) -> bool {
    const GATES: [u8; 9] = [3, 1, 1, 1, 1, 1, 1, 1, 3];
    let counts = showdown.concealed.as_array();
    let dealt = showdown.win.is_some_and(|win| win.by == WinBy::Dealt);
    !dealt && [0, 9, 18].iter().any(|&suit| counts[suit..suit + 9] == GATES)
}
