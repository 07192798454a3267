//! What a tile is, how many there are, who sits where, and how people write tiles down.
//!
//! The bottom of the workspace: it knows no rules, no hands and no scores, draws no random numbers and
//! does no I/O. A wall is a sequence of tiles that comes in from outside.
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]

mod counts;
mod dice;
pub mod notation;
mod seat;
mod set;
mod tile;
mod wall;

pub use counts::{TileCounts, TooManyCopies};
pub use dice::{Dice, Die};
pub use notation::{Notation, NotationError};
pub use seat::{BySeat, RelSeat, Seat, SeatSet};
pub use set::TileSet;
pub use tile::{Dragon, Suit, Tile, Wind};
pub use wall::{Wall, WallError};
