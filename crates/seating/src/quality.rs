//! How good a seating is, in numbers beside their bounds.

use crate::{Plan, Player, Session, Table, bounds};

/// A number that should be small, and what no seating can beat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Measure {
    /// What it is.
    pub found: u32,
    /// It cannot be less.
    pub bound: u32,
}

/// How good a seating is (MCRC-TABLE-4). What has been played counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quality {
    /// Meetings of players who have met before: a pair that meets three times counts two.
    pub repeats: Measure,
    /// How many pairs of those who play meet never, once, twice and so on.
    pub pairs: Vec<u32>,
    /// Meetings of team mates; `None` if there are no teams.
    pub team_meetings: Option<Measure>,
    /// Repeats and meetings of team mates together, where the one is had at the cost of the other.
    pub together: Option<Measure>,
    /// How often somebody sits with substitutes again; `None` if there are none.
    pub with_substitutes: Option<Measure>,
    /// Starting winds that players have too often or too seldom, each wind of each player.
    pub winds: Measure,
}

impl Measure {
    /// Whether it is proved that it cannot be less.
    pub fn is_best(self) -> bool {
        self.found <= self.bound
    }
}

impl Quality {
    /// The quality of what has been played and what is to come.
    pub(crate) fn of(plan: &Plan, to_come: &[Session]) -> Quality {
        let past = Meetings::of(plan, plan.played.iter());
        let all = Meetings::of(plan, plan.played.iter().chain(to_come));
        let visits = |sessions: &[Session]| visits(plan, sessions.iter());
        let (visits_past, visits_all) =
            (visits(&plan.played), visits(&[plan.played.as_slice(), to_come].concat()));
        let repeats = Measure { found: all.repeats(), bound: past.repeats() + bounds::repeats(plan, &past) };
        let team_meetings = plan.has_teams().then(|| Measure {
            found: all.of_team_mates(plan),
            bound: past.of_team_mates(plan) + bounds::team_meetings(plan),
        });
        let together = team_meetings.map(|teams| Measure {
            found: repeats.found + teams.found,
            bound: past.repeats() + past.of_team_mates(plan) + bounds::together(plan, &past),
        });
        let again = |visits: &[u32]| visits.iter().map(|count| count.saturating_sub(1)).sum::<u32>();
        let with_substitutes = (plan.substitutes() > 0).then(|| Measure {
            found: again(&visits_all),
            bound: again(&visits_past) + bounds::with_substitutes(plan, &visits_past),
        });
        let winds = Measure {
            found: winds(plan, plan.played.iter().chain(to_come)).into_iter().map(even).sum(),
            bound: winds(plan, plan.played.iter())
                .into_iter()
                .map(|past| bounds::winds(past, plan.to_seat()))
                .sum(),
        };
        Quality { repeats, pairs: all.histogram(plan), team_meetings, together, with_substitutes, winds }
    }

    /// Whether it is proved that no seating is better: team mates may have to meet where nobody else is left to be met.
    pub fn is_best(&self) -> bool {
        let meetings = self.together.unwrap_or(self.repeats);
        let visits = self.with_substitutes.unwrap_or_default();
        meetings.is_best() && visits.is_best() && self.winds.is_best()
    }

    /// How often those meet who meet most.
    pub fn most_meetings(&self) -> usize {
        self.pairs.len().saturating_sub(1)
    }
}

/// How often each two players have met.
#[derive(Clone, Debug)]
pub(crate) struct Meetings {
    players: usize,
    counts: Vec<u32>,
}

impl Meetings {
    pub(crate) fn of<'a>(plan: &Plan, sessions: impl Iterator<Item = &'a Session>) -> Meetings {
        let mut meetings = Meetings { players: plan.players, counts: vec![0; plan.players * plan.players] };
        for table in sessions.flatten() {
            for (one, two) in pairs_at(table) {
                meetings.counts[one.index() * plan.players + two.index()] += 1;
                meetings.counts[two.index() * plan.players + one.index()] += 1;
            }
        }
        meetings
    }

    pub(crate) fn between(&self, one: Player, two: Player) -> u32 {
        self.counts[one.index() * self.players + two.index()]
    }

    fn repeats(&self) -> u32 {
        self.each_pair().map(|(_, _, count)| count.saturating_sub(1)).sum()
    }

    fn of_team_mates(&self, plan: &Plan) -> u32 {
        self.each_pair()
            .filter(|&(one, two, _)| plan.are_team_mates(one, two))
            .map(|(_, _, count)| count)
            .sum()
    }

    /// Of those who play.
    fn histogram(&self, plan: &Plan) -> Vec<u32> {
        let mut pairs = vec![0];
        for (at, &one) in plan.present.iter().enumerate() {
            for &two in &plan.present[at + 1..] {
                let count = self.between(one, two) as usize;
                if count >= pairs.len() {
                    pairs.resize(count + 1, 0);
                }
                pairs[count] += 1;
            }
        }
        pairs
    }

    fn each_pair(&self) -> impl Iterator<Item = (Player, Player, u32)> {
        let players = (0..self.players).map(Player::of_index);
        players.clone().flat_map(move |one| {
            let later = players.clone().skip(one.index() + 1);
            later.map(move |two| (one, two, self.between(one, two)))
        })
    }
}

fn pairs_at(table: &Table) -> impl Iterator<Item = (Player, Player)> {
    let players = table.iter().copied().flatten();
    players
        .clone()
        .enumerate()
        .flat_map(move |(at, one)| players.clone().skip(at + 1).map(move |two| (one, two)))
}

/// How often each player has sat with substitutes.
fn visits<'a>(plan: &Plan, sessions: impl Iterator<Item = &'a Session>) -> Vec<u32> {
    let mut visits = vec![0; plan.players];
    for table in sessions.flatten().filter(|table| table.contains(&None)) {
        table.iter().flatten().for_each(|player| visits[player.index()] += 1);
    }
    visits
}

/// How often each of those who play has begun in each wind.
pub(crate) fn winds<'a>(plan: &Plan, sessions: impl Iterator<Item = &'a Session>) -> Vec<[u32; 4]> {
    let mut counts = vec![[0; 4]; plan.players];
    for table in sessions.flatten() {
        for (wind, player) in table.iter().enumerate().filter_map(|(wind, player)| Some((wind, (*player)?))) {
            counts[player.index()][wind] += 1;
        }
    }
    plan.present.iter().map(|player| counts[player.index()]).collect()
}

/// How far a player's winds are from being as equal as they can be: what is above the average rounded up, and what is below
/// the average rounded down.
pub(crate) fn even(counts: [u32; 4]) -> u32 {
    let all: u32 = counts.iter().sum();
    let off = |count: u32| count.saturating_sub(all.div_ceil(4)) + (all / 4).saturating_sub(count);
    counts.into_iter().map(off).sum()
}
