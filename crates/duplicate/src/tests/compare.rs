//! Comparisons, by hand and against a slow count.

use crate::*;

/// `E0+24 S1-8 W2-8 N3-8`: seats with their players and points.
fn played(table: u32, deal: u32, line: &str) -> Played {
    let seat = |word: &str| {
        let at = word.find(['+', '-']).unwrap();
        SeatResult {
            seat: match &word[..1] {
                "E" => SeatLetter::E,
                "S" => SeatLetter::S,
                "W" => SeatLetter::W,
                _ => SeatLetter::N,
            },
            player: word[1..at].parse().unwrap(),
            points: word[at..].parse().unwrap(),
        }
    };
    Played { table, deal, seats: line.split(' ').map(seat).collect() }
}

fn told(player: &ComparedPlayer) -> String {
    let Fraction { num, den } = player.difference;
    format!(
        "{}: {}/{} {:+} {num}/{den} {} of {}",
        player.place, player.table, player.player, player.points, player.match_points, player.most
    )
}

#[test]
fn three_tables() {
    let compared = compare(&[
        played(1, 1, "E0+24 S1-8 W2-8 N3-8"),
        played(2, 1, "E0-8 S1+24 W2-8 N3-8"),
        played(3, 1, "E0+0 S1+0 W2+0 N3+0"),
    ]);
    let east = &compared.deals[0].seats[0];
    assert_eq!((east.seat, east.mean), (SeatLetter::E, Fraction { num: 16, den: 3 }));
    let rows: Vec<_> =
        east.rows.iter().map(|row| (row.points, row.difference.num, row.match_points)).collect();
    assert_eq!(rows, [(24, 56, 4), (-8, -40, 0), (0, -16, 2)]);
    let west = &compared.deals[0].seats[2];
    assert_eq!(west.rows.iter().map(|row| row.match_points).collect::<Vec<_>>(), [1, 1, 4]);
    let players: Vec<String> = compared.players.iter().map(told).collect();
    assert_eq!(players[0], "1: 1/0 +24 56/3 4 of 4");
    assert_eq!(players[1], "1: 2/1 +24 56/3 4 of 4");
    // Equal in everything: West and North of table 3.
    assert_eq!(players[2], "3: 3/2 +0 16/3 4 of 4");
    assert_eq!(players[3], "3: 3/3 +0 16/3 4 of 4");
    assert_eq!(players[4], "5: 3/0 +0 -16/3 2 of 4");
}

/// Who sits where changes from deal to deal and from table to table: seats are compared, players are summed.
#[test]
fn players_carry_their_points_from_seat_to_seat() {
    let compared = compare(&[
        played(1, 1, "E0+10 S1-10"),
        played(2, 1, "E0+20 S1-20"),
        played(1, 2, "E1+5 S0-5"),
        played(2, 2, "E0+5 S1-5"),
    ]);
    let players: Vec<String> = compared.players.iter().map(told).collect();
    // Of equals the first table comes first.
    assert_eq!(
        players,
        ["1: 1/1 -5 5/1 3 of 4", "1: 2/0 +25 5/1 3 of 4", "3: 1/0 +5 -5/1 1 of 4", "3: 2/1 -25 -5/1 1 of 4"]
    );
}

#[test]
fn a_deal_of_one_table_counts_for_nothing() {
    let compared =
        compare(&[played(1, 1, "E0+10 S1-10"), played(2, 1, "E0+4 S1-4"), played(1, 2, "E0+9 S1-9")]);
    assert_eq!(compared.deals.len(), 2);
    assert_eq!(compared.deals[1].seats[0].rows[0].match_points, 0);
    assert_eq!(compared.players.iter().map(|player| player.deals).collect::<Vec<_>>(), [1, 1, 1, 1]);
    assert_eq!(compare(&[]), Comparison::default());
}

/// Over random results: differences sum to nothing in each seat, and match points to 2 for each pair of tables.
#[test]
fn sums() {
    let mut state = 7u64;
    let mut random = move |below: i64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) as i64) % below
    };
    for _ in 0..testkit::rounds(200, 5_000) {
        let tables = 2 + random(9) as u32;
        let mut all = Vec::new();
        for deal in 1..=4 {
            for table in 1..=tables {
                // Some tables have not played every deal.
                if deal == 4 && random(3) == 0 {
                    continue;
                }
                let [a, b, c] = [random(50), random(50), random(50)].map(|points| points - 25);
                let line = format!("E0{a:+} S1{b:+} W2{c:+} N3{:+}", -a - b - c);
                all.push(played(table, deal, &line));
            }
        }
        let compared = compare(&all);
        for seat in compared.deals.iter().flat_map(|deal| &deal.seats) {
            let sum = seat.rows.iter().fold(Fraction::ZERO, |sum, row| sum.plus(row.difference));
            assert_eq!(sum, Fraction::ZERO);
            let pairs = seat.rows.len() as u32 * (seat.rows.len() as u32 - 1);
            assert_eq!(seat.rows.iter().map(|row| row.match_points).sum::<u32>(), pairs);
        }
        let sum = compared.players.iter().fold(Fraction::ZERO, |sum, player| sum.plus(player.difference));
        assert_eq!(sum, Fraction::ZERO);
        let points: i64 = compared.players.iter().map(|player| player.points).sum();
        assert_eq!(points, 0, "points of a table sum to nothing here");
    }
}

#[test]
fn fractions() {
    assert_eq!(Fraction::new(6, 4), Fraction { num: 3, den: 2 });
    assert_eq!(Fraction::new(-6, 3), Fraction { num: -2, den: 1 });
    assert_eq!(Fraction::new(0, 7), Fraction::ZERO);
    assert_eq!(Fraction::new(1, 3).plus(Fraction::new(1, 6)), Fraction { num: 1, den: 2 });
    assert!(Fraction::new(-1, 3) < Fraction::ZERO && Fraction::new(1, 3) < Fraction::new(2, 5));
}
