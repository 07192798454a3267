//! The messages as types of TypeScript, in one file.

use ts_rs::{Config, TS};

use crate::{
    Advice, AdvicePosition, Ask, AskKind, Break, Chair, ChairState, ClientMessage, Clock, ClockName, DealEnd,
    DealStart, DuplicateListed, DuplicateStory, DuplicateTable, DuplicateView, DuplicateWin, ErrorCode,
    Event, GameEnd, Goal, GoalFan, Hand, Meld, Moves, OfferedTile, Opinion, PROTOCOL, Paid, Proof, Ranked,
    Reason, Refusal, ReplayDeal, ReplayStep, SeatShown, ServerMessage, Sheet, SheetRow, Sitter, Stage, Suit,
    TableConfig, TableInfo, TableState, Threat, Thrown, UsefulTile, Verdict, View, Wall, Welcome, WinEnd,
    WinShown, Wind, You,
};

/// What the file holds.
pub fn typescript() -> String {
    let config = Config::new();
    let mut text = format!(
        "// Made from crates/protocol by `FIVEWINDS_TYPES=write cargo test -p protocol`; not to be edited.\n\n\
         import type {{ Comparison }} from \"./duplicate\";\n\n\
         export const PROTOCOL = {PROTOCOL};\n"
    );
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
        ClientMessage,
        ServerMessage,
        Welcome,
        You,
        TableConfig,
        Clock,
        ClockName,
        TableInfo,
        TableState,
        Chair,
        ChairState,
        Sitter,
        DealStart,
        DealEnd,
        GameEnd,
        Hand,
        WinEnd,
        Paid,
        Proof,
        Moves,
        Sheet,
        SheetRow,
        Ranked,
        Ask,
        AskKind,
        Refusal,
        Reason,
        ErrorCode,
        Event,
        Advice,
        AdvicePosition,
        OfferedTile,
        Opinion,
        UsefulTile,
        Goal,
        GoalFan,
        Threat,
        ReplayDeal,
        ReplayStep,
        Verdict,
        View,
        Wall,
        Break,
        Stage,
        SeatShown,
        Meld,
        Thrown,
        WinShown,
        Wind,
        Suit,
        DuplicateView,
        DuplicateTable,
        DuplicateStory,
        DuplicateWin,
        DuplicateListed,
    );
    text
}
