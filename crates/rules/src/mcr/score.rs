//! What an MCR hand is worth: each reading by the algorithm of MCR-COUNT-8.
//!
//! The fans of a reading are bits of a number, in the order of the catalogue, which is from the dearest to the
//! cheapest. Those of all tiles and of the way of winning are found once; those of the sets for each reading; then
//! each fan strikes what it excludes.

use std::cell::OnceCell;

use hand::{Shape, ShapeSet, Tally, knitted_straights};
use tiles::{Tile, TileSet};

use super::fans::Mcr;
use super::{SHAPES, join, pay};
use crate::Options;
use crate::score::{
    Best, Fact, FanCount, FanNo, Layout, Rank, Reason, Score, Scorer, SetKind, SetMask, Sheet, Showdown,
    Steps, Verdict, Why, WinBy,
};

/// The options that a score depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scoring {
    minimum: u32,
}

/// Fans as bits, by their places in the catalogue.
type Bits = u128;

/// What holds of the hand in every reading.
#[derive(Debug)]
pub(crate) struct HandFacts {
    /// The fans of all tiles, of the way of winning and of the kongs.
    fans: Bits,
    /// How many tile hogs.
    hogs: u8,
    /// What the kongs bring; 4 or 6 for two, one of them melded.
    two_melded_kongs: u32,
    /// The concealed tiles with the winning one.
    all: Tally,
    single_wait: OnceCell<bool>,
}

impl Scoring {
    pub(crate) fn new(options: &Options) -> Scoring {
        Scoring { minimum: options.number("minimum").map_or(8, |minimum| minimum as u32) }
    }
}

impl Scorer for Scoring {
    const PLACES: bool = true;
    type Facts = HandFacts;

    #[inline]
    fn facts(&self, showdown: &Showdown) -> HandFacts {
        let mut all = Tally::of(&showdown.concealed);
        if let Some(win) = showdown.win.filter(|win| win.tile.is_playing()) {
            // A fifth copy has no reading and so is not looked at again.
            let _ = all.add(win.tile);
        }
        let mut facts =
            HandFacts { fans: 0, hogs: 0, two_melded_kongs: 4, all, single_wait: OnceCell::new() };
        let kinds =
            showdown.melds.iter().fold(all.more_than(0), |kinds, meld| kinds | TileSet::only(meld.first()));
        facts.tiles(showdown, kinds);
        facts.winning(showdown);
        facts.kongs(showdown);
        facts
    }

    #[inline]
    fn shapes(&self, showdown: &Showdown, facts: &HandFacts) -> ShapeSet {
        let kinds = facts.all.more_than(0);
        let mut shapes = ShapeSet::only(Shape::Regular);
        if showdown.melds.is_empty() {
            let even = facts.all.is_even();
            let special = [
                (even, Shape::SevenPairs),
                (kinds == ORPHANS, Shape::ThirteenOrphans),
                (kinds.len() == 14, Shape::LesserKnitted),
            ];
            shapes = special
                .iter()
                .filter(|(can, _)| *can)
                .fold(shapes, |set, (_, shape)| set | ShapeSet::only(*shape));
        }
        if showdown.melds.len() < 2 && knitted_straights(kinds).next().is_some() {
            shapes = shapes | ShapeSet::only(Shape::KnittedStraight);
        }
        shapes
    }

    #[inline]
    fn count<S: Sheet>(
        &self,
        showdown: &Showdown,
        facts: &HandFacts,
        layout: &Layout,
        sheet: &mut S,
    ) -> Rank {
        let mut reading = ReadingFans { bits: facts.fans, pungs_of_terminals: 0, joins: join::Joins::new() };
        match layout.shape {
            Shape::SevenPairs => reading.seven_pairs(layout),
            Shape::ThirteenOrphans => reading.add(Mcr::ThirteenOrphans),
            Shape::LesserKnitted => reading.knitted(layout),
            _ => reading.sets(showdown, layout),
        }
        reading.wait(showdown, facts, layout, sheet);
        reading.write(showdown, facts, layout, sheet);
        let points = sheet.total();
        let flowers = showdown.flowers.len();
        for _ in 0..flowers {
            sheet.count(Mcr::Flower as FanNo, 1, 0);
        }
        Rank { order: u64::from(points), value: points + flowers, basic: points }
    }

    #[inline]
    fn score(&self, showdown: &Showdown, _: &HandFacts, best: Option<Best>) -> Score {
        let Some(Best { rank, sheet }) = best else {
            return Score::none(Verdict::Incomplete { clause: "MCR-WIN-1" });
        };
        let (mut fans, mut value, mut basic) = (sheet.fans, rank.value, rank.basic);
        if basic == 0 {
            // MCR-COUNT-7: a hand without points is a chicken hand.
            let chicken = FanCount { fan: Mcr::ChickenHand as FanNo, times: 1, points: 8 };
            fans.insert(0, chicken);
            (value, basic) = (value + 8, 8);
        }
        let verdict = if basic < self.minimum {
            Verdict::BelowMinimum { have: basic, need: self.minimum, clause: "MCR-MIN-1" }
        } else {
            Verdict::Valid
        };
        let transfers = (verdict == Verdict::Valid).then(|| pay::transfers(showdown, value)).flatten();
        Score { verdict, value: Some(value), fans, transfers }
    }

    fn steps(&self, _: &Score) -> Steps {
        Steps::new()
    }
}

impl HandFacts {
    fn add(&mut self, fan: Mcr) {
        self.fans |= 1 << fan as u32;
    }

    #[inline(always)]
    fn add_if(&mut self, holds: bool, fan: Mcr) {
        self.fans |= Bits::from(holds) << fan as u32;
    }

    /// The fans that ask which tiles are there, and nothing else. Chows are known by their concealed and lowest
    /// tiles only here, so that all of them are looked at again.
    #[inline(always)]
    fn tiles(&mut self, showdown: &Showdown, kinds: TileSet) {
        let kinds = showdown.melds.iter().fold(kinds, |kinds, meld| kinds | meld_kinds(meld));
        let only = |set: TileSet| (kinds - set).is_empty();
        let any = |set: TileSet| !(kinds & set).is_empty();
        let honours = any(TileSet::HONOURS);
        let suits =
            [0, 9, 18].map(|suit| any(TileSet::from_bits(0x1ff << suit))).iter().filter(|&&is| is).count();
        self.add_if(only(GREEN), Mcr::AllGreen);
        self.add_if(only(REVERSIBLE), Mcr::ReversibleTiles);
        if honours {
            self.add_if(suits == 0, Mcr::AllHonors);
            self.add_if(suits == 1, Mcr::HalfFlush);
            let both = suits == 3 && any(WINDS) && any(DRAGONS);
            self.add_if(both, Mcr::AllTypes);
            self.add_if(suits > 0 && only(ORPHANS), Mcr::AllTerminalsAndHonors);
        } else {
            self.add(Mcr::NoHonors);
            self.add_if(suits == 1, Mcr::FullFlush);
            let numbers = ranks(kinds);
            let within = |ranks: u64| numbers & !ranks == 0;
            self.add_if(within(0b1_0000_0001), Mcr::AllTerminals);
            self.add_if(within(0b0_1111_1110), Mcr::AllSimples);
            self.add_if(within(0b1_1100_0000), Mcr::UpperTiles);
            self.add_if(within(0b0_0011_1000), Mcr::MiddleTiles);
            self.add_if(within(0b0_0000_0111), Mcr::LowerTiles);
            self.add_if(within(0b1_1110_0000), Mcr::UpperFour);
            self.add_if(within(0b0_0000_1111), Mcr::LowerFour);
        }
        self.add_if(suits == 2, Mcr::OneVoidedSuit);
        self.hogs = self.count_hogs(showdown);
        self.add_if(self.hogs > 0, Mcr::TileHog);
    }

    /// MCR-FAN-64: all four copies, declared or not, but not in a kong.
    #[inline(always)]
    fn count_hogs(&self, showdown: &Showdown) -> u8 {
        if showdown.melds.is_empty() {
            return self.all.more_than(3).len() as u8;
        }
        let mut counts = [0u8; Tile::PLAYING_KINDS];
        for meld in showdown.melds.iter().filter(|meld| !meld.kind().is_kong()) {
            meld.tiles().for_each(|tile| counts[tile.index()] += 1);
        }
        let declared = showdown.melds.iter().fold(TileSet::EMPTY, |kinds, meld| kinds | meld_kinds(meld));
        let hog = |tile: &Tile| counts[tile.index()] > 0 && counts[tile.index()] + self.all.count(*tile) == 4;
        (self.all.more_than(3) - declared).len() as u8 + declared.filter(hog).count() as u8
    }

    /// The fans of the way of winning; those of the wait come with the reading.
    #[inline(always)]
    fn winning(&mut self, showdown: &Showdown) {
        let Some(win) = showdown.win else { return };
        let open = showdown.melds.iter().filter(|meld| meld.kind() != hand::MeldKind::ConcealedKong).count();
        let claimed = win.by.is_claim();
        self.add_if(!claimed && showdown.is(Fact::LastWallTile), Mcr::LastTileDraw);
        self.add_if(win.by == WinBy::Discard && showdown.is(Fact::LastDiscard), Mcr::LastTileClaim);
        self.add_if(win.by == WinBy::KongReplacement, Mcr::OutWithReplacementTile);
        self.add_if(win.by == WinBy::RobKong, Mcr::RobbingTheKong);
        self.add_if(claimed && open == 4, Mcr::MeldedHand);
        self.add_if(!claimed && open == 0, Mcr::FullyConcealed);
        self.add_if(claimed && open == 0, Mcr::ConcealedHand);
        self.add_if(!claimed, Mcr::SelfDrawn);
        self.add_if(
            showdown.is(Fact::LastOfItsKind) || is_last_by_own_sets(showdown, win.tile),
            Mcr::LastTile,
        );
    }

    /// At most one fan for the kongs (MCR-COUNT-9).
    #[inline(always)]
    fn kongs(&mut self, showdown: &Showdown) {
        let count = |concealed: bool| {
            let is =
                |kind: hand::MeldKind| kind.is_kong() && (kind == hand::MeldKind::ConcealedKong) == concealed;
            showdown.melds.iter().filter(|meld| is(meld.kind())).count()
        };
        let fan = match (count(false), count(true)) {
            (0, 0) => return,
            (1, 0) => Mcr::MeldedKong,
            (0, 1) => Mcr::ConcealedKong,
            (0, 2) => Mcr::TwoConcealedKongs,
            (melded, concealed) => match melded + concealed {
                2 => Mcr::TwoMeldedKongs,
                3 => Mcr::ThreeKongs,
                _ => Mcr::FourKongs,
            },
        };
        // MCR-RUL-11.
        if count(true) == 1 {
            self.two_melded_kongs = 6;
        }
        self.add(fan);
    }

    /// Whether the tiles before the winning one wait for one kind only (MCR-WAIT-2).
    fn has_single_wait(&self, showdown: &Showdown) -> bool {
        *self.single_wait.get_or_init(|| {
            let before = Tally::of(&showdown.concealed);
            before.awaited(showdown.melds.len() as u8, SHAPES).len() == 1
        })
    }
}

/// The fans of one reading.
struct ReadingFans {
    bits: Bits,
    pungs_of_terminals: SetMask,
    joins: join::Joins,
}

impl ReadingFans {
    #[inline(always)]
    fn add(&mut self, fan: Mcr) {
        self.bits |= 1 << fan as u32;
    }

    #[inline(always)]
    fn add_if(&mut self, holds: bool, fan: Mcr) {
        self.bits |= Bits::from(holds) << fan as u32;
    }

    #[inline(always)]
    fn has(&self, fan: Mcr) -> bool {
        self.bits >> fan as u32 & 1 == 1
    }

    fn remove(&mut self, fan: Mcr) {
        self.bits &= !(1 << fan as u32);
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
        self.add_if(knitted, Mcr::KnittedStraight);
        let pungs = layout.sets.iter().filter(|set| set.is_pung()).count();
        let chows = layout.sets.iter().filter(|set| set.is_chow()).count() + if knitted { 3 } else { 0 };
        self.add_if(chows == 4 && layout.pair().is_some_and(|pair| pair.suit().is_some()), Mcr::AllChows);
        if pungs > 0 {
            self.pungs(showdown, layout, pungs);
        }
        if !knitted {
            let each = |holds: fn(TileSet) -> bool| layout.sets.iter().all(|set| holds(set.kinds()));
            self.add_if(each(|kinds| !(kinds & ORPHANS).is_empty()), Mcr::OutsideHand);
            self.add_if(each(|kinds| !(kinds & FIVES).is_empty()), Mcr::AllFives);
        }
        if chows > 1 {
            self.joins.extend(join::chows(layout));
        }
        for (fan, _) in &self.joins {
            self.bits |= 1 << *fan as u32;
        }
        if !showdown.melds.is_empty() {
            return;
        }
        self.add_if(!knitted && is_nine_gates(showdown), Mcr::NineGates);
    }

    #[inline(always)]
    fn pungs(&mut self, showdown: &Showdown, layout: &Layout, pungs: usize) {
        let kinds = layout
            .sets
            .iter()
            .filter(|set| set.is_pung())
            .fold(TileSet::EMPTY, |kinds, set| kinds | set.kinds());
        let concealed = layout.sets.iter().filter(|set| set.is_pung() && !set.open).count();
        let pair = layout.pair().map_or(TileSet::EMPTY, TileSet::only);
        if pungs == 4 {
            self.add(Mcr::AllPungs);
            self.add_if(((kinds | pair) - EVEN).is_empty(), Mcr::AllEvenPungs);
        }
        self.add_if(concealed >= 2, Mcr::TwoConcealedPungs);
        self.add_if(concealed >= 3, Mcr::ThreeConcealedPungs);
        self.add_if(concealed == 4, Mcr::FourConcealedPungs);
        if !(kinds & TileSet::HONOURS).is_empty() {
            self.honours(showdown, kinds, pair);
        }
        // MCR-RUL-28: a wind that counts elsewhere does not count here.
        let mut elsewhere = TileSet::EMPTY;
        if self.has(Mcr::BigThreeWinds) {
            elsewhere |= WINDS;
        }
        elsewhere |= TileSet::only(showdown.round.tile()) | TileSet::only(showdown.seat.tile());
        let terminals = (kinds & (TileSet::TERMINALS | WINDS)) - elsewhere;
        if !terminals.is_empty() {
            self.pungs_of_terminals = layout.mask(|set| set.is_pung() && terminals.contains(set.tile));
            self.add(Mcr::PungOfTerminalsOrHonors);
        }
        if pungs > 1 {
            self.joins.extend(join::pungs(layout));
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
    fn wait<S: Sheet>(&mut self, showdown: &Showdown, facts: &HandFacts, layout: &Layout, sheet: &mut S) {
        let Some(win) = showdown.win else { return };
        let Some(fan) = wait_of(layout, win.tile) else { return };
        if !facts.has_single_wait(showdown) {
            return;
        }
        let with_waits = matches!(layout.shape, Shape::Regular | Shape::KnittedStraight);
        if with_waits && win.by != WinBy::Dealt && !self.has(Mcr::NineGates) {
            self.add(fan);
        } else if S::PROVES {
            let reason = Reason { why: Why::NotHere, by: None, clause: "MCR-WAIT-4" };
            sheet.pass(fan as FanNo, completed(layout), reason);
        }
    }

    /// Strikes what is excluded, from the dearest fan to the cheapest, and writes down the rest.
    #[inline(always)]
    fn write<S: Sheet>(&self, showdown: &Showdown, facts: &HandFacts, layout: &Layout, sheet: &mut S) {
        let (mut left, mut struck) = (self.bits, 0);
        while left != 0 {
            let fan = left.trailing_zeros();
            left &= left - 1;
            if struck >> fan & 1 == 0 {
                struck |= EXCLUDES[fan as usize];
                self.write_fan(fan as FanNo, facts, layout, sheet, showdown);
            }
        }
        if S::PROVES {
            self.pass(showdown, layout, struck, sheet);
        }
    }

    #[inline(always)]
    fn write_fan<S: Sheet>(
        &self,
        fan: FanNo,
        facts: &HandFacts,
        layout: &Layout,
        sheet: &mut S,
        showdown: &Showdown,
    ) {
        let points = POINTS[usize::from(fan)];
        let (hog, pungs, kongs) =
            (Mcr::TileHog as FanNo, Mcr::PungOfTerminalsOrHonors as FanNo, Mcr::TwoMeldedKongs as FanNo);
        if JOINED >> fan & 1 == 1 {
            for (_, sets) in self.joins.iter().filter(|(joined, _)| *joined as FanNo == fan) {
                sheet.count(fan, points, *sets);
            }
        } else if fan == pungs {
            each_set(self.pungs_of_terminals, |set| sheet.count(fan, points, set));
        } else if fan == hog {
            (0..facts.hogs).for_each(|_| sheet.count(fan, points, 0));
        } else if fan == kongs {
            sheet.count(fan, facts.two_melded_kongs, layout.mask(|set| set.kind == SetKind::Kong));
        } else {
            let sets = if S::PROVES { makers(fan, showdown, layout) } else { 0 };
            sheet.count(fan, points, sets);
        }
    }

    /// Notes what holds and is not counted.
    fn pass<S: Sheet>(&self, showdown: &Showdown, layout: &Layout, struck: Bits, sheet: &mut S) {
        let counted = self.bits & !struck;
        let implied = |fan: FanNo| {
            let by = (0..81).find(|by| counted >> by & 1 == 1 && EXCLUDES[usize::from(*by)] >> fan & 1 == 1);
            Reason { why: Why::Implied, by, clause: "MCR-COUNT-1" }
        };
        let alone = self.bits & struck & !JOINED;
        for fan in (0..81).filter(|fan| alone >> fan & 1 == 1) {
            sheet.pass(fan, makers(fan, showdown, layout), implied(fan));
        }
        if matches!(layout.shape, Shape::Regular) {
            let kept: join::Joins =
                self.joins.iter().copied().filter(|(fan, _)| struck >> *fan as u32 & 1 == 0).collect();
            for (fan, sets) in self.joins.iter().filter(|(fan, _)| struck >> *fan as u32 & 1 == 1) {
                sheet.pass(*fan as FanNo, *sets, implied(*fan as FanNo));
            }
            let chosen = if kept.is_empty() { &self.joins } else { &kept };
            join::pass(layout, chosen, sheet);
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
        SetKind::Chow => match (set.tile.index() % 9, winning.index() - set.tile.index()) {
            (_, 1) => Some(Mcr::ClosedWait),
            (0, 2) | (6, 0) => Some(Mcr::EdgeWait),
            _ => None,
        },
        SetKind::Pung | SetKind::Kong => None,
    }
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
    } else if KONGS >> fan & 1 == 1 {
        layout.mask(|set| set.kind == SetKind::Kong)
    } else if is(Mcr::EdgeWait) || is(Mcr::ClosedWait) || is(Mcr::SingleWait) {
        completed(layout)
    } else {
        0
    }
}

fn each_set(mask: SetMask, mut found: impl FnMut(SetMask)) {
    (0..8).filter(|at| mask >> at & 1 == 1).for_each(|at| found(1 << at));
}

#[inline(always)]
fn meld_kinds(meld: &hand::Meld) -> TileSet {
    let first = 1u64 << meld.first().index();
    TileSet::from_bits(if meld.kind() == hand::MeldKind::Chow {
        first | first << 1 | first << 2
    } else {
        first
    })
}

/// MCR-CASE-4: the three other copies lie in the player's own open sets.
fn is_last_by_own_sets(showdown: &Showdown, tile: Tile) -> bool {
    let open = showdown.melds.iter().filter(|meld| meld.kind() != hand::MeldKind::ConcealedKong);
    open.map(|meld| meld.tiles().filter(|&other| other == tile).count()).sum::<usize>() == 3
}

/// MCR-FAN-4: the thirteen tiles before the winning one are 1112345678999 of a suit. There was no wait for dealt
/// tiles (MCR-RUL-23).
fn is_nine_gates(showdown: &Showdown) -> bool {
    const GATES: [u8; 9] = [3, 1, 1, 1, 1, 1, 1, 1, 3];
    let counts = showdown.concealed.as_array();
    let dealt = showdown.win.is_some_and(|win| win.by == WinBy::Dealt);
    !dealt && [0, 9, 18].iter().any(|&suit| counts[suit..suit + 9] == GATES)
}

/// The ranks that occur in any suit.
#[inline(always)]
const fn ranks(kinds: TileSet) -> u64 {
    (kinds.bits() | kinds.bits() >> 9 | kinds.bits() >> 18) & 0x1ff
}

const ORPHANS: TileSet = TileSet::from_bits(TileSet::TERMINALS.bits() | TileSet::HONOURS.bits());
const WINDS: TileSet = TileSet::from_bits(0b1111 << 27);
const DRAGONS: TileSet = TileSet::from_bits(0b111 << 31);
/// 2, 3, 4, 6 and 8 of bamboos, and the Green dragon.
const GREEN: TileSet = TileSet::from_bits(0b0_1010_1110 << 18 | 1 << 32);
/// 1, 2, 3, 4, 5, 8, 9 of dots, 2, 4, 5, 6, 8, 9 of bamboos, and the White dragon.
const REVERSIBLE: TileSet = TileSet::from_bits(0b1_1001_1111 << 9 | 0b1_1011_1010 << 18 | 1 << 31);
const EVEN: TileSet = TileSet::from_bits(0b0_1010_1010 * (1 | 1 << 9 | 1 << 18));
const FIVES: TileSet = TileSet::from_bits(1 << 4 | 1 << 13 | 1 << 22);

/// The fans that join two, three or four sets.
const JOINED: Bits = bits(&[
    Mcr::FourTerminalChows,
    Mcr::QuadrupleChow,
    Mcr::FourPureShiftedPungs,
    Mcr::FourShiftedChows,
    Mcr::PureTripleChow,
    Mcr::PureShiftedPungs,
    Mcr::PureStraight,
    Mcr::ThreeSuitedTerminalChows,
    Mcr::PureShiftedChows,
    Mcr::TriplePung,
    Mcr::MixedStraight,
    Mcr::MixedTripleChow,
    Mcr::MixedShiftedPungs,
    Mcr::MixedShiftedChows,
    Mcr::DoublePung,
    Mcr::PureDoubleChow,
    Mcr::MixedDoubleChow,
    Mcr::ShortStraight,
    Mcr::TwoTerminalChows,
]);

const KONGS: Bits = bits(&[
    Mcr::FourKongs,
    Mcr::ThreeKongs,
    Mcr::TwoConcealedKongs,
    Mcr::TwoMeldedKongs,
    Mcr::ConcealedKong,
    Mcr::MeldedKong,
]);

/// Exclusions that hold only for certain sets, or only beside a third fan; they are looked after where those sets
/// are known.
const PARTIAL: [(Mcr, Mcr); 8] = [
    (Mcr::SevenPairs, Mcr::TileHog),
    (Mcr::PureStraight, Mcr::ShortStraight),
    (Mcr::PureStraight, Mcr::TwoTerminalChows),
    (Mcr::TriplePung, Mcr::DoublePung),
    (Mcr::BigThreeWinds, Mcr::PungOfTerminalsOrHonors),
    (Mcr::MixedTripleChow, Mcr::MixedDoubleChow),
    (Mcr::PrevalentWind, Mcr::PungOfTerminalsOrHonors),
    (Mcr::SeatWind, Mcr::PungOfTerminalsOrHonors),
];

/// What each fan strikes.
static EXCLUDES: [Bits; 81] = {
    let mut masks = [0; 81];
    let mut fan = 0;
    while fan < 81 {
        let excludes = Mcr::TABLE[fan].excludes;
        let mut at = 0;
        while at < excludes.len() {
            masks[fan] |= 1 << excludes[at];
            at += 1;
        }
        fan += 1;
    }
    let mut at = 0;
    while at < PARTIAL.len() {
        masks[PARTIAL[at].0 as usize] &= !(1 << PARTIAL[at].1 as u32);
        at += 1;
    }
    masks
};

static POINTS: [u32; 81] = {
    let mut points = [0; 81];
    let mut fan = 0;
    while fan < 81 {
        if let crate::score::Worth::Points(worth) = Mcr::TABLE[fan].worth {
            points[fan] = worth[0];
        }
        fan += 1;
    }
    points
};

const fn bits(fans: &[Mcr]) -> Bits {
    let (mut bits, mut at) = (0, 0);
    while at < fans.len() {
        bits |= 1 << fans[at] as u32;
        at += 1;
    }
    bits
}
