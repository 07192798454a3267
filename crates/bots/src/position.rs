//! What a seat sees, counted: the own tiles, those that may still come, what the hand needs.

use std::cell::OnceCell;
use std::ops::Deref;

use arrayvec::ArrayVec;
use hand::{Hand, Meld, NEVER, Tally};
use rules::Rules;
use table::{Choices, Offered, SeatView, Stage};
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
    pub(crate) unseen: Unseen<'a>,
}

/// Tiles that are counted when somebody asks: quick players often do not.
#[derive(Clone, Debug)]
pub(crate) struct Unseen<'a> {
    rules: &'a Rules,
    view: SeatView<'a>,
    counts: OnceCell<TileCounts>,
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
            unseen: Unseen { rules, view, counts: OnceCell::new() },
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

impl Deref for Unseen<'_> {
    type Target = TileCounts;

    fn deref(&self) -> &TileCounts {
        self.counts.get_or_init(|| unseen(self.rules, self.view))
    }
}

/// How many exchanges of a tile until the hand of a seat is ready, by the shapes of the ruleset: 0 ready, −1 complete; `None`
/// if it cannot have any of them. Tiles that it may not keep are places that others must fill.
pub fn distance(rules: &Rules, view: SeatView<'_>) -> Option<i8> {
    let position = Position::new(rules, view, Choices::NONE);
    let (sets, tiles) = (position.sets(), position.tally.tiles());
    if (3 * sets + 1..=3 * sets + 2).contains(&tiles)
        && let Ok(hand) = Hand::new(&position.tally.counts(), &position.melds, rules.jokers())
    {
        return Some(hand.distance(rules.shapes)).filter(|&distance| distance != NEVER);
    }
    Some(position.tally.missing_for(sets) as i8 - 1)
}

/// All tiles in play that a seat does not see, wherever they are.
pub fn unseen(rules: &Rules, view: SeatView<'_>) -> TileCounts {
    let mut unseen = view.unseen(rules);
    // A tile that is being put to a pung is still in its owner's hand, but everybody sees it.
    if let Some((from, tile, Offered::Kong)) = view.public().stage().offered()
        && from != view.seat()
    {
        unseen.remove(tile);
    }
    unseen
}
