//! Deals by clause: what happens at the table where only a person can say what is right.

use super::position;

fn check(ruleset: &str) {
    let path = format!("{}/src/tests/data/{ruleset}.deals", env!("CARGO_MANIFEST_DIR"));
    let positions = position::read_all(&std::fs::read_to_string(path).expect("the file is there"));
    assert!(!positions.is_empty());
    let mut differences = Vec::new();
    for position in positions {
        assert!(position.others.is_empty(), "{}: {:?}", position.id, position.others);
        differences.extend(position.compare(&mut Vec::new()).1);
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn red() {
    check("red");
}

#[test]
fn classical() {
    check("classical");
}

#[test]
fn mcr() {
    check("mcr");
}

#[test]
fn sichuan() {
    check("sichuan");
}

#[test]
fn taiwan() {
    check("taiwan");
}
