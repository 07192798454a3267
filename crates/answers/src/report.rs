//! What there is to say about a hand, before it is said in some form.

use fivewinds::hand::{Discards, NEVER};
use fivewinds::{CheckedHand, HandInput, Reading, Rules, Shape, ShapeSet, Tile, TileSet};

use crate::problem::Problem;

/// A hand and all that follows from it.
#[derive(Debug)]
pub struct Report<'r> {
    /// The rules that it is a hand of.
    pub rules: &'r Rules,
    /// The hand itself.
    pub checked: CheckedHand,
    /// 0 ready, -1 complete; `None` if it can have none of the shapes.
    pub distance: Option<i8>,
    /// The same by each shape alone, the nearest first.
    pub shapes: Vec<(Shape, Option<i8>)>,
    /// What brings it nearer, with the number of unseen copies; empty after a draw.
    pub useful: Vec<(Tile, u8)>,
    /// So many tiles bring it nearer.
    pub unseen: u32,
    /// Empty before a draw.
    pub discards: Discards,
    /// Empty unless it is complete.
    pub readings: Vec<Reading>,
}

impl<'r> Report<'r> {
    /// Looks at a hand.
    ///
    /// # Errors
    /// If there are no tiles, or they are no hand of these rules.
    pub fn new(rules: &'r Rules, input: &HandInput) -> Result<Report<'r>, Vec<Problem>> {
        if input.concealed.is_empty() && input.melds.is_empty() {
            return Err(vec![Problem::NoTiles]);
        }
        let checked = input.check(rules).map_err(|problems| {
            problems.into_iter().map(|problem| Problem::input(problem, &rules.clauses)).collect::<Vec<_>>()
        })?;
        let hand = &checked.hand;
        let by_shape = |shape| (shape, possible(hand.distance(ShapeSet::only(shape))));
        let mut shapes: Vec<_> = rules.shapes.map(by_shape).collect();
        shapes.sort_by_key(|(_, distance)| distance.unwrap_or(NEVER));
        let useful = hand.useful(rules.shapes);
        let mut readings = Vec::new();
        hand.readings(rules.shapes, |reading| readings.push(reading.clone()));
        Ok(Report {
            rules,
            distance: possible(useful.distance),
            shapes,
            useful: useful.tiles.map(|tile| (tile, checked.unseen[tile])).collect(),
            unseen: checked.unseen.copies_of(useful.tiles),
            discards: hand.discards(rules.shapes, &checked.unseen),
            readings,
            checked,
        })
    }

    /// The kinds that complete the hand.
    pub fn waits(&self) -> TileSet {
        let ready = self.distance == Some(0);
        self.useful.iter().filter(|_| ready).map(|(tile, _)| *tile).collect()
    }
}

/// A distance as it is shown.
pub fn possible(distance: i8) -> Option<i8> {
    (distance != NEVER).then_some(distance)
}
