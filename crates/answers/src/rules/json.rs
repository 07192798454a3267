//! Rules for programs. The keys are documented in the help of `fivewinds rules`.

use fivewinds::Ruleset;
use fivewinds::rulebook::{self, Block, Book, Cell, Clause, Content, Section};
use fivewinds::rules::{Fan, OptionSpec, Values, Wording, Worth};
use serde_json::{Value, json};

use super::find::{self, Answer, Found, List, excluded};
use super::gist::gist;
use crate::Lang;
use crate::json::score::option_value;
use crate::text::Text;

/// What was asked for.
pub fn answer(answer: &Answer, lang: Lang) -> Value {
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
            let clauses: Vec<Value> = lists.iter().flat_map(hits_of).collect();
            json!({"asked": asked, "clauses": clauses})
        }
    }
}

/// A ruleset for whoever sets a table up: what it is, who plays, and everything that can be chosen.
pub fn ruleset(ruleset: Ruleset, lang: Lang) -> Value {
    let text = lang.text();
    let rules = ruleset.rules();
    json!({
        "id": ruleset.id(),
        "name": (text.wording)(ruleset.name()),
        "gist": gist(ruleset, lang),
        "players": {"min": rules.players.start(), "max": rules.players.end(), "usual": rules.usual_players()},
        "hand_size": rules.hand_size,
        "tiles": rules.tiles.total(),
        "unit": (text.wording)(ruleset.unit().name),
        "revision": ruleset.revision(),
        "books": ruleset.books(),
        "options": ruleset.options().iter().map(|spec| choice(spec, text)).collect::<Vec<_>>(),
    })
}

/// The first table of a ruleset's book.
pub fn at_a_glance(ruleset: Ruleset, lang: Lang) -> Value {
    let book = find::books(ruleset, lang.of_rules()).next();
    let table = book.and_then(Book::at_a_glance).map(|(_, table)| table);
    let rows = table.iter().flat_map(|table| &table.rows);
    rows.map(|row| row.iter().map(|cell| rulebook::plain(cell)).collect::<Vec<_>>()).collect()
}

/// The catalogue of a ruleset, with the names in the language, too.
pub fn fans(ruleset: Ruleset, lang: Lang) -> Value {
    let text = lang.text();
    let each = ruleset.fans().iter().map(|entry| {
        let mut value = fan(ruleset, entry);
        value["name"] = json!((text.wording)(entry.name));
        value["worth_text"] = json!((text.rules.worth_of)(entry.worth));
        value
    });
    each.collect()
}

/// The books of a ruleset: sections, and the clauses in them.
pub fn books(ruleset: Ruleset, lang: Lang) -> Value {
    let books = find::books(ruleset, lang.of_rules()).map(|book| {
        let chapters = book.sections.iter().filter(|section| section.number.is_some());
        let sections = chapters.map(|chapter| {
            let mut value = section(book, chapter);
            let clauses = book.clauses_of(chapter);
            value["clauses"] =
                clauses.map(|clause| json!({"clause": clause.id, "text": clause.plain()})).collect();
            value
        });
        let sections: Vec<Value> = sections.collect();
        json!({"book": book.name, "title": rulebook::plain(&book.title), "sections": sections})
    });
    books.collect()
}

/// A clause, with those that it mentions.
pub fn clause_in_full(found: &Found) -> Value {
    let mut value = clause(found);
    let mentioned =
        found.mentions().iter().map(|found| hit(found.ruleset, found.book, found.clause)).collect();
    value["mentioned"] = mentioned;
    value
}

/// The clauses of an answer, one after another.
pub fn hits(answer: &Answer) -> Vec<Value> {
    match answer {
        Answer::Rulesets | Answer::Overview(_) => Vec::new(),
        Answer::Clause(found) => vec![hit(found.ruleset, found.book, found.clause)],
        Answer::Lists { lists, .. } => lists.iter().flat_map(hits_of).collect(),
    }
}

fn overview(ruleset: Ruleset, lang: Lang) -> Value {
    let text = lang.text();
    let books: Vec<&Book> = find::books(ruleset, lang.of_rules()).collect();
    let sections = books.iter().flat_map(|book| {
        let chapters = book.sections.iter().filter(|section| section.number.is_some());
        chapters.map(|chapter| section(book, chapter))
    });
    json!({
        "rules": ruleset.id(),
        "name": (text.wording)(ruleset.name()),
        "at_a_glance": at_a_glance(ruleset, lang),
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

/// An option with its values as a program wants them.
fn choice(spec: &OptionSpec, text: &Text) -> Value {
    let mut value = option(spec, text);
    value["default"] = option_value(spec.default);
    value["none"] = json!(spec.none.is_some());
    let kind = match spec.values {
        Values::Bool => "bool",
        Values::Number { min, max } | Values::Multiple { min, max, .. } => {
            (value["min"], value["max"]) = (json!(min), json!(max));
            "number"
        }
        Values::Numbers(numbers) => {
            value["choices"] = json!(numbers);
            "number"
        }
        Values::Words(words) => {
            value["choices"] = json!(words);
            "word"
        }
    };
    if let Values::Multiple { of, .. } = spec.values {
        value["multiple_of"] = json!(of);
    }
    value["kind"] = json!(kind);
    value
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

fn hits_of(list: &List) -> Vec<Value> {
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
