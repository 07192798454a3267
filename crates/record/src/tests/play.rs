//! Deals played by chance, recorded as a program would.

use hand::RegularTally;
use rules::{Options, RawValue, Rules, Ruleset};
use shuffle::{Contributions, GameId, Secret, Seed};
use table::{Action, Choices, Deal, Setup, Walls};
use testkit::Random;
use tiles::{Seat, Wind};

use crate::{DealRecord, Header, Record, Recorder};

/// A ruleset with options and a number of players, as `red jokers=true flowers=4 players=3`.
pub(super) fn table(line: &str) -> (Rules, Setup) {
    let mut words = line.split_whitespace();
    let ruleset: Ruleset = words.next().unwrap().parse().unwrap();
    let mut setup = Setup::default();
    let mut options = Vec::new();
    for word in words {
        match word.split_once('=').unwrap_or((word, "")) {
            ("players", number) => setup.players = number.parse().unwrap(),
            ("strict", _) => setup.strict = true,
            ("own", _) => setup.walls = Walls::Own,
            (id, value) => options.push((id, RawValue::Typed(value))),
        }
    }
    (Rules::new(Options::new(ruleset, options).unwrap()), setup)
}

/// Every ruleset, with the options and numbers of players that change a deal.
pub(super) const TABLES: &[&str] = &[
    "red",
    "red strict",
    "red players=2",
    "red players=3 flowers=0",
    "red jokers=true",
    "red jokers=true flowers=4 strict",
    "red jokers=true players=2 min_points=3",
    "red jokers=true flowers=0 players=3",
    "classical",
    "classical flowers=true strict",
    "classical limit=300",
    "mcr",
    "mcr strict minimum=0",
    "mcr auto_flowers=false strict",
    "mcr own",
    "sichuan",
    "sichuan strict",
    "taiwan",
    "taiwan strict limit=40",
    "taiwan own",
];

/// How somebody plays who lets chance decide.
#[derive(Clone, Copy, Debug)]
pub(super) struct Player {
    /// How many of a hundred claims he makes.
    pub(super) claims: usize,
    /// Whether he keeps what belongs together; else he discards anything.
    pub(super) greedy: bool,
}

impl Player {
    pub(super) fn choose(self, deal: &Deal, seat: Seat, choices: &Choices, random: &mut Random) -> Action {
        let any = |random: &mut Random| choices.nth(random.below(choices.len() as usize) as u32).unwrap();
        // A false win is rare even where it is allowed.
        if choices.win() && (!deal.public().table().strict || random.below(30) == 0) {
            return Action::Win;
        }
        if choices.contains(Action::Pass) && random.below(100) >= self.claims {
            return Action::Pass;
        }
        let own = deal.view(seat).own();
        if self.greedy && !choices.discards().is_empty() && own.tally().jokers() == 0 && random.below(20) > 0
        {
            let after = |tile: tiles::Tile| {
                let mut counts = own.tally().counts();
                counts.remove(tile);
                RegularTally::of(&counts).distance()
            };
            return choices.discards().min_by_key(|&tile| after(tile)).map(Action::Discard).unwrap();
        }
        any(random)
    }
}

/// Plays a deal and records it; one in twenty is stopped by time.
pub(super) fn play(recorder: &mut Recorder, rules: &Rules, setup: &Setup, seed: &Seed, random: &mut Random) {
    let player = Player { claims: 20 + random.below(60), greedy: random.below(4) > 0 };
    let wall = shuffle::wall(seed, &rules.tiles);
    recorder.begin(rules, setup, wall);
    let mut deal = Deal::new(rules, setup, wall, recorder);
    let end = if random.below(20) == 0 { random.below(150) } else { usize::MAX };
    for _ in 0..end {
        let Some(seat) = deal.to_act().next() else { break };
        let choices = deal.choices(rules, seat);
        let action = player.choose(&deal, seat, &choices, random);
        recorder.act(seat, action);
        deal.apply_unchecked(rules, seat, action, recorder);
    }
    if deal.finished().is_none() && random.below(4) > 0 {
        recorder.stop();
        deal.stop(rules, recorder);
    }
    recorder.finish(&deal);
}

/// A game of some deals with all that a record can hold.
pub(super) fn game(line: &str, number: u64, deals: u32) -> Record {
    let (rules, setup) = table(line);
    let mut random = Random::new(number);
    let mut header = Header::new(rules.options.clone());
    let players = if setup.players == 0 { rules.usual_players() } else { setup.players };
    header.players =
        (0..players).map(|player| ["Анна", "Bo", "陈", "D\"x\\"][usize::from(player)].to_owned()).collect();
    header.meta = [("date", "1 May"), ("event", "Весенний кубок"), ("site", "somewhere")]
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .into();
    let mut recorder = Recorder::new(&rules);
    let mut record = Record { header, deals: Vec::new() };
    let mut totals = vec![0; usize::from(players)];
    for deal in 1..=deals {
        let contributions = contributions(&mut random, deal, players);
        let seed = contributions.verify().unwrap();
        let setup =
            Setup { round: Wind::ALL[random.below(4)], dealer_streak: random.below(3) as u32, ..setup };
        play(&mut recorder, &rules, &setup, &seed, &mut random);
        let mut played = recorder.deal_mut().clone();
        dress(&mut played, &seed, contributions, &mut random, &mut totals);
        record.deals.push(played);
    }
    record
}

fn contributions(random: &mut Random, deal: u32, players: u8) -> Contributions {
    let game = GameId::new("игра 17").unwrap();
    let secrets: Vec<Secret> =
        (0..=players).map(|_| Secret::new(std::array::from_fn(|_| random.bits() as u8))).collect();
    let commitments = (0..).zip(&secrets).map(|(party, secret)| secret.commitment(&game, party)).collect();
    Contributions { game, deal, commitments, secrets }
}

/// Adds what the recorder is not told: who sits where, dice, seed and totals, or some of it.
fn dress(deal: &mut DealRecord, seed: &Seed, from: Contributions, random: &mut Random, totals: &mut [i64]) {
    let by = random.below(deal.seats.len());
    deal.seats.rotate_left(by);
    let throws = shuffle::dice(seed);
    deal.dice.extend(&throws[..random.below(3)]);
    deal.seed = (random.below(3) > 0).then_some(*seed);
    deal.contributions = (random.below(3) > 0).then_some(from);
    if let Some(result) = &mut deal.result {
        for (&player, &seat) in deal.seats.iter().zip(rules::seats_of(deal.setup.players)) {
            totals[usize::from(player)] += i64::from(result.points[seat]);
        }
        if random.below(4) > 0 {
            result.totals = totals.to_vec();
        }
    }
}
