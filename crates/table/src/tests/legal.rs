//! What is offered is what is accepted, over every action that there is.

use std::collections::BTreeSet;
use std::path::Path;

use testkit::rounds;

use super::policy;
use super::presets::Preset;
use super::watch::{check_choices, check_words};

/// Every clause of the rules files, by name.
fn clauses() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let files = std::fs::read_dir(&folder).expect("the rules files are in docs/rules");
    let paths = files.map(|file| file.expect("it is listed").path());
    let texts =
        paths.filter(|path| path.is_file()).map(|path| std::fs::read_to_string(path).expect("it is a text"));
    let bold = |text: String| text.split("**").skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    texts.flat_map(bold).collect()
}

#[test]
fn legal_is_what_is_accepted() {
    let clauses = clauses();
    assert!(clauses.contains("MCR-TURN-2") && clauses.len() > 500);
    for preset in Preset::all() {
        for seed in 0..rounds(6, 300) {
            policy::play(&preset, seed, |deal, _| {
                check_choices(deal, &preset.rules, &|clause| clauses.contains(clause));
                check_words(deal, &preset.rules);
            });
        }
    }
}
