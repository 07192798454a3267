//! What does this offence cost?

use fivewinds::Rules;
use fivewinds::rules::{Offence, OffencePoints, Receiver, ladder};
use fivewinds::tiles::Seat;
use sheet::Refusal;

use super::read::{self, Fault};
use super::{Ruling, words};
use crate::Lang;
use crate::problem::Problem;

/// The question as it is written.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// The id of the offence; or else how late somebody came.
    pub offence: Option<String>,
    /// How many minutes late.
    pub late: Option<u32>,
    /// Who committed it: E, S, W or N.
    pub who: String,
    /// Who gets the points, where the referee names him.
    pub to: Option<String>,
    /// How often he has committed it before.
    pub before: u32,
    /// How many points, where the referee chooses.
    pub points: Option<u32>,
    /// How many play.
    pub players: Option<u8>,
}

/// The question as it is understood.
#[derive(Clone, Debug)]
pub struct Asked {
    rules: Rules,
    players: u8,
    offence: &'static Offence,
    who: Seat,
    to: Option<Seat>,
    nth: u32,
    points: Option<u32>,
}

impl Question {
    /// Reads it.
    ///
    /// # Errors
    /// If something is wrong with it.
    pub fn read(&self, rules: Rules) -> Result<Asked, Vec<Problem>> {
        self.understand(rules).map_err(|problem| vec![problem])
    }

    fn understand(&self, rules: Rules) -> Result<Asked, Problem> {
        let fault = |fault: Fault| Problem::Judge(fault);
        let players = read::players(&rules, self.players)?;
        let offence = match (&self.offence, self.late) {
            (Some(id), _) => Offence::find(rules.offences(), id.trim())
                .ok_or_else(|| fault(Fault::Sheet(Refusal::NoSuchOffence)))?,
            (None, Some(minutes)) => rules.lateness(minutes).ok_or_else(|| fault(Fault::Lateness))?,
            (None, None) => return Err(fault(Fault::Sheet(Refusal::NoSuchOffence))),
        };
        let who = read::seat(players, &self.who)?;
        let to = self.to.as_deref().filter(|to| !to.is_empty());
        let to = to.map(|to| read::seat(players, to)).transpose()?;
        if to == Some(who) || to.is_some() && offence.to != Receiver::One {
            return Err(fault(Fault::Sheet(Refusal::Receiver(offence.clause))));
        }
        let allowed = match (offence.points, self.points) {
            (OffencePoints::Choice(choices), Some(points)) => choices.contains(&points),
            (_, points) => points.is_none(),
        };
        if !allowed {
            return Err(fault(Fault::Sheet(Refusal::Points(offence.clause))));
        }
        let nth = self.before.saturating_add(1);
        Ok(Asked { rules, players, offence, who, to, nth, points: self.points })
    }
}

impl Asked {
    /// The answer.
    pub fn rule(&self, lang: Lang) -> Ruling {
        let (offence, unit) = (self.offence, self.rules.ruleset.unit());
        let name = (lang.text().wording)(offence.name);
        let costs = words::offence_costs(lang, unit, offence, self.nth, self.points);
        let verdict = words::offence(lang, name, &costs);
        let mut ruling = Ruling::new(&self.rules, lang, "offence", self.players, verdict);
        let who = Some(self.who);
        let told = format!("{}{}{costs}", words::name(lang, self.who), lang.text().colon);
        ruling.say(who, told, offence.clause);
        if offence.points == OffencePoints::Ladder {
            ruling.say(who, words::ladder(lang, self.nth), "MCRC-PEN-7");
            let clause = "MCRC-PEN-8";
            ruling.say(who, words::ladder_count(lang, offence.each_round), clause);
        }
        if offence.dead_hand {
            ruling.say(who, words::dead_hand(lang), self.rules.play.clauses.dead_hand);
        }
        if let Some(word) = offence.consequence {
            ruling.say(who, words::sentence(words::consequence(lang, word).to_owned()), offence.clause);
        }
        if offence.in_deal {
            ruling.say(None, words::in_deal(lang), offence.clause);
        }
        let is_ladder = offence.points == OffencePoints::Ladder;
        let points = if is_ladder { ladder(self.nth) } else { self.points.unwrap_or_default() };
        // Who is still in play is known when the deal is over (SIC-PEN-1).
        let is_known = offence.to != Receiver::One || self.to.is_some();
        if is_known && !(offence.in_deal && offence.to == Receiver::EachOther) {
            offence.charge(self.players, self.who, self.to, points, &mut |one| ruling.payments.push(one));
        }
        ruling
    }
}
