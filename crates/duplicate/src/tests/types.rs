//! The types of the page are those of this crate.

use crate::typescript;

/// `FIVEWINDS_TYPES=write cargo test -p duplicate` writes it anew.
#[test]
fn the_types_of_the_page_are_these() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/duplicate.ts");
    if std::env::var("FIVEWINDS_TYPES").is_ok_and(|what| what == "write") {
        std::fs::write(path, typescript()).unwrap();
    }
    assert!(std::fs::read_to_string(path).unwrap() == typescript(), "web/src/duplicate.ts is not up to date");
    assert!(!typescript().contains("bigint"), "numbers of JSON are numbers");
}
