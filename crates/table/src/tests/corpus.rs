//! What the fuzzers have found so far is run in every test, without them.

use std::path::Path;

use super::fuzzed;

#[test]
fn the_corpus_of_the_fuzzers() {
    for (name, run) in fuzzed::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name);
        let files =
            std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let mut seen = 0;
        for file in files {
            run(&std::fs::read(file.expect("it is listed").path()).expect("it can be read"));
            seen += 1;
        }
        assert!(seen > 5, "{name} has only {seen} inputs");
    }
}
