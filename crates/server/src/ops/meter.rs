//! Numbers for Prometheus, and a line of the log for every request: no cookies, no bodies, no queries.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tracing::Instrument;

/// In seconds: from what a look-up takes to what nobody waits for.
const BUCKETS: [f64; 13] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
/// Between two tidyings of what was measured.
const TIDY: Duration = Duration::from_secs(10);

/// Where all numbers of the process go.
pub(super) fn recorder() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER.get_or_init(install).clone()
}

fn install() -> PrometheusHandle {
    let recorder =
        PrometheusBuilder::new().set_buckets(&BUCKETS).expect("there are buckets").build_recorder();
    let handle = recorder.handle();
    if metrics::set_global_recorder(recorder).is_err() {
        tracing::warn!("somebody else collects the numbers of this process");
    }
    describe();
    let tidied = handle.clone();
    // Of histograms every value is kept until they are tidied. A thread, since it outlives any runtime of a test.
    let thread = std::thread::Builder::new().name("metrics".to_owned()).spawn(move || {
        loop {
            std::thread::sleep(TIDY);
            tidied.run_upkeep();
        }
    });
    if let Err(error) = thread {
        tracing::warn!(%error, "numbers are tidied only when somebody asks for them");
    }
    handle
}

fn describe() {
    metrics::describe_counter!("fivewinds_requests_total", "Requests by route, method and status.");
    metrics::describe_histogram!("fivewinds_request_seconds", "Until an answer began, by route.");
    metrics::describe_counter!("fivewinds_failed_logins_total", "Attempts with a wrong password.");
    metrics::describe_counter!("fivewinds_panics_total", "Requests that ended in a panic.");
    metrics::describe_counter!("fivewinds_entries_written_total", "Entries of tables that were written.");
    metrics::describe_histogram!("fivewinds_commit_seconds", "How long transactions of tables took.");
}

/// Counts a request and writes it into the log.
pub(super) async fn measure(request: Request, next: Next) -> Response {
    let method = method_name(request.method());
    let path = request.uri().path().to_owned();
    // The pattern and not the path: there are many tables, and what nobody knows is one.
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or_else(|| "other".to_owned(), |matched| matched.as_str().to_owned());
    let started = Instant::now();
    let span = tracing::info_span!("request", method, path);
    let response = next.run(request).instrument(span.clone()).await;
    let seconds = started.elapsed().as_secs_f64();
    let status = response.status().as_u16();
    span.in_scope(|| tracing::info!(status, seconds, "answered"));
    metrics::histogram!("fivewinds_request_seconds", "route" => route.clone()).record(seconds);
    metrics::counter!("fivewinds_requests_total", "route" => route, "method" => method, "status" => status.to_string())
        .increment(1);
    response
}

/// Anybody may make up a method; those that nobody knows are one.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// The sum of all series of one number in what Prometheus reads, if there are any.
pub(super) fn sum(text: &str, name: &str) -> f64 {
    text.lines()
        .filter(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '{'])))
        .filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok())
        .sum()
}

#[cfg(test)]
mod tests {
    use super::sum;

    #[test]
    fn series_are_added_up() {
        let text = "# HELP a b\na{x=\"1\"} 2\na{x=\"2\"} 3.5\na_total 7\nb 1\n";
        assert_eq!(sum(text, "a"), 5.5);
        assert_eq!(sum(text, "a_total"), 7.0);
        assert_eq!(sum(text, "c"), 0.0);
    }
}
