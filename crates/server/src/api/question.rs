//! The JSON of a question: read up to a limit, and what is wrong with it told in the language.

use answers::Lang;
use answers::problem::cut;
use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use fivewinds::Notation;
use serde::de::DeserializeOwned;

use super::failure::Failure;
use super::language::Language;
use super::words;

/// So long a question about a hand may be.
pub(super) const HAND: usize = 16 << 10;
/// So long a question about a record may be.
pub(super) const RECORD: usize = 1 << 20;

/// The body of a request, of so many bytes at the most.
#[derive(Debug)]
pub(super) struct Asked<T, const LIMIT: usize>(pub(super) T);

impl<S: Sync, T: DeserializeOwned, const LIMIT: usize> FromRequest<S> for Asked<T, LIMIT> {
    type Rejection = Failure;

    async fn from_request(request: Request, _state: &S) -> Result<Asked<T, LIMIT>, Failure> {
        let (parts, body) = request.into_parts();
        let Language(lang) = Language::of(&parts);
        let bytes = to_bytes(body, LIMIT).await.map_err(|_| Failure::too_long(lang, LIMIT))?;
        let read = serde_json::from_slice(&bytes).map_err(|error| Failure::bad_json(lang, &error));
        read.map(Asked)
    }
}

/// How the tiles of a question are written, if it says so.
pub(super) fn notation(lang: Lang, word: Option<&str>) -> Result<Option<Notation>, Failure> {
    let unknown = |word| Failure::bad_request(words::no_notation(lang, &cut(word)));
    word.map(|word| word.parse().map_err(|_| unknown(word))).transpose()
}
