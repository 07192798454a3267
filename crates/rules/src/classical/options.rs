//! The options of Chinese classical mahjong, in the order of its rules file.

use crate::{OptionSpec, Value, Values, Wording};

pub(crate) const TABLE: &[OptionSpec] = &[
    OptionSpec {
        id: "flowers",
        clause: "CLA-OPT-1",
        values: Values::Bool,
        none: None,
        default: Value::Bool(false),
        meaning: Wording {
            en: "eight flowers and seasons in play",
            ru: "в игре восемь цветов и сезонов",
            zh: "使用八张花牌",
        },
    },
    OptionSpec {
        id: "limit",
        clause: "CLA-OPT-2",
        values: Values::Multiple { of: 10, min: 100, max: 100_000 },
        none: None,
        default: Value::Number(500),
        meaning: Wording {
            en: "highest value of a hand", ru: "лимит стоимости руки", zh: "一手牌的封顶分"
        },
    },
    OptionSpec {
        id: "session_deals",
        clause: "CLA-OPT-3",
        values: Values::Numbers(&[16, 8]),
        none: None,
        default: Value::Number(16),
        meaning: Wording {
            en: "length of the session in deals",
            ru: "длина сессии в сдачах",
            zh: "一场的盘数",
        },
    },
    OptionSpec {
        id: "replay_draws",
        clause: "CLA-OPT-4",
        values: Values::Bool,
        none: None,
        default: Value::Bool(true),
        meaning: Wording {
            en: "drawn deals are played again", ru: "ничьи переигрываются", zh: "荒牌后重打"
        },
    },
    OptionSpec {
        id: "session_mode",
        clause: "CLA-OPT-5",
        values: Values::Words(&["deals", "dealerships"]),
        none: None,
        default: Value::Word("deals"),
        meaning: Wording {
            en: "what the length of the session counts",
            ru: "чем измеряется длина сессии",
            zh: "一场按盘数还是按坐庄次数计算",
        },
    },
    OptionSpec {
        id: "starting_points",
        clause: "CLA-OPT-6",
        values: Values::Number { min: 0, max: 100_000 },
        none: None,
        default: Value::Number(2000),
        meaning: Wording {
            en: "points at the start", ru: "очки в начале игры", zh: "起始分"
        },
    },
    OptionSpec {
        id: "sticks",
        clause: "CLA-OPT-7",
        values: Values::Bool,
        none: None,
        default: Value::Bool(false),
        meaning: Wording {
            en: "points are shown as sticks",
            ru: "показывать очки палочками",
            zh: "以筹码显示分数",
        },
    },
];
