//! Hands to practise with: real ones, from deals that our bots played.

use bots::{Bench, Chance, Level};
use fivewinds::rules::{Facts, Won};
use fivewinds::table::{Deal, FullView, Setup};
use fivewinds::tiles::Wind;
use fivewinds::{Hand, Rules, Showdown};
use serde_json::{Value, json};

use crate::json::options;
use crate::text::Text;

/// What is asked about a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What a hand that has won is worth.
    Worth,
    /// What a hand waited for before it won.
    Waits,
}

/// A hand to practise with.
#[derive(Clone, Debug)]
pub struct Drill {
    /// The rules of the deal.
    pub rules: Rules,
    /// What is asked.
    pub kind: Kind,
    /// Where it came from: the same seed brings the same hand.
    pub seed: u64,
    /// The hand.
    pub hand: Showdown,
}

/// So many deals are looked at for a hand; after that whatever there was is taken.
const DEALS: u64 = 40;

impl Kind {
    /// The kind with a name: `worth` or `waits`.
    pub fn of_word(word: &str) -> Option<Kind> {
        [Kind::Worth, Kind::Waits].into_iter().find(|kind| kind.id() == word)
    }

    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Worth => "worth",
            Kind::Waits => "waits",
        }
    }
}

impl Drill {
    /// The hand that a seed brings; `None` if nobody wins for a long time.
    pub fn new(rules: Rules, kind: Kind, seed: u64) -> Option<Drill> {
        let mut chance = Chance::new(seed);
        let hand = (0..DEALS).find_map(|number| {
            let round = Wind::ALL[chance.below(4) as usize];
            let deal = played(&rules, seed, number, round);
            let full = deal.finished()?;
            let wins: Vec<Won> = full.wins().filter(|won| won.good).collect();
            let won = wins.get(chance.below(wins.len().max(1) as u32) as usize)?;
            hand_of(&rules, kind, &full, won)
        });
        hand.map(|hand| Drill { rules, kind, seed, hand })
    }

    /// For programs. The keys are documented in `docs/api.md`.
    pub fn json(&self, text: &Text) -> Value {
        let Drill { rules, kind, seed, hand } = self;
        let input = hand.input(rules);
        json!({
            "rules": rules.ruleset.id(),
            "kind": kind.id(),
            "seed": seed,
            "options": options(&rules.options),
            "line": input.to_string(),
            "hand": hand.concealed.to_string(),
            "melds": input.hand.melds.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "flowers": hand.flowers.to_string(),
            "win": hand.win.map(|win| win.tile.to_string()),
            "seat": hand.seat.letter(),
            "round": hand.round.letter(),
            "text": self.told(text),
        })
    }

    /// What was the case, in a sentence.
    fn told(&self, text: &Text) -> String {
        let (hand, words) = (&self.hand, text.score);
        let mut parts = vec![(words.winds)(hand.seat, hand.round)];
        parts.extend(hand.win.map(|win| (words.won)(win)));
        parts.extend(hand.facts.iter().map(|fact| (words.fact)(fact).to_owned()));
        let input = hand.input(&self.rules);
        parts.extend(input.discards.map(words.discards));
        parts.join(text.semicolon)
    }
}

/// A deal to its end, by good players.
fn played(rules: &Rules, seed: u64, number: u64, round: Wind) -> Deal {
    let players = usize::from(rules.usual_players());
    let mut bench = Bench::of(&vec![Level::Club; players]);
    let setup = Setup { round, ..Setup::default() };
    bench.play(rules, &setup, bots::wall(rules, seed, number), seed, &mut ())
}

/// The hand of a win, if there is something to ask about it.
fn hand_of(rules: &Rules, kind: Kind, full: &FullView<'_>, won: &Won) -> Option<Showdown> {
    let hand = full.winning_hand(rules, won);
    // A flower that wins leaves nothing to reckon.
    if won.tile.is_flower() {
        return None;
    }
    match kind {
        Kind::Worth => Some(hand),
        Kind::Waits => {
            let ready = Hand::new(&hand.concealed, &hand.melds, rules.jokers()).ok()?;
            let waits = !ready.waits(rules.shapes).is_empty();
            waits.then(|| Showdown {
                win: None,
                facts: Facts::NONE,
                discards: Showdown::MANY_DISCARDS,
                ..hand
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use fivewinds::{Ruleset, ScoreInput};

    use super::*;
    use crate::Lang;

    #[test]
    fn every_ruleset_has_hands_to_practise_with() {
        for ruleset in Ruleset::ALL {
            for seed in 0..4 {
                let worth = Drill::new(ruleset.rules(), Kind::Worth, seed).unwrap();
                let told = worth.json(Lang::En.text());
                let line = told["line"].as_str().unwrap();
                let read = ScoreInput::read_line(line).unwrap().check(&worth.rules).unwrap();
                assert_eq!(worth.rules.score(&read).verdict.is_valid(), Some(true), "{ruleset}: {line}");
                let again = Drill::new(ruleset.rules(), Kind::Worth, seed).unwrap();
                assert_eq!(again.json(Lang::En.text()), told);

                let waits = Drill::new(ruleset.rules(), Kind::Waits, seed).unwrap();
                assert!(waits.hand.win.is_none() && waits.json(Lang::Zh.text())["win"].is_null());
            }
        }
    }
}
