//! What still stands of a wall.

use arrayvec::ArrayVec;
use rules::End;
use tiles::{Seat, Wall};

use super::{Layer, Place, Square};
use crate::public::{Public, Walls};

/// What still stands of a wall, stack by stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    stacks: ArrayVec<Stack, { Wall::MAX / 2 }>,
    loose: ArrayVec<Place, 2>,
}

/// A stack. If its upper tile is gone the lower may still be there, never the other way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// Before whom it stands.
    pub section: Seat,
    /// Its number from 1 at the right end of the section.
    pub number: u8,
    /// Its upper tile; `None` if it is gone.
    pub upper: Option<Part>,
    /// Its lower tile; `None` if it is gone.
    pub lower: Option<Part>,
}

/// The part of the wall that a tile belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// It can be drawn.
    Live,
    /// It is never played, as things stand.
    Dead,
}

impl Square {
    /// What still stands; `None` if everybody draws from a wall of his own.
    pub fn standing(&self, public: &Public) -> Option<Standing> {
        let shared = public.table().walls == Walls::Shared;
        shared.then(|| self.standing_after(public.left(), public.replaced()))
    }

    /// What stands with so many tiles left after so many replacements.
    pub(super) fn standing_after(&self, left: u8, replaced: u8) -> Standing {
        let replaced = match self.plan.replacements {
            End::Live => 0,
            End::Far => replaced,
        };
        let drawn = self.tiles().saturating_sub(left).saturating_sub(replaced);
        let mut stacks: ArrayVec<Stack, { Wall::MAX / 2 }> =
            (0..self.stacks).map(|stack| self.stack(stack, drawn, replaced)).collect();
        // CLA-WALL-3: where loose tiles are set aside, other tiles are the dead wall from the beginning; else it is
        // what is last at any moment (TWN-WALL-5, TWN-SEA-1). Of a stack the upper tile is drawn first, so the lower
        // one is dead before it.
        let parts = stacks.iter_mut().rev().flat_map(|stack| [&mut stack.lower, &mut stack.upper]);
        parts.flatten().take(usize::from(self.plan.dead)).for_each(|part| *part = Part::Dead);
        // From the right end of East's section.
        stacks.rotate_right(usize::from(self.first));
        Standing { stacks, loose: self.loose(left, replaced) }
    }

    /// A stack, numbered in the order of drawing, as if nothing were dead.
    fn stack(&self, stack: u8, drawn: u8, replaced: u8) -> Stack {
        let Place { section, stack: number, .. } = self.place(stack, Layer::Upper);
        let (upper, lower) = if self.plan.loose > 0 {
            self.beside_loose(stack, drawn, replaced)
        } else {
            // How many of its tiles the two ends have taken.
            let from_live = drawn.saturating_sub(stack * 2).min(2);
            let from_far = replaced.saturating_sub((self.stacks - 1 - stack) * 2).min(2);
            (from_live + from_far < 1, from_live + from_far < 2)
        };
        Stack { section, number, upper: upper.then_some(Part::Live), lower: lower.then_some(Part::Live) }
    }

    /// Which tiles of a stack stand where loose tiles are set aside: they have left their stacks.
    fn beside_loose(&self, stack: u8, drawn: u8, replaced: u8) -> (bool, bool) {
        let fixed_from = self.stacks - self.fixed();
        let live = self.aside()..fixed_from.saturating_sub(replaced / 2);
        if stack >= fixed_from {
            (true, true)
        } else if live.contains(&stack) {
            let from_live = drawn.saturating_sub((stack - self.aside()) * 2);
            (from_live < 1, from_live < 2)
        } else {
            (false, false)
        }
    }

    /// The loose tiles lie on the dead wall, to the right of the break (CLA-WALL-3, CLA-WALL-5).
    fn loose(&self, left: u8, replaced: u8) -> ArrayVec<Place, 2> {
        if self.plan.loose == 0 {
            return ArrayVec::new();
        }
        let taken = replaced % self.plan.loose;
        let lying = (self.plan.loose - taken).min(left.saturating_sub(self.plan.dead));
        (taken..taken + lying).map(|at| self.place(self.stacks - 1 - at, Layer::Loose)).collect()
    }
}

impl Standing {
    /// All stacks, clockwise from the right end of East's section: also those of which nothing is left.
    pub fn stacks(&self) -> &[Stack] {
        &self.stacks
    }

    /// The stacks of a section from its right end to its left.
    pub fn section(&self, seat: Seat) -> impl Iterator<Item = &Stack> {
        self.stacks.iter().filter(move |stack| stack.section == seat)
    }

    /// Where loose tiles lie.
    pub fn loose(&self) -> &[Place] {
        &self.loose
    }

    /// How many tiles of a part stand; loose tiles belong to neither.
    pub fn count(&self, part: Part) -> usize {
        let tiles = self.stacks.iter().flat_map(|stack| [stack.upper, stack.lower]);
        tiles.flatten().filter(|&other| other == part).count()
    }

    /// The part that a tile belongs to; `None` if it is gone or lies loose.
    pub fn at(&self, place: Place) -> Option<Part> {
        let stack = self.section(place.section).find(|stack| stack.number == place.stack)?;
        match place.layer {
            Layer::Upper => stack.upper,
            Layer::Lower => stack.lower,
            Layer::Loose => None,
        }
    }
}
