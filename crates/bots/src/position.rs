//! What a seat sees, counted: the own tiles, those that may still come, what the hand needs.

use arrayvec::ArrayVec;
use hand::{Meld, Tally};
use rules::Rules;
use table::{Choices, SeatView, Stage};
use tiles::{Seat, Tile, TileCounts, TileSet};

/// A seat's view with what every player counts first.
#[derive(Clone, Debug)]
pub(crate) struct Position<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) view: SeatView<'a>,
    pub(crate) choices: Choices,
    pub(crate) seat: Seat,
    /// The concealed tiles that the hand may keep: without those of a forbidden suit, and without flowers.
    pub(crate) tally: Tally,
    /// The kinds that the hand may keep.
    pub(crate) usable: TileSet,
    pub(crate) melds: ArrayVec<Meld, 5>,
    /// The tiles that the seat does not see, wherever they are.
    pub(crate) unseen: TileCounts,
}

impl<'a> Position<'a> {
    pub(crate) fn new(rules: &'a Rules, view: SeatView<'a>, choices: Choices) -> Position<'a> {
        let own = view.own();
        let forbidden = own.forbidden().map_or(TileSet::EMPTY, TileSet::suit);
        let mut tally = *own.tally();
        for tile in tally.kinds() & forbidden {
            (0..tally.count(tile)).for_each(|_| tally.remove_unchecked(tile));
        }
        Position {
            rules,
            view,
            choices,
            seat: view.seat(),
            tally,
            usable: !(forbidden | TileSet::FLOWERS),
            melds: view.melds(),
            unseen: unseen(rules, view),
        }
    }

    /// How many sets are still to be made of concealed tiles.
    pub(crate) fn sets(&self) -> u8 {
        (self.rules.hand_size / 3) as u8 - self.melds.len() as u8
    }

    /// The tile of another that this seat is asked about.
    pub(crate) fn offered(&self) -> Option<Tile> {
        self.view.public().stage().offered().map(|(_, tile, _)| tile)
    }

    /// Whether it is the own turn.
    pub(crate) fn in_turn(&self) -> bool {
        matches!(self.view.public().stage(), Stage::Turn { seat, .. } if seat == self.seat)
    }

    /// How many of these kinds are unseen.
    pub(crate) fn left(&self, tiles: TileSet) -> u32 {
        tiles.map(|tile| u32::from(self.unseen[tile])).sum()
    }
}

/// All tiles in play that a seat does not see.
pub fn unseen(rules: &Rules, view: SeatView<'_>) -> TileCounts {
    let public = view.public();
    let mut unseen = rules.tiles;
    let mut see = |tile: Tile| {
        unseen.remove(tile);
    };
    view.own().concealed().tiles().for_each(&mut see);
    public.river().iter().filter(|thrown| !thrown.claimed).for_each(|thrown| see(thrown.tile));
    for &seat in public.seats() {
        let shown = public.shown(seat);
        shown.flowers().for_each(&mut see);
        if seat != view.seat() {
            shown
                .melds()
                .flatten()
                .flat_map(|meld| meld.tiles().collect::<ArrayVec<Tile, 4>>())
                .for_each(&mut see);
        }
    }
    view.melds().iter().flat_map(Meld::tiles).for_each(&mut see);
    // A tile that was taken for a win lies in the winner's hand, but everybody has seen it.
    public.wins().filter(|win| win.from.is_some()).for_each(|win| see(win.tile));
    unseen
}
