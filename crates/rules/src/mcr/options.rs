//! The options of MCR, in the order of its rules file.

use crate::options::UNLIMITED;
use crate::{OptionSpec, Value, Values, Wording};

pub(crate) const TABLE: &[OptionSpec] = &[
    OptionSpec {
        id: "auto_flowers",
        clause: "MCR-OPT-1",
        values: Values::Bool,
        none: None,
        default: Value::Bool(true),
        meaning: Wording {
            en: "flowers are replaced without asking",
            ru: "цветы заменяются сами",
            zh: "自动补花",
        },
    },
    OptionSpec {
        id: "minimum",
        clause: "MCR-OPT-1",
        values: Values::Number { min: 0, max: UNLIMITED },
        none: None,
        default: Value::Number(8),
        meaning: Wording {
            en: "points needed to win, without flowers",
            ru: "очки, нужные для победы, без цветов",
            zh: "起和分，花牌不计",
        },
    },
    OptionSpec {
        id: "time_limits",
        clause: "MCR-OPT-1",
        values: Values::Bool,
        none: None,
        default: Value::Bool(false),
        meaning: Wording {
            en: "time limits are enforced",
            ru: "ограничения времени соблюдаются",
            zh: "执行时间限制",
        },
    },
    OptionSpec {
        id: "session_minutes",
        clause: "MCR-OPT-1",
        values: Values::Number { min: 0, max: UNLIMITED },
        none: None,
        default: Value::Number(150),
        meaning: Wording {
            en: "length of the session in minutes; 0 for none",
            ru: "длина сессии в минутах; 0 — без ограничения",
            zh: "一场的分钟数；0为不限",
        },
    },
];
