//! Writes a log as the judge does.

use serde_json::{Map, Value, json};
use tiles::notation::botzone;
use tiles::{Seat, Tile};

use super::log::{Answer, Log, Moment, Shown, TheirWin, name};

/// A log as the judge writes it: `initdata`, `players`, `logs`, `scores`.
pub fn write(log: &Log) -> Value {
    let mut init = json!({"quan": log.round as u8});
    if let Some(walls) = &log.walls {
        init["walltiles"] = json!(list(walls));
    }
    let mut logs = Vec::new();
    let mut writer = Writer { left: 136 };
    for moment in &log.moments {
        logs.push(json!({"verdict": "OK", "output": writer.output(log, moment)}));
        if !moment.shown.is_end() {
            let answer = |seat: Seat| (seat.index().to_string(), response(&moment.answers[seat]));
            logs.push(Value::Object(Seat::ALL.into_iter().map(answer).collect()));
        }
    }
    let player = |seat: Seat| json!({"name": log.players[seat]});
    let mut value = json!({"initdata": init, "players": Seat::ALL.map(player), "logs": logs});
    if let Some(id) = &log.id {
        value["_id"] = json!(id);
    }
    if let Some(score) = log.score {
        value["scores"] = json!(score);
    }
    value
}

struct Writer {
    /// Tiles left in the four walls.
    left: usize,
}

impl Writer {
    fn output(&mut self, log: &Log, moment: &Moment) -> Value {
        let shown = &moment.shown;
        let taken = if let Shown::Deal { hands } = shown {
            hands.iter().map(Vec::len).sum()
        } else {
            usize::from(matches!(shown, Shown::Draw { .. }))
        };
        self.left = self.left.saturating_sub(taken);
        let mut display = display(log, shown);
        display["tileCnt"] = json!(self.left);
        let command = if shown.is_end() { "finish" } else { "request" };
        let content: Map<String, Value> =
            Seat::ALL.into_iter().map(|seat| (seat.index().to_string(), told(log, shown, seat))).collect();
        json!({"command": command, "content": content, "display": display})
    }
}

/// What a player is told: at the end, what he has won or lost.
fn told(log: &Log, shown: &Shown, to: Seat) -> Value {
    match shown.line(to, log.round) {
        Some(line) => json!(line),
        None => json!(log.score.map_or(0, |score| score[to.index()])),
    }
}

fn display(log: &Log, shown: &Shown) -> Value {
    let by = |action: &str, player: Seat| json!({"action": action, "player": player.index()});
    let with = |mut value: Value, tile: Tile| {
        value["tile"] = json!(name(tile));
        value
    };
    match shown {
        Shown::Init => json!({"action": "INIT", "quan": log.round as u8}),
        Shown::Deal { hands } => {
            let hand = |hand: &Vec<Tile>| hand.iter().map(|&tile| name(tile)).collect::<Vec<_>>();
            json!({"action": "DEAL", "hand": hands.iter().map(hand).collect::<Vec<_>>()})
        }
        Shown::Draw { player, tile } => with(by("DRAW", *player), *tile),
        Shown::Play { player, tile } => with(by("PLAY", *player), *tile),
        Shown::Chi { player, middle, discard } => {
            let mut value = with(by("CHI", *player), *discard);
            value["tileCHI"] = json!(name(*middle));
            value
        }
        Shown::Peng { player, discard } => with(by("PENG", *player), *discard),
        Shown::Gang { player, tile } => match tile {
            Some(tile) => with(by("GANG", *player), *tile),
            None => by("GANG", *player),
        },
        Shown::BuGang { player, tile } => with(by("BUGANG", *player), *tile),
        Shown::Hu(win) => end(log, counted(by("HU", win.player), win)),
        Shown::Huang => end(log, json!({"action": "HUANG"})),
        Shown::Fault { player, code, win } => {
            let mut value = json!({"action": code});
            if let Some(player) = player {
                value["player"] = json!(player.index());
            }
            end(log, win.as_ref().map_or(value.clone(), |win| counted(value, win)))
        }
    }
}

fn end(log: &Log, mut value: Value) -> Value {
    if let Some(score) = log.score {
        value["score"] = json!(score);
    }
    value
}

fn counted(mut value: Value, win: &TheirWin) -> Value {
    if let Some(points) = win.points {
        value["fanCnt"] = json!(points);
    }
    let fans = win.fans.iter().map(|fan| {
        let mut row = json!({"name": fan.name, "cnt": fan.times});
        if let Some(points) = fan.value {
            row["value"] = json!(points);
        }
        row
    });
    value["fan"] = fans.collect();
    value
}

fn response(answer: &Answer) -> Value {
    let said = answer.said.as_ref().map_or_else(|| "PASS".to_owned(), ToString::to_string);
    json!({"response": said, "verdict": answer.verdict.as_deref().unwrap_or("OK")})
}

fn list(tiles: &[Tile]) -> String {
    botzone::print(tiles).expect("there are no jokers in play")
}
