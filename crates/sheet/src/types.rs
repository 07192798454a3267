//! The sheet as types of TypeScript, in one file.

use ts_rs::{Config, TS};

use crate::{
    AnswerView, BookingView, CallView, CancelView, CheckView, DealEntry, EndWord, FormView, HandWon, How,
    KongEntry, KongWord, MoveView, NextView, Note, ObjectionView, OffenceView, PenaltyView, Person,
    PointsView, Preview, ReceiverView, RowView, SessionEnd, Setup, SheetView, Stamp, StickView, SticksView,
    Trouble, VersionView, WinEntry, WindLetter, WordsView,
};

/// What the file holds.
pub fn typescript() -> String {
    let config = Config::new();
    let mut text =
        "// Made from crates/sheet by `FIVEWINDS_TYPES=write cargo test -p sheet`; not to be edited.\n"
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
        Person,
        Note,
        Stamp,
        DealEntry,
        EndWord,
        WinEntry,
        How,
        KongEntry,
        KongWord,
        SheetView,
        RowView,
        VersionView,
        ObjectionView,
        BookingView,
        NextView,
        MoveView,
        PenaltyView,
        CancelView,
        CallView,
        AnswerView,
        CheckView,
        SessionEnd,
        WindLetter,
        Trouble,
        WordsView,
        Preview,
        FormView,
        SticksView,
        StickView,
        OffenceView,
        PointsView,
        ReceiverView,
        HandWon,
    );
    text
}
