//! Each shape against its slow twin, the tables against a second making, and what must hold of any hand.

mod against_slow;
mod allocation;
mod cases;
mod one_suit;
mod properties;
mod slow;

use tiles::{Tile, TileCounts};

use crate::tables::{self, make};
use crate::{Declared, Hand, Meld, MeldKind, Tally};

/// A hand in compact notation, declared sets after `+`: `234m + 555z 6666p`.
#[track_caller]
fn hand(text: &str, jokers: bool) -> Hand {
    let (concealed, melds) = text.split_once('+').unwrap_or((text, ""));
    let melds: Vec<Meld> = melds.split_whitespace().map(meld).collect();
    Hand::new(&testkit::tiles(concealed), &melds, jokers).unwrap()
}

#[track_caller]
fn meld(text: &str) -> Meld {
    let tiles = tiles::notation::compact::parse(text).unwrap();
    let kinds = [MeldKind::Chow, MeldKind::Pung, MeldKind::ConcealedKong];
    kinds.into_iter().find_map(|kind| Meld::new(kind, &tiles, &tiles, None).ok()).unwrap()
}

#[test]
fn the_tables_are_what_their_maker_makes() {
    assert!(make::tables() == tables::TABLES);
    assert!(tables::TABLES.len() < 8 << 20, "under 8 MiB");
}

#[test]
fn a_tally_is_its_counts_however_it_came_to_be() {
    let mut random = testkit::Random::new(1);
    for _ in 0..2_000 {
        let mut counts = random.draw(17, &TileCounts::WITH_JOKERS);
        let mut grown = Tally::new();
        counts.tiles().for_each(|tile| grown.add(tile).unwrap());
        assert_eq!(grown, Tally::of(&counts));
        assert_eq!(grown.counts(), counts);
        let out = counts.tiles().nth(random.below(17)).unwrap();
        assert!(counts.remove(out) && grown.remove(out));
        assert_eq!(grown, Tally::of(&counts));
        for tile in Tile::playing().chain([Tile::JOKER]) {
            assert_eq!(grown.count(tile), counts[tile]);
            assert_eq!(grown.kinds().contains(tile), counts[tile] > 0);
        }
    }
}

#[test]
fn a_tally_holds_no_fifth_copy() {
    for tile in [Tile::EAST, Tile::JOKER] {
        let mut tally = Tally::new();
        (0..4).for_each(|_| tally.add(tile).unwrap());
        let before = tally;
        assert!(tally.add(tile).is_err());
        assert_eq!(tally, before);
        (0..4).for_each(|_| assert!(tally.remove(tile)));
        assert!(!tally.remove(tile));
        assert_eq!(tally, Tally::new());
    }
}

#[test]
fn declared_sets_count_their_tiles() {
    let mut declared = Declared::NONE;
    declared.add(&meld("555z")).unwrap();
    declared.add(&meld("123m")).unwrap();
    assert_eq!((declared.sets(), declared.tiles().to_string().as_str()), (2, "123m555z"));
    assert!(declared.add(&meld("5555z")).is_err());
    assert_eq!(declared.sets(), 2);
}
