//! The rules: rulesets with their options, fans, clauses, and a search in their texts.

use answers::rules::{self, json};
use answers::{Lang, Problem, problem};
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query};
use fivewinds::Ruleset;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::IntoParams;

use super::failure::Failure;
use super::language::{LangParam, Language};
use super::words;
use super::work::work;

/// So many words are looked for at the most.
const WORDS_MAX: usize = 16;
/// So many clauses are shown of those that were found.
const FOUND_MAX: usize = 100;

/// All rulesets.
///
/// Each with its name, what is special about it, how many play, the size of a hand, and all its options.
#[utoipa::path(
    get,
    path = "/api/rulesets",
    tag = "rules",
    params(LangParam),
    responses((status = 200, description = "The rulesets", body = Object, example = json!({"rulesets": [{
        "id": "mcr", "name": "MCR, competition mahjong", "players": {"min": 4, "max": 4, "usual": 4}, "hand_size": 13,
        "revision": 1, "options": [],
    }]})))
)]
pub(super) async fn rulesets(Language(lang): Language) -> Json<Value> {
    let rulesets: Vec<Value> = Ruleset::ALL.into_iter().map(|ruleset| json::ruleset(ruleset, lang)).collect();
    Json(json!({"rulesets": rulesets}))
}

/// One ruleset, with its table of what is at a glance.
#[utoipa::path(
    get,
    path = "/api/rulesets/{id}",
    tag = "rules",
    params(LangParam, ("id" = String, Path, description = "red, classical, mcr, sichuan or taiwan")),
    responses(
        (status = 200, description = "The ruleset", body = Object),
        (status = 404, description = "There is no such ruleset", body = Failure),
    )
)]
pub(super) async fn ruleset(
    Language(lang): Language,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failure> {
    let ruleset = named(lang, &id)?;
    let mut answer = json::ruleset(ruleset, lang);
    answer["at_a_glance"] = json::at_a_glance(ruleset, lang);
    Ok(Json(answer))
}

/// The fans of a ruleset, with names, worth, clause, what they exclude and an example.
#[utoipa::path(
    get,
    path = "/api/rulesets/{id}/fans",
    tag = "rules",
    params(LangParam, ("id" = String, Path, description = "red, classical, mcr, sichuan or taiwan")),
    responses(
        (status = 200, description = "The fans", body = Object, example = json!({"rules": "mcr", "fans": [{
            "id": "pure_straight", "name": "Pure Straight", "clause": "MCR-FAN-28", "worth": {"points": [16]},
        }]})),
        (status = 404, description = "There is no such ruleset", body = Failure),
    )
)]
pub(super) async fn fans(Language(lang): Language, Path(id): Path<String>) -> Result<Json<Value>, Failure> {
    let ruleset = named(lang, &id)?;
    Ok(Json(json!({"rules": ruleset.id(), "fans": json::fans(ruleset, lang)})))
}

/// All clauses of a ruleset, section by section.
#[utoipa::path(
    get,
    path = "/api/rulesets/{id}/clauses",
    tag = "rules",
    params(LangParam, ("id" = String, Path, description = "red, classical, mcr, sichuan or taiwan")),
    responses(
        (status = 200, description = "Books with sections and clauses", body = Object, example = json!({
            "rules": "mcr", "books": [{"book": "mcr", "title": "MCR", "sections": [
                {"number": "9", "title": "Kongs", "clauses": [{"clause": "MCR-KONG-1", "text": "…"}]},
            ]}],
        })),
        (status = 404, description = "There is no such ruleset", body = Failure),
    )
)]
pub(super) async fn clauses(
    Language(lang): Language,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failure> {
    let ruleset = named(lang, &id)?;
    work(lang, move || Ok(Json(json!({"rules": ruleset.id(), "books": json::books(ruleset, lang)})))).await
}

/// One clause, with those that it mentions.
#[utoipa::path(
    get,
    path = "/api/clauses/{id}",
    tag = "rules",
    params(LangParam, ("id" = String, Path, description = "such as MCR-FAN-28")),
    responses(
        (status = 200, description = "The clause", body = Object, example = json!({
            "clause": "MCR-FAN-28", "rules": "mcr", "book": "mcr", "section": "13", "title": "Fans", "text": "…",
            "mentions": ["MCR-COUNT-2"], "mentioned": [{"clause": "MCR-COUNT-2", "text": "…"}],
        })),
        (status = 404, description = "There is no such clause", body = Failure),
    )
)]
pub(super) async fn clause(Language(lang): Language, Path(id): Path<String>) -> Result<Json<Value>, Failure> {
    let found = rules::clause(&id, lang.of_rules());
    let found = found.ok_or_else(|| Failure::not_found(words::no_clause(lang, &problem::cut(&id))))?;
    Ok(Json(json::clause_in_full(&found)))
}

/// What is looked for.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Search {
    /// Only in this ruleset.
    rules: Option<String>,
    /// The id of a clause, the id or name of a fan in any language, the number of a section, or words.
    q: String,
}

/// The clauses that have some words, or are meant by them.
#[utoipa::path(
    get,
    path = "/api/search",
    tag = "rules",
    params(LangParam, Search),
    responses(
        (status = 200, description = "A hundred clauses at the most; without any, ids that begin like it", body = Object,
            example = json!({"asked": "pure straight", "found": 1, "clauses": [{"clause": "MCR-FAN-28", "text": "…"}],
            "nearest": []})),
        (status = 404, description = "There is no such ruleset", body = Failure),
        (status = 422, description = "A query that cannot be read", body = Failure),
    )
)]
pub(super) async fn search(
    Language(lang): Language,
    search: Result<Query<Search>, QueryRejection>,
) -> Result<Json<Value>, Failure> {
    let Query(Search { rules, q }) = search.map_err(|error| Failure::bad_request(error.body_text()))?;
    let ruleset = rules.filter(|id| !id.is_empty()).map(|id| named(lang, &id)).transpose()?;
    work(lang, move || Ok(Json(found(lang, ruleset, &q)))).await
}

fn found(lang: Lang, ruleset: Option<Ruleset>, asked: &str) -> Value {
    let words: Vec<&str> = asked.split_whitespace().take(WORDS_MAX).collect();
    let asked = words.join(" ");
    if words.is_empty() {
        return json!({"asked": asked, "found": 0, "clauses": [], "nearest": []});
    }
    match rules::search(ruleset, &words, lang.of_rules()) {
        Ok(answer) => {
            let mut clauses = json::hits(&answer);
            let found = clauses.len();
            clauses.truncate(FOUND_MAX);
            json!({"asked": asked, "found": found, "clauses": clauses, "nearest": []})
        }
        Err(Problem::NoRule { nearest, .. }) => {
            json!({"asked": asked, "found": 0, "clauses": [], "nearest": nearest})
        }
        Err(_) => json!({"asked": asked, "found": 0, "clauses": [], "nearest": []}),
    }
}

/// The ruleset with this id.
fn named(lang: Lang, id: &str) -> Result<Ruleset, Failure> {
    id.parse().map_err(|error| {
        let problem = Problem::ruleset(id, error);
        Failure::not_found((lang.text().problem)(&problem))
    })
}
