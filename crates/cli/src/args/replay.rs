//! `fivewinds replay` on the command line.

use std::path::PathBuf;

use answers::replay::Viewer;

/// Shows a recorded game move by move, and verifies it.
///
/// Exit code 0 if everything in the record follows from its rules, walls and decisions, 1 if not, 2 if the record cannot be
/// read.
#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct ReplayArgs {
    /// Only verify, and show no moves.
    #[arg(long)]
    pub(crate) verify: bool,

    /// Only this deal, the first being 1.
    #[arg(long, value_name = "N")]
    pub(crate) deal: Option<usize>,

    /// Only the table after this step, 0 being the tiles as dealt.
    #[arg(long, value_name = "N")]
    pub(crate) step: Option<usize>,

    /// Whose eyes to look with: E, S, W or N; all sees every hand.
    #[arg(long, value_name = "SEAT", default_value = "all", value_parser = viewer)]
    pub(crate) seat: Viewer,

    /// Answer in JSON, one object for each step.
    #[arg(long)]
    pub(crate) json: bool,

    /// A record, as lines of JSON or as bytes.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

const HELP: &str = "\
Examples:
  fivewinds replay game.jsonl                        every move, every hand
  fivewinds replay game.jsonl --deal 2 --seat S      the second deal as South saw it
  fivewinds replay game.jsonl --step 40              the table after the fortieth step
  fivewinds replay game.jsonl --verify --lang ru     whether the record is true

docs/records.md says what a record is, docs/shuffle.md how a wall follows from its seed.

JSON: deal, step, action (as in the record; null for the tiles as dealt), events (event, seat and what belongs to it), left
(tiles in the wall), seats (for each: tiles, hand, which is null if it may not be seen, melds, flowers, discards, points); at
the end verified, deals, steps, seeds, contributed, and if it is not verified deal, step, message, clauses.";

fn viewer(word: &str) -> Result<Viewer, String> {
    Viewer::of_word(word).ok_or_else(|| "E, S, W, N or all".to_owned())
}
