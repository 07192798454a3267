//! How deals follow one another, as data.

/// A session: deals played one after the other by the same players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Session {
    /// How the players find their seats.
    pub seating: Seating,
    /// What everybody has at the start.
    pub start_points: i32,
    /// When it is over.
    pub length: Length,
    /// When the round wind changes.
    pub round_ends: RoundEnd,
    /// Whether a drawn deal is played again and not counted.
    pub replays_draws: bool,
    /// How the players change seats between rounds.
    pub seat_change: SeatChange,
    /// How long a player may think.
    pub tempo: Tempo,
}

/// How long a player may think, in seconds; `None` where the rules say nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tempo {
    /// From his draw or claim to his discard.
    pub turn: Option<u32>,
    /// From the end of dealing to the first discard.
    pub first: Option<u32>,
    /// From a discard to the claim of it.
    pub claim: Option<u32>,
}

/// How the players find their seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Everybody throws two dice: the highest sum is East, then South, West, North.
    Dice,
    /// The highest sum of two dice is East; the others sit round him as they are.
    DiceForEast,
    /// Everybody draws a wind.
    Winds,
    /// The first dealer is drawn by lot; the others sit round him as they are.
    Lot,
    /// As the organiser has put them.
    Assigned,
}

/// When a session is over: whatever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    /// After so many rounds.
    pub rounds: Option<u32>,
    /// After so many deals.
    pub deals: Option<u32>,
    /// After so many minutes.
    pub minutes: Option<u32>,
}

/// When the round wind changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundEnd {
    /// Never.
    Never,
    /// After so many deals.
    Deals(u32),
    /// When the deal has passed on so many times.
    Passes(u32),
    /// When the deal has come back to the first dealer.
    EverybodyHasDealt,
}

/// How the players change seats between rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatChange {
    /// They stay.
    None,
    /// For each round who sits East, South, West, North at its beginning: 0 is who began the session as East.
    Table(&'static [[u8; 4]; 4]),
}
