//! What a referee is asked at a real table.

use answers::judge::{self, Ruling, claims, may, offence, payments};
use answers::{Lang, Problem, Question, ScoreReport, parse};
use axum::Json;
use fivewinds::Rules;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::failure::Failure;
use super::language::{LangParam, Language};
use super::question::{Asked, HAND};
use super::work::work;

/// By which rules.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RulesQuestion {
    /// The ruleset: red, classical, mcr (which it is if nothing is said), sichuan or taiwan.
    rules: Option<String>,
    /// Options of the ruleset by their ids.
    #[schema(value_type = Object)]
    options: Map<String, Value>,
}

/// A hand that was declared.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(example = json!({"line": "123456789m123p9s +9s discard@left seat=S"}))]
pub(super) struct WinQuestion {
    /// The ruleset.
    rules: Option<String>,
    /// Its options.
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// The hand in one line, as for `/api/score`.
    line: String,
}

/// Who claims a tile.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(example = json!({"rules": "mcr", "from": "E", "claims": [{"who": "S", "call": "chow"}, {"who": "N", "call": "win"}]}))]
pub(super) struct ClaimsQuestion {
    /// The ruleset.
    rules: Option<String>,
    /// Its options.
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// Whose tile it is: E, S, W or N.
    from: String,
    /// Which tile; it need not be known.
    tile: Option<String>,
    /// Whether it is put to a pung and may be robbed; else it was discarded.
    robbed: bool,
    /// Whether no tile is left to draw.
    last: bool,
    /// How many play.
    players: Option<u8>,
    /// Who has won already (Sichuan).
    out: Vec<String>,
    /// Who claims what.
    claims: Vec<ClaimQuestion>,
}

/// One claim.
#[derive(Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ClaimQuestion {
    /// E, S, W or N.
    who: String,
    /// win, kong, pung or chow.
    call: String,
    /// Whether it came when the next player had drawn already.
    late: bool,
    /// Whether his hand is dead.
    dead: bool,
    /// The dearest win that he has let pass since his last draw (Sichuan).
    missed: u32,
    /// His hand in one line, if it was looked at; without the claimed tile.
    hand: Option<String>,
}

/// A finished deal.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(example = json!({"rules": "mcr", "deal": {"end": "win", "wins": [{"who": 1, "from": 0, "how": "discard", "value": 24}]}}))]
pub(super) struct PaymentsQuestion {
    /// The ruleset.
    rules: Option<String>,
    /// Its options.
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// The deal as on a score sheet. Players are numbered in the order of play from the dealer, who is 0.
    #[schema(value_type = Object)]
    deal: Value,
    /// How many play.
    players: Option<u8>,
    /// How many deals in a row the dealer has won before (Taiwan).
    streak: u32,
}

/// An offence.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(example = json!({"rules": "mcr", "offence": "late_pung", "who": "S", "before": 2}))]
pub(super) struct OffenceQuestion {
    /// The ruleset.
    rules: Option<String>,
    /// Its options.
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// Its id, from `/api/judge/form`.
    offence: Option<String>,
    /// Or how many minutes late somebody came.
    late: Option<u32>,
    /// Who committed it: E, S, W or N.
    who: String,
    /// Who gets the points, where the referee names him.
    to: Option<String>,
    /// How often he has committed it before.
    before: u32,
    /// How many points, where the referee chooses.
    points: Option<u32>,
    /// How many play.
    players: Option<u8>,
}

/// What a player wants to do.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(example = json!({"rules": "mcr", "line": "12346789m55p112z +5m discard@right seat=S", "wish": "chow 46m"}))]
pub(super) struct MayQuestion {
    /// The ruleset.
    rules: Option<String>,
    /// Its options.
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// His hand in one line. `+` names the tile that he has drawn, or that another has discarded or puts to a pung; without it
    /// the hand was dealt, or has claimed a set.
    line: String,
    /// win, chow 46m, pung, kong, kong 5p, discard 5p or ready.
    wish: String,
    /// Whether it is the turn of a chow or a pung.
    claimed: bool,
    /// Whether his hand is dead.
    dead: bool,
    /// Whether he has not discarded yet.
    first: bool,
    /// The dearest win that he has let pass since his last draw (Sichuan).
    missed: u32,
}

/// What can be asked under these rules: players, the form of a deal, the table of offences with names.
#[utoipa::path(
    post,
    path = "/api/judge/form",
    tag = "judge",
    params(LangParam),
    request_body = RulesQuestion,
    responses(
        (status = 200, description = "The form", body = Object),
        (status = 422, description = "No such rules or options", body = Failure),
    )
)]
pub(super) async fn form(
    Language(lang): Language,
    Asked(asked): Asked<RulesQuestion, HAND>,
) -> Result<Json<Value>, Failure> {
    let rules = rules(lang, asked.rules.as_deref(), &asked.options)?;
    Ok(Json(judge::form(&rules, lang)))
}

/// Is this a win, and what is it worth? A hand that is none is told what declaring it costs.
#[utoipa::path(
    post,
    path = "/api/judge/win",
    tag = "judge",
    params(LangParam),
    request_body = WinQuestion,
    responses(
        (status = 200, description = "The ruling: verdict, lines with clauses, payments, texts of the clauses", body = Object),
        (status = 422, description = "No hand of this ruleset", body = Failure),
    )
)]
pub(super) async fn win(
    Language(lang): Language,
    Asked(asked): Asked<WinQuestion, HAND>,
) -> Result<Json<Value>, Failure> {
    let ruleset = asked.rules.unwrap_or_else(|| "mcr".to_owned());
    let rules = parse::rules_of_json(&ruleset, &asked.options);
    let question = Question { line: vec![asked.line.into()], ..Question::of(&ruleset) };
    let answer = move || {
        let report = ScoreReport::new(&question, rules).map_err(|wrong| Failure::bad_hand(lang, &wrong))?;
        Ok(Json(judge::win::rule(&report, lang).json()))
    };
    work(lang, answer).await
}

/// Who gets the tile that several claim, and what becomes of the other claims.
#[utoipa::path(
    post,
    path = "/api/judge/claims",
    tag = "judge",
    params(LangParam),
    request_body = ClaimsQuestion,
    responses(
        (status = 200, description = "The ruling", body = Object, example = json!({
            "question": "claims", "verdict": "North wins on the tile.",
            "lines": [{"who": "N", "text": "North wins, if the hand is one.", "clause": "MCR-CLAIM-2"}],
        })),
        (status = 422, description = "What is wrong with the question", body = Failure),
    )
)]
pub(super) async fn claims(
    Language(lang): Language,
    Asked(asked): Asked<ClaimsQuestion, HAND>,
) -> Result<Json<Value>, Failure> {
    let rules = rules(lang, asked.rules.as_deref(), &asked.options)?;
    let claim = |claim: ClaimQuestion| claims::Claim {
        who: claim.who,
        call: claim.call,
        late: claim.late,
        dead: claim.dead,
        missed: claim.missed,
        hand: claim.hand,
    };
    let question = claims::Question {
        from: asked.from,
        tile: asked.tile,
        robbed: asked.robbed,
        last: asked.last,
        players: asked.players,
        out: asked.out,
        claims: asked.claims.into_iter().map(claim).collect(),
    };
    ruled(lang, question.read(rules).map(|asked| asked.rule(lang)))
}

/// Who pays what after a deal.
#[utoipa::path(
    post,
    path = "/api/judge/payments",
    tag = "judge",
    params(LangParam),
    request_body = PaymentsQuestion,
    responses(
        (status = 200, description = "The ruling", body = Object),
        (status = 422, description = "There can be no such deal; the clause says why", body = Failure),
    )
)]
pub(super) async fn payments(
    Language(lang): Language,
    Asked(asked): Asked<PaymentsQuestion, HAND>,
) -> Result<Json<Value>, Failure> {
    let rules = rules(lang, asked.rules.as_deref(), &asked.options)?;
    let question = payments::Question { deal: asked.deal, players: asked.players, streak: asked.streak };
    ruled(lang, question.read(rules).map(|asked| asked.rule(lang)))
}

/// What an offence costs, to whom it goes, and what else follows.
#[utoipa::path(
    post,
    path = "/api/judge/offence",
    tag = "judge",
    params(LangParam),
    request_body = OffenceQuestion,
    responses(
        (status = 200, description = "The ruling", body = Object),
        (status = 422, description = "No such offence, or not so many points", body = Failure),
    )
)]
pub(super) async fn offence(
    Language(lang): Language,
    Asked(asked): Asked<OffenceQuestion, HAND>,
) -> Result<Json<Value>, Failure> {
    let rules = rules(lang, asked.rules.as_deref(), &asked.options)?;
    let question = offence::Question {
        offence: asked.offence,
        late: asked.late,
        who: asked.who,
        to: asked.to,
        before: asked.before,
        points: asked.points,
        players: asked.players,
    };
    ruled(lang, question.read(rules).map(|asked| asked.rule(lang)))
}

/// May he? Whether a player may do what he wants with his hand at this moment.
#[utoipa::path(
    post,
    path = "/api/judge/may",
    tag = "judge",
    params(LangParam),
    request_body = MayQuestion,
    responses(
        (status = 200, description = "The ruling: `good` says whether", body = Object),
        (status = 422, description = "No hand of this ruleset, or nothing that can be done", body = Failure),
    )
)]
pub(super) async fn may(
    Language(lang): Language,
    Asked(asked): Asked<MayQuestion, HAND>,
) -> Result<Json<Value>, Failure> {
    let rules = rules(lang, asked.rules.as_deref(), &asked.options)?;
    let question = may::Question {
        line: asked.line,
        wish: asked.wish,
        claimed: asked.claimed,
        dead: asked.dead,
        first: asked.first,
        missed: asked.missed,
    };
    ruled(lang, question.read(rules).map(|asked| asked.rule(lang)))
}

fn rules(lang: Lang, ruleset: Option<&str>, options: &Map<String, Value>) -> Result<Rules, Failure> {
    parse::rules_of_json(ruleset.unwrap_or("mcr"), options).map_err(|wrong| Failure::bad_hand(lang, &wrong))
}

fn ruled(lang: Lang, ruling: Result<Ruling, Vec<Problem>>) -> Result<Json<Value>, Failure> {
    ruling.map(|ruling| Json(ruling.json())).map_err(|wrong| Failure::bad_hand(lang, &wrong))
}
