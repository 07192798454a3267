//! What no seating can beat, by counting. Every bound has its proof beside it.
//!
//! From now on there are `t` tables in each of `r` sessions; `f` substitutes sit at the last one.

use crate::quality::{Meetings, even};
use crate::{Plan, Player, Session};

/// How often players must meet who have met before, beyond what has happened already.
///
/// The larger of two counts.
pub(crate) fn repeats(plan: &Plan, past: &Meetings) -> u32 {
    let unmet =
        |player: Player| others(plan, player).filter(|&other| past.between(player, other) == 0).count();
    short_of_partners(plan, unmet).max(split_tables(plan))
}

/// How often team mates must meet: `k` of one team at `t` tables are spread as evenly as can be, in each session.
pub(crate) fn team_meetings(plan: &Plan) -> u32 {
    let size =
        |team: usize| plan.present.iter().filter(|player| plan.teams[player.index()] == Some(team)).count();
    let teams = plan.teams.iter().flatten().max().map_or(0, |last| last + 1);
    let at_once: usize = (0..teams).map(|team| spread(size(team), plan.tables())).sum();
    (at_once * plan.to_seat()) as u32
}

/// Repeats and meetings of team mates together: whoever has sat with all who are new to him and of another team sits with
/// somebody who is not.
pub(crate) fn together(plan: &Plan, past: &Meetings) -> u32 {
    let free = |player: Player| {
        let is_free =
            |other: &Player| past.between(player, *other) == 0 && !plan.are_team_mates(player, *other);
        others(plan, player).filter(is_free).count()
    };
    short_of_partners(plan, free).max(repeats(plan, past) + team_meetings(plan))
}

/// How often somebody must sit with substitutes again: each session seats `4 − f` players with them, and only those who
/// have not yet been there are new.
pub(crate) fn with_substitutes(plan: &Plan, visits: &[u32]) -> u32 {
    let f = plan.substitutes();
    if f == 0 {
        return 0;
    }
    let new = plan.present.iter().filter(|player| visits[player.index()] == 0).count();
    (plan.to_seat() * (4 - f)).saturating_sub(new) as u32
}

/// How uneven the starting winds of a player must be: what is still to come goes where least has been.
pub(crate) fn winds(mut counts: [u32; 4], to_come: usize) -> u32 {
    for _ in 0..to_come {
        if let Some(least) = counts.iter_mut().min() {
            *least += 1;
        }
    }
    even(counts)
}

/// A player of `r` sessions sits with `3 r` others; if only `u` of them can be new to him, he meets at least `3 r − u` again.
/// That many, summed over all players, is twice the number of such meetings. With substitutes `4 − f` players of a session
/// sit with `f` fewer.
fn short_of_partners(plan: &Plan, new: impl Fn(Player) -> usize) -> u32 {
    let (r, f) = (plan.to_seat(), plan.substitutes());
    let short: usize = plan.present.iter().map(|&player| (3 * r).saturating_sub(new(player))).sum();
    short.saturating_sub(r * f * (4 - f)).div_ceil(2) as u32
}

/// With fewer tables than players at a table, the players of a table cannot all part: compared with any one session, each
/// other one brings together at least so many again.
fn split_tables(plan: &Plan) -> u32 {
    let (t, r, f) = (plan.tables(), plan.to_seat(), plan.substitutes());
    let of_played = |session: &Session| -> usize {
        let present = |seat: &&Option<Player>| seat.is_some_and(|player| plan.present.contains(&player));
        session.iter().map(|table| spread(table.iter().filter(present).count(), t)).sum()
    };
    let since_played = plan.played.iter().map(of_played).max().unwrap_or(0) * r;
    let of_seated = (t - 1) * spread(4, t) + spread(4 - f, t);
    since_played.max(of_seated * (r - 1)) as u32
}

/// How many pairs share a table if `k` players are spread over `t` tables as evenly as can be.
fn spread(k: usize, t: usize) -> usize {
    let (each, more) = (k / t, k % t);
    more * pairs(each + 1) + (t - more) * pairs(each)
}

pub(crate) fn pairs(of: usize) -> usize {
    of * of.saturating_sub(1) / 2
}

fn others(plan: &Plan, player: Player) -> impl Iterator<Item = Player> {
    plan.present.iter().copied().filter(move |&other| other != player)
}
