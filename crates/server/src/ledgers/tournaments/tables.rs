//! The sheet of one table in one session, and how the tables compare that play the same deals.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde_json::{Value, json};

use super::TournamentLedger;
use crate::Shared;
use crate::body::Body;
use crate::error::{AppError, ErrorBody};
use crate::ledgers::acts::News;
use crate::ledgers::open;
use crate::ledgers::sheets::{Proposal, previewed};
use crate::ledgers::shown::{Shown, not_public};
use crate::now::now;

/// The sheet of a table, as it is now, or, with `after`, as soon as something has changed that may concern it. Notes for it are
/// acts of the tournament. The section counts from 0, as in acts.
#[utoipa::path(get, path = "/api/tournaments/{id}/sheets/{section}/{session}/{table}", tag = "tournaments",
    params(("id" = String, Path), ("section" = u32, Path), ("session" = u32, Path), ("table" = u32, Path), News),
    responses((status = 200, body = Object, description = "`version`, `role`, `now`, `view` (`SheetView` of `web/src/sheet.ts`; \
        null before the session has begun) and `table` (`TableView` of `web/src/tournament.ts`); `version` alone if nothing is \
        new"), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn one(
    State(app): State<Shared>,
    shown: Shown,
    Path((id, section, session, table)): Path<(String, u32, u32, u32)>,
    Query(News { after }): Query<News>,
) -> Result<Json<Value>, AppError> {
    let (open, _) = shown.enter(&app, &app.ledgers.tournaments, &id).await?;
    // Who knows more than there is, knows a state that was put back.
    let is_new = |state: &open::State<TournamentLedger>| {
        after.is_none_or(|known| {
            state.fold.version_of((section, session, table)) > known || known > state.lines
        })
    };
    open.wait(app.ledgers.waits(&app.config), is_new).await;
    let state = open.read().await;
    if !is_new(&state) {
        return Ok(Json(json!({ "version": state.lines })));
    }
    let role = shown.role(&app, &state)?;
    let tournament = &state.fold.tournament;
    let shown = tournament.table_view(section, session, table);
    let shown = shown.ok_or(AppError::NotFound("session or table"))?;
    Ok(Json(json!({
        "version": state.lines,
        "role": role,
        "now": now(),
        "view": tournament.sheet(section, session, table).map(sheet::Sheet::view),
        "table": shown,
    })))
}

/// What a deal would come to if it were entered.
#[utoipa::path(post, path = "/api/tournaments/{id}/sheets/{section}/{session}/{table}/preview", tag = "tournaments",
    params(("id" = String, Path), ("section" = u32, Path), ("session" = u32, Path), ("table" = u32, Path)),
    request_body = Proposal,
    responses((status = 200, body = Object, description = "`Preview` of `web/src/sheet.ts`"), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(super) async fn preview(
    State(app): State<Shared>,
    shown: Shown,
    Path((id, section, session, table)): Path<(String, u32, u32, u32)>,
    Body(proposal): Body<Proposal>,
) -> Result<Json<sheet::Preview>, AppError> {
    let (open, role) = shown.enter(&app, &app.ledgers.tournaments, &id).await?;
    not_public(&role)?;
    let state = open.read().await;
    let sheet = state.fold.tournament.sheet(section, session, table);
    let sheet = sheet.ok_or(AppError::NotFound("session or table"))?;
    previewed(sheet, &proposal, state.lines).map(Json)
}

/// How the tables of a session compare that play the same deals: of those that all have finished, deal by deal. The section counts
/// from 0, as in acts.
#[utoipa::path(get, path = "/api/tournaments/{id}/duplicate/{section}/{session}", tag = "tournaments",
    params(("id" = String, Path), ("section" = u32, Path), ("session" = u32, Path)),
    responses((status = 200, body = Object, description = "`DuplicateSession` of `web/src/tournament.ts`"),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn duplicate(
    State(app): State<Shared>,
    shown: Shown,
    Path((id, section, session)): Path<(String, u32, u32)>,
) -> Result<Json<tournament::DuplicateSession>, AppError> {
    let (open, _) = shown.enter(&app, &app.ledgers.tournaments, &id).await?;
    let state = open.read().await;
    let compared = state.fold.tournament.duplicate(section, session);
    compared.map(Json).ok_or(AppError::NotFound("session or table"))
}
