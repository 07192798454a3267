//! The tile faces: every set is whole, and its files can be put into a page as they are.
//!
//! What a face may not hold is what a page could not trust, would have to fetch, or what looks different elsewhere.

use std::collections::BTreeSet;

use super::Finding;
use super::source::File;

const SETS: &[&str] = &["art/tiles/classic/", "art/tiles/plain/"];
/// The numbers of each group of tiles in the compact notation.
const GROUPS: &[(char, u8, u8)] =
    &[('m', 1, 9), ('p', 1, 9), ('s', 1, 9), ('z', 1, 7), ('f', 1, 8), ('j', 0, 0)];

const VIEW_BOX: &str = "viewBox=\"0 0 300 400\"";
/// A page holds a hundred faces at once.
const BYTES_MAX: usize = 6000;
/// The last of these, ids, would be the same in two copies of a face on one page.
const FORBIDDEN: &[&str] =
    &["<text", "<script", "<style", "<image", "<filter", "<foreignObject", "href", "url(", " id="];

/// Every set has a file for each kind of tile and one for the back, no others, and all are fit for use.
pub(super) fn check(files: &[File]) -> Vec<Finding> {
    SETS.iter().flat_map(|set| check_set(set, files)).collect()
}

fn check_set(set: &str, files: &[File]) -> Vec<Finding> {
    let in_set = |file: &File| file.path.strip_prefix(set).map(str::to_owned);
    let present: BTreeSet<String> = files.iter().filter_map(in_set).collect();
    let expected = names();
    let missing = expected.difference(&present);
    let missing = missing.map(|name| Finding::error(format_args!("{set}{name}"), "this face is missing"));
    let extra = present.difference(&expected);
    let extra = extra.map(|name| Finding::error(format_args!("{set}{name}"), "no tile is called so"));
    let faces = files.iter().filter(|file| in_set(file).is_some());
    missing.chain(extra).chain(faces.flat_map(check_face)).collect()
}

/// `1m.svg` to `0j.svg`, and `back.svg`.
fn names() -> BTreeSet<String> {
    let group = |&(letter, first, last)| (first..=last).map(move |number| format!("{number}{letter}.svg"));
    GROUPS.iter().flat_map(group).chain(["back.svg".to_owned()]).collect()
}

fn check_face(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut say = |text: String| findings.push(Finding::error(&file.path, text));
    for needed in [VIEW_BOX, "<title>"] {
        if !file.text.contains(needed) {
            say(format!("{needed} is missing"));
        }
    }
    for word in FORBIDDEN.iter().filter(|word| file.text.contains(**word)) {
        say(format!("`{}` has no place in a face", word.trim()));
    }
    if file.text.len() > BYTES_MAX {
        say(format!("{} bytes, {BYTES_MAX} are allowed", file.text.len()));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::told;
    use super::*;

    const FACE: &str = "<svg viewBox=\"0 0 300 400\"><title>Tile</title></svg>";

    /// All sets, each file the same.
    fn whole() -> Vec<File> {
        let face = |path| File { path, text: FACE.to_owned() };
        SETS.iter()
            .flat_map(|set| names().into_iter().map(move |name| face(format!("{set}{name}"))))
            .collect()
    }

    #[test]
    fn a_set_is_whole() {
        assert_eq!(names().len(), 44);
        assert_eq!(check(&whole()), []);
        let mut files = whole();
        files.retain(|file| file.path != "art/tiles/plain/0j.svg");
        files.push(File { path: "art/tiles/classic/8z.svg".to_owned(), text: FACE.to_owned() });
        files.push(File { path: "art/tiles/README.md".to_owned(), text: "<text".to_owned() });
        assert_eq!(
            told(&check(&files)),
            [
                "art/tiles/classic/8z.svg: error: no tile is called so",
                "art/tiles/plain/0j.svg: error: this face is missing"
            ]
        );
    }

    #[test]
    fn faces_are_fit_for_a_page() {
        for (text, expected) in [
            (FACE.to_owned(), &[][..]),
            (FACE.replace("400", "300"), &["viewBox=\"0 0 300 400\" is missing"]),
            (FACE.replace("title", "desc"), &["<title> is missing"]),
            (FACE.to_owned() + "<text x=\"1\">", &["`<text` has no place in a face"]),
            (FACE.to_owned() + "<use href=\"#a\"/>", &["`href` has no place in a face"]),
            (FACE.to_owned() + "<g id=\"a\"/>", &["`id=` has no place in a face"]),
            (format!("{FACE:6001}"), &["6001 bytes, 6000 are allowed"]),
        ] {
            let findings = check_face(&File { path: "5p.svg".to_owned(), text });
            let texts: Vec<&str> = findings.iter().map(|finding| finding.text.as_str()).collect();
            assert_eq!(texts, expected);
        }
    }
}
