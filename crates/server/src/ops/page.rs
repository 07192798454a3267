//! What the program carries for browsers: the page as `make page` has built it, and the drawings of the tiles.

use axum::Router;
use axum::extract::{Path, Request};
use axum::http::Method;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::Shared;
use crate::error::{AppError, Why};

/// Files with their names.
type Files = &'static [(&'static str, &'static [u8])];

/// By their names, such as `classic/1m.svg`.
static TILES: Files = include!(concat!(env!("OUT_DIR"), "/tiles.rs"));
/// What lay in `web/dist` when the program was built, such as `index.html`; nothing if the page had not been built.
static PAGE: Files = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// In the place of a page that was not built.
const NO_PAGE: &[u8] = include_bytes!("no_page.html");

/// What is never a place in the page, whatever comes after it.
const OTHERS: [&str; 5] = ["api", "tiles", "healthz", "metrics", "assets"];

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/tiles/{set}/{name}", get(tile)).fallback(fallback)
}

async fn tile(Path((set, name)): Path<(String, String)>) -> Response {
    let Some(bytes) = find(TILES, &format!("{set}/{name}")) else {
        return AppError::Why(Why::NoRoute).into_response();
    };
    ([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "public, max-age=86400")], bytes).into_response()
}

/// What nothing else answers: a file of the page, or the page itself, which knows its places.
async fn fallback(request: Request) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let found = reads.then(|| answer(PAGE, request.uri().path())).flatten();
    found.unwrap_or_else(|| AppError::Why(Why::NoRoute).into_response())
}

/// What is at a path; `None` if it is no place of the page.
fn answer(page: Files, path: &str) -> Option<Response> {
    let path = path.trim_start_matches('/');
    if let Some(bytes) = find(page, path) {
        // The names of assets change with what is in them.
        let cached =
            if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return Some(([(CONTENT_TYPE, kind(path)), (CACHE_CONTROL, cached)], bytes).into_response());
    }
    let first = path.split('/').next().unwrap_or_default();
    if OTHERS.contains(&first) {
        return None;
    }
    let html = find(page, "index.html").unwrap_or(NO_PAGE);
    Some(([(CONTENT_TYPE, kind("index.html")), (CACHE_CONTROL, "no-cache")], html).into_response())
}

fn find(files: Files, wanted: &str) -> Option<&'static [u8]> {
    files.iter().find(|(name, _)| *name == wanted).map(|(_, bytes)| *bytes)
}

/// What kind of file it is, by its ending.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT: Files = &[
        ("assets/index-0a1b.js", b"script"),
        ("assets/tile-0a1b.ogg", b"sound"),
        ("index.html", b"page"),
        ("site.webmanifest", b"{}"),
        ("sw.js", b"worker"),
    ];

    #[track_caller]
    fn check(path: &str, expected: Option<(&str, &str)>) {
        let answer = answer(BUILT, path);
        let headers = answer.as_ref().map(|answer| {
            let header = |name| answer.headers()[name].to_str().unwrap();
            (header(CONTENT_TYPE), header(CACHE_CONTROL))
        });
        assert_eq!(headers, expected, "{path}");
    }

    #[test]
    fn files_and_places() {
        let html = Some(("text/html; charset=utf-8", "no-cache"));
        for path in ["/", "/index.html", "/table/abc", "/learn/mcr/fans", "/%00", "/apis", "/favicon.ico"] {
            check(path, html);
        }
        let for_ever = "public, max-age=31536000, immutable";
        check("/assets/index-0a1b.js", Some(("text/javascript; charset=utf-8", for_ever)));
        check("/assets/tile-0a1b.ogg", Some(("audio/ogg", for_ever)));
        check("/site.webmanifest", Some(("application/manifest+json", "no-cache")));
        // What keeps the page in the browser is looked at every time, or nobody would see a new page.
        check("/sw.js", Some(("text/javascript; charset=utf-8", "no-cache")));
        // A script of yesterday is not there; the page in its place would be no script.
        for path in
            ["/assets/index-9z.js", "/assets/", "/api", "/api/nowhere", "/tiles/classic", "/metrics/x"]
        {
            check(path, None);
        }
    }

    #[test]
    fn without_the_page_it_is_said_how_to_make_it() {
        assert!(answer(&[], "/").is_some() && answer(&[], "/assets/a.js").is_none());
        let text = std::str::from_utf8(NO_PAGE).unwrap();
        for lang in ["ru", "en", "zh"] {
            assert!(text.contains(&format!("<p lang=\"{lang}\">")));
        }
    }
}
