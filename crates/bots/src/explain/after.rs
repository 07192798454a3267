//! The hand as it is after an action, between turns.

use arrayvec::ArrayVec;
use hand::{Claim, Hand, Meld, MeldKind, NEVER, Tally};
use table::Action;
use tiles::{Suit, Tile, TileSet};

use crate::claims;
use crate::mind::{Aims, Mind};

/// A hand between turns.
#[derive(Clone, Debug)]
pub(super) struct After {
    /// The concealed tiles that it may keep.
    pub(super) tally: Tally,
    pub(super) melds: ArrayVec<Meld, 5>,
    /// The kinds that it may keep.
    pub(super) usable: TileSet,
    /// What it aims at.
    pub(super) aims: Aims,
    /// The tile that was discarded.
    pub(super) discard: Option<Tile>,
}

impl After {
    /// The hand after an action; `None` if there is no such hand to speak of.
    pub(super) fn of(mind: &Mind<'_>, action: Action) -> Option<After> {
        let position = &mind.position;
        let mut now = After {
            tally: position.tally,
            melds: position.melds.clone(),
            usable: position.usable,
            aims: Aims::new(),
            discard: None,
        };
        match action {
            Action::Pass | Action::Flower(_) => Some(now.aiming(mind)),
            Action::Ready if position.in_turn() => None,
            Action::Ready => Some(now.aiming(mind)),
            Action::Discard(tile) => {
                // The aims are those before the discard, as the mind has it.
                now.aims = mind.aims(&now.tally, &now.melds);
                now.throw(tile).then_some(now)
            }
            Action::OwnKong(tile) => {
                now.own_kong(tile);
                Some(now.aiming(mind))
            }
            Action::Chow(_) | Action::Pung(_) | Action::Kong => now.claim(mind, action),
            Action::Forbid(_) | Action::Win => None,
        }
    }

    /// How far it is from ready, and what brings it nearer.
    pub(super) fn distance(&self, mind: &Mind<'_>) -> (Option<i8>, TileSet) {
        let rules = mind.position.rules;
        let sets = ((rules.hand_size / 3) as u8).saturating_sub(self.melds.len() as u8);
        if self.tally.tiles() == 3 * sets + 1
            && let Ok(hand) = Hand::new(&self.tally.counts(), &self.melds, rules.jokers())
        {
            let useful = hand.useful(rules.shapes);
            let distance = (useful.distance != NEVER).then_some(useful.distance);
            return (distance, useful.tiles & self.usable);
        }
        // Places that others must fill: tiles of a suit that may not be kept, flowers.
        let missing = self.tally.missing_for(sets) as i8 - 1;
        (Some(missing), self.tally.useful_for(sets) & self.usable)
    }

    fn aiming(mut self, mind: &Mind<'_>) -> After {
        self.aims = mind.aims(&self.tally, &self.melds);
        self
    }

    /// Lets a tile go; one that the hand may not keep anyway is not among those that count.
    fn throw(&mut self, tile: Tile) -> bool {
        self.discard = Some(tile);
        !self.usable.contains(tile) || self.tally.remove(tile)
    }

    fn own_kong(&mut self, tile: Tile) {
        let made = |kind: MeldKind, claim: Option<Claim>| Meld::new(kind, &[tile; 4], &[tile; 4], claim);
        let four = self.tally.count(tile) == 4;
        while self.tally.remove(tile) {}
        if four {
            self.melds.extend(made(MeldKind::ConcealedKong, None));
        } else if let Some(pung) =
            self.melds.iter_mut().find(|meld| meld.kind() == MeldKind::Pung && meld.first() == tile)
        {
            *pung = made(MeldKind::AddedKong, pung.claim()).unwrap_or(*pung);
        }
    }

    fn claim(mut self, mind: &Mind<'_>, action: Action) -> Option<After> {
        let position = &mind.position;
        let (from, tile, _) = position.view.public().stage().offered()?;
        let from = position.view.public().place_of(from, position.seat);
        let taken = claims::from_hand(action, tile)?;
        let fits = taken.iter().all(|&tile| self.usable.contains(tile) && self.tally.remove(tile));
        self.melds.try_push(claims::meld(action, Claim { tile, from })?).ok().filter(|()| fits)?;
        let mut after = self.aiming(mind);
        if action == Action::Kong {
            return Some(after);
        }
        let mut best: Option<(f32, Tile)> = None;
        mind.weigh_discards(&after.tally, &after.melds, after.tally.kinds(), |tile, hope, risk| {
            if best.is_none_or(|(value, _)| hope - risk > value) {
                best = Some((hope - risk, tile));
            }
        });
        let (_, tile) = best?;
        after.throw(tile).then_some(after)
    }
}

/// How the seat thinks when it has forbidden itself a suit.
pub(super) fn without<'a>(mind: &Mind<'a>, suit: Suit) -> Mind<'a> {
    let mut position = mind.position.clone();
    position.usable = position.usable - TileSet::suit(suit);
    for tile in position.tally.kinds() & TileSet::suit(suit) {
        while position.tally.remove(tile) {}
    }
    Mind { position, danger: mind.danger.clone(), pace: mind.pace.clone(), ..*mind }
}
