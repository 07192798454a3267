//! Russian.

use fivewinds::hand::MeldError;
use fivewinds::rules::{OptionProblem, Place, WinBy};
use fivewinds::tiles::notation::{Expected, russian};
use fivewinds::tiles::{NotationError, RelSeat};
use fivewinds::{InputProblem, MeldKind, Ruleset, Shape, Suit};

use super::score::ru as score;
use super::{RulesText, Text, worth};
use crate::problem::{Problem, Where};

/// What is read in Russian.
pub static RU: Text = Text {
    lang: crate::Lang::Ru,
    error: "ошибка",
    colon: ": ",
    semicolon: "; ",
    comma: ", ",
    tile: russian::name,
    shape,
    meld,
    wording: |wording| wording.ru,
    problem,
    line: |line| format!("строка {line}"),
    declared: "Объявленные сеты",
    flowers: "Цветы",
    waits: "Ожидание",
    useful: "Полезные кости",
    distance,
    distance_sentence,
    unseen: |unseen| format!(" (не видно: {unseen})"),
    more_readings: |more| format!("и ещё {more} {}", plural(more, "прочтение", "прочтения", "прочтений")),
    columns: ["снос", "расстояние", "не видно", "полезные кости"],
    score: &score::RU,
    replay: &super::replay::ru::RU,
    coach: &super::coach::RU,
    rules: RULES,
};

const RULES: RulesText = RulesText {
    rulesets: "Правила",
    go_on: RULES_GO_ON,
    go_on_with: |id| format!("Дальше: fivewinds rules {id} и пункт, фан, номер раздела или слова."),
    options: "Опции",
    option_columns: ["опция", "значения", "по умолчанию", "пункт", "смысл"],
    fans: "Фаны",
    fan_columns: ["фан", "стоимость", "пункт", "название"],
    sections: "Разделы",
    mentions: "Упоминает",
    found: |count, words| {
        let clauses = plural(count, "пункт", "пункта", "пунктов");
        format!("«{words}»: {count} {clauses}.")
    },
    names: "Названия",
    worth: "Стоимость",
    worth_of: |of| worth(of, "лимит"),
    excludes: "Исключает",
    example: "Пример",
};

const RULES_GO_ON: &str = "\
fivewinds rules mcr                  опции, фаны и разделы правил
fivewinds rules mcr-fan-28           пункт
fivewinds rules mcr чистый ряд       фан: по id или по названию на любом языке
fivewinds rules mcr 9                пункты раздела
fivewinds rules mcr конг замещающая  пункты, в которых есть эти слова";

fn distance(distance: Option<i8>) -> String {
    match distance {
        None => "невозможно".to_owned(),
        Some(..0) => "собрана".to_owned(),
        Some(0) => "ожидание".to_owned(),
        Some(steps) => format!("{steps} {}", steps_word(steps)),
    }
}

fn distance_sentence(distance: Option<i8>, drawn: bool) -> String {
    match distance {
        None => "Эту руку собрать нельзя.".to_owned(),
        Some(..0) => "Рука собрана!".to_owned(),
        Some(0) if drawn => "После лучшего сноса — ожидание.".to_owned(),
        Some(0) => "Рука в ожидании.".to_owned(),
        Some(steps) if drawn => format!("После лучшего сноса — {steps} {} до ожидания.", steps_word(steps)),
        Some(steps) => format!("{steps} {} до ожидания.", steps_word(steps)),
    }
}

fn steps_word(steps: i8) -> &'static str {
    plural(usize::from(steps.unsigned_abs()), "шаг", "шага", "шагов")
}

/// The form of a noun after a number: 1 шаг, 2 шага, 5 шагов, 11 шагов, 21 шаг.
pub fn plural(number: usize, one: &'static str, few: &'static str, many: &'static str) -> &'static str {
    match (number % 10, number % 100) {
        (_, 11..=14) => many,
        (1, _) => one,
        (2..=4, _) => few,
        _ => many,
    }
}

fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Regular => "регулярная рука",
        Shape::SevenPairs => "семь пар",
        Shape::SevenDifferentPairs => "семь разных пар",
        Shape::SevenShiftedPairs => "семь смещённых пар",
        Shape::TwinPairs => "небесные близнецы",
        Shape::ThirteenOrphans => "тринадцать сирот",
        Shape::LesserKnitted => "благородные и переплетённые кости",
        Shape::GreaterKnitted => "большие благородные и переплетённые кости",
        Shape::KnittedStraight => "переплетённый ряд",
        Shape::Chaotic => "хаотичная рука",
        Shape::EightPairs => "восемь с половиной пар",
    }
}

fn meld(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Chow => "чоу",
        MeldKind::Pung => "панг",
        MeldKind::MeldedKong => "открытый конг",
        MeldKind::AddedKong => "дополненный конг",
        MeldKind::ConcealedKong => "закрытый конг",
    }
}

fn problem(problem: &Problem) -> String {
    match problem {
        Problem::Notation { place: Where::Hand, error, .. } => notation(error),
        Problem::Notation { place, error, .. } => format!("{}: {}", describe(*place), notation(error)),
        Problem::Input { problem, .. } => input(problem),
        Problem::Option(problem) => option(problem),
        Problem::Ruleset { found } => {
            format!("нет правил «{found}»; есть {}", Ruleset::ALL.map(Ruleset::id).join(", "))
        }
        Problem::OptionSyntax { found } => {
            format!("«{found}» — не опция; пишите id=значение, например jokers=true")
        }
        Problem::MeldWord { meld, found } => format!(
            "объявленный сет № {meld}: слово «{found}» неизвестно; есть :melded, :added и :concealed, \
             @left, @across и @right"
        ),
        Problem::NotUtf8 { place, byte } => {
            format!("{}: байт {byte} — не текст в UTF-8", describe(*place))
        }
        Problem::NoTiles => "не названо ни одной кости; пишите так: 123m456p789s1122z".to_owned(),
        Problem::LineTooLong { max } => format!("строка длиннее {max} байт: это не рука"),
        Problem::NoRule { ruleset, found, nearest } => {
            let id = ruleset.map(|id| format!(" {id}")).unwrap_or_default();
            let hint = if nearest.is_empty() {
                format!("что есть, покажет fivewinds rules{id}")
            } else {
                format!("похожи: {}", nearest.join(", "))
            };
            format!("в правилах{id} нет ни пункта, ни фана, ни текста «{found}»; {hint}")
        }
        Problem::Line { problem, .. } => score::line(problem),
        Problem::Word { flag, found } => score::word(*flag, found),
        Problem::OneTile { found } => format!("--win: нужна одна кость, а указано {found}"),
        Problem::Malformed { message } => format!("это не случай типа score: {message}"),
        Problem::NoDeal { message } => format!("раздача не по этим правилам: {message}"),
        Problem::Judge(fault) => fault.say(crate::Lang::Ru),
    }
}

fn describe(place: Where) -> String {
    match place {
        Where::Hand => "рука".to_owned(),
        Where::Meld(number) => format!("объявленный сет № {number}"),
        Where::Seen => "увиденные кости".to_owned(),
        Where::Option => "опция".to_owned(),
        Where::Rules => "правила".to_owned(),
        Where::Words => "запрос".to_owned(),
        Where::Line => "строка".to_owned(),
        Where::Flowers => "цветы".to_owned(),
        Where::Win => "выигрышная кость".to_owned(),
        Where::Flag(flag) => flag.name().to_owned(),
    }
}

fn input(problem: &InputProblem) -> String {
    match *problem {
        InputProblem::FifthCopy { tile, place } => {
            format!("пятый экземпляр кости {tile}, {}", at(place))
        }
        InputProblem::SecondCopy { tile, place } => {
            format!("второй экземпляр цветка {tile}, {}", at(place))
        }
        InputProblem::Joker { place } => format!("джокеров нет в игре, {}", at(place)),
        InputProblem::FlowerInHand { tile, place } => {
            format!("цветок {tile} не может быть здесь, {}; цветы откладывают", at(place))
        }
        InputProblem::FlowerNotInPlay { tile, place } => format!("цветка {tile} нет в игре, {}", at(place)),
        InputProblem::NotAFlower { tile, place } => format!("{tile} — не цветок, {}", at(place)),
        InputProblem::NotInThisSet { tile, place } => {
            format!("кости {tile} нет в этом наборе, {}", at(place))
        }
        InputProblem::TileCount { concealed, melds, wanted, or_drawn } => {
            let or = if or_drawn { format!(" или {}", wanted + 1) } else { String::new() };
            format!(
                "неверное число костей: закрытых костей {concealed}, объявленных сетов {melds}, всего {}, \
                 а в руке их {wanted}{or}",
                concealed + 3 * melds
            )
        }
        InputProblem::Players { players, min, max } if min == max => {
            format!("игроков {players}, а должно быть {max}")
        }
        InputProblem::Players { players, min, max } => {
            format!("игроков {players}, а должно быть от {min} до {max}")
        }
        InputProblem::NoSuchWin { by: WinBy::RobKong | WinBy::KongReplacement } => {
            "в этой игре нет конгов: ни ограбить конг, ни победить на его замене нельзя".to_owned()
        }
        InputProblem::NoSuchWin { by: WinBy::FlowerReplacement } => {
            "в этой игре нет цветов: победить на замене цветка нельзя".to_owned()
        }
        InputProblem::NoSuchWin { .. } => "в этой игре восьмой цветок не приносит победы".to_owned(),
        InputProblem::FromTheWall { .. } => "кость со стены не взята ни у кого из игроков".to_owned(),
        InputProblem::WinSeat { from, players } => {
            format!("за столом, где игроков {players}, нет места {}, выигрышная кость", seat(from))
        }
        InputProblem::SeatWind { seat, players } => {
            format!("за столом, где игроков {players}, нет места «{}»", russian::name(seat.tile()))
        }
        InputProblem::NoWin => "не сказано, на какой кости и как одержана победа".to_owned(),
        InputProblem::NotASet { meld, .. }
        | InputProblem::ClaimedConcealed { meld }
        | InputProblem::ClaimedJoker { meld }
        | InputProblem::NoChows { meld }
        | InputProblem::ChowFrom { meld, .. }
        | InputProblem::NoKongs { meld }
        | InputProblem::Seat { meld, .. } => {
            format!("{}, объявленный сет № {meld}", declared(problem))
        }
    }
}

/// What is wrong with a declared set.
fn declared(problem: &InputProblem) -> String {
    match *problem {
        InputProblem::NotASet { error: MeldError::NotASet(kind), .. } => {
            let kind = if kind.is_kong() { "конг" } else { meld(kind) };
            format!("это не сет: кости не образуют {kind}")
        }
        InputProblem::NotASet { error: MeldError::JokersOnly, .. } => {
            "это не сет: в нём одни джокеры".to_owned()
        }
        InputProblem::NotASet { error: MeldError::WrongStandIn, .. } => {
            "это не сет: джокеры не могут заменить эти кости".to_owned()
        }
        InputProblem::NotASet { error: MeldError::ClaimedElsewhere(tile), .. } => {
            format!("это не сет: взятой кости {tile} в нём нет")
        }
        InputProblem::ClaimedConcealed { .. } => "это не сет: в закрытом конге нет кости со сноса".to_owned(),
        InputProblem::ClaimedJoker { .. } => "снесённый джокер забрать нельзя".to_owned(),
        InputProblem::NoChows { .. } => "в этой игре чоу не объявляют".to_owned(),
        InputProblem::ChowFrom { from, players, .. } => {
            let right = if players == 2 { RelSeat::Across } else { RelSeat::Left };
            format!("чоу объявляют со сноса игрока {}, а не {}", seat(right), seat(from))
        }
        InputProblem::NoKongs { .. } => "в этой игре нет конгов".to_owned(),
        InputProblem::Seat { from, players, .. } => {
            format!("за столом, где игроков {players}, нет места {}", seat(from))
        }
        InputProblem::FifthCopy { .. }
        | InputProblem::SecondCopy { .. }
        | InputProblem::Joker { .. }
        | InputProblem::FlowerInHand { .. }
        | InputProblem::FlowerNotInPlay { .. }
        | InputProblem::NotAFlower { .. }
        | InputProblem::NotInThisSet { .. }
        | InputProblem::TileCount { .. }
        | InputProblem::NoSuchWin { .. }
        | InputProblem::FromTheWall { .. }
        | InputProblem::WinSeat { .. }
        | InputProblem::SeatWind { .. }
        | InputProblem::NoWin
        | InputProblem::Players { .. } => input(problem),
    }
}

fn at(place: Place) -> String {
    match place {
        Place::Concealed(number) => format!("кость № {number} в руке"),
        Place::Meld(number) => format!("объявленный сет № {number}"),
        Place::Flowers(number) => format!("кость № {number} среди цветов"),
        Place::Seen(number) => format!("кость № {number} среди увиденных"),
        Place::Win => "выигрышная кость".to_owned(),
    }
}

fn seat(seat: RelSeat) -> &'static str {
    match seat {
        RelSeat::Own => "своё",
        RelSeat::Right => "справа",
        RelSeat::Across => "напротив",
        RelSeat::Left => "слева",
    }
}

fn option(problem: &OptionProblem) -> String {
    match problem {
        OptionProblem::Unknown { ruleset, id } => {
            let ids: Vec<&str> = ruleset.options().iter().map(|option| option.id).collect();
            format!("нет опции «{id}»; в правилах {ruleset} есть {}", ids.join(", "))
        }
        OptionProblem::Twice { id, .. } => format!("опция {id} указана дважды"),
        OptionProblem::BadValue { option, found, .. } => {
            format!("опция {} не может иметь значение «{found}»; возможны {option}", option.id)
        }
        OptionProblem::Needs { option, value, needs, .. } => {
            format!("опция {option} может иметь значение {value} только вместе с опцией {needs}")
        }
    }
}

pub(super) fn notation(error: &NotationError) -> String {
    let expected = expected(error.expected);
    let position = error.position;
    if error.found.is_empty() {
        format!("нет такой кости: текст кончается перед символом {position}; {expected}")
    } else {
        format!("нет такой кости: «{}», символ {position}; {expected}", error.shown())
    }
}

fn expected(expected: Expected) -> String {
    let text = match expected {
        Expected::NumberOrGroup => "кости — это номера, а за ними одна из букв m p s z f j",
        Expected::Group => "после номеров стоит одна из букв m p s z f j",
        Expected::NumberBeforeGroup => "номера стоят перед буквой своей группы",
        Expected::SmallLetter => "буквы групп — строчные",
        Expected::NumberInGroup { group: letter, first, last } if first == last => {
            return format!("{} только номер {first}", group(letter));
        }
        Expected::NumberInGroup { group: letter, first, last } => {
            return format!("{} номера от {first} до {last}", group(letter));
        }
        Expected::UnicodeTile => "кости — это знаки от U+1F000 до U+1F02A",
        Expected::Face => "это рубашка кости",
        Expected::Key => "клавиши — qwertyuio, asdfghjkl, zxcvbnm,. и 1–7, для взятых костей с Shift",
        Expected::BotzoneLetter => "кость — это одна из букв W B T F J H и номер",
        Expected::CapitalLetter => "буквы групп — прописные",
        Expected::NumberAfterLetter => "номер стоит после буквы своей группы",
        Expected::Name => "в названиях костей такого слова нет",
        Expected::Suit => "после номера стоит масть: символы, точки или бамбуки",
        Expected::NumberBeforeSuit { suit: Suit::Bamboos } => {
            "номер стоит перед мастью, а цветок бамбук называют со словом «цветок»"
        }
        Expected::NumberBeforeSuit { suit: Suit::Characters | Suit::Dots } => "номер стоит перед мастью",
        Expected::NumberInSuit => "у мастей номера от 1 до 9",
        Expected::Wind => "ветер бывает восточный, южный, западный или северный",
        Expected::Dragon => "дракон бывает красный, зелёный или белый",
        Expected::Flower => "цветок — это слива, орхидея, хризантема, бамбук или сезон",
        Expected::Season => "сезон — это весна, лето, осень или зима",
    };
    text.to_owned()
}

fn group(letter: char) -> &'static str {
    match letter {
        'm' | 'W' => "у символов",
        'p' | 'B' => "у точек",
        's' | 'T' => "у бамбуков",
        'z' => "у благородных костей",
        'F' => "у ветров",
        'J' => "у драконов",
        'j' => "у джокера",
        _ => "у цветов",
    }
}
