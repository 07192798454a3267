//! What follows from an entry for whoever looks at the table, and for the database.

use protocol::Wall;
use table::SeatEvent;

use crate::store::Extra;

/// What is to be done after an entry has been applied and written.
#[derive(Debug, Default)]
pub(crate) struct Followed {
    /// In order, each for one viewer.
    pub(crate) told: Vec<Told>,
    /// What the database keeps besides the entry.
    pub(crate) extras: Vec<Extra>,
    /// Whether who sits where, or the like, has changed.
    pub(crate) table: bool,
}

/// Something numbered for one viewer: a chair, or after the last chair the spectators.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) viewer: usize,
    pub(crate) n: u32,
    pub(crate) what: What,
}

/// What is told.
#[derive(Clone, Debug)]
pub(crate) enum What {
    /// A deal begins.
    Deal,
    /// Something happened; the wall afterwards, if it is another.
    Event(SeatEvent, Option<Wall>),
    /// The deal is over.
    DealOver,
    /// The game is over.
    GameOver,
}
