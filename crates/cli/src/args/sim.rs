//! `fivewinds sim` on the command line, and what makes the tables of `docs/`.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use fivewinds::tiles::Wind;

/// Lets bots play many deals on all cores, and reports.
///
/// Exit code 0 if all deals were played, 1 if the run was stopped or something could not be written, 2 if there can be no
/// such run.
#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct SimArgs {
    /// Ruleset: red, classical, mcr, sichuan or taiwan.
    #[arg(long, value_name = "ID", default_value = "mcr")]
    pub(crate) rules: OsString,

    /// An option of the ruleset, such as jokers=true; may be repeated.
    #[arg(long, value_name = "ID=VALUE")]
    pub(crate) option: Vec<OsString>,

    /// How many play; the default is the ruleset's usual number.
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub(crate) players: u8,

    /// Who plays, from East on, with commas between; one name stands for a whole table of its kind.
    /// Another program is named as in play: cmd:python3 bot.py.
    #[arg(long, value_name = "NAMES")]
    pub(crate) bots: String,

    /// How long another program may think about a decision, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    pub(crate) bot_time: u64,

    /// How many deals.
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub(crate) deals: u64,

    /// Where all chance begins: with the same seed the same deals are played.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// The wind of the round: E, S, W or N.
    #[arg(long, value_name = "WIND", default_value = "E", value_parser = wind)]
    pub(crate) round: Wind,

    /// What everybody has before every deal, in the order of --bots, with commas between, such as 12,0,-30,18: bots that play for their place
    /// (master:places) reckon with it.
    #[arg(long, value_name = "POINTS", value_delimiter = ',', allow_negative_numbers = true)]
    pub(crate) standing: Vec<i64>,

    /// How many deals the session still has, with --standing; this one included.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "standing")]
    pub(crate) deals_left: u32,

    /// Nobody moves to another seat after a deal.
    #[arg(long, conflicts_with = "duplicate")]
    pub(crate) fixed: bool,

    /// Play each wall as often as there are players, so that everybody has it from every seat; the number of deals is
    /// rounded up.
    #[arg(long)]
    pub(crate) duplicate: bool,

    /// How many threads; the default is one for each core. The results do not depend on it.
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,

    /// Write the deals to this file in Parquet, and beside it the seats (results.parquet, results.seats.parquet).
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,

    /// Go on with a run that was stopped, from what it left beside --out.
    #[arg(long, requires = "out")]
    pub(crate) resume: bool,

    /// Keep a record of every deal, in files of 1,200 deals in this folder.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) records: Option<PathBuf>,

    /// Write the report as a page with plots, too.
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,
}

const HELP: &str = "\
Examples:
  fivewinds sim --bots novice --deals 100000
  fivewinds sim --rules red --players 3 --bots novice,random,random --deals 1000000 --seed 7 --out results.parquet
  fivewinds sim --rules sichuan --bots 'cmd:python3 examples/bots/first.py,novice,novice,novice' --deals 100
  fivewinds sim --rules taiwan --bots novice,random,random,random --duplicate --report report.html --lang ru

Ctrl-C ends the run in good order: the deals that are done are kept and reported, and the same command with --resume goes
on. docs/sim.md tells what the columns of the tables mean.";

/// Duplicate matches of each level against the next weaker one, as the page docs/strength.md.
#[derive(Debug, clap::Args)]
pub(crate) struct StrengthArgs {
    /// How many walls each pair plays.
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    pub(crate) walls: u64,

    /// How many walls are played where this level sits at the table, such as master=100; may be repeated.
    #[arg(long, value_name = "LEVEL=N", value_parser = walls_of)]
    pub(crate) walls_of: Vec<(String, u64)>,

    /// How many walls each budget of the master plays.
    #[arg(long, value_name = "N", default_value_t = 250)]
    pub(crate) budget_walls: u64,

    /// In how many deals it is asked what the single decisions of a master gain.
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) gain_deals: u64,

    /// How many hands that master looks at, with commas between; one number alone is compared with a club player.
    #[arg(long, value_name = "N", value_delimiter = ',', default_values_t = [20_000, 600_000, 3_000_000])]
    pub(crate) gain_hands: Vec<u32>,

    /// How often both are done where one does something else than the other.
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) times: u32,

    /// How many sessions a master plays for points and for its place, from each place at the table.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) sessions: u64,

    /// Only these parts, with commas between; places are played only if they are named.
    #[arg(long, value_name = "PARTS", value_delimiter = ',')]
    pub(crate) only: Vec<StrengthPart>,

    /// Only these rulesets, with commas between.
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    pub(crate) rules: Vec<String>,

    /// Where all chance begins.
    #[arg(long, value_name = "N", default_value_t = 7)]
    pub(crate) seed: u64,

    /// How many threads.
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,

    /// The page.
    #[arg(long, value_name = "FILE", default_value = "docs/strength.md")]
    pub(crate) out: PathBuf,
}

/// A part of docs/strength.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum StrengthPart {
    /// Each level against the next weaker one.
    Levels,
    /// Tables of one kind.
    Tables,
    /// What thinking gives the master.
    Thinking,
    /// What far more thinking gives it, told from single decisions.
    Decisions,
    /// What playing for its place gives it.
    Places,
}

/// How often each fan is seen, as the page docs/fan-frequencies.md.
#[derive(Debug, clap::Args)]
pub(crate) struct FanArgs {
    /// How many deals of each ruleset.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    pub(crate) deals: u64,

    /// Who plays.
    #[arg(long, value_name = "NAME", default_value = "club")]
    pub(crate) bot: String,

    /// Where all chance begins.
    #[arg(long, value_name = "N", default_value_t = 7)]
    pub(crate) seed: u64,

    /// How many threads.
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,

    /// The page.
    #[arg(long, value_name = "FILE", default_value = "docs/fan-frequencies.md")]
    pub(crate) out: PathBuf,
}

fn wind(word: &str) -> Result<Wind, String> {
    fivewinds::rules::wind_of(&word.to_uppercase()).ok_or_else(|| "E, S, W or N".to_owned())
}

fn walls_of(text: &str) -> Result<(String, u64), String> {
    let (level, walls) = text.split_once('=').ok_or("LEVEL=N")?;
    Ok((level.to_owned(), walls.parse().map_err(|error| format!("{error}"))?))
}
