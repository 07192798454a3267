//! What may happen at the table, as data.
//!
//! The table's state machine reads these; each choice below is looked at in one place there. What a hand is worth
//! and who pays is not here.

use tiles::Seat;

use crate::DeclaredWin;

/// The mechanics of a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// How the wall is built, and which part of it is played.
    pub wall: WallPlan,
    /// Whether the dealer is dealt one tile more; else his first turn begins with a draw.
    pub dealer_extra: bool,
    /// What becomes of a flower.
    pub flowers: Flowers,
    /// Whether a flower that cannot be replaced bars the win outright; else the hand is simply not complete.
    pub flower_bars_win: bool,
    /// Whether the eighth flower wins, and may be robbed by whoever has shown the seven others.
    pub eighth_flower: bool,
    /// What is chosen before the first turn.
    pub opening: Opening,
    /// Whether a ready hand is declared.
    pub ready: Ready,
    /// Whether others see the tiles of a concealed kong.
    pub concealed_kongs: ConcealedKongs,
    /// What is paid for kongs as soon as they are made.
    pub kong_money: Option<KongMoney>,
    /// Who wins if several declare it on one tile.
    pub winners: Winners,
    /// What follows a win.
    pub after_win: AfterWin,
    /// What follows a win that is none.
    pub false_win: FalseWin,
    /// What follows from letting a winning tile pass.
    pub missed: Missed,
    /// What the discard made with no tile left to draw may be claimed for.
    pub last_discard: LastDiscard,
    /// When a win is paid.
    pub payment: WhenPaid,
    /// Who deals next.
    pub dealer: NextDealer,
    /// The clauses behind a refusal.
    pub clauses: PlayClauses,
}

/// How the wall is built, and which part of it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WallPlan {
    /// How many tiles at the far end are never played.
    pub dead: u8,
    /// How many tiles are set aside for replacements at a time; they are renewed when all are gone.
    pub loose: u8,
    /// Where replacements come from.
    pub replacements: End,
    /// How many throws of the dice break the wall.
    pub throws: Throws,
}

/// An end of the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Where tiles are drawn.
    Live,
    /// The other one.
    Far,
}

/// How dice break the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throws {
    /// The dealer throws; whom that points at throws again; both sums count stacks in the second thrower's section.
    Two,
    /// The dealer throws once; the sum points at a section, the smaller die counts stacks in it.
    One,
}

/// What becomes of a flower.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flowers {
    /// It is laid open and replaced, and never discarded.
    Replaced,
    /// It is laid open and replaced; one that cannot be replaced may be discarded.
    ReplacedOrDiscarded,
    /// Its owner lays it open, keeps it or discards it.
    AsTheOwnerLikes,
}

/// What is chosen before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// Nothing.
    None,
    /// Everybody names a suit that he will not keep.
    ForbidSuit,
}

/// Whether a ready hand is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ready {
    /// There is no such declaration.
    None,
    /// Nobody wins who has not declared it: with a discard, or before the first turn.
    Required,
    /// A hand that is ready as dealt may be declared before its owner's first discard; then it may not change.
    FromDeal,
}

/// Whether others see the tiles of a concealed kong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConcealedKongs {
    /// Everybody sees them.
    Shown,
    /// They lie face down until the deal is over.
    FaceDown,
}

/// What is paid for a kong as soon as it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KongMoney {
    /// By every other player in play, for a concealed one.
    pub concealed: (i32, &'static str),
    /// By the discarder, for one of his discard.
    pub melded: (i32, &'static str),
    /// By every other player in play, for one added with the tile just taken from the wall.
    pub added: (i32, &'static str),
}

/// Who wins if several declare it on one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winners {
    /// Who plays first after the player whose tile it was.
    Nearest,
    /// Who plays last after him.
    Farthest,
    /// All of them.
    All,
}

/// What follows a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterWin {
    /// The deal is over.
    Ends,
    /// The others play on until so many have won or the wall is empty.
    PlayOn {
        /// How many wins end the deal.
        wins: u32,
    },
}

/// What follows a declared win that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FalseWin {
    /// It is refused.
    Refused,
    /// Points to every other player at once, and a hand that cannot win any more.
    DeadHand {
        /// For a hand that is not complete.
        incomplete: (i32, &'static str),
        /// For one that is worth too little.
        too_cheap: (i32, &'static str),
    },
    /// It stands until the deal is over.
    Stands,
}

/// What follows from letting a winning tile pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missed {
    /// Nothing.
    Free,
    /// Until his next draw the player wins on others' tiles only with a dearer hand.
    BarsUntilDraw,
}

/// What the discard made with no tile left to draw may be claimed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastDiscard {
    /// For a win only.
    Win,
    /// For a pung too.
    PungOrWin,
}

/// When a win is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhenPaid {
    /// At once, by the transfers of its score.
    AtTheWin,
    /// When the deal is over, with all other payments: [`Rules::settle_deal`](crate::Rules::settle_deal).
    AtTheEnd,
}

/// Who deals next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextDealer {
    /// The next player, whatever happened.
    Passes,
    /// The dealer after his own win, or after a draw if `on_draw`; else the next player.
    StaysAfterWin {
        /// Whether he stays after a draw too.
        on_draw: bool,
    },
    /// The first winner; the player whose tile it was if several won on it; the same dealer if nobody won.
    FirstWinner,
}

/// The clauses of a rules file behind the refusal of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayClauses {
    /// Somebody else's turn, or another moment.
    pub turn: &'static str,
    /// The deal is over.
    pub over: &'static str,
    /// A tile that the player does not hold.
    pub not_in_hand: &'static str,
    /// A flower that may not be discarded, laid open or claimed.
    pub flower: &'static str,
    /// A win with a flower in hand.
    pub flower_win: &'static str,
    /// Anything but the win after the eighth flower.
    pub eighth_flower: &'static str,
    /// A claim of a joker.
    pub joker: &'static str,
    /// A chow.
    pub chow: &'static str,
    /// A pung.
    pub pung: &'static str,
    /// A kong.
    pub kong: &'static str,
    /// A kong in the turn of a claim.
    pub kong_after_claim: &'static str,
    /// A kong without a tile to replace it.
    pub kong_without_tile: &'static str,
    /// A win in the turn of a claim.
    pub win_after_claim: &'static str,
    /// A chow, pung or kong of the last discard.
    pub last_discard: &'static str,
    /// A win with a dead hand.
    pub dead_hand: &'static str,
    /// A win that is none.
    pub not_a_win: &'static str,
    /// A win that was passed by before.
    pub missed_win: &'static str,
    /// Something else before all suits are named, or a suit named twice.
    pub forbid: &'static str,
    /// The first discard, or a set that would use up the suit.
    pub forbidden_suit: &'static str,
    /// A ready hand that is none, or declared at another moment; a win without the declaration.
    pub ready: &'static str,
    /// A change of a hand that was declared ready.
    pub ready_bound: &'static str,
    /// Which claim goes before which.
    pub priority: &'static str,
    /// Who wins of several.
    pub winners: &'static str,
    /// Who has the tile of two who claim the same set of it.
    pub equal_claims: &'static str,
    /// A tile that is put to a pung: what it may be taken for.
    pub robbed_kong: &'static str,
    /// Until when a tile may be claimed.
    pub too_late: &'static str,
    /// What follows a chow or a pung.
    pub after_claim: &'static str,
    /// What follows a kong.
    pub after_kong: &'static str,
    /// What a declared win is that is none.
    pub false_win: &'static str,
    /// Who deals next.
    pub next_dealer: DealerClauses,
}

/// The clauses about who deals next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealerClauses {
    /// After the dealer's win.
    pub won: &'static str,
    /// After the win of another.
    pub lost: &'static str,
    /// After the first wins, if several won on one tile.
    pub several: &'static str,
    /// After a deal that nobody won.
    pub drawn: &'static str,
}

impl DealerClauses {
    /// The clause that says who deals after these wins.
    pub fn after(&self, mut wins: impl Iterator<Item = DeclaredWin> + Clone) -> &'static str {
        let mut good = wins.clone().filter(|won| won.good);
        let Some(first) = good.next() else { return self.drawn };
        if good.any(|won| won.occasion == first.occasion) {
            return self.several;
        }
        if wins.any(|won| won.good && won.seat == Seat::ALL[0]) { self.won } else { self.lost }
    }
}

impl NextDealer {
    /// Who deals after a deal of so many players with these wins.
    pub fn after(self, players: u8, wins: impl Iterator<Item = DeclaredWin> + Clone) -> Seat {
        let seats = seats_of(players);
        let (dealer, next) = (seats[0], seats[1]);
        let mut good = wins.clone().filter(|won| won.good);
        match self {
            NextDealer::Passes => next,
            NextDealer::StaysAfterWin { on_draw } => {
                let drawn = wins.clone().next().is_none();
                let stays = if drawn { on_draw } else { good.any(|won| won.seat == dealer) };
                if stays { dealer } else { next }
            }
            NextDealer::FirstWinner => {
                let Some(first) = good.next() else { return dealer };
                let together = good.any(|won| won.occasion == first.occasion);
                if together { first.from.unwrap_or(first.seat) } else { first.seat }
            }
        }
    }
}

impl WallPlan {
    /// How many tiles can still be drawn, with so many left in the wall after so many replacements.
    #[inline(always)]
    pub const fn live(&self, left: u8, replaced: u8) -> u8 {
        // CLA-WALL-5: with two loose tiles, 2 or 1 of them lie there; the last renewal takes what is left.
        let aside = if self.loose == 0 { 0 } else { self.loose - replaced % self.loose };
        left.saturating_sub(self.dead + aside)
    }

    /// Whether there is a tile to replace a flower or a kong's fourth.
    #[inline(always)]
    pub const fn can_replace(&self, left: u8) -> bool {
        left > self.dead
    }
}

/// The seats of a table of two, three or four in the order of play: the winds that are played (RED-SEAT-1).
#[inline(always)]
pub const fn seats_of(players: u8) -> &'static [Seat] {
    const TWO: [Seat; 2] = [Seat::ALL[0], Seat::ALL[2]];
    const THREE: [Seat; 3] = [Seat::ALL[0], Seat::ALL[1], Seat::ALL[2]];
    match players {
        2 => &TWO,
        3 => &THREE,
        _ => &Seat::ALL,
    }
}
