//! `cargo xtask peer`: MCR scores beside those of an independent program.
//!
//! The work is done by a script, since that program is a Python module: it installs it into an environment of its own
//! and compares random winning hands.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

const SCRIPT: &str = "tools/mcr_against_pymahjonggb.py";

/// How many hands an ordinary run compares; a deep one says so itself.
const FEW: &str = "5000";

pub(crate) fn run(root: &Path, options: &[&str]) -> Result<()> {
    let options = if options.is_empty() { &["--hands", FEW] } else { options };
    println!("$ python3 {SCRIPT} {}", options.join(" "));
    let mut command = Command::new("python3");
    command.current_dir(root).arg(SCRIPT).args(options);
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    if !status.success() {
        bail!("{SCRIPT} ended with {status}");
    }
    Ok(())
}
