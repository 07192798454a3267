//! `fivewinds play` on the command line.

use std::ffi::OsString;
use std::path::PathBuf;

use fivewinds::tiles::Seat;

/// Plays a deal with you at the terminal: against our bots, or against programs of your own.
///
/// Exit code 0, also if you stop before the end; 2 if the table cannot be set.
#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct PlayArgs {
    /// Ruleset: red, classical, mcr, sichuan or taiwan.
    #[arg(long, value_name = "ID", default_value = "mcr")]
    pub(crate) rules: OsString,

    /// An option of the ruleset, such as jokers=true; may be repeated.
    #[arg(long, alias = "options", value_name = "ID=VALUE")]
    pub(crate) option: Vec<OsString>,

    /// How many play; the default is the ruleset's usual number.
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// The other players in the order of play from East on: levels of our bots, or programs; one alone is for all. The
    /// default is club.
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,

    /// How long a program may take for an answer, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    pub(crate) bot_time: u64,

    /// Your seat: E, S, W or N. East deals.
    #[arg(long, value_name = "SEAT", default_value = "E", value_parser = seat)]
    pub(crate) seat: Seat,

    /// The deal with this number, which is always the same; without it, another one every time.
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// What everybody has before the deal, from East on, with commas between, such as 12,0,-30,18: bots that play for their place
    /// (master:places) reckon with it.
    #[arg(long, value_name = "POINTS", value_delimiter = ',', allow_negative_numbers = true)]
    pub(crate) standing: Vec<i64>,

    /// How many deals the session still has, with --standing; this one included.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "standing")]
    pub(crate) deals_left: u32,

    /// Where the record is written when the deal is over, or when you stop.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

const HELP: &str = "\
Examples:
  fivewinds play --rules sichuan                                   against three club players
  fivewinds play --rules red --players 3 --bots novice --seat S    South, with two novices
  fivewinds play --bots 'novice,cmd:python3 examples/bots/first.py,random' --seed 7 --record game.jsonl
  fivewinds play --bots 'botzone-simple:./bot'                     programs for Botzone: MCR without flowers

Programs are `cmd:COMMAND` (lines of JSON, docs/bots.md), `botzone:COMMAND` and `botzone-simple:COMMAND`. Words of a command
are parted by spaces; quotation marks keep them together. A command has no comma.

When it is your turn, type the number of an action or its words, such as `discard 5m` or `chow 46m`; `? kong 5m` says why you
may not do that, `?` alone what else can be typed, `q` stops.";

fn seat(word: &str) -> Result<Seat, String> {
    let wind = fivewinds::rules::wind_of(&word.to_uppercase());
    wind.map(|wind| Seat::ALL[wind as usize]).ok_or_else(|| "E, S, W or N".to_owned())
}
