//! Swiss: the best four at the first table, the next four at the second, unless they have met or are team mates.

use std::collections::BTreeMap;

use seating::{Player, Session};

/// What a meeting costs that should not be: more than any way that players have to go to avoid it.
const MEETING: u64 = 1_000_000_000;
/// What it costs to sit with substitutes once more.
const WITH_SUBSTITUTES: u64 = 1_000_000;
/// How often a seating that cannot be bettered by an exchange is shaken and tried again.
const SHAKES: usize = 40;

/// The tables for these numbers, the best first. As few players as possible meet again or meet team mates, and they are moved
/// as little as possible for it: by table, a long way counting more than several short ones.
pub(crate) fn tables(
    numbers: &[u32],
    played: &[Session],
    teams: &[Option<String>],
    seed: u64,
) -> Vec<[u32; 4]> {
    let hall = Hall::new(numbers, played, teams);
    let mut chance = Chance(seed);
    let mut best: Vec<usize> = (0..numbers.len()).collect();
    let mut best_cost = hall.settle(&mut best);
    for _ in 0..SHAKES {
        if best_cost < WITH_SUBSTITUTES {
            break;
        }
        let mut seats = best.clone();
        for _ in 0..3 {
            let (one, two) = (chance.below(seats.len()), chance.below(seats.len()));
            seats.swap(one, two);
        }
        let cost = hall.settle(&mut seats);
        if cost < best_cost {
            (best, best_cost) = (seats, cost);
        }
    }
    best.chunks(4).map(|table| hall.winds(table, &mut chance)).collect()
}

/// What is known of the players, by their place in the standings, from 0.
struct Hall<'a> {
    numbers: &'a [u32],
    /// How little two should meet, all pairs.
    against: Vec<u64>,
    /// How often each has sat with substitutes.
    visits: Vec<u64>,
    /// How often each has begun as East, South, West, North.
    winds: Vec<[u64; 4]>,
}

impl Hall<'_> {
    fn new<'a>(numbers: &'a [u32], played: &[Session], teams: &[Option<String>]) -> Hall<'a> {
        let players = numbers.len();
        let at: BTreeMap<u32, usize> = numbers.iter().enumerate().map(|(at, &number)| (number, at)).collect();
        let at = |player: Option<Player>| at.get(&u32::from(player?.number())).copied();
        let mut hall = Hall {
            numbers,
            against: vec![0; players * players],
            visits: vec![0; players],
            winds: vec![[0; 4]; players],
        };
        for table in played.iter().flatten() {
            let seats = table.map(at);
            for (wind, one) in seats.iter().enumerate() {
                let Some(one) = *one else { continue };
                hall.winds[one][wind] += 1;
                hall.visits[one] += u64::from(table.contains(&None));
                for two in seats.iter().flatten().filter(|two| **two != one) {
                    hall.against[one * players + two] += 1;
                }
            }
        }
        let team = |at: usize| teams.get(numbers[at] as usize - 1).and_then(Option::as_ref);
        for one in 0..players {
            for two in (0..players).filter(|&two| two != one) {
                if team(one).is_some() && team(one) == team(two) {
                    hall.against[one * players + two] += 1;
                }
            }
        }
        hall
    }

    /// What a table costs.
    fn cost(&self, seats: &[usize], table: usize) -> u64 {
        let players = self.numbers.len();
        let sitting = &seats[table * 4..(table * 4 + 4).min(players)];
        let mut cost = 0;
        for (at, &one) in sitting.iter().enumerate() {
            let met: u64 = sitting[at + 1..].iter().map(|&two| self.against[one * players + two]).sum();
            let way = (one / 4).abs_diff(table) as u64;
            cost += MEETING * met + way * way;
            if sitting.len() < 4 {
                cost += WITH_SUBSTITUTES * self.visits[one];
            }
        }
        cost
    }

    /// Exchanges the two players whose exchange helps most, until none does; says what it costs then.
    fn settle(&self, seats: &mut [usize]) -> u64 {
        let tables = seats.len().div_ceil(4);
        let mut costs: Vec<u64> = (0..tables).map(|table| self.cost(seats, table)).collect();
        loop {
            let mut best = (0, 0, 0);
            for one in 0..seats.len() {
                for two in (one / 4 + 1) * 4..seats.len() {
                    let (here, there) = (one / 4, two / 4);
                    // Between tables that cost nothing there is nothing to gain.
                    if costs[here] + costs[there] == 0 {
                        continue;
                    }
                    seats.swap(one, two);
                    let after = self.cost(seats, here) + self.cost(seats, there);
                    seats.swap(one, two);
                    let gain = (costs[here] + costs[there]).saturating_sub(after);
                    if gain > best.0 {
                        best = (gain, one, two);
                    }
                }
            }
            let (gain, one, two) = best;
            if gain == 0 {
                return costs.iter().sum();
            }
            seats.swap(one, two);
            for table in [one / 4, two / 4] {
                costs[table] = self.cost(seats, table);
            }
        }
    }

    /// The players of a table in the seats that they have had least; equal ways are decided by the seed.
    fn winds(&self, table: &[usize], chance: &mut Chance) -> [u32; 4] {
        let seats = [0, 1, 2, 3].map(|at| table.get(at).copied());
        let cost = |order: &[usize; 4]| -> u64 {
            let seated = order.iter().enumerate().filter_map(|(wind, &at)| Some((wind, seats[at]?)));
            // What the squares of his winds grow by, less what they would by anyway.
            seated.map(|(wind, player)| self.winds[player][wind]).sum()
        };
        let mut orders = ORDERS.map(|order| (cost(&order), chance.bits(), order));
        orders.sort_unstable();
        let [(_, _, best), ..] = orders;
        best.map(|at| seats[at].map_or(0, |player| self.numbers[player]))
    }
}

/// All orders of four.
const ORDERS: [[usize; 4]; 24] = [
    [0, 1, 2, 3],
    [0, 1, 3, 2],
    [0, 2, 1, 3],
    [0, 2, 3, 1],
    [0, 3, 1, 2],
    [0, 3, 2, 1],
    [1, 0, 2, 3],
    [1, 0, 3, 2],
    [1, 2, 0, 3],
    [1, 2, 3, 0],
    [1, 3, 0, 2],
    [1, 3, 2, 0],
    [2, 0, 1, 3],
    [2, 0, 3, 1],
    [2, 1, 0, 3],
    [2, 1, 3, 0],
    [2, 3, 0, 1],
    [2, 3, 1, 0],
    [3, 0, 1, 2],
    [3, 0, 2, 1],
    [3, 1, 0, 2],
    [3, 1, 2, 0],
    [3, 2, 0, 1],
    [3, 2, 1, 0],
];

/// Chance from a seed: SplitMix64, the same on every machine.
struct Chance(u64);

impl Chance {
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number below `end`, which is not 0.
    fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.bits()) * end as u128) >> 64) as usize
    }
}
