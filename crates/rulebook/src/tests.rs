//! The books themselves: all clauses are found, and the translations say as much as the English text.

use std::collections::BTreeSet;

use super::*;

/// The same book in all languages.
fn shelf() -> impl Iterator<Item = [&'static Book; 3]> {
    NAMES.into_iter().map(|name| Lang::ALL.map(|lang| book(lang, name).unwrap()))
}

fn all_books() -> impl Iterator<Item = &'static Book> {
    shelf().flatten()
}

/// What differs from the English book is told with the clause and the language.
#[track_caller]
fn check_same<T: PartialEq + std::fmt::Debug>(of: impl Fn(&Book, &Clause) -> T) {
    for [en, ru, zh] in shelf() {
        for clause in &en.clauses {
            let expected = of(en, clause);
            for other in [ru, zh] {
                let translated = other.clause(&clause.id).unwrap();
                assert_eq!(of(other, translated), expected, "{} {:?}", clause.id, other.lang);
            }
        }
    }
}

#[test]
fn the_books_have_the_same_sections_and_clauses() {
    for [en, ru, zh] in shelf() {
        for other in [ru, zh] {
            let skeleton = |book: &Book| -> Vec<(usize, Option<String>, usize)> {
                let sections = book.sections.iter();
                sections
                    .map(|section| (section.level, section.number.clone(), section.blocks.len()))
                    .collect()
            };
            assert_eq!(skeleton(other), skeleton(en), "{} {:?}", en.name, other.lang);
            let ids = |book: &Book| -> Vec<(String, usize)> {
                book.clauses.iter().map(|clause| (clause.id.clone(), clause.section)).collect()
            };
            assert_eq!(ids(other), ids(en), "{} {:?}", en.name, other.lang);
        }
    }
}

#[test]
fn the_blocks_have_the_same_form() {
    let form = |block: &Block| match block {
        Block::Paragraph(_) => "paragraph".to_owned(),
        Block::Item { depth, .. } => format!("item {depth}"),
        Block::Table(table) => format!("table {} {}", table.header.len(), table.rows.len()),
        Block::Code(code) => format!("code {}", code.lines().count()),
    };
    for [en, ru, zh] in shelf() {
        for other in [ru, zh] {
            for (section, translated) in en.sections.iter().zip(&other.sections) {
                let forms = |section: &Section| section.blocks.iter().map(form).collect::<Vec<_>>();
                let place = format!("{} {} {:?}", en.name, section.title, other.lang);
                assert_eq!(forms(translated), forms(section), "{place}");
            }
        }
    }
}

#[test]
fn the_clauses_have_the_same_form() {
    check_same(|_, clause| {
        let rows = match &clause.content {
            Content::Text(_) => Vec::new(),
            Content::Rows(rows) => rows.iter().map(Vec::len).collect(),
        };
        (rows, clause.more.len())
    });
}

/// What programs read is the same in every language.
#[test]
fn the_clauses_have_the_same_code() {
    check_same(|_, clause| {
        let texts: Vec<&str> = clause.texts().collect();
        let spans = texts.iter().flat_map(|text| spans(text));
        let mut code: Vec<String> = spans.filter(|span| span.code).map(|span| span.text.to_owned()).collect();
        code.sort();
        code
    });
}

#[test]
fn the_clauses_mention_the_same_clauses() {
    check_same(|book, clause| book.mentions(clause).into_iter().collect::<BTreeSet<_>>());
}

#[test]
fn the_fan_tables_have_the_same_numbers() {
    let is_fan = |id: &str| ["-FAN-", "-PTS-", "-DBL-", "-LIM-"].iter().any(|word| id.contains(word));
    check_same(|_, clause| match &clause.content {
        Content::Rows(rows) if is_fan(&clause.id) => {
            let cells = rows.iter().flatten().map(|cell| cell.text.as_str());
            cells.filter(|text| text.parse::<u32>().is_ok()).map(str::to_owned).collect::<Vec<_>>()
        }
        Content::Rows(_) | Content::Text(_) => Vec::new(),
    });
}

#[test]
fn what_is_mentioned_exists() {
    for book in all_books() {
        for section in &book.sections {
            for text in section.blocks.iter().flat_map(Block::texts) {
                for cited in id::cited(text).into_iter().filter(|cited| cited.in_full) {
                    assert!(
                        clause(book.lang, &cited.id).is_some(),
                        "{} {:?}: {}",
                        book.name,
                        book.lang,
                        cited.id
                    );
                }
            }
        }
    }
}

#[test]
fn nothing_is_empty() {
    for book in all_books() {
        let place = format!("{} {:?}", book.name, book.lang);
        assert!(!book.title.is_empty() && book.sections.len() > 10 && book.clauses.len() > 80, "{place}");
        assert!(
            book.at_a_glance().is_some_and(|(section, table)| section.level == 2 && table.header.len() == 2)
        );
        for section in &book.sections {
            assert!(!section.title.is_empty(), "{place}");
            for block in &section.blocks {
                assert!(block.texts().iter().any(|text| !text.is_empty()), "{place} {}", section.title);
            }
            for table in section.tables() {
                let widths: BTreeSet<usize> = table.rows.iter().map(Vec::len).collect();
                assert_eq!(widths, BTreeSet::from([table.header.len()]), "{place} {}", section.title);
            }
        }
        for clause in &book.clauses {
            assert!(!clause.plain().is_empty(), "{place} {}", clause.id);
            if let Content::Rows(rows) = &clause.content {
                let is_whole = |cell: &Cell| !cell.header.is_empty() && !cell.text.is_empty();
                assert!(rows.iter().flatten().all(is_whole), "{place} {}", clause.id);
            }
        }
    }
}

#[test]
fn every_mark_is_closed() {
    for book in all_books() {
        let blocks = book.sections.iter().flat_map(|section| &section.blocks);
        for text in blocks.filter(|block| !matches!(block, Block::Code(_))).flat_map(Block::texts) {
            // Whatever stands behind a text with all its marks is unmarked.
            let with_end = format!("{text}.");
            let last = spans(&with_end).last().copied().unwrap();
            assert!(!last.strong && !last.emphasis && !last.code, "{} {:?}: {text}", book.name, book.lang);
            assert!(!plain(text).contains("**") && !plain(text).contains('`'), "{text}");
        }
    }
}

/// The same definitions as those that `cargo xtask tidy` finds, by another way: line by line.
#[test]
fn every_definition_is_found() {
    for book in books(Lang::En) {
        let path = format!("{}/../../docs/rules/{}.md", env!("CARGO_MANIFEST_DIR"), book.name);
        let text = std::fs::read_to_string(path).unwrap();
        let prefix = id::prefix(&book.clauses[0].id).unwrap();
        let defined: BTreeSet<String> =
            defined(&text).into_iter().filter(|id| id::prefix(id) == Some(prefix)).collect();
        let found: BTreeSet<String> = book.clauses.iter().map(|clause| clause.id.clone()).collect();
        assert_eq!(found, defined, "{}", book.name);
        assert_eq!(found.len(), book.clauses.len(), "{}: a clause is there twice", book.name);
    }
}

fn defined(text: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let mut stem = None;
    for line in text.lines() {
        let bold: Vec<&str> = line.split("**").skip(1).step_by(2).collect();
        ids.extend(bold.iter().filter(|name| is_id(name)).map(|&name| name.to_owned()));
        for pair in
            bold.windows(2).filter(|pair| line.contains(&format!("**{}** to **{}**", pair[0], pair[1])))
        {
            let ((stem, first), (_, last)) = (id::split(pair[0]).unwrap(), id::split(pair[1]).unwrap());
            let range = first.parse::<u32>().unwrap()..=last.parse().unwrap();
            ids.extend(range.map(|number| format!("{stem}-{number}")));
        }
        if line.starts_with('#') {
            stem = None;
        }
        stem = bold.iter().find_map(|name| name.strip_suffix("-n")).or(stem);
        let cell = line.strip_prefix('|').and_then(|row| row.split('|').next()).map_or("", str::trim);
        if is_id(cell) {
            ids.insert(cell.to_owned());
        } else if let Some(stem) = stem.filter(|_| id::is_number(cell)) {
            ids.insert(format!("{stem}-{cell}"));
        }
    }
    ids
}

#[track_caller]
fn check(lang: Lang, id: &str, expected: &str) {
    let (book, clause) = clause(lang, id).unwrap();
    let section = book.section_of(clause);
    let chapter = book.chapter_of(clause).number.as_deref().unwrap_or("–");
    let shown = format!("{} {chapter} {}: {}", clause.id, section.title, clause.plain());
    assert!(shown.starts_with(expected), "{shown}");
}

#[test]
fn clauses_of_every_sort() {
    check(Lang::En, "MCR-SET-4", "MCR-SET-4 1 The set of tiles: There are no jokers.");
    check(
        Lang::En,
        "mcr-fan-28",
        "MCR-FAN-28 12 The 81 fans: pure_straight · Чистый ряд · Pure Straight · 16",
    );
    check(Lang::Ru, "Red-Fan-1", "RED-FAN-1 13 Фаны: flower · Цветок/сезон");
    check(Lang::Zh, "SIC-FAN-10", "SIC-FAN-10 11 番种表: sea_bottom · Морское дно");
    check(Lang::En, "TWN-FAN-10B", "TWN-FAN-10B 14 Fan table: concealed_kong");
    check(Lang::Ru, "TWN-FAN-36", "TWN-FAN-36 14 Таблица фанов: blessing_of_earth");
    check(Lang::En, "RED-OPT-0", "RED-OPT-0 18 Options: Unknown option ids");
    check(Lang::En, "MCRC-PEN-3", "MCRC-PEN-3 7 Penalties: [3.11.2] Lateness");
    for id in ["", "-", "RED", "red-fan-0", "red-fan-999999999999", "xxx-fan-1", "RED-FAN-1 ", "ред-фан-1"]
    {
        assert_eq!(clause(Lang::En, id), None, "{id}");
    }
}

#[test]
fn what_goes_with_a_clause() {
    let more = |id: &str| clause(Lang::Zh, id).unwrap().1.more.len();
    // A table of categories, an algorithm, three sub-items, two tables, a remark below the table.
    let ids = ["MCR-CAT-1", "MCR-COUNT-8", "MCR-COUNT-10", "RED-MSG-3", "CLA-PTS-16"];
    assert_eq!(ids.map(more), [1, 1, 3, 2, 1]);
    assert_eq!(["MCR-COUNT-7", "SIC-PEN-4", "CLA-PTS-15"].map(more), [0, 0, 0]);
    let Content::Rows(rows) = &clause(Lang::En, "MCR-INPUT-3").unwrap().1.content else { panic!() };
    let messages: Vec<&str> = rows.iter().map(|row| row[1].text.as_str()).collect();
    assert_eq!(messages, ["`no such tile`", "`joker`", "`flower`"]);
}

#[test]
fn mentions() {
    let mentions = |id: &str| {
        let (book, clause) = clause(Lang::En, id).unwrap();
        book.mentions(clause).join(" ")
    };
    assert_eq!(mentions("RED-WIN-1"), "");
    assert_eq!(mentions("MCR-WIN-1"), "MCR-FORM-1 MCR-FORM-2 MCR-FORM-3 MCR-FORM-4 MCR-FORM-5 MCR-WIN-2");
    assert_eq!(mentions("MCR-CLAIM-8"), "MCR-CLAIM-2 MCR-CLAIM-3");
    assert_eq!(mentions("SIC-CASE-2"), "SIC-READY-3");
    assert_eq!(mentions("MCR-FOUL-4"), "MCRC-PEN-7");
    assert_eq!(mentions("CLA-PTS-16"), "CLA-WIN-3");
}

#[test]
fn search() {
    let found = |lang, words: &str| {
        let ids: Vec<&str> =
            book(lang, "mcr").unwrap().search(words).map(|clause| clause.id.as_str()).collect();
        ids.join(" ")
    };
    assert_eq!(found(Lang::En, "NINE-sided wait"), "MCR-RUL-23");
    assert_eq!(found(Lang::Ru, "ЗЕЛЁНЫЕ все"), found(Lang::Ru, "все зеленые"));
    assert_eq!(found(Lang::Zh, "组合龙 番种"), found(Lang::Zh, "番种 组合龙"));
    assert_eq!(found(Lang::En, "  "), "");
    assert_eq!(found(Lang::En, "riichi"), "");
}
