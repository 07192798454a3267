//! Who may be waiting for a tile, and what it would cost.

use hand::MeldKind;
use table::{ReadyState, Shown};
use tiles::{BySeat, Seat, Tile, TileSet};

use crate::plan::Plans;
use crate::position::Position;

/// How dangerous tiles are, by player.
#[derive(Clone, Debug)]
pub(crate) struct Danger {
    pub(crate) threats: Vec<Threat>,
}

/// What one other player may be waiting for.
#[derive(Clone, Debug)]
pub(crate) struct Threat {
    pub(crate) seat: Seat,
    /// The chance that the hand is ready.
    pub(crate) ready: f32,
    /// What a win on one's own discard would cost.
    pub(crate) cost: f32,
    /// How much of that is due to the discard, beside what a win costs anyway.
    pub(crate) loss: f32,
    /// How likely a ready hand waits for each kind.
    waits: [f32; Tile::PLAYING_KINDS],
}

/// Only who is so likely to be ready is feared.
const CLOSE: f32 = 0.5;
/// How much a feared loss counts beside a hoped-for gain: what is hoped for is reckoned with caution too.
const CAUTION: f32 = 0.3;
/// How many kinds a ready hand waits for on the average.
const KINDS_AWAITED: f32 = 1.9;

impl Danger {
    pub(crate) fn of(position: &Position<'_>, plans: &Plans) -> Danger {
        let public = position.view.public();
        let near = nearness(position);
        let mut thrown: BySeat<TileSet> = BySeat::default();
        let mut turns: BySeat<u32> = BySeat::default();
        // What was let pass by somebody since his hand last changed he does not wait for.
        let mut passed: BySeat<TileSet> = BySeat::default();
        for discard in public.river().iter() {
            turns[discard.seat] += 1;
            thrown[discard.seat].insert(discard.tile);
            passed[discard.seat] = TileSet::EMPTY;
            for other in public.others(discard.seat) {
                passed[other].insert(discard.tile);
            }
        }
        let threats = public
            .others(position.seat)
            .filter(|&seat| !public.shown(seat).is_out() && !public.shown(seat).is_dead())
            .map(|seat| {
                let shown = public.shown(seat);
                let waits = waits(&near, shown, thrown[seat], passed[seat]);
                let ready = ready(shown, turns[seat], plans);
                let dear = dearness(shown);
                let (cost, loss) = (plans.usual_gain * dear, plans.usual_loss * dear);
                Threat { seat, ready, cost, loss, waits }
            })
            .collect();
        Danger { threats }
    }

    /// What the discard of a tile costs on the average.
    pub(crate) fn risk(&self, tile: Tile) -> f32 {
        CAUTION
            * self
                .threats
                .iter()
                .filter(|threat| threat.ready > CLOSE)
                .map(|threat| threat.ready * threat.waits_for(tile) * threat.loss)
                .sum::<f32>()
    }
}

impl Danger {
    /// What a discard that somebody wins upon costs, by what he shows.
    pub(crate) fn loss(&self, seat: Seat) -> Option<f32> {
        self.threats.iter().find(|threat| threat.seat == seat).map(|threat| threat.loss)
    }
}

impl Threat {
    /// How likely the hand waits for a tile, if it is ready.
    pub(crate) fn waits_for(&self, tile: Tile) -> f32 {
        self.waits.get(tile.index()).copied().unwrap_or(0.0)
    }
}

/// How likely it is that somebody is ready.
fn ready(shown: &Shown, turns: u32, plans: &Plans) -> f32 {
    if shown.ready() == ReadyState::Yes {
        return 0.97;
    }
    let sets = shown.melds().count() as f32;
    // Where any hand may win, hands are ready sooner.
    let haste = 0.6 + 0.6 * plans.easy;
    (haste * (0.022 * turns as f32 + 0.03 * sets * (1.0 + sets) + 0.005 * turns as f32 * sets))
        .clamp(0.01, 0.85)
}

/// Dearer hands show: sets of one suit, kongs, pungs of honours.
fn dearness(shown: &Shown) -> f32 {
    let melds = shown.melds().flatten();
    let dear = melds.filter(|meld| meld.kind() != MeldKind::Chow && meld.first().suit().is_none()).count();
    let flush = one_suit(shown).map_or(0.0, |_| 0.5);
    1.0 + 0.25 * dear as f32 + flush
}

/// The suit in which all declared sets are, if there are two of them or more.
fn one_suit(shown: &Shown) -> Option<TileSet> {
    let mut suits = shown.melds().flatten().filter_map(|meld| meld.first().suit());
    let first = suits.next()?;
    (shown.melds().count() >= 2 && suits.all(|suit| suit == first)).then(|| TileSet::suit(first))
}

fn waits(
    near: &[f32; Tile::PLAYING_KINDS],
    shown: &Shown,
    thrown: TileSet,
    passed: TileSet,
) -> [f32; Tile::PLAYING_KINDS] {
    let mut waits = *near;
    let flush = one_suit(shown);
    for tile in Tile::playing() {
        let wait = &mut waits[tile.index()];
        if shown.forbidden().is_some_and(|suit| tile.suit() == Some(suit)) || passed.contains(tile) {
            *wait *= 0.05;
        } else if thrown.contains(tile) {
            *wait *= 0.3;
        }
        if flush.is_some_and(|suit| tile.suit().is_some() && !suit.contains(tile)) {
            *wait *= 0.4;
        }
    }
    let sum: f32 = waits.iter().sum();
    waits.map(|wait| (KINDS_AWAITED * wait / sum.max(0.1)).min(0.5))
}

/// How well the unseen tiles go with each kind: as the sides or the middle of a chow, as a pair.
fn nearness(position: &Position<'_>) -> [f32; Tile::PLAYING_KINDS] {
    let mut near = [0.0; Tile::PLAYING_KINDS];
    for tile in Tile::playing().filter(|&tile| position.rules.tiles[tile] > 0) {
        let left = |step: i32| {
            let rank = i32::from(tile.rank()) + step;
            let inside = tile.suit().is_some() && (1..=9).contains(&rank);
            let kind = inside.then(|| Tile::from_index((tile.index() as i32 + step) as usize)).flatten();
            kind.map_or(0.0, |kind| f32::from(position.unseen[kind]))
        };
        let held = f32::from(position.unseen[tile]);
        let runs = left(-2) * left(-1) + left(-1) * left(1) + left(1) * left(2);
        near[tile.index()] = runs + 1.5 * held * (held - 1.0).max(0.0) + held;
    }
    near
}
