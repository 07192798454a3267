//! Which language somebody reads.

use std::env;

use clap::ValueEnum;
use fivewinds::rulebook;

use crate::text::{self, Text};

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Lang {
    En,
    Ru,
    Zh,
}

impl Lang {
    /// The language that the environment asks for, English if it does not say.
    pub(crate) fn of_environment() -> Lang {
        Lang::of_locale(&first_set(&["LC_ALL", "LC_MESSAGES", "LANG"]))
    }

    /// The language with a code: `ru`.
    pub(crate) fn of_code(code: &str) -> Option<Lang> {
        match code {
            "en" => Some(Lang::En),
            "ru" => Some(Lang::Ru),
            "zh" => Some(Lang::Zh),
            _ => None,
        }
    }

    pub(crate) const fn text(self) -> &'static Text {
        match self {
            Lang::En => &text::EN,
            Lang::Ru => &text::RU,
            Lang::Zh => &text::ZH,
        }
    }

    /// The language in which the coach speaks.
    pub(crate) const fn of_coach(self) -> coach::Lang {
        match self {
            Lang::En => coach::Lang::En,
            Lang::Ru => coach::Lang::Ru,
            Lang::Zh => coach::Lang::Zh,
        }
    }

    /// The language in which the texts of the rules are read.
    pub(crate) const fn of_rules(self) -> rulebook::Lang {
        match self {
            Lang::En => rulebook::Lang::En,
            Lang::Ru => rulebook::Lang::Ru,
            Lang::Zh => rulebook::Lang::Zh,
        }
    }

    fn of_locale(locale: &str) -> Lang {
        let locale = locale.to_ascii_lowercase();
        if locale.starts_with("ru") {
            Lang::Ru
        } else if locale.starts_with("zh") {
            Lang::Zh
        } else {
            Lang::En
        }
    }
}

/// Whether the environment says that the terminal shows Unicode.
pub(crate) fn is_utf8() -> bool {
    let locale = first_set(&["LC_ALL", "LC_CTYPE", "LANG"]).to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

/// The first of these variables that is set and not empty.
fn first_set(names: &[&str]) -> String {
    let values = names.iter().filter_map(env::var_os).map(|value| value.to_string_lossy().into_owned());
    values.into_iter().find(|value| !value.is_empty()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales() {
        for (locale, lang) in [
            ("ru_RU.UTF-8", Lang::Ru),
            ("zh_CN.UTF-8", Lang::Zh),
            ("zh_TW", Lang::Zh),
            ("C.UTF-8", Lang::En),
            ("", Lang::En),
            ("de_DE", Lang::En),
        ] {
            assert_eq!(Lang::of_locale(locale), lang, "{locale}");
        }
    }
}
