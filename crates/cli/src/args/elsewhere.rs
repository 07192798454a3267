//! `fivewinds import` and `fivewinds export` on the command line.

use std::path::PathBuf;

use clap::ValueEnum;

/// Where a game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Place {
    /// Botzone's judge of Chinese-Standard-Mahjong.
    Botzone,
}

/// Replays games that were played elsewhere, and compares them with the rules.
///
/// Exit code 0, or 1 if a log cannot be read or something differs that no ruling explains.
#[derive(Debug, clap::Args)]
#[command(after_help = IMPORT_HELP)]
pub(crate) struct ImportArgs {
    /// Where they were played: botzone.
    #[arg(value_enum)]
    pub(crate) place: Place,

    /// Say how each match ended there and here, what the rules refuse or allow otherwise, and where a win has another
    /// value; at the end a summary.
    #[arg(long)]
    pub(crate) check: bool,

    /// Answer in JSON, one object for each match.
    #[arg(long)]
    pub(crate) json: bool,

    /// Logs: one match as JSON, a list of them, one on each line, or the text of a data set; - is standard input.
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
}

const IMPORT_HELP: &str = "\
Examples:
  fivewinds import botzone match.json            every action, step by step
  fivewinds import botzone --check *.json        only where it differs from our rules, and why
  fivewinds import botzone --json data.txt       deals that `fivewinds export` reads

JSON: file, number, id, and of each match rules, flowers, walls, round, wall, players, actions (a wind and the words of
the action), whole, there and here (end: win, draw, fault or open; player, score, code). With --check instead of the deal:
findings (entry, player, text, difference), win (theirs and ours: points, fans (id, name, points, times); allowed, clause,
verdict: same, explained, unexplained or untold, rulings), unexplained; the last line has the summary. On errors: error.
What is read and how it maps is told in docs/botzone.md.";

/// Writes deals as another place writes its logs, one on each line.
///
/// Exit code 0, or 1 if a deal cannot be read, is not over, or could not have been dealt there.
#[derive(Debug, clap::Args)]
pub(crate) struct ExportArgs {
    /// Whose logs: botzone.
    #[arg(value_enum)]
    pub(crate) place: Place,

    /// Records of Five Winds, deals as `fivewinds import --json` writes them, or anything that `fivewinds import` reads; - is
    /// standard input.
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
}
