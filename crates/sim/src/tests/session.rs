//! Sessions: the same for any number of threads, fair among equals, and told to the bots.

use std::sync::{Arc, Mutex};

use bots::{Bot, Level, Novice, Ours, Standing, Start};
use rules::{Rules, Ruleset};
use table::{Action, Choices, SeatView};

use super::plan;
use crate::{Before, Contestant, Control, Estimate, Gains, PlanError, Seating, Sessions};

fn sessions(ruleset: &str, bots: Vec<Contestant>) -> Sessions {
    let rules = ruleset.parse::<Ruleset>().expect("it is there").rules();
    Sessions { rules, bots, deals: 3, sessions: 5, seed: 2 }
}

#[test]
fn among_equals_everybody_has_his_share() {
    for ruleset in Ruleset::ALL {
        let bots = vec![Contestant::from(Level::Novice); 4];
        let sessions = sessions(ruleset.id(), bots);
        let placed = sessions.play(1, &Control::new());
        assert_eq!(placed, sessions.play(3, &Control::new()), "{ruleset}");
        assert!(
            placed.iter().all(|placed| (placed.table_points - 7.0 / 4.0).abs() < 0.05),
            "{ruleset} {placed:?}"
        );
    }
}

/// A novice who notes what he is told of the session.
struct Told(Novice, Arc<Mutex<Vec<Standing>>>);

impl Bot for Told {
    fn begin(&mut self, rules: &Rules, start: &Start) {
        self.0.begin(rules, start);
        self.1.lock().expect("nobody panics").extend(start.standing);
    }

    fn choose(&mut self, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Action {
        self.0.choose(rules, view, choices)
    }
}

fn listening() -> (Contestant, Arc<Mutex<Vec<Standing>>>) {
    let heard = Arc::new(Mutex::new(Vec::new()));
    let told = Arc::clone(&heard);
    (Contestant::new("told", move || Box::new(Told(Novice::new(), Arc::clone(&told)))), heard)
}

#[test]
fn bots_are_told_how_the_session_stands() {
    let (told, heard) = listening();
    let mut bots = vec![Contestant::from(Level::Novice); 4];
    bots[0] = told;
    let mut sessions = sessions("mcr", bots);
    sessions.sessions = 1;
    sessions.play(1, &Control::new());
    let heard = heard.lock().expect("nobody panics");
    let left: Vec<u32> = heard.iter().map(|standing| standing.deals_left).collect();
    assert_eq!(left, [3, 2, 1].repeat(4));
    let sums = heard.iter().map(|standing| tiles::Seat::ALL.map(|seat| standing.totals[seat]));
    assert!(sums.clone().all(|totals| totals.iter().sum::<i64>() == 0));
    assert!(sums.into_iter().any(|totals| totals != [0; 4]), "somebody has won something");
}

#[test]
fn a_plan_may_say_how_a_session_stands() {
    let (told, heard) = listening();
    let mut plan = plan("mcr", 0, &[Level::Novice; 4], 4, Seating::Rotating);
    plan.bots[0] = told;
    let before = |totals: &[i64]| Before { totals: totals.to_vec(), deals_left: 2 };
    let wrong = plan.clone().in_session(before(&[1, 2])).err();
    assert_eq!(wrong, Some(PlanError::Standing { found: 2, players: 4 }));
    assert!(plan.describe().get("standing").is_none());
    let plan = plan.in_session(before(&[10, 20, 30, 40])).expect("there are four");
    assert_eq!(plan.describe()["standing"]["totals"][3], 40);
    let done = crate::run(&plan, 0, 1, false, &crate::Control::new(), |_, _| Ok::<(), ()>(()));
    assert_eq!(done, Ok(4));
    let heard = heard.lock().expect("nobody panics");
    let totals: Vec<[i64; 4]> =
        heard.iter().map(|standing| tiles::Seat::ALL.map(|seat| standing.totals[seat])).collect();
    // Who has sat next to East is East now.
    assert_eq!(totals, [[10, 20, 30, 40], [20, 30, 40, 10], [30, 40, 10, 20], [40, 10, 20, 30]]);
    assert!(heard.iter().all(|standing| standing.deals_left == 2));
}

#[test]
fn gains_are_the_same_for_any_number_of_threads() {
    let rules = Ruleset::Sichuan.rules();
    let gains = Gains { rules, deals: 9, times: 3, seed: 4 };
    let of = |threads| gains.of(Ours::of(Level::Novice), threads, &Control::new());
    assert_eq!(of(1), of(3));
    assert!(of(2).len() == 9 && of(1).iter().any(|&gain| gain != 0.0));
    let beside =
        |threads| gains.otherwise(&[Level::Club, Level::Novice].map(Ours::of), threads, &Control::new());
    assert_eq!(beside(1), beside(3));
    assert!(
        beside(2).len() == 9 && beside(1).iter().all(|deal| deal[0].decisions == 0 && deal[1].decisions > 0)
    );
    let stopped = Control::new();
    stopped.stop();
    assert!(gains.otherwise(&[Ours::of(Level::Club)], 2, &stopped).is_empty());
    assert!(gains.of(Ours::of(Level::Novice), 2, &stopped).is_empty());
}

#[test]
fn a_mean_with_its_interval() {
    let estimate = Estimate::of(&[1.0, 3.0, 5.0, 7.0]);
    let half = 1.96 * (20.0f64 / 3.0 / 4.0).sqrt();
    assert_eq!(estimate.mean, 4.0);
    assert!(estimate.half.is_some_and(|found| (found - half).abs() < 1e-9));
    assert_eq!(Estimate::of(&[2.0]), Estimate { mean: 2.0, half: None });
}
