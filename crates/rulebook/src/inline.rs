//! Marks inside a text: `**strong**`, `*emphasis*` and code in backticks; and texts compared without them.

/// A piece of a text with the marks that hold for all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span<'a> {
    /// The piece without its marks.
    pub text: &'a str,
    /// Between `**`.
    pub strong: bool,
    /// Between `*`.
    pub emphasis: bool,
    /// Between backticks.
    pub code: bool,
}

/// The pieces of a text.
pub fn spans(text: &str) -> Vec<Span<'_>> {
    let mut spans = Vec::new();
    let mut now = Span { text: "", strong: false, emphasis: false, code: false };
    let (mut start, mut at) = (0, 0);
    while let Some((place, mark)) = next_mark(text, at, now) {
        at = place + mark.len();
        if place > start {
            spans.push(Span { text: &text[start..place], ..now });
        }
        start = at;
        match mark {
            "`" => now.code = !now.code,
            "**" => now.strong = !now.strong,
            _ => now.emphasis = !now.emphasis,
        }
    }
    if start < text.len() {
        spans.push(Span { text: &text[start..], ..now });
    }
    spans
}

/// The text without its marks.
pub fn plain(text: &str) -> String {
    spans(text).iter().map(|span| span.text).collect()
}

/// The text as it is compared: small letters, and е for ё, as many people write. It has as many characters.
pub fn fold(text: &str) -> String {
    let small = |sign: char| match sign.to_lowercase().next().unwrap_or(sign) {
        'ё' => 'е',
        sign => sign,
    };
    text.chars().map(small).collect()
}

/// Words to look for.
#[derive(Clone, Debug)]
pub(crate) struct Query(Vec<String>);

impl Query {
    pub(crate) fn new(words: &str) -> Query {
        Query(words.split_whitespace().map(fold).collect())
    }

    /// Whether all words are in the text; a query without words is in none.
    pub(crate) fn is_in(&self, text: &str) -> bool {
        let text = fold(text);
        !self.0.is_empty() && self.0.iter().all(|word| text.contains(word))
    }
}

/// The next mark from a place on, and where it is. In code only a backtick is one.
fn next_mark<'a>(text: &'a str, from: usize, now: Span<'_>) -> Option<(usize, &'a str)> {
    let marks = text[from..].match_indices(['`', '*']).map(|(at, _)| from + at);
    for at in marks {
        let rest = &text[at..];
        if rest.starts_with('`') {
            return Some((at, &rest[..1]));
        }
        if now.code {
            continue;
        }
        if rest.starts_with("**") {
            return Some((at, &rest[..2]));
        }
        // A star between spaces is a sign of multiplication.
        let side = if now.emphasis { text[..at].chars().next_back() } else { rest[1..].chars().next() };
        if side.is_some_and(|sign| !sign.is_whitespace()) {
            return Some((at, &rest[..1]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let show = |span: &Span<'_>| {
            let mark = |is: bool, mark: &str| if is { mark.to_owned() } else { String::new() };
            let marks = [mark(span.strong, "S"), mark(span.emphasis, "E"), mark(span.code, "C")].concat();
            format!("{marks}[{}]", span.text)
        };
        let shown: Vec<String> = spans(text).iter().map(show).collect();
        assert_eq!(shown.join(" "), expected, "{text}");
    }

    #[test]
    fn marks() {
        check("", "");
        check("plain", "[plain]");
        check("*Which?* **This**, `a*b*`.", "E[Which?] [ ] S[This] [, ] C[a*b*] [.]");
        check("*`win` after*", "EC[win] E[ after]");
        check("是*在局*的", "[是] E[在局] [的]");
        check("43 * 3 + 1", "[43 * 3 + 1]");
        check("2 * **3 * 4**", "[2 * ] S[3 * 4]");
        assert_eq!(plain("**RED-FAN-1**: `flower`, *once*"), "RED-FAN-1: flower, once");
    }

    #[test]
    fn anything_has_spans() {
        for text in ["*", "**", "***", "`", "a*", "*a", "``", "* `*` *", "é*é", "**a", "`*`*`*"] {
            let kept: usize = spans(text).iter().map(|span| span.text.len()).sum();
            assert!(kept <= text.len(), "{text}");
        }
    }

    #[test]
    fn words_are_found_whatever_their_case() {
        assert!(Query::new("dice EAST").is_in("East throws two Dice"));
        assert!(Query::new("зеленый ПАНГ").is_in("Панг — Зелёный дракон"));
        assert!(Query::new("七对").is_in("四副面子加一对将，或七对"));
        assert!(!Query::new("dice west").is_in("East throws two dice"));
        assert!(!Query::new(" ").is_in("anything"));
    }
}
