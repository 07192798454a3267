//! Claims on one tile: all who are asked answer, then the answers are compared.
//!
//! What comes out depends on the set of answers, never on the order in which they came.

use arrayvec::ArrayVec;
use hand::{Claim, MeldKind};
use rules::{FalseWin, Missed, Rules, Score, Verdict};
use tiles::{BySeat, Seat, Tile};

use super::{Deal, Pending};
use crate::action::{Action, PASS, WIN};
use crate::contest::Contest;
use crate::event::{Event, EventSink, Open, Source};
use crate::public::{Offered, kong};

/// A tile that others may claim.
#[derive(Clone, Copy)]
pub(super) struct Offer {
    pub(super) from: Seat,
    pub(super) tile: Tile,
    pub(super) what: Offered,
}

/// Who wins on a tile, with what the hands are worth.
type Winners = ArrayVec<(Seat, Score), 3>;

impl Deal {
    /// Offers a discard to the others.
    #[inline]
    pub(super) fn offer_discard(&mut self, rules: &Rules, from: Seat, tile: Tile, sink: &mut impl EventSink) {
        self.offer(rules, Offer { from, tile, what: Offered::Discard }, sink);
    }

    /// Offers a tile that is put to a pung: it may be robbed.
    pub(super) fn offer_added_tile(
        &mut self,
        rules: &Rules,
        from: Seat,
        tile: Tile,
        sink: &mut impl EventSink,
    ) {
        self.open(rules, Open::AddingToPung { seat: from, tile }, sink);
        self.offer(rules, Offer { from, tile, what: Offered::Kong }, sink);
    }

    /// Asks all who may claim the tile; goes on if there is nobody.
    #[inline]
    fn offer(&mut self, rules: &Rules, offer: Offer, sink: &mut impl EventSink) {
        self.ask_about(rules, offer);
        if self.pending.asked.is_empty() {
            self.go_on_after(rules, offer, sink);
        }
    }

    /// Asks all who may claim the tile.
    #[inline(always)]
    pub(super) fn ask_about(&mut self, rules: &Rules, offer: Offer) {
        self.pending = Pending::NONE;
        for seat in self.public.others(offer.from) {
            let claims = self.claims(rules, seat, offer.from, offer.tile, offer.what);
            // Whoever is asked may pass.
            if claims.plain & PASS != 0 {
                self.pending.asked.insert(seat);
                self.pending.claims[seat] = claims;
            }
        }
    }

    /// Takes the answer of a seat; the last one closes the window.
    #[inline]
    pub(super) fn answer(&mut self, rules: &Rules, seat: Seat, action: Action, sink: &mut impl EventSink) {
        self.pending.answers[seat] = Some(action);
        self.pending.asked.remove(seat);
        if self.pending.asked.is_empty() {
            self.close_window(rules, sink);
        }
    }

    /// Compares the answers; whoever has not answered passes.
    pub(super) fn close_window(&mut self, rules: &Rules, sink: &mut impl EventSink) {
        let Some((from, tile, what)) = self.public.stage.offered() else {
            return self.resolve_opening(rules, sink);
        };
        let offer = Offer { from, tile, what };
        let Pending { answers, claims, .. } = self.pending;
        self.pending = Pending::NONE;
        for seat in self.public.others(from) {
            let could = claims[seat].plain & WIN != 0;
            if could && answers[seat] != Some(Action::Win) {
                self.note_missed_win(rules, seat, offer, sink);
            }
        }
        let (winners, set) = self.contest(rules, offer, &answers, sink);
        if !winners.is_empty() {
            return self.win(rules, Some(offer), &winners, sink);
        }
        match set {
            Some((seat, action)) => self.claim_set(rules, seat, action, offer, sink),
            None => self.go_on_after(rules, offer, sink),
        }
    }

    /// The only place that looks at `play.missed`.
    fn note_missed_win(&mut self, rules: &Rules, seat: Seat, offer: Offer, sink: &mut impl EventSink) {
        match rules.play.missed {
            Missed::Free => {}
            Missed::BarsUntilDraw => {
                let score = self.judge(rules, seat, offer);
                if let (Verdict::Valid, Some(value)) = (score.verdict, score.value) {
                    let value = u16::try_from(value).unwrap_or(u16::MAX);
                    self.happen(rules, Event::Missed { seat, value }, sink);
                }
            }
        }
    }

    /// Who wins of those who declared it, or whose set the tile is; wins that are none are dealt with on the way.
    #[inline]
    fn contest(
        &mut self,
        rules: &Rules,
        offer: Offer,
        answers: &BySeat<Option<Action>>,
        sink: &mut impl EventSink,
    ) -> (Winners, Option<(Seat, Action)>) {
        let calls = BySeat::new(Seat::ALL.map(|seat| answers[seat].and_then(Action::call)));
        let mut judged = Winners::new();
        let is_win = |seat: Seat| {
            let score = self.judge(rules, seat, offer);
            let valid = score.verdict == Verdict::Valid;
            judged.push((seat, score));
            valid
        };
        let contest = Contest::decide(&rules.play, self.public.table.players, offer.from, &calls, is_win);
        for (seat, score) in &judged {
            if contest.false_wins.contains(seat) {
                self.false_win(rules, *seat, score.verdict, sink);
            }
        }
        judged.retain(|(seat, _)| contest.winners.contains(seat));
        (judged, contest.set.and_then(|seat| Some((seat, answers[seat]?))))
    }

    /// What a declared win on this tile is.
    pub(super) fn judge(&self, rules: &Rules, seat: Seat, offer: Offer) -> Score {
        let by = self.claim_by(offer.what);
        let complete = offer.what == Offered::Flower || self.own[seat].waits.contains(offer.tile);
        if complete { self.score_claim(rules, seat, offer.from, offer.tile, by) } else { not_complete(rules) }
    }

    /// A win that is none. The only place that looks at `play.false_win` for what it costs.
    pub(super) fn false_win(
        &mut self,
        rules: &Rules,
        seat: Seat,
        verdict: Verdict,
        sink: &mut impl EventSink,
    ) {
        let FalseWin::DeadHand { incomplete, too_cheap } = rules.play.false_win else { return };
        let (points, clause) =
            if matches!(verdict, Verdict::BelowMinimum { .. }) { too_cheap } else { incomplete };
        self.open(rules, Open::FalseWin { seat }, sink);
        for to in self.public.others(seat) {
            self.pay(rules, seat, Some(to), points, clause, sink);
        }
    }

    fn claim_set(
        &mut self,
        rules: &Rules,
        seat: Seat,
        action: Action,
        offer: Offer,
        sink: &mut impl EventSink,
    ) {
        let claim = Claim { tile: offer.tile, from: self.public.place_of(offer.from, seat) };
        let meld = match action {
            Action::Chow(which) => which.meld(claim),
            Action::Pung(which) => which.meld(claim),
            // Only sets are among the claims that have the tile.
            Action::Kong
            | Action::Pass
            | Action::Forbid(_)
            | Action::Ready
            | Action::Flower(_)
            | Action::Discard(_)
            | Action::OwnKong(_)
            | Action::Win => kong(MeldKind::MeldedKong, offer.tile, Some(claim)),
        };
        self.open(rules, Open::Claimed { seat, meld }, sink);
        if meld.kind().is_kong() {
            self.pay_melded_kong(rules, seat, offer.from, sink);
            self.replace(rules, seat, Source::Kong, sink);
        }
    }

    /// Nobody wants the tile.
    #[inline]
    fn go_on_after(&mut self, rules: &Rules, offer: Offer, sink: &mut impl EventSink) {
        let Offer { from, tile, what } = offer;
        match what {
            Offered::Discard => self.next_turn(rules, from, sink),
            Offered::Kong => {
                // SIC-KONG-7: with the tile taken last, and nothing done since.
                let at_once = self.own[from].drawn == Some(tile);
                self.open(rules, Open::AddedToPung { seat: from, tile }, sink);
                self.pay_added_kong(rules, from, at_once, sink);
                self.replace(rules, from, Source::Kong, sink);
            }
            Offered::Flower if self.public.setting_up.is_some() => self.go_on_setting_up(rules, from, sink),
            Offered::Flower => self.replace(rules, from, Source::Flower, sink),
        }
    }
}

/// What is said of a hand whose tiles do not make a complete one.
pub(super) fn not_complete(rules: &Rules) -> Score {
    Score {
        verdict: Verdict::Incomplete { clause: rules.play.clauses.not_a_win },
        value: None,
        fans: rules::FanCounts::new(),
        transfers: None,
    }
}
