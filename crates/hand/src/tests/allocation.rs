//! No analysis takes memory from the heap.

use testkit::Random;
use tiles::{Tile, TileCounts};

use super::hand;
use crate::{Hand, Shape, ShapeSet, Tally};

#[test]
fn nothing_is_allocated() {
    let shapes = ShapeSet::of(&Shape::ALL);
    let mut random = Random::new(1);
    let mut hands: Vec<Hand> = (0..200)
        .map(|round| {
            let set = if round % 2 == 0 { TileCounts::PLAIN } else { TileCounts::WITH_JOKERS };
            let counts = random
                .draw([13, 14, 16, 17][round % 4], &if round % 4 > 1 { TileCounts::PLAIN } else { set });
            Hand::concealed(&counts).unwrap()
        })
        .collect();
    hands.push(hand("4466m123p + 555m 777z", false));
    hands.push(hand("4466m12p0j + 555m 777z", true));
    hands.push(hand("111222333m4p000j", true));
    let mut sum = 0;
    let used = allocation_counter::measure(|| {
        for hand in &hands {
            sum += i32::from(hand.distance(shapes));
            sum += hand.waits(shapes).len() as i32 + hand.useful(shapes).tiles.len() as i32;
            sum += hand.discards(shapes, &TileCounts::PLAIN).len() as i32;
            hand.readings(shapes, |reading| sum += reading.groups.len() as i32);
            crate::divisions(&hand.tally().counts(), |division| sum += division.pungs.len() as i32);
            crate::divisions_with_jokers(&hand.tally().counts(), |groups| sum += groups.len() as i32);
            let mut tally = Tally::of(&TileCounts::PLAIN);
            tally.remove(Tile::EAST);
            sum += i32::from(tally.count(Tile::EAST));
        }
    });
    assert_ne!(sum, 0);
    assert_eq!(used.count_total, 0);
}
