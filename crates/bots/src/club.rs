//! Speed against value: what the hand can still be worth, and what a discard may cost.

use std::sync::Arc;

use rules::Rules;
use table::{Action, Choices, SeatView};

use crate::mind::Mind;
use crate::plan::Plans;
use crate::{Bot, Start, claims, safe};

/// Plays for the most points on the average, by what its plans promise and what its discards risk.
#[derive(Clone, Debug, Default)]
pub struct Club {
    known: Option<Arc<Plans>>,
}

impl Club {
    /// Before its first deal.
    pub const fn new() -> Club {
        Club { known: None }
    }

    /// One who knows these plans and no others.
    pub(crate) fn with(plans: Plans) -> Club {
        Club { known: Some(Arc::new(plans)) }
    }
}

impl Bot for Club {
    fn begin(&mut self, rules: &Rules, _: &Start) {
        self.known = Some(Plans::of(rules));
    }

    fn choose(&mut self, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Action {
        if let Some(forced) = claims::forced(rules, view, choices) {
            return forced;
        }
        let plans = self.known.get_or_insert_with(|| Plans::of(rules));
        let mind = Mind::new(rules, plans, view, choices);
        if choices.contains(Action::Ready) && mind.declares() {
            return Action::Ready;
        }
        let best =
            mind.weigh().into_iter().map(|weighed| weighed.action).find(|&action| choices.contains(action));
        best.unwrap_or_else(|| safe(view, choices))
    }
}
