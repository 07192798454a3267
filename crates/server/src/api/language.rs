//! Which language somebody reads.

use std::convert::Infallible;

use answers::Lang;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use utoipa::IntoParams;

/// The language of an answer: `?lang=`, else that of the header, else English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Language(pub(super) Lang);

/// For the description.
#[derive(Debug, IntoParams)]
#[into_params(parameter_in = Query)]
#[allow(dead_code, reason = "the description is made of it; it is read by `Language`")]
pub(super) struct LangParam {
    /// Language of the texts: en, ru or zh. Without it `Accept-Language` decides, and without that it is English.
    lang: Option<String>,
}

impl Language {
    pub(super) fn of(parts: &Parts) -> Language {
        Language(crate::lang::Lang::asked(parts.uri.query(), &parts.headers).into())
    }
}

impl<S: Sync> FromRequestParts<S> for Language {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Language, Infallible> {
        Ok(Language::of(parts))
    }
}
