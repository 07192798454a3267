//! In which language somebody is spoken to: Russian, English or Chinese.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;

/// A language of the server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Lang {
    Ru,
    #[default]
    En,
    Zh,
}

tokio::task_local! {
    static OF_REQUEST: Lang;
}

impl Lang {
    /// What `?lang=` says, else what the browser prefers, else English.
    pub(crate) fn asked(query: Option<&str>, headers: &HeaderMap) -> Lang {
        let named = query.and_then(|query| {
            query.split('&').find_map(|pair| pair.strip_prefix("lang=")).and_then(Lang::by_tag)
        });
        let preferred = || headers.get(ACCEPT_LANGUAGE)?.to_str().ok().and_then(Lang::preferred);
        named.or_else(preferred).unwrap_or_default()
    }

    /// The language of the request that is being answered: what goes wrong is said in it.
    pub(crate) fn current() -> Lang {
        OF_REQUEST.try_with(|lang| *lang).unwrap_or_default()
    }

    /// Answers a request in a language.
    pub(crate) async fn answering<T>(self, answer: impl Future<Output = T>) -> T {
        OF_REQUEST.scope(self, answer).await
    }

    /// One of three texts.
    pub(crate) const fn of<T: Copy>(self, en: T, ru: T, zh: T) -> T {
        match self {
            Lang::En => en,
            Lang::Ru => ru,
            Lang::Zh => zh,
        }
    }

    /// As it is written in messages.
    pub(crate) const fn code(self) -> &'static str {
        self.of("en", "ru", "zh")
    }

    /// `ru`, `en-GB`, `zh-Hant-TW`.
    pub(crate) fn by_tag(tag: &str) -> Option<Lang> {
        match tag.split(['-', '_']).next()?.trim().to_ascii_lowercase().as_str() {
            "ru" => Some(Lang::Ru),
            "en" => Some(Lang::En),
            "zh" => Some(Lang::Zh),
            _ => None,
        }
    }

    /// The best of ours in `ru-RU,ru;q=0.9,en;q=0.8`.
    fn preferred(list: &str) -> Option<Lang> {
        answers::Lang::of_accept_language(list).map(Lang::from)
    }
}

impl From<answers::Lang> for Lang {
    fn from(lang: answers::Lang) -> Lang {
        match lang {
            answers::Lang::En => Lang::En,
            answers::Lang::Ru => Lang::Ru,
            answers::Lang::Zh => Lang::Zh,
        }
    }
}

impl From<Lang> for answers::Lang {
    fn from(lang: Lang) -> answers::Lang {
        lang.of(answers::Lang::En, answers::Lang::Ru, answers::Lang::Zh)
    }
}

impl<S: Sync> FromRequestParts<S> for Lang {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Lang, Infallible> {
        Ok(Lang::asked(parts.uri.query(), &parts.headers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_browsers_send() {
        for (list, lang) in [
            ("ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7", Some(Lang::Ru)),
            ("de,zh-TW;q=0.5,en;q=0.4", Some(Lang::Zh)),
            ("en;q=0.3, zh;q=0.9", Some(Lang::Zh)),
            ("en, ru", Some(Lang::En)),
            ("ru;q=0, en;q=0.1", Some(Lang::En)),
            ("fr", None),
            (";;q=,,ru;q=x", None),
            ("", None),
        ] {
            assert_eq!(Lang::preferred(list), lang, "{list}");
        }
        assert_eq!(Lang::asked(Some("a=1&lang=zh"), &HeaderMap::new()), Lang::Zh);
        assert_eq!(Lang::asked(Some("lang=xx"), &HeaderMap::new()), Lang::En);
    }
}
