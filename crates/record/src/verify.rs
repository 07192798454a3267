//! Whether everything in a record follows from its rules, walls and decisions.

use std::fmt;

use rules::Rules;
use shuffle::{ContributionError, Seed};

use crate::{DealRecord, DealResult, Record, RecordError, Replay, ReplayError};

/// What was verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Verified {
    /// So many deals.
    pub deals: usize,
    /// So many steps.
    pub steps: usize,
    /// The walls of so many deals follow from a seed.
    pub seeds: usize,
    /// The seeds of so many deals follow from what everybody contributed.
    pub contributed: usize,
}

/// The first thing that does not follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unverified {
    /// In which deal, from 1 on.
    pub deal: usize,
    /// What.
    pub why: Difference,
}

/// What does not follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The deal cannot begin.
    Setup(RecordError),
    /// What parties revealed is not what they had published, or somebody is missing.
    Contributions(ContributionError),
    /// The seed is not the one that was contributed to.
    Seed,
    /// The wall is not that of the seed, from this place on, counted from 1.
    #[allow(missing_docs, reason = "the names say it")]
    Wall { place: usize },
    /// The dice are not those of the seed.
    Dice,
    /// The rules refuse a decision.
    Refused(ReplayError),
    /// There is a result, but after this many steps the deal is not over.
    #[allow(missing_docs, reason = "the names say it")]
    NotOver { steps: usize },
    /// The deal is over, but there is no result.
    NoResult,
    /// How the deal ended.
    Ending,
    /// Who deals next.
    NextDealer,
    /// The wins.
    Wins,
    /// The payments, from this one on, counted from 1.
    #[allow(missing_docs, reason = "the names say it")]
    Payments { number: usize },
    /// What each has won or lost.
    Points,
    /// How everything lay at the end.
    Fingerprint,
}

/// Replays all deals and compares everything.
///
/// # Errors
/// Names the first thing that does not follow from the rules, the walls and the decisions.
pub fn verify(record: &Record) -> Result<Verified, Unverified> {
    let rules = record.header.rules();
    let mut verified = Verified::default();
    for (deal, number) in record.deals.iter().zip(1..) {
        let one = verify_deal(&rules, deal).map_err(|why| Unverified { deal: number, why })?;
        verified.deals += one.deals;
        verified.steps += one.steps;
        verified.seeds += one.seeds;
        verified.contributed += one.contributed;
    }
    Ok(verified)
}

/// The same for one deal.
///
/// # Errors
/// As [`verify`].
pub fn verify_deal(rules: &Rules, deal: &DealRecord) -> Result<Verified, Difference> {
    let contributed = match &deal.contributions {
        Some(contributions) => Some(contributions.verify().map_err(Difference::Contributions)?),
        None => None,
    };
    if contributed.is_some() && deal.seed.is_some() && contributed != deal.seed {
        return Err(Difference::Seed);
    }
    let seed = contributed.or(deal.seed);
    if let Some(seed) = &seed {
        check_seed(rules, deal, seed)?;
    }
    let mut replay = Replay::new(rules, deal).map_err(Difference::Setup)?;
    replay.run().map_err(Difference::Refused)?;
    match (&deal.result, replay.result()) {
        (Some(stored), Some(played)) => compare(stored, &played)?,
        (Some(_), None) => return Err(Difference::NotOver { steps: replay.done() }),
        (None, Some(_)) => return Err(Difference::NoResult),
        (None, None) => {}
    }
    Ok(Verified {
        deals: 1,
        steps: replay.done(),
        seeds: seed.is_some().into(),
        contributed: contributed.is_some().into(),
    })
}

fn check_seed(rules: &Rules, deal: &DealRecord, seed: &Seed) -> Result<(), Difference> {
    let wall = shuffle::wall(seed, &rules.tiles);
    let differs = wall.rest().iter().zip(deal.wall.rest()).position(|(one, other)| one != other);
    match differs {
        Some(place) => return Err(Difference::Wall { place: place + 1 }),
        None if wall.left() != deal.wall.left() => return Err(Difference::Wall { place: wall.left() + 1 }),
        None => {}
    }
    if shuffle::dice(seed).starts_with(&deal.dice) { Ok(()) } else { Err(Difference::Dice) }
}

/// Everything but the totals, in which other things than deals may be.
fn compare(stored: &DealResult, played: &DealResult) -> Result<(), Difference> {
    let same = |is: bool, difference: Difference| if is { Ok(()) } else { Err(difference) };
    same(stored.ended_by == played.ended_by, Difference::Ending)?;
    same(stored.wins == played.wins, Difference::Wins)?;
    let length = stored.payments.len().max(played.payments.len());
    let differs = (0..length).find(|&at| stored.payments.get(at) != played.payments.get(at));
    differs.map_or(Ok(()), |at| Err(Difference::Payments { number: at + 1 }))?;
    same(stored.points == played.points, Difference::Points)?;
    same(stored.next_dealer == played.next_dealer, Difference::NextDealer)?;
    same(stored.fingerprint == played.fingerprint, Difference::Fingerprint)
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::Setup(error) => write!(f, "the deal cannot begin: {}", error.fault),
            Difference::Contributions(error) => error.fmt(f),
            Difference::Seed => f.write_str("the seed is not the one that was contributed to"),
            Difference::Wall { place } => write!(f, "the wall is not that of the seed, from tile {place} on"),
            Difference::Dice => f.write_str("the dice are not those of the seed"),
            Difference::Refused(error) => error.fmt(f),
            Difference::NotOver { steps } => {
                write!(f, "the deal is not over after step {steps}, but has a result")
            }
            Difference::NoResult => f.write_str("the deal is over, but has no result"),
            Difference::Ending => f.write_str("the deal ended otherwise"),
            Difference::NextDealer => f.write_str("somebody else deals next"),
            Difference::Wins => f.write_str("the wins are others"),
            Difference::Payments { number } => write!(f, "the payments are others, from the {number}. on"),
            Difference::Points => f.write_str("the points are others"),
            Difference::Fingerprint => f.write_str("the fingerprint of the end is another"),
        }
    }
}

impl fmt::Display for Unverified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}: {}", self.deal, self.why)
    }
}

impl std::error::Error for Unverified {}
