//! The fastest way to a ready hand.

use arrayvec::ArrayVec;
use hand::{ShapeSet, Tally};
use rules::Rules;
use table::{Action, Choices, SeatView};
use tiles::{Suit, Tile, TileSet};

use crate::position::Position;
use crate::{Bot, Start, claims};

/// Discards with the hands after them.
type Hands = ArrayVec<(Tile, Tally), { Tile::PLAYING_KINDS }>;

/// Lessens the distance with every move, and asks nothing else.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

impl Novice {
    /// A novice.
    pub const fn new() -> Novice {
        Novice
    }
}

impl Bot for Novice {
    fn begin(&mut self, _: &Rules, _: &Start) {}

    fn choose(&mut self, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Action {
        if let Some(forced) = claims::forced(rules, view, choices) {
            return forced;
        }
        let position = Position::new(rules, view, choices);
        if choices.iter().any(|action| matches!(action, Action::Forbid(_))) {
            return Action::Forbid(position.least_suit());
        }
        if choices.contains(Action::Ready) {
            return Action::Ready;
        }
        if position.in_turn() { position.nearest_in_turn() } else { position.nearest_claim() }
    }
}

impl Position<'_> {
    /// The suit without which the hand is nearest to a ready one.
    pub(crate) fn least_suit(&self) -> Suit {
        let without = |suit: Suit| {
            let mut tally = self.tally;
            for tile in tally.kinds() & TileSet::suit(suit) {
                (0..tally.count(tile)).for_each(|_| tally.remove_unchecked(tile));
            }
            (tally.missing_for(self.sets()), self.tally.copies_of(TileSet::suit(suit)))
        };
        Suit::ALL.into_iter().min_by_key(|&suit| without(suit)).expect("there are three suits")
    }

    /// The distance of what is held, with the shapes of the rules where nothing is declared.
    fn distance(&self, tally: &Tally, melds: usize) -> i8 {
        let regular = tally.missing_for((self.rules.hand_size / 3 - melds) as u8) as i8 - 1;
        if melds > 0 || self.view.own().forbidden().is_some() || tally.tiles() < self.rules.hand_size as u8 {
            return regular;
        }
        tally.distance(self.rules.shapes).min(regular)
    }

    fn nearest_in_turn(&self) -> Action {
        let from = self.choices.discards();
        // What the hand may not keep goes first.
        let unwanted = (from - self.usable).next();
        let tile = unwanted.or_else(|| {
            let (hands, _) = self.nearest_hands(&self.tally, self.melds.len(), from);
            match hands.as_slice() {
                [(only, _)] => Some(*only),
                several => self.most_useful(several, self.melds.len()).map(|(tile, _)| tile),
            }
        });
        // A kong costs nothing if the hand is no farther for it.
        let keeps = |kong: &Tile| {
            let mut tally = self.tally;
            while tally.count(*kong) > 0 {
                tally.remove_unchecked(*kong);
            }
            let melds = self.melds.len() + usize::from(self.tally.count(*kong) == 4);
            self.distance(&tally, melds) <= self.distance(&self.tally, self.melds.len())
        };
        match self.choices.own_kongs().find(keeps) {
            Some(kong) => Action::OwnKong(kong),
            None => tile.map_or_else(|| crate::safe(self.view, self.choices), Action::Discard),
        }
    }

    /// The discards after which the hand is nearest, with the hands after them, and how near they are.
    fn nearest_hands(&self, tally: &Tally, melds: usize, from: TileSet) -> (Hands, i8) {
        let (mut hands, mut nearest) = (Hands::new(), i8::MAX);
        for tile in from.filter(|tile| tile.is_playing() && tally.count(*tile) > 0) {
            let mut after = *tally;
            after.remove_unchecked(tile);
            let distance = self.distance(&after, melds);
            if distance < nearest {
                hands.clear();
                nearest = distance;
            }
            if distance == nearest {
                hands.push((tile, after));
            }
        }
        (hands, nearest)
    }

    /// The first discard after which most useful tiles are left, and how many.
    fn most_useful(&self, hands: &[(Tile, Tally)], melds: usize) -> Option<(Tile, u32)> {
        let left =
            |(tile, after): &(Tile, Tally)| (*tile, self.left(self.useful(after, melds) & self.usable));
        hands.iter().map(left).reduce(|best, one| if one.1 > best.1 { one } else { best })
    }

    fn useful(&self, tally: &Tally, melds: usize) -> TileSet {
        let special = melds == 0 && tally.tiles() == self.rules.hand_size as u8;
        if special && self.rules.shapes != ShapeSet::only(hand::Shape::Regular) {
            return tally.useful(self.rules.shapes).tiles;
        }
        tally.useful_for((self.rules.hand_size / 3 - melds) as u8)
    }

    /// Takes a tile if the hand is nearer with it.
    fn nearest_claim(&self) -> Action {
        let Some(tile) = self.offered() else { return crate::safe(self.view, self.choices) };
        let now = self.distance(&self.tally, self.melds.len());
        let mut best = (Action::Pass, now, 0);
        for action in self.choices.iter().filter(|&action| action != Action::Pass) {
            let Some(from_hand) = claims::from_hand(action, tile) else { continue };
            let mut tally = self.tally;
            if !from_hand.iter().all(|&tile| self.usable.contains(tile) && tally.remove(tile)) {
                continue;
            }
            let melds = self.melds.len() + 1;
            let (hands, mut distance) = self.nearest_hands(&tally, melds, tally.kinds());
            if action == Action::Kong {
                distance = self.distance(&tally, melds);
            }
            if distance > best.1 || distance == best.1 && best.0 == Action::Pass {
                continue;
            }
            let useful = self.most_useful(&hands, melds).map_or(0, |(_, useful)| useful);
            if distance < best.1 || useful > best.2 {
                best = (action, distance, useful);
            }
        }
        best.0
    }
}
