//! What another's tile may be claimed for.

use rules::{FalseWin, LastDiscard, Ready, Rules};
use tiles::{Seat, Tile, TileSet};

use super::Deal;
use crate::action::{Chow, Claims, KONG, PASS, Pung, WIN};
use crate::public::{Offered, ReadyState};

impl Deal {
    /// What a seat may do with the discard of another, or with a tile that another adds to a pung.
    #[inline(always)]
    pub(super) fn claims(&self, rules: &Rules, seat: Seat, from: Seat, tile: Tile, what: Offered) -> Claims {
        let strict = self.public.table.strict;
        let mut claims = Claims::NONE;
        if self.public.shown(seat).out {
            return claims;
        }
        // MCR-FLOWER-3, RED-JOKER-2: nobody takes a flower or a joker.
        if tile.is_playing() {
            // Few hands are ready; the rest of the question is asked only of those, or where anybody may err.
            if strict || self.own[seat].waits.contains(tile) {
                claims.plain |= self.win_bit(rules, seat, from, tile, what);
            }
            if what == Offered::Discard && !self.is_bound_hand(rules, seat) {
                self.add_sets(rules, seat, from, tile, &mut claims);
            }
        }
        // Where anybody may err everybody is asked, so that a wrong claim is refused for what it is.
        if strict || !claims.is_none() {
            claims.plain |= PASS;
        }
        claims
    }

    /// TWN-READY-2: a hand that was declared as dealt claims nothing but a win.
    #[inline(always)]
    pub(super) fn is_bound_hand(&self, rules: &Rules, seat: Seat) -> bool {
        rules.play.ready == Ready::FromDeal && self.public.shown(seat).ready != ReadyState::No
    }

    #[inline(always)]
    fn add_sets(&self, rules: &Rules, seat: Seat, from: Seat, tile: Tile, claims: &mut Claims) {
        let own = &self.own[seat];
        let last = self.public.is_last(rules, from);
        if last && rules.play.last_discard == LastDiscard::Win {
            return;
        }
        let (pair, three) = (own.tally.more_than(1).contains(tile), own.tally.more_than(2).contains(tile));
        let jokers = own.tally.jokers();
        if (pair || jokers > 0) && self.keeps_bound(seat, tile, 2) {
            claims.pungs = pungs(own.tally.count(tile), jokers);
        }
        if three && rules.kongs && self.public.can_replace(rules, seat) && self.keeps_bound(seat, tile, 3) {
            claims.plain |= KONG;
        }
        if rules.chows && self.public.next(from) == seat && !last {
            claims.chows = chows(own.tally.kinds(), jokers, tile);
        }
    }

    /// SIC-SUIT-2: a set that takes so many tiles of a kind may not take the last to which the discard is bound.
    #[inline(always)]
    pub(super) fn keeps_bound(&self, seat: Seat, tile: Tile, taken: u32) -> bool {
        let own = &self.own[seat];
        !own.bound.contains(tile) || own.tally.copies_of(own.bound) > taken
    }

    /// Whether a win may be declared on another's tile, as a bit.
    fn win_bit(&self, rules: &Rules, seat: Seat, from: Seat, tile: Tile, what: Offered) -> u8 {
        let (own, shown) = (&self.own[seat], self.public.shown(seat));
        // RED-END-2, CLA-FLOWER-3.
        if shown.dead || own.flowers != 0 && rules.play.flower_bars_win {
            return 0;
        }
        let may_err = self.public.table.strict && rules.play.false_win != FalseWin::Refused;
        let complete = own.waits.contains(tile);
        if !complete {
            return if may_err { WIN } else { 0 };
        }
        // CLA-READY-1.
        if rules.play.ready == Ready::Required && shown.ready != ReadyState::Yes {
            return 0;
        }
        let by = self.claim_by(what);
        // SIC-CLAIM-6: a win that is worth no more than one that was let pass.
        if own.missed > 0 && self.is_barred(rules, seat, from, tile, by) {
            return 0;
        }
        if may_err || self.is_good_claim(rules, seat, from, tile, by) { WIN } else { 0 }
    }
}

/// The pungs that so many equal tiles and jokers can make of a discard, as bits by the number of jokers.
#[inline(always)]
fn pungs(equal: u8, jokers: u8) -> u8 {
    let mut bits = 0;
    for pung in Pung::ALL {
        let natural = 2 - pung.jokers();
        bits |= u8::from(natural <= equal && pung.jokers() <= jokers) << pung.jokers();
    }
    bits
}

/// The chows that a hand of these kinds can make of a discard, as bits by their numbers.
#[inline(always)]
fn chows(kinds: TileSet, jokers: u8, tile: Tile) -> u16 {
    let Some(suit) = tile.suit() else { return 0 };
    // Two empty places on either side, so that nothing has to be asked of the ends of the suit.
    let held = (kinds.bits() >> (9 * suit as u32) & 0x1ff) << 2;
    let at = u32::from(tile.rank()) + 1;
    let around = held >> (at - 2);
    let [low2, low1, high1, high2] = [0, 1, 3, 4].map(|place| around >> place & 1 == 1);
    if jokers == 0 {
        // Chows without jokers have the numbers 0, 4 and 8.
        return u16::from(high1 & high2) | u16::from(low1 & high1) << 4 | u16::from(low2 & low1) << 8;
    }
    let pairs = [(high1, high2), (low1, high1), (low2, low1)];
    let mut bits = 0;
    for chow in Chow::ALL {
        let (lower, higher) = pairs[usize::from(chow.place())];
        let [wild_lower, wild_higher] = [chow.hand_jokers() & 1 == 1, chow.hand_jokers() >> 1 == 1];
        let fits = (wild_lower || lower) && (wild_higher || higher);
        let enough = chow.hand_jokers().count_ones() as u8 <= jokers;
        bits |= u16::from(fits && enough && chow.first(tile).is_some()) << chow.number();
    }
    bits
}
