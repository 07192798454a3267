//! What can be wrong with a deal as it is written down.

use std::fmt;

use tiles::Seat;

/// Why a deal cannot have been so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperProblem {
    /// What is wrong.
    pub fault: PaperFault,
    /// With whom.
    pub seat: Option<Seat>,
    /// The clause that says so.
    pub clause: &'static str,
}

macro_rules! faults {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        /// What is wrong with a deal.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum PaperFault { $($(#[$doc])* $name,)* }

        impl PaperFault {
            /// All of them.
            pub const ALL: &'static [PaperFault] = &[$(PaperFault::$name,)*];

            /// A name for programs.
            pub const fn id(self) -> &'static str {
                match self { $(PaperFault::$name => $id,)* }
            }
        }
    };
}

faults! {
    /// Nobody plays at that seat.
    NotPlayed = "not_played",
    /// It ended with a win, and nobody won.
    NoWinner = "no_winner",
    /// Only one may win.
    OneWinner = "one_winner",
    /// More have won than can.
    TooManyWins = "too_many_wins",
    /// It is not over yet with so few wins.
    NotOver = "not_over",
    /// It was drawn or cut off, and somebody won.
    WonAfterAll = "won_after_all",
    /// The winner would pay himself.
    PaysHimself = "pays_himself",
    /// It is not said whose tile it was.
    WhoseTile = "whose_tile",
    /// A tile of the wall is nobody's.
    NobodysTile = "nobodys_tile",
    /// There is no such way of winning.
    NoSuchWay = "no_such_way",
    /// Only the dealer wins with dealt tiles.
    NotDealer = "not_dealer",
    /// The winner is out already.
    WinnerOut = "winner_out",
    /// The player whose tile it was is out already.
    PayerOut = "payer_out",
    /// Wins on the same tile are won from the same player in the same way.
    OtherTile = "other_tile",
    /// The value is below the minimum.
    BelowMinimum = "below_minimum",
    /// The value is above the limit.
    AboveLimit = "above_limit",
    /// No hand has that value.
    NoSuchValue = "no_such_value",
    /// A false win is a penalty here, and no win.
    FalseWin = "false_win",
    /// It is not said what a hand is worth.
    HandMissing = "hand_missing",
    /// The winner's hand has two values.
    HandDiffers = "hand_differs",
    /// A player who is out has no ready hand.
    HandOfWinner = "hand_of_winner",
    /// Nobody is responsible for hands here, or not this player.
    NotResponsible = "not_responsible",
    /// Kongs are not paid for.
    NoKongs = "no_kongs",
    /// More kongs than a hand can have.
    TooManyKongs = "too_many_kongs",
    /// It is not said whose discard a melded kong was, or said of another.
    KongFrom = "kong_from",
    /// The kong comes after more wins than there are, or between wins on one tile.
    KongTime = "kong_time",
    /// The owner of the kong, or who would pay it, is out already.
    KongOut = "kong_out",
    /// No discard of the kong's turn was won on, or another kong of the turn came later.
    KongNotLost = "kong_not_lost",
    /// There is no forbidden suit.
    NoForbiddenSuit = "no_forbidden_suit",
    /// A hand with the forbidden suit is not ready.
    BrokenReady = "broken_ready",
    /// A win with the forbidden suit is none.
    BrokenWin = "broken_win",
}

impl PaperProblem {
    pub(crate) const fn new(fault: PaperFault, seat: Option<Seat>, clause: &'static str) -> PaperProblem {
        PaperProblem { fault, seat, clause }
    }
}

impl fmt::Display for PaperProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.fault.id(), self.clause)
    }
}

impl std::error::Error for PaperProblem {}
