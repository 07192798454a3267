//! `cargo xtask tidy`: the rules of the house that the compiler does not check.
//!
//! Each file below looks at one matter and returns its findings; all of them are reported together.

mod art;
mod clauses;
pub(crate) mod coverage;
mod docs;
mod layers;
mod source;
mod words;
mod workspace;

use std::fmt;
use std::path::Path;

use anyhow::{Result, bail};

/// Something to say about a place in the repository.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Finding {
    severity: Severity,
    /// `file` or `file:line`.
    place: String,
    text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Severity {
    /// Worth knowing.
    Note,
    /// Worth changing.
    Warning,
    /// Must be changed.
    Error,
}

pub(crate) fn run(root: &Path) -> Result<()> {
    let files = source::read_tree(root)?;
    let packages = workspace::read(root)?;
    let findings = [
        layers::check(&packages, layers::LAYERS),
        layers::check_core(&packages),
        words::check_core(&files),
        words::check_unsafe(&files, &packages),
        words::check_rulesets(&files),
        source::check_sizes(&files),
        source::check_machine_paths(&files),
        clauses::check(&files),
        art::check(&files),
        docs::check_dependencies(&files, &packages),
        docs::check_links(&files, root),
    ]
    .concat();
    for finding in &findings {
        println!("{finding}");
    }
    let errors = findings.iter().filter(|finding| finding.severity == Severity::Error).count();
    if errors > 0 {
        bail!("errors: {errors}");
    }
    println!("{} files are in order", files.len());
    Ok(())
}

impl Finding {
    fn error(place: impl fmt::Display, text: impl fmt::Display) -> Finding {
        Finding { severity: Severity::Error, place: place.to_string(), text: text.to_string() }
    }

    fn warning(place: impl fmt::Display, text: impl fmt::Display) -> Finding {
        Finding { severity: Severity::Warning, ..Finding::error(place, text) }
    }

    fn note(place: impl fmt::Display, text: impl fmt::Display) -> Finding {
        Finding { severity: Severity::Note, ..Finding::error(place, text) }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.severity {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        write!(f, "{}: {severity}: {}", self.place, self.text)
    }
}

/// The findings as text, for the tests of the checks.
#[cfg(test)]
fn told(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(Finding::to_string).collect()
}
