//! Random guesses at what a seat does not see, such as can be, and such as are likely.
//!
//! What others have declared is true of their hands: winners hold a win, ready hands lack one tile, a forbidden suit is
//! gone. Of other hands the better are more likely the longer they have been played.

use arrayvec::ArrayVec;
use hand::Tally;
use rules::{Flowers, Ready, Rules};
use table::{Guess, Offered, ReadyState, SeatView, Stage};
use tiles::{Seat, Suit, Tile, TileCounts, TileSet, Wall};

use crate::Chance;

/// What a seat does not see, and what must be true of it.
#[derive(Clone, Debug)]
pub struct Unknown<'a> {
    rules: &'a Rules,
    view: SeatView<'a>,
    unseen: TileCounts,
    /// The others, those first of whom most is known.
    others: ArrayVec<Other, 3>,
}

/// What is known of another's hand.
#[derive(Clone, Copy, Debug)]
struct Other {
    seat: Seat,
    /// How many tiles he holds.
    held: usize,
    /// How many sets he has not declared.
    sets: usize,
    face_down: usize,
    /// What he does not hold.
    without: TileSet,
    /// What he will not keep.
    useless: TileSet,
    form: Form,
    /// From how many hands the best is taken.
    tries: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Form {
    /// A win with this tile; whether it is in the hand.
    Won(Tile, bool),
    /// A tile is put to a pung.
    Adds(Tile),
    Ready,
    Any,
}

/// Tiles to be given out.
struct Pool {
    tiles: ArrayVec<Tile, { Wall::MAX }>,
}

impl<'a> Unknown<'a> {
    /// What a seat does not see.
    pub fn new(rules: &'a Rules, view: SeatView<'a>) -> Unknown<'a> {
        let mut others: ArrayVec<Other, 3> =
            view.public().others(view.seat()).map(|seat| Other::new(rules, view, seat)).collect();
        others.sort_by_key(|other| (other.face_down == 0, other.form, other.without.is_empty()));
        Unknown { rules, view, unseen: view.unseen(rules), others }
    }

    /// The others whose hands may be anything, and what they do not hold.
    pub(crate) fn free(&self) -> impl Iterator<Item = (Seat, TileSet)> {
        self.others.iter().filter(|other| other.form == Form::Any).map(|other| (other.seat, other.without))
    }

    /// How it may be; `None` if luck would have it that the tiles did not go together.
    pub fn guess(&self, chance: &mut Chance) -> Option<Guess> {
        let mut guess = Guess::default();
        let mut pool = Pool { tiles: self.unseen.tiles().collect() };
        chance.shuffle(&mut pool.tiles);
        self.lay_kongs(&mut guess, &mut pool, chance)?;
        let keeps_flowers = self.rules.play.flowers == Flowers::AsTheOwnerLikes;
        let flowers = if keeps_flowers { TileSet::EMPTY } else { TileSet::FLOWERS };
        // Who puts a tile to a pung holds it.
        for other in &self.others {
            if let Form::Adds(tile) = other.form {
                pool.take(tile).then_some(())?;
                guess.drawn = Some(tile);
            }
        }
        for other in &self.others {
            guess.hands[other.seat] = self.hand(other, flowers, &mut pool, chance)?;
            if self.view.public().shown(other.seat).ready() != ReadyState::No
                && self.rules.play.ready == Ready::FromDeal
            {
                guess.as_dealt.insert(other.seat);
            }
        }
        guess.wall = pool.tiles;
        self.follow(&mut guess);
        Some(guess)
    }

    /// Says of the hands of a guess what follows from them: which suit somebody has named, and what he has drawn.
    pub(crate) fn follow(&self, guess: &mut Guess) {
        self.others.iter().for_each(|other| self.name_suit(other, guess));
        if let Some(drawer) = self.view.public().drawer().filter(|&seat| seat != self.view.seat()) {
            let hand = guess.hands[drawer];
            guess.drawn = guess.drawn.filter(|&tile| hand[tile] > 0).or_else(|| hand.tiles().last());
        }
    }

    fn lay_kongs(&self, guess: &mut Guess, pool: &mut Pool, chance: &mut Chance) -> Option<()> {
        for other in self.others.iter().filter(|other| other.face_down > 0) {
            for _ in 0..other.face_down {
                let fits = |tile: &Tile| pool.count(*tile) == 4 && !other.without.contains(*tile);
                let kinds: ArrayVec<Tile, 34> = Tile::playing().filter(fits).collect();
                let tile = *kinds.get(chance.below(kinds.len().max(1) as u32) as usize)?;
                (0..4).for_each(|_| _ = pool.take(tile));
                guess.kongs[other.seat].push(tile);
            }
        }
        Some(())
    }

    fn hand(
        &self,
        other: &Other,
        flowers: TileSet,
        pool: &mut Pool,
        chance: &mut Chance,
    ) -> Option<TileCounts> {
        let without = other.without | flowers;
        match other.form {
            Form::Won(tile, in_hand) => {
                let mut hand = (0..20).find_map(|_| pool.win(other, Some((tile, in_hand)), chance))?;
                if !in_hand {
                    hand.remove(tile);
                }
                Some(hand)
            }
            Form::Adds(tile) => {
                let mut hand = pool.draw(other.held - 1, without, chance)?;
                hand.add(tile).ok()?;
                Some(hand)
            }
            Form::Ready => {
                let Some(mut hand) = (0..20).find_map(|_| pool.win(other, None, chance)) else {
                    return pool.draw(other.held, without, chance);
                };
                // The tile that is missing is any of them.
                let place = chance.below(hand.total()) as usize;
                let missing = hand.tiles().nth(place).expect("below the number of tiles");
                hand.remove(missing);
                pool.tiles.push(missing);
                let end = pool.tiles.len() - 1;
                pool.tiles.swap(end, chance.below(end as u32 + 1) as usize);
                Some(hand)
            }
            Form::Any => pool.best(other, without, chance),
        }
    }

    /// Before the suit is known it is likely the one of which there is least.
    fn name_suit(&self, other: &Other, guess: &mut Guess) {
        let named = self.view.own().forbidden().is_some();
        if named && self.view.public().shown(other.seat).forbidden().is_none() {
            let hand = guess.hands[other.seat];
            let least = Suit::ALL.into_iter().min_by_key(|&suit| hand.copies_of(TileSet::suit(suit)));
            guess.forbidden[other.seat] = least;
        }
    }
}

impl Other {
    fn new(rules: &Rules, view: SeatView<'_>, seat: Seat) -> Other {
        let public = view.public();
        let shown = public.shown(seat);
        let melds = shown.melds().count();
        let thrown = || public.river().iter().filter(|thrown| thrown.seat == seat);
        // Who has thrown something else has none of his forbidden suit any more.
        let last = thrown().next_back().and_then(|thrown| thrown.tile.suit());
        let gone = |suit: &Suit| shown.is_out() || last != Some(*suit);
        let without = shown.forbidden().filter(gone).map_or(TileSet::EMPTY, TileSet::suit);
        let form = match (public.wins().find(|win| win.seat == seat), public.stage()) {
            (Some(win), _) => Form::Won(win.tile, win.from.is_none()),
            (None, Stage::Offer { from, tile, what: Offered::Kong }) if from == seat => Form::Adds(tile),
            (None, _) if shown.ready() != ReadyState::No => Form::Ready,
            (None, _) => Form::Any,
        };
        Other {
            seat,
            held: usize::from(public.held(rules, seat)),
            sets: rules.hand_size / 3 - melds,
            face_down: shown.melds().filter(Option::is_none).count(),
            without,
            useless: shown.forbidden().map_or(TileSet::EMPTY, TileSet::suit),
            form,
            tries: 1 + (thrown().count() as u32).min(14) / 2,
        }
    }
}

impl Pool {
    fn count(&self, tile: Tile) -> usize {
        self.tiles.iter().filter(|&&other| other == tile).count()
    }

    fn take(&mut self, tile: Tile) -> bool {
        let at = self.tiles.iter().position(|&other| other == tile);
        at.map(|at| self.tiles.swap_remove(at)).is_some()
    }

    /// Random tiles; those of some kinds only if there are not enough others.
    fn draw(&mut self, tiles: usize, without: TileSet, chance: &mut Chance) -> Option<TileCounts> {
        let mut hand = TileCounts::new();
        self.order(tiles, without, chance);
        for _ in 0..tiles {
            hand.add(self.tiles.pop()?).ok()?;
        }
        Some(hand)
    }

    /// Puts random tiles to the end, none of some kinds if there are enough others.
    fn order(&mut self, tiles: usize, without: TileSet, chance: &mut Chance) {
        let all = self.tiles.len();
        for drawn in 0..tiles.min(all) {
            let end = all - 1 - drawn;
            let mut at = chance.below(end as u32 + 1) as usize;
            if without.contains(self.tiles[at]) {
                let good = |place: usize| !without.contains(self.tiles[place]);
                at = (at..=end)
                    .find(|&place| good(place))
                    .or_else(|| (0..at).find(|&place| good(place)))
                    .unwrap_or(at);
            }
            self.tiles.swap(at, end);
        }
    }

    /// The best of some random hands.
    fn best(&mut self, other: &Other, without: TileSet, chance: &mut Chance) -> Option<TileCounts> {
        let mut best: Option<(u8, TileCounts)> = None;
        for _ in 0..other.tries {
            self.order(other.held, without, chance);
            let drawn = self.tiles.get(self.tiles.len().checked_sub(other.held)?..)?;
            let hand = TileCounts::count(drawn.iter().copied()).ok()?;
            let mut tally = Tally::of(&hand);
            for tile in tally.kinds() & other.useless {
                (0..tally.count(tile)).for_each(|_| tally.remove_unchecked(tile));
            }
            let missing = tally.missing_for(other.sets as u8);
            if best.as_ref().is_none_or(|(least, _)| missing < *least) {
                best = Some((missing, hand));
            }
        }
        let (_, hand) = best?;
        hand.tiles().for_each(|tile| _ = self.take(tile));
        Some(hand)
    }

    /// A complete hand, with this tile in it, which is in the pool or not.
    fn win(&mut self, other: &Other, with: Option<(Tile, bool)>, chance: &mut Chance) -> Option<TileCounts> {
        let before = self.tiles.clone();
        if let Some((tile, false)) = with {
            self.tiles.push(tile);
        }
        let won = self.build_win(other, with.map(|(tile, _)| tile), chance);
        if won.is_none() {
            self.tiles = before;
        }
        won
    }

    fn build_win(&mut self, other: &Other, with: Option<Tile>, chance: &mut Chance) -> Option<TileCounts> {
        let mut hand = TileCounts::new();
        // The pair is as good a place for the tile as any set.
        let groups = other.sets as u32 + 1;
        let place = chance.below(groups);
        for group in 0..groups {
            let wanted = with.filter(|_| group == place);
            let tiles = self.group(group + 1 == groups, wanted, other.without, chance)?;
            tiles.into_iter().try_for_each(|tile| hand.add(tile)).ok()?;
        }
        Some(hand)
    }

    /// A set or a pair around a random tile.
    fn group(
        &mut self,
        pair: bool,
        wanted: Option<Tile>,
        without: TileSet,
        chance: &mut Chance,
    ) -> Option<ArrayVec<Tile, 3>> {
        for _ in 0..12 {
            let at = chance.below(self.tiles.len().max(1) as u32) as usize;
            let tile = wanted.or_else(|| self.tiles.get(at).copied())?;
            if without.contains(tile) || !tile.is_playing() {
                continue;
            }
            let chow = !pair && tile.suit().is_some() && chance.below(4) > 0;
            let tiles: ArrayVec<Tile, 3> = if chow {
                let suit = tile.suit().expect("a chow is of a suit");
                let first = (tile.rank() + chance.below(3) as u8)
                    .checked_sub(2)
                    .filter(|first| (1..=7).contains(first));
                let Some(first) = first else { continue };
                (0..3).map(|place| Tile::suited(suit, first + place)).collect()
            } else {
                std::iter::repeat_n(tile, if pair { 2 } else { 3 }).collect()
            };
            let before = self.tiles.clone();
            if tiles.iter().all(|&tile| self.take(tile)) {
                return Some(tiles);
            }
            self.tiles = before;
        }
        None
    }
}
