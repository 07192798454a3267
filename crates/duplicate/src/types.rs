//! Comparisons and cards as types of TypeScript, in one file.

use ts_rs::{Config, TS};

use crate::{
    CardDeal, CardHand, Cards, ComparedDeal, ComparedPlayer, ComparedRow, ComparedSeat, Comparison, Fraction,
    ReplacedFrom, SeatLetter,
};

/// What the file holds.
pub fn typescript() -> String {
    let config = Config::new();
    let mut text =
        "// Made from crates/duplicate by `FIVEWINDS_TYPES=write cargo test -p duplicate`; not to be edited.\n"
            .to_owned();
    macro_rules! add {
        ($($name:ty),* $(,)?) => {
            $(
                text.push_str("\nexport ");
                text.push_str(&<$name as TS>::decl(&config));
                text.push('\n');
            )*
        };
    }
    add!(
        SeatLetter,
        Fraction,
        Comparison,
        ComparedDeal,
        ComparedSeat,
        ComparedRow,
        ComparedPlayer,
        Cards,
        ReplacedFrom,
        CardDeal,
        CardHand,
    );
    text
}
