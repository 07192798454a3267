//! English.

use fivewinds::Suit;
use fivewinds::rules::{Change, Fact, LineFault, LineProblem, Step, Unit, Verdict, Why, Win, WinBy};
use fivewinds::tiles::{RelSeat, Wind};

use super::{Headline, ScoreText, Units, facts, ways};
use crate::problem::Flag;

pub(in crate::text) static EN: ScoreText = ScoreText {
    list: ", ",
    amount,
    won,
    not_won: "Has not won",
    winds: |seat, round| format!("seat {}, round {}", wind(seat), wind(round)),
    fact,
    discards: |discards| format!("tiles in the river: {discards}"),
    streak: |streak| format!("dealer's streak: {streak}"),
    headline,
    verdict,
    missing,
    instead: |tile| format!("Counted as if won with {tile}, the best tile it waits for"),
    columns: ["fan", "sets", "clause"],
    total: "total",
    limit: "limit",
    step,
    not_counted: "Not counted",
    reason,
    other_readings: "Other readings",
    who_pays: "Who pays",
    receives: |amount| format!("you receive {amount}"),
    seat,
    say_from: "Say whose tile it was (--from left, across or right), and you see who pays.",
    what_if: "What if",
    what_if_columns: ["change", "value", "difference", "verdict", "fans"],
    change,
    no_change: "No change",
};

fn amount(number: u64, unit: Unit) -> String {
    let word = if number == 1 { unit.one } else { unit.many };
    format!("{number} {}", word.en)
}

fn won(win: Win) -> String {
    let from = match win.from {
        Some(RelSeat::Left) => " from the left",
        Some(RelSeat::Across) => " from across",
        Some(RelSeat::Right) => " from the right",
        Some(RelSeat::Own) | None => "",
    };
    match win.by {
        WinBy::SelfDraw => "Won by self-draw".to_owned(),
        WinBy::Discard => format!("Won on a discard{from}"),
        WinBy::RobKong => format!("Won by robbing a kong{from}"),
        WinBy::KongReplacement => "Won on the replacement tile of a kong".to_owned(),
        WinBy::FlowerReplacement => "Won on the replacement tile of a flower".to_owned(),
        WinBy::RobFlower => format!("Won by robbing the eighth flower{from}"),
        WinBy::EighthFlower => "Won by the eighth flower".to_owned(),
        WinBy::Dealt => "Won with the dealt tiles".to_owned(),
    }
}

fn wind(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "East",
        Wind::South => "South",
        Wind::West => "West",
        Wind::North => "North",
    }
}

fn fact(fact: Fact) -> &'static str {
    match fact {
        Fact::LastWallTile => "the last tile of the wall",
        Fact::LastDiscard => "the last discard of the deal",
        Fact::LastOfItsKind => "the last tile of its kind",
        Fact::DiscardAfterKong => "a discard after a kong",
        Fact::FirstDiscard => "the dealer's first discard",
        Fact::ReadyFromDeal => "ready from the deal",
        Fact::ReadyDeclared => "ready was declared",
        Fact::ReadyUndeclared => "ready was not declared",
        Fact::ForbiddenCharacters => "forbidden suit: characters",
        Fact::ForbiddenDots => "forbidden suit: dots",
        Fact::ForbiddenBamboos => "forbidden suit: bamboos",
        Fact::WonRight => "the player to the right has won already",
        Fact::WonAcross => "the player across has won already",
        Fact::WonLeft => "the player to the left has won already",
        Fact::ResponsibleRight => "the player to the right is responsible",
        Fact::ResponsibleAcross => "the player across is responsible",
        Fact::ResponsibleLeft => "the player to the left is responsible",
        Fact::FreshTileLastFive => "a fresh tile among the last five",
    }
}

fn headline(headline: &Headline) -> String {
    let worth = headline.value.map(|value| amount(u64::from(value), headline.unit));
    let but = |why: String| match &worth {
        Some(worth) if !headline.won => format!("{worth} for a hand that has not won: {why}"),
        Some(worth) => format!("{worth}, but the win may not be declared: {why}"),
        None => format!("The win may not be declared: {why}"),
    };
    match headline.verdict {
        Verdict::Valid => worth.map_or_else(String::new, |worth| format!("{worth}: the win may be declared")),
        Verdict::NotWon => match worth {
            Some(worth) => format!("{worth} for a hand that has not won"),
            None => "Nothing for a hand that has not won".to_owned(),
        },
        Verdict::BelowMinimum { have, need, .. } => {
            let apart = match headline.value {
                Some(value) if value == have => "",
                _ if headline.flowers => "; flowers do not count",
                _ => "; not everything counts",
            };
            but(format!("{have} of the {need} {} that it needs{apart}", headline.unit.many.en))
        }
        Verdict::Incomplete { .. } => but("the hand is not complete".to_owned()),
        Verdict::ForbiddenSuit { suit, .. } => {
            but(format!("a tile of the forbidden suit is in the hand ({})", suit_name(suit)))
        }
        Verdict::ThreeSuits { .. } => but("the hand has all three suits".to_owned()),
        Verdict::NotDeclaredReady { .. } => but("the hand had not been declared ready".to_owned()),
        Verdict::DiscardedJoker { .. } => but("a discarded joker cannot be claimed".to_owned()),
        Verdict::FewFlowers { have, .. } => {
            but(format!("the eighth flower wins together with the seven others, and there are {have}"))
        }
    }
}

fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Characters => "characters",
        Suit::Dots => "dots",
        Suit::Bamboos => "bamboos",
    }
}

fn verdict(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Valid => "wins".to_owned(),
        Verdict::NotWon => "has not won".to_owned(),
        Verdict::Incomplete { .. } => "not complete".to_owned(),
        Verdict::BelowMinimum { have, .. } => format!("not enough: {have}"),
        Verdict::ForbiddenSuit { .. } => "forbidden suit".to_owned(),
        Verdict::ThreeSuits { .. } => "three suits".to_owned(),
        Verdict::NotDeclaredReady { .. } => "ready not declared".to_owned(),
        Verdict::DiscardedJoker { .. } => "a discarded joker".to_owned(),
        Verdict::FewFlowers { .. } => "too few flowers".to_owned(),
    }
}

fn missing(distance: Option<i8>, waits: &str) -> String {
    match distance {
        None => "These tiles cannot become a complete hand.".to_owned(),
        Some(..=0) => format!("Before the winning tile it was ready and waited for {waits}."),
        Some(1) => "Before the winning tile it was 1 tile away from ready.".to_owned(),
        Some(steps) => format!("Before the winning tile it was {steps} tiles away from ready."),
    }
}

fn step(step: &Step, units: Units) -> String {
    let value = |number: u64| amount(number, units.value);
    match *step {
        Step::Doubled { points, times, result, .. } => {
            let times = match times {
                1 => "once".to_owned(),
                2 => "twice".to_owned(),
                times => format!("{times} times"),
            };
            format!("{} doubled {times}: {}", value(u64::from(points)), value(result))
        }
        Step::Table { fans, points, .. } => {
            let verb = if fans == 1 { "is" } else { "are" };
            format!("{} {verb} {}", amount(u64::from(fans), units.fans), value(u64::from(points)))
        }
        Step::Limited { from, limit, .. } => {
            format!("{} cut to the limit: {}", value(from), value(u64::from(limit)))
        }
        Step::Rounded { from, to, .. } => {
            format!("{} rounded up: {}", value(u64::from(from)), value(u64::from(to)))
        }
    }
}

fn reason(why: Why, by: Option<&str>) -> String {
    match (why, by) {
        (Why::Implied, Some(by)) => format!("implied by {by}"),
        (Why::Implied, None) => "implied by what is counted".to_owned(),
        (Why::Separated, Some(by)) => format!("its sets are joined in {by} already (non-separation)"),
        (Why::Separated, None) => "its sets are joined already (non-separation)".to_owned(),
        (Why::Repeated, _) => "one of its sets is used for the same fan already (non-identity)".to_owned(),
        (Why::Joined, _) => "each of its sets has been joined already (account once)".to_owned(),
        (Why::OneOnly, Some(by)) => format!("only one of such fans counts, here {by}"),
        (Why::OneOnly, None) => "only one of such fans counts".to_owned(),
        (Why::NotHere, _) => "does not count with such a hand".to_owned(),
    }
}

fn seat(seat: RelSeat) -> &'static str {
    match seat {
        RelSeat::Own => "you",
        RelSeat::Right => "right",
        RelSeat::Across => "across",
        RelSeat::Left => "left",
    }
}

fn change(change: &Change, set: &str) -> String {
    match *change {
        Change::Won { tile, by: WinBy::Discard } => format!("{tile}, discard"),
        Change::Won { tile, .. } => format!("{tile}, self-draw"),
        Change::Seat(seat) => format!("seat {}", wind(seat)),
        Change::Round(round) => format!("round {}", wind(round)),
        Change::Concealed(_) => format!("{set} concealed"),
        Change::Flower(_) => "one more flower".to_owned(),
    }
}

/// What is wrong with a line.
pub(in crate::text) fn line(problem: &LineProblem) -> String {
    match &problem.fault {
        LineFault::HalfWin => {
            "the winning tile and how it was won belong together: +5m discard@left, or --win 5m --by discard"
                .to_owned()
        }
        LineFault::Tiles(_)
        | LineFault::Word(_)
        | LineFault::Value
        | LineFault::Bracket
        | LineFault::OneTile
        | LineFault::Twice => problem.to_string(),
    }
}

/// Not what a flag wants.
pub(in crate::text) fn word(flag: Flag, found: &str) -> String {
    let known = match flag {
        Flag::By => format!("there are {}", ways()),
        Flag::Situation => format!("there are {}", facts()),
        Flag::From => "there are left, across and right".to_owned(),
        Flag::Seat | Flag::Round => "winds are E, S, W and N".to_owned(),
        Flag::Players | Flag::Discards | Flag::Streak => "a number is wanted".to_owned(),
    };
    format!("{}: '{found}' is not known; {known}", flag.name())
}
