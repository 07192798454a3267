//! Four groups of as many players as there are tables; each table has one player of each group.
//!
//! A session is a row `(a, b, c)` of numbers: player `x` of the first group sits with `x + a`, `x + b` and `x + c` of the
//! others, for every `x` of an abelian group as large as the number of tables. Two rows never bring the same two
//! together if they differ in a, in b, in c, in b − a, in c − a and in c − b (a difference matrix).

use super::{Block, Class};

/// The numbers `(b, c)` of the rows whose `a` is 0, 1, 2 … Found by annealing over the numbers modulo the first entry
/// (`examples/starters.rs`); an even number of tables has no full set of such rows.
const ROWS: &[(usize, &[[u16; 2]])] = &[
    (6, &[[3, 5], [5, 4], [2, 3], [4, 1], [0, 0]]),
    (10, &[[3, 3], [7, 6], [0, 1], [8, 0], [4, 2], [2, 9], [5, 8], [1, 7], [9, 4]]),
    (12, &[[1, 1], [5, 9], [8, 2], [10, 7], [0, 3], [4, 0], [9, 8], [7, 5], [6, 11], [11, 6], [3, 4]]),
    (
        14,
        &[
            [6, 12],
            [2, 3],
            [13, 9],
            [10, 0],
            [4, 4],
            [8, 13],
            [0, 11],
            [5, 8],
            [12, 7],
            [11, 5],
            [9, 2],
            [7, 6],
            [3, 1],
        ],
    ),
    (
        15,
        &[
            [11, 2],
            [6, 6],
            [3, 13],
            [5, 4],
            [1, 8],
            [8, 11],
            [13, 0],
            [0, 5],
            [2, 3],
            [7, 1],
            [14, 10],
            [10, 14],
            [12, 9],
            [4, 12],
            [9, 7],
        ],
    ),
    (
        18,
        &[
            [15, 7],
            [17, 3],
            [5, 14],
            [11, 0],
            [14, 12],
            [16, 6],
            [13, 10],
            [6, 5],
            [9, 11],
            [0, 1],
            [4, 16],
            [7, 2],
            [12, 17],
            [8, 8],
            [2, 13],
            [1, 15],
            [3, 9],
        ],
    ),
    (
        20,
        &[
            [17, 14],
            [15, 5],
            [13, 8],
            [19, 15],
            [2, 7],
            [6, 13],
            [8, 2],
            [10, 16],
            [12, 3],
            [4, 6],
            [16, 9],
            [18, 1],
            [11, 19],
            [3, 4],
            [14, 12],
            [0, 0],
            [9, 18],
            [5, 17],
            [7, 11],
        ],
    ),
    (
        21,
        &[
            [7, 19],
            [6, 16],
            [2, 18],
            [13, 7],
            [19, 0],
            [11, 14],
            [3, 11],
            [0, 13],
            [9, 5],
            [17, 2],
            [5, 10],
            [20, 3],
            [14, 15],
            [12, 12],
            [4, 1],
            [18, 4],
            [8, 17],
            [15, 8],
            [1, 20],
            [10, 9],
            [16, 6],
        ],
    ),
    (
        22,
        &[
            [1, 21],
            [16, 12],
            [2, 6],
            [9, 17],
            [7, 9],
            [19, 20],
            [18, 13],
            [5, 2],
            [21, 8],
            [20, 10],
            [17, 0],
            [8, 14],
            [0, 3],
            [15, 7],
            [13, 1],
            [11, 11],
            [10, 4],
            [12, 19],
            [4, 15],
            [6, 5],
            [3, 18],
        ],
    ),
    (
        24,
        &[
            [23, 23],
            [22, 4],
            [12, 11],
            [6, 13],
            [21, 18],
            [7, 2],
            [18, 19],
            [2, 14],
            [0, 20],
            [14, 17],
            [17, 10],
            [11, 5],
            [20, 7],
            [4, 6],
            [15, 1],
            [5, 21],
            [10, 8],
            [13, 22],
            [3, 16],
            [1, 15],
            [9, 0],
            [8, 12],
        ],
    ),
];

/// Fields that are no residues: how many elements, and of which prime. In each of them the powers of a root `r` with
/// `r^n = r + 1` make up the elements, so that multiplying by it is a shift.
const FIELDS: &[(usize, usize)] = &[(4, 2), (8, 2), (9, 3), (16, 2)];

/// The sessions, and where the groups themselves can be seated, those in which each group keeps to itself.
pub(super) fn classes(tables: usize) -> Vec<Class> {
    let mut classes: Vec<Class> = rows(tables).into_iter().map(|row| class(tables, row)).collect();
    if tables.is_multiple_of(4) {
        let of_group = super::designs(tables / 4, usize::MAX);
        classes.extend(of_group.iter().flatten().map(|class| in_each_group(tables, class)));
    }
    classes
}

/// How many sessions have one player of each group at each table.
pub(super) fn parallel(tables: usize) -> usize {
    rows(tables).len()
}

fn in_each_group(tables: usize, class: &Class) -> Class {
    let moved = |group: usize, block: &Block| block.map(|point| point + (group * tables) as u16);
    (0..4).flat_map(|group| class.iter().map(move |block| moved(group, block))).collect()
}

fn class(tables: usize, row: [usize; 3]) -> Class {
    let [a, b, c] = row;
    let block = |x: usize| {
        let others = [0, a, b, c].map(|step| plus(tables, x, step));
        let mut group = 0;
        others.map(|x| {
            group += 1;
            ((group - 1) * tables + x) as u16
        })
    };
    (0..tables).map(block).collect()
}

fn rows(tables: usize) -> Vec<[usize; 3]> {
    if let Some((_, found)) = ROWS.iter().find(|(size, _)| *size == tables) {
        return found.iter().enumerate().map(|(a, &[b, c])| [a, usize::from(b), usize::from(c)]).collect();
    }
    if let Some(&(size, prime)) = FIELDS.iter().find(|(size, _)| *size == tables) {
        // x, rx and r²x: the differences are multiples of r − 1, r² − 1 and r² − r, none of which is 0.
        let times = |x| times_root(size, prime, x);
        return (0..size).map(|x| [x, times(x), times(times(x))]).collect();
    }
    // i, 2i and 3i are different for all i if 2 and 3 have inverses, and as long as 3i does not come round.
    let all = !tables.is_multiple_of(2) && !tables.is_multiple_of(3);
    let count = if all { tables } else { tables.div_ceil(3) };
    (0..count).map(|i| [i, 2 * i % tables, 3 * i % tables]).collect()
}

/// The sum in the group of this size: digits without carry in a field, else modulo the size.
fn plus(size: usize, x: usize, y: usize) -> usize {
    let Some(&(_, prime)) = FIELDS.iter().find(|(field, _)| *field == size) else { return (x + y) % size };
    let (mut sum, mut unit) = (0, 1);
    while unit < size {
        sum += (x / unit + y / unit) % prime * unit;
        unit *= prime;
    }
    sum
}

/// The product with the root: all digits move up, and what falls out at the top comes in as root and one.
fn times_root(size: usize, prime: usize, x: usize) -> usize {
    let top = x * prime / size;
    plus(size, x * prime % size, top * (prime + 1))
}
