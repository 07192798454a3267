//! The wall as it stands on the table: sections of stacks of two, where it is broken, and what is left of it.
//!
//! For play a wall is a plain sequence ([`tiles::Wall`]; MCR-WALL-5, RED-WALL-6, CLA-WALL-6); this is where its tiles
//! stand, so that a page can draw them. It decides nothing.

mod standing;

use rules::{End, Rules, Throws, WallPlan, seats_of};
use tiles::{BySeat, Dice, Seat};

pub use standing::{Part, Stack, Standing};

/// A built and broken wall. Sections are named by the seats that they stand before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    /// How many stacks each section has; an empty seat has none.
    lengths: BySeat<u8>,
    /// All of them.
    stacks: u8,
    /// How many stacks, counted clockwise from the right end of East's section, come before the first one to be drawn.
    first: u8,
    breaker: Seat,
    counted: u8,
    plan: WallPlan,
}

/// Where a tile stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Before whom.
    pub section: Seat,
    /// In which stack, counted from 1 at the right end of that section, as its owner sees it.
    pub stack: u8,
    /// Where in the stack.
    pub layer: Layer,
}

/// A layer of the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layer {
    /// On top.
    Upper,
    /// Under another, or alone.
    Lower,
    /// On top of a whole stack: a loose tile (CLA-WALL-3).
    Loose,
}

/// Why there is no such wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareError {
    /// Not as many throws as break this wall.
    Throws {
        /// How many do.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
    /// That many cannot play this.
    Players {
        /// How many there are.
        found: u8,
    },
}

/// At whom a throw points, East being the thrower: counted in the order of play, the thrower as one (RED-DICE-1,
/// RED-DICE-2, MCR-DICE-1, CLA-WALL-2, SIC-WALL-2, TWN-DICE-1). With two players an even sum is the thrower's
/// (RED-DICE-3).
pub fn pointed_at(dice: Dice, players: u8) -> Seat {
    let seats = seats_of(players);
    let steps = if players == 2 { dice.sum() % 2 } else { dice.counted_among(seats.len() as u8) };
    seats[usize::from(steps)]
}

/// How many stacks each section has (RED-WALL-2 to RED-WALL-5, MCR-WALL-1, CLA-WALL-1, SIC-WALL-1, TWN-WALL-1).
pub fn wall_sections(stacks: u8, sections: u8) -> BySeat<u8> {
    let seats = seats_of(sections);
    // RED-WALL-5: whose section gets the spare stacks, in turn.
    let spare_order: &[usize] = if seats.len() == 3 { &[1, 2, 0] } else { &[0, 2, 1, 3] };
    let (each, spare) = (stacks / seats.len() as u8, usize::from(stacks) % seats.len());
    let mut lengths = BySeat::default();
    for &seat in seats {
        lengths[seat] = each + u8::from(spare_order.iter().take(spare).any(|&longer| longer == seat.index()));
    }
    lengths
}

impl Square {
    /// A wall broken by these throws: two, of East and of whom the first points at, or one of East.
    ///
    /// # Errors
    /// If that many cannot play this, or the wall is broken by another number of throws.
    pub fn new(rules: &Rules, players: u8, throws: &[Dice]) -> Result<Square, SquareError> {
        if !rules.players.contains(&players) {
            return Err(SquareError::Players { found: players });
        }
        let plan = rules.play.wall;
        let (breaker, counted) = break_at(plan.throws, players, throws)?;
        let stacks = (rules.tiles.total() / 2) as u8;
        let square =
            Square { lengths: wall_sections(stacks, players), stacks, first: 0, breaker, counted, plan };
        let first = (square.before(breaker) + counted) % stacks;
        // RED-OPT-9, RED-RUL-45: four sections are another way to show the same circle of stacks.
        Ok(Square { first, lengths: wall_sections(stacks, rules.wall_sections(players)), ..square })
    }

    /// The seat at whose section the dice pointed.
    pub const fn breaker(&self) -> Seat {
        self.breaker
    }

    /// The break number: how many stacks are counted from the right end of that section.
    pub const fn counted(&self) -> u8 {
        self.counted
    }

    /// How many stacks a section has; none before an empty seat.
    pub fn section(&self, seat: Seat) -> u8 {
        self.lengths[seat]
    }

    /// How many stacks there are.
    pub const fn stacks(&self) -> u8 {
        self.stacks
    }

    /// The stack to the right of the break: the last one that was counted.
    pub fn last_counted(&self) -> Place {
        self.place(self.stacks - 1, Layer::Upper)
    }

    /// Where the next tile stands that is drawn from the live end, after so many drawn there and so many replacements.
    /// The upper tile of a stack goes first (MCR-WALL-3, SIC-WALL-4, TWN-WALL-4). `None` if there is none.
    pub fn place_of_draw(&self, drawn: u8, replaced: u8) -> Option<Place> {
        let at = self.draw_at(drawn, replaced)?;
        Some(self.place(at.0, at.1))
    }

    /// Where the next replacement stands. From the far end too the upper tile of a stack goes first (TWN-WALL-4,
    /// TWN-RUL-73, MCR-RUL-44). A loose tile is named by where it was built. `None` if there is none.
    pub fn place_of_replacement(&self, drawn: u8, replaced: u8) -> Option<Place> {
        let at = self.replacement_at(drawn, replaced)?;
        Some(self.place(at.0, at.1))
    }

    /// How many stacks come before the right end of a section, clockwise from the right end of East's.
    fn before(&self, section: Seat) -> u8 {
        clockwise().take_while(|&seat| seat != section).map(|seat| self.lengths[seat]).sum()
    }

    /// The place in a stack that is numbered from the break in the direction of drawing.
    fn place(&self, stack: u8, layer: Layer) -> Place {
        let mut at = (self.first + stack) % self.stacks;
        for section in clockwise() {
            if at < self.lengths[section] {
                return Place { section, stack: at + 1, layer };
            }
            at -= self.lengths[section];
        }
        unreachable!("the sections have all stacks")
    }

    /// How many tiles there are.
    const fn tiles(&self) -> u8 {
        self.stacks * 2
    }

    /// How many stacks at the live end are set aside before the first draw (CLA-WALL-3).
    const fn aside(&self) -> u8 {
        self.plan.loose / 2
    }

    /// How many stacks at the far end never move, because replacements do not come from there (CLA-WALL-3).
    const fn fixed(&self) -> u8 {
        if self.plan.loose > 0 { self.plan.dead / 2 } else { 0 }
    }

    fn draw_at(&self, drawn: u8, replaced: u8) -> Option<(u8, Layer)> {
        let taken = drawn.checked_add(replaced).filter(|&taken| taken < self.tiles())?;
        let from_here = match self.plan.replacements {
            End::Live => taken,
            End::Far => drawn,
        };
        let stack = self.aside() + from_here / 2;
        let by_replacement = self.far_gone(replaced);
        let upper_is_gone = from_here % 2 == 1 || by_replacement.upper_of == Some(stack);
        let there = stack < by_replacement.whole_from;
        there.then_some((stack, if upper_is_gone { Layer::Lower } else { Layer::Upper }))
    }

    fn replacement_at(&self, drawn: u8, replaced: u8) -> Option<(u8, Layer)> {
        let in_play = self.tiles() - self.fixed() * 2;
        drawn.checked_add(replaced).filter(|&taken| taken < in_play)?;
        let far = match self.plan.replacements {
            End::Live => return self.draw_at(drawn, replaced),
            End::Far => replaced,
        };
        let stack = match (far / 2).checked_sub(self.aside()) {
            // The loose tiles of the beginning.
            None => return Some((far / 2, if far % 2 == 1 { Layer::Lower } else { Layer::Upper })),
            Some(stacks) => self.stacks - 1 - self.fixed() - stacks,
        };
        let upper_is_gone = far % 2 == 1 || drawn > (stack - self.aside()) * 2;
        Some((stack, if upper_is_gone { Layer::Lower } else { Layer::Upper }))
    }

    /// What replacements have taken at the far end.
    fn far_gone(&self, replaced: u8) -> FarGone {
        let far = match self.plan.replacements {
            End::Live => 0,
            End::Far => replaced,
        };
        let end = self.stacks - self.fixed();
        if self.plan.loose > 0 {
            // CLA-WALL-5: the next pair is set aside as soon as one is gone.
            return FarGone { whole_from: end - (far / 2).min(end), upper_of: None };
        }
        let whole_from = end - far / 2;
        FarGone { whole_from, upper_of: (far % 2 == 1).then(|| whole_from.saturating_sub(1)) }
    }
}

/// What replacements have taken at the far end.
struct FarGone {
    /// From this stack on whole stacks are gone, or are no part of the live wall.
    whole_from: u8,
    /// The stack that has lost its upper tile.
    upper_of: Option<u8>,
}

/// The seats clockwise from East: from a player's right end to his left, then to the player on his left, who plays just
/// before him (MCR-SEAT-3, RED-SEAT-3).
fn clockwise() -> impl Iterator<Item = Seat> {
    [0, 3, 2, 1].into_iter().filter_map(Seat::from_index)
}

/// Whose section is broken and how many stacks are counted in it. The only place that looks at `wall.throws`.
fn break_at(how: Throws, players: u8, throws: &[Dice]) -> Result<(Seat, u8), SquareError> {
    let found = throws.len();
    match (how, throws) {
        // RED-BREAK-1, RED-BREAK-2, MCR-DICE-2, MCR-WALL-2, CLA-WALL-2, TWN-WALL-2, TWN-WALL-3.
        (Throws::Two, &[first, second]) => Ok((pointed_at(first, players), first.sum() + second.sum())),
        // SIC-WALL-2, SIC-WALL-3.
        (Throws::One, &[dice]) => Ok((pointed_at(dice, players), dice.smaller().pips())),
        (Throws::Two, _) => Err(SquareError::Throws { wanted: 2, found }),
        (Throws::One, _) => Err(SquareError::Throws { wanted: 1, found }),
    }
}

impl std::fmt::Display for SquareError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SquareError::Throws { wanted, found } => {
                write!(f, "{wanted} throws of the dice break this wall, not {found}")
            }
            SquareError::Players { found } => write!(f, "{found} cannot play this"),
        }
    }
}

impl std::error::Error for SquareError {}

#[cfg(test)]
mod tests;
