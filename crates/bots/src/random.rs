//! The yardstick: any legal action.

use rules::Rules;
use table::{Action, Choices, SeatView};

use crate::{Bot, Chance, Start};

/// Does anything that is legal.
#[derive(Clone, Debug)]
pub struct AnyLegal(Chance);

impl AnyLegal {
    /// Before its first deal.
    pub fn new() -> AnyLegal {
        AnyLegal(Chance::new(0))
    }
}

impl Default for AnyLegal {
    fn default() -> AnyLegal {
        AnyLegal::new()
    }
}

impl Bot for AnyLegal {
    fn begin(&mut self, _: &Rules, start: &Start) {
        self.0 = Chance::new(start.seed);
    }

    fn choose(&mut self, _: &Rules, _: SeatView<'_>, choices: Choices) -> Action {
        choices.nth(self.0.below(choices.len())).expect("the number is below their number")
    }
}
