//! Who gets which tile of the wall.

use rules::Ruleset;
use tiles::Seat;

use crate::dealt_to;

/// The places in the wall, counted from 0, of the tiles that each seat gets.
#[track_caller]
fn check(ruleset: &str, players: u8, expected: &[(usize, &[usize])]) {
    let rules = ruleset.parse::<Ruleset>().unwrap().rules();
    for &(seat, places) in expected {
        let to = |(_, dealt): &(usize, Seat)| dealt.index() == seat;
        let found: Vec<usize> =
            dealt_to(&rules, players).enumerate().filter(to).map(|(place, _)| place).collect();
        assert_eq!(found, places, "{ruleset} {players} seat {seat}");
    }
}

/// MCR-DEAL-1, RED-DEAL-1, SIC-DEAL-1, SIC-DEAL-2, SIC-RUL-52: four at a time, then the dealer takes the first and the
/// fifth of the next five.
#[test]
fn thirteen_and_one_more() {
    let expected: [(usize, &[usize]); 4] = [
        (0, &[0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 52]),
        (1, &[4, 5, 6, 7, 20, 21, 22, 23, 36, 37, 38, 39, 49]),
        (2, &[8, 9, 10, 11, 24, 25, 26, 27, 40, 41, 42, 43, 50]),
        (3, &[12, 13, 14, 15, 28, 29, 30, 31, 44, 45, 46, 47, 51]),
    ];
    for ruleset in ["mcr", "red", "sichuan"] {
        check(ruleset, 4, &expected);
    }
    check("red", 3, &[(0, &[0, 1, 2, 3, 12, 13, 14, 15, 24, 25, 26, 27, 36, 39]), (3, &[])]);
    check("red", 2, &[(2, &[4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 25]), (1, &[])]);
}

/// CLA-DEAL-1: thirteen for East too.
#[test]
fn thirteen_for_everybody() {
    check("classical", 4, &[(0, &[0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48])]);
}

/// TWN-DEAL-1, TWN-DEAL-2: four times four, then one more for East.
#[test]
fn sixteen_and_one_more() {
    let east: [usize; 17] = [0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 49, 50, 51, 64];
    check("taiwan", 4, &[(0, &east), (3, &[12, 13, 14, 15, 28, 29, 30, 31, 44, 45, 46, 47, 60, 61, 62, 63])]);
}
