//! Words that may not be written: the outside world in the core, unsafe code anywhere, and the question
//! which ruleset this is outside the crate that answers it.

use super::Finding;
use super::layers::CORE;
use super::source::{File, has_word, without_comment};
use super::workspace::Package;

/// What the core does not do, and where it belongs.
const NOT_IN_CORE: &[(&str, &str)] = &[
    ("std::time", "time comes in as a value"),
    ("std::fs", "files are read at the rim"),
    ("std::net", "the core does no I/O"),
    ("std::io", "the core does no I/O"),
    ("std::thread", "whoever calls may use threads"),
    ("HashMap", "its order is different in every run: use an array or BTreeMap"),
    ("HashSet", "its order is different in every run: use a set of bits or BTreeSet"),
    ("async fn", "data in, data out"),
    ("f32", "results are whole numbers"),
    ("f64", "results are whole numbers"),
    ("rand::", "walls and dice come in as values"),
    ("println!", "the core returns what there is to say"),
];

const NO_UNSAFE: &str = "#![forbid(unsafe_code)]";

/// The only crate that may ask which ruleset it has before it.
const RULESET_CRATE: &str = "crates/rules/";
const RULESETS: &[&str] = &["Red", "Classical", "Mcr", "Sichuan", "Taiwan"];

/// The core knows nothing of the outside world.
pub(super) fn check_core(files: &[File]) -> Vec<Finding> {
    let is_core = |file: &&File| {
        CORE.iter().any(|(name, _)| file.path.starts_with(&format!("crates/{name}/src/"))) && file.is_rust()
    };
    files.iter().filter(is_core).flat_map(forbidden_words).collect()
}

fn forbidden_words(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    let lines: Vec<(usize, &str)> =
        file.product_lines().into_iter().map(|(number, line)| (number, without_comment(line))).collect();
    for (index, &(number, line)) in lines.iter().enumerate() {
        // `use std::{fmt, fs}` names `std::fs` as well; the list may go over several lines.
        let grouped = line.split_once("std::{").map(|(_, start)| {
            let more = lines[index + 1..].iter().map(|&(_, line)| line);
            std_modules(std::iter::once(start).chain(more)).join(" ")
        });
        for (word, why) in NOT_IN_CORE {
            if has_word(line, word) || grouped.as_ref().is_some_and(|modules| has_word(modules, word)) {
                findings.push(Finding::error(file.at(number), format_args!("`{word}` in the core: {why}")));
            }
        }
    }
    findings
}

/// What the list that begins after `std::{` names, as paths of one step: `std::fmt`, `std::fs`.
fn std_modules<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut depth = 1;
    let mut top = String::new();
    for c in lines.flat_map(str::chars) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 1 => top.push(c),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    let first_steps = top.split(',').filter_map(|path| path.trim().split("::").next());
    first_steps.filter(|step| !step.is_empty()).map(|step| format!("std::{step}")).collect()
}

/// Every crate says that it has no unsafe code, and the compiler holds it to that.
pub(super) fn check_unsafe(files: &[File], packages: &[Package]) -> Vec<Finding> {
    let roots = packages.iter().flat_map(|package| &package.roots);
    let lacks = |root: &&String| {
        let file = files.iter().find(|file| file.path == **root);
        !file.is_some_and(|file| file.lines().any(|(_, line)| line == NO_UNSAFE))
    };
    roots.filter(lacks).map(|root| Finding::error(root, format_args!("{NO_UNSAFE} is missing"))).collect()
}

/// Everybody else asks for a property of the ruleset, never for its name.
pub(super) fn check_rulesets(files: &[File]) -> Vec<Finding> {
    let names: Vec<String> = RULESETS.iter().map(|name| format!("Ruleset::{name}")).collect();
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.is_rust() && !file.path.starts_with(RULESET_CRATE)) {
        for (number, line) in file.product_lines() {
            for name in names.iter().filter(|name| has_word(without_comment(line), name)) {
                let text = format!("`{name}` outside {RULESET_CRATE}: ask for a property of the ruleset");
                findings.push(Finding::error(file.at(number), text));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::told;
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    #[track_caller]
    fn check_words(text: &str, expected: &[&str]) {
        let findings = check_core(&[file("crates/hand/src/lib.rs", text)]);
        let words: Vec<&str> = findings.iter().filter_map(|finding| finding.text.split('`').nth(1)).collect();
        assert_eq!(words, expected, "{text}");
    }

    #[test]
    fn the_core_has_no_outside_world() {
        check_words("use std::fmt;\nuse std::collections::BTreeMap;", &[]);
        check_words("use std::collections::{BTreeMap, HashMap};", &["HashMap"]);
        check_words("use std::{fmt, fs};", &["std::fs"]);
        check_words("use std::{\n    cmp::{max, io},\n    time::Instant,\n};", &["std::time"]);
        check_words("let x = 1.0 as f64; // f32", &["f64"]);
        check_words("#[cfg(test)]\nmod tests {\n    use std::fs;\n}\nuse std::io::Read;", &["std::io"]);
        check_words("/// Not a `HashSet`: see `std::thread`.\npub struct Set;", &[]);
        check_words("async fn f() {\n    println!();\n}", &["async fn", "println!"]);
    }

    #[test]
    fn only_the_core_is_so_strict() {
        let text = "use std::fs;";
        let paths = ["crates/cli/src/main.rs", "crates/hand/build.rs", "crates/hand/src/tests/slow.rs"];
        assert_eq!(check_core(&paths.map(|path| file(path, text))), []);
        assert_eq!(
            told(&check_core(&[file("crates/rules/src/red/score.rs", text)])),
            ["crates/rules/src/red/score.rs:1: error: `std::fs` in the core: files are read at the rim"]
        );
    }

    #[test]
    fn unsafe_is_ruled_out_everywhere() {
        let package = |root: &str| Package {
            name: root.to_owned(),
            manifest: String::new(),
            roots: vec![root.to_owned()],
            dependencies: Vec::new(),
        };
        let files = [file("good.rs", "//! Good.\n#![forbid(unsafe_code)]\n"), file("bad.rs", "//! Bad.\n")];
        assert_eq!(
            told(&check_unsafe(&files, &["good.rs", "bad.rs"].map(package))),
            ["bad.rs: error: #![forbid(unsafe_code)] is missing"]
        );
    }

    #[test]
    fn one_crate_knows_the_rulesets_by_name() {
        let text = "if rules == Ruleset::Red {\n}\n// Ruleset::Mcr\nRuleset::Reduced;\n";
        let paths = ["crates/rules/src/lib.rs", "crates/cli/tests/it/main.rs"];
        assert_eq!(check_rulesets(&paths.map(|path| file(path, text))), []);
        let findings = check_rulesets(&[file("crates/cli/src/main.rs", text)]);
        assert_eq!(
            findings.iter().map(|finding| finding.place.as_str()).collect::<Vec<_>>(),
            ["crates/cli/src/main.rs:1"]
        );
    }
}
