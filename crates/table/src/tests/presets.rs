//! What the suite plays: every ruleset, with the options that change the play, at every kind of table.

use rules::{Options, RawValue, Rules, Ruleset, seats_of};
use testkit::Random;
use tiles::{Tile, TileCounts, Wall, Wind};

use super::table::{Setup, Walls};

/// Rules and a table.
#[derive(Clone, Debug)]
pub(crate) struct Preset {
    /// As in the list.
    pub(crate) name: String,
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
    pub(crate) fn read(name: &str) -> Preset {
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
        Preset { name: name.to_owned(), rules, setup }
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

    /// The full set in an order in which these hands are dealt and the rest is left.
    pub(crate) fn in_deal_order(
        &self,
        mut hands: Vec<Vec<Tile>>,
        rest: impl IntoIterator<Item = Tile>,
    ) -> Vec<Tile> {
        let mut all = Vec::new();
        let size = self.rules.hand_size;
        for tiles in std::iter::repeat_n(4, size / 4).chain(std::iter::repeat_n(1, size % 4)) {
            hands.iter_mut().for_each(|hand| all.extend(hand.drain(..tiles)));
        }
        // The dealer's last tile, where he has one more.
        all.extend(hands.into_iter().flatten());
        all.extend(rest);
        all
    }

    /// The same with hands that are nearly ready, and with flowers that come to one player: what is rare then happens.
    pub(crate) fn rigged(&self, random: &mut Random) -> Vec<Tile> {
        let mut left = self.rules.tiles;
        let take = |hand: &TileCounts, left: &mut TileCounts| -> Option<Vec<Tile>> {
            *left = left.without(hand)?;
            Some(hand.tiles().collect())
        };
        let seats =
            seats_of(if self.setup.players == 0 { self.rules.usual_players() } else { self.setup.players });
        let mut hands: Vec<Vec<Tile>> = Vec::new();
        for _ in seats {
            let tries = (0..50).find_map(|_| {
                let exchanged = random.below(3);
                take(&random.near_complete(self.rules.hand_size / 3, exchanged), &mut left)
            });
            hands.push(tries.unwrap_or_default());
        }
        let mut rest: Vec<Tile> = left.tiles().collect();
        (2..=rest.len()).rev().for_each(|end| rest.swap(end - 1, random.below(end)));
        let lucky = random.below(hands.len());
        let mut flowers = random.below(9);
        for (number, hand) in hands.iter_mut().enumerate() {
            let size = self.rules.hand_size + usize::from(number == 0 && self.rules.play.dealer_extra);
            (2..=hand.len()).rev().for_each(|end| hand.swap(end - 1, random.below(end)));
            rest.extend(hand.drain(size.min(hand.len())..));
            while number == lucky && flowers > 0 {
                flowers -= 1;
                if let Some(at) = rest.iter().position(|tile| tile.is_flower()) {
                    rest.extend(hand.pop());
                    hand.insert(0, rest.swap_remove(at));
                }
            }
            while hand.len() < size {
                let at = rest.iter().position(|tile| !tile.is_flower()).expect("few are dealt");
                hand.push(rest.swap_remove(at));
            }
            hand.truncate(size);
        }
        self.in_deal_order(hands, rest)
    }

    pub(crate) fn wall(&self, tiles: &[Tile]) -> Wall {
        Wall::new(tiles, &self.rules.tiles).expect("the full set was shuffled")
    }
}
