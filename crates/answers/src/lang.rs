//! Which language somebody reads.

use fivewinds::rulebook;

use crate::text::{self, Text};

/// A language in which answers are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// English.
    En,
    /// Russian.
    Ru,
    /// Chinese, in simplified characters.
    Zh,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Ru, Lang::Zh];

    /// Its code: `ru`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
            Lang::Zh => "zh",
        }
    }

    /// The language with a code: `ru`.
    pub fn of_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The texts in it.
    pub const fn text(self) -> &'static Text {
        match self {
            Lang::En => &text::EN,
            Lang::Ru => &text::RU,
            Lang::Zh => &text::ZH,
        }
    }

    /// The language in which the coach speaks.
    pub const fn of_coach(self) -> coach::Lang {
        match self {
            Lang::En => coach::Lang::En,
            Lang::Ru => coach::Lang::Ru,
            Lang::Zh => coach::Lang::Zh,
        }
    }

    /// The language in which the texts of the rules are read.
    pub const fn of_rules(self) -> rulebook::Lang {
        match self {
            Lang::En => rulebook::Lang::En,
            Lang::Ru => rulebook::Lang::Ru,
            Lang::Zh => rulebook::Lang::Zh,
        }
    }

    /// The best language of an `Accept-Language` header, such as `zh-CN,ru;q=0.8`; `None` if it names none of ours.
    pub fn of_accept_language(header: &str) -> Option<Lang> {
        let wished = header.split(',').filter_map(|part| {
            let (range, weight) = part.split_once(';').unwrap_or((part, ""));
            let primary = range.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
            Some((Lang::of_code(&primary)?, thousandths(weight)))
        });
        let mut best = None;
        for (lang, weight) in wished {
            // Of equal ones the first is meant.
            if weight > best.map_or(0, |(_, most)| most) {
                best = Some((lang, weight));
            }
        }
        best.map(|(lang, _)| lang)
    }

    /// The language of a locale, such as `ru_RU.UTF-8`; English if it is none of ours.
    pub fn of_locale(locale: &str) -> Lang {
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

/// The weight `q=0.8` in thousandths; 1000 if there is none, 0 if it is no number.
fn thousandths(weight: &str) -> u32 {
    let Some(number) = weight.trim().strip_prefix("q=") else { return 1000 };
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let digits: String = part.chars().chain("000".chars()).take(3).collect();
    match (whole.parse::<u32>(), digits.parse::<u32>()) {
        (Ok(0), Ok(part)) => part,
        (Ok(1), Ok(0)) => 1000,
        _ => 0,
    }
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

    #[test]
    fn accept_language() {
        for (header, lang) in [
            ("ru", Some(Lang::Ru)),
            ("zh-CN,zh;q=0.9,en;q=0.8", Some(Lang::Zh)),
            ("de, fr;q=0.9, RU-ru;q=0.3, en;q=0.2", Some(Lang::Ru)),
            ("en;q=0.5,ru;q=0.5", Some(Lang::En)),
            ("en;q=0,zh;q=0.001", Some(Lang::Zh)),
            ("ru;q=0", None),
            ("ru;q=x,*", None),
            ("", None),
        ] {
            assert_eq!(Lang::of_accept_language(header), lang, "{header}");
        }
    }
}
