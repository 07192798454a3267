//! `fivewinds coach`: where a player lost most, what was better, and why.

mod show;

pub(crate) use show::show_advice;

use std::io::{self, Write};
use std::process::ExitCode;

use coach::{Review, Reviewed, json, review};
use fivewinds::Rules;
use fivewinds::record::{DealRecord, Record, Replay};
use fivewinds::rules::seats_of;
use fivewinds::tiles::Seat;
use serde_json::{Value, json};

use crate::args::{CoachArgs, Viewer};
use crate::lang::Lang;
use crate::replay::{Shown, read, refuse};
use crate::text::Text;

/// What is asked, and how to answer it.
struct Asked<'a> {
    text: &'static Text,
    lang: Lang,
    rules: Rules,
    record: &'a Record,
    /// The seat that was named.
    seat: Seat,
    top: usize,
}

/// A deal with what the coach says of it.
struct Deal<'a> {
    number: usize,
    record: &'a DealRecord,
    review: Review,
}

pub(crate) fn run(args: &CoachArgs, lang: Lang) -> io::Result<ExitCode> {
    let text = lang.text();
    let Some(seat) = args.seat else { return refuse(args.json, text, text.coach.which_seat) };
    let record = match read(text, &args.file, args.deal) {
        Ok(record) => record,
        Err(message) => return refuse(args.json, text, &message),
    };
    let asked = Asked { text, lang, rules: record.header.rules(), record: &record, seat, top: args.top };
    let answer = match args.step {
        Some(step) => asked.position(args, step),
        None => asked.game(args),
    };
    match answer {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(Unanswered::Asked(message)) => refuse(args.json, text, &message),
        Err(Unanswered::Output(error)) => Err(error),
    }
}

/// Why there is no answer.
enum Unanswered {
    /// What was asked for is not there; the text says what.
    Asked(String),
    Output(io::Error),
}

impl From<io::Error> for Unanswered {
    fn from(error: io::Error) -> Unanswered {
        Unanswered::Output(error)
    }
}

impl<'a> Asked<'a> {
    /// The dearest moves of all deals that are wanted.
    fn game(&self, args: &CoachArgs) -> Result<(), Unanswered> {
        let deals = self.review(args)?;
        let mut moves: Vec<(&Deal<'a>, &Reviewed)> =
            deals.iter().flat_map(|deal| deal.review.moves.iter().map(move |found| (deal, found))).collect();
        moves.sort_by(|(_, one), (_, two)| two.cost.total_cmp(&one.cost));
        let all = moves.len();
        moves.truncate(self.top);
        if args.json {
            writeln!(io::stdout(), "{}", self.game_json(&deals, &moves))?;
        } else {
            self.show_game(&mut anstream::stdout(), &deals, &moves, all)?;
        }
        Ok(())
    }

    /// The decision at a step, with everything that could be done.
    fn position(&self, args: &CoachArgs, step: usize) -> Result<(), Unanswered> {
        let deals = self.record.deals.len();
        let number = match args.deal {
            Some(deal) => deal,
            None if deals == 1 => 1,
            None => return Err(Unanswered::Asked((self.text.coach.which_deal)(deals))),
        };
        let deal = self.record.deals.get(number.wrapping_sub(1));
        let deal = deal.ok_or_else(|| Unanswered::Asked((self.text.replay.no_deal)(deals)))?;
        let seat = self.seat_in(deal, player_in(deal, self.seat))?;
        let no_step = || Unanswered::Asked((self.text.coach.no_step)(deal.actions.len()));
        let before = step.checked_sub(1).filter(|&before| before < deal.actions.len()).ok_or_else(no_step)?;
        let replay = self.replay(deal, before).ok_or_else(no_step)?;
        let who = (self.text.replay.wind)(seat.wind());
        let asked = replay.deal().to_act().contains(seat);
        if !asked || replay.deal().choices(&self.rules, seat).is_empty() {
            return Err(Unanswered::Asked((self.text.coach.not_asked)(who, step)));
        }
        let view = replay.view(seat);
        let advice = bots::explain(&self.rules, view, replay.deal().choices(&self.rules, seat));
        if args.json {
            let mut answer = json::advice(&self.rules, self.lang.of_coach(), view, &advice);
            (answer["deal"], answer["step"]) = (json!(number), json!(step));
            writeln!(io::stdout(), "{answer}")?;
        } else {
            let shown = self.shown(deal, number, seat);
            self.show_position(&mut anstream::stdout(), (&shown, seat), &replay, &advice)?;
        }
        Ok(())
    }

    /// Every deal that is wanted, with the player followed from seat to seat.
    fn review(&self, args: &CoachArgs) -> Result<Vec<Deal<'a>>, Unanswered> {
        let wanted = |number: usize| args.deal.is_none_or(|deal| deal == number);
        let deals = self.record.deals.iter().zip(1..).filter(|(_, number)| wanted(*number));
        let mut player = None;
        let mut reviewed = Vec::new();
        for (deal, number) in deals {
            player = player.or_else(|| player_in(deal, self.seat));
            let seat = self.seat_in(deal, player)?;
            let review = review(&self.rules, deal, seat)
                .map_err(|error| Unanswered::Asked((self.text.replay.unreadable)(&error)))?;
            reviewed.push(Deal { number, record: deal, review });
        }
        Ok(reviewed)
    }

    /// Where a player sits in a deal.
    fn seat_in(&self, deal: &DealRecord, player: Option<u8>) -> Result<Seat, Unanswered> {
        let place = deal.seats.iter().position(|&other| Some(other) == player);
        let seat = place.and_then(|place| seats_of(deal.setup.players).get(place)).copied();
        let nobody = || (self.text.coach.no_seat)((self.text.replay.wind)(self.seat.wind()));
        seat.ok_or_else(|| Unanswered::Asked(nobody()))
    }

    /// The deal after so many steps; `None` if the rules refuse one of them.
    fn replay<'r>(&'r self, deal: &'r DealRecord, steps: usize) -> Option<Replay<'r>> {
        let mut replay = Replay::new(&self.rules, deal).ok()?;
        while replay.done() < steps {
            replay.step().ok()??;
        }
        Some(replay)
    }

    fn shown<'s>(&'s self, deal: &'s DealRecord, number: usize, seat: Seat) -> Shown<'s> {
        let names = &self.record.header.players;
        Shown { text: self.text, rules: &self.rules, names, deal, number, viewer: Viewer::Seat(seat) }
    }

    fn game_json(&self, deals: &[Deal<'_>], moves: &[(&Deal<'_>, &Reviewed)]) -> Value {
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
}

/// Who sits in a seat.
fn player_in(deal: &DealRecord, seat: Seat) -> Option<u8> {
    let place = seats_of(deal.setup.players).iter().position(|&other| other == seat)?;
    deal.seats.get(place).copied()
}
