//! What a hand would bring if something were otherwise.

use hand::{Hand, Meld, MeldKind};
use tiles::{Tile, TileSet, Wind};

use super::{Score, Showdown, Win, WinBy};
use crate::Rules;
use crate::rules::{opponents, seats};

/// A hand as it is, and what single changes would make of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhatIf {
    /// As it is; `None` if it has not won.
    pub now: Option<Score>,
    /// One row for each change.
    pub rows: Vec<WhatIfRow>,
}

/// One change and what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhatIfRow {
    /// What is otherwise.
    pub change: Change,
    /// What the hand would bring.
    pub score: Score,
}

/// A single change of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Change {
    /// Won with this tile, in this way.
    Won { tile: Tile, by: WinBy },
    /// Another seat.
    Seat(Wind),
    /// Another round.
    Round(Wind),
    /// The declared set of this number, counted from 0, is concealed.
    Concealed(usize),
    /// One more flower.
    Flower(Tile),
}

impl Rules {
    /// What every tile that completes the hand would bring, by self-draw and by discard, and what another wind, a
    /// concealed set in the place of a declared one or one more flower would change.
    pub fn what_if(&self, showdown: &Showdown) -> WhatIf {
        let now = showdown.win.map(|_| self.score(showdown));
        let mut rows = Vec::new();
        let mut add = |change: Change, changed: &Showdown| {
            rows.push(WhatIfRow { change, score: self.score(changed) });
        };
        for tile in self.waits_of(showdown) {
            for by in [WinBy::SelfDraw, WinBy::Discard] {
                add(Change::Won { tile, by }, &won(showdown, tile, by));
            }
        }
        if showdown.win.is_some() {
            for &wind in seats(showdown.players).iter().filter(|&&wind| wind != showdown.seat) {
                add(Change::Seat(wind), &Showdown { seat: wind, ..showdown.clone() });
            }
            for wind in Wind::ALL.into_iter().filter(|&wind| wind != showdown.round) {
                add(Change::Round(wind), &Showdown { round: wind, ..showdown.clone() });
            }
            for at in 0..showdown.melds.len() {
                if let Some(changed) = concealed(showdown, at) {
                    add(Change::Concealed(at), &changed);
                }
            }
            let mut drawable =
                TileSet::FLOWERS.filter(|&tile| self.tiles[tile] > 0 && !is_out(showdown, tile));
            if let Some(flower) = drawable.next() {
                let mut changed = showdown.clone();
                changed.flowers.insert(flower);
                add(Change::Flower(flower), &changed);
            }
        }
        WhatIf { now, rows }
    }

    /// The kinds that complete the hand; a discarded joker completes none.
    fn waits_of(&self, showdown: &Showdown) -> TileSet {
        Hand::new(&showdown.concealed, &showdown.melds, self.jokers())
            .map_or(TileSet::EMPTY, |hand| hand.waits(self.shapes))
    }
}

/// The same hand won otherwise. Whose discard it is does not change the value.
fn won(showdown: &Showdown, tile: Tile, by: WinBy) -> Showdown {
    let usual = || opponents(showdown.players).last().copied();
    let from = by.is_claim().then(|| showdown.win.and_then(|win| win.from).or_else(usual)).flatten();
    Showdown { win: Some(Win { tile, by, from }), ..showdown.clone() }
}

/// The hand with a declared set taken into it; a kong becomes a concealed one. `None` if the set is concealed.
fn concealed(showdown: &Showdown, at: usize) -> Option<Showdown> {
    let mut changed = showdown.clone();
    let meld = changed.melds[at];
    match meld.kind() {
        MeldKind::ConcealedKong => return None,
        MeldKind::MeldedKong | MeldKind::AddedKong => {
            let tiles: Vec<Tile> = meld.tiles().collect();
            let stands_for: Vec<Tile> = meld.stands_for().collect();
            changed.melds[at] = Meld::new(MeldKind::ConcealedKong, &tiles, &stands_for, None).ok()?;
        }
        MeldKind::Chow | MeldKind::Pung => {
            changed.melds.remove(at);
            meld.tiles().try_for_each(|tile| changed.concealed.add(tile)).ok()?;
        }
    }
    Some(changed)
}

/// Whether a flower cannot be drawn any more: it is the player's, or it is the winning tile.
fn is_out(showdown: &Showdown, flower: Tile) -> bool {
    showdown.flowers.contains(flower) || showdown.win.is_some_and(|win| win.tile == flower)
}

impl Change {
    /// Whether it is about the winning tile.
    pub const fn is_tile(&self) -> bool {
        matches!(self, Change::Won { .. })
    }
}
