//! What others may hold, by what they have done: hands whose tiles are exchanged one by one, the likely ones kept longer.
//!
//! [`Unknown`] makes hands that can be. Those that players have after eight turns are far better than such as chance gives,
//! have few lone honours, and do not want what their owner threw a moment ago. How much each of these says was weighed
//! in deals between club players, where the hands are known: a logistic regression that tells true hands from those that are
//! made here, over all rulesets at once (`examples/learn_hands.rs`, `tools/learn_hands.py`). No ruleset has numbers of its own.

use arrayvec::ArrayVec;
use hand::{NEVER, Shape, ShapeSet, Tally};
use rules::{AfterWin, Flowers, Ready, Rules};
use table::{Guess, SeatView};
use tiles::{Seat, Suit, Tile, TileCounts, TileSet};

use crate::Chance;
use crate::guess::Unknown;
use crate::plan::Plans;

/// Guesses one after another, as likely as they are.
#[derive(Debug)]
pub struct Belief<'a> {
    unknown: Unknown<'a>,
    others: ArrayVec<Other, 3>,
    /// What nobody keeps.
    shown_at_once: TileSet,
    guess: Option<Guess>,
    made: u32,
}

/// Another whose hand may be anything, and the hand that he is thought to have.
#[derive(Clone, Debug)]
struct Other {
    known: Known,
    hand: Tally,
    tiles: ArrayVec<Tile, 17>,
    likely: f32,
}

/// What is seen of another player.
#[derive(Clone, Debug)]
struct Known {
    seat: Seat,
    /// How many sets he has not declared.
    sets: u8,
    /// What he does not hold, and what he will not keep.
    without: TileSet,
    useless: TileSet,
    /// The shapes that his hand may have, where they are not regular alone.
    shapes: Option<ShapeSet>,
    /// The kinds of his last tiles, and of those before.
    late: TileSet,
    early: TileSet,
    /// What others threw since his hand last changed, and at any time, and nobody took.
    passed: TileSet,
    thrown: TileSet,
    /// How many of his declared sets are of each suit.
    suits: [u8; 3],
    facts: [f32; FACTS],
    /// What a distance and a trait say, with these facts.
    by_distance: [f32; DISTANCES],
    by_trait: [f32; TRAITS],
}

/// How many things are weighed, for those who learn the weights.
pub const SIGNS: usize = DISTANCES * FACTS + TRAITS * SHARED;

/// What is true of a player and of the rules: always 1; turns, in tens; few hands may win; play goes on after a win; sixteen tiles;
/// only declared hands win; sets declared; these times turns; turns times turns; turns where few hands may win.
const FACTS: usize = 10;
/// So many of them, the first, change what a trait says.
const SHARED: usize = 4;
/// Tiles that a hand lacks: up to one, two, three, four, more.
const DISTANCES: usize = 5;
const TRAITS: usize = 15;
/// So many of the last tiles are late.
const LATE: usize = 4;
/// After so many guesses all begins anew, with hands to which chance leads quickly at first.
const ANEW: u32 = 64;
/// So many exchanges for each hand come before the first guess, and between two.
const SETTLING: u32 = 250;
const BETWEEN: u32 = 12;

impl<'a> Belief<'a> {
    /// What a seat may think of the others.
    pub fn new(rules: &'a Rules, view: SeatView<'a>) -> Belief<'a> {
        Belief::weighed(rules, view, &WEIGHTS)
    }

    /// The same with other weights, for those who learn them.
    pub fn weighed(rules: &'a Rules, view: SeatView<'a>, weights: &[f32; SIGNS]) -> Belief<'a> {
        let unknown = Unknown::new(rules, view);
        let plans = Plans::of(rules);
        let others = unknown.free().map(|(seat, without)| {
            let known = Known::new(rules, &plans, view, seat, without).weighed(weights);
            Other { known, hand: Tally::new(), tiles: ArrayVec::new(), likely: 0.0 }
        });
        let keeps_flowers = rules.play.flowers == Flowers::AsTheOwnerLikes;
        let shown_at_once = if keeps_flowers { TileSet::EMPTY } else { TileSet::FLOWERS };
        Belief { others: others.collect(), unknown, shown_at_once, guess: None, made: 0 }
    }

    /// How it may be; `None` if luck would have it that the tiles did not go together.
    pub fn guess(&mut self, chance: &mut Chance) -> Option<&Guess> {
        if self.guess.is_none() || self.made.is_multiple_of(ANEW) {
            self.begin(chance)?;
            (0..SETTLING).for_each(|_| self.exchange(chance));
        }
        self.made += 1;
        (0..BETWEEN).for_each(|_| self.exchange(chance));
        let guess = self.guess.as_mut()?;
        for other in &self.others {
            guess.hands[other.known.seat] = TileCounts::count(other.tiles.iter().copied()).ok()?;
        }
        self.unknown.follow(guess);
        chance.shuffle(&mut guess.wall);
        Some(guess)
    }

    /// The others whose hands are thought about, for those who learn the weights.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.others.iter().map(|other| other.known.seat)
    }

    /// What speaks for and against a hand of one of them.
    pub fn signs(&self, seat: Seat, hand: &Tally) -> Option<[f32; SIGNS]> {
        self.others.iter().find(|other| other.known.seat == seat).map(|other| other.known.signs(hand))
    }

    fn begin(&mut self, chance: &mut Chance) -> Option<()> {
        let guess = self.unknown.guess(chance)?;
        for other in &mut self.others {
            let hand = &guess.hands[other.known.seat];
            other.hand = Tally::of(hand);
            other.tiles = hand.tiles().collect();
            other.likely = other.known.likely(&other.hand);
        }
        self.guess = Some(guess);
        Some(())
    }

    /// Offers each of the others a tile of the wall for one of his: always taken if the hand is more likely with it, else as often as
    /// it is less likely, so that each hand is held as often as it should be (Metropolis).
    fn exchange(&mut self, chance: &mut Chance) {
        let Some(guess) = self.guess.as_mut().filter(|guess| !guess.wall.is_empty()) else { return };
        for other in self.others.iter_mut().filter(|other| !other.tiles.is_empty()) {
            let from = chance.below(guess.wall.len() as u32) as usize;
            let place = chance.below(other.tiles.len() as u32) as usize;
            let (gives, gets) = (other.tiles[place], guess.wall[from]);
            if gives == gets || (self.shown_at_once | other.known.without).contains(gets) {
                continue;
            }
            let mut hand = other.hand;
            // Flowers that somebody keeps are not among the tiles that make his hand.
            let fits =
                (gives.is_flower() || hand.remove(gives)) && (gets.is_flower() || hand.add(gets).is_ok());
            if !fits {
                continue;
            }
            let likely = other.known.likely(&hand);
            let throw = chance.below(1 << 24) as f32 / (1 << 24) as f32;
            if likely >= other.likely || throw < (likely - other.likely).exp() {
                (other.hand, other.likely) = (hand, likely);
                (other.tiles[place], guess.wall[from]) = (gets, gives);
            }
        }
    }
}

impl Known {
    fn new(rules: &Rules, plans: &Plans, view: SeatView<'_>, seat: Seat, without: TileSet) -> Known {
        let public = view.public();
        let shown = public.shown(seat);
        let melds = shown.melds().count();
        let thrown_by = |own: bool| public.river().iter().filter(move |one| (one.seat == seat) == own);
        let own: ArrayVec<Tile, 160> = thrown_by(true).map(|one| one.tile).take(160).collect();
        let (early, late) = own.split_at(own.len().saturating_sub(LATE));
        let since_his = public.river().iter().rev().take_while(|one| one.seat != seat);
        let mut suits = [0; 3];
        for suit in shown.melds().flatten().filter_map(|meld| meld.first().suit()) {
            suits[suit as usize] += 1;
        }
        let regular = rules.shapes == ShapeSet::only(Shape::Regular);
        Known {
            seat,
            sets: (rules.hand_size / 3 - melds) as u8,
            without,
            useless: shown.forbidden().map_or(TileSet::EMPTY, TileSet::suit),
            shapes: Some(rules.shapes).filter(|_| melds == 0 && !regular),
            late: late.iter().copied().collect(),
            early: early.iter().copied().collect(),
            passed: since_his.filter(|one| !one.claimed).map(|one| one.tile).collect(),
            thrown: thrown_by(false).filter(|one| !one.claimed).map(|one| one.tile).collect(),
            suits,
            facts: facts(rules, plans, own.len(), melds),
            by_distance: [0.0; DISTANCES],
            by_trait: [0.0; TRAITS],
        }
    }

    fn weighed(mut self, weights: &[f32; SIGNS]) -> Known {
        let (distances, traits) = weights.split_at(DISTANCES * FACTS);
        let dot = |row: &[f32]| row.iter().zip(&self.facts).map(|(weight, fact)| weight * fact).sum();
        self.by_distance = std::array::from_fn(|place| dot(&distances[place * FACTS..][..FACTS]));
        self.by_trait = std::array::from_fn(|place| dot(&traits[place * SHARED..][..SHARED]));
        self
    }

    /// How likely a hand is beside others, as a logarithm.
    fn likely(&self, hand: &Tally) -> f32 {
        let (distance, traits) = self.look(hand);
        let said = traits.iter().zip(&self.by_trait).map(|(one, weight)| one * weight);
        self.by_distance[distance] + said.sum::<f32>()
    }

    fn signs(&self, hand: &Tally) -> [f32; SIGNS] {
        let (distance, traits) = self.look(hand);
        let mut signs = [0.0; SIGNS];
        signs[distance * FACTS..][..FACTS].copy_from_slice(&self.facts);
        for (place, one) in traits.iter().enumerate() {
            let row = &mut signs[DISTANCES * FACTS + place * SHARED..][..SHARED];
            row.iter_mut().zip(&self.facts).for_each(|(sign, fact)| *sign = one * fact);
        }
        signs
    }

    /// How far the hand is, and what is to be said of it, in the order of [`WEIGHTS`].
    fn look(&self, hand: &Tally) -> (usize, [f32; TRAITS]) {
        let mut kept = *hand;
        for tile in hand.kinds() & self.useless {
            (0..hand.count(tile)).for_each(|_| kept.remove_unchecked(tile));
        }
        let regular = kept.missing_for(self.sets);
        let special = self.shapes.map(|shapes| kept.distance(shapes)).filter(|&far| far != NEVER);
        let missing = special.map_or(regular, |far| (far + 1).max(0).unsigned_abs().min(regular));
        let useful = match self.shapes {
            Some(shapes) if missing < regular => kept.useful(shapes).tiles,
            _ => kept.useful_for(self.sets),
        };
        let (kinds, pairs) = (kept.more_than(0), kept.more_than(1));
        let (lone_honours, lone) = lonely(kinds, kinds - pairs);
        let waits = if missing <= 1 { useful } else { TileSet::EMPTY };
        let many = |tiles: TileSet| tiles.len() as f32;
        let traits = [
            lone_honours,
            lone,
            many(useful & self.late),
            many(useful & self.early),
            many(waits & self.passed),
            many(waits),
            many(pairs & self.thrown),
            self.flush(&kept),
            many(pairs & TileSet::HONOURS),
            many(pairs),
            many(kinds & TileSet::TERMINALS),
            many(kinds & self.late),
            many(kinds & self.early),
            f32::from(regular - missing),
            hand.copies_of(self.useless) as f32,
        ];
        (usize::from(missing).clamp(1, DISTANCES) - 1, traits)
    }

    /// Which part of all suited tiles is in the suit of which there are most.
    fn flush(&self, hand: &Tally) -> f32 {
        let of = |suit: Suit| {
            hand.copies_of(TileSet::suit(suit)) as f32 + 3.0 * f32::from(self.suits[suit as usize])
        };
        let all = Suit::ALL.map(of);
        all.into_iter().fold(0.0, f32::max) / all.iter().sum::<f32>().max(1.0)
    }
}

fn facts(rules: &Rules, plans: &Plans, thrown: usize, melds: usize) -> [f32; FACTS] {
    let flag = |yes: bool| if yes { 1.0 } else { 0.0 };
    let goes_on = matches!(rules.play.after_win, AfterWin::PlayOn { .. });
    let hard = if goes_on { 0.0 } else { 1.0 - plans.easy };
    let turns = (thrown as f32 / 10.0).min(2.0);
    let melds = melds as f32;
    let long = flag(rules.hand_size > 13);
    let declared = flag(rules.play.ready == Ready::Required);
    [1.0, turns, hard, flag(goes_on), long, declared, melds, melds * turns, turns * turns, hard * turns]
}

/// How many of these single tiles have no neighbour within two, honours and others.
fn lonely(kinds: TileSet, single: TileSet) -> (f32, f32) {
    let (mut honours, mut others) = (0.0, 0.0);
    for tile in single {
        let Some(suit) = tile.suit() else {
            honours += 1.0;
            continue;
        };
        let near = |step: i8| {
            let rank = tile.rank() as i8 + step;
            (1..=9).contains(&rank) && kinds.contains(Tile::suited(suit, rank.unsigned_abs()))
        };
        others += if [-2, -1, 1, 2].into_iter().any(near) { 0.0 } else { 1.0 };
    }
    (honours, others)
}

/// What each sign says, for and against: by the distance, with each of the facts; then the traits, with the first four of them.
#[rustfmt::skip]
const WEIGHTS: [f32; SIGNS] = [
    2.41, 2.92, -0.64, -0.45, -0.19, -4.11, 0.99, -0.69, -0.16, -1.27, // lacks one tile at most
    -0.24, 4.42, 0.13, 1.14, -0.24, 0.12, 0.68, -0.57, -1.27, 0.31, // two
    -0.88, 3.40, 0.00, 1.73, -0.39, 0.00, 0.78, -0.82, -1.33, 0.35, // three
    -0.77, 1.48, -0.25, 1.67, -0.65, -0.04, 0.58, -0.37, -0.25, -0.48, // four
    -0.58, 0.08, -0.48, 0.86, -0.57, 0.30, 0.52, 0.27, 0.45, -0.48, // more
    -0.38, -0.56, 0.32, 0.00, // honours that are alone
    -0.28, -0.53, 0.09, 0.10, // other tiles that are alone
    -3.44, 1.09, 1.82, -0.91, // kinds that it wants and were thrown by its owner lately
    -2.38, 0.53, 1.19, -0.84, // before that
    -0.72, -0.36, 0.32, -0.47, // kinds that it waits for and that were let pass
    -0.69, 0.66, 1.03, 0.71, // kinds that it waits for
    -0.97, -0.23, 0.76, -0.23, // pairs of what others threw
    -0.44, 0.70, 0.44, -0.51, // the part of the suited tiles in one suit
    0.05, -0.06, 0.15, 0.00, // pairs of honours
    -0.03, 0.16, -0.34, 0.21, // pairs
    -0.06, 0.15, -0.04, 0.19, // ends of suits
    -1.24, 0.86, 0.13, -0.54, // kinds that its owner threw lately
    -1.23, 0.36, 0.11, -0.39, // before that
    0.63, 1.78, -1.06, -1.50, // how much nearer it is to a special shape
    0.16, -5.42, 0.00, 0.16, // tiles of the forbidden suit
];
