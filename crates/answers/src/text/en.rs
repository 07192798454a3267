//! English.

use fivewinds::tiles::notation::english;
use fivewinds::{MeldKind, Shape};

use super::score::en as score;
use super::{RulesText, Text, worth};
use crate::problem::{Problem, Where};

/// What is read in English.
pub static EN: Text = Text {
    lang: crate::Lang::En,
    error: "error",
    colon: ": ",
    semicolon: "; ",
    comma: ", ",
    tile: english::name,
    shape,
    meld,
    wording: |wording| wording.en,
    problem,
    line: |line| format!("line {line}"),
    declared: "Declared sets",
    flowers: "Flowers",
    waits: "Waits",
    useful: "Useful tiles",
    distance,
    distance_sentence,
    unseen: |unseen| format!(" ({unseen} unseen)"),
    more_readings: |more| format!("and {more} more readings"),
    columns: ["discard", "distance", "unseen", "useful tiles"],
    score: &score::EN,
    replay: &super::replay::en::EN,
    coach: &super::coach::EN,
    rules: RULES,
};

const RULES: RulesText = RulesText {
    rulesets: "Rulesets",
    go_on: RULES_GO_ON,
    go_on_with: |id| format!("Go on with fivewinds rules {id} and a clause, a fan, a section or words."),
    options: "Options",
    option_columns: ["option", "values", "default", "clause", "meaning"],
    fans: "Fans",
    fan_columns: ["fan", "worth", "clause", "name"],
    sections: "Sections",
    mentions: "Mentions",
    found: |count, words| match count {
        1 => format!("1 clause has \"{words}\"."),
        _ => format!("{count} clauses have \"{words}\"."),
    },
    names: "Names",
    worth: "Worth",
    worth_of: |of| worth(of, "limit"),
    excludes: "Excludes",
    example: "Example",
};

const RULES_GO_ON: &str = "\
fivewinds rules mcr                    options, fans and sections of a ruleset
fivewinds rules mcr-fan-28             a clause
fivewinds rules mcr pure_straight      a fan, by its id or by its name in any language
fivewinds rules mcr 9                  the clauses of a section
fivewinds rules mcr kong replacement   the clauses that have these words";

fn distance(distance: Option<i8>) -> String {
    match distance {
        None => "impossible".to_owned(),
        Some(..0) => "complete".to_owned(),
        Some(0) => "ready".to_owned(),
        Some(steps) => format!("{steps} away"),
    }
}

fn distance_sentence(distance: Option<i8>, drawn: bool) -> String {
    let after = if drawn { " after the best discard" } else { "" };
    match distance {
        None => "This hand cannot be completed.".to_owned(),
        Some(..0) => "Complete!".to_owned(),
        Some(0) => format!("Ready{after}."),
        Some(1) => format!("1 tile away from ready{after}."),
        Some(steps) => format!("{steps} tiles away from ready{after}."),
    }
}

fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Regular => "regular",
        Shape::SevenPairs => "seven pairs",
        Shape::SevenDifferentPairs => "seven different pairs",
        Shape::SevenShiftedPairs => "seven shifted pairs",
        Shape::TwinPairs => "heavenly twins",
        Shape::ThirteenOrphans => "thirteen orphans",
        Shape::LesserKnitted => "honours and knitted tiles",
        Shape::GreaterKnitted => "greater honours and knitted tiles",
        Shape::KnittedStraight => "knitted straight",
        Shape::Chaotic => "chaotic hand",
        Shape::EightPairs => "eight and a half pairs",
    }
}

fn meld(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Chow => "chow",
        MeldKind::Pung => "pung",
        MeldKind::MeldedKong => "melded kong",
        MeldKind::AddedKong => "added kong",
        MeldKind::ConcealedKong => "concealed kong",
    }
}

fn problem(problem: &Problem) -> String {
    match problem {
        Problem::Notation { place: Where::Hand, error, .. } => error.to_string(),
        Problem::Notation { place, error, .. } => format!("{}: {error}", describe(*place)),
        Problem::Input { problem, .. } => problem.to_string(),
        Problem::Option(problem) => problem.to_string(),
        Problem::Ruleset { found } => format!("'{found}': {}", fivewinds::rules::UnknownRuleset),
        Problem::OptionSyntax { found } => {
            format!("'{found}' is not an option; write it as id=value, such as jokers=true")
        }
        Problem::MeldWord { meld, found } => format!(
            "declared set {meld}: '{found}' is not known; there are :melded, :added and :concealed, \
             @left, @across and @right"
        ),
        Problem::NotUtf8 { place, byte } => {
            format!("{}: byte {byte} is not text in UTF-8", describe(*place))
        }
        Problem::NoTiles => "no tiles are given; write them as 123m456p789s1122z".to_owned(),
        Problem::LineTooLong { max } => format!("the line is longer than {max} bytes: that is no hand"),
        Problem::NoRule { ruleset, found, nearest } => {
            let place = ruleset.map_or_else(|| "the rules".to_owned(), |id| format!("the rules of {id}"));
            let hint = if nearest.is_empty() {
                let id = ruleset.map(|id| format!(" {id}")).unwrap_or_default();
                format!("'fivewinds rules{id}' shows what there is")
            } else {
                format!("near it: {}", nearest.join(", "))
            };
            format!("no clause, fan or text of {place} is '{found}'; {hint}")
        }
        Problem::Line { problem, .. } => score::line(problem),
        Problem::Word { flag, found } => score::word(*flag, found),
        Problem::OneTile { found } => format!("--win: one tile is wanted, not {found}"),
        Problem::Malformed { message } => format!("not a case of type score: {message}"),
        Problem::NoDeal { message } => format!("not a deal of these rules: {message}"),
        Problem::Judge(fault) => fault.say(crate::Lang::En),
    }
}

fn describe(place: Where) -> String {
    match place {
        Where::Hand => "the hand".to_owned(),
        Where::Meld(number) => format!("declared set {number}"),
        Where::Seen => "the tiles seen".to_owned(),
        Where::Option => "the option".to_owned(),
        Where::Rules => "the ruleset".to_owned(),
        Where::Words => "the question".to_owned(),
        Where::Line => "the line".to_owned(),
        Where::Flowers => "the flowers".to_owned(),
        Where::Win => "the winning tile".to_owned(),
        Where::Flag(flag) => flag.name().to_owned(),
    }
}
