//! What is wrong with the file of a ledger, in words.

use ledger::{Fault, Wrong};

use crate::Lang;
use crate::problem::cut;

/// The line, and what is wrong with it.
pub fn fault(lang: Lang, fault: &Fault) -> String {
    let (line, what) = (fault.line, wrong(lang, &fault.what));
    match lang {
        Lang::En => format!("Line {line}: {what}."),
        Lang::Ru => format!("Строка {line}: {what}."),
        Lang::Zh => format!("第 {line} 行：{what}。"),
    }
}

fn wrong(lang: Lang, wrong: &Wrong) -> String {
    match wrong {
        Wrong::NoHead(why) => match (lang, plain(why)) {
            (Lang::En, why) => format!("this is not the beginning of a ledger ({why})"),
            (Lang::Ru, why) => format!("так журнал не начинается ({why})"),
            (Lang::Zh, why) => format!("这不是账簿的开头（{why}）"),
        },
        Wrong::Version(found) => match lang {
            Lang::En => format!("the ledger is of form {found}, which this program does not know"),
            Lang::Ru => format!("журнал в формате {found}, эта программа его не знает"),
            Lang::Zh => format!("账簿格式为 {found}，本程序不认识"),
        },
        Wrong::Id(found) => match (lang, cut(found)) {
            (Lang::En, found) => format!("«{found}» is not the id of a ledger"),
            (Lang::Ru, found) => format!("«{found}» не может быть номером журнала"),
            (Lang::Zh, found) => format!("“{found}”不是账簿编号"),
        },
        Wrong::Hash { expected, found } => {
            let (expected, found) = (short(expected), short(found));
            match lang {
                Lang::En => format!(
                    "this line or one before it was changed (the hash is {found}…, it should be {expected}…)"
                ),
                Lang::Ru => format!(
                    "эту строку или одну из предыдущих изменили (хеш {found}…, а должен быть {expected}…)"
                ),
                Lang::Zh => format!("本行或之前某行被改动过（哈希为 {found}…，应为 {expected}…）"),
            }
        }
        Wrong::NoLine(why) => match (lang, plain(why)) {
            (Lang::En, why) => format!("the text behind the hash is not a line of a ledger ({why})"),
            (Lang::Ru, why) => format!("текст после хеша — не строка журнала ({why})"),
            (Lang::Zh, why) => format!("哈希后面的文字不是账簿行（{why}）"),
        },
        Wrong::Number { expected, found } => match lang {
            Lang::En => format!("it has number {found}, and {expected} comes next"),
            Lang::Ru => format!("у неё номер {found}, а дальше идёт {expected}"),
            Lang::Zh => format!("编号为 {found}，应为 {expected}"),
        },
        Wrong::Key(key) => match (lang, cut(key)) {
            (Lang::En, key) => format!("the key «{key}» stood in an earlier line"),
            (Lang::Ru, key) => format!("ключ «{key}» уже был в одной из предыдущих строк"),
            (Lang::Zh, key) => format!("键“{key}”在前面的行中已出现"),
        },
        Wrong::NoHash => {
            said(lang, "there is no hash before the text", "перед текстом нет хеша", "文字前面没有哈希")
        }
        Wrong::Secret => said(lang, "the secret is damaged", "секрет повреждён", "密钥已损坏"),
        Wrong::BehindSecret => said(
            lang,
            "something stands behind the secret, which comes last",
            "после секрета что-то есть, а он должен быть последним",
            "密钥应在最后，其后还有内容",
        ),
    }
}

fn said(lang: Lang, en: &str, ru: &str, zh: &str) -> String {
    match lang {
        Lang::En => en,
        Lang::Ru => ru,
        Lang::Zh => zh,
    }
    .to_owned()
}

/// What a reader of JSON says of a foreign text: nothing that a terminal would obey.
fn plain(why: &str) -> String {
    why.chars().take(200).map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}

/// Enough of a hash to tell it from another.
fn short(hash: &str) -> &str {
    hash.get(..12).unwrap_or(hash)
}
