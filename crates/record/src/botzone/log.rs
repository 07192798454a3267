//! A match as its log tells it, whichever way it was written down.

use tiles::notation::botzone;
use tiles::{BySeat, Seat, Tile, Wind};

use super::error::cut;

/// A match. Seats are the judge's numbers of the players: the first deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// What it is called.
    pub id: Option<String>,
    /// The wind of the round.
    pub round: Wind,
    /// The 136 tiles of the four walls, if they are told.
    pub walls: Option<Vec<Tile>>,
    /// The players' names, where they are told.
    pub players: BySeat<Option<String>>,
    /// What the judge showed, in order.
    pub moments: Vec<Moment>,
    /// What each won or lost there.
    pub score: Option<[i32; 4]>,
}

/// Something that the judge showed, and what the players answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The number of the entry in the log, from 0; in a text the number of the line, from 1.
    pub entry: usize,
    /// What the judge showed.
    pub shown: Shown,
    /// The answers to it.
    pub answers: BySeat<Answer>,
}

/// What the judge showed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Shown {
    /// The seats and the wind of the round.
    Init,
    /// The dealt tiles, in the order in which they were taken.
    Deal { hands: [Vec<Tile>; 4] },
    /// A player drew a tile.
    Draw { player: Seat, tile: Tile },
    /// A player discarded what he had in hand.
    Play { player: Seat, tile: Tile },
    /// A player took the last discard for the chow with this middle tile, and discarded.
    Chi { player: Seat, middle: Tile, discard: Tile },
    /// A player took the last discard for a pung, and discarded.
    Peng { player: Seat, discard: Tile },
    /// A player made a kong: of the last discard, or of four concealed tiles. The tile is not always told.
    Gang { player: Seat, tile: Option<Tile> },
    /// A player put a tile to a pung.
    BuGang { player: Seat, tile: Tile },
    /// A player won.
    Hu(TheirWin),
    /// Nobody won.
    Huang,
    /// The judge ended the match because a player did something wrong, or nothing in time. What it counted is there if
    /// that was a win that is none.
    Fault { player: Option<Seat>, code: String, win: Option<TheirWin> },
}

/// A win as the judge counted it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TheirWin {
    /// Who declared it.
    pub player: Seat,
    /// What the judge counted; not always told.
    pub points: Option<i32>,
    /// Its fans.
    pub fans: Vec<TheirFan>,
}

/// A fan that the judge counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TheirFan {
    /// Its Chinese name.
    pub name: String,
    /// How many times it was counted.
    pub times: u32,
    /// What it brings each time, where it is told.
    pub value: Option<u32>,
}

/// What a player answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// What he said, if it is known.
    pub said: Option<Said>,
    /// What became of his program, if that is told and not `OK`.
    pub verdict: Option<String>,
}

/// What a player said.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Said {
    /// Nothing.
    Pass,
    /// Discards a tile.
    Play(Tile),
    /// Takes the discard for the chow with this middle tile; what is discarded with it is not always known.
    Chi { middle: Tile, discard: Option<Tile> },
    /// Takes the discard for a pung.
    Peng { discard: Option<Tile> },
    /// A kong: of the discard, or of four concealed tiles.
    Gang { tile: Option<Tile> },
    /// Puts a tile to a pung.
    BuGang(Tile),
    /// Wins.
    Hu,
    /// Something that is no answer.
    Other(String),
}

impl Moment {
    /// A moment that nobody has answered yet.
    pub fn new(entry: usize, shown: Shown) -> Moment {
        Moment { entry, shown, answers: BySeat::default() }
    }
}

impl Shown {
    /// Whether nothing comes after it.
    pub const fn is_end(&self) -> bool {
        matches!(self, Shown::Hu(_) | Shown::Huang | Shown::Fault { .. })
    }
}

impl Shown {
    /// The line that the judge says to a player, `None` at the end of a match.
    pub fn line(&self, to: Seat, round: Wind) -> Option<String> {
        let by = |player: &Seat, what: String| format!("3 {} {what}", player.index());
        Some(match self {
            Shown::Init => format!("0 {} {}", to.index(), round as u8),
            Shown::Deal { hands } => {
                let tiles: Vec<String> = hands[to.index()].iter().map(|&tile| name(tile)).collect();
                format!("1 0 0 0 0 {}", tiles.join(" "))
            }
            Shown::Draw { player, tile } if *player == to => format!("2 {}", name(*tile)),
            Shown::Draw { player, .. } => by(player, "DRAW".to_owned()),
            Shown::Play { player, tile } => by(player, format!("PLAY {}", name(*tile))),
            Shown::Chi { player, middle, discard } => {
                by(player, format!("CHI {} {}", name(*middle), name(*discard)))
            }
            Shown::Peng { player, discard } => by(player, format!("PENG {}", name(*discard))),
            Shown::Gang { player, .. } => by(player, "GANG".to_owned()),
            Shown::BuGang { player, tile } => by(player, format!("BUGANG {}", name(*tile))),
            Shown::Hu(_) | Shown::Huang | Shown::Fault { .. } => return None,
        })
    }
}

impl Said {
    /// What an answer says.
    pub fn read(text: &str) -> Said {
        let words: Vec<&str> = text.split_whitespace().collect();
        let one = |word: &str| match botzone::parse(word).ok()?.as_slice() {
            [tile] => Some(*tile),
            _ => None,
        };
        let understood = match words.as_slice() {
            ["PASS"] => Some(Said::Pass),
            ["HU"] => Some(Said::Hu),
            ["PLAY", tile] => one(tile).map(Said::Play),
            ["BUGANG", tile] => one(tile).map(Said::BuGang),
            ["GANG"] => Some(Said::Gang { tile: None }),
            ["GANG", tile] => one(tile).map(|tile| Said::Gang { tile: Some(tile) }),
            ["PENG", tile] => one(tile).map(|tile| Said::Peng { discard: Some(tile) }),
            ["CHI", middle, tile] => {
                one(middle).zip(one(tile)).map(|(middle, tile)| Said::Chi { middle, discard: Some(tile) })
            }
            _ => None,
        };
        understood.unwrap_or_else(|| Said::Other(cut(text)))
    }
}

impl Log {
    /// How it ended there; nothing if the log breaks off.
    pub fn end(&self) -> Option<&Moment> {
        self.moments.last().filter(|moment| moment.shown.is_end())
    }
}

impl std::fmt::Display for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let tile = |tile: Option<Tile>| tile.map(|tile| format!(" {}", name(tile))).unwrap_or_default();
        match self {
            Said::Pass => f.write_str("PASS"),
            Said::Play(discard) => write!(f, "PLAY {}", name(*discard)),
            Said::Chi { middle, discard } => write!(f, "CHI {}{}", name(*middle), tile(*discard)),
            Said::Peng { discard } => write!(f, "PENG{}", tile(*discard)),
            Said::Gang { tile: kong } => write!(f, "GANG{}", tile(*kong)),
            Said::BuGang(added) => write!(f, "BUGANG {}", name(*added)),
            Said::Hu => f.write_str("HU"),
            Said::Other(text) => write!(f, "{}", text.escape_debug()),
        }
    }
}

/// A tile as that judge writes it.
pub(super) fn name(tile: Tile) -> String {
    botzone::print(&[tile]).unwrap_or_else(|| tile.to_string())
}
