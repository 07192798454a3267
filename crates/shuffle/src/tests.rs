//! The vectors of `docs/shuffle.md`, uniformity, and what is wrong with foreign texts.

use tiles::notation::compact;
use tiles::{Dice, Tile, TileCounts, Wall};

use crate::stream::{FEW, MANY, Numbers, Purpose};
use crate::*;

const PAGE: &str = include_str!("../../../docs/shuffle.md");

/// The test vectors of the page.
fn vectors() -> Vec<serde_json::Value> {
    let (_, rest) = PAGE.split_once("```json\n").unwrap();
    let (block, _) = rest.split_once("```").unwrap();
    block.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn text(value: &serde_json::Value) -> &str {
    value.as_str().unwrap()
}

fn texts(value: &serde_json::Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(text).collect()
}

fn throws(value: &serde_json::Value) -> Vec<[u64; 2]> {
    let throw = |throw: &serde_json::Value| [0, 1].map(|die| throw[die].as_u64().unwrap());
    value.as_array().unwrap().iter().map(throw).collect()
}

fn pips(dice: Dice) -> [u64; 2] {
    dice.dice().map(|die| u64::from(die.pips()))
}

#[test]
fn walls_and_dice_are_those_of_the_page() {
    let walls: Vec<_> = vectors().into_iter().filter(|vector| vector.get("wall").is_some()).collect();
    assert_eq!(walls.len(), 4);
    for vector in walls {
        let seed: Seed = text(&vector["seed"]).parse().unwrap();
        let mut numbers = Numbers::<FEW>::new(&seed, Purpose::Wall);
        for word in texts(&vector["words"]) {
            assert_eq!(format!("{:08x}", numbers.word()), word);
        }
        let set = match text(&vector["set"]) {
            "suits" => TileCounts::SUITS,
            "plain" => TileCounts::PLAIN,
            "flowers" => TileCounts::WITH_FLOWERS,
            _ => TileCounts::WITH_FLOWERS_AND_JOKERS,
        };
        assert_eq!(compact::print(wall(&seed, &set).rest()), text(&vector["wall"]));
        assert_eq!(dice(&seed).map(pips).to_vec(), throws(&vector["dice"]));
        assert_eq!(seating(&seed).take(4).map(pips).collect::<Vec<_>>(), throws(&vector["seating"]));
    }
}

#[test]
fn numbers_are_those_of_the_page() {
    let vector = vectors().into_iter().find(|vector| vector.get("below").is_some()).unwrap();
    let seed: Seed = text(&vector["seed"]).parse().unwrap();
    let end = vector["below"].as_u64().unwrap() as u32;
    let mut numbers = Numbers::<MANY>::new(&seed, Purpose::Wall);
    for number in vector["numbers"].as_array().unwrap() {
        assert_eq!(u64::from(numbers.below(end)), number.as_u64().unwrap());
    }
    // A third of all words is passed over, so that this is really tested.
    let mut words = Numbers::<FEW>::new(&seed, Purpose::Wall);
    let passed = (0..8).filter(|_| (words.word() as u64 * u64::from(end)) as u32 <= u32::MAX - end).count();
    assert!(passed > 0);
}

#[test]
fn the_joint_seed_is_that_of_the_page() {
    let vector = vectors().into_iter().find(|vector| vector.get("game").is_some()).unwrap();
    let mut contributions = Contributions {
        game: GameId::new(text(&vector["game"])).unwrap(),
        deal: vector["deal"].as_u64().unwrap() as u32,
        commitments: texts(&vector["commitments"]).iter().map(|text| text.parse().unwrap()).collect(),
        secrets: texts(&vector["secrets"]).iter().map(|text| text.parse().unwrap()).collect(),
    };
    assert_eq!(contributions.verify().unwrap().to_string(), text(&vector["seed"]));
    // Every deal has its own seed.
    contributions.deal = 2;
    assert_ne!(contributions.verify().unwrap().to_string(), text(&vector["seed"]));

    contributions.secrets.swap(1, 3);
    let error = contributions.verify().unwrap_err();
    assert_eq!(error, ContributionError::Reveals { parties: vec![1, 3] });
    assert_eq!(error.to_string(), "what party 1, 3 revealed is not what it had published");
    contributions.secrets.swap(1, 3);
    contributions.game = GameId::new("another").unwrap();
    assert_eq!(contributions.verify(), Err(ContributionError::Reveals { parties: vec![0, 1, 2, 3, 4] }));
    contributions.secrets.pop();
    assert_eq!(contributions.verify().unwrap_err().to_string(), "5 parties have published and 4 revealed");
    contributions.secrets.clear();
    contributions.commitments.clear();
    assert_eq!(contributions.verify(), Err(ContributionError::Parties { found: 0 }));
}

#[test]
fn hexadecimal_texts() {
    let good = "00ff".repeat(16);
    assert_eq!(good.parse::<Seed>().unwrap().to_string(), good);
    assert_eq!(good.to_uppercase().parse::<Secret>().unwrap().to_string(), good);
    for (text, error) in [
        (String::new(), "64 hexadecimal digits are wanted, not 0"),
        ("0".repeat(63), "64 hexadecimal digits are wanted, not 63"),
        ("0".repeat(1000), "64 hexadecimal digits are wanted, not 1000"),
        ("0".repeat(7) + "g", "character 8 is no hexadecimal digit: 'g'"),
        ("é".to_owned(), "character 1 is no hexadecimal digit: 'é'"),
        ("0\u{1b}".to_owned(), "character 2 is no hexadecimal digit: '\\u{1b}'"),
    ] {
        assert_eq!(text.parse::<Commitment>().unwrap_err().to_string(), error);
    }
    let secret = Secret::new([7; 32]);
    assert_eq!(format!("{secret:?} {:?}", Seed::new([7; 32])), "Secret(…) Seed(…)");
    assert!(format!("{:?}", Commitment::new([7; 32])).contains("0707"));
    assert_eq!(GameId::new(""), Err(GameIdError { found: 0 }));
    assert_eq!(
        GameId::new(&"x".repeat(65)).unwrap_err().to_string(),
        "the name of a game has 1 to 64 bytes, not 65"
    );
}

/// A seed that is only a number, for tests that need many.
fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

/// The sum over all cells of (found − expected)² / expected, in thousandths.
fn chi_square(cells: &[u64], expected: u64) -> u64 {
    cells.iter().map(|&found| found.abs_diff(expected).pow(2) * 1000).sum::<u64>() / expected
}

/// Every kind is as likely in every place: 36 kinds of three suits, 108 places. The tile that lay in a place at the
/// beginning would show if it were not.
#[test]
fn every_kind_is_as_likely_in_every_place() {
    let walls = testkit::rounds(27_000, 1_000_000) / 27 * 27;
    let mut cells = vec![[0u64; 27]; 108];
    for number in 0..walls {
        let wall = wall(&seed(number), &TileCounts::SUITS);
        for (place, tile) in wall.rest().iter().enumerate() {
            cells[place][tile.index()] += 1;
        }
    }
    let cells: Vec<u64> = cells.concat();
    // 107 × 26 degrees of freedom: 2782 ± 75; five standard deviations on either side.
    let chi = chi_square(&cells, walls / 27);
    assert!((2_409_000..3_155_000).contains(&chi), "{chi}");
}

/// Every order of four tiles is as likely, and every throw.
#[test]
fn orders_and_throws_are_uniform() {
    let rounds = 36 * 1000;
    let (mut orders, mut sums, mut seats) = ([0; 24], [0; 36], [0; 36]);
    let at = |dice: Dice| (dice.dice()[0].pips() as usize - 1) * 6 + dice.dice()[1].pips() as usize - 1;
    for number in 0..rounds {
        let mut tiles = [0, 1, 2, 3].map(|index| Tile::from_index(index).unwrap());
        shuffle_into(&mut tiles, &seed(number));
        let rank = |place: usize| tiles[place + 1..].iter().filter(|&&tile| tile < tiles[place]).count();
        orders[rank(0) * 6 + rank(1) * 2 + rank(2)] += 1;
        sums[at(dice(&seed(number))[1])] += 1;
        seats[at(seating(&seed(number)).next().unwrap())] += 1;
    }
    // 23 and 35 degrees of freedom; the bounds are passed once in a hundred thousand.
    let chi = chi_square(&orders, rounds / 24);
    assert!((3_000..65_000).contains(&chi), "{chi}");
    for throws in [sums, seats] {
        let chi = chi_square(&throws, rounds / 36);
        assert!((8_000..84_000).contains(&chi), "{chi}");
    }
}

#[test]
fn shuffling_allocates_nothing() {
    let sorted: Vec<Tile> = TileCounts::WITH_FLOWERS.tiles().collect();
    let mut tiles: [Tile; 144] = sorted.try_into().unwrap();
    let allocated = allocation_counter::measure(|| {
        shuffle_into(&mut tiles, &seed(1));
        assert_eq!(wall(&seed(1), &TileCounts::WITH_FLOWERS).rest(), tiles);
        assert_eq!(dice(&seed(1)).len(), 2);
    });
    assert_eq!(allocated.count_total, 0);
    assert_eq!(Wall::new(&tiles, &TileCounts::WITH_FLOWERS).unwrap().left(), 144);
}

/// Nothing and a single tile are shuffled already.
#[test]
fn short_walls() {
    shuffle_into(&mut [], &seed(0));
    let mut one = [Tile::RED];
    shuffle_into(&mut one, &seed(0));
    assert_eq!(one, [Tile::RED]);
    assert_eq!(wall(&seed(0), &TileCounts::new()).left(), 0);
}
