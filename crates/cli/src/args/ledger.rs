//! `fivewinds ledger` on the command line.

use std::path::PathBuf;

/// Verifies the file of a score sheet or a tournament, and says what is in it.
///
/// Exit code 0 if every line follows from the one before, 1 if not, 2 if it is no ledger at all.
#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct LedgerArgs {
    /// Answer in JSON.
    #[arg(long)]
    pub(crate) json: bool,

    /// A public log or a backup, as the server gives them.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

const HELP: &str = "\
Examples:
  fivewinds ledger log.txt              whether it is whole, and what is in it
  fivewinds ledger log.txt --json | jq .head

Whoever has noted the last hash (from the page, the printed results or this program) sees by it whether anything that came
before was changed since. docs/hall.md describes the file.

JSON: ok, kind, id, created_at, lines, head (the last hash), backup (whether it has the secret), first_at, last_at, roles and
acts (how many lines of each); or ok, line, message; or errors (message).";
