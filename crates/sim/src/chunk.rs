//! A few deals in a row: what one thread does at a time.

use std::ops::Range;

use arrayvec::ArrayVec;
use bots::Bench;
use record::{DealRecord, Recorder};
use rules::{FanNo, Won};
use table::{Action, Deal, EventSink, FullView, Stage};
use tiles::{BySeat, Seat, Wall};

use crate::{DealRow, Plan, SeatRow, WinRow};

/// How many walls are played in a row. Small, so that slow bots can be stopped and fast ones do not wait for each other.
pub(crate) const WALLS: u64 = 16;

/// The deals of some walls, in order.
#[derive(Debug, Default)]
pub(crate) struct Chunk {
    pub(crate) rows: Vec<DealRow>,
    /// The records of the same deals, if they are wanted.
    pub(crate) records: Vec<DealRecord>,
}

/// Plays deals of a plan, one after the other.
#[derive(Debug)]
pub(crate) struct Worker<'p> {
    plan: &'p Plan,
    bench: Bench,
    /// By how many seats the bench has moved.
    rotation: usize,
    recorder: Option<Recorder>,
}

/// What is counted while a deal is played.
#[derive(Debug, Default)]
struct Course {
    decisions: u32,
    discards: BySeat<u8>,
    ready: BySeat<Option<u8>>,
}

impl<'p> Worker<'p> {
    pub(crate) fn new(plan: &'p Plan, records: bool) -> Worker<'p> {
        let recorder = records.then(|| Recorder::new(&plan.rules));
        Worker { plan, bench: plan.bench(), rotation: 0, recorder }
    }

    /// Plays these walls, or as many as are wanted.
    pub(crate) fn play(&mut self, walls: Range<u64>, mut go_on: impl FnMut() -> bool) -> Chunk {
        let mut chunk = Chunk::default();
        chunk.rows.reserve(((walls.end - walls.start) * self.plan.deals_per_wall()) as usize);
        for number in walls {
            if !go_on() {
                break;
            }
            let wall = bots::wall(&self.plan.rules, self.plan.seed, number);
            let first = number * self.plan.deals_per_wall();
            for deal in first..first + self.plan.deals_per_wall() {
                self.deal(deal, number, wall, &mut chunk);
            }
        }
        chunk
    }

    fn deal(&mut self, number: u64, wall_number: u64, wall: Wall, chunk: &mut Chunk) {
        let Plan { rules, setup, .. } = self.plan;
        let rotation = self.plan.rotation(number);
        let players = self.plan.players();
        self.bench.rotate((players + rotation - self.rotation) % players);
        self.rotation = rotation;
        let chance = mixed(self.plan.seed, wall_number);
        let (deal, course) = match &mut self.recorder {
            None => play(&mut self.bench, self.plan, wall, (chance, rotation), &mut ()),
            Some(recorder) => {
                recorder.begin(rules, setup, wall);
                let played = play(&mut self.bench, self.plan, wall, (chance, rotation), recorder);
                let record = recorder.finish(&played.0);
                record.seats = (0..players).map(|place| ((place + rotation) % players) as u8).collect();
                chunk.records.push(record.clone());
                played
            }
        };
        chunk.rows.push(self.row(number, wall_number, &deal, &course));
    }

    fn row(&mut self, deal_number: u64, wall: u64, deal: &Deal, course: &Course) -> DealRow {
        let public = deal.public();
        let Stage::Over { by: ended_by, .. } = public.stage() else { unreachable!("the deal is played out") };
        let full = deal.finished().expect("the deal is played out");
        let mut mishaps = BySeat::<u32>::default();
        self.bench.mishaps().iter().for_each(|&(seat, _)| mishaps[seat] += 1);
        let (rotation, players) = (self.rotation, self.plan.players());
        let wins: ArrayVec<Won, 4> = full.wins().filter(|won| won.good).collect();
        let seat_row = |(place, &seat): (usize, &Seat)| {
            let won = wins.iter().find(|won| won.seat == seat);
            // Who became ready and won in the same turn, after a kong.
            let ready_turn = course.ready[seat].or_else(|| won.map(|_| course.discards[seat]));
            SeatRow {
                seat,
                bot: ((place + rotation) % players) as u8,
                points: public.points()[seat],
                win: won.map(|won| win_row(self.plan, &full, won)),
                fed: wins.iter().filter(|won| won.from == Some(seat)).count() as u8,
                ready_turn,
                discards: course.discards[seat],
                melds: public.shown(seat).melds().count() as u8,
                mishaps: mishaps[seat],
            }
        };
        DealRow {
            deal: deal_number,
            wall,
            rotation: rotation as u8,
            ended_by,
            decisions: course.decisions,
            discards: public.river().len() as u32,
            left: public.left().into(),
            seats: public.seats().iter().enumerate().map(seat_row).collect(),
        }
    }
}

/// Who listens while a deal is played: nobody, or a recorder, who has to be told of decisions.
trait Listener: EventSink {
    fn act(&mut self, seat: Seat, action: Action);
}

impl Listener for () {
    fn act(&mut self, _: Seat, _: Action) {}
}

impl Listener for Recorder {
    fn act(&mut self, seat: Seat, action: Action) {
        Recorder::act(self, seat, action);
    }
}

fn play(
    bench: &mut Bench,
    plan: &Plan,
    wall: Wall,
    (chance, rotation): (u64, usize),
    sink: &mut impl Listener,
) -> (Deal, Course) {
    let mut course = Course::default();
    let mut playing = bench.begin(&plan.rules, &plan.setup, wall, chance, plan.told(rotation), sink);
    for &seat in plan.seats() {
        course.note_ready(playing.deal(), seat);
    }
    while let Some((seat, action)) = playing.step(&plan.rules, sink) {
        sink.act(seat, action);
        course.decisions += 1;
        if let Action::Discard(_) = action {
            course.discards[seat] += 1;
            course.note_ready(playing.deal(), seat);
        }
    }
    (*playing.deal(), course)
}

impl Course {
    fn note_ready(&mut self, deal: &Deal, seat: Seat) {
        if self.ready[seat].is_none() && !deal.view(seat).waits().is_empty() {
            self.ready[seat] = Some(self.discards[seat]);
        }
    }
}

fn win_row(plan: &Plan, full: &FullView<'_>, won: &Won) -> WinRow {
    let score = plan.rules.score(&full.winning_hand(&plan.rules, won));
    debug_assert_eq!(score.value, Some(won.value), "a hand is worth what it was worth");
    let mut fans: ArrayVec<(FanNo, u8), 24> = ArrayVec::new();
    for count in &score.fans {
        match fans.iter_mut().find(|(fan, _)| *fan == count.fan) {
            Some((_, times)) => *times += count.times,
            None => fans.push((count.fan, count.times)),
        }
    }
    WinRow { value: won.value, by: won.by, from: won.from, fans }
}

/// Where the chance of the bots begins in a deal (splitmix64).
fn mixed(seed: u64, number: u64) -> u64 {
    let mut bits = seed ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
