//! Ranks and table points.

use super::super::{Fine, TablePoints, ranks, table_points};
use super::*;

#[track_caller]
fn check(totals: &[i64], expected_ranks: &[u32], expected_points: &str) {
    assert_eq!(ranks(totals), expected_ranks, "{totals:?}");
    let points: Vec<String> = table_points(totals).iter().map(TablePoints::to_string).collect();
    assert_eq!(points.join(" "), expected_points, "{totals:?}");
    assert_eq!(table_points(totals).into_iter().sum::<TablePoints>().to_string(), "7", "{totals:?}");
}

/// MCRC-SCORE-4, MCRC-SCORE-5, RED-SESSION-3, CLA-SESSION-4.
#[test]
fn equal_totals_share() {
    check(&[10, -20, 30, -20], &[2, 3, 1, 3], "2 0.5 4 0.5");
    check(&[40, 20, 10, -70], &[1, 2, 3, 4], "4 2 1 0");
    check(&[20, 20, 10, -50], &[1, 1, 3, 4], "3 3 1 0");
    check(&[20, 10, 10, -40], &[1, 2, 2, 4], "4 1.5 1.5 0");
    check(&[20, 0, -10, -10], &[1, 2, 3, 3], "4 2 0.5 0.5");
    check(&[20, 20, 20, -60], &[1, 1, 1, 4], "2.33 2.33 2.33 0");
    check(&[60, -20, -20, -20], &[1, 2, 2, 2], "4 1 1 1");
    check(&[0, 0, 0, 0], &[1, 1, 1, 1], "1.75 1.75 1.75 1.75");
}

#[test]
fn twelfths_are_printed_with_two_decimals_at_most() {
    let printed: Vec<String> = (0..=13).map(|n| TablePoints::from_twelfths(n).to_string()).collect();
    let expected = [
        "0", "0.08", "0.17", "0.25", "0.33", "0.42", "0.5", "0.58", "0.67", "0.75", "0.83", "0.92", "1",
        "1.08",
    ];
    assert_eq!(printed, expected);
    assert_eq!(table_points(&[3, 2, 1, 0]).map_twelfths(), [48, 24, 12, 0]);
}

trait Twelfths {
    fn map_twelfths(&self) -> Vec<u32>;
}

impl Twelfths for Vec<TablePoints> {
    fn map_twelfths(&self) -> Vec<u32> {
        self.iter().map(|points| points.twelfths()).collect()
    }
}

/// MCRC-RANK-1, MCRC-RANK-2: table points first, then game points; 1, 2, 2, 4.
#[test]
fn a_competition_ranks_by_table_points_then_game_points() {
    let points = TablePoints::from_twelfths;
    let standings = [(points(96), 100), (points(96), 250), (points(60), 300), (points(96), 100)];
    assert_eq!(ranks(&standings), [2, 1, 4, 2]);
}

/// The worked example of the competition's rules: A +112, B +40, C +40, D −202, of which 10 for lateness to nobody.
#[test]
fn the_worked_example() {
    let mut game = game("mcr");
    let late = Fine { player: Player(3), to: None, points: 10, clause: "MCRC-PEN-3".to_owned() };
    game.fine(late).unwrap();
    let mut deal = outcome("E", 'S');
    deal.points = BySeat::new([112, 40, 40, -192]);
    game.note_result(deal).unwrap();
    let rows: Vec<String> = game
        .ranking()
        .iter()
        .map(|row| format!("{} {:?} {} {}", row.rank, row.player, row.result, row.table_points))
        .collect();
    assert_eq!(rows, ["1 Player(0) 112 4", "2 Player(1) 40 1.5", "2 Player(2) 40 1.5", "4 Player(3) -202 0"]);
    // MCRC-SCORE-7: the sheet adds up to minus what went to nobody.
    assert_eq!((0..4).map(|player| game.result(Player(player))).sum::<i64>(), -10);
}
