//! What a referee may say, in three languages.

use fivewinds::Tile;
use fivewinds::rules::{Booking, LADDER, Offence, OffencePoints, Receiver, Unit, ladder as ladder_points};
use fivewinds::table::{Action, Call};
use fivewinds::tiles::{Seat, Wind};

use super::read::Fault;
use crate::Lang;

/// A text with what it names put in.
macro_rules! three {
    ($lang:expr, $en:literal, $ru:literal, $zh:literal $(,)?) => {
        match $lang {
            Lang::En => format!($en),
            Lang::Ru => format!($ru),
            Lang::Zh => format!($zh),
        }
    };
}

/// A text that names nothing.
const fn pick(lang: Lang, en: &'static str, ru: &'static str, zh: &'static str) -> &'static str {
    match lang {
        Lang::En => en,
        Lang::Ru => ru,
        Lang::Zh => zh,
    }
}

fn amount(lang: Lang, unit: Unit, points: u32) -> String {
    (lang.text().score.amount)(points.into(), unit)
}

/// With a capital letter and a full stop.
pub(super) fn sentence(text: String) -> String {
    let text = sentence_start(&text);
    match text.chars().last() {
        Some('.' | '。' | '!' | '?') => text,
        Some('\u{3000}'..='\u{9FFF}' | '\u{FF00}'..='\u{FFEF}') => text + "。",
        Some(_) | None => text + ".",
    }
}

/// With a capital letter.
pub(super) fn sentence_start(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().into_iter().flat_map(char::to_uppercase);
    first.chain(signs).collect()
}

/// What a player is called in this deal.
pub(super) fn name(lang: Lang, seat: Seat) -> &'static str {
    match (lang, seat.wind()) {
        (Lang::Zh, Wind::East) => "东家",
        (Lang::Zh, Wind::South) => "南家",
        (Lang::Zh, Wind::West) => "西家",
        (Lang::Zh, Wind::North) => "北家",
        (Lang::En | Lang::Ru, wind) => (lang.text().replay.wind)(wind),
    }
}

pub(super) fn payment(lang: Lang, unit: Unit, booking: &Booking) -> String {
    let from = name(lang, booking.from);
    let points = amount(lang, unit, booking.points.unsigned_abs());
    match booking.to.map(|to| name(lang, to)) {
        Some(to) => three!(
            lang,
            "{from} pays {to} {points}.",
            "{from} платит — {to} получает {points}.",
            "{from}付给{to} {points}。"
        ),
        None => three!(
            lang,
            "{from} loses {points}; nobody receives them.",
            "{from} теряет {points}, никто их не получает.",
            "{from}扣 {points}，无人得分。"
        ),
    }
}

pub(super) const fn call(lang: Lang, call: Call) -> &'static str {
    match call {
        Call::Win => pick(lang, "win", "победа", "和牌"),
        Call::Kong => pick(lang, "kong", "конг", "杠"),
        Call::Pung => pick(lang, "pung", "панг", "碰"),
        Call::Chow => pick(lang, "chow", "чоу", "吃"),
    }
}

/// An action with its tiles.
pub(super) fn action(lang: Lang, action: Action, claimed: Option<Tile>) -> String {
    let verb = match action {
        Action::Win => call(lang, Call::Win),
        Action::Kong | Action::OwnKong(_) => call(lang, Call::Kong),
        Action::Pung(_) => call(lang, Call::Pung),
        Action::Chow(_) => call(lang, Call::Chow),
        Action::Discard(_) => pick(lang, "discard", "снос", "打出"),
        Action::Ready => pick(lang, "ready declaration", "объявление ожидания", "报听"),
        Action::Flower(_) => pick(lang, "flower", "цветок", "补花"),
        Action::Forbid(_) => pick(lang, "forbidden suit", "запрещённая масть", "定缺"),
        Action::Pass => pick(lang, "pass", "пас", "过"),
    };
    let tiles = action.words(claimed).get(1).cloned();
    tiles.map_or_else(|| verb.to_owned(), |tiles| format!("{verb} {tiles}"))
}

pub(super) fn winners(lang: Lang, winners: &[&str], robbed: bool) -> String {
    let and = pick(lang, " and ", " и ", "、");
    let names = winners.join(and);
    match (winners.len(), robbed) {
        (1, false) => {
            three!(lang, "{names} wins on the tile.", "{names} побеждает с этой кости.", "{names}和这张牌。")
        }
        (1, true) => three!(
            lang,
            "{names} robs the kong and wins.",
            "{names} грабит конг и побеждает.",
            "{names}抢杠和牌。"
        ),
        _ => three!(
            lang,
            "{names} win on the same tile, each for himself.",
            "{names} побеждают с одной кости, каждый сам за себя.",
            "{names}同时和这张牌，各自计分。"
        ),
    }
}

pub(super) fn takes(lang: Lang, who: &str, called: Call) -> String {
    let set = call(lang, called);
    three!(lang, "{who} gets the tile for a {set}.", "Кость получает {who}: {set}.", "{who}得这张牌：{set}。")
}

pub(super) fn nobody(lang: Lang, robbed: bool) -> String {
    let told = if robbed {
        pick(lang, "Nobody robs the kong.", "Конг никто не грабит.", "无人抢杠。")
    } else {
        pick(lang, "Nobody gets the tile.", "Кость не получает никто.", "这张牌无人取得。")
    };
    told.to_owned()
}

pub(super) fn wins(lang: Lang, who: &str, worth: Option<&str>) -> String {
    match worth {
        Some(worth) => {
            three!(lang, "{who} wins: {worth}.", "{who} побеждает: {worth}.", "{who}和牌：{worth}。")
        }
        None => three!(
            lang,
            "{who} wins, if the hand is one.",
            "{who} побеждает, если рука верна.",
            "{who}和牌（以牌型成立为准）。"
        ),
    }
}

pub(super) fn has(lang: Lang, who: &str, taken: Action, tile: Tile) -> String {
    let set = action(lang, taken, Some(tile));
    three!(lang, "{who} has the tile: {set}.", "{who} берёт кость: {set}.", "{who}取得这张牌：{set}。")
}

pub(super) fn beaten_win(lang: Lang, who: &str) -> String {
    three!(
        lang,
        "{who}: another winner goes before; this claim falls away, and nothing is paid for it.",
        "{who}: преимущество у другого победителя; это объявление отпадает, за него не платят.",
        "{who}：他家和牌优先，本次报和无效，不得分。"
    )
}

pub(super) fn beaten(lang: Lang, who: &str) -> String {
    three!(
        lang,
        "{who}: a better claim goes before; this one falls away without a penalty.",
        "{who}: преимущество у более сильного объявления; это отпадает без штрафа.",
        "{who}：他家的报牌优先，本次报牌作罢，不罚。"
    )
}

pub(super) fn false_win(lang: Lang, who: &str) -> String {
    three!(lang, "{who}: a false win.", "{who}: ложная победа.", "{who}：诈和。")
}

pub(super) fn stands(lang: Lang, who: &str) -> String {
    three!(
        lang,
        "{who}: not a win, but it stands until the deal is over and is then a false win.",
        "{who}: это не победа, но до конца сдачи она в силе, а затем считается ложной.",
        "{who}：牌型不成立，但本盘结束前仍按和牌处理，结束后按诈和处罚。"
    )
}

pub(super) fn refused(lang: Lang, who: &str, why: &str) -> String {
    three!(lang, "{who} may not: {why}.", "{who} не может: {why}.", "{who}不可以：{why}。")
}

pub(super) fn late(lang: Lang, who: &str) -> String {
    three!(
        lang,
        "{who}: too late, the next player has drawn.",
        "{who}: слишком поздно, следующий игрок уже взял кость.",
        "{who}：太迟，下家已经摸牌。"
    )
}

pub(super) fn replaces(lang: Lang) -> String {
    let told = pick(
        lang,
        "Then he takes a replacement and goes on.",
        "Затем этот игрок берёт замену и продолжает ход.",
        "随后补一张牌，继续行牌。",
    );
    told.to_owned()
}

pub(super) fn discards(lang: Lang) -> String {
    let told = pick(
        lang,
        "Then he discards without drawing; he may not win or declare a kong in this turn.",
        "Затем этот игрок делает снос, не беря кости; в этот ход нельзя объявить ни победу, ни конг.",
        "随后不摸牌，直接打出一张；本次轮到时不能和牌或开杠。",
    );
    told.to_owned()
}

pub(super) fn kong_stands(lang: Lang) -> String {
    let told = pick(
        lang,
        "The kong stands and is replaced.",
        "Конг остаётся в силе, игрок берёт замену.",
        "杠成立，补牌。",
    );
    told.to_owned()
}

pub(super) fn drawn_deal(lang: Lang) -> String {
    pick(
        lang,
        "The wall is at its end: the deal is over.",
        "Стена кончилась: сдача окончена.",
        "牌墙已尽，本盘结束。",
    )
    .to_owned()
}

pub(super) fn next_draws(lang: Lang) -> String {
    pick(lang, "The next player draws.", "Кость берёт следующий игрок.", "由下家摸牌。").to_owned()
}

/// An offence and what it costs.
pub(super) fn offence(lang: Lang, name: &str, costs: &str) -> String {
    let name = sentence_start(name);
    let costs = small(costs);
    three!(lang, "{name} — {costs}", "{name} — {costs}", "{name}：{costs}")
}

/// With a small letter, inside of a sentence.
fn small(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().into_iter().flat_map(char::to_lowercase).chain(signs).collect()
}

/// What an offence costs the `nth` time, or as the referee says.
pub(super) fn offence_costs(
    lang: Lang,
    unit: Unit,
    offence: &Offence,
    nth: u32,
    chosen: Option<u32>,
) -> String {
    let points = |points: u32| amount(lang, unit, points);
    let warning = || pick(lang, "a warning", "предупреждение", "警告").to_owned();
    let cost = match offence.points {
        OffencePoints::None if offence.warning => warning(),
        OffencePoints::None => pick(lang, "no points", "без потери очков", "不扣分").to_owned(),
        OffencePoints::Fixed(fixed) => with_receiver(lang, offence, &points(fixed)),
        // SIC-PEN-1.
        OffencePoints::EachOther(each) if offence.in_deal => {
            let each = points(each);
            three!(
                lang,
                "{each} to each player who was still in play after it",
                "{each} каждому, кто после этого ещё был в игре",
                "付给当时仍在行牌的每家 {each}"
            )
        }
        OffencePoints::EachOther(each) => {
            let each = points(each);
            three!(lang, "{each} to each of the others", "{each} каждому из остальных", "付给其他每家 {each}")
        }
        OffencePoints::Choice(_) if chosen.is_some() => {
            with_receiver(lang, offence, &points(chosen.unwrap_or_default()))
        }
        OffencePoints::Choice(choices) => {
            let list: Vec<String> = choices.iter().map(ToString::to_string).collect();
            let list = format!("{} {}", list.join(", "), (lang.text().wording)(unit.many));
            let list =
                three!(lang, "{list} as the referee decides", "{list} по решению судьи", "由裁判判罚 {list}");
            with_receiver(lang, offence, &list)
        }
        OffencePoints::Ladder => match ladder_points(nth) {
            0 => warning(),
            step => with_receiver(lang, offence, &points(step)),
        },
    };
    let dead = if offence.dead_hand {
        pick(lang, "; dead hand", "; мёртвая рука", "；死牌")
    } else {
        ""
    };
    sentence(format!("{cost}{dead}"))
}

fn with_receiver(lang: Lang, offence: &Offence, points: &str) -> String {
    match offence.to {
        Receiver::Nobody => {
            three!(
                lang,
                "{points}, which nobody receives",
                "{points}, их никто не получает",
                "扣 {points}，无人得分"
            )
        }
        Receiver::EachOther => points.to_owned(),
        Receiver::One => three!(
            lang,
            "{points} to the player who suffered by it",
            "{points} в пользу пострадавшего игрока",
            "付给受损一家 {points}"
        ),
    }
}

pub(super) fn ladder(lang: Lang, nth: u32) -> String {
    let steps: Vec<String> = LADDER.iter().skip(1).map(ToString::to_string).collect();
    let steps = steps.join(", ");
    three!(
        lang,
        "This is number {nth} of its kind: first a warning, then {steps}.",
        "Это нарушение данного вида номер {nth}: сначала предупреждение, затем {steps}.",
        "同类犯规第 {nth} 次：首次警告，其后依次 {steps}。"
    )
}

pub(super) fn ladder_count(lang: Lang, each_round: bool) -> String {
    let told = if each_round {
        pick(
            lang,
            "The count starts anew in each round.",
            "Счёт начинается заново в каждом раунде.",
            "每圈重新计数。",
        )
    } else {
        pick(lang, "The count runs through the session.", "Счёт идёт всю сессию.", "整场累计。")
    };
    told.to_owned()
}

pub(super) fn dead_hand(lang: Lang) -> String {
    let told = pick(
        lang,
        "Dead hand: no win for the rest of the deal.",
        "Мёртвая рука: до конца сдачи нельзя победить.",
        "死牌：本盘余下时间不能和牌。",
    );
    told.to_owned()
}

/// What else follows from an offence.
pub(super) fn consequence(lang: Lang, word: &str) -> &'static str {
    match word {
        "session_missed" => pick(
            lang,
            "the session is missed; later sessions may be played",
            "сессия пропущена; в следующих играть можно",
            "本场视为缺席，以后各场仍可参加",
        ),
        "referee_decides" => {
            pick(lang, "the referee decides what else follows", "остальное решает судья", "其余由裁判决定")
        }
        "tile_back" => pick(lang, "the tile is put back", "кость возвращают на место", "牌放回原处"),
        "must_discard" => pick(
            lang,
            "the tile shown must be the next discard",
            "показанная кость должна быть следующим сносом",
            "亮出的牌须作为下一张打出",
        ),
        "discard_shown" => pick(
            lang,
            "the tiles shown are discarded one after the other until all are gone",
            "показанные кости сносят одну за другой, пока они не кончатся",
            "亮出的牌须依次打出，直到打完",
        ),
        "grave" => pick(
            lang,
            "if it is grave, the referee reports it to the chief arbiter",
            "если нарушение грубое, судья сообщает главному судье",
            "情节严重的，裁判报告总裁判长",
        ),
        "exclusion" => pick(
            lang,
            "the player may be excluded from the competition",
            "игрока могут отстранить от соревнования",
            "可取消参赛资格",
        ),
        "no_win_this_turn" => pick(
            lang,
            "no win in this turn; the player discards and may win later",
            "победы в этот ход нет; игрок делает снос и может победить позже",
            "本次不能和牌；打出一张后，以后仍可和牌",
        ),
        "no_right_to_discard" => pick(
            lang,
            "no right to the current discard",
            "права на этот снос у игрока нет",
            "无权取当前这张弃牌",
        ),
        "no_claims" => pick(
            lang,
            "no claims for the rest of the deal",
            "до конца сдачи ничего нельзя объявлять",
            "本盘余下时间不能鸣牌",
        ),
        "win_annulled" => pick(
            lang,
            "the win is annulled and the deal goes on",
            "победа аннулируется, сдача продолжается",
            "和牌作废，本盘继续",
        ),
        _ => "",
    }
}

pub(super) fn in_deal(lang: Lang) -> String {
    let told = pick(
        lang,
        "It is settled when the deal is over and written with the deal.",
        "Это рассчитывают по окончании сдачи и записывают вместе с ней.",
        "本盘结束时结算，记在该盘之内。",
    );
    told.to_owned()
}

pub(super) fn no_penalty(lang: Lang) -> String {
    let told = pick(
        lang,
        "The win is refused and play goes on; there is no penalty.",
        "Победа не засчитывается, игра продолжается; штрафа нет.",
        "和牌不成立，继续行牌，不罚。",
    );
    told.to_owned()
}

pub(super) fn if_declared(lang: Lang, costs: &str) -> String {
    let costs = small(costs);
    three!(
        lang,
        "If it was declared, it is a false win: {costs}",
        "Если победа уже объявлена, она ложная: {costs}",
        "若已报和，则为诈和：{costs}"
    )
}

pub(super) fn worth(lang: Lang, worth: &str) -> String {
    three!(lang, "The hand is worth {worth}.", "Рука стоит {worth}.", "这手牌值 {worth}。")
}

pub(super) fn may(lang: Lang, wish: &str, may: bool) -> String {
    if may {
        three!(lang, "Allowed: {wish}.", "Можно: {wish}.", "可以：{wish}。")
    } else {
        three!(lang, "Not allowed: {wish}.", "Нельзя: {wish}.", "不可以：{wish}。")
    }
}

pub(super) fn allowed(lang: Lang) -> String {
    pick(lang, "The rules allow it.", "Правила это разрешают.", "规则允许。").to_owned()
}

pub(super) fn may_also(lang: Lang, others: &str) -> String {
    three!(
        lang,
        "What else may be declared: {others}.",
        "Можно объявить ещё: {others}.",
        "还可以报：{others}。"
    )
}

pub(super) fn nobody_pays(lang: Lang) -> String {
    pick(lang, "Nobody pays anything.", "Никто ничего не платит.", "各家均不付分。").to_owned()
}

/// What somebody wins or loses, with a true minus.
pub(super) fn sum(who: &str, points: i32) -> String {
    let sign = match points {
        ..0 => "−",
        0 => "",
        1.. => "+",
    };
    format!("{who} {sign}{}", points.unsigned_abs())
}

pub(super) fn sums(lang: Lang, sums: &[String], unit: Unit) -> String {
    let unit = (lang.text().wording)(unit.name);
    let sums = sums.join(pick(lang, ", ", ", ", "，"));
    three!(lang, "{sums} ({unit}).", "{sums} ({unit}).", "{sums}（{unit}）。")
}

pub(super) fn next_dealer(lang: Lang, who: &str) -> String {
    three!(
        lang,
        "{who} of this deal deals next.",
        "Следующим сдаёт тот, кто в этой сдаче — {who}.",
        "下一盘由本盘的{who}坐庄。"
    )
}

pub(super) fn fault(lang: Lang, fault: &Fault) -> String {
    match fault {
        Fault::Seat { found } => three!(
            lang,
            "nobody sits at '{found}'; the seats are E, S, W and N, as many as play",
            "за местом «{found}» никто не сидит; места — E, S, W, N, по числу игроков",
            "座位“{found}”没有人；座位为 E、S、W、N，视人数而定"
        ),
        Fault::Call { found } => three!(
            lang,
            "'{found}' is no claim; there are win, kong, pung and chow",
            "«{found}» — не объявление; есть win, kong, pung и chow",
            "“{found}”不是报牌；有 win、kong、pung、chow"
        ),
        Fault::NobodyCalls => {
            pick(lang, "say who claims the tile", "укажите, кто объявил", "请说明谁报牌").to_owned()
        }
        Fault::Twice { seat } => {
            let who = name(lang, *seat);
            three!(lang, "{who} claims twice", "{who} объявляет дважды", "{who}报了两次")
        }
        Fault::OwnTile { seat } => {
            let who = name(lang, *seat);
            three!(
                lang,
                "the tile is that of {who}, who cannot claim it",
                "{who} не может объявить на собственную кость",
                "这是{who}自己的牌，不能鸣"
            )
        }
        Fault::NoMoment => pick(
            lang,
            "say which tile was drawn, discarded or put to a pung",
            "укажите, какая кость взята, снесена или добавлена к пангу",
            "请说明摸到、打出或加杠的是哪张牌",
        )
        .to_owned(),
        Fault::Wish { found } => three!(
            lang,
            "'{found}' cannot be done; try win, chow 46m, pung, kong, kong 5p, discard 5p or ready",
            "«{found}» — не действие; есть win, chow 46m, pung, kong, kong 5p, discard 5p, ready",
            "不认识“{found}”；可用 win、chow 46m、pung、kong、kong 5p、discard 5p、ready"
        ),
        Fault::Lateness => pick(
            lang,
            "these rules have no penalty for that lateness",
            "за такое опоздание в этих правилах нет штрафа",
            "本规则对这样的迟到没有处罚",
        )
        .to_owned(),
        Fault::Sheet(refusal) => refusal.say(of_sheet(lang)).to_owned(),
        Fault::Deal { message } => {
            three!(
                lang,
                "this is no deal: {message}",
                "это не запись сдачи: {message}",
                "这不是一盘的记录：{message}"
            )
        }
    }
}

const fn of_sheet(lang: Lang) -> sheet::Lang {
    match lang {
        Lang::En => sheet::Lang::En,
        Lang::Ru => sheet::Lang::Ru,
        Lang::Zh => sheet::Lang::Zh,
    }
}
