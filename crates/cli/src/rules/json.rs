//! Rules for programs. The keys are documented in the help of `fivewinds rules`.

use fivewinds::Ruleset;
use fivewinds::rulebook::{self, Block, Book, Cell, Clause, Content, Section};
use fivewinds::rules::{Fan, OptionSpec, Wording, Worth};
use serde_json::{Value, json};

use super::find::{self, Answer, Found, List};
use super::show::excluded;
use crate::lang::Lang;
use crate::text::Text;

pub(crate) fn answer(answer: &Answer, lang: Lang) -> Value {
    let text = lang.text();
    match answer {
        Answer::Rulesets => {
            let rulesets = Ruleset::ALL.map(|ruleset| {
                json!({"id": ruleset.id(), "name": (text.wording)(ruleset.name()), "books": ruleset.books()})
            });
            json!({"rulesets": rulesets})
        }
        Answer::Overview(ruleset) => overview(*ruleset, lang),
        Answer::Clause(found) => clause(found),
        Answer::Lists { asked, lists } => {
            let clauses: Vec<Value> = lists.iter().flat_map(hits).collect();
            json!({"asked": asked, "clauses": clauses})
        }
    }
}

fn overview(ruleset: Ruleset, lang: Lang) -> Value {
    let text = lang.text();
    let books: Vec<&Book> = find::books(ruleset, lang.of_rules()).collect();
    let glance = books.first().and_then(|book| book.at_a_glance()).map(|(_, table)| table);
    let rows = glance.iter().flat_map(|table| &table.rows);
    let glance: Vec<Vec<String>> =
        rows.map(|row| row.iter().map(|cell| rulebook::plain(cell)).collect()).collect();
    let sections = books.iter().flat_map(|book| {
        let chapters = book.sections.iter().filter(|section| section.number.is_some());
        chapters.map(|chapter| section(book, chapter))
    });
    json!({
        "rules": ruleset.id(),
        "name": (text.wording)(ruleset.name()),
        "at_a_glance": glance,
        "options": ruleset.options().iter().map(|spec| option(spec, text)).collect::<Vec<_>>(),
        "fans": ruleset.fans().iter().map(|entry| fan(ruleset, entry)).collect::<Vec<_>>(),
        "sections": sections.collect::<Vec<_>>(),
    })
}

fn option(option: &OptionSpec, text: &Text) -> Value {
    json!({
        "id": option.id,
        "values": option.to_string(),
        "default": option.default.to_string(),
        "meaning": (text.wording)(option.meaning),
        "clause": option.clause,
    })
}

fn fan(ruleset: Ruleset, fan: &Fan) -> Value {
    let Wording { en, ru, zh } = fan.name;
    let worth = match fan.worth {
        Worth::Points(points) => json!({"points": points}),
        Worth::Doubles(doubles) => json!({"doubles": doubles}),
        Worth::Limit => json!({"limit": true}),
    };
    json!({
        "id": fan.id,
        "clause": fan.clause,
        "names": {"en": en, "ru": ru, "zh": zh},
        "worth": worth,
        "excludes": excluded(ruleset, fan).map(|fan| fan.id).collect::<Vec<_>>(),
        "example": fan.example,
        "options": fan.options,
    })
}

fn section(book: &Book, section: &Section) -> Value {
    let ids: Vec<&str> = book.clauses_of(section).map(|clause| clause.id.as_str()).collect();
    json!({
        "book": book.name,
        "number": section.number,
        "title": rulebook::plain(&section.title),
        "clauses": ids,
    })
}

fn clause(found: &Found) -> Value {
    let Found { ruleset, book, clause } = found;
    let mut value = hit(*ruleset, book, clause);
    let mentions: Vec<&str> = found.mentions().iter().map(|found| found.clause.id.as_str()).collect();
    value["mentions"] = json!(mentions);
    if let Content::Rows(rows) = &clause.content {
        let cell = |Cell { header, text }: &Cell| json!({"column": rulebook::plain(header), "cell": rulebook::plain(text)});
        let rows: Vec<Vec<Value>> = rows.iter().map(|row| row.iter().map(cell).collect()).collect();
        value["rows"] = json!(rows);
    }
    if !clause.more.is_empty() {
        value["more"] = json!(clause.more.iter().map(block).collect::<Vec<_>>());
    }
    if let Some(entry) = found.fan() {
        value["fan"] = fan(*ruleset, entry);
    }
    value
}

fn block(block: &Block) -> Value {
    let plain = |cells: &[String]| cells.iter().map(|cell| rulebook::plain(cell)).collect::<Vec<_>>();
    match block {
        Block::Paragraph(text) => json!({"text": rulebook::plain(text)}),
        Block::Item { text, .. } => json!({"item": rulebook::plain(text)}),
        Block::Table(table) => {
            let rows: Vec<Vec<String>> = table.rows.iter().map(|row| plain(row)).collect();
            json!({"header": plain(&table.header), "rows": rows})
        }
        Block::Code(code) => json!({"code": code}),
    }
}

fn hits(list: &List) -> Vec<Value> {
    list.clauses.iter().map(|clause| hit(list.ruleset, list.book, clause)).collect()
}

/// What all clauses have.
fn hit(ruleset: Ruleset, book: &Book, clause: &Clause) -> Value {
    let (chapter, section) = (book.chapter_of(clause), book.section_of(clause));
    json!({
        "clause": clause.id,
        "rules": ruleset.id(),
        "book": book.name,
        "section": chapter.number,
        "title": rulebook::plain(&section.title),
        "text": clause.plain(),
    })
}
