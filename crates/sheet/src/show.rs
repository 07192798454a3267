//! What is shown of a sheet.

use rules::{LADDER, Offence, OffencePoints, Receiver, Rules};
use table::{GameEnd, Moved, NextDeal, Player, ranks, table_points};
use tiles::{Seat, Wind};

use crate::fold::{Charged, Folded, FoldedRow};
use crate::sheet::{Call, Objection, Penalty, Row, Version};
use crate::{
    AnswerView, BookingView, CallView, CancelView, CheckView, FormView, HandWon, How, MoveView, NextView,
    ObjectionView, OffenceView, PenaltyView, Place, PointsView, Preview, ReceiverView, RowView, SessionEnd,
    Sheet, SheetView, Stamp, StickView, SticksView, VersionView, WindLetter,
};

pub(crate) fn view(sheet: &Sheet) -> SheetView {
    let Sheet { rules, setup, notes, folded } = sheet;
    let players = setup.players.len();
    let totals: Vec<i64> = all(players).map(|player| folded.game.total(player)).collect();
    let rows = notes.rows.iter().zip(&folded.rows).enumerate();
    let penalties = notes.penalties.iter().zip(&folded.penalties).enumerate();
    SheetView {
        rules: setup.rules.clone(),
        options: setup.options.clone(),
        form: form(rules),
        offences: rules.offences().iter().map(offence).collect(),
        players: setup.players.clone(),
        start_points: folded.game.start_points(),
        rows: rows.map(|(at, (row, found))| show_row(players, at, row, found)).collect(),
        penalties: penalties
            .map(|(id, (penalty, charged))| show_penalty(players, id, penalty, charged))
            .collect(),
        calls: notes.calls.iter().enumerate().map(|(id, call)| show_call(id, call)).collect(),
        signed: notes.signed[..players].to_vec(),
        referee: notes.referee.clone(),
        next: next(folded, players),
        results: sheet.results(),
        places: ranks(&totals),
        table_points: table_points(&totals).into_iter().map(|points| points.twelfths()).collect(),
        totals,
        end: folded.end().map(show_end),
        check: check(sheet),
    }
}

impl Sheet {
    /// What everybody has won or lost: the game points of the session (MCRC-SCORE-3).
    pub fn results(&self) -> Vec<i64> {
        all(self.setup.players.len()).map(|player| self.folded.game.result(player)).collect()
    }

    /// The wins of the rows that count, in their order.
    pub fn wins(&self) -> Vec<HandWon> {
        let mut wins = Vec::new();
        for (at, (row, found)) in self.notes.rows.iter().zip(&self.folded.rows).enumerate() {
            if row.struck || found.beyond || found.problem.is_some() {
                continue;
            }
            wins.extend(row.entry.wins.iter().filter(|win| win.good).map(|win| HandWon {
                who: win.who,
                from: win.from,
                how: win.how,
                value: win.value,
                row: at as u32,
                hand: win.hand.clone(),
            }));
        }
        wins
    }

    /// The same, the dearest first.
    pub fn best_hands(&self) -> Vec<HandWon> {
        let mut wins = self.wins();
        wins.sort_by_key(|win| std::cmp::Reverse(win.value));
        wins
    }

    /// What is wrong with a row since an earlier one was corrected, to be said in words.
    pub fn problem(&self, row: u32) -> Option<&crate::Refusal> {
        self.folded.problem(row as usize)
    }
}

/// What a row comes to; `None` if it counts for nothing.
pub(crate) fn preview(sheet: &Sheet, at: usize) -> Option<Preview> {
    let players = sheet.setup.players.len();
    let found = sheet.folded.rows.get(at).filter(|row| !row.beyond)?;
    Some(Preview {
        bookings: bookings(found),
        points: points(players, found),
        next: next(&sheet.folded, players),
    })
}

fn all(players: usize) -> impl Iterator<Item = Player> {
    (0..players as u8).map(Player)
}

fn show_row(players: usize, at: usize, row: &Row, found: &FoldedRow) -> RowView {
    let NextDeal { setup, seats, number, round } = found.next;
    let last = row.versions.last().map(|version| version.stamp.clone());
    let Stamp { at: when, by, .. } = last.unwrap_or_default();
    RowView {
        row: at as u32,
        number,
        round,
        wind: setup.round.into(),
        dealer: seats.player(Seat::ALL[0]).map_or(0, |player| player.0),
        streak: setup.dealer_streak,
        seats: winds(&found.next, players),
        entry: row.entry.clone(),
        points: points(players, found),
        sums: found.sums.clone(),
        bookings: bookings(found),
        version: row.versions.len() as u32,
        by,
        at: when,
        confirmed: row.confirmed[..players].to_vec(),
        objections: row.objections.iter().map(show_objection).collect(),
        replayed: found.replayed,
        struck: row.struck,
        beyond: found.beyond,
        problem: found.problem.as_ref().map(crate::Refusal::trouble),
        history: row
            .versions
            .iter()
            .zip(1..)
            .map(|(version, number)| show_version(number, version))
            .collect(),
    }
}

fn show_version(number: u32, version: &Version) -> VersionView {
    VersionView {
        version: number,
        entry: version.entry.clone(),
        struck: version.struck,
        by: version.stamp.by.clone(),
        at: version.stamp.at,
        why: version.why.clone(),
    }
}

pub(crate) const fn show_end(end: GameEnd) -> SessionEnd {
    match end {
        GameEnd::Rounds => SessionEnd::Rounds,
        GameEnd::Deals => SessionEnd::Deals,
        GameEnd::Time => SessionEnd::Time,
    }
}

fn show_objection(objection: &Objection) -> ObjectionView {
    let Objection { who, why, stamp } = objection.clone();
    ObjectionView { who, why, by: stamp.by, at: stamp.at }
}

fn show_call(id: usize, call: &Call) -> CallView {
    let Call { who, why, stamp, answer } = call.clone();
    let answer = answer.map(|answer| AnswerView {
        text: answer.text,
        clause: answer.clause,
        by: answer.stamp.by,
        at: answer.stamp.at,
    });
    CallView { id: id as u32, who, why, by: stamp.by, at: stamp.at, answer }
}

pub(crate) fn show_penalty(players: usize, id: usize, penalty: &Penalty, charged: &Charged) -> PenaltyView {
    let mut points = vec![0; players];
    for &(to, paid) in &charged.fines {
        points[usize::from(penalty.who)] -= i64::from(paid);
        to.into_iter().for_each(|to| points[usize::from(to)] += i64::from(paid));
    }
    PenaltyView {
        id: id as u32,
        offence: penalty.offence.id.to_owned(),
        clause: penalty.offence.clause.to_owned(),
        who: penalty.who,
        to: penalty.to,
        points,
        step: charged.step,
        // MCRC-PEN-7: the first time is a warning.
        warning: penalty.offence.warning || charged.step == Some(1),
        dead_hand: penalty.offence.dead_hand,
        row: penalty.row as u32,
        cancelled: penalty.cancelled.clone().map(|(stamp, why)| CancelView {
            by: stamp.by,
            at: stamp.at,
            why,
        }),
        text: penalty.text.clone(),
        by: penalty.stamp.by.clone(),
        at: penalty.stamp.at,
    }
}

fn place(found: &FoldedRow, seat: Seat) -> Option<Place> {
    found.next.seats.player(seat).map(|player| player.0)
}

fn bookings(found: &FoldedRow) -> Vec<BookingView> {
    let show = |booking: &rules::Booking| {
        Some(BookingView {
            from: place(found, booking.from)?,
            to: booking.to.and_then(|to| place(found, to)),
            points: booking.points,
            clause: booking.clause.to_owned(),
        })
    };
    found.bookings.iter().filter_map(show).collect()
}

fn points(players: usize, found: &FoldedRow) -> Vec<i32> {
    let mut points = vec![0; players];
    for booking in bookings(found) {
        points[usize::from(booking.from)] -= booking.points;
        booking.to.into_iter().for_each(|to| points[usize::from(to)] += booking.points);
    }
    points
}

fn winds(next: &NextDeal, players: usize) -> Vec<WindLetter> {
    let wind = |player| next.seats.seat(player).map_or(WindLetter::E, |seat| seat.wind().into());
    all(players).map(wind).collect()
}

fn next(folded: &Folded, players: usize) -> Option<NextView> {
    let next = folded.game.setup()?;
    let show = |moved: &Moved| MoveView {
        who: moved.player.0,
        from: moved.from.wind().into(),
        to: moved.to.wind().into(),
    };
    Some(NextView {
        number: next.number,
        round: next.round,
        wind: next.setup.round.into(),
        dealer: next.seats.player(Seat::ALL[0]).map_or(0, |player| player.0),
        streak: next.setup.dealer_streak,
        seats: winds(&next, players),
        moves: folded.moves.iter().map(show).collect(),
    })
}

/// MCRC-SCORE-7.
pub(crate) fn check(sheet: &Sheet) -> CheckView {
    let folded = &sheet.folded;
    let sum = sheet.results().iter().sum();
    let booked = folded.rows.iter().flat_map(|row| &row.bookings).filter(|booking| booking.to.is_none());
    let fines = folded.penalties.iter().flat_map(|charged| &charged.fines).filter(|(to, _)| to.is_none());
    let lost = booked.map(|booking| booking.points).chain(fines.map(|&(_, points)| points));
    let to_nobody = lost.map(i64::from).sum();
    CheckView { sum, to_nobody, ok: sum == -to_nobody }
}

fn form(rules: &Rules) -> FormView {
    let form = rules.paper();
    FormView {
        several_winners: form.several_winners,
        play_on: form.play_on,
        all_hands: form.all_hands,
        kongs: form.kongs,
        ready_hands: form.ready_hands,
        forbidden_suit: form.forbidden_suit,
        false_wins: form.false_wins,
        streak: form.streak,
        responsible: form.responsible,
        fresh: form.fresh,
        ways: form.ways.iter().map(|&by| How::from(by)).collect(),
        min: form.value.min,
        max: form.value.max,
        step: form.value.step,
        values: form.value.only.to_vec(),
        clause: form.clauses.minimum.to_owned(),
        sticks: form.sticks.map(|sticks| SticksView {
            start: sticks.start,
            sticks: sticks.each.iter().map(|&(worth, count)| StickView { worth, count }).collect(),
            clause: sticks.clause.to_owned(),
        }),
    }
}

fn offence(offence: &Offence) -> OffenceView {
    OffenceView {
        id: offence.id.to_owned(),
        name: offence.name.into(),
        clause: offence.clause.to_owned(),
        points: match offence.points {
            OffencePoints::None => PointsView::None,
            OffencePoints::Fixed(points) => PointsView::Fixed { points },
            OffencePoints::EachOther(points) => PointsView::EachOther { points },
            OffencePoints::Choice(points) => PointsView::Choice { points: points.to_vec() },
            OffencePoints::Ladder => PointsView::Ladder { points: LADDER.to_vec() },
        },
        to: match offence.to {
            Receiver::Nobody => ReceiverView::Nobody,
            Receiver::EachOther => ReceiverView::EachOther,
            Receiver::One => ReceiverView::One,
        },
        dead_hand: offence.dead_hand,
        warning: offence.warning,
        each_round: offence.each_round,
        in_deal: offence.in_deal,
        consequence: offence.consequence.map(str::to_owned),
    }
}

impl From<Wind> for WindLetter {
    fn from(wind: Wind) -> WindLetter {
        match wind {
            Wind::East => WindLetter::E,
            Wind::South => WindLetter::S,
            Wind::West => WindLetter::W,
            Wind::North => WindLetter::N,
        }
    }
}
