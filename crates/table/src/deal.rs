//! The state machine: who must choose, what he may choose, and what follows.

mod act;
mod claim;
mod finish;
mod judge;
mod pose;
mod refuse;
mod resume;
mod setup;
mod window;

use rules::{Rules, Won};
use tiles::{BySeat, Seat, SeatSet, Tile, Wall, Wind};

use crate::action::{Action, Choices, Claims};
use crate::event::{Event, EventSink, Open};
use crate::few::Few;
use crate::own::Own;
use crate::public::{Public, Stage, Walls};
use crate::view::{FullView, SeatView};

pub use pose::{Moment, Posed, Position};
pub use refuse::{Reason, Refused};
pub use setup::dealt_to;

/// A deal from the first tile to the last payment. Seats are named by their winds in this deal: the first is East, who
/// deals; two players are East and West.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    pub(crate) public: Public,
    pub(crate) own: BySeat<Own>,
    wall: Wall,
    pending: Pending,
    /// The wins with what only the end shows: their values, and whether they are good.
    wins: Few<Won, 3>,
}

/// What is settled before a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many play; 0 stands for the usual number.
    pub players: u8,
    /// The wind of the round.
    pub round: Wind,
    /// How many deals in a row the dealer has won before this one.
    pub dealer_streak: u32,
    /// Whether a player may declare a win that is none, as at a real table; everybody is then asked about every
    /// discard, also who can only pass.
    pub strict: bool,
    /// From where tiles are drawn.
    pub walls: Walls,
}

/// Who is asked at the same time, what each may answer, and what each has answered: a secret until all have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Pending {
    asked: SeatSet,
    claims: BySeat<Claims>,
    answers: BySeat<Option<Action>>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 0, round: Wind::East, dealer_streak: 0, strict: false, walls: Walls::Shared }
    }
}

impl Deal {
    /// The seat of the dealer.
    pub const DEALER: Seat = Seat::ALL[0];

    /// Who must choose now. Empty when the deal is over.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        match self.public.stage {
            Stage::Turn { seat, .. } | Stage::EighthFlower { seat, .. } | Stage::Flowers { seat } => {
                SeatSet::only(seat)
            }
            Stage::Opening | Stage::Offer { .. } => self.pending.asked,
            Stage::Dealing | Stage::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// What a seat may do now; nothing if it is not asked.
    #[inline]
    pub fn choices(&self, rules: &Rules, seat: Seat) -> Choices {
        match self.public.stage {
            Stage::Turn { seat: turn, source } if turn == seat => self.turn_choices(rules, seat, source),
            Stage::Flowers { seat: turn } if turn == seat => self.flower_choices(seat),
            Stage::EighthFlower { seat: turn, .. } if turn == seat => Choices::of_claims(Claims::WIN_ONLY),
            Stage::Opening | Stage::Offer { .. } if self.pending.asked.contains(seat) => {
                Choices::of_claims(self.pending.claims[seat])
            }
            Stage::Turn { .. }
            | Stage::Flowers { .. }
            | Stage::EighthFlower { .. }
            | Stage::Opening
            | Stage::Offer { .. }
            | Stage::Dealing
            | Stage::Over { .. } => Choices::NONE,
        }
    }

    /// Does what a seat has chosen, and goes on until somebody must choose again.
    ///
    /// # Errors
    /// If the rules refuse it; nothing is changed then.
    pub fn apply(
        &mut self,
        rules: &Rules,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink,
    ) -> Result<(), Refused> {
        if !self.choices(rules, seat).contains(action) {
            return Err(self.why_not(rules, seat, action));
        }
        self.go_on_told(rules, seat, action, sink);
        Ok(())
    }

    /// The same for an action that is known to be among the seat's choices.
    ///
    /// # Panics
    /// Perhaps, if it is not; or the deal is then nonsense.
    #[inline]
    pub fn apply_unchecked(&mut self, rules: &Rules, seat: Seat, action: Action, sink: &mut impl EventSink) {
        match self.public.stage {
            Stage::Turn { .. } => self.act(rules, seat, action, sink),
            Stage::Flowers { .. } => self.choose_flower(rules, seat, action, sink),
            Stage::EighthFlower { tile, .. } => self.win_by_eighth_flower(rules, seat, tile, sink),
            Stage::Opening | Stage::Offer { .. } => self.answer(rules, seat, action, sink),
            Stage::Dealing | Stage::Over { .. } => {}
        }
    }

    /// [`Deal::new`] for whoever wants to hear what happens, compiled once: the state machine is large, and every kind of
    /// listener would have one of its own.
    ///
    /// # Panics
    /// As `new`.
    pub fn told(rules: &Rules, setup: &Setup, wall: Wall, sink: &mut dyn EventSink) -> Deal {
        Deal::new(rules, setup, wall, &mut Told(sink))
    }

    /// [`apply_unchecked`](Deal::apply_unchecked) in the same way.
    ///
    /// # Panics
    /// As `apply_unchecked`.
    pub fn go_on_told(&mut self, rules: &Rules, seat: Seat, action: Action, sink: &mut dyn EventSink) {
        self.apply_unchecked(rules, seat, action, &mut Told(sink));
    }

    /// [`apply_unchecked`](Deal::apply_unchecked) where nobody listens, compiled once.
    ///
    /// # Panics
    /// As `apply_unchecked`.
    pub fn go_on(&mut self, rules: &Rules, seat: Seat, action: Action) {
        self.apply_unchecked(rules, seat, action, &mut ());
    }

    /// What a seat may know.
    pub fn view(&self, seat: Seat) -> SeatView<'_> {
        SeatView::new(seat, &self.public, &self.own[seat], self.pending.asked.contains(seat))
    }

    /// What everybody may know.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// Everything, once there is nothing to hide any more.
    pub fn finished(&self) -> Option<FullView<'_>> {
        matches!(self.public.stage, Stage::Over { .. }).then(|| FullView::new(self))
    }

    /// The tiles left in the wall, once the deal is over.
    pub(crate) fn rest_of_wall(&self) -> &[Tile] {
        self.wall.rest()
    }

    pub(crate) fn declared_wins(&self) -> impl Iterator<Item = Won> {
        self.wins.iter()
    }

    /// A number that tells states apart: equal states have equal numbers.
    pub fn fingerprint(&self) -> u64 {
        use std::hash::{Hash, Hasher};
        let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
        self.hash(&mut hasher);
        hasher.finish()
    }

    /// Notes an event and passes it on: the only way in which what players see changes.
    #[inline(always)]
    fn happen(&mut self, rules: &Rules, event: Event, sink: &mut impl EventSink) {
        if let Some(seat) = event.concerns() {
            let own_event = event.redact(Some(seat), true).expect("a seat learns what concerns it");
            self.own[seat].note(rules, seat, &self.public, own_event);
        } else if let Event::Open(Open::Dealt) = event {
            for &seat in self.public.seats() {
                self.own[seat].note(rules, seat, &self.public, crate::SeatEvent::Open(Open::Dealt));
            }
        }
        if let Some(open) = event.redact(None, rules.shows_concealed_kongs()) {
            self.public.note(open);
        }
        sink.emit(event);
    }

    #[inline(always)]
    fn open(&mut self, rules: &Rules, open: Open, sink: &mut impl EventSink) {
        self.happen(rules, Event::Open(open), sink);
    }
}

/// Somebody who listens, whoever it is.
struct Told<'a>(&'a mut dyn EventSink);

impl EventSink for Told<'_> {
    fn emit(&mut self, event: Event) {
        self.0.emit(event);
    }
}

impl Pending {
    const NONE: Pending = Pending {
        asked: SeatSet::EMPTY,
        claims: BySeat::new([Claims::NONE; 4]),
        answers: BySeat::new([None; 4]),
    };
}

/// FNV-1a, which is the same everywhere and for ever.
struct Fnv(u64);

impl std::hash::Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    // Lengths and the numbers of variants are as wide as the machine; here they are always 64 bits.
    fn write_usize(&mut self, number: usize) {
        self.write(&(number as u64).to_le_bytes());
    }

    fn write_isize(&mut self, number: isize) {
        self.write(&(number as i64).to_le_bytes());
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    fn write_i32(&mut self, number: i32) {
        self.write(&number.to_le_bytes());
    }
}

const _: () = assert!(size_of::<Deal>() < 1024);
