//! What a seat sees, and what it may do. The same for people, for programs over the socket and for those over standard input
//! (`docs/bots.md` describes every field).

use std::collections::BTreeMap;

use rules::Rules;
use serde::{Deserialize, Serialize};
use table::{Action, Choices, Offered, Public, ReadyState, SeatView};
use tiles::{RelSeat, Seat, Tile};
use ts_rs::TS;

use crate::{Suit, Wall, Wind};

/// What a seat sees; for a spectator, who has none, the fields of the own hand are empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "docs/bots.md tells what they mean")]
pub struct View {
    pub seat: Option<Wind>,
    pub stage: Stage,
    pub hand: Vec<String>,
    pub drawn: Option<String>,
    pub waits: Vec<String>,
    /// How many exchanges of a tile until the hand is ready: 0 ready, −1 complete; null for spectators.
    pub distance: Option<i8>,
    pub bound: Vec<String>,
    pub forbidden: Option<Suit>,
    pub left: u8,
    pub live: u8,
    pub wall: Wall,
    pub unseen: BTreeMap<String, u8>,
    pub river: Vec<Thrown>,
    pub wins: Vec<WinShown>,
    pub seats: BTreeMap<Wind, SeatShown>,
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
#[allow(missing_docs, reason = "docs/bots.md tells what they mean")]
pub enum Stage {
    Dealing,
    Flowers { seat: Wind },
    Opening,
    Turn { seat: Wind, source: String },
    Discard { seat: Wind, tile: String },
    Kong { seat: Wind, tile: String },
    Flower { seat: Wind, tile: String },
    EighthFlower { seat: Wind, tile: String },
    Over,
}

/// A discard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Thrown {
    pub seat: Wind,
    pub tile: String,
    pub claimed: bool,
}

/// A win as everybody hears it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "the names say it")]
pub struct WinShown {
    pub seat: Wind,
    pub from: Option<Wind>,
    pub tile: String,
    pub by: String,
}

/// What everybody sees of a player; of the viewer, what only he sees as well.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "docs/bots.md tells what they mean")]
pub struct SeatShown {
    pub melds: Vec<Meld>,
    pub flowers: Vec<String>,
    pub discards: Vec<String>,
    pub ready: bool,
    pub out: bool,
    pub dead: bool,
    pub forbidden: Option<Suit>,
    pub points: i32,
}

/// A declared set; `tiles` is null where it lies face down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[allow(missing_docs, reason = "docs/bots.md tells what they mean")]
pub struct Meld {
    pub set: String,
    pub tiles: Option<Vec<String>>,
    pub claimed: Option<String>,
    pub from: Option<Wind>,
}

impl View {
    /// What a seat sees; the dice are those that broke the wall.
    pub fn of_seat(rules: &Rules, view: SeatView<'_>, dice: &[[u8; 2]]) -> View {
        let own = view.own();
        let mut seen = View::of_public(rules, view.public(), dice);
        let seat = view.seat();
        if let Some(shown) = seen.seats.get_mut(&seat.into()) {
            shown.melds = view.melds().iter().map(|set| Meld::of(view.public(), seat, set)).collect();
        }
        View {
            seat: Some(seat.into()),
            hand: list(own.concealed().tiles()),
            drawn: own.drawn().map(|tile| tile.to_string()),
            waits: list(view.waits()),
            distance: bots::distance(rules, view),
            bound: list(own.bound()),
            forbidden: own.forbidden().map(Into::into),
            live: view.public().live(rules, seat),
            unseen: counts(bots::unseen(rules, view).tiles()),
            ..seen
        }
    }

    /// What a spectator sees.
    pub fn of_public(rules: &Rules, public: &Public, dice: &[[u8; 2]]) -> View {
        let thrown = |thrown: table::Thrown| Thrown {
            seat: thrown.seat.into(),
            tile: thrown.tile.to_string(),
            claimed: thrown.claimed,
        };
        let win = |win: table::Declaration| WinShown {
            seat: win.seat.into(),
            from: win.from.map(Into::into),
            tile: win.tile.to_string(),
            by: win.by.id().to_owned(),
        };
        View {
            seat: None,
            stage: public.stage().into(),
            hand: Vec::new(),
            drawn: None,
            waits: Vec::new(),
            distance: None,
            bound: Vec::new(),
            forbidden: None,
            left: public.left(),
            live: public.live(rules, table::Deal::DEALER),
            wall: Wall::of(rules, public, dice),
            unseen: BTreeMap::new(),
            river: public.river().iter().map(thrown).collect(),
            wins: public.wins().map(win).collect(),
            seats: public.seats().iter().map(|&seat| (seat.into(), SeatShown::of(public, seat))).collect(),
        }
    }
}

impl SeatShown {
    fn of(public: &Public, seat: Seat) -> SeatShown {
        let shown = public.shown(seat);
        let face_down = || Meld { set: "concealed kong".to_owned(), tiles: None, claimed: None, from: None };
        let melds = shown.melds().map(|set| set.map_or_else(face_down, |set| Meld::of(public, seat, &set)));
        let discards = public.river().iter().filter(|thrown| thrown.seat == seat && !thrown.claimed);
        SeatShown {
            melds: melds.collect(),
            flowers: list(shown.flowers()),
            discards: list(discards.map(|thrown| thrown.tile)),
            ready: shown.ready() != ReadyState::No,
            out: shown.is_out(),
            dead: shown.is_dead(),
            forbidden: shown.forbidden().map(Into::into),
            points: public.points()[seat],
        }
    }
}

impl Meld {
    /// A set of a player at a table.
    pub fn of(public: &Public, owner: Seat, meld: &hand::Meld) -> Meld {
        let seat_at = |place: RelSeat| {
            let found = public.seats().iter().find(|&&seat| public.place_of(seat, owner) == place);
            found.map(|&seat| seat.into())
        };
        Meld {
            set: meld.kind().to_string(),
            tiles: Some(list(meld.tiles())),
            claimed: meld.claim().map(|claim| claim.tile.to_string()),
            from: meld.claim().and_then(|claim| seat_at(claim.from)),
        }
    }
}

impl From<table::Stage> for Stage {
    fn from(stage: table::Stage) -> Stage {
        match stage {
            table::Stage::Dealing => Stage::Dealing,
            table::Stage::Flowers { seat } => Stage::Flowers { seat: seat.into() },
            table::Stage::Opening => Stage::Opening,
            table::Stage::Turn { seat, source } => {
                Stage::Turn { seat: seat.into(), source: record::source_id(source).to_owned() }
            }
            table::Stage::Offer { from, tile, what } => {
                let (seat, tile) = (from.into(), tile.to_string());
                match what {
                    Offered::Discard => Stage::Discard { seat, tile },
                    Offered::Kong => Stage::Kong { seat, tile },
                    Offered::Flower => Stage::Flower { seat, tile },
                }
            }
            table::Stage::EighthFlower { seat, tile } => {
                Stage::EighthFlower { seat: seat.into(), tile: tile.to_string() }
            }
            table::Stage::Over { .. } => Stage::Over,
        }
    }
}

/// What may be done, in the words of records.
pub fn actions(stage: table::Stage, choices: Choices) -> Vec<String> {
    choices.iter().map(|action| words(stage, action)).collect()
}

/// An action in the words of records.
pub fn words(stage: table::Stage, action: Action) -> String {
    action.words(claimed(stage)).join(" ")
}

/// The tile that may be claimed.
pub fn claimed(stage: table::Stage) -> Option<Tile> {
    stage.offered().map(|(_, tile, _)| tile)
}

pub(crate) fn list(tiles: impl Iterator<Item = Tile>) -> Vec<String> {
    tiles.map(|tile| tile.to_string()).collect()
}

/// How many there are of each kind of which there are any.
fn counts(tiles: impl Iterator<Item = Tile>) -> BTreeMap<String, u8> {
    let mut counts = BTreeMap::new();
    for tile in tiles {
        *counts.entry(tile.to_string()).or_default() += 1;
    }
    counts
}
