//! Every clause of the rules is shown by a test or a case, or stands in the list of those that cannot be.
//!
//! A test or a case shows a clause by naming it. What is in `docs/untested-clauses.md` concerns a physical table, or
//! only says what words mean.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Result, bail};

use super::clauses::{Definitions, cited};
use super::source::{self, File};

const RULES: &str = "docs/rules/";
const EXCUSES: &str = "docs/untested-clauses.md";

/// How far one rules file is covered.
#[derive(Debug, Default, PartialEq, Eq)]
struct Coverage {
    shown: usize,
    excused: usize,
    /// Neither shown nor excused.
    lost: Vec<String>,
    /// Excused, but shown all the same.
    stale: Vec<String>,
}

pub(crate) fn run(root: &Path) -> Result<()> {
    let files = source::read_tree(root)?;
    let (mut lost, mut stale) = (0, 0);
    for (name, coverage) in coverage(&files) {
        let Coverage { shown, excused, .. } = coverage;
        let all = shown + excused + coverage.lost.len();
        println!("{name}: {shown} of {all} clauses have a test or a case, {excused} cannot have one");
        coverage.lost.iter().for_each(|clause| println!("  lost: {clause}"));
        coverage.stale.iter().for_each(|clause| println!("  has a test after all: {clause} ({EXCUSES})"));
        lost += coverage.lost.len();
        stale += coverage.stale.len();
    }
    if lost + stale > 0 {
        bail!("{lost} clauses are lost, {stale} excuses are out of date");
    }
    Ok(())
}

/// By rules file.
fn coverage(files: &[File]) -> BTreeMap<&str, Coverage> {
    let shown: BTreeSet<&str> = files.iter().flat_map(test_lines).flat_map(cited).collect();
    let excuses = files.iter().filter(|file| file.path == EXCUSES).flat_map(|file| file.text.lines());
    let excused: BTreeSet<&str> = excuses.filter(|line| line.starts_with("- ")).flat_map(cited).collect();
    let mut found = BTreeMap::new();
    for file in files {
        let Some(name) = file.path.strip_prefix(RULES).and_then(|name| name.strip_suffix(".md")) else {
            continue;
        };
        if name.contains('/') {
            continue;
        }
        let mut definitions = Definitions::default();
        definitions.read(&file.text);
        let mut coverage = Coverage::default();
        for clause in definitions.names() {
            match (shown.contains(clause), excused.contains(clause)) {
                (true, true) => coverage.stale.push(clause.to_owned()),
                (true, false) => {}
                (false, true) => coverage.excused += 1,
                (false, false) => coverage.lost.push(clause.to_owned()),
            }
            coverage.shown += usize::from(shown.contains(clause));
        }
        found.insert(name, coverage);
    }
    found
}

/// What of a file is a test or a case.
fn test_lines(file: &File) -> Vec<&str> {
    // Cases and the data of tests; what compares us with other programs.
    let in_tests = format!("/{}", file.path).contains("/tests/") && !file.path.ends_with(".md");
    if in_tests || file.path.starts_with("tools/") {
        return file.text.lines().collect();
    }
    if !file.is_rust() {
        return Vec::new();
    }
    let product: BTreeSet<usize> = file.product_lines().into_iter().map(|(number, _)| number).collect();
    file.lines().filter(|(number, _)| !product.contains(number)).map(|(_, line)| line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_shown_excused_or_lost() {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let files = [
            file(
                "docs/rules/red.md",
                "**RED-TILE-1** **RED-TILE-2** **RED-TILE-3** **RED-TILE-4** **RED-TILE-5**",
            ),
            file("docs/rules/ru/red.md", "**RED-TILE-4**"),
            file("tests/conformance/red.jsonl", "{\"clause\":[\"RED-TILE-1\"]}"),
            file("crates/a/src/tests.rs", "// RED-TILE-2\n"),
            file("crates/a/src/lib.rs", "// RED-TILE-3\n"),
            file(EXCUSES, "RED-TILE-3 is mentioned\n- RED-TILE-2, RED-TILE-4: physical\n"),
        ];
        let lost = vec!["RED-TILE-3".to_owned(), "RED-TILE-5".to_owned()];
        let expected = Coverage { shown: 2, excused: 1, lost, stale: vec!["RED-TILE-2".to_owned()] };
        assert_eq!(coverage(&files), BTreeMap::from([("red", expected)]));
    }
}
