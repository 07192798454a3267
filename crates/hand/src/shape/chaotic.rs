//! Fourteen different tiles: honours once each, suit tiles with numbers at least three apart (RED-WIN-3).
//! A joker stands for one further such tile (RED-JOKER-9).

use tiles::{Suit, Tile, TileSet};

use super::{IMPOSSIBLE, Shape, is_concealed_14, useful_by_trial};
use crate::hand::Held;
use crate::{Hand, Reading};

#[inline(always)]
pub(crate) fn missing(hand: Held<'_>) -> u8 {
    if !is_concealed_14(hand) {
        return IMPOSSIBLE;
    }
    let kinds = hand.tally.more_than(0).bits();
    let honours = (kinds & TileSet::HONOURS.bits()).count_ones() as u8;
    let suits = Suit::ALL.map(|suit| BEST[(kinds >> (9 * suit as u32) & 0x1ff) as usize]);
    let in_threes: u8 = suits.iter().map(|best| best.of_three).sum();
    let more_in_twos: u8 = suits.iter().map(|best| best.of_two - best.of_three.min(best.of_two)).sum();
    // Seven honours and three suits of three are 16 places, two more than needed: two suits may have two.
    let used = honours + in_threes + more_in_twos.min(2);
    14 - (used + hand.tally.jokers()).min(14)
}

pub(crate) fn useful(hand: Held<'_>) -> TileSet {
    useful_by_trial(hand, missing)
}

pub(crate) fn readings(hand: &Hand, found: &mut dyn FnMut(&Reading)) {
    if missing(hand.held()) > 0 || !hand.has_drawn() {
        return;
    }
    let mut reading = Reading::new(Shape::Chaotic);
    reading.singles = hand.tally.more_than(0);
    for _ in 0..hand.tally.jokers() {
        let with = |tile: Tile| reading.singles | TileSet::only(tile);
        let free = |tile: &Tile| !reading.singles.contains(*tile) && can_become_chaotic(with(*tile));
        let Some(tile) = Tile::playing().find(free) else { return };
        reading.singles.insert(tile);
        reading.wild.insert(tile);
    }
    found(&reading);
}

/// Whether all these kinds can be in one chaotic hand.
fn can_become_chaotic(kinds: TileSet) -> bool {
    let suits = Suit::ALL.map(|suit| {
        let bits = (kinds.bits() >> (9 * suit as u32) & 0x1ff) as usize;
        (bits.count_ones() as u8, BEST[bits])
    });
    let lawful = suits.iter().all(|(tiles, best)| best.of_three.max(best.of_two) == *tiles);
    lawful && suits.iter().filter(|(tiles, best)| best.of_three < *tiles).count() <= 2
}

/// Of the ranks that are there: how many fit into one set of three ranks (or of two that cannot be made
/// three) which are at least three apart.
#[derive(Clone, Copy)]
struct Best {
    of_three: u8,
    of_two: u8,
}

static BEST: [Best; 512] = {
    let mut table = [Best { of_three: 0, of_two: 0 }; 512];
    let mut ranks = 0;
    while ranks < 512u32 {
        let best = &mut table[ranks as usize];
        let mut a = 0;
        while a < 9 {
            let mut b = a + 3;
            while b < 9 {
                let two = (ranks & (1 << a | 1 << b)).count_ones() as u8;
                best.of_two = if two > best.of_two { two } else { best.of_two };
                let mut c = b + 3;
                while c < 9 {
                    let three = (ranks & (1 << a | 1 << b | 1 << c)).count_ones() as u8;
                    best.of_three = if three > best.of_three { three } else { best.of_three };
                    c += 1;
                }
                b += 1;
            }
            a += 1;
        }
        ranks += 1;
    }
    table
};
