//! Russian.

use fivewinds::Suit;
use fivewinds::record::{Difference, Fault, Place, RecordError, Unverified, VERSION, Verified, What};
use fivewinds::rules::{Booking, EndedBy, WinBy};
use fivewinds::shuffle::ContributionError;
use fivewinds::table::{Open, Reason, SeatEvent, Source};
use fivewinds::tiles::{Seat, Tile, Wind};

use super::super::ru::plural;
use super::ReplayText;

pub(in crate::text) static RU: ReplayText = ReplayText {
    wind,
    deal: |deal, deals| format!("Сдача {deal} из {deals}"),
    round: |round| format!("раунд — {}", wind(round)),
    dice: "Кубики",
    dealt: "Кости розданы.",
    time: "Время вышло.",
    columns: ["место", "рука", "сеты", "цветы", "снос", "очки"],
    hidden: |tiles| format!("{tiles} {}", plural(tiles as usize, "кость", "кости", "костей")),
    event,
    decides: |who, words| {
        if words == "pass" { format!("{who} пасует.") } else { format!("{who}: {words}.") }
    },
    verified,
    not_verified: "Не подтверждено",
    unverified,
    reason,
    unreadable,
    no_deal: |deals| format!("такой сдачи нет; всего сдач: {deals}"),
};

fn wind(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "Восток",
        Wind::South => "Юг",
        Wind::West => "Запад",
        Wind::North => "Север",
    }
}

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Characters => "символы",
        Suit::Dots => "точки",
        Suit::Bamboos => "бамбуки",
    }
}

fn verified(verified: &Verified) -> String {
    let Verified { deals, steps, seeds, contributed } = *verified;
    let seeds = match (seeds, contributed) {
        (0, _) => String::new(),
        (_, 0) => format!("; стены следуют из начальных чисел: {seeds}"),
        _ => format!("; стены следуют из начальных чисел: {seeds}, из них общих: {contributed}"),
    };
    let deals_word = plural(deals, "сдача", "сдачи", "сдач");
    format!("Подтверждено: {deals} {deals_word}, {steps} {}{seeds}.", plural(steps, "ход", "хода", "ходов"))
}

fn event(event: SeatEvent, who: &dyn Fn(Seat) -> String) -> Option<String> {
    let tile = |tile: Option<Tile>| tile.map_or_else(|| "кость".to_owned(), |tile| tile.to_string());
    Some(match event {
        SeatEvent::Drew { source: Source::Dealt | Source::Claim, .. } => return None,
        SeatEvent::Drew { seat, tile: drawn, source: Source::Wall } => {
            format!("{} берёт {}.", who(seat), tile(drawn))
        }
        SeatEvent::Drew { seat, tile: drawn, source: Source::Kong | Source::Flower } => {
            format!("{} берёт на замену {}.", who(seat), tile(drawn))
        }
        SeatEvent::ConcealedKong { seat, tile: Some(tile) } => {
            format!("{} объявляет закрытый конг: {tile}.", who(seat))
        }
        SeatEvent::ConcealedKong { seat, tile: None } => {
            format!("{} объявляет закрытый конг, не показывая костей.", who(seat))
        }
        SeatEvent::Forbade { seat, suit: Some(named) } => {
            format!("{} называет запрещённую масть: {}.", who(seat), suit(named))
        }
        SeatEvent::Forbade { seat, suit: None } => format!("{} называет запрещённую масть.", who(seat)),
        SeatEvent::Missed { value } => format!("Пропущена победа стоимостью {value}."),
        SeatEvent::Open(open) => return open_event(open, who),
    })
}

fn open_event(open: Open, who: &dyn Fn(Seat) -> String) -> Option<String> {
    Some(match open {
        Open::FlowerShown { seat, tile } => format!("{} открывает цветок {tile}.", who(seat)),
        Open::FlowerOffered { tile, .. } => format!("Восьмой цветок {tile} можно ограбить."),
        Open::EighthFlower { seat, tile } => format!("{}: восьмой цветок, {tile}.", who(seat)),
        Open::SuitShown { seat, suit: named } => {
            format!("{} показывает запрещённую масть: {}.", who(seat), suit(named))
        }
        Open::DeclaredReady { seat, .. } => format!("{} объявляет ожидание.", who(seat)),
        Open::ReadyLapsed { seat } => format!("{}: объявление ожидания теряет силу.", who(seat)),
        Open::Discarded { seat, tile } => format!("{} сносит {tile}.", who(seat)),
        Open::Claimed { seat, meld } => {
            format!("{} забирает снос, {}: {meld}.", who(seat), (super::super::RU.meld)(meld.kind()))
        }
        Open::AddingToPung { seat, tile } => format!("{} добавляет {tile} к пангу.", who(seat)),
        Open::FalseWin { seat } => format!("{} объявляет ложную победу: рука мертва.", who(seat)),
        Open::Won { seat, from, tile, by } => won(who(seat), from.map(who), tile, by),
        Open::Paid(Booking { from, to, points, clause }) => {
            let to = to.map(|to| format!(" → {}", who(to))).unwrap_or_default();
            format!("Выплата: {}{to}: {points} [{clause}].", who(from))
        }
        Open::Ended { by, next_dealer } => {
            let how = match by {
                EndedBy::Win => "победа",
                EndedBy::Wall => "стена закончилась",
                EndedBy::Time => "время вышло",
            };
            format!("Сдача окончена: {how}; следующий дилер — {}.", who(next_dealer))
        }
        Open::FlowersAsked { .. }
        | Open::Dealt
        | Open::Opening
        | Open::FirstTurn { .. }
        | Open::AddedToPung { .. }
        | Open::KongPaid(_)
        | Open::KongThrown { .. }
        | Open::Taken { .. } => return None,
    })
}

fn won(who: String, from: Option<String>, tile: Tile, by: WinBy) -> String {
    let from = from.map(|from| format!(" (кость игрока {from})")).unwrap_or_default();
    match by {
        WinBy::SelfDraw => format!("{who} побеждает со стены: {tile}."),
        WinBy::Discard => format!("{who} побеждает со сноса: {tile}{from}."),
        WinBy::RobKong => format!("{who} грабит конг и побеждает: {tile}{from}."),
        WinBy::KongReplacement => format!("{who} побеждает на замещающей кости после конга: {tile}."),
        WinBy::FlowerReplacement => format!("{who} побеждает на замещающей кости за цветок: {tile}."),
        WinBy::RobFlower => format!("{who} грабит восьмой цветок и побеждает: {tile}{from}."),
        WinBy::EighthFlower => format!("{who} побеждает с восьмым цветком: {tile}."),
        WinBy::Dealt => format!("{who} побеждает с розданными костями."),
    }
}

fn unverified(error: &Unverified) -> String {
    let why = match &error.why {
        Difference::Setup(error) => format!("сдачу нельзя начать: {}", fault(&error.fault)),
        Difference::Contributions(error) => contributions(error),
        Difference::Seed => "начальное число не то, что получается из вкладов".to_owned(),
        Difference::Wall { place } => {
            format!("стена не следует из начального числа, начиная с кости {place}")
        }
        Difference::Dice => "кубики не следуют из начального числа".to_owned(),
        Difference::Refused(error) => {
            let reasons: Vec<String> = error.refused.reasons.iter().map(reason).collect();
            format!("ход {}: {}", error.step, reasons.join("; "))
        }
        Difference::NotOver { steps } => {
            format!("результат записан, но после хода {steps} сдача не окончена")
        }
        Difference::NoResult => "сдача окончена, но результат не записан".to_owned(),
        Difference::Ending => "сдача кончилась иначе".to_owned(),
        Difference::NextDealer => "следующий дилер — другой игрок".to_owned(),
        Difference::Wins => "победы другие".to_owned(),
        Difference::Payments { number } => format!("выплаты другие, начиная с {number}-й"),
        Difference::Points => "очки другие".to_owned(),
        Difference::Fingerprint => "отпечаток конца сдачи другой".to_owned(),
    };
    format!("сдача {}: {why}", error.deal)
}

fn contributions(error: &ContributionError) -> String {
    match error {
        ContributionError::Parties { found } => format!("вкладов не может быть {found}"),
        ContributionError::Incomplete { commitments, secrets } => {
            format!("обязательств {commitments}, а секретов раскрыто {secrets}")
        }
        ContributionError::Reveals { parties } => {
            let parties: Vec<String> = parties.iter().map(ToString::to_string).collect();
            format!("раскрытый секрет не соответствует обязательству, участник {}", parties.join(", "))
        }
    }
}

fn reason(reason: &Reason) -> String {
    let text = match reason {
        Reason::Over => "сдача окончена",
        Reason::NotNow => "сейчас этот игрок не может этого сделать",
        Reason::SuitsFirst => "сначала все называют запрещённую масть, и только один раз",
        Reason::NotInHand { tile } => return format!("кости {tile} нет в руке"),
        Reason::Flower { tile } => return format!("цветок {tile} для этого не годится"),
        Reason::FlowerInHand => "с цветком в руке победить нельзя",
        Reason::EighthFlower => "восьмой цветок побеждает, другого хода нет",
        Reason::Joker => "джокер забрать нельзя",
        Reason::Chow => "такое чоу невозможно",
        Reason::Pung => "такой панг невозможен",
        Reason::Kong => "такой конг невозможен",
        Reason::KongAfterClaim => "после объявления чоу или панга конг в этот ход не объявляют",
        Reason::KongWithoutTile => "нет кости, чтобы заменить конг",
        Reason::WinAfterClaim => "после объявления сносят кость, победить в этот ход нельзя",
        Reason::LastDiscard => "последний снос берут только на победу",
        Reason::DeadHand => "мёртвая рука не побеждает",
        Reason::NotAWin => "это не победа",
        Reason::MissedWin => "победа не дороже той, что была пропущена",
        Reason::ForbiddenSuitFirst { suit: named } => {
            return format!("первой сносят кость запрещённой масти ({})", suit(*named));
        }
        Reason::NotReady => "рука не в ожидании, или оно не объявлено вовремя",
        Reason::ReadyBinds => "рука, объявленная в ожидании, не меняется",
    };
    text.to_owned()
}

fn unreadable(error: &RecordError) -> String {
    let place = match error.place {
        Place::Line(line) => format!("строка {line}"),
        Place::Byte(byte) => format!("байт {byte}"),
        Place::Header => "заголовок".to_owned(),
        Place::Deal { deal, action: None } => format!("сдача {deal}"),
        Place::Deal { deal, action: Some(action) } => format!("сдача {deal}, действие {action}"),
    };
    format!("{place}: {}", fault(&error.fault))
}

fn fault(fault: &Fault) -> String {
    let of = |what: &What| what.id();
    match fault {
        Fault::NotARecord => "это не запись игры Five Winds".to_owned(),
        Fault::NotUtf8 => "это не текст в UTF-8".to_owned(),
        Fault::Json { message } => format!("не та строка JSON: {message}"),
        Fault::Misplaced { .. } => "такой строки здесь быть не может".to_owned(),
        Fault::Version { found } => format!("версия формата {found}; программа знает версию {VERSION}"),
        Fault::Ruleset { found } => format!("нет таких правил: «{found}»"),
        Fault::Revision { ruleset, found } => {
            format!("редакция {found} правил {ruleset}; программа знает редакцию {}", ruleset.revision())
        }
        Fault::Options(problems) => {
            let told = problems
                .iter()
                .map(|it| (super::super::RU.problem)(&crate::problem::Problem::Option(it.clone())));
            told.collect::<Vec<_>>().join("; ")
        }
        Fault::DealNumber { found, wanted } => format!("сдача {found}, а должна быть сдача {wanted}"),
        Fault::Players { found } => format!("столько игроков быть не может: {found}"),
        Fault::OwnWalls => "свои стены бывают только у четырёх игроков, и все четыре равны".to_owned(),
        Fault::TooMany { what, max } => format!("{}: больше {max}", of(what)),
        Fault::PerPlayer { what } => format!("{}: не по одному на каждого игрока", of(what)),
        Fault::Word { what, found } => format!("{}: «{found}» не бывает", of(what)),
        Fault::Tiles { what, error } => format!("{}: {}", of(what), super::super::ru::notation(error)),
        Fault::OneTile { what, found } => format!("{}: нужна одна кость, а их {found}", of(what)),
        Fault::Wall(error) => format!("стена — не полный набор костей: {error}"),
        Fault::Hex { what, error } => format!("{}: нужны 64 шестнадцатеричные цифры: {error}", of(what)),
        Fault::Game(error) => format!("имя игры: от 1 до 64 байтов, а не {}", error.found),
        Fault::Action(error) => format!("это не действие: {error}"),
        Fault::Meaningless => "после этого сноса такое действие невозможно".to_owned(),
        Fault::EmptySeat { what } => format!("{}: на этом месте никто не играет", of(what)),
        Fault::Code { what, found } => format!("{}: число {found} ничего не значит", of(what)),
        Fault::Truncated => "файл оборван".to_owned(),
        Fault::Rest => "после конца записи есть ещё что-то".to_owned(),
        Fault::Checksum => "контрольная сумма не сходится: файл изменён или повреждён".to_owned(),
    }
}
