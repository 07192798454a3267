use rules::{Rules, Ruleset};
use table::{Action, Deal, Setup};
use tiles::{Seat, Tile};

use super::{Advice, explain};
use crate::{Bot, Chance, Club, wall};

/// Plays deals in which all do anything that they may, and looks at every position of a few.
fn each_position(rules: &Rules, deals: u64, mut look: impl FnMut(&Deal, Seat)) {
    for number in 0..deals {
        let mut chance = Chance::new(number);
        let mut deal = Deal::told(rules, &Setup::default(), wall(rules, 3, number), &mut ());
        let mut club = Club::new();
        while let Some(seat) = deal.to_act().next() {
            look(&deal, seat);
            let choices = deal.choices(rules, seat);
            // Good players meet other positions than those who do anything.
            let action = if number % 2 == 0 {
                club.choose(rules, deal.view(seat), choices)
            } else {
                choices.nth(chance.below(choices.len())).expect("who is asked has a choice")
            };
            deal.go_on(rules, seat, action);
        }
    }
}

#[test]
fn the_first_is_what_club_does_and_all_are_there() {
    for ruleset in Ruleset::ALL {
        let rules = ruleset.rules();
        each_position(&rules, testkit::rounds(2, 40), |deal, seat| {
            let (view, choices) = (deal.view(seat), deal.choices(&rules, seat));
            let advice = explain(&rules, view, choices);
            let club = Club::new().choose(&rules, view, choices);
            assert_eq!(advice.options[0].action, club, "{ruleset}");
            let mut told: Vec<Action> = advice.options.iter().map(|option| option.action).collect();
            told.sort();
            assert!(told.into_iter().eq(choices.iter()), "{ruleset}");
            check_numbers(&advice, &rules);
            assert_eq!(advice, explain(&rules, view, choices), "{ruleset}");
        });
    }
}

#[track_caller]
fn check_numbers(advice: &Advice, rules: &Rules) {
    for option in &advice.options {
        assert!(option.value().is_finite() && option.hope >= 0.0 && option.risk >= 0.0, "{option:?}");
        assert!(advice.cost(option.action) >= 0.0, "{option:?}");
        for goal in &option.goals {
            assert!(goal.gain.is_finite() && (0.0..=1.0).contains(&goal.chance), "{goal:?}");
            let score = rules.score(&goal.hand);
            assert_eq!((score.value, &score.fans), (Some(goal.value), &goal.fans), "{goal:?}");
        }
        for threat in &option.threats {
            assert!((0.0..=1.0).contains(&threat.waits) && threat.waits <= threat.ready, "{threat:?}");
        }
        for &(tile, left) in &option.useful {
            assert!(left > 0 && left <= rules.tiles[tile], "{tile} {option:?}");
        }
    }
}

/// The distance of a discard is that of the hand that is left, where nothing in it is forbidden.
#[test]
fn distances_are_those_of_the_hand() {
    let rules = "mcr".parse::<Ruleset>().expect("there is one").rules();
    let mut seen = 0;
    each_position(&rules, 2, |deal, seat| {
        let (view, choices) = (deal.view(seat), deal.choices(&rules, seat));
        if deal.public().stage().turn().is_none() || choices.is_empty() {
            return;
        }
        let advice = explain(&rules, view, choices);
        for option in &advice.options {
            let tile: Option<Tile> = choices.discards().find(|&tile| option.action == Action::Discard(tile));
            let Some(tile) = tile.filter(|tile| tile.is_playing()) else { continue };
            let mut tally = *view.own().tally();
            assert!(tally.remove(tile));
            if view.melds().is_empty() {
                assert_eq!(option.distance, Some(tally.distance(rules.shapes)), "{tally:?}");
                seen += 1;
            }
        }
    });
    assert!(seen > 100);
}
