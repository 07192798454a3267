//! The font of the MCR rulebook: a key of a Latin keyboard prints a tile (MCR-NOTATION-1).
//!
//! With shift the tile is a claimed one. Which groups are declared sets (MCR-NOTATION-2, MCR-NOTATION-3) is
//! not known here. Flowers and jokers have no key (MCR-NOTATION-4).

use super::{Expected, NotationError};
use crate::Tile;

/// The keys of the 34 kinds in order.
const KEYS: [&str; 4] = ["qwertyuio", "asdfghjkl", "zxcvbnm,.", "1234567"];
/// The same with shift.
const CLAIMED_KEYS: [&str; 4] = ["QWERTYUIO", "ASDFGHJKL", "ZXCVBNM<>", "!@#$%^&"];

/// A tile as the font shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// Which tile.
    pub tile: Tile,
    /// Whether it was claimed from another player.
    pub claimed: bool,
}

/// Reads the tiles alone, claimed or not.
///
/// # Errors
/// Names the first character that is not a key.
pub fn parse(text: &str) -> Result<Vec<Tile>, NotationError> {
    Ok(parse_groups(text)?.into_iter().flatten().map(|key| key.tile).collect())
}

/// Reads groups parted by spaces (MCR-NOTATION-2); no group is empty.
///
/// ```
/// use tiles::{Tile, notation::keyboard::{Key, parse_groups}};
/// let groups = parse_groups("1!1 77").unwrap();
/// assert_eq!(groups[0][1], Key { tile: Tile::EAST, claimed: true });
/// assert_eq!(groups[1], [Key { tile: Tile::RED, claimed: false }; 2]);
/// ```
///
/// # Errors
/// Names the first character that is not a key.
pub fn parse_groups(text: &str) -> Result<Vec<Vec<Key>>, NotationError> {
    let mut groups: Vec<Vec<Key>> = Vec::new();
    let mut after_space = true;
    for (position, sign) in (1..).zip(text.chars()) {
        if sign.is_whitespace() {
            after_space = true;
            continue;
        }
        let key = read_key(sign).ok_or_else(|| NotationError::new(position, sign, Expected::Key))?;
        match groups.last_mut() {
            Some(group) if !after_space => group.push(key),
            _ => groups.push(vec![key]),
        }
        after_space = false;
    }
    Ok(groups)
}

/// Writes tiles in the order given, none of them claimed, without spaces; `None` if one has no key.
pub fn print(tiles: &[Tile]) -> Option<String> {
    tiles.iter().map(|&tile| key(tile, false)).collect()
}

/// The key of a tile, claimed or not; `None` for flowers and jokers.
pub fn key(tile: Tile, claimed: bool) -> Option<char> {
    let keys = if claimed { CLAIMED_KEYS } else { KEYS };
    keys.iter().flat_map(|row| row.chars()).nth(tile.index())
}

fn read_key(sign: char) -> Option<Key> {
    let find = |keys: [&str; 4]| keys.iter().flat_map(|row| row.chars()).position(|key| key == sign);
    let (index, claimed) = match find(KEYS) {
        Some(index) => (index, false),
        None => (find(CLAIMED_KEYS)?, true),
    };
    Some(Key { tile: Tile::from_index(index)?, claimed })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::compact;

    /// Compares groups in compact notation, a claimed tile being written with `'` after it.
    #[track_caller]
    fn check(text: &str, expected: Result<&str, (usize, &str)>) {
        let show = |key: &Key| format!("{}{}", key.tile, if key.claimed { "'" } else { "" });
        let read = parse_groups(text).map(|groups| {
            let groups: Vec<String> = groups.iter().map(|group| group.iter().map(show).collect()).collect();
            groups.join(" ")
        });
        let error = |(position, found)| NotationError::new(position, found, Expected::Key);
        assert_eq!(read, expected.map(str::to_owned).map_err(error), "{text:?}");
    }

    #[test]
    fn reads_groups() {
        // MCR-NOTATION-1.
        check("", Ok(""));
        check(" \n ", Ok(""));
        check("qwe  rty\tuio", Ok("1m2m3m 4m5m6m 7m8m9m"));
        check("asdfghjkl", Ok("1p2p3p4p5p6p7p8p9p"));
        check("zxcvbnm,.", Ok("1s2s3s4s5s6s7s8s9s"));
        check("1234 567", Ok("1z2z3z4z 5z6z7z"));
        check("Q L < > ! @ # $ % ^ &", Ok("1m' 9p' 8s' 9s' 1z' 2z' 3z' 4z' 5z' 6z' 7z'"));
    }

    #[test]
    fn the_example_of_the_text() {
        // MCR-NOTATION-5.
        check("wwWw Fgh Yui ,<, tt", Ok("2m2m2m'2m 4p'5p6p 6m'7m8m 8s8s'8s 5m5m"));
        assert_eq!(compact::print(&parse("wwWw Fgh Yui ,<, tt").unwrap()), "2222m456p678m888s55m");
        check("2 7 f i e m x 6 5", Ok("2z 7z 4p 8m 3m 7s 2s 6z 5z"));
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        // MCR-NOTATION-4.
        for (text, position, found) in
            [("p", 1, "p"), ("qw 8", 4, "8"), ("0", 1, "0"), ("qй", 2, "й"), ("*", 1, "*"), (";", 1, ";")]
        {
            check(text, Err((position, found)));
        }
    }

    #[test]
    fn every_key_reads_back() {
        for tile in Tile::playing() {
            for claimed in [false, true] {
                let text = key(tile, claimed).unwrap().to_string();
                assert_eq!(parse_groups(&text).unwrap(), [[Key { tile, claimed }]]);
            }
        }
        assert_eq!(key(Tile::flower(1), false), None);
        assert_eq!(key(Tile::JOKER, true), None);
        assert_eq!(print(&[Tile::EAST, Tile::flower(8)]), None);
    }
}
