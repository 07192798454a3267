//! What the suite plays: every ruleset, with the options that change the play, at every kind of table.

use rules::{Options, RawValue, Rules, Ruleset};
use tiles::{Tile, Wall, Wind};

use super::table::{Setup, Walls};

/// Rules and a table.
#[derive(Clone, Debug)]
pub(crate) struct Preset {
    /// As in the list.
    pub(crate) name: &'static str,
    pub(crate) rules: Rules,
    pub(crate) setup: Setup,
}

/// `ruleset option=value … words`; the words are `players=N`, `strict` and `own` (a wall for each).
pub(crate) const PRESETS: [&str; 25] = [
    "red",
    "red strict",
    "red players=2",
    "red players=3",
    "red players=3 jokers=true strict",
    "red jokers=true",
    "red jokers=true flowers=4",
    "red jokers=true flowers=0 players=2",
    "red flowers=0 min_points=10",
    "red jokers=true min_points=20 strict",
    "classical",
    "classical flowers=true",
    "classical flowers=true strict",
    "mcr",
    "mcr strict",
    "mcr minimum=0",
    "mcr minimum=0 auto_flowers=false",
    "mcr minimum=0 auto_flowers=false strict",
    "mcr minimum=0 own",
    "mcr own strict",
    "sichuan",
    "sichuan strict",
    "taiwan",
    "taiwan strict",
    "taiwan min_tai=5 limit=20 strict",
];

impl Preset {
    /// Reads a line of the list.
    ///
    /// # Panics
    /// If there is no such ruleset, option or word.
    pub(crate) fn read(name: &'static str) -> Preset {
        let mut words = name.split(' ');
        let ruleset: Ruleset = words.next().and_then(|id| id.parse().ok()).expect(name);
        let (mut setup, mut given) = (Setup::default(), Vec::new());
        for word in words {
            match word.split_once('=') {
                Some(("players", number)) => setup.players = number.parse().expect(name),
                Some((id, value)) => given.push((id, RawValue::Typed(value))),
                None if word == "strict" => setup.strict = true,
                None => setup.walls = Walls::Own,
            }
        }
        let mut rules = Rules::new(Options::new(ruleset, given).expect(name));
        // Programs that play so know no flowers.
        if setup.walls == Walls::Own {
            Tile::all().filter(|tile| tile.is_flower()).for_each(|tile| _ = rules.tiles.remove(tile));
        }
        Preset { name, rules, setup }
    }

    pub(crate) fn all() -> impl Iterator<Item = Preset> {
        PRESETS.into_iter().map(Preset::read)
    }

    /// A table that differs from deal to deal in what is settled before.
    pub(crate) fn setup(&self, seed: u64) -> Setup {
        Setup { round: Wind::ALL[seed as usize % 4], dealer_streak: (seed / 4 % 3) as u32, ..self.setup }
    }

    /// The full set in an order that a source of numbers below a bound gives.
    pub(crate) fn shuffled(&self, mut below: impl FnMut(usize) -> usize) -> Vec<Tile> {
        let mut tiles: Vec<Tile> = self.rules.tiles.tiles().collect();
        for end in (2..=tiles.len()).rev() {
            tiles.swap(end - 1, below(end));
        }
        tiles
    }

    pub(crate) fn wall(&self, tiles: &[Tile]) -> Wall {
        Wall::new(tiles, &self.rules.tiles).expect("the full set was shuffled")
    }
}
