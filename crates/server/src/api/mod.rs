//! Scores, rules and records for programs and pages: `/api/…`, described by OpenAPI.
//!
//! What is answered is made by `answers`, as for the program; here are the questions, their limits and their languages.

mod deal;
mod drill;
mod failure;
mod judge;
mod language;
mod question;
mod record;
mod rules;
mod score;
mod waits;
mod words;
mod work;

#[cfg(test)]
mod tests;

use axum::{Json, Router, routing::get};
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::Shared;

/// What stands at the head of the description.
pub(crate) fn description() -> OpenApi {
    let info = InfoBuilder::new()
        .title("Five Winds")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(
            "Mahjong in five rulesets. Every text is in the language of `?lang=` (en, ru, zh) or of `Accept-Language`.",
        ))
        .build();
    OpenApiBuilder::new().info(info).build()
}

pub(crate) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(rules::rulesets))
        .routes(routes!(rules::ruleset))
        .routes(routes!(rules::fans))
        .routes(routes!(rules::clauses))
        .routes(routes!(rules::clause))
        .routes(routes!(rules::search))
        .routes(routes!(score::score))
        .routes(routes!(waits::waits))
        .routes(routes!(drill::drill))
        .routes(routes!(record::replay))
        .routes(routes!(deal::of_record))
        .routes(routes!(deal::of_table))
        .routes(routes!(record::coach))
        .routes(routes!(judge::form))
        .routes(routes!(judge::win))
        .routes(routes!(judge::claims))
        .routes(routes!(judge::payments))
        .routes(routes!(judge::offence))
        .routes(routes!(judge::may))
}

/// The description itself.
pub(crate) fn openapi_routes(openapi: OpenApi) -> Router<Shared> {
    Router::new().route("/api/openapi.json", get(move || async move { Json(openapi) }))
}
