//! Somebody leaves or comes when sessions have been played.

use super::*;

/// The first sessions of a seating as played, the others as planned.
fn after(wish: &Wish, played: usize, seating: &Seating) -> Wish {
    let (played, planned) = seating.sessions.split_at(played);
    Wish { played: played.to_vec(), planned: planned.to_vec(), ..wish.clone() }
}

/// MCRC-TABLE-3, MCRC-TABLE-4: a substitute takes the place of one who leaves, and nobody meets again for it.
#[test]
fn one_leaves_after_three_sessions() {
    for (players, sessions) in [(16, 5), (24, 7), (40, 8)] {
        let before = wish(players, sessions);
        let first = seated(&before, 7, 0);
        let left = Wish { left: vec![player(5)], ..after(&before, 3, &first) };
        let seating = seated(&left, 7, 0);
        assert_eq!(seating.quality.repeats.found, 0);
        assert_eq!(seating.sessions.len(), sessions - 3);
        assert_eq!(seating.sessions[0].last().unwrap().iter().filter(|seat| seat.is_none()).count(), 1);
    }
}

/// What had been planned is not needed: the search finds as good a rest by itself.
#[test]
fn without_a_plan() {
    for (players, left, came) in [(20, 1, 0), (24, 2, 0), (24, 4, 0), (24, 0, 2), (28, 1, 1), (44, 5, 3)] {
        let before = wish(players, 4);
        let first = seated(&before, 7, 0);
        let wish = Wish {
            players: players + came,
            sessions: 5,
            played: first.sessions[..3].to_vec(),
            left: (1..=left).map(player).collect(),
            ..Wish::default()
        };
        let quality = seated(&wish, 9, 400_000).quality;
        assert_eq!(quality.repeats.found, 0, "{players} players, {left} left, {came} came");
        assert_eq!(quality.winds.found, quality.winds.bound, "{players} players, {left} left, {came} came");
    }
}

#[test]
fn winds_that_were_uneven_are_mended() {
    // Three sessions in which everybody kept his wind.
    let first = seated(&wish(16, 1), 7, 0).sessions.remove(0);
    let wish = Wish { played: vec![first.clone(), first.clone(), first], ..wish(16, 8) };
    let quality = seated(&wish, 7, 100_000).quality;
    // 3, 2, 2 and 1 of each, where 2 would be even.
    assert_eq!((quality.winds.found, quality.winds.bound), (32, 32));
}
