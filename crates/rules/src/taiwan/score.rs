//! What a Taiwanese hand is worth: the tai of its fans, added up.
//!
//! The fans of a reading are bits of a number, in the order of the catalogue. Those of all tiles and of the way of
//! winning are found once, those of the sets for each reading; then each fan strikes what it absorbs. A win by the
//! eighth flower stands alone and reads no hand (TWN-SCORE-2).
//!
//! What is told of a win counts only where it can be true: only East has dealt tiles to win with, only another
//! player wins on East's first discard, and whoever declared himself ready with the deal has no open set.

use std::cell::OnceCell;

use hand::{Copies, MeldKind, Shape, ShapeSet, Tally, is_only_wait};
use tiles::{RelSeat, Tile, TileSet, Wind};

use super::absorb::{
    ABSORBING, ABSORBS, Bits, CONCEALED_PUNGS, FANS, OF_DRAGONS, OF_WINDS, POINTS, bits, each_fan, has,
    ruling,
};
use super::fans::Taiwan;
use super::{SHAPES, pay};
use crate::Options;
use crate::score::{
    Best, Fact, FanCount, FanCounts, FanNo, Layout, Places, Rank, Reason, Score, Scorer, Set, SetKind,
    SetMask, Sheet, Showdown, Step, Steps, Verdict, Why, Win, WinBy, has_straight,
};

/// The options that a score depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scoring {
    /// TWN-OPT-1, in basic tai.
    minimum: u32,
    /// TWN-OPT-2; more than any hand is worth where there is none.
    limit: u32,
}

/// What holds of the hand in every reading.
#[derive(Debug)]
pub(crate) struct HandFacts {
    /// The fans of all tiles, of the way of winning and of the kongs.
    fans: Bits,
    /// How many flowers are shown.
    flowers: u32,
    /// What an early win brings.
    early: u32,
    /// The concealed tiles with the winning one.
    all: Copies,
    single_wait: OnceCell<bool>,
}

/// What the declared sets say.
struct Declared {
    /// The kinds of the concealed tiles and the first kind of each declared set, which says its suit.
    kinds: TileSet,
    open: u32,
}

impl Scoring {
    pub(crate) fn new(options: &Options) -> Scoring {
        let number = |id: &str| options.number(id).map(|number| number as u32);
        Scoring { minimum: number("min_tai").unwrap_or(0), limit: number("limit").unwrap_or(u32::MAX) }
    }
}

impl Scorer for Scoring {
    /// Concealed pungs are worth the more the more there are, and the valued wait is the same at all its places: only a
    /// pure straight can be worth less for the place that is best otherwise (TWN-FAN-19).
    const PLACES: Places = Places::BestOutsideStraights;
    type Facts = HandFacts;

    #[inline]
    fn facts(&self, showdown: &Showdown) -> HandFacts {
        let mut all = Copies::of(&showdown.concealed);
        // A fifth copy has no reading and so is not looked at again.
        let winning = showdown.win.map(|win| win.tile).filter(|tile| tile.is_playing());
        all.add(winning.map_or(TileSet::EMPTY, TileSet::only));
        let flowers = (showdown.flowers & TileSet::FLOWERS).len();
        let mut facts = HandFacts { fans: 0, flowers, early: 0, all, single_wait: OnceCell::new() };
        facts.add(Taiwan::Win);
        let Declared { kinds, open } = facts.melds(showdown);
        facts.tiles(kinds);
        if let Some(win) = showdown.win {
            facts.winning(showdown, win, open);
        }
        facts
    }

    #[inline]
    fn shapes(&self, showdown: &Showdown, facts: &HandFacts) -> ShapeSet {
        // Only 17 natural tiles are a hand (TWN-HAND-2, TWN-HAND-3).
        if facts.all.total() as usize + 3 * showdown.melds.len() != 17 {
            return ShapeSet::EMPTY;
        }
        let one_triplet = facts.all.exactly(3).len() == 1 && facts.all.exactly(1).is_empty();
        if showdown.melds.is_empty() && one_triplet { SHAPES } else { ShapeSet::only(Shape::Regular) }
    }

    #[inline]
    fn count<S: Sheet>(
        &self,
        showdown: &Showdown,
        facts: &HandFacts,
        layout: &Layout,
        sheet: &mut S,
    ) -> Rank {
        let mut reading = ReadingFans { bits: facts.fans, honours: TileSet::EMPTY, straight: 0 };
        if layout.shape == Shape::EightPairs {
            // TWN-FAN-31: there are no sets, and no fans of sets.
            reading.add(Taiwan::EightAndAHalfPairs);
        } else {
            reading.sets(layout);
            reading.wait(showdown, facts, layout);
        }
        let counted = reading.write(showdown, facts, layout, sheet);
        let total = sheet.total();
        // TWN-SCORE-6.
        let besides = facts.flowers + u32::from(has(counted, Taiwan::NoFlowers));
        Rank { order: u64::from(total), value: total.min(self.limit), basic: total - besides }
    }

    /// A win by the eighth flower, whatever the hand is like.
    fn unread<S: Sheet>(
        &self,
        showdown: &Showdown,
        facts: &HandFacts,
        sheet: &mut S,
    ) -> Option<(Layout, Rank)> {
        let win = showdown.win?;
        let FlowerWin { fan, .. } = FlowerWin::of(win.by)?;
        if flowers_before(showdown, win) < 7 {
            return None;
        }
        let value = POINTS[usize::from(fan)];
        sheet.count(fan, value, 0);
        let reason = Reason { why: Why::Implied, by: Some(fan), clause: "TWN-SCORE-2" };
        each_fan(facts.fans & BESIDE_FLOWERS, |passed| sheet.pass(passed, 0, reason));
        let layout = Layout {
            shape: Shape::Regular,
            sets: showdown.melds.iter().map(Set::declared).collect(),
            declared: showdown.melds.len(),
            singles: TileSet::EMPTY,
            wild: TileSet::EMPTY,
            completed: None,
        };
        Some((layout, Rank { order: u64::from(value), value, basic: value }))
    }

    #[inline]
    fn score(&self, showdown: &Showdown, _: &HandFacts, best: Option<Best<'_>>) -> Score {
        let Some(win) = showdown.win else { return Score::none(Verdict::NotWon) };
        if let Some(flower_win) = FlowerWin::of(win.by) {
            return flower_win.score(showdown, win);
        }
        let Some(Best { rank, sheet }) = best else {
            return Score::none(Verdict::Incomplete { clause: "TWN-HAND-1" });
        };
        let Rank { value, basic: have, .. } = rank;
        let need = self.minimum;
        if have < need {
            let verdict = Verdict::BelowMinimum { have, need, clause: "TWN-SCORE-6" };
            return Score {
                verdict,
                value: Some(value),
                fans: std::mem::take(&mut sheet.fans),
                transfers: None,
            };
        }
        let transfers = pay::transfers(showdown, win, value, &sheet.fans);
        Score {
            verdict: Verdict::Valid,
            value: Some(value),
            fans: std::mem::take(&mut sheet.fans),
            transfers,
        }
    }

    fn steps(&self, score: &Score) -> Steps {
        let total: u32 = score.fans.iter().map(|fan| fan.points).sum();
        let cut = score.value.filter(|&value| value < total);
        let limited = |limit| Step::Limited { from: u64::from(total), limit, clause: "TWN-SCORE-7" };
        cut.map(limited).into_iter().collect()
    }
}

/// A win by the eighth flower, and the clause that speaks of it.
struct FlowerWin {
    fan: FanNo,
    clause: &'static str,
}

impl FlowerWin {
    #[inline(always)]
    const fn of(by: WinBy) -> Option<FlowerWin> {
        match by {
            WinBy::RobFlower => {
                Some(FlowerWin { fan: Taiwan::RobbingEighthFlower as FanNo, clause: "TWN-FLOWER-8" })
            }
            WinBy::EighthFlower => {
                Some(FlowerWin { fan: Taiwan::EightFlowers as FanNo, clause: "TWN-FLOWER-7" })
            }
            WinBy::SelfDraw
            | WinBy::Discard
            | WinBy::RobKong
            | WinBy::KongReplacement
            | WinBy::FlowerReplacement
            | WinBy::Dealt => None,
        }
    }

    /// TWN-RUL-44: no minimum is needed, and no limit cuts it.
    fn score(&self, showdown: &Showdown, win: Win) -> Score {
        let have = flowers_before(showdown, win);
        if have < 7 {
            return Score::none(Verdict::FewFlowers { have, clause: self.clause });
        }
        let value = POINTS[usize::from(self.fan)];
        let fans: FanCounts = [FanCount { fan: self.fan, times: 1, points: value }].into_iter().collect();
        let transfers = pay::transfers(showdown, win, value, &fans);
        Score { verdict: Verdict::Valid, value: Some(value), fans, transfers }
    }
}

/// How many flowers were shown before the one that wins (TWN-CASE-2); none if that is no flower.
fn flowers_before(showdown: &Showdown, win: Win) -> u32 {
    if win.tile.is_flower() {
        ((showdown.flowers & TileSet::FLOWERS) - TileSet::only(win.tile)).len()
    } else {
        0
    }
}

impl HandFacts {
    #[inline(always)]
    fn add(&mut self, fan: Taiwan) {
        self.fans |= 1 << fan as u32;
    }

    #[inline(always)]
    fn add_if(&mut self, holds: bool, fan: Taiwan) {
        self.fans |= Bits::from(holds) << fan as u32;
    }

    /// The fans that ask which tiles are there.
    #[inline(always)]
    fn tiles(&mut self, kinds: TileSet) {
        let any = |set: TileSet| !(kinds & set).is_empty();
        let honours = any(TileSet::HONOURS);
        let suits = [0, 9, 18].iter().filter(|&&suit| any(TileSet::from_bits(0x1ff << suit))).count();
        self.add_if(self.flowers > 0, Taiwan::Flower);
        self.add_if(self.flowers == 0, Taiwan::NoFlowers);
        self.add_if(!honours, Taiwan::NoHonours);
        self.add_if(!honours && self.flowers == 0, Taiwan::NoHonoursNoFlowers);
        // TWN-RUL-22: honours alone are a half flush too; TWN-RUL-17: a full flush has one inside.
        self.add_if(suits <= 1, Taiwan::HalfFlush);
        self.add_if(suits == 1 && !honours, Taiwan::FullFlush);
    }

    /// The fans of the kongs, and what else the declared sets say.
    #[inline(always)]
    fn melds(&mut self, showdown: &Showdown) -> Declared {
        let mut declared = Declared { kinds: self.all.kinds(), open: 0 };
        for meld in &showdown.melds {
            let is = |kind: MeldKind| meld.kind() == kind;
            self.add_if(is(MeldKind::ConcealedKong), Taiwan::ConcealedKong);
            self.add_if(is(MeldKind::MeldedKong) | is(MeldKind::AddedKong), Taiwan::MeldedKong);
            declared.kinds |= TileSet::only(meld.first());
            declared.open += u32::from(!is(MeldKind::ConcealedKong));
        }
        declared
    }

    /// The fans of the way of winning; the wait comes with the reading.
    #[inline(always)]
    fn winning(&mut self, showdown: &Showdown, win: Win, open: u32) {
        let (claimed, dealt) = (win.by.is_claim(), win.by == WinBy::Dealt);
        self.add_if(!claimed, Taiwan::SelfDraw);
        self.add_if(win.by == WinBy::RobKong, Taiwan::RobbingKong);
        self.add_if(!claimed && !dealt && showdown.is(Fact::LastWallTile), Taiwan::LastWallTile);
        self.add_if(claimed && open == 0, Taiwan::ConcealedHand);
        self.add_if(!claimed && open == 0, Taiwan::FullyConcealedHand);
        self.add_if(claimed && open == 5, Taiwan::MeldedHand);
        // TWN-READY-2: what was dealt is no win of a hand that was declared ready.
        self.add_if(open == 0 && !dealt && showdown.is(Fact::ReadyFromDeal), Taiwan::ReadyFromDeal);
        // TWN-FAN-17.
        self.early = match showdown.discards {
            0..=5 => 10,
            6..=9 => 5,
            _ => 0,
        };
        self.add_if(self.early > 0, Taiwan::EarlyWin);
        // TWN-FAN-35: a declared kong brought a replacement, so the tiles are not those of the deal.
        let heaven = dealt && showdown.seat == Wind::East && showdown.melds.is_empty();
        self.add_if(heaven, Taiwan::BlessingOfHeaven);
        self.add_if(is_first_discard_of_east(showdown, win), Taiwan::BlessingOfEarth);
    }

    /// Whether the tiles before the winning one wait for one kind only: regular and irregular hands count, a kind
    /// that the player has four times does not (TWN-WAIT-1, TWN-WAIT-2).
    fn has_single_wait(&self, showdown: &Showdown, winning: Tile) -> bool {
        *self.single_wait.get_or_init(|| {
            // Only tiles that are nearly all pairs can wait for something else than sets and a pair.
            // The winning tile is known to be awaited, so that it does no harm among the others.
            let odd = TileSet::from_bits(self.all.odd().bits() ^ TileSet::only(winning).bits());
            if !showdown.melds.is_empty() || odd.len() > 2 {
                return is_only_wait(&showdown.concealed, winning, showdown.fours(self.all));
            }
            let awaited = Tally::of(&showdown.concealed).awaited(0, SHAPES);
            awaited.filter(|&tile| held(showdown, tile) < 4).count() == 1
        })
    }
}

/// TWN-FAN-36: from East's place, where it is said whose discard it was.
#[inline(always)]
fn is_first_discard_of_east(showdown: &Showdown, win: Win) -> bool {
    let east = pay::dealer(showdown.seat);
    win.by == WinBy::Discard
        && showdown.is(Fact::FirstDiscard)
        && east != RelSeat::Own
        && win.from.is_none_or(|from| from == east)
}

/// How many of a kind the hand had before the winning tile, declared sets included.
fn held(showdown: &Showdown, tile: Tile) -> usize {
    let declared = showdown.melds.iter().flat_map(hand::Meld::tiles).filter(|&other| other == tile).count();
    usize::from(showdown.concealed[tile]) + declared
}

/// The fans of one reading.
struct ReadingFans {
    bits: Bits,
    /// The honours whose pungs count by themselves (TWN-FAN-3).
    honours: TileSet,
    /// What a pure straight brings.
    straight: u32,
}

impl ReadingFans {
    #[inline(always)]
    fn add(&mut self, fan: Taiwan) {
        self.bits |= 1 << fan as u32;
    }

    #[inline(always)]
    fn add_if(&mut self, holds: bool, fan: Taiwan) {
        self.bits |= Bits::from(holds) << fan as u32;
    }

    /// The fans of five sets and a pair.
    #[inline(always)]
    fn sets(&mut self, layout: &Layout) {
        let (mut pungs, mut concealed_pungs, mut chows) = (0, 0, 0);
        // The lowest tiles of pungs, of chows and of concealed chows, as bits.
        let (mut of_pungs, mut of_chows, mut of_concealed) = (0u64, 0u64, 0u64);
        for set in &layout.sets {
            // No branches: nobody can guess what the next set is.
            let [is_pung, is_chow, is_concealed] = [set.is_pung(), set.is_chow(), !set.open].map(u64::from);
            pungs += is_pung;
            concealed_pungs += is_pung & is_concealed;
            chows += is_chow;
            of_pungs |= is_pung << set.tile.index();
            of_chows |= is_chow << set.tile.index();
            of_concealed |= (is_chow & is_concealed) << set.tile.index();
        }
        self.add_if(chows == 5, Taiwan::FlatHand);
        if has_straight(of_chows) {
            self.add(Taiwan::PureStraight);
            self.straight = if has_straight(of_concealed) { 10 } else { 5 };
        }
        self.add_if(pungs == 5, Taiwan::AllPungs);
        self.add_if(concealed_pungs >= 2, Taiwan::TwoConcealedPungs);
        self.add_if(concealed_pungs >= 3, Taiwan::ThreeConcealedPungs);
        self.add_if(concealed_pungs >= 4, Taiwan::FourConcealedPungs);
        self.add_if(concealed_pungs == 5, Taiwan::FiveConcealedPungs);
        let honours = TileSet::from_bits(of_pungs) & TileSet::HONOURS;
        if !honours.is_empty() {
            self.honours(honours, layout.pair().map_or(TileSet::EMPTY, TileSet::only));
        }
    }

    /// The fans of winds and dragons; their pungs count by themselves only outside of them.
    #[inline(always)]
    fn honours(&mut self, pungs: TileSet, pair: TileSet) {
        let (winds, dragons) = ((pungs & WINDS).len(), (pungs & DRAGONS).len());
        let (wind_pair, dragon_pair) = (!(pair & WINDS).is_empty(), !(pair & DRAGONS).is_empty());
        // TWN-RUL-15, TWN-RUL-16: the greater of these have the lesser inside.
        self.add_if(winds >= 2 && wind_pair, Taiwan::SmallThreeWinds);
        self.add_if(winds >= 3, Taiwan::BigThreeWinds);
        self.add_if(winds == 3 && wind_pair, Taiwan::SmallFourWinds);
        self.add_if(winds == 4, Taiwan::BigFourWinds);
        self.add_if(dragons == 2 && dragon_pair, Taiwan::SmallThreeDragons);
        self.add_if(dragons == 3, Taiwan::BigThreeDragons);
        self.honours = pungs;
        if self.bits & OF_WINDS != 0 {
            self.honours = self.honours - WINDS;
        }
        if self.bits & OF_DRAGONS != 0 {
            self.honours = self.honours - DRAGONS;
        }
        self.add_if(!self.honours.is_empty(), Taiwan::PungOfHonours);
    }

    /// TWN-FAN-11; no set is completed by a tile that was dealt (TWN-RUL-29).
    #[inline(always)]
    fn wait(&mut self, showdown: &Showdown, facts: &HandFacts, layout: &Layout) {
        let Some(win) = showdown.win.filter(|win| win.by != WinBy::Dealt) else { return };
        self.add_if(
            fills_a_gap(layout, win.tile) && facts.has_single_wait(showdown, win.tile),
            Taiwan::ValuedWait,
        );
    }

    /// Strikes what is absorbed and writes down the rest, which it returns.
    #[inline(always)]
    fn write<S: Sheet>(
        &self,
        showdown: &Showdown,
        facts: &HandFacts,
        layout: &Layout,
        sheet: &mut S,
    ) -> Bits {
        let mut struck = 0;
        each_fan(self.absorbing() & ABSORBING, |fan| struck |= ABSORBS[usize::from(fan)]);
        let counted = self.bits & !struck;
        each_fan(counted, |fan| self.write_fan(fan, facts, layout, sheet));
        if S::PROVES {
            self.pass(showdown, layout, counted, sheet);
        }
        counted
    }

    /// The fans that absorb others: a flat hand only where it is worth 10.
    #[inline(always)]
    fn absorbing(&self) -> Bits {
        if has(self.bits, Taiwan::NoHonoursNoFlowers) {
            self.bits
        } else {
            self.bits & !bits(&[Taiwan::FlatHand])
        }
    }

    #[inline(always)]
    fn write_fan<S: Sheet>(&self, fan: FanNo, facts: &HandFacts, layout: &Layout, sheet: &mut S) {
        let points = self.points(fan, facts);
        if fan == Taiwan::Flower as FanNo {
            sheet.count_times(fan, facts.flowers, points);
        } else if PER_SET >> fan & 1 == 1 {
            sheet.count_each(fan, points, self.makers(fan, layout));
        } else {
            sheet.count(fan, points, if S::PROVES { self.makers(fan, layout) } else { 0 });
        }
    }

    #[inline(always)]
    fn points(&self, fan: FanNo, facts: &HandFacts) -> u32 {
        let is = |one: Taiwan| one as FanNo == fan;
        if is(Taiwan::EarlyWin) {
            facts.early
        } else if is(Taiwan::PureStraight) {
            self.straight
        } else if is(Taiwan::FlatHand) && has(self.bits, Taiwan::NoHonoursNoFlowers) {
            10
        } else {
            POINTS[usize::from(fan)]
        }
    }

    /// Notes what holds and is not counted.
    fn pass<S: Sheet>(&self, showdown: &Showdown, layout: &Layout, counted: Bits, sheet: &mut S) {
        let absorbing = counted & self.absorbing();
        each_fan(self.bits & !counted, |fan| {
            let by = (0..FANS as FanNo)
                .rev()
                .find(|&by| absorbing >> by & 1 == 1 && ABSORBS[usize::from(by)] >> fan & 1 == 1);
            let clause = by.map_or("TWN-SCORE-5", |by| ruling(by, fan));
            sheet.pass(fan, self.makers(fan, layout), Reason { why: Why::Implied, by, clause });
        });
        self.pass_honours(layout, counted, sheet);
        let dealt = showdown.win.is_some_and(|win| win.by == WinBy::Dealt);
        if dealt && showdown.is(Fact::ReadyFromDeal) {
            let reason = Reason { why: Why::NotHere, by: None, clause: "TWN-READY-2" };
            sheet.pass(Taiwan::ReadyFromDeal as FanNo, 0, reason);
        }
    }

    /// The pungs of winds and dragons that are inside a dearer fan.
    fn pass_honours<S: Sheet>(&self, layout: &Layout, counted: Bits, sheet: &mut S) {
        if layout.shape == Shape::EightPairs {
            return;
        }
        for (at, set) in layout.sets.iter().enumerate() {
            if set.is_pung() && set.tile.is_honour() && !self.honours.contains(set.tile) {
                let inside = counted & if WINDS.contains(set.tile) { OF_WINDS } else { OF_DRAGONS };
                let by = Some(inside.trailing_zeros() as FanNo);
                let reason = Reason { why: Why::Implied, by, clause: "TWN-FAN-3" };
                sheet.pass(Taiwan::PungOfHonours as FanNo, 1 << at, reason);
            }
        }
    }

    /// The sets that make a fan.
    fn makers(&self, fan: FanNo, layout: &Layout) -> SetMask {
        let is = |one: Taiwan| one as FanNo == fan;
        let pungs_of = |kinds: TileSet| layout.mask(|set| set.is_pung() && kinds.contains(set.tile));
        let groups_of = |kinds: TileSet| layout.mask(|set| !set.is_chow() && kinds.contains(set.tile));
        if is(Taiwan::PungOfHonours) {
            pungs_of(self.honours)
        } else if is(Taiwan::MeldedKong) {
            layout.mask(|set| set.kind == SetKind::Kong && set.open)
        } else if is(Taiwan::ConcealedKong) {
            layout.mask(|set| set.kind == SetKind::Kong && !set.open)
        } else if is(Taiwan::ValuedWait) {
            layout.completed.map_or(0, |at| 1 << at)
        } else if CONCEALED_PUNGS >> fan & 1 == 1 {
            layout.mask(|set| set.is_pung() && !set.open)
        } else if is(Taiwan::BigThreeWinds) || is(Taiwan::BigFourWinds) {
            pungs_of(WINDS)
        } else if is(Taiwan::BigThreeDragons) {
            pungs_of(DRAGONS)
        } else if OF_WINDS >> fan & 1 == 1 {
            groups_of(WINDS)
        } else if OF_DRAGONS >> fan & 1 == 1 {
            groups_of(DRAGONS)
        } else if is(Taiwan::FlatHand) || is(Taiwan::AllPungs) || is(Taiwan::MeldedHand) {
            layout.mask(|set| set.kind != SetKind::Pair)
        } else if is(Taiwan::PureStraight) {
            straight_of(layout)
        } else if is(Taiwan::EightAndAHalfPairs) {
            layout.all_sets()
        } else {
            0
        }
    }
}

/// Whether the winning tile completes the pair, comes between two tiles or at the edge of a suit.
#[inline(always)]
fn fills_a_gap(layout: &Layout, winning: Tile) -> bool {
    let Some(set) = layout.completed.map(|at| layout.sets[at]) else { return false };
    match set.kind {
        SetKind::Pair => true,
        SetKind::Chow => {
            let place = winning.index() - set.tile.index();
            matches!((set.tile.index() % 9, place), (_, 1) | (0, 2) | (6, 0))
        }
        SetKind::Pung | SetKind::Kong => false,
    }
}

/// The three chows of a pure straight, concealed ones where there are two of a kind.
fn straight_of(layout: &Layout) -> SetMask {
    let find = |tile: usize, open: bool| {
        layout.sets.iter().position(|set| set.is_chow() && set.tile.index() == tile && set.open == open)
    };
    let straight = |suit: usize| -> Option<SetMask> {
        [suit, suit + 3, suit + 6]
            .iter()
            .try_fold(0, |mask, &tile| Some(mask | 1 << find(tile, false).or_else(|| find(tile, true))?))
    };
    [0, 9, 18].into_iter().find_map(straight).unwrap_or(0)
}

/// What can hold of a win by the eighth flower, which needs no complete hand.
const BESIDE_FLOWERS: Bits = bits(&[
    Taiwan::Flower,
    Taiwan::SelfDraw,
    Taiwan::MeldedKong,
    Taiwan::LastWallTile,
    Taiwan::ConcealedKong,
    Taiwan::EarlyWin,
]);

/// Counted for each set, not once.
const PER_SET: Bits = bits(&[Taiwan::PungOfHonours, Taiwan::MeldedKong, Taiwan::ConcealedKong]);

pub(super) const WINDS: TileSet = TileSet::from_bits(0b1111 << 27);
pub(super) const DRAGONS: TileSet = TileSet::from_bits(0b111 << 31);
