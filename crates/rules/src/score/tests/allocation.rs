//! Scoring allocates nothing.

use testkit::Random;
use testkit::winning::Kinds;

use super::{rules, showdown};
use crate::{Ruleset, Showdown};

#[test]
fn scoring_allocates_nothing() {
    for ruleset in Ruleset::ALL {
        let rules = rules(ruleset.id(), "");
        let mut random = Random::new(9);
        let kinds = Kinds::of(ruleset.id());
        let hands: Vec<Showdown> =
            (0..2_000).map(|_| showdown(&rules, &random.winning_hand(&kinds))).collect();
        let allocations = allocation_counter::measure(|| {
            for hand in &hands {
                let _ = std::hint::black_box(rules.score(hand));
            }
        });
        assert_eq!(allocations.count_total, 0, "{ruleset}");
    }
}
