//! The five rulesets by name.

use std::fmt;
use std::str::FromStr;

use crate::{Fan, OptionSpec, Options, Rules, classical, mcr, red, sichuan, taiwan};

/// A ruleset. What it says is in its [`Rules`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ruleset {
    /// Red mahjong.
    Red,
    /// Chinese classical mahjong.
    Classical,
    /// Competition mahjong of the World Mahjong Organization.
    Mcr,
    /// Sichuan Bloody Rules.
    Sichuan,
    /// Taiwanese mahjong.
    Taiwan,
}

/// A short text in the three languages of the project.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Wording {
    pub en: &'static str,
    pub ru: &'static str,
    pub zh: &'static str,
}

/// No ruleset has that id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownRuleset;

impl Ruleset {
    /// All rulesets.
    pub const ALL: [Ruleset; 5] =
        [Ruleset::Red, Ruleset::Classical, Ruleset::Mcr, Ruleset::Sichuan, Ruleset::Taiwan];

    /// The name by which a user or a file chooses it.
    pub const fn id(self) -> &'static str {
        match self {
            Ruleset::Red => "red",
            Ruleset::Classical => "classical",
            Ruleset::Mcr => "mcr",
            Ruleset::Sichuan => "sichuan",
            Ruleset::Taiwan => "taiwan",
        }
    }

    /// What people call it.
    pub const fn name(self) -> Wording {
        match self {
            Ruleset::Red => red::NAME,
            Ruleset::Classical => classical::NAME,
            Ruleset::Mcr => mcr::NAME,
            Ruleset::Sichuan => sichuan::NAME,
            Ruleset::Taiwan => taiwan::NAME,
        }
    }

    /// Its table of options, in the order of its rules file.
    pub const fn options(self) -> &'static [OptionSpec] {
        match self {
            Ruleset::Red => red::options::TABLE,
            Ruleset::Classical => classical::options::TABLE,
            Ruleset::Mcr => mcr::options::TABLE,
            Ruleset::Sichuan => sichuan::options::TABLE,
            Ruleset::Taiwan => taiwan::options::TABLE,
        }
    }

    /// Its catalogue of fans, in the order of its rules file.
    pub const fn fans(self) -> &'static [Fan] {
        match self {
            Ruleset::Red => red::fans::Red::TABLE,
            Ruleset::Classical => classical::fans::Classical::TABLE,
            Ruleset::Mcr => mcr::fans::Mcr::TABLE,
            Ruleset::Sichuan => sichuan::fans::Sichuan::TABLE,
            Ruleset::Taiwan => taiwan::fans::Taiwan::TABLE,
        }
    }

    /// The names of its rules files; the first tells the game, others what is around it.
    pub const fn books(self) -> &'static [&'static str] {
        match self {
            Ruleset::Red => &["red"],
            Ruleset::Classical => &["classical"],
            Ruleset::Mcr => &["mcr", "mcr-competition"],
            Ruleset::Sichuan => &["sichuan"],
            Ruleset::Taiwan => &["taiwan"],
        }
    }

    /// The revision of its rules. A change that alters any result makes a new one; records say which one they were
    /// played by.
    pub const fn revision(self) -> u32 {
        1
    }

    /// Its rules with all options at their defaults. For other options see [`Rules::new`].
    pub fn rules(self) -> Rules {
        Rules::new(Options::defaults(self))
    }
}

impl FromStr for Ruleset {
    type Err = UnknownRuleset;

    fn from_str(id: &str) -> Result<Ruleset, UnknownRuleset> {
        Ruleset::ALL.into_iter().find(|ruleset| ruleset.id() == id).ok_or(UnknownRuleset)
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for UnknownRuleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no such ruleset; there are {}", Ruleset::ALL.map(Ruleset::id).join(", "))
    }
}

impl std::error::Error for UnknownRuleset {}
