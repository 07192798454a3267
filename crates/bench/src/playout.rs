//! Deals played at random: the yardstick of the table's state machine.

use std::hint::black_box;

use record::{Header, Recorder, Writer};
use rules::Rules;
use shuffle::Seed;
use table::{Action, Deal, Event, EventSink, Setup};
use testkit::Random;
use tiles::{Seat, Tile, Wall};

/// What came of a number of deals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// How many deals.
    pub deals: u64,
    /// How many decisions in all.
    pub decisions: u64,
    /// How many wins were declared.
    pub wins: u64,
    /// Something that depends on everything that happened, so that nothing is left out.
    pub digest: u64,
}

/// Plays deals with random legal actions; everything follows from the seed. Shuffling is that of every game.
#[derive(Clone, Debug)]
pub struct Player {
    rules: Rules,
    sorted: Vec<Tile>,
    tiles: Vec<Tile>,
    random: Random,
}

impl Player {
    /// A player of these rules.
    pub fn new(rules: Rules, seed: u64) -> Player {
        let sorted: Vec<Tile> = rules.tiles.tiles().collect();
        Player { rules, tiles: sorted.clone(), sorted, random: Random::new(seed) }
    }

    /// Plays so many deals; the scribe hears what happens.
    pub fn play(&mut self, deals: u64, scribe: &mut impl Scribe) -> Played {
        let mut played = Played { deals, ..Played::default() };
        for _ in 0..deals {
            self.play_one(&mut played, scribe);
        }
        played
    }

    fn play_one(&mut self, played: &mut Played, scribe: &mut impl Scribe) {
        let mut seed = [0; 32];
        seed.chunks_exact_mut(8).for_each(|eight| eight.copy_from_slice(&self.random.bits().to_le_bytes()));
        self.tiles.copy_from_slice(&self.sorted);
        shuffle::shuffle_into(&mut self.tiles, &Seed::new(seed));
        let wall = Wall::new(&self.tiles, &self.rules.tiles).expect("a shuffled set is a set");
        let setup = Setup::default();
        scribe.begin(&self.rules, &setup, &wall);
        let mut deal = Deal::new(&self.rules, &setup, wall, scribe);
        while let Some(seat) = deal.to_act().next() {
            let choices = deal.choices(&self.rules, seat);
            let number = self.random.below(choices.len() as usize) as u32;
            let action = choices.nth(number).expect("the number is below their number");
            scribe.act(seat, action);
            deal.apply_unchecked(&self.rules, seat, action, scribe);
            played.decisions += 1;
        }
        scribe.end(&deal);
        played.wins += deal.public().wins().count() as u64;
        for seat in Seat::ALL {
            let points = i64::from(deal.public().points()[seat]) as u64;
            played.digest = played.digest.rotate_left(7).wrapping_add(points);
        }
    }
}

/// Somebody who writes down what is played.
pub trait Scribe: EventSink {
    /// A deal begins.
    fn begin(&mut self, _: &Rules, _: &Setup, _: &Wall) {}
    /// A decision.
    fn act(&mut self, _: Seat, _: Action) {}
    /// The deal is over.
    fn end(&mut self, _: &Deal) {}
}

impl Scribe for () {}

/// Looks at every event and counts them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Listening(
    /// How many there were.
    pub u64,
);

impl EventSink for Listening {
    #[inline]
    fn emit(&mut self, event: Event) {
        black_box(event);
        self.0 += 1;
    }
}

impl Scribe for Listening {}

/// Writes records in their compact form.
#[derive(Debug)]
pub struct Recording {
    recorder: Recorder,
    writer: Writer,
}

impl Recording {
    /// For deals of these rules.
    ///
    /// # Panics
    /// If no record can have such rules.
    pub fn new(rules: &Rules) -> Recording {
        let writer =
            Writer::new(&Header::new(rules.options.clone())).expect("options of a ruleset can be written");
        Recording { recorder: Recorder::new(rules), writer }
    }

    /// The file.
    pub fn finish(self) -> Vec<u8> {
        self.writer.finish()
    }
}

impl EventSink for Recording {
    #[inline]
    fn emit(&mut self, event: Event) {
        self.recorder.emit(event);
    }
}

impl Scribe for Recording {
    fn begin(&mut self, rules: &Rules, setup: &Setup, wall: &Wall) {
        self.recorder.begin(rules, setup, *wall);
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action) {
        self.recorder.act(seat, action);
    }

    fn end(&mut self, deal: &Deal) {
        self.writer.deal(self.recorder.finish(deal)).expect("what was played can be written");
    }
}

/// A loop that every machine can run and that has nothing to do with mahjong: so many steps of a pseudo-random walk
/// through 4 KiB. Returns where it ended.
pub fn yardstick(steps: u64) -> u64 {
    let mut table: Vec<u64> = (0..512u64).map(|n| n.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
    let mut at = 1u64;
    for _ in 0..steps {
        at ^= at << 13;
        at ^= at >> 7;
        at ^= at << 17;
        let place = (at >> 55) as usize;
        let found = table[place];
        table[place] = found.rotate_left(9) ^ at;
        at = at.wrapping_add(found & 0xff);
    }
    at
}

/// A loop that keeps all of a core's units busy at once, as playing does, and shares nothing: what two threads of it give
/// is what the machine has to give.
pub fn busy(steps: u64) -> u64 {
    let mut lanes: [u64; 8] = [1, 2, 3, 4, 5, 6, 7, 8];
    for step in 0..steps {
        for lane in 0..8 {
            let next = lanes[(lane + 3) % 8] ^ step;
            lanes[lane] = lanes[lane].wrapping_add(next >> 1);
        }
    }
    lanes.iter().fold(0, |sum, lane| sum ^ lane)
}
