//! What people may be called, and what guests are called who do not say.

use crate::error::{AppError, Why};
use crate::id;
use crate::lang::Lang;

/// So many characters.
const LONGEST: usize = 24;

/// Letters by the book that nobody sees.
const INVISIBLE: [char; 4] = ['\u{115f}', '\u{1160}', '\u{3164}', '\u{ffa0}'];

/// The name as it is kept: without spaces around it, and with single ones inside.
pub(super) fn check(wanted: &str) -> Result<String, Why> {
    let trimmed = wanted.trim();
    if !trimmed.chars().all(may_stand) {
        return Err(if trimmed.is_empty() { Why::NameLength } else { Why::NameLetters });
    }
    let name = trimmed.split(' ').filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST {
        return Err(Why::NameLength);
    }
    // Nobody can be told from `...` or `-`.
    if name.chars().any(char::is_alphanumeric) { Ok(name) } else { Err(Why::NameLetters) }
}

/// How names are compared.
pub(super) fn key(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// Two words, in the language of who came.
pub(super) fn invent(lang: Lang) -> String {
    let (first, second) = lang.of((&EN_FIRST, &EN_SECOND), (&RU_FIRST, &RU_SECOND), (&ZH_FIRST, &ZH_SECOND));
    let space = lang.of(" ", " ", "");
    format!("{}{space}{}", any(first), any(second))
}

/// The database noticed that somebody else has the name; it knows what happened at the same time.
pub(super) fn taken_if_unique(error: sqlx::Error) -> AppError {
    let unique = error.as_database_error().is_some_and(|error| error.is_unique_violation());
    if unique { Why::NameTaken.into() } else { error.into() }
}

fn may_stand(c: char) -> bool {
    (c.is_alphanumeric() && !INVISIBLE.contains(&c)) || " -_.'".contains(c)
}

fn any(words: &[&'static str; 24]) -> &'static str {
    words[(id::random_u64() % 24) as usize]
}

const EN_FIRST: [&str; 24] = [
    "Quiet", "Lucky", "Swift", "Patient", "Bright", "Calm", "Merry", "Wise", "Bold", "Gentle", "Amber",
    "Jade", "Silver", "Northern", "Eastern", "Early", "Hidden", "Rising", "Autumn", "Winter", "Summer",
    "Spring", "Keen", "Kind",
];
const EN_SECOND: [&str; 24] = [
    "Sparrow", "Dragon", "Bamboo", "Orchid", "Plum", "Crane", "Tiger", "Lotus", "Breeze", "River",
    "Mountain", "Lantern", "Heron", "Fox", "Carp", "Cloud", "Pine", "Willow", "Moon", "Panda", "Swallow",
    "Turtle", "Peony", "Otter",
];
// All masculine, so that every first word goes with every second.
const RU_FIRST: [&str; 24] = [
    "Тихий",
    "Удачливый",
    "Быстрый",
    "Терпеливый",
    "Яркий",
    "Спокойный",
    "Весёлый",
    "Мудрый",
    "Смелый",
    "Добрый",
    "Янтарный",
    "Нефритовый",
    "Серебряный",
    "Северный",
    "Восточный",
    "Ранний",
    "Тайный",
    "Зоркий",
    "Осенний",
    "Зимний",
    "Летний",
    "Весенний",
    "Ловкий",
    "Славный",
];
const RU_SECOND: [&str; 24] = [
    "Воробей",
    "Дракон",
    "Бамбук",
    "Журавль",
    "Тигр",
    "Лотос",
    "Ветер",
    "Фонарь",
    "Лис",
    "Карп",
    "Кедр",
    "Месяц",
    "Пион",
    "Стриж",
    "Феникс",
    "Сокол",
    "Барс",
    "Ручей",
    "Чижик",
    "Аист",
    "Клён",
    "Ёжик",
    "Бобёр",
    "Енот",
];
const ZH_FIRST: [&str; 24] = [
    "安静的",
    "幸运的",
    "敏捷的",
    "耐心的",
    "明亮的",
    "从容的",
    "快乐的",
    "聪明的",
    "勇敢的",
    "温柔的",
    "琥珀色的",
    "翡翠色的",
    "银色的",
    "北方的",
    "东方的",
    "早起的",
    "神秘的",
    "远行的",
    "秋天的",
    "冬天的",
    "夏天的",
    "春天的",
    "机灵的",
    "善良的",
];
const ZH_SECOND: [&str; 24] = [
    "麻雀", "青龙", "竹子", "兰花", "梅花", "仙鹤", "老虎", "莲花", "清风", "小河", "青山", "灯笼", "白鹭",
    "狐狸", "锦鲤", "白云", "松树", "柳树", "月亮", "熊猫", "燕子", "乌龟", "牡丹", "水獭",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_script() {
        for (wanted, name) in [
            (" Anna ", "Anna"),
            ("Ёлка-2", "Ёлка-2"),
            ("麻将大师", "麻将大师"),
            ("O'Brien  Jr.", "O'Brien Jr."),
            ("محمد", "محمد"),
            ("x", "x"),
            ("' OR 1 --", "' OR 1 --"),
            ("abcdefghijklmnopqrstuvwx", "abcdefghijklmnopqrstuvwx"),
        ] {
            assert_eq!(check(wanted).as_deref(), Ok(name), "{wanted}");
        }
    }

    #[test]
    fn names_that_are_none() {
        for (wanted, why) in [
            ("", Why::NameLength),
            ("   ", Why::NameLength),
            ("abcdefghijklmnopqrstuvwxy", Why::NameLength),
            ("<b>x</b>", Why::NameLetters),
            ("a;b", Why::NameLetters),
            ("a\tb", Why::NameLetters),
            ("a\nb", Why::NameLetters),
            ("a\0b", Why::NameLetters),
            ("a\u{202e}b", Why::NameLetters),
            ("a\u{200b}b", Why::NameLetters),
            ("a\u{200d}b", Why::NameLetters),
            ("a\u{2066}b", Why::NameLetters),
            ("a\u{feff}b", Why::NameLetters),
            ("\u{3164}", Why::NameLetters),
            ("a\u{a0}b", Why::NameLetters),
            ("🀄", Why::NameLetters),
            ("...", Why::NameLetters),
        ] {
            assert_eq!(check(wanted), Err(why), "{wanted:?}");
        }
    }

    #[test]
    fn invented_names_are_names() {
        for lang in [Lang::En, Lang::Ru, Lang::Zh] {
            for _ in 0..200 {
                let name = invent(lang);
                assert_eq!(check(&name).as_ref(), Ok(&name));
            }
        }
    }

    #[test]
    fn case_does_not_tell_names_apart() {
        assert_eq!(key("ЁЛКА"), key("ёлка"));
        assert_eq!(key(" A  b "), "a b");
    }
}
