//! A finished deal step by step: of a table here, or of a record that somebody sends.

use std::collections::BTreeMap;

use answers::replay::{self, Shown, Viewer};
use answers::{Lang, json};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use fivewinds::record::{DealRecord, Record, Replay, Step, verify};
use protocol::{DealEnd, DealStart, Meld, ReplayDeal, ReplayStep, Verdict, View, Wind};
use rules::{Rules, seats_of};
use serde::Deserialize;
use serde_json::Value;
use table::{Deal, Game, Moved, Player};
use tiles::Seat;
use utoipa::{IntoParams, ToSchema};

use super::failure::Failure;
use super::language::{LangParam, Language};
use super::question::{Asked, RECORD};
use super::record::{asks, no_seat, read};
use super::work::work;
use crate::error::ErrorBody;
use crate::room::Ended;
use crate::{Shared, duplicates, hall};

/// A record, and which deal of it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DealQuestion {
    /// The record, as lines of JSON.
    record: String,
    /// Which deal, the first being 1; it need not be said of a record of one deal.
    deal: Option<usize>,
    /// Whose eyes to look with: E, S, W or N; without it everything lies open.
    seat: Option<String>,
}

/// Whose eyes to look with.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Eyes {
    /// E, S, W or N; without it everything lies open.
    seat: Option<String>,
}

/// A deal of a record, step by step: what was decided, what happened, how the table stood.
///
/// `ReplayDeal` of `web/src/protocol.ts` has every field. Steps are numbered as by `fivewinds replay` and by the coach.
#[utoipa::path(
    post,
    path = "/api/replay/deal",
    tag = "records",
    params(LangParam),
    request_body = DealQuestion,
    responses(
        (status = 200, description = "The deal", body = Object),
        (status = 413, description = "Longer than 1 MiB", body = Failure),
        (status = 422, description = "No record, or no such deal or seat", body = Failure),
        (status = 503, description = "Too much is being reckoned", body = Failure),
    )
)]
pub(super) async fn of_record(
    Language(lang): Language,
    Asked(asked): Asked<DealQuestion, RECORD>,
) -> Result<Json<ReplayDeal>, Failure> {
    work(lang, move || {
        let viewer = viewer(lang, asked.seat.as_deref())?;
        let record = read(lang, &asked.record)?;
        let deal = replay::which_deal(lang.text(), &record, asked.deal).map_err(asks)?;
        replayed(lang, &record, deal, viewer).map(Json)
    })
    .await
}

/// A finished deal of a table, step by step: what was decided, what happened, how the table stood.
///
/// `ReplayDeal` of `web/src/protocol.ts` has every field.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/deals/{deal}/replay",
    tag = "tables",
    params(("id" = String, Path), ("deal" = usize, Path), Eyes, LangParam),
    responses(
        (status = 200, description = "The deal", body = Object),
        (status = 404, description = "No such table or deal, or it is not over", body = ErrorBody),
        (status = 422, description = "No such seat", body = Failure),
    )
)]
pub(super) async fn of_table(
    State(app): State<Shared>,
    Language(lang): Language,
    Path((id, deal)): Path<(String, usize)>,
    Query(Eyes { seat }): Query<Eyes>,
) -> Response {
    let record = match duplicates::may_show(&app, &id, deal as i64).await {
        Ok(()) => hall::record_of(&app, &id).await,
        Err(error) => Err(error),
    };
    let record = match record {
        Ok(record) => record,
        Err(error) => return error.into_response(),
    };
    let made = work(lang, move || {
        let viewer = viewer(lang, seat.as_deref())?;
        let no_deal = || Failure::not_found((lang.text().replay.no_deal)(record.deals.len()));
        if !(1..=record.deals.len()).contains(&deal) {
            return Err(no_deal());
        }
        replayed(lang, &record, deal, viewer)
    });
    made.await.map(Json).into_response()
}

fn viewer(lang: Lang, seat: Option<&str>) -> Result<Viewer, Failure> {
    seat.map_or(Ok(Viewer::All), |word| Viewer::of_word(word).ok_or_else(|| no_seat(lang, word)))
}

fn replayed(lang: Lang, record: &Record, number: usize, viewer: Viewer) -> Result<ReplayDeal, Failure> {
    let unreadable =
        |error: record::RecordError| Failure::bad_record((lang.text().replay.unreadable)(&error));
    let rules = record.header.rules();
    let deal = &record.deals[number - 1];
    let seats = seats_of(deal.setup.players);
    let seat = match viewer {
        Viewer::All => None,
        Viewer::Seat(seat) if seats.contains(&seat) => Some(seat),
        Viewer::Seat(seat) => return Err(no_seat(lang, &seat.wind().letter().to_string())),
    };
    let names = &record.header.players;
    let shown = Shown { text: lang.text(), rules: &rules, names, deal, number, viewer };
    let mut replay = Replay::new(&rules, deal).map_err(unreadable)?;
    let dice: Vec<[u8; 2]> = deal.dice.iter().map(|dice| dice.dice().map(|die| die.pips())).collect();
    let steps = steps(&shown, &mut replay, &dice, seat);
    let played = Played::of(record, &rules, number);
    let player = |seat: &Seat| deal.seats.get(seats.iter().position(|other| other == seat)?).copied();
    let name = |seat: &Seat| player(seat).and_then(|player| names.get(usize::from(player)).cloned());
    Ok(ReplayDeal {
        rules: rules.ruleset.id().to_owned(),
        options: json::options(&rules.options).into_iter().collect(),
        strict: deal.setup.strict,
        deal: number as u32,
        deals: record.deals.len() as u32,
        names: seats.iter().map(|seat| (Wind::from(*seat), name(seat))).collect(),
        start: DealStart {
            number: number as u32,
            round_number: played.as_ref().map_or(deal.setup.round as u32 + 1, |played| played.round),
            round: deal.setup.round.into(),
            dealer_streak: deal.setup.dealer_streak,
            seats: seats.iter().filter_map(|seat| Some((Wind::from(*seat), player(seat)?))).collect(),
            dice,
            commitments: commitments(deal),
            tiles: rules.tiles.total() as u8,
        },
        seat: seat.map(Into::into),
        steps,
        end: end(&rules, number, deal, &replay, played.as_ref()),
        verdict: verdict(lang, record),
    })
}

/// Takes every step, as far as the rules allow them.
fn steps(
    shown: &Shown<'_>,
    replay: &mut Replay<'_>,
    dice: &[[u8; 2]],
    seat: Option<Seat>,
) -> Vec<ReplayStep> {
    let mut steps = Vec::new();
    let (mut stage, mut last) = (replay.deal().public().stage(), None);
    loop {
        let decided = match last {
            Some(step @ Step::Act { seat, action }) if shown.may_see(step) => Some((seat, action)),
            Some(Step::Act { .. } | Step::Stop) | None => None,
        };
        steps.push(ReplayStep {
            step: replay.done() as u32,
            seat: decided.map(|(seat, _)| seat.into()),
            action: decided.map(|(_, action)| protocol::words(stage, action)),
            texts: shown.texts(replay, last),
            view: view(shown.rules, replay.deal(), dice, seat),
            hands: seat.is_none().then(|| hands(replay.deal())),
        });
        stage = replay.deal().public().stage();
        last = replay.step().ok().flatten();
        if last.is_none() {
            return steps;
        }
    }
}

fn view(rules: &Rules, deal: &Deal, dice: &[[u8; 2]], seat: Option<Seat>) -> View {
    if let Some(seat) = seat {
        return View::of_seat(rules, deal.view(seat), dice);
    }
    let public = deal.public();
    let mut view = View::of_public(rules, public, dice);
    for &seat in public.seats() {
        if let Some(shown) = view.seats.get_mut(&seat.into()) {
            let own = deal.view(seat);
            shown.melds = own.melds().iter().map(|meld| Meld::of(public, seat, meld)).collect();
            shown.forbidden = own.own().forbidden().map(Into::into);
        }
    }
    view
}

fn hands(deal: &Deal) -> BTreeMap<Wind, Vec<String>> {
    let hand = |seat: Seat| deal.view(seat).own().concealed().tiles().map(|tile| tile.to_string()).collect();
    deal.public().seats().iter().map(|&seat| (seat.into(), hand(seat))).collect()
}

fn commitments(deal: &DealRecord) -> Vec<String> {
    let all = deal.contributions.as_ref().map(|all| all.commitments.iter().map(ToString::to_string));
    all.into_iter().flatten().collect()
}

/// The game that a deal of a record belongs to, after that deal.
struct Played {
    /// Which round the deal was in.
    round: u32,
    game: Game,
    moves: Vec<Moved>,
}

impl Played {
    /// Plays the game up to a deal; `None` if the deals of the record do not follow from each other, or break off.
    fn of(record: &Record, rules: &Rules, number: usize) -> Option<Played> {
        let first = record.deals.first()?;
        let order: Vec<Player> = first.seats.iter().map(|&player| Player(player)).collect();
        let game = Game::new(rules, &order).ok()?;
        let game = if first.setup.strict { game.strict() } else { game };
        let game = if record.header.meta.contains_key("duplicate") { game.duplicate() } else { game };
        let mut played = Played { round: 1, game, moves: Vec::new() };
        for deal in record.deals.iter().take(number) {
            let next = played.game.setup()?;
            let seats: Vec<u8> = next.seats.iter().map(|(_, player)| player.0).collect();
            if seats != deal.seats || next.setup.round != deal.setup.round {
                return None;
            }
            let mut replay = Replay::new(rules, deal).ok()?;
            replay.run().ok()?;
            let after = played.game.finish_deal(replay.deal()).ok()?;
            (played.round, played.moves) = (next.round, after.moves);
        }
        Some(played)
    }
}

fn end(
    rules: &Rules,
    number: usize,
    deal: &DealRecord,
    replay: &Replay<'_>,
    played: Option<&Played>,
) -> Option<DealEnd> {
    let result = replay.result()?;
    let ended = Ended {
        rules,
        number: number as u32,
        deal: replay.deal(),
        record: deal,
        payments: &result.payments,
        game: played.map(|played| &played.game),
        moves: played.map_or(&[], |played| &played.moves),
    };
    ended.told()
}

fn verdict(lang: Lang, record: &Record) -> Verdict {
    let (text, verified) = (lang.text(), verify(record));
    let mut told = replay::json::verdict(text, record, &verified);
    told["text"] = match &verified {
        Ok(verified) => (text.replay.verified)(verified).into(),
        Err(error) => {
            let why = (text.replay.unverified)(error);
            Value::String(format!("{}{}{why}", text.replay.not_verified, text.colon))
        }
    };
    serde_json::from_value(told).unwrap_or_else(|error| {
        tracing::error!(%error, "a verdict is not as it should be");
        Verdict { verified: verified.is_ok(), ..Verdict::default() }
    })
}
