//! The last deal of a session, played by a master for points and for its place, among three club players on the same walls and
//! from every seat: `last_deal RULESET WALLS [SEED]`. How the session stands is drawn anew for each wall, within a few ordinary wins.
#![allow(clippy::print_stdout, reason = "it prints its results")]

use bots::{Bench, Bot, Chance, Club, Ours, Standing, wall};
use rules::{Rules, Ruleset};
use table::{Setup, table_points};
use tiles::BySeat;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [ruleset, walls, rest @ ..] = args.as_slice() else {
        return Err("last_deal RULESET WALLS [SEED]".into());
    };
    let rules = ruleset.parse::<Ruleset>()?.rules();
    let walls: u64 = walls.parse()?;
    let seed = rest.first().map_or(Ok(1), |seed| seed.parse())?;
    let usual = usual_win(&rules, seed);
    let masters: [Ours; 2] = ["master".parse()?, "master:places".parse()?];
    let (mut got, mut more) = ([0.0; 2], Vec::new());
    for number in 0..walls {
        let mut chance = Chance::new(seed ^ number << 20);
        let totals: [i64; 4] = std::array::from_fn(|_| i64::from(chance.below(3 * usual + 1)));
        let both = masters.map(|master| on_wall(&rules, master, totals, seed, number));
        got.iter_mut().zip(both).for_each(|(got, one)| *got += one / walls as f64);
        more.push(both[1] - both[0]);
    }
    let n = more.len() as f64;
    let mean = more.iter().sum::<f64>() / n;
    let variance = more.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    println!(
        "{ruleset}, {walls} walls, wins of about {usual}: table points {:.3} for points, {:.3} for its place, {mean:+.3} ± {:.3} more",
        got[0],
        got[1],
        1.96 * (variance / n).sqrt()
    );
    Ok(())
}

/// What a winner of a deal between club players gets on the average.
fn usual_win(rules: &Rules, seed: u64) -> u32 {
    let mut wins: Vec<i32> = Vec::new();
    for number in 0..60 {
        let mut bench = bench(rules, None);
        let deal = bench.play(rules, &Setup::default(), wall(rules, seed ^ 0xfeed, number), number, &mut ());
        wins.extend(deal.public().seats().iter().map(|&seat| deal.public().points()[seat]).max());
    }
    (wins.iter().sum::<i32>() / wins.len().max(1) as i32).max(1).unsigned_abs()
}

/// Club players, and a master in one of the places.
fn bench(rules: &Rules, master: Option<(usize, Ours)>) -> Bench {
    let bot = |place: usize| -> Box<dyn Bot> {
        match master {
            Some((at, master)) if at == place => master.bot(),
            _ => Box::new(Club::new()),
        }
    };
    Bench::new((0..usize::from(rules.usual_players())).map(bot).collect())
}

/// The table points of a master after the deal, on the average over all seats; who sits where has the same.
fn on_wall(rules: &Rules, master: Ours, totals: [i64; 4], seed: u64, number: u64) -> f64 {
    let players = usize::from(rules.usual_players());
    let mut sum = 0.0;
    for place in 0..players {
        let standing = Standing { totals: BySeat::new(totals), deals_left: 1 };
        let mut bench = bench(rules, Some((place, master)));
        let wall = wall(rules, seed, number);
        let mut playing = bench.begin(rules, &Setup::default(), wall, number, Some(standing), &mut ());
        while playing.step(rules, &mut ()).is_some() {}
        let public = playing.deal().public();
        let has = |&seat| standing.totals[seat] + i64::from(public.points()[seat]);
        let at_the_end: Vec<i64> = public.seats().iter().map(has).collect();
        sum += f64::from(table_points(&at_the_end)[place].twelfths()) / 12.0;
    }
    sum / players as f64
}
