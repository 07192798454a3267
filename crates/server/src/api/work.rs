//! Answers that take time are made by threads of their own, few at once, so that tables need not wait for them.

use std::time::Duration;

use answers::Lang;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::failure::Failure;

/// So many are reckoned at once.
const TOGETHER: usize = 2;
/// Who has waited so long is sent away.
const PATIENCE: Duration = Duration::from_secs(10);

static PLACES: Semaphore = Semaphore::const_new(TOGETHER);

/// Makes an answer. One that fails in an unforeseen way is a fault of ours and harms nobody else.
pub(super) async fn work<T: Send + 'static>(
    lang: Lang,
    make: impl FnOnce() -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    let Ok(Ok(place)) = timeout(PATIENCE, PLACES.acquire()).await else { return Err(Failure::busy(lang)) };
    let made = spawn_blocking(move || {
        // Held until it is done, even if nobody waits for it any more.
        let _place = place;
        make()
    });
    made.await.unwrap_or_else(|error| {
        tracing::error!(%error, "an answer could not be made");
        Err(Failure::internal(lang))
    })
}
