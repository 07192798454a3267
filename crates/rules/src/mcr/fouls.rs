//! The table of offences of MCR competitions, in its order (section 7 of `mcr-competition.md`).

use crate::{Offence, OffencePoints, Wording};

/// What a referee may take (MCRC-PEN-4).
const REFEREE: OffencePoints = OffencePoints::Choice(&[5, 10, 20, 40, 50, 60]);

pub(crate) const TABLE: &[Offence] = &[
    Offence::new(
        "late_10",
        "MCRC-PEN-3",
        Wording {
            en: "late by up to 10 minutes", ru: "опоздание до 10 минут", zh: "迟到10分钟以内"
        },
    )
    .costs(OffencePoints::Fixed(10))
    .late(0, Some(10)),
    Offence::new(
        "late_15",
        "MCRC-PEN-3",
        Wording {
            en: "late by up to 15 minutes", ru: "опоздание от 10 до 15 минут", zh: "迟到10至15分钟"
        },
    )
    .costs(OffencePoints::Fixed(20))
    .late(10, Some(15)),
    Offence::new(
        "late_missed",
        "MCRC-PEN-3",
        Wording {
            en: "late by more than 15 minutes",
            ru: "опоздание больше чем на 15 минут",
            zh: "迟到超过15分钟",
        },
    )
    .and("session_missed")
    .late(15, None),
    Offence::new(
        "cheating",
        "MCRC-RUL-15",
        Wording {
            en: "cheating: exchanging or hiding tiles and the like",
            ru: "мошенничество: подмена, сокрытие костей и подобное",
            zh: "作弊（换牌、藏牌等）",
        },
    )
    .costs(REFEREE)
    .and("referee_decides"),
    Offence::new(
        "wrong_set",
        "MCR-FOUL-2",
        Wording {
            en: "wrong chow, pung, kong or flower replacement",
            ru: "неверное чоу, панг, конг или замена цветка",
            zh: "错吃、错碰、错杠、错补花",
        },
    )
    .dead(),
    Offence::new(
        "empty_call",
        "MCR-FOUL-5",
        Wording {
            en: "call that was not taken up",
            ru: "пустое объявление: назвал и не взял",
            zh: "空吃、空碰、空杠",
        },
    )
    .costs(OffencePoints::Ladder),
    Offence::new(
        "early_touch",
        "MCR-FOUL-4",
        Wording {
            en: "touching a wall tile too early",
            ru: "преждевременное касание кости стены",
            zh: "提前摸牌",
        },
    )
    .costs(OffencePoints::Ladder)
    .and("tile_back"),
    Offence::new(
        "early_look",
        "MCR-FOUL-4",
        Wording {
            en: "touching a wall tile too early and seeing it",
            ru: "преждевременно взял кость стены и увидел её",
            zh: "提前摸牌并看牌",
        },
    )
    .costs(OffencePoints::Ladder)
    .dead(),
    Offence::new(
        "late_pung",
        "MCR-FOUL-5",
        Wording {
            en: "pung called after 3 seconds",
            ru: "панг объявлен позже 3 секунд",
            zh: "超过3秒才碰牌",
        },
    )
    .costs(OffencePoints::Ladder)
    .each_round(),
    Offence::new(
        "false_win_cheap",
        "MCR-FOUL-7",
        Wording {
            en: "false win: fewer than 8 points",
            ru: "ложная победа: меньше 8 очков",
            zh: "错和（不足8分）",
        },
    )
    .to_each(10)
    .dead(),
    Offence::new(
        "false_win",
        "MCR-FOUL-8",
        Wording {
            en: "false win: wrong tile, incomplete hand",
            ru: "ложная победа: не та кость, рука не собрана",
            zh: "诈和（未成和牌）",
        },
    )
    .to_each(20)
    .dead(),
    Offence::new(
        "exposed_tile",
        "MCR-FOUL-9",
        Wording {
            en: "tile exposed by mistake", ru: "нечаянно открытая кость", zh: "误亮牌张"
        },
    )
    .and("must_discard"),
    Offence::new(
        "opened_hand",
        "MCR-FOUL-10",
        Wording {
            en: "hand opened on another’s win that stands",
            ru: "открыл руку при чужой победе, победа верна",
            zh: "他家和牌成立，提前倒牌",
        },
    )
    .warned(),
    Offence::new(
        "opened_hand_false",
        "MCR-FOUL-10",
        Wording {
            en: "hand opened on another’s false win",
            ru: "открыл руку при чужой ложной победе",
            zh: "他家诈和，跟着倒牌",
        },
    )
    .to_each(10)
    .dead()
    .and("discard_shown"),
    Offence::new(
        "knocked_tile",
        "MCR-FOUL-11",
        Wording {
            en: "knocking over another’s tile", ru: "опрокинул чужую кость", zh: "碰倒他家的牌"
        },
    )
    .to_one(REFEREE)
    .and("referee_decides"),
    Offence::new(
        "wrong_count",
        "MCR-FOUL-3",
        Wording {
            en: "wrong number of tiles", ru: "неверное число костей в руке", zh: "相公（张数不对）"
        },
    )
    .dead(),
    Offence::new(
        "information",
        "MCR-FOUL-12",
        Wording {
            en: "giving information", ru: "передача сведений о руке", zh: "传递信息"
        },
    )
    .dead()
    .and("grave"),
    Offence::new(
        "disorder",
        "MCRC-PEN-5",
        Wording {
            en: "persistent disorder against the referee’s orders",
            ru: "упорное нарушение порядка вопреки указаниям судьи",
            zh: "不听裁判劝告、扰乱秩序",
        },
    )
    .and("exclusion"),
    Offence::new(
        "not_taken",
        "MCR-FOUL-13",
        Wording {
            en: "claimed tile not taken in time",
            ru: "объявленная кость не взята вовремя",
            zh: "报牌后未及时取牌",
        },
    )
    .dead(),
    Offence::new(
        "win_not_taken",
        "MCR-FOUL-13",
        Wording {
            en: "tile of a declared win not taken before the count",
            ru: "кость победы не взята до подсчёта",
            zh: "和牌未取牌即计番",
        },
    )
    .to_each(20)
    .dead(),
    Offence::new(
        "irregular_win",
        "MCR-FOUL-14",
        Wording {
            en: "chow, pung or kong called, then win; other irregular declaration",
            ru: "сначала чоу, панг или конг, потом победа; иное неверное объявление",
            zh: "先报吃、碰、杠再报和，或其他不规范的报和",
        },
    )
    .and("no_win_this_turn"),
    Offence::new(
        "shown_tiles",
        "MCR-FOUL-15",
        Wording {
            en: "tiles shown before or without declaring a win",
            ru: "показал кости до объявления победы или без него",
            zh: "未报和先亮牌",
        },
    )
    .dead(),
    Offence::new(
        "reaching_over",
        "MCR-FOUL-16",
        Wording {
            en: "reaching over the discards to the wall",
            ru: "протянул руку к стене над сносом",
            zh: "越过弃牌伸手摸牌",
        },
    )
    .and("no_right_to_discard"),
    Offence::new(
        "reached_and_took",
        "MCR-FOUL-16",
        Wording {
            en: "reaching over the discards and taking the discard all the same",
            ru: "протянул руку к стене, но всё же взял снос",
            zh: "越过弃牌后仍取该弃牌",
        },
    )
    .dead()
    .and("no_claims"),
    Offence::new(
        "mixed_tiles",
        "MCR-FOUL-17",
        Wording {
            en: "tiles of the hand mixed with counting tiles",
            ru: "кости руки смешаны со счётными",
            zh: "手牌与计分牌相混",
        },
    )
    .dead()
    .and("win_annulled"),
    Offence::new(
        "breach",
        "MCRC-PEN-4",
        Wording {
            en: "other breach of the rules", ru: "другое нарушение правил", zh: "其他违规"
        },
    )
    .costs(REFEREE),
    Offence::new("warning", "MCRC-PEN-2", Wording { en: "warning", ru: "предупреждение", zh: "警告" })
        .warned(),
];
