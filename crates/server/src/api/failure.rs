//! What is sent when a question cannot be answered: a word for programs, a sentence for people, and every single fault.

use answers::{Lang, Problem, json};
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::words;

/// More faults than these nobody reads.
const ERRORS_MAX: usize = 100;
/// So many of them are in the sentence.
const TOLD: usize = 3;

/// Why a question has no answer.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Failure {
    #[serde(skip)]
    status: u16,
    /// One word for programs: `bad_hand`, `bad_record`, `bad_request`, `bad_json`, `not_found`, `too_long`,
    /// `busy` or `internal`.
    code: &'static str,
    /// A sentence for people.
    message: String,
    /// Everything that is wrong, a hundred faults at the most.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Fault>)]
    errors: Vec<Value>,
}

/// Something that is wrong.
#[derive(Debug, Serialize, ToSchema)]
#[allow(dead_code, reason = "the description is made of it")]
pub(super) struct Fault {
    /// A sentence for people.
    message: String,
    /// The clause that refuses it, where there is one.
    clause: Option<String>,
    /// The character where a text goes wrong, counted from 1, where that is known.
    position: Option<usize>,
}

impl Failure {
    fn new(status: StatusCode, code: &'static str, message: String) -> Failure {
        Failure { status: status.as_u16(), code, message, errors: Vec::new() }
    }

    /// Tiles, sets or words that are no hand, or rules and options that there are not.
    pub(super) fn bad_hand(lang: Lang, problems: &[Problem]) -> Failure {
        let kept = &problems[..problems.len().min(ERRORS_MAX)];
        let errors = json::field_errors(kept, lang.text());
        let told: Vec<&str> =
            errors.iter().take(TOLD).filter_map(|error| error["message"].as_str()).collect();
        let message = told.join(lang.text().semicolon);
        Failure { errors, ..Failure::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_hand", message) }
    }

    /// A record that cannot be read.
    pub(super) fn bad_record(message: String) -> Failure {
        Failure::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_record", message)
    }

    /// It asks for what is not there.
    pub(super) fn bad_request(message: String) -> Failure {
        Failure::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_request", message)
    }

    pub(super) fn bad_json(lang: Lang, error: &serde_json::Error) -> Failure {
        Failure::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_json", words::not_json(lang, error))
    }

    pub(super) fn not_found(message: String) -> Failure {
        Failure::new(StatusCode::NOT_FOUND, "not_found", message)
    }

    pub(super) fn too_long(lang: Lang, limit: usize) -> Failure {
        Failure::new(StatusCode::PAYLOAD_TOO_LARGE, "too_long", words::too_long(lang, limit))
    }

    pub(super) fn busy(lang: Lang) -> Failure {
        Failure::new(StatusCode::SERVICE_UNAVAILABLE, "busy", words::busy(lang).to_owned())
    }

    pub(super) fn internal(lang: Lang) -> Failure {
        Failure::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", words::internal(lang).to_owned())
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Json(self)).into_response()
    }
}
