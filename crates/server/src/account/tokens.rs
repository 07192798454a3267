//! Tokens for programs that play or ask in somebody's name: shown once, kept as hashes.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::session::{self, Session, Use};
use crate::body::Body;
use crate::error::{AppError, ErrorBody, Why};
use crate::{App, Shared};

/// One person may have so many.
const MOST: i64 = 20;
/// A token is named by so much of its hash.
const ID: usize = 16;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(list, make)).routes(routes!(remove))
}

/// A token, without its secret.
#[derive(Debug, Serialize, ToSchema)]
struct Token {
    /// To remove it by.
    id: String,
    /// What it is for, in your words.
    label: String,
    /// Milliseconds since 1970.
    created_at: i64,
    /// Milliseconds since 1970.
    expires_at: i64,
}

/// A token that was just made.
#[derive(Serialize, ToSchema)]
struct NewToken {
    #[serde(flatten)]
    token: Token,
    /// `Authorization: Bearer …`. It is not shown again.
    secret: String,
}

/// What a token is for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// 1 to 60 characters.
    label: String,
    /// For how many days, a year if not said.
    days: Option<u16>,
}

/// Your tokens, the newest first.
#[utoipa::path(get, path = "/api/tokens", tag = "account",
    responses((status = 200, description = "Your tokens", body = Vec<Token>)))]
async fn list(State(app): State<Shared>, session: Session) -> Result<Json<Vec<Token>>, AppError> {
    Ok(Json(tokens_of(&app, &session.by_cookie()?.user.id).await?))
}

/// Makes a token for a program.
#[utoipa::path(post, path = "/api/tokens", tag = "account", request_body = Wanted,
    responses((status = 201, description = "The token; its secret is not shown again", body = NewToken),
        (status = 409, description = "There are too many", body = ErrorBody)))]
async fn make(
    State(app): State<Shared>,
    session: Session,
    Body(body): Body<Wanted>,
) -> Result<(StatusCode, Json<NewToken>), AppError> {
    let user = session.by_cookie()?.user;
    let label = body.label.trim();
    if !(1..=60).contains(&label.chars().count()) || label.chars().any(char::is_control) {
        return Err(Why::LabelLength.into());
    }
    let count: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM sessions WHERE user_id = $1 AND kind = 'token' AND expires_at > $2",
    )
    .bind(&user.id)
    .bind(crate::now::now())
    .fetch_one(app.store.pool())
    .await?;
    if count >= MOST {
        return Err(Why::TooManyTokens.into());
    }
    let days = i64::from(body.days.unwrap_or(365)).clamp(1, 3650);
    let secret = session::begin(&app.store, &user.id, Use::Token, label, days).await?;
    let id = crate::id::hash(&secret)[..ID].to_owned();
    let tokens = tokens_of(&app, &user.id).await?;
    let token = tokens.into_iter().find(|token| token.id == id).ok_or(AppError::NotFound("token"))?;
    Ok((StatusCode::CREATED, Json(NewToken { token, secret })))
}

/// Removes a token; whoever has its secret is a stranger from then on.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "account", params(("id" = String, Path)),
    responses((status = 204, description = "Done"),
        (status = 404, description = "You have no such token", body = ErrorBody)))]
async fn remove(
    State(app): State<Shared>,
    session: Session,
    Path(id): Path<String>,
) -> Result<StatusCode, AppError> {
    let user = session.by_cookie()?.user;
    let removed = sqlx::query(
        "DELETE FROM sessions WHERE user_id = $1 AND kind = 'token' AND SUBSTR(token, 1, 16) = $2",
    )
    .bind(&user.id)
    .bind(id)
    .execute(app.store.pool())
    .await?;
    if removed.rows_affected() == 0 { Err(AppError::NotFound("token")) } else { Ok(StatusCode::NO_CONTENT) }
}

async fn tokens_of(app: &App, user: &str) -> Result<Vec<Token>, sqlx::Error> {
    let rows: Vec<(String, String, i64, i64)> = sqlx::query_as(
        "SELECT token, label, created_at, expires_at FROM sessions \
         WHERE user_id = $1 AND kind = 'token' AND expires_at > $2 ORDER BY created_at DESC, token",
    )
    .bind(user)
    .bind(crate::now::now())
    .fetch_all(app.store.pool())
    .await?;
    let token = |(hash, label, created_at, expires_at): (String, String, i64, i64)| Token {
        id: hash[..ID].to_owned(),
        label,
        created_at,
        expires_at,
    };
    Ok(rows.into_iter().map(token).collect())
}
