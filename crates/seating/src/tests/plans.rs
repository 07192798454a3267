//! What is refused, what chance decides, and that a search can be stopped at any time.

use proptest::collection::vec;
use proptest::prelude::*;

use super::*;
use crate::chance::Chance;
use crate::hall::Hall;
use crate::start;

#[track_caller]
fn refused(wish: Wish, expected: &[PlanProblem]) {
    let problems = wish.check().expect_err("no tournament");
    assert_eq!(problems, expected);
    assert!(problems.iter().all(|problem| !problem.to_string().is_empty()));
}

#[test]
fn rubbish_is_refused() {
    refused(wish(3, 6), &[PlanProblem::Players { found: 3 }]);
    refused(wish(0, 0), &[PlanProblem::Players { found: 0 }, PlanProblem::Sessions { found: 0 }]);
    refused(wish(usize::MAX, 6), &[PlanProblem::Players { found: usize::MAX }]);
    refused(wish(16, 101), &[PlanProblem::Sessions { found: 101 }]);
    refused(Wish { teams: vec![None; 3], ..wish(4, 2) }, &[PlanProblem::Teams { found: 3, players: 4 }]);
    let seats = [1, 2, 2, 9].map(Player::of_number);
    refused(
        Wish { played: vec![vec![seats]], ..wish(8, 2) },
        &[PlanProblem::Twice { session: 1, number: 2 }, PlanProblem::Unknown { session: 1, number: 9 }],
    );
    let played = vec![vec![[1, 2, 3, 4].map(Player::of_number)]; 2];
    refused(Wish { played, ..wish(4, 2) }, &[PlanProblem::NothingLeft { played: 2, sessions: 2 }]);
    refused(
        Wish { left: vec![player(1), player(9)], ..wish(4, 2) },
        &[PlanProblem::LeftUnknown { number: 9 }, PlanProblem::TooFewLeft { present: 3 }],
    );
    assert_eq!(Player::of_number(0), None);
}

/// MCRC-DRAW-3, MCRC-RUL-1: the same seed and as many steps give the same seating, in one go or in many; MCRC-TABLE-4,
/// MCRC-RUL-2: another seed decides otherwise among equals.
#[test]
fn a_seed_can_be_repeated() {
    let wish = with_teams(wish(18, 6), 3);
    let plan = wish.clone().check().unwrap();
    let mut search = Search::new(plan, 7);
    for steps in [1, 0, 511, 2_000, 7_488] {
        search.run(steps);
    }
    assert_eq!(search.steps(), 10_000);
    assert_eq!(search.seating(), seated(&wish, 7, 10_000));
    assert_ne!(search.seating(), seated(&wish, 8, 10_000));
    assert_ne!(seated(&super::wish(16, 5), 1, 0).sessions, seated(&super::wish(16, 5), 2, 0).sessions);
}

/// The best so far is there from the first moment on, and only becomes better.
#[test]
fn a_search_may_be_stopped() {
    let mut search = Search::new(wish(20, 6).check().unwrap(), 7);
    let mut before = u32::MAX;
    for _ in 0..20 {
        let quality = search.seating().quality;
        let times = 0_u32..;
        let cost: u32 = quality
            .pairs
            .iter()
            .zip(times)
            .map(|(pairs, times)| pairs * times * times.saturating_sub(1))
            .sum();
        assert!(cost <= before);
        before = cost;
        search.run(5_000);
    }
    // What is proved to be best is not searched for.
    let mut search = Search::new(wish(16, 5).check().unwrap(), 7);
    search.run(u64::MAX);
    assert!(search.is_over() && search.steps() == 0);
}

/// What is kept up to date swap by swap is what counting anew gives.
#[test]
fn costs_are_kept() {
    let wish = with_teams(wish(22, 5), 4);
    let played = seated(&Wish { sessions: 2, ..wish.clone() }, 1, 0).sessions;
    let plan = Wish { played, left: vec![player(3)], ..wish }.check().unwrap();
    let mut chance = Chance::new(1);
    let mut hall = Hall::new(&plan, start::seats(&plan, &mut chance).seats);
    assert!(Hall::least_cost(&plan) <= hall.cost());
    for _ in 0..2_000 {
        let session = chance.below(3) * 21;
        let (one, two) = (chance.below(21), chance.below(21));
        if one / 4 != two / 4 {
            let change = hall.change(session + one, session + two);
            hall.exchange(session + one, session + two, change);
            let anew = Hall::new(&plan, hall.seats().to_vec());
            assert_eq!(hall.cost(), anew.cost());
        }
    }
    let seats = start::seats(&plan, &mut chance).seats;
    hall.reseat(&seats);
    assert_eq!(hall.cost(), Hall::new(&plan, seats).cost());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Any tournament, stopped anywhere, changed in any way and gone on with: the slow twin is content.
    #[test]
    fn any_tournament(
        players in 4..60_usize,
        sessions in 1..7_usize,
        teams in vec(proptest::option::of(0..9_u8), 0..60),
        changes in (0..5_usize, 0..6_usize, vec(1..60_u16, 0..5), any::<bool>()),
        seed in any::<u64>(),
    ) {
        let names = |count: usize| -> Vec<Option<String>> {
            let team = |at: usize| teams.get(at).copied().flatten().map(|team| team.to_string());
            (0..count).map(team).collect()
        };
        let before = Wish { teams: names(players), ..wish(players, sessions) };
        let first = seated(&before, seed, 2_000);
        let (played, came, left, keep) = changes;
        let (played, planned) = first.sessions.split_at(played.min(sessions - 1));
        let left: Vec<Player> = left.into_iter().map(player).filter(|left| usize::from(left.number()) <= players).collect();
        let wish = Wish {
            players: players + came,
            sessions,
            teams: names(players + came),
            played: played.to_vec(),
            planned: if keep { planned.to_vec() } else { Vec::new() },
            left,
        };
        if wish.clone().check().is_ok() {
            seated(&wish, seed, 2_000);
        }
    }
}
