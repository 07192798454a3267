//! How many files may be open: a connection is one.

/// Raises what is allowed to what may be allowed. Many systems begin with 1,024 for the sake of old programs.
#[cfg(unix)]
pub(super) fn raise_limit() {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    let Ok((soft, hard)) = getrlimit(Resource::RLIMIT_NOFILE) else { return };
    // Where it is refused, there are fewer connections, and the server says so when they run out.
    if soft < hard && setrlimit(Resource::RLIMIT_NOFILE, hard, hard).is_err() {
        tracing::warn!(soft, hard, "the limit of open files could not be raised");
    }
}

/// There is no such limit.
#[cfg(not(unix))]
pub(super) fn raise_limit() {}
