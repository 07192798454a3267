//! What is special about each ruleset, in a sentence.

use fivewinds::Ruleset;
use fivewinds::rules::Wording;

use crate::Lang;

/// By the id of the ruleset.
const GISTS: [(&str, Wording); 5] = [
    (
        "red",
        Wording {
            en: "For two to four players, without kongs; flowers, and jokers by agreement.",
            ru: "Для двух, трёх или четырёх игроков, без конгов; цветы, а по договорённости и джокеры.",
            zh: "二至四人，没有杠；有花牌，可约定使用百搭。",
        },
    ),
    (
        "classical",
        Wording {
            en: "Points for sets are doubled by fans; every hand counts, not the winner's alone.",
            ru: "Очки за сеты удваиваются фанами; считаются руки всех игроков, а не только победителя.",
            zh: "面子的分由番加倍；不仅和牌者，各家的牌都计分。",
        },
    ),
    (
        "mcr",
        Wording {
            en: "Competition mahjong: 81 fans, at least 8 points to win, and the strictest principles of counting.",
            ru: "Спортивный маджонг: 81 фан, для победы не меньше 8 очков и самые строгие принципы подсчёта.",
            zh: "国标麻将：81个番种，8分起和，计番原则最严。",
        },
    ),
    (
        "sichuan",
        Wording {
            en: "Bloody rules: three suits, one of them forbidden to each player, and the deal goes on after a win.",
            ru: "Кровавые правила: три масти, одна из них запретная у каждого игрока, и после победы сдача продолжается.",
            zh: "血战到底：只用三门序数牌，每人定缺一门，有人和牌后继续打。",
        },
    ),
    (
        "taiwan",
        Wording {
            en: "Hands of 16 tiles, five sets and a pair; eight flowers win by themselves.",
            ru: "Рука из 16 костей: пять сетов и пара; восемь цветов побеждают сами по себе.",
            zh: "十六张牌，五副面子加一对将；八张花牌可直接和牌。",
        },
    ),
];

/// What is special about a ruleset.
pub(super) fn gist(ruleset: Ruleset, lang: Lang) -> &'static str {
    let gist = GISTS.iter().find(|(id, _)| *id == ruleset.id());
    gist.map_or("", |(_, gist)| (lang.text().wording)(*gist))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruleset_is_told_in_every_language() {
        for ruleset in Ruleset::ALL {
            for lang in Lang::ALL {
                assert!(!gist(ruleset, lang).is_empty(), "{ruleset} {}", lang.code());
            }
        }
    }
}
