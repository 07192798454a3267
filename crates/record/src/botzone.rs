//! Games of Botzone's judge of Chinese-Standard-Mahjong: its logs are read, replayed by our rules and written.
//!
//! That judge plays competition mahjong without flowers, everybody from a wall of his own. [`logs`] reads what it has
//! written, and the text of the data sets made of it, into [`Log`]s; [`replay`] plays a log again on our table and finds
//! where the two differ, and why; [`Played::log`] makes the log of a deal that was played here, [`of_record`] such a
//! deal of a record, [`write()`] writes the log.
//! docs/botzone.md has the formats.

mod deal;
mod error;
mod export;
mod fans;
mod json;
mod log;
mod ours;
mod replay;
mod text;
mod value;
mod walls;
mod write;

use rules::{Options, RawValue, Rules, Ruleset};
use table::{Setup, Walls};
use tiles::{TileCounts, Wind};

pub use deal::{BadDeal, Played, print_deal, read_deal};
pub use error::{Fault, LogError};
pub use export::NoLog;
pub use fans::{fan_of, their_name};
pub use log::{Answer, Log, Moment, Said, Shown, TheirFan, TheirWin};
pub use ours::{Unfit, of_record};
pub use replay::{End, Finding, Replay, What, replay};
pub use value::{Compared, OurFan, Verdict};
pub use write::write;

/// The logs in a text: one log as JSON, a list of them, one on each line, or the text of a data set.
pub fn logs(text: &str) -> Box<dyn Iterator<Item = Result<Log, LogError>> + '_> {
    let text = text.trim_start_matches('\u{feff}').trim_ascii_start();
    if text.starts_with(['{', '[']) { json::logs(text) } else { text::logs(text) }
}

/// What that judge plays: competition mahjong with a set of 136 tiles, without flowers.
pub fn rules() -> Rules {
    without_flowers(Rules::new(Options::defaults(ruleset())))
}

/// The same with every complete hand allowed to win, to see what one that is too cheap is worth.
fn rules_without_minimum() -> Rules {
    let options = Options::new(ruleset(), [("minimum", RawValue::Number(0))]);
    without_flowers(Rules::new(options.expect("the minimum is an option, and may be nothing")))
}

/// Whether rules are of the kind that judge plays: competition mahjong without flowers. Other options do not matter to a
/// program that was written for it.
pub fn is_played_there(rules: &Rules) -> bool {
    rules.ruleset == ruleset() && rules.tiles == TileCounts::PLAIN
}

/// How its table is set: four walls, and a wind of the round.
pub const fn setup(round: Wind) -> Setup {
    Setup { players: 4, round, dealer_streak: 0, strict: false, walls: Walls::Own }
}

fn ruleset() -> Ruleset {
    "mcr".parse().expect("the ruleset of competitions is one of ours")
}

/// A set without flowers is no option of the rules file: only here it is played so.
fn without_flowers(mut rules: Rules) -> Rules {
    rules.tiles = TileCounts::PLAIN;
    rules
}

#[cfg(test)]
mod tests;
