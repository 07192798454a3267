//! The words of `fivewinds import` in three languages.

use answers::Lang;

/// The texts of one language.
#[derive(Debug)]
pub(crate) struct ImportText {
    pub(crate) matched: &'static str,
    pub(crate) there: &'static str,
    pub(crate) here: &'static str,
    pub(crate) same: &'static str,
    pub(crate) draw: &'static str,
    pub(crate) open: &'static str,
    pub(crate) wins: fn(usize) -> String,
    pub(crate) fault: fn(Option<usize>, &str) -> String,
    pub(crate) points: fn(i32) -> String,
    pub(crate) score: &'static str,
    pub(crate) not_a_hand: &'static str,
    /// Entry and player before a finding.
    pub(crate) place: fn(usize, Option<usize>) -> String,
    pub(crate) value: &'static str,
    pub(crate) fan: &'static str,
    pub(crate) total: &'static str,
    pub(crate) explained: fn(&str) -> String,
    pub(crate) unexplained: &'static str,
    pub(crate) untold: &'static str,
    /// Logs, unreadable, replayed whole, same value, explained, unexplained.
    pub(crate) summary: fn([u32; 6]) -> String,
}

pub(crate) const fn text(lang: Lang) -> &'static ImportText {
    match lang {
        Lang::En => &EN,
        Lang::Ru => &RU,
        Lang::Zh => &ZH,
    }
}

static EN: ImportText = ImportText {
    matched: "match",
    there: "there",
    here: "here",
    same: "here the same",
    draw: "a draw",
    open: "no end",
    wins: |player| format!("player {player} wins"),
    fault: |player, code| match player {
        Some(player) => format!("player {player} is punished ({code})"),
        None => format!("stopped ({code})"),
    },
    points: |points| format!("{points} points"),
    score: "score",
    not_a_hand: "not a complete hand",
    place: |entry, player| match player {
        Some(player) => format!("entry {entry}, player {player}"),
        None => format!("entry {entry}"),
    },
    value: "another value",
    fan: "fan",
    total: "total",
    explained: |rulings| format!("explained by {rulings}"),
    unexplained: "UNEXPLAINED",
    untold: "the log does not say what was counted",
    summary: |[logs, bad, whole, same, explained, unexplained]| {
        format!(
            "{logs} logs, {bad} unreadable; {whole} replayed whole; wins with the same value {same}, \
             differences explained {explained}, unexplained {unexplained}"
        )
    },
};

static RU: ImportText = ImportText {
    matched: "матч",
    there: "там",
    here: "здесь",
    same: "здесь так же",
    draw: "ничья",
    open: "без конца",
    wins: |player| format!("победил игрок {player}"),
    fault: |player, code| match player {
        Some(player) => format!("игрок {player} наказан ({code})"),
        None => format!("остановлено ({code})"),
    },
    points: |points| format!("очки: {points}"),
    score: "счёт",
    not_a_hand: "рука не составлена",
    place: |entry, player| match player {
        Some(player) => format!("запись {entry}, игрок {player}"),
        None => format!("запись {entry}"),
    },
    value: "другая стоимость",
    fan: "фан",
    total: "всего",
    explained: |rulings| format!("объясняется: {rulings}"),
    unexplained: "НЕ ОБЪЯСНЕНО",
    untold: "запись не говорит, что насчитано",
    summary: |[logs, bad, whole, same, explained, unexplained]| {
        format!(
            "записей {logs}, не прочтено {bad}; повторено целиком {whole}; побед с той же стоимостью {same}, \
             различий объяснено {explained}, не объяснено {unexplained}"
        )
    },
};

static ZH: ImportText = ImportText {
    matched: "对局",
    there: "原判",
    here: "本程序",
    same: "本程序相同",
    draw: "荒庄",
    open: "未结束",
    wins: |player| format!("{player}号玩家和牌"),
    fault: |player, code| match player {
        Some(player) => format!("{player}号玩家受罚（{code}）"),
        None => format!("中止（{code}）"),
    },
    points: |points| format!("{points}番"),
    score: "得分",
    not_a_hand: "不成和牌",
    place: |entry, player| match player {
        Some(player) => format!("第{entry}条，{player}号玩家"),
        None => format!("第{entry}条"),
    },
    value: "番数不同",
    fan: "番种",
    total: "合计",
    explained: |rulings| format!("依据：{rulings}"),
    unexplained: "无法解释",
    untold: "记录未给出番数",
    summary: |[logs, bad, whole, same, explained, unexplained]| {
        format!(
            "共{logs}份记录，无法读取{bad}；完整重放{whole}；番数相同{same}，有依据的差异{explained}，无法解释{unexplained}"
        )
    },
};
