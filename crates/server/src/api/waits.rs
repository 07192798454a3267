//! What a hand waits for.

use std::ffi::OsString;

use answers::{Waits, json, parse};
use axum::Json;
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::failure::Failure;
use super::language::{LangParam, Language};
use super::question::{Asked, HAND, notation};
use super::work::work;

/// A hand before or after a draw.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(example = json!({"hand": "1112345678999m"}))]
pub(super) struct WaitsQuestion {
    /// The ruleset: red, classical, mcr (which it is if nothing is said), sichuan or taiwan.
    rules: Option<String>,
    /// Options of the ruleset by their ids, such as `{"jokers": true}`.
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// How tiles are written: compact, unicode, keyboard, russian, english or botzone; without it all but keyboard are
    /// recognised.
    notation: Option<String>,
    /// The concealed tiles.
    hand: String,
    /// Declared sets, such as `123m`, `555z`, `5555z:melded` or `4p0j6p=456p`.
    melds: Vec<String>,
    /// Tiles seen elsewhere: discards, other players' sets.
    seen: Option<String>,
    /// How many play.
    players: Option<u64>,
}

/// What a hand waits for, how far from ready it is, which tiles help, what to discard.
///
/// The keys are those of `fivewinds waits --json`.
#[utoipa::path(
    post,
    path = "/api/waits",
    tag = "hands",
    params(LangParam),
    request_body = WaitsQuestion,
    responses(
        (status = 200, description = "Distance, waits, useful tiles, discards, readings", body = Object, example = json!({
            "rules": "mcr", "hand": "1112345678999m", "distance": 0, "waits": "123456789m", "unseen": 23,
        })),
        (status = 413, description = "Longer than any hand", body = Failure),
        (status = 422, description = "No hand of this ruleset; everything that is wrong with it", body = Failure),
    )
)]
pub(super) async fn waits(
    Language(lang): Language,
    Asked(asked): Asked<WaitsQuestion, HAND>,
) -> Result<Json<Value>, Failure> {
    let notation = notation(lang, asked.notation.as_deref())?;
    let answer = move || {
        let refused = |problems: Vec<_>| Failure::bad_hand(lang, &problems);
        let rules =
            parse::rules_of_json(asked.rules.as_deref().unwrap_or("mcr"), &asked.options).map_err(refused)?;
        let melds: Vec<OsString> = asked.melds.into_iter().map(Into::into).collect();
        let seen = asked.seen.map(OsString::from);
        // What does not fit is too many in every game.
        let players = asked.players.map(|players| u8::try_from(players).unwrap_or(u8::MAX));
        let waits = Waits::new(rules, notation, &melds, seen.as_ref(), players).map_err(refused)?;
        let report = waits.report(&asked.hand).map_err(refused)?;
        Ok(Json(json::report(&report)))
    };
    work(lang, answer).await
}
