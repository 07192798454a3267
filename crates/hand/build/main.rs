//! Makes the look-up tables of `src/tables.rs` once, at compile time.

#![allow(clippy::print_stdout, reason = "cargo listens to what a build script prints")]

use std::{env, fs, path::Path};

#[path = "../src/tables/layout.rs"]
mod layout;
mod make;
#[path = "../src/tables/needs.rs"]
mod needs;

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/tables");
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR for build scripts");
    fs::write(Path::new(&out).join("tables.bin"), make::tables()).expect("OUT_DIR can be written to");
}
