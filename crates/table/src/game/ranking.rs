//! Who is first: ranks, and the table points of a competition.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

use super::{Game, Player};

/// A player at the end of a session, or at any other moment of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// Who.
    pub player: Player,
    /// From 1; equal totals share a rank, and the next ranks stay empty.
    pub rank: u32,
    /// What he has.
    pub total: i64,
    /// What he has won or lost.
    pub result: i64,
    /// His share of 4, 2, 1 and 0 table points.
    pub table_points: TablePoints,
}

/// Table points, kept as twelfths so that they can be shared (MCRC-SCORE-5). Printed with two decimals at most.
///
/// ```
/// let shared = table::table_points(&[50, 50, 50, -150]);
/// assert_eq!((shared[0].twelfths(), shared[0].to_string()), (28, "2.33".to_owned()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TablePoints(u32);

/// 4, 2, 1 and 0 (MCRC-SCORE-4).
const OF_PLACES: [u32; 4] = [48, 24, 12, 0];

/// Ranks from 1, the greatest first: equals share a rank, and the next ranks stay empty, as in 1, 2, 2, 4
/// (RED-SESSION-3, CLA-SESSION-4, MCRC-RANK-2). For a competition compare table points with game points (MCRC-RANK-1).
pub fn ranks<K: Ord>(keys: &[K]) -> Vec<u32> {
    let rank = |key: &K| 1 + keys.iter().filter(|&other| other > key).count() as u32;
    keys.iter().map(rank).collect()
}

/// The table points of those who have so many game points: equals share those of the places they hold
/// (MCRC-SCORE-4, MCRC-SCORE-5).
pub fn table_points<K: Ord>(keys: &[K]) -> Vec<TablePoints> {
    let share = |(key, rank): (&K, u32)| {
        let equals = keys.iter().filter(|&other| other == key).count();
        let places = OF_PLACES.iter().skip(rank as usize - 1).take(equals);
        // One, two, three and four divide twelve; more than four at a table there are not.
        TablePoints(places.sum::<u32>() / equals as u32)
    };
    keys.iter().zip(ranks(keys)).map(share).collect()
}

pub(super) fn of(game: &Game) -> Vec<Ranked> {
    let players: Vec<Player> = (0..game.players()).map(Player).collect();
    let totals: Vec<i64> = players.iter().map(|&player| game.total(player)).collect();
    let shares = ranks(&totals).into_iter().zip(table_points(&totals));
    let mut ranked: Vec<Ranked> = players
        .into_iter()
        .zip(&totals)
        .zip(shares)
        .map(|((player, &total), (rank, table_points))| Ranked {
            player,
            rank,
            total,
            result: game.result(player),
            table_points,
        })
        .collect();
    ranked.sort_by_key(|ranked| (ranked.rank, ranked.player));
    ranked
}

impl TablePoints {
    /// From a stored number.
    pub const fn from_twelfths(twelfths: u32) -> TablePoints {
        TablePoints(twelfths)
    }

    /// 48 for a first place.
    pub const fn twelfths(self) -> u32 {
        self.0
    }
}

impl Add for TablePoints {
    type Output = TablePoints;
    fn add(self, other: TablePoints) -> TablePoints {
        TablePoints(self.0 + other.0)
    }
}

impl Sum for TablePoints {
    fn sum<I: Iterator<Item = TablePoints>>(points: I) -> TablePoints {
        points.fold(TablePoints(0), Add::add)
    }
}

impl fmt::Display for TablePoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, twelfths) = (self.0 / 12, self.0 % 12);
        // Rounded to the nearest hundredth: 4/12 is .33, 8/12 is .67.
        let hundredths = (twelfths * 100 + 6) / 12;
        match hundredths {
            0 => write!(f, "{whole}"),
            tenths if tenths % 10 == 0 => write!(f, "{whole}.{}", tenths / 10),
            hundredths => write!(f, "{whole}.{hundredths:02}"),
        }
    }
}
