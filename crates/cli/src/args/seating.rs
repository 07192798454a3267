//! `fivewinds seating` on the command line.

use std::path::PathBuf;

/// Seats a tournament: who sits where in each session, with starting winds, and how good that is beside what is possible.
///
/// Exit code 0, also if the search was stopped: the best so far is shown. 2 if there can be no such tournament.
#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct SeatingArgs {
    /// How many players; those who have left count, since they keep their numbers. Substitutes fill the last table.
    #[arg(long, value_name = "N", required_unless_present = "table")]
    pub(crate) players: Option<usize>,

    /// How many sessions, those that are played included.
    #[arg(long, value_name = "N", required_unless_present = "table")]
    pub(crate) sessions: Option<usize>,

    /// Where all chance begins: with the same seed and as many steps the seating is the same. Without it one is drawn.
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// The teams: on each line the team of a player, in the order of their numbers, or `number,team`; - is no team.
    #[arg(long, value_name = "FILE")]
    pub(crate) teams: Option<PathBuf>,

    /// Sessions that have been played, as --json or --csv writes them: only what is left is seated.
    #[arg(long, value_name = "FILE")]
    pub(crate) played: Option<PathBuf>,

    /// Only so many sessions of that file have been played; the others are kept where they are good.
    #[arg(long, value_name = "N", requires = "played")]
    pub(crate) after: Option<usize>,

    /// Players who have left, with commas between. Those who come have the numbers after the last one: raise --players.
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    pub(crate) left: Vec<u16>,

    /// How many steps the search may do.
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    pub(crate) steps: u64,

    /// How long it may search; Ctrl-C ends it sooner.
    #[arg(long, value_name = "N")]
    pub(crate) seconds: Option<u64>,

    /// Answer in JSON.
    #[arg(long, conflicts_with = "csv")]
    pub(crate) json: bool,

    /// Answer in CSV, with a row for each table; * is a substitute.
    #[arg(long)]
    pub(crate) csv: bool,

    /// Seats many sizes, as the table of docs/seating.md.
    #[arg(long, hide = true)]
    pub(crate) table: bool,
}

const HELP: &str = "\
Examples:
  fivewinds seating --players 16 --sessions 6 --seed 7
  fivewinds seating --players 40 --sessions 8 --teams teams.txt --json > plan.json
  fivewinds seating --players 41 --sessions 8 --played plan.json --after 3 --left 5,12     two left, one came

JSON: seed, steps, players, left, tables, substitutes, played, sessions (session, tables: the numbers in the seats East, South,
West and North, null for a substitute), quality (repeats, team_meetings, together, with_substitutes, winds: found and bound, or
null; pairs: how many meet never, once, twice and so on; best: whether nothing can be better). On errors: errors (message, and
where known clause). docs/seating.md tells what the numbers mean.";
