//! Lists the drawings of the tiles and the files of the page, so that the program carries them.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder =
        |name| env::var_os(name).map(PathBuf::from).ok_or_else(|| io::Error::other("not run by cargo"));
    let (here, out) = (folder("CARGO_MANIFEST_DIR")?, folder("OUT_DIR")?);
    println!("cargo::rerun-if-changed=migrations");
    let art = here.join("../../art/tiles").canonicalize()?;
    println!("cargo::rerun-if-changed={}", art.display());
    let mut tiles = Vec::new();
    for set in ["classic", "plain"] {
        files(&art.join(set), set, &mut tiles)?;
    }
    tiles.retain(|(name, _)| name.ends_with(".svg"));
    fs::write(out.join("tiles.rs"), list(&tiles))?;
    let page = here.join("../../web/dist");
    // Cargo runs this again and again for a folder that is not there. Where nothing may be written, so be it.
    _ = fs::create_dir_all(&page);
    println!("cargo::rerun-if-changed={}", page.display());
    let mut built = Vec::new();
    if let Ok(page) = page.canonicalize() {
        files(&page, "", &mut built)?;
    }
    fs::write(out.join("page.rs"), list(&built))
}

/// All files of a folder and of those in it, with what they are called from there on, in order.
fn files(folder: &Path, called: &str, found: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = if called.is_empty() { name.into_owned() } else { format!("{called}/{name}") };
        if path.is_dir() {
            files(&path, &name, found)?;
        } else {
            found.push((name, path));
        }
    }
    Ok(())
}

/// Names and contents as a constant of Rust.
fn list(files: &[(String, PathBuf)]) -> String {
    let mut list = String::from("&[\n");
    for (name, path) in files {
        _ = writeln!(list, "    ({name:?}, include_bytes!({:?})),", path.display().to_string());
    }
    list.push(']');
    list
}
