//! What Taiwanese players are punished for.

use crate::{Offence, OffencePoints, Wording};

pub(crate) const TABLE: &[Offence] = &[
    Offence::new("false_win", "TWN-PEN-1", Wording { en: "false win", ru: "ложная победа", zh: "诈胡" })
        .to_each(5)
        .dead(),
    Offence::new(
        "misnamed_discard",
        "TWN-PEN-2",
        Wording {
            en: "misnamed discard that led to a wrong claim",
            ru: "неверно названный снос, по которому ошибочно объявили",
            zh: "报错弃牌致他家误鸣牌",
        },
    )
    .to_one(OffencePoints::Choice(&[1, 2])),
    Offence::new(
        "false_kong",
        "TWN-PEN-3",
        Wording {
            en: "concealed kong of unequal tiles, knowingly",
            ru: "закрытый конг из разных костей, намеренно",
            zh: "故意用不同的牌暗杠",
        },
    )
    .to_each(10),
    Offence::new(
        "wrong_count",
        "TWN-DEAD-2",
        Wording {
            en: "too few or too many tiles",
            ru: "лишние или недостающие кости в руке",
            zh: "大相公、小相公（张数不对）",
        },
    )
    .dead()
    .and("no_claims"),
    Offence::new(
        "wrong_set",
        "TWN-DEAD-3",
        Wording {
            en: "open set that is none, found too late",
            ru: "неверный открытый сет, замеченный слишком поздно",
            zh: "错副露且未及时更正",
        },
    )
    .dead(),
];
