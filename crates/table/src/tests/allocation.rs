//! No deal takes memory from the heap while it is played.

use super::policy;
use super::presets::Preset;

#[test]
fn nothing_is_allocated() {
    for preset in Preset::all() {
        for seed in 0..10 {
            let actions = policy::play(&preset, seed, |_, _| {}).actions;
            let wall = policy::wall(&preset, seed);
            let mut left = 1;
            let used = allocation_counter::measure(|| {
                let mut deal = crate::Deal::new(&preset.rules, &preset.setup(seed), wall, &mut ());
                for &(seat, action) in &actions {
                    deal.apply(&preset.rules, seat, action, &mut ()).expect("it was accepted before");
                }
                left = deal.to_act().len();
            });
            assert_eq!((left, used.count_total), (0, 0), "{} {seed}", preset.name);
        }
    }
}
