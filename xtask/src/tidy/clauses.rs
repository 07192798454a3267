//! Every clause that code, cases or translations cite is a clause of the rules, and every clause is translated.
//!
//! A clause has a name such as RED-FAN-10 or TWN-FAN-10B. The specifications define most of them in bold
//! type, and the rows of their tables of fans in three other ways, see [`Definitions::read`]. A folder below
//! the specifications has their translations, which define the same clauses.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Finding;
use super::source::File;

const RULES: &str = "docs/rules/";
const CASES: [&str; 2] = ["tests/conformance/", "tests/deals/"];
const PREFIXES: &[&str] = &["RED", "CLA", "MCR", "MCRC", "SIC", "TWN"];

/// What stands between the ends of a range, in all languages.
const TO: &[&str] = &["to", "…", "到"];

/// The names of clauses.
#[derive(Debug, Default)]
struct Definitions(BTreeSet<String>);

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let mut definitions = Definitions::default();
    for file in files.iter().filter(|file| specification(file).is_some_and(|name| !name.contains('/'))) {
        definitions.read(&file.text);
    }
    let mut findings = check_translations(files);
    for file in files {
        if file.is_rust() || specification(file).is_some() {
            findings.extend(definitions.check_text(file));
        } else if CASES.iter().any(|folder| file.path.starts_with(folder)) && file.path.ends_with(".jsonl") {
            findings.extend(definitions.check_cases(file));
        }
    }
    findings
}

/// The path of a specification or a translation below the folder of the rules.
fn specification(file: &File) -> Option<&str> {
    file.path.strip_prefix(RULES).filter(|name| name.ends_with(".md"))
}

/// A translation defines what the specification of the same name defines.
fn check_translations(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files {
        let Some((_, name)) = specification(file).and_then(|name| name.split_once('/')) else { continue };
        let original = format!("{RULES}{name}");
        let Some(english) = files.iter().find(|file| file.path == original) else {
            findings.push(Finding::error(&file.path, format_args!("there is no {original}")));
            continue;
        };
        let [there, here] = [english, file].map(|file| {
            let mut definitions = Definitions::default();
            definitions.read(&file.text);
            definitions.0
        });
        let missing = there.difference(&here).map(|id| format!("{id} of {original} is missing"));
        let strange = here.difference(&there).map(|id| format!("{original} does not define {id}"));
        findings.extend(missing.chain(strange).map(|text| Finding::error(&file.path, text)));
    }
    findings
}

impl Definitions {
    /// Takes in the clauses that a specification defines:
    ///
    /// - a name alone in bold type, `**RED-SEAT-1**`;
    /// - a range of two such names in one line, `**SIC-FAN-1** to **SIC-FAN-10**`, with the word of the language;
    /// - a name in the first cell of a row of a table, `| MCR-FAN-1 | …`;
    /// - `**TWN-FAN-n**`, followed by a table whose rows begin with the n.
    fn read(&mut self, text: &str) {
        let mut stem = None;
        for line in text.lines() {
            let bold: Vec<&str> = line.split("**").skip(1).step_by(2).collect();
            self.0.extend(bold.iter().filter(|name| is_clause(name)).map(|&name| name.to_owned()));
            for (&first, &last) in bold.iter().zip(bold.iter().skip(1)) {
                if TO.iter().any(|to| line.contains(&format!("**{first}** {to} **{last}**"))) {
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

    fn check_text(&self, file: &File) -> Vec<Finding> {
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
        check_definitions("- **SIC-FAN-1** 到 **SIC-FAN-2** 就是本表的各行。", &["SIC-FAN-1", "SIC-FAN-2"]);
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
            file("docs/rules/red.md", "- **RED-SEAT-1** Four sit."),
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

    #[test]
    fn every_clause_is_translated() {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let files = [
            file("docs/rules/red.md", "- **RED-SEAT-1** Four sit.\n- **RED-SEAT-2** Two play.\n"),
            file("docs/rules/ru/red.md", "- **RED-SEAT-2** Двое играют.\n- **RED-SEAT-1** Четверо сидят.\n"),
            file("docs/rules/zh/red.md", "- **RED-SEAT-1** 四人，见 CLA-SEAT-1。\n- **RED-SEAT-3** 二人。\n"),
            file("docs/rules/zh/blue.md", ""),
        ];
        assert_eq!(
            told(&check(&files)),
            [
                "docs/rules/zh/red.md: error: RED-SEAT-2 of docs/rules/red.md is missing",
                "docs/rules/zh/red.md: error: docs/rules/red.md does not define RED-SEAT-3",
                "docs/rules/zh/blue.md: error: there is no docs/rules/blue.md",
                "docs/rules/zh/red.md:1: error: docs/rules/ has no clause CLA-SEAT-1",
                "docs/rules/zh/red.md:2: error: docs/rules/ has no clause RED-SEAT-3",
            ]
        );
    }
}
