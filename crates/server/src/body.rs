//! Bodies of requests: JSON, and what is wrong with them is said as everything else is.

use axum::Json;
use axum::body::HttpBody;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, OptionalFromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;

use crate::error::{AppError, Why};

/// A body of JSON.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = AppError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, AppError> {
        let json = <Json<T> as FromRequest<S>>::from_request(request, state).await;
        json.map(|Json(value)| Body(value)).map_err(refusal)
    }
}

/// Without a body there is none; a wrong one is refused all the same.
impl<T: DeserializeOwned, S: Send + Sync> OptionalFromRequest<S> for Body<T> {
    type Rejection = AppError;

    async fn from_request(request: Request, state: &S) -> Result<Option<Body<T>>, AppError> {
        if request.body().is_end_stream() {
            return Ok(None);
        }
        <Body<T> as FromRequest<S>>::from_request(request, state).await.map(Some)
    }
}

fn refusal(rejection: JsonRejection) -> AppError {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => AppError::Why(Why::TooLarge),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => AppError::Why(Why::NotJson),
        _ => AppError::Bad(rejection.body_text()),
    }
}
