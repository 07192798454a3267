//! What a hand is worth, for programs. The keys are documented in the help of `fivewinds score`.

use fivewinds::rules::{
    Change, Counted, FanCount, Layout, Passed, ReadingProof, Set, SetKind, Step, Transfer, Verdict, WhatIf,
    WhatIfRow, Why, Win, table,
};
use fivewinds::tiles::RelSeat;
use fivewinds::tiles::notation::compact;
use fivewinds::{Ruleset, Score, Showdown, Suit, Tile};
use serde_json::{Map, Value, json};

use crate::score::ScoreReport;
use crate::text::Text;

pub(crate) use super::told::headline;
pub use super::told::{news, told};

/// What a hand is worth.
pub fn report(report: &ScoreReport, text: &Text) -> Value {
    let ScoreReport { rules, showdown, proof, .. } = report;
    let (score, ruleset) = (&proof.score, rules.ruleset);
    let best = proof.readings.first();
    let counted = best.map_or(&[][..], |best| best.counted.as_slice());
    let passed = best.map_or(&[][..], |best| best.passed.as_slice());
    let transfers = score.transfers.as_deref().unwrap_or_default();
    let mut answer = input(report);
    let result = json!({
        "valid": score.verdict.is_valid(),
        "verdict": verdict(&score.verdict),
        "value": score.value,
        "unit": (text.wording)(ruleset.unit().name),
        "fans": score.fans.iter().map(|fan| counted_fan(ruleset, fan, text)).collect::<Vec<_>>(),
        "counted": counted.iter().filter_map(|fan| Some(occurrence(ruleset, fan, best?))).collect::<Vec<_>>(),
        "passed": passed.iter().filter_map(|fan| Some(passed_fan(ruleset, fan, best?))).collect::<Vec<_>>(),
        "readings": proof.readings.iter().map(|one| reading(ruleset, one)).collect::<Vec<_>>(),
        "steps": proof.steps.iter().map(step).collect::<Vec<_>>(),
        "payments": payments(score, showdown.players),
        "transfers": transfers.iter().map(transfer).collect::<Vec<_>>(),
    });
    if let Value::Object(result) = result {
        answer.extend(result);
    }
    if let Some(missing) = &proof.missing {
        let missing = json!({"distance": missing.distance, "waits": missing.waits.to_string()});
        answer.insert("missing".to_owned(), missing);
    }
    if let Some(instead) = proof.instead.as_ref().and_then(|instead| instead.win) {
        answer.insert("instead".to_owned(), json!({"win": win(&instead)}));
    }
    if let Some(rows) = &report.what_if {
        answer.insert("what_if".to_owned(), what_if(ruleset, showdown, rows));
    }
    Value::Object(answer)
}

/// What a seat is called, seen from the player.
pub const fn seat_word(seat: RelSeat) -> &'static str {
    match seat {
        RelSeat::Own => "self",
        RelSeat::Right => "right",
        RelSeat::Across => "across",
        RelSeat::Left => "left",
    }
}

/// The hand as it was understood.
fn input(report: &ScoreReport) -> Map<String, Value> {
    let ScoreReport { rules, input, showdown, .. } = report;
    let melds = showdown.melds.iter().enumerate().map(|(at, meld)| {
        let mut meld = super::meld(meld);
        // A hand from a table was not written down by anybody.
        if let Some(from) = input.hand.melds.get(at).and_then(|given| given.from) {
            meld["from"] = json!(seat_word(from));
        }
        meld
    });
    let mut answer = Map::new();
    let mut insert = |key: &str, value: Value| answer.insert(key.to_owned(), value);
    insert("rules", json!(rules.ruleset.id()));
    insert("options", Value::Object(super::options(&rules.options)));
    insert("hand", json!(showdown.concealed.to_string()));
    insert("melds", melds.collect());
    insert("flowers", json!(showdown.flowers.to_string()));
    insert("win", showdown.win.as_ref().map_or(Value::Null, win));
    insert("seat", json!(showdown.seat.letter()));
    insert("round", json!(showdown.round.letter()));
    insert("players", json!(showdown.players));
    insert("situation", showdown.facts.iter().map(|fact| json!(fact.id())).collect());
    insert("discards", json!(input.discards));
    insert("dealer_streak", json!(showdown.dealer_streak));
    answer
}

pub(crate) fn option_value(value: fivewinds::rules::Value) -> Value {
    match value {
        fivewinds::rules::Value::Bool(is) => json!(is),
        fivewinds::rules::Value::Number(number) => json!(number),
        fivewinds::rules::Value::Word(word) => json!(word),
        fivewinds::rules::Value::Null => Value::Null,
    }
}

fn win(win: &Win) -> Value {
    let mut value = json!({"tile": win.tile.to_string(), "by": win.by.id()});
    if let Some(from) = win.from {
        value["from"] = json!(seat_word(from));
    }
    value
}

fn verdict(verdict: &Verdict) -> Value {
    let kind = match verdict {
        Verdict::Valid => "valid",
        Verdict::NotWon => "not_won",
        Verdict::Incomplete { .. } => "incomplete",
        Verdict::BelowMinimum { .. } => "below_minimum",
        Verdict::ForbiddenSuit { .. } => "forbidden_suit",
        Verdict::ThreeSuits { .. } => "three_suits",
        Verdict::NotDeclaredReady { .. } => "not_declared_ready",
        Verdict::DiscardedJoker { .. } => "discarded_joker",
        Verdict::FewFlowers { .. } => "few_flowers",
    };
    let mut value = json!({"kind": kind});
    if let Some(clause) = verdict.clause() {
        value["clause"] = json!(clause);
    }
    match verdict {
        Verdict::BelowMinimum { have, need, .. } => {
            value["have"] = json!(have);
            value["need"] = json!(need);
        }
        Verdict::FewFlowers { have, .. } => value["have"] = json!(have),
        Verdict::ForbiddenSuit { suit, .. } => {
            value["suit"] = json!(match suit {
                Suit::Characters => "m",
                Suit::Dots => "p",
                Suit::Bamboos => "s",
            });
        }
        Verdict::Valid
        | Verdict::NotWon
        | Verdict::Incomplete { .. }
        | Verdict::ThreeSuits { .. }
        | Verdict::NotDeclaredReady { .. }
        | Verdict::DiscardedJoker { .. } => {}
    }
    value
}

fn counted_fan(ruleset: Ruleset, count: &FanCount, text: &Text) -> Value {
    let fan = &ruleset.fans()[usize::from(count.fan)];
    json!({
        "id": fan.id,
        "name": (text.wording)(fan.name),
        "clause": fan.clause,
        "times": count.times,
        "points": count.points,
    })
}

fn occurrence(ruleset: Ruleset, counted: &Counted, best: &ReadingProof) -> Value {
    let fan = ruleset.fans()[usize::from(counted.fan)].id;
    json!({"fan": fan, "points": counted.points, "sets": sets(&best.layout, counted.sets)})
}

fn passed_fan(ruleset: Ruleset, passed: &Passed, best: &ReadingProof) -> Value {
    let why = match passed.reason.why {
        Why::Implied => "implied",
        Why::Separated => "separated",
        Why::Repeated => "repeated",
        Why::Joined => "joined",
        Why::OneOnly => "one_only",
        Why::NotHere => "not_here",
    };
    json!({
        "fan": ruleset.fans()[usize::from(passed.fan)].id,
        "sets": sets(&best.layout, passed.sets),
        "why": why,
        "by": passed.reason.by.map(|by| ruleset.fans()[usize::from(by)].id),
        "clause": passed.reason.clause,
    })
}

/// Some of the sets of a hand, by their tiles.
fn sets(layout: &Layout, mask: u8) -> Vec<String> {
    let chosen = layout.sets.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
    chosen.map(|(_, set)| set.to_string()).collect()
}

fn reading(ruleset: Ruleset, reading: &ReadingProof) -> Value {
    let layout = &reading.layout;
    let sets = layout.sets.iter().enumerate().map(|(at, one)| set(layout, at, one));
    let mut fans = Map::new();
    for counted in &reading.counted {
        let id = ruleset.fans()[usize::from(counted.fan)].id;
        let before = fans.get(id).and_then(Value::as_u64).unwrap_or_default();
        fans.insert(id.to_owned(), json!(before + u64::from(counted.points)));
    }
    let singles: Vec<Tile> =
        layout.singles.map(|tile| if layout.wild.contains(tile) { Tile::JOKER } else { tile }).collect();
    json!({
        "value": reading.value,
        "shape": layout.shape.id(),
        "sets": sets.collect::<Vec<_>>(),
        "singles": compact::print(&singles),
        "fans": fans,
    })
}

fn set(layout: &Layout, at: usize, set: &Set) -> Value {
    let kind = match set.kind {
        SetKind::Pair => "pair",
        SetKind::Chow => "chow",
        SetKind::Pung => "pung",
        SetKind::Kong => "kong",
    };
    let mut value = json!({
        "kind": kind,
        "tiles": set.to_string(),
        "open": set.open,
        "declared": at < layout.declared,
        "completed": layout.completed == Some(at),
    });
    if set.wild != 0 {
        value["as"] = json!(compact::print(&set.tiles().collect::<Vec<_>>()));
    }
    value
}

fn step(step: &Step) -> Value {
    match *step {
        Step::Doubled { points, times, result, clause } => {
            json!({"kind": "doubled", "points": points, "times": times, "result": result, "clause": clause})
        }
        Step::Table { fans, points, clause } => {
            json!({"kind": "table", "fans": fans, "points": points, "clause": clause})
        }
        Step::Limited { from, limit, clause } => {
            json!({"kind": "limited", "from": from, "limit": limit, "clause": clause})
        }
        Step::Rounded { from, to, clause } => {
            json!({"kind": "rounded", "from": from, "to": to, "clause": clause})
        }
    }
}

fn payments(score: &Score, players: u8) -> Value {
    score.payments().map_or(Value::Null, |payments| {
        let seats = table(players).iter();
        seats.map(|&seat| (seat_word(seat).to_owned(), json!(payments.of_seat(seat)))).collect()
    })
}

fn transfer(transfer: &Transfer) -> Value {
    json!({"from": seat_word(transfer.from), "points": transfer.points, "clause": transfer.clause})
}

fn what_if(ruleset: Ruleset, showdown: &Showdown, what_if: &WhatIf) -> Value {
    let now = what_if.now.as_ref().and_then(|now| now.value).map(i64::from);
    let row = |row: &WhatIfRow| {
        let value = row.score.value.map(i64::from);
        let fans: Map<String, Value> = row
            .score
            .fans
            .iter()
            .map(|count| (ruleset.fans()[usize::from(count.fan)].id.to_owned(), json!(count.points)))
            .collect();
        json!({
            "change": change(&row.change, showdown),
            "value": value,
            "difference": value.zip(now).map(|(value, now)| value - now),
            "valid": row.score.verdict.is_valid(),
            "verdict": verdict(&row.score.verdict),
            "fans": fans,
        })
    };
    what_if.rows.iter().map(row).collect()
}

fn change(change: &Change, showdown: &Showdown) -> Value {
    match *change {
        Change::Won { tile, by } => json!({"kind": "won", "tile": tile.to_string(), "by": by.id()}),
        Change::Seat(wind) => json!({"kind": "seat", "wind": wind.letter()}),
        Change::Round(wind) => json!({"kind": "round", "wind": wind.letter()}),
        Change::Concealed(at) => {
            json!({"kind": "concealed", "meld": at + 1, "tiles": showdown.melds[at].to_string()})
        }
        Change::Flower(tile) => json!({"kind": "flower", "tile": tile.to_string()}),
    }
}
