//! Reviews of the records that the repository keeps.

use rules::{Ruleset, seats_of};
use tiles::Seat;

use super::{first_deal, golden};
use crate::review;

#[test]
fn every_golden_record_can_be_reviewed() {
    let mut rulesets: Vec<Ruleset> = Vec::new();
    for (name, record) in golden() {
        let rules = record.header.rules();
        rulesets.push(rules.ruleset);
        for (deal, seat) in record
            .deals
            .iter()
            .flat_map(|deal| seats_of(deal.setup.players).iter().map(move |&seat| (deal, seat)))
        {
            let review = review(&rules, deal, seat).expect("a good record");
            assert!(review.finished && review.refused.is_none(), "{name}");
            assert!(review.agreed + review.moves.len() == review.decisions, "{name}");
            let costs: Vec<f32> = review.moves.iter().map(|found| found.cost).collect();
            assert!(costs.iter().all(|&cost| cost > 0.0 && cost.is_finite()), "{name} {costs:?}");
            assert!(costs.is_sorted_by(|one, two| one >= two), "{name} {costs:?}");
            assert!(review.moves.iter().all(|found| found.done.action != found.better.action), "{name}");
            assert!((review.cost - costs.iter().sum::<f32>()).abs() < 0.01 * review.cost + 0.01, "{name}");
        }
    }
    assert!(Ruleset::ALL.iter().all(|ruleset| rulesets.contains(ruleset)));
}

#[test]
fn a_review_is_the_same_again_and_stops_where_the_record_does() {
    let (rules, mut deal) = first_deal("sichuan");
    let seat = Seat::ALL[1];
    let whole = review(&rules, &deal, seat).expect("a good record");
    assert_eq!(whole, review(&rules, &deal, seat).expect("a good record"));

    deal.actions.truncate(deal.actions.len() / 2);
    let steps = deal.actions.len();
    let half = review(&rules, &deal, seat).expect("a good record");
    assert!(!half.finished && half.refused.is_none());
    assert!(half.decisions > 0 && half.decisions < whole.decisions);
    // What comes later does not change what is said of a move.
    let early = whole.moves.iter().filter(|found| found.step <= steps);
    assert!(early.eq(half.moves.iter()));

    let again = deal.actions[steps - 1];
    deal.actions.push(again);
    deal.actions.push(again);
    let broken = review(&rules, &deal, seat).expect("it can begin");
    assert!(broken.refused.is_some_and(|refused| refused.step > steps));
    assert_eq!(broken.moves, half.moves);
}
