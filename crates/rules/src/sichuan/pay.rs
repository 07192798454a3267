//! Who pays a Sichuan win, and what is settled when the deal is over.

use arrayvec::ArrayVec;
use hand::Meld;
use tiles::{RelSeat, Seat, TileSet};

use crate::score::{Fact, Showdown, Transfer, Transfers, WinBy};
use crate::{Booking, DeclaredWin, EndedBy, Ending, KongEntry, Rules};

/// What is added to the value of a win from the wall, after the table and not limited by it (SIC-PAY-2).
const FROM_THE_WALL: i32 = 1;

/// The payments for a hand of this value; `None` if it is not said whose tile it was.
pub(super) fn transfers(showdown: &Showdown, value: u32) -> Option<Transfers> {
    let (win, value) = (showdown.win?, value as i32);
    let in_play =
        OPPONENTS.into_iter().filter(|&(_, is_out)| !showdown.is(is_out)).map(|(opponent, _)| opponent);
    if !win.by.is_claim() {
        let pay = |from| Transfer { from, points: value + FROM_THE_WALL, clause: "SIC-PAY-2" };
        return Some(in_play.map(pay).collect());
    }
    let owner = win.from?;
    let clause = if win.by == WinBy::RobKong { "SIC-PAY-3" } else { "SIC-PAY-1" };
    let pay = |from| Transfer { from, points: value, clause };
    Some(in_play.filter(|&opponent| opponent == owner).map(pay).collect())
}

/// The opponents, each with the fact that he is out and neither pays nor receives (SIC-AFTER-3).
const OPPONENTS: [(RelSeat, Fact); 3] =
    [(RelSeat::Right, Fact::WonRight), (RelSeat::Across, Fact::WonAcross), (RelSeat::Left, Fact::WonLeft)];

/// What a false win costs to each player who was still in play (SIC-PEN-1).
const FALSE_WIN: i32 = 8;

/// What the forbidden suit costs (SIC-PEN-2, SIC-PEN-3); nobody gets it (SIC-RUL-28).
const FORBIDDEN_SUIT: i32 = 48;

/// A deal that is over, as far as payments depend on it, however it was looked at.
pub(super) struct Closing<'a> {
    pub(super) wins: &'a [DeclaredWin],
    pub(super) kongs: &'a [KongEntry],
    /// What the hands in play are worth at the wall's end, 0 being not ready.
    pub(super) ready: [Option<u32>; 4],
    /// The clause by which a player pays for his forbidden suit.
    pub(super) broken_suit: [Option<&'static str>; 4],
}

/// All that is paid when the deal is over but the kongs, which were paid when they were made: wins, false wins, kongs
/// that are given back, ready hands, and the forbidden suit.
pub(crate) fn settle_deal(rules: &Rules, ending: &Ending<'_>, book: &mut dyn FnMut(Booking)) {
    // SIC-END-4: readiness is looked at only when the wall is empty.
    let ready = |seat: Seat| rules.score(&(ending.hand)(seat)).value.unwrap_or_default();
    let at_wall_end = ending.by == EndedBy::Wall;
    let wins: ArrayVec<DeclaredWin, 4> = ending.wins.iter().map(DeclaredWin::from).collect();
    let closing = Closing {
        wins: &wins,
        kongs: ending.kongs,
        ready: seats(|seat| (at_wall_end && in_play(ending, seat)).then(|| ready(seat))),
        broken_suit: seats(|seat| broken_suit_clause(ending, seat)),
    };
    settle(&closing, book);
}

pub(super) fn settle(closing: &Closing<'_>, book: &mut dyn FnMut(Booking)) {
    for won in closing.wins {
        if won.good { pay_win(won, book) } else { pay_false_win(won, book) }
    }
    return_kongs(closing, book);
    pay_ready_hands(&closing.ready, book);
    for (from, clause) in Seat::ALL.into_iter().zip(closing.broken_suit) {
        if let Some(clause) = clause {
            book(Booking { from, to: None, points: FORBIDDEN_SUIT, clause });
        }
    }
}

/// SIC-PAY-1 to -3.
fn pay_win(won: &DeclaredWin, book: &mut dyn FnMut(Booking)) {
    let (value, to) = (won.value as i32, Some(won.seat));
    match won.from {
        Some(from) => {
            let clause = if won.by == WinBy::RobKong { "SIC-PAY-3" } else { "SIC-PAY-1" };
            book(Booking { from, to, points: value, clause });
        }
        None => won.in_play.for_each(|from| {
            book(Booking { from, to, points: value + FROM_THE_WALL, clause: "SIC-PAY-2" });
        }),
    }
}

fn pay_false_win(won: &DeclaredWin, book: &mut dyn FnMut(Booking)) {
    won.in_play.for_each(|to| {
        book(Booking { from: won.seat, to: Some(to), points: FALSE_WIN, clause: "SIC-PEN-1" });
    });
}

/// Kongs that count as if they had never been paid.
fn return_kongs(closing: &Closing<'_>, book: &mut dyn FnMut(Booking)) {
    let threw_into = |occasion: u8| closing.wins.iter().any(|won| won.good && won.occasion == occasion);
    let is_false = |seat: Seat| closing.wins.iter().any(|won| won.seat == seat && !won.good);
    for kong in closing.kongs {
        let clause = if kong.thrown_into.is_some_and(threw_into) {
            "SIC-KPAY-6"
        } else if closing.ready[kong.owner.index()] == Some(0) {
            "SIC-KPAY-7"
        } else if is_false(kong.owner) {
            "SIC-KPAY-8"
        } else {
            continue;
        };
        kong.payers.for_each(|payer| {
            book(Booking { from: kong.owner, to: Some(payer), points: i32::from(kong.points), clause });
        });
    }
}

/// SIC-READY-4: who is not ready (worth 0) pays those who are.
fn pay_ready_hands(values: &[Option<u32>; 4], book: &mut dyn FnMut(Booking)) {
    let worth = |seat: Seat| values[seat.index()];
    for from in Seat::ALL.into_iter().filter(|&seat| worth(seat) == Some(0)) {
        for to in Seat::ALL {
            if let Some(points) = worth(to).filter(|&value| value > 0) {
                book(Booking { from, to: Some(to), points: points as i32, clause: "SIC-READY-4" });
            }
        }
    }
}

/// The clause by which a player pays for his forbidden suit; once at the most (SIC-RUL-29).
fn broken_suit_clause(ending: &Ending<'_>, seat: Seat) -> Option<&'static str> {
    let suit = TileSet::suit(ending.forbidden[seat.index()]?);
    let hand = (ending.hand)(seat);
    if hand.melds.iter().map(Meld::first).any(|first| suit.contains(first)) {
        return Some("SIC-PEN-3");
    }
    let won = ending.wins.iter().find(|won| won.seat == seat);
    let held = !(hand.concealed.kinds() & suit).is_empty() || won.is_some_and(|won| suit.contains(won.tile));
    let looked_at = won.is_some() || ending.by == EndedBy::Wall && in_play(ending, seat);
    // Who has thrown nothing but that suit could do no more (SIC-RUL-30).
    let excused = (ending.discarded[seat.index()] - suit).is_empty();
    (held && looked_at && !excused).then_some("SIC-PEN-2")
}

fn in_play(ending: &Ending<'_>, seat: Seat) -> bool {
    ending.in_play.contains(seat)
}

fn seats<T>(of: impl FnMut(Seat) -> T) -> [T; 4] {
    Seat::ALL.map(of)
}
