//! Ten sessions for 32 players: two affine planes of order four on the same sixteen points, each point being two players.
//!
//! In a plane sixteen points lie on twenty lines, in five classes of four, and two points share one line. A second plane
//! is laid over the first so that no three points are on a line in both. Each line becomes two tables, with one of the
//! two players of each point. Two points share two lines, and the signs on the lines are such that the one brings like
//! players together and the other unlike ones: a system of 120 linear equations modulo 2. Turning 32 as in `starter.rs`
//! has no solution: we have tried all.

use super::Class;
use super::transversal;

/// Where the points of the first plane are in the second.
const SECOND: [u16; 16] = [11, 6, 3, 10, 0, 7, 1, 13, 9, 15, 12, 8, 4, 2, 5, 14];

/// For each line of both planes which player of its four points sits at its first table, as bits. Found by trying
/// `SECOND` at random until the equations had a solution (`examples/starters.rs`).
const SIGNS: &[u8; 40] = b"5131372556635611116555556333660630000000";

pub(super) fn classes(players: usize) -> Option<Vec<Class>> {
    if players != 32 {
        return None;
    }
    let plane = transversal::classes(4);
    let second =
        plane.iter().map(|class| class.iter().map(|line| line.map(|point| SECOND[usize::from(point)])));
    let lines = plane.iter().cloned().chain(second.map(Iterator::collect));
    let mut signs = SIGNS.iter().map(|sign| sign - b'0');
    let tables = |line: super::Block, sign: u8| {
        [0, 15].map(|flip| {
            let mut bit = 0;
            line.map(|point| {
                bit += 1;
                2 * point + u16::from((sign ^ flip) >> (bit - 1) & 1)
            })
        })
    };
    let class = |lines: Class| {
        lines.into_iter().zip(&mut signs).flat_map(|(line, sign)| tables(line, sign)).collect()
    };
    Some(lines.map(class).collect())
}
