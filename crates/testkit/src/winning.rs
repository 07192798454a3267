//! Random winning hands of each ruleset, as lines: `[123m] 234p55s34s +5s discard@left`.

use tiles::notation::compact;
use tiles::{Suit, Tile, TileCounts};

use crate::Random;

/// What the winning hands of a ruleset may have.
#[derive(Clone, Copy, Debug)]
pub struct Kinds {
    /// Sets beside the pair: four or five.
    pub sets: usize,
    /// Whether there are honours.
    pub honours: bool,
    /// Whether chows are declared.
    pub chows: bool,
    /// Whether there are kongs.
    pub kongs: bool,
    /// How many flowers a player may have.
    pub flowers: usize,
    /// Jokers in each hand.
    pub jokers: usize,
    /// Special shapes, of which one hand in eight is made; none for regular hands only.
    pub specials: &'static [Special],
    /// The most suits that a hand may have.
    pub suits: usize,
}

/// A special shape.
#[derive(Clone, Copy, Debug)]
pub enum Special {
    /// Seven pairs of any kinds.
    SevenPairs,
    /// Seven pairs of one suit or of honours.
    TwinPairs,
    /// Seven pairs and a triplet.
    EightPairs,
    /// Thirteen orphans.
    Orphans,
    /// Honours and knitted tiles.
    Knitted,
    /// A knitted straight, a set and a pair.
    KnittedStraight,
    /// Tiles that have nothing to do with each other.
    Chaotic,
}

impl Kinds {
    /// Those of a ruleset by its id.
    ///
    /// # Panics
    /// If there is none.
    pub fn of(ruleset: &str) -> Kinds {
        use Special::*;
        let four = Kinds {
            sets: 4,
            honours: true,
            chows: true,
            kongs: true,
            flowers: 3,
            jokers: 0,
            specials: &[],
            suits: 3,
        };
        match ruleset {
            "red" => Kinds { kongs: false, specials: &[Chaotic], ..four },
            "classical" => Kinds { flowers: 0, specials: &[TwinPairs, Orphans], ..four },
            "mcr" => Kinds { specials: &[SevenPairs, Orphans, Knitted, KnittedStraight], ..four },
            "sichuan" => {
                Kinds { honours: false, chows: false, flowers: 0, specials: &[SevenPairs], suits: 2, ..four }
            }
            "taiwan" => Kinds { sets: 5, specials: &[EightPairs], ..four },
            other => panic!("no ruleset {other}"),
        }
    }
}

impl Random {
    /// A random winning hand.
    pub fn winning_hand(&mut self, kinds: &Kinds) -> String {
        loop {
            if let Some(line) = self.try_winning_hand(kinds) {
                return line;
            }
        }
    }

    fn try_winning_hand(&mut self, kinds: &Kinds) -> Option<String> {
        let (concealed, melds) = if !kinds.specials.is_empty() && self.below(8) == 0 {
            (self.special(kinds)?, Vec::new())
        } else {
            self.regular(kinds)
        };
        let declared: Vec<Tile> = melds.iter().flat_map(|(tiles, _)| tiles.iter().copied()).collect();
        TileCounts::count(concealed.iter().copied().chain(declared)).ok()?;
        let mut rest = concealed;
        let tile = rest.swap_remove(self.below(rest.len()));
        for _ in 0..kinds.jokers.min(rest.len()) {
            let at = self.below(rest.len());
            rest[at] = Tile::JOKER;
        }
        rest.sort_unstable();
        let mut words: Vec<String> =
            melds.iter().map(|(tiles, word)| format!("[{}{word}]", compact::print(tiles))).collect();
        words.push(compact::print(&rest));
        words.push(format!("+{tile}"));
        words
            .push(["self_draw", "discard@left", "discard@across", "discard@right"][self.below(4)].to_owned());
        words.push(format!("seat={}", ["E", "S", "W", "N"][self.below(4)]));
        words.push(format!("round={}", ["E", "S", "W", "N"][self.below(4)]));
        let flowers = self.below(kinds.flowers + 1);
        let first = 1 + self.below(6) as u8;
        if flowers > 0 {
            let flowers: Vec<Tile> = (first..first + flowers as u8).map(Tile::flower).collect();
            words.push(format!("flowers={}", compact::print(&flowers)));
        }
        Some(words.join(" "))
    }

    /// Sets and a pair; some of the sets declared.
    fn regular(&mut self, kinds: &Kinds) -> (Vec<Tile>, Vec<(Vec<Tile>, &'static str)>) {
        let suits = 1 + self.below(kinds.suits);
        let declared = self.below(kinds.sets + 2).saturating_sub(1);
        let (mut concealed, mut melds) = (Vec::new(), Vec::new());
        for number in 0..kinds.sets {
            let set = self.set(kinds, suits);
            let equal = set[0] == set[1];
            if number >= declared || !(equal || kinds.chows) {
                concealed.extend(set);
                continue;
            }
            let kong = if equal && kinds.kongs { self.below(6) } else { 3 };
            match kong {
                0 => melds.push((vec![set[0]; 4], "")),
                1 => melds.push((vec![set[0]; 4], ":melded@across")),
                2 => melds.push((vec![set[0]; 4], ":added@right")),
                _ if equal => melds.push((set.to_vec(), "@across")),
                _ => melds.push((set.to_vec(), "@left")),
            }
        }
        let pair = self.kind_of(kinds, suits);
        concealed.extend([pair, pair]);
        (concealed, melds)
    }

    fn set(&mut self, kinds: &Kinds, suits: usize) -> [Tile; 3] {
        let kind = self.kind_of(kinds, suits);
        match kind.suit() {
            Some(suit) if self.below(5) < 3 => {
                let rank = 1 + self.below(7) as u8;
                [rank, rank + 1, rank + 2].map(|rank| Tile::suited(suit, rank))
            }
            _ => [kind; 3],
        }
    }

    fn kind_of(&mut self, kinds: &Kinds, suits: usize) -> Tile {
        if kinds.honours && self.below(6) == 0 {
            return Tile::honour(1 + self.below(7) as u8);
        }
        Tile::suited(Suit::ALL[self.below(suits)], 1 + self.below(9) as u8)
    }

    fn special(&mut self, kinds: &Kinds) -> Option<Vec<Tile>> {
        let honour = |number: usize| Tile::honour(1 + number as u8);
        match kinds.specials[self.below(kinds.specials.len())] {
            Special::SevenPairs => Some(self.pairs(kinds, 7)),
            Special::TwinPairs => {
                let suit = self.below(4);
                let tile = |random: &mut Random| match suit {
                    3 => honour(random.below(7)),
                    _ => Tile::suited(Suit::ALL[suit], 1 + random.below(9) as u8),
                };
                Some((0..7).flat_map(|_| [tile(self); 2]).collect())
            }
            Special::EightPairs => {
                let mut tiles = self.pairs(kinds, 7);
                tiles.extend([self.kind_of(kinds, 3); 3]);
                Some(tiles)
            }
            Special::Orphans => {
                let mut tiles: Vec<Tile> =
                    Tile::playing().filter(|tile| tile.is_honour() || tile.is_terminal()).collect();
                tiles.push(tiles[self.below(13)]);
                Some(tiles)
            }
            Special::Knitted => {
                let honours = 5 + self.below(3);
                let mut tiles: Vec<Tile> = (0..7).map(honour).collect();
                self.keep(&mut tiles, honours);
                let mut straight = self.straight();
                self.keep(&mut straight, 14 - honours);
                tiles.extend(straight);
                Some(tiles)
            }
            Special::KnittedStraight => {
                let mut tiles = self.straight();
                tiles.extend(self.set(kinds, 3));
                tiles.extend([self.kind_of(kinds, 3); 2]);
                Some(tiles)
            }
            Special::Chaotic => {
                let mut tiles: Vec<Tile> = (0..7).map(honour).collect();
                let mut suited: Vec<Tile> = Vec::new();
                for suit in Suit::ALL {
                    let first = 1 + self.below(3) as u8;
                    suited.extend([first, first + 3, first + 6].map(|rank| Tile::suited(suit, rank)));
                }
                let honours = 5 + self.below(3);
                self.keep(&mut tiles, honours);
                self.keep(&mut suited, 14 - honours);
                tiles.extend(suited);
                Some(tiles)
            }
        }
    }

    fn pairs(&mut self, kinds: &Kinds, pairs: usize) -> Vec<Tile> {
        let suits = 1 + self.below(kinds.suits);
        (0..pairs).flat_map(|_| [self.kind_of(kinds, suits); 2]).collect()
    }

    fn straight(&mut self) -> Vec<Tile> {
        let mut suits = Suit::ALL;
        suits.swap(0, self.below(3));
        suits.swap(1, 1 + self.below(2));
        let of =
            |(first, suit): (u8, Suit)| [first, first + 3, first + 6].map(|rank| Tile::suited(suit, rank));
        (1..).zip(suits).flat_map(of).collect()
    }

    fn keep(&mut self, tiles: &mut Vec<Tile>, count: usize) {
        while tiles.len() > count {
            tiles.swap_remove(self.below(tiles.len()));
        }
    }
}
