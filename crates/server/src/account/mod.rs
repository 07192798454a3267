//! Who somebody is: guests, names and passwords, cookies of browsers and tokens of programs.
//!
//! Everybody is a row of `users`. A guest has no password; who registers keeps his row, and with it what he has played.

pub(crate) mod held;
pub(crate) mod limit;
mod name;
mod password;
mod played;
mod register;
pub(crate) mod session;
#[cfg(test)]
mod tests;
mod tokens;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::body::Body;
use crate::lang::Lang;
use crate::now::now;
use crate::{Config, Shared, error::AppError, id};
pub(crate) use register::Client;
use session::{Session, Use};

/// What accounts need besides the database.
#[derive(Debug)]
pub(crate) struct Account {
    pub(crate) limits: limit::Limits,
    /// Connections to tables, by address.
    pub(crate) sockets: std::sync::Arc<held::Holds>,
    hasher: password::Hasher,
    sweeper: session::Sweeper,
}

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct User {
    /// By which he is known to the server, whatever his name.
    pub(crate) id: String,
    /// What he wants to be called.
    pub(crate) name: String,
    /// Whether he has a password, so that his name is his alone.
    pub(crate) registered: bool,
}

/// Whoever sends a request, by his cookie or token. Without one it is refused.
#[derive(Clone, Debug)]
pub(crate) struct Visitor(pub(crate) User);

impl Account {
    pub(crate) fn new(config: &Config) -> Account {
        Account {
            limits: limit::Limits::new(config),
            sockets: held::Holds::new(config.sockets_per_address),
            hasher: password::Hasher::new(),
            sweeper: session::Sweeper::default(),
        }
    }
}

impl FromRequestParts<Shared> for Visitor {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Visitor, AppError> {
        Session::from_request_parts(parts, app).await.map(|session| Visitor(session.user))
    }
}

pub(crate) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(begin))
        .routes(routes!(me, rename))
        .merge(register::routes())
        .merge(tokens::routes())
        .merge(played::routes())
}

/// A name to go by.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NameBody {
    /// 1 to 24 letters, digits, spaces and `-_.'`.
    name: Option<String>,
}

/// Begins a session: who has none becomes a guest. The cookie is in the answer.
#[utoipa::path(post, path = "/api/session", tag = "account", request_body = NameBody,
    responses((status = 200, description = "Who you are", body = User)))]
async fn begin(
    State(app): State<Shared>,
    known: Result<Session, AppError>,
    lang: Lang,
    client: register::Client,
    headers: HeaderMap,
    body: Option<Body<NameBody>>,
) -> Result<Response, AppError> {
    match known {
        Ok(session) => answer(&app, session, &headers).await,
        Err(AppError::NoSession) => {
            app.account.limits.guests.take(&client.bucket)?;
            let wanted = body.and_then(|Body(body)| body.name);
            let user = make_guest(&app, wanted.as_deref(), lang).await?;
            app.account.sweeper.sweep(&app.store).await;
            let secret =
                session::begin(&app.store, &user.id, Use::Cookie, "", session::cookie_days(false)).await?;
            Ok(([session::set_cookie(&app.config, &secret, false)], Json(user)).into_response())
        }
        Err(error) => Err(error),
    }
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "account",
    responses((status = 200, description = "Who you are", body = User)))]
async fn me(State(app): State<Shared>, session: Session, headers: HeaderMap) -> Result<Response, AppError> {
    answer(&app, session, &headers).await
}

/// Changes your name.
#[utoipa::path(patch, path = "/api/me", tag = "account", request_body = NameBody,
    responses((status = 200, description = "Who you are now", body = User)))]
async fn rename(
    State(app): State<Shared>,
    Visitor(mut user): Visitor,
    Body(body): Body<NameBody>,
) -> Result<Json<User>, AppError> {
    let Some(wanted) = body.name else { return Ok(Json(user)) };
    let name = name::check(&wanted)?;
    let key = name::key(&name);
    free_for(&app, &key, &user.id).await?;
    let key_if_registered = user.registered.then_some(key);
    sqlx::query("UPDATE users SET name = $1, name_key = $2 WHERE id = $3")
        .bind(&name)
        .bind(key_if_registered)
        .bind(&user.id)
        .execute(app.store.pool())
        .await
        .map_err(name::taken_if_unique)?;
    user.name = name;
    Ok(Json(user))
}

/// Who it is, with the cookie again when it has become older.
async fn answer(app: &Shared, session: Session, headers: &HeaderMap) -> Result<Response, AppError> {
    let renewed = session.renew(&app.store).await?;
    let cookie = renewed.then(|| session::cookie_of(&app.config, headers)).flatten();
    let mut response = Json(&session.user).into_response();
    if let Some(secret) = cookie {
        let (name, value) = session::set_cookie(&app.config, secret, session.user.registered);
        response.headers_mut().insert(name, value);
    }
    Ok(response)
}

async fn make_guest(app: &Shared, wanted: Option<&str>, lang: Lang) -> Result<User, AppError> {
    let name = match wanted {
        Some(wanted) => {
            let name = name::check(wanted)?;
            free_for(app, &name::key(&name), "").await?;
            name
        }
        None => name::invent(lang),
    };
    let user = User { id: id::short(), name, registered: false };
    sqlx::query("INSERT INTO users (id, name, created_at, seen_at) VALUES ($1, $2, $3, $3)")
        .bind(&user.id)
        .bind(&user.name)
        .bind(now())
        .execute(app.store.pool())
        .await?;
    Ok(user)
}

/// A guest may not go by the name of somebody who is registered.
async fn free_for(app: &Shared, key: &str, own_id: &str) -> Result<(), AppError> {
    let owner: Option<String> = sqlx::query_scalar("SELECT id FROM users WHERE name_key = $1")
        .bind(key)
        .fetch_optional(app.store.pool())
        .await?;
    match owner {
        Some(owner) if owner != own_id => Err(crate::error::Why::NameTaken.into()),
        Some(_) | None => Ok(()),
    }
}
