//! A wall as a sequence of tiles with two ends.

use std::fmt;

use crate::{Tile, TileCounts, TooManyCopies};

/// The tiles of a deal in the order in which they would be drawn. Draws take the first tile, replacements
/// the last, where a ruleset takes them there. How the wall came to be shuffled is not known here.
///
/// ```
/// use tiles::{TileCounts, Wall};
/// let sorted: Vec<_> = TileCounts::SUITS.tiles().collect();
/// let mut wall = Wall::new(&sorted, &TileCounts::SUITS)?;
/// assert_eq!(wall.draw().unwrap().to_string(), "1m");
/// assert_eq!(wall.draw_last().unwrap().to_string(), "9s");
/// assert_eq!(wall.left(), 106);
/// # Ok::<(), tiles::WallError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wall {
    tiles: [Tile; Wall::MAX],
    first: u8,
    end: u8,
}

/// Why a sequence of tiles is not a wall. The first problem in order of the tiles is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WallError {
    /// A copy too many at this place, counted from 0.
    TooManyCopies {
        /// Which tile.
        tile: Tile,
        /// Its place.
        place: usize,
    },
    /// A tile that is not in play at this place.
    NotInPlay {
        /// Which tile.
        tile: Tile,
        /// Its place.
        place: usize,
    },
    /// The first kind of which copies are missing.
    Missing {
        /// Which tile.
        tile: Tile,
    },
}

impl Wall {
    /// The longest wall: 148 tiles, Red with flowers and jokers.
    pub const MAX: usize = 148;

    /// A wall of exactly the tiles in play.
    ///
    /// # Errors
    /// If a tile is missing, is there too often, or is not in play.
    pub fn new(tiles: &[Tile], in_play: &TileCounts) -> Result<Wall, WallError> {
        let mut counts = TileCounts::new();
        let mut wall = Wall { tiles: [Tile::EAST; Wall::MAX], first: 0, end: 0 };
        for (place, &tile) in tiles.iter().enumerate() {
            if in_play[tile] == 0 {
                return Err(WallError::NotInPlay { tile, place });
            }
            counts.add(tile).map_err(|TooManyCopies { tile }| WallError::TooManyCopies { tile, place })?;
            wall.tiles[place] = tile;
            wall.end += 1;
        }
        match Tile::all().find(|&tile| counts[tile] < in_play[tile]) {
            Some(tile) => Err(WallError::Missing { tile }),
            None => Ok(wall),
        }
    }

    /// What is left of a wall: these tiles in this order, whatever they are; `None` if no wall has so many.
    pub fn left_over(rest: &[Tile]) -> Option<Wall> {
        let mut wall = Wall { tiles: [Tile::EAST; Wall::MAX], first: 0, end: u8::try_from(rest.len()).ok()? };
        wall.tiles.get_mut(..rest.len())?.copy_from_slice(rest);
        Some(wall)
    }

    /// Takes the first tile.
    pub fn draw(&mut self) -> Option<Tile> {
        let tile = *self.rest().first()?;
        self.first += 1;
        Some(tile)
    }

    /// Takes the last tile.
    pub fn draw_last(&mut self) -> Option<Tile> {
        let tile = *self.rest().last()?;
        self.end -= 1;
        Some(tile)
    }

    /// How many tiles are left between the two ends.
    pub const fn left(&self) -> usize {
        (self.end - self.first) as usize
    }

    /// The tiles that are left, in order.
    pub fn rest(&self) -> &[Tile] {
        &self.tiles[usize::from(self.first)..usize::from(self.end)]
    }
}

impl fmt::Debug for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Wall({:?})", self.rest())
    }
}

impl fmt::Display for WallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WallError::TooManyCopies { tile, place } => {
                write!(f, "not the full set: {} at place {}", TooManyCopies { tile: *tile }, place + 1)
            }
            WallError::NotInPlay { tile, place } => {
                write!(f, "not the full set: {tile} at place {} is not in play", place + 1)
            }
            WallError::Missing { tile } => write!(f, "not the full set: {tile} is missing"),
        }
    }
}

impl std::error::Error for WallError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wall_is_exactly_the_set_in_play() {
        let mut tiles: Vec<Tile> = TileCounts::WITH_FLOWERS_AND_JOKERS.tiles().collect();
        let mut wall = Wall::new(&tiles, &TileCounts::WITH_FLOWERS_AND_JOKERS).unwrap();
        assert_eq!(wall.rest(), tiles);
        let mut drawn = Vec::new();
        while let Some(tile) = wall.draw() {
            drawn.push(tile);
            drawn.extend(wall.draw_last());
        }
        assert_eq!((drawn.len(), wall.left(), wall.draw_last()), (148, 0, None));
        drawn.sort();
        assert_eq!(drawn, tiles);

        let rest = Wall::left_over(&tiles[100..]).expect("a wall has more");
        assert_eq!((rest.rest(), rest.left()), (&tiles[100..], 48));
        assert_eq!(Wall::left_over(&[Tile::EAST; 149]), None);

        let error = |tiles: &[Tile], set| Wall::new(tiles, set).unwrap_err().to_string();
        assert_eq!(
            error(&tiles, &TileCounts::WITH_FLOWERS),
            "not the full set: 0j at place 145 is not in play"
        );
        tiles[4] = tiles[0];
        assert_eq!(
            error(&tiles, &TileCounts::WITH_FLOWERS_AND_JOKERS),
            "not the full set: fifth copy of 1m at place 5"
        );
        tiles.remove(4);
        assert_eq!(error(&tiles, &TileCounts::WITH_FLOWERS_AND_JOKERS), "not the full set: 2m is missing");
        assert_eq!(error(&[], &TileCounts::SUITS), "not the full set: 1m is missing");
    }
}
