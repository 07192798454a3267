//! The page that the program carries: enough to play, and the drawings of the tiles.

use axum::Router;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::Shared;
use crate::error::{AppError, Why};

/// By their names, such as `classic/1m.svg`.
static TILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/tiles.rs"));

const HTML: &str = include_str!("../../page/index.html");
const SCRIPT: &str = include_str!("../../page/page.js");
const STYLE: &str = include_str!("../../page/page.css");

pub(super) fn routes() -> Router<Shared> {
    let file = |kind: &'static str, text: &'static str| {
        get(move || async move { ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], text) })
    };
    Router::new()
        .route("/", file("text/html; charset=utf-8", HTML))
        .route("/table/{id}", file("text/html; charset=utf-8", HTML))
        .route("/page.js", file("text/javascript; charset=utf-8", SCRIPT))
        .route("/page.css", file("text/css; charset=utf-8", STYLE))
        .route("/tiles/{set}/{name}", get(tile))
}

async fn tile(Path((set, name)): Path<(String, String)>) -> Response {
    let wanted = format!("{set}/{name}");
    let Some((_, bytes)) = TILES.iter().find(|(name, _)| *name == wanted) else {
        return AppError::Why(Why::NoRoute).into_response();
    };
    ([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "public, max-age=86400")], *bytes).into_response()
}
