//! What is said of the file of a ledger, in three languages.

use answers::Lang;
use answers::text::plural;

/// The words of one language.
#[derive(Debug)]
pub(super) struct Words {
    /// So many lines.
    pub(super) holds: fn(usize) -> String,
    pub(super) what: &'static str,
    /// Its kind and its id.
    pub(super) kind: fn(&str, &str) -> String,
    pub(super) made: &'static str,
    pub(super) written: &'static str,
    pub(super) roles: &'static str,
    pub(super) acts: &'static str,
    pub(super) head: &'static str,
    pub(super) backup: &'static str,
}

static EN: Words = Words {
    holds: |lines| format!("The chain holds: {lines} {}", if lines == 1 { "line" } else { "lines" }),
    what: "what it is",
    kind: |kind, id| match kind {
        "sheet" => format!("a score sheet, {id}"),
        "tournament" => format!("a tournament, {id}"),
        _ => format!("{kind}, {id}"),
    },
    made: "made",
    written: "written",
    roles: "by",
    acts: "what was done",
    head: "last hash",
    backup: "It is a backup: whoever has it has all codes.",
};

static RU: Words = Words {
    holds: |lines| format!("Цепочка цела: {lines} {}", plural(lines, "строка", "строки", "строк")),
    what: "что это",
    kind: |kind, id| match kind {
        "sheet" => format!("бланк счёта, {id}"),
        "tournament" => format!("турнир, {id}"),
        _ => format!("{kind}, {id}"),
    },
    made: "создан",
    written: "записи",
    roles: "кем",
    acts: "что сделано",
    head: "последний хеш",
    backup: "Это резервная копия: у кого она есть, у того есть все коды.",
};

static ZH: Words = Words {
    holds: |lines| format!("哈希链完整：共 {lines} 行"),
    what: "内容",
    kind: |kind, id| match kind {
        "sheet" => format!("计分表，{id}"),
        "tournament" => format!("比赛，{id}"),
        _ => format!("{kind}，{id}"),
    },
    made: "创建于",
    written: "记录时间",
    roles: "记录者",
    acts: "记录内容",
    head: "最后的哈希",
    backup: "这是备份：持有者拥有全部代码。",
};

pub(super) const fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::En => &EN,
        Lang::Ru => &RU,
        Lang::Zh => &ZH,
    }
}

pub(super) const fn broken(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The chain is broken",
        Lang::Ru => "Цепочка нарушена",
        Lang::Zh => "哈希链已断开",
    }
}
