mod advantage;
mod places;
mod search;

use rules::Ruleset;
use table::Setup;

use crate::{Bench, Level, wall};

/// Points of the first bot and of all together over some deals, the seats changing.
#[test]
fn every_level_plays_every_ruleset_to_its_end() {
    for ruleset in Ruleset::ALL {
        let rules = ruleset.rules();
        for level in Level::ALL {
            let mut bench = Bench::of(&[level; 4]);
            // A master thinks long.
            for number in 0..if level == Level::Master { 1 } else { 4 } {
                let deal = bench.play(&rules, &Setup::default(), wall(&rules, 1, number), number, &mut ());
                assert!(deal.finished().is_some(), "{ruleset} {level}");
            }
            assert_eq!(bench.mishaps(), [], "{ruleset} {level}");
        }
    }
}
