//! What the coach says of recorded games: whole reviews, and the decision at one step.

use ::coach::{Reviewed, json, review};
use bots::Advice;
use fivewinds::Rules;
use fivewinds::record::{DealRecord, Record, Replay};
use fivewinds::rules::seats_of;
use fivewinds::table::{Choices, SeatView};
use fivewinds::tiles::Seat;
use serde_json::{Value, json};

use crate::Lang;
use crate::replay::{Shown, Viewer, which_deal};
use crate::text::Text;

/// What is asked of the coach, and how to answer it.
#[derive(Debug)]
pub struct Review<'a> {
    /// The texts of the language.
    pub text: &'static Text,
    /// The language.
    pub lang: Lang,
    /// The rules of the record.
    pub rules: Rules,
    /// The record.
    pub record: &'a Record,
    /// The seat that was named.
    pub seat: Seat,
    /// So many moves are told.
    pub top: usize,
}

/// A deal with what the coach says of it.
#[derive(Debug)]
pub struct Deal<'a> {
    /// Its number, the first being 1.
    pub number: usize,
    /// The deal.
    pub record: &'a DealRecord,
    /// What there is to say.
    pub review: ::coach::Review,
}

/// A decision, with everything that could be done.
#[derive(Debug)]
pub struct Position<'a> {
    /// The number of the deal.
    pub number: usize,
    /// The deal.
    pub deal: &'a DealRecord,
    /// The step that is decided.
    pub step: usize,
    /// Who decides.
    pub seat: Seat,
    /// The deal before the step.
    pub replay: Replay<'a>,
    /// What could be done, the best first.
    pub advice: Advice,
}

impl<'a> Review<'a> {
    /// A question about the decisions of a seat.
    pub fn new(lang: Lang, record: &'a Record, seat: Seat, top: usize) -> Review<'a> {
        Review { text: lang.text(), lang, rules: record.header.rules(), record, seat, top }
    }

    /// Every deal that is wanted, with the player followed from seat to seat.
    ///
    /// # Errors
    /// If nobody sits there, or a deal cannot begin; in the language.
    pub fn deals(&self, deal: Option<usize>) -> Result<Vec<Deal<'a>>, String> {
        let wanted = |number: usize| deal.is_none_or(|deal| deal == number);
        let deals = self.record.deals.iter().zip(1..).filter(|(_, number)| wanted(*number));
        let mut player = None;
        let mut reviewed = Vec::new();
        for (deal, number) in deals {
            player = player.or_else(|| player_in(deal, self.seat));
            let seat = self.seat_in(deal, player)?;
            let review =
                review(&self.rules, deal, seat).map_err(|error| (self.text.replay.unreadable)(&error))?;
            reviewed.push(Deal { number, record: deal, review });
        }
        Ok(reviewed)
    }

    /// The dearest moves of these deals, as many as are wanted, and how many there are in all.
    pub fn dearest<'d>(&self, deals: &'d [Deal<'a>]) -> (Vec<(&'d Deal<'a>, &'d Reviewed)>, usize) {
        let mut moves: Vec<(&Deal<'a>, &Reviewed)> =
            deals.iter().flat_map(|deal| deal.review.moves.iter().map(move |found| (deal, found))).collect();
        moves.sort_by(|(_, one), (_, two)| two.cost.total_cmp(&one.cost));
        let all = moves.len();
        moves.truncate(self.top);
        (moves, all)
    }

    /// The decision at a step, with everything that could be done.
    ///
    /// # Errors
    /// If there is no such deal or step, or nothing to decide; in the language.
    pub fn position(&self, deal: Option<usize>, step: usize) -> Result<Position<'_>, String> {
        let number = which_deal(self.text, self.record, deal)?;
        let deal = &self.record.deals[number - 1];
        let seat = self.seat_in(deal, player_in(deal, self.seat))?;
        let no_step = || (self.text.coach.no_step)(deal.actions.len());
        let before = step.checked_sub(1).filter(|&before| before < deal.actions.len()).ok_or_else(no_step)?;
        let replay = self.replay(deal, before).ok_or_else(no_step)?;
        let choices = replay.deal().choices(&self.rules, seat);
        if !replay.deal().to_act().contains(seat) || choices.is_empty() {
            let who = (self.text.replay.wind)(seat.wind());
            return Err((self.text.coach.not_asked)(who, step));
        }
        let advice = bots::explain(&self.rules, replay.view(seat), choices);
        Ok(Position { number, deal, step, seat, replay, advice })
    }

    /// The deal after so many steps; `None` if the rules refuse one of them.
    pub fn replay<'r>(&'r self, deal: &'r DealRecord, steps: usize) -> Option<Replay<'r>> {
        let mut replay = Replay::new(&self.rules, deal).ok()?;
        while replay.done() < steps {
            replay.step().ok()??;
        }
        Some(replay)
    }

    /// A deal as a seat sees it.
    pub fn shown<'s>(&'s self, deal: &'s DealRecord, number: usize, seat: Seat) -> Shown<'s> {
        let names = &self.record.header.players;
        Shown { text: self.text, rules: &self.rules, names, deal, number, viewer: Viewer::Seat(seat) }
    }

    /// A decision for programs.
    pub fn advice_json(&self, position: &Position<'_>) -> Value {
        let view = position.replay.view(position.seat);
        let mut answer = json::advice(&self.rules, self.lang.of_coach(), view, &position.advice);
        (answer["deal"], answer["step"]) = (json!(position.number), json!(position.step));
        answer
    }

    /// A review for programs.
    pub fn json(&self, deals: &[Deal<'_>], moves: &[(&Deal<'_>, &Reviewed)]) -> Value {
        let lang = self.lang.of_coach();
        let each = deals.iter().map(|deal| {
            let mut told = json::review(&deal.review);
            told["deal"] = json!(deal.number);
            told
        });
        let moves = moves.iter().filter_map(|(deal, found)| {
            let replay = self.replay(deal.record, found.step - 1)?;
            let mut told = json::reviewed(&self.rules, lang, replay.view(deal.review.seat), found);
            told["deal"] = json!(deal.number);
            Some(told)
        });
        json!({
            "rules": self.rules.ruleset.id(),
            "deals": each.collect::<Vec<_>>(),
            "moves": moves.collect::<Vec<_>>(),
            "note": lang.estimate(),
        })
    }

    /// Where a player sits in a deal.
    fn seat_in(&self, deal: &DealRecord, player: Option<u8>) -> Result<Seat, String> {
        let place = deal.seats.iter().position(|&other| Some(other) == player);
        let seat = place.and_then(|place| seats_of(deal.setup.players).get(place)).copied();
        seat.ok_or_else(|| (self.text.coach.no_seat)((self.text.replay.wind)(self.seat.wind())))
    }
}

/// What a seat may do in a position, the best first, for programs; all of it by what the seat can see.
pub fn advice_json(lang: Lang, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Value {
    json::advice(rules, lang.of_coach(), view, &bots::explain(rules, view, choices))
}

/// Who sits in a seat.
fn player_in(deal: &DealRecord, seat: Seat) -> Option<u8> {
    let place = seats_of(deal.setup.players).iter().position(|&other| other == seat)?;
    deal.seats.get(place).copied()
}
