//! Score sheets that friends or a club keep of a table with real tiles.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use sheet::{DealEntry, Note, Sheet, Stamp};
use utoipa::ToSchema;

use super::acts::{self, News, Results};
use super::files::{self, Verdict};
use super::fold::Fold;
use super::refused::Refused;
use super::shown::{Shown, not_public};
use crate::Shared;
use crate::body::Body;
use crate::error::{AppError, ErrorBody, Why};
use crate::now::now;

/// Who made the sheet: he may do what a referee may.
pub(crate) const KEEPER: &str = "keeper";
/// Who sits at the table.
const TABLE: &str = "table";
/// Both.
pub(crate) const KEEPERS: &[&str] = &[KEEPER, TABLE];

/// Of a title, in characters.
const TITLE_MAX: usize = 120;

/// A sheet and what it is called.
#[derive(Debug)]
pub(crate) struct SheetLedger {
    title: String,
    sheet: Sheet,
}

/// What a sheet is made with.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewSheet {
    /// What it is called.
    #[serde(default)]
    title: String,
    /// `Setup` of `web/src/sheet.ts`.
    #[schema(value_type = Object)]
    setup: sheet::Setup,
}

impl Fold for SheetLedger {
    const KIND: &'static str = "sheet";

    type Act = Note;

    fn new(setup: &Value) -> Result<SheetLedger, Refused> {
        let NewSheet { title, setup } = serde_json::from_value(setup.clone())
            .map_err(|error| Refused::NotUnderstood(error.to_string()))?;
        Ok(SheetLedger { title, sheet: Sheet::new(setup)? })
    }

    fn apply(&mut self, stamp: &Stamp, note: &Note) -> Result<(), Refused> {
        Ok(self.sheet.apply(stamp, note)?)
    }

    fn may(&self, role: &str, note: &Note) -> bool {
        role == KEEPER || (role == TABLE && !note.is_for_referees())
    }

    fn roles(&self) -> Vec<String> {
        KEEPERS.iter().map(|role| (*role).to_owned()).collect()
    }

    fn is_public(&self) -> bool {
        true
    }

    fn card(&self) -> Option<Value> {
        None
    }

    fn may_back_up(role: &str) -> bool {
        role == KEEPER
    }
}

/// A sheet that was made.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Made {
    id: String,
    /// By roles: `keeper` and `table`.
    #[schema(value_type = Object)]
    codes: Map<String, Value>,
}

/// Makes a score sheet. Whoever makes it gets its codes: his own, and the one to put on the table.
#[utoipa::path(post, path = "/api/sheets", tag = "sheets", request_body = NewSheet,
    responses((status = 201, body = Made), (status = 400, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn create(
    State(app): State<Shared>,
    shown: Shown,
    Body(mut new): Body<NewSheet>,
) -> Result<(StatusCode, Json<Made>), AppError> {
    new.title = new.title.trim().to_owned();
    if new.title.chars().count() > TITLE_MAX {
        return Err(Why::TitleLength.into());
    }
    let setup = serde_json::to_value(&new).map_err(|error| AppError::Internal(error.to_string()))?;
    shown.may_make(&app)?;
    let open = app.ledgers.sheets.create(app.store.pool(), setup).await?;
    let codes = open.read().await.codes_of(KEEPERS);
    Ok(files::made(Made { id: open.row.id.clone(), codes }))
}

/// A sheet as it is now, or, with `after`, as soon as it is another. The code of the role is in the header `X-Fivewinds-Code`;
/// without one it is `public`.
#[utoipa::path(get, path = "/api/sheets/{id}", tag = "sheets", params(("id" = String, Path), News),
    responses((status = 200, body = Object, description = "`version`, `title`, `role`, `created_at`, `now`, `view` \
        (`SheetView` of `web/src/sheet.ts`) and, for the keeper, `codes`; `version` alone if nothing is new"),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn one(
    State(app): State<Shared>,
    shown: Shown,
    Path(id): Path<String>,
    Query(News { after }): Query<News>,
) -> Result<Json<Value>, AppError> {
    let (open, _) = shown.enter(&app, &app.ledgers.sheets, &id).await?;
    if let Some(known) = after {
        open.wait(app.ledgers.waits(&app.config), |state| state.lines != known).await;
    }
    let state = open.read().await;
    if after == Some(state.lines) {
        return Ok(Json(json!({ "version": state.lines })));
    }
    let role = shown.role(&app, &state)?;
    let SheetLedger { title, sheet } = &state.fold;
    let mut answer = json!({
        "version": state.lines,
        "title": title,
        "role": role,
        "created_at": open.row.created_at,
        "now": now(),
        "view": sheet.view(),
    });
    if role == KEEPER {
        answer["codes"] = state.codes_of(KEEPERS).into();
    }
    Ok(Json(answer))
}

/// Notes for a sheet.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SentNotes {
    /// The name of who makes them, at most 60 characters.
    #[serde(default)]
    who: String,
    /// In their order; at most 500.
    notes: Vec<SentNote>,
}

/// A note.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SentNote {
    /// What the sender calls it, up to 64 letters and digits: what is sent twice is taken once.
    key: String,
    /// `Note` of `web/src/sheet.ts`.
    #[schema(value_type = Object)]
    note: Value,
}

/// Writes notes into a sheet, each by itself and in their order.
#[utoipa::path(post, path = "/api/sheets/{id}/notes", tag = "sheets", params(("id" = String, Path)),
    request_body = SentNotes,
    responses((status = 200, body = Results), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn notes(
    State(app): State<Shared>,
    shown: Shown,
    Path(id): Path<String>,
    Body(SentNotes { who, notes }): Body<SentNotes>,
) -> Result<Json<Results>, AppError> {
    let (open, role) = shown.enter(&app, &app.ledgers.sheets, &id).await?;
    let sent = notes.into_iter().map(|SentNote { key, note }| (key, note)).collect();
    Ok(Json(acts::take(&app, open, role, &who, sent).await?))
}

/// A deal that may be entered.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proposal {
    /// The row that would be corrected; null for the next deal.
    #[serde(default)]
    pub(crate) row: Option<u32>,
    /// `DealEntry` of `web/src/sheet.ts`.
    #[schema(value_type = Object)]
    pub(crate) deal: DealEntry,
}

/// What a deal would come to if it were entered.
#[utoipa::path(post, path = "/api/sheets/{id}/preview", tag = "sheets", params(("id" = String, Path)),
    request_body = Proposal,
    responses((status = 200, body = Object, description = "`Preview` of `web/src/sheet.ts`"),
        (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(super) async fn preview(
    State(app): State<Shared>,
    shown: Shown,
    Path(id): Path<String>,
    Body(proposal): Body<Proposal>,
) -> Result<Json<sheet::Preview>, AppError> {
    let (open, role) = shown.enter(&app, &app.ledgers.sheets, &id).await?;
    not_public(&role)?;
    let state = open.read().await;
    previewed(&state.fold.sheet, &proposal, state.lines).map(Json)
}

/// The same of any sheet.
pub(crate) fn previewed(
    sheet: &Sheet,
    proposal: &Proposal,
    version: u64,
) -> Result<sheet::Preview, AppError> {
    let Proposal { row, deal } = proposal;
    let preview = row.map_or_else(|| sheet.preview(deal), |row| sheet.preview_row(row, deal));
    preview.map_err(|why| AppError::Refused {
        status: StatusCode::CONFLICT,
        why: why.into(),
        version: Some(version),
    })
}

/// Everything that was done, line by line, with its hashes.
#[utoipa::path(get, path = "/api/sheets/{id}/log", tag = "sheets", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain", description = "docs/hall.md describes it"),
        (status = 404, body = ErrorBody)))]
pub(super) async fn log(
    State(app): State<Shared>,
    shown: Shown,
    Path(id): Path<String>,
) -> Result<Response, AppError> {
    let (open, _) = shown.enter(&app, &app.ledgers.sheets, &id).await?;
    files::file(&app, &open, false).await
}

/// The same with the secret, for the keeper: to go on with it on another server.
#[utoipa::path(get, path = "/api/sheets/{id}/backup", tag = "sheets", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain", description = "docs/hall.md describes it"),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn backup(
    State(app): State<Shared>,
    shown: Shown,
    Path(id): Path<String>,
) -> Result<Response, AppError> {
    let (open, role) = shown.enter(&app, &app.ledgers.sheets, &id).await?;
    files::may_back_up::<SheetLedger>(&role)?;
    files::file(&app, &open, true).await
}

/// Whether the chain of its lines holds.
#[utoipa::path(get, path = "/api/sheets/{id}/verify", tag = "sheets", params(("id" = String, Path)),
    responses((status = 200, body = Verdict), (status = 404, body = ErrorBody)))]
pub(super) async fn verify(
    State(app): State<Shared>,
    shown: Shown,
    Path(id): Path<String>,
) -> Result<Json<Verdict>, AppError> {
    let (open, _) = shown.enter(&app, &app.ledgers.sheets, &id).await?;
    Ok(Json(files::verdict(&app, &open).await?))
}
