//! The bar that shows how far a run is; nobody sees it where there is no terminal.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use answers::Text;
use indicatif::{ProgressBar, ProgressStyle};
use sim::Control;

use crate::text::TerminalText;

/// So many things to be done, and what they are called.
#[derive(Clone, Copy)]
pub(crate) struct Many<'t> {
    pub(crate) number: u64,
    pub(crate) of_what: &'t str,
}

/// Does something while the bar follows it.
pub(crate) fn watched<T>(
    text: &Text,
    all: Many<'_>,
    before: u64,
    control: &Control,
    work: impl FnOnce() -> T,
) -> T {
    let bar = ProgressBar::new(all.number);
    if bar.is_hidden() {
        return work();
    }
    let template = format!(
        "{{wide_bar}} {{pos}}/{{len}} {}  {{per_sec}}  {} {{eta_precise}}",
        all.of_what,
        text.sim().left
    );
    bar.set_style(ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_position(before);
    bar.reset_eta();
    let over = AtomicBool::new(false);
    let done = thread::scope(|scope| {
        scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                bar.set_position(before + control.played());
                thread::park_timeout(Duration::from_millis(200));
            }
        });
        // Even if it panics the bar must not be waited for.
        let _end = Over(&over);
        work()
    });
    bar.finish_and_clear();
    done
}

struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
