//! What a hand is worth.

use answers::{Question, ScoreReport, json, parse};
use axum::Json;
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::failure::Failure;
use super::language::{LangParam, Language};
use super::question::{Asked, HAND, notation};
use super::work::work;

/// A hand to be scored: in one line, in single fields, or both.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(example = json!({"line": "[123m] 456789m23p55p +4p discard@left seat=S flowers=1f"}))]
pub(super) struct ScoreQuestion {
    /// The ruleset: red, classical, mcr (which it is if nothing is said), sichuan or taiwan.
    rules: Option<String>,
    /// Options of the ruleset by their ids, such as `{"minimum": 0}`.
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// The hand in one line: tiles, [declared sets], + and the winning tile, how it was won, and what else was the case.
    line: Option<String>,
    /// How the tiles of the fields are written: compact, unicode, keyboard, russian, english or botzone.
    notation: Option<String>,
    /// The concealed tiles, without the declared sets and without the winning tile.
    hand: Option<String>,
    /// Declared sets, such as `123m@left`, `555z`, `5555z:melded` or `4p0j6p=456p`.
    melds: Vec<String>,
    /// The exposed flowers and seasons, such as `15f`.
    flowers: Option<String>,
    /// The winning tile.
    win: Option<String>,
    /// How it was won, such as `self_draw`; `discard` if it is not said.
    by: Option<String>,
    /// Whose tile it was, seen from the winner: left, across or right.
    from: Option<String>,
    /// The wind of the seat: E, S, W or N.
    seat: Option<String>,
    /// The wind of the round: E, S, W or N.
    round: Option<String>,
    /// How many play.
    players: Option<u64>,
    /// What else was the case, such as `last_wall_tile`.
    situation: Vec<String>,
    /// How many tiles lay in the river, the winning one not counted (Taiwan).
    discards: Option<u64>,
    /// How many deals in a row the dealer had won before this one (Taiwan).
    streak: Option<u64>,
    /// Whether to say what other winning tiles, winds, concealed sets and one more flower would bring, too.
    what_if: bool,
}

/// What a hand is worth: every fan with its clause, what does not count and why, who pays.
///
/// The keys are those of `fivewinds score --json`, and in words of the language `headline`, `name` and `text`.
#[utoipa::path(
    post,
    path = "/api/score",
    tag = "hands",
    params(LangParam),
    request_body = ScoreQuestion,
    responses(
        (status = 200, description = "The worth, whether the win may be declared or not", body = Object, example = json!({
            "rules": "mcr", "valid": true, "value": 20, "unit": "points", "headline": "20 points: the win may be declared",
            "fans": [{"id": "pure_straight", "name": "Pure Straight", "clause": "MCR-FAN-28", "times": 1, "points": 16}],
        })),
        (status = 413, description = "Longer than any hand", body = Failure),
        (status = 422, description = "No hand of this ruleset; everything that is wrong with it", body = Failure),
    )
)]
pub(super) async fn score(
    Language(lang): Language,
    Asked(asked): Asked<ScoreQuestion, HAND>,
) -> Result<Json<Value>, Failure> {
    let notation = notation(lang, asked.notation.as_deref())?;
    let answer = move || {
        let ruleset = asked.rules.clone().unwrap_or_else(|| "mcr".to_owned());
        let rules = parse::rules_of_json(&ruleset, &asked.options);
        let question = Question { notation, ..asked.question(ruleset) };
        let report =
            ScoreReport::new(&question, rules).map_err(|problems| Failure::bad_hand(lang, &problems))?;
        Ok(Json(json::score::told(&report, lang.text())))
    };
    work(lang, answer).await
}

impl ScoreQuestion {
    fn question(self, ruleset: String) -> Question {
        let number = |number: u64| number.to_string().into();
        Question {
            ruleset: ruleset.into(),
            notation: None,
            hand: self.hand.map(Into::into),
            meld: self.melds.into_iter().map(Into::into).collect(),
            flowers: self.flowers.map(Into::into),
            win: self.win.map(Into::into),
            by: self.by.map(Into::into),
            from: self.from.map(Into::into),
            seat: self.seat.map(Into::into),
            round: self.round.map(Into::into),
            players: self.players.map(number),
            situation: self.situation.into_iter().map(Into::into).collect(),
            discards: self.discards.map(number),
            streak: self.streak.map(number),
            what_if: self.what_if,
            line: self.line.into_iter().map(Into::into).collect(),
        }
    }
}
