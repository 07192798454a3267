//! Rules for people.

use std::io::{self, Write};

use answers::rules::{self, Answer, Found, List, excluded};
use answers::{Lang, Text};
use fivewinds::Ruleset;
use fivewinds::rulebook::{self, Block, Book, Cell, Clause, Content, Section};
use fivewinds::rules::Fan;

use crate::layout::{self, COLUMNS};
use crate::show::{BOLD, FAINT};

/// How far the lines after the first one of a cell stand to the right.
const HANG: usize = 2;

pub(crate) fn answer(out: &mut impl Write, lang: Lang, answer: &Answer) -> io::Result<()> {
    let text = lang.text();
    match answer {
        Answer::Rulesets => rulesets(out, text),
        Answer::Overview(ruleset) => overview(out, lang, *ruleset),
        Answer::Clause(found) => clause(out, text, found),
        Answer::Lists { asked, lists } => all_lists(out, text, asked, lists),
    }
}

fn rulesets(out: &mut impl Write, text: &Text) -> io::Result<()> {
    heading(out, text.rules.rulesets)?;
    let row = |ruleset: Ruleset| vec![ruleset.id(), (text.wording)(ruleset.name())];
    layout::table(out, &["", ""], &Ruleset::ALL.map(row))?;
    writeln!(out, "\n{}", text.rules.go_on)
}

fn overview(out: &mut impl Write, lang: Lang, ruleset: Ruleset) -> io::Result<()> {
    let text = lang.text();
    let books: Vec<&Book> = rules::books(ruleset, lang.of_rules()).collect();
    let name = (text.wording)(ruleset.name());
    writeln!(out, "{BOLD}{name}{BOLD:#}  {FAINT}{}{FAINT:#}", ruleset.id())?;
    if let Some((section, table)) = books.first().and_then(|book| book.at_a_glance()) {
        writeln!(out)?;
        heading(out, &section.title)?;
        layout::table(out, &["", ""], &table.rows)?;
    }
    options(out, text, ruleset)?;
    fans(out, text, ruleset)?;
    for book in &books {
        writeln!(out)?;
        heading(
            out,
            &if books.len() > 1 { rulebook::plain(&book.title) } else { text.rules.sections.into() },
        )?;
        let chapters = book.sections.iter().filter(|section| section.number.is_some());
        let rows: Vec<Vec<String>> = chapters.map(|chapter| section_row(book, chapter)).collect();
        layout::table(out, &["", "", ""], &rows)?;
    }
    writeln!(out, "\n{FAINT}{}{FAINT:#}", (text.rules.go_on_with)(ruleset.id()))
}

fn options(out: &mut impl Write, text: &Text, ruleset: Ruleset) -> io::Result<()> {
    writeln!(out)?;
    heading(out, text.rules.options)?;
    let rows: Vec<Vec<String>> = ruleset
        .options()
        .iter()
        .map(|option| {
            let meaning = (text.wording)(option.meaning);
            let cells = [option.id, &option.to_string(), &option.default.to_string(), option.clause, meaning];
            cells.map(str::to_owned).to_vec()
        })
        .collect();
    layout::table(out, &text.rules.option_columns, &rows)
}

fn fans(out: &mut impl Write, text: &Text, ruleset: Ruleset) -> io::Result<()> {
    writeln!(out)?;
    heading(out, text.rules.fans)?;
    let row = |fan: &Fan| {
        let cells = [fan.id, &(text.rules.worth_of)(fan.worth), fan.clause, (text.wording)(fan.name)];
        cells.map(str::to_owned).to_vec()
    };
    let rows: Vec<Vec<String>> = ruleset.fans().iter().map(row).collect();
    layout::table(out, &text.rules.fan_columns, &rows)
}

/// A section with its number, its title and the clauses in it: `RED-SCORE-1…8, RED-FAN-1…18`.
fn section_row(book: &Book, chapter: &Section) -> Vec<String> {
    let mut ranges: Vec<(&str, u32, u32)> = Vec::new();
    for clause in book.clauses_of(chapter) {
        let Some((stem, number)) = clause.id.rsplit_once('-') else { continue };
        // 10B stands beside 10.
        let digits = number.trim_end_matches(|sign: char| !sign.is_ascii_digit());
        let Ok(number) = digits.parse::<u32>() else { continue };
        match ranges.iter_mut().find(|(known, ..)| *known == stem) {
            Some((_, first, last)) => (*first, *last) = (number.min(*first), number.max(*last)),
            None => ranges.push((stem, number, number)),
        }
    }
    let show = |(stem, first, last): &(&str, u32, u32)| {
        if first == last { format!("{stem}-{first}") } else { format!("{stem}-{first}…{last}") }
    };
    let ranges: Vec<String> = ranges.iter().map(show).collect();
    vec![chapter.number.clone().unwrap_or_default(), chapter.title.clone(), ranges.join(", ")]
}

fn clause(out: &mut impl Write, text: &Text, found: &Found) -> io::Result<()> {
    let Found { ruleset, book, clause } = found;
    let name = (text.wording)(ruleset.name());
    writeln!(out, "{BOLD}{}{BOLD:#}  {FAINT}{name}{FAINT:#}", clause.id)?;
    writeln!(out, "{FAINT}{}{FAINT:#}\n", place(book, clause))?;
    match &clause.content {
        Content::Text(text) => layout::paragraph(out, text, 0)?,
        Content::Rows(rows) => {
            for (at, row) in rows.iter().enumerate() {
                if at > 0 {
                    writeln!(out)?;
                }
                row.iter().try_for_each(|Cell { header, text: cell }| labelled(out, text, header, cell))?;
            }
        }
    }
    clause.more.iter().try_for_each(|part| block(out, part))?;
    if let Some(fan) = found.fan() {
        writeln!(out)?;
        fan_card(out, text, *ruleset, fan)?;
    }
    let mentions = found.mentions();
    if !mentions.is_empty() {
        writeln!(out)?;
        heading(out, text.rules.mentions)?;
        excerpts(out, mentions.iter().map(|found| found.clause), "")?;
    }
    Ok(())
}

/// `13. Scoring · Fans`.
fn place(book: &Book, clause: &Clause) -> String {
    let (chapter, section) = (book.chapter_of(clause), book.section_of(clause));
    let number = chapter.number.as_ref().map(|number| format!("{number}. ")).unwrap_or_default();
    let part = if std::ptr::eq(chapter, section) { String::new() } else { format!(" · {}", section.title) };
    rulebook::plain(&format!("{number}{}{part}", chapter.title))
}

/// `header: cell`.
fn labelled(out: &mut impl Write, text: &Text, label: &str, value: &str) -> io::Result<()> {
    let whole = format!("**{label}**{}{value}", text.colon);
    for (at, line) in layout::lines(&whole, COLUMNS - HANG).into_iter().enumerate() {
        let indent = if at == 0 { 0 } else { HANG };
        writeln!(out, "{}{}", " ".repeat(indent), line.text)?;
    }
    Ok(())
}

fn block(out: &mut impl Write, block: &Block) -> io::Result<()> {
    if !matches!(block, Block::Item { .. }) {
        writeln!(out)?;
    }
    match block {
        Block::Paragraph(text) => layout::paragraph(out, text, 0),
        Block::Item { depth, text } => layout::paragraph(out, text, HANG * depth),
        Block::Table(table) => layout::table(out, &table.header, &table.rows),
        Block::Code(code) => code.lines().try_for_each(|line| writeln!(out, "  {line}")),
    }
}

fn fan_card(out: &mut impl Write, text: &Text, ruleset: Ruleset, fan: &Fan) -> io::Result<()> {
    let words = &text.rules;
    let names = [fan.name.en, fan.name.ru, fan.name.zh].join(" · ");
    labelled(out, text, words.names, &names)?;
    labelled(out, text, words.worth, &(words.worth_of)(fan.worth))?;
    let excluded = excluded(ruleset, fan).map(|fan| (text.wording)(fan.name));
    let excluded: Vec<&str> = excluded.collect();
    if !excluded.is_empty() {
        labelled(out, text, words.excludes, &excluded.join(text.comma))?;
    }
    let options: String =
        fan.options.split_whitespace().map(|option| format!(" --option {option}")).collect();
    labelled(out, text, words.example, &format!("`{}{options}`", fan.example))
}

fn all_lists(out: &mut impl Write, text: &Text, asked: &str, lists: &[List]) -> io::Result<()> {
    let of_words: usize =
        lists.iter().filter(|list| list.section.is_none()).map(|list| list.clauses.len()).sum();
    if of_words > 0 {
        writeln!(out, "{}", (text.rules.found)(of_words, asked))?;
    }
    for (at, list) in lists.iter().enumerate() {
        if at > 0 || of_words > 0 {
            writeln!(out)?;
        }
        let title = rulebook::plain(&list.book.title);
        let (title, words) = match list.section {
            Some(section) => {
                let section = rulebook::plain(&section.title);
                (format!("{title}{}{asked}. {section}", text.colon), "")
            }
            None => (title, asked),
        };
        heading(out, &title)?;
        // A section without clauses is told in full: nobody can ask for a part of it.
        if let Some(section) = list.section.filter(|_| list.clauses.is_empty()) {
            section.blocks.iter().try_for_each(|part| block(out, part))?;
        }
        excerpts(out, list.clauses.iter().copied(), words)?;
    }
    Ok(())
}

/// Each clause on a line, as much of it as fits, with the words that were asked for in sight.
fn excerpts<'a>(
    out: &mut impl Write,
    clauses: impl Iterator<Item = &'a Clause>,
    words: &str,
) -> io::Result<()> {
    let clauses: Vec<&Clause> = clauses.collect();
    let widest = clauses.iter().map(|clause| layout::width(&clause.id)).max().unwrap_or_default();
    for clause in clauses {
        let room = COLUMNS.saturating_sub(widest + 2 * HANG);
        let excerpt = excerpt(&clause.plain(), words, room);
        writeln!(out, "  {BOLD}{}{BOLD:#}  {excerpt}", layout::pad(&clause.id, widest))?;
    }
    Ok(())
}

/// The beginning of a text, or the part of it that has the first of the words.
fn excerpt(plain: &str, words: &str, columns: usize) -> String {
    let folded = rulebook::fold(plain);
    let first = words.split_whitespace().filter_map(|word| folded.find(&rulebook::fold(word))).min();
    let mut before = first.map_or(0, |at| layout::width(&folded[..at]));
    let mut left = layout::width(plain);
    if before + columns / 4 <= columns || left <= columns {
        return layout::cut(plain, columns);
    }
    // A quarter of the line for what comes before the word, more if little comes after it.
    let mut rest = plain.chars();
    while before > columns / 4 && left >= columns {
        let skipped = rest.next().map_or(left, layout::sign_width);
        before = before.saturating_sub(skipped);
        left = left.saturating_sub(skipped);
    }
    // From the beginning of a word, where there is one.
    let rest = rest.as_str();
    let (cut_off, words) = rest.split_once(' ').unwrap_or_default();
    let rest = if layout::width(cut_off) < columns / 4 && !words.is_empty() { words } else { rest };
    format!("…{}", layout::cut(rest, columns.saturating_sub(1)))
}

fn heading(out: &mut impl Write, text: &str) -> io::Result<()> {
    writeln!(out, "{BOLD}{text}{BOLD:#}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn excerpts_show_the_words() {
        let text = "one two three four five six seven eight nine ten eleven twelve";
        assert_eq!(excerpt(text, "", 20), "one two three four…");
        assert_eq!(excerpt(text, "two ONE", 20), "one two three four…");
        assert_eq!(excerpt(text, "nine", 20), "…nine ten eleven tw…");
        assert_eq!(excerpt(text, "twelve", 20), "…ten eleven twelve");
        assert_eq!(excerpt("短文", "文", 20), "短文");
        assert_eq!(excerpt("四副面子加一对将或七对", "七对", 12), "…对将或七对");
    }
}
