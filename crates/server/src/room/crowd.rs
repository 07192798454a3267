//! How many look on. Thousands may come at once, and everybody is told how many they are: not each time, but now and then.

use std::time::Duration;

use tokio::time::Instant;

use super::task::Task;

/// Whether others still have to hear how many look on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crowd {
    has_changed: bool,
    /// When everybody was last told of the table.
    told: Option<Instant>,
}

/// Between two messages that tell only how many look on.
const BETWEEN: Duration = Duration::from_secs(1);

impl Crowd {
    pub(super) const fn new() -> Crowd {
        Crowd { has_changed: false, told: None }
    }

    /// Somebody came to look on, or went.
    pub(super) fn changed(&mut self) {
        self.has_changed = true;
    }

    /// Everybody has been told of the table, and with it how many look on.
    pub(super) fn told(&mut self) {
        *self = Crowd { has_changed: false, told: Some(Instant::now()) };
    }

    /// When it is to be told.
    pub(super) fn due(&self) -> Option<Instant> {
        let due = || self.told.map_or_else(Instant::now, |told| told + BETWEEN);
        self.has_changed.then(due)
    }
}

impl Task {
    /// Tells of those who look on, and of those who fell away because they did not read.
    pub(super) async fn mind_crowd(&mut self) {
        if std::mem::take(&mut self.desk.has_lost_player) {
            self.mind_sleep().await;
            self.tell_table();
        }
        if self.crowd.due().is_some_and(|due| due <= Instant::now()) {
            self.tell_table();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_is_told_at_once_and_the_others_together() {
        let mut crowd = Crowd::new();
        assert_eq!(crowd.due(), None);
        crowd.changed();
        assert!(crowd.due().unwrap() <= Instant::now());
        let before = Instant::now();
        crowd.told();
        assert_eq!(crowd.due(), None);
        for _ in 0..10_000 {
            crowd.changed();
        }
        assert!(crowd.due().unwrap() >= before + BETWEEN);
        crowd.told();
        assert_eq!(crowd.due(), None);
    }
}
