//! Seats by dice, winds, lot and order.

use rules::Seating;
use testkit::Random;
use tiles::{Dice, Wind};

use super::{SeatingDraw, SeatingError, SeatingStep, SeatingWants};
use crate::Player;

fn dice(sum: u8) -> Dice {
    Dice::all().find(|dice| dice.sum() == sum).expect("2 to 12")
}

/// Throws sums written as `A6 B9`: who must throw, and what. Then who sits where.
#[track_caller]
fn check(how: Seating, players: u8, throws: &str, expected: &str) {
    let mut draw = SeatingDraw::new(how, players);
    for throw in throws.split_whitespace() {
        let player = Player(throw.as_bytes()[0] - b'A');
        assert_eq!(draw.wants(), Some(SeatingWants::Throw(player)), "before {throw} of {throws}");
        assert_eq!(draw.seats(), None);
        draw.throw(dice(throw[1..].parse().unwrap())).unwrap();
    }
    assert_eq!(draw.wants(), None, "after {throws}");
    assert_eq!(letters(&draw), expected, "{throws}");
    assert_eq!(draw.throw(dice(2)), Err(SeatingError::Done));
    assert_eq!(draw.steps().len(), throws.split_whitespace().count());
    // The list of steps is enough to find the same seats.
    let mut again = SeatingDraw::new(how, players);
    draw.steps().iter().for_each(|step| again.apply(step.clone()).unwrap());
    assert_eq!(again, draw);
}

fn letters(draw: &SeatingDraw) -> String {
    draw.seats().expect("all are seated").iter().map(|player| (b'A' + player.0) as char).collect()
}

/// RED-SEAT-2, RED-RUL-38, TWN-SEAT-2, TWN-SEAT-3.
#[test]
fn everybody_throws() {
    check(Seating::Dice, 4, "A5 B12 C2 D7", "BDAC");
    // The example of TWN-SEAT-3.
    check(Seating::Dice, 4, "A6 B9 C6 D10 A3 C8", "DBCA");
    check(Seating::Dice, 4, "A6 B9 C6 D10 A8 C8 A4 C3", "DBAC");
    // Two pairs of equals: the better places are thrown for first.
    check(Seating::Dice, 4, "A6 B9 C6 D9 B2 D3 A5 C4", "DBAC");
    // All four, then three, then two.
    check(Seating::Dice, 4, "A7 B7 C7 D7 A9 B4 C9 D9 A5 C6 D6 C10 D11", "DCAB");
    check(Seating::Dice, 3, "A2 B3 C3 B12 C11", "BCA");
    check(Seating::Dice, 2, "A4 B4 A5 B6", "BA");
}

/// CLA-SEAT-1, CLA-RUL-37, SIC-SEAT-1, SIC-RUL-51: only the highest sum matters; the others sit round him as they are.
#[test]
fn dice_for_east() {
    check(Seating::DiceForEast, 4, "A6 B9 C6 D6", "BCDA");
    check(Seating::DiceForEast, 4, "A6 B9 C9 D6 B3 C8", "CDAB");
    check(Seating::DiceForEast, 4, "A12 B5 C12 D12 A7 C7 D2 A4 C3", "ABCD");
    // SIC-SEAT-2.
    check(Seating::DiceForEast, 4, "A2 B3 C4 D5", "DABC");
}

/// TWN-SEAT-1: the player to the right of the shuffler draws first, the shuffler last.
#[test]
fn winds_are_drawn() {
    let mut draw = SeatingDraw::new(Seating::Winds, 4).shuffled_by(Player(1));
    for (player, wind) in [(2, Wind::West), (3, Wind::East), (0, Wind::North), (1, Wind::South)] {
        assert_eq!(draw.wants(), Some(SeatingWants::Draw(Player(player))));
        assert_eq!(draw.throw(dice(7)), Err(SeatingError::NotNow));
        draw.draw(wind).unwrap();
        if draw.wants().is_some() {
            assert_eq!(draw.draw(wind), Err(SeatingError::NoSuchWind(wind)));
        }
    }
    assert_eq!((letters(&draw).as_str(), draw.draw(Wind::East)), ("DBCA", Err(SeatingError::Done)));
    // Unless somebody else shuffles, it is the last player.
    assert_eq!(SeatingDraw::new(Seating::Winds, 4).wants(), Some(SeatingWants::Draw(Player(0))));
    let shuffled = |player| SeatingDraw::new(Seating::Winds, 4).shuffled_by(Player(player)).wants();
    assert_eq!(shuffled(3), Some(SeatingWants::Draw(Player(0))));
}

/// SIC-SEAT-1 (`lot`), MCRC-START-1.
#[test]
fn lots_and_orders() {
    let mut draw = SeatingDraw::new(Seating::Lot, 4);
    assert_eq!(draw.wants(), Some(SeatingWants::Lot));
    let lot = |player| SeatingStep::Lot { player: Player(player) };
    assert_eq!(draw.apply(lot(4)), Err(SeatingError::NoSuchPlayer(Player(4))));
    assert_eq!(draw.apply(SeatingStep::Order(vec![])), Err(SeatingError::NotNow));
    draw.apply(lot(2)).unwrap();
    assert_eq!((letters(&draw).as_str(), draw.apply(lot(1))), ("CDAB", Err(SeatingError::Done)));

    let mut draw = SeatingDraw::new(Seating::Assigned, 4);
    assert_eq!((draw.wants(), draw.draw(Wind::East)), (Some(SeatingWants::Order), Err(SeatingError::NotNow)));
    let order = |players: &[u8]| SeatingStep::Order(players.iter().copied().map(Player).collect());
    for wrong in [&[0, 1, 2][..], &[0, 1, 2, 2], &[0, 1, 2, 3, 3], &[1, 2, 3, 4]] {
        assert_eq!(draw.apply(order(wrong)), Err(SeatingError::Places));
    }
    draw.apply(order(&[1, 0, 3, 2])).unwrap();
    assert_eq!(letters(&draw), "BADC");
}

#[test]
fn each_ruleset_finds_its_seats() {
    let seating = |text| SeatingDraw::by(&crate::game::tests::rules(text), 4).wants();
    let throw = Some(SeatingWants::Throw(Player(0)));
    for text in ["red", "classical", "sichuan", "taiwan seating=dice"] {
        assert_eq!(seating(text), throw, "{text}");
    }
    assert_eq!(seating("taiwan"), Some(SeatingWants::Draw(Player(0))));
    assert_eq!(seating("sichuan first_dealer=lot"), Some(SeatingWants::Lot));
    assert_eq!(seating("mcr"), Some(SeatingWants::Order));
}

/// Whatever falls, everybody has a seat at last, and it is the seat that the plain sums give.
#[test]
fn random_throws() {
    let mut random = Random::new(11);
    for _ in 0..testkit::rounds(500, 50_000) {
        for (how, players) in
            [(Seating::Dice, 2), (Seating::Dice, 3), (Seating::Dice, 4), (Seating::DiceForEast, 4)]
        {
            let mut draw = SeatingDraw::new(how, players);
            let mut thrown = vec![Vec::new(); usize::from(players)];
            while let Some(wants) = draw.wants() {
                let SeatingWants::Throw(player) = wants else { panic!("only dice are thrown") };
                // Few different sums, so that many are equal.
                let dice = dice(6 + random.below(3) as u8);
                thrown[player.index()].push(dice.sum());
                draw.throw(dice).unwrap();
            }
            let seats = draw.seats().unwrap();
            // Lists of throws compare as the throws for shared places do, one after the other.
            if how == Seating::Dice {
                assert!(
                    seats.windows(2).all(|two| thrown[two[0].index()] > thrown[two[1].index()]),
                    "{draw:?}"
                );
            } else {
                let best = thrown.iter().max();
                assert_eq!(Some(&thrown[seats[0].index()]), best, "{draw:?}");
                assert!((0..4).all(|at| seats[at].0 == (seats[0].0 + at as u8) % 4));
            }
        }
    }
}
