//! What the coach says to somebody who is asked, by what his seat was told.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use protocol::ServerMessage;
use table::Choices;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::desk::{Line, text};
use super::task::Task;
use super::wish::{Reply, Wish};
use crate::wrong::Wrong;

/// So many are reckoned at once, of all tables together, so that bots and moves need not wait for them.
static PLACES: Semaphore = Semaphore::const_new(2);

/// Lets somebody ask again when it goes, however the reckoning ended.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

impl Task {
    /// Has the coach think about the question that is open to somebody. The table does not wait for it.
    pub(super) fn wish_for_hint(&self, line: &Line) -> Wish {
        let room = &self.room;
        let ask = self.question(line).ok_or(Wrong::NotNow)?.ask;
        let seat = room.chair_of(&line.user.id).and_then(|chair| room.seat_of(chair)).ok_or(Wrong::NotNow)?;
        let play = room.play.as_deref().ok_or(Wrong::NotNow)?;
        if line.waits_for_hint.swap(true, Ordering::AcqRel) {
            return Err(Wrong::CoachThinks);
        }
        let waiting = Waiting(Arc::clone(&line.waits_for_hint));
        let choices = match play.choices(&room.rules, seat) {
            // Who could not claim is asked all the same, and may only pass.
            Choices::NONE => Choices::PASS,
            choices => choices,
        };
        let (state, rules) = (*play.state(seat), Arc::clone(&room.rules));
        let lang = answers::Lang::of_code(&line.lang).unwrap_or(answers::Lang::En);
        let (sender, speaks) = (line.sender.clone(), line.speaks());
        tokio::spawn(async move {
            let Ok(_place) = PLACES.acquire().await else { return };
            let reckoned = spawn_blocking(move || {
                let _waiting = waiting;
                answers::coach::advice_json(lang, &rules, state.view(), choices)
            });
            let advice = reckoned.await.map_err(|failed| failed.to_string());
            let advice = advice.and_then(|json| serde_json::from_value(json).map_err(|bad| bad.to_string()));
            let message = match advice {
                Ok(advice) => ServerMessage::Hint { ask, advice: Box::new(advice) },
                Err(problem) => {
                    tracing::error!(problem, "the coach failed");
                    Wrong::CoachSilent.said(speaks)
                }
            };
            // Who does not read gets no hint; whether he stays is seen when he is told what happens.
            _ = sender.try_send(text(&message));
        });
        Ok(Reply::Done)
    }
}
