//! All cores at work, and their results in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use record::DealRecord;

use crate::chunk::{self, Chunk, Worker};
use crate::{DealRow, Plan};

/// What others may see of a run, and how they stop it.
#[derive(Debug, Default)]
pub struct Control {
    stop: AtomicBool,
    played: AtomicU64,
}

/// How many chunks a thread may be ahead of those that are waited for.
const AHEAD: u64 = 8;

/// Plays the deals of a plan from a wall on, and hands them over in order: rows, and with `records` their records. Returns
/// the number of walls that are done, from the first; fewer than the plan's if it was stopped.
///
/// # Errors
/// What `take` refuses; nothing more is played then.
pub fn run<E>(
    plan: &Plan,
    from: u64,
    threads: usize,
    records: bool,
    control: &Control,
    mut take: impl FnMut(&[DealRow], &[DealRecord]) -> Result<(), E>,
) -> Result<u64, E> {
    let queue = Queue::new(plan, from, threads.max(1));
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (queue, sender) = (&queue, sender.clone());
            scope.spawn(move || work(plan, records, control, queue, &sender));
        }
        drop(sender);
        let done = collect(plan, from, &queue, receiver, &mut take);
        queue.close();
        done
    })
}

/// Does something for every number below `end`; the results in order, whatever the number of threads. Whoever stops it gets those
/// that are done.
pub(crate) fn each<T: Send>(
    end: u64,
    threads: usize,
    control: &Control,
    work: impl Fn(u64) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let some = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= end || control.is_stopped() {
                return done;
            }
            done.push((number, work(number)));
            control.played.fetch_add(1, Ordering::Relaxed);
        }
    };
    let mut all: Vec<(u64, T)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(some)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no bot of ours panics")).collect()
    });
    all.sort_by_key(|&(number, _)| number);
    all.into_iter().map(|(_, result)| result).collect()
}

impl Control {
    /// Nothing is played yet.
    pub fn new() -> Control {
        Control::default()
    }

    /// Lets the deals that are being played end, and then stops.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has stopped it.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// How many deals have been played.
    pub fn played(&self) -> u64 {
        self.played.load(Ordering::Relaxed)
    }
}

/// Which chunk comes next, and how far ahead of the slowest one may be: what waits for its turn does not grow.
struct Queue {
    from: u64,
    end: u64,
    window: u64,
    state: Mutex<State>,
    moved: Condvar,
}

struct State {
    /// The first wall that nobody plays yet.
    next: u64,
    /// The first wall that has not been handed over.
    done: u64,
    closed: bool,
}

impl Queue {
    fn new(plan: &Plan, from: u64, threads: usize) -> Queue {
        let window = AHEAD * threads as u64 * chunk::WALLS;
        let state = Mutex::new(State { next: from, done: from, closed: false });
        Queue { from, end: plan.walls, window, state, moved: Condvar::new() }
    }

    /// The next walls to play; waits while those before them are not done.
    fn next(&self) -> Option<std::ops::Range<u64>> {
        let mut state = self.lock();
        while !state.closed && state.next < self.end && state.next >= state.done + self.window {
            state = self.moved.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if state.closed || state.next >= self.end {
            return None;
        }
        let first = state.next;
        // Chunks end where they would end without an earlier stop.
        state.next = ((first / chunk::WALLS + 1) * chunk::WALLS).min(self.end);
        Some(first..state.next)
    }

    fn done(&self, walls: u64) {
        self.lock().done = walls;
        self.moved.notify_all();
    }

    fn close(&self) {
        self.lock().closed = true;
        self.moved.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A thread that panics must not let the others wait for its chunk.
struct CloseOnPanic<'q>(&'q Queue);

impl Drop for CloseOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.close();
        }
    }
}

fn work(plan: &Plan, records: bool, control: &Control, queue: &Queue, results: &Sender<(u64, Chunk)>) {
    let _guard = CloseOnPanic(queue);
    let mut worker = Worker::new(plan, records);
    let per_wall = plan.deals_per_wall();
    while let Some(walls) = queue.next() {
        let first = walls.start;
        let mut told = None;
        let chunk = worker.play(walls, || {
            // Whenever a wall begins, the one before it is played.
            let played = told.map_or(0, |told| told + per_wall);
            control.played.fetch_add(played - told.replace(played).unwrap_or_default(), Ordering::Relaxed);
            !control.is_stopped()
        });
        let rest = chunk.rows.len() as u64 - told.unwrap_or_default();
        control.played.fetch_add(rest, Ordering::Relaxed);
        let stopped = control.is_stopped();
        if results.send((first, chunk)).is_err() || stopped {
            return;
        }
    }
}

/// Hands chunks over in order, up to the first that is missing or not whole.
fn collect<E>(
    plan: &Plan,
    from: u64,
    queue: &Queue,
    results: Receiver<(u64, Chunk)>,
    take: &mut impl FnMut(&[DealRow], &[DealRecord]) -> Result<(), E>,
) -> Result<u64, E> {
    let mut waiting = BTreeMap::new();
    let mut done = from;
    for (first, chunk) in results {
        waiting.insert(first, chunk);
        while let Some(chunk) = waiting.remove(&done) {
            take(&chunk.rows, &chunk.records)?;
            done += chunk.rows.len() as u64 / plan.deals_per_wall();
            queue.done(done);
        }
    }
    debug_assert!(done >= queue.from, "walls are not undone");
    Ok(done)
}
