//! What comes out of a window does not depend on who answered first.

use testkit::{Random, rounds};
use tiles::Seat;

use super::policy;
use super::presets::Preset;
use crate::{Action, Deal};

/// All orders of a short list.
fn orders<T: Copy>(items: &[T]) -> Vec<Vec<T>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let beginning_with = |at: usize| {
        let mut rest = items.to_vec();
        let first = rest.remove(at);
        orders(&rest).into_iter().map(move |order| [vec![first], order].concat())
    };
    (0..items.len()).flat_map(beginning_with).collect()
}

#[test]
fn answers_commute() {
    let mut windows = 0;
    for preset in Preset::all() {
        for seed in 0..rounds(40, 2000) {
            let mut random = Random::new(!seed);
            policy::play(&preset, seed, |deal, _| {
                let asked: Vec<Seat> = deal.to_act().collect();
                if asked.len() < 2 {
                    return;
                }
                windows += 1;
                let any = |seat: Seat, random: &mut Random| {
                    let choices = deal.choices(&preset.rules, seat);
                    let number = random.below(choices.len() as usize) as u32;
                    (seat, choices.nth(number).expect("it is below the length"))
                };
                let answers: Vec<(Seat, Action)> = asked.iter().map(|&seat| any(seat, &mut random)).collect();
                let played = |order: &Vec<(Seat, Action)>| {
                    let (mut deal, mut events): (Deal, _) = (*deal, Vec::new());
                    for &(seat, action) in order {
                        deal.apply(&preset.rules, seat, action, &mut events).expect("it is a choice");
                    }
                    (deal.fingerprint(), deal, events)
                };
                let orders = orders(&answers);
                let first = played(&orders[0]);
                orders[1..]
                    .iter()
                    .for_each(|order| assert_eq!(played(order), first, "{}: {order:?}", preset.name));
            });
        }
    }
    assert!(windows > 500, "{windows} windows are too few to show anything");
}
