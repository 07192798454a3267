//! What follows from the notes: who deals, who pays, what everybody has.

use rules::{
    Booking, EndedBy, OffencePoints, PaperDeal, PaperKong, PaperKongKind, PaperWin, Rules, WinBy, ladder,
};
use table::{Fine, Game, GameEnd, Moved, NextDeal, Outcome, OutcomeWin, Player};
use tiles::{BySeat, Seat, SeatSet, Tile};

use crate::sheet::{Notes, Penalty};
use crate::{DealEntry, EndWord, How, KongWord, Place, Refusal};

/// What follows from the notes of a sheet.
#[derive(Clone, Debug)]
pub(crate) struct Folded {
    pub(crate) game: Game,
    pub(crate) rows: Vec<FoldedRow>,
    pub(crate) penalties: Vec<Charged>,
    /// Who changes his chair before the next deal.
    pub(crate) moves: Vec<Moved>,
}

/// A row in its place.
#[derive(Clone, Debug)]
pub(crate) struct FoldedRow {
    /// The deal that it is, or would have been.
    pub(crate) next: NextDeal,
    pub(crate) replayed: bool,
    pub(crate) beyond: bool,
    pub(crate) problem: Option<Refusal>,
    pub(crate) bookings: Vec<Booking>,
    /// What everybody has after it, with the penalties until then.
    pub(crate) sums: Vec<i64>,
}

/// What a penalty comes to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Charged {
    /// Which time it is, from 1, where that matters.
    pub(crate) step: Option<u32>,
    /// Who pays whom how much; nothing if it is cancelled.
    pub(crate) fines: Vec<(Option<Place>, i32)>,
}

impl Folded {
    pub(crate) fn of(rules: &Rules, players: usize, notes: &Notes) -> Result<Folded, Refusal> {
        let order: Vec<Player> = (0..players as u8).map(Player).collect();
        let clause = rules.clauses.players;
        let game = Game::new(rules, &order).map_err(|_| Refusal::Players { found: players, clause })?;
        let mut last = game.setup().ok_or(Refusal::Over)?;
        let mut folded = Folded { game, rows: Vec::new(), penalties: Vec::new(), moves: Vec::new() };
        for at in 0..=notes.rows.len() {
            if notes.time_up == Some(at) {
                folded.game.time_is_up();
            }
            let beyond = folded.game.end().is_some();
            last = folded.game.setup().unwrap_or(last);
            let Some(row) = notes.rows.get(at) else { break };
            let mut found = FoldedRow {
                next: last,
                replayed: false,
                beyond: beyond && !row.struck,
                problem: None,
                bookings: Vec::new(),
                sums: Vec::new(),
            };
            if found.beyond {
                let stranger = seats_in(&row.entry).find(|&who| usize::from(who) >= players);
                found.problem = stranger.map(Refusal::NoSuchPlayer);
            } else if !row.struck {
                folded.play(rules, &row.entry, &mut found);
            }
            found.sums = order.iter().map(|&player| folded.game.total(player)).collect();
            folded.rows.push(found);
        }
        for id in 0..notes.penalties.len() {
            folded.charge(players as u8, notes, id);
        }
        Ok(folded)
    }

    /// Whether no new deal begins.
    pub(crate) fn is_over(&self) -> bool {
        self.game.end().is_some()
    }

    /// What is wrong with a row.
    pub(crate) fn problem(&self, row: usize) -> Option<&Refusal> {
        self.rows.get(row)?.problem.as_ref()
    }

    pub(crate) fn end(&self) -> Option<GameEnd> {
        self.game.end()
    }

    /// Settles a row and goes on; a row with a problem counts as not played.
    fn play(&mut self, rules: &Rules, entry: &DealEntry, row: &mut FoldedRow) {
        let seats = row.next.seats;
        let paper = match paper(entry, &row.next) {
            Ok(paper) => paper,
            Err(refusal) => {
                row.problem = Some(refusal);
                return;
            }
        };
        let settled = rules.settle_paper(&paper, &mut |booking| row.bookings.push(booking));
        let next_dealer = match settled {
            Ok(next_dealer) => next_dealer,
            Err(problem) => {
                let who = problem.seat.and_then(|seat| seats.player(seat)).map(|player| player.0);
                row.bookings.clear();
                row.problem = Some(Refusal::deal(&problem, who));
                return;
            }
        };
        match self.game.note_result(outcome(&paper, next_dealer, &row.bookings)) {
            Ok(after) => (row.replayed, self.moves) = (after.replayed, after.moves),
            Err(_) => row.problem = Some(Refusal::Over),
        }
    }

    /// Books a penalty. MCRC-PEN-9: what happened in a deal is booked when it is over.
    fn charge(&mut self, players: u8, notes: &Notes, id: usize) {
        let penalty = &notes.penalties[id];
        if penalty.cancelled.is_some() {
            self.penalties.push(Charged::default());
            return;
        }
        let step = self.step(notes, id);
        let amount = step.map_or(penalty.points.unwrap_or(0), ladder);
        // Seats stand for places here: who sits where does not matter to a fine.
        let seats = rules::seats_of(players);
        let seat = |who: Place| seats.get(usize::from(who)).copied();
        let place = |seat: Seat| seats.iter().position(|&other| other == seat).map(|at| at as Place);
        let mut fines = Vec::new();
        if let Some(from) = seat(penalty.who) {
            penalty.offence.charge(players, from, penalty.to.and_then(seat), amount, &mut |booking| {
                fines.push((booking.to.and_then(place), booking.points));
            });
        }
        for &(to, points) in &fines {
            for row in self.rows.iter_mut().skip(penalty.row) {
                row.sums[usize::from(penalty.who)] -= i64::from(points);
                to.into_iter().for_each(|to| row.sums[usize::from(to)] += i64::from(points));
            }
            let clause = penalty.offence.clause.to_owned();
            let fine = Fine { player: Player(penalty.who), to: to.map(Player), points, clause };
            let booked = self.game.fine(fine);
            debug_assert!(booked.is_ok(), "both are players, and the points are no gain");
        }
        self.penalties.push(Charged { step, fines });
    }

    /// Which time a penalty is, where repetition costs more: those of its kind and player are counted in the order in which
    /// they were given (MCRC-PEN-7), some of them anew in each round (MCRC-PEN-8).
    fn step(&self, notes: &Notes, id: usize) -> Option<u32> {
        let penalty = &notes.penalties[id];
        if penalty.offence.points != OffencePoints::Ladder {
            return None;
        }
        let same = |other: &&Penalty| {
            other.cancelled.is_none()
                && (other.offence.id, other.who) == (penalty.offence.id, penalty.who)
                && (!penalty.offence.each_round || self.round_of(other.row) == self.round_of(penalty.row))
        };
        Some(1 + notes.penalties[..id].iter().filter(same).count() as u32)
    }

    /// In which round it was when so many rows stood.
    pub(crate) fn round_of(&self, rows: usize) -> u32 {
        let now = || {
            self.game.setup().map(|next| next.round).or_else(|| self.rows.last().map(|row| row.next.round))
        };
        self.rows.get(rows).map(|row| row.next.round).or_else(now).unwrap_or(1)
    }
}

/// All whom an entry names.
fn seats_in(entry: &DealEntry) -> impl Iterator<Item = Place> {
    let wins = entry.wins.iter().flat_map(|win| [Some(win.who), win.from, win.responsible]).flatten();
    let kongs = entry.kongs.iter().flat_map(|kong| [Some(kong.who), kong.from]).flatten();
    wins.chain(kongs).chain(entry.broken_suit.iter().copied())
}

/// An entry by the seats of its deal.
fn paper(entry: &DealEntry, next: &NextDeal) -> Result<PaperDeal, Refusal> {
    let seats = &next.seats;
    let seat = |who: Place| seats.seat(Player(who)).ok_or(Refusal::NoSuchPlayer(who));
    let seat_if = |who: Option<Place>| who.map(seat).transpose();
    let mut wins = Vec::new();
    for win in &entry.wins {
        wins.push(PaperWin {
            seat: seat(win.who)?,
            from: seat_if(win.from)?,
            by: win.how.into(),
            value: win.value,
            good: win.good,
            same_tile: win.same_tile,
            responsible: seat_if(win.responsible)?,
            fresh: win.fresh,
        });
    }
    let mut kongs = Vec::new();
    for kong in &entry.kongs {
        kongs.push(PaperKong {
            owner: seat(kong.who)?,
            kind: kong.kind.into(),
            from: seat_if(kong.from)?,
            after: kong.after,
            lost: kong.lost,
        });
    }
    let broken_suit = entry.broken_suit.iter().map(|&who| seat(who)).collect::<Result<SeatSet, Refusal>>()?;
    let hands = Seat::ALL.map(|seat| seats.player(seat).and_then(|player| entry.hands[player.index()]));
    Ok(PaperDeal {
        by: entry.end.into(),
        players: next.setup.players,
        dealer_streak: next.setup.dealer_streak,
        wins,
        hands,
        kongs,
        broken_suit,
    })
}

fn outcome(paper: &PaperDeal, next_dealer: Seat, bookings: &[Booking]) -> Outcome {
    let mut points: BySeat<i32> = BySeat::default();
    for booking in bookings {
        points[booking.from] -= booking.points;
        booking.to.into_iter().for_each(|to| points[to] += booking.points);
    }
    let wins = paper.wins.iter().map(|win| OutcomeWin {
        seat: win.seat,
        from: win.from,
        // Nobody has written it down, and nothing of a session depends on it.
        tile: Tile::EAST,
        by: win.by,
        value: win.value,
        good: win.good,
    });
    Outcome { by: paper.by, next_dealer, points, wins: wins.collect() }
}

impl From<EndWord> for EndedBy {
    fn from(end: EndWord) -> EndedBy {
        match end {
            EndWord::Win => EndedBy::Win,
            EndWord::Wall => EndedBy::Wall,
            EndWord::Time => EndedBy::Time,
        }
    }
}

impl From<How> for WinBy {
    fn from(how: How) -> WinBy {
        match how {
            How::SelfDraw => WinBy::SelfDraw,
            How::Discard => WinBy::Discard,
            How::RobKong => WinBy::RobKong,
            How::KongReplacement => WinBy::KongReplacement,
            How::FlowerReplacement => WinBy::FlowerReplacement,
            How::RobFlower => WinBy::RobFlower,
            How::EighthFlower => WinBy::EighthFlower,
            How::Dealt => WinBy::Dealt,
        }
    }
}

impl From<WinBy> for How {
    fn from(by: WinBy) -> How {
        match by {
            WinBy::SelfDraw => How::SelfDraw,
            WinBy::Discard => How::Discard,
            WinBy::RobKong => How::RobKong,
            WinBy::KongReplacement => How::KongReplacement,
            WinBy::FlowerReplacement => How::FlowerReplacement,
            WinBy::RobFlower => How::RobFlower,
            WinBy::EighthFlower => How::EighthFlower,
            WinBy::Dealt => How::Dealt,
        }
    }
}

impl From<KongWord> for PaperKongKind {
    fn from(kind: KongWord) -> PaperKongKind {
        match kind {
            KongWord::Concealed => PaperKongKind::Concealed,
            KongWord::Melded => PaperKongKind::Melded,
            KongWord::Added => PaperKongKind::Added,
            KongWord::Deferred => PaperKongKind::Deferred,
        }
    }
}
