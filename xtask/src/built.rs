//! What `cargo test --workspace` has built, so that nothing is built twice: with `-p` Cargo would choose other features of the
//! dependencies and build half of them anew.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// A program of the workspace, or of one of its tests.
pub(crate) struct Built {
    pub(crate) package: String,
    pub(crate) name: String,
    pub(crate) is_test: bool,
    pub(crate) file: PathBuf,
}

/// All of them; what is missing is built first.
pub(crate) fn all(root: &Path, profile: &[&str]) -> Result<Vec<Built>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["test", "--workspace", "--no-run", "--message-format=json", "-q"])
        .args(profile)
        .current_dir(root)
        .output()?;
    if !output.status.success() {
        bail!("the tests cannot be built");
    }
    let lines = String::from_utf8_lossy(&output.stdout).into_owned();
    let messages = lines.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    Ok(messages.filter_map(|message| read(&message)).collect())
}

/// `fivewinds` itself.
pub(crate) fn program(root: &Path) -> Result<PathBuf> {
    let built = all(root, &[])?.into_iter().find(|one| !one.is_test && one.name == "fivewinds");
    built.map(|one| one.file).context("the tests of the command line build no `fivewinds`")
}

fn read(message: &Value) -> Option<Built> {
    let manifest = PathBuf::from(message["manifest_path"].as_str()?);
    Some(Built {
        package: manifest.parent()?.file_name()?.to_str()?.to_owned(),
        name: message["target"]["name"].as_str().unwrap_or_default().to_owned(),
        is_test: message["profile"]["test"].as_bool()?,
        file: PathBuf::from(message["executable"].as_str()?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_told_from_tests_and_from_all_else() {
        let message = |executable: Value, test: bool| {
            serde_json::json!({
                "reason": "compiler-artifact", "manifest_path": "/somewhere/crates/cli/Cargo.toml",
                "target": { "name": "fivewinds" }, "profile": { "test": test }, "executable": executable,
            })
        };
        let program = read(&message("/somewhere/target/debug/fivewinds".into(), false)).unwrap();
        assert_eq!((&*program.package, &*program.name, program.is_test), ("cli", "fivewinds", false));
        assert_eq!(program.file, Path::new("/somewhere/target/debug/fivewinds"));
        assert!(read(&message("/somewhere/target/debug/deps/fivewinds-1".into(), true)).unwrap().is_test);
        assert!(read(&message(Value::Null, false)).is_none());
        assert!(read(&serde_json::json!({ "reason": "build-finished", "success": true })).is_none());
    }
}
