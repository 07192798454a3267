//! How likely another player waits for a tile, by what everybody sees of him.
//!
//! What speaks for and against it was weighed in deals between club players, where it is known who waited for what: a
//! logistic regression over all rulesets at once. No ruleset has numbers of its own; what is asked of one is only what hands
//! look like in it.

use rules::{AfterWin, Ready, Rules};
use table::{ReadyState, SeatView};
use tiles::{BySeat, Seat, Tile, TileCounts, TileSet};

use crate::plan::Plans;

/// How many things are looked at.
const SIGNS: usize = 32;

/// What is seen of the others.
pub(crate) struct Wary<'a> {
    /// Who may still win, with what is seen of him.
    others: Vec<(Seat, Seen)>,
    unseen: &'a TileCounts,
    /// What is true of everybody in these rules.
    table: [f32; 3],
}

/// What is seen of one other player.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    turns: u8,
    melds: u8,
    /// He has declared a ready hand; because nobody wins who has not.
    declared: bool,
    required: bool,
    thrown: TileSet,
    /// What of it was among his first four tiles, and his last two.
    early: TileSet,
    late: TileSet,
    last: [Option<Tile>; 2],
    /// What others threw since his hand last changed.
    passed: TileSet,
    /// What he may not keep.
    useless: TileSet,
}

impl<'a> Wary<'a> {
    pub(crate) fn new(rules: &Rules, plans: &Plans, view: SeatView<'_>, unseen: &'a TileCounts) -> Wary<'a> {
        let public = view.public();
        let mut all: BySeat<Seen> = BySeat::default();
        for discard in public.river().iter() {
            all[discard.seat].throws(discard.tile);
            public.others(discard.seat).for_each(|other| all[other].passed.insert(discard.tile));
        }
        let required = rules.play.ready == Ready::Required;
        let mut others = Vec::new();
        for seat in public.others(view.seat()) {
            let shown = public.shown(seat);
            let declared = shown.ready() == ReadyState::Yes;
            if shown.is_out() || shown.is_dead() || required && !declared {
                continue;
            }
            let mut seen = all[seat];
            seen.late = seen.last.into_iter().flatten().collect();
            seen.melds = shown.melds().count() as u8;
            (seen.declared, seen.required) = (declared, required);
            seen.useless = shown.forbidden().map_or(TileSet::EMPTY, TileSet::suit);
            others.push((seat, seen));
        }
        let goes_on = matches!(rules.play.after_win, AfterWin::PlayOn { .. });
        let hard = if goes_on { 0.0 } else { 1.0 - plans.easy };
        Wary { others, unseen, table: [flag(rules.hand_size > 13), hard, flag(goes_on)] }
    }

    /// Who may wait for a tile, and how likely he does.
    pub(crate) fn waiting(&self, tile: Tile) -> impl Iterator<Item = (Seat, f32)> {
        self.others.iter().map(move |(seat, seen)| (*seat, self.chance(seen, tile)))
    }

    fn chance(&self, seen: &Seen, tile: Tile) -> f32 {
        if seen.useless.contains(tile) || !tile.is_playing() {
            return 0.0;
        }
        let sum: f32 = self.signs(seen, tile).iter().zip(&WEIGHTS).map(|(sign, weight)| sign * weight).sum();
        1.0 / (1.0 + (-sum).exp())
    }

    /// What speaks for and against a tile, in the order of [`WEIGHTS`].
    fn signs(&self, seen: &Seen, tile: Tile) -> [f32; SIGNS] {
        let turns = (f32::from(seen.turns) / 10.0).min(2.0);
        let melds = f32::from(seen.melds.min(4));
        let left = self.unseen[tile];
        let honour = flag(tile.suit().is_none());
        let around = Around::new(tile);
        let [long, hard, goes_on] = self.table;
        [
            1.0,
            long,
            hard,
            goes_on,
            turns,
            turns * turns,
            flag(seen.turns < 4),
            flag(seen.melds == 1),
            flag(seen.melds == 2),
            flag(seen.melds == 3),
            flag(seen.melds >= 4),
            turns * melds,
            flag(seen.declared && !seen.required),
            flag(seen.required),
            flag(left == 0),
            flag(left == 1),
            flag(left == 2),
            flag(seen.thrown.contains(tile)),
            flag(seen.passed.contains(tile)),
            honour,
            honour * flag(left == 0),
            honour * flag(left == 1),
            honour * melds,
            flag(around.rank == 1 || around.rank == 9),
            around.among(seen.thrown, 3),
            flag(around.is_closed(seen.thrown)),
            around.among(seen.early, 1),
            around.among(seen.early, 2),
            around.among(seen.late, 1),
            around.among(seen.late, 2),
            around.among(seen.passed, 3),
            around.runs(self.unseen),
        ]
    }
}

/// What each sign says, for and against.
#[rustfmt::skip]
const WEIGHTS: [f32; SIGNS] = [
    -7.50, // always
    -0.48, // sixteen tiles in hand
    -1.46, // few hands may win
    0.58, // play goes on after a win
    5.51, // turns, in tens
    -1.18, // their square
    -1.22, // fewer than four turns
    0.63, // one set declared
    1.38, // two
    2.10, // three
    2.65, // four or more
    -0.35, // turns times sets
    0.00, // declared ready
    0.80, // declared where all must
    -0.54, // none of the tile left unseen
    -0.57, // one
    -0.30, // two
    -2.73, // thrown by him
    -3.15, // let pass by him since his hand changed
    0.10, // an honour
    -0.24, // an honour of which none is left
    -0.76, // one
    -0.81, // an honour, by sets declared
    -0.14, // an end of a suit
    -0.22, // a tile three away was thrown by him
    -0.14, // on both sides, as far as there are any
    -0.50, // a neighbour was among his first tiles
    -0.21, // a tile two away was
    0.40, // a neighbour was among his last two
    0.29, // a tile two away was
    -0.31, // a tile three away was let pass by him
    0.39, // the ways to wait for it in a chow
];

impl Seen {
    fn throws(&mut self, tile: Tile) {
        self.turns = self.turns.saturating_add(1);
        self.thrown.insert(tile);
        if self.turns <= 4 {
            self.early.insert(tile);
        }
        self.last = [Some(tile), self.last[0]];
        self.passed = TileSet::EMPTY;
    }
}

/// The tiles of the suit beside one.
struct Around {
    tile: Tile,
    /// 0 for an honour.
    rank: i32,
}

impl Around {
    fn new(tile: Tile) -> Around {
        Around { tile, rank: if tile.suit().is_some() { i32::from(tile.rank()) } else { 0 } }
    }

    fn near(&self, step: i32) -> Option<Tile> {
        let inside = self.rank > 0 && (1..=9).contains(&(self.rank + step));
        inside.then(|| Tile::from_index((self.tile.index() as i32 + step) as usize)).flatten()
    }

    /// How many of the two that are so far away are among some.
    fn among(&self, tiles: TileSet, step: i32) -> f32 {
        [-step, step]
            .into_iter()
            .filter_map(|step| self.near(step))
            .map(|tile| flag(tiles.contains(tile)))
            .sum()
    }

    /// Whether a two-sided wait would also be one for a tile that was thrown, on whichever side.
    fn is_closed(&self, thrown: TileSet) -> bool {
        self.rank > 0
            && [-3, 3].into_iter().filter_map(|step| self.near(step)).all(|other| thrown.contains(other))
    }

    /// In how many ways the unseen tiles wait for this one as part of a chow, as a logarithm.
    fn runs(&self, unseen: &TileCounts) -> f32 {
        if self.rank == 0 {
            return 0.0;
        }
        let left = |step: i32| self.near(step).map_or(0.0, |tile| f32::from(unseen[tile]));
        let runs = left(-2) * left(-1) + left(-1) * left(1) + left(1) * left(2);
        (runs / 16.0 + 0.05).ln()
    }
}

fn flag(yes: bool) -> f32 {
    if yes { 1.0 } else { 0.0 }
}
