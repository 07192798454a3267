//! Players by their numbers, and the tables that they sit at.

use std::fmt;

/// A player, by the number that the draw has given (MCRC-DRAW-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(u16);

impl Player {
    /// The player with this number, counted from 1; `None` for 0.
    pub fn of_number(number: u16) -> Option<Player> {
        number.checked_sub(1).map(Player)
    }

    /// The number, counted from 1.
    pub fn number(self) -> u16 {
        self.0 + 1
    }

    pub(crate) fn of_index(index: usize) -> Player {
        Player(index as u16)
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// Who sits East, South, West and North at the start of a session; `None` is a substitute (MCRC-TABLE-3).
pub type Table = [Option<Player>; 4];

/// The tables of one session, the first of them table 1 (MCRC-TABLE-2).
pub type Session = Vec<Table>;
