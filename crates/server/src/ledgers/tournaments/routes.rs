//! Tournaments over HTTP.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ORGANISER, STAFF, TournamentLedger, seating, tables};
use crate::Shared;
use crate::body::Body;
use crate::error::{AppError, ErrorBody, Why};
use crate::lang::Lang;
use crate::ledgers::acts::{self, News, Results};
use crate::ledgers::files::{self, Verdict};
use crate::ledgers::fold::{Fold, PUBLIC};
use crate::ledgers::open;
use crate::ledgers::refused::{sentence, spoken};
use crate::ledgers::rows;
use crate::ledgers::shown::Shown;
use crate::now::now;

/// So many are listed.
const LISTED: i64 = 200;

pub(crate) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(one))
        .routes(routes!(acts))
        .routes(routes!(import))
        .routes(routes!(export))
        .routes(routes!(log))
        .routes(routes!(backup))
        .routes(routes!(verify))
        .routes(routes!(tables::one))
        .routes(routes!(tables::preview))
        .routes(routes!(tables::duplicate))
        .routes(routes!(seating::look, seating::start))
        .routes(routes!(seating::stop))
}

/// What a tournament is made with.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewTournament {
    /// `Setup` of `web/src/tournament.ts`.
    #[schema(value_type = Object)]
    setup: tournament::Setup,
}

/// A tournament that was made.
#[derive(Debug, Serialize, ToSchema)]
struct Made {
    id: String,
    /// By roles: `organiser`, `referee`, `scorer`.
    #[schema(value_type = Object)]
    codes: Map<String, Value>,
}

/// Makes a tournament. Whoever makes it gets the codes of those who run it.
#[utoipa::path(post, path = "/api/tournaments", tag = "tournaments", request_body = NewTournament,
    responses((status = 201, body = Made), (status = 400, body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn create(
    State(app): State<Shared>,
    shown: Shown,
    Body(NewTournament { setup }): Body<NewTournament>,
) -> Result<(StatusCode, Json<Made>), AppError> {
    let setup = serde_json::to_value(&setup).map_err(|error| AppError::Internal(error.to_string()))?;
    shown.may_make(&app)?;
    let open = app.ledgers.tournaments.create(app.store.pool(), setup).await?;
    let codes = open.read().await.codes_of(STAFF);
    Ok(files::made(Made { id: open.row.id.clone(), codes }))
}

/// A tournament in the public list.
#[derive(Debug, Serialize, ToSchema)]
struct Listed {
    id: String,
    created_at: i64,
    /// `title`, `place`, `dates`, and `state`: `planned`, `running` or `finished`.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    card: Value,
}

/// The public tournaments of this server, the newest first.
#[utoipa::path(get, path = "/api/tournaments", tag = "tournaments", responses((status = 200, body = Vec<Listed>)))]
async fn list(State(app): State<Shared>) -> Result<Json<Vec<Listed>>, AppError> {
    let rows = rows::listed(app.store.pool(), TournamentLedger::KIND, LISTED).await?;
    let listed = |row: rows::CardRow| Listed { id: row.id, created_at: row.created_at, card: row.card };
    Ok(Json(rows.into_iter().map(listed).collect()))
}

/// A tournament as it is now, or, with `after`, as soon as it is another. The code of the role is in the header
/// `X-Fivewinds-Code`; without one it is `public`.
#[utoipa::path(get, path = "/api/tournaments/{id}", tag = "tournaments", params(("id" = String, Path), News),
    responses((status = 200, body = Object, description = "`version`, `role`, `created_at`, `now`, `view` (`TournamentView` of \
        `web/src/tournament.ts`) and `codes`, as far as they are for this role; `version` alone if nothing is new"),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn one(
    State(app): State<Shared>,
    shown: Shown,
    Path(id): Path<String>,
    Query(News { after }): Query<News>,
) -> Result<Json<Value>, AppError> {
    let (open, role) = shown.enter(&app, &app.ledgers.tournaments, &id).await?;
    if let Some(known) = after {
        let is_new = |state: &open::State<TournamentLedger>| state.lines != known;
        let begins_new = is_new(&*open.read().await);
        open.wait(app.ledgers.waits(&app.config), is_new).await;
        if role == PUBLIC && !begins_new {
            let waits = open::Waits { patience: app.config.gathered, ..app.ledgers.waits(&app.config) };
            open.wait(waits, |_| false).await;
        }
    }
    let state = open.read().await;
    if after == Some(state.lines) {
        return Ok(Json(json!({ "version": state.lines })));
    }
    let role = shown.role(&app, &state)?;
    let mut answer = json!({
        "version": state.lines,
        "role": role,
        "created_at": open.row.created_at,
        "now": now(),
        "view": *state.fold.view(&role),
    });
    if let Some(codes) = codes_for(&role, &state) {
        answer["codes"] = codes;
    }
    Ok(Json(answer))
}

/// The organiser hands all codes out, a referee those of tables.
fn codes_for(role: &str, state: &open::State<TournamentLedger>) -> Option<Value> {
    let of = |prefix: &str| -> Map<String, Value> {
        let found = state.codes().filter_map(|(role, code)| Some((role.strip_prefix(prefix)?, code)));
        found.map(|(who, code)| (who.to_owned(), code.into())).collect()
    };
    match role {
        ORGANISER => {
            let mut codes = state.codes_of(STAFF);
            codes.insert("tables".to_owned(), of("table-").into());
            codes.insert("players".to_owned(), of("player-").into());
            Some(codes.into())
        }
        "referee" => Some(json!({"tables": of("table-")})),
        _ => None,
    }
}

/// What is done in a tournament.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SentActs {
    /// The name of who does it, at most 60 characters.
    #[serde(default)]
    who: String,
    /// In their order; at most 500.
    acts: Vec<SentAct>,
}

/// An act.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SentAct {
    /// What the sender calls it, up to 64 letters and digits: what is sent twice is taken once.
    key: String,
    /// `Act` of `web/src/tournament.ts`.
    #[schema(value_type = Object)]
    act: Value,
}

/// Does something in a tournament, each by itself and in their order.
#[utoipa::path(post, path = "/api/tournaments/{id}/acts", tag = "tournaments", params(("id" = String, Path)),
    request_body = SentActs,
    responses((status = 200, body = Results), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn acts(
    State(app): State<Shared>,
    shown: Shown,
    Path(id): Path<String>,
    Body(SentActs { who, acts }): Body<SentActs>,
) -> Result<Json<Results>, AppError> {
    let (open, role) = shown.enter(&app, &app.ledgers.tournaments, &id).await?;
    let sent = acts.into_iter().map(|SentAct { key, act }| (key, act)).collect();
    Ok(Json(acts::take(&app, open, role, &who, sent).await?))
}

/// A table of players, as a spreadsheet writes it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PlayersTable {
    text: String,
}

/// Something wrong in such a table.
#[derive(Debug, Serialize, ToSchema)]
struct TableFault {
    line: u32,
    column: u32,
    /// One word for programs.
    code: &'static str,
    /// A sentence for people.
    message: String,
}

/// Who stands in such a table, and what is wrong with it.
#[derive(Debug, Serialize, ToSchema)]
struct Imported {
    /// `Entry` of `web/src/tournament.ts`, for the act `enter`; empty if something is wrong.
    #[schema(value_type = Vec<Object>)]
    entries: Vec<tournament::Entry>,
    errors: Vec<TableFault>,
}

/// Reads a table of players. Nobody is entered by it: what it finds is sent as the act `enter`.
#[utoipa::path(post, path = "/api/tournaments/{id}/import", tag = "tournaments", params(("id" = String, Path)),
    request_body = PlayersTable, responses((status = 200, body = Imported), (status = 403, body = ErrorBody)))]
async fn import(
    State(app): State<Shared>,
    shown: Shown,
    Path(id): Path<String>,
    Body(PlayersTable { text }): Body<PlayersTable>,
) -> Result<Json<Imported>, AppError> {
    let (open, role) = shown.enter(&app, &app.ledgers.tournaments, &id).await?;
    is_organiser(&role)?;
    let state = open.read().await;
    let lang = Lang::current();
    let fault = |problem: tournament::ImportProblem| TableFault {
        line: problem.line,
        column: problem.column,
        code: problem.fault.code(),
        message: sentence(lang, &problem.say(spoken(lang))),
    };
    Ok(Json(match tournament::import(&text, state.fold.tournament.setup()) {
        Ok(entries) => Imported { entries, errors: Vec::new() },
        Err(problems) => Imported { entries: Vec::new(), errors: problems.into_iter().map(fault).collect() },
    }))
}

/// Only the organiser.
pub(super) fn is_organiser(role: &str) -> Result<(), AppError> {
    match role {
        ORGANISER => Ok(()),
        PUBLIC => Err(Why::CodeNeeded.into()),
        _ => Err(Why::NotYours.into()),
    }
}

/// Everything as tables for spreadsheets, and as JSON.
#[utoipa::path(get, path = "/api/tournaments/{id}/export/{name}", tag = "tournaments",
    params(("id" = String, Path), ("name" = String, Path, description = "`players.csv`, `seating.csv`, `results.csv`, \
        `standings.csv`, `teams.csv`, `penalties.csv`, `deals.csv`, `ema.csv` or `all.json`")),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
async fn export(
    State(app): State<Shared>,
    shown: Shown,
    Path((id, name)): Path<(String, String)>,
) -> Result<Response, AppError> {
    let (open, _) = shown.enter(&app, &app.ledgers.tournaments, &id).await?;
    let state = open.read().await;
    let text = state.fold.tournament.export(&name, spoken(Lang::current()));
    let text = text.ok_or(AppError::NotFound("file"))?;
    let kind = if name.ends_with(".json") { "application/json" } else { "text/csv; charset=utf-8" };
    let file = format!("attachment; filename=\"{name}\"");
    Ok(([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, file)], text).into_response())
}

/// Everything that was done, line by line, with its hashes. While there are walls to be played whose seeds stand in it, it is the
/// organiser's.
#[utoipa::path(get, path = "/api/tournaments/{id}/log", tag = "tournaments", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain", description = "docs/hall.md describes it"),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn log(State(app): State<Shared>, shown: Shown, Path(id): Path<String>) -> Result<Response, AppError> {
    let (open, role) = shown.enter(&app, &app.ledgers.tournaments, &id).await?;
    if !open.read().await.fold.may_read_all(&role) {
        is_organiser(&role)?;
    }
    files::file(&app, &open, false).await
}

/// The same with the secret, for the organiser: to go on with it on another server.
#[utoipa::path(get, path = "/api/tournaments/{id}/backup", tag = "tournaments", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain", description = "docs/hall.md describes it"),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn backup(
    State(app): State<Shared>,
    shown: Shown,
    Path(id): Path<String>,
) -> Result<Response, AppError> {
    let (open, role) = shown.enter(&app, &app.ledgers.tournaments, &id).await?;
    files::may_back_up::<TournamentLedger>(&role)?;
    files::file(&app, &open, true).await
}

/// Whether the chain of its lines holds.
#[utoipa::path(get, path = "/api/tournaments/{id}/verify", tag = "tournaments", params(("id" = String, Path)),
    responses((status = 200, body = Verdict), (status = 404, body = ErrorBody)))]
async fn verify(
    State(app): State<Shared>,
    shown: Shown,
    Path(id): Path<String>,
) -> Result<Json<Verdict>, AppError> {
    let (open, _) = shown.enter(&app, &app.ledgers.tournaments, &id).await?;
    Ok(Json(files::verdict(&app, &open).await?))
}
