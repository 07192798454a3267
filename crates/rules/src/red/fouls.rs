//! What Red players are punished for.

use crate::{Offence, Wording};

pub(crate) const TABLE: &[Offence] = &[
    Offence::new("false_win", "RED-PEN-1", Wording { en: "false win", ru: "ложная победа", zh: "诈和" })
        .to_each(9)
        .dead(),
    Offence::new(
        "wrong_count",
        "RED-DEAD-4",
        Wording {
            en: "wrong number of tiles", ru: "неверное число костей в руке", zh: "相公（张数不对）"
        },
    )
    .dead()
    .and("no_claims"),
    Offence::new(
        "wrong_set",
        "RED-ERR-2",
        Wording {
            en: "impossible set, noticed too late",
            ru: "неверный сет, замеченный слишком поздно",
            zh: "错副露且未及时更正",
        },
    )
    .dead(),
];
