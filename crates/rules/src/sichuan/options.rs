//! The options of Sichuan Bloody Rules, in the order of its rules file.

use crate::options::UNLIMITED;
use crate::{OptionSpec, Value, Values, Wording};

pub(crate) const TABLE: &[OptionSpec] = &[
    OptionSpec {
        id: "first_dealer",
        clause: "SIC-OPT-1",
        values: Values::Words(&["dice", "lot"]),
        none: None,
        default: Value::Word("dice"),
        meaning: Wording {
            en: "how the first dealer is found",
            ru: "как выбирается первый дилер",
            zh: "如何确定首任庄家",
        },
    },
    OptionSpec {
        id: "max_deals",
        clause: "SIC-OPT-2",
        values: Values::Number { min: 1, max: UNLIMITED },
        none: Some("null"),
        default: Value::Number(16),
        meaning: Wording {
            en: "length of the session in deals",
            ru: "длина сессии в сдачах",
            zh: "一场的盘数",
        },
    },
    OptionSpec {
        id: "session_minutes",
        clause: "SIC-OPT-3",
        values: Values::Number { min: 1, max: UNLIMITED },
        none: Some("null"),
        default: Value::Null,
        meaning: Wording {
            en: "length of the session in minutes",
            ru: "длина сессии в минутах",
            zh: "一场的分钟数",
        },
    },
    OptionSpec {
        id: "claim_seconds",
        clause: "SIC-OPT-4",
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
