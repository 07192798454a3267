//! What becomes of a hand if its owner plays it by himself: the tiles that he may get next are tried one by one, with the
//! best discard after each, and behind them stands what the scorer pays or what the plans promise.
//!
//! A hand that is nearer to a win than draws are tried is valued exactly: every tile that it waits for by what it would
//! really bring. What others do is in two numbers for each turn: how likely one of them has won, and what they let go.

use std::hash::{Hash, Hasher};
use std::time::{Duration, Instant};

use arrayvec::ArrayVec;
use hand::{Claim, Meld, MeldKind, Tally};
use table::Chow;
use tiles::{RelSeat, Tile, TileSet};

use crate::future::{Future, Memo, TURNS, Turns, raise};
use crate::mind::{Aims, MOST_AIMS, Mind};
use crate::way::Way;
use crate::worth;

/// A hand between turns, or with one tile more.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    pub(crate) tally: Tally,
    pub(crate) melds: ArrayVec<Meld, 5>,
}

/// A hand in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key {
    tiles: u128,
    melds: u64,
}

/// How far one may think.
#[derive(Clone, Debug)]
pub(crate) struct Limit {
    /// So many hands may be looked at.
    hands: u64,
    /// So long after that.
    until: Option<(Instant, Duration)>,
    /// How many have been looked at.
    seen: u64,
    reached: bool,
}

/// One way of going on with a hand.
pub(crate) struct Solo<'a> {
    mind: &'a Mind<'a>,
    future: &'a Future,
    ways: ArrayVec<Way<'a>, MOST_AIMS>,
    /// How many sets a hand has.
    sets: u8,
    /// The chance to get a tile of which so many come in a turn.
    ones: Memo<u32, Turns>,
    /// What hands are worth, by how many draws are tried.
    known: [Memo<Key, Turns>; MOST + 1],
}

/// What a ready hand gets in a turn.
#[derive(Clone, Copy, Debug, Default)]
struct Ready {
    /// The tiles that it may win with.
    wins: TileSet,
    /// How likely one of them comes.
    rate: f32,
    /// What they bring, drawn and from others, times how likely they come.
    drawn: f32,
    claimed: f32,
}

/// What may come next, how likely it is, and what the hand is worth then.
type Steps = Vec<(f32, Turns)>;

/// So many draws are tried one after another at most.
pub(crate) const MOST: usize = 3;
/// So many discards are followed where more draws are to be tried.
const FOLLOWED: usize = 2;
/// How much of what others let go one can have for a set: somebody else may want it.
const CLAIMED: f32 = 0.85;
/// How much of what a hand is worth without a win is really got.
const UNWON: f32 = 0.3;
/// So many hands, or so long, are enough to look at many plans.
const AMPLE: u64 = 10_000;
const AMPLE_TIME: Duration = Duration::from_millis(4);
/// So many, or so long, are enough to play deals out.
const LONG: u64 = 40_000;
const LONG_TIME: Duration = Duration::from_millis(15);
/// No turn brings something for certain.
const ALMOST: f32 = 0.95;

impl Limit {
    pub(crate) fn hands(hands: u64) -> Limit {
        Limit { hands, until: None, seen: 0, reached: false }
    }

    /// From now on so long.
    pub(crate) fn time(time: Duration) -> Limit {
        Limit { hands: u64::MAX, until: Some((Instant::now(), time)), seen: 0, reached: false }
    }

    /// Whether there was so much to begin with that many plans can be looked at.
    pub(crate) fn is_ample(&self) -> bool {
        self.until.map_or(self.hands >= AMPLE, |(_, time)| time >= AMPLE_TIME)
    }

    /// Whether thinking was broken off.
    pub(crate) fn is_reached(&self) -> bool {
        self.reached
    }

    /// Whether there is room for so many times as much as has been thought already.
    pub(crate) fn has_room_for(&self, times: u32) -> bool {
        match self.until {
            Some((since, time)) => since.elapsed() * times < time,
            None => self.seen * u64::from(times) < self.hands,
        }
    }

    /// Whether there was so much to begin with that deals can be played out.
    pub(crate) fn is_long(&self) -> bool {
        self.until.map_or(self.hands >= LONG, |(_, time)| time >= LONG_TIME)
    }

    /// One imagined deal more, which takes as long as to look at so many hands; whether it may still be played out.
    pub(crate) fn plays(&mut self, hands: u64) -> bool {
        self.seen += hands;
        self.reached |=
            self.seen > self.hands || self.until.is_some_and(|(since, time)| since.elapsed() >= time);
        !self.reached
    }

    /// One hand more; whether it may still be looked at.
    fn looks(&mut self) -> bool {
        self.seen += 1;
        // The clock is not asked for every hand.
        let is_late =
            self.seen.is_multiple_of(32) && self.until.is_some_and(|(since, time)| since.elapsed() >= time);
        self.reached |= self.seen > self.hands || is_late;
        !self.reached
    }
}

impl Held {
    fn key(&self) -> Key {
        let [one, two, three, four] = [0, 1, 2, 3].map(|n| u128::from(self.tally.more_than(n).bits()));
        // The counts as binary numbers.
        let tiles = (one ^ two ^ three ^ four) | (two & !four) << 40 | four << 80;
        let code = |meld: &Meld| 2 * meld.first().index() as u64 + u64::from(meld.kind() == MeldKind::Chow);
        let mut melds: ArrayVec<u64, 5> = self.melds.iter().map(|meld| code(meld) + 1).collect();
        melds.sort_unstable();
        let melds = melds.iter().fold(u64::from(self.tally.jokers()), |sum, meld| sum << 7 | meld);
        Key { tiles, melds }
    }

    fn without(&self, tile: Tile) -> Held {
        let mut held = self.clone();
        held.tally.remove_unchecked(tile);
        held
    }

    fn with(&self, tile: Tile) -> Option<Held> {
        let mut held = self.clone();
        held.tally.add(tile).ok().map(|()| held)
    }

    /// The hand after a pung of a tile.
    fn pung(&self, tile: Tile) -> Option<Held> {
        let claim = Claim { tile, from: RelSeat::Right };
        let pung = Meld::new(MeldKind::Pung, &[tile; 3], &[tile; 3], Some(claim)).ok()?;
        self.declared(pung, [tile; 2])
    }

    /// The hands after a chow with a tile.
    fn chows(&self, tile: Tile) -> impl Iterator<Item = Held> {
        let chow = move |place: u8| {
            let chow = Chow::new(place, 0)?;
            let taken = chow.from_hand(tile)?;
            let has = taken.iter().all(|&tile| self.tally.more_than(0).contains(tile));
            has.then(|| self.declared(chow.meld(Claim { tile, from: RelSeat::Left }), taken)).flatten()
        };
        (0..3).filter_map(chow)
    }

    fn declared(&self, meld: Meld, taken: [Tile; 2]) -> Option<Held> {
        let mut held = self.clone();
        let has = taken.into_iter().all(|tile| held.tally.remove(tile));
        (has && held.melds.try_push(meld).is_ok()).then_some(held)
    }
}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.tiles as u64);
        state.write_u64((self.tiles >> 64) as u64);
        state.write_u64(self.melds);
    }
}

impl Ready {
    /// What is won in a turn before which the deal goes on with this chance.
    fn points(&self, stay: f32) -> f32 {
        // Others throw before one draws again.
        self.drawn * stay + self.claimed * 0.5 * (1.0 + stay)
    }

    fn at_most(self, most: f32) -> Ready {
        let part = if self.rate > most { most / self.rate } else { 1.0 };
        Ready {
            rate: self.rate * part,
            drawn: self.drawn * part,
            claimed: self.claimed * part,
            wins: self.wins,
        }
    }
}

impl<'a> Solo<'a> {
    pub(crate) fn new(mind: &'a Mind<'a>, future: &'a Future, aims: &Aims) -> Solo<'a> {
        let ways = aims.iter().map(|aim| Way::new(mind, future, aim)).collect();
        let sets = (mind.position.rules.hand_size / 3) as u8;
        Solo { mind, future, ways, sets, ones: Memo::default(), known: Default::default() }
    }

    /// What a hand is worth at each turn if so many useful draws are tried one after another, and the rest is reckoned.
    /// Means nothing if the limit was reached.
    pub(crate) fn value(&mut self, held: &Held, draws: usize, limit: &mut Limit) -> Turns {
        let key = held.key();
        if let Some(known) = self.known[draws].get(&key) {
            return *known;
        }
        if limit.is_reached() || draws == 0 && !limit.looks() {
            return [0.0; TURNS];
        }
        let value = if draws == 0 { self.promised(held) } else { self.tried(held, draws, limit) };
        if limit.is_reached() {
            return value;
        }
        self.known[draws].insert(key, value);
        value
    }

    /// What a hand promises by its plans, or by what it waits for.
    fn promised(&mut self, held: &Held) -> Turns {
        let ready = self.ready(held);
        let mut sum = [0.0f32; TURNS];
        if let Some(ready) = &ready {
            let mut value = 0.0;
            for turn in (0..self.future.turns).rev() {
                let stay = self.future.stays[turn];
                value = ready.points(stay) + (1.0 - ready.rate) * stay * value;
                sum[turn] = value * value * (value * value);
            }
        }
        let Solo { mind, future, ways, sets, ones, .. } = self;
        for way in ways {
            let Some(reach) = way.plan.reach(&held.tally, &held.melds, *sets) else { continue };
            if reach.missing() <= 1 && ready.is_some() {
                continue;
            }
            let hope = way.hope(mind, future, ones, &held.tally, &reach);
            sum.iter_mut().zip(hope).for_each(|(sum, hope)| *sum += hope * hope * (hope * hope));
        }
        // Near to the best plan, a little for having others.
        let unwon = self.unwon(held);
        sum.map(|sum| sum.sqrt().sqrt() + unwon)
    }

    /// What is got for a hand that does not win.
    fn unwon(&self, held: &Held) -> f32 {
        let rules = self.mind.position.rules;
        if !rules.counts_losers {
            return 0.0;
        }
        UNWON * self.mind.worth_of(worth::unwon(rules, &self.mind.hypothesis, &held.tally, &held.melds))
    }

    /// What a ready hand gets in a turn, each tile with its own value. `None` if it is not ready.
    fn ready(&self, held: &Held) -> Option<Ready> {
        let position = &self.mind.position;
        let waits = held.tally.waits(position.rules.shapes, position.rules.jokers()) & position.usable;
        if waits.is_empty() {
            return None;
        }
        let mut ready = Ready::default();
        for tile in waits.filter(|&tile| tile.is_playing() && position.unseen[tile] > 0) {
            let Some(complete) = held.with(tile) else { continue };
            let win = |drawn: bool| self.mind.win(&complete.tally, &held.melds, tile, drawn);
            let (drawn, thrown) = (self.future.drawn[tile.index()], self.future.thrown[tile.index()].by_all);
            let (own, given) = (win(true), win(false));
            if own > 0.0 {
                ready.wins.insert(tile);
                ready.rate += drawn;
                ready.drawn += drawn * own;
            }
            if given > 0.0 {
                ready.wins.insert(tile);
                ready.rate += thrown;
                ready.claimed += thrown * given;
            }
        }
        Some(ready.at_most(ALMOST))
    }

    /// What a hand is worth if the tiles that it may get next are tried one by one.
    fn tried(&mut self, held: &Held, draws: usize, limit: &mut Limit) -> Turns {
        let ready = self.ready(held).unwrap_or_default();
        let steps = self.steps(held, &ready, draws, limit);
        let rate = ready.rate + steps.iter().map(|(rate, _)| rate).sum::<f32>();
        let part = if rate > ALMOST { ALMOST / rate } else { 1.0 };
        let unwon = self.unwon(held);
        let mut value = [unwon; TURNS];
        let mut same = unwon;
        for turn in (0..self.future.turns).rev() {
            let stay = self.future.stays[turn];
            // What makes the hand worse is thrown away again.
            let better = |(rate, then): &(f32, Turns)| {
                rate * (then.get(turn + 1).copied().unwrap_or(same) - same).max(0.0)
            };
            let gained = part * steps.iter().map(better).sum::<f32>();
            same = part * ready.points(stay)
                + stay * (gained + (1.0 - part * ready.rate) * same)
                + (1.0 - stay) * unwon;
            value[turn] = same;
        }
        value
    }

    /// The useful tiles that may come next, drawn and from others.
    fn steps(&mut self, held: &Held, ready: &Ready, draws: usize, limit: &mut Limit) -> Steps {
        let usable = self.mind.position.usable;
        // A bit for each plan.
        let mut wanted = [0u16; Tile::PLAYING_KINDS];
        let mut lacks = [0u8; MOST_AIMS];
        for (number, way) in self.ways.iter().enumerate() {
            let Some(reach) = way.plan.reach(&held.tally, &held.melds, self.sets) else { continue };
            lacks[number] = reach.missing();
            let kinds = (reach.useful | reach.lacking.iter().copied().collect()) & usable;
            kinds.filter(|tile| tile.is_playing()).for_each(|tile| wanted[tile.index()] |= 1 << number);
        }
        let mut steps = Steps::with_capacity(48);
        for tile in Tile::playing().filter(|&tile| !ready.wins.contains(tile)) {
            let ways = wanted[tile.index()];
            if ways == 0 || self.mind.position.unseen[tile] == 0 {
                continue;
            }
            let mut then =
                |full: Held, solo: &mut Solo<'_>| solo.thrown(&full, ways, &lacks, draws - 1, limit);
            let drawn = held.with(tile).and_then(|full| then(full, self));
            steps.extend(drawn.map(|value| (self.future.drawn[tile.index()], value)));
            let thrown = self.future.thrown[tile.index()];
            let pung = held.pung(tile).and_then(|full| then(full, self));
            let mut from_left = pung;
            if self.mind.position.rules.chows {
                for full in held.chows(tile) {
                    let Some(value) = then(full, self) else { continue };
                    raise(from_left.get_or_insert(value), &value);
                }
            }
            steps.extend(pung.map(|value| (CLAIMED * (thrown.by_all - thrown.by_left), value)));
            steps.extend(from_left.map(|value| (CLAIMED * thrown.by_left, value)));
        }
        steps
    }

    /// What a hand with one tile more is worth after the best discard that keeps what was gained for some plan.
    fn thrown(
        &mut self,
        full: &Held,
        ways: u16,
        lacks: &[u8; MOST_AIMS],
        draws: usize,
        limit: &mut Limit,
    ) -> Option<Turns> {
        let mut found: ArrayVec<(Tile, Turns), { Tile::PLAYING_KINDS }> = ArrayVec::new();
        for tile in full.tally.more_than(0) {
            let after = full.without(tile);
            let keeps = |(number, way): (usize, &Way<'_>)| {
                let lack = || way.lack(&after.tally, &after.melds, self.sets);
                ways >> number & 1 == 1 && lack().is_some_and(|lack| lack < lacks[number])
            };
            if self.ways.iter().enumerate().any(keeps) {
                found.push((tile, self.value(&after, 0, limit)));
            }
        }
        if draws > 0 {
            let middle = self.future.turns / 2;
            found.sort_by(|(_, one), (_, two)| (two[0] + two[middle]).total_cmp(&(one[0] + one[middle])));
            found.truncate(FOLLOWED);
            for (tile, value) in &mut found {
                *value = self.value(&full.without(*tile), draws, limit);
            }
        }
        let mut all = found.into_iter().map(|(_, value)| value);
        let mut best = all.next()?;
        all.for_each(|value| raise(&mut best, &value));
        Some(best)
    }
}

#[cfg(test)]
mod tests;
