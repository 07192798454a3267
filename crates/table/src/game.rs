//! A session: who sits where, which deal is next, what everybody has, and when it is over.
//!
//! A [`Game`] is driven by its rules ([`rules::Session`]) and by finished deals; it deals no tiles and knows no time.
//! Whoever keeps the clock says that the time is up.

mod played;
mod ranking;

use rules::{Length, RoundEnd, Rules, SeatChange, Session, seats_of};
use tiles::{BySeat, Seat, Wind};

use crate::deal::{Deal, Setup};

pub use played::{BookedFine, Fine, Outcome, OutcomeWin, Played, Seats};
pub use ranking::{Ranked, TablePoints, ranks, table_points};

/// Somebody who plays, by his number, 0–3. His seat changes from deal to deal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(pub u8);

/// A session from its first deal to its last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    session: Session,
    strict: bool,
    /// Whether no result changes who deals when.
    planned: bool,
    /// The players in the order of play, the first dealer first, as they sat down.
    first: Vec<Player>,
    /// The players in the order of play as they sit now.
    order: Vec<Player>,
    /// Who deals, as a place in `order`.
    dealer: usize,
    /// How many deals in a row he has won before.
    streak: u32,
    /// How many rounds are over.
    rounds: u32,
    /// How many deals of this round have been played, replayed ones not counted.
    round_deals: u32,
    /// How often the deal has passed on in this round.
    round_passes: u32,
    /// How many deals of the session have been played, replayed ones not counted.
    counted: u32,
    deals: Vec<Played>,
    fines: Vec<BookedFine>,
    end: Option<GameEnd>,
}

/// The next deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextDeal {
    /// What is settled before it.
    pub setup: Setup,
    /// Who sits where.
    pub seats: Seats,
    /// Which deal of the session it is, from 1; a drawn deal that is played again keeps its number.
    pub number: u32,
    /// Which round it is, from 1.
    pub round: u32,
}

/// What a finished deal leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AfterDeal {
    /// Who deals next, or would.
    pub dealer: Player,
    /// Whether that is somebody else than before.
    pub passed: bool,
    /// Whether the deal is played again.
    pub replayed: bool,
    /// Whether a round is over.
    pub round_over: bool,
    /// Who goes to another chair.
    pub moves: Vec<Moved>,
    /// Why the session is over, if it is.
    pub end: Option<GameEnd>,
}

/// A player who changes his chair between rounds. Chairs are named by the winds they had when the round began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Moved {
    pub player: Player,
    pub from: Seat,
    pub to: Seat,
}

/// Why a session is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameEnd {
    /// All rounds have been played.
    Rounds,
    /// All deals have been played.
    Deals,
    /// The time is up.
    Time,
}

/// Why something cannot be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameError {
    /// That many cannot play this.
    Players {
        /// How many there are.
        found: usize,
    },
    /// Somebody has two places or none.
    Places,
    /// The session is over.
    Over,
    /// The deal is not over.
    NotFinished,
    /// The deal was not set up as the next one is.
    OtherDeal,
    /// Nobody sits there.
    EmptySeat(Seat),
    /// Nobody has that number.
    NoSuchPlayer(Player),
    /// A fine is a loss.
    NegativeFine,
}

impl Game {
    /// A session of these players, given in the order of play from the first dealer: the result of
    /// [`SeatingDraw`](crate::SeatingDraw).
    ///
    /// # Errors
    /// If that many cannot play this, or they are not all different and numbered from 0.
    pub fn new(rules: &Rules, seats: &[Player]) -> Result<Game, GameError> {
        let found = seats.len();
        if !u8::try_from(found).is_ok_and(|found| rules.players.contains(&found)) {
            return Err(GameError::Players { found });
        }
        if !(0..found as u8).all(|player| seats.contains(&Player(player))) {
            return Err(GameError::Places);
        }
        Ok(Game {
            session: rules.session,
            strict: false,
            planned: false,
            first: seats.to_vec(),
            order: seats.to_vec(),
            dealer: 0,
            streak: 0,
            rounds: 0,
            round_deals: 0,
            round_passes: 0,
            counted: 0,
            deals: Vec::new(),
            fines: Vec::new(),
            end: None,
        })
    }

    /// The same, in which a player may declare a win that is none, as at a real table.
    #[must_use]
    pub fn strict(mut self) -> Game {
        self.strict = true;
        self
    }

    /// The same, in which no result changes what the next deal is: the deal passes on after every deal, no draw is played again,
    /// nobody's wins in a row count. So the deals of several tables can be compared one by one (`docs/duplicate.md`).
    #[must_use]
    pub fn duplicate(mut self) -> Game {
        self.planned = true;
        self
    }

    /// The next deal; `None` when the session is over.
    pub fn setup(&self) -> Option<NextDeal> {
        let setup = Setup {
            players: self.players(),
            round: self.round_wind(),
            dealer_streak: self.streak,
            strict: self.strict,
            ..Setup::default()
        };
        let next = NextDeal { setup, seats: self.seats(), number: self.counted + 1, round: self.rounds + 1 };
        self.end.is_none().then_some(next)
    }

    /// Enters a deal that is over. One that was stopped because the time is up ends the session (MCR-SESSION-2,
    /// SIC-END-3): what was paid in it stands.
    ///
    /// # Errors
    /// If it is not over, or not the next deal.
    pub fn finish_deal(&mut self, deal: &Deal) -> Result<AfterDeal, GameError> {
        let next = self.setup().ok_or(GameError::Over)?;
        let (table, setup) = (deal.public().table(), next.setup);
        let is_next = (table.players, table.round, table.dealer_streak)
            == (setup.players, setup.round, setup.dealer_streak);
        if !is_next {
            return Err(GameError::OtherDeal);
        }
        self.note_result(Outcome::of(deal).ok_or(GameError::NotFinished)?)
    }

    /// Enters the outcome of the next deal, however it was come by.
    ///
    /// # Errors
    /// If the session is over, or the outcome speaks of seats that are not played.
    pub fn note_result(&mut self, outcome: Outcome) -> Result<AfterDeal, GameError> {
        let next = self.setup().ok_or(GameError::Over)?;
        let steps = outcome.check(self.players())?;
        let steps = if self.planned { 1 } else { steps };
        let replayed = self.session.replays_draws && !self.planned && outcome.is_draw();
        let (dealer_won, time_is_up) = (outcome.has_won(Deal::DEALER), outcome.is_stopped());
        let NextDeal { number, round, seats, setup } = next;
        let Setup { round: wind, dealer_streak, .. } = setup;
        self.deals.push(Played { number, round, wind, dealer_streak, seats, outcome, replayed });
        if time_is_up {
            self.time_is_up();
        }
        let mut after = AfterDeal {
            dealer: self.order[self.dealer],
            passed: false,
            replayed,
            round_over: false,
            moves: Vec::new(),
            end: self.end,
        };
        // CLA-DEALER-2, CLA-SESSION-1: a draw that is played again has not been played.
        if !replayed && self.end.is_none() {
            self.go_on(steps, dealer_won, &mut after);
        }
        Ok(after)
    }

    /// Says that the time of the session is up: no new deal begins (MCR-SESSION-1, SIC-SESSION-1). A deal that is
    /// being played is stopped ([`Deal::stop`]) and entered first.
    pub fn time_is_up(&mut self) {
        self.end.get_or_insert(GameEnd::Time);
    }

    /// Books points that a player loses outside the deals, for lateness or on a referee's decision (MCRC-PEN-3,
    /// MCRC-PEN-4). The game may be over.
    ///
    /// # Errors
    /// If there is no such player, or the fine would be a gain.
    pub fn fine(&mut self, fine: Fine) -> Result<(), GameError> {
        for player in [Some(fine.player), fine.to].into_iter().flatten() {
            if !self.first.contains(&player) {
                return Err(GameError::NoSuchPlayer(player));
            }
        }
        if fine.points < 0 {
            return Err(GameError::NegativeFine);
        }
        self.fines.push(BookedFine { after: self.deals.len(), fine });
        Ok(())
    }

    /// Why the session is over; `None` while it is not.
    pub const fn end(&self) -> Option<GameEnd> {
        self.end
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.first.len() as u8
    }

    /// The players as they sat down, the first dealer first.
    pub fn first_seats(&self) -> &[Player] {
        &self.first
    }

    /// Who sits where in the next deal, or sat in the last one.
    pub fn seats(&self) -> Seats {
        let mut seats = BySeat::default();
        for (&seat, &player) in
            seats_of(self.players()).iter().zip(self.order.iter().cycle().skip(self.dealer))
        {
            seats[seat] = Some(player);
        }
        Seats::new(seats)
    }

    /// The wind of the round: after a North round the next is East again (MCR-SEAT-4, RED-SESSION-2, TWN-ROUND-1).
    pub fn round_wind(&self) -> Wind {
        Wind::ALL[self.rounds as usize % 4]
    }

    /// The deals that have been played, replayed ones included.
    pub fn deals(&self) -> &[Played] {
        &self.deals
    }

    /// The fines outside the deals.
    pub fn fines(&self) -> &[BookedFine] {
        &self.fines
    }

    /// The most deals that the session can have, where that is certain; replayed draws are not counted.
    pub fn most_deals(&self) -> Option<u32> {
        let Length { rounds, deals, .. } = self.session.length;
        let by_rounds = match self.session.round_ends {
            RoundEnd::Deals(each) => rounds.and_then(|rounds| rounds.checked_mul(each)),
            RoundEnd::Never | RoundEnd::Passes(_) | RoundEnd::EverybodyHasDealt => None,
        };
        [by_rounds, deals].into_iter().flatten().min()
    }

    /// How many deals are still to come, the next one included, if no draw is played again and no dealer stays; `None` where only
    /// the time ends the session.
    pub fn deals_to_come(&self) -> Option<u32> {
        if self.end.is_some() {
            return Some(0);
        }
        let Length { rounds, deals, .. } = self.session.length;
        let rounds_left = rounds.map(|rounds| rounds.saturating_sub(self.rounds));
        let (each, gone) = match self.session.round_ends {
            RoundEnd::Never => (None, 0),
            RoundEnd::Deals(each) => (Some(each), self.round_deals),
            RoundEnd::Passes(passes) => (Some(passes), self.round_passes),
            RoundEnd::EverybodyHasDealt => (Some(self.players().into()), self.round_passes),
        };
        let by_rounds = rounds_left.zip(each).map(|(rounds, each)| (rounds * each).saturating_sub(gone));
        let by_deals = deals.map(|deals| deals.saturating_sub(self.counted));
        [by_rounds, by_deals].into_iter().flatten().min()
    }

    /// What everybody has at the start: sticks, or points that are only a way to count (RED-STICK-1, TWN-STICK-1,
    /// CLA-SEAT-3).
    pub const fn start_points(&self) -> i64 {
        self.session.start_points as i64
    }

    /// What a player has. It may be less than nothing (MCR-PAY-5, RED-STICK-2, CLA-PAY-4).
    pub fn total(&self, player: Player) -> i64 {
        self.total_after(player, self.deals.len())
    }

    /// What he had after so many deals of [`Game::deals`], with the fines given until the next one.
    pub fn total_after(&self, player: Player, deals: usize) -> i64 {
        let played: i64 = self.deals.iter().take(deals).map(|deal| i64::from(deal.points(player))).sum();
        let fines = self.fines.iter().filter(|booked| booked.after <= deals);
        self.start_points() + played + fines.map(|booked| booked.fine.change_of(player)).sum::<i64>()
    }

    /// What he has won or lost: the difference to the start (RED-STICK-1, TWN-STICK-1; MCRC-SCORE-3, SIC-SESSION-2).
    pub fn result(&self, player: Player) -> i64 {
        self.total(player) - self.start_points()
    }

    /// Everybody with his rank, the best first; of equals, who has the smaller number (MCR-SESSION-3, RED-SESSION-3,
    /// CLA-SESSION-4).
    pub fn ranking(&self) -> Vec<Ranked> {
        ranking::of(self)
    }

    /// The next deal: who deals, whether a round is over, whether the session is.
    fn go_on(&mut self, steps: usize, dealer_won: bool, after: &mut AfterDeal) {
        // TWN-DEALER-2 to TWN-DEALER-4.
        self.streak = if dealer_won && steps == 0 { self.streak + 1 } else { 0 };
        // RED-DEALER-1, CLA-DEALER-1, SIC-SEAT-2: everybody's wind turns with the dealer, the chairs stay.
        self.dealer = (self.dealer + steps) % self.order.len();
        self.counted += 1;
        self.round_deals += 1;
        self.round_passes += u32::from(steps > 0);
        if self.round_is_over(steps > 0) {
            self.rounds += 1;
            (self.round_deals, self.round_passes) = (0, 0);
            after.round_over = true;
        }
        let Length { rounds, deals, minutes: _ } = self.session.length;
        if rounds.is_some_and(|rounds| self.rounds >= rounds) {
            self.end = Some(GameEnd::Rounds);
        } else if deals.is_some_and(|deals| self.counted >= deals) {
            self.end = Some(GameEnd::Deals);
        } else if after.round_over {
            after.moves = self.change_seats();
        }
        (after.passed, after.end, after.dealer) = (steps > 0, self.end, self.order[self.dealer]);
    }

    /// The only place that looks at `session.round_ends`, but for the arithmetic of [`Game::most_deals`] and
    /// [`Game::deals_to_come`].
    fn round_is_over(&self, passed: bool) -> bool {
        match self.session.round_ends {
            RoundEnd::Never => false,
            // MCR-ROUND-1, CLA-SESSION-1.
            RoundEnd::Deals(deals) => self.round_deals >= deals,
            // CLA-SESSION-3.
            RoundEnd::Passes(passes) => self.round_passes >= passes,
            // RED-SESSION-1, TWN-ROUND-1.
            RoundEnd::EverybodyHasDealt => passed && self.order[self.dealer] == self.first[0],
        }
    }

    /// The only place that looks at `session.seat_change`.
    fn change_seats(&mut self) -> Vec<Moved> {
        match self.session.seat_change {
            SeatChange::None => Vec::new(),
            // MCR-ROUND-3, MCRC-ROT-1.
            SeatChange::Table(table) => {
                let row = table[self.rounds as usize % table.len()];
                let order = row.iter().filter_map(|&place| self.first.get(usize::from(place)).copied());
                let before = std::mem::replace(&mut self.order, order.collect());
                self.dealer = 0;
                moves(&before, &self.order)
            }
        }
    }
}

/// Who sits elsewhere now, in the order of the new seats.
fn moves(before: &[Player], now: &[Player]) -> Vec<Moved> {
    let chairs = seats_of(now.len() as u8);
    let chair_of = |player: Player| before.iter().position(|&other| other == player).map(|at| chairs[at]);
    let moved = now.iter().zip(chairs).filter_map(|(&player, &to)| {
        let from = chair_of(player)?;
        (from != to).then_some(Moved { player, from, to })
    });
    moved.collect()
}

impl Player {
    /// 0–3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Debug for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Player({})", self.0)
    }
}

impl std::fmt::Display for GameError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            GameError::Players { found } => write!(f, "{found} cannot play this"),
            GameError::Places => f.write_str("every player has one place"),
            GameError::Over => f.write_str("the session is over"),
            GameError::NotFinished => f.write_str("the deal is not over"),
            GameError::OtherDeal => f.write_str("that is not the next deal of this session"),
            GameError::EmptySeat(seat) => write!(f, "nobody sits {:?}", seat.wind()),
            GameError::NoSuchPlayer(Player(number)) => write!(f, "there is no player {number}"),
            GameError::NegativeFine => f.write_str("a fine cannot be a gain"),
        }
    }
}

impl std::error::Error for GameError {}

#[cfg(test)]
pub(crate) mod tests;
