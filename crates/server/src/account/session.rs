//! Sessions: what a cookie or a token stands for. The database has the hash of the secret, never the secret.

use std::sync::atomic::{AtomicI64, Ordering};

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue};

use super::User;
use crate::error::{AppError, Why};
use crate::now::now;
use crate::{Config, Shared, Store, id};

/// A cookie lives so many days from the day it was last shown. A guest has no password to come back with, and would lose what
/// he played.
pub(super) const fn cookie_days(registered: bool) -> i64 {
    if registered { 30 } else { 180 }
}

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A session that holds: who it is, and by what he showed it.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(super) user: User,
    /// The hash of the secret.
    pub(super) token: String,
    pub(super) by: Use,
    pub(super) expires_at: i64,
}

/// What a session is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// A browser.
    Cookie,
    /// A program.
    Token,
}

impl Use {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Use::Cookie => "cookie",
            Use::Token => "token",
        }
    }
}

impl FromRequestParts<Shared> for Session {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Session, AppError> {
        // A program says whose token it has; what a browser adds by itself counts only without one.
        let (secret, by) = match bearer(&parts.headers) {
            Some(secret) => (secret, Use::Token),
            None => (cookie_of(&app.config, &parts.headers).ok_or(AppError::NoSession)?, Use::Cookie),
        };
        find(&app.store, secret, by).await?.ok_or(AppError::NoSession)
    }
}

impl Session {
    /// Itself, if it is a browser's: a program's token does not manage the account.
    pub(super) fn by_cookie(self) -> Result<Session, AppError> {
        match self.by {
            Use::Cookie => Ok(self),
            Use::Token => Err(Why::NotByToken.into()),
        }
    }

    /// Lets a browser's session last from now on; once a day is enough. Tells whether it did.
    pub(super) async fn renew(&self, store: &Store) -> Result<bool, sqlx::Error> {
        let now = now();
        let expires_at = now + cookie_days(self.user.registered) * DAY;
        if self.by != Use::Cookie || expires_at - self.expires_at < DAY {
            return Ok(false);
        }
        sqlx::query("UPDATE sessions SET expires_at = $1 WHERE token = $2")
            .bind(expires_at)
            .bind(&self.token)
            .execute(store.pool())
            .await?;
        sqlx::query("UPDATE users SET seen_at = $1 WHERE id = $2")
            .bind(now)
            .bind(&self.user.id)
            .execute(store.pool())
            .await?;
        Ok(true)
    }
}

async fn find(store: &Store, secret: &str, by: Use) -> Result<Option<Session>, sqlx::Error> {
    let token = id::hash(secret);
    let found: Option<(String, String, Option<String>, i64)> = sqlx::query_as(
        "SELECT u.id, u.name, u.password, s.expires_at FROM sessions s JOIN users u ON u.id = s.user_id \
         WHERE s.token = $1 AND s.kind = $2 AND s.expires_at > $3",
    )
    .bind(&token)
    .bind(by.name())
    .bind(now())
    .fetch_optional(store.pool())
    .await?;
    Ok(found.map(|(id, name, password, expires_at)| {
        let user = User { id, name, registered: password.is_some() };
        Session { user, token, by, expires_at }
    }))
}

/// Begins one and returns the secret, which nobody can ask for again.
pub(super) async fn begin(
    store: &Store,
    user: &str,
    by: Use,
    label: &str,
    days: i64,
) -> Result<String, sqlx::Error> {
    let secret = id::secret();
    let now = now();
    sqlx::query(
        "INSERT INTO sessions (token, user_id, kind, label, created_at, expires_at) \
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(id::hash(&secret))
    .bind(user)
    .bind(by.name())
    .bind(label)
    .bind(now)
    .bind(now + days * DAY)
    .execute(store.pool())
    .await?;
    Ok(secret)
}

/// Ends one, by its hash.
pub(super) async fn end(store: &Store, token: &str) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM sessions WHERE token = $1").bind(token).execute(store.pool()).await?;
    Ok(())
}

/// `__Host-`: a browser takes it over TLS alone, for this host alone.
const fn cookie_name(config: &Config) -> &'static str {
    if config.secure_cookies { "__Host-fivewinds_session" } else { "fivewinds_session" }
}

/// The secret that a browser sends.
pub(super) fn cookie_of<'a>(config: &Config, headers: &'a HeaderMap) -> Option<&'a str> {
    let name = cookie_name(config);
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The secret that a program sends.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, secret) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| secret.trim())
}

pub(super) fn set_cookie(config: &Config, secret: &str, registered: bool) -> (HeaderName, HeaderValue) {
    cookie(config, secret, cookie_days(registered) * DAY / 1000)
}

/// Takes the cookie away.
pub(super) fn no_cookie(config: &Config) -> (HeaderName, HeaderValue) {
    cookie(config, "", 0)
}

fn cookie(config: &Config, secret: &str, seconds: i64) -> (HeaderName, HeaderValue) {
    let name = cookie_name(config);
    let secure = if config.secure_cookies { "; Secure" } else { "" };
    let text = format!("{name}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    let mut value = HeaderValue::from_str(&text).expect("a secret is letters and digits");
    value.set_sensitive(true);
    (SET_COOKIE, value)
}

/// Removes what has ended, now and then.
#[derive(Debug, Default)]
pub(super) struct Sweeper {
    last: AtomicI64,
}

impl Sweeper {
    /// At most once an hour; what fails is tried again the next time.
    pub(super) async fn sweep(&self, store: &Store) {
        let now = now();
        let last = self.last.load(Ordering::Relaxed);
        let due = now - last >= DAY / 24
            && self.last.compare_exchange(last, now, Ordering::Relaxed, Ordering::Relaxed).is_ok();
        if due && let Err(error) = remove_ended(store, now).await {
            tracing::warn!(%error, "old sessions are still there");
        }
    }
}

/// Sessions that have ended, then guests that nothing is known of any more.
async fn remove_ended(store: &Store, now: i64) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM sessions WHERE expires_at <= $1").bind(now).execute(store.pool()).await?;
    sqlx::query(
        "DELETE FROM users WHERE password IS NULL AND created_at < $1 \
         AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = users.id) \
         AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.user_id = users.id) \
         AND NOT EXISTS (SELECT 1 FROM results r WHERE r.user_id = users.id) \
         AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host_id = users.id)",
    )
    .bind(now - DAY)
    .execute(store.pool())
    .await?;
    Ok(())
}
