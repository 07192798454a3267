//! The tournament as types of TypeScript, in one file.

use ts_rs::{Config, TS};

use crate::{
    Act, AdjustmentView, AppealView, BestHandView, CountView, DecisionView, DrawView, EntrantView, Entry,
    ExclusionView, MeasureView, PaperHand, PaperResult, PaperView, QualityView, Scheme, ScoreView,
    SectionSetup, SectionView, SessionState, Setup, StageView, StandingView, StatisticsView, TablePlaceView,
    TableState, TableView, TeamView, Todo, TourPenaltyView, TourSessionView, TournamentView,
};

/// What the file holds.
pub fn typescript() -> String {
    let config = Config::new();
    let mut text = "// Made from crates/tournament by `FIVEWINDS_TYPES=write cargo test -p tournament`; not to be edited.\n\n\
                    import type { CancelView, CheckView, Note, OffenceView } from \"./sheet\";\n"
        .to_owned();
    macro_rules! add {
        ($($name:ty),* $(,)?) => {
            $(
                text.push_str("\nexport ");
                text.push_str(&<$name as TS>::decl(&config));
                text.push('\n');
            )*
        };
    }
    add!(
        Setup,
        SectionSetup,
        Scheme,
        Entry,
        Act,
        PaperResult,
        PaperHand,
        TournamentView,
        EntrantView,
        ExclusionView,
        SectionView,
        DrawView,
        StageView,
        TourSessionView,
        SessionState,
        TableView,
        TableState,
        TablePlaceView,
        PaperView,
        QualityView,
        MeasureView,
        StandingView,
        ScoreView,
        TeamView,
        TourPenaltyView,
        AppealView,
        DecisionView,
        AdjustmentView,
        StatisticsView,
        BestHandView,
        CountView,
        Todo
    );
    text
}
