//! Reads what a referee tells of a table.

use fivewinds::rules::{Fact, Facts, ScoreDraft, WinBy, WinInput, seats_of, table, wind_of};
use fivewinds::table::Call;
use fivewinds::tiles::{RelSeat, Seat, SeatSet, Wind};
use fivewinds::{HandInput, Meld, MeldKind, Rules, Suit, Tile, TileCounts, TileSet};
use sheet::Refusal;

use super::words;
use crate::problem::{Problem, Where, cut};
use crate::{Lang, parse};

/// What is wrong with a question, beside its tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Fault {
    /// Nobody has that name, or nobody sits there.
    Seat { found: String },
    /// No claim has that name.
    Call { found: String },
    /// Nobody claims anything.
    NobodyCalls,
    /// Somebody claims twice.
    Twice { seat: Seat },
    /// Somebody claims his own tile.
    OwnTile { seat: Seat },
    /// It is not said what was drawn or offered.
    NoMoment,
    /// No action has that name.
    Wish { found: String },
    /// So late is no offence here.
    Lateness,
    /// What a sheet would say to it.
    Sheet(Refusal),
    /// A deal that is no JSON of a deal; the message is for programmers, in English.
    Deal { message: String },
}

impl Fault {
    /// What is said about it.
    pub fn say(&self, lang: Lang) -> String {
        words::fault(lang, self)
    }

    /// The clause that it stands on.
    pub const fn clause(&self) -> Option<&'static str> {
        if let Fault::Sheet(refusal) = self { refusal.clause() } else { None }
    }
}

/// A hand as it lies, and what is known of the deal.
#[derive(Clone, Debug)]
pub struct Hand {
    /// The concealed tiles, without one that is won on.
    pub concealed: TileCounts,
    /// The declared sets.
    pub melds: Vec<Meld>,
    /// The flowers that lie open.
    pub flowers: TileSet,
    /// The wind of the seat.
    pub seat: Wind,
    /// The wind of the round.
    pub round: Wind,
    /// How many play.
    pub players: u8,
    /// What else is the case.
    pub facts: Facts,
    /// How many tiles lie in the river, if that is known.
    pub discards: Option<u32>,
    /// How many deals in a row the dealer has won before.
    pub streak: u32,
    /// The tile that was drawn or is offered.
    pub win: Option<WinInput>,
}

impl Hand {
    /// Reads a hand in one line, as for a score; `offered` is a tile that lies on the table, `drawn` says whether one tile more
    /// may be in the hand.
    pub(super) fn read(
        rules: &Rules,
        line: &str,
        offered: Option<Tile>,
        drawn: bool,
    ) -> Result<Hand, Vec<Problem>> {
        let mut draft = ScoreDraft::EMPTY;
        let clause = Some(rules.clauses.no_such_tile);
        let told = |problems: Vec<_>| problems.into_iter().map(|one| Problem::line(one, clause)).collect();
        draft.read(line).map_err::<Vec<Problem>, _>(told)?;
        let input = &draft.input;
        let win = draft.tile.map(|tile| WinInput {
            tile,
            by: draft.by.unwrap_or(WinBy::Discard),
            from: draft.from,
        });
        let late = offered.or(win.map(|win| win.tile));
        let hand = HandInput { won: late, may_have_drawn: drawn, ..input.hand.clone() };
        let checked = hand.check(rules).map_err(|found| {
            found.into_iter().map(|one| Problem::input(one, &rules.clauses)).collect::<Vec<_>>()
        })?;
        let players = hand.players.unwrap_or_else(|| rules.usual_players());
        if !seats_of(players).iter().any(|seat| seat.wind() == input.seat) {
            return Err(vec![Problem::Judge(Fault::Seat { found: input.seat.letter().to_string() })]);
        }
        Ok(Hand {
            concealed: checked.concealed,
            melds: checked.melds,
            flowers: hand.flowers.iter().copied().collect(),
            seat: input.seat,
            round: input.round,
            players,
            facts: input.facts,
            discards: input.discards,
            streak: input.dealer_streak,
            win,
        })
    }

    pub(super) fn forbidden(&self) -> Option<Suit> {
        let suits = [
            (Fact::ForbiddenCharacters, Suit::Characters),
            (Fact::ForbiddenDots, Suit::Dots),
            (Fact::ForbiddenBamboos, Suit::Bamboos),
        ];
        suits.into_iter().find(|&(fact, _)| self.facts.contains(fact)).map(|(_, suit)| suit)
    }

    pub(super) fn is_ready_declared(&self) -> bool {
        self.facts.contains(Fact::ReadyDeclared) || self.facts.contains(Fact::ReadyFromDeal)
    }

    /// Who has won before, seen from the hand.
    pub(super) fn out(&self, seat: Seat) -> SeatSet {
        let sides = [
            (Fact::WonRight, RelSeat::Right),
            (Fact::WonAcross, RelSeat::Across),
            (Fact::WonLeft, RelSeat::Left),
        ];
        let won = sides.into_iter().filter(|&(fact, _)| self.facts.contains(fact));
        won.filter_map(|(_, side)| seat_beside(self.players, seat, side)).collect()
    }

    /// What lies in the river, as far as a hand's worth depends on it: tiles that nobody needs in the place of those that are
    /// not known, and the three others of a kind of which this is the last.
    pub(super) fn lying(&self, others: &[Tile], tile: Option<Tile>) -> Vec<Tile> {
        let mut lying = others.to_vec();
        if self.facts.contains(Fact::FirstDiscard) {
            lying.clear();
        }
        if let Some(tile) = tile.filter(|_| self.facts.contains(Fact::LastOfItsKind)) {
            let open = self.melds.iter().filter(|meld| meld.kind() != MeldKind::ConcealedKong);
            let declared = open.flat_map(Meld::tiles).filter(|&other| other == tile).count();
            lying.extend(std::iter::repeat_n(tile, 3usize.saturating_sub(declared)));
        }
        lying
    }
}

/// So many discards of which nothing is known. They lie there as flowers, on which no hand's worth depends.
pub(super) fn unknown_discards(count: Option<u32>) -> Vec<Tile> {
    /// More than any early win needs.
    const MANY: u32 = 24;
    let flower = TileSet::FLOWERS.first().unwrap_or(Tile::JOKER);
    vec![flower; count.unwrap_or(MANY).min(2 * MANY) as usize]
}

/// The seat that a letter names, at a table of so many.
pub(super) fn seat(players: u8, text: &str) -> Result<Seat, Problem> {
    let wind = wind_of(&text.trim().to_ascii_uppercase());
    let found = seats_of(players).iter().find(|seat| Some(seat.wind()) == wind);
    found.copied().ok_or_else(|| Problem::Judge(Fault::Seat { found: cut(text) }))
}

/// Who sits on this side of a player.
pub(super) fn seat_beside(players: u8, seat: Seat, side: RelSeat) -> Option<Seat> {
    let seats = seats_of(players);
    let own = seats.iter().position(|&played| played == seat)?;
    let steps = table(players).iter().position(|&place| place == side)?;
    seats.get((own + steps) % seats.len()).copied()
}

pub(super) fn call(text: &str) -> Result<Call, Problem> {
    match text.trim() {
        "win" => Ok(Call::Win),
        "kong" => Ok(Call::Kong),
        "pung" => Ok(Call::Pung),
        "chow" => Ok(Call::Chow),
        other => Err(Problem::Judge(Fault::Call { found: cut(other) })),
    }
}

/// One tile.
pub(super) fn tile(rules: &Rules, text: &str) -> Result<Tile, Problem> {
    let clause = Some(rules.clauses.no_such_tile);
    let tiles =
        parse::tiles(None, text).map_err(|error| Problem::Notation { place: Where::Win, error, clause })?;
    match tiles[..] {
        [tile] => Ok(tile),
        _ => Err(Problem::OneTile { found: tiles.len() }),
    }
}

/// How many play: what was said, or the usual number.
pub(super) fn players(rules: &Rules, said: Option<u8>) -> Result<u8, Problem> {
    let players = said.unwrap_or_else(|| rules.usual_players());
    if rules.players.contains(&players) {
        return Ok(players);
    }
    let clause = rules.clauses.players;
    Err(Problem::Judge(Fault::Sheet(Refusal::Players { found: players.into(), clause })))
}
