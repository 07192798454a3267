//! The sessions that are being seated, and what they cost; kept up to date swap by swap.
//!
//! Players are counted among those who are present. A seat is `session * players + place`; four places are a table, and
//! the last table is short where substitutes sit.

use crate::Plan;
use crate::bounds::{pairs, team_meetings};
use crate::quality::Meetings;

/// What a pair costs that meets once more than it should; to sit with substitutes again costs one.
pub(crate) const PAIR: i64 = 4;

/// What a seating costs, or an exchange adds to it; the first that differs decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cost {
    /// Repeats, meetings of team mates, and seats beside substitutes.
    pub(crate) meetings: i64,
    /// Meetings of team mates once more: of seatings that are alike otherwise, the one in which fewer of them meet.
    pub(crate) mates: i64,
}

#[derive(Clone, Debug)]
pub(crate) struct Hall {
    players: usize,
    sessions: usize,
    /// Whether the last table has substitutes.
    short: bool,
    seats: Vec<u16>,
    /// How often each two have met. Team mates have met once before the first session: so to seat them together costs as
    /// much as a repeat (MCRC-TABLE-4).
    met: Vec<u16>,
    /// How often each has sat with substitutes.
    visits: Vec<u16>,
    /// The team of each.
    teams: Vec<Option<usize>>,
    cost: Cost,
}

impl Hall {
    /// The hall with these seats.
    pub(crate) fn new(plan: &Plan, seats: Vec<u16>) -> Hall {
        let players = plan.present.len();
        let past = Meetings::of(plan, plan.played.iter());
        let mut hall = Hall {
            players,
            sessions: plan.to_seat(),
            short: plan.substitutes() > 0,
            seats,
            met: vec![0; players * players],
            visits: vec![0; players],
            teams: plan.present.iter().map(|player| plan.teams[player.index()]).collect(),
            cost: Cost::default(),
        };
        for (one, &first) in plan.present.iter().enumerate() {
            for (two, &second) in plan.present.iter().enumerate().filter(|&(two, _)| two != one) {
                let count =
                    past.between(first, second) as u16 + u16::from(plan.are_team_mates(first, second));
                hall.met[one * players + two] = count;
            }
        }
        for table in plan.played.iter().flatten().filter(|table| table.contains(&None)) {
            let present = table.iter().flatten().filter_map(|player| plan.present.binary_search(player).ok());
            present.for_each(|player| hall.visits[player] += 1);
        }
        hall.take_seats();
        hall
    }

    pub(crate) fn seats(&self) -> &[u16] {
        &self.seats
    }

    pub(crate) fn cost(&self) -> Cost {
        self.cost
    }

    pub(crate) fn sessions(&self) -> usize {
        self.sessions
    }

    pub(crate) fn players(&self) -> usize {
        self.players
    }

    /// What no seating can cost less than: every meeting goes to a pair that has met least, whether there are such tables
    /// or not, and every seat beside substitutes to somebody who has sat there least. Team mates meet no less often than
    /// they must at so few tables.
    pub(crate) fn least_cost(plan: &Plan) -> Cost {
        let mut empty = Hall::new(plan, Vec::new());
        let (tables, short) = (empty.players / 4, empty.players % 4);
        let per_session = tables * pairs(4) + pairs(short);
        let mut met: Vec<u16> = Vec::new();
        for one in 0..empty.players {
            met.extend((0..one).map(|two| empty.met[one * empty.players + two]));
        }
        let of_pairs = PAIR * (cost_of(&met) + poured(&mut met, per_session * empty.sessions));
        let of_visits = cost_of(&empty.visits) + poured(&mut empty.visits, short * empty.sessions);
        Cost { meetings: of_pairs + of_visits, mates: i64::from(team_meetings(plan)) }
    }

    /// Other seats, whatever they were before.
    pub(crate) fn reseat(&mut self, seats: &[u16]) {
        self.count_tables(false);
        self.seats.clear();
        self.seats.extend_from_slice(seats);
        self.take_seats();
    }

    /// What it would add to the cost if two seats of different tables of a session were exchanged.
    pub(crate) fn change(&self, one: usize, two: usize) -> Cost {
        let (first, second) = (self.seats[one], self.seats[two]);
        let (mut pairs, mut mates) = (0, 0);
        for partner in self.partners(one) {
            pairs += self.between(second, partner) - self.between(first, partner) + 1;
            mates += self.are_mates(second, partner) - self.are_mates(first, partner);
        }
        for partner in self.partners(two) {
            pairs += self.between(first, partner) - self.between(second, partner) + 1;
            mates += self.are_mates(first, partner) - self.are_mates(second, partner);
        }
        let visits = match (self.is_short(one), self.is_short(two)) {
            (true, false) => self.visits_of(second) - self.visits_of(first) + 1,
            (false, true) => self.visits_of(first) - self.visits_of(second) + 1,
            (false, false) | (true, true) => 0,
        };
        Cost { meetings: PAIR * pairs + visits, mates }
    }

    /// Exchanges two seats of different tables of a session; `change` is what [`Hall::change`] says.
    pub(crate) fn exchange(&mut self, one: usize, two: usize, change: Cost) {
        self.count_seat(one, false);
        self.count_seat(two, false);
        self.seats.swap(one, two);
        self.count_seat(one, true);
        self.count_seat(two, true);
        self.cost.meetings += change.meetings;
        self.cost.mates += change.mates;
    }

    /// Whether somebody at this table has met the one in this seat before, or both are of one team, or he has sat with
    /// substitutes before and does so here.
    pub(crate) fn is_bad(&self, seat: usize) -> bool {
        let player = self.seats[seat];
        self.partners(seat).any(|partner| self.between(player, partner) > 1)
            || self.is_short(seat) && self.visits_of(player) > 1
    }

    fn take_seats(&mut self) {
        self.count_tables(true);
        let all_pairs: i64 = self.met.iter().map(|&count| cost_of(&[count])).sum();
        let mates_at = |seat: usize| {
            let before = self.table_start(seat)..seat;
            before.map(|partner| self.are_mates(self.seats[seat], self.seats[partner])).sum::<i64>()
        };
        let mates = (0..self.seats.len()).map(mates_at).sum();
        self.cost = Cost { meetings: PAIR * (all_pairs / 2) + cost_of(&self.visits), mates };
    }

    fn count_tables(&mut self, comes: bool) {
        for seat in 0..self.seats.len() {
            // Each pair of a table once: the one in the later seat counts it.
            for partner in self.table_start(seat)..seat {
                self.count_pair(self.seats[seat], self.seats[partner], comes);
            }
            if self.is_short(seat) {
                self.count_visit(self.seats[seat], comes);
            }
        }
    }

    fn count_seat(&mut self, seat: usize, comes: bool) {
        let player = self.seats[seat];
        for other in self.table_start(seat)..self.table_end(seat) {
            if other != seat {
                self.count_pair(player, self.seats[other], comes);
            }
        }
        if self.is_short(seat) {
            self.count_visit(player, comes);
        }
    }

    fn count_pair(&mut self, one: u16, two: u16, comes: bool) {
        for at in [
            usize::from(one) * self.players + usize::from(two),
            usize::from(two) * self.players + usize::from(one),
        ] {
            let count = &mut self.met[at];
            *count = if comes { *count + 1 } else { *count - 1 };
        }
    }

    fn count_visit(&mut self, player: u16, comes: bool) {
        let count = &mut self.visits[usize::from(player)];
        *count = if comes { *count + 1 } else { *count - 1 };
    }

    fn table_start(&self, seat: usize) -> usize {
        seat - seat % self.players % 4
    }

    fn table_end(&self, seat: usize) -> usize {
        let session_end = seat - seat % self.players + self.players;
        (self.table_start(seat) + 4).min(session_end)
    }

    fn is_short(&self, seat: usize) -> bool {
        self.short && self.table_end(seat) - self.table_start(seat) < 4
    }

    fn partners(&self, seat: usize) -> impl Iterator<Item = u16> {
        let table = self.table_start(seat)..self.table_end(seat);
        table.filter(move |&other| other != seat).map(|other| self.seats[other])
    }

    fn between(&self, one: u16, two: u16) -> i64 {
        i64::from(self.met[usize::from(one) * self.players + usize::from(two)])
    }

    /// One for two of a team, else nothing.
    fn are_mates(&self, one: u16, two: u16) -> i64 {
        let team = self.teams[usize::from(one)];
        i64::from(team.is_some() && team == self.teams[usize::from(two)])
    }

    fn visits_of(&self, player: u16) -> i64 {
        i64::from(self.visits[usize::from(player)])
    }
}

/// Every time costs as much as there were times before it, so that a third time is worse than two second ones.
fn cost_of(counts: &[u16]) -> i64 {
    counts.iter().map(|&count| pairs(usize::from(count)) as i64).sum()
}

/// What it costs to add so many to the smallest counts.
fn poured(counts: &mut [u16], mut many: usize) -> i64 {
    counts.sort_unstable();
    let (mut level, mut width, mut cost) = (0, 0, 0);
    while many > 0 && !counts.is_empty() {
        while width < counts.len() && counts[width] <= level {
            width += 1;
        }
        let taken = many.min(width);
        cost += taken as i64 * i64::from(level);
        many -= taken;
        level += 1;
    }
    cost
}
