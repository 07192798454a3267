//! `fivewinds coach` on the command line.

use std::path::PathBuf;

use fivewinds::tiles::Seat;

/// Reviews a recorded game: where a player lost most, what was better, and why.
///
/// Exit code 0, or 2 if the record cannot be read or has no such seat, deal or step.
#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct CoachArgs {
    /// Whose decisions: E, S, W or N. In a game, who sits there in the first deal that is looked at; the coach follows him
    /// through the others.
    #[arg(long, value_name = "SEAT", value_parser = seat)]
    pub(crate) seat: Option<Seat>,

    /// Only this deal, the first being 1.
    #[arg(long, value_name = "N")]
    pub(crate) deal: Option<usize>,

    /// Explain the decision at this step of the deal: everything that could be done, the best first.
    #[arg(long, value_name = "N")]
    pub(crate) step: Option<usize>,

    /// So many moves at the most.
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(crate) top: usize,

    /// Answer in JSON.
    #[arg(long)]
    pub(crate) json: bool,

    /// A record, as lines of JSON or as bytes.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

const HELP: &str = "\
Examples:
  fivewinds coach game.jsonl --seat E                     what cost the player in the East most
  fivewinds coach game.jsonl --seat S --deal 2 --top 3    the three dearest moves of the second deal
  fivewinds coach game.jsonl --seat E --step 41           what could be done at step 41, and why
  fivewinds coach game.jsonl --seat E --json --lang ru    the same for a program

Steps are numbered as by fivewinds replay. All numbers are estimates from what the seat could see at that moment.
docs/coach.md says what they mean, and describes the JSON.";

fn seat(word: &str) -> Result<Seat, String> {
    fivewinds::rules::wind_of(&word.to_uppercase())
        .map(|wind| Seat::ALL[wind as usize])
        .ok_or_else(|| "E, S, W or N".to_owned())
}
