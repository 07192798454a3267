//! What is found by construction.

use std::collections::BTreeSet;

use super::*;
use crate::design;

/// Every design that there is: all points at one table in each session, and no pair twice.
#[test]
fn no_pair_of_a_design_meets_twice() {
    for tables in 1..=60 {
        for sessions in [1, 5, 10, usize::MAX] {
            for classes in design::designs(tables, sessions) {
                assert!(!classes.is_empty());
                let mut pairs = BTreeSet::new();
                for class in &classes {
                    let points: BTreeSet<u16> = class.iter().flatten().copied().collect();
                    assert_eq!((class.len(), points.len()), (tables, 4 * tables));
                    assert_eq!(points.last(), Some(&(4 * tables as u16 - 1)));
                    for block in class {
                        let ordered = block.iter().flat_map(|one| block.iter().map(move |two| (one, two)));
                        for pair in ordered.filter(|(one, two)| one < two) {
                            assert!(pairs.insert(pair), "{tables} tables: {pair:?} meet twice");
                        }
                    }
                }
            }
        }
    }
}

/// MCRC-TABLE-4: nobody meets twice where that can be had, and it takes no search at all.
#[test]
fn no_repeats_in_any_size_that_can_be_solved() {
    let small = [(16, 5), (20, 5), (24, 7), (28, 9), (32, 10), (36, 11), (40, 13)];
    let large = (44..=100).step_by(4).flat_map(|players| (8..=10).map(move |sessions| (players, sessions)));
    for (players, sessions) in small.into_iter().chain(large) {
        let seating = seated(&wish(players, sessions), 7, 0);
        assert_eq!(seating.quality.repeats.found, 0, "{players} players, {sessions} sessions");
        assert!(seating.quality.is_best());
        // One player fewer is one substitute more (MCRC-TABLE-3).
        assert_eq!(seated(&wish(players - 1, sessions), 7, 0).quality.repeats.found, 0);
    }
}

/// As many sessions as there can be: everybody meets all others, or all but one or two. `docs/seating.md` names the sizes
/// that fall short of it.
#[test]
fn as_long_as_possible() {
    let short = [(20, 5), (56, 13), (68, 17), (80, 24), (92, 23), (100, 25)];
    for players in (16..=100).step_by(4) {
        let known = short.into_iter().find_map(|(size, sessions)| (size == players).then_some(sessions));
        let sessions = known.unwrap_or((players - 1) / 3);
        assert_eq!(seated(&wish(players, sessions), 1, 0).quality.repeats.found, 0, "{players} × {sessions}");
    }
}

/// MCRC-TABLE-4: team mates stay apart, and still nobody meets twice.
#[test]
fn team_mates_stay_apart() {
    for (players, sessions, of) in [
        (16, 4, 4),
        (20, 5, 5),
        (24, 7, 3),
        (24, 6, 4),
        (28, 7, 4),
        (32, 8, 4),
        (40, 8, 5),
        (48, 10, 4),
        (100, 10, 5),
    ] {
        let quality = seated(&with_teams(wish(players, sessions), of), 3, 0).quality;
        assert_eq!(
            (quality.repeats.found, quality.team_meetings.unwrap().found),
            (0, 0),
            "{players} {sessions}"
        );
    }
    // Everybody meets everybody in five sessions of sixteen: what team mates do not meet, others must twice.
    let quality = seated(&with_teams(wish(16, 5), 4), 3, 0).quality;
    assert_eq!(quality.together.map(|together| (together.found, together.bound)), Some((24, 24)));
    assert!(quality.is_best());
}

/// In each group of four sessions everybody begins once in each wind.
#[test]
fn winds_are_even() {
    for players in 4..=40 {
        for sessions in 1..=9 {
            let seating = seated(&wish(players, sessions), 11, 0);
            assert_eq!(seating.quality.winds.found, 0, "{players} {sessions}");
            for four in seating.sessions.chunks_exact(4) {
                for wind in 0..4 {
                    let begin: BTreeSet<_> = four.iter().flatten().filter_map(|table| table[wind]).collect();
                    assert_eq!(begin.len(), players);
                }
            }
        }
    }
}

/// Where a repeat and a meeting of team mates are had for each other, team mates stay apart.
#[test]
fn of_equals_the_one_that_parts_team_mates() {
    for (sessions, repeats) in [(5, 24), (6, 48), (8, 96)] {
        let quality = seated(&with_teams(wish(16, sessions), 4), 5, 0).quality;
        assert!(quality.is_best(), "{sessions}: {quality:?}");
        let mates = quality.team_meetings.map(|teams| teams.found);
        assert_eq!((quality.repeats.found, mates), (repeats, Some(0)), "{sessions} sessions");
    }
    // A search prefers it too: others have been seated so that eighteen meet.
    let quality = seated(&with_teams(wish(20, 7), 4), 5, 4_000_000).quality;
    assert!(quality.is_best() && quality.team_meetings.is_some_and(|teams| teams.found < 12), "{quality:?}");
}
