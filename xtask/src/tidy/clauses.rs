//! Every clause that code or cases cite is a clause of the rules.
//!
//! A clause has a name such as RED-FAN-10 or TWN-FAN-10B. The specifications define most of them in bold
//! type, and the rows of their tables of fans in three other ways, see [`Definitions::read`].

use std::collections::BTreeSet;

use serde_json::Value;

use super::Finding;
use super::source::File;

const RULES: &str = "docs/rules/";
const CASES: &str = "tests/conformance/";
const PREFIXES: &[&str] = &["RED", "CLA", "MCR", "MCRC", "SIC", "TWN"];

/// The names of all clauses there are.
#[derive(Debug, Default)]
struct Definitions(BTreeSet<String>);

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let mut definitions = Definitions::default();
    for file in files.iter().filter(|file| file.path.starts_with(RULES) && file.path.ends_with(".md")) {
        definitions.read(&file.text);
    }
    let mut findings = Vec::new();
    for file in files {
        if file.is_rust() {
            findings.extend(definitions.check_code(file));
        } else if file.path.starts_with(CASES) && file.path.ends_with(".jsonl") {
            findings.extend(definitions.check_cases(file));
        }
    }
    findings
}

impl Definitions {
    /// Takes in the clauses that a specification defines:
    ///
    /// - a name alone in bold type, `**RED-SEAT-1**`;
    /// - a range of two such names in one line, `**SIC-FAN-1** to **SIC-FAN-10**`;
    /// - a name in the first cell of a row of a table, `| MCR-FAN-1 | …`;
    /// - `**TWN-FAN-n**`, followed by a table whose rows begin with the n.
    fn read(&mut self, text: &str) {
        let mut stem = None;
        for line in text.lines() {
            let bold: Vec<&str> = line.split("**").skip(1).step_by(2).collect();
            self.0.extend(bold.iter().filter(|name| is_clause(name)).map(|&name| name.to_owned()));
            for (&first, &last) in bold.iter().zip(bold.iter().skip(1)) {
                if line.contains(&format!("**{first}** to **{last}**")) {
                    self.read_range(first, last);
                }
            }
            if let Some(name) = bold.iter().find_map(|name| name.strip_suffix("-n")) {
                stem = Some(name);
            }
            if line.starts_with('#') {
                stem = None;
            }
            let Some(cell) = line.strip_prefix('|').and_then(|row| row.split('|').next()).map(str::trim)
            else {
                continue;
            };
            if is_clause(cell) {
                self.0.insert(cell.to_owned());
            } else if let Some(stem) = stem.filter(|_| is_number(cell)) {
                self.0.insert(format!("{stem}-{cell}"));
            }
        }
    }

    fn read_range(&mut self, first: &str, last: &str) {
        let (Some((stem, first)), Some((_, last))) = (first.rsplit_once('-'), last.rsplit_once('-')) else {
            return;
        };
        if let (Ok(first), Ok(last)) = (first.parse::<u32>(), last.parse::<u32>()) {
            self.0.extend((first..=last).map(|number| format!("{stem}-{number}")));
        }
    }

    fn check_code(&self, file: &File) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (number, line) in file.lines() {
            findings.extend(cited(line).filter_map(|name| self.missing(name, file.at(number))));
        }
        findings
    }

    fn check_cases(&self, file: &File) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (number, line) in file.lines().filter(|(_, line)| !line.trim().is_empty()) {
            let case: Value = match serde_json::from_str(line) {
                Ok(case) => case,
                Err(error) => {
                    findings.push(Finding::error(file.at(number), format_args!("no JSON: {error}")));
                    continue;
                }
            };
            let clauses = case["clause"].as_array().map_or(&[][..], Vec::as_slice);
            let names = clauses.iter().map(|name| name.as_str().unwrap_or("?"));
            findings.extend(names.filter_map(|name| self.missing(name, file.at(number))));
        }
        findings
    }

    fn missing(&self, name: &str, place: String) -> Option<Finding> {
        let unknown = !self.0.contains(name);
        unknown.then(|| Finding::error(place, format_args!("{RULES} has no clause {name}")))
    }
}

/// The names of clauses in a line.
fn cited(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-')
        .map(|word| word.trim_end_matches('-'))
        .filter(|word| is_clause(word))
}

/// `RED-FAN-10`: a prefix, a word in capitals, a number.
fn is_clause(name: &str) -> bool {
    let mut parts = name.split('-');
    let (prefix, word, number) = (parts.next(), parts.next(), parts.next());
    parts.next().is_none()
        && prefix.is_some_and(|prefix| PREFIXES.contains(&prefix))
        && word.is_some_and(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_uppercase()))
        && number.is_some_and(is_number)
}

/// `10` or `10B`.
fn is_number(text: &str) -> bool {
    let digits = text.strip_suffix(|c: char| c.is_ascii_uppercase()).unwrap_or(text);
    !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::super::told;
    use super::*;

    #[track_caller]
    fn check_definitions(text: &str, expected: &[&str]) {
        let mut definitions = Definitions::default();
        definitions.read(text);
        assert_eq!(definitions.0.iter().collect::<Vec<_>>(), expected, "{text}");
    }

    #[test]
    fn definitions() {
        check_definitions("- **RED-SEAT-1** Four players sit, see RED-SEAT-2.", &["RED-SEAT-1"]);
        check_definitions("Unknown ids are errors (**CLA-OPT-0**).", &["CLA-OPT-0"]);
        check_definitions("| **SIC-OPT-1** | `first_dealer` | SIC-SEAT-1 |", &["SIC-OPT-1"]);
        check_definitions("| MCR-FAN-1 | `big_four_winds` | MCR-FAN-2 |", &["MCR-FAN-1"]);
        check_definitions("**The ladder of MCRC-PEN-7 goes on.**", &[]);
        check_definitions(
            "- **SIC-FAN-8** to **SIC-FAN-10** are the rows.",
            &["SIC-FAN-10", "SIC-FAN-8", "SIC-FAN-9"],
        );
        check_definitions(
            "Of № n it is **TWN-FAN-n**.\n\n| № | id |\n| --- | --- |\n| 9 | a |\n| 10B | b |\n### Next\n| 11 | c |",
            &["TWN-FAN-10B", "TWN-FAN-9"],
        );
    }

    #[test]
    fn citations() {
        for (line, expected) in [
            ("// RED-FAN-10, MCRC-PEN-7: why.", &["RED-FAN-10", "MCRC-PEN-7"][..]),
            ("/// (TWN-FAN-10B)", &["TWN-FAN-10B"]),
            ("let x = \"SIC-WIN-1\";", &["SIC-WIN-1"]),
            ("// RED-FAN-n, red-fan-1, XRED-FAN-1, RED-FAN-1-2, RED-2", &[]),
        ] {
            assert_eq!(cited(line).collect::<Vec<_>>(), expected, "{line}");
        }
    }

    #[test]
    fn what_is_cited_exists() {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let files = [
            file("docs/rules/red.md", "- **RED-SEAT-1** Four sit. Not here: RED-SEAT-2."),
            file("src/lib.rs", "// RED-SEAT-1\n// RED-SEAT-2\n"),
            file("tests/conformance/red.jsonl", "{\"clause\":[\"RED-SEAT-1\",\"SEAT\"]}\n\n{\n"),
            file("tests/conformance/FORMAT.md", "RED-SEAT-3"),
        ];
        let told = told(&check(&files));
        assert_eq!(told[0], "src/lib.rs:2: error: docs/rules/ has no clause RED-SEAT-2");
        assert_eq!(told[1], "tests/conformance/red.jsonl:1: error: docs/rules/ has no clause SEAT");
        assert!(told[2].starts_with("tests/conformance/red.jsonl:3: error: no JSON"), "{told:?}");
        assert_eq!(told.len(), 3);
    }
}
