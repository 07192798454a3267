//! The crates of the workspace and what their manifests say, as `cargo metadata` tells it.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// A crate of the workspace. Paths are relative to the root.
#[derive(Clone, Debug)]
pub(super) struct Package {
    pub(super) name: String,
    pub(super) manifest: String,
    /// `lib.rs` and `main.rs`, or what stands for them.
    pub(super) roots: Vec<String>,
    pub(super) dependencies: Vec<Dependency>,
}

/// A line under `[dependencies]`, `[build-dependencies]` or `[dev-dependencies]`.
#[derive(Clone, Debug)]
pub(super) struct Dependency {
    pub(super) name: String,
    pub(super) kind: Kind,
    pub(super) origin: Origin,
    /// Where the manifest first names it.
    pub(super) line: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Normal,
    Build,
    Dev,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    Workspace,
    Outside,
}

pub(super) fn read(root: &Path) -> Result<Vec<Package>> {
    let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(root)
        .output()
        .context("cannot start cargo metadata")?;
    if !output.status.success() {
        bail!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    }
    let metadata: Value = serde_json::from_slice(&output.stdout).context("cargo metadata is no JSON")?;
    // Cargo's own idea of the root: it resolves symbolic links.
    let root = text(&metadata, "workspace_root")?;
    list(&metadata, "packages")?.iter().map(|package| parse_package(package, Path::new(root))).collect()
}

fn parse_package(package: &Value, root: &Path) -> Result<Package> {
    let manifest_path = text(package, "manifest_path")?;
    let manifest_text =
        fs::read_to_string(manifest_path).with_context(|| format!("cannot read {manifest_path}"))?;
    let mut roots = Vec::new();
    for target in list(package, "targets")? {
        if list(target, "kind")?.iter().any(|kind| kind == "lib" || kind == "bin") {
            roots.push(relative(text(target, "src_path")?, root));
        }
    }
    let dependencies = list(package, "dependencies")?;
    Ok(Package {
        name: text(package, "name")?.to_owned(),
        manifest: relative(manifest_path, root),
        roots,
        dependencies: dependencies
            .iter()
            .map(|dependency| parse_dependency(dependency, &manifest_text))
            .collect::<Result<_>>()?,
    })
}

fn parse_dependency(dependency: &Value, manifest: &str) -> Result<Dependency> {
    let name = text(dependency, "name")?;
    let kind = match dependency["kind"].as_str() {
        None => Kind::Normal,
        Some("build") => Kind::Build,
        Some("dev") => Kind::Dev,
        Some(other) => bail!("cargo metadata: unknown kind of dependency {other}"),
    };
    // What comes from nowhere is a path, and paths lead to the workspace only (deny.toml sees to that).
    let origin = if dependency["source"].is_null() { Origin::Workspace } else { Origin::Outside };
    let key = dependency["rename"].as_str().unwrap_or(name);
    let named = |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.starts_with([' ', '.', '=']));
    let line = manifest.lines().position(named).map_or(1, |index| index + 1);
    Ok(Dependency { name: name.to_owned(), kind, origin, line })
}

fn relative(path: &str, root: &Path) -> String {
    let path = Path::new(path);
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

fn text<'a>(value: &'a Value, key: &str) -> Result<&'a str> {
    value[key].as_str().with_context(|| format!("cargo metadata has no {key}"))
}

fn list<'a>(value: &'a Value, key: &str) -> Result<&'a Vec<Value>> {
    value[key].as_array().with_context(|| format!("cargo metadata has no {key}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_and_their_lines() {
        let manifest = "[package]\nname = \"hand\"\n\n[dependencies]\ntiles.workspace = true\nav = { package = \"arrayvec\" }\n";
        let json = |text: &str| serde_json::from_str::<Value>(text).unwrap();
        let tiles = json(r#"{"name":"tiles","source":null,"kind":null,"rename":null}"#);
        let arrayvec = json(r#"{"name":"arrayvec","source":"registry+x","kind":"dev","rename":"av"}"#);
        let tiles = parse_dependency(&tiles, manifest).unwrap();
        assert_eq!((tiles.kind, tiles.origin, tiles.line), (Kind::Normal, Origin::Workspace, 5));
        let arrayvec = parse_dependency(&arrayvec, manifest).unwrap();
        assert_eq!((arrayvec.kind, arrayvec.origin, arrayvec.line), (Kind::Dev, Origin::Outside, 6));
        assert!(parse_dependency(&json(r#"{"source":null}"#), manifest).is_err());
    }
}
