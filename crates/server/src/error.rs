//! What goes wrong with a request: one enum, its status by variant. Internals are logged and never sent.
//!
//! The code is for programs and the same in every language; the sentence is for people, in the language of the request.

mod why;

use std::borrow::Cow;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::lang::Lang;
use crate::ledgers::{Refused, Said};
pub(crate) use why::Why;

/// Why a request is not done.
#[derive(Debug)]
pub(crate) enum AppError {
    /// Nobody is known to have sent it.
    NoSession,
    /// There is no such thing, or not for this person.
    NotFound(&'static str),
    /// It cannot be understood, or asks for what cannot be: what is wrong, for a person.
    Bad(String),
    /// One of the things that are said in three languages.
    Why(Why),
    /// A ledger does not take it; how many lines it has.
    Refused { status: StatusCode, why: Refused, version: Option<u64> },
    /// Too many of them; try again after so many seconds.
    TooMany(u64),
    /// The database.
    Database(sqlx::Error),
    /// Something that should not be.
    Internal(String),
    /// The server is about to stop.
    Stopping,
}

/// What is sent.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ErrorBody {
    /// One word for programs.
    pub(crate) code: Cow<'static, str>,
    /// A sentence for people.
    pub(crate) message: String,
    /// The clause that it stands on, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clause: Option<String>,
    /// The version of the ledger that did not take it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) version: Option<u64>,
}

impl AppError {
    /// It does not fit what is there.
    pub(crate) const fn refused(why: Refused) -> AppError {
        AppError::Refused { status: StatusCode::CONFLICT, why, version: None }
    }

    /// Nothing can be made of it.
    pub(crate) const fn bad_setup(why: Refused) -> AppError {
        AppError::Refused { status: StatusCode::BAD_REQUEST, why, version: None }
    }

    /// The status, and what is sent.
    fn said(&self, lang: Lang) -> (StatusCode, ErrorBody) {
        if let AppError::Refused { status, why, version } = self {
            let Said { code, message, clause, .. } = why.said(lang);
            return (*status, ErrorBody { code: code.into(), message, clause, version: *version });
        }
        let (status, code, message) = self.parts(lang);
        (status, ErrorBody { code: code.into(), message, clause: None, version: None })
    }

    /// The status, the word and the sentence.
    fn parts(&self, lang: Lang) -> (StatusCode, &'static str, String) {
        match self {
            AppError::NoSession => Why::NoSession.parts(lang),
            AppError::NotFound(what) => (StatusCode::NOT_FOUND, "not_found", why::not_found(what, lang)),
            AppError::Bad(why) => (StatusCode::BAD_REQUEST, "bad_request", why.clone()),
            AppError::Why(why) => why.parts(lang),
            AppError::TooMany(seconds) => {
                (StatusCode::TOO_MANY_REQUESTS, "too_many", why::too_many(*seconds, lang))
            }
            AppError::Database(_) | AppError::Internal(_) | AppError::Refused { .. } => {
                Why::Internal.parts(lang)
            }
            AppError::Stopping => Why::Stopping.parts(lang),
        }
    }
}

impl From<Why> for AppError {
    fn from(why: Why) -> AppError {
        AppError::Why(why)
    }
}

impl From<sqlx::Error> for AppError {
    fn from(error: sqlx::Error) -> AppError {
        AppError::Database(error)
    }
}

impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let (status, body) = self.said(Lang::current());
        match &self {
            AppError::Database(error) => tracing::error!(%error, "the database failed a request"),
            AppError::Internal(error) => tracing::error!(%error, "a request failed"),
            AppError::NoSession
            | AppError::NotFound(_)
            | AppError::Bad(_)
            | AppError::Why(_)
            | AppError::Refused { .. }
            | AppError::TooMany(_)
            | AppError::Stopping => {}
        }
        let mut response = (status, Json(body)).into_response();
        if let AppError::TooMany(seconds) = self
            && let Ok(value) = seconds.to_string().parse()
        {
            response.headers_mut().insert(axum::http::header::RETRY_AFTER, value);
        }
        response
    }
}
