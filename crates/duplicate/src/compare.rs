//! How tables compare that have played the same deals: each seat with the same seat at the other tables.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Fraction, SeatLetter};

/// What came of a deal at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The table, by a number of its own.
    pub table: u32,
    /// Which of the deals that all tables have, from 1.
    pub deal: u32,
    /// What each seat won or lost.
    pub seats: Vec<SeatResult>,
}

/// What came of a deal for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The seat, by its wind in that deal.
    pub seat: SeatLetter,
    /// Who sat there, by a number that nobody else at the table has.
    pub player: u32,
    /// What he won or lost.
    pub points: i64,
}

/// Tables compared deal by deal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Comparison {
    /// The deals in order.
    pub deals: Vec<ComparedDeal>,
    /// Everybody who played, the best first.
    pub players: Vec<ComparedPlayer>,
}

/// A deal at all tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ComparedDeal {
    /// Which one, from 1.
    pub deal: u32,
    /// The seats in the order of play.
    pub seats: Vec<ComparedSeat>,
}

/// A seat at all tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ComparedSeat {
    /// By its wind.
    pub seat: SeatLetter,
    /// What it brought on the average over all tables.
    pub mean: Fraction,
    /// The tables by their numbers.
    pub rows: Vec<ComparedRow>,
}

/// A seat at one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ComparedRow {
    /// The table.
    pub table: u32,
    /// Who sat there.
    pub player: u32,
    /// What he won or lost.
    #[ts(type = "number")]
    pub points: i64,
    /// How much more that is than the average.
    pub difference: Fraction,
    /// 2 for each table that did worse in this seat, 1 for each that did the same.
    pub match_points: u32,
}

/// What somebody has over all deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ComparedPlayer {
    /// The table.
    pub table: u32,
    /// His number there.
    pub player: u32,
    /// How many deals were compared.
    pub deals: u32,
    /// What he won or lost in them.
    #[ts(type = "number")]
    pub points: i64,
    /// How much more that is than the average of his seats.
    pub difference: Fraction,
    /// His match points.
    pub match_points: u32,
    /// As many as he could have had.
    pub most: u32,
    /// From 1, by match points, then by the difference; equals share a place.
    pub place: u32,
}

/// Compares tables. Every deal is compared over the tables that have it; a deal that one table alone has counts for nothing.
pub fn compare(played: &[Played]) -> Comparison {
    let mut deals: BTreeMap<u32, BTreeMap<SeatLetter, Vec<(u32, SeatResult)>>> = BTreeMap::new();
    for one in played {
        let seats = deals.entry(one.deal).or_default();
        for result in &one.seats {
            seats.entry(result.seat).or_default().push((one.table, *result));
        }
    }
    let deals: Vec<ComparedDeal> = deals
        .into_iter()
        .map(|(deal, seats)| ComparedDeal {
            deal,
            seats: seats.into_iter().map(|(seat, rows)| compared_seat(seat, rows)).collect(),
        })
        .collect();
    Comparison { players: players(&deals), deals }
}

fn compared_seat(seat: SeatLetter, mut results: Vec<(u32, SeatResult)>) -> ComparedSeat {
    results.sort_by_key(|(table, _)| *table);
    let tables = results.len() as i64;
    let sum: i64 = results.iter().map(|(_, result)| result.points).sum();
    let row = |(table, result): &(u32, SeatResult)| {
        let others = results.iter().filter(|(other, _)| other != table);
        ComparedRow {
            table: *table,
            player: result.player,
            points: result.points,
            difference: Fraction::new(result.points * tables - sum, tables),
            match_points: others.map(|(_, other)| against(result.points, other.points)).sum(),
        }
    };
    ComparedSeat { seat, mean: Fraction::new(sum, tables), rows: results.iter().map(row).collect() }
}

const fn against(own: i64, other: i64) -> u32 {
    if own > other {
        2
    } else if own == other {
        1
    } else {
        0
    }
}

fn players(deals: &[ComparedDeal]) -> Vec<ComparedPlayer> {
    let mut totals: BTreeMap<(u32, u32), ComparedPlayer> = BTreeMap::new();
    for seat in deals.iter().flat_map(|deal| &deal.seats) {
        let others = seat.rows.len() as u32 - 1;
        for row in seat.rows.iter().filter(|_| others > 0) {
            let total = totals.entry((row.table, row.player)).or_insert(ComparedPlayer {
                table: row.table,
                player: row.player,
                deals: 0,
                points: 0,
                difference: Fraction::ZERO,
                match_points: 0,
                most: 0,
                place: 0,
            });
            total.deals += 1;
            total.points += row.points;
            total.difference = total.difference.plus(row.difference);
            total.match_points += row.match_points;
            total.most += 2 * others;
        }
    }
    let mut all: Vec<ComparedPlayer> = totals.into_values().collect();
    let worth = |player: &ComparedPlayer| (player.match_points, player.difference);
    all.sort_by(|a, b| worth(b).cmp(&worth(a)).then((a.table, a.player).cmp(&(b.table, b.player))));
    for index in 0..all.len() {
        let same = index > 0 && worth(&all[index - 1]) == worth(&all[index]);
        all[index].place = if same { all[index - 1].place } else { index as u32 + 1 };
    }
    all
}
