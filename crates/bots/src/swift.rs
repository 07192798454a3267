//! How imagined deals are played to their ends: fast, and sensible enough that the end says something.
//!
//! Every seat keeps to one plan as long as that can be reached, and lessens the distance to it with every move.

use std::sync::Arc;

use arrayvec::ArrayVec;
use hand::{Claim, Meld, MeldKind, Tally};
use rules::Rules;
use table::{Action, Choices, Deal, SeatView, Stage};
use tiles::{BySeat, Seat, Suit, Tile, TileSet};

use crate::claims;
use crate::odds::Pace;
use crate::plan::Plans;

/// Plays all seats of an imagined deal.
#[derive(Clone, Debug)]
pub(crate) struct Swift {
    plans: Arc<Plans>,
    /// The plan of each seat, once it has one.
    goals: BySeat<Option<u16>>,
}

/// A seat's tiles as the player counts them.
struct Held<'a> {
    rules: &'a Rules,
    view: SeatView<'a>,
    choices: Choices,
    /// The concealed tiles that the hand may keep.
    tally: Tally,
    usable: TileSet,
    melds: ArrayVec<Meld, 5>,
    sets: u8,
}

impl Swift {
    pub(crate) fn new(plans: Arc<Plans>) -> Swift {
        Swift { plans, goals: BySeat::default() }
    }

    /// Before another deal.
    pub(crate) fn forget(&mut self) {
        self.goals = BySeat::default();
    }

    /// Plays a deal to its end.
    pub(crate) fn play(&mut self, rules: &Rules, deal: &mut Deal) {
        while let Some(seat) = deal.to_act().next() {
            let action = self.choose(rules, deal, seat);
            deal.go_on(rules, seat, action);
        }
    }

    fn choose(&mut self, rules: &Rules, deal: &Deal, seat: Seat) -> Action {
        let (view, choices) = (deal.view(seat), deal.choices(rules, seat));
        let needs_no_thought = choices.len() == 1 || choices.win() || !view.own().flowers().is_empty();
        if needs_no_thought && let Some(forced) = claims::forced(rules, view, choices) {
            return forced;
        }
        if choices.contains(Action::Ready) {
            return Action::Ready;
        }
        let held = Held::new(rules, view, choices);
        match view.public().stage() {
            Stage::Turn { .. } => self.take_turn(&held),
            Stage::Offer { tile, from, .. } => self.answer(&held, from, tile),
            Stage::Opening | Stage::Flowers { .. } | Stage::EighthFlower { .. } => held.open(),
            Stage::Dealing | Stage::Over { .. } => crate::safe(view, choices),
        }
    }

    /// How many tiles the seat lacks for its plan; it takes another if the one that it had is out of reach.
    fn lack(&mut self, held: &Held<'_>) -> (u16, u8) {
        let seat = held.view.seat();
        if let Some(goal) = self.goals[seat]
            && let Some(lack) = self.lack_of(goal, &held.tally, &held.melds, held.sets)
        {
            return (goal, lack);
        }
        let goal = self.best_plan(held);
        self.goals[seat] = Some(goal);
        (goal, self.lack_of(goal, &held.tally, &held.melds, held.sets).unwrap_or(u8::MAX))
    }

    fn lack_of(&self, goal: u16, tally: &Tally, melds: &[Meld], sets: u8) -> Option<u8> {
        let (plan, _) = &self.plans.plans[usize::from(goal)];
        plan.lack(tally, melds, sets).map(|lack| lack.kernel + lack.rest)
    }

    /// The plan that promises most; any hand if there is none.
    fn best_plan(&self, held: &Held<'_>) -> u16 {
        let pace = Pace::of(held.rules, held.view, &self.plans, held.hidden());
        let usual: [f32; 9] =
            std::array::from_fn(|missing| pace.typical_chance(missing as u8, &self.plans.plans[0].1.useful));
        let one = pace.chance_of_one(4.0);
        let mut best = (0, 0.0);
        for (number, (plan, prior)) in self.plans.plans.iter().enumerate() {
            let Some(lack) = plan.lack(&held.tally, &held.melds, held.sets) else { continue };
            let rest = if plan.kernel.is_empty() {
                pace.typical_chance(lack.rest, &prior.useful)
            } else {
                usual.get(usize::from(lack.rest)).copied().unwrap_or(0.0)
            };
            let hope = one.powi(lack.kernel.into()) * rest * prior.gain;
            if hope > best.1 {
                best = (number as u16, hope);
            }
        }
        best.0
    }

    fn take_turn(&mut self, held: &Held<'_>) -> Action {
        let discards = held.choices.discards();
        if let Some(tile) = (discards - held.usable).filter(|tile| !tile.is_joker()).last() {
            return Action::Discard(tile);
        }
        let (goal, lack) = self.lack(held);
        for kong in held.choices.own_kongs() {
            let (tally, melds) = held.after_kong(kong);
            if self.lack_of(goal, &tally, &melds, held.sets).is_some_and(|after| after <= lack) {
                return Action::OwnKong(kong);
            }
        }
        if lack == 1 {
            return self.best_wait(held, goal, discards);
        }
        let mut order: ArrayVec<(i32, Tile), 48> = discards
            .filter(|tile| !tile.is_joker())
            .map(|tile| (self.ties(held, goal, tile), tile))
            .collect();
        order.sort_unstable_by_key(|&(ties, _)| ties);
        let keeps = |&&(_, tile): &&(i32, Tile)| {
            let mut after = held.tally;
            after.remove(tile)
                && self.lack_of(goal, &after, &held.melds, held.sets).is_some_and(|left| left <= lack)
        };
        let found = order.iter().find(keeps).or(order.first());
        found.map_or_else(|| crate::safe(held.view, held.choices), |&(_, tile)| Action::Discard(tile))
    }

    /// Of the discards that leave a ready hand, the one that waits for most.
    fn best_wait(&self, held: &Held<'_>, goal: u16, discards: TileSet) -> Action {
        let (plan, _) = &self.plans.plans[usize::from(goal)];
        let mut best = (None, -1);
        for tile in discards.filter(|tile| !tile.is_joker()) {
            let mut after = held.tally;
            if !after.remove(tile) {
                continue;
            }
            let Some(reach) = plan.reach(&after, &held.melds, held.sets).filter(|reach| reach.missing() <= 1)
            else {
                continue;
            };
            let waits = reach.useful | reach.lacking.iter().copied().collect();
            let left = waits.map(|tile| 4 - i32::from(held.tally.count(tile))).sum();
            if left > best.1 {
                best = (Some(tile), left);
            }
        }
        best.0.map_or_else(|| crate::safe(held.view, held.choices), Action::Discard)
    }

    /// How much a tile is tied to others of the hand and to the plan.
    fn ties(&self, held: &Held<'_>, goal: u16, tile: Tile) -> i32 {
        let (plan, _) = &self.plans.plans[usize::from(goal)];
        let kinds = held.tally.kinds().bits();
        let mut ties = if plan.kinds.contains(tile) { 100 } else { 0 };
        ties += 6 * (i32::from(held.tally.count(tile)) - 1);
        if tile.suit().is_some() {
            let rank = i32::from(tile.rank());
            for (step, weight) in [(-2, 1), (-1, 3), (1, 3), (2, 1)] {
                if (1..=9).contains(&(rank + step)) {
                    ties += weight * (kinds >> (tile.index() as i32 + step) & 1) as i32;
                }
            }
            ties += i32::from((3..=7).contains(&rank)) + i32::from((2..=8).contains(&rank));
        }
        ties
    }

    fn answer(&mut self, held: &Held<'_>, from: Seat, tile: Tile) -> Action {
        if !held.usable.contains(tile) {
            return Action::Pass;
        }
        let (goal, lack) = self.lack(held);
        let claim = Claim { tile, from: held.view.public().place_of(from, held.view.seat()) };
        let mut best = (Action::Pass, lack);
        for action in held.choices.iter() {
            let Some(taken) = claims::from_hand(action, tile) else { continue };
            let mut tally = held.tally;
            if !taken.iter().all(|&tile| tally.remove(tile)) {
                continue;
            }
            let Some(meld) = claims::meld(action, claim) else { continue };
            let mut melds = held.melds.clone();
            melds.push(meld);
            let after = self.lack_of(goal, &tally, &melds, held.sets).unwrap_or(u8::MAX);
            // A kong draws a tile.
            if after < best.1 || action == Action::Kong && after <= best.1 {
                best = (action, after);
            }
        }
        best.0
    }
}

impl<'a> Held<'a> {
    fn new(rules: &'a Rules, view: SeatView<'a>, choices: Choices) -> Held<'a> {
        let mut tally = *view.own().tally();
        let mut usable = !TileSet::FLOWERS;
        if let Some(suit) = view.own().forbidden() {
            usable = usable - TileSet::suit(suit);
            for tile in tally.kinds() & TileSet::suit(suit) {
                (0..tally.count(tile)).for_each(|_| tally.remove_unchecked(tile));
            }
        }
        Held { rules, view, choices, tally, usable, melds: view.melds(), sets: (rules.hand_size / 3) as u8 }
    }

    /// What is chosen before the first turn.
    fn open(&self) -> Action {
        let suits = Suit::ALL.into_iter().filter(|&suit| self.choices.contains(Action::Forbid(suit)));
        let least = suits.min_by_key(|&suit| self.tally.copies_of(TileSet::suit(suit)));
        least.map_or_else(|| crate::safe(self.view, self.choices), Action::Forbid)
    }

    fn after_kong(&self, kong: Tile) -> (Tally, ArrayVec<Meld, 5>) {
        let (mut tally, mut melds) = (self.tally, self.melds.clone());
        let four = tally.count(kong) == 4;
        (0..tally.count(kong)).for_each(|_| tally.remove_unchecked(kong));
        if four {
            melds.extend(Meld::new(MeldKind::ConcealedKong, &[kong; 4], &[kong; 4], None));
        }
        (tally, melds)
    }

    /// How many tiles are hidden, in hands and in the wall; nobody counts the others here.
    fn hidden(&self) -> u32 {
        let public = self.view.public();
        let live = u32::from(public.live(self.rules, self.view.seat()));
        live + self.rules.hand_size as u32 * public.in_play().len().saturating_sub(1)
    }
}
