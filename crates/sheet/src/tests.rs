//! Sheets of all rulesets.

mod blank;
mod clauses;
mod glance;
mod notes;
mod random;
mod sessions;
mod types;

use crate::*;

/// A sheet by the words `red players=3 sticks=790`.
#[track_caller]
fn sheet(text: &str) -> Sheet {
    let mut words = text.split(' ');
    let rules = words.next().unwrap().to_owned();
    let (mut options, mut players) = (std::collections::BTreeMap::new(), 4);
    for word in words {
        let (id, value) = word.split_once('=').unwrap();
        if id == "players" {
            players = value.parse().unwrap();
        } else {
            let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
            options.insert(id.to_owned(), value);
        }
    }
    let person =
        |at: usize| Person { name: ["Anna", "Boris", "Chen", "Dora"][at].to_owned(), ..Person::default() };
    Sheet::new(Setup { rules, options, players: (0..players).map(person).collect() }).unwrap()
}

fn stamp() -> Stamp {
    Stamp { at: 1_700_000_000_000, by: "Anna".to_owned(), role: "player".to_owned() }
}

fn note(json: &str) -> Note {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"))
}

/// A deal in a few letters: `A12` Anna wins 12 from the wall, `A12B` on Boris's tile, `A5C B8C` two on one tile; nothing is a
/// drawn deal. `=` and four numbers are the hands, `-` being none.
#[track_caller]
fn deal(text: &str) -> DealEntry {
    let place = |letter: char| (letter as u8) - b'A';
    let mut entry = DealEntry {
        end: EndWord::Wall,
        wins: Vec::new(),
        hands: [None; 4],
        kongs: Vec::new(),
        broken_suit: Vec::new(),
        note: String::new(),
    };
    for word in text.split_whitespace() {
        if let Some(hands) = word.strip_prefix('=') {
            hands.split(',').enumerate().for_each(|(at, value)| entry.hands[at] = value.parse().ok());
            continue;
        }
        let from = word.chars().last().filter(char::is_ascii_uppercase).map(place);
        let same_tile = from.is_some() && entry.wins.last().is_some_and(|win| win.from == from);
        entry.end = EndWord::Win;
        entry.wins.push(WinEntry {
            who: place(word.chars().next().unwrap()),
            from,
            how: if from.is_some() { How::Discard } else { How::SelfDraw },
            value: word.trim_matches(|letter: char| letter.is_ascii_uppercase()).parse().unwrap(),
            good: true,
            same_tile,
            hand: None,
            responsible: None,
            fresh: false,
        });
    }
    entry
}

#[track_caller]
fn enter(sheet: &mut Sheet, text: &str) {
    try_enter(sheet, deal(text)).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
}

fn try_enter(sheet: &mut Sheet, deal: DealEntry) -> Result<(), Refusal> {
    let row = sheet.view().rows.len() as u32;
    sheet.apply(&stamp(), &Note::Deal { row, deal })
}

#[track_caller]
fn does(sheet: &mut Sheet, json: &str) {
    sheet.apply(&stamp(), &note(json)).unwrap_or_else(|refusal| panic!("{json}: {refusal}"));
}

/// The code and clause of a refusal, after which nothing has changed.
#[track_caller]
fn refused(sheet: &mut Sheet, json: &str) -> (&'static str, Option<&'static str>) {
    let before = sheet.view();
    let refusal = sheet.apply(&stamp(), &note(json)).expect_err(json);
    assert_eq!(sheet.view(), before, "{json}");
    (refusal.code(), refusal.clause())
}

#[track_caller]
fn faulty(sheet: &Sheet, deal: DealEntry) -> (&'static str, Option<&'static str>) {
    let refusal = sheet.preview(&deal).expect_err("it cannot be");
    assert_eq!(
        sheet.clone().apply(&stamp(), &Note::Deal { row: sheet.view().rows.len() as u32, deal }),
        Err(refusal.clone())
    );
    for lang in [Lang::En, Lang::Ru, Lang::Zh] {
        assert!(!refusal.say(lang).is_empty());
    }
    (refusal.code(), refusal.clause())
}

fn seats(row: &[WindLetter]) -> String {
    row.iter().map(|wind| format!("{wind:?}")).collect()
}
