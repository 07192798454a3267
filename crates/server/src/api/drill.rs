//! Hands to practise with.

use answers::drill::{Drill, Kind};
use answers::problem::cut;
use answers::{Lang, parse};
use axum::Json;
use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::IntoParams;

use super::failure::Failure;
use super::language::{LangParam, Language};
use super::words;
use super::work::work;
use crate::id;

/// So many bits a page reads without loss.
const SEED_BITS: u32 = 53;

/// What to practise.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct DrillQuestion {
    /// The ruleset: red, classical, mcr (which it is if nothing is said), sichuan or taiwan.
    rules: Option<String>,
    /// `worth` (which it is if nothing is said): what is it worth? `waits`: what does it wait for?
    kind: Option<String>,
    /// The same seed brings the same hand; without one it is any.
    seed: Option<u64>,
}

/// A hand to practise with, from a deal that our bots played.
///
/// `line` is answered by `/api/score` if the kind is `worth`; `hand` and `melds` by `/api/waits` if it is `waits`.
#[utoipa::path(
    get,
    path = "/api/drill",
    tag = "hands",
    params(DrillQuestion, LangParam),
    responses(
        (status = 200, description = "The hand", body = Object, example = json!({
            "rules": "mcr", "kind": "waits", "seed": 7, "options": {}, "line": "[123m@left] 456789m2355p seat=S round=E",
            "hand": "456789m2355p", "melds": ["123m@left"], "flowers": "", "win": null, "seat": "S", "round": "E",
            "text": "seat South, round East",
        })),
        (status = 422, description = "No such ruleset or kind", body = Failure),
        (status = 503, description = "Too much is being reckoned", body = Failure),
    )
)]
pub(super) async fn drill(
    Language(lang): Language,
    asked: Result<Query<DrillQuestion>, QueryRejection>,
) -> Result<Json<Value>, Failure> {
    let Query(asked) = asked.map_err(|error| Failure::bad_request(error.body_text()))?;
    let word = asked.kind.as_deref().unwrap_or("worth");
    let kind = Kind::of_word(word);
    let kind = kind.ok_or_else(|| Failure::bad_request(words::no_kind(lang, &cut(word))))?;
    let seed = asked.seed.unwrap_or_else(|| id::random_u64() >> (u64::BITS - SEED_BITS));
    work(lang, move || drilled(lang, asked.rules.as_deref().unwrap_or("mcr"), kind, seed).map(Json)).await
}

fn drilled(lang: Lang, ruleset: &str, kind: Kind, seed: u64) -> Result<Value, Failure> {
    let rules = parse::rules_of_json(ruleset, &Map::new());
    let rules = rules.map_err(|problems| Failure::bad_hand(lang, &problems))?;
    let found = Drill::new(rules, kind, seed).ok_or_else(|| Failure::internal(lang))?;
    Ok(found.json(lang.text()))
}
