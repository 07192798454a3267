//! What a hand may become, with the scorer's word for it.

use hand::Tally;
use rules::{FanCounts, Showdown, Verdict};
use table::Stage;
use tiles::{Tile, TileSet};

use super::{After, Goal};
use crate::mind::Mind;
use crate::odds::Claimable;
use crate::worth::{Hypothesis, gain};

/// So many are told.
const MOST: usize = 4;

/// The hands within reach, the most promising first; each sort of hand once.
pub(super) fn of(mind: &Mind<'_>, after: &After) -> Vec<Goal> {
    let mut goals = awaited(mind, after);
    let is_ready = !goals.is_empty();
    let sets = (mind.position.rules.hand_size / 3) as u8;
    for aim in &after.aims {
        let (plan, prior) = &mind.plans.plans[aim.plan];
        let Some(reach) = plan.reach(&after.tally, &after.melds, sets) else { continue };
        if reach.missing() == 0 || reach.missing() == 1 && is_ready {
            continue;
        }
        let left = |tile: Tile| if after.usable.contains(tile) { mind.position.unseen[tile] } else { 0 };
        let Some((complete, last)) = plan.complete(&after.tally, &after.melds, sets, &left) else { continue };
        let Some((hand, value, fans)) = shown(mind, &mind.hypothesis, after, &complete, last) else {
            continue;
        };
        let wanted = reach.lacking.iter().copied().collect::<TileSet>() | reach.useful;
        let goal = Goal {
            missing: reach.missing(),
            wanted: wanted.filter(|&tile| left(tile) > 0).collect(),
            chance: mind.chance(&after.tally, plan, prior, &reach),
            gain: brings(mind, after, &complete, last),
            hand,
            value,
            fans,
        };
        add(&mut goals, goal);
    }
    goals.retain(|goal| goal.chance > 0.0);
    goals.sort_by(|one, two| promise(two).total_cmp(&promise(one)));
    goals.truncate(MOST);
    goals.iter_mut().for_each(|goal| goal.chance = likely(goal.chance, goal.missing));
    goals
}

/// How often such a hand, or one as good, is won in truth. The mind reckons with too little for hands that are far away,
/// which does no harm when it compares them; a person is told what happens.
fn likely(reckoned: f32, missing: u8) -> f32 {
    let odds = reckoned / (1.0 - reckoned).max(0.001) * FORTUNE[usize::from(missing).min(FORTUNE.len() - 1)];
    odds / (1.0 + odds)
}

/// By how much more a goal is worth than the mind reckons with.
pub(super) fn better_than_reckoned(goal: &Goal) -> f32 {
    let odds = goal.chance / (1.0 - goal.chance).max(0.001);
    let reckoned = odds / FORTUNE[usize::from(goal.missing).min(FORTUNE.len() - 1)];
    if reckoned > 0.0 { goal.chance * (1.0 + reckoned) / reckoned } else { 1.0 }
}

/// By how much the odds of hands that lack so many tiles are better than reckoned: what became of 17,000 hands in the
/// middle of deals between club players, of all five rulesets.
const FORTUNE: [f32; 6] = [1.0, 1.2, 3.0, 5.4, 8.3, 11.8];

/// The win that may be declared, by what is known of it, with what it is worth to have won; `None` if the hand is none, or is
/// won by flowers.
pub(super) fn won(mind: &Mind<'_>) -> Option<(Goal, f32)> {
    let (view, rules) = (mind.position.view, mind.position.rules);
    let mut tally = *view.own().tally();
    let mut hypothesis = mind.hypothesis;
    let (tile, drawn) = match view.public().stage() {
        Stage::Offer { from, tile, .. } => {
            hypothesis.from = view.public().place_of(from, view.seat());
            (tile, false)
        }
        Stage::Turn { .. } | Stage::Dealing | Stage::Flowers { .. } | Stage::Opening => {
            (view.own().drawn().or_else(|| tally.kinds().next())?, true)
        }
        Stage::EighthFlower { .. } | Stage::Over { .. } => return None,
    };
    if tile.is_flower() || !drawn && tally.add(tile).is_err() {
        return None;
    }
    let melds = view.melds();
    let gain = gain(rules, &hypothesis, &tally, &melds, tile, drawn)?;
    let hand = hypothesis.showdown(&tally, &melds, Some((tile, drawn)));
    let score = rules.score(&hand);
    let (wanted, value) = (TileSet::EMPTY, score.value.unwrap_or(0));
    let goal = Goal { missing: 0, wanted, chance: 1.0, gain, hand, value, fans: score.fans };
    Some((goal, mind.win(&tally, &melds, tile, drawn)))
}

/// The hands that a ready hand waits for: each tile that may still come.
fn awaited(mind: &Mind<'_>, after: &After) -> Vec<Goal> {
    let (rules, unseen) = (mind.position.rules, &mind.position.unseen);
    let waits = after.tally.waits(rules.shapes, rules.jokers()) & after.usable;
    let mut goals: Vec<Goal> = Vec::new();
    let mut rate = 0.0;
    let claimed = mind.pace.claimable(Claimable::All);
    for tile in waits.filter(|&tile| unseen[tile] > 0) {
        let mut complete = after.tally;
        if complete.add(tile).is_err() {
            continue;
        }
        let Some((hand, value, fans)) = shown(mind, &mind.hypothesis, after, &complete, tile) else {
            continue;
        };
        let by_discard = hand.win.is_some_and(|win| win.by.is_claim());
        // For now the share of all that may come; a chance in the end.
        let share = f32::from(unseen[tile]) * if by_discard { 1.0 } else { 1.0 / claimed };
        rate += share;
        let gain = brings(mind, after, &complete, tile);
        let wanted = TileSet::only(tile);
        match goals.iter_mut().find(|goal| goal.fans == fans) {
            Some(goal) => {
                goal.wanted.insert(tile);
                goal.chance += share;
            }
            None => goals.push(Goal { missing: 1, wanted, chance: share, gain, hand, value, fans }),
        }
    }
    let chance = mind.pace.chance(1, 1.0, &[0.0; 9], Some(rate));
    goals.iter_mut().for_each(|goal| goal.chance *= chance / rate);
    goals
}

/// The points that a win brings, mostly on a discard.
fn brings(mind: &Mind<'_>, after: &After, complete: &Tally, last: Tile) -> f32 {
    let [drawn, claimed] = [true, false]
        .map(|drawn| gain(mind.position.rules, &mind.hypothesis, complete, &after.melds, last, drawn));
    // One that may be won in one way only is won in that way.
    match (drawn, claimed) {
        (Some(drawn), Some(claimed)) => 0.35 * drawn + 0.65 * claimed,
        (Some(only), None) | (None, Some(only)) => only,
        (None, None) => 0.0,
    }
}

/// A complete hand as it would be shown, won on a discard if that may be, else drawn; `None` if it wins in neither way.
fn shown(
    mind: &Mind<'_>,
    hypothesis: &Hypothesis,
    after: &After,
    complete: &Tally,
    last: Tile,
) -> Option<(Showdown, u32, FanCounts)> {
    [false, true].into_iter().find_map(|drawn| {
        let hand = hypothesis.showdown(complete, &after.melds, Some((last, drawn)));
        let score = mind.position.rules.score(&hand);
        (score.verdict == Verdict::Valid).then(|| (hand, score.value.unwrap_or(0), score.fans))
    })
}

/// Adds a sort of hand, or keeps the more promising of two.
fn add(goals: &mut Vec<Goal>, goal: Goal) {
    match goals.iter_mut().find(|other| other.fans == goal.fans) {
        Some(other) if promise(other) < promise(&goal) => *other = goal,
        Some(_) => {}
        None => goals.push(goal),
    }
}

fn promise(goal: &Goal) -> f32 {
    goal.chance * goal.gain
}
