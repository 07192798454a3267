//! The files of the repository as text: reading them, telling tests from the rest, and what concerns
//! every file alike.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use super::Finding;

/// No file is longer.
const LINES_MAX: usize = 800;
/// Without its tests a file should not be longer.
const CODE_LINES_MAX: usize = 600;

/// A file with its path from the root, parts separated by `/`.
#[derive(Clone, Debug)]
pub(super) struct File {
    pub(super) path: String,
    pub(super) text: String,
}

impl File {
    /// The lines with their numbers, counted from 1.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }

    pub(super) fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// A line of the file as people jump to it.
    pub(super) fn at(&self, line: usize) -> String {
        format!("{}:{line}", self.path)
    }

    /// The lines that are part of the product: without test files, benches, examples, and the items
    /// behind `#[cfg(test)]`.
    ///
    /// Relies on rustfmt: an item ends with the first line as far to the left as its beginning that closes it.
    pub(super) fn product_lines(&self) -> Vec<(usize, &str)> {
        let (folders, name) = self.path.rsplit_once('/').unwrap_or(("", &self.path));
        let aside = |folder| matches!(folder, "tests" | "benches" | "examples");
        if name == "tests.rs" || folders.split('/').any(aside) {
            return Vec::new();
        }
        let mut kept = Vec::new();
        let mut lines = self.lines();
        while let Some((number, line)) = lines.next() {
            match line.trim() {
                "#![cfg(test)]" => break,
                "#[cfg(test)]" => skip_item(&mut lines),
                _ => kept.push((number, line)),
            }
        }
        kept
    }
}

/// Goes past the item whose attribute has just been read.
fn skip_item<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) {
    let Some((_, first)) = lines.by_ref().find(|(_, line)| !line.trim_start().starts_with("#[")) else {
        return;
    };
    if first.ends_with([';', ',', '}']) {
        return;
    }
    let indent = indentation(first);
    lines.find(|(_, line)| {
        indentation(line) == indent && (line.trim().starts_with('}') || line.ends_with(';'))
    });
}

fn indentation(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// The line up to a comment. `https://` begins none.
pub(super) fn without_comment(line: &str) -> &str {
    let comment = line.match_indices("//").find(|&(at, _)| !line[..at].ends_with(':'));
    comment.map_or(line, |(at, _)| &line[..at])
}

/// Whether `word` is in `line`, and not as a part of a longer word.
pub(super) fn has_word(line: &str, word: &str) -> bool {
    let in_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + word.len()..]);
        let goes_on_left = word.starts_with(in_word) && before.ends_with(in_word);
        let goes_on_right = word.ends_with(in_word) && after.starts_with(in_word);
        !goes_on_left && !goes_on_right
    })
}

/// Every file that belongs to the repository.
pub(super) fn read_tree(root: &Path) -> Result<Vec<File>> {
    let mut paths = match tracked(root) {
        Some(paths) => paths,
        None => walk(root, "")?,
    };
    paths.sort();
    // A file that is deleted and not yet committed is still tracked.
    paths.retain(|path| root.join(path).is_file());
    let read = |path: String| {
        let bytes = fs::read(root.join(&path)).with_context(|| format!("cannot read {path}"))?;
        Ok(File { path, text: String::from_utf8_lossy(&bytes).into_owned() })
    };
    paths.into_iter().map(read).collect()
}

/// What git knows and what it would take; `None` without git, as in an unpacked archive.
fn tracked(root: &Path) -> Option<Vec<String>> {
    let output = Command::new("git")
        // The owner of the files does not matter to somebody who only reads their names.
        .args(["-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .output()
        .ok()?;
    let names = String::from_utf8_lossy(&output.stdout).into_owned();
    output.status.success().then(|| names.split_terminator('\0').map(str::to_owned).collect())
}

fn walk(root: &Path, folder: &str) -> Result<Vec<String>> {
    let mut paths = Vec::new();
    let here = root.join(folder);
    for entry in here.read_dir().with_context(|| format!("cannot read {}", here.display()))? {
        let entry = entry?;
        let path = format!("{folder}{}", entry.file_name().to_string_lossy());
        if matches!(path.as_str(), "target" | ".git") {
            continue;
        }
        if entry.file_type()?.is_dir() {
            paths.extend(walk(root, &format!("{path}/"))?);
        } else {
            paths.push(path);
        }
    }
    Ok(paths)
}

/// Files that nobody can read in one go.
pub(super) fn check_sizes(files: &[File]) -> Vec<Finding> {
    let check = |file: &File| {
        let (lines, code_lines) = (file.lines().count(), file.product_lines().len());
        if lines > LINES_MAX {
            Some(Finding::error(&file.path, format_args!("{lines} lines, {LINES_MAX} are allowed")))
        } else if code_lines > CODE_LINES_MAX {
            let text = format!("{code_lines} lines without tests, better at most {CODE_LINES_MAX}");
            Some(Finding::warning(&file.path, text))
        } else {
            None
        }
    };
    files.iter().filter(|file| file.is_rust()).filter_map(check).collect()
}

/// Paths that exist on somebody's machine only.
pub(super) fn check_machine_paths(files: &[File]) -> Vec<Finding> {
    // Put together here, so that the check does not find itself.
    let paths = ["work", "root", "home"].map(|folder| format!("/{folder}/"));
    // `./x/` and `a/x/` begin where the file lies.
    let begins = |before: &str| !before.ends_with(|sign: char| sign == '.' || sign.is_alphanumeric());
    let has = |line: &str, path: &str| line.match_indices(path).any(|(at, _)| begins(&line[..at]));
    let mut findings = Vec::new();
    for file in files {
        for (number, line) in file.lines() {
            for path in paths.iter().filter(|path| has(line, path)) {
                findings.push(Finding::error(file.at(number), format_args!("a path of one machine: {path}")));
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
    fn check_product(path: &str, text: &str, expected: &[usize]) {
        let file = file(path, text);
        let numbers: Vec<usize> = file.product_lines().iter().map(|&(number, _)| number).collect();
        assert_eq!(numbers, expected, "{path}\n{text}");
    }

    #[test]
    fn tests_are_no_product() {
        check_product("src/lib.rs", "one\n#[cfg(test)]\nmod tests;\nfour", &[1, 4]);
        check_product("src/lib.rs", "one\n#[cfg(test)]\nmod tests {\n    fn f() {\n    }\n}\nseven", &[1, 7]);
        check_product("src/lib.rs", "#[cfg(test)]\nfn f(\n    a: u8,\n) {\n    g();\n}\nseven", &[7]);
        check_product("src/lib.rs", "struct S {\n    #[cfg(test)]\n    a: u8,\n    b: u8,\n}", &[1, 4, 5]);
        check_product("src/lib.rs", "#[cfg(test)]\n#[track_caller]\nfn f() {}\nfour", &[4]);
        check_product("src/lib.rs", "#![cfg(test)]\nfn f() {}", &[]);
        check_product("src/shape/tests.rs", "one", &[]);
        check_product("tests/it/main.rs", "one", &[]);
        check_product("crates/bench/benches/hand.rs", "one", &[]);
        check_product("src/contests/all.rs", "one", &[1]);
    }

    #[test]
    fn comments_and_words() {
        for (line, code) in [
            ("let a = 1; // HashMap", "let a = 1; "),
            ("/// HashMap", ""),
            ("let url = \"https://example.org\";", "let url = \"https://example.org\";"),
        ] {
            assert_eq!(without_comment(line), code);
        }
        for (line, word, expected) in [
            ("use std::time::Instant;", "std::time", true),
            ("use std::timeline;", "std::time", false),
            ("let x: f32 = y;", "f32", true),
            ("let xf32 = f320;", "f32", false),
            ("println!()", "println!", true),
            ("eprintln!()", "println!", false),
            ("rand::random()", "rand::", true),
            ("operand::left()", "rand::", false),
        ] {
            assert_eq!(has_word(line, word), expected, "{word} in {line}");
        }
    }

    #[test]
    fn long_files() {
        let code = |lines: usize| "fn f() {}\n".repeat(lines);
        let tests = |lines: usize| format!("#[cfg(test)]\nmod tests {{\n{}}}\n", "    f();\n".repeat(lines));
        let files = [
            file("short.rs", &code(600)),
            file("long.rs", &code(601)),
            file("tested.rs", &(code(500) + &tests(297))),
            file("too_long.rs", &(code(500) + &tests(298))),
            file("table.md", &code(900)),
        ];
        assert_eq!(
            told(&check_sizes(&files)),
            [
                "long.rs: warning: 601 lines without tests, better at most 600",
                "too_long.rs: error: 801 lines, 800 are allowed"
            ]
        );
    }

    #[test]
    fn machine_paths() {
        let text = format!("see docs\ncd /{}/me/fivewinds", "home");
        let beside = format!("import(\"./{}/Home.svelte\")", "home");
        assert_eq!(told(&check_machine_paths(&[file("index.ts", &beside)])), [""; 0]);
        assert_eq!(
            told(&check_machine_paths(&[file("Makefile", &text), file("a.md", "frame/works")])),
            [format!("Makefile:2: error: a path of one machine: /{}/", "home")]
        );
    }
}
