//! `fivewinds score` on the command line.

use std::ffi::OsString;

use fivewinds::Notation;

/// What a hand is worth, fan by fan, by which clauses, and who pays.
///
/// Exit code 0 if a result came out, whether the win may be declared or not; 2 if the hand cannot be read.
#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct ScoreArgs {
    /// Ruleset: red, classical, mcr, sichuan or taiwan.
    #[arg(long, value_name = "ID", default_value = "mcr")]
    pub(crate) rules: OsString,

    /// An option of the ruleset, such as minimum=0; may be repeated.
    #[arg(long, value_name = "ID=VALUE")]
    pub(crate) option: Vec<OsString>,

    /// How the tiles of the flags are written: compact, unicode, keyboard, russian, english or botzone. Without it all
    /// but keyboard are recognised.
    #[arg(long, value_parser = str::parse::<Notation>)]
    pub(crate) notation: Option<Notation>,

    /// The concealed tiles, without the declared sets and without the winning tile.
    #[arg(long, value_name = "TILES")]
    pub(crate) hand: Option<OsString>,

    /// A declared set, such as 123m@left, 555z, 5555z:melded or 4p0j6p=456p; may be repeated.
    #[arg(long, value_name = "SET")]
    pub(crate) meld: Vec<OsString>,

    /// The exposed flowers and seasons, such as 15f.
    #[arg(long, value_name = "TILES")]
    pub(crate) flowers: Option<OsString>,

    /// The winning tile.
    #[arg(long, value_name = "TILE")]
    pub(crate) win: Option<OsString>,

    /// How it was won (see below); the default is discard.
    #[arg(long, value_name = "WAY")]
    pub(crate) by: Option<OsString>,

    /// Whose tile it was, seen from the winner: left, across or right.
    #[arg(long, value_name = "SEAT")]
    pub(crate) from: Option<OsString>,

    /// The wind of the seat: E, S, W or N; E, the dealer, if it is not said.
    #[arg(long, value_name = "WIND")]
    pub(crate) seat: Option<OsString>,

    /// The wind of the round: E, S, W or N; E if it is not said.
    #[arg(long, value_name = "WIND")]
    pub(crate) round: Option<OsString>,

    /// How many play; the default is the ruleset's usual number.
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<OsString>,

    /// What else was the case (see below); may be repeated, or have commas.
    #[arg(long, value_name = "WORD")]
    pub(crate) situation: Vec<OsString>,

    /// How many tiles lay in the river, the winning one not counted (Taiwan).
    #[arg(long, value_name = "N")]
    pub(crate) discards: Option<OsString>,

    /// How many deals in a row the dealer had won before this one (Taiwan).
    #[arg(long, value_name = "N")]
    pub(crate) streak: Option<OsString>,

    /// Also what other winning tiles, winds, concealed sets and one more flower would bring; a hand that has not won
    /// yet may be asked about in every ruleset.
    #[arg(long, conflicts_with = "stdin")]
    pub(crate) what_if: bool,

    /// Answer in JSON.
    #[arg(long)]
    pub(crate) json: bool,

    /// Read one hand from each line of standard input, and answer each with one line.
    #[arg(long, conflicts_with = "line")]
    pub(crate) stdin: bool,

    /// The hand in one line, such as '[123m] 234p555z34s +5s discard@left seat=S'.
    #[arg(value_name = "LINE")]
    pub(crate) line: Vec<OsString>,
}

const HELP: &str = "\
Examples:
  fivewinds score '[123m] [789m] 123p78p55z +9p discard@left'
  fivewinds score --hand 234m345678p4468s --win 7s --by self-draw --seat S --what-if
  fivewinds score --rules taiwan --lang ru --hand 567m111s678p55z34s --meld 234m@left --win 5s --flowers 1f

A line has, in any order: tiles (123m characters, p dots, s bamboos, 1234567z East South West North White
Green Red, 0j joker), [declared sets], + and the winning tile, how it was won and @ whose tile it was, words for
what else was the case, and seat=S round=E flowers=15f players=4 discards=3 streak=1. Where a line and a flag both
say something, tiles, sets, flowers and words are added up, and of the rest the line counts.

Declared sets: three equal tiles are a pung, four a concealed kong, others a chow.
  5555z:melded, 5555z:added   a kong of a discard, or a fourth tile added to a pung
  4p0j6p=456p                 what the jokers of a set stand for
  123m@left                   from whom the claimed tile came: left, across or right
With --notation keyboard the declared sets stand in --hand itself: groups with one claimed tile (with shift)
are declared sets, four equal tiles are a concealed kong, a last single tile is the winning one.

How it was won:
  self_draw           a tile drawn from the wall
  discard             another player's discard
  rob_kong            the tile that another player adds to a pung
  kong_replacement    the tile drawn after a kong
  flower_replacement  the tile drawn for a flower
  rob_flower          another player's eighth flower (Taiwan)
  eighth_flower       the eighth flower itself (Taiwan)
  dealt               one of the tiles dealt to the dealer
Without a winning tile it is the hand of a player who has not won (Classical, Sichuan; with --what-if all).

What else was the case:
  last_wall_tile        it was the last tile of the wall
  last_discard          it was the last discard of the deal
  last_of_its_kind      the three other tiles of its kind lay open
  discard_after_kong    the discarder had just declared a kong
  first_discard         it was the dealer's very first discard
  ready_from_deal       the hand was ready as it was dealt
  ready_declared, ready_undeclared      ready had been declared, or not (Classical)
  forbidden_m, forbidden_p, forbidden_s the winner's forbidden suit (Sichuan)
  won_right, won_across, won_left       that player had won already (Sichuan)
  responsible_right, responsible_across, responsible_left   that player is responsible (Taiwan)
  fresh_tile_last_five  a fresh tile was discarded among the last five (Taiwan)
All words may be written with hyphens.

JSON: rules, options, hand, melds, flowers, win (tile, by, from), seat, round, players, situation; valid, verdict
(kind, and where there are such clause, have, need, suit), value, unit; fans (id, name, clause, times, points);
counted (fan, points, sets) and passed (fan, sets, why, by, clause): each occurrence in the best reading; readings,
the best first (value, shape, sets (kind, tiles, open, declared, completed), singles, fans); steps (kind, clause and
numbers); payments (self, right, across, left), transfers (from, points, clause); missing (distance, waits) if the hand
is not complete; instead (win), the tile that a ready hand is counted with; what_if (change, value, difference, valid,
verdict, fans) with --what-if. Tiles are in compact notation, names in the language. On errors: errors (message, and
where known clause, position).

With --stdin a line that begins with { is a JSON object with the keys of a case of type score
(tests/conformance/FORMAT.md) of its own rules; any other line is in the notation above, completed by the flags.
Answers: `value: fan points, fan points × times`, and behind it in brackets the clause that forbids to declare
it; with --json {\"id\" or \"line\", valid, value, fans, count, payments} or {\"line\", \"errors\"}.";
