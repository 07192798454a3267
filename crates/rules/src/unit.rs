//! What values are counted in, as words.

use crate::{Ruleset, Wording};

/// A unit: its name, and its forms after a number, which Russian has three of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// By itself, as a heading.
    pub name: Wording,
    /// After 1 (and 21, 31 …).
    pub one: Wording,
    /// After 2, 3 and 4 (and 22, 23 …).
    pub few: Wording,
    /// After all other numbers.
    pub many: Wording,
}

const POINTS: Unit = Unit {
    name: Wording { en: "points", ru: "очки", zh: "分" },
    one: Wording { en: "point", ru: "очко", zh: "分" },
    few: Wording { en: "points", ru: "очка", zh: "分" },
    many: Wording { en: "points", ru: "очков", zh: "分" },
};

const FANS: Unit = Unit {
    name: Wording { en: "fans", ru: "фаны", zh: "番" },
    one: Wording { en: "fan", ru: "фан", zh: "番" },
    few: Wording { en: "fans", ru: "фана", zh: "番" },
    many: Wording { en: "fans", ru: "фанов", zh: "番" },
};

const TAI: Unit = Unit {
    name: Wording { en: "tai", ru: "тай", zh: "台" },
    one: Wording { en: "tai", ru: "тай", zh: "台" },
    few: Wording { en: "tai", ru: "тая", zh: "台" },
    many: Wording { en: "tai", ru: "таев", zh: "台" },
};

impl Ruleset {
    /// What the value of a hand is counted in, and what is paid.
    pub const fn unit(self) -> Unit {
        match self {
            Ruleset::Red | Ruleset::Classical | Ruleset::Mcr | Ruleset::Sichuan => POINTS,
            Ruleset::Taiwan => TAI,
        }
    }

    /// What the entries of the catalogue are counted in, before the steps to the value. Doubles and limits apart.
    pub const fn fan_unit(self) -> Unit {
        match self {
            // SIC-SCORE-2: a table makes points of them.
            Ruleset::Sichuan => FANS,
            Ruleset::Red | Ruleset::Classical | Ruleset::Mcr | Ruleset::Taiwan => self.unit(),
        }
    }
}
