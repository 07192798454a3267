//! A tournament: a fold over [`Act`]s of its organisers, referees, scorers and tables.
//!
//! It reads no clock and knows nobody: times come with the acts, and what a role may do is data ([`Role::may`]).
#![forbid(unsafe_code)]

mod act;
mod duplicate;
mod setup;
mod types;
mod view;

pub use self::duplicate::{DuplicateSession, DuplicateSheet, compare_session};
pub use act::{Act, PaperHand, PaperResult};
pub use setup::{Entry, Scheme, SectionSetup, Setup};
pub use types::typescript;
pub use view::{
    AdjustmentView, AppealView, BestHandView, CountView, DecisionView, DrawView, EntrantView, ExclusionView,
    MeasureView, PaperView, QualityView, ScoreView, SectionView, SessionState, StageView, StandingView,
    StatisticsView, TablePlaceView, TableState, TableView, TeamView, Todo, TourPenaltyView, TourSessionView,
    TournamentView,
};

#[cfg(test)]
mod tests;
