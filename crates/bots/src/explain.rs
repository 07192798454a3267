//! Why a move is good or bad: everything that a seat may do with what it promises, what it leads to and what it risks.
//!
//! The numbers are those by which [`Club`](crate::Club) plays, put right by what became of hands like these. They are
//! estimates from what the seat can see.

mod after;
mod goals;

use rules::{FanCounts, Rules, Showdown};
use table::{Action, Choices, SeatView};
use tiles::{Seat, Tile, TileSet};

use crate::mind::Mind;
use crate::plan::Plans;
use crate::{Bot, Club, claims};
use after::After;

/// All that a seat may do, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// An opinion on each of them; the first is on what [`Club`] would do.
    pub options: Vec<Opinion>,
}

/// What is to be said of an action. Values are in points of the deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// What would be done.
    pub action: Action,
    /// What the hand promises afterwards.
    pub hope: f32,
    /// What the discard costs on the average because somebody may wait for it.
    pub risk: f32,
    /// The discard that would follow at once, after a claim or with a declaration.
    pub then: Option<Tile>,
    /// How far the hand is from ready afterwards: 0 ready, −1 complete; `None` if that cannot be said.
    pub distance: Option<i8>,
    /// The kinds that bring it nearer, with how many of each the seat does not see; none of which all are seen.
    pub useful: Vec<(Tile, u8)>,
    /// What the hand may become, the most promising first.
    pub goals: Vec<Goal>,
    /// Who may be waiting for the discarded tile, the dearest first.
    pub threats: Vec<Threat>,
}

/// A hand within reach.
#[derive(Clone, Debug, PartialEq)]
pub struct Goal {
    /// How many tiles are missing.
    pub missing: u8,
    /// Kinds that bring it nearer.
    pub wanted: TileSet,
    /// The chance to complete it in time.
    pub chance: f32,
    /// The points that it would bring.
    pub gain: f32,
    /// An example of it, complete.
    pub hand: Showdown,
    /// What the example is worth, in the unit of the ruleset.
    pub value: u32,
    /// What makes that, as the scorer counts it.
    pub fans: FanCounts,
}

/// What another player may be waiting for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Threat {
    /// Who it is.
    pub seat: Seat,
    /// The chance that the hand is ready.
    pub ready: f32,
    /// The chance that it waits for the discarded tile.
    pub waits: f32,
    /// What that would cost.
    pub cost: f32,
}

/// Weighs everything that a seat may do.
pub fn explain(rules: &Rules, view: SeatView<'_>, choices: Choices) -> Advice {
    let plans = Plans::of(rules);
    let mind = Mind::new(rules, &plans, view, choices);
    let mut options: Vec<Opinion> = Vec::new();
    for weighed in mind.weigh().into_iter().filter(|weighed| choices.contains(weighed.action)) {
        let (hope, risk) = (weighed.hope.max(0.0), weighed.risk);
        options.push(match weighed.action {
            // Without a suit the seat thinks about another hand.
            Action::Forbid(suit) => {
                let narrowed = after::without(&mind, suit);
                opinion(&narrowed, weighed.action, After::of(&narrowed, Action::Pass), hope, risk)
            }
            Action::Pass
            | Action::Ready
            | Action::Flower(_)
            | Action::Discard(_)
            | Action::Chow(_)
            | Action::Pung(_)
            | Action::Kong
            | Action::OwnKong(_)
            | Action::Win => {
                let after = After::of(&mind, weighed.action);
                opinion(&mind, weighed.action, after, hope, risk)
            }
        });
    }
    let known = |options: &[Opinion], action: Action| options.iter().any(|one| one.action == action);
    for action in choices.iter() {
        if !known(&options, action) {
            let one = unweighed(&mind, action, options.first());
            options.push(one);
        }
    }
    // Equal values stay in the order in which they were found.
    options.sort_by(|one, two| two.value().total_cmp(&one.value()));
    if !choices.is_empty() {
        let best = Club::new().choose(rules, view, choices);
        if let Some(place) = options.iter().position(|option| option.action == best) {
            options[..=place].rotate_right(1);
        }
    }
    scale(&mut options);
    Advice { options }
}

/// The mind's points are good for comparing; these are such as come of it in truth.
fn scale(options: &mut [Opinion]) {
    let best = options.first().and_then(|best| best.goals.first());
    let by = best.map_or(1.0, goals::better_than_reckoned);
    for option in options.iter_mut().filter(|option| option.action != Action::Win) {
        option.hope *= by;
        option.risk *= by;
    }
}

impl Advice {
    /// What is to be said of an action, if it may be done.
    pub fn of(&self, action: Action) -> Option<&Opinion> {
        self.options.iter().find(|option| option.action == action)
    }

    /// What an action costs beside the best one, in points; nothing if it is as good.
    pub fn cost(&self, action: Action) -> f32 {
        match (self.options.first(), self.of(action)) {
            (Some(best), Some(done)) => (best.value() - done.value()).max(0.0),
            (None, _) | (_, None) => 0.0,
        }
    }
}

impl Opinion {
    /// What the action is worth in all.
    pub fn value(&self) -> f32 {
        self.hope - self.risk
    }
}

fn opinion(mind: &Mind<'_>, action: Action, after: Option<After>, hope: f32, risk: f32) -> Opinion {
    let Some(after) = after else {
        let (goals, threats) = (Vec::new(), Vec::new());
        return Opinion {
            action,
            hope,
            risk,
            then: None,
            distance: None,
            useful: Vec::new(),
            goals,
            threats,
        };
    };
    let (distance, useful) = after.distance(mind);
    let unseen = &mind.position.unseen;
    let useful = useful.map(|tile| (tile, unseen[tile])).filter(|&(_, left)| left > 0).collect();
    let threats = after.discard.map(|tile| threats(mind, tile)).unwrap_or_default();
    let then = after.discard.filter(|&tile| action != Action::Discard(tile));
    Opinion { action, hope, risk, then, distance, useful, goals: goals::of(mind, &after), threats }
}

/// What needs no weighing, or is never done: a win, flowers, a declaration, a claim that spoils the hand.
fn unweighed(mind: &Mind<'_>, action: Action, best: Option<&Opinion>) -> Opinion {
    match action {
        Action::Win => {
            let won = goals::won(mind);
            let is_false = won.is_none() && mind.position.view.public().table().strict;
            let hope = won.as_ref().map_or(mind.plans.usual_gain, |(_, hope)| *hope);
            let (hope, risk) = if is_false { (0.0, mind.plans.usual_gain) } else { (hope, 0.0) };
            let complete = (!is_false).then_some(-1);
            let goals = won.into_iter().map(|(goal, _)| goal).collect();
            Opinion { distance: complete, goals, ..opinion(mind, action, None, hope, risk) }
        }
        // A flower is replaced, so that nothing is lost by it.
        Action::Flower(_) => {
            let least = best.map_or(0.0, Opinion::value);
            let after = After::of(mind, action);
            let hope = after.as_ref().map_or(0.0, |after| mind.hope(&after.tally, &after.melds, &after.aims));
            opinion(mind, action, after, hope.max(least), 0.0)
        }
        // What the hand promises is reckoned as if it were declared in time.
        Action::Ready => match best {
            Some(best) if mind.declares() => {
                let then = claims::discarded(best.action);
                Opinion { action, then, ..best.clone() }
            }
            Some(_) | None => opinion(mind, action, After::of(mind, action), 0.0, 0.0),
        },
        Action::Pass
        | Action::Forbid(_)
        | Action::Discard(_)
        | Action::Chow(_)
        | Action::Pung(_)
        | Action::Kong
        | Action::OwnKong(_) => opinion(mind, action, After::of(mind, action), 0.0, 0.0),
    }
}

/// Who may be waiting for a tile.
fn threats(mind: &Mind<'_>, tile: Tile) -> Vec<Threat> {
    let mut all: Vec<Threat> = mind
        .danger
        .threats
        .iter()
        .map(|threat| Threat {
            seat: threat.seat,
            ready: threat.ready,
            waits: threat.ready * threat.waits_for(tile),
            cost: threat.cost,
        })
        .collect();
    all.sort_by(|one, two| (two.waits * two.cost).total_cmp(&(one.waits * one.cost)));
    all
}

#[cfg(test)]
mod tests;
