//! Worlds that a seat can imagine: a whole deal in which all that it sees is as it sees it, and all that is hidden is as
//! it guesses.
//!
//! What is likely is not known here: a guess comes from whoever searches, and is only asked whether it can be.

use std::fmt;

use arrayvec::ArrayVec;
use hand::Meld;
use rules::{Rules, WinBy};
use tiles::{BySeat, Seat, SeatSet, Suit, Tile, TileCounts, TileSet, Wall};

use crate::Deal;
use crate::event::Source;
use crate::own::Own;
use crate::public::{Declaration, Offered, Public, ReadyState, Stage, Walls};
use crate::view::SeatView;

/// What may be hidden from a seat.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Guess {
    /// The concealed tiles of the others, flowers that they keep included; nothing for the seat itself.
    pub hands: BySeat<TileCounts>,
    /// The kongs of the others that lie face down, in order.
    pub kongs: BySeat<ArrayVec<Tile, 5>>,
    /// The forbidden suits of the others that are not known yet.
    pub forbidden: BySeat<Option<Suit>>,
    /// Who has declared the hand that was dealt, and has not changed it.
    pub as_dealt: SeatSet,
    /// What another has drawn in whose turn it is.
    pub drawn: Option<Tile>,
    /// The tiles that are left in the order in which they are drawn, replacements from the end where the rules take
    /// them there. Where everybody has a wall of his own, one wall after the other.
    pub wall: ArrayVec<Tile, { Wall::MAX }>,
}

/// Why something cannot be as it was guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadGuess {
    /// Nobody chooses anything: the tiles are being dealt, or the deal is over.
    NotInPlay,
    /// A hand has another number of tiles.
    HandSize(Seat),
    /// Another number of kongs lies face down.
    Kongs(Seat),
    /// A suit that contradicts what is known, or none where one was named.
    Forbidden(Seat),
    /// The tile drawn in another's turn is not in his hand, or nobody has drawn one.
    Drawn,
    /// The tile that is put to a pung is not in the hand.
    Offered(Seat),
    /// The wall has another number of tiles.
    WallSize,
    /// Not as many tiles of this kind as there are.
    Tiles(Tile),
    /// A winner's hand does not win.
    NoWin(Seat),
    /// Nobody could claim what is offered.
    NobodyAsked,
}

impl SeatView<'_> {
    /// A deal that looks to this seat as the real one does, and in which all that is hidden is as the guess says. What
    /// others have answered already is not known: they are asked again. Wins that others have let pass are forgotten.
    ///
    /// # Errors
    /// If the guess contradicts what the seat sees.
    pub fn imagine(&self, rules: &Rules, guess: &Guess) -> Result<Deal, BadGuess> {
        if matches!(self.public().stage, Stage::Dealing | Stage::Over { .. }) {
            return Err(BadGuess::NotInPlay);
        }
        self.check_drawn(guess)?;
        let mut own = BySeat::new([Own::new(); 4]);
        for &seat in self.public().seats() {
            own[seat] =
                if seat == self.seat() { *self.own() } else { self.imagined_own(rules, seat, guess)? };
        }
        self.check_tiles(rules, guess, &own)?;
        Deal::resumed(rules, self.public(), &own, self.imagined_wall(rules, guess)?)
    }

    /// All tiles in play that this seat does not see, wherever they are. One that is put to a pung is still in its
    /// owner's hand, though everybody sees it: it is among them.
    pub fn unseen(&self, rules: &Rules) -> TileCounts {
        let mut unseen = rules.tiles;
        let mut see = |tile: Tile| _ = unseen.remove(tile);
        self.own().concealed().tiles().for_each(&mut see);
        self.melds().iter().flat_map(Meld::tiles).for_each(&mut see);
        let others = self.public().others(self.seat());
        others
            .flat_map(|seat| self.public().shown(seat).melds.to_list())
            .flatten()
            .for_each(|meld| meld.tiles().for_each(&mut see));
        self.public().lying_open().for_each(&mut see);
        unseen
    }

    fn imagined_own(&self, rules: &Rules, seat: Seat, guess: &Guess) -> Result<Own, BadGuess> {
        let (public, shown) = (self.public(), self.public().shown(seat));
        let hand = &guess.hands[seat];
        if hand.total() != u32::from(public.held(rules, seat)) {
            return Err(BadGuess::HandSize(seat));
        }
        if guess.kongs[seat].len() != shown.melds.iter().filter(Option::is_none).count() {
            return Err(BadGuess::Kongs(seat));
        }
        let offered = public.stage.offered().filter(|&(from, ..)| from == seat);
        if offered.is_some_and(|(_, tile, what)| what == Offered::Kong && hand[tile] == 0) {
            return Err(BadGuess::Offered(seat));
        }
        let won = public.won_from_wall(seat);
        if won.is_some_and(|win| hand[win.tile] == 0) {
            return Err(BadGuess::NoWin(seat));
        }
        let drawn = guess.drawn.filter(|_| public.drawer() == Some(seat));
        let drawn = won.filter(|win| win.by != WinBy::Dealt).map(|win| win.tile).or(drawn);
        let mut own = Own::imagined(rules, hand, &guess.kongs[seat], drawn);
        own.as_dealt = guess.as_dealt.contains(seat) && shown.ready != ReadyState::No;
        // A flower that may be robbed was drawn, though it lies open.
        if let Some((_, tile, Offered::Flower)) = offered {
            own.drawn = public.setting_up.is_none().then_some(tile);
        }
        if let Some(suit) = self.imagined_suit(seat, guess)? {
            own.forbid(suit);
            // What came after the suit was named does not bind.
            let later = u32::from(drawn.is_some_and(|tile| tile.suit() == Some(suit)));
            if shown.has_discarded || hand.copies_of(TileSet::suit(suit)) == later {
                own.bound = TileSet::EMPTY;
            }
        }
        Ok(own)
    }

    fn imagined_suit(&self, seat: Seat, guess: &Guess) -> Result<Option<Suit>, BadGuess> {
        let (shown, guessed) = (self.public().shown(seat).forbidden, guess.forbidden[seat]);
        // All name their suits at the same time.
        let named = self.own().forbidden.is_some();
        match (shown, guessed) {
            (Some(known), Some(suit)) if known != suit => Err(BadGuess::Forbidden(seat)),
            (Some(known), _) => Ok(Some(known)),
            (None, guessed) if guessed.is_some() == named => Ok(guessed),
            (None, _) => Err(BadGuess::Forbidden(seat)),
        }
    }

    fn check_drawn(&self, guess: &Guess) -> Result<(), BadGuess> {
        let drawer = self.public().drawer().filter(|&seat| seat != self.seat());
        let good = match (drawer, guess.drawn) {
            (Some(seat), Some(tile)) => guess.hands[seat][tile] > 0,
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        if good { Ok(()) } else { Err(BadGuess::Drawn) }
    }

    /// Every tile is somewhere, and no tile is in two places.
    fn check_tiles(&self, rules: &Rules, guess: &Guess, own: &BySeat<Own>) -> Result<(), BadGuess> {
        let mut there = TileCounts::new();
        let mut add = |tile: Tile| there.add(tile).map_err(|_| BadGuess::Tiles(tile));
        self.public().lying_open().try_for_each(&mut add)?;
        guess.wall.iter().copied().try_for_each(&mut add)?;
        for &seat in self.public().seats() {
            let mine = self.own().concealed();
            let hand = if seat == self.seat() { &mine } else { &guess.hands[seat] };
            hand.tiles().try_for_each(&mut add)?;
            let melds = own[seat].melds(self.public().shown(seat));
            melds.iter().flat_map(Meld::tiles).try_for_each(&mut add)?;
        }
        match Tile::all().find(|&tile| there[tile] != rules.tiles[tile]) {
            Some(tile) => Err(BadGuess::Tiles(tile)),
            None => Ok(()),
        }
    }

    fn imagined_wall(&self, rules: &Rules, guess: &Guess) -> Result<Wall, BadGuess> {
        let public = self.public();
        match public.table.walls {
            Walls::Shared if guess.wall.len() == usize::from(public.left) => {
                Wall::left_over(&guess.wall).ok_or(BadGuess::WallSize)
            }
            Walls::Shared => Err(BadGuess::WallSize),
            Walls::Own => {
                let mut next = guess.wall.iter().copied();
                let mut gone = gone(rules, guess).into_iter();
                let size = rules.tiles.total() as usize / 4;
                let mut tiles: ArrayVec<Tile, { Wall::MAX }> = ArrayVec::new();
                for &seat in public.seats() {
                    // They are taken from the end backwards; what was taken lies somewhere.
                    let left = usize::from(public.own_left[seat]);
                    let rest: ArrayVec<Tile, { Wall::MAX }> = next.by_ref().take(left).collect();
                    tiles.extend(rest.into_iter().rev());
                    tiles.extend(gone.by_ref().take(size.saturating_sub(left)));
                }
                let fits = next.next().is_none() && tiles.len() == 4 * size;
                Wall::left_over(&tiles).filter(|_| fits).ok_or(BadGuess::WallSize)
            }
        }
    }
}

impl Public {
    /// How many concealed tiles a player holds.
    pub fn held(&self, rules: &Rules, seat: Seat) -> u8 {
        let dealt = u8::from(seat == Deal::DEALER && rules.play.dealer_extra);
        let setting_up = self.setting_up.is_some();
        let more = match self.stage {
            Stage::Dealing | Stage::Flowers { .. } | Stage::Opening => dealt,
            Stage::Offer { what: Offered::Flower, .. } | Stage::EighthFlower { .. } if setting_up => dealt,
            Stage::Turn { seat: at_turn, .. }
            | Stage::EighthFlower { seat: at_turn, .. }
            | Stage::Offer { from: at_turn, what: Offered::Kong, .. } => u8::from(at_turn == seat),
            Stage::Offer { what: Offered::Discard | Offered::Flower, .. } | Stage::Over { .. } => 0,
        };
        // A dealt flower that may be robbed lies open, and nothing has come in its place yet.
        let fewer = match self.stage {
            Stage::Offer { from, what: Offered::Flower, .. } if setting_up => u8::from(from == seat),
            Stage::Dealing
            | Stage::Flowers { .. }
            | Stage::Opening
            | Stage::Turn { .. }
            | Stage::Offer { .. }
            | Stage::EighthFlower { .. }
            | Stage::Over { .. } => 0,
        };
        let kept = u8::from(self.won_from_wall(seat).is_some());
        (rules.hand_size as u8 + more + kept).saturating_sub(3 * self.shown[seat].melds.len() as u8 + fewer)
    }

    /// Whose turn it is, if it began with a draw that only he has seen.
    pub fn drawer(&self) -> Option<Seat> {
        match self.stage {
            Stage::Turn { seat, source: Source::Wall | Source::Kong | Source::Flower } => Some(seat),
            Stage::Offer { from, what: Offered::Kong, .. } => Some(from),
            Stage::EighthFlower { seat, .. } => self.setting_up.is_none().then_some(seat),
            Stage::Turn { source: Source::Dealt | Source::Claim, .. }
            | Stage::Offer { what: Offered::Discard | Offered::Flower, .. }
            | Stage::Dealing
            | Stage::Flowers { .. }
            | Stage::Opening
            | Stage::Over { .. } => None,
        }
    }

    /// The win of a player who has all tiles of it in his hand.
    fn won_from_wall(&self, seat: Seat) -> Option<Declaration> {
        self.wins.iter().find(|win| win.seat == seat && win.from.is_none() && !win.tile.is_flower())
    }

    /// The tiles that everybody sees, but for the declared sets: discards, flowers, what was taken for wins.
    pub(crate) fn lying_open(&self) -> impl Iterator<Item = Tile> + '_ {
        let river = self.river.iter().filter(|thrown| !thrown.claimed).map(|thrown| thrown.tile);
        let flowers = self.seats().iter().flat_map(|&seat| self.shown[seat].flowers());
        let occasions = self.occasions();
        let wins = self.wins.iter().zip(occasions).enumerate();
        let taken = wins.filter(|&(at, (win, occasion))| {
            win.from.is_some() && usize::from(occasion) == at && !win.tile.is_flower()
        });
        river.chain(flowers).chain(taken.map(|(_, (win, _))| win.tile))
    }

    /// The occasion of each win: the number of the first on the same tile.
    pub(crate) fn occasions(&self) -> [u8; 3] {
        let mut occasions = [0, 1, 2];
        let wins = self.wins.to_list();
        for at in 1..wins.len() {
            let (last, win) = (wins[at - 1], wins[at]);
            let alike = win.from.is_some() && (last.from, last.tile, last.by) == (win.from, win.tile, win.by);
            // Two discards of one kind by one player, each of which was won on, lie claimed in the river.
            let one = || win.from.is_some_and(|from| self.won_discards(from, win.tile) < 2);
            if alike && one() {
                occasions[at] = occasions[at - 1];
            }
        }
        occasions
    }

    /// How many discards of a kind by a player were won on: those that were claimed, but not for a set.
    pub(crate) fn won_discards(&self, from: Seat, tile: Tile) -> usize {
        let claimed = |thrown: &crate::Thrown| thrown.claimed && (thrown.seat, thrown.tile) == (from, tile);
        let is_its = |owner: Seat, meld: &Meld| {
            meld.claim().is_some_and(|claim| claim.tile == tile && claim.from == self.place_of(from, owner))
        };
        let sets =
            |owner: Seat| self.shown[owner].melds.iter().flatten().filter(|meld| is_its(owner, meld)).count();
        let in_sets: usize = self.others(from).map(sets).sum();
        self.river.iter().filter(claimed).count() - in_sets
    }
}

/// The tiles that are not in the wall any more.
fn gone(rules: &Rules, guess: &Guess) -> ArrayVec<Tile, { Wall::MAX }> {
    let mut gone = rules.tiles;
    guess.wall.iter().for_each(|&tile| _ = gone.remove(tile));
    gone.tiles().collect()
}

impl fmt::Display for BadGuess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadGuess::NotInPlay => f.write_str("nobody has anything to choose"),
            BadGuess::HandSize(seat) => write!(f, "{:?} holds another number of tiles", seat.wind()),
            BadGuess::Kongs(seat) => write!(f, "{:?} has another number of kongs face down", seat.wind()),
            BadGuess::Forbidden(seat) => write!(f, "{:?} has named another suit, or none", seat.wind()),
            BadGuess::Drawn => f.write_str("the tile that was drawn is not in the hand"),
            BadGuess::Offered(seat) => write!(f, "{:?} does not hold what he puts to a pung", seat.wind()),
            BadGuess::WallSize => f.write_str("the wall has another number of tiles"),
            BadGuess::Tiles(tile) => write!(f, "there are not as many {tile}"),
            BadGuess::NoWin(seat) => {
                write!(f, "{:?} has declared a win, which this hand is not", seat.wind())
            }
            BadGuess::NobodyAsked => f.write_str("nobody could claim what is offered"),
        }
    }
}

impl std::error::Error for BadGuess {}
