//! Documentation that agrees with the repository: links lead somewhere, dependencies are explained.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::Finding;
use super::source::File;
use super::workspace::{Origin, Package};

const DEPENDENCIES: &str = "docs/deps.md";

/// Copies of texts that are kept elsewhere: what they link to is not our business.
const COPIED: &[&str] = &["docs/rules/", "tests/conformance/"];

/// The table of dependencies has a row for each crate that a manifest names, and no other rows.
pub(super) fn check_dependencies(files: &[File], packages: &[Package]) -> Vec<Finding> {
    let used: BTreeSet<&str> = packages
        .iter()
        .flat_map(|package| &package.dependencies)
        .filter(|dependency| dependency.origin == Origin::Outside)
        .map(|dependency| dependency.name.as_str())
        .collect();
    let explained: BTreeMap<&str, usize> = files
        .iter()
        .filter(|file| file.path == DEPENDENCIES)
        .flat_map(File::lines)
        .filter_map(|(number, line)| Some((explained_crate(line)?, number)))
        .collect();
    let missing = used.iter().filter(|name| !explained.contains_key(*name));
    let idle = explained.iter().filter(|(name, _)| !used.contains(*name));
    missing
        .map(|name| Finding::error(DEPENDENCIES, format_args!("no line says why we use `{name}`")))
        .chain(idle.map(|(name, line)| {
            Finding::error(format_args!("{DEPENDENCIES}:{line}"), format_args!("nobody uses `{name}`"))
        }))
        .collect()
}

/// The crate of a row: its first cell, if that is code.
fn explained_crate(line: &str) -> Option<&str> {
    let cell = line.strip_prefix('|')?.split('|').next()?.trim();
    cell.strip_prefix('`')?.strip_suffix('`')
}

/// Links inside the repository lead to something that exists.
pub(super) fn check_links(files: &[File], root: &Path) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.path.ends_with(".md")) {
        if COPIED.iter().any(|copied| file.path.starts_with(copied)) {
            continue;
        }
        let folder = root.join(&file.path).parent().map(Path::to_owned).unwrap_or_default();
        for (number, target) in links(file) {
            if !folder.join(target).exists() {
                findings.push(Finding::error(file.at(number), format_args!("there is no {target}")));
            }
        }
    }
    findings
}

/// The targets of links to files of the repository, without their anchors. Code has no links.
fn links(file: &File) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut in_code = false;
    for (number, line) in file.lines() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if in_code {
            continue;
        }
        // A definition, `[name]: target`, or any number of `[text](target)`.
        let definition = line.strip_prefix('[').and_then(|rest| rest.split_once("]: "));
        let inline = line.match_indices("](").filter(|&(at, _)| !is_code(line, at));
        let inline = inline.map(|(at, _)| line[at + 2..].split(')').next().unwrap_or_default());
        let targets = definition.map(|(_, target)| target).into_iter().chain(inline);
        found.extend(targets.filter_map(relative_path).map(|path| (number, path)));
    }
    found
}

/// Whether the place lies between backticks.
fn is_code(line: &str, at: usize) -> bool {
    line[..at].matches('`').count() % 2 == 1
}

/// The path that a link leads to, if it stays inside the repository and leaves the page.
fn relative_path(target: &str) -> Option<&str> {
    let bracketed = target.strip_prefix('<').and_then(|target| target.split('>').next());
    // A title may follow the target.
    let target = bracketed.or_else(|| target.split_whitespace().next())?;
    let path = target.split('#').next()?;
    let leaves = target.contains("://") || target.starts_with("mailto:");
    (!leaves && !path.is_empty()).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::super::told;
    use super::super::workspace::{Dependency, Kind};
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn links_are_found() {
        for (text, expected) in [
            (
                "See [the rules](docs/rules/red.md#tiles), [a](b/).",
                &[(1, "docs/rules/red.md"), (1, "b/")][..],
            ),
            ("![Board](img/board.png \"A board\")", &[(1, "img/board.png")]),
            ("one\n\n[changes]: CHANGELOG.md", &[(3, "CHANGELOG.md")]),
            ("[a](https://example.org/x) [b](#here) [c](mailto:a@example.org)", &[]),
            ("`[a](b)` and [c](<d e.md>)", &[(1, "d e.md")]),
            ("```\n[a](b)\n```\n[c](d)", &[(4, "d")]),
        ] {
            assert_eq!(links(&file("README.md", text)), expected, "{text}");
        }
    }

    #[test]
    fn links_lead_somewhere() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let text = "[up](../Cargo.toml)\n[here](main.rs)\n[nowhere](nothing.md)\n";
        assert_eq!(
            told(&check_links(&[file("src/notes.md", text), file("docs/rules/red.md", text)], root)),
            ["src/notes.md:3: error: there is no nothing.md"]
        );
    }

    #[test]
    fn dependencies_are_explained() {
        let dependency = |(name, origin): (&str, Origin)| Dependency {
            name: name.to_owned(),
            kind: Kind::Dev,
            origin,
            line: 1,
        };
        let uses = [("anyhow", Origin::Outside), ("proptest", Origin::Outside), ("tiles", Origin::Workspace)];
        let package = Package {
            name: "cli".to_owned(),
            manifest: "crates/cli/Cargo.toml".to_owned(),
            roots: Vec::new(),
            dependencies: uses.map(dependency).into(),
        };
        let text = "| crate | why |\n| --- | --- |\n| `anyhow` | errors |\n| `regex` | text |\n";
        assert_eq!(
            told(&check_dependencies(&[file(DEPENDENCIES, text)], &[package])),
            [
                "docs/deps.md: error: no line says why we use `proptest`",
                "docs/deps.md:4: error: nobody uses `regex`"
            ]
        );
    }
}
