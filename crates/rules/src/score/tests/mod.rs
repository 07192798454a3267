//! What must hold of every ruleset's scores, and the way in which their tests are written.

mod allocation;
mod catalogue;
pub(crate) mod divide;
mod properties;

use tiles::RelSeat;

use crate::{Options, RawValue, Rules, Ruleset, Score, ScoreInput, Showdown, table};

/// A ruleset with options as `id=value …`.
#[track_caller]
pub(crate) fn rules(ruleset: &str, options: &str) -> Rules {
    let ruleset: Ruleset = ruleset.parse().unwrap();
    let given = options.split_whitespace().map(|pair| pair.split_once('=').unwrap());
    Rules::new(Options::new(ruleset, given.map(|(id, value)| (id, RawValue::Typed(value)))).unwrap())
}

/// A hand as one line.
#[track_caller]
pub(crate) fn showdown(rules: &Rules, line: &str) -> Showdown {
    let input = ScoreInput::read_line(line).unwrap_or_else(|problems| panic!("{line}: {problems:?}"));
    input.check(rules).unwrap_or_else(|problems| panic!("{line}: {problems:?}"))
}

/// Compares a score as text: `value: fan points, fan points × times`, and before it why it is not valid.
#[track_caller]
pub(crate) fn check(rules: &Rules, line: &str, expected: &str) {
    let showdown = showdown(rules, line);
    let score = rules.score(&showdown);
    assert_eq!(text(rules, &score), expected, "{line}");
    let proof = rules.prove(&showdown);
    assert_eq!(proof.score, score, "{line}");
}

/// Compares the payments as text: `self 12, right -12, …`.
#[track_caller]
pub(crate) fn check_payments(rules: &Rules, line: &str, expected: &str) {
    let showdown = showdown(rules, line);
    let payments = rules.score(&showdown).payments();
    let seat = |seat: &RelSeat| {
        let word = ["self", "right", "across", "left"][*seat as usize];
        payments.map_or_else(String::new, |payments| format!("{word} {}", payments.of_seat(*seat)))
    };
    let texts: Vec<String> = table(showdown.players).iter().map(seat).collect();
    assert_eq!(texts.join(", "), expected, "{line}");
}

/// A score as text.
pub(crate) fn text(rules: &Rules, score: &Score) -> String {
    let catalogue = rules.ruleset.fans();
    let fan = |fan: &crate::FanCount| {
        let id = catalogue[usize::from(fan.fan)].id;
        if fan.times == 1 {
            format!("{id} {}", fan.points)
        } else {
            format!("{id} {} × {}", fan.points, fan.times)
        }
    };
    let fans: Vec<String> = score.fans.iter().map(fan).collect();
    let verdict = match score.verdict.clause() {
        Some(clause) => format!("{clause} "),
        None => String::new(),
    };
    match score.value {
        Some(value) => format!("{verdict}{value}: {}", fans.join(", ")),
        None => format!("{verdict}–"),
    }
}

/// Each entry of the catalogue has an example, and the example shows it.
#[track_caller]
pub(crate) fn check_examples(ruleset: &str) {
    for (number, fan) in ruleset.parse::<Ruleset>().unwrap().fans().iter().enumerate() {
        let rules = rules(ruleset, fan.options);
        let score = rules.score(&showdown(&rules, fan.example));
        let counted = score.fans.iter().any(|count| usize::from(count.fan) == number);
        assert!(counted, "{}: {} is {}", fan.id, fan.example, text(&rules, &score));
    }
}
