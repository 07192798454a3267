//! Russian.

use fivewinds::Suit;
use fivewinds::rules::{Change, Fact, LineFault, LineProblem, Step, Unit, Verdict, Why, Win, WinBy};
use fivewinds::tiles::{RelSeat, Wind};

use super::super::ru::{notation, plural};
use super::{Headline, ScoreText, Units, facts, ways};
use crate::problem::Flag;

pub(in crate::text) static RU: ScoreText = ScoreText {
    list: ", ",
    amount,
    won,
    not_won: "Рука не победила",
    winds: |seat, round| format!("место — {}, раунд — {}", wind(seat), wind(round)),
    fact,
    discards: |discards| format!("костей в реке: {discards}"),
    streak: |streak| format!("побед дилера подряд: {streak}"),
    headline,
    verdict,
    missing,
    instead: |tile| format!("Подсчёт с лучшей из ожидаемых костей: {tile}"),
    columns: ["фан", "сеты", "пункт"],
    total: "всего",
    limit: "лимит",
    step,
    not_counted: "Не засчитано",
    reason,
    other_readings: "Другие прочтения",
    who_pays: "Кто платит",
    receives: |amount| format!("вы получаете {amount}"),
    seat,
    say_from: "Чтобы узнать, кто платит, укажите, чья это была кость: --from left, across или right.",
    what_if: "Что было бы, если",
    what_if_columns: ["изменение", "стоимость", "разница", "победа", "фаны"],
    change,
    no_change: "Ничего не меняют",
};

fn amount(number: u64, unit: Unit) -> String {
    // Only the last two digits matter for the form.
    let word = plural((number % 100) as usize, unit.one.ru, unit.few.ru, unit.many.ru);
    format!("{number} {word}")
}

fn won(win: Win) -> String {
    let from = match win.from {
        Some(RelSeat::Left) => " игрока слева",
        Some(RelSeat::Across) => " игрока напротив",
        Some(RelSeat::Right) => " игрока справа",
        Some(RelSeat::Own) | None => "",
    };
    match win.by {
        WinBy::SelfDraw => "Победа со стены".to_owned(),
        WinBy::Discard => format!("Победа со сноса{from}"),
        WinBy::RobKong => format!("Ограбление конга{from}"),
        WinBy::KongReplacement => "Победа на замещающей кости после конга".to_owned(),
        WinBy::FlowerReplacement => "Победа на замещающей кости за цветок".to_owned(),
        WinBy::RobFlower => format!("Ограбление восьмого цветка{from}"),
        WinBy::EighthFlower => "Победа с восьмым цветком".to_owned(),
        WinBy::Dealt => "Победа с розданными костями".to_owned(),
    }
}

fn wind(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "Восток",
        Wind::South => "Юг",
        Wind::West => "Запад",
        Wind::North => "Север",
    }
}

fn fact(fact: Fact) -> &'static str {
    match fact {
        Fact::LastWallTile => "последняя кость стены",
        Fact::LastDiscard => "последний снос сдачи",
        Fact::LastOfItsKind => "последняя кость своего номинала",
        Fact::DiscardAfterKong => "снос после конга",
        Fact::FirstDiscard => "самый первый снос дилера",
        Fact::ReadyFromDeal => "ожидание с раздачи",
        Fact::ReadyDeclared => "ожидание объявлено",
        Fact::ReadyUndeclared => "ожидание не объявлено",
        Fact::ForbiddenCharacters => "запрещённая масть: символы",
        Fact::ForbiddenDots => "запрещённая масть: точки",
        Fact::ForbiddenBamboos => "запрещённая масть: бамбуки",
        Fact::WonRight => "игрок справа уже победил",
        Fact::WonAcross => "игрок напротив уже победил",
        Fact::WonLeft => "игрок слева уже победил",
        Fact::ResponsibleRight => "отвечает игрок справа",
        Fact::ResponsibleAcross => "отвечает игрок напротив",
        Fact::ResponsibleLeft => "отвечает игрок слева",
        Fact::FreshTileLastFive => "свежая кость среди последних пяти",
    }
}

fn headline(headline: &Headline) -> String {
    let worth = headline.value.map(|value| amount(u64::from(value), headline.unit));
    let but = |why: String| match &worth {
        Some(worth) if !headline.won => format!("{worth}, рука не победила: {why}"),
        Some(worth) => format!("{worth}, но победу объявить нельзя: {why}"),
        None => format!("Победу объявить нельзя: {why}"),
    };
    match headline.verdict {
        Verdict::Valid => worth.map_or_else(String::new, |worth| format!("{worth}: победу можно объявить")),
        Verdict::NotWon => match worth {
            Some(worth) => format!("{worth}: рука не победила"),
            None => "Рука не победила и ничего не стоит".to_owned(),
        },
        Verdict::BelowMinimum { have, need, .. } => {
            let apart = match headline.value {
                Some(value) if value == have => "",
                _ if headline.flowers => "; цветы не учитываются",
                _ => "; учитывается не всё",
            };
            let unit = headline.unit;
            let needed = plural(need as usize % 100, unit.one.ru, unit.few.ru, unit.many.ru);
            but(format!("нужно {need} {needed}, а есть {have}{apart}"))
        }
        Verdict::Incomplete { .. } => but("рука не собрана".to_owned()),
        Verdict::ForbiddenSuit { suit, .. } => {
            but(format!("в руке есть кость запрещённой масти ({})", suit_name(suit)))
        }
        Verdict::ThreeSuits { .. } => but("в руке все три масти".to_owned()),
        Verdict::NotDeclaredReady { .. } => but("ожидание не было объявлено".to_owned()),
        Verdict::DiscardedJoker { .. } => but("снесённый джокер забрать нельзя".to_owned()),
        Verdict::FewFlowers { have, .. } => {
            but(format!("восьмой цветок побеждает вместе с семью другими, а их {have}"))
        }
    }
}

fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Characters => "символы",
        Suit::Dots => "точки",
        Suit::Bamboos => "бамбуки",
    }
}

fn verdict(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Valid => "можно".to_owned(),
        Verdict::NotWon => "не победила".to_owned(),
        Verdict::Incomplete { .. } => "не собрана".to_owned(),
        Verdict::BelowMinimum { have, .. } => format!("мало: {have}"),
        Verdict::ForbiddenSuit { .. } => "запрещённая масть".to_owned(),
        Verdict::ThreeSuits { .. } => "три масти".to_owned(),
        Verdict::NotDeclaredReady { .. } => "ожидание не объявлено".to_owned(),
        Verdict::DiscardedJoker { .. } => "снесённый джокер".to_owned(),
        Verdict::FewFlowers { .. } => "мало цветов".to_owned(),
    }
}

fn missing(distance: Option<i8>, waits: &str) -> String {
    match distance {
        None => "Из этих костей руку собрать нельзя.".to_owned(),
        Some(..=0) => format!("До выигрышной кости рука ждала {waits}."),
        Some(steps) => {
            let word = plural(usize::from(steps.unsigned_abs()), "шаг", "шага", "шагов");
            format!("До выигрышной кости до ожидания было {steps} {word}.")
        }
    }
}

fn step(step: &Step, units: Units) -> String {
    let value = |number: u64| amount(number, units.value);
    match *step {
        Step::Doubled { points, times, result, .. } => {
            let word = plural(times as usize % 100, "удвоение", "удвоения", "удвоений");
            format!("{}, {times} {word}: {}", value(u64::from(points)), value(result))
        }
        Step::Table { fans, points, .. } => {
            format!("{} — это {}", amount(u64::from(fans), units.fans), value(u64::from(points)))
        }
        Step::Limited { from, limit, .. } => {
            format!("{}, но лимит: {}", value(from), value(u64::from(limit)))
        }
        Step::Rounded { from, to, .. } => {
            format!("{}, с округлением вверх: {}", value(u64::from(from)), value(u64::from(to)))
        }
    }
}

fn reason(why: Why, by: Option<&str>) -> String {
    match (why, by) {
        (Why::Implied, Some(by)) => format!("следует из фана «{by}»"),
        (Why::Implied, None) => "следует из засчитанного".to_owned(),
        (Why::Separated, Some(by)) => format!("его сеты уже соединены в фане «{by}» (неразделение)"),
        (Why::Separated, None) => "его сеты уже соединены (неразделение)".to_owned(),
        (Why::Repeated, _) => {
            "один из его сетов уже использован для этого же фана (неидентичность)".to_owned()
        }
        (Why::Joined, _) => "каждый из его сетов уже соединён (одноразовый подсчёт)".to_owned(),
        (Why::OneOnly, Some(by)) => format!("из таких фанов засчитывается один, здесь «{by}»"),
        (Why::OneOnly, None) => "из таких фанов засчитывается один".to_owned(),
        (Why::NotHere, _) => "с такой рукой не засчитывается".to_owned(),
    }
}

fn seat(seat: RelSeat) -> &'static str {
    match seat {
        RelSeat::Own => "вы",
        RelSeat::Right => "справа",
        RelSeat::Across => "напротив",
        RelSeat::Left => "слева",
    }
}

fn change(change: &Change, set: &str) -> String {
    match *change {
        Change::Won { tile, by: WinBy::Discard } => format!("{tile} со сноса"),
        Change::Won { tile, .. } => format!("{tile} со стены"),
        Change::Seat(seat) => format!("место — {}", wind(seat)),
        Change::Round(round) => format!("раунд — {}", wind(round)),
        Change::Concealed(_) => format!("{set} закрыт"),
        Change::Flower(_) => "ещё один цветок".to_owned(),
    }
}

/// What is wrong with a line.
pub(in crate::text) fn line(problem: &LineProblem) -> String {
    let LineProblem { position, word, fault } = problem;
    let place = format!("«{word}», символ {position}");
    match fault {
        LineFault::Tiles(error) => notation(error),
        LineFault::Word(found) if found == word => format!("нет такого слова: {place}"),
        LineFault::Word(found) => format!("нет такого слова: «{found}» в {place}"),
        LineFault::Value => format!(
            "нет такого ключа или значения: {place}; есть seat и round (E S W N), flowers (кости), players, \
             discards и streak"
        ),
        LineFault::Bracket => format!("скобка не закрыта: {place}"),
        LineFault::OneTile => format!("выигрышная кость одна: {place}"),
        LineFault::Twice => format!("сказано дважды: {place}"),
        LineFault::HalfWin => {
            "выигрышную кость указывают вместе с тем, как одержана победа: +5m discard@left, \
                               или --win 5m --by discard"
                .to_owned()
        }
    }
}

/// Not what a flag wants.
pub(in crate::text) fn word(flag: Flag, found: &str) -> String {
    let known = match flag {
        Flag::By => format!("есть {}", ways()),
        Flag::Situation => format!("есть {}", facts()),
        Flag::From => "есть left, across и right".to_owned(),
        Flag::Seat | Flag::Round => "ветры — E, S, W и N".to_owned(),
        Flag::Players | Flag::Discards | Flag::Streak => "нужно число".to_owned(),
    };
    format!("{}: значение «{found}» неизвестно; {known}", flag.name())
}
