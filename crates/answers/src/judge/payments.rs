//! Who pays what? A finished deal as it is written down.

use fivewinds::Rules;
use fivewinds::rules::seats_of;
use fivewinds::tiles::Seat;
use serde_json::Value;
use sheet::{DealEntry, EndWord, Settled};

use super::read::{self, Fault};
use super::{Ruling, words};
use crate::Lang;
use crate::problem::Problem;

/// The question as it is written.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// The deal as on a sheet; players are numbered from the dealer, who is 0.
    pub deal: Value,
    /// How many play.
    pub players: Option<u8>,
    /// How many deals in a row the dealer has won before.
    pub streak: u32,
}

/// The question as it is understood, and what follows.
#[derive(Clone, Debug)]
pub struct Asked {
    rules: Rules,
    players: u8,
    deal: DealEntry,
    settled: Settled,
}

impl Question {
    /// Reads and settles it.
    ///
    /// # Errors
    /// If there can be no such deal.
    pub fn read(&self, rules: Rules) -> Result<Asked, Vec<Problem>> {
        self.settle(rules).map_err(|problem| vec![problem])
    }

    fn settle(&self, rules: Rules) -> Result<Asked, Problem> {
        let players = read::players(&rules, self.players)?;
        let deal: DealEntry = serde_json::from_value(self.deal.clone())
            .map_err(|error| Problem::Judge(Fault::Deal { message: error.to_string() }))?;
        let settled = sheet::settle(&rules, &deal, players, self.streak)
            .map_err(|refusal| Problem::Judge(Fault::Sheet(refusal)))?;
        Ok(Asked { rules, players, deal, settled })
    }
}

impl Asked {
    /// The answer.
    pub fn rule(&self, lang: Lang) -> Ruling {
        let name = |seat: Seat| words::name(lang, seat);
        let unit = self.rules.ruleset.unit();
        let mut ruling = Ruling::new(&self.rules, lang, "payments", self.players, String::new());
        ruling.payments.clone_from(&self.settled.bookings);
        let points = ruling.points();
        let sums = seats_of(self.players).iter().map(|&seat| words::sum(name(seat), points[seat]));
        ruling.verdict = if ruling.payments.is_empty() {
            words::nobody_pays(lang)
        } else {
            words::sums(lang, &sums.collect::<Vec<_>>(), unit)
        };
        for win in self.deal.wins.iter().filter(|win| !win.good) {
            if let Some(&seat) = seats_of(self.players).get(usize::from(win.who)) {
                let clause = self.rules.paper().clauses.false_win;
                ruling.say(Some(seat), words::false_win(lang, name(seat)), clause);
            }
        }
        if self.deal.end == EndWord::Wall {
            ruling.say(None, words::drawn_deal(lang), self.rules.paper().clauses.end);
        }
        let next = self.settled.next_dealer;
        ruling.say(Some(next), words::next_dealer(lang, name(next)), self.settled.dealer_clause);
        ruling
    }
}
