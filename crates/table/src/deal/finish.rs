//! Wins, payments, and the end of the deal.

use arrayvec::ArrayVec;
use rules::{
    AfterWin, Booking, DeclaredWin, EndedBy, Ending, Facts, FalseWin, KongEntry, Rules, Score, Showdown,
    Verdict, WhenPaid, Win, WinBy, Won,
};
use tiles::{RelSeat, Seat, SeatSet, Tile, TileSet};

use super::window::{Offer, not_complete};
use super::{Deal, Pending};
use crate::event::{EventSink, Open};
use crate::public::{Offered, Stage};

impl Deal {
    /// Ends the deal because the time of the session is up. Claims that have been made are settled first
    /// (SIC-RUL-34); after the end it does nothing.
    pub fn stop(&mut self, rules: &Rules, sink: &mut impl EventSink) {
        if matches!(self.public.stage, Stage::Offer { .. }) && !self.pending.asked.is_empty() {
            self.pending.asked = SeatSet::EMPTY;
            self.close_window(rules, sink);
        }
        if !matches!(self.public.stage, Stage::Over { .. }) {
            self.finish(rules, EndedBy::Time, sink);
        }
    }

    /// A win declared in the own turn.
    pub(super) fn declare_in_turn(&mut self, rules: &Rules, seat: Seat, sink: &mut impl EventSink) {
        let complete = self.is_complete_in_turn(rules, seat);
        let score = if complete { self.score_in_turn(rules, seat) } else { not_complete(rules) };
        if score.verdict != Verdict::Valid && rules.play.false_win != FalseWin::Stands {
            return self.false_win(rules, seat, score.verdict, sink);
        }
        self.win(rules, None, &[(seat, score)], sink);
    }

    pub(super) fn win_by_eighth_flower(
        &mut self,
        rules: &Rules,
        seat: Seat,
        tile: Tile,
        sink: &mut impl EventSink,
    ) {
        let win = Win { tile, by: WinBy::EighthFlower, from: None };
        let score = rules.score(&self.showdown(rules, seat, Some(win)));
        self.win(rules, None, &[(seat, score)], sink);
    }

    /// Wins on one tile, in the order of play.
    pub(super) fn win(
        &mut self,
        rules: &Rules,
        offer: Option<Offer>,
        winners: &[(Seat, Score)],
        sink: &mut impl EventSink,
    ) {
        let occasion = self.wins.len() as u8;
        let (tile, by) = self.winning_tile(rules, offer, winners[0].0);
        let from = offer.map(|offer| offer.from);
        let seats: SeatSet = winners.iter().map(|&(seat, _)| seat).collect();
        let facts: ArrayVec<Facts, 3> = winners
            .iter()
            .map(|&(seat, _)| {
                let from = from.map(|from| self.public.place_of(from, seat));
                self.facts(rules, seat, Some(Win { tile, by, from }))
            })
            .collect();
        let in_play: SeatSet = self.public.in_play().filter(|&seat| !seats.contains(seat)).collect();
        if let Some(Offer { from, tile, what }) = offer {
            if what == Offered::Discard && self.public.kongs_in_turn > 0 && !self.public.kongs.is_empty() {
                self.open(rules, Open::KongThrown { occasion }, sink);
            }
            self.open(rules, Open::Taken { from, tile }, sink);
        }
        for ((seat, score), facts) in winners.iter().zip(facts) {
            // SIC-SUIT-4.
            if let Some(suit) = self.own[*seat].forbidden
                && self.public.shown(*seat).forbidden.is_none()
            {
                self.open(rules, Open::SuitShown { seat: *seat, suit }, sink);
            }
            self.open(rules, Open::Won { seat: *seat, from, tile, by }, sink);
            let (good, value) = (score.verdict == Verdict::Valid, score.value.unwrap_or_default());
            self.wins.push(Won { seat: *seat, from, tile, by, occasion, good, value, in_play, facts });
        }
        if rules.play.payment == WhenPaid::AtTheWin {
            winners.iter().for_each(|(seat, score)| self.pay_score(rules, *seat, score, sink));
        }
        self.after_win(rules, winners[winners.len() - 1].0, sink);
    }

    fn winning_tile(&self, rules: &Rules, offer: Option<Offer>, winner: Seat) -> (Tile, WinBy) {
        match (offer, self.public.stage) {
            (Some(offer), _) => (offer.tile, self.claim_by(offer.what)),
            (None, Stage::EighthFlower { tile, .. }) => (tile, WinBy::EighthFlower),
            (None, _) => {
                let win = self.win_in_turn(rules, winner);
                (win.tile, win.by)
            }
        }
    }

    /// The only place that looks at `play.after_win`. `last` is the winner who sits farthest from whose tile it was.
    fn after_win(&mut self, rules: &Rules, last: Seat, sink: &mut impl EventSink) {
        match rules.play.after_win {
            AfterWin::Ends => self.finish(rules, EndedBy::Win, sink),
            AfterWin::PlayOn { wins } if self.wins.len() as u32 >= wins => {
                self.finish(rules, EndedBy::Win, sink)
            }
            AfterWin::PlayOn { .. } => self.next_turn(rules, last, sink),
        }
    }

    /// No tile is left to draw, and nobody wants the last discard.
    pub(super) fn end_of_wall(&mut self, rules: &Rules, sink: &mut impl EventSink) {
        self.finish(rules, EndedBy::Wall, sink);
    }

    fn finish(&mut self, rules: &Rules, by: EndedBy, sink: &mut impl EventSink) {
        self.pending = Pending::NONE;
        if rules.play.payment == WhenPaid::AtTheEnd {
            self.settle_all(rules, by, sink);
        }
        let next_dealer = self.next_dealer(rules);
        self.open(rules, Open::Ended { by, next_dealer }, sink);
    }

    fn settle_all(&mut self, rules: &Rules, by: EndedBy, sink: &mut impl EventSink) {
        let wins: ArrayVec<Won, 3> = self.wins.to_list();
        let kongs: ArrayVec<KongEntry, 16> = self.public.kongs.to_list();
        let mut discarded = [TileSet::EMPTY; 4];
        self.public.river.iter().for_each(|thrown| discarded[thrown.seat.index()].insert(thrown.tile));
        let deal = *self;
        let ending = Ending {
            by,
            wins: &wins,
            kongs: &kongs,
            in_play: self.public.in_play(),
            forbidden: Seat::ALL.map(|seat| deal.own[seat].forbidden),
            discarded,
            hand: &|seat: Seat| deal.showdown(rules, seat, None),
        };
        rules.settle_deal(&ending, &mut |booking| self.book(rules, booking, sink));
    }

    /// The only place that looks at `play.dealer`.
    fn next_dealer(&self, rules: &Rules) -> Seat {
        let wins: ArrayVec<DeclaredWin, 3> = self.wins.iter().map(|won| DeclaredWin::from(&won)).collect();
        rules.play.dealer.after(self.public.table.players, wins.iter().copied())
    }

    fn pay_score(&mut self, rules: &Rules, winner: Seat, score: &Score, sink: &mut impl EventSink) {
        for transfer in score.transfers.iter().flatten() {
            let from = self.seat_at(transfer.from, winner);
            self.pay(rules, from, Some(winner), transfer.points, transfer.clause, sink);
        }
    }

    /// Who sits where a player sees him.
    fn seat_at(&self, place: RelSeat, viewer: Seat) -> Seat {
        let mut others = self.public.others(viewer);
        others.find(|&seat| self.public.place_of(seat, viewer) == place).unwrap_or(viewer)
    }

    pub(super) fn pay_concealed_kong(&mut self, rules: &Rules, owner: Seat, sink: &mut impl EventSink) {
        if let Some(money) = rules.play.kong_money {
            let payers = self.others_in_play(owner);
            self.pay_kong(rules, owner, payers, money.concealed, sink);
        }
    }

    pub(super) fn pay_melded_kong(
        &mut self,
        rules: &Rules,
        owner: Seat,
        from: Seat,
        sink: &mut impl EventSink,
    ) {
        if let Some(money) = rules.play.kong_money {
            self.pay_kong(rules, owner, SeatSet::only(from), money.melded, sink);
        }
    }

    /// SIC-KPAY-4: one that is added later brings nothing, but it stands in the ledger as the last of its turn.
    pub(super) fn pay_added_kong(
        &mut self,
        rules: &Rules,
        owner: Seat,
        at_once: bool,
        sink: &mut impl EventSink,
    ) {
        if let Some(money) = rules.play.kong_money {
            let payers = if at_once { self.others_in_play(owner) } else { SeatSet::EMPTY };
            self.pay_kong(rules, owner, payers, money.added, sink);
        }
    }

    fn others_in_play(&self, owner: Seat) -> SeatSet {
        self.public.in_play().filter(|&seat| seat != owner).collect()
    }

    fn pay_kong(
        &mut self,
        rules: &Rules,
        owner: Seat,
        payers: SeatSet,
        (points, clause): (i32, &'static str),
        sink: &mut impl EventSink,
    ) {
        let entry = KongEntry { owner, payers, points: points as i8, thrown_into: None };
        self.open(rules, Open::KongPaid(entry), sink);
        for payer in payers {
            self.pay(rules, payer, Some(owner), points, clause, sink);
        }
    }

    pub(super) fn pay(
        &mut self,
        rules: &Rules,
        from: Seat,
        to: Option<Seat>,
        points: i32,
        clause: &'static str,
        sink: &mut impl EventSink,
    ) {
        self.book(rules, Booking { from, to, points, clause }, sink);
    }

    fn book(&mut self, rules: &Rules, booking: Booking, sink: &mut impl EventSink) {
        self.open(rules, Open::Paid(booking), sink);
    }

    /// The hand of a winner as it was valued, for a deal that is over.
    pub(crate) fn winning_showdown(&self, rules: &Rules, won: &Won) -> Showdown {
        let from = won.from.map(|from| self.public.place_of(from, won.seat));
        let mut showdown = self.showdown(rules, won.seat, Some(Win { tile: won.tile, by: won.by, from }));
        showdown.facts = won.facts;
        // What was drawn is among the concealed tiles; a flower is not.
        if won.from.is_none() && !won.tile.is_flower() {
            showdown.concealed.remove(won.tile);
        }
        showdown
    }
}
