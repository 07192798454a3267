//! What players are punished for, as data.

use tiles::Seat;

use crate::rules::Family;
use crate::{Booking, Rules, Verdict, Wording, classical, mcr, red, seats_of, sichuan, taiwan};

/// A row of a ruleset's table of offences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offence {
    /// A name for programs.
    pub id: &'static str,
    /// The clause that says so.
    pub clause: &'static str,
    /// What people call it.
    pub name: Wording,
    /// What it costs.
    pub points: OffencePoints,
    /// Who gets the points.
    pub to: Receiver,
    /// Whether the hand is dead.
    pub dead_hand: bool,
    /// Whether it is a warning.
    pub warning: bool,
    /// Whether the count of repetitions starts anew in each round (MCRC-PEN-8).
    pub each_round: bool,
    /// Whether it stands with the deal itself ([`PaperDeal`](crate::PaperDeal)) and is no penalty beside it.
    pub in_deal: bool,
    /// What else follows, as a word.
    pub consequence: Option<&'static str>,
    /// For which lateness it stands, if it stands for one.
    pub late: Option<Lateness>,
}

/// So many minutes after the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lateness {
    /// More than these.
    pub over: u32,
    /// No more than these, where there is a bound.
    pub up_to: Option<u32>,
}

/// What an offence costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OffencePoints {
    /// Nothing.
    None,
    /// So much.
    Fixed(u32),
    /// So much to each of the others.
    EachOther(u32),
    /// One of these, as the referee says.
    Choice(&'static [u32]),
    /// More with each time: [`LADDER`].
    Ladder,
}

/// Who gets the points of a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receiver {
    /// Nobody.
    Nobody,
    /// Each of the others.
    EachOther,
    /// Whom the referee names.
    One,
}

/// What repeated small offences cost: a warning first, the last step for all later ones (MCRC-PEN-7).
pub const LADDER: [u32; 7] = [0, 5, 10, 20, 40, 50, 60];

/// What an offence costs the `nth` time, from 1 (MCRC-PEN-7).
pub fn ladder(nth: u32) -> u32 {
    let step = (nth.max(1) as usize - 1).min(LADDER.len() - 1);
    LADDER[step]
}

impl Rules {
    /// What players are punished for.
    pub const fn offences(&self) -> &'static [Offence] {
        match &self.family {
            Family::Red(_) => red::fouls::TABLE,
            Family::Classical(_) => classical::fouls::TABLE,
            Family::Mcr(_) => mcr::fouls::TABLE,
            Family::Sichuan(_) => sichuan::fouls::TABLE,
            Family::Taiwan(_) => taiwan::fouls::TABLE,
        }
    }

    /// What a declared win is that is none, by what was found of the hand; nothing where it is merely refused.
    pub fn false_win(&self, verdict: &Verdict) -> Option<&'static Offence> {
        let cheap = matches!(verdict, Verdict::BelowMinimum { .. });
        let find = |id: &str| Offence::find(self.offences(), id);
        cheap.then(|| find("false_win_cheap")).flatten().or_else(|| find("false_win"))
    }

    /// The offence of somebody who comes so many minutes late, where that is one.
    pub fn lateness(&self, minutes: u32) -> Option<&'static Offence> {
        let holds = |late: Lateness| minutes > late.over && late.up_to.is_none_or(|most| minutes <= most);
        self.offences().iter().find(|offence| offence.late.is_some_and(holds))
    }
}

impl Offence {
    /// The offence with this id in a table.
    pub fn find(table: &'static [Offence], id: &str) -> Option<&'static Offence> {
        table.iter().find(|offence| offence.id == id)
    }

    /// What is paid for it by a seat at a table of so many: `points` where the referee or the ladder says how much, `to` where
    /// he names who gets it.
    pub fn charge(
        &self,
        players: u8,
        from: Seat,
        to: Option<Seat>,
        points: u32,
        book: &mut dyn FnMut(Booking),
    ) {
        let clause = self.clause;
        let amount = match self.points {
            OffencePoints::None => return,
            OffencePoints::Fixed(amount) | OffencePoints::EachOther(amount) => amount,
            OffencePoints::Choice(_) | OffencePoints::Ladder => points,
        };
        let points = i32::try_from(amount).unwrap_or(i32::MAX);
        match self.to {
            _ if points == 0 => {}
            Receiver::Nobody => book(Booking { from, to: None, points, clause }),
            Receiver::One => book(Booking { from, to, points, clause }),
            Receiver::EachOther => {
                let others = seats_of(players).iter().filter(|&&seat| seat != from);
                others.for_each(|&to| book(Booking { from, to: Some(to), points, clause }));
            }
        }
    }

    /// The row that the tables are made of: no points, nobody gets them, nothing follows.
    pub(crate) const fn new(id: &'static str, clause: &'static str, name: Wording) -> Offence {
        Offence {
            id,
            clause,
            name,
            points: OffencePoints::None,
            to: Receiver::Nobody,
            dead_hand: false,
            warning: false,
            each_round: false,
            in_deal: false,
            consequence: None,
            late: None,
        }
    }

    /// With points that nobody gets.
    pub(crate) const fn costs(mut self, points: OffencePoints) -> Offence {
        self.points = points;
        self
    }

    /// With points to each of the others.
    pub(crate) const fn to_each(mut self, points: u32) -> Offence {
        (self.points, self.to) = (OffencePoints::EachOther(points), Receiver::EachOther);
        self
    }

    /// With points to whom the referee names.
    pub(crate) const fn to_one(mut self, points: OffencePoints) -> Offence {
        (self.points, self.to) = (points, Receiver::One);
        self
    }

    pub(crate) const fn dead(mut self) -> Offence {
        self.dead_hand = true;
        self
    }

    pub(crate) const fn warned(mut self) -> Offence {
        self.warning = true;
        self
    }

    pub(crate) const fn each_round(mut self) -> Offence {
        self.each_round = true;
        self
    }

    pub(crate) const fn with_the_deal(mut self) -> Offence {
        self.in_deal = true;
        self
    }

    pub(crate) const fn and(mut self, consequence: &'static str) -> Offence {
        self.consequence = Some(consequence);
        self
    }

    /// For coming so late.
    pub(crate) const fn late(mut self, over: u32, up_to: Option<u32>) -> Offence {
        self.late = Some(Lateness { over, up_to });
        self
    }
}
