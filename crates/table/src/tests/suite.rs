//! Slow twins, replay, and what seats get to know, over many deals of every preset.

use testkit::rounds;

use super::policy::{self, Played};
use super::presets::Preset;
use super::watch::Watch;
use crate::public::Public;
use crate::{Deal, Event};

#[test]
fn nothing_is_lost_and_nobody_knows_too_much_or_too_little() {
    for preset in Preset::all() {
        for seed in 0..rounds(60, 3000) {
            let wall = policy::wall(&preset, seed);
            let mut watch = None;
            policy::play(&preset, seed, |deal, events| {
                watch.get_or_insert_with(|| Watch::new(&preset.rules, deal, &wall)).check(deal, events);
            });
        }
    }
}

#[test]
fn the_same_actions_make_the_same_deal() {
    for preset in Preset::all() {
        for seed in 0..rounds(30, 1000) {
            let Played { deal, events, actions } = policy::play(&preset, seed, |_, _| {});
            let mut heard = Vec::new();
            let mut again = policy::start(&preset, seed, &mut heard);
            for &(seat, action) in &actions {
                let mut copy = again;
                copy.apply_unchecked(&preset.rules, seat, action, &mut ());
                again.apply(&preset.rules, seat, action, &mut heard).expect("it was accepted before");
                assert_eq!(copy, again);
                assert_eq!(copy.fingerprint(), again.fingerprint());
            }
            assert_eq!((again, heard), (deal, events), "{} {seed}", preset.name);
        }
    }
}

#[test]
fn a_spectator_sees_what_lies_open() {
    for preset in Preset::all() {
        for seed in 0..rounds(10, 300) {
            let mut heard = 0;
            let mut public = None;
            policy::play(&preset, seed, |deal, events| {
                let tiles = preset.rules.tiles.total() as u8;
                let public = public.get_or_insert_with(|| Public::new(*deal.public().table(), tiles));
                let open = |event: &Event| event.redact(None, preset.rules.shows_concealed_kongs());
                events[heard..].iter().filter_map(open).for_each(|event| public.note(event));
                heard = events.len();
                assert_eq!(public, deal.public());
            });
        }
    }
}

/// At any moment, also in the middle of a window.
#[test]
fn a_deal_can_be_stopped() {
    for preset in Preset::all() {
        for seed in 0..rounds(5, 100) {
            policy::play(&preset, seed, |deal, events| {
                let wall = policy::wall(&preset, seed);
                let mut events = events.to_vec();
                let mut stopped: Deal = *deal;
                stopped.stop(&preset.rules, &mut events);
                Watch::new(&preset.rules, deal, &wall).check(&stopped, &events);
                assert!(stopped.finished().is_some());
                let (over, length) = (stopped, events.len());
                stopped.stop(&preset.rules, &mut events);
                assert_eq!((stopped, events.len()), (over, length), "stopped twice");
            });
        }
    }
}
