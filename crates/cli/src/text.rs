//! What is read at the terminal alone; everything else that people read is in `answers`.

pub(crate) mod play;
pub(crate) mod prompt;
pub(crate) mod seating;
pub(crate) mod sim;

use answers::{Lang, Text};
use play::PlayText;
use prompt::PromptText;
use seating::SeatingText;
use sim::SimText;

/// The texts of the terminal, beside those of the same language that everybody reads.
pub(crate) trait TerminalText {
    fn prompt(&self) -> &'static PromptText;
    fn play(&self) -> &'static PlayText;
    fn seating(&self) -> &'static SeatingText;
    fn sim(&self) -> &'static SimText;
}

impl TerminalText for Text {
    fn prompt(&self) -> &'static PromptText {
        match self.lang {
            Lang::En => &prompt::en::EN,
            Lang::Ru => &prompt::ru::RU,
            Lang::Zh => &prompt::zh::ZH,
        }
    }

    fn play(&self) -> &'static PlayText {
        match self.lang {
            Lang::En => &play::en::EN,
            Lang::Ru => &play::ru::RU,
            Lang::Zh => &play::zh::ZH,
        }
    }

    fn seating(&self) -> &'static SeatingText {
        match self.lang {
            Lang::En => &seating::en::EN,
            Lang::Ru => &seating::ru::RU,
            Lang::Zh => &seating::zh::ZH,
        }
    }

    fn sim(&self) -> &'static SimText {
        match self.lang {
            Lang::En => &sim::en::EN,
            Lang::Ru => &sim::ru::RU,
            Lang::Zh => &sim::zh::ZH,
        }
    }
}
