//! `cargo xtask shared`: are our copies of the rules and the cases those that everybody uses?
//!
//! The specifications and the conformance cases are kept in a folder outside the repository as well. The
//! command only says what differs there: a change is looked at by somebody before it is taken over.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// Our folder, and the one below the shared folder of which it is a copy.
const COPIES: &[(&str, &str)] = &[("docs/rules", "rules"), ("tests/conformance", "conformance")];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Difference {
    Changed,
    New,
    Gone,
}

/// The files of a folder by name.
type Folder = BTreeMap<String, Vec<u8>>;

pub(crate) fn run(root: &Path, options: &[&str]) -> Result<()> {
    let update = options.contains(&"--update");
    let dirs: Vec<&str> = options.iter().copied().filter(|&option| option != "--update").collect();
    let shared = match dirs.as_slice() {
        [] => root.join("../shared"),
        [dir] if !dir.starts_with('-') => PathBuf::from(dir),
        _ => bail!("usage: cargo xtask shared [DIR] [--update]"),
    };
    // Most people have the repository alone.
    if !shared.is_dir() {
        return Ok(());
    }
    for &(ours, theirs) in COPIES {
        let (our_folder, their_folder) = (root.join(ours), shared.join(theirs));
        // A folder that is missing altogether is no reason to empty ours.
        if !their_folder.is_dir() {
            println!("{ours}: there is no shared copy of it");
            continue;
        }
        for (name, difference) in compare(&read(&our_folder)?, &read(&their_folder)?) {
            if update {
                take_over(&our_folder.join(&name), &their_folder.join(&name), difference)?;
                println!("{ours}/{name}: {}", difference.done());
            } else {
                println!(
                    "{ours}/{name}: {}; bring it up to date with `cargo xtask shared --update`",
                    difference.notice()
                );
            }
        }
    }
    Ok(())
}

/// What differs, by name.
fn compare(ours: &Folder, theirs: &Folder) -> Vec<(String, Difference)> {
    let names: BTreeSet<&String> = ours.keys().chain(theirs.keys()).collect();
    let differences = names.into_iter().filter_map(|name| {
        let difference = match (ours.get(name), theirs.get(name)) {
            (Some(our), Some(their)) if our == their => return None,
            (Some(_), Some(_)) => Difference::Changed,
            (None, _) => Difference::New,
            (_, None) => Difference::Gone,
        };
        Some((name.clone(), difference))
    });
    differences.collect()
}

fn read(folder: &Path) -> Result<Folder> {
    let mut files = Folder::new();
    if !folder.is_dir() {
        return Ok(files);
    }
    for entry in folder.read_dir().with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if let Some(name) = path.file_name().and_then(|name| name.to_str()).filter(|_| path.is_file()) {
            let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            files.insert(name.to_owned(), bytes);
        }
    }
    Ok(files)
}

fn take_over(ours: &Path, theirs: &Path, difference: Difference) -> Result<()> {
    let result = match difference {
        Difference::Changed => fs::copy(theirs, ours).map(drop),
        Difference::New => {
            let folder = ours.parent().context("a file has a folder")?;
            fs::create_dir_all(folder).and_then(|()| fs::copy(theirs, ours)).map(drop)
        }
        Difference::Gone => fs::remove_file(ours),
    };
    result.with_context(|| format!("cannot update {}", ours.display()))
}

impl Difference {
    fn notice(self) -> &'static str {
        match self {
            Difference::Changed => "the shared copy is different",
            Difference::New => "there is a shared copy and none here",
            Difference::Gone => "the shared copy is gone",
        }
    }

    fn done(self) -> &'static str {
        match self {
            Difference::Changed => "updated",
            Difference::New => "added",
            Difference::Gone => "removed",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(files: &[(&str, &str)]) -> Folder {
        files.iter().map(|&(name, text)| (name.to_owned(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn differences_are_found() {
        let ours = folder(&[("gone.md", "a"), ("new text.md", "a"), ("same.md", "a")]);
        let theirs = folder(&[("added.md", "a"), ("new text.md", "b"), ("same.md", "a")]);
        let expected = [
            ("added.md", Difference::New),
            ("gone.md", Difference::Gone),
            ("new text.md", Difference::Changed),
        ];
        assert_eq!(compare(&ours, &theirs), expected.map(|(name, kind)| (name.to_owned(), kind)));
        assert_eq!(compare(&ours, &ours), []);
    }

    #[test]
    fn an_update_leaves_no_difference() {
        let base = std::env::temp_dir().join(format!("fivewinds-shared-{}", std::process::id()));
        let (root, shared) = (base.join("repository"), base.join("elsewhere"));
        for (path, text) in [
            (root.join("docs/rules/red.md"), "old"),
            (root.join("docs/rules/gone.md"), "old"),
            (shared.join("rules/red.md"), "new"),
            (shared.join("rules/mcr.md"), "new"),
            (shared.join("conformance/red.jsonl"), "{}"),
        ] {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        run(&root, &[shared.to_str().unwrap(), "--update"]).unwrap();
        for (ours, theirs) in COPIES {
            assert_eq!(read(&root.join(ours)).unwrap(), read(&shared.join(theirs)).unwrap());
        }
        // Nobody has to have a shared folder.
        run(&root, &[base.join("nowhere").to_str().unwrap()]).unwrap();
        fs::remove_dir_all(base).unwrap();
    }
}
