//! Who pays whom, and by which clause.

use arrayvec::ArrayVec;
use tiles::RelSeat;

/// A payment to the player whose hand it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// Who pays.
    pub from: RelSeat,
    /// How much.
    pub points: i32,
    /// The clause that says so.
    pub clause: &'static str,
}

/// All payments for a hand: at most two from each opponent.
pub type Transfers = ArrayVec<Transfer, 6>;

/// What each player wins or loses; the sum is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Payments([i32; 4]);

impl Payments {
    /// The sums of these payments.
    pub fn of(transfers: &[Transfer]) -> Payments {
        let mut payments = Payments::default();
        for transfer in transfers {
            payments.0[transfer.from as usize] -= transfer.points;
            payments.0[RelSeat::Own as usize] += transfer.points;
        }
        payments
    }

    /// What one player wins, or loses if it is below 0.
    pub const fn of_seat(&self, seat: RelSeat) -> i32 {
        self.0[seat as usize]
    }
}
