//! The options of Red mahjong, in the order of its rules file.

use crate::{OptionProblem, OptionSpec, Options, Value, Values, Wording};

pub(crate) const TABLE: &[OptionSpec] = &[
    OptionSpec {
        id: "jokers",
        clause: "RED-OPT-1",
        values: Values::Bool,
        none: None,
        default: Value::Bool(false),
        meaning: Wording {
            en: "four jokers in play", ru: "в игре четыре джокера", zh: "使用四张百搭"
        },
    },
    OptionSpec {
        id: "flowers",
        clause: "RED-OPT-2",
        values: Values::Numbers(&[8, 4, 0]),
        none: None,
        default: Value::Number(8),
        meaning: Wording {
            en: "how many flowers; with 4 the jokers replace the seasons",
            ru: "сколько цветов; при 4 джокеры заменяют сезоны",
            zh: "花牌张数；为4时以百搭代替四季牌",
        },
    },
    OptionSpec {
        id: "min_points",
        clause: "RED-OPT-3",
        values: Values::Number { min: 0, max: 300 },
        none: None,
        default: Value::Number(0),
        meaning: Wording {
            en: "least value of a win, without flowers",
            ru: "минимум для победы, без цветов",
            zh: "起和分，花牌不计",
        },
    },
    OptionSpec {
        id: "limit",
        clause: "RED-OPT-4",
        values: Values::Number { min: 1, max: 100_000 },
        none: None,
        default: Value::Number(300),
        meaning: Wording {
            en: "highest value of a hand",
            ru: "наибольшая стоимость руки",
            zh: "一手牌的封顶分",
        },
    },
    OptionSpec {
        id: "chaotic_value",
        clause: "RED-OPT-5",
        values: Values::Numbers(&[12, 3]),
        none: None,
        default: Value::Number(12),
        meaning: Wording {
            en: "value of the chaotic hand",
            ru: "стоимость хаотичной руки",
            zh: "十三烂的分值",
        },
    },
    OptionSpec {
        id: "session_rounds",
        clause: "RED-OPT-6",
        values: Values::Number { min: 1, max: 16 },
        none: None,
        default: Value::Number(4),
        meaning: Wording {
            en: "length of the session in rounds",
            ru: "длина сессии в раундах",
            zh: "一场的圈数",
        },
    },
    OptionSpec {
        id: "session_deals",
        clause: "RED-OPT-7",
        values: Values::Number { min: 1, max: 200 },
        none: Some("none"),
        default: Value::Null,
        meaning: Wording {
            en: "length of the session in deals",
            ru: "длина сессии в сдачах",
            zh: "一场的盘数",
        },
    },
    OptionSpec {
        id: "wall",
        clause: "RED-OPT-8",
        values: Values::Words(&["built", "loose"]),
        none: None,
        default: Value::Word("built"),
        meaning: Wording {
            en: "wall or loose tiles", ru: "стена или кости россыпью", zh: "砌牌墙或散放"
        },
    },
    OptionSpec {
        id: "wall_sections",
        clause: "RED-OPT-9",
        values: Values::Words(&["players", "four"]),
        none: None,
        default: Value::Word("players"),
        meaning: Wording {
            en: "sections of the wall", ru: "части стены", zh: "牌墙分为几段"
        },
    },
    OptionSpec {
        id: "river",
        clause: "RED-OPT-10",
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
        id: "sticks",
        clause: "RED-OPT-11",
        values: Values::Words(&["off", "790", "800"]),
        none: None,
        default: Value::Word("off"),
        meaning: Wording { en: "counting sticks", ru: "счётные палочки", zh: "筹码" },
    },
];

/// RED-OPT-2: four flowers are left when the jokers take the place of the seasons, so there must be jokers.
pub(crate) fn check_together(options: &Options) -> Option<OptionProblem> {
    let alone = options.number("flowers") == Some(4) && !options.is_on("jokers");
    alone.then_some(OptionProblem::Needs {
        option: "flowers",
        value: Value::Number(4),
        needs: "jokers",
        clause: "RED-OPT-2",
    })
}
