//! `cargo xtask ci`: runs what must pass before a change goes in, and stops where it does not.
//!
//! The list is data; nothing below it knows what a step checks.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::{built, peer, picture, postgres, shared, tidy};

const STEPS: &[Step] = &[
    Step::here("shared copies", |root| shared::run(root, &[])),
    Step::cargo("format", &["fmt", "--all", "--check"]),
    Step::cargo(
        "clippy",
        &["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"],
    ),
    Step::npm("page: types", &["run", "check"]),
    Step::npm("page: tests", &["run", "test"]),
    Step::cargo("tests", &["test", "--workspace"]),
    Step::here("tests on PostgreSQL", postgres::run),
    Step::cargo("documentation", &["doc", "--workspace", "--no-deps"])
        .with_env(&[("RUSTDOCFLAGS", "-D warnings")]),
    Step::here("tidy", tidy::run),
    Step::here("clauses", tidy::coverage::run),
    Step::cargo("dependencies", &["deny", "--all-features", "check", "bans", "licenses", "sources"]),
    Step::program(
        "conformance",
        &["conform", "tests/conformance/*.jsonl", "tests/deals/*.jsonl", "tests/hands/*.jsonl"],
    ),
    // After the step that builds the program.
    Step::npm("browser", &["run", "test:e2e"]),
    Step::here("independent scores", |root| peer::run(root, &[])),
    Step::here("picture", |root| picture::run(root, &["--check"])),
];

struct Step {
    name: &'static str,
    action: Action,
    env: &'static [(&'static str, &'static str)],
}

enum Action {
    /// Cargo with these arguments; `folder/*.ending` stands for the files that it names.
    Cargo(&'static [&'static str]),
    /// `fivewinds` as the tests have built it, in the same way.
    Program(&'static [&'static str]),
    /// npm with these arguments, in the page's folder.
    Npm(&'static [&'static str]),
    /// Another command of this program.
    Here(fn(&Path) -> Result<()>),
}

pub(crate) fn run(root: &Path) -> Result<()> {
    let start = Instant::now();
    for (step, number) in STEPS.iter().zip(1..) {
        let title = format!("{number}/{} {}", STEPS.len(), step.name);
        println!("\n== {title}");
        let step_start = Instant::now();
        let result = step.run(root);
        let seconds = step_start.elapsed().as_secs_f64();
        result.with_context(|| format!("step {title} failed after {seconds:.1} s"))?;
        println!("-- {}: {seconds:.1} s", step.name);
    }
    println!("\nci: everything passed in {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

impl Step {
    const fn cargo(name: &'static str, args: &'static [&'static str]) -> Step {
        Step { name, action: Action::Cargo(args), env: &[] }
    }

    const fn program(name: &'static str, args: &'static [&'static str]) -> Step {
        Step { name, action: Action::Program(args), env: &[] }
    }

    const fn npm(name: &'static str, args: &'static [&'static str]) -> Step {
        Step { name, action: Action::Npm(args), env: &[] }
    }

    const fn here(name: &'static str, command: fn(&Path) -> Result<()>) -> Step {
        Step { name, action: Action::Here(command), env: &[] }
    }

    const fn with_env(self, env: &'static [(&'static str, &'static str)]) -> Step {
        Step { env, ..self }
    }

    fn run(&self, root: &Path) -> Result<()> {
        let (program, folder, args) = match self.action {
            Action::Cargo(args) => {
                (std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), root.to_owned(), args)
            }
            Action::Program(args) => (built::program(root)?.into(), root.to_owned(), args),
            Action::Npm(args) => ("npm".into(), root.join("web"), args),
            Action::Here(command) => return command(root),
        };
        let line = format!("{} {}", Path::new(&program).display(), args.join(" "));
        println!("$ {line}");
        let mut command = Command::new(program);
        command.current_dir(folder).envs(self.env.iter().copied());
        for arg in args {
            command.args(expand(root, arg)?);
        }
        let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
        if !status.success() {
            bail!("`{line}` ended with {status}");
        }
        Ok(())
    }
}

/// There is no shell between this program and Cargo, so `folder/*.ending` is resolved here.
fn expand(root: &Path, arg: &str) -> Result<Vec<String>> {
    let Some((folder, ending)) = arg.split_once("/*") else {
        return Ok(vec![arg.to_owned()]);
    };
    let mut files = Vec::new();
    for entry in root.join(folder).read_dir().with_context(|| format!("cannot read {folder}"))? {
        let name = entry?.file_name();
        if let Some(name) = name.to_str().filter(|name| name.ends_with(ending)) {
            files.push(format!("{folder}/{name}"));
        }
    }
    if files.is_empty() {
        bail!("there is no {arg}");
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_stand_for_files() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert_eq!(expand(root, "--all-targets").unwrap(), ["--all-targets"]);
        assert_eq!(expand(root, "src/*y.rs").unwrap(), ["src/tidy.rs"]);
        assert!(expand(root, "src/*.jsonl").is_err());
    }
}
