//! What a Sichuan hand is worth: fans are added, a table makes points of the sum (SIC-SCORE-1, SIC-SCORE-2).
//!
//! Nothing absorbs anything, so the fans of all tiles and of the way of winning are found once, and only the
//! few that depend on the reading for each reading. A hand that has not won is worth what its best wait would
//! make of it (SIC-READY-3).

use hand::{Meld, Shape, ShapeSet, Tally};
use tiles::{Suit, Tile, TileSet};

use super::fans::Sichuan;
use super::{SHAPES, pay};
use crate::Options;
use crate::score::{
    Best, Fact, Facts, FanCounts, FanNo, Layout, Places, Rank, Score, Scorer, SetKind, SetMask, Sheet,
    Showdown, Step, Steps, Verdict, Win, WinBy, Worth, scorer,
};

/// The options that a score depends on: none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scoring;

/// Fans as bits, by their places in the catalogue.
type Bits = u16;

/// What holds of the hand in every reading.
#[derive(Debug)]
pub(crate) struct HandFacts {
    /// The kinds of all tiles, declared ones too (SIC-TERM-3).
    kinds: TileSet,
    /// The kinds of the declared kongs.
    kongs: TileSet,
    /// The kinds that are there four times, but not in a kong (SIC-FAN-2).
    fours: TileSet,
    /// Whether there is an even number of each concealed kind.
    even: bool,
    /// How many tiles there are, a declared set counting as three.
    tiles: u8,
    /// The fans of all tiles and of the way of winning, but for those that count for each kind.
    fans: Bits,
}

impl Scoring {
    pub(crate) fn new(_: &Options) -> Scoring {
        Scoring
    }

    /// A ready hand with the tile that makes the most of it, and what that is. `None` if it is not ready.
    fn best_wait(self, showdown: &Showdown, hand: &HandFacts) -> Option<(Showdown, Score)> {
        if hand.tiles != 13 || hand.fault_of_suits(showdown, "SIC-READY-1").is_some() {
            return None;
        }
        let useful = Tally::of(&showdown.concealed).useful(SHAPES);
        if useful.distance != 0 {
            return None;
        }
        // SIC-RUL-19: how it might be won does not count. A wait is of a suit that is in the hand already, so
        // that the forbidden one need not be looked at again.
        let mut won = Showdown { facts: Facts::NONE, ..showdown.clone() };
        let mut best: Option<(Tile, Score)> = None;
        // SIC-READY-2: what the player has four times himself does not come.
        for tile in useful.tiles - hand.fours - hand.kongs {
            won.win = Some(Win { tile, by: WinBy::Discard, from: None });
            let score = scorer::score(&self, &won);
            let is_better = best.as_ref().is_none_or(|(_, best)| sum(&score.fans) > sum(&best.fans));
            // A hand of other tiles may be complete in shape, but not here (SIC-SET-1).
            if is_better && score.verdict == Verdict::Valid {
                best = Some((tile, score));
            }
        }
        let (tile, score) = best?;
        won.win = Some(Win { tile, by: WinBy::Discard, from: None });
        Some((won, score))
    }

    /// SIC-CASE-2.
    fn score_of_unwon(self, showdown: &Showdown, hand: &HandFacts) -> Score {
        let verdict = hand.fault_of_suits(showdown, "SIC-READY-1").unwrap_or(Verdict::NotWon);
        match self.best_wait(showdown, hand) {
            Some((_, ready)) => Score { verdict, ..ready },
            None => Score { value: Some(0), ..Score::none(verdict) },
        }
    }
}

impl Scorer for Scoring {
    const PLACES: Places = Places::None;
    type Facts = HandFacts;

    #[inline]
    fn facts(&self, showdown: &Showdown) -> HandFacts {
        let mut all = Tally::of(&showdown.concealed);
        if let Some(win) = showdown.win.filter(|win| win.tile.is_playing()) {
            // A fifth copy has no reading and so is not looked at again.
            let _ = all.add(win.tile);
        }
        let mut hand = HandFacts::of(&all);
        showdown.melds.iter().for_each(|meld| hand.declare(meld));
        hand.add_if(hand.suits() == 1, Sichuan::FullFlush);
        hand.winning(showdown);
        hand
    }

    #[inline]
    fn shapes(&self, showdown: &Showdown, hand: &HandFacts) -> ShapeSet {
        if hand.tiles != 14 || !hand.is_suited() {
            ShapeSet::EMPTY
        } else if hand.even && showdown.melds.is_empty() {
            SHAPES
        } else {
            ShapeSet::only(Shape::Regular)
        }
    }

    #[inline]
    fn count<S: Sheet>(&self, _: &Showdown, hand: &HandFacts, layout: &Layout, sheet: &mut S) -> Rank {
        for (at, _) in layout.sets.iter().enumerate().filter(|(_, set)| set.kind == SetKind::Kong) {
            sheet.count(Sichuan::Kong as FanNo, POINTS[Sichuan::Kong as usize], 1 << at);
        }
        for tile in hand.fours {
            let sets = if S::PROVES { layout.mask(|set| set.contains(tile)) } else { 0 };
            sheet.count(Sichuan::FourOfAKind as FanNo, POINTS[Sichuan::FourOfAKind as usize], sets);
        }
        let mut left = hand.fans | fans_of_reading(layout);
        while left != 0 {
            let fan = left.trailing_zeros() as FanNo;
            left &= left - 1;
            let sets = if S::PROVES { makers(fan, layout) } else { 0 };
            sheet.count(fan, POINTS[usize::from(fan)], sets);
        }
        let fans = sheet.total();
        Rank { order: u64::from(fans), value: points(fans), basic: fans }
    }

    fn hypothetical(&self, showdown: &Showdown) -> Option<Showdown> {
        if showdown.win.is_some() {
            return None;
        }
        self.best_wait(showdown, &self.facts(showdown)).map(|(won, _)| won)
    }

    #[inline]
    fn score(&self, showdown: &Showdown, hand: &HandFacts, best: Option<Best<'_>>) -> Score {
        if showdown.win.is_none() {
            return self.score_of_unwon(showdown, hand);
        }
        let Some(Best { rank, sheet }) = best else {
            return Score::none(Verdict::Incomplete { clause: "SIC-WIN-1" });
        };
        if let Some(fault) = hand.fault_of_suits(showdown, "SIC-WIN-2") {
            return Score::none(fault);
        }
        let transfers = pay::transfers(showdown, rank.value);
        Score {
            verdict: Verdict::Valid,
            value: Some(rank.value),
            fans: std::mem::take(&mut sheet.fans),
            transfers,
        }
    }

    /// One look into the table; a hand that is not ready has none.
    fn steps(&self, score: &Score) -> Steps {
        let fans = sum(&score.fans);
        let table = |points| Step::Table { fans, points, clause: "SIC-SCORE-2" };
        score.value.filter(|&value| value > 0).map(table).into_iter().collect()
    }
}

impl HandFacts {
    /// What these concealed tiles say.
    #[inline(always)]
    fn of(concealed: &Tally) -> HandFacts {
        HandFacts {
            kinds: concealed.kinds(),
            kongs: TileSet::EMPTY,
            fours: concealed.more_than(3),
            even: concealed.is_even(),
            tiles: concealed.tiles(),
            fans: 0,
        }
    }

    /// Adds a declared set: a pung or a kong (SIC-CLAIM-1). The fourth tile of a pung is concealed.
    #[inline(always)]
    fn declare(&mut self, meld: &Meld) {
        let kind = TileSet::only(meld.first());
        if meld.kind().is_kong() {
            self.kongs |= kind;
        } else {
            self.fours |= kind & self.kinds;
        }
        self.kinds |= kind;
        self.tiles += 3;
    }

    #[inline(always)]
    fn add_if(&mut self, holds: bool, fan: Sichuan) {
        self.fans |= Bits::from(holds) << fan as u32;
    }

    /// The fans of the way of winning. Each counts once, however many kongs there were (SIC-RUL-13).
    #[inline(always)]
    fn winning(&mut self, showdown: &Showdown) {
        let Some(win) = showdown.win else { return };
        let discarded = win.by == WinBy::Discard;
        let from_the_end = if win.by.is_claim() {
            discarded && showdown.is(Fact::LastDiscard)
        } else {
            showdown.is(Fact::LastWallTile)
        };
        self.add_if(win.by == WinBy::KongReplacement, Sichuan::WinOnReplacement);
        self.add_if(discarded && showdown.is(Fact::DiscardAfterKong), Sichuan::DiscardAfterKong);
        self.add_if(win.by == WinBy::RobKong, Sichuan::RobbingKong);
        self.add_if(from_the_end, Sichuan::SeaBottom);
    }

    #[inline(always)]
    fn has(&self, suit: Suit) -> bool {
        !(self.kinds & TileSet::suit(suit)).is_empty()
    }

    #[inline(always)]
    fn suits(&self) -> usize {
        Suit::ALL.into_iter().filter(|&suit| self.has(suit)).count()
    }

    /// Whether there is nothing but tiles of the suits (SIC-SET-1).
    #[inline(always)]
    fn is_suited(&self) -> bool {
        (self.kinds - SUITS).is_empty()
    }

    /// Why these suits cannot be in a complete or ready hand, if they cannot (SIC-SUIT-6, SIC-WIN-2).
    #[inline(always)]
    fn fault_of_suits(&self, showdown: &Showdown, clause: &'static str) -> Option<Verdict> {
        let forbidden = FORBIDDEN.into_iter().find(|&(fact, suit)| showdown.is(fact) && self.has(suit));
        match forbidden {
            Some((_, suit)) => Some(Verdict::ForbiddenSuit { suit, clause }),
            None if self.suits() == 3 => Some(Verdict::ThreeSuits { clause }),
            None => None,
        }
    }
}

/// The fans that depend on how the tiles are read.
#[inline(always)]
fn fans_of_reading(layout: &Layout) -> Bits {
    if layout.shape == Shape::SevenPairs {
        return bit(Sichuan::SevenPairs);
    }
    if layout.sets.iter().any(|set| set.is_chow()) {
        return 0;
    }
    // With four declared sets the winning tile is one of the pair, from wherever it comes (SIC-RUL-17).
    let golden_wait = if layout.declared == 4 { bit(Sichuan::GoldenWait) } else { 0 };
    bit(Sichuan::AllPungs) | golden_wait
}

/// The sets that make a fan: for the proof. A way of winning is not a matter of sets.
fn makers(fan: FanNo, layout: &Layout) -> SetMask {
    let is = |one: Sichuan| one as FanNo == fan;
    if is(Sichuan::AllPungs) {
        layout.mask(|set| set.is_pung())
    } else if is(Sichuan::GoldenWait) || is(Sichuan::FullFlush) || is(Sichuan::SevenPairs) {
        layout.all_sets()
    } else {
        0
    }
}

/// SIC-SCORE-2.
#[inline(always)]
const fn points(fans: u32) -> u32 {
    match fans {
        0 => 1,
        1 => 2,
        2 => 4,
        _ => 8,
    }
}

fn sum(fans: &FanCounts) -> u32 {
    fans.iter().map(|fan| fan.points).sum()
}

const fn bit(fan: Sichuan) -> Bits {
    1 << fan as u32
}

const SUITS: TileSet = TileSet::from_bits((1 << 27) - 1);

const FORBIDDEN: [(Fact, Suit); 3] = [
    (Fact::ForbiddenCharacters, Suit::Characters),
    (Fact::ForbiddenDots, Suit::Dots),
    (Fact::ForbiddenBamboos, Suit::Bamboos),
];

/// What each fan of the catalogue brings.
static POINTS: [u32; 10] = {
    let mut points = [0; 10];
    let mut fan = 0;
    while fan < 10 {
        if let Worth::Points(worth) = Sichuan::TABLE[fan].worth {
            points[fan] = worth[0];
        }
        fan += 1;
    }
    points
};
