//! What people read about the worth of a hand. A text that is missing in one language does not compile.

pub(super) mod en;
pub(super) mod ru;
pub(super) mod zh;

use fivewinds::rules::{Change, Fact, Step, Unit, Verdict, Why, Win};
use fivewinds::tiles::{RelSeat, Wind};

/// The texts of one language about scores.
#[derive(Debug)]
pub(crate) struct ScoreText {
    /// What stands between the parts of a list.
    pub(crate) list: &'static str,
    /// A number with its unit: 24 points.
    pub(crate) amount: fn(u64, Unit) -> String,

    pub(crate) won: fn(Win) -> String,
    pub(crate) not_won: &'static str,
    /// Of the seat, of the round.
    pub(crate) winds: fn(Wind, Wind) -> String,
    pub(crate) fact: fn(Fact) -> &'static str,
    pub(crate) discards: fn(u32) -> String,
    pub(crate) streak: fn(u32) -> String,

    pub(crate) headline: fn(&Headline) -> String,
    /// The same in two words, for a table.
    pub(crate) verdict: fn(&Verdict) -> String,
    /// The distance before the winning tile, and the waits of a hand that was ready.
    pub(crate) missing: fn(Option<i8>, &str) -> String,
    /// The hand is counted as if it had won with this tile.
    pub(crate) instead: fn(&str) -> String,

    /// Headings: fan, sets, clause. What the fans are counted in comes before.
    pub(crate) columns: [&'static str; 3],
    pub(crate) total: &'static str,
    /// In the place of points, for a hand that is worth the limit.
    pub(crate) limit: &'static str,
    pub(crate) step: fn(&Step, Units) -> String,
    pub(crate) not_counted: &'static str,
    /// The name is that of the fan that stands in the way.
    pub(crate) reason: fn(Why, Option<&str>) -> String,
    pub(crate) other_readings: &'static str,

    pub(crate) who_pays: &'static str,
    /// What the player himself wins in all.
    pub(crate) receives: fn(&str) -> String,
    pub(crate) seat: fn(RelSeat) -> &'static str,
    pub(crate) say_from: &'static str,

    pub(crate) what_if: &'static str,
    /// Headings: change, value, difference, verdict, fans.
    pub(crate) what_if_columns: [&'static str; 5],
    /// The text is the declared set that would be concealed.
    pub(crate) change: fn(&Change, &str) -> String,
    pub(crate) no_change: &'static str,
}

/// What a headline says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Headline {
    pub(crate) verdict: Verdict,
    pub(crate) value: Option<u32>,
    pub(crate) unit: Unit,
    /// Whether somebody says that it has won.
    pub(crate) won: bool,
    /// Whether there are flowers, which a minimum does not count.
    pub(crate) flowers: bool,
}

/// The units on the way to a value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Units {
    pub(crate) fans: Unit,
    pub(crate) value: Unit,
}

/// The ways to win, as the command line has them.
fn ways() -> String {
    fivewinds::rules::WinBy::ALL.map(fivewinds::rules::WinBy::id).join(", ")
}

/// The words of a situation, as the command line has them.
fn facts() -> String {
    Fact::ALL.map(Fact::id).join(", ")
}
