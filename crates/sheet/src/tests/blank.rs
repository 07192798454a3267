//! Empty sheets for the page, which prints them without a server.

use super::sheet;

/// Every ruleset as it is usually played, and with counting sticks where it has them.
const SHEETS: [&str; 10] = [
    "mcr",
    "red",
    "red sticks=\"790\"",
    "red sticks=\"800\"",
    "classical",
    "classical sticks=true",
    "sichuan",
    "taiwan",
    "taiwan counters=sticks_84",
    "taiwan counters=sticks_88",
];

/// `FIVEWINDS_TYPES=write cargo test -p sheet` writes it anew.
#[test]
fn the_page_has_an_empty_sheet_of_every_ruleset() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/pages/print/blank.json");
    let views = SHEETS.map(|words| serde_json::to_string(&sheet(words).view()).unwrap());
    let text = format!("[\n{}\n]\n", views.join(",\n"));
    if std::env::var("FIVEWINDS_TYPES").is_ok_and(|what| what == "write") {
        std::fs::write(path, &text).unwrap();
    }
    assert!(std::fs::read_to_string(path).unwrap() == text, "{path} is not up to date");
    for word in
        ["\"sticks\":{\"start\":790", "\"sticks\":{\"start\":2000", "\"streak\":true", "\"play_on\":3"]
    {
        assert!(text.contains(word), "no sheet has {word}");
    }
}
