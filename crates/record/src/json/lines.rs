//! The lines as they are written.

use std::borrow::Cow;
use std::collections::BTreeMap;

use rules::{Rules, WinBy, seats_of};
use serde::{Deserialize, Serialize};
use shuffle::{Contributions, GameId};
use table::{Setup, Walls};
use tiles::{BySeat, Notation, Seat, Tile, Wall, Wind};

use super::{ENDINGS, throw};
use crate::error::{Fault, What};
use crate::{DealRecord, DealResult, Payment, RecordedWin, ended_id};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeaderLine {
    pub(super) fivewinds: String,
    pub(super) version: u32,
    pub(super) rules: String,
    pub(super) revision: u32,
    #[serde(default)]
    pub(super) options: BTreeMap<String, serde_json::Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) players: Vec<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) meta: BTreeMap<String, String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DealLine {
    pub(super) deal: u64,
    pub(super) round: String,
    #[serde(default)]
    pub(super) streak: u32,
    pub(super) players: u8,
    #[serde(default)]
    pub(super) strict: bool,
    #[serde(default = "shared")]
    pub(super) walls: String,
    #[serde(default)]
    pub(super) seats: Option<Vec<u8>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) dice: Vec<[u8; 2]>,
    pub(super) wall: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) seed: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) contributions: Option<ContributionsLine>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ContributionsLine {
    game: String,
    deal: u32,
    commitments: Vec<String>,
    secrets: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ResultLine {
    result: String,
    next_dealer: String,
    wins: Vec<WinLine>,
    /// Who pays, who gets it, how much, by which clause.
    payments: Vec<(String, Option<String>, i32, String)>,
    points: Points,
    fingerprint: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    totals: Vec<i64>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WinLine {
    seat: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    tile: String,
    by: String,
    good: bool,
    value: u32,
}

/// What each seat has won or lost; empty seats are not there.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Points {
    #[serde(rename = "E", default, skip_serializing_if = "Option::is_none")]
    east: Option<i32>,
    #[serde(rename = "S", default, skip_serializing_if = "Option::is_none")]
    south: Option<i32>,
    #[serde(rename = "W", default, skip_serializing_if = "Option::is_none")]
    west: Option<i32>,
    #[serde(rename = "N", default, skip_serializing_if = "Option::is_none")]
    north: Option<i32>,
}

fn shared() -> String {
    "shared".to_owned()
}

/// A seat by the letter of its wind.
pub(super) struct Letter(pub(super) char);

impl Letter {
    pub(super) const fn of(seat: Seat) -> Letter {
        Letter(seat.wind().letter())
    }

    fn text(seat: Seat) -> String {
        Letter::of(seat).0.to_string()
    }
}

pub(super) fn seat(what: What, word: &str) -> Result<Seat, Fault> {
    let wind = wind(what, word)?;
    Ok(Seat::ALL[wind as usize])
}

fn wind(what: What, word: &str) -> Result<Wind, Fault> {
    rules::wind_of(word).ok_or_else(|| Fault::Word { what, found: cut(word) })
}

/// Foreign text for a message, not too long and nothing that a terminal would obey.
pub(super) fn cut(text: &str) -> String {
    const MAX: usize = 120;
    match text.char_indices().nth(MAX) {
        Some((end, _)) => format!("{}…", text[..end].escape_debug()),
        None => text.chars().map(|sign| if sign.is_control() { '\u{fffd}' } else { sign }).collect(),
    }
}

impl DealLine {
    pub(super) fn read(self, rules: &Rules) -> Result<DealRecord, Fault> {
        let walls = match self.walls.as_str() {
            "shared" => Walls::Shared,
            "own" => Walls::Own,
            word => return Err(Fault::Word { what: What::Walls, found: cut(word) }),
        };
        let tiles =
            Notation::Compact.parse(&self.wall).map_err(|error| Fault::Tiles { what: What::Wall, error })?;
        let hex = |error| Fault::Hex { what: What::Seed, error };
        Ok(DealRecord {
            setup: Setup {
                players: self.players,
                round: wind(What::Round, &self.round)?,
                dealer_streak: self.streak,
                strict: self.strict,
                walls,
            },
            seats: self.seats.unwrap_or_else(|| (0..self.players).collect()),
            wall: Wall::new(&tiles, &rules.tiles).map_err(Fault::Wall)?,
            dice: self.dice.into_iter().map(throw).collect::<Result<_, _>>()?,
            seed: self.seed.map(|text| text.parse()).transpose().map_err(hex)?,
            contributions: self.contributions.map(ContributionsLine::read).transpose()?,
            actions: Vec::new(),
            stopped: false,
            result: None,
        })
    }
}

impl ContributionsLine {
    pub(super) fn of(contributions: &Contributions) -> ContributionsLine {
        ContributionsLine {
            game: contributions.game.to_string(),
            deal: contributions.deal,
            commitments: contributions.commitments.iter().map(ToString::to_string).collect(),
            secrets: contributions.secrets.iter().map(ToString::to_string).collect(),
        }
    }

    fn read(self) -> Result<Contributions, Fault> {
        let hex = |what| move |error| Fault::Hex { what, error };
        let commitments: Result<_, _> = self.commitments.iter().map(|text| text.parse()).collect();
        let secrets: Result<_, _> = self.secrets.iter().map(|text| text.parse()).collect();
        Ok(Contributions {
            game: GameId::new(&self.game).map_err(Fault::Game)?,
            deal: self.deal,
            commitments: commitments.map_err(hex(What::Commitment))?,
            secrets: secrets.map_err(hex(What::Secret))?,
        })
    }
}

impl ResultLine {
    pub(super) fn of(players: u8, result: &DealResult) -> ResultLine {
        let payment = |payment: &Payment| {
            let Payment { from, to, points, clause } = payment;
            (Letter::text(*from), to.map(Letter::text), *points, clause.to_string())
        };
        let mut points = Points::default();
        for &seat in seats_of(players) {
            *points.at(seat) = Some(result.points[seat]);
        }
        ResultLine {
            result: ended_id(result.ended_by).to_owned(),
            next_dealer: Letter::text(result.next_dealer),
            wins: result.wins.iter().map(WinLine::of).collect(),
            payments: result.payments.iter().map(payment).collect(),
            points,
            fingerprint: format!("{:016x}", result.fingerprint),
            totals: result.totals.clone(),
        }
    }

    pub(super) fn read(mut self) -> Result<DealResult, Fault> {
        let ended_by = ENDINGS.into_iter().find(|&by| ended_id(by) == self.result);
        let payment = |(from, to, points, clause): (String, Option<String>, i32, String)| {
            let seat = |word: String| seat(What::Payments, &word);
            Ok(Payment {
                from: seat(from)?,
                to: to.map(seat).transpose()?,
                points,
                clause: Cow::Owned(clause),
            })
        };
        let digits = &self.fingerprint;
        let fingerprint = u64::from_str_radix(digits, 16).ok().filter(|_| digits.len() == 16);
        let points = BySeat::from_fn(|seat| self.points.at(seat).unwrap_or_default());
        Ok(DealResult {
            ended_by: ended_by.ok_or_else(|| Fault::Word { what: What::Result, found: cut(&self.result) })?,
            next_dealer: seat(What::NextDealer, &self.next_dealer)?,
            wins: self.wins.into_iter().map(WinLine::read).collect::<Result<_, _>>()?,
            payments: self.payments.into_iter().map(payment).collect::<Result<_, Fault>>()?,
            points,
            fingerprint: fingerprint
                .ok_or_else(|| Fault::Word { what: What::Fingerprint, found: cut(&self.fingerprint) })?,
            totals: self.totals,
        })
    }
}

impl WinLine {
    fn of(win: &RecordedWin) -> WinLine {
        WinLine {
            seat: Letter::text(win.seat),
            from: win.from.map(Letter::text),
            tile: win.tile.to_string(),
            by: win.by.id().to_owned(),
            good: win.good,
            value: win.value,
        }
    }

    fn read(self) -> Result<RecordedWin, Fault> {
        let by: Option<WinBy> = self.by.parse().ok();
        Ok(RecordedWin {
            seat: seat(What::Seat, &self.seat)?,
            from: self.from.map(|word| seat(What::Seat, &word)).transpose()?,
            tile: one_tile(&self.tile)?,
            by: by.ok_or_else(|| Fault::Word { what: What::WinBy, found: cut(&self.by) })?,
            good: self.good,
            value: self.value,
        })
    }
}

fn one_tile(text: &str) -> Result<Tile, Fault> {
    let what = What::Tile;
    let tiles = Notation::Compact.parse(text).map_err(|error| Fault::Tiles { what, error })?;
    match tiles[..] {
        [tile] => Ok(tile),
        _ => Err(Fault::OneTile { what, found: tiles.len() }),
    }
}

impl Points {
    fn at(&mut self, seat: Seat) -> &mut Option<i32> {
        match seat.index() {
            0 => &mut self.east,
            1 => &mut self.south,
            2 => &mut self.west,
            _ => &mut self.north,
        }
    }
}
