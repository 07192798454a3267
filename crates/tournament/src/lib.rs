//! A tournament: a fold over [`Act`]s of its organisers, referees, scorers and tables.
//!
//! It reads no clock and knows nobody: times come with the acts, and what a role may do is data ([`Role::may`]).
#![forbid(unsafe_code)]

mod act;
mod announce;
mod apply;
mod clock;
mod csv;
mod draw;
mod export;
mod import;
mod limits;
mod penalties;
mod players;
mod propose;
mod quality;
mod refusal;
mod results;
mod role;
mod rulings;
mod scheme;
mod score;
mod seats;
mod sessions;
mod setup;
mod show;
mod standings;
mod state;
mod statistics;
mod swiss;
mod todo;
mod types;
mod view;
mod words;

pub use act::{Act, PaperHand, PaperResult};
pub use draw::seed_number;
pub use export::EXPORTS;
pub use import::{ImportFault, ImportProblem, import};
pub use propose::{Proposal, tables};
pub use refusal::Refusal;
pub use role::{NoSuchRole, Role};
pub use setup::{Entry, Scheme, SectionSetup, Setup};
pub use sheet::{Lang, Stamp};
pub use state::Tournament;
pub use types::typescript;
pub use view::{
    AdjustmentView, AppealView, BestHandView, CountView, DecisionView, DrawView, EntrantView, ExclusionView,
    MeasureView, PaperView, QualityView, ScoreView, SectionView, SessionState, StageView, StandingView,
    StatisticsView, TablePlaceView, TableState, TableView, TeamView, Todo, TourPenaltyView, TourSessionView,
    TournamentView,
};

#[cfg(test)]
mod tests;
