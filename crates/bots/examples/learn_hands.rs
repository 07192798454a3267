//! What true hands have in common that imagined ones have not: `learn_hands RULESET DEALS SEED OUT [WEIGHTS]`. Club players play, and
//! at some of their decisions the hands of the others are written to a file, the true ones and two imagined ones for each, as
//! signs (`belief.rs`). `tools/learn_hands.py` makes weights of it, by which better ones are imagined the next time.
#![allow(clippy::print_stdout, reason = "it prints its results")]

use std::fs::File;
use std::io::{BufWriter, Write};

use bots::{Belief, Bot, Chance, Club, SIGNS, wall};
use hand::Tally;
use rules::{Rules, Ruleset};
use table::{Deal, Setup};
use tiles::{Seat, TileCounts};

/// One decision of so many is looked at.
const SELDOM: u32 = 12;
/// So many guesses are made before a hand of one is written, so that it owes nothing to the first.
const BETWEEN: u32 = 24;

/// What is written, and how many tiles the hands lack that are true, and that are imagined.
struct Learnt {
    out: BufWriter<File>,
    weights: Option<[f32; SIGNS]>,
    missing: [[u32; 9]; 2],
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [ruleset, deals, seed, out, rest @ ..] = args.as_slice() else {
        return Err("learn_hands RULESET DEALS SEED OUT [WEIGHTS]".into());
    };
    let rules = ruleset.parse::<Ruleset>()?.rules();
    let (deals, seed): (u64, u64) = (deals.parse()?, seed.parse()?);
    let weights = rest.first().map(|path| read(path)).transpose()?;
    let out = BufWriter::new(File::create(out)?);
    let mut learnt = Learnt { out, weights, missing: [[0; 9]; 2] };
    let mut chance = Chance::new(seed);
    for number in 0..deals {
        let mut deal = Deal::told(&rules, &Setup::default(), wall(&rules, seed, number), &mut ());
        let mut club = Club::new();
        while let Some(seat) = deal.to_act().next() {
            let choices = deal.choices(&rules, seat);
            if choices.len() > 1 && chance.below(SELDOM) == 0 {
                learnt.look(&rules, &deal, seat, &mut chance)?;
            }
            let action = club.choose(&rules, deal.view(seat), choices);
            deal.go_on(&rules, seat, action);
        }
    }
    let [real, imagined] = learnt.missing;
    println!("{ruleset}: hands that lack 0, 1, 2 … tiles: {real:?}, imagined {imagined:?}");
    Ok(())
}

impl Learnt {
    /// What a seat thinks that the others have, and what they have.
    fn look(
        &mut self,
        rules: &Rules,
        deal: &Deal,
        seat: Seat,
        chance: &mut Chance,
    ) -> Result<(), Box<dyn std::error::Error>> {
        let view = deal.view(seat);
        let mut belief = match &self.weights {
            Some(weights) => Belief::weighed(rules, view, weights),
            None => Belief::new(rules, view),
        };
        let others: Vec<Seat> = belief.seats().collect();
        let mut hands: Vec<(f32, Seat, TileCounts)> =
            others.iter().map(|&other| (1.0, other, deal.view(other).own().concealed())).collect();
        for round in 1..=2 * BETWEEN {
            let Some(guess) = belief.guess(chance) else { continue };
            if round % BETWEEN == 0 {
                hands.extend(others.iter().map(|&other| (0.0, other, guess.hands[other])));
            }
        }
        for (truth, other, hand) in hands {
            let sets = rules.hand_size / 3 - deal.public().shown(other).melds().count();
            let tally = Tally::of(&hand);
            let signs = belief.signs(other, &tally).ok_or("a seat of the belief")?;
            let row = std::iter::once(&truth).chain(&signs);
            row.into_iter().try_for_each(|value: &f32| self.out.write_all(&value.to_le_bytes()))?;
            let missing = usize::from(tally.missing_for(sets as u8).min(8));
            self.missing[usize::from(truth == 0.0)][missing] += 1;
        }
        Ok(())
    }
}

fn read(path: &str) -> Result<[f32; SIGNS], Box<dyn std::error::Error>> {
    let numbers =
        std::fs::read_to_string(path)?.split_whitespace().map(str::parse).collect::<Result<Vec<f32>, _>>()?;
    numbers.try_into().map_err(|_| format!("{path} has not {SIGNS} numbers").into())
}
