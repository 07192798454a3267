//! The wall as it stands on the table.

use std::collections::BTreeMap;

use rules::{Rules, seats_of};
use serde::{Deserialize, Serialize};
use table::{Public, Square};
use tiles::{Dice, Die};
use ts_rs::TS;

use crate::Wind;

/// What still stands of the wall, as everybody sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Wall {
    /// By the seats that the sections stand before: a digit for each stack from the right end, as its owner sees it, how many
    /// tiles stand there (0 to 3). Empty where there is no such wall, or nobody knows how it was broken.
    pub stacks: BTreeMap<Wind, String>,
    /// Where it was broken: the last stack that was counted.
    pub breaks: Option<Break>,
}

/// A place where a wall was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Break {
    /// In which section.
    pub seat: Wind,
    /// Which stack, from 1 at the right end.
    pub stack: u8,
}

impl Wall {
    /// What stands after what everybody has seen, of a wall that was broken by these throws.
    pub fn of(rules: &Rules, public: &Public, dice: &[[u8; 2]]) -> Wall {
        let table = public.table();
        let throws: Option<Vec<Dice>> = dice.iter().map(read).collect();
        let square = throws.and_then(|throws| Square::new(rules, table.players, &throws).ok());
        let Some((square, standing)) = square.and_then(|square| Some((square, square.standing(public)?)))
        else {
            return Wall::default();
        };
        let count = |stack: &table::Stack| {
            let on_top = standing.loose().iter();
            let on_top = on_top.filter(|place| (place.section, place.stack) == (stack.section, stack.number));
            let tiles = [stack.upper, stack.lower].into_iter().flatten().count() + on_top.count();
            char::from(b'0' + tiles as u8)
        };
        let section = |&seat: &tiles::Seat| {
            let digits: String = standing.section(seat).map(count).collect();
            (!digits.is_empty()).then(|| (seat.into(), digits))
        };
        let broken = square.last_counted();
        Wall {
            // There may be more sections than players (RED-OPT-9).
            stacks: seats_of(4).iter().filter_map(section).collect(),
            breaks: Some(Break { seat: broken.section.into(), stack: broken.stack }),
        }
    }
}

fn read(pips: &[u8; 2]) -> Option<Dice> {
    let [one, two] = pips.map(Die::new);
    Some(Dice::new(one?, two?))
}
