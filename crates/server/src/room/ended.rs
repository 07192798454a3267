//! A deal that is over, as everybody is told of it: all hands, the wins, who paid whom, the proof of the shuffle.

use protocol::{DealEnd, Hand, Meld, Moves, Paid, Proof, Ranked, Sheet, SheetRow, WinEnd};
use record::{DealRecord, Payment};
use rules::{Rules, Showdown, Won};
use table::{Deal, FullView, Game, Moved, Stage};
use tiles::{Seat, Tile};

/// A deal that is over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ended<'a> {
    pub(crate) rules: &'a Rules,
    /// Which deal of the game's record it is.
    pub(crate) number: u32,
    pub(crate) deal: &'a Deal,
    pub(crate) record: &'a DealRecord,
    pub(crate) payments: &'a [Payment],
    /// The game after it, if it belongs to one.
    pub(crate) game: Option<&'a Game>,
    pub(crate) moves: &'a [Moved],
}

impl Ended<'_> {
    /// What is told; `None` if it is not over.
    pub(crate) fn told(&self) -> Option<DealEnd> {
        let full = self.deal.finished()?;
        let public = self.deal.public();
        let Stage::Over { by, .. } = public.stage() else { return None };
        let seats = public.seats();
        Some(DealEnd {
            number: self.number,
            by: record::ended_id(by).to_owned(),
            points: seats.iter().map(|&seat| (seat.into(), public.points()[seat])).collect(),
            hands: seats.iter().map(|&seat| (seat.into(), self.hand(&full, seat))).collect(),
            wins: full.wins().map(|won| win_end(self.rules, &full, &won)).collect(),
            payments: self.payments.iter().map(paid).collect(),
            wall: list(full.wall().iter().copied()),
            proof: proof(self.record),
            moves: self.moves.iter().map(moves).collect(),
            sheet: self.game.map_or_else(empty_sheet, sheet),
        })
    }

    fn hand(&self, full: &FullView<'_>, seat: Seat) -> Hand {
        let public = self.deal.public();
        Hand {
            concealed: list(full.own(seat).concealed().tiles()),
            melds: full.melds(seat).iter().map(|meld| Meld::of(public, seat, meld)).collect(),
            flowers: list(public.shown(seat).flowers()),
            line: line_of(self.rules, full, seat),
        }
    }
}

fn paid(paid: &Payment) -> Paid {
    Paid {
        from: paid.from.into(),
        to: paid.to.map(Into::into),
        points: paid.points,
        clause: paid.clause.to_string(),
    }
}

fn moves(moved: &Moved) -> Moves {
    Moves { chair: moved.player.0, from: moved.from.into(), to: moved.to.into() }
}

fn proof(record: &DealRecord) -> Proof {
    let contributions = record.contributions.as_ref();
    Proof {
        game: contributions.map(|all| all.game.to_string()).unwrap_or_default(),
        deal: contributions.map_or(0, |all| all.deal),
        seed: record.seed.map(|seed| seed.to_string()).unwrap_or_default(),
        commitments: contributions.map(|all| texts(&all.commitments)).unwrap_or_default(),
        secrets: contributions.map(|all| texts(&all.secrets)).unwrap_or_default(),
    }
}

fn texts<T: ToString>(all: &[T]) -> Vec<String> {
    all.iter().map(ToString::to_string).collect()
}

fn win_end(rules: &Rules, full: &FullView<'_>, won: &Won) -> WinEnd {
    WinEnd {
        seat: won.seat.into(),
        from: won.from.map(Into::into),
        tile: won.tile.to_string(),
        by: won.by.id().to_owned(),
        value: won.value,
        good: won.good,
        fans: fans(rules, full, won),
        line: line(rules, &full.winning_hand(rules, won)),
    }
}

/// The fans of a win by their ids, with how often each counts.
pub(super) fn fans(rules: &Rules, full: &FullView<'_>, won: &Won) -> Vec<(String, u32)> {
    let score = rules.score(&full.winning_hand(rules, won));
    let id = |fan: &rules::FanCount| rules.ruleset.fans()[usize::from(fan.fan)].id.to_owned();
    score.fans.iter().map(|fan| (id(fan), fan.times.into())).collect()
}

/// A hand in one line, where hands count that have not won.
fn line_of(rules: &Rules, full: &FullView<'_>, seat: Seat) -> Option<String> {
    if !rules.counts_losers {
        return None;
    }
    if let Some(won) = full.wins().find(|won| won.seat == seat) {
        return Some(line(rules, &full.winning_hand(rules, &won)));
    }
    let hand = full.hand(rules, seat);
    // Who is stopped in his turn has a tile too many to be a hand.
    let between_turns = hand.concealed.total() as usize + 3 * hand.melds.len() == rules.hand_size;
    between_turns.then(|| line(rules, &hand))
}

fn line(rules: &Rules, hand: &Showdown) -> String {
    hand.input(rules).to_string()
}

pub(super) fn sheet(game: &Game) -> Sheet {
    let players = || (0..game.players()).map(table::Player);
    let row = |deal: &table::Played| SheetRow {
        number: deal.number,
        round: deal.wind.into(),
        dealer: deal.dealer().map_or(0, |player| player.0),
        winners: deal.winners().map(|(player, _)| player.0).collect(),
        points: players().map(|player| deal.points(player)).collect(),
        replayed: deal.replayed,
    };
    Sheet {
        start: game.start_points(),
        rows: game.deals().iter().map(row).collect(),
        totals: players().map(|player| game.total(player)).collect(),
        ranking: game
            .ranking()
            .iter()
            .map(|ranked| Ranked {
                chair: ranked.player.0,
                rank: ranked.rank,
                total: ranked.total,
                table_points_twelfths: ranked.table_points.twelfths(),
            })
            .collect(),
    }
}

pub(super) fn empty_sheet() -> Sheet {
    Sheet { start: 0, rows: Vec::new(), totals: Vec::new(), ranking: Vec::new() }
}

fn list(tiles: impl Iterator<Item = Tile>) -> Vec<String> {
    tiles.map(|tile| tile.to_string()).collect()
}
