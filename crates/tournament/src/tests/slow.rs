//! A slow program that knows nothing of the one it judges: it has a plain list of what happened and reckons with fractions.

use std::collections::{BTreeMap, BTreeSet};

/// Something that happened, as a person would write it down.
#[derive(Clone, Debug)]
pub(super) enum Fact {
    /// A table came to an end: who sat there (`None` for somebody who is not ranked, or who missed it), and what was made.
    Table { session: u32, table: u32, sat: [Option<u32>; 4], points: [i64; 4] },
    /// Somebody was seated and did not play.
    Missed { session: u32, id: u32 },
    /// Somebody came so many minutes after the start.
    Late { session: u32, id: u32, minutes: u32 },
    /// Somebody lost points outside his sheet.
    Fine { session: u32, id: u32, points: i64 },
    /// The standings were corrected: game points, twelfths of table points.
    Corrected { session: u32, id: u32, game: i64, twelfths: i64 },
}

/// A fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fraction(i64, i64);

impl Fraction {
    fn plus(self, other: Fraction) -> Fraction {
        let (top, bottom) = (self.0 * other.1 + other.0 * self.1, self.1 * other.1);
        let (mut a, mut b) = (top.abs(), bottom);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        Fraction(top / a.max(1), bottom / a.max(1))
    }

    fn is_more(self, other: Fraction) -> bool {
        self.0 * other.1 > other.0 * self.1
    }

    /// As a number of twelfths, which it has to be.
    pub(super) fn twelfths(self) -> i32 {
        assert_eq!(self.0 * 12 % self.1, 0, "{self:?}");
        (self.0 * 12 / self.1) as i32
    }
}

const NOTHING: Fraction = Fraction(0, 1);

/// Where somebody stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stands {
    pub(super) id: u32,
    pub(super) place: Option<usize>,
    pub(super) table_points: Fraction,
    pub(super) game_points: i64,
}

/// What everybody has after so many sessions.
pub(super) fn totals(facts: &[Fact], ids: &[u32], until: u32) -> BTreeMap<u32, (Fraction, i64)> {
    let mut totals: BTreeMap<u32, (Fraction, i64)> = ids.iter().map(|&id| (id, (NOTHING, 0))).collect();
    let mut add = |id: u32, table: Fraction, game: i64| {
        let (table_points, game_points) = totals[&id];
        totals.insert(id, (table_points.plus(table), game_points + game));
    };
    for fact in facts {
        match *fact {
            Fact::Table { session, sat, points, .. } if session <= until => {
                let mut points = points;
                for (at, id) in sat.iter().enumerate() {
                    points[at] += id.map_or(0, |id| outside(facts, session, id));
                }
                for (at, id) in sat.iter().enumerate() {
                    if let Some(id) = *id {
                        add(id, share(&points, at), points[at]);
                    }
                }
            }
            Fact::Corrected { session, id, game, twelfths } if session <= until => {
                // Who missed the session has nothing that the game points could be added to but nothing.
                let missed = facts.iter().any(
                    |fact| matches!(*fact, Fact::Missed { session: of, id: who } if (of, who) == (session, id)),
                );
                add(id, Fraction(twelfths, 12), if missed { game } else { 0 });
            }
            Fact::Table { .. }
            | Fact::Missed { .. }
            | Fact::Late { .. }
            | Fact::Fine { .. }
            | Fact::Corrected { .. } => {}
        }
    }
    totals
}

/// What comes to a player's sheet from outside.
fn outside(facts: &[Fact], of: u32, who: u32) -> i64 {
    let mut sum = 0;
    for fact in facts {
        match *fact {
            Fact::Late { session, id, minutes } if (session, id) == (of, who) => {
                // MCRC-PEN-3, as its table has it.
                sum -= if minutes > 15 {
                    0
                } else if minutes > 10 {
                    20
                } else {
                    10
                };
            }
            Fact::Fine { session, id, points } if (session, id) == (of, who) => sum -= points,
            Fact::Corrected { session, id, game, .. } if (session, id) == (of, who) => sum += game,
            Fact::Table { .. }
            | Fact::Missed { .. }
            | Fact::Late { .. }
            | Fact::Fine { .. }
            | Fact::Corrected { .. } => {}
        }
    }
    sum
}

/// MCRC-SCORE-4, MCRC-SCORE-5: the places from the best to the worst, one after the other; whoever is equal takes his part.
fn share(points: &[i64; 4], who: usize) -> Fraction {
    let mut order: Vec<usize> = (0..4).collect();
    order.sort_by(|&one, &two| points[two].cmp(&points[one]));
    let mut sum = NOTHING;
    let equals = points.iter().filter(|&&other| other == points[who]).count() as i64;
    for (place, at) in order.into_iter().enumerate() {
        if points[at] == points[who] {
            sum = sum.plus(Fraction([4, 2, 1, 0][place], equals));
        }
    }
    sum
}

/// MCRC-RANK-1, MCRC-RANK-2: a place is one more than how many are better.
pub(super) fn standings(facts: &[Fact], ids: &[u32], unranked: &BTreeSet<u32>, until: u32) -> Vec<Stands> {
    let totals = totals(facts, ids, until);
    let better = |one: u32, two: u32| {
        let ((table, game), (other, points)) = (totals[&one], totals[&two]);
        table.is_more(other) || (table == other && game > points)
    };
    let place = |id: u32| {
        let ranked = |other: &&u32| !unranked.contains(other);
        (!unranked.contains(&id))
            .then(|| 1 + ids.iter().filter(ranked).filter(|&&other| better(other, id)).count())
    };
    ids.iter()
        .map(|&id| Stands { id, place: place(id), table_points: totals[&id].0, game_points: totals[&id].1 })
        .collect()
}

/// MCRC-RANK-3: by name, the place, the table points and the game points.
pub(super) fn teams(
    facts: &[Fact],
    ids: &[u32],
    team: impl Fn(u32) -> String,
) -> BTreeMap<String, (usize, Fraction, i64)> {
    let totals = totals(facts, ids, u32::MAX);
    let mut sums: BTreeMap<String, (Fraction, i64)> = BTreeMap::new();
    for &id in ids {
        let sum = sums.entry(team(id)).or_insert((NOTHING, 0));
        *sum = (sum.0.plus(totals[&id].0), sum.1 + totals[&id].1);
    }
    let place = |(table, game): (Fraction, i64)| {
        let better =
            |&&(other, points): &&(Fraction, i64)| other.is_more(table) || (other == table && points > game);
        1 + sums.values().filter(better).count()
    };
    sums.iter().map(|(name, &sum)| (name.clone(), (place(sum), sum.0, sum.1))).collect()
}
