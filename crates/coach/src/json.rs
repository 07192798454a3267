//! What the coach says, for programs. docs/coach.md describes the keys.

use bots::{Advice, Goal, Opinion, Threat};
use rules::Rules;
use serde_json::{Value, json};
use table::SeatView;
use tiles::Seat;

use crate::words::{self, Lang, Words};
use crate::{Review, Reviewed};

/// A position with all that may be done in it, the best first.
pub fn advice(rules: &Rules, lang: Lang, view: SeatView<'_>, advice: &Advice) -> Value {
    let words = Words::new(rules, lang, view);
    let options = advice.options.iter().map(|option| opinion(rules, lang, view, option));
    json!({
        "rules": rules.ruleset.id(),
        "position": position(view),
        "options": options.collect::<Vec<_>>(),
        "note": words.estimate(),
    })
}

/// What the coach says of a deal, without its moves.
pub fn review(review: &Review) -> Value {
    json!({
        "seat": letter(review.seat),
        "decisions": review.decisions,
        "agreed": review.agreed,
        "cost": rounded(review.cost),
        "finished": review.finished,
        "refused": review.refused.as_ref().map(|refused| refused.step),
    })
}

/// A move that was not the best, in the position in which it was made.
pub fn reviewed(rules: &Rules, lang: Lang, view: SeatView<'_>, reviewed: &Reviewed) -> Value {
    json!({
        "step": reviewed.step,
        "cost": rounded(reviewed.cost),
        "position": position(view),
        "done": opinion(rules, lang, view, &reviewed.done),
        "better": opinion(rules, lang, view, &reviewed.better),
    })
}

/// What is thought of one action.
pub fn opinion(rules: &Rules, lang: Lang, view: SeatView<'_>, opinion: &Opinion) -> Value {
    let words = Words::new(rules, lang, view);
    let claimed = view.public().stage().offered().map(|(_, tile, _)| tile);
    let useful = opinion.useful.iter();
    let useful = useful.map(|(tile, left)| json!({"tile": tile.to_string(), "left": left}));
    json!({
        "action": opinion.action.words(claimed),
        "then": opinion.then.map(|tile| tile.to_string()),
        "text": words.headline(opinion),
        "value": rounded(opinion.value()),
        "hope": rounded(opinion.hope),
        "risk": rounded(opinion.risk),
        "distance": opinion.distance,
        "useful": useful.collect::<Vec<_>>(),
        "left": opinion.useful.iter().map(|&(_, left)| u32::from(left)).sum::<u32>(),
        "goals": opinion.goals.iter().map(|one| goal(rules, lang, &words, one)).collect::<Vec<_>>(),
        "threats": opinion.threats.iter().map(|one| threat(&words, one)).collect::<Vec<_>>(),
    })
}

fn goal(rules: &Rules, lang: Lang, words: &Words, goal: &Goal) -> Value {
    let catalogue = rules.ruleset.fans();
    let fans = goal.fans.iter().filter_map(|count| {
        let fan = catalogue.get(usize::from(count.fan))?;
        Some(json!({
            "id": fan.id,
            "name": words::name(lang, fan),
            "clause": fan.clause,
            "times": count.times,
            "points": count.points,
        }))
    });
    json!({
        "text": words.goal(goal),
        "missing": goal.missing,
        "wanted": words::tiles(goal.wanted),
        "chance": rounded(goal.chance),
        "gain": rounded(goal.gain),
        "hand": words::example(goal),
        "by": goal.hand.win.map(|win| win.by.id()),
        "value": goal.value,
        "fans": fans.collect::<Vec<_>>(),
    })
}

fn threat(words: &Words, threat: &Threat) -> Value {
    json!({
        "text": words.threat(threat),
        "seat": letter(threat.seat),
        "ready": rounded(threat.ready),
        "waits": rounded(threat.waits),
        "cost": rounded(threat.cost),
    })
}

/// What the seat could see, in short.
fn position(view: SeatView<'_>) -> Value {
    let public = view.public();
    let offered = public.stage().offered();
    json!({
        "seat": letter(view.seat()),
        "hand": view.own().concealed().to_string(),
        "drawn": view.own().drawn().map(|tile| tile.to_string()),
        "melds": view.melds().iter().map(ToString::to_string).collect::<Vec<_>>(),
        "flowers": public.shown(view.seat()).flowers().to_string(),
        "offered": offered.map(|(from, tile, _)| json!({"tile": tile.to_string(), "from": letter(from)})),
        "wall": public.left(),
    })
}

fn letter(seat: Seat) -> String {
    seat.wind().letter().to_string()
}

/// Three decimals are more than an estimate has.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 1000.0).round() / 1000.0
}
