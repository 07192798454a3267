//! What is counted: integers, so that the result does not depend on the order of additions.

use std::collections::BTreeMap;

use tiles::Seat;

use crate::{DealRow, Plan, SeatRow};

/// What was counted over the deals of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    /// How many walls were played.
    pub walls: u64,
    /// How many deals.
    pub deals: u64,
    /// How many decisions.
    pub decisions: u64,
    /// How many deals nobody won.
    pub draws: u64,
    /// How many deals had so many winners.
    pub winners: BTreeMap<u32, u64>,
    /// How many deals had so many discards.
    pub lengths: BTreeMap<u32, u64>,
    /// How many winning hands were worth so much.
    pub values: BTreeMap<u32, u64>,
    /// How many hands became ready after so many discards of their own.
    pub ready_turns: BTreeMap<u32, u64>,
    /// How many hands never became ready.
    pub never_ready: u64,
    /// Each bot by its name, in the order of the plan.
    pub bots: Vec<(String, Tally)>,
    /// Each seat, from East on.
    pub seats: Vec<(Seat, Tally)>,
    /// Each fan in the order of the catalogue.
    pub fans: Vec<FanTally>,
    /// The number in `bots` of each bot of the plan.
    names: Vec<usize>,
    /// How many seats each of `bots` has.
    shares: Vec<i64>,
    deals_per_wall: u64,
    /// How many deals of the present wall are counted.
    of_wall: u64,
}

/// What was counted of a bot or a seat. Sums over all its hands; the squares are those of the sums over one wall, since
/// hands from one wall are not independent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Tally {
    /// How many hands were played.
    pub hands: u64,
    pub points: i64,
    pub wins: u64,
    pub self_draws: u64,
    /// What the winning hands were worth.
    pub value: u64,
    /// How many hands had a tile that somebody won on.
    pub fed: u64,
    /// How many hands became ready, and after how many discards.
    pub ready: u64,
    pub ready_turns: u64,
    pub melds: u64,
    pub mishaps: u64,
    points_squared: i128,
    wins_squared: u128,
    /// The own points times the number of the other seats, less theirs times the number of the own ones.
    lead: i64,
    lead_squared: i128,
    of_wall: OfWall,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct OfWall {
    points: i64,
    wins: u64,
}

/// How often a fan was counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FanTally {
    /// In how many winning hands.
    pub hands: u64,
    /// How many times in all.
    pub times: u64,
}

/// A mean and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval that holds the true mean in 95 of 100 runs; `None` with fewer than two walls.
    pub half: Option<f64>,
}

impl Stats {
    /// Nothing is counted yet.
    pub fn new(plan: &Plan) -> Stats {
        let names = plan.names();
        let number = |name: &str| names.iter().position(|other| *other == name).expect("all names are there");
        Stats {
            walls: 0,
            deals: 0,
            decisions: 0,
            draws: 0,
            winners: BTreeMap::new(),
            lengths: BTreeMap::new(),
            values: BTreeMap::new(),
            ready_turns: BTreeMap::new(),
            never_ready: 0,
            bots: names.iter().map(|name| ((*name).to_owned(), Tally::default())).collect(),
            seats: plan.seats().iter().map(|&seat| (seat, Tally::default())).collect(),
            fans: vec![FanTally::default(); plan.rules.ruleset.fans().len()],
            shares: names
                .iter()
                .map(|name| plan.bots.iter().filter(|bot| bot.name() == *name).count() as i64)
                .collect(),
            names: plan.bots.iter().map(|bot| number(bot.name())).collect(),
            deals_per_wall: plan.deals_per_wall(),
            of_wall: 0,
        }
    }

    /// Counts a deal; those of one wall come one after the other.
    pub fn note(&mut self, row: &DealRow) {
        self.deals += 1;
        self.decisions += u64::from(row.decisions);
        self.draws += u64::from(row.is_draw());
        *self.winners.entry(row.wins().count() as u32).or_default() += 1;
        *self.lengths.entry(row.discards).or_default() += 1;
        for (seat, (_, tally)) in row.seats.iter().zip(&mut self.seats) {
            self.bots[self.names[usize::from(seat.bot)]].1.note(seat);
            tally.note(seat);
            match seat.ready_turn {
                Some(turn) => *self.ready_turns.entry(turn.into()).or_default() += 1,
                None => self.never_ready += 1,
            }
        }
        for win in row.wins() {
            *self.values.entry(win.value).or_default() += 1;
            for &(fan, times) in &win.fans {
                let tally = &mut self.fans[usize::from(fan)];
                tally.hands += 1;
                tally.times += u64::from(times);
            }
        }
        self.of_wall += 1;
        if self.of_wall == self.deals_per_wall {
            self.of_wall = 0;
            self.walls += 1;
            self.end_wall();
        }
    }

    fn end_wall(&mut self) {
        let all: i64 = self.seats.iter().map(|(_, tally)| tally.of_wall.points).sum();
        for ((_, tally), share) in self.bots.iter_mut().zip(&self.shares) {
            let own = tally.of_wall.points;
            let lead = (self.seats.len() as i64 - share) * own - share * (all - own);
            tally.lead += lead;
            tally.lead_squared += i128::from(lead) * i128::from(lead);
            tally.end_wall();
        }
        self.seats.iter_mut().for_each(|(_, tally)| tally.end_wall());
    }

    /// How many hands were won.
    pub fn wins(&self) -> u64 {
        self.values.values().sum()
    }

    /// How many hands were won by the winner's own draw.
    pub fn self_draws(&self) -> u64 {
        self.seats.iter().map(|(_, tally)| tally.self_draws).sum()
    }

    /// Points a deal.
    pub fn points(&self, tally: &Tally) -> Estimate {
        self.estimate(tally.hands, tally.points as f64, tally.points_squared as f64)
    }

    /// How many points a deal a bot has more than the others at its table; with money that goes to nobody that is not the
    /// same as what it has. `None` if there are no others.
    pub fn lead(&self, bot: usize) -> Option<Estimate> {
        let (tally, others) = (&self.bots[bot].1, self.seats.len() as u64 - self.shares[bot] as u64);
        (others > 0)
            .then(|| self.estimate(tally.hands * others, tally.lead as f64, tally.lead_squared as f64))
    }

    /// The share of hands that were won.
    pub fn win_rate(&self, tally: &Tally) -> Estimate {
        self.estimate(tally.hands, tally.wins as f64, tally.wins_squared as f64)
    }

    /// The mean for each hand, with walls as the independent units.
    fn estimate(&self, hands: u64, sum: f64, squares: f64) -> Estimate {
        if hands == 0 {
            return Estimate { mean: 0.0, half: None };
        }
        let (walls, mean) = (self.walls as f64, sum / hands as f64);
        let hands_per_wall = hands as f64 / walls.max(1.0);
        let variance = (squares - sum * sum / walls) / (walls - 1.0);
        let error = (variance.max(0.0) / walls).sqrt() / hands_per_wall;
        Estimate { mean, half: (self.walls > 1).then_some(1.96 * error) }
    }
}

impl Tally {
    fn note(&mut self, seat: &SeatRow) {
        self.hands += 1;
        self.of_wall.points += i64::from(seat.points);
        self.fed += u64::from(seat.fed > 0);
        self.melds += u64::from(seat.melds);
        self.mishaps += u64::from(seat.mishaps);
        if let Some(win) = &seat.win {
            self.of_wall.wins += 1;
            self.self_draws += u64::from(win.is_self_draw());
            self.value += u64::from(win.value);
        }
        if let Some(turn) = seat.ready_turn {
            self.ready += 1;
            self.ready_turns += u64::from(turn);
        }
    }

    fn end_wall(&mut self) {
        let OfWall { points, wins } = std::mem::take(&mut self.of_wall);
        self.points += points;
        self.wins += wins;
        self.points_squared += i128::from(points) * i128::from(points);
        self.wins_squared += u128::from(wins) * u128::from(wins);
    }
}

impl Estimate {
    /// The ends of the interval.
    pub fn interval(&self) -> Option<(f64, f64)> {
        self.half.map(|half| (self.mean - half, self.mean + half))
    }
}
