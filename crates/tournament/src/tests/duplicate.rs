//! Sessions with the same deals at all tables, over real sheets.

use duplicate::{Fraction, SeatLetter};
use sheet::{Note, Person, Setup, Sheet, SheetView, Stamp};

use crate::{DuplicateSheet, compare_session};

/// A sheet of MCR with these deals: `A8B` the first player wins 8 on the second one's tile, `A8` by himself, `` nobody, `!` the time
/// was up.
fn sheet(deals: &[&str]) -> Sheet {
    let players = ["Anna", "Boris", "Chen", "Dora"];
    let person = |name: &str| Person { name: name.to_owned(), ..Person::default() };
    let mut sheet = Sheet::new(Setup {
        rules: "mcr".to_owned(),
        options: std::collections::BTreeMap::new(),
        players: players.map(person).to_vec(),
    })
    .unwrap();
    for (row, deal) in deals.iter().enumerate() {
        let place = |letter: char| letter as u8 - b'A';
        let wins: Vec<serde_json::Value> = deal
            .chars()
            .next()
            .filter(char::is_ascii_uppercase)
            .map(|who| {
                let from = deal.chars().last().filter(char::is_ascii_uppercase).map(place);
                let value: u32 =
                    deal.trim_matches(|letter: char| letter.is_ascii_uppercase()).parse().unwrap();
                let how = if from.is_some() { "discard" } else { "self_draw" };
                serde_json::json!({"who": place(who), "from": from, "how": how, "value": value})
            })
            .into_iter()
            .collect();
        let end = if *deal == "!" {
            "time"
        } else if wins.is_empty() {
            "wall"
        } else {
            "win"
        };
        does(&mut sheet, &serde_json::json!({"do": "deal", "row": row, "deal": {"end": end, "wins": wins}}));
    }
    sheet
}

fn does(sheet: &mut Sheet, note: &serde_json::Value) {
    let note: Note = serde_json::from_value(note.clone()).unwrap_or_else(|error| panic!("{note}: {error}"));
    let stamp = Stamp { at: 0, by: "Eva".to_owned(), role: "referee".to_owned() };
    sheet.apply(&stamp, &note).unwrap_or_else(|refusal| panic!("{note:?}: {refusal}"));
}

fn tables(views: &[SheetView], over: bool) -> Vec<DuplicateSheet<'_>> {
    (1..).zip(views).map(|(table, sheet)| DuplicateSheet { table, sheet, over }).collect()
}

#[test]
fn sheets_are_compared_seat_by_seat() {
    let views = [sheet(&["A8B", "B8"]).view(), sheet(&["", "C8D"]).view(), sheet(&["C20", ""]).view()];
    let session = compare_session("3 5 2 6", &tables(&views, true));
    // As docs/duplicate.md has it.
    assert_eq!(session.commitment, "d59724112b11e1241db598c6456142a8c44109617a88e6b7d76350e86096d832");
    assert_eq!((session.complete, session.comparison.deals.len()), (2, 2));
    let east = &session.comparison.deals[0].seats[0];
    let rows: Vec<_> =
        east.rows.iter().map(|row| (row.table, row.player, row.points, row.match_points)).collect();
    assert_eq!((east.seat, rows), (SeatLetter::E, vec![(1, 0, 32, 4), (2, 0, 0, 2), (3, 0, -28, 0)]));
    // In the second deal the second player is East (MCR-ROUND-1).
    let east = &session.comparison.deals[1].seats[0];
    assert!(east.rows.iter().all(|row| row.player == 1));
    for seat in session.comparison.deals.iter().flat_map(|deal| &deal.seats) {
        let sum = seat.rows.iter().fold(Fraction::ZERO, |sum, row| sum.plus(row.difference));
        assert_eq!(sum, Fraction::ZERO);
    }
    assert_eq!(session.comparison.players.len(), 12);
    assert!(session.comparison.players.iter().all(|player| player.deals == 2 && player.most == 8));
}

#[test]
fn nothing_is_told_of_a_deal_that_others_still_play() {
    let views = [sheet(&["A8B", "B8", "C9"]).view(), sheet(&["A9"]).view()];
    let mut both = tables(&views, false);
    assert_eq!(compare_session("x", &both).complete, 1);
    assert_eq!(compare_session("x", &both).comparison.deals.len(), 1);
    // Its session is over: nobody waits for it.
    both[1].over = true;
    let session = compare_session("x", &both);
    assert_eq!((session.complete, session.comparison.deals.len()), (3, 3));
    assert!(session.comparison.players.iter().all(|player| player.deals == 1), "alone is no comparison");
    assert_eq!(compare_session("", &[]).commitment, "");
}

/// What is corrected is compared as corrected, what is struck out is not there, and a deal that was stopped does not count.
#[test]
fn corrections_carry_through() {
    let (mut one, other) = (sheet(&["A8B", "B8"]), sheet(&["A8B", "!"]));
    let note = serde_json::json!({"do": "correct", "row": 0, "version": 1, "why": "misread",
        "deal": {"end": "win", "wins": [{"who": 0, "from": 1, "how": "discard", "value": 10}]}});
    does(&mut one, &note);
    let views = [one.view(), other.view()];
    let session = compare_session("x", &tables(&views, true));
    let east = &session.comparison.deals[0].seats[0];
    assert_eq!(east.rows.iter().map(|row| row.points).collect::<Vec<_>>(), [34, 32]);
    assert_eq!(session.comparison.deals[1].seats[0].rows.len(), 1, "the other was stopped");
    does(&mut one, &serde_json::json!({"do": "strike", "row": 0, "version": 2, "why": "was next door"}));
    let views = [one.view(), other.view()];
    let session = compare_session("x", &tables(&views, true));
    assert_eq!(
        session.comparison.deals[0].seats[0].rows[0].points,
        48 - 64,
        "the second row is the first deal now"
    );
}
