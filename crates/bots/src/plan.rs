//! What a hand can be made into: sets that it must have, kinds that it must keep to, shapes.
//!
//! A plan is a form of hand that some ruleset may pay for. Which plans are worth anything in a ruleset the scorer says, by
//! the value of hands that are made to the plan; nobody has to write that down for each game.

use std::sync::{Arc, Mutex, PoisonError};

use arrayvec::ArrayVec;
use hand::{Meld, MeldKind, Shape, ShapeSet, Tally};
use rules::Rules;
use tiles::{Suit, Tile, TileSet};

use crate::Chance;
use crate::worth::{Hypothesis, gain, loss};

/// A form of hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    /// The sets that it must have, each by its lowest tile.
    pub(crate) kernel: ArrayVec<Kernel, 3>,
    /// The kinds of which everything must be.
    pub(crate) kinds: TileSet,
    pub(crate) form: Form,
}

/// A set that a plan must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kernel {
    Chow(Tile),
    Pung(Tile),
}

/// What the rest is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Any sets and a pair.
    Sets,
    /// Pungs and a pair.
    Pungs,
    /// A shape of its own.
    Special(Shape),
}

/// How far some tiles are from a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reach {
    /// The tiles that the sets of the plan lack, each of which must come.
    pub(crate) lacking: ArrayVec<Tile, 9>,
    /// How many tiles the rest lacks.
    pub(crate) rest: u8,
    /// The kinds that lessen that.
    pub(crate) useful: TileSet,
}

/// The same in numbers: what the sets of the plan lack, and what the rest lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lack {
    pub(crate) kernel: u8,
    pub(crate) rest: u8,
}

/// Plans whose sets lack more than this are not looked at.
const TOO_FAR: u8 = 5;

/// The plans that are worth something by some rules, with what they bring on the average.
#[derive(Clone, Debug)]
pub(crate) struct Plans {
    pub(crate) plans: Vec<(Plan, Prior)>,
    /// What an ordinary win brings.
    pub(crate) usual_gain: f32,
    /// How many hands in a hundred, made of any sets, may win at all.
    pub(crate) easy: f32,
    /// What whoever discards to an ordinary win loses.
    pub(crate) usual_loss: f32,
}

/// What is known of a plan before a deal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prior {
    /// What it brings on the average.
    pub(crate) gain: f32,
    /// How many tiles are useful to a hand whose rest lacks so many.
    pub(crate) useful: [f32; 9],
}

impl Kernel {
    pub(crate) fn tiles(self) -> [Tile; 3] {
        match self {
            Kernel::Chow(first) => [0, 1, 2].map(|step| step_up(first, step)),
            Kernel::Pung(tile) => [tile; 3],
        }
    }

    /// Whether a declared set is this one.
    fn is(self, meld: &Meld) -> bool {
        match self {
            Kernel::Chow(first) => meld.kind() == MeldKind::Chow && meld.first() == first,
            Kernel::Pung(tile) => meld.kind() != MeldKind::Chow && meld.first() == tile,
        }
    }
}

fn step_up(tile: Tile, step: usize) -> Tile {
    Tile::from_index(tile.index() + step).expect("a chow is inside its suit")
}

impl Plan {
    fn any() -> Plan {
        Plan { kernel: ArrayVec::new(), kinds: !TileSet::FLOWERS, form: Form::Sets }
    }

    /// How far concealed tiles are from the plan beside declared sets, with `sets` sets in all; `None` if the declared
    /// sets do not fit, or if it is too far.
    pub(crate) fn lack(&self, tally: &Tally, melds: &[Meld], sets: u8) -> Option<Lack> {
        if let Form::Special(shape) = self.form {
            let rest = special_missing(shape, tally, melds)?;
            return Some(Lack { kernel: 0, rest });
        }
        let (kernel, free) = self.open_kernel(melds, sets)?;
        let mut rest = *tally;
        let mut lacking = 0;
        for tile in kernel.iter().flat_map(|set| set.tiles()) {
            if rest.more_than(0).contains(tile) {
                rest.remove_unchecked(tile);
            } else {
                lacking += 1;
                if lacking > TOO_FAR {
                    return None;
                }
            }
        }
        let rest = self.within(&rest);
        let missing = match self.form {
            Form::Pungs => pungs_missing(&rest, free),
            Form::Sets | Form::Special(_) => rest.missing_for(free),
        };
        Some(Lack { kernel: lacking, rest: missing })
    }

    /// The same with the tiles that are wanted.
    pub(crate) fn reach(&self, tally: &Tally, melds: &[Meld], sets: u8) -> Option<Reach> {
        if let Form::Special(shape) = self.form {
            let rest = special_missing(shape, tally, melds)?;
            let useful = tally.useful(ShapeSet::only(shape)).tiles;
            return Some(Reach { lacking: ArrayVec::new(), rest, useful });
        }
        let (kernel, free) = self.open_kernel(melds, sets)?;
        let mut rest = *tally;
        let mut lacking = ArrayVec::new();
        for tile in kernel.iter().flat_map(|set| set.tiles()) {
            if rest.more_than(0).contains(tile) {
                rest.remove_unchecked(tile);
            } else {
                lacking.push(tile);
            }
        }
        let rest = self.within(&rest);
        let (missing, useful) = match self.form {
            Form::Pungs => (pungs_missing(&rest, free), pungs_useful(&rest, free)),
            Form::Sets | Form::Special(_) => (rest.missing_for(free), rest.useful_for(free)),
        };
        Some(Reach { lacking, rest: missing, useful: (useful & self.kinds) - tally.more_than(3) })
    }

    /// The sets of the plan that are not declared, and how many others there may be; `None` if the declared sets do not
    /// fit.
    fn open_kernel(&self, melds: &[Meld], sets: u8) -> Option<(ArrayVec<Kernel, 3>, u8)> {
        if melds.is_empty() {
            return Some((self.kernel.clone(), sets.checked_sub(self.kernel.len() as u8)?));
        }
        let fits = |meld: &Meld| {
            meld.stands_for().all(|tile| self.kinds.contains(tile))
                && (self.form != Form::Pungs || meld.kind() != MeldKind::Chow)
        };
        if !melds.iter().all(fits) {
            return None;
        }
        let open = |kernel: &Kernel| !melds.iter().any(|meld| kernel.is(meld));
        let kernel: ArrayVec<Kernel, 3> = self.kernel.iter().copied().filter(open).collect();
        let elsewhere = melds.len() - (self.kernel.len() - kernel.len());
        let free = usize::from(sets).checked_sub(self.kernel.len() + elsewhere)? as u8;
        Some((kernel, free))
    }

    /// What of the tiles the plan can use.
    fn within(&self, tally: &Tally) -> Tally {
        let mut rest = *tally;
        for tile in tally.kinds() - self.kinds - TileSet::only(Tile::JOKER) {
            (0..tally.count(tile)).for_each(|_| rest.remove_unchecked(tile));
        }
        rest
    }

    /// Completes the concealed tiles to the plan in one of the nearest ways: what the concealed part of the hand would be,
    /// and the tile that came last. Of several tiles that would do, one of which most are left.
    pub(crate) fn complete(
        &self,
        tally: &Tally,
        melds: &[Meld],
        sets: u8,
        left: &dyn Fn(Tile) -> u8,
    ) -> Option<(Tally, Tile)> {
        if let Form::Special(shape) = self.form {
            return if melds.is_empty() { complete_special(shape, tally, left) } else { None };
        }
        let mut all = *tally;
        let mut last = None;
        loop {
            let reach = self.reach(&all, melds, sets)?;
            if reach.is_complete() {
                break;
            }
            let wanted = reach.lacking.iter().copied().next();
            let wanted = wanted.or_else(|| reach.useful.max_by_key(|&tile| left(tile)));
            let tile = wanted.filter(|&tile| left(tile) > 0)?;
            all.add(tile).ok()?;
            last = Some(tile);
        }
        // What is not needed goes, what the plan does not want first.
        let size = 3 * (sets - melds.len() as u8) + 2;
        for tile in (all.kinds() - self.kinds).chain(all.kinds() & self.kinds) {
            let kept = u8::from(Some(tile) == last);
            while all.tiles() > size && all.count(tile) > kept && !tile.is_joker() {
                let mut fewer = all;
                fewer.remove_unchecked(tile);
                if self.lack(&fewer, melds, sets).is_none_or(|lack| lack.kernel + lack.rest > 0) {
                    break;
                }
                all = fewer;
            }
        }
        (all.tiles() == size).then_some((all, last?))
    }
}

impl Reach {
    pub(crate) fn missing(&self) -> u8 {
        self.lacking.len() as u8 + self.rest
    }

    fn is_complete(&self) -> bool {
        self.missing() == 0
    }
}

fn special_missing(shape: Shape, tally: &Tally, melds: &[Meld]) -> Option<u8> {
    if !melds.is_empty() || tally.tiles() < 13 {
        return None;
    }
    u8::try_from(tally.distance(ShapeSet::only(shape)).saturating_add(1)).ok().filter(|&missing| missing < 14)
}

/// The same for a shape of its own, which is asked of whole hands only: a useful tile comes, the least useful goes.
fn complete_special(shape: Shape, tally: &Tally, left: &dyn Fn(Tile) -> u8) -> Option<(Tally, Tile)> {
    let shapes = ShapeSet::only(shape);
    let mut hand = *tally;
    // Every exchange brings it nearer; no hand is farther than its tiles are many.
    for _ in 0..14 {
        if hand.tiles() % 3 == 2 {
            hand = without_least(&hand, shapes)?;
        }
        let useful = hand.useful(shapes);
        let tile = useful.tiles.max_by_key(|&tile| left(tile)).filter(|&tile| left(tile) > 0)?;
        hand.add(tile).ok()?;
        if hand.distance(shapes) < 0 {
            return Some((hand, tile));
        }
    }
    None
}

/// The hand without the tile that it needs least.
fn without_least(hand: &Tally, shapes: ShapeSet) -> Option<Tally> {
    let after = |tile: Tile| {
        let mut after = *hand;
        after.remove(tile);
        after
    };
    let best =
        hand.kinds().filter(|tile| !tile.is_joker()).min_by_key(|&tile| after(tile).distance(shapes))?;
    Some(after(best))
}

/// For so many pungs and a pair.
fn pungs_missing(tally: &Tally, pungs: u8) -> u8 {
    let (mut missing, mut left, mut pair) = (0, u32::from(pungs), false);
    for (kinds, held) in by_count(tally).into_iter().zip([3u32, 2, 1]) {
        let sets = kinds.len().min(left);
        left -= sets;
        missing += sets * (3 - held);
        // What is not needed as a pung may be the pair.
        if !pair && kinds.len() > sets {
            pair = true;
            missing += 2u32.saturating_sub(held);
        }
    }
    missing += left * 3 + if pair { 0 } else { 2 };
    missing.saturating_sub(u32::from(tally.jokers())) as u8
}

fn pungs_useful(tally: &Tally, pungs: u8) -> TileSet {
    let pairs_short = tally.more_than(1).len() < u32::from(pungs) + 1;
    if pairs_short { tally.more_than(0) - tally.more_than(2) } else { by_count(tally)[1] }
}

/// The kinds of which there are three or more, two, one.
fn by_count(tally: &Tally) -> [TileSet; 3] {
    [tally.more_than(2), tally.more_than(1) - tally.more_than(2), tally.more_than(0) - tally.more_than(1)]
}

impl Plans {
    /// The plans that pay by these rules. They follow from the rules alone, so they are made once and kept.
    pub(crate) fn of(rules: &Rules) -> Arc<Plans> {
        static MADE: Mutex<Vec<(Rules, Arc<Plans>)>> = Mutex::new(Vec::new());
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, plans)) = made.iter().find(|(known, _)| known == rules) {
            return Arc::clone(plans);
        }
        let plans = Arc::new(Plans::make(rules));
        // Nobody plays by very many rules; a program that does may make them again.
        made.truncate(31);
        made.insert(0, (rules.clone(), Arc::clone(&plans)));
        plans
    }

    fn make(rules: &Rules) -> Plans {
        let mut chance = Chance::new(1);
        let any = Plan::any();
        let (usual, easy, loss) = samples(rules, &any, &mut chance, 60);
        let useful = useful_on_the_way(rules, &any, &mut chance, 40, None);
        let mut plans = vec![(any, Prior { gain: usual, useful })];
        let mut least = if usual > 0.0 { (usual, loss) } else { (f32::MAX, 0.0) };
        for plan in catalogue(rules) {
            let (gain, _, loss) = samples(rules, &plan, &mut chance, 12);
            // What pays no more than any hand is no plan.
            if gain <= usual * 1.1 {
                continue;
            }
            // Beside sets that are given, the rest may be anything.
            let useful = if plan.kernel.is_empty() {
                useful_on_the_way(rules, &plan, &mut chance, 8, Some(&useful))
            } else {
                useful
            };
            if gain > 0.0 && gain < least.0 {
                least = (gain, loss);
            }
            plans.push((plan, Prior { gain, useful }));
        }
        let (usual_gain, usual_loss) = if easy > 0.3 { (usual / easy, loss / easy) } else { least };
        Plans { plans, usual_gain, easy, usual_loss }
    }
}

/// What hands that are made to a plan bring on the average, and how many of them may win.
fn samples(rules: &Rules, plan: &Plan, chance: &mut Chance, number: u32) -> (f32, f32, f32) {
    let sets = (rules.hand_size / 3) as u8;
    let (mut sum, mut valid, mut made, mut lost) = (0.0, 0.0, 0.0f32, 0.0);
    for _ in 0..number * 2 {
        let Some((tally, last)) = sample(rules, plan, chance, sets) else { continue };
        let hypothesis = Hypothesis::plain(rules);
        let won = [true, false].map(|drawn| gain(rules, &hypothesis, &tally, &[], last, drawn));
        made += 1.0;
        sum += 0.3 * won[0].unwrap_or(0.0) + 0.7 * won[1].unwrap_or(0.0);
        valid += if won[1].is_some() { 1.0 } else { 0.0 };
        lost += loss(rules, &hypothesis, &tally, &[], last).unwrap_or(0.0);
        if made >= number as f32 {
            break;
        }
    }
    (sum / made.max(1.0), valid / made.max(1.0), lost / made.max(1.0))
}

/// How many tiles are useful to hands that lack so many, on the way from dealt tiles to the plan.
fn useful_on_the_way(
    rules: &Rules,
    plan: &Plan,
    chance: &mut Chance,
    hands: u32,
    usual: Option<&[f32; 9]>,
) -> [f32; 9] {
    let sets = (rules.hand_size / 3) as u8;
    let (mut sums, mut seen) = ([0.0f32; 9], [0.0f32; 9]);
    for _ in 0..hands {
        let mut pool: ArrayVec<Tile, 160> = rules.tiles.tiles().filter(|tile| tile.is_playing()).collect();
        chance.shuffle(&mut pool);
        let mut hand = Tally::new();
        pool.iter().take(rules.hand_size).for_each(|&tile| hand.add_unchecked(tile));
        for _ in 0..12 {
            let Some(reach) = plan.reach(&hand, &[], sets).filter(|reach| reach.rest > 0) else { break };
            let missing = usize::from(reach.rest.min(8));
            let left = |tile: Tile| f32::from(rules.tiles[tile].saturating_sub(hand.count(tile)));
            sums[missing] += reach.useful.map(left).sum::<f32>();
            seen[missing] += 1.0;
            let Some(tile) = pool
                .iter()
                .copied()
                .skip(rules.hand_size)
                .find(|tile| reach.useful.contains(*tile) && left(*tile) > 0.0)
            else {
                break;
            };
            if hand.add(tile).is_err() {
                break;
            }
            let lack = |tile: Tile| {
                let mut fewer = hand;
                fewer.remove_unchecked(tile);
                plan.lack(&fewer, &[], sets).map_or(u8::MAX, |lack| lack.rest)
            };
            let Some(least) = hand.more_than(0).min_by_key(|&tile| lack(tile)) else { break };
            hand.remove_unchecked(least);
        }
    }
    let mut useful = [0.0; 9];
    for missing in 1..9 {
        let fallback = usual.map_or(10.0 * missing as f32, |usual| 0.4 * usual[missing]);
        useful[missing] = if seen[missing] > 0.0 { sums[missing] / seen[missing] } else { fallback };
    }
    useful
}

/// Some complete hand made to the plan out of random tiles.
fn sample(rules: &Rules, plan: &Plan, chance: &mut Chance, sets: u8) -> Option<(Tally, Tile)> {
    let mut pool: ArrayVec<Tile, 160> =
        rules.tiles.tiles().filter(|tile| tile.is_playing() && plan.kinds.contains(*tile)).collect();
    chance.shuffle(&mut pool);
    let mut tally = Tally::new();
    let start = if matches!(plan.form, Form::Special(_)) { rules.hand_size } else { 6 };
    for &tile in pool.iter().take(start) {
        tally.add(tile).ok()?;
    }
    plan.complete(&tally, &[], sets, &|tile| rules.tiles[tile] - tally.count(tile).min(rules.tiles[tile]))
}

/// All forms of hands that we know of, whatever the ruleset.
fn catalogue(rules: &Rules) -> Vec<Plan> {
    let mut plans = Vec::new();
    let honours = TileSet::PLAYING
        - (TileSet::suit(Suit::Characters) | TileSet::suit(Suit::Dots) | TileSet::suit(Suit::Bamboos));
    let in_play = rules.tiles.kinds();
    let mut keep_to = |kinds: TileSet, form: Form| {
        plans.push(Plan { kernel: ArrayVec::new(), kinds: kinds & in_play, form });
    };
    let ranks = |from: u8, to: u8| -> TileSet {
        Tile::playing().filter(|tile| tile.suit().is_some() && (from..=to).contains(&tile.rank())).collect()
    };
    for suit in Suit::ALL {
        keep_to(TileSet::suit(suit), Form::Sets);
        keep_to(TileSet::suit(suit) | honours, Form::Sets);
        keep_to(TileSet::suit(suit) | honours, Form::Pungs);
    }
    for (from, to) in [(2, 8), (1, 9), (1, 4), (6, 9), (1, 3), (4, 6), (7, 9)] {
        keep_to(ranks(from, to), Form::Sets);
    }
    let ends = ranks(1, 1) | ranks(9, 9);
    keep_to(ends | ranks(2, 3) | ranks(7, 8) | honours, Form::Sets);
    keep_to(ends | honours, Form::Pungs);
    keep_to(!TileSet::FLOWERS, Form::Pungs);
    for shape in
        Shape::ALL.into_iter().filter(|&shape| shape != Shape::Regular && rules.shapes.contains(shape))
    {
        keep_to(!TileSet::FLOWERS, Form::Special(shape));
    }
    let kernels = chow_kernels().chain(pung_kernels(honours));
    plans.extend(kernels.map(|kernel| Plan { kernel, ..Plan::any() }));
    plans
}

/// Three chows that belong together.
fn chow_kernels() -> impl Iterator<Item = ArrayVec<Kernel, 3>> {
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let chow = |suit: usize, rank: u8| Kernel::Chow(Tile::suited(Suit::ALL[suit], rank));
    let mut found = Vec::new();
    for rank in 1..=7 {
        found.push([0, 1, 2].map(|suit| chow(suit, rank)));
    }
    for order in ORDERS {
        for (first, step) in [(1, 3), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1)] {
            found.push([0, 1, 2].map(|place| chow(order[place], first + step * place as u8)));
        }
    }
    for suit in 0..3 {
        for (first, step) in [(1, 3), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (1, 2), (2, 2), (3, 2)] {
            found.push([0, 1, 2].map(|place| chow(suit, first + step * place)));
        }
    }
    found.into_iter().map(|kernel| kernel.into_iter().collect())
}

/// One pung of honours, two or three of the same sort, three of the same rank.
fn pung_kernels(honours: TileSet) -> impl Iterator<Item = ArrayVec<Kernel, 3>> {
    let all: Vec<Tile> = honours.collect();
    let mut found: Vec<Vec<Tile>> = all.iter().map(|&tile| vec![tile]).collect();
    for (at, &one) in all.iter().enumerate() {
        found.extend(all[at + 1..].iter().map(|&two| vec![one, two]));
    }
    let (winds, dragons) = all.split_at(4);
    found.push(dragons.to_vec());
    found.extend((0..4).map(|left_out| {
        winds.iter().enumerate().filter(|&(at, _)| at != left_out).map(|(_, &wind)| wind).collect()
    }));
    found.extend((1..=9).map(|rank| Suit::ALL.map(|suit| Tile::suited(suit, rank)).to_vec()));
    found.into_iter().map(|tiles| tiles.into_iter().map(Kernel::Pung).collect())
}
