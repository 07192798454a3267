//! Sessions in which no two players meet twice, by construction.
//!
//! What chance would never find is found by symmetry: one session is turned into all others by a group. Points stand
//! for players who are not known yet. Nothing here knows of teams, winds or the past.

mod signed;
mod starter;
mod transversal;

/// The points that sit at one table.
pub(crate) type Block = [u16; 4];
/// The tables of one session: every point is at exactly one of them.
pub(crate) type Class = Vec<Block>;

/// Ways to seat `4 * tables` points in so many sessions that no pair meets twice; if that is not known for so many, one way
/// for as many as are known.
pub(crate) fn designs(tables: usize, sessions: usize) -> Vec<Vec<Class>> {
    let all = [Some(transversal::classes(tables)), starter::classes(4 * tables), signed::classes(4 * tables)];
    let mut designs: Vec<Vec<Class>> = all.into_iter().flatten().collect();
    if designs.iter().any(|design| design.len() >= sessions) {
        designs.retain(|design| design.len() >= sessions);
        designs.iter_mut().for_each(|design| design.truncate(sessions));
    } else {
        designs.sort_by_key(|design| std::cmp::Reverse(design.len()));
        designs.truncate(1);
    }
    designs
}

/// How many sessions have one player of each of four groups at each table: if no more are wanted, the points `0..tables`
/// of the first design never meet each other, nor do `tables..2 * tables` and so on. There is room for teams.
pub(crate) fn apart(tables: usize) -> usize {
    transversal::parallel(tables)
}
