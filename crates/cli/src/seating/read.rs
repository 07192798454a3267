//! Files of teams and of sessions.

use std::collections::BTreeMap;
use std::path::Path;

use answers::problem::cut;
use seating::{Player, Session, Table};
use serde_json::Value;

use super::{LineFault, SeatingError};
use crate::import::bytes;

/// How a substitute is written in CSV.
pub(super) const SUBSTITUTE: &str = "*";

/// The team of each player: one on each line, in order, or after the player's number.
pub(super) fn teams(path: &Path, players: usize) -> Result<Vec<Option<String>>, SeatingError> {
    let text = text(path)?;
    let mut in_order = Vec::new();
    let mut by_number: BTreeMap<usize, Option<String>> = BTreeMap::new();
    for (line, content) in lines(&text) {
        let fault = |fault| SeatingError::Line { path: path.to_owned(), line, fault };
        let (number, name) = match fields(content).as_slice() {
            [number, name] if number.parse::<usize>().is_ok() => (number.parse().ok(), (*name).to_owned()),
            _ => (None, content.trim().to_owned()),
        };
        let team = Some(name).filter(|name| !matches!(name.as_str(), "" | "-"));
        let Some(number) = number else {
            in_order.push(team);
            continue;
        };
        if !(1..=players).contains(&number) {
            return Err(fault(LineFault::Number { found: number.to_string() }));
        }
        if by_number.insert(number, team).is_some() {
            return Err(fault(LineFault::TeamTwice { number }));
        }
    }
    if by_number.is_empty() {
        return Ok(in_order);
    }
    Ok((1..=players).map(|number| by_number.remove(&number).flatten()).collect())
}

/// The sessions of a seating, in JSON or CSV.
pub(super) fn sessions(path: &Path) -> Result<Vec<Session>, SeatingError> {
    let text = text(path)?;
    if text.trim_start().starts_with(['{', '[']) {
        return of_json(&text).map_err(|message| SeatingError::Json { path: path.to_owned(), message });
    }
    let mut sessions: BTreeMap<usize, Session> = BTreeMap::new();
    for (line, content) in lines(&text).filter(|(_, content)| !content.trim().is_empty()) {
        if line == 1 && content.to_lowercase().contains("session") {
            continue;
        }
        let (session, table) =
            row(content).map_err(|fault| SeatingError::Line { path: path.to_owned(), line, fault })?;
        sessions.entry(session).or_default().push(table);
    }
    Ok(sessions.into_values().collect())
}

/// `session,table,east,south,west,north`.
fn row(content: &str) -> Result<(usize, Table), LineFault> {
    let fields = fields(content);
    let [session, _, seats @ ..] = fields.as_slice() else {
        return Err(LineFault::Columns { found: fields.len() });
    };
    let seats: &[&str; 4] = seats.try_into().map_err(|_| LineFault::Columns { found: fields.len() })?;
    let bad = |found: &str| LineFault::Number { found: cut(found) };
    let session = session.parse().map_err(|_| bad(session))?;
    let mut table = [None; 4];
    for (seat, field) in table.iter_mut().zip(seats) {
        if *field != SUBSTITUTE {
            *seat = Some(field.parse().ok().and_then(Player::of_number).ok_or_else(|| bad(field))?);
        }
    }
    Ok((session, table))
}

fn of_json(text: &str) -> Result<Vec<Session>, String> {
    let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let list =
        |value: &Value, what: &str| value.as_array().cloned().ok_or_else(|| format!("{what} is not a list"));
    let mut sessions = Vec::new();
    for session in list(&value["sessions"], "sessions")? {
        let mut tables = Vec::new();
        for table in list(&session["tables"], "tables")? {
            let seats: Vec<Option<Player>> =
                list(&table, "a table")?.iter().map(json_seat).collect::<Result<_, String>>()?;
            tables.push(Table::try_from(seats).map_err(|_| "a table has four seats".to_owned())?);
        }
        sessions.push(tables);
    }
    Ok(sessions)
}

fn json_seat(seat: &Value) -> Result<Option<Player>, String> {
    if seat.is_null() {
        return Ok(None);
    }
    let number = seat.as_u64().and_then(|number| u16::try_from(number).ok());
    number
        .and_then(Player::of_number)
        .map(Some)
        .ok_or_else(|| format!("no player: {}", cut(&seat.to_string())))
}

fn text(path: &Path) -> Result<String, SeatingError> {
    let bytes = bytes(path).map_err(|error| SeatingError::File { path: path.to_owned(), error })?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    // What spreadsheets put before a text.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// The lines with their numbers; empty ones at the end are none.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.trim_end().lines())
}

/// Spreadsheets put commas, semicolons or tabs between fields, and quotes around them.
fn fields(line: &str) -> Vec<&str> {
    line.split([',', ';', '\t']).map(|field| field.trim().trim_matches('"')).collect()
}
