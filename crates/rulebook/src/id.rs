//! Names of clauses: RED-FAN-10, TWN-FAN-10B.

use crate::library::PREFIXES;

/// A clause that a text mentions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cited {
    pub(crate) id: String,
    /// `false` for what follows an id in short, as -3 in «SIC-PEN-2 and -3».
    pub(crate) in_full: bool,
}

/// What stands between an id and a further number that goes with it, in the three languages.
const AND: &[&str] = &[", ", "、", " and ", " и ", " 和 ", " or ", " или ", " 或 "];
/// What stands between the ends of a range.
const TO: &[&str] = &[" to ", "..", " – ", " … ", " по ", " 至 "];

/// The longest range that a text means; a longer one is no range of clauses.
const RANGE_MAX: u32 = 100;

/// Whether a text is an id in its form: a prefix, a word and a number, in capitals.
pub fn is_id(text: &str) -> bool {
    let mut parts = text.split('-');
    let (prefix, word, number) = (parts.next(), parts.next(), parts.next());
    parts.next().is_none()
        && prefix.is_some_and(|prefix| PREFIXES.contains(&prefix))
        && word.is_some_and(|word| !word.is_empty() && word.chars().all(|sign| sign.is_ascii_uppercase()))
        && number.is_some_and(is_number)
}

/// `10` or `10B`.
pub(crate) fn is_number(text: &str) -> bool {
    let digits = text.strip_suffix(|sign: char| sign.is_ascii_uppercase()).unwrap_or(text);
    !digits.is_empty() && digits.chars().all(|sign| sign.is_ascii_digit())
}

/// What an id begins with: RED.
pub(crate) fn prefix(id: &str) -> Option<&str> {
    id.split_once('-').map(|(prefix, _)| prefix)
}

/// An id without its number, and the number: RED-FAN and 10.
pub(crate) fn split(id: &str) -> Option<(&str, &str)> {
    id.rsplit_once('-')
}

/// The ids that a text mentions, with ranges and lists of numbers written out.
pub(crate) fn cited(text: &str) -> Vec<Cited> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((id, after)) = next_id(rest) {
        found.push(Cited { id: id.to_owned(), in_full: true });
        rest = after;
        let Some((stem, number)) = split(id) else { continue };
        let mut last = number.parse().ok();
        while let Some((numbers, after)) = further(last, rest) {
            last = numbers.last().copied();
            let ids = numbers.into_iter().map(|number| format!("{stem}-{number}"));
            found.extend(ids.map(|id| Cited { id, in_full: false }));
            rest = after;
        }
    }
    found
}

/// The first id in a text, and what follows it.
fn next_id(text: &str) -> Option<(&str, &str)> {
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
    let mut rest = text;
    loop {
        let start = rest.find(is_part)?;
        let word = &rest[start..];
        let (word, after) = word.split_at(word.find(|sign| !is_part(sign)).unwrap_or(word.len()));
        let id = word.trim_end_matches('-');
        if is_id(id) {
            return Some((id, after));
        }
        rest = after;
    }
}

/// The numbers that a text adds to the last one: `, -6`, ` to 5`.
fn further(last: Option<u32>, text: &str) -> Option<(Vec<u32>, &str)> {
    let last = last?;
    let after = |joints: &[&str]| joints.iter().find_map(|joint| number_first(text.strip_prefix(joint)?));
    if let Some((end, rest)) = after(TO) {
        let is_range = end > last && end - last <= RANGE_MAX;
        return is_range.then(|| ((last + 1..=end).collect(), rest));
    }
    after(AND).map(|(number, rest)| (vec![number], rest))
}

/// The number at the beginning of a text, with or without a hyphen before it.
fn number_first(text: &str) -> Option<(u32, &str)> {
    let text = text.strip_prefix('-').unwrap_or(text);
    let end = text.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids() {
        for id in ["RED-FAN-10", "TWN-FAN-10B", "MCRC-PEN-7"] {
            assert!(is_id(id), "{id}");
        }
        for text in [
            "",
            "RED",
            "RED-FAN",
            "RED-FAN-",
            "RED-FAN-n",
            "red-fan-1",
            "XRED-FAN-1",
            "RED-FAN-1-2",
            "RED--1",
        ] {
            assert!(!is_id(text), "{text}");
        }
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let show = |cited: Cited| if cited.in_full { cited.id } else { format!("({})", cited.id) };
        let found: Vec<String> = cited(text).into_iter().map(show).collect();
        assert_eq!(found.join(" "), expected, "{text}");
    }

    #[test]
    fn citations() {
        check("", "");
        check("MCR-RUL-n, 1-4-7 and MCRC-SCORE are none", "");
        check("by RED-END-2. (**SIC-WIN-1**)", "RED-END-2 SIC-WIN-1");
        check("SIC-KPAY-5, -6, -8, SIC-PEN-1", "SIC-KPAY-5 (SIC-KPAY-6) (SIC-KPAY-8) SIC-PEN-1");
        check("TWN-PAY-1 to -3, no more", "TWN-PAY-1 (TWN-PAY-2) (TWN-PAY-3)");
        check("MCR-FORM-1..3)", "MCR-FORM-1 (MCR-FORM-2) (MCR-FORM-3)");
        check("MCR-FORM-1 至 3 中", "MCR-FORM-1 (MCR-FORM-2) (MCR-FORM-3)");
        check("CLA-DBL-10, -17 и -18.", "CLA-DBL-10 (CLA-DBL-17) (CLA-DBL-18)");
        check("TWN-FAN-10B, 7", "TWN-FAN-10B");
        check("RED-WIN-3 to 99999999999, RED-WIN-3 to 4000000", "RED-WIN-3 RED-WIN-3");
        let huge = ["RED-WIN-", "99999999999"].concat();
        check(&format!("{huge}, 1"), &huge);
    }
}
