//! The catalogue: what a fan, a point item, a double or a limit hand is called and what it is worth.

use crate::Wording;

/// An entry of a ruleset's catalogue. What its condition is says the clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fan {
    /// A name for programs, that of the rules file.
    pub id: &'static str,
    /// The clause that defines it.
    pub clause: &'static str,
    /// What players call it.
    pub name: Wording,
    /// What it brings.
    pub worth: Worth,
    /// The entries of the same catalogue that are not counted beside it.
    pub excludes: &'static [FanNo],
    /// A hand that shows it, as a line that [`ScoreInput::read_line`](crate::ScoreInput::read_line) reads; a test
    /// scores it.
    pub example: &'static str,
    /// The options that the example needs, as `id=value` with spaces between.
    pub options: &'static str,
}

/// The place of a fan in its catalogue.
pub type FanNo = u8;

/// What an entry brings, where there are several amounts the rules say which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// So many points, fans or tai.
    Points(&'static [u32]),
    /// So many doubles.
    Doubles(u32),
    /// The limit of the game.
    Limit,
}

/// Makes the catalogue of a ruleset: an enum with a variant for each entry, and the table of entries in the same
/// order.
macro_rules! fans {
    (
        $(#[$attribute:meta])* $name:ident;
        $($fan:ident = $id:literal, $clause:literal, $worth:expr;
            en $en:literal, ru $ru:literal, zh $zh:literal;
            excludes [$($excluded:ident)*];
            example $example:literal $(with $options:literal)?;)*
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(clippy::enum_variant_names, reason = "a fan may be called like the game")]
        #[repr(u8)]
        pub(crate) enum $name { $($fan),* }

        impl $name {
            pub(crate) const TABLE: &'static [$crate::score::Fan] = &[$($crate::score::Fan {
                id: $id,
                clause: $clause,
                name: $crate::Wording { en: $en, ru: $ru, zh: $zh },
                worth: $worth,
                excludes: &[$($name::$excluded as $crate::score::FanNo),*],
                example: $example,
                options: concat!($($options)?),
            }),*];
        }
    };
}
pub(crate) use fans;

impl Fan {
    /// The entry with this id in a catalogue.
    pub fn find(catalogue: &'static [Fan], id: &str) -> Option<&'static Fan> {
        catalogue.iter().find(|fan| fan.id == id)
    }
}
