//! What can be wrong with a hand that came from outside.

use std::fmt;

use hand::MeldError;
use tiles::{RelSeat, Tile, Wind};

use crate::{Clauses, WinBy};

/// Something wrong with a hand. Holds no words of any language: `Display` says it in English, with the words
/// that the rules files ask for; a front end says it in its own from the fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum InputProblem {
    /// One copy too many of a suit tile, an honour or the joker; the place is that of the fifth.
    FifthCopy { tile: Tile, place: Place },
    /// A flower twice; the place is that of the second.
    SecondCopy { tile: Tile, place: Place },
    /// A joker, but no joker is in play.
    Joker { place: Place },
    /// A flower among the concealed tiles or in a set.
    FlowerInHand { tile: Tile, place: Place },
    /// A flower that the options have taken out of play.
    FlowerNotInPlay { tile: Tile, place: Place },
    /// Something else among the flowers.
    NotAFlower { tile: Tile, place: Place },
    /// A tile that the ruleset does not have.
    NotInThisSet { tile: Tile, place: Place },
    /// A number of tiles that no hand has; with `or_drawn` one more than `wanted` is right too.
    TileCount { concealed: usize, melds: usize, wanted: usize, or_drawn: bool },
    /// A declared set that is none.
    NotASet { meld: usize, error: MeldError },
    /// A concealed kong with a claimed tile.
    ClaimedConcealed { meld: usize },
    /// A joker that was claimed (RED-JOKER-2).
    ClaimedJoker { meld: usize },
    /// A declared chow where chows are only formed in the hand (SIC-CLAIM-1).
    NoChows { meld: usize },
    /// A declared chow from somebody else than the player to the left.
    ChowFrom { meld: usize, from: RelSeat, players: u8 },
    /// A kong where there are none (RED-CLAIM-7).
    NoKongs { meld: usize },
    /// A place that this table does not have (RED-SEAT-3).
    Seat { meld: usize, from: RelSeat, players: u8 },
    /// A way of winning that this game does not have.
    NoSuchWin { by: WinBy },
    /// A tile from the wall that is said to come from somebody.
    FromTheWall { by: WinBy },
    /// A winning tile from a place that this table does not have.
    WinSeat { from: RelSeat, players: u8 },
    /// A wind that nobody has at this table.
    SeatWind { seat: Wind, players: u8 },
    /// No winning tile, where only winners are scored.
    NoWin,
    /// A number of players that cannot play this.
    Players { players: u8, min: u8, max: u8 },
}

/// Where in the input something is, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Which of the concealed tiles.
    Concealed(usize),
    /// Which declared set.
    Meld(usize),
    /// Which of the exposed flowers.
    Flowers(usize),
    /// Which of the tiles seen elsewhere.
    Seen(usize),
    /// The winning tile.
    Win,
}

impl InputProblem {
    /// The clause of the rules file that refuses it.
    pub const fn clause(&self, clauses: &Clauses) -> &'static str {
        match self {
            InputProblem::FifthCopy { .. } => clauses.fifth_copy,
            InputProblem::SecondCopy { .. } => clauses.second_copy,
            InputProblem::Joker { .. } => clauses.joker,
            InputProblem::FlowerInHand { .. }
            | InputProblem::FlowerNotInPlay { .. }
            | InputProblem::NotAFlower { .. } => clauses.flower,
            InputProblem::NotInThisSet { .. } => clauses.not_in_play,
            InputProblem::TileCount { .. } => clauses.tile_count,
            InputProblem::NotASet { error: MeldError::JokersOnly, .. } => clauses.jokers_only,
            InputProblem::NotASet { error: MeldError::WrongStandIn, .. } => clauses.stand_in,
            InputProblem::NotASet { .. } => clauses.not_a_set,
            InputProblem::ClaimedConcealed { .. } | InputProblem::NoKongs { .. } => clauses.kong,
            InputProblem::ClaimedJoker { .. } => clauses.joker_claim,
            InputProblem::NoChows { .. } | InputProblem::ChowFrom { .. } => clauses.chow,
            InputProblem::NoSuchWin { by: WinBy::RobKong | WinBy::KongReplacement } => clauses.kong,
            InputProblem::NoSuchWin {
                by: WinBy::RobFlower | WinBy::EighthFlower | WinBy::FlowerReplacement,
            } => clauses.flower,
            InputProblem::NoSuchWin { .. } | InputProblem::FromTheWall { .. } | InputProblem::NoWin => {
                clauses.win
            }
            InputProblem::Seat { .. } | InputProblem::WinSeat { .. } | InputProblem::SeatWind { .. } => {
                clauses.seat
            }
            InputProblem::Players { .. } => clauses.players,
        }
    }
}

impl fmt::Display for InputProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InputProblem::FifthCopy { tile, place } => write!(f, "fifth copy of {tile}, {place}"),
            InputProblem::SecondCopy { tile, place } => {
                write!(f, "second copy of the flower {tile}, {place}")
            }
            InputProblem::Joker { place } => write!(f, "no joker is in play, {place}"),
            InputProblem::FlowerInHand { tile, place } => {
                write!(f, "the flower {tile} cannot be there, {place}; flowers are laid aside")
            }
            InputProblem::FlowerNotInPlay { tile, place } => {
                write!(f, "the flower {tile} is not in play, {place}")
            }
            InputProblem::NotAFlower { tile, place } => write!(f, "{tile} is not a flower, {place}"),
            InputProblem::NotInThisSet { tile, place } => {
                write!(f, "{tile} is not in this set of tiles, {place}")
            }
            InputProblem::TileCount { concealed, melds, wanted, or_drawn } => {
                write!(f, "tile count: concealed tiles {concealed}, declared sets {melds}")?;
                write!(f, ", together {}, but a hand has {wanted}", concealed + 3 * melds)?;
                if *or_drawn { write!(f, " or {}", wanted + 1) } else { Ok(()) }
            }
            InputProblem::NotASet { meld, error } => write!(f, "{error}, declared set {meld}"),
            InputProblem::ClaimedConcealed { meld } => {
                write!(f, "not a set: a concealed kong has no claimed tile, declared set {meld}")
            }
            InputProblem::ClaimedJoker { meld } => {
                write!(f, "a joker cannot be claimed, declared set {meld}")
            }
            InputProblem::NoChows { meld } => {
                write!(f, "a chow cannot be declared in this game, declared set {meld}")
            }
            InputProblem::ChowFrom { meld, from, players } => {
                let right = if *players == 2 { "across" } else { "to the left" };
                let from = match from {
                    RelSeat::Own => "himself",
                    RelSeat::Right => "to the right",
                    RelSeat::Across => "across",
                    RelSeat::Left => "to the left",
                };
                write!(f, "a chow comes from the player {right}, not {from}, declared set {meld}")
            }
            InputProblem::NoKongs { meld } => write!(f, "there is no kong in this game, declared set {meld}"),
            InputProblem::Seat { meld, from, players } => {
                let from = seat_word(*from);
                write!(f, "no seat '{from}' at a table of {players}, declared set {meld}")
            }
            InputProblem::NoSuchWin { by } => {
                let what = match by {
                    WinBy::RobKong | WinBy::KongReplacement => "there is no kong in this game",
                    WinBy::RobFlower | WinBy::EighthFlower => "the eighth flower wins nothing in this game",
                    WinBy::FlowerReplacement => "there is no flower in this game",
                    WinBy::SelfDraw | WinBy::Discard | WinBy::Dealt => "it is no way to win in this game",
                };
                write!(f, "{what}, so nobody wins by {}", by.id())
            }
            InputProblem::FromTheWall { by } => {
                write!(f, "a tile won by {} comes from the wall and from nobody's seat", by.id())
            }
            InputProblem::WinSeat { from, players } => {
                let from = seat_word(*from);
                write!(f, "no seat '{from}' at a table of {players}, winning tile")
            }
            InputProblem::SeatWind { seat, players } => {
                write!(f, "no seat {} at a table of {players}", seat.letter())
            }
            InputProblem::NoWin => write!(f, "the winning tile is missing, and how it was won"),
            InputProblem::Players { players, min, max } if min == max => {
                write!(f, "{players} players: this game has {max} seats")
            }
            InputProblem::Players { players, min, max } => {
                write!(f, "{players} players: this game has {min} to {max} seats")
            }
        }
    }
}

impl std::error::Error for InputProblem {}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Concealed(number) => write!(f, "tile {number} of the hand"),
            Place::Meld(number) => write!(f, "declared set {number}"),
            Place::Flowers(number) => write!(f, "tile {number} of the flowers"),
            Place::Seen(number) => write!(f, "tile {number} of those seen"),
            Place::Win => f.write_str("winning tile"),
        }
    }
}

fn seat_word(seat: RelSeat) -> &'static str {
    match seat {
        RelSeat::Own => "self",
        RelSeat::Right => "right",
        RelSeat::Across => "across",
        RelSeat::Left => "left",
    }
}
