//! The search beside plain recursion, which remembers nothing and tries every kind.

use rules::{Rules, Ruleset};
use table::{Deal, Setup};
use testkit::rounds;
use tiles::{Seat, Tile};

use super::{ALMOST, CLAIMED, Held, Limit, Solo};
use crate::future::Future;
use crate::mind::{Aim, Mind};
use crate::plan::Plans;
use crate::{Bot, Novice, wall};

/// What a hand is worth from a turn on, by plain recursion: for hands that are ready after so many useful draws.
struct Slow<'a> {
    mind: &'a Mind<'a>,
    future: &'a Future,
}

impl Slow<'_> {
    fn missing(&self, held: &Held) -> u8 {
        let sets = (self.mind.position.rules.hand_size / 3) as u8;
        held.tally.missing_for(sets - held.melds.len() as u8)
    }

    fn value(&self, held: &Held, draws: u32, turn: usize) -> f32 {
        if turn >= self.future.turns {
            return 0.0;
        }
        let stay = self.future.stays[turn];
        let same = self.value(held, draws, turn + 1);
        let (mut rate, mut win_rate, mut won, mut gained) = (0.0, 0.0, 0.0, 0.0);
        let mut step = |chance: f32, then: Option<f32>| {
            rate += then.map_or(0.0, |_| chance);
            gained += chance * then.map_or(0.0, |then| (then - same).max(0.0));
        };
        for tile in Tile::playing().filter(|&tile| self.mind.position.unseen[tile] > 0) {
            let (drawn, thrown) = (self.future.drawn[tile.index()], self.future.thrown[tile.index()]);
            let Some(full) = held.with(tile) else { continue };
            let [own, given] = [true, false].map(|by| self.mind.win(&full.tally, &held.melds, tile, by));
            if own > 0.0 || given > 0.0 {
                win_rate +=
                    if own > 0.0 { drawn } else { 0.0 } + if given > 0.0 { thrown.by_all } else { 0.0 };
                won += drawn * own * stay + thrown.by_all * given * 0.5 * (1.0 + stay);
            } else if draws > 0 {
                let best = |full: Held| self.after_best_discard(held, &full, draws - 1, turn + 1);
                step(drawn, best(full));
                let pung = (held.tally.count(tile) >= 2).then(|| held.pung(tile)).flatten().and_then(best);
                let chow = held.chows(tile).filter_map(best).reduce(f32::max);
                let chow = chow.filter(|_| self.mind.position.rules.chows);
                step(CLAIMED * (thrown.by_all - thrown.by_left), pung);
                step(CLAIMED * thrown.by_left, pung.into_iter().chain(chow).reduce(f32::max));
            }
        }
        let part = if win_rate + rate > ALMOST { ALMOST / (win_rate + rate) } else { 1.0 };
        part * won + stay * (part * gained + (1.0 - part * win_rate) * same)
    }

    /// `None` if no discard leaves the hand nearer than it was.
    fn after_best_discard(&self, before: &Held, full: &Held, draws: u32, turn: usize) -> Option<f32> {
        let nearer = full.tally.kinds().map(|tile| full.without(tile));
        let nearer = nearer.filter(|after| self.missing(after) < self.missing(before));
        nearer.map(|after| self.value(&after, draws, turn)).reduce(f32::max)
    }
}

/// All turns of deals between novices that are nearly over.
fn late_turns(rules: &Rules, deals: u64, mut look: impl FnMut(&Deal, Seat)) {
    for number in 0..deals {
        let mut deal = Deal::new(rules, &Setup::default(), wall(rules, 8, number), &mut ());
        while let Some(seat) = deal.to_act().next() {
            let live = deal.public().live(rules, seat);
            if deal.public().stage().offered().is_none() && (1..=16).contains(&live) {
                look(&deal, seat);
            }
            let choices = deal.choices(rules, seat);
            // Nobody wins, so that the wall comes to its end.
            let discard = choices.discards().last().map(table::Action::Discard);
            let action = discard.unwrap_or_else(|| Novice::new().choose(rules, deal.view(seat), choices));
            deal.apply(rules, seat, action, &mut ()).expect("it may be done");
        }
    }
}

#[test]
fn draws_that_are_tried_one_by_one_give_what_plain_recursion_gives() {
    for ruleset in [Ruleset::Red, Ruleset::Taiwan] {
        let rules = ruleset.rules();
        let plans = Plans::of(&rules);
        let mut compared = 0;
        late_turns(&rules, rounds(40, 400), |deal, seat| {
            let (view, choices) = (deal.view(seat), deal.choices(&rules, seat));
            let mind = Mind::new(&rules, &plans, view, choices);
            let future = Future::new(&mind);
            let slow = Slow { mind: &mind, future: &future };
            let full = Held { tally: mind.position.tally, melds: mind.position.melds.clone() };
            // One plan alone: any sets and a pair.
            let aims = [Aim { plan: 0, gain: 1.0 }].into_iter().collect();
            let mut solo = Solo::new(&mind, &future, &aims);
            for tile in full.tally.kinds().filter(|tile| tile.is_playing()) {
                let held = full.without(tile);
                let whole = held.tally.tiles() % 3 == 1 && future.turns <= 4;
                if !whole || slow.missing(&held) > 2 {
                    continue;
                }
                let fast = solo.value(&held, 1, &mut Limit::hands(u64::MAX));
                for (turn, fast) in fast.iter().enumerate().take(future.turns) {
                    let slow = slow.value(&held, 1, turn);
                    assert!((fast - slow).abs() < 1e-3 * (1.0 + slow), "{ruleset}: {fast} for {slow}");
                    compared += 1;
                }
            }
        });
        assert!(compared > 100, "{ruleset}: {compared}");
    }
}

#[test]
fn a_limit_is_kept() {
    let rules = Ruleset::Red.rules();
    let plans = Plans::of(&rules);
    let mut limit = Limit::hands(10);
    late_turns(&rules, 1, |deal, seat| {
        let mind = Mind::new(&rules, &plans, deal.view(seat), deal.choices(&rules, seat));
        let future = Future::new(&mind);
        let held = Held { tally: mind.position.tally, melds: mind.position.melds.clone() };
        let tile = held.tally.kinds().next().expect("a hand has tiles");
        let mut solo = Solo::new(&mind, &future, &mind.aims(&held.tally, &held.melds));
        limit = Limit::hands(10);
        let _ = solo.value(&held.without(tile), 3, &mut limit);
        assert!(solo.known[0].len() <= 10);
    });
}
