//! `cargo xtask picture`: draws what the program prints, for the README.
//!
//! The picture is made from the program's own output, so that it cannot show what the program does not do;
//! `--check` says whether it is still true.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::built;

const PICTURE: &str = "docs/pictures/waits.svg";
const ARGUMENTS: &[&str] = &["waits", "--lang", "en", "--rules", "mcr", "1123m4568p7799s12z"];

pub(crate) fn run(root: &Path, options: &[&str]) -> Result<()> {
    let drawn = draw(root)?;
    let path = root.join(PICTURE);
    match options {
        [] => {
            fs::create_dir_all(path.parent().context("the picture lies in a folder")?)?;
            fs::write(&path, drawn).with_context(|| format!("{PICTURE} cannot be written"))
        }
        ["--check"] => {
            let kept = fs::read_to_string(&path).with_context(|| format!("{PICTURE} cannot be read"))?;
            ensure!(kept == drawn, "{PICTURE} is out of date; `cargo xtask picture` draws it anew");
            Ok(())
        }
        _ => bail!("usage: cargo xtask picture [--check]"),
    }
}

/// The command and its answer as they stand on a terminal.
fn draw(root: &Path) -> Result<String> {
    let output = Command::new(built::program(root)?)
        .args(ARGUMENTS)
        .current_dir(root)
        .env("CLICOLOR_FORCE", "1")
        .env_remove("NO_COLOR")
        .output()
        .context("the program cannot be started")?;
    ensure!(output.status.success(), "the program failed: {}", String::from_utf8_lossy(&output.stderr));
    let answer = String::from_utf8(output.stdout).context("the program writes UTF-8")?;
    Ok(anstyle_svg::Term::new().render_svg(&format!("$ fivewinds {}\n\n{answer}", ARGUMENTS.join(" "))))
}
