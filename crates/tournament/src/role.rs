//! Who may do what, as data.

use std::fmt;
use std::str::FromStr;

use sheet::Note;

use crate::state::Tournament;
use crate::{Act, Refusal};

/// What somebody is in a tournament. Its text is what a code is made for: `organiser`, `table-1.5` (there sections count
/// from 1), `player-17`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Does everything but what players do for themselves.
    Organiser,
    /// Rules.
    Referee,
    /// Types results.
    Scorer,
    /// The phone of a table.
    Table {
        /// From 0.
        section: u32,
        /// Its number in the hall.
        table: u32,
    },
    /// A player.
    Player {
        /// His own.
        id: u32,
    },
    /// Looks on.
    Public,
}

impl Role {
    /// Whether somebody with this role may do it. Whether it fits is for [`Tournament::apply`] to say.
    ///
    /// # Errors
    /// If he may not.
    pub fn may(&self, tournament: &Tournament, act: &Act) -> Result<(), Refusal> {
        let may = match self {
            Role::Organiser => !is_players_own(act),
            Role::Referee => referee_may(act),
            Role::Scorer => scorer_may(act),
            Role::Table { section, table } => table_may(tournament, (*section, *table), act),
            Role::Player { id } => player_may(tournament, *id, act),
            Role::Public => false,
        };
        if may { Ok(()) } else { Err(Refusal::NotAllowed) }
    }
}

/// Notes by which a player answers for himself.
const fn is_answer(note: &Note) -> bool {
    matches!(
        note,
        Note::Confirm { .. } | Note::Object { .. } | Note::Sign { .. } | Note::Call { who: Some(_), .. }
    )
}

const fn is_players_own(act: &Act) -> bool {
    matches!(act, Act::Note { note, .. } if is_answer(note))
}

/// MCRC-START-1: the referee checks presence and seating.
const fn referee_may(act: &Act) -> bool {
    if let Act::Note { note, .. } = act {
        return !is_answer(note);
    }
    matches!(
        act,
        Act::Penalty { .. }
            | Act::CancelPenalty { .. }
            | Act::Late { .. }
            | Act::NotLate { .. }
            | Act::StandIn { .. }
            | Act::CheckIn { .. }
            | Act::Extra { .. }
            | Act::Appeal { .. }
    )
}

/// What stands on a paper sheet, the scoring commission may write down; the word of a referee is his own.
const fn scorer_may(act: &Act) -> bool {
    if let Act::Note { note, .. } = act {
        return !is_answer(note) && !matches!(note, Note::Answer { .. } | Note::Reopen { .. });
    }
    matches!(act, Act::Paper { .. })
}

/// A table writes on its own sheet, in the session that is being played, and after the gong until it is closed: a phone that was out
/// of reach sends later what was finished before.
fn table_may(tournament: &Tournament, at: (u32, u32), act: &Act) -> bool {
    let Act::Note { section, session, table, note } = act else { return false };
    (*section, *table) == at && tournament.session_now(*section) == Some(*session) && !note.is_for_referees()
}

/// A player answers for his own place and writes on the sheet of his own table; an appeal is his own too (MCRC-APPEAL-1).
fn player_may(tournament: &Tournament, id: u32, act: &Act) -> bool {
    if let Act::Appeal { id: whose, .. } = act {
        return *whose == id;
    }
    let Act::Note { section, session, table, note } = act else { return false };
    let Ok(found) = tournament.table(*section, *session, *table) else { return false };
    let Some(place) = found.places.iter().position(|place| place.player() == Some(id)) else { return false };
    let own = |who: u8| usize::from(who) == place;
    let is_own = if let Note::Confirm { who, .. } | Note::Object { who, .. } | Note::Sign { who } = note {
        own(*who)
    } else if let Note::Call { who, .. } = note {
        who.is_none_or(own)
    } else {
        !note.is_for_referees()
    };
    is_own && tournament.session_now(*section) == Some(*session)
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Role::Organiser => f.write_str("organiser"),
            Role::Referee => f.write_str("referee"),
            Role::Scorer => f.write_str("scorer"),
            Role::Table { section, table } => write!(f, "table-{}.{table}", u64::from(*section) + 1),
            Role::Player { id } => write!(f, "player-{id}"),
            Role::Public => f.write_str("public"),
        }
    }
}

/// There is no such role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchRole;

impl fmt::Display for NoSuchRole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such role")
    }
}

impl std::error::Error for NoSuchRole {}

impl FromStr for Role {
    type Err = NoSuchRole;

    fn from_str(text: &str) -> Result<Role, NoSuchRole> {
        let number = |text: &str| {
            let plain = !text.starts_with(['0', '+']);
            text.parse::<u32>().ok().filter(|_| plain).ok_or(NoSuchRole)
        };
        match text {
            "organiser" => return Ok(Role::Organiser),
            "referee" => return Ok(Role::Referee),
            "scorer" => return Ok(Role::Scorer),
            "public" => return Ok(Role::Public),
            _ => {}
        }
        if let Some(id) = text.strip_prefix("player-") {
            return Ok(Role::Player { id: number(id)? });
        }
        let (section, table) =
            text.strip_prefix("table-").and_then(|at| at.split_once('.')).ok_or(NoSuchRole)?;
        Ok(Role::Table { section: number(section)? - 1, table: number(table)? })
    }
}
