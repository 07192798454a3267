//! A Sichuan deal as it is written down: several wins, the ledger of kongs, ready hands, the forbidden suit.

use tiles::{Seat, SeatSet};

use super::pay::{self, Closing};
use crate::{
    AfterWin, Booking, DeclaredWin, EndedBy, KongEntry, PaperClauses, PaperDeal, PaperFault, PaperForm,
    PaperKong, PaperKongKind, PaperProblem, PaperValue, Rules, WinBy,
};

/// What hands are worth (SIC-SCORE-2).
const VALUES: &[u32] = &[1, 2, 4, 8];

/// Sets in a hand.
const KONGS_MAX: usize = 4;

pub(crate) fn form(rules: &Rules) -> PaperForm {
    PaperForm {
        // SIC-WIN-3, SIC-AFTER-1.
        several_winners: true,
        play_on: match rules.play.after_win {
            AfterWin::PlayOn { wins } => Some(wins),
            AfterWin::Ends => None,
        },
        all_hands: false,
        kongs: true,
        ready_hands: true,
        forbidden_suit: true,
        // SIC-WIN-5.
        false_wins: true,
        streak: false,
        responsible: false,
        fresh: false,
        ways: rules.wins,
        value: PaperValue { min: 1, max: Some(8), step: 1, only: VALUES },
        sticks: None,
        clauses: PaperClauses {
            minimum: "SIC-SCORE-2",
            limit: "SIC-SCORE-2",
            winners: "SIC-END-1",
            end: "SIC-END-2",
            payer: "SIC-AFTER-3",
            false_win: "SIC-PEN-1",
            hands: "SIC-READY-4",
            kong: "SIC-KPAY-1",
            suit: "SIC-PEN-2",
        },
    }
}

pub(crate) fn settle(
    rules: &Rules,
    deal: &PaperDeal,
    book: &mut dyn FnMut(Booking),
) -> Result<(), PaperProblem> {
    let wins = deal.declared();
    let kongs = kongs(rules, deal, &wins)?;
    let ready = ready(deal)?;
    check_broken_suits(deal, &ready)?;
    let in_play = deal.in_play_after(deal.wins.len());
    let broken_suit = Seat::ALL.map(|seat| {
        // SIC-END-3, SIC-END-4: of a hand that is not looked at, only what lies open counts.
        let looked_at = deal.by == EndedBy::Wall || !in_play.contains(seat);
        deal.broken_suit.contains(seat).then_some(if looked_at { "SIC-PEN-2" } else { "SIC-PEN-3" })
    });
    for (kong, entry) in deal.kongs.iter().zip(&kongs) {
        let (_, clause) = price(rules, kong.kind);
        entry.payers.for_each(|from| {
            book(Booking { from, to: Some(entry.owner), points: i32::from(entry.points), clause });
        });
    }
    pay::settle(&Closing { wins: &wins, kongs: &kongs, ready, broken_suit }, book);
    Ok(())
}

/// The ledger, with who pays for each kong.
fn kongs(rules: &Rules, deal: &PaperDeal, wins: &[DeclaredWin]) -> Result<Vec<KongEntry>, PaperProblem> {
    let mut entries: Vec<KongEntry> = Vec::new();
    for kong in &deal.kongs {
        let payers = payers(deal, kong)?;
        let thrown_into = if kong.lost { Some(thrown_into(kong, wins)?) } else { None };
        // SIC-KPAY-6: only the last kong of a turn is taken back.
        if kong.lost && entries.iter().any(|entry| entry.thrown_into == thrown_into) {
            return Err(PaperProblem::new(PaperFault::KongNotLost, Some(kong.owner), "SIC-KPAY-6"));
        }
        let (points, _) = price(rules, kong.kind);
        entries.push(KongEntry { owner: kong.owner, payers, points: points as i8, thrown_into });
        if entries.iter().filter(|entry| entry.owner == kong.owner).count() > KONGS_MAX {
            return Err(PaperProblem::new(PaperFault::TooManyKongs, Some(kong.owner), "SIC-KONG-1"));
        }
    }
    Ok(entries)
}

/// SIC-KPAY-1 to SIC-KPAY-4; who is out pays for no kong and makes none (SIC-AFTER-3).
fn payers(deal: &PaperDeal, kong: &PaperKong) -> Result<SeatSet, PaperProblem> {
    let fault = |fault, clause| Err(PaperProblem::new(fault, Some(kong.owner), clause));
    let before = kong.after as usize;
    if before > deal.wins.len() || deal.wins.get(before).is_some_and(|win| win.same_tile) {
        return fault(PaperFault::KongTime, "SIC-AFTER-3");
    }
    let in_play = deal.in_play_after(before);
    if !in_play.contains(kong.owner) || kong.from.is_some_and(|from| !in_play.contains(from)) {
        return fault(PaperFault::KongOut, "SIC-AFTER-3");
    }
    let melded = kong.kind == PaperKongKind::Melded;
    match (kong.kind, kong.from) {
        (PaperKongKind::Melded, Some(from)) if from != kong.owner => Ok(SeatSet::only(from)),
        (_, from) if melded || from.is_some() => fault(PaperFault::KongFrom, "SIC-KPAY-2"),
        (PaperKongKind::Deferred, _) => Ok(SeatSet::EMPTY),
        _ => Ok(in_play.filter(|&seat| seat != kong.owner).collect()),
    }
}

/// The wins on the discard that ended the kong's turn: they came next.
fn thrown_into(kong: &PaperKong, wins: &[DeclaredWin]) -> Result<u8, PaperProblem> {
    let next = wins.get(kong.after as usize);
    let thrown = next.filter(|won| won.from == Some(kong.owner) && won.by == WinBy::Discard);
    let fault = PaperProblem::new(PaperFault::KongNotLost, Some(kong.owner), "SIC-KPAY-6");
    thrown.map(|won| won.occasion).ok_or(fault)
}

/// SIC-KPAY-4: what is added later brings nothing, but it stands in the ledger.
fn price(rules: &Rules, kind: PaperKongKind) -> (i32, &'static str) {
    let price = rules.play.kong_money.map(|money| match kind {
        PaperKongKind::Concealed => money.concealed,
        PaperKongKind::Melded => money.melded,
        PaperKongKind::Added | PaperKongKind::Deferred => money.added,
    });
    price.unwrap_or((0, "SIC-KPAY-4"))
}

/// What the hands in play are worth, if the wall is empty (SIC-END-4, SIC-READY-4).
fn ready(deal: &PaperDeal) -> Result<[Option<u32>; 4], PaperProblem> {
    if deal.by != EndedBy::Wall {
        return Ok([None; 4]);
    }
    let in_play = deal.in_play_after(deal.wins.len());
    for seat in Seat::ALL {
        let fault = |fault, clause| Err(PaperProblem::new(fault, Some(seat), clause));
        match deal.hands[seat.index()] {
            None if in_play.contains(seat) => return fault(PaperFault::HandMissing, "SIC-READY-4"),
            Some(_) if !in_play.contains(seat) => return fault(PaperFault::HandOfWinner, "SIC-READY-4"),
            Some(value) if value != 0 && !VALUES.contains(&value) => {
                return fault(PaperFault::NoSuchValue, "SIC-READY-3");
            }
            _ => {}
        }
    }
    Ok(deal.hands)
}

/// SIC-WIN-2, SIC-READY-1.
fn check_broken_suits(deal: &PaperDeal, ready: &[Option<u32>; 4]) -> Result<(), PaperProblem> {
    for seat in deal.broken_suit {
        if deal.wins.iter().any(|win| win.good && win.seat == seat) {
            return Err(PaperProblem::new(PaperFault::BrokenWin, Some(seat), "SIC-WIN-2"));
        }
        if ready[seat.index()].is_some_and(|value| value > 0) {
            return Err(PaperProblem::new(PaperFault::BrokenReady, Some(seat), "SIC-READY-1"));
        }
    }
    Ok(())
}
