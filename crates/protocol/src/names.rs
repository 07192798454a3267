//! Seats, winds and suits as they are written.

use serde::{Deserialize, Serialize};
use tiles::Seat;
use ts_rs::TS;
use utoipa::ToSchema;

/// A wind; a seat is named by its wind in the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Wind {
    E,
    S,
    W,
    N,
}

/// A suit: characters, dots, bamboos.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Suit {
    M,
    P,
    S,
}

impl Wind {
    /// The seat with this wind.
    pub const fn seat(self) -> Seat {
        Seat::ALL[self as usize]
    }
}

impl From<tiles::Wind> for Wind {
    fn from(wind: tiles::Wind) -> Wind {
        match wind {
            tiles::Wind::East => Wind::E,
            tiles::Wind::South => Wind::S,
            tiles::Wind::West => Wind::W,
            tiles::Wind::North => Wind::N,
        }
    }
}

impl From<Seat> for Wind {
    fn from(seat: Seat) -> Wind {
        seat.wind().into()
    }
}

impl From<tiles::Suit> for Suit {
    fn from(suit: tiles::Suit) -> Suit {
        match suit {
            tiles::Suit::Characters => Suit::M,
            tiles::Suit::Dots => Suit::P,
            tiles::Suit::Bamboos => Suit::S,
        }
    }
}
