//! Who is let in: not too many requests, none that another site makes a browser send, none that is too large.

use axum::body::HttpBody;
use axum::extract::{Request, State};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, COOKIE, HOST, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::LARGEST;
use crate::Shared;
use crate::account::limit::{address, bucket_of};
use crate::error::{AppError, Why};
use crate::ledgers::{RESTORE, RESTORE_MAX};

/// Refuses what is not to reach any handler.
pub(super) async fn guard(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let from = bucket_of(address(&app.config, request.headers(), request.extensions()));
    let checked =
        app.account.limits.requests.take(&from).and_then(|()| check(&request).map_err(AppError::Why));
    match checked {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

fn check(request: &Request) -> Result<(), Why> {
    let headers = request.headers();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrade = headers.contains_key(UPGRADE);
    let api = request.uri().path().starts_with("/api");
    if (upgrade || (changes && api)) && from_elsewhere(request) {
        return Err(Why::CrossSite);
    }
    let restores = request.uri().path() == RESTORE;
    // A form of another site cannot send JSON; a browser asks before a script may. What is restored is nobody's own.
    if changes
        && !restores
        && headers.contains_key(COOKIE)
        && !request.body().is_end_stream()
        && !is_json(headers)
    {
        return Err(Why::NotJson);
    }
    let length = headers.get(CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    let largest = if restores { RESTORE_MAX } else { LARGEST };
    if length.is_some_and(|length| length > largest as u64) {
        return Err(Why::TooLarge);
    }
    Ok(())
}

/// Whether a page of another site sent it. Programs say nothing of where they come from.
fn from_elsewhere(request: &Request) -> bool {
    let Some(origin) = request.headers().get(ORIGIN) else { return false };
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    let host = host.or_else(|| request.uri().authority().map(axum::http::uri::Authority::as_str));
    let same = origin.to_str().ok().zip(host).is_some_and(|(origin, host)| same_place(origin, host));
    !same
}

/// `https://host` and `host`; a port that goes without saying may be said.
fn same_place(origin: &str, host: &str) -> bool {
    let (place, port) = if let Some(place) = origin.strip_prefix("https://") {
        (place, ":443")
    } else if let Some(place) = origin.strip_prefix("http://") {
        (place, ":80")
    } else {
        return false;
    };
    let bare = |text: &str| text.strip_suffix(port).unwrap_or(text).to_ascii_lowercase();
    bare(place) == bare(host)
}

fn is_json(headers: &HeaderMap) -> bool {
    let value = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = value.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

#[cfg(test)]
mod tests {
    use super::same_place;

    #[test]
    fn places() {
        for (origin, host, same) in [
            ("https://mahjong.example", "mahjong.example", true),
            ("https://Mahjong.example", "mahjong.EXAMPLE", true),
            ("https://mahjong.example", "mahjong.example:443", true),
            ("http://localhost:5050", "localhost:5050", true),
            ("http://localhost", "localhost:80", true),
            ("http://localhost:5050", "localhost:5051", false),
            ("http://localhost:5050", "127.0.0.1:5050", false),
            ("https://evil.example", "mahjong.example", false),
            ("https://mahjong.example.evil.example", "mahjong.example", false),
            ("https://evilmahjong.example", "mahjong.example", false),
            ("null", "mahjong.example", false),
            ("file://", "mahjong.example", false),
            ("", "", false),
        ] {
            assert_eq!(same_place(origin, host), same, "{origin} {host}");
        }
    }
}
