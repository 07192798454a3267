//! What somebody has played: his tables, and what came of his deals.

use std::collections::HashMap;

use axum::Json;
use axum::extract::{Query, State};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::Visitor;
use crate::error::{AppError, Why};
use crate::{App, Shared};

/// Fans are counted over so many of the latest wins.
const WINS: i64 = 5_000;
/// So many fans are named.
const FAVOURITES: usize = 10;

pub(super) fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(games)).routes(routes!(statistics))
}

/// Which part of a long list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct PageQuery {
    /// What `next` of the page before said.
    before: Option<String>,
    /// At most so many, 20 if not said, 100 at the most.
    limit: Option<i64>,
}

/// A table at which you sit or sat.
#[derive(Debug, Serialize, ToSchema)]
struct Game {
    table: String,
    rules: String,
    /// `open`, `playing` or `over`.
    state: String,
    chair: i64,
    /// When you sat down, in milliseconds since 1970.
    at: i64,
    /// When something last happened to the table.
    changed_at: i64,
    /// Deals that you have finished there.
    deals: i64,
    /// What you have won or lost there.
    points: i64,
}

/// A [`Game`] as the database has it, its fields in their order.
type GameRow = (String, String, String, i64, i64, i64, i64, i64);

/// Tables, the newest first.
#[derive(Debug, Serialize, ToSchema)]
struct Games {
    games: Vec<Game>,
    /// For `before` of the next page, if there is one.
    next: Option<String>,
}

/// The tables at which you sit or sat, the newest first.
#[utoipa::path(get, path = "/api/me/games", tag = "account", params(PageQuery),
    responses((status = 200, description = "Your tables", body = Games)))]
async fn games(
    State(app): State<Shared>,
    Visitor(user): Visitor,
    Query(page): Query<PageQuery>,
) -> Result<Json<Games>, AppError> {
    let limit = page.limit.unwrap_or(20).clamp(1, 100);
    let (at, table) = position(page.before.as_deref())?;
    let rows: Vec<GameRow> = sqlx::query_as(
        "SELECT t.id, t.rules, t.state, s.chair, s.at, t.changed_at, \
         (SELECT COUNT(*) FROM results r WHERE r.table_id = t.id AND r.user_id = s.user_id), \
         (SELECT CAST(COALESCE(SUM(r.points), 0) AS BIGINT) FROM results r \
          WHERE r.table_id = t.id AND r.user_id = s.user_id) \
         FROM sitters s JOIN tables t ON t.id = s.table_id \
         WHERE s.user_id = $1 AND (s.at < $2 OR (s.at = $2 AND t.id < $3)) \
         ORDER BY s.at DESC, t.id DESC LIMIT $4",
    )
    .bind(&user.id)
    .bind(at)
    .bind(table)
    .bind(limit)
    .fetch_all(app.store.pool())
    .await?;
    let full = rows.len() as i64 == limit;
    let games: Vec<Game> = rows
        .into_iter()
        .map(|(table, rules, state, chair, at, changed_at, deals, points)| Game {
            table,
            rules,
            state,
            chair,
            at,
            changed_at,
            deals,
            points,
        })
        .collect();
    let next = games.last().filter(|_| full).map(|last| format!("{}.{}", last.at, last.table));
    Ok(Json(Games { games, next }))
}

/// `AT.TABLE`: after which a page begins.
fn position(before: Option<&str>) -> Result<(i64, &str), AppError> {
    let Some(text) = before else { return Ok((i64::MAX, "")) };
    text.split_once('.')
        .and_then(|(at, table)| Some((at.parse().ok()?, table)))
        .ok_or_else(|| Why::NoSuchPage.into())
}

/// How many of the latest deals are listed one by one.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct LastQuery {
    /// 100 if not said, 1000 at the most.
    last: Option<i64>,
}

/// What came of the deals of one ruleset, or of all.
#[derive(Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
struct Tally {
    deals: i64,
    wins: i64,
    /// Wins on one's own draw.
    self_drawn: i64,
    /// Deals that another won on your tile.
    dealt_in: i64,
    points: i64,
    /// What the wins were worth together.
    value: i64,
}

/// The tally of a ruleset.
#[derive(Debug, Serialize, ToSchema)]
struct RulesTally {
    rules: String,
    #[serde(flatten)]
    tally: Tally,
}

/// What one deal brought.
#[derive(Debug, Serialize, ToSchema)]
struct Step {
    table: String,
    deal: i64,
    rules: String,
    points: i64,
    /// Milliseconds since 1970.
    at: i64,
}

/// How often a fan was made.
#[derive(Debug, Serialize, ToSchema)]
struct Favourite {
    rules: String,
    fan: String,
    times: u64,
}

/// What came of all your deals.
#[derive(Debug, Serialize, ToSchema)]
struct Statistics {
    all: Tally,
    by_rules: Vec<RulesTally>,
    /// The latest deals, the oldest first.
    last: Vec<Step>,
    /// The fans that you make most often.
    favourites: Vec<Favourite>,
}

/// What came of all your deals.
#[utoipa::path(get, path = "/api/me/statistics", tag = "account", params(LastQuery),
    responses((status = 200, description = "Your deals in numbers", body = Statistics)))]
async fn statistics(
    State(app): State<Shared>,
    Visitor(user): Visitor,
    Query(query): Query<LastQuery>,
) -> Result<Json<Statistics>, AppError> {
    let by_rules = tallies(&app, &user.id).await?;
    let all = by_rules.iter().fold(Tally::default(), |sum, one| add(sum, &one.tally));
    let last = steps(&app, &user.id, query.last.unwrap_or(100).clamp(1, 1000)).await?;
    let favourites = favourites(&app, &user.id).await?;
    Ok(Json(Statistics { all, by_rules, last, favourites }))
}

async fn tallies(app: &App, user: &str) -> Result<Vec<RulesTally>, sqlx::Error> {
    let rows: Vec<(String, i64, i64, i64, i64, i64, i64)> = sqlx::query_as(
        "SELECT rules, COUNT(*), CAST(SUM(won) AS BIGINT), CAST(SUM(self_drawn) AS BIGINT), \
         CAST(SUM(fed) AS BIGINT), CAST(SUM(points) AS BIGINT), \
         CAST(SUM(CASE WHEN won = 1 THEN value ELSE 0 END) AS BIGINT) \
         FROM results WHERE user_id = $1 GROUP BY rules ORDER BY rules",
    )
    .bind(user)
    .fetch_all(app.store.pool())
    .await?;
    let tally = |(rules, deals, wins, self_drawn, dealt_in, points, value)| RulesTally {
        rules,
        tally: Tally { deals, wins, self_drawn, dealt_in, points, value },
    };
    Ok(rows.into_iter().map(tally).collect())
}

fn add(sum: Tally, one: &Tally) -> Tally {
    Tally {
        deals: sum.deals + one.deals,
        wins: sum.wins + one.wins,
        self_drawn: sum.self_drawn + one.self_drawn,
        dealt_in: sum.dealt_in + one.dealt_in,
        points: sum.points + one.points,
        value: sum.value + one.value,
    }
}

async fn steps(app: &App, user: &str, last: i64) -> Result<Vec<Step>, sqlx::Error> {
    let rows: Vec<(String, i64, String, i64, i64)> = sqlx::query_as(
        "SELECT table_id, deal, rules, points, at FROM results \
         WHERE user_id = $1 ORDER BY at DESC, table_id DESC, deal DESC LIMIT $2",
    )
    .bind(user)
    .bind(last)
    .fetch_all(app.store.pool())
    .await?;
    let step = |(table, deal, rules, points, at)| Step { table, deal, rules, points, at };
    Ok(rows.into_iter().rev().map(step).collect())
}

async fn favourites(app: &App, user: &str) -> Result<Vec<Favourite>, sqlx::Error> {
    let rows: Vec<(String, String)> = sqlx::query_as(
        "SELECT rules, fans FROM results WHERE user_id = $1 AND won = 1 ORDER BY at DESC LIMIT $2",
    )
    .bind(user)
    .bind(WINS)
    .fetch_all(app.store.pool())
    .await?;
    let mut times: HashMap<(String, String), u64> = HashMap::new();
    for (rules, fans) in rows {
        // What is no list counts as none: numbers for people do not fail over one row.
        for fan in serde_json::from_str::<Vec<String>>(&fans).unwrap_or_default() {
            *times.entry((rules.clone(), fan)).or_default() += 1;
        }
    }
    let mut all: Vec<Favourite> =
        times.into_iter().map(|((rules, fan), times)| Favourite { rules, fan, times }).collect();
    all.sort_by(|a, b| b.times.cmp(&a.times).then_with(|| (&a.rules, &a.fan).cmp(&(&b.rules, &b.fan))));
    all.truncate(FAVOURITES);
    Ok(all)
}
