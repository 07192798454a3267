//! What holds of an MCR hand in every reading: its tiles, its kongs, and how it was won.

use std::cell::OnceCell;

use hand::{Copies, MeldKind, Shape, is_only_wait};
use tiles::{Tile, TileSet};

use super::fans::Mcr;
use super::tables::{Bits, DRAGONS, GREEN, ORPHANS, REVERSIBLE, WINDS, bit};
use crate::score::{Fact, Layout, Showdown, WinBy};

/// What holds of the hand in every reading.
#[derive(Debug)]
pub(crate) struct HandFacts {
    /// The fans of all tiles, of the way of winning and of the kongs.
    pub(super) fans: Bits,
    /// How many tile hogs.
    pub(super) hogs: u32,
    /// What two kongs bring: 6 if one of them is concealed, else 4.
    pub(super) two_melded_kongs: u32,
    /// The concealed tiles with the winning one.
    pub(super) concealed: Copies,
    single_wait: OnceCell<bool>,
}

/// What the declared sets are, found in one pass.
struct Declared {
    kinds: TileSet,
    open: u32,
    melded_kongs: u32,
    concealed_kongs: u32,
    /// Copies of the winning tile in open sets.
    open_copies: u32,
    /// All tiles, those of kongs left out.
    tiles: Copies,
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
            // No branches: nobody can guess what the next set is.
            let is = |kind: MeldKind| u32::from(meld.kind() == kind);
            let (is_chow, is_pung, is_concealed) =
                (is(MeldKind::Chow), is(MeldKind::Pung), is(MeldKind::ConcealedKong));
            let kinds = (1 + 6 * u64::from(is_chow)) << meld.first().index();
            let all_if = |holds: u32| TileSet::from_bits(kinds * u64::from(holds));
            declared.kinds |= all_if(1);
            declared.open += 1 - is_concealed;
            declared.concealed_kongs += is_concealed;
            declared.melded_kongs += 1 - is_concealed - is_chow - is_pung;
            declared.tiles.add(all_if(is_chow | is_pung));
            declared.tiles.add(all_if(is_pung));
            declared.tiles.add(all_if(is_pung));
            declared.open_copies += (is_chow + 3 * is_pung) * (all_if(1) & winning).len();
        }
        declared
    }
}

impl HandFacts {
    #[inline(always)]
    pub(super) fn of(showdown: &Showdown) -> HandFacts {
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
    pub(super) fn has_single_wait(&self, showdown: &Showdown, winning: Tile, layout: &Layout) -> bool {
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

/// The ranks that occur in any suit.
#[inline(always)]
const fn ranks(kinds: TileSet) -> u64 {
    (kinds.bits() | kinds.bits() >> 9 | kinds.bits() >> 18) & 0x1ff
}
