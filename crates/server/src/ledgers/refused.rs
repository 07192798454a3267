//! Why something is not done to a ledger, for people and programs.

use answers::ledger::fault;
use ledger::Fault;
use serde::Serialize;
use utoipa::ToSchema;

use crate::lang::Lang;

/// Why it is not done.
#[derive(Clone, Debug)]
pub(crate) enum Refused {
    /// The sheet does not take it.
    Sheet(sheet::Refusal),
    /// The tournament does not take it.
    Tournament(Box<tournament::Refusal>),
    /// It is not for this role.
    NotYours,
    /// The key is none.
    Key,
    /// It is no act; why, for programmers.
    NotUnderstood(String),
    /// A text is too long, or the whole act.
    TooLong,
    /// There is no room for more lines.
    Full,
    /// A file that is restored is not what it should be.
    File(Fault),
    /// A line of such a file says what cannot have been done then.
    Line(u64, Box<Refused>),
    /// Such a file has no secret: it is the public log.
    NoSecret,
    /// There is a ledger of this id, and it is another or has gone on.
    Other,
    /// There is no such kind of ledger.
    Kind(String),
}

/// The same in words.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Said {
    /// One word for programs.
    pub(crate) code: String,
    /// A sentence for people.
    pub(crate) message: String,
    /// The clause that it stands on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clause: Option<String>,
    /// If somebody else was faster: the version of the row now, or the number of the next row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) latest: Option<u32>,
}

impl From<sheet::Refusal> for Refused {
    fn from(refusal: sheet::Refusal) -> Refused {
        Refused::Sheet(refusal)
    }
}

impl From<tournament::Refusal> for Refused {
    fn from(refusal: tournament::Refusal) -> Refused {
        Refused::Tournament(Box::new(refusal))
    }
}

/// A language as sheets and tournaments know it.
pub(crate) const fn spoken(lang: Lang) -> sheet::Lang {
    lang.of(sheet::Lang::En, sheet::Lang::Ru, sheet::Lang::Zh)
}

impl Refused {
    pub(crate) fn said(&self, lang: Lang) -> Said {
        let clause = match self {
            Refused::Sheet(refusal) => refusal.clause().map(str::to_owned),
            Refused::Tournament(refusal) => refusal.clause().map(str::to_owned),
            Refused::Line(_, why) => why.said(lang).clause,
            Refused::NotYours
            | Refused::Key
            | Refused::NotUnderstood(_)
            | Refused::TooLong
            | Refused::Full
            | Refused::File(_)
            | Refused::NoSecret
            | Refused::Other
            | Refused::Kind(_) => None,
        };
        Said { code: self.code().to_owned(), message: self.message(lang), clause, latest: self.latest() }
    }

    fn latest(&self) -> Option<u32> {
        let of_sheet = |refusal: &sheet::Refusal| {
            if let sheet::Refusal::Changed { version: latest } | sheet::Refusal::NotNext { next: latest } =
                refusal
            {
                Some(*latest)
            } else {
                None
            }
        };
        if let Refused::Sheet(refusal) = self {
            return of_sheet(refusal);
        }
        let Refused::Tournament(refusal) = self else { return None };
        if let tournament::Refusal::Sheet(refusal) = &**refusal {
            of_sheet(refusal)
        } else if let tournament::Refusal::TypedMeanwhile { version } = &**refusal {
            Some(*version)
        } else {
            None
        }
    }

    fn code(&self) -> &str {
        match self {
            Refused::Sheet(refusal) => refusal.code(),
            Refused::Tournament(refusal) => refusal.code(),
            Refused::NotYours => "not_yours",
            Refused::Key => "key",
            Refused::NotUnderstood(_) => "not_understood",
            Refused::TooLong => "too_long",
            Refused::Full => "full",
            Refused::File(_) => "broken",
            Refused::Line(..) => "impossible",
            Refused::NoSecret => "no_secret",
            Refused::Other => "other",
            Refused::Kind(_) => "kind",
        }
    }

    fn message(&self, lang: Lang) -> String {
        match self {
            Refused::Sheet(refusal) => sentence(lang, refusal.say(spoken(lang))),
            Refused::Tournament(refusal) => sentence(lang, &refusal.say(spoken(lang))),
            Refused::File(found) => fault(lang.into(), found),
            Refused::Line(line, why) => {
                let why = why.message(lang);
                match lang {
                    Lang::En => format!("Line {line} cannot have been: {why}"),
                    Lang::Ru => format!("Строка {line} невозможна: {why}"),
                    Lang::Zh => format!("第 {line} 行不可能成立：{why}"),
                }
            }
            Refused::NotUnderstood(why) => match lang {
                Lang::En => format!("This cannot be understood: {why}"),
                Lang::Ru => format!("Это невозможно понять: {why}"),
                Lang::Zh => format!("无法理解：{why}"),
            },
            Refused::Kind(kind) => match lang {
                Lang::En => format!("This server keeps no ledgers of the kind «{kind}»."),
                Lang::Ru => format!("Этот сервер не ведёт журналов вида «{kind}»."),
                Lang::Zh => format!("本服务器没有“{kind}”这种账簿。"),
            },
            Refused::NotYours
            | Refused::Key
            | Refused::TooLong
            | Refused::Full
            | Refused::NoSecret
            | Refused::Other => self.plain(lang).to_owned(),
        }
    }

    /// What is always said in the same words.
    const fn plain(&self, lang: Lang) -> &'static str {
        match self {
            Refused::NotYours => lang.of(
                "Your code does not allow this.",
                "Ваш код этого не позволяет.",
                "您的代码无权这样做。",
            ),
            Refused::Key => lang.of(
                "A key has 1 to 64 letters, digits or signs.",
                "В ключе от 1 до 64 букв, цифр или знаков.",
                "键由 1 到 64 个字母、数字或符号组成。",
            ),
            Refused::TooLong => lang.of("That is too long.", "Слишком длинный текст.", "内容太长。"),
            Refused::Full => {
                lang.of("There is no more room here.", "Здесь больше нет места.", "这里已经没有空间了。")
            }
            Refused::NoSecret => lang.of(
                "This is the public log; only a backup can be restored.",
                "Это открытый журнал; восстановить можно только резервную копию.",
                "这是公开日志；只有备份才能恢复。",
            ),
            Refused::Other => lang.of(
                "Here it has already gone on: the file lacks lines that this server has.",
                "Здесь уже есть продолжение: в файле нет строк, которые есть на этом сервере.",
                "这里已有后续内容：文件缺少本服务器上的部分行。",
            ),
            Refused::Sheet(_)
            | Refused::Tournament(_)
            | Refused::NotUnderstood(_)
            | Refused::File(_)
            | Refused::Line(..)
            | Refused::Kind(_) => "",
        }
    }
}

/// `that is too long` as a sentence.
pub(crate) fn sentence(lang: Lang, text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().map(|letter| letter.to_uppercase().collect()).unwrap_or_default();
    format!("{first}{}{}", letters.as_str(), lang.of(".", ".", "。"))
}
