//! What a referee is asked at a real table, answered with the clauses that it stands on.
//!
//! Each question is a struct that is read ([`claims::Asked`] and the like) and answered as a [`Ruling`]: a verdict in one
//! sentence, what follows for whom, payments, and the texts of the clauses, in one language.

pub mod claims;
pub mod may;
pub mod offence;
pub mod payments;
mod read;
mod ruling;
#[cfg(test)]
mod tests;
pub mod win;
mod words;

use fivewinds::Rules;
use fivewinds::rules::Lateness;
use serde_json::{Value, json};

use crate::Lang;

pub use read::{Fault, Hand};
pub use ruling::{Line, Ruling};

/// What can be asked under these rules: who plays, what is written down of a deal, what players are punished for.
pub fn form(rules: &Rules, lang: Lang) -> Value {
    let offences = sheet::offences(rules).into_iter().zip(rules.offences()).map(|(view, offence)| {
        let mut value = json!(view);
        value["name"] = json!((lang.text().wording)(offence.name));
        value["follows"] = json!(offence.consequence.map(|word| words::consequence(lang, word)));
        value["late"] =
            json!(offence.late.map(|Lateness { over, up_to }| json!({"over": over, "up_to": up_to})));
        value
    });
    json!({
        "rules": rules.ruleset.id(),
        "options": crate::json::options(&rules.options),
        "players": {"min": rules.players.start(), "max": rules.players.end(), "usual": rules.usual_players()},
        "unit": (lang.text().wording)(rules.ruleset.unit().name),
        "chows": rules.chows,
        "kongs": rules.kongs,
        "deal": sheet::form(rules),
        "offences": offences.collect::<Vec<_>>(),
    })
}
