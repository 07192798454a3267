//! Texts in lines and columns of a terminal.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use fivewinds::rulebook::{self, Span};

use crate::show::BOLD;

/// How wide a line of running text is.
pub(crate) const COLUMNS: usize = 100;

/// What stands between two columns of a table.
const GAP: &str = "  ";

const EMPHASIS: Style = Style::new().italic();
const CODE: Style = AnsiColor::Green.on_default();

/// A line with its styles, and how wide it is on the terminal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) width: usize,
}

/// Writes a text with Markdown marks in lines, all of them indented.
pub(crate) fn paragraph(out: &mut impl Write, text: &str, indent: usize) -> io::Result<()> {
    for line in lines(text, COLUMNS.saturating_sub(indent)) {
        writeln!(out, "{}{}", " ".repeat(indent), line.text)?;
    }
    Ok(())
}

/// Writes rows in columns, indented by two; the header, if it says anything, in bold type.
pub(crate) fn table(
    out: &mut impl Write,
    header: &[impl AsRef<str>],
    rows: &[Vec<impl AsRef<str>>],
) -> io::Result<()> {
    let header: Vec<&str> = header.iter().map(AsRef::as_ref).collect();
    let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.iter().map(AsRef::as_ref).collect()).collect();
    let mut all = rows.clone();
    all.push(header.clone());
    let widths = column_widths(&all, COLUMNS - GAP.len());
    if header.iter().any(|cell| !cell.is_empty()) {
        table_row(out, &header, &widths, BOLD)?;
    }
    rows.iter().try_for_each(|row| table_row(out, row, &widths, Style::new()))
}

/// A text with Markdown marks in lines of at most so many columns, if its words allow.
pub(crate) fn lines(text: &str, columns: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut line = Line::default();
    for word in words(text) {
        let space = usize::from(word.spaced && line.width > 0);
        if line.width > 0 && line.width + space + word.width > columns {
            lines.push(std::mem::take(&mut line));
        } else {
            line.text.push_str(&" ".repeat(space));
            line.width += space;
        }
        line.text.push_str(&word.styled());
        line.width += word.width;
    }
    lines.push(line);
    lines
}

/// The text with spaces up to a width.
pub(crate) fn pad(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// The beginning of a text, as much as so many columns hold.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut room = columns.saturating_sub(1);
    let fits = |sign: &char| {
        let left = room.checked_sub(sign_width(*sign));
        room = left.unwrap_or_default();
        left.is_some()
    };
    let kept: String = text.chars().take_while(fits).collect();
    format!("{}…", kept.trim_end())
}

/// How many columns a terminal needs: Chinese characters take two.
pub(crate) fn width(text: &str) -> usize {
    text.chars().map(sign_width).sum()
}

/// The same for one sign.
pub(crate) fn sign_width(sign: char) -> usize {
    1 + usize::from(is_wide(sign))
}

fn is_wide(sign: char) -> bool {
    matches!(sign, '\u{2E80}'..='\u{9FFF}' | '\u{FF00}'..='\u{FF60}')
}

/// What is not broken over two lines: a word, or one Chinese character with the signs that cling to it.
#[derive(Debug, Default)]
struct Word {
    parts: Vec<(Style, String)>,
    width: usize,
    /// Whether a space stands before it.
    spaced: bool,
}

impl Word {
    fn push(&mut self, style: Style, sign: char) {
        match self.parts.last_mut() {
            Some((last, text)) if *last == style => text.push(sign),
            _ => self.parts.push((style, sign.to_string())),
        }
        self.width += sign_width(sign);
    }

    fn styled(&self) -> String {
        self.parts.iter().map(|(style, text)| format!("{style}{text}{style:#}")).collect()
    }
}

fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut word = Word::default();
    let mut before = ' ';
    let spans = rulebook::spans(text);
    for (style, sign) in spans.iter().flat_map(|span| span.text.chars().map(|sign| (style_of(span), sign))) {
        if sign.is_whitespace() || may_break(before, sign) {
            if word.width > 0 {
                words.push(std::mem::take(&mut word));
            }
            word.spaced |= sign.is_whitespace();
        }
        if !sign.is_whitespace() {
            word.push(style, sign);
        }
        before = sign;
    }
    if word.width > 0 {
        words.push(word);
    }
    words
}

fn style_of(span: &Span<'_>) -> Style {
    match span {
        Span { code: true, .. } => CODE,
        Span { strong: true, .. } => BOLD,
        Span { emphasis: true, .. } => EMPHASIS,
        Span { .. } => Style::new(),
    }
}

/// Whether a line may end between two signs without a space: next to a Chinese character, unless one of
/// them belongs to what is on its other side.
fn may_break(before: char, after: char) -> bool {
    let closes = "，。；：、！？）】》」』”’…)]},.;:!?%".contains(after);
    let opens = "（【《「『“‘([{№".contains(before);
    (is_wide(before) || is_wide(after)) && !closes && !opens
}

/// How wide the columns are so that a row fits: those that need most give way, down to their longest word.
fn column_widths(rows: &[Vec<&str>], available: usize) -> Vec<usize> {
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let each = |measure: fn(&str) -> usize| -> Vec<usize> {
        let of = |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|cell| measure(cell)).max();
        (0..count).map(|at| of(at).unwrap_or_default()).collect()
    };
    let mut widths = each(|cell| width(&rulebook::plain(cell)));
    let least = each(|cell| words(cell).iter().map(|word| word.width).max().unwrap_or_default());
    let available = available.saturating_sub(GAP.len() * count.saturating_sub(1));
    while widths.iter().sum::<usize>() > available {
        let can_give = (0..count).filter(|&at| widths[at] > least[at]);
        let Some(widest) = can_give.max_by_key(|&at| widths[at]) else { break };
        widths[widest] -= 1;
    }
    widths
}

fn table_row(out: &mut impl Write, row: &[&str], widths: &[usize], style: Style) -> io::Result<()> {
    let cells: Vec<Vec<Line>> = row.iter().zip(widths).map(|(cell, &width)| lines(cell, width)).collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or_default();
    for at in 0..height {
        let mut line = String::new();
        let mut owed = 0;
        for (cell, width) in cells.iter().zip(widths) {
            let part = cell.get(at).cloned().unwrap_or_default();
            // Spaces are written when something follows them, so that no line ends with spaces.
            if part.width > 0 {
                line.push_str(&format!("{}{style}{}{style:#}", " ".repeat(owed), part.text));
                owed = 0;
            }
            owed += width.saturating_sub(part.width) + GAP.len();
        }
        writeln!(out, "{GAP}{line}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, columns: usize, expected: &[&str]) {
        let plain = |line: &Line| anstream::adapter::strip_str(&line.text).to_string();
        let lines = lines(text, columns);
        assert_eq!(lines.iter().map(plain).collect::<Vec<_>>(), expected, "{text}");
        assert!(lines.iter().all(|line| line.width == width(&plain(line))), "{text}");
    }

    #[test]
    fn words_are_kept_whole() {
        check("", 10, &[""]);
        check("one two  three", 7, &["one two", "three"]);
        check("incomprehensibilities of", 7, &["incomprehensibilities", "of"]);
        check("**64**. *No* `a b`", 7, &["64. No", "a b"]);
        check("пара «белых»", 10, &["пара", "«белых»"]);
    }

    #[test]
    fn chinese_is_broken_anywhere_but_before_a_comma() {
        check("四副面子加一对将，或七对", 16, &["四副面子加一对", "将，或七对"]);
        check("见（MCR-RUL-12）规定", 10, &["见", "（MCR-RUL-12）", "规定"]);
        check("是*在局*的", 4, &["是在", "局的"]);
    }

    #[test]
    fn texts_are_cut_to_a_width() {
        assert_eq!(cut("short", 5), "short");
        assert_eq!(cut("longer text", 8), "longer…");
        assert_eq!(cut("四副面子", 6), "四副…");
        assert_eq!(cut("四副面子", 0), "…");
    }

    #[track_caller]
    fn check_table(header: &[&str], rows: &[&[&str]], expected: &str) {
        let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.to_vec()).collect();
        let mut out = Vec::new();
        table(&mut out, header, &rows).unwrap();
        let shown = String::from_utf8(out).unwrap();
        assert_eq!(anstream::adapter::strip_str(&shown).to_string(), expected);
    }

    #[test]
    fn tables() {
        check_table(
            &["", ""],
            &[&["牌", "108"], &["hand", ""], &["", "x"]],
            "  牌    108\n  hand\n        x\n",
        );
        check_table(&["a"], &[], "  a\n");
        // Only the column that needs most gives way.
        let long = "word ".repeat(24);
        check_table(
            &["first", "second"],
            &[&["short", long.trim()]],
            &format!("  first  second\n  short  {}\n         {}\n", long[..89].trim(), long[90..].trim()),
        );
    }
}
