//! What a hand waits for: the question.

use std::ffi::OsString;

use fivewinds::{HandInput, Notation, Rules, Tile};

use crate::parse;
use crate::problem::{Problem, Where};
use crate::report::Report;

/// What holds for all hands that are asked about.
#[derive(Debug)]
pub struct Waits {
    rules: Rules,
    notation: Option<Notation>,
    /// Declared sets, tiles seen elsewhere and the number of players.
    base: HandInput,
}

impl Waits {
    /// Reads declared sets and the tiles seen elsewhere.
    ///
    /// # Errors
    /// If they cannot be read: everything that is wrong with them.
    pub fn new(
        rules: Rules,
        notation: Option<Notation>,
        melds: &[OsString],
        seen: Option<&OsString>,
        players: Option<u8>,
    ) -> Result<Waits, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut base = HandInput { players, ..HandInput::EMPTY };
        for (number, meld) in (1..).zip(melds) {
            let read = parse::text(meld, Where::Meld(number));
            match read.and_then(|meld| parse::meld(notation, meld, number, Some(rules.clauses.no_such_tile)))
            {
                Ok(meld) => base.melds.push(meld),
                Err(problem) => problems.push(problem),
            }
        }
        if let Some(seen) = seen {
            match parse::text(seen, Where::Seen).and_then(|seen| seen_tiles(notation, seen, &rules)) {
                Ok(tiles) => base.seen = tiles,
                Err(problem) => problems.push(problem),
            }
        }
        if problems.is_empty() { Ok(Waits { rules, notation, base }) } else { Err(problems) }
    }

    /// All that there is to say about these concealed tiles.
    ///
    /// # Errors
    /// If they cannot be read, or are no hand.
    pub fn report(&self, text: &str) -> Result<Report<'_>, Vec<Problem>> {
        let read = parse::hand(self.notation, text).map_err(|error| {
            let clause = Some(self.rules.clauses.no_such_tile);
            vec![Problem::Notation { place: Where::Hand, error, clause }]
        })?;
        let mut input = self.base.clone();
        input.concealed = read.concealed;
        input.melds.extend(read.melds);
        Report::new(&self.rules, &input)
    }
}

fn seen_tiles(notation: Option<Notation>, text: &str, rules: &Rules) -> Result<Vec<Tile>, Problem> {
    parse::tiles(notation, text).map_err(|error| Problem::Notation {
        place: Where::Seen,
        error,
        clause: Some(rules.clauses.no_such_tile),
    })
}
