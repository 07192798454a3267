//! Bounds: that they hold is checked with every seating; here, that they are worth something.

use super::*;

#[track_caller]
fn check(players: usize, sessions: usize, steps: u64, bound: u32, found: u32) {
    let repeats = seated(&wish(players, sessions), 5, steps).quality.repeats;
    assert_eq!((repeats.bound, repeats.found), (bound, found), "{players} players, {sessions} sessions");
}

#[test]
fn repeats() {
    // One table: the same four again and again.
    check(4, 6, 0, 30, 30);
    // Two or three tables: the four of a table cannot all part.
    check(8, 2, 1_000, 4, 4);
    check(12, 2, 10_000, 3, 3);
    // Everybody has met everybody after five sessions.
    check(16, 6, 0, 24, 24);
    check(16, 10, 0, 120, 120);
    check(20, 7, 2_000_000, 20, 20);
    // The last table has one player and three substitutes.
    check(13, 6, 200_000, 30, 30);
}

#[test]
fn meetings_of_team_mates() {
    // Two teams at two tables: of each team two sit together at least, at each table.
    let quality = seated(&with_teams(wish(8, 3), 4), 5, 20_000).quality;
    assert_eq!(quality.team_meetings.map(|teams| (teams.found, teams.bound)), Some((12, 12)));
    // One team of seven among nine, at three tables: 3, 2 and 2.
    let teams = (0..9).map(|player| (player < 7).then(|| "the seven".to_owned())).collect();
    let quality = seated(&Wish { teams, ..wish(9, 2) }, 5, 20_000).quality;
    assert_eq!(quality.team_meetings.map(|teams| teams.bound), Some(10));
}

/// MCRC-TABLE-3: with substitutes sits who has not yet done so.
#[test]
fn visits_to_substitutes() {
    for (players, sessions, bound) in [(15, 5, 0), (15, 6, 3), (19, 5, 0), (45, 8, 0), (46, 8, 0), (7, 4, 5)]
    {
        let visits = seated(&wish(players, sessions), 5, 100_000).quality.with_substitutes.unwrap();
        assert_eq!((visits.found, visits.bound), (bound, bound), "{players} {sessions}");
    }
    assert_eq!(seated(&wish(16, 5), 5, 0).quality.with_substitutes, None);
}
