//! What an MCR hand is worth: each reading by the algorithm of MCR-COUNT-8.
//!
//! The fans of a reading are bits of a number, in the order of the catalogue, which is from the dearest to the
//! cheapest. Those of all tiles and of the way of winning are found once; those of the sets for each reading; then
//! each fan strikes what it excludes.

use std::cell::OnceCell;

use hand::{Copies, MeldKind, Shape, ShapeSet, Tally, is_only_wait, knitted_straights};
use tiles::{Tile, TileSet};

use super::fans::Mcr;
use super::{SHAPES, join, pay};
use crate::Options;
use crate::score::{
    Best, Fact, FanCount, FanNo, Layout, Places, Rank, Reason, Score, Scorer, SetKind, SetMask, Sheet,
    Showdown, Steps, Verdict, Why, WinBy,
};

/// The options that a score depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scoring {
    minimum: u32,
}

/// Fans as bits, in the order of the catalogue; those that join sets are known by their sets and have no bit.
type Bits = u64;

/// What holds of the hand in every reading.
#[derive(Debug)]
pub(crate) struct HandFacts {
    /// The fans of all tiles, of the way of winning and of the kongs.
    fans: Bits,
    /// How many tile hogs.
    hogs: u32,
    /// What two kongs bring: 6 if one of them is concealed, else 4.
    two_melded_kongs: u32,
    /// The concealed tiles with the winning one.
    concealed: Copies,
    single_wait: OnceCell<bool>,
}

/// What the declared sets are, found in one pass.
struct Declared {
    kinds: TileSet,
    open: usize,
    melded_kongs: u32,
    concealed_kongs: u32,
    /// Copies of the winning tile in open sets.
    open_copies: u32,
    /// All tiles, those of kongs left out.
    tiles: Copies,
}

impl Scoring {
    pub(crate) fn new(options: &Options) -> Scoring {
        Scoring { minimum: options.number("minimum").map_or(8, |minimum| minimum as u32) }
    }
}

impl Scorer for Scoring {
    /// MCR-COUNT-4. A place that leaves all pungs concealed and may have a wait fan is worth at least as much as any
    /// other: a further concealed pung never lowers the value, and at most one point comes from the wait.
    const PLACES: Places = Places::Best;
    type Facts = HandFacts;

    #[inline]
    fn facts(&self, showdown: &Showdown) -> HandFacts {
        let winning = showdown.win.map(|win| win.tile).filter(|tile| tile.is_playing());
        let mut concealed = Copies::of(&showdown.concealed);
        concealed.add(winning.map_or(TileSet::EMPTY, TileSet::only));
        let declared = Declared::of(showdown, concealed, winning);
        let mut facts =
            HandFacts { fans: 0, hogs: 0, two_melded_kongs: 4, concealed, single_wait: OnceCell::new() };
        facts.tiles(concealed.kinds() | declared.kinds);
        facts.hogs = declared.tiles.fours().len();
        facts.add_if(facts.hogs > 0, Mcr::TileHog);
        facts.winning(showdown, &declared);
        facts.kongs(&declared);
        facts
    }

    #[inline]
    fn shapes(&self, showdown: &Showdown, facts: &HandFacts) -> ShapeSet {
        let kinds = facts.concealed.kinds();
        let mut shapes = ShapeSet::only(Shape::Regular);
        if showdown.melds.is_empty() {
            if facts.concealed.odd().is_empty() {
                shapes = shapes | ShapeSet::only(Shape::SevenPairs);
            } else if kinds == ORPHANS {
                shapes = ShapeSet::only(Shape::ThirteenOrphans);
            } else if kinds.len() == 14 {
                shapes = shapes | ShapeSet::only(Shape::LesserKnitted);
            }
        }
        if showdown.melds.len() < 2 && kinds.len() >= 9 && knitted_straights(kinds).next().is_some() {
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
            // No other shape is asked for.
            Shape::Regular
            | Shape::KnittedStraight
            | Shape::SevenDifferentPairs
            | Shape::SevenShiftedPairs
            | Shape::TwinPairs
            | Shape::GreaterKnitted
            | Shape::Chaotic
            | Shape::EightPairs => reading.sets(showdown, layout),
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

impl Declared {
    #[inline(always)]
    fn of(showdown: &Showdown, concealed: Copies, winning: Option<Tile>) -> Declared {
        let mut declared = Declared {
            kinds: TileSet::EMPTY,
            open: 0,
            melded_kongs: 0,
            concealed_kongs: 0,
            open_copies: 0,
            tiles: concealed,
        };
        let winning = winning.map_or(TileSet::EMPTY, TileSet::only);
        for meld in &showdown.melds {
            let first = TileSet::only(meld.first());
            let kinds = if meld.kind() == MeldKind::Chow { chow_from(meld.first()) } else { first };
            declared.kinds |= kinds;
            declared.open += usize::from(meld.kind() != MeldKind::ConcealedKong);
            let wins = u32::from(!(kinds & winning).is_empty());
            match meld.kind() {
                MeldKind::ConcealedKong => declared.concealed_kongs += 1,
                MeldKind::MeldedKong | MeldKind::AddedKong => declared.melded_kongs += 1,
                MeldKind::Chow => {
                    declared.tiles.add(kinds);
                    declared.open_copies += wins;
                }
                MeldKind::Pung => {
                    (0..3).for_each(|_| declared.tiles.add(kinds));
                    declared.open_copies += 3 * wins;
                }
            }
        }
        declared
    }
}

impl HandFacts {
    #[inline(always)]
    fn add(&mut self, fan: Mcr) {
        self.fans |= bit(fan);
    }

    #[inline(always)]
    fn add_if(&mut self, holds: bool, fan: Mcr) {
        self.fans |= bit(fan) * Bits::from(holds);
    }

    /// The fans that ask which tiles are there, and nothing else.
    #[inline(always)]
    fn tiles(&mut self, kinds: TileSet) {
        let only = |set: TileSet| (kinds - set).is_empty();
        let any = |set: TileSet| !(kinds & set).is_empty();
        let suits = [0, 9, 18].iter().filter(|&&suit| any(TileSet::from_bits(0x1ff << suit))).count();
        self.add_if(suits == 2, Mcr::OneVoidedSuit);
        self.add_if(only(REVERSIBLE), Mcr::ReversibleTiles);
        self.add_if(only(GREEN), Mcr::AllGreen);
        if any(TileSet::HONOURS) {
            self.add_if(suits == 0, Mcr::AllHonors);
            self.add_if(suits == 1, Mcr::HalfFlush);
            self.add_if(suits == 3 && any(WINDS) && any(DRAGONS), Mcr::AllTypes);
            self.add_if(suits > 0 && only(ORPHANS), Mcr::AllTerminalsAndHonors);
            return;
        }
        self.add(Mcr::NoHonors);
        self.add_if(suits == 1, Mcr::FullFlush);
        let numbers = ranks(kinds);
        let within = |ranks: u64| numbers & !ranks == 0;
        self.add_if(within(0b0_1111_1110), Mcr::AllSimples);
        self.add_if(within(0b1_0000_0001), Mcr::AllTerminals);
        self.add_if(within(0b1_1110_0000), Mcr::UpperFour);
        self.add_if(within(0b1_1100_0000), Mcr::UpperTiles);
        self.add_if(within(0b0_0011_1000), Mcr::MiddleTiles);
        self.add_if(within(0b0_0000_1111), Mcr::LowerFour);
        self.add_if(within(0b0_0000_0111), Mcr::LowerTiles);
    }

    /// The fans of the way of winning; those of the wait come with the reading.
    #[inline(always)]
    fn winning(&mut self, showdown: &Showdown, declared: &Declared) {
        let Some(win) = showdown.win else { return };
        let claimed = win.by.is_claim();
        self.add_if(claimed & (declared.open == 0), Mcr::ConcealedHand);
        self.add_if(claimed & (declared.open == 4), Mcr::MeldedHand);
        self.add_if(win.by == WinBy::RobKong, Mcr::RobbingTheKong);
        self.add_if((win.by == WinBy::Discard) & showdown.is(Fact::LastDiscard), Mcr::LastTileClaim);
        self.add_if(!claimed, Mcr::SelfDrawn);
        self.add_if(!claimed & (declared.open == 0), Mcr::FullyConcealed);
        self.add_if(win.by == WinBy::KongReplacement, Mcr::OutWithReplacementTile);
        self.add_if(!claimed & showdown.is(Fact::LastWallTile), Mcr::LastTileDraw);
        // MCR-CASE-4: it is given, or the three others lie in the player's own open sets.
        self.add_if(showdown.is(Fact::LastOfItsKind) | (declared.open_copies == 3), Mcr::LastTile);
    }

    /// At most one fan for the kongs (MCR-COUNT-9).
    #[inline(always)]
    fn kongs(&mut self, declared: &Declared) {
        let fan = match (declared.melded_kongs, declared.concealed_kongs) {
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
        if declared.concealed_kongs == 1 {
            self.two_melded_kongs = 6;
        }
        self.add(fan);
    }

    /// Whether the tiles before the winning one wait for one kind only, in any form and by shape alone (MCR-WAIT-2).
    fn has_single_wait(&self, showdown: &Showdown, winning: Tile, layout: &Layout) -> bool {
        *self.single_wait.get_or_init(|| {
            if layout.shape == Shape::KnittedStraight {
                // A hand has no room for a second knitted straight: it waits for what the rest waits for.
                let mut rest = showdown.concealed;
                for tile in layout.singles {
                    rest.remove(tile);
                }
                return is_only_wait(&rest, winning, TileSet::EMPTY);
            }
            // Tiles that one tile makes sets and a pair can be ready for seven pairs too, but for no other form.
            let odd = TileSet::from_bits(self.concealed.odd().bits() ^ TileSet::only(winning).bits());
            let pairs = showdown.melds.is_empty() && odd.len() == 1 && !odd.contains(winning);
            !pairs && is_only_wait(&showdown.concealed, winning, TileSet::EMPTY)
        })
    }
}

/// The pungs and kongs of a reading.
struct Pungs {
    kinds: TileSet,
    count: u32,
    concealed: u32,
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
        let (mut chows, mut outside, mut fives) = (0u32, !knitted, !knitted);
        for set in &layout.sets {
            let kinds = set.kinds();
            outside &= !(kinds & ORPHANS).is_empty();
            fives &= !(kinds & FIVES).is_empty();
            // No branches: nobody can guess what the next set is.
            let is_pung = u32::from(set.is_pung());
            chows += u32::from(set.is_chow());
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
            self.join(join::chows(layout));
        }
        if showdown.melds.is_empty() && self.has(Mcr::FullFlush) {
            self.add_if(is_nine_gates(showdown), Mcr::NineGates);
        }
    }

    #[inline(always)]
    fn join(&mut self, joins: join::Joins) {
        let room = self.joins.remaining_capacity();
        self.joins.extend(joins.into_iter().take(room));
        self.joins.sort_unstable_by_key(|join| join.0 as FanNo);
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
            self.join(join::pungs(layout));
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
    fn write<S: Sheet>(&self, showdown: &Showdown, facts: &HandFacts, layout: &Layout, sheet: &mut S) {
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
            PUNG => each_set(self.pungs_of_terminals, |set| sheet.count(fan, points, set)),
            HOG => (0..facts.hogs).for_each(|_| sheet.count(fan, points, 0)),
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

#[inline(always)]
fn each_set(mut mask: SetMask, mut found: impl FnMut(SetMask)) {
    while mask != 0 {
        found(mask & mask.wrapping_neg());
        mask &= mask - 1;
    }
}

/// The three kinds of a chow.
#[inline(always)]
fn chow_from(first: Tile) -> TileSet {
    TileSet::from_bits(0b111 << first.index())
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
const TERMINALS_AND_WINDS: TileSet = TileSet::from_bits(TileSet::TERMINALS.bits() | WINDS.bits());
const WINDS: TileSet = TileSet::from_bits(0b1111 << 27);
const DRAGONS: TileSet = TileSet::from_bits(0b111 << 31);
/// 2, 3, 4, 6 and 8 of bamboos, and the Green dragon.
const GREEN: TileSet = TileSet::from_bits(0b0_1010_1110 << 18 | 1 << 32);
/// 1, 2, 3, 4, 5, 8, 9 of dots, 2, 4, 5, 6, 8, 9 of bamboos, and the White dragon.
const REVERSIBLE: TileSet = TileSet::from_bits(0b1_1001_1111 << 9 | 0b1_1011_1010 << 18 | 1 << 31);
const EVEN: TileSet = TileSet::from_bits(0b0_1010_1010 * (1 | 1 << 9 | 1 << 18));
const FIVES: TileSet = TileSet::from_bits(1 << 4 | 1 << 13 | 1 << 22);

/// The fans that join two, three or four sets.
const JOINED: [Mcr; 19] = [
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
];

/// The bit of each fan: those that join sets, and the two that are no matter of readings, have none.
const BIT: [Bits; 81] = {
    let mut has_bit = [true; 81];
    let mut at = 0;
    while at < JOINED.len() {
        has_bit[JOINED[at] as usize] = false;
        at += 1;
    }
    has_bit[Mcr::ChickenHand as usize] = false;
    has_bit[Mcr::Flower as usize] = false;
    let (mut bits, mut fan, mut bit) = ([0; 81], 0, 0);
    while fan < 81 {
        if has_bit[fan] {
            bits[fan] = 1 << bit;
            bit += 1;
        }
        fan += 1;
    }
    bits
};

/// The fan of each bit.
const FANS: [FanNo; 60] = {
    let (mut fans, mut fan, mut bit) = ([0; 60], 0, 0);
    while fan < 81 {
        if BIT[fan] != 0 {
            fans[bit] = fan as FanNo;
            bit += 1;
        }
        fan += 1;
    }
    fans
};

#[inline(always)]
const fn bit(fan: Mcr) -> Bits {
    BIT[fan as usize]
}

const KONGS: Bits = bit(Mcr::FourKongs)
    | bit(Mcr::ThreeKongs)
    | bit(Mcr::TwoConcealedKongs)
    | bit(Mcr::TwoMeldedKongs)
    | bit(Mcr::ConcealedKong)
    | bit(Mcr::MeldedKong);

/// Exclusions that hold only for certain sets, or only beside a third fan; they are looked after where those sets
/// are known.
const PARTIAL: [(Mcr, Mcr); 4] = [
    (Mcr::SevenPairs, Mcr::TileHog),
    (Mcr::BigThreeWinds, Mcr::PungOfTerminalsOrHonors),
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
            masks[fan] |= BIT[excludes[at] as usize];
            at += 1;
        }
        fan += 1;
    }
    let mut at = 0;
    while at < PARTIAL.len() {
        masks[PARTIAL[at].0 as usize] &= !bit(PARTIAL[at].1);
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
