//! Finds the data of `src/design`: `cargo run --release -p seating --example starters -- rows 12`, `starter 13` or `signs`.
//!
//! Each prints what it has found and goes on for ever if there is nothing. What it prints is checked by the tests of the
//! crate, which know nothing of how it was found.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "it is a program that prints")]

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

const STEPS: u32 = 2_000_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = || words.get(1).and_then(|word| word.parse().ok());
    let mut chance = Chance(Xoshiro256PlusPlus::seed_from_u64(1));
    match (words.first().map(String::as_str), number()) {
        (Some("rows"), Some(tables)) => rows(tables, &mut chance),
        (Some("starter"), Some(sessions)) => starter(sessions, &mut chance),
        (Some("signs"), _) => signs(&mut chance),
        _ => println!("rows TABLES, starter SESSIONS or signs"),
    }
}

struct Chance(Xoshiro256PlusPlus);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.0.next_u64()) * end as u128) >> 64) as usize
    }

    /// Whether a loss is taken at this heat.
    fn takes(&mut self, loss: i32, heat: f64) -> bool {
        loss <= 0
            || ((self.0.next_u64() >> 11) as f64) < (-f64::from(loss) / heat).exp() * (1_u64 << 53) as f64
    }
}

/// From hot to cold.
fn heat(step: u32, hot: f64, cold: f64) -> f64 {
    hot * (cold / hot).powf(f64::from(step) / f64::from(STEPS))
}

/// More and more rows `(a, b, c)` modulo the number of tables in which a, b, c and their three differences are different.
fn rows(tables: usize, chance: &mut Chance) {
    for count in 3..=tables {
        let rows = loop {
            if let Some(rows) = try_rows(tables, count, chance) {
                break rows;
            }
        };
        println!("{count} sessions: {rows:?}");
    }
}

fn try_rows(tables: usize, count: usize, chance: &mut Chance) -> Option<Vec<[usize; 2]>> {
    let keys = |a: usize, [b, c]: [usize; 2]| {
        let minus = |x: usize, y: usize| (x + tables - y) % tables;
        [b, tables + c, 2 * tables + minus(b, a), 3 * tables + minus(c, a), 4 * tables + minus(c, b)]
    };
    let mut rows: Vec<[usize; 2]> =
        (0..count).map(|_| [chance.below(tables), chance.below(tables)]).collect();
    let mut times = vec![0_i32; 5 * tables];
    rows.iter().enumerate().flat_map(|(a, &row)| keys(a, row)).for_each(|key| times[key] += 1);
    let mut cost: i32 = times.iter().map(|times| times * (times - 1) / 2).sum();
    for step in 0..STEPS {
        if cost == 0 {
            return Some(rows);
        }
        let a = chance.below(count);
        let (old, mut new) = (rows[a], rows[a]);
        new[chance.below(2)] = chance.below(tables);
        let mut loss = 0;
        for key in keys(a, old) {
            times[key] -= 1;
            loss -= times[key];
        }
        for key in keys(a, new) {
            loss += times[key];
            times[key] += 1;
        }
        if chance.takes(loss, heat(step, 0.8, 0.2)) {
            rows[a] = new;
            cost += loss;
        } else {
            keys(a, new).into_iter().for_each(|key| times[key] -= 1);
            keys(a, old).into_iter().for_each(|key| times[key] += 1);
        }
    }
    None
}

/// The rings of `src/design/starter.rs`: who comes where by turning them and by going from ring to ring.
struct Rings {
    sessions: usize,
    fixed: usize,
    factor: usize,
}

impl Rings {
    fn points(&self) -> usize {
        3 * self.sessions + self.fixed
    }

    fn turned(&self, point: usize) -> usize {
        let (ring, place) = (point / self.sessions, point % self.sessions);
        if point < 3 * self.sessions { ring * self.sessions + (place + 1) % self.sessions } else { point }
    }

    fn next_ring(&self, point: usize) -> usize {
        let (ring, place) = (point / self.sessions, point % self.sessions);
        if point < 3 * self.sessions {
            (ring + 1) % 3 * self.sessions + self.factor * place % self.sessions
        } else if self.fixed == 3 {
            3 * self.sessions + (place + 1) % 3
        } else {
            point
        }
    }

    /// The tables of one or two fixed points.
    fn fixed_tables(&self) -> Vec<[usize; 4]> {
        let table = |at| [3 * self.sessions + at, at, self.next_ring(at), self.next_ring(self.next_ring(at))];
        if self.fixed < 3 { (0..self.fixed).map(table).collect() } else { Vec::new() }
    }

    /// For each pair the number of its orbit, and for each orbit whether a table may have a pair of it: if it is as long as
    /// can be, so that its pairs come once, and no fixed table has one.
    fn orbits(&self) -> (Vec<usize>, Vec<i32>) {
        let n = self.points();
        let mut orbit = vec![usize::MAX; n * n];
        let mut allowed = Vec::new();
        for (one, two) in (0..n).flat_map(|one| (one + 1..n).map(move |two| (one, two))) {
            if orbit[one * n + two] != usize::MAX {
                continue;
            }
            let (mut open, mut length) = (vec![(one, two)], 0);
            while let Some((x, y)) = open.pop() {
                if orbit[x * n + y] == usize::MAX {
                    orbit[x * n + y] = allowed.len();
                    orbit[y * n + x] = allowed.len();
                    length += 1;
                    open.push((self.turned(x), self.turned(y)));
                    open.push((self.next_ring(x), self.next_ring(y)));
                }
            }
            allowed.push(i32::from(length == 3 * self.sessions && one < 3 * self.sessions));
        }
        for table in self.fixed_tables() {
            for (at, one) in table.iter().enumerate() {
                table[at + 1..].iter().for_each(|two| allowed[orbit[one * n + two]] = 0);
            }
        }
        (orbit, allowed)
    }
}

/// A starter, with any factor whose third power is 1.
fn starter(sessions: usize, chance: &mut Chance) {
    let factors: Vec<usize> =
        (1..sessions).filter(|factor| factor * factor % sessions * factor % sessions == 1).collect();
    loop {
        // With two fixed points the factor 1 would make the same pairs meet at both fixed tables.
        for &factor in factors.iter().filter(|&&factor| sessions % 4 != 2 || factor != 1) {
            if let Some(tables) = try_starter(&Rings { sessions, fixed: sessions % 4, factor }, chance) {
                println!(
                    "sessions: {sessions}, fixed: {}, factor: {factor}, tables: {tables:?}",
                    sessions % 4
                );
                return;
            }
        }
    }
}

fn try_starter(rings: &Rings, chance: &mut Chance) -> Option<Vec<Vec<usize>>> {
    let n = rings.points();
    let (orbit, allowed) = rings.orbits();
    // One of each three points that go into each other sits at a table that is looked for.
    let taken: Vec<usize> = rings.fixed_tables().concat();
    let mut places: Vec<usize> = (0..rings.sessions)
        .chain((rings.fixed == 3).then_some(n - 3))
        .filter(|at| !taken.contains(at))
        .collect();
    for last in (1..places.len()).rev() {
        places.swap(last, chance.below(last + 1));
    }
    let mut times = vec![0_i32; allowed.len()];
    let cost_of = |at: usize, times: &[i32]| (times[at] - allowed[at]).max(0).pow(2);
    // Counts the pairs of a place with the rest of its table, and says what that costs.
    let count = |times: &mut [i32], places: &[usize], at: usize, by: i32| -> i32 {
        let table = at - at % 4..at - at % 4 + 4;
        let mut cost = 0;
        for other in table.filter(|&other| other != at) {
            let of_pair = orbit[places[at] * n + places[other]];
            cost -= cost_of(of_pair, times);
            times[of_pair] += by;
            cost += cost_of(of_pair, times);
        }
        cost
    };
    for table in places.chunks(4) {
        for (at, one) in table.iter().enumerate() {
            table[at + 1..].iter().for_each(|two| times[orbit[one * n + two]] += 1);
        }
    }
    let mut cost: i32 = (0..allowed.len()).map(|at| cost_of(at, &times)).sum();
    for step in 0..STEPS {
        if cost == 0 {
            return Some(places.chunks(4).map(<[usize]>::to_vec).collect());
        }
        let (one, two) = (chance.below(places.len()), chance.below(places.len()));
        let (first, second) = (places[one], places[two]);
        let is_swap = one / 4 != two / 4;
        let mut loss = count(&mut times, &places, one, -1);
        if is_swap {
            loss += count(&mut times, &places, two, -1);
            places.swap(one, two);
        }
        // Somebody goes to another ring on the way.
        for _ in 0..chance.below(3) {
            places[one] = rings.next_ring(places[one]);
        }
        loss += count(&mut times, &places, one, 1);
        if is_swap {
            loss += count(&mut times, &places, two, 1);
        }
        if chance.takes(loss, heat(step, 1.2, 0.25)) {
            cost += loss;
            continue;
        }
        count(&mut times, &places, one, -1);
        if is_swap {
            count(&mut times, &places, two, -1);
            places[two] = second;
        }
        places[one] = first;
        count(&mut times, &places, one, 1);
        if is_swap {
            count(&mut times, &places, two, 1);
        }
    }
    None
}

/// The second plane and the signs of `src/design/signed.rs`.
fn signs(chance: &mut Chance) {
    let times = |x: usize, y: usize| [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]][x][y];
    let sloped = (0..16).map(|line| [0, 1, 2, 3].map(|x| 4 * x + (times(line / 4, x) ^ (line % 4))));
    let lines: Vec<[usize; 4]> = sloped.chain((0..4).map(|x| [0, 1, 2, 3].map(|y| 4 * x + y))).collect();
    let line_of = |one: usize, two: usize| {
        lines
            .iter()
            .position(|line| line.contains(&one) && line.contains(&two))
            .expect("two points have a line")
    };
    let mut second: [usize; 16] = std::array::from_fn(|at| at);
    loop {
        for last in (1..16).rev() {
            second.swap(last, chance.below(last + 1));
        }
        let place = |point: usize| second.iter().position(|&at| at == point).expect("a permutation");
        // A sign for each point of each line: two lines through two points must have different sums of signs.
        let mut equations: Vec<(Vec<bool>, bool)> = Vec::new();
        for (one, two) in (0..16).flat_map(|one| (one + 1..16).map(move |two| (one, two))) {
            let mut equation = vec![false; 160];
            for (shift, a, b) in [(0, one, two), (80, place(one), place(two))] {
                let line = line_of(a, b);
                for point in [a, b] {
                    let at = lines[line].iter().position(|&on| on == point).expect("it is on its line");
                    equation[shift + 4 * line + at] = true;
                }
            }
            equations.push((equation, true));
        }
        if let Some(values) = solution(&equations) {
            let sign = |bits: &[bool]| bits.iter().rev().fold(0, |sign, &bit| 2 * sign + u8::from(bit));
            let signs: String = values.chunks(4).map(|bits| format!("{:x}", sign(bits))).collect();
            println!("second: {second:?}, signs: {signs}");
            return;
        }
    }
}

/// Values that satisfy linear equations modulo 2.
fn solution(equations: &[(Vec<bool>, bool)]) -> Option<Vec<bool>> {
    let mut solved: Vec<(usize, Vec<bool>, bool)> = Vec::new();
    for (equation, sum) in equations {
        let (mut equation, mut sum) = (equation.clone(), *sum);
        for (lead, known, known_sum) in &solved {
            if equation[*lead] {
                equation.iter_mut().zip(known).for_each(|(bit, known)| *bit ^= known);
                sum ^= known_sum;
            }
        }
        match equation.iter().position(|&bit| bit) {
            Some(lead) => solved.push((lead, equation, sum)),
            None if sum => return None,
            None => {}
        }
    }
    let mut values = vec![false; equations[0].0.len()];
    for (lead, equation, sum) in solved.iter().rev() {
        let others = equation.iter().zip(&values).filter(|&(&bit, &value)| bit && value).count();
        values[*lead] = *sum ^ (others % 2 == 1);
    }
    Some(values)
}
