//! A deal of any ruleset as one deterministic state machine, without I/O, clock or chance.
//!
//! A [`Deal`] is a function of its rules, its wall and the actions of the players. Draws are not decisions: after each
//! [`Action`] it runs on until somebody must choose. What differs between the rulesets is data ([`rules::Play`]) or
//! judgement (scores, payments); nothing here knows their names.
//!
//! ```
//! use rules::Ruleset;
//! use table::{Action, Deal, Setup};
//! use tiles::{Tile, Wall};
//!
//! let rules = "mcr".parse::<Ruleset>()?.rules();
//! let sorted: Vec<Tile> = rules.tiles.tiles().collect();
//! let wall = Wall::new(&sorted, &rules.tiles)?;
//! let mut deal = Deal::new(&rules, &Setup::default(), wall, &mut ());
//! let dealer = deal.to_act().next().expect("the dealer begins");
//! let discard = deal.choices(&rules, dealer).iter().find(|action| matches!(action, Action::Discard(_)));
//! deal.apply(&rules, dealer, discard.expect("fourteen tiles to choose from"), &mut ())?;
//! assert_eq!(deal.view(dealer).public().river().len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]

mod action;
mod contest;
mod deal;
mod event;
mod few;
mod game;
mod imagine;
mod notation;
mod own;
mod perft;
mod public;
mod seating;
mod square;
mod view;

pub use action::{Action, Choices, Chow, Pung};
pub use contest::{Call, Contest};
pub use deal::{Deal, Moment, Posed, Position, Reason, Refused, Setup, dealt_to};
pub use event::{Event, EventSink, Open, SeatEvent, Source};
pub use few::Few;
pub use game::{
    AfterDeal, BookedFine, Fine, Game, GameEnd, GameError, Moved, NextDeal, Outcome, OutcomeWin, Played,
    Player, Ranked, Seats, TablePoints, ranks, table_points,
};
pub use imagine::{BadGuess, Guess};
pub use notation::ActionError;
pub use own::Own;
pub use perft::{Perft, divide, perft};
pub use public::{Declaration, Offered, Public, ReadyState, River, Shown, Stage, Table, Thrown, Walls};
pub use seating::{SeatingDraw, SeatingError, SeatingStep, SeatingWants};
pub use square::{Layer, Part, Place, Square, SquareError, Stack, Standing, pointed_at, wall_sections};
pub use view::{FullView, OpenState, SeatState, SeatView};

#[cfg(test)]
mod tests;
