//! What runs the server: health, metrics, the admin's view, limits of all requests, the page.

mod admin;
mod guard;
mod headers;
mod meter;
mod page;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router};
use metrics_exporter_prometheus::PrometheusHandle;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Shared;
use crate::error::{AppError, Why};
use crate::lang::Lang;

/// No request needs to be larger.
const LARGEST: usize = 1024 * 1024;
/// Until then an answer has begun. Sockets are not concerned: their answer is that they are open.
const LONGEST: Duration = Duration::from_secs(30);

/// What operations need besides the rest.
#[derive(Debug)]
pub(crate) struct Ops {
    started: Instant,
    metrics: PrometheusHandle,
}

impl Ops {
    pub(crate) fn new() -> Ops {
        Ops { started: Instant::now(), metrics: meter::recorder() }
    }
}

pub(crate) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(healthz)).routes(routes!(addresses)).merge(admin::routes())
}

/// Under which addresses other machines find the server, as far as it knows; for links and QR codes.
#[utoipa::path(get, path = "/api/addresses", tag = "operations",
    responses((status = 200, description = "Origins, such as http://192.168.1.5:5050", body = Vec<String>)))]
async fn addresses(State(app): State<Shared>) -> Json<Vec<String>> {
    Json(app.config.addresses.clone())
}

pub(crate) fn page_routes() -> Router<Shared> {
    page::routes()
}

/// What holds for every request. The last is the outermost. The `large` look after the size of what they get themselves.
pub(crate) fn layers(router: Router<Shared>, large: Router<Shared>, app: &Shared) -> Router<Shared> {
    router
        .method_not_allowed_fallback(no_method)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(RequestBodyLimitLayer::new(LARGEST))
        .merge(large.method_not_allowed_fallback(no_method).layer(DefaultBodyLimit::disable()))
        .layer(CompressionLayer::new().gzip(true))
        .layer(CatchPanicLayer::custom(after_panic))
        .layer(from_fn(in_time))
        .layer(from_fn_with_state(Arc::clone(app), guard::guard))
        .layer(from_fn(in_language))
        .layer(from_fn_with_state(Arc::clone(app), headers::add))
        .layer(from_fn(meter::measure))
}

async fn no_method() -> AppError {
    AppError::Why(Why::NoMethod)
}

/// Whether the server can do its work: the database answers.
#[utoipa::path(get, path = "/healthz", tag = "operations",
    responses((status = 200, description = "All is well"), (status = 503, description = "The database does not answer")))]
async fn healthz(State(app): State<Shared>) -> Response {
    let asked = sqlx::query("SELECT 1").execute(app.store.pool());
    match tokio::time::timeout(Duration::from_secs(5), asked).await {
        Ok(Ok(_)) => (StatusCode::OK, "ok\n").into_response(),
        Ok(Err(_)) | Err(_) => {
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

/// What goes wrong is told in the language of the request.
async fn in_language(request: Request, next: Next) -> Response {
    let lang = Lang::asked(request.uri().query(), request.headers());
    lang.answering(next.run(request)).await
}

async fn in_time(request: Request, next: Next) -> Response {
    match tokio::time::timeout(LONGEST, next.run(request)).await {
        Ok(response) => response,
        Err(_) => AppError::Why(Why::Slow).into_response(),
    }
}

/// What panicked is in the log; whoever asked learns that it did not work.
#[allow(clippy::needless_pass_by_value, reason = "the layer wants it so")]
fn after_panic(panic: Box<dyn std::any::Any + Send>) -> Response {
    let text = panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without words");
    metrics::counter!("fivewinds_panics_total").increment(1);
    AppError::Internal(format!("a handler panicked: {text}")).into_response()
}
