//! The search for who sits where: on a thread of its own, with the best so far always there. It changes nothing: what was found
//! is in force when the organiser sends it as the act `seat`.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::{Deserialize, Serialize};
use tournament::{Act, Proposal, QualityView, Stamp, Tournament};
use utoipa::{IntoParams, ToSchema};

use super::routes::is_organiser;
use crate::body::Body;
use crate::error::{AppError, ErrorBody, Why};
use crate::ledgers::refused::Refused;
use crate::ledgers::shown::Shown;
use crate::now::now;
use crate::{Shared, id};

/// So many are searched for at once: each takes a processor.
const TOGETHER: usize = 2;
/// How long it is searched for, if nobody says, and at the most.
const SECONDS: (u64, u64) = (10, 120);
/// How many steps are done before the clock is looked at.
const STEPS_AT_ONCE: u64 = 20_000;
/// How often the best so far is put where it is seen.
const TELL_EVERY: Duration = Duration::from_millis(300);
/// The longest seed.
const SEED_MAX: usize = 100;

/// All searches, those that are over included until they are forgotten.
#[derive(Debug, Default)]
pub(crate) struct Searches(Mutex<HashMap<(String, u32), Arc<Search>>>);

/// A search.
#[derive(Debug)]
struct Search {
    made_at: i64,
    stop: AtomicBool,
    found: Mutex<Found>,
}

/// How far a search is.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct Found {
    section: u32,
    /// From which it follows, for the act `seat`.
    seed: String,
    /// The first session that it seats.
    from: u32,
    running: bool,
    /// Whether it has come to its end: nothing can be better, the time is up, or it was stopped.
    done: bool,
    /// Whether it is proved that nothing can be better.
    proved: bool,
    /// With the same seed and as many steps anybody finds the same.
    steps: u64,
    /// How much of the time is over, in thousandths.
    share: u32,
    best: Best,
}

/// The best so far.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Best {
    /// As the act `seat` has them.
    sessions: Vec<Vec<[u32; 4]>>,
    /// `QualityView` of `web/src/tournament.ts`; null where it cannot be said.
    #[schema(value_type = Object)]
    quality: Option<QualityView>,
}

/// What is to be seated.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// From 0.
    section: u32,
    /// Any text, so that the draw can be repeated; made up if it is not given.
    #[serde(default)]
    seed: Option<String>,
    /// How long at the most: 10 if it is not said, 120 at the most.
    #[serde(default)]
    seconds: Option<u64>,
}

/// Which section.
#[derive(Debug, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub(super) struct OfSection {
    /// From 0.
    section: u32,
}

/// Begins to search for a seating of what has not begun, for the organiser. A search of the same section that runs is stopped.
#[utoipa::path(post, path = "/api/tournaments/{id}/seating", tag = "tournaments", params(("id" = String, Path)),
    request_body = Wanted,
    responses((status = 200, body = Found), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 503, body = ErrorBody)))]
pub(super) async fn start(
    State(app): State<Shared>,
    shown: Shown,
    Path(id): Path<String>,
    Body(Wanted { section, seed, seconds }): Body<Wanted>,
) -> Result<Json<Found>, AppError> {
    let (open, role) = shown.enter(&app, &app.ledgers.tournaments, &id).await?;
    is_organiser(&role)?;
    let seed = seed.filter(|seed| !seed.is_empty()).unwrap_or_else(id::short);
    if seed.chars().count() > SEED_MAX {
        return Err(AppError::refused(Refused::TooLong));
    }
    let (tournament, version) = {
        let state = open.read().await;
        (state.fold.tournament.clone(), state.lines)
    };
    let seconds = seconds.unwrap_or(SECONDS.0).clamp(1, SECONDS.1);
    let (begun, proposal) = begin(tournament, section, seed).await?.map_err(|why| AppError::Refused {
        status: axum::http::StatusCode::CONFLICT,
        why,
        version: Some(version),
    })?;
    let search = Arc::new(Search { made_at: now(), stop: AtomicBool::new(false), found: Mutex::new(begun) });
    app.ledgers.searches.put(id, section, &search)?;
    if let Some(proposal) = proposal {
        let on_thread = Arc::clone(&search);
        let thread = std::thread::Builder::new().name("seating".to_owned());
        let limit = Duration::from_secs(seconds);
        let thread = thread.spawn(move || on_thread.run(proposal, limit));
        thread.map_err(|error| AppError::Internal(error.to_string()))?;
    }
    let found = search.found().clone();
    Ok(Json(found))
}

/// How far the search is, and the best so far.
#[utoipa::path(get, path = "/api/tournaments/{id}/seating", tag = "tournaments",
    params(("id" = String, Path), OfSection),
    responses((status = 200, body = Found), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn look(
    State(app): State<Shared>,
    shown: Shown,
    Path(id): Path<String>,
    Query(OfSection { section }): Query<OfSection>,
) -> Result<Json<Found>, AppError> {
    let (_, role) = shown.enter(&app, &app.ledgers.tournaments, &id).await?;
    is_organiser(&role)?;
    let search = app.ledgers.searches.of(&id, section).ok_or(AppError::NotFound("search"))?;
    let found = search.found().clone();
    Ok(Json(found))
}

/// Ends the search; the best so far stays.
#[utoipa::path(post, path = "/api/tournaments/{id}/seating/stop", tag = "tournaments", params(("id" = String, Path)),
    request_body = OfSection,
    responses((status = 200, body = Found), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn stop(
    State(app): State<Shared>,
    shown: Shown,
    Path(id): Path<String>,
    Body(OfSection { section }): Body<OfSection>,
) -> Result<Json<Found>, AppError> {
    let (_, role) = shown.enter(&app, &app.ledgers.tournaments, &id).await?;
    is_organiser(&role)?;
    let search = app.ledgers.searches.of(&id, section).ok_or(AppError::NotFound("search"))?;
    search.stop.store(true, Ordering::Relaxed);
    let mut found = search.found();
    (found.running, found.done) = (false, true);
    Ok(Json(found.clone()))
}

impl Searches {
    /// Every search ends soon.
    pub(crate) fn stop(&self) {
        self.lock().values().for_each(|search| search.stop.store(true, Ordering::Relaxed));
    }

    /// Forgets those that were begun before then and are over.
    pub(crate) fn forget(&self, before: i64) {
        self.lock().retain(|_, search| search.made_at >= before || search.found().running);
    }

    fn of(&self, id: &str, section: u32) -> Option<Arc<Search>> {
        self.lock().get(&(id.to_owned(), section)).cloned()
    }

    /// Takes the place of an earlier search; refused if too many run.
    fn put(&self, id: String, section: u32, search: &Arc<Search>) -> Result<(), AppError> {
        let mut all = self.lock();
        let key = (id, section);
        let others = all.iter().filter(|(other, search)| **other != key && search.found().running).count();
        if search.found().running && others >= TOGETHER {
            return Err(Why::Busy.into());
        }
        if let Some(old) = all.insert(key, Arc::clone(search)) {
            old.stop.store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(String, u32), Arc<Search>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The first seating, and what searches on from it.
async fn begin(
    tournament: Tournament,
    section: u32,
    seed: String,
) -> Result<Result<(Found, Option<seating::Search>), Refused>, AppError> {
    let begun = tokio::task::spawn_blocking(move || {
        let found = |from, best, running| Found {
            section,
            seed: seed.clone(),
            from,
            running,
            done: !running,
            proved: false,
            steps: 0,
            share: 0,
            best,
        };
        match tournament.propose(section, &seed)? {
            Proposal::Tables { from, sessions } => {
                let quality = quality_of(&tournament, section, from, &sessions, &seed);
                Ok((found(from, Best { sessions, quality }, false), None))
            }
            Proposal::Search { from, wish, seed: number } => {
                let players = wish.players as u32;
                let plan = wish.check().map_err(|_| tournament::Refusal::TooFewPlayers { found: players })?;
                let search = seating::Search::new(plan, number);
                Ok((found(from, best(&search), true), Some(search)))
            }
        }
    });
    begun.await.map_err(|error| AppError::Internal(error.to_string()))
}

/// How good tables are that were not searched for.
fn quality_of(
    tournament: &Tournament,
    section: u32,
    from: u32,
    sessions: &[Vec<[u32; 4]>],
    seed: &str,
) -> Option<QualityView> {
    let mut seated = tournament.clone();
    let act = Act::Seat { section, from, sessions: sessions.to_vec(), seed: seed.to_owned() };
    seated.apply(&Stamp::default(), &act).ok()?;
    seated.quality(section)
}

fn best(search: &seating::Search) -> Best {
    let seating::Seating { sessions, quality } = search.seating();
    Best { sessions: tournament::tables(&sessions), quality: Some(QualityView::from(&quality)) }
}

impl Search {
    fn found(&self) -> MutexGuard<'_, Found> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Searches until nothing can become better, the time is up, or somebody has had enough.
    fn run(&self, mut search: seating::Search, limit: Duration) {
        let begun = Instant::now();
        let mut told = begun;
        while !search.is_over() && begun.elapsed() < limit && !self.stop.load(Ordering::Relaxed) {
            search.run(STEPS_AT_ONCE);
            if told.elapsed() >= TELL_EVERY {
                told = Instant::now();
                let share = begun.elapsed().as_millis() * 1000 / limit.as_millis().max(1);
                self.tell(&search, share.min(1000) as u32, true);
            }
        }
        self.tell(&search, 1000, false);
    }

    fn tell(&self, search: &seating::Search, share: u32, running: bool) {
        let best = best(search);
        let mut found = self.found();
        found.running = running && !found.done;
        found.done |= !running;
        (found.proved, found.steps, found.share, found.best) =
            (search.is_over(), search.steps(), share, best);
    }
}
