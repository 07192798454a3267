//! Who sits where when a game begins.

use rules::Seating;
use table::{Player, SeatingDraw, SeatingStep, SeatingWants};

use super::entry::Entry;
use super::state::Room;
use crate::id;

/// The game begins: who sits where is thrown, drawn or told, as the rules have it.
pub(super) fn started(room: &Room) -> Entry {
    let players = room.chairs.len() as u8;
    if room.setting.duplicate.is_some() {
        // In a match the chairs are the winds, so that friends choose who is compared with whom.
        return Entry::Started { order: (0..players).collect(), seating: Vec::new() };
    }
    let seed = room.setting.config.seed.map_or_else(id::random, |seed| {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        bytes
    });
    let mut throws = shuffle::seating(&shuffle::Seed::new(seed));
    let mut number = move || throws.next().expect("dice are thrown for ever");
    let mut draw = SeatingDraw::by(&room.rules, players);
    while let Some(wants) = draw.wants() {
        let step = match wants {
            SeatingWants::Throw(player) => SeatingStep::Threw { player, dice: number() },
            SeatingWants::Draw(player) => {
                let left: Vec<_> = draw.winds_left().collect();
                let place = usize::from(number().sum() + number().sum()) % left.len();
                SeatingStep::Drew { player, wind: left[place] }
            }
            SeatingWants::Lot => {
                SeatingStep::Lot { player: Player((number().sum() + number().sum()) % players) }
            }
            // Nobody tells a table of friends where to sit: they throw for it.
            SeatingWants::Order => SeatingStep::Order(thrown_order(players, &mut number)),
        };
        if draw.apply(step).is_err() {
            break;
        }
    }
    let order = draw.seats().unwrap_or_else(|| (0..players).map(Player).collect());
    let seating = draw.steps().iter().map(|step| format!("{step:?}")).collect();
    Entry::Started { order: order.iter().map(|player| player.0).collect(), seating }
}

fn thrown_order(players: u8, number: &mut impl FnMut() -> tiles::Dice) -> Vec<Player> {
    let mut draw = SeatingDraw::new(Seating::Dice, players);
    while draw.wants().is_some() && draw.throw(number()).is_ok() {}
    draw.seats().unwrap_or_else(|| (0..players).map(Player).collect())
}
