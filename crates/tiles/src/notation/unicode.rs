//! Unicode's mahjong tiles, U+1F000 to U+1F02A.
//!
//! Unicode has bamboos before circles, the dragons from red to white and the bamboo before the
//! chrysanthemum. A variation selector after a tile (text or picture) is ignored.

use super::{Expected, NotationError, signs};
use crate::{Suit, Tile};

const FIRST: u32 = 0x1F000;
const LAST: u32 = 0x1F02A;
const BACK: char = '\u{1F02B}';

/// Reads tiles.
///
/// ```
/// use tiles::{Tile, notation::unicode};
/// assert_eq!(unicode::parse("🀄\u{FE0F} 🀀").unwrap(), [Tile::RED, Tile::EAST]);
/// ```
///
/// # Errors
/// Names the first character that is not a tile; the back of a tile is none.
pub fn parse(text: &str) -> Result<Vec<Tile>, NotationError> {
    let mut tiles = Vec::new();
    let mut last_tile = None;
    for (position, sign) in signs(text) {
        if let Some(tile) = tile(sign) {
            tiles.push(tile);
            last_tile = Some(position);
        } else if !is_variation_selector(sign) || last_tile != Some(position - 1) {
            let expected = if sign == BACK { Expected::Face } else { Expected::UnicodeTile };
            return Err(NotationError::new(position, sign, expected));
        }
    }
    Ok(tiles)
}

/// Writes tiles in the order given, without spaces and without variation selectors.
pub fn print(tiles: &[Tile]) -> String {
    tiles.iter().map(|&tile| sign(tile)).collect()
}

/// The character of a tile.
pub fn sign(tile: Tile) -> char {
    let mut block = (FIRST..=LAST).filter_map(char::from_u32);
    block.find(|&sign| self::tile(sign) == Some(tile)).expect("Unicode has every tile")
}

fn tile(sign: char) -> Option<Tile> {
    let place = u8::try_from(u32::from(sign).checked_sub(FIRST)?).ok()?;
    Some(match place {
        0..4 => Tile::honour(place + 1),
        4..7 => Tile::honour(11 - place),
        7..16 => Tile::suited(Suit::Characters, place - 6),
        16..25 => Tile::suited(Suit::Bamboos, place - 15),
        25..34 => Tile::suited(Suit::Dots, place - 24),
        34 | 35 => Tile::flower(place - 33),
        36 => Tile::flower(4),
        37 => Tile::flower(3),
        38..42 => Tile::flower(place - 33),
        42 => Tile::JOKER,
        _ => return None,
    })
}

fn is_variation_selector(sign: char) -> bool {
    matches!(sign, '\u{FE0E}' | '\u{FE0F}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Notation, tests};

    #[track_caller]
    fn check(text: &str, expected: Result<&str, (usize, &str, Expected)>) {
        tests::check(Notation::Unicode, text, expected);
    }

    #[test]
    fn reads_tiles() {
        check("", Ok(""));
        check("🀀🀁🀂🀃", Ok("1234z"));
        check("🀄🀅🀆", Ok("765z"));
        check("🀇🀈🀉🀊🀋🀌🀍🀎🀏", Ok("123456789m"));
        check("🀐🀑🀒🀓🀔🀕🀖🀗🀘", Ok("123456789s"));
        check("🀙🀚🀛🀜🀝🀞🀟🀠🀡", Ok("123456789p"));
        // Plum, orchid, bamboo, chrysanthemum; spring, summer, autumn, winter; joker.
        check("🀢🀣🀤🀥🀦🀧🀨🀩🀪", Ok("12435678f0j"));
        check(" 🀇\n🀄\u{FE0F}🀄\u{FE0E}\t", Ok("1m77z"));
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        check("🀇🀫", Err((2, "🀫", Expected::Face)));
        check("🀇 5m", Err((3, "5", Expected::UnicodeTile)));
        check("🀬", Err((1, "🀬", Expected::UnicodeTile)));
        check("\u{FE0F}🀇", Err((1, "\u{FE0F}", Expected::UnicodeTile)));
        check("🀇 \u{FE0F}", Err((3, "\u{FE0F}", Expected::UnicodeTile)));
        check("🀇\u{FE0F}\u{FE0F}", Err((3, "\u{FE0F}", Expected::UnicodeTile)));
        check("\u{10FFFF}", Err((1, "\u{10FFFF}", Expected::UnicodeTile)));
    }
}
