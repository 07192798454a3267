//! Names with passwords: registering, logging in and out, a new password, and leaving for good.

use axum::Json;
use axum::extract::State;
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::limit::{self, bucket_of};
use super::session::{self, Session, Use};
use super::{User, make_guest, name, password};
use crate::body::Body;
use crate::error::{AppError, ErrorBody, Why};
use crate::lang::Lang;
use crate::{App, Shared};

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(register))
        .routes(routes!(login))
        .routes(routes!(logout))
        .routes(routes!(change))
        .routes(routes!(leave))
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Credentials {
    name: String,
    /// 12 to 128 characters of any kind.
    password: String,
}

/// The old password and the new one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Change {
    old: String,
    new: String,
}

/// The password of who has one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Leave {
    password: Option<String>,
}

/// Gives you a name of your own and a password. Who was a guest stays who he is, and keeps what he has played.
#[utoipa::path(post, path = "/api/register", tag = "account", request_body = Credentials,
    responses((status = 200, description = "Who you are now; a new cookie", body = User),
        (status = 409, description = "The name is taken", body = ErrorBody)))]
async fn register(
    State(app): State<Shared>,
    known: Result<Session, AppError>,
    lang: Lang,
    client: Client,
    Body(body): Body<Credentials>,
) -> Result<Response, AppError> {
    let name = name::check(&body.name)?;
    password::check(&body.password, &name)?;
    let guest = match known {
        Ok(session) => Some(session.by_cookie()?.user),
        Err(AppError::NoSession) => None,
        Err(error) => return Err(error),
    };
    if guest.as_ref().is_some_and(|guest| guest.registered) {
        return Err(Why::AlreadyRegistered.into());
    }
    // Hashing is dear: it is limited like an attempt at a password.
    app.account.limits.by_address.take(&client.bucket)?;
    let key = name::key(&name);
    super::free_for(&app, &key, "").await?;
    let hash = app.account.hasher.hash(body.password).await?;
    let guest = match guest {
        Some(guest) => guest,
        None => make_guest(&app, None, lang).await?,
    };
    let changed = sqlx::query(
        "UPDATE users SET name = $1, name_key = $2, password = $3 WHERE id = $4 AND password IS NULL",
    )
    .bind(&name)
    .bind(&key)
    .bind(hash)
    .bind(&guest.id)
    .execute(app.store.pool())
    .await
    .map_err(name::taken_if_unique)?;
    if changed.rows_affected() == 0 {
        return Err(Why::AlreadyRegistered.into());
    }
    end_sessions(&app, &guest.id, "").await?;
    welcome(&app, User { id: guest.id, name, registered: true }).await
}

/// Begins a session of somebody who is registered.
#[utoipa::path(post, path = "/api/login", tag = "account", request_body = Credentials,
    responses((status = 200, description = "Who you are; a new cookie", body = User),
        (status = 403, description = "Wrong name or password", body = ErrorBody),
        (status = 429, description = "Too many attempts", body = ErrorBody)))]
async fn login(
    State(app): State<Shared>,
    known: Result<Session, AppError>,
    client: Client,
    Body(body): Body<Credentials>,
) -> Result<Response, AppError> {
    let key = name::key(&body.name);
    let found: Option<(String, String, Option<String>)> =
        sqlx::query_as("SELECT id, name, password FROM users WHERE name_key = $1")
            .bind(&key)
            .fetch_optional(app.store.pool())
            .await?;
    let stored = found.as_ref().and_then(|found| found.2.clone());
    attempt(&app, &client, &key, body.password, stored).await?;
    let (id, name, _) = found.ok_or(Why::WrongPassword)?;
    // The session that was there before, a guest's or another's, is not taken over.
    if let Ok(before) = known
        && before.by == Use::Cookie
    {
        session::end(&app.store, &before.token).await?;
    }
    welcome(&app, User { id, name, registered: true }).await
}

/// Ends this session.
#[utoipa::path(post, path = "/api/logout", tag = "account", responses((status = 204, description = "Done")))]
async fn logout(State(app): State<Shared>, known: Result<Session, AppError>) -> Result<Response, AppError> {
    match known {
        Ok(session) => session::end(&app.store, &session.token).await?,
        Err(AppError::NoSession) => {}
        Err(error) => return Err(error),
    }
    Ok((StatusCode::NO_CONTENT, [session::no_cookie(&app.config)]).into_response())
}

/// Changes your password. All your other sessions end; tokens of programs stay.
#[utoipa::path(post, path = "/api/password", tag = "account", request_body = Change,
    responses((status = 200, description = "A new cookie", body = User),
        (status = 403, description = "Not the old password", body = ErrorBody)))]
async fn change(
    State(app): State<Shared>,
    session: Session,
    client: Client,
    Body(body): Body<Change>,
) -> Result<Response, AppError> {
    let user = session.by_cookie()?.user;
    if !user.registered {
        return Err(Why::NotRegistered.into());
    }
    password::check(&body.new, &user.name)?;
    prove(&app, &client, &user, body.old).await?;
    let hash = app.account.hasher.hash(body.new).await?;
    sqlx::query("UPDATE users SET password = $1 WHERE id = $2")
        .bind(hash)
        .bind(&user.id)
        .execute(app.store.pool())
        .await?;
    end_sessions(&app, &user.id, "").await?;
    welcome(&app, user).await
}

/// Removes your name, password, sessions and tokens. Deals that others played too stay, without your name.
#[utoipa::path(delete, path = "/api/me", tag = "account", request_body = Leave,
    responses((status = 204, description = "Done")))]
async fn leave(
    State(app): State<Shared>,
    session: Session,
    client: Client,
    body: Option<Body<Leave>>,
) -> Result<Response, AppError> {
    let user = session.by_cookie()?.user;
    if user.registered {
        let password = body.and_then(|Body(body)| body.password).ok_or(Why::WrongPassword)?;
        prove(&app, &client, &user, password).await?;
    }
    sqlx::query("DELETE FROM sessions WHERE user_id = $1").bind(&user.id).execute(app.store.pool()).await?;
    sqlx::query("UPDATE users SET name = '-', name_key = NULL, password = NULL WHERE id = $1")
        .bind(&user.id)
        .execute(app.store.pool())
        .await?;
    Ok((StatusCode::NO_CONTENT, [session::no_cookie(&app.config)]).into_response())
}

/// Whether it is his password; counted like an attempt to log in.
async fn prove(app: &App, client: &Client, user: &User, password: String) -> Result<(), AppError> {
    let stored: Option<String> = sqlx::query_scalar("SELECT password FROM users WHERE id = $1")
        .bind(&user.id)
        .fetch_one(app.store.pool())
        .await?;
    attempt(app, client, &name::key(&user.name), password, stored).await
}

/// One attempt at a password. It is counted before it is known to fail, since many may come at once.
async fn attempt(
    app: &App,
    client: &Client,
    key: &str,
    password: String,
    stored: Option<String>,
) -> Result<(), AppError> {
    let limits = &app.account.limits;
    limits.by_address.take(&client.bucket)?;
    // A name longer than any would only fill the memory.
    let key: String = key.chars().take(64).collect();
    limits.by_name.take(key.as_str())?;
    let longest = password.chars().count() <= 128;
    if !app.account.hasher.verify(password, stored.filter(|_| longest)).await? {
        metrics::counter!("fivewinds_failed_logins_total").increment(1);
        tracing::info!(address = %client.bucket, "a password was wrong");
        return Err(Why::WrongPassword.into());
    }
    limits.by_address.give_back(&client.bucket);
    limits.by_name.give_back(key.as_str());
    Ok(())
}

/// A new secret each time: one that somebody knew before is worth nothing.
async fn welcome(app: &App, user: User) -> Result<Response, AppError> {
    let secret =
        session::begin(&app.store, &user.id, Use::Cookie, "", session::cookie_days(user.registered)).await?;
    Ok(([session::set_cookie(&app.config, &secret, user.registered)], Json(user)).into_response())
}

/// Ends all sessions of browsers but one.
async fn end_sessions(app: &App, user: &str, but: &str) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM sessions WHERE user_id = $1 AND kind = 'cookie' AND token <> $2")
        .bind(user)
        .bind(but)
        .execute(app.store.pool())
        .await?;
    Ok(())
}

/// Where a request comes from, as the limits count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client {
    pub(crate) bucket: std::net::IpAddr,
}

impl axum::extract::FromRequestParts<Shared> for Client {
    type Rejection = AppError;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        app: &Shared,
    ) -> Result<Client, AppError> {
        Ok(Client::of(app, &parts.headers, &parts.extensions))
    }
}

impl Client {
    fn of(app: &App, headers: &HeaderMap, extensions: &Extensions) -> Client {
        Client { bucket: bucket_of(limit::address(&app.config, headers, extensions)) }
    }
}
