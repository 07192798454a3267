//! What can be said on the command line.

mod coach;
mod elsewhere;
mod judge;
mod ledger;
mod play;
mod replay;
mod score;
mod seating;
mod serve;
mod sim;

use std::ffi::OsString;
use std::path::PathBuf;

use answers::Lang;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};
use fivewinds::Notation;

use crate::conform::TYPES;

pub(crate) use coach::CoachArgs;
pub(crate) use elsewhere::{ExportArgs, ImportArgs, Place};
pub(crate) use judge::{JudgeArgs, JudgeQuestion, RulesArg};
pub(crate) use ledger::LedgerArgs;
pub(crate) use play::PlayArgs;
pub(crate) use replay::ReplayArgs;
pub(crate) use score::ScoreArgs;
pub(crate) use seating::SeatingArgs;
pub(crate) use serve::{BackupArgs, DatabaseArgs, LoadArgs, LogFormat, RestoreArgs, ServeArgs};
pub(crate) use sim::{FanArgs, SimArgs, StrengthArgs, StrengthPart};

/// Mahjong in five rulesets: what a hand waits for, what it is worth, what the rules say, what was played.
#[derive(Debug, Parser)]
#[command(name = "fivewinds", version)]
pub(crate) struct Args {
    /// Language of all texts; the default is that of the environment (LC_ALL, LC_MESSAGES, LANG).
    #[arg(long, global = true, value_parser = lang())]
    pub(crate) lang: Option<Lang>,

    #[command(subcommand)]
    pub(crate) command: Command,
}

fn lang() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
        .map(|code| Lang::of_code(&code).expect("only codes are possible"))
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Waits(WaitsArgs),
    Score(Box<ScoreArgs>),
    Rules(RulesArgs),
    Judge(JudgeArgs),
    Replay(ReplayArgs),
    Coach(CoachArgs),
    Play(PlayArgs),
    Conform(ConformArgs),
    Import(ImportArgs),
    Export(ExportArgs),
    Sim(Box<SimArgs>),
    Seating(SeatingArgs),
    Ledger(LedgerArgs),
    Serve(ServeArgs),
    Load(LoadArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    #[command(hide = true)]
    Strength(StrengthArgs),
    #[command(hide = true)]
    FanFrequencies(FanArgs),
}

/// What a hand waits for, how far from ready it is, which tiles help, what to discard.
///
/// Exit code 0, or 2 if a hand cannot be read.
#[derive(Debug, clap::Args)]
#[command(after_help = WAITS_HELP)]
pub(crate) struct WaitsArgs {
    /// Ruleset: red, classical, mcr, sichuan or taiwan.
    #[arg(long, value_name = "ID", default_value = "mcr")]
    pub(crate) rules: OsString,

    /// An option of the ruleset, such as jokers=true; may be repeated.
    #[arg(long, value_name = "ID=VALUE")]
    pub(crate) option: Vec<OsString>,

    /// How tiles are written: compact, unicode, keyboard, russian, english or botzone. Without it all but
    /// keyboard are recognised.
    #[arg(long, value_parser = str::parse::<Notation>)]
    pub(crate) notation: Option<Notation>,

    /// A declared set, such as 123m, 555z, 5555z:melded or 4p0j6p=456p; may be repeated.
    #[arg(long, value_name = "TILES")]
    pub(crate) meld: Vec<OsString>,

    /// Tiles seen elsewhere: discards, other players' sets.
    #[arg(long, value_name = "TILES")]
    pub(crate) seen: Option<OsString>,

    /// How many play; the default is the ruleset's usual number.
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// Answer in JSON, one object for each hand.
    #[arg(long)]
    pub(crate) json: bool,

    /// Ask for hands at a prompt.
    #[arg(long)]
    pub(crate) interactive: bool,

    /// The concealed tiles, such as 123m456p789s1122z; - reads one hand from each line of standard input.
    #[arg(value_name = "TILES")]
    pub(crate) tiles: Vec<OsString>,
}

const WAITS_HELP: &str = "\
Declared sets: three equal tiles are a pung, four a concealed kong, others a chow.
  5555z:melded, 5555z:added   a kong of a discard, or a fourth tile added to a pung
  4p0j6p=456p                 what the jokers of a set stand for
  123m@left                   from whom the claimed tile came: left, across or right
With --notation keyboard declared sets stand in the text itself: groups with one claimed tile (with
shift) are declared sets, four equal tiles are a concealed kong, a last single tile is the drawn one.

JSON: rules, hand, melds, flowers, distance (0 ready, -1 complete, null never), shapes (shape, distance),
waits, useful (tile, unseen), unseen, discards (tile, distance, useful, unseen), readings (shape, groups,
singles). Tiles are in compact notation. On errors: errors (message, and where known clause, position).";

/// Looks a rule up: a ruleset, a clause, a fan, a section, or words in the text.
///
/// Exit code 0, or 2 if nothing is found.
#[derive(Debug, clap::Args)]
#[command(after_help = RULES_HELP)]
pub(crate) struct RulesArgs {
    /// Answer in JSON.
    #[arg(long)]
    pub(crate) json: bool,

    /// A ruleset, then a clause such as MCR-FAN-28, a fan by id or by name in any language, the number of a
    /// section, or words to look for. Without a ruleset all of them are looked through.
    #[arg(value_name = "RULESET|CLAUSE|FAN|WORDS")]
    pub(crate) words: Vec<OsString>,
}

const RULES_HELP: &str = "\
Examples:
  fivewinds rules                        which rulesets there are
  fivewinds rules mcr                    an overview: options, fans, sections
  fivewinds rules mcr-fan-28             a clause
  fivewinds rules mcr pure_straight      a fan
  fivewinds rules mcr 9                  the clauses of a section
  fivewinds rules mcr kong replacement   the clauses that have these words

JSON: rulesets (id, name, books); or rules, name, at_a_glance, options (id, values, default, meaning, clause),
fans (id, clause, names, worth, excludes, example, options), sections (book, number, title, clauses); or of one
clause: clause, rules, book, section, title, text, mentions, and where it has them rows (column, cell), more, fan;
or asked and clauses. On errors: errors (message).";

/// Runs conformance cases (tests/conformance/FORMAT.md).
///
/// Exit code 0 if all passed, 1 if not.
#[derive(Debug, clap::Args)]
pub(crate) struct ConformArgs {
    /// Run only cases of these types, such as waits,score.
    #[arg(long, value_name = "TYPES", value_delimiter = ',', value_parser = TYPES)]
    pub(crate) types: Option<Vec<String>>,

    /// Print what was computed for each case, as JSON lines, instead of comparing it.
    #[arg(long)]
    pub(crate) actual: bool,

    /// Files of cases, one JSON object on each line.
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
}
