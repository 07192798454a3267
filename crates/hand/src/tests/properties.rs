//! What must hold of any hand, whatever its tiles.

use testkit::Random;
use tiles::{Suit, Tile, TileCounts, TileSet};

use crate::{Hand, Shape, ShapeSet};

fn hands(seed: u64, jokers: bool) -> impl Iterator<Item = Hand> {
    let mut random = Random::new(seed);
    (0..testkit::rounds(3_000, 300_000)).map(move |round| {
        let set = if jokers { TileCounts::WITH_JOKERS } else { TileCounts::PLAIN };
        let tiles = if round % 2 == 0 || jokers { 13 } else { 16 };
        let counts = match random.below(3) {
            0 => random.draw(tiles, &set),
            _ => {
                let exchanged = random.below(4);
                let mut counts = random.near_complete(tiles / 3, exchanged);
                let out = counts.tiles().nth(random.below(tiles + 1)).unwrap();
                counts.remove(out);
                counts
            }
        };
        Hand::new(&counts, &[], jokers).unwrap()
    })
}

#[test]
fn a_draw_changes_the_distance_by_one_at_most_and_only_useful_ones_lessen_it() {
    for (hand, jokers) in
        hands(1, false).map(|hand| (hand, false)).chain(hands(2, true).map(|hand| (hand, true)))
    {
        for shape in Shape::ALL {
            let Some(before) = shape.missing(&hand) else { continue };
            let useful = shape.useful(hand.held());
            assert!(!useful.is_empty(), "{hand:?} can always get nearer");
            for tile in hand.drawable() {
                let after = shape.missing(&hand.draw(tile).unwrap()).unwrap();
                assert_eq!(
                    after,
                    before - u8::from(useful.contains(tile)),
                    "{shape:?} {hand:?} {tile} {jokers}"
                );
            }
        }
    }
}

#[test]
fn a_hand_is_ready_exactly_if_it_waits_for_something() {
    let shapes = ShapeSet::of(&Shape::ALL);
    for hand in hands(3, false).chain(hands(4, true)) {
        let (distance, waits) = (hand.distance(shapes), hand.waits(shapes));
        assert!(distance >= 0, "{hand:?} lacks a tile");
        assert_eq!(distance == 0, !waits.is_empty(), "{hand:?}");
        for tile in hand.drawable() {
            let complete = hand.draw(tile).unwrap().distance(shapes) == -1;
            assert_eq!(waits.contains(tile), complete, "{hand:?} {tile}");
        }
    }
}

#[test]
fn discards_are_what_the_hand_without_the_tile_says() {
    let shapes = ShapeSet::of(&[Shape::Regular, Shape::SevenPairs, Shape::EightPairs]);
    let mut random = Random::new(5);
    for hand in hands(5, false) {
        let tiles: Vec<Tile> = hand.drawable().collect();
        let drawn = hand.draw(tiles[random.below(tiles.len())]).unwrap();
        assert!(hand.discards(shapes, &TileCounts::PLAIN).is_empty());
        let unseen = TileCounts::PLAIN.without(&drawn.tally().counts()).unwrap();
        let discards = drawn.discards(shapes, &unseen);
        assert_eq!(discards.iter().map(|discard| discard.tile).collect::<TileSet>(), drawn.tally().kinds());
        let best = discards[0].distance;
        assert_eq!(best, drawn.distance(shapes).max(0), "{drawn:?}");
        assert!(discards.windows(2).all(|pair| pair[0].distance <= pair[1].distance));
        for discard in &discards {
            let left = drawn.discard(discard.tile).unwrap();
            let useful = left.useful(shapes);
            assert_eq!((discard.distance, discard.useful), (useful.distance, useful.tiles));
            assert_eq!(discard.unseen, useful.tiles.map(|tile| u32::from(unseen[tile])).sum::<u32>());
        }
    }
}

/// Renaming the suits of a hand changes nothing but the names, and neither does reading it from the other end.
#[test]
fn suits_are_alike_and_so_are_both_ends() {
    let regular = ShapeSet::only(Shape::Regular);
    let turned = |tile: Tile| match tile.suit() {
        Some(Suit::Characters) => Tile::suited(Suit::Dots, 10 - tile.rank()),
        Some(Suit::Dots) => Tile::suited(Suit::Bamboos, 10 - tile.rank()),
        Some(Suit::Bamboos) => Tile::suited(Suit::Characters, 10 - tile.rank()),
        None => tile,
    };
    for hand in hands(6, false).chain(hands(7, true)) {
        let counts = TileCounts::count(hand.tally().counts().tiles().map(turned)).unwrap();
        let other = Hand { tally: crate::Tally::of(&counts), ..hand };
        let (one, two) = (hand.useful(regular), other.useful(regular));
        assert_eq!(one.distance, two.distance);
        assert_eq!(one.tiles.map(turned).collect::<TileSet>(), two.tiles);
    }
}
