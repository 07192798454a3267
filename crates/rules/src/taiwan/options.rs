//! The options of Taiwanese mahjong, in the order of its rules file.

use crate::options::UNLIMITED;
use crate::{OptionSpec, Value, Values, Wording};

pub(crate) const TABLE: &[OptionSpec] = &[
    OptionSpec {
        id: "min_tai",
        clause: "TWN-OPT-1",
        values: Values::Number { min: 0, max: UNLIMITED },
        none: None,
        default: Value::Number(0),
        meaning: Wording {
            en: "least value of a win in basic tai",
            ru: "минимум для победы в основных таях",
            zh: "起和台数",
        },
    },
    OptionSpec {
        id: "limit",
        clause: "TWN-OPT-2",
        values: Values::Number { min: 1, max: UNLIMITED },
        none: Some("null"),
        default: Value::Null,
        meaning: Wording {
            en: "highest value of a hand",
            ru: "лимит стоимости руки",
            zh: "一手牌的封顶台数",
        },
    },
    OptionSpec {
        id: "seating",
        clause: "TWN-OPT-3",
        values: Values::Words(&["winds", "dice"]),
        none: None,
        default: Value::Word("winds"),
        meaning: Wording {
            en: "how seats are found", ru: "как распределяются места", zh: "如何确定座位"
        },
    },
    OptionSpec {
        id: "rounds",
        clause: "TWN-OPT-4",
        values: Values::Number { min: 1, max: UNLIMITED },
        none: Some("null"),
        default: Value::Number(4),
        meaning: Wording {
            en: "length of the game in rounds", ru: "длина игры в раундах", zh: "一局的圈数"
        },
    },
    OptionSpec {
        id: "max_deals",
        clause: "TWN-OPT-5",
        values: Values::Number { min: 1, max: UNLIMITED },
        none: Some("null"),
        default: Value::Null,
        meaning: Wording {
            en: "length of the game in deals", ru: "длина игры в сдачах", zh: "一局的盘数"
        },
    },
    OptionSpec {
        id: "counters",
        clause: "TWN-OPT-6",
        values: Values::Words(&["record", "sticks_84", "sticks_88"]),
        none: None,
        default: Value::Word("record"),
        meaning: Wording {
            en: "how points are kept", ru: "как ведётся счёт", zh: "计分方式"
        },
    },
    OptionSpec {
        id: "river",
        clause: "TWN-OPT-7",
        values: Values::Words(&["free", "line", "zones"]),
        none: None,
        default: Value::Word("free"),
        meaning: Wording {
            en: "how discards are laid out",
            ru: "как выкладывается снос",
            zh: "弃牌的摆放方式",
        },
    },
    OptionSpec {
        id: "claim_seconds",
        clause: "TWN-OPT-8",
        values: Values::Number { min: 1, max: 60 },
        none: Some("null"),
        default: Value::Number(10),
        meaning: Wording {
            en: "seconds to claim a discard",
            ru: "секунды на объявление",
            zh: "吃碰杠和的等待秒数",
        },
    },
];
