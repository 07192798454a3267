//! Where a player lost most: every decision of a recorded deal beside the best one.

use bots::{Opinion, explain};
use record::{DealRecord, RecordError, Replay, ReplayError, Step};
use rules::Rules;
use tiles::Seat;

/// What the coach says of a deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Whose decisions they are.
    pub seat: Seat,
    /// How many decisions there were; where only one thing could be done, nothing was decided.
    pub decisions: usize,
    /// How many of them were the best, or as good.
    pub agreed: usize,
    /// What all of them cost together, in points.
    pub cost: f32,
    /// Whether the record goes on to the end of the deal.
    pub finished: bool,
    /// Where the record breaks off because the rules refuse a step.
    pub refused: Option<ReplayError>,
    /// The decisions that cost something, the dearest first.
    pub moves: Vec<Reviewed>,
}

/// A decision that was not the best.
#[derive(Clone, Debug, PartialEq)]
pub struct Reviewed {
    /// Which step of the deal it was, the first being 1.
    pub step: usize,
    /// What it cost, in points.
    pub cost: f32,
    /// What was done.
    pub done: Opinion,
    /// What was better.
    pub better: Opinion,
}

/// Less than this is no difference worth a word, in points.
const LEAST: f32 = 0.005;

/// Goes through the decisions of a seat, as far as the record goes. Only what the seat could see is used.
///
/// # Errors
/// If the deal cannot begin; a record that was read is never refused.
pub fn review(rules: &Rules, deal: &DealRecord, seat: Seat) -> Result<Review, RecordError> {
    let mut replay = Replay::new(rules, deal)?;
    let (decisions, agreed, cost) = (0, 0, 0.0);
    let mut review =
        Review { seat, decisions, agreed, cost, finished: false, refused: None, moves: Vec::new() };
    while let Some(step) = replay.next_step() {
        let found = match step {
            Step::Act { seat: who, action } if who == seat => judge(rules, &replay, seat, action),
            Step::Act { .. } | Step::Stop => None,
        };
        if let Err(refused) = replay.step() {
            review.refused = Some(refused);
            break;
        }
        review.note(found);
    }
    review.finished = replay.deal().finished().is_some();
    // Of two that cost the same the earlier comes first.
    review.moves.sort_by(|one, two| two.cost.total_cmp(&one.cost));
    Ok(review)
}

/// A decision beside the best; `None` if there was nothing to decide.
fn judge(rules: &Rules, replay: &Replay<'_>, seat: Seat, action: table::Action) -> Option<Reviewed> {
    let choices = replay.deal().choices(rules, seat);
    if choices.len() < 2 || !choices.contains(action) {
        return None;
    }
    let advice = explain(rules, replay.view(seat), choices);
    let (done, better) = (advice.of(action)?.clone(), advice.options.first()?.clone());
    Some(Reviewed { step: replay.done() + 1, cost: advice.cost(action), done, better })
}

impl Review {
    fn note(&mut self, found: Option<Reviewed>) {
        let Some(found) = found else { return };
        self.decisions += 1;
        if found.cost < LEAST {
            self.agreed += 1;
        } else {
            self.cost += found.cost;
            self.moves.push(found);
        }
    }
}
