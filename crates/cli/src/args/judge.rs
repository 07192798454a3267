//! `fivewinds judge`.

use std::ffi::OsString;

use clap::Subcommand;

/// Answers what a referee is asked at a real table: the verdict, what follows for whom, and the clauses.
///
/// Exit code 0, or 2 if there is no such thing.
#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct JudgeArgs {
    #[command(subcommand)]
    pub(crate) question: JudgeQuestion,
}

#[derive(Debug, Subcommand)]
pub(crate) enum JudgeQuestion {
    /// Is this a win, what is it worth, and what does it cost if it is none?
    Win {
        #[command(flatten)]
        rules: RulesArg,
        /// The hand in one line, as for `fivewinds score`.
        #[arg(value_name = "HAND", required = true)]
        line: Vec<String>,
    },
    /// Who gets the tile that several claim?
    Claims {
        #[command(flatten)]
        rules: RulesArg,
        /// Whose tile it is: E, S, W or N.
        #[arg(long, value_name = "SEAT")]
        from: String,
        /// Which tile, if that matters.
        #[arg(long)]
        tile: Option<String>,
        /// It is put to a pung and may be robbed.
        #[arg(long)]
        robbed: bool,
        /// No tile is left to draw.
        #[arg(long)]
        last: bool,
        /// How many play.
        #[arg(long, value_name = "N")]
        players: Option<u8>,
        /// Who has won already; may be repeated.
        #[arg(long, value_name = "SEAT")]
        out: Vec<String>,
        /// Who claims what: S:pung, N:win, W:win:late, W:pung:dead; with the tiles N:win=123m456p…
        #[arg(value_name = "SEAT:CLAIM", required = true)]
        claims: Vec<String>,
    },
    /// Who pays what after a deal?
    Payments {
        #[command(flatten)]
        rules: RulesArg,
        /// Who won: E, S, W or N. Nobody, if it is not said.
        #[arg(long, value_name = "SEAT")]
        winner: Option<String>,
        /// Whose tile it was.
        #[arg(long, value_name = "SEAT")]
        from: Option<String>,
        /// How it was won, such as kong_replacement; otherwise by a discard, or from the wall if it was nobody's.
        #[arg(long, value_name = "WAY")]
        how: Option<String>,
        /// What the hand is worth.
        #[arg(long, value_name = "N", default_value_t = 0)]
        value: u32,
        /// What all hands are worth, from the dealer on, where they are counted.
        #[arg(long, value_name = "N,N,N,N", value_delimiter = ',')]
        hands: Vec<u32>,
        /// The whole deal as JSON, as on a score sheet; the players are numbers from the dealer, who is 0.
        #[arg(long, value_name = "JSON", conflicts_with_all = ["winner", "from", "how", "hands"])]
        deal: Option<String>,
        /// How many play.
        #[arg(long, value_name = "N")]
        players: Option<u8>,
        /// How many deals in a row the dealer has won before.
        #[arg(long, value_name = "N", default_value_t = 0)]
        streak: u32,
    },
    /// What does an offence cost? Without one: which offences there are.
    Offence {
        #[command(flatten)]
        rules: RulesArg,
        /// The id of the offence, such as late_pung.
        #[arg(value_name = "OFFENCE")]
        offence: Option<String>,
        /// How many minutes late somebody came.
        #[arg(long, value_name = "MINUTES", conflicts_with = "offence")]
        late: Option<u32>,
        /// Who committed it: E, S, W or N.
        #[arg(long, value_name = "SEAT", default_value = "E")]
        who: String,
        /// Who gets the points, where the referee names him.
        #[arg(long, value_name = "SEAT")]
        to: Option<String>,
        /// How often he has committed it before.
        #[arg(long, value_name = "N", default_value_t = 0)]
        before: u32,
        /// How many points, where the referee chooses.
        #[arg(long, value_name = "N")]
        points: Option<u32>,
        /// How many play.
        #[arg(long, value_name = "N")]
        players: Option<u8>,
    },
    /// May a player do what he wants?
    May {
        #[command(flatten)]
        rules: RulesArg,
        /// What he wants: win, "chow 46m", pung, kong, "kong 5p", "discard 5p" or ready.
        #[arg(long, value_name = "ACTION")]
        wish: String,
        /// It is the turn of a chow or a pung.
        #[arg(long)]
        claimed: bool,
        /// His hand is dead.
        #[arg(long)]
        dead: bool,
        /// He has not discarded yet.
        #[arg(long)]
        first: bool,
        /// The dearest win that he has let pass since his last draw.
        #[arg(long, value_name = "N", default_value_t = 0)]
        missed: u32,
        /// His hand in one line: +5p self_draw is what he has drawn, +5p discard@left what another has discarded.
        #[arg(value_name = "HAND", required = true)]
        line: Vec<String>,
    },
}

#[derive(Debug, clap::Args)]
pub(crate) struct RulesArg {
    /// Ruleset: red, classical, mcr, sichuan or taiwan.
    #[arg(long, value_name = "ID", default_value = "mcr")]
    pub(crate) rules: OsString,

    /// An option of the ruleset, such as minimum=0; may be repeated.
    #[arg(long, value_name = "ID=VALUE")]
    pub(crate) option: Vec<OsString>,

    /// Answer in JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

const HELP: &str = "\
Examples:
  fivewinds judge win 123456789m123p9s +9s discard@left
  fivewinds judge claims --from E S:chow W:pung N:win
  fivewinds judge payments --winner S --from E --value 24
  fivewinds judge offence late_pung --who S --before 2
  fivewinds judge offence --late 12 --who N
  fivewinds judge may --wish 'chow 46m' 12346789m55p112z +5m discard@right seat=S

JSON: question, good (whether it is in order, or null), verdict, lines (who, text, clause), payments (from, to, points,
clause, text), points (who, points), clauses (clause, text and more), text (all of it to be pasted). On errors: errors
(message, clause).";
