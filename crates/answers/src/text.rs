//! Everything that a person reads, in three languages. A text that is missing in one does not compile.

pub mod coach;
mod en;
pub mod replay;
mod ru;
pub mod score;
mod zh;

pub use en::EN;
pub use ru::{RU, plural};
pub use zh::ZH;

use fivewinds::rules::{Wording, Worth};
use fivewinds::{MeldKind, Shape, Tile};

use crate::Lang;
use crate::problem::Problem;
use coach::CoachText;
use replay::ReplayText;
use score::ScoreText;

/// The texts of one language.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Text {
    /// Which language it is.
    pub lang: Lang,
    /// What stands before the description of an error.
    pub error: &'static str,
    /// What stands between a heading and what it heads.
    pub colon: &'static str,
    pub semicolon: &'static str,
    /// What stands between the parts of a list.
    pub comma: &'static str,

    pub tile: fn(Tile) -> &'static str,
    pub shape: fn(Shape) -> &'static str,
    pub meld: fn(MeldKind) -> &'static str,
    pub wording: fn(Wording) -> &'static str,
    pub problem: fn(&Problem) -> String,
    /// Before an error in one line of many.
    pub line: fn(usize) -> String,

    pub declared: &'static str,
    pub flowers: &'static str,
    pub waits: &'static str,
    pub useful: &'static str,
    /// In few words, for a list.
    pub distance: fn(Option<i8>) -> String,
    /// `true`: a tile has been drawn, so that a discard comes first.
    pub distance_sentence: fn(Option<i8>, bool) -> String,
    /// In brackets, after the tiles.
    pub unseen: fn(u32) -> String,
    pub more_readings: fn(usize) -> String,
    /// Headings of the table of discards: tile, distance, unseen, useful tiles.
    pub columns: [&'static str; 4],

    pub score: &'static ScoreText,
    pub replay: &'static ReplayText,
    pub coach: &'static CoachText,
    pub rules: RulesText,
}

/// The texts around the rules; the rules themselves are in the rulebook.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct RulesText {
    pub rulesets: &'static str,
    /// What else can be asked for.
    pub go_on: &'static str,
    /// The same in a line, for a ruleset.
    pub go_on_with: fn(&str) -> String,
    pub options: &'static str,
    /// Headings: option, values, default, clause, meaning.
    pub option_columns: [&'static str; 5],
    pub fans: &'static str,
    /// Headings: fan, worth, clause, name.
    pub fan_columns: [&'static str; 4],
    pub sections: &'static str,
    pub mentions: &'static str,
    /// So many clauses have the words.
    pub found: fn(usize, &str) -> String,
    pub names: &'static str,
    pub worth: &'static str,
    pub worth_of: fn(Worth) -> String,
    pub excludes: &'static str,
    pub example: &'static str,
}

/// What a fan brings, in signs that every language has; `limit` is the word for the limit.
fn worth(worth: Worth, limit: &str) -> String {
    match worth {
        Worth::Points(points) => {
            let points: Vec<String> = points.iter().map(ToString::to_string).collect();
            points.join(" / ")
        }
        Worth::Doubles(doubles) => format!("×{}", 1u64.checked_shl(doubles).unwrap_or_default()),
        Worth::Limit => limit.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use fivewinds::hand::MeldError;
    use fivewinds::rules::{OptionProblem, Place, ScoreDraft};
    use fivewinds::tiles::{NotationError, RelSeat};
    use fivewinds::{InputProblem, Notation, Options, Ruleset};

    use super::*;
    use crate::judge::Fault;
    use crate::problem::{Flag, Where};

    fn notation_errors() -> Vec<NotationError> {
        let texts = [
            (Notation::Compact, "x X 1X m 1 0m 1z8z 5j 5M"),
            (Notation::Unicode, "x 🀫"),
            (Notation::Keyboard, "p"),
            (Notation::Botzone, "x w W W0 J4 F9"),
            (Notation::English, "foo 3 bamboo dots 0 wind dragon flower season"),
        ];
        let each = texts
            .iter()
            .flat_map(|(notation, texts)| texts.split(' ').filter_map(|text| notation.parse(text).err()));
        each.collect()
    }

    /// What can be wrong with the words of a hand to be scored.
    fn word_problems() -> Vec<Problem> {
        let found = || String::from("x");
        let line = "12 foo [5555z:big] +1m2m +1m +2m seat=Q [1m";
        let mut draft = ScoreDraft::EMPTY;
        let mut all = draft.read(line).unwrap_err();
        all.push(draft.finish().unwrap_err());
        let mut problems: Vec<Problem> =
            all.into_iter().map(|problem| Problem::Line { problem, clause: None }).collect();
        let flags = [
            Flag::By,
            Flag::From,
            Flag::Seat,
            Flag::Round,
            Flag::Players,
            Flag::Situation,
            Flag::Discards,
            Flag::Streak,
        ];
        problems.extend(flags.map(|flag| Problem::Word { flag, found: found() }));
        let places = [Where::Line, Where::Flowers, Where::Win, Where::Flag(Flag::By)];
        problems.extend(places.map(|place| Problem::NotUtf8 { place, byte: 1 }));
        problems.extend([
            Problem::OneTile { found: 2 },
            Problem::Malformed { message: found() },
            Problem::NoDeal { message: found() },
        ]);
        let seat = fivewinds::tiles::Seat::ALL[1];
        let faults = [
            Fault::Seat { found: found() },
            Fault::Call { found: found() },
            Fault::NobodyCalls,
            Fault::Twice { seat },
            Fault::OwnTile { seat },
            Fault::NoMoment,
            Fault::Wish { found: found() },
            Fault::Lateness,
            Fault::Sheet(sheet::Refusal::NoSuchOffence),
            Fault::Deal { message: found() },
        ];
        problems.extend(faults.map(Problem::Judge));
        problems
    }

    fn problems() -> Vec<Problem> {
        let (tile, place, meld) = (Tile::EAST, Place::Concealed(3), 2);
        let input = [
            InputProblem::FifthCopy { tile, place },
            InputProblem::SecondCopy { tile, place: Place::Flowers(2) },
            InputProblem::Joker { place: Place::Meld(1) },
            InputProblem::FlowerInHand { tile, place },
            InputProblem::FlowerNotInPlay { tile, place: Place::Seen(1) },
            InputProblem::NotAFlower { tile, place },
            InputProblem::NotInThisSet { tile, place },
            InputProblem::TileCount { concealed: 5, melds: 1, wanted: 13, or_drawn: true },
            InputProblem::NotASet { meld, error: MeldError::NotASet(MeldKind::Chow) },
            InputProblem::NotASet { meld, error: MeldError::JokersOnly },
            InputProblem::NotASet { meld, error: MeldError::WrongStandIn },
            InputProblem::NotASet { meld, error: MeldError::ClaimedElsewhere(tile) },
            InputProblem::ClaimedConcealed { meld },
            InputProblem::ClaimedJoker { meld },
            InputProblem::NoChows { meld },
            InputProblem::ChowFrom { meld, from: RelSeat::Right, players: 4 },
            InputProblem::NoKongs { meld },
            InputProblem::Seat { meld, from: RelSeat::Left, players: 2 },
            InputProblem::Players { players: 5, min: 2, max: 4 },
            InputProblem::Players { players: 5, min: 4, max: 4 },
        ];
        let ruleset = Ruleset::ALL[0];
        let option = &ruleset.options()[0];
        let found = String::from("x");
        let mut problems: Vec<Problem> =
            input.into_iter().map(|problem| Problem::Input { problem, clause: "" }).collect();
        problems.extend(notation_errors().into_iter().map(|error| Problem::Notation {
            place: Where::Hand,
            error,
            clause: None,
        }));
        problems.extend([
            Problem::Option(OptionProblem::Unknown { ruleset, id: found.clone() }),
            Problem::Option(OptionProblem::Twice { ruleset, id: option.id }),
            Problem::Option(OptionProblem::BadValue { ruleset, option, found: found.clone() }),
            Problem::Ruleset { found: found.clone() },
            Problem::OptionSyntax { found: found.clone() },
            Problem::MeldWord { meld, found },
            Problem::NotUtf8 { place: Where::Seen, byte: 3 },
            Problem::NoTiles,
            Problem::LineTooLong { max: 7 },
            Problem::NoRule { ruleset: None, found: String::from("x"), nearest: Vec::new() },
            Problem::NoRule { ruleset: Some(ruleset), found: String::from("x"), nearest: Vec::new() },
            Problem::NoRule { ruleset: None, found: String::new(), nearest: vec![String::from("y")] },
            Problem::NotUtf8 { place: Where::Words, byte: 1 },
        ]);
        problems.extend(word_problems());
        let needs = Options::new(ruleset, [("flowers", fivewinds::rules::RawValue::Number(4))]);
        problems.extend(needs.unwrap_err().into_iter().map(Problem::Option));
        problems
    }

    #[test]
    fn every_problem_is_told_in_its_language() {
        for problem in problems() {
            let [en, ru, zh] = [&EN, &RU, &ZH].map(|text| (text.problem)(&problem));
            assert!(!en.chars().any(|sign| sign > '\u{2FF}' && sign != '…' && sign != '🀫'), "{en}");
            assert!(ru.chars().any(|sign| ('а'..='я').contains(&sign)), "{ru}");
            assert!(zh.chars().any(|sign| ('\u{4E00}'..='\u{9FFF}').contains(&sign)), "{zh}");
            for text in [en, ru, zh] {
                assert!(!text.ends_with('.') && !text.contains("  "), "{text}");
            }
        }
    }

    #[test]
    fn distances() {
        let told = |text: &Text| {
            let all = [None, Some(-1), Some(0), Some(1), Some(2), Some(5)].map(text.distance);
            all.join(", ")
        };
        assert_eq!(told(&EN), "impossible, complete, ready, 1 away, 2 away, 5 away");
        assert_eq!(told(&RU), "невозможно, собрана, ожидание, 1 шаг, 2 шага, 5 шагов");
        assert_eq!(told(&ZH), "不可能, 和牌, 听牌, 一向听, 二向听, 五向听");
    }
}
