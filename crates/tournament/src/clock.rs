//! The clock of a session, which runs from stamp to stamp.

/// How long a session lasts where nobody says anything else (MCRC-TIME-1).
pub(crate) const MINUTES: u32 = 150;

/// A minute in milliseconds.
pub(crate) const MINUTE: i64 = 60_000;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clock {
    pub(crate) begun_at: i64,
    /// How long the session lasts, extra time for all included.
    pub(crate) length: i64,
    /// For how long it has stood still.
    pub(crate) stood: i64,
    /// Since when it stands still.
    pub(crate) stands_since: Option<i64>,
    /// When the gong sounded.
    pub(crate) over_at: Option<i64>,
}

impl Clock {
    pub(crate) fn begin(at: i64, minutes: u32) -> Clock {
        Clock { begun_at: at, length: i64::from(minutes) * MINUTE, ..Clock::default() }
    }

    pub(crate) fn pause(&mut self, at: i64) {
        self.stands_since = Some(at);
    }

    pub(crate) fn resume(&mut self, at: i64) {
        if let Some(since) = self.stands_since.take() {
            self.stood = self.stood.saturating_add(at.saturating_sub(since).max(0));
        }
    }

    /// When the time is up, if nothing else happens; `None` while it stands and when it is over.
    pub(crate) fn ends_at(&self) -> Option<i64> {
        let runs = self.stands_since.is_none() && self.over_at.is_none();
        runs.then(|| self.begun_at.saturating_add(self.length).saturating_add(self.stood))
    }

    /// How much time is left while it stands.
    pub(crate) fn left(&self) -> Option<i64> {
        let since = self.stands_since.filter(|_| self.over_at.is_none())?;
        let gone = since.saturating_sub(self.begun_at).saturating_sub(self.stood);
        Some(self.length.saturating_sub(gone).max(0))
    }

    /// When the time of a table is up that has so many minutes of its own.
    pub(crate) fn table_ends_at(&self, extra_minutes: i32) -> Option<i64> {
        let end = self.over_at.or_else(|| self.ends_at())?;
        Some(end.saturating_add(i64::from(extra_minutes) * MINUTE))
    }
}
