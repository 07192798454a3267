//! Who pays a Taiwanese win: its value, and dealer tai to or from East.

use hand::{Meld, MeldKind};
use tiles::{RelSeat, Suit, TileSet, Wind};

use super::fans::Taiwan;
use super::score::{DRAGONS, WINDS};
use crate::score::{Fact, FanCount, FanNo, Showdown, Transfer, Transfers, Win, WinBy};

const OPPONENTS: [RelSeat; 3] = [RelSeat::Right, RelSeat::Across, RelSeat::Left];

/// More than any dealer wins in a row, and little enough for the sum of all payments to be a number.
const DEALER_TAI_MAX: u32 = 1 << 29;

/// A win as far as its payments depend on it.
pub(super) struct Claim {
    /// The winner's wind.
    pub(super) seat: Wind,
    pub(super) by: WinBy,
    pub(super) from: Option<RelSeat>,
    pub(super) value: u32,
    /// How many deals in a row the dealer has won before.
    pub(super) dealer_streak: u32,
    /// Who fed the hand and pays for it.
    pub(super) responsible: Option<RelSeat>,
    /// Whether the tile was a fresh one, with few tiles left.
    pub(super) fresh: bool,
}

/// The payments for a hand of this value; `None` if it is not said whose tile it was.
pub(super) fn transfers(showdown: &Showdown, win: Win, value: u32, fans: &[FanCount]) -> Option<Transfers> {
    shares(&Claim {
        seat: showdown.seat,
        by: win.by,
        from: win.from,
        value,
        dealer_streak: showdown.dealer_streak,
        responsible: responsible(showdown, fans),
        fresh: showdown.is(Fact::FreshTileLastFive),
    })
}

/// The same without a look at the hand.
pub(super) fn shares(claim: &Claim) -> Option<Transfers> {
    let claimed = claim.by.is_claim();
    let discarder = claim.from.filter(|&from| from != RelSeat::Own);
    let payers: &[RelSeat] = if claimed { &[discarder?] } else { &OPPONENTS };
    // TWN-RESP-6. The fourth tile of a kong is never fresh: the pung was claimed from a discard.
    let fresh = claim.by == WinBy::Discard && claim.fresh;
    let mut transfers = Transfers::new();
    for &payer in payers {
        let by_payer = Share { from: payer, clause: if claimed { "TWN-PAY-1" } else { "TWN-PAY-2" } };
        let share = match claim.responsible.filter(|&responsible| responsible != payer) {
            Some(_) if fresh => Share { clause: "TWN-RESP-6", ..by_payer },
            Some(from) => Share { from, clause: "TWN-RESP-4" },
            None => by_payer,
        };
        transfers.push(Transfer { from: share.from, points: claim.value as i32, clause: share.clause });
        if let Some(clause) = dealer_clause(claim.seat, payer) {
            let clause = if share.from == payer { clause } else { share.clause };
            transfers.push(Transfer { from: share.from, points: dealer_tai(claim.dealer_streak), clause });
        }
    }
    Some(transfers)
}

/// Whose tile made the set by which the hand became dear: the third open one of dragons, the fourth of winds, or the
/// fifth of a suit (TWN-RESP-1 to -3). Concealed kongs are no open sets (TWN-RESP-5).
pub(crate) fn fed_by(melds: &[Meld]) -> Option<RelSeat> {
    let last_of = |kinds: TileSet, nth: usize| {
        let open = melds.iter().filter(|meld| meld.kind() != MeldKind::ConcealedKong);
        open.filter(|meld| kinds.contains(meld.first())).nth(nth - 1)?.claim()
    };
    let suits = Suit::ALL.map(|suit| (TileSet::suit(suit), 5));
    let mut dear = [(DRAGONS, 3), (WINDS, 4)].into_iter().chain(suits);
    dear.find_map(|(kinds, nth)| last_of(kinds, nth)).map(|claim| claim.from)
}

/// Where a player with this wind sees the dealer (TWN-DEALER-1).
#[inline(always)]
pub(super) const fn dealer(seat: Wind) -> RelSeat {
    RelSeat::ALL[(4 - seat as usize) % 4]
}

/// Who pays a share, and by which clause.
struct Share {
    from: RelSeat,
    clause: &'static str,
}

/// The clause by which dealer tai belong to a payer's share.
fn dealer_clause(winner: Wind, payer: RelSeat) -> Option<&'static str> {
    let dealer = dealer(winner);
    if dealer == RelSeat::Own {
        Some("TWN-PAY-4")
    } else if dealer == payer {
        Some("TWN-PAY-5")
    } else {
        None
    }
}

/// 1, and 2 for each deal in a row that the dealer has won before.
fn dealer_tai(streak: u32) -> i32 {
    streak.saturating_mul(2).saturating_add(1).min(DEALER_TAI_MAX) as i32
}

/// Who is responsible for the hand: the facts say who it would be, the hand itself whether there is anybody. Its
/// sets were all declared open, and it has the fan that they led to (TWN-RESP-1 to -3, TWN-RUL-59, TWN-RUL-63).
fn responsible(showdown: &Showdown, fans: &[FanCount]) -> Option<RelSeat> {
    let facts = [Fact::ResponsibleRight, Fact::ResponsibleAcross, Fact::ResponsibleLeft];
    let (_, who) = facts.into_iter().zip(OPPONENTS).find(|&(fact, _)| showdown.is(fact))?;
    let open = |kinds: TileSet| {
        let melds = showdown.melds.iter().filter(|meld| meld.kind() != MeldKind::ConcealedKong);
        melds.filter(|meld| kinds.contains(meld.first())).count()
    };
    let is = |fan: Taiwan| fans.iter().any(|count| count.fan == fan as FanNo);
    let led = is(Taiwan::FullFlush) && open(TileSet::PLAYING) == 5
        || is(Taiwan::BigThreeDragons) && open(DRAGONS) == 3
        || is(Taiwan::BigFourWinds) && open(WINDS) == 4;
    led.then_some(who)
}
