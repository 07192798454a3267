//! What holds of a Classical hand in every reading: its tiles, its flowers, and how it was won.

use std::cell::OnceCell;

use hand::{Copies, Shape, Tally, is_only_wait};
use tiles::{Suit, Tile, TileSet, Wind};

use super::SHAPES;
use super::fans::Classical;
use super::reading::{Bits, is_one_suit};
use crate::score::{Fact, FanNo, Reason, Set, Sheet, Showdown, Why, Win, WinBy};

/// What holds of the hand in every reading.
#[derive(Debug)]
pub(crate) struct HandFacts {
    /// What all tiles, the flowers and the way of winning bring.
    pub(super) fans: Bits,
    /// The kinds of all tiles, declared or not; flowers are none.
    pub(super) kinds: TileSet,
    /// How many flowers, and how many of them are the player's own or the round's.
    pub(super) flowers: u32,
    pub(super) own_flowers: u32,
    /// The concealed tiles with the winning one.
    pub(super) all: Copies,
    single_wait: OnceCell<bool>,
}

impl HandFacts {
    #[inline]
    pub(super) fn of(showdown: &Showdown) -> HandFacts {
        let mut all = Copies::of(&showdown.concealed);
        // A fifth copy has no reading and so is not looked at again.
        let winning = showdown.win.map(|win| win.tile).filter(|tile| tile.is_playing());
        all.add(winning.map_or(TileSet::EMPTY, TileSet::only));
        let declared = showdown.melds.iter().map(Set::declared);
        let kinds = declared.fold(all.kinds(), |kinds, set| kinds | set.kinds());
        let flowers = showdown.flowers & TileSet::FLOWERS;
        // CLA-RUL-24: a flower of both winds is one.
        let own = flowers & (flowers_of(showdown.seat) | flowers_of(showdown.round));
        let (flowers, own_flowers) = (flowers.len(), own.len());
        let mut facts = HandFacts { fans: 0, kinds, flowers, own_flowers, all, single_wait: OnceCell::new() };
        facts.for_all();
        if let Some(win) = showdown.win {
            facts.winning(showdown, win);
        }
        facts
    }

    #[inline(always)]
    fn add_if(&mut self, holds: bool, fan: Classical) {
        self.fans |= Bits::from(holds) << fan as u32;
    }

    /// CLA-DBL-4, CLA-DBL-5: honours alone are no flush (CLA-RUL-21).
    #[inline(always)]
    fn for_all(&mut self) {
        let honours = !(self.kinds & TileSet::HONOURS).is_empty();
        let numbers = self.kinds - TileSet::HONOURS;
        if !numbers.is_empty() && is_one_suit(numbers) {
            self.add_if(honours, Classical::HalfFlush);
            self.add_if(!honours, Classical::FullFlush);
        }
        self.add_if(self.flowers != 0, Classical::Flower);
        self.add_if(self.own_flowers != 0, Classical::OwnOrRoundFlower);
    }

    #[inline(always)]
    fn winning(&mut self, showdown: &Showdown, win: Win) {
        let drawn = !win.by.is_claim();
        let loose = is_loose(win);
        let last = drawn && !loose && showdown.is(Fact::LastWallTile);
        let kongs = showdown.melds.iter().filter(|meld| meld.kind().is_kong()).count();
        let robbed = win.by == WinBy::RobKong;
        self.add_if(true, Classical::Winning);
        self.add_if(drawn, Classical::SelfDrawn);
        self.add_if(loose, Classical::LooseTileWin);
        self.add_if(loose && win.tile == FIVE_OF_DOTS, Classical::GrapesOnTheRoof);
        self.add_if(last, Classical::LastWallTileWin);
        self.add_if(last && win.tile == ONE_OF_DOTS, Classical::MoonFromTheSea);
        self.add_if(robbed, Classical::RobbingKong);
        self.add_if(drawn && open_sets(showdown).next().is_none(), Classical::FullyConcealed);
        self.add_if(matches!(kongs, 2 | 3), Classical::TwoOrThreeKongs);
        self.add_if(kongs == 4, Classical::FourfoldPlenty);
        self.add_if(!robbed && is_last_of_its_kind(showdown, win.tile), Classical::LastOfItsKind);
        self.add_if(is_ready_from_deal(showdown), Classical::ReadyFromDeal);
    }

    /// Whether the winning tile was the only kind that the hand waited for (CLA-WIN-3).
    pub(super) fn has_single_wait(&self, showdown: &Showdown, winning: Tile, shape: Shape) -> bool {
        *self.single_wait.get_or_init(|| {
            // Tiles that one tile makes sets and a pair can wait for pairs alone too, if they are nearly all pairs.
            let concealed = Copies::of(&showdown.concealed);
            if shape == Shape::Regular && (!showdown.melds.is_empty() || concealed.odd().len() > 1) {
                return is_only_wait(&showdown.concealed, winning, showdown.fours(concealed));
            }
            let before = Tally::of(&showdown.concealed);
            let by_shape = before.awaited(showdown.melds.len() as u8, SHAPES);
            (by_shape - TileSet::only(winning)).all(|tile| showdown.copies(tile) > 3)
        })
    }
}

/// The flower and the season of a wind (CLA-TILE-3).
#[inline(always)]
const fn flowers_of(wind: Wind) -> TileSet {
    let first = TileSet::only(Tile::flower(1)).bits() | TileSet::only(Tile::flower(5)).bits();
    TileSet::from_bits(first << wind as u32)
}

fn is_loose(win: Win) -> bool {
    matches!(win.by, WinBy::KongReplacement | WinBy::FlowerReplacement)
}

fn open_sets(showdown: &Showdown) -> impl Iterator<Item = Set> {
    showdown.melds.iter().map(Set::declared).filter(|set| set.open)
}

/// CLA-DBL-17: said to be so, or seen in the winner's own declared sets (CLA-RUL-19).
fn is_last_of_its_kind(showdown: &Showdown, winning: Tile) -> bool {
    let with_it = || open_sets(showdown).filter(|set| set.contains(winning));
    let seen = || with_it().map(|set| if set.is_chow() { 1 } else { 3 }).sum::<u32>();
    showdown.is(Fact::LastOfItsKind) || seen() == 3
}

/// CLA-DBL-18: a claim or a kong has changed the hand (CLA-RUL-44).
fn is_ready_from_deal(showdown: &Showdown) -> bool {
    showdown.is(Fact::ReadyFromDeal) && showdown.melds.is_empty()
}

/// Notes what was said of the win and brings nothing.
pub(super) fn pass_facts<S: Sheet>(showdown: &Showdown, sheet: &mut S) {
    let Some(win) = showdown.win else { return };
    let not_here = |clause: &'static str| Reason { why: Why::NotHere, by: None, clause };
    if showdown.is(Fact::LastWallTile) && (win.by.is_claim() || is_loose(win)) {
        sheet.pass(Classical::LastWallTileWin as FanNo, 0, not_here("CLA-DBL-10"));
    }
    if showdown.is(Fact::ReadyFromDeal) && !is_ready_from_deal(showdown) {
        sheet.pass(Classical::ReadyFromDeal as FanNo, 0, not_here("CLA-DBL-18"));
    }
    if win.by == WinBy::RobKong {
        // The three others lie in the robbed pung.
        let by = Some(Classical::RobbingKong as FanNo);
        let reason = Reason { why: Why::Implied, by, clause: "CLA-RUL-19" };
        sheet.pass(Classical::LastOfItsKind as FanNo, 0, reason);
    }
    pass_flowers(showdown, sheet);
}

/// Notes that a flower which is both the player's own and the round's doubles once.
pub(super) fn pass_flowers<S: Sheet>(showdown: &Showdown, sheet: &mut S) {
    let both = flowers_of(showdown.seat) & flowers_of(showdown.round) & showdown.flowers;
    let fan = Classical::OwnOrRoundFlower as FanNo;
    let reason = Reason { why: Why::OneOnly, by: Some(fan), clause: "CLA-RUL-24" };
    both.for_each(|_| sheet.pass(fan, 0, reason));
}

const ONE_OF_DOTS: Tile = Tile::suited(Suit::Dots, 1);
const FIVE_OF_DOTS: Tile = Tile::suited(Suit::Dots, 5);
