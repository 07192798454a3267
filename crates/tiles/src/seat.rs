//! Places at the table, absolute and seen from a player, and things kept for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use crate::Wind;

/// A place at the table, 0–3, in the order of play (counterclockwise). In a deal places are named by their winds: the
/// first is the dealer, East.
///
/// ```
/// use tiles::{RelSeat, Seat};
/// let first = Seat::ALL[0];
/// assert_eq!(first.right().right().right().right(), first);
/// assert_eq!(first.right().relative_to(first), RelSeat::Right);
/// assert_eq!(first.at(RelSeat::Left), Seat::ALL[3]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

/// A place as a player sees it. Play goes to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RelSeat {
    /// The player himself.
    Own,
    /// Who plays next.
    Right,
    /// Opposite.
    Across,
    /// Who plays just before.
    Left,
}

/// One `T` for each seat, indexed by [`Seat`] and by nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct BySeat<T>([T; 4]);

/// A set of seats; iterates in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl Seat {
    /// The four seats in the order of play.
    pub const ALL: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat with a number, if there is one.
    pub const fn from_index(index: usize) -> Option<Seat> {
        if index < 4 { Some(Seat(index as u8)) } else { None }
    }

    /// 0–3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The wind by which the place is called in a deal.
    pub const fn wind(self) -> Wind {
        Wind::ALL[self.index()]
    }

    /// Who plays next at a table of four.
    pub const fn right(self) -> Seat {
        Seat((self.0 + 1) & 3)
    }

    /// The seat that this one sees at `place`.
    pub const fn at(self, place: RelSeat) -> Seat {
        Seat((self.0 + place as u8) & 3)
    }

    /// Where this seat is for a player at `viewer`.
    pub const fn relative_to(self, viewer: Seat) -> RelSeat {
        RelSeat::ALL[((self.0 + 4 - viewer.0) & 3) as usize]
    }
}

impl RelSeat {
    /// The four places in the order of play, beginning with the player himself.
    pub const ALL: [RelSeat; 4] = [RelSeat::Own, RelSeat::Right, RelSeat::Across, RelSeat::Left];
}

impl<T> BySeat<T> {
    /// From an array in the order of [`Seat::ALL`].
    pub const fn new(values: [T; 4]) -> BySeat<T> {
        BySeat(values)
    }

    /// Makes the value for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(&mut make))
    }

    /// The values with their seats, in the order of play.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// Turns each value into another.
    pub fn map<U>(self, turn: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(turn))
    }
}

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);
    /// All four seats.
    pub const ALL: SeatSet = SeatSet(0b1111);

    /// The set of one seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Puts `seat` into the set.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes `seat` out of the set.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for SeatSet {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = Seat::from_index(self.0.trailing_zeros() as usize)?;
        self.remove(seat);
        Some(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, |set, seat| SeatSet(set.0 | 1 << seat.0))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relative_and_absolute_agree() {
        for viewer in Seat::ALL {
            for place in RelSeat::ALL {
                assert_eq!(viewer.at(place).relative_to(viewer), place);
            }
            assert_eq!(viewer.at(RelSeat::Right), viewer.right());
        }
    }

    #[test]
    fn containers() {
        let mut points = BySeat::from_fn(|seat| seat.index() as i32 * 10);
        points[Seat::ALL[2]] += 1;
        assert_eq!(points, BySeat::new([0, 10, 21, 30]));
        assert_eq!(points.map(|x| x > 15).iter().filter(|(_, is)| **is).count(), 2);
        let mut seats: SeatSet = [Seat::ALL[3], Seat::ALL[1]].into_iter().collect();
        assert_eq!(seats.collect::<Vec<_>>(), [Seat::ALL[1], Seat::ALL[3]]);
        seats.remove(Seat::ALL[1]);
        assert_eq!((seats, seats.len()), (SeatSet::only(Seat::ALL[3]), 1));
        seats.remove(Seat::ALL[3]);
        assert!(seats.is_empty() && SeatSet::ALL.len() == 4);
    }
}
