//! What people read about the worth of a hand. A text that is missing in one language does not compile.

pub(super) mod en;
pub(super) mod ru;
pub(super) mod zh;

use fivewinds::rules::{Change, Fact, Step, Unit, Verdict, Why, Win};
use fivewinds::tiles::{RelSeat, Wind};

/// The texts of one language about scores.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ScoreText {
    /// What stands between the parts of a list.
    pub list: &'static str,
    /// A number with its unit: 24 points.
    pub amount: fn(u64, Unit) -> String,

    pub won: fn(Win) -> String,
    pub not_won: &'static str,
    /// Of the seat, of the round.
    pub winds: fn(Wind, Wind) -> String,
    pub fact: fn(Fact) -> &'static str,
    pub discards: fn(u32) -> String,
    pub streak: fn(u32) -> String,

    pub headline: fn(&Headline) -> String,
    /// The same in two words, for a table.
    pub verdict: fn(&Verdict) -> String,
    /// The distance before the winning tile, and the waits of a hand that was ready.
    pub missing: fn(Option<i8>, &str) -> String,
    /// The hand is counted as if it had won with this tile.
    pub instead: fn(&str) -> String,

    /// Headings: fan, sets, clause. What the fans are counted in comes before.
    pub columns: [&'static str; 3],
    pub total: &'static str,
    /// In the place of points, for a hand that is worth the limit.
    pub limit: &'static str,
    pub step: fn(&Step, Units) -> String,
    pub not_counted: &'static str,
    /// The name is that of the fan that stands in the way.
    pub reason: fn(Why, Option<&str>) -> String,
    pub other_readings: &'static str,

    pub who_pays: &'static str,
    /// What the player himself wins in all.
    pub receives: fn(&str) -> String,
    pub seat: fn(RelSeat) -> &'static str,
    pub say_from: &'static str,

    pub what_if: &'static str,
    /// Headings: change, value, difference, verdict, fans.
    pub what_if_columns: [&'static str; 5],
    /// The text is the declared set that would be concealed.
    pub change: fn(&Change, &str) -> String,
    pub no_change: &'static str,
}

/// What a headline says.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Headline {
    pub verdict: Verdict,
    pub value: Option<u32>,
    pub unit: Unit,
    /// Whether somebody says that it has won.
    pub won: bool,
    /// Whether there are flowers, which a minimum does not count.
    pub flowers: bool,
}

/// The units on the way to a value.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Units {
    pub fans: Unit,
    pub value: Unit,
}

/// The ways to win, as the command line has them.
fn ways() -> String {
    fivewinds::rules::WinBy::ALL.map(fivewinds::rules::WinBy::id).join(", ")
}

/// The words of a situation, as the command line has them.
fn facts() -> String {
    Fact::ALL.map(Fact::id).join(", ")
}
