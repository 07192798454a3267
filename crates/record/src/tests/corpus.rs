//! What the fuzzer of records has found so far is run in every test, without it.

use std::path::Path;

use super::fuzzed;

#[test]
fn the_corpus_of_the_fuzzer() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/record");
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut seen = 0;
    for file in files {
        fuzzed::record(&std::fs::read(file.expect("it is listed").path()).expect("it can be read"));
        seen += 1;
    }
    assert!(seen > 5, "only {seen} inputs");
}
