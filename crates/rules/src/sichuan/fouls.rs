//! What Sichuan players are punished for; all of it stands with the deal.

use crate::{Offence, OffencePoints, Wording};

pub(crate) const TABLE: &[Offence] = &[
    Offence::new("false_win", "SIC-PEN-1", Wording { en: "false win", ru: "ложная победа", zh: "诈和" })
        .to_each(8)
        .with_the_deal(),
    Offence::new(
        "forbidden_suit",
        "SIC-PEN-2",
        Wording {
            en: "tiles of the forbidden suit left in hand",
            ru: "кости запрещённой масти в руке",
            zh: "花猪（手中留有缺门牌）",
        },
    )
    .costs(OffencePoints::Fixed(48))
    .with_the_deal(),
    Offence::new(
        "forbidden_set",
        "SIC-PEN-3",
        Wording {
            en: "set of the forbidden suit", ru: "объявлен сет запрещённой масти", zh: "用缺门牌副露"
        },
    )
    .costs(OffencePoints::Fixed(48))
    .with_the_deal(),
];
