//! What the tables of a match did in deals that are complete. It does not change, so that it is read once.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use duplicate::{Played, SeatResult};
use protocol::{DuplicateStory, DuplicateWin};
use record::Record;
use rules::seats_of;

use super::stand::Standing;
use crate::Shared;
use crate::error::AppError;

/// What a table did in a deal.
#[derive(Clone, Debug)]
pub(super) struct Story {
    pub(super) told: DuplicateStory,
    /// What is compared; `None` for a deal that was stopped when the time was up.
    pub(super) played: Option<Played>,
}

/// By table and deal.
pub(super) type Stories = BTreeMap<(u32, u32), Story>;

/// The matches that somebody has looked at.
#[derive(Debug, Default)]
pub(crate) struct Duplicates {
    known: Mutex<HashMap<String, Arc<Stories>>>,
}

/// So many matches are kept; then all are read anew.
const KEPT: usize = 100;

impl Duplicates {
    /// What all tables of a match did in the deals up to this one.
    pub(super) async fn stories(
        &self,
        app: &Shared,
        id: &str,
        tables: &[Standing],
        complete: u32,
    ) -> Result<Arc<Stories>, AppError> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned();
        let known = known.unwrap_or_default();
        let mut missing = Vec::new();
        for table in tables {
            let all = 1..=table.finished.min(complete);
            if all.clone().all(|deal| known.contains_key(&(table.number, deal))) {
                continue;
            }
            let rows: Vec<(i64, String)> =
                sqlx::query_as("SELECT deal, record FROM deals WHERE table_id = $1 AND deal <= $2")
                    .bind(table.table.as_str())
                    .bind(i64::from(complete))
                    .fetch_all(app.store.pool())
                    .await?;
            let deals = rows.into_iter().map(|(deal, text)| (table.number, deal as u32, text));
            missing.extend(deals.filter(|(number, deal, _)| !known.contains_key(&(*number, *deal))));
        }
        if missing.is_empty() {
            return Ok(known);
        }
        let read = tokio::task::spawn_blocking(move || missing.iter().map(read).collect::<Vec<_>>()).await;
        let mut stories = Stories::clone(&known);
        for story in read.map_err(|error| AppError::Internal(error.to_string()))? {
            let story = story?;
            stories.insert((story.told.number, story.told.deal), story);
        }
        let stories = Arc::new(stories);
        let mut all = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= KEPT {
            all.clear();
        }
        all.insert(id.to_owned(), Arc::clone(&stories));
        Ok(stories)
    }
}

fn read((number, deal, text): &(u32, u32, String)) -> Result<Story, AppError> {
    let wrong = |what: &dyn std::fmt::Display| AppError::Internal(format!("deal {deal} of a match: {what}"));
    let record = Record::read(text.as_bytes()).map_err(|error| wrong(&error))?;
    let found = record.deals.first().and_then(|deal| Some((deal, deal.result.as_ref()?)));
    let (found, result) = found.ok_or_else(|| wrong(&"it has no result"))?;
    let by = record::ended_id(result.ended_by).to_owned();
    let seats = seats_of(found.setup.players).iter().zip(&found.seats);
    let seats = seats.map(|(&seat, &player)| SeatResult {
        seat: seat.into(),
        player: player.into(),
        points: result.points[seat].into(),
    });
    let played = Played { table: *number, deal: *deal, seats: seats.collect() };
    let win = |win: &record::RecordedWin| DuplicateWin {
        seat: win.seat.into(),
        from: win.from.map(Into::into),
        tile: win.tile.to_string(),
        value: win.value,
        good: win.good,
    };
    Ok(Story {
        played: (by != "time").then_some(played),
        told: DuplicateStory {
            number: *number,
            deal: *deal,
            round: found.setup.round.into(),
            by,
            wins: result.wins.iter().map(win).collect(),
        },
    })
}
