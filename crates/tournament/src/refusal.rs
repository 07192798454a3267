//! Why an act is not taken.

/// Why an act is not taken. Words for people are made by [`Refusal::say`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The sheet of the table does not take the note, or the ruleset knows no such thing.
    Sheet(sheet::Refusal),
    /// Not for this role.
    NotAllowed,
    /// Nothing changes any more.
    Finished,
    /// It goes on already.
    NotFinished,
    /// There is no such section.
    NoSuchSection,
    /// There is no such session, or it is not seated.
    NoSuchSession,
    /// There is no such table.
    NoSuchTable,
    /// There is no such place.
    NoSuchPlace,
    /// Nobody has this id.
    NoSuchPlayer {
        /// Whose.
        id: u32,
    },
    /// Nobody has this number.
    NoSuchNumber {
        /// Which.
        number: u32,
    },
    /// There is no such team.
    NoSuchTeam,
    /// There is no such appeal.
    NoSuchAppeal,
    /// There is no such correction that stands.
    NoSuchAdjustment,
    /// Too few or too many.
    Sections,
    /// Too few or too many.
    Sessions,
    /// Fewer than six.
    TooFewSessions {
        /// How many there would be.
        found: u32,
    },
    /// Not so many minutes.
    Minutes,
    /// A name is empty.
    Name,
    /// A reason or text is empty.
    Why,
    /// A text is too long.
    TooLong,
    /// There is no room for more.
    Full,
    /// The announcement cannot change so far.
    Kept,
    /// The player has his number.
    Drawn,
    /// The draw has been held.
    AlreadyDrawn,
    /// There are no numbers yet.
    NotDrawn,
    /// Not enough for a table.
    TooFewPlayers {
        /// How many there are.
        found: u32,
    },
    /// He has withdrawn or is excluded.
    Gone,
    /// He has not.
    NotGone,
    /// Somebody sits at two tables.
    SeatedTwice {
        /// In which session.
        session: u32,
        /// Who.
        number: u32,
    },
    /// Somebody sits at no table.
    NotSeated {
        /// In which session.
        session: u32,
        /// Who.
        number: u32,
    },
    /// Somebody sits who has left or has not gone on.
    DoesNotPlay {
        /// In which session.
        session: u32,
        /// Who.
        number: u32,
    },
    /// Substitutes fill the last table.
    Substitutes {
        /// In which session.
        session: u32,
    },
    /// The stage before is not over.
    StageOpen,
    /// It has begun.
    Begun,
    /// It has not begun.
    NotBegun,
    /// Sessions are played one after the other.
    AnotherRuns,
    /// The clock does not run.
    NotRunning,
    /// The clock does not stand.
    NotPaused,
    /// The gong has not sounded.
    NotOver,
    /// The table has time left.
    TimeLeft,
    /// The table still plays.
    SheetNotOver,
    /// The session is closed.
    Closed,
    /// The session is not closed.
    NotClosed,
    /// Tables whose result is not complete, to be named.
    Missing {
        /// Which.
        tables: Vec<u32>,
    },
    /// Two readings of a paper sheet differ.
    ReadingsDiffer {
        /// Which.
        table: u32,
    },
    /// A session is not closed.
    OpenSessions,
    /// An appeal is not decided.
    OpenAppeals,
    /// He does not play there.
    NotSeatedThere,
    /// No lateness is written down.
    NotLate,
    /// Lateness is an act of its own.
    IsLateness,
    /// It does not add up.
    Sum,
    /// Somebody else was quicker.
    TypedMeanwhile {
        /// How many readings there are.
        version: u32,
    },
    /// Nobody has decided.
    Panel,
    /// It has been decided.
    Decided,
    /// It came too late.
    AppealLate,
    /// Nothing follows from it.
    NotUpheld,
    /// Nothing, or too much.
    NoPoints,
}

impl Refusal {
    /// A name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Sheet(refusal) => refusal.code(),
            Refusal::NotAllowed => "not_allowed",
            Refusal::Finished => "finished",
            Refusal::NotFinished => "not_finished",
            Refusal::NoSuchSection => "no_such_section",
            Refusal::NoSuchSession => "no_such_session",
            Refusal::NoSuchTable => "no_such_table",
            Refusal::NoSuchPlace => "no_such_place",
            Refusal::NoSuchPlayer { .. } => "no_such_player",
            Refusal::NoSuchNumber { .. } => "no_such_number",
            Refusal::NoSuchTeam => "no_such_team",
            Refusal::NoSuchAppeal => "no_such_appeal",
            Refusal::NoSuchAdjustment => "no_such_adjustment",
            Refusal::Sections => "sections",
            Refusal::Sessions => "sessions",
            Refusal::TooFewSessions { .. } => "too_few_sessions",
            Refusal::Minutes => "minutes",
            Refusal::Name => "name",
            Refusal::Why => "why",
            Refusal::TooLong => "too_long",
            Refusal::Full => "full",
            Refusal::Kept => "kept",
            Refusal::Drawn => "drawn",
            Refusal::AlreadyDrawn => "already_drawn",
            Refusal::NotDrawn => "not_drawn",
            Refusal::TooFewPlayers { .. } => "too_few_players",
            Refusal::Gone => "gone",
            Refusal::NotGone => "not_gone",
            Refusal::SeatedTwice { .. } => "seated_twice",
            Refusal::NotSeated { .. } => "not_seated",
            Refusal::DoesNotPlay { .. } => "does_not_play",
            Refusal::Substitutes { .. } => "substitutes",
            Refusal::StageOpen => "stage_open",
            Refusal::Begun => "begun",
            Refusal::NotBegun => "not_begun",
            Refusal::AnotherRuns => "another_runs",
            Refusal::NotRunning => "not_running",
            Refusal::NotPaused => "not_paused",
            Refusal::NotOver => "not_over",
            Refusal::TimeLeft => "time_left",
            Refusal::SheetNotOver => "sheet_not_over",
            Refusal::Closed => "closed",
            Refusal::NotClosed => "not_closed",
            Refusal::Missing { .. } => "missing",
            Refusal::ReadingsDiffer { .. } => "readings_differ",
            Refusal::OpenSessions => "open_sessions",
            Refusal::OpenAppeals => "open_appeals",
            Refusal::NotSeatedThere => "not_seated_there",
            Refusal::NotLate => "not_late",
            Refusal::IsLateness => "is_lateness",
            Refusal::Sum => "sum",
            Refusal::TypedMeanwhile { .. } => "typed_meanwhile",
            Refusal::Panel => "panel",
            Refusal::Decided => "decided",
            Refusal::AppealLate => "appeal_late",
            Refusal::NotUpheld => "not_upheld",
            Refusal::NoPoints => "no_points",
        }
    }

    /// The clause that it stands on, where there is one.
    pub const fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::Sheet(refusal) => refusal.clause(),
            Refusal::TooFewSessions { .. } => Some("MCRC-SCHEME-2"),
            Refusal::Kept => Some("MCRC-SCHEME-1"),
            Refusal::Drawn | Refusal::AlreadyDrawn => Some("MCRC-DRAW-1"),
            Refusal::NotDrawn => Some("MCRC-DRAW-3"),
            Refusal::TooFewPlayers { .. } => Some("MCRC-TABLE-1"),
            Refusal::SeatedTwice { .. } | Refusal::NotSeated { .. } => Some("MCRC-TABLE-2"),
            Refusal::DoesNotPlay { .. } | Refusal::StageOpen => Some("MCRC-SCHEME-3"),
            Refusal::Substitutes { .. } => Some("MCRC-TABLE-3"),
            Refusal::NotOver | Refusal::TimeLeft => Some("MCRC-TIME-3"),
            Refusal::SheetNotOver | Refusal::Closed => Some("MCRC-SCORE-6"),
            Refusal::ReadingsDiffer { .. } | Refusal::Sum => Some("MCRC-SCORE-7"),
            Refusal::OpenAppeals => Some("MCRC-APPEAL-5"),
            Refusal::IsLateness => Some("MCRC-PEN-3"),
            Refusal::Panel => Some("MCRC-APPEAL-6"),
            Refusal::AppealLate => Some("MCRC-APPEAL-2"),
            Refusal::NotUpheld => Some("MCRC-APPEAL-3"),
            Refusal::NotAllowed
            | Refusal::Finished
            | Refusal::NotFinished
            | Refusal::NoSuchSection
            | Refusal::NoSuchSession
            | Refusal::NoSuchTable
            | Refusal::NoSuchPlace
            | Refusal::NoSuchPlayer { .. }
            | Refusal::NoSuchNumber { .. }
            | Refusal::NoSuchTeam
            | Refusal::NoSuchAppeal
            | Refusal::NoSuchAdjustment
            | Refusal::Sections
            | Refusal::Sessions
            | Refusal::Minutes
            | Refusal::Name
            | Refusal::Why
            | Refusal::TooLong
            | Refusal::Full
            | Refusal::Gone
            | Refusal::NotGone
            | Refusal::Begun
            | Refusal::NotBegun
            | Refusal::AnotherRuns
            | Refusal::NotRunning
            | Refusal::NotPaused
            | Refusal::NotClosed
            | Refusal::Missing { .. }
            | Refusal::OpenSessions
            | Refusal::NotSeatedThere
            | Refusal::NotLate
            | Refusal::TypedMeanwhile { .. }
            | Refusal::Decided
            | Refusal::NoPoints => None,
        }
    }
}

impl From<sheet::Refusal> for Refusal {
    fn from(refusal: sheet::Refusal) -> Refusal {
        Refusal::Sheet(refusal)
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())?;
        self.clause().map_or(Ok(()), |clause| write!(f, " ({clause})"))
    }
}

impl std::error::Error for Refusal {}
