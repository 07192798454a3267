//! Deals for real tiles, as cards.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::Query;
use duplicate::{Cards, CardsError, SeedText};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::error::{AppError, ErrorBody};
use crate::hall::said;
use crate::room::{BadTable, rules_of};

/// Which cards.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct CardsQuery {
    /// `red`, `classical`, `mcr`, `sichuan` or `taiwan`.
    rules: String,
    /// Options that are not at their defaults, as a JSON object.
    options: Option<String>,
    /// How many play; the usual number if it is not said.
    players: Option<u8>,
    /// From which all walls follow: 1 to 200 bytes. It is not in the answer.
    seed: String,
    /// The section of a tournament, from 0.
    section: Option<u32>,
    /// Which session, from 1.
    session: Option<u32>,
    /// How many deals, 1 to 64; 16 if it is not said.
    deals: Option<u32>,
}

/// The deals of a session as cards for real tiles: what each seat starts with, and the wall.
///
/// `Cards` of `web/src/duplicate.ts` has every field; `docs/duplicate.md` says how they follow from the seed.
#[utoipa::path(get, path = "/api/duplicates/cards", tag = "duplicates", params(CardsQuery),
    responses((status = 200, description = "The cards", body = Object), (status = 400, body = ErrorBody)))]
pub(super) async fn cards(Query(asked): Query<CardsQuery>) -> Result<Json<Cards>, AppError> {
    let bad = |problem: &BadTable| AppError::Bad(said(problem));
    let seed = SeedText::new(&asked.seed).map_err(|_| bad(&BadTable::Number("seed")))?;
    let options: BTreeMap<String, serde_json::Value> = match asked.options.as_deref() {
        Some(text) => serde_json::from_str(text).map_err(|_| bad(&BadTable::Number("options")))?,
        None => BTreeMap::new(),
    };
    let config = serde_json::from_value(serde_json::json!({ "rules": asked.rules, "options": options }));
    let config = config.map_err(|error| AppError::Internal(error.to_string()))?;
    let rules = rules_of(&config).map_err(|problem| bad(&problem))?;
    let players = asked.players.unwrap_or_else(|| rules.usual_players());
    let session = (asked.section.unwrap_or(0), asked.session.unwrap_or(1));
    let cards = duplicate::cards(&rules, players, &seed, session, asked.deals.unwrap_or(16));
    cards.map(Json).map_err(|problem| match problem {
        CardsError::Players { found } => bad(&BadTable::Players(found)),
        CardsError::Deals { .. } => bad(&BadTable::Number("deals")),
    })
}
