//! Sets and a pair by trial: what the slow twins of the scorers begin with.

/// How many of each playing kind.
pub(crate) type Counts = [u8; 34];

/// A set or the pair: its kind as a letter (`c`, `p`, `k`, `2`), its lowest tile as a number, whether it is open.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Part {
    pub(crate) kind: char,
    pub(crate) first: usize,
    pub(crate) open: bool,
}

/// Every way to make so many sets and a pair.
pub(crate) fn divisions(counts: Counts, sets: usize) -> Vec<Vec<Part>> {
    let mut found = Vec::new();
    for first in (0..34).filter(|&at| counts[at] >= 2) {
        let mut rest = counts;
        rest[first] -= 2;
        take_sets(rest, sets, &mut vec![Part { kind: '2', first, open: false }], &mut found);
    }
    found
}

fn take_sets(counts: Counts, sets: usize, parts: &mut Vec<Part>, found: &mut Vec<Vec<Part>>) {
    let Some(first) = counts.iter().position(|&count| count > 0) else {
        if sets == 0 {
            found.push(parts.clone());
        }
        return;
    };
    if sets == 0 {
        return;
    }
    for (kind, tiles) in [('p', [first; 3]), ('c', [first, first + 1, first + 2])] {
        if kind == 'c' && (first >= 27 || first % 9 > 6) {
            continue;
        }
        let mut rest = counts;
        if tiles.iter().all(|&tile| rest[tile].checked_sub(1).map(|left| rest[tile] = left).is_some()) {
            parts.push(Part { kind, first, open: false });
            take_sets(rest, sets - 1, parts, found);
            parts.pop();
        }
    }
}
