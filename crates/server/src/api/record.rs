//! Records of deals: whether they are true, how the table stood, and what the coach says.

use answers::coach::Review;
use answers::replay::{self, Viewer};
use answers::{Lang, problem};
use axum::Json;
use fivewinds::record::{Record, verify};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::failure::Failure;
use super::language::{LangParam, Language};
use super::question::{Asked, RECORD};
use super::words;
use super::work::work;

/// So many moves are shown if it is not said how many.
const TOP: usize = 10;

/// A record, and a step of it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ReplayQuestion {
    /// The record, as lines of JSON.
    record: String,
    /// Which deal, the first being 1; it need not be said of a record of one deal.
    deal: Option<usize>,
    /// The table after this step, 0 being the tiles as dealt; without it the record is only verified.
    step: Option<usize>,
    /// Whose eyes to look with: E, S, W or N; all if it is not said.
    seat: Option<String>,
}

/// A record, and whose decisions are looked at.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CoachQuestion {
    /// The record, as lines of JSON.
    record: String,
    /// Whose decisions: E, S, W or N.
    seat: String,
    /// Which deal, the first being 1; it need not be said of a record of one deal.
    deal: Option<usize>,
    /// Explain the decision at this step: everything that could be done, the best first. Without it the whole deal is
    /// reviewed.
    step: Option<usize>,
    /// So many moves at the most, the dearest first.
    top: Option<usize>,
}

/// Whether a record follows from its rules, walls and decisions; with a step, how the table stood after it.
///
/// `position` is as from `fivewinds replay --json`.
#[utoipa::path(
    post,
    path = "/api/replay",
    tag = "records",
    params(LangParam),
    request_body = ReplayQuestion,
    responses(
        (status = 200, description = "The verdict, and the position if a step was named", body = Object, example = json!({
            "verified": true, "deals": 1, "steps": 181, "seeds": 1, "contributed": 0, "position": null,
        })),
        (status = 413, description = "Longer than 1 MiB", body = Failure),
        (status = 422, description = "No record, or no such deal, step or seat", body = Failure),
    )
)]
pub(super) async fn replay(
    Language(lang): Language,
    Asked(asked): Asked<ReplayQuestion, RECORD>,
) -> Result<Json<Value>, Failure> {
    work(lang, move || replayed(lang, &asked).map(Json)).await
}

fn replayed(lang: Lang, asked: &ReplayQuestion) -> Result<Value, Failure> {
    let viewer = match asked.seat.as_deref() {
        None => Viewer::All,
        Some(word) => Viewer::of_word(word).ok_or_else(|| no_seat(lang, word))?,
    };
    let record = read(lang, &asked.record)?;
    let mut answer = replay::json::verdict(lang.text(), &record, &verify(&record));
    answer["position"] = match asked.step {
        None => Value::Null,
        Some(step) => {
            let deal = replay::which_deal(lang.text(), &record, asked.deal).map_err(asks)?;
            replay::position(lang.text(), &record, deal, step, viewer).map_err(asks)?
        }
    };
    Ok(answer)
}

/// Where a player lost most in a deal, what was better, and why; with a step, everything that could be done at it.
///
/// The answer is that of `fivewinds coach --json`. All numbers are estimates from what the seat could see.
#[utoipa::path(
    post,
    path = "/api/coach",
    tag = "records",
    params(LangParam),
    request_body = CoachQuestion,
    responses(
        (status = 200, description = "The review of a deal, or the advice at a step", body = Object, example = json!({
            "rules": "mcr", "deals": [{"deal": 1, "seat": "E", "decisions": 30, "agreed": 25, "cost": 3.5}], "moves": [],
            "note": "All numbers are estimates.",
        })),
        (status = 413, description = "Longer than 1 MiB", body = Failure),
        (status = 422, description = "No record, or no such deal, step or seat", body = Failure),
        (status = 503, description = "Too much is being reckoned", body = Failure),
    )
)]
pub(super) async fn coach(
    Language(lang): Language,
    Asked(asked): Asked<CoachQuestion, RECORD>,
) -> Result<Json<Value>, Failure> {
    work(lang, move || coached(lang, &asked).map(Json)).await
}

fn coached(lang: Lang, asked: &CoachQuestion) -> Result<Value, Failure> {
    let Some(Viewer::Seat(seat)) = Viewer::of_word(&asked.seat) else {
        return Err(no_seat(lang, &asked.seat));
    };
    let record = read(lang, &asked.record)?;
    let deal = replay::which_deal(lang.text(), &record, asked.deal).map_err(asks)?;
    let review = Review::new(lang, &record, seat, asked.top.unwrap_or(TOP));
    match asked.step {
        Some(step) => Ok(review.advice_json(&review.position(Some(deal), step).map_err(asks)?)),
        None => {
            let deals = review.deals(Some(deal)).map_err(asks)?;
            let (moves, _) = review.dearest(&deals);
            Ok(review.json(&deals, &moves))
        }
    }
}

pub(super) fn read(lang: Lang, text: &str) -> Result<Record, Failure> {
    replay::read(lang.text(), text.as_bytes()).map_err(Failure::bad_record)
}

pub(super) fn no_seat(lang: Lang, word: &str) -> Failure {
    Failure::bad_request(words::no_seat(lang, &problem::cut(word)))
}

/// The fields of a question have no dashes before them.
pub(super) fn asks(message: String) -> Failure {
    Failure::bad_request(message.replace("--", ""))
}
