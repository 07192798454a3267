//! Counts everything anew, from the players at the tables alone.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

#[track_caller]
pub(super) fn check(plan: &Plan, seating: &Seating) {
    assert_eq!(seating.sessions.len(), plan.to_seat());
    for session in &seating.sessions {
        check_session(plan, session);
    }
    let all: Vec<&Session> = plan.played.iter().chain(&seating.sessions).collect();
    let met = meetings(&all);
    let quality = &seating.quality;
    assert_eq!(quality.repeats.found, met.values().map(|count| count - 1).sum::<u32>());
    for (times, &pairs) in quality.pairs.iter().enumerate().skip(1) {
        let both = |pair: &(u16, u16)| [pair.0, pair.1].iter().all(|&number| is_present(plan, number));
        let counted = met.iter().filter(|&(pair, &count)| both(pair) && count as usize == times).count();
        assert_eq!(pairs as usize, counted, "pairs that meet {times} times");
    }
    let n = plan.present().len() as u32;
    assert_eq!(quality.pairs.iter().sum::<u32>(), n * (n - 1) / 2);
    let team = |number: u16| plan.teams[usize::from(number) - 1];
    let mates = met.iter().filter(|((one, two), _)| team(*one).is_some() && team(*one) == team(*two));
    assert_eq!(
        quality.team_meetings.map_or(0, |teams| teams.found),
        mates.map(|(_, count)| count).sum::<u32>()
    );
    assert_eq!(quality.winds.found, uneven_winds(plan, &all));
    let measures = [Some(quality.repeats), quality.team_meetings, quality.together, quality.with_substitutes];
    for measure in measures.into_iter().flatten().chain([quality.winds]) {
        assert!(measure.bound <= measure.found, "a bound is broken: {quality:?}");
    }
}

/// MCRC-TABLE-1, MCRC-TABLE-2: four at a table, every player at exactly one. MCRC-TABLE-3: substitutes at the last one.
#[track_caller]
fn check_session(plan: &Plan, session: &Session) {
    let seated: Vec<u16> = session.iter().flatten().flatten().map(|player| player.number()).collect();
    let once: BTreeSet<u16> = seated.iter().copied().collect();
    let present: BTreeSet<u16> = plan.present().iter().map(|player| player.number()).collect();
    assert_eq!(seated.len(), once.len(), "somebody sits twice");
    assert_eq!(once, present);
    assert_eq!(session.len(), present.len().div_ceil(4));
    let (last, full) = session.split_last().expect("a table");
    assert!(full.iter().flatten().all(Option::is_some), "substitutes sit at the last table alone");
    assert_eq!(last.iter().filter(|seat| seat.is_none()).count(), (4 - present.len() % 4) % 4);
}

fn meetings(sessions: &[&Session]) -> BTreeMap<(u16, u16), u32> {
    let mut met = BTreeMap::new();
    for table in sessions.iter().copied().flatten() {
        let mut numbers: Vec<u16> = table.iter().flatten().map(|player| player.number()).collect();
        numbers.sort_unstable();
        for one in 0..numbers.len() {
            for two in one + 1..numbers.len() {
                *met.entry((numbers[one], numbers[two])).or_insert(0) += 1;
            }
        }
    }
    met
}

fn uneven_winds(plan: &Plan, sessions: &[&Session]) -> u32 {
    let mut uneven = 0;
    for player in plan.present() {
        let count = |wind: usize| {
            let sits = |table: &&[Option<Player>; 4]| table[wind] == Some(*player);
            sessions.iter().copied().flatten().filter(sits).count() as u32
        };
        let counts = [0, 1, 2, 3].map(count);
        let all: u32 = counts.iter().sum();
        let (low, high) = (all / 4, if all.is_multiple_of(4) { all / 4 } else { all / 4 + 1 });
        for count in counts {
            uneven += if count > high { count - high } else { low.saturating_sub(count) };
        }
    }
    uneven
}

fn is_present(plan: &Plan, number: u16) -> bool {
    plan.present().iter().any(|player| player.number() == number)
}
