//! What a bot gains beside a club player by its single decisions, over many deals.

use bots::{Bot, Otherwise, Ours, Trial, gain, otherwise, wall};
use rules::Rules;
use table::Setup;

use crate::Control;
use crate::run::each;

/// Deals in which somebody plays among club players, from every seat in turn.
#[derive(Clone, Debug)]
pub struct Gains {
    /// The rules.
    pub rules: Rules,
    /// How many deals.
    pub deals: u64,
    /// How often club players play on where he does something else than they would.
    pub times: u32,
    /// Where all chance begins.
    pub seed: u64,
}

impl Gains {
    /// What a bot gains in each of the deals, in points.
    pub fn of(&self, bot: Ours, threads: usize, control: &Control) -> Vec<f64> {
        each(self.deals, threads, control, |number| {
            let wall = wall(&self.rules, self.seed, number);
            gain(&self.rules, &Setup::default(), wall, &mut *bot.bot(), self.trial(number))
        })
    }

    /// What each of some bots would gain in each of the deals, if the first plays and the others would now and then do something else.
    pub fn otherwise(&self, bots: &[Ours], threads: usize, control: &Control) -> Vec<Vec<Otherwise>> {
        each(self.deals, threads, control, |number| {
            let wall = wall(&self.rules, self.seed, number);
            let mut bots: Vec<Box<dyn Bot>> = bots.iter().map(|bot| bot.bot()).collect();
            let mut bots: Vec<&mut dyn Bot> = bots.iter_mut().map(|bot| &mut **bot as &mut dyn Bot).collect();
            otherwise(&self.rules, &Setup::default(), wall, &mut bots, self.trial(number))
        })
    }

    fn trial(&self, number: u64) -> Trial {
        let players = u64::from(self.rules.usual_players());
        Trial { place: (number % players) as usize, times: self.times, seed: number }
    }
}
