//! Where tiles stand: the worked examples of the rules, and every tile in its place.

use std::collections::BTreeSet;

use rules::{Rules, Throws};
use testkit::Random;
use tiles::{Dice, Die, Seat};

use super::{Layer, Part, Place, Square, SquareError, pointed_at, wall_sections};
use crate::game::tests::{choose, rules, shuffled};
use crate::{Deal, Setup, Walls};

/// All walls there are, with the numbers of players.
const WALLS: &[(&str, u8)] = &[
    ("red", 2),
    ("red", 3),
    ("red", 4),
    ("red jokers=true", 2),
    ("red jokers=true", 3),
    ("red jokers=true", 4),
    ("red flowers=0", 2),
    ("red flowers=0", 3),
    ("red flowers=0", 4),
    ("red flowers=0 jokers=true", 2),
    ("red flowers=0 jokers=true", 3),
    ("red flowers=0 jokers=true", 4),
    ("red wall_sections=four", 2),
    ("red wall_sections=four jokers=true", 3),
    ("classical", 4),
    ("classical flowers=true", 4),
    ("mcr", 4),
    ("sichuan", 4),
    ("taiwan", 4),
];

fn throw(sum: u8) -> Dice {
    Dice::all().find(|dice| dice.sum() == sum).expect("2 to 12")
}

fn letter(seat: Seat) -> char {
    seat.wind().letter()
}

/// `S3` is the upper tile of South's third stack, `S3_` the lower one, `S3^` a loose tile on it.
fn text(place: Place) -> String {
    let layer = match place.layer {
        Layer::Upper => "",
        Layer::Lower => "_",
        Layer::Loose => "^",
    };
    format!("{}{}{layer}", letter(place.section), place.stack)
}

fn square(rules_text: &str, players: u8, sums: &[u8]) -> Square {
    let throws: Vec<Dice> = sums.iter().map(|&sum| throw(sum)).collect();
    Square::new(&rules(rules_text), players, &throws).unwrap()
}

/// RED-WALL-1, RED-WALL-2, RED-WALL-3, RED-WALL-4, RED-WALL-5, MCR-WALL-1, CLA-WALL-1, SIC-WALL-1, TWN-WALL-1,
/// RED-OPT-9, RED-RUL-24.
#[test]
fn sections_are_as_long_as_the_rules_say() {
    #[track_caller]
    fn check(rules_text: &str, players: u8, expected: [u8; 4]) {
        let rules = rules(rules_text);
        let sections = wall_sections((rules.tiles.total() / 2) as u8, rules.wall_sections(players));
        assert_eq!(Seat::ALL.map(|seat| sections[seat]), expected, "{rules_text}, {players} players");
    }
    check("red", 4, [18, 18, 18, 18]);
    check("red jokers=true", 4, [19, 18, 19, 18]);
    check("red", 3, [24, 24, 24, 0]);
    check("red jokers=true", 3, [24, 25, 25, 0]);
    check("red", 2, [36, 0, 36, 0]);
    check("red jokers=true", 2, [37, 0, 37, 0]);
    check("red jokers=true flowers=4", 4, [18, 18, 18, 18]);
    check("red flowers=0", 4, [17, 17, 17, 17]);
    check("red flowers=0", 3, [22, 23, 23, 0]);
    check("red flowers=0", 2, [34, 0, 34, 0]);
    check("red flowers=0 jokers=true", 4, [18, 17, 18, 17]);
    check("red flowers=0 jokers=true", 3, [23, 24, 23, 0]);
    check("red flowers=0 jokers=true", 2, [35, 0, 35, 0]);
    check("red wall_sections=four", 2, [18, 18, 18, 18]);
    check("red wall_sections=four jokers=true", 3, [19, 18, 19, 18]);
    check("classical", 4, [17, 17, 17, 17]);
    check("classical flowers=true", 4, [18, 18, 18, 18]);
    check("mcr", 4, [18, 18, 18, 18]);
    check("sichuan", 4, [14, 13, 14, 13]);
    check("taiwan", 4, [18, 18, 18, 18]);
}

/// RED-DICE-1, RED-DICE-2, RED-DICE-3, RED-RUL-19, MCR-DICE-1, CLA-WALL-2, CLA-RUL-7, SIC-WALL-2, TWN-DICE-1.
#[test]
fn dice_point_at_a_player() {
    let pointed =
        |players| -> String { (2..=12).map(|sum| letter(pointed_at(throw(sum), players))).collect() };
    assert_eq!(pointed(4), "SWNESWNESWN");
    assert_eq!(pointed(3), "SWESWESWESW");
    assert_eq!(pointed(2), "EWEWEWEWEWE");
}

/// The last stack that is counted and the first tile that is drawn.
#[test]
fn the_wall_is_broken() {
    #[track_caller]
    fn check(rules_text: &str, players: u8, sums: &[u8], counted: &str, drawn: &str) {
        let square = square(rules_text, players, sums);
        let first = square.place_of_draw(0, 0).expect("it is full");
        assert_eq!((text(square.last_counted()).as_str(), text(first).as_str()), (counted, drawn));
        let far = square.place_of_replacement(0, 0).expect("it is full");
        assert!(square.plan.loose > 0 || far == first || far == square.last_counted());
    }
    // RED-BREAK-1, RED-BREAK-2, MCR-DICE-2, MCR-WALL-2, TWN-WALL-2, TWN-WALL-3.
    for rules_text in ["red", "mcr", "taiwan"] {
        check(rules_text, 4, &[5, 2], "E7", "E8");
        check(rules_text, 4, &[6, 5], "S11", "S12");
        check(rules_text, 4, &[7, 11], "W18", "S1");
        // Above eighteen the count goes on in the wall of the player to the left (MCR-RUL-43); 19 is his rightmost.
        check(rules_text, 4, &[9, 10], "N1", "N2");
        check(rules_text, 4, &[10, 12], "E4", "E5");
        check(rules_text, 4, &[12, 12], "W6", "W7");
    }
    check("red jokers=true", 4, &[9, 10], "E19", "N1");
    check("red", 3, &[12, 12], "W24", "S1");
    check("red", 3, &[4, 12], "E16", "E17");
    check("red flowers=0", 3, &[10, 12], "E22", "W1");
    check("red flowers=0", 3, &[11, 12], "S23", "E1");
    check("red", 2, &[8, 12], "E20", "E21");
    check("red", 2, &[7, 12], "W19", "W20");
    // RED-OPT-9, RED-RUL-45: the same wall shown as four sections.
    check("red wall_sections=four", 2, &[8, 12], "N2", "N3");
    // SIC-WALL-3: dice 4 and 2, South's wall, to the left of its second stack. One throw, the smaller die.
    let dice = |a, b| Dice::new(Die::new(a).unwrap(), Die::new(b).unwrap());
    for throw in [dice(4, 2), dice(2, 4)] {
        let square = Square::new(&rules("sichuan"), 4, &[throw]).unwrap();
        assert_eq!((square.breaker(), square.counted()), (Seat::ALL[1], 2));
        assert_eq!(square.place_of_draw(0, 0).map(text).as_deref(), Some("S3"));
    }
    let square = Square::new(&rules("sichuan"), 4, &[dice(6, 6)]).unwrap();
    assert_eq!(square.place_of_draw(0, 0).map(text).as_deref(), Some("N7"));
}

fn taken(square: &Square, order: &str) -> String {
    let (mut drawn, mut replaced) = (0, 0);
    let mut places = Vec::new();
    for letter in order.chars() {
        let place = if letter == 'd' {
            drawn += 1;
            square.place_of_draw(drawn - 1, replaced)
        } else {
            replaced += 1;
            square.place_of_replacement(drawn, replaced - 1)
        };
        places.push(place.map_or("-".to_owned(), text));
    }
    places.join(" ")
}

/// MCR-WALL-3, MCR-WALL-4, TWN-WALL-4, TWN-RUL-73, RED-WALL-6, SIC-WALL-4: draws go clockwise from the break,
/// replacements the other way, and from both ends the upper tile of a stack goes first.
#[test]
fn tiles_are_taken_from_both_ends() {
    for rules_text in ["red", "mcr", "taiwan"] {
        let square = square(rules_text, 4, &[5, 12]);
        assert_eq!(taken(&square, "dddrrrd"), "E18 E18_ N1 E17 E17_ E16 N1_");
    }
    let square = square("sichuan", 4, &[5]);
    let first = text(square.place_of_draw(0, 0).unwrap());
    assert_eq!((first.as_str(), taken(&square, "ddrrd").as_str()), ("E2", "E2 E2_ E3 E3_ E4"));
    // SIC-DEAL-2: after three times two stacks for everybody, East takes the upper tiles of the first and third stack.
    assert_eq!(square.place_of_draw(48, 0).map(text).as_deref(), Some("N12"));
    assert_eq!(square.place_of_draw(52, 0).map(text).as_deref(), Some("W1"));
}

/// CLA-WALL-3, CLA-WALL-5: the stack after the break is loose, draws begin after it, seven stacks are dead, and new
/// loose tiles come from before them.
#[test]
fn loose_tiles() {
    let square = square("classical", 4, &[9, 5]);
    assert_eq!(text(square.last_counted()), "E14");
    assert_eq!(taken(&square, "dddrrrrrd"), "E16 E16_ E17 E15 E15_ E7 E7_ E6 E17_");
    let standing = square.standing_after(136, 0);
    assert_eq!(standing.loose().iter().copied().map(text).collect::<Vec<_>>(), ["E14^", "E13^"]);
    let dead: Vec<u8> = standing
        .section(Seat::ALL[0])
        .filter(|stack| stack.upper == Some(Part::Dead))
        .map(|stack| stack.number)
        .collect();
    assert_eq!(dead, [8, 9, 10, 11, 12, 13, 14]);
    assert!(standing.section(Seat::ALL[0]).any(|stack| stack.number == 15 && stack.lower.is_none()));
    // After one replacement one loose tile is left, after two there are two new ones.
    assert_eq!(square.standing_after(135, 1).loose().len(), 1);
    let standing = square.standing_after(134, 2);
    assert_eq!((standing.loose().len(), standing.count(Part::Live)), (2, 134 - 14 - 2));
    assert!(standing.section(Seat::ALL[0]).any(|stack| stack.number == 7 && stack.upper.is_none()));
    // CLA-WALL-4, CLA-RUL-5: 68 live tiles after the deal, 76 with flowers.
    assert_eq!(square.standing_after(136 - 52, 0).count(Part::Live), 68);
    let square = super::tests::square("classical flowers=true", 4, &[9, 5]);
    assert_eq!(square.standing_after(144 - 52, 0).count(Part::Live), 76);
}

/// TWN-WALL-5, TWN-RUL-66: after an odd number of replacements seven whole stacks and two single tiles are dead.
#[test]
fn the_dead_wall_moves() {
    let square = square("taiwan", 4, &[9, 9]);
    let dead = |left, replaced| -> String {
        let standing = square.standing_after(left, replaced);
        let stacks = standing.section(Seat::ALL[0]).filter(|stack| stack.lower == Some(Part::Dead));
        stacks.map(|stack| if stack.upper == Some(Part::Dead) { '2' } else { '1' }).collect()
    };
    assert_eq!(dead(144 - 65, 0), "22222222");
    assert_eq!(dead(144 - 65 - 1, 1), "122222221");
    assert_eq!(dead(144 - 65 - 2, 2), "22222222");
    assert_eq!(square.standing_after(79, 0).count(Part::Live), 63);
}

#[test]
fn what_cannot_be_is_refused() {
    let new = |text, players, throws: &[u8]| {
        let throws: Vec<Dice> = throws.iter().map(|&sum| throw(sum)).collect();
        Square::new(&rules(text), players, &throws).unwrap_err()
    };
    assert_eq!(new("mcr", 3, &[4, 4]), SquareError::Players { found: 3 });
    assert_eq!(new("mcr", 4, &[4]), SquareError::Throws { wanted: 2, found: 1 });
    assert_eq!(new("sichuan", 4, &[4, 4]), SquareError::Throws { wanted: 1, found: 2 });
    assert_eq!(new("red", 4, &[]).to_string(), "2 throws of the dice break this wall, not 0");
    // Far too many tiles: there is no such place, and no panic.
    let square = square("classical", 4, &[2, 2]);
    for drawn in 0..=255 {
        for replaced in (0..=255).filter(|&replaced| u32::from(drawn) + u32::from(replaced) >= 136 - 14) {
            assert_eq!(square.place_of_replacement(drawn, replaced), None);
            assert_eq!(square.place_of_draw(drawn, replaced).filter(|_| drawn > 120), None);
        }
    }
}

fn all_throws(rules: &Rules) -> Vec<Vec<Dice>> {
    match rules.play.wall.throws {
        Throws::One => Dice::all().map(|dice| vec![dice]).collect(),
        // Only sums count.
        Throws::Two => (2..=12).flat_map(|a| (2..=12).map(move |b| vec![throw(a), throw(b)])).collect(),
    }
}

/// Every tile has one place and every place one tile, for all throws, rulesets and numbers of players, in whatever
/// order the two ends are drawn from.
#[test]
fn every_tile_has_its_place() {
    let mut random = Random::new(3);
    for &(rules_text, players) in WALLS {
        let rules = rules(rules_text);
        for throws in all_throws(&rules) {
            let square = Square::new(&rules, players, &throws).unwrap();
            check_places(&rules, &square, &mut random);
        }
    }
}

fn check_places(rules: &Rules, square: &Square, random: &mut Random) {
    let tiles = rules.tiles.total() as u8;
    let plan = rules.play.wall;
    let all: BTreeSet<Place> = (0..square.stacks())
        .flat_map(|stack| [Layer::Upper, Layer::Lower].map(|layer| square.place(stack, layer)))
        .collect();
    assert_eq!((all.len(), usize::from(square.stacks()) * 2), (usize::from(tiles), usize::from(tiles)));
    let (mut drawn, mut replaced) = (0, 0);
    let mut seen = BTreeSet::new();
    // From mostly draws to mostly replacements.
    let odds = random.below(8);
    loop {
        let left = tiles - drawn - replaced;
        let live = plan.live(left, replaced);
        let from_far = plan.can_replace(left) && (live == 0 || random.below(8) < odds);
        if !from_far && live == 0 {
            break;
        }
        let place = if from_far {
            square.place_of_replacement(drawn, replaced)
        } else {
            square.place_of_draw(drawn, replaced)
        };
        (drawn, replaced) = if from_far { (drawn, replaced + 1) } else { (drawn + 1, replaced) };
        let place = place.expect("there is a tile");
        assert!(all.contains(&place) && seen.insert(place), "{place:?} twice");
        // The lower tile never goes before the upper one.
        let upper = Place { layer: Layer::Upper, ..place };
        assert!(seen.contains(&upper), "{place:?} goes before what lies on it");
    }
    // What was never taken is dead, and still stands.
    let standing = square.standing_after(tiles - drawn - replaced, replaced);
    assert_eq!(standing.count(Part::Live), 0);
    for &place in &all {
        assert_eq!(standing.at(place).is_none(), seen.contains(&place), "{place:?}");
    }
    assert_eq!(standing.count(Part::Dead), usize::from(plan.dead));
}

/// In deals at random what stands is what the table knows, and the next tile is always where it should be: the square is
/// the plain sequence of play (MCR-WALL-5, MCR-RUL-44, RED-WALL-6, CLA-WALL-6, CLA-RUL-47).
#[test]
fn what_stands_is_what_is_left() {
    for &(rules_text, players) in WALLS {
        let rules = rules(rules_text);
        for seed in 0..testkit::rounds(2, 40) {
            check_deal(&rules, players, &mut Random::new(seed));
        }
    }
}

fn check_deal(rules: &Rules, players: u8, random: &mut Random) {
    let throws = &all_throws(rules)[random.below(30)];
    let square = Square::new(rules, players, throws).unwrap();
    let setup = Setup { players, ..Setup::default() };
    let mut deal = Deal::new(rules, &setup, shuffled(rules, random), &mut ());
    while let Some(seat) = deal.to_act().next() {
        let action = choose(rules, &deal, seat, random);
        deal.apply(rules, seat, action, &mut ()).unwrap();
        let public = deal.public();
        let standing = square.standing(public).expect("one wall for all");
        let live = public.live(rules, seat);
        assert_eq!(standing.count(Part::Live), usize::from(live));
        let tiles = standing.count(Part::Live) + standing.count(Part::Dead) + standing.loose().len();
        assert_eq!(tiles, usize::from(public.left()));
        assert!(standing.stacks().iter().all(|stack| stack.upper.is_none() || stack.lower.is_some()));
        let drawn = square.tiles() - public.left() - public.replaced();
        if live > 0 {
            let next = square.place_of_draw(drawn, public.replaced()).expect("a live tile");
            assert_eq!(standing.at(next), Some(Part::Live));
        }
    }
}

/// Whoever draws from a wall of his own sees no square.
#[test]
fn own_walls_have_no_square() {
    let rules = rules("mcr");
    let setup = Setup { walls: Walls::Own, ..Setup::default() };
    let deal = Deal::new(&rules, &setup, shuffled(&rules, &mut Random::new(1)), &mut ());
    assert_eq!(square("mcr", 4, &[7, 7]).standing(deal.public()), None);
}
