//! How imagined deals are played to their ends: fast, and sensible enough that the end says something.
//!
//! One seat thinks as the club player does, but of the plans alone that it had when the deal was imagined, and without
//! asking the scorer; the others only throw what is of least use to them.

use arrayvec::ArrayVec;
use hand::{Claim, Meld, MeldKind, Tally};
use rules::Rules;
use table::{Action, Choices, Deal, SeatView, Stage};
use tiles::{Seat, Suit, Tile, TileCounts, TileSet};

use crate::claims;
use crate::course::Course;
use crate::mind::{Aims, without};
use crate::odds::Claimable;
use crate::plan::{Form, Plan, Plans, Reach};

/// Plays a seat of an imagined deal.
pub(crate) struct Swift<'a> {
    rules: &'a Rules,
    plans: &'a Plans,
    aims: &'a Aims,
    course: &'a Course,
    /// How many tiles had been discarded when the deal was imagined.
    discarded: usize,
}

/// A kong draws a tile more; to the fourth power, as all that is compared here.
const KONG: f32 = 1.17;

/// A seat's tiles as the player counts them.
struct Held<'a> {
    view: SeatView<'a>,
    choices: Choices,
    /// The concealed tiles that the hand may keep.
    tally: Tally,
    usable: TileSet,
    melds: ArrayVec<Meld, 5>,
    sets: u8,
    unseen: TileCounts,
    turn: usize,
}

impl<'a> Swift<'a> {
    pub(crate) fn new(
        rules: &'a Rules,
        plans: &'a Plans,
        aims: &'a Aims,
        course: &'a Course,
        discarded: usize,
    ) -> Swift<'a> {
        Swift { rules, plans, aims, course, discarded }
    }

    /// Plays one seat until it has won or the deal is over, while the others only throw what is of least use to them.
    pub(crate) fn play(&self, deal: &mut Deal, seat: Seat) {
        while deal.public().in_play().contains(seat)
            && let Some(to_act) = deal.to_act().next()
        {
            let action = if to_act == seat {
                self.choose(deal.view(seat), deal.choices(self.rules, seat))
            } else {
                idle(self.rules, deal, to_act)
            };
            deal.go_on(self.rules, to_act, action);
        }
    }

    fn choose(&self, view: SeatView<'_>, choices: Choices) -> Action {
        let needs_no_thought = choices.len() == 1 || choices.win() || !view.own().flowers().is_empty();
        if needs_no_thought && let Some(forced) = claims::forced(self.rules, view, choices) {
            return forced;
        }
        if choices.contains(Action::Ready) {
            return Action::Ready;
        }
        let turn =
            (view.public().river().len() - self.discarded) / view.public().in_play().len().max(1) as usize;
        let held = Held::new(self.rules, view, choices, turn);
        match view.public().stage() {
            Stage::Turn { .. } => self.take_turn(&held),
            Stage::Offer { tile, from, .. } => self.answer(&held, from, tile),
            Stage::Opening | Stage::Flowers { .. } | Stage::EighthFlower { .. } => held.open(),
            Stage::Dealing | Stage::Over { .. } => crate::safe(view, choices),
        }
    }

    fn take_turn(&self, held: &Held<'_>) -> Action {
        let discards = held.choices.discards();
        if let Some(tile) = (discards - held.usable).filter(|tile| !tile.is_joker()).last() {
            return Action::Discard(tile);
        }
        let (found, hope) = self.best_discard(held, &held.tally, &held.melds, discards);
        for kong in held.choices.own_kongs() {
            let (tally, melds) = held.after_kong(kong);
            if self.hope(held, &tally, &melds) * KONG >= hope {
                return Action::OwnKong(kong);
            }
        }
        found.map_or_else(|| crate::safe(held.view, held.choices), Action::Discard)
    }

    fn best_discard(
        &self,
        held: &Held<'_>,
        tally: &Tally,
        melds: &[Meld],
        from: TileSet,
    ) -> (Option<Tile>, f32) {
        let mut best = (None, -1.0, 0);
        for tile in from.filter(|tile| tile.is_playing()) {
            let mut after = *tally;
            if !after.remove(tile) {
                continue;
            }
            let hope = self.hope(held, &after, melds);
            if hope < best.1 {
                continue;
            }
            let ties = ties(tally, tile);
            if hope > best.1 || ties < best.2 {
                best = (Some(tile), hope, ties);
            }
        }
        (best.0, best.1)
    }

    /// What a hand between turns promises, to the fourth power: for comparing.
    fn hope(&self, held: &Held<'_>, tally: &Tally, melds: &[Meld]) -> f32 {
        let mut sum = 0.0;
        for aim in self.aims {
            let (plan, _) = &self.plans.plans[aim.plan];
            let Some(reach) = plan.reach(tally, melds, held.sets) else { continue };
            sum += (self.chance(held, tally, (aim.plan, plan), &reach) * aim.gain).powi(4);
        }
        sum
    }

    fn chance(&self, held: &Held<'_>, tally: &Tally, (number, plan): (usize, &Plan), reach: &Reach) -> f32 {
        let open = !matches!(plan.form, Form::Special(_));
        let last = reach.missing() == 1;
        let pairs = if open { tally.more_than(1) } else { TileSet::EMPTY };
        let left = |tiles: TileSet| tiles.map(|tile| f32::from(held.unseen[tile])).sum::<f32>();
        let all = self.course.claimable(Claimable::All);
        let useful = reach.useful & held.usable;
        let useful = if last || !open {
            left(useful)
        } else {
            left(useful - pairs) * self.course.claimable(Claimable::Left) + left(useful & pairs) * all
        };
        let mut chance = self.course.chance(number, held.turn, reach.rest, useful);
        let mut taken = TileSet::EMPTY;
        for &tile in &reach.lacking {
            let anybody = last || pairs.contains(tile);
            let again = if taken.contains(tile) { 0.6 } else { 1.0 };
            taken.insert(tile);
            let left = f32::from(held.unseen[tile]) * again * if anybody { all } else { 1.0 };
            chance *= self.course.chance_of_one(held.turn, left);
        }
        chance
    }

    fn answer(&self, held: &Held<'_>, from: Seat, tile: Tile) -> Action {
        if !held.usable.contains(tile) {
            return Action::Pass;
        }
        let claim = Claim { tile, from: held.view.public().place_of(from, held.view.seat()) };
        let mut best = (Action::Pass, self.hope(held, &held.tally, &held.melds));
        for action in held.choices.iter() {
            let Some(taken) = claims::from_hand(action, tile) else { continue };
            let mut tally = held.tally;
            if !taken.iter().all(|&tile| tally.remove(tile)) {
                continue;
            }
            let Some(meld) = claims::meld(action, claim) else { continue };
            let mut melds = held.melds.clone();
            melds.push(meld);
            let hope = if action == Action::Kong {
                self.hope(held, &tally, &melds) * KONG
            } else {
                self.best_discard(held, &tally, &melds, tally.kinds()).1
            };
            if hope > best.1 {
                best = (action, hope);
            }
        }
        best.0
    }
}

/// How much a tile is tied to others of the hand.
fn ties(tally: &Tally, tile: Tile) -> i32 {
    let kinds = tally.kinds().bits();
    let mut ties = 6 * (i32::from(tally.count(tile)) - 1);
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

/// What is done by somebody who neither claims nor wins.
fn idle(rules: &Rules, deal: &Deal, seat: Seat) -> Action {
    let (view, choices) = (deal.view(seat), deal.choices(rules, seat));
    if choices.contains(Action::Pass) {
        return Action::Pass;
    }
    if choices.len() == 1 {
        return crate::safe(view, choices);
    }
    if let Some(flower) = choices.iter().find(|action| matches!(action, Action::Flower(_))) {
        return flower;
    }
    match view.public().stage() {
        Stage::Turn { .. } => {
            let tally = view.own().tally();
            let unwanted = view.own().forbidden().map_or(TileSet::EMPTY, TileSet::suit);
            let least = choices.discards().filter(|tile| !tile.is_joker()).min_by_key(|&tile| {
                if unwanted.contains(tile) || tile.is_flower() { -1 } else { ties(tally, tile) }
            });
            least.map_or_else(|| crate::safe(view, choices), Action::Discard)
        }
        Stage::Opening => Held::new(rules, view, choices, 0).open(),
        Stage::Offer { .. }
        | Stage::Flowers { .. }
        | Stage::EighthFlower { .. }
        | Stage::Dealing
        | Stage::Over { .. } => crate::safe(view, choices),
    }
}

impl<'a> Held<'a> {
    fn new(rules: &Rules, view: SeatView<'a>, choices: Choices, turn: usize) -> Held<'a> {
        let mut tally = *view.own().tally();
        let mut usable = !TileSet::FLOWERS;
        if let Some(suit) = view.own().forbidden() {
            usable = usable - TileSet::suit(suit);
            tally = without(&tally, suit);
        }
        Held {
            view,
            choices,
            tally,
            usable,
            melds: view.melds(),
            sets: (rules.hand_size / 3) as u8,
            unseen: view.unseen(rules),
            turn,
        }
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
}
