//! One session that a rotation turns into all others, as many as there can be.
//!
//! Of `3 s + f` players, f is 1, 2 or 3, `3 s` stand in three rings of s; the others are fixed. Session after session the
//! rings turn by one. If within the first session every difference between two players of the rings comes at most once,
//! no two ever meet again; and there is no room for one session more. A second symmetry makes the first session small
//! enough to be found: to go from ring to ring, multiplying by a factor whose third power is 1, leaves it as it is.
//! 28 and 40 players are known as resolvable designs (28,4,1) and (40,4,1), the others as resolvable group divisible ones.

use super::{Block, Class};

struct Starter {
    /// How many sessions, which is how many players stand in a ring.
    sessions: u16,
    /// How many players are fixed; they have the highest numbers.
    fixed: u16,
    factor: u16,
    /// Of the first session one table in three; the others follow by going from ring to ring. `ring * sessions + place`.
    tables: &'static [Block],
}

/// Found by annealing, most of them in less than a second (`examples/starters.rs`).
const STARTERS: &[Starter] = &[
    Starter { sessions: 7, fixed: 3, factor: 4, tables: &[[12, 21, 2, 14], [5, 6, 1, 15]] },
    Starter { sessions: 9, fixed: 1, factor: 7, tables: &[[6, 13, 8, 3], [22, 2, 10, 17]] },
    Starter {
        sessions: 11,
        fixed: 3,
        factor: 1,
        tables: &[[8, 17, 24, 33], [29, 4, 27, 23], [22, 21, 25, 20]],
    },
    Starter {
        sessions: 13,
        fixed: 1,
        factor: 9,
        tables: &[[4, 29, 9, 33], [14, 7, 18, 28], [6, 20, 12, 10]],
    },
    Starter {
        sessions: 14,
        fixed: 2,
        factor: 11,
        tables: &[[20, 11, 41, 9], [26, 16, 8, 13], [22, 35, 24, 27]],
    },
    Starter {
        sessions: 15,
        fixed: 3,
        factor: 1,
        tables: &[[41, 14, 27, 46], [39, 5, 6, 1], [37, 13, 18, 34], [0, 2, 25, 8]],
    },
    Starter {
        sessions: 17,
        fixed: 1,
        factor: 1,
        tables: &[[46, 37, 23, 36], [11, 16, 21, 47], [18, 7, 32, 39], [14, 10, 26, 8]],
    },
    Starter {
        sessions: 19,
        fixed: 3,
        factor: 11,
        tables: &[[45, 55, 18, 26], [7, 19, 54, 47], [28, 43, 29, 8], [48, 52, 46, 51], [41, 58, 33, 9]],
    },
    Starter {
        sessions: 21,
        fixed: 1,
        factor: 16,
        tables: &[[24, 18, 52, 23], [35, 6, 60, 59], [28, 9, 46, 55], [11, 10, 2, 4], [38, 3, 25, 47]],
    },
    Starter {
        sessions: 23,
        fixed: 3,
        factor: 1,
        tables: &[
            [4, 14, 22, 36],
            [29, 55, 69, 10],
            [7, 23, 58, 19],
            [64, 43, 24, 44],
            [8, 48, 15, 17],
            [51, 16, 57, 26],
        ],
    },
    Starter {
        sessions: 25,
        fixed: 1,
        factor: 1,
        tables: &[
            [24, 72, 37, 20],
            [8, 64, 54, 63],
            [67, 46, 61, 18],
            [5, 44, 10, 7],
            [28, 59, 52, 41],
            [56, 40, 26, 73],
        ],
    },
    Starter {
        sessions: 27,
        fixed: 3,
        factor: 10,
        tables: &[
            [80, 25, 6, 54],
            [77, 19, 31, 12],
            [79, 20, 82, 29],
            [4, 61, 15, 58],
            [41, 18, 53, 36],
            [75, 37, 24, 46],
            [3, 65, 26, 5],
        ],
    },
    Starter {
        sessions: 29,
        fixed: 1,
        factor: 1,
        tables: &[
            [39, 66, 53, 28],
            [85, 12, 64, 61],
            [54, 59, 44, 75],
            [84, 23, 51, 47],
            [42, 78, 72, 60],
            [65, 74, 67, 19],
            [79, 11, 34, 33],
        ],
    },
    Starter {
        sessions: 31,
        fixed: 3,
        factor: 25,
        tables: &[
            [11, 30, 87, 49],
            [84, 35, 38, 15],
            [65, 54, 56, 39],
            [89, 17, 68, 64],
            [66, 80, 44, 50],
            [12, 43, 95, 62],
            [57, 18, 21, 33],
            [14, 25, 8, 55],
        ],
    },
];

/// The sessions for so many players; none if there is no starter.
pub(super) fn classes(players: usize) -> Option<Vec<Class>> {
    let starter =
        STARTERS.iter().find(|starter| usize::from(3 * starter.sessions + starter.fixed) == players)?;
    let first = starter.first();
    let turned = |by: u16| first.iter().map(|block| block.map(|point| starter.turned(point, by))).collect();
    Some((0..starter.sessions).map(turned).collect())
}

impl Starter {
    fn first(&self) -> Class {
        let mut first: Class = self.fixed_tables();
        for &block in self.tables {
            let second = block.map(|point| self.next_ring(point));
            first.extend([block, second, second.map(|point| self.next_ring(point))]);
        }
        first
    }

    /// One or two fixed players stay fixed when the rings change, so that their tables have to stay as well.
    fn fixed_tables(&self) -> Class {
        let table = |at: u16| {
            let second = self.next_ring(at);
            [3 * self.sessions + at, at, second, self.next_ring(second)]
        };
        if self.fixed < 3 { (0..self.fixed).map(table).collect() } else { Vec::new() }
    }

    /// Three fixed players take turns.
    fn next_ring(&self, point: u16) -> u16 {
        let (ring, place) = (point / self.sessions, point % self.sessions);
        match ring {
            0..3 => (ring + 1) % 3 * self.sessions + place * self.factor % self.sessions,
            _ if self.fixed == 3 => 3 * self.sessions + (place + 1) % 3,
            _ => point,
        }
    }

    fn turned(&self, point: u16, by: u16) -> u16 {
        let (ring, place) = (point / self.sessions, point % self.sessions);
        if ring < 3 { ring * self.sessions + (place + by) % self.sessions } else { point }
    }
}
