//! Is this a win, and what is it worth?

use fivewinds::rules::{Booking, Verdict};
use fivewinds::tiles::Seat;

use super::read::seat_beside;
use super::{Ruling, words};
use crate::json::score::headline;
use crate::{Lang, ScoreReport};

/// The answer for a hand that has been counted.
pub fn rule(report: &ScoreReport, lang: Lang) -> Ruling {
    let (rules, showdown, score) = (&report.rules, &report.showdown, &report.proof.score);
    let (text, unit) = (lang.text(), rules.ruleset.unit());
    let seat = Seat::ALL.into_iter().find(|seat| seat.wind() == showdown.seat);
    let mut ruling =
        Ruling::new(rules, lang, "win", showdown.players, words::sentence(headline(report, text)));
    ruling.good = Some(score.verdict == Verdict::Valid);
    if let Some(clause) = score.verdict.clause() {
        ruling.say(seat, words::sentence((text.score.verdict)(&score.verdict)), clause);
    }
    for fan in score.fans.iter() {
        let entry = &rules.ruleset.fans()[usize::from(fan.fan)];
        let name = (text.wording)(entry.name);
        let times = if fan.times > 1 { format!(" × {}", fan.times) } else { String::new() };
        ruling.say(
            None,
            format!("{name}{times}{}{}", text.colon, (text.rules.worth_of)(entry.worth)),
            entry.clause,
        );
    }
    if score.verdict == Verdict::Valid {
        if let Some(seat) = seat {
            let transfers = score.transfers.iter().flatten();
            let bookings = transfers.filter_map(|one| {
                let from = seat_beside(showdown.players, seat, one.from)?;
                Some(Booking { from, to: Some(seat), points: one.points, clause: one.clause })
            });
            ruling.payments.extend(bookings);
        }
    } else if let Some(offence) = rules.false_win(&score.verdict).filter(|_| showdown.win.is_some()) {
        let told = words::offence_costs(lang, unit, offence, 1, None);
        ruling.say(seat, words::if_declared(lang, &told), offence.clause);
        if let Some(seat) = seat.filter(|_| !offence.in_deal) {
            offence.charge(showdown.players, seat, None, 0, &mut |one| ruling.payments.push(one));
        }
    } else if showdown.win.is_some() {
        ruling.say(seat, words::no_penalty(lang), rules.play.clauses.false_win);
    }
    ruling
}
