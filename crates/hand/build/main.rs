//! Makes the look-up tables of `src/tables.rs` once, at compile time.

use std::{env, fs, path::Path};

mod make;
#[path = "../src/tables/needs.rs"]
mod needs;

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/tables/needs.rs");
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR for build scripts");
    for (name, bytes) in make::tables() {
        fs::write(Path::new(&out).join(name), bytes).expect("OUT_DIR can be written to");
    }
}
