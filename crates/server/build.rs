//! Lists the drawings of the tiles, so that the program carries them.

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or_else(|| io::Error::other("not run by cargo"))?);
    let art = here.join("../../art/tiles").canonicalize()?;
    println!("cargo::rerun-if-changed={}", art.display());
    println!("cargo::rerun-if-changed=migrations");
    let mut list = String::from("&[\n");
    for set in ["classic", "plain"] {
        let mut files: Vec<PathBuf> =
            fs::read_dir(art.join(set))?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
        files.sort();
        for file in files.iter().filter(|file| file.extension().is_some_and(|ending| ending == "svg")) {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            _ = writeln!(list, "    (\"{set}/{name}\", include_bytes!({:?})),", file.display().to_string());
        }
    }
    list.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("not run by cargo"))?);
    fs::write(out.join("tiles.rs"), list)
}
