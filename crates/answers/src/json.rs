//! Answers for programs. The keys are documented in the help of `fivewinds waits`.

pub mod score;
mod told;

use fivewinds::hand::{Group, GroupKind};
use fivewinds::tiles::notation::compact;
use fivewinds::{Meld, MeldKind, Reading};
use serde_json::{Map, Value, json};

use crate::problem::Problem;
use crate::report::{Report, possible};
use crate::text::Text;

/// The options that are not at their defaults.
pub fn options(options: &fivewinds::Options) -> Map<String, Value> {
    options.changed().map(|(option, value)| (option.id.to_owned(), score::option_value(value))).collect()
}

/// What a hand waits for.
pub fn report(report: &Report<'_>) -> Value {
    let shape = |(shape, distance): &(fivewinds::Shape, Option<i8>)| json!({"shape": shape.id(), "distance": distance});
    let useful = |(tile, unseen): &(fivewinds::Tile, u8)| json!({"tile": tile.to_string(), "unseen": unseen});
    let discard = |discard: &fivewinds::hand::Discard| {
        json!({
            "tile": discard.tile.to_string(),
            "distance": possible(discard.distance),
            "useful": discard.useful.to_string(),
            "unseen": discard.unseen,
        })
    };
    json!({
        "rules": report.rules.ruleset.id(),
        "hand": report.checked.concealed.to_string(),
        "melds": report.checked.melds.iter().map(meld).collect::<Vec<_>>(),
        "flowers": report.checked.flowers.to_string(),
        "distance": report.distance,
        "shapes": report.shapes.iter().map(shape).collect::<Vec<_>>(),
        "waits": report.waits().to_string(),
        "useful": report.useful.iter().map(useful).collect::<Vec<_>>(),
        "unseen": report.unseen,
        "discards": report.discards.iter().map(discard).collect::<Vec<_>>(),
        "readings": report.readings.iter().map(reading).collect::<Vec<_>>(),
    })
}

/// What is wrong.
pub fn errors(problems: &[Problem], text: &Text) -> Value {
    json!({"errors": error_list(problems, text)})
}

/// Each problem by itself.
pub fn error_list(problems: &[Problem], text: &Text) -> Vec<Value> {
    let error = |problem: &Problem| {
        let mut error = json!({"message": (text.problem)(problem)});
        if let Some(clause) = problem.clause() {
            error["clause"] = json!(clause);
        }
        if let Some(position) = problem.position() {
            error["position"] = json!(position);
        }
        error
    };
    problems.iter().map(error).collect()
}

/// The same for whoever has sent fields and no flags: `by` is not called `--by`.
pub fn field_errors(problems: &[Problem], text: &Text) -> Vec<Value> {
    let mut errors = error_list(problems, text);
    for (error, problem) in errors.iter_mut().zip(problems) {
        if matches!(problem, Problem::Word { .. } | Problem::OneTile { .. })
            && let Some(message) = error["message"].as_str()
        {
            error["message"] = json!(message.replacen("--", "", 1));
        }
    }
    errors
}

fn meld(meld: &Meld) -> Value {
    let mut value = json!({"set": meld.kind().to_string(), "tiles": meld.to_string()});
    let kind = match meld.kind() {
        MeldKind::MeldedKong => Some("melded"),
        MeldKind::AddedKong => Some("added"),
        MeldKind::ConcealedKong => Some("concealed"),
        MeldKind::Chow | MeldKind::Pung => None,
    };
    if let Some(kind) = kind {
        value["kind"] = json!(kind);
    }
    if meld.jokers() > 0 {
        value["as"] = json!(compact::print(&meld.stands_for().collect::<Vec<_>>()));
    }
    value
}

fn reading(reading: &Reading) -> Value {
    json!({
        "shape": reading.shape.id(),
        "groups": reading.groups.iter().map(group).collect::<Vec<_>>(),
        "singles": reading.singles.to_string(),
    })
}

fn group(group: &Group) -> Value {
    let kind = match group.kind {
        GroupKind::Pair => "pair",
        GroupKind::Chow => "chow",
        GroupKind::Pung => "pung",
    };
    let mut value = json!({"group": kind, "tiles": group.to_string()});
    if group.wild != 0 {
        value["as"] = json!(compact::print(&group.tiles().collect::<Vec<_>>()));
    }
    value
}
