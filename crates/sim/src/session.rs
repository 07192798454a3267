//! Sessions of a few deals, of which the places count: who plays for his place is not seen in single deals.

use bots::{Bench, Standing};
use rules::{Rules, seats_of};
use table::{Game, Player, table_points};
use tiles::BySeat;

use crate::run::each;
use crate::{Contestant, Control, Estimate};

/// Sessions with the same walls, in which the first of the bots takes every place in turn.
#[derive(Clone, Debug)]
pub struct Sessions {
    /// The rules.
    pub rules: Rules,
    /// Who plays, as many as the rules want; the first of them is the one whose places are counted.
    pub bots: Vec<Contestant>,
    /// How many deals a session has, draws that are played again not counted.
    pub deals: u32,
    /// How many sessions are played, each as often as there are players.
    pub sessions: u64,
    /// Where all chance begins.
    pub seed: u64,
}

/// What came of the sessions with the same walls, on the average over the places that the bot took.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Placed {
    /// Table points: 4, 2, 1 and 0 (MCRC-SCORE-4).
    pub table_points: f64,
    /// Points.
    pub points: f64,
}

/// A session has no end if nobody ever wins.
const REPLAYED: u32 = 40;

impl Sessions {
    /// Plays them all; the results in order, whatever the number of threads.
    pub fn play(&self, threads: usize, control: &Control) -> Vec<Placed> {
        each(self.sessions, threads, control, |number| self.session(number))
    }

    /// The session with this number, from every place.
    fn session(&self, number: u64) -> Placed {
        let players = self.bots.len();
        let mut sum = Placed::default();
        for place in 0..players {
            let Some(game) = self.from(place, number) else { continue };
            let totals: Vec<i64> = (0..players as u8).map(|player| game.result(Player(player))).collect();
            sum.table_points += f64::from(table_points(&totals)[place].twelfths()) / 12.0;
            sum.points += totals[place] as f64;
        }
        let mean = |sum: f64| sum / players as f64;
        Placed { table_points: mean(sum.table_points), points: mean(sum.points) }
    }

    /// A session in which the first bot sits down in this place.
    fn from(&self, place: usize, number: u64) -> Option<Game> {
        let players = self.bots.len();
        let everybody: Vec<Player> = (0..players as u8).map(Player).collect();
        let mut game = Game::new(&self.rules, &everybody).ok()?;
        let mut dealt = 0;
        while let Some(next) = game.setup().filter(|next| next.number <= self.deals) {
            let seats = seats_of(next.setup.players);
            let player = |seat| next.seats.player(seat).map_or(0, Player::index);
            let bot = |&seat| self.bots[(player(seat) + players - place) % players].bot();
            let standing = Standing {
                totals: BySeat::from_fn(|seat| next.seats.player(seat).map_or(0, |who| game.total(who))),
                deals_left: self.deals - next.number + 1,
            };
            let wall = bots::wall(&self.rules, self.seed, number * u64::from(self.deals + REPLAYED) + dealt);
            let mut bench = Bench::new(seats.iter().map(bot).collect());
            let chance = number ^ dealt << 48;
            let mut playing = bench.begin(&self.rules, &next.setup, wall, chance, Some(standing), &mut ());
            while playing.step(&self.rules, &mut ()).is_some() {}
            game.finish_deal(playing.deal()).ok()?;
            dealt += 1;
            if dealt >= u64::from(self.deals + REPLAYED) {
                break;
            }
        }
        Some(game)
    }
}

impl Estimate {
    /// The mean of some numbers that are independent of each other.
    pub fn of(numbers: &[f64]) -> Estimate {
        let many = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / many.max(1.0);
        let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (many - 1.0);
        Estimate { mean, half: (numbers.len() > 1).then(|| 1.96 * (variance / many).sqrt()) }
    }
}
