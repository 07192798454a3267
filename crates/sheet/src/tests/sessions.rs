//! Whole sessions.

use super::*;

/// MCR-ROUND-1 to MCR-ROUND-3, MCRC-ROT-1, MCRC-RUL-12: the columns stay with the players through all changes of seats.
#[test]
fn sixteen_deals_of_mcr() {
    let mut sheet = sheet("mcr");
    let mut dealers = String::new();
    for number in 0..16 {
        let next = sheet.view().next.expect("sixteen deals");
        assert_eq!((next.number, next.round), (number + 1, number / 4 + 1));
        if number % 4 == 0 {
            // MCRC-FORM-3: who sits East, South, West, North when the round begins.
            let expected = ["ESWN", "SENW", "NWES", "WNSE"][number as usize / 4];
            assert_eq!((seats(&next.seats), next.moves.is_empty()), (expected.to_owned(), number == 0));
        }
        dealers.push((b'A' + next.dealer) as char);
        enter(&mut sheet, ["A10B", "", "C8", "D24A"][number as usize % 4]);
    }
    assert_eq!(dealers, "ABCDBADCCDBADCAB");
    let view = sheet.view();
    assert_eq!((view.next, view.end), (None, Some(SessionEnd::Rounds)));
    assert_eq!(view.totals, [4 * (34 - 16 - 32), 4 * (-18 - 16 - 8), 4 * (-8 + 48 - 8), 4 * (-8 - 16 + 48)]);
    assert_eq!((view.places, view.table_points), (vec![3, 4, 1, 2], vec![12, 0, 48, 24]));
    assert_eq!(try_enter(&mut sheet, deal("A8")), Err(Refusal::Over));
    assert_eq!(sheet.best_hands()[0].value, 24);
    assert_eq!((sheet.wins().len(), sheet.results()), (12, view.results));
}

/// Deal 3 is corrected when ten rows stand: in Taiwan everything after it changes.
#[test]
fn a_correction_is_carried_through() {
    let deals = ["B10", "C5D", "A4", "C9", "C9", "D2A", "A8B", "", "B12", "A6C"];
    let mut corrected = sheet("taiwan");
    deals.iter().for_each(|text| enter(&mut corrected, text));
    let fix = serde_json::to_string(&deal("C20B")).unwrap();
    does(&mut corrected, r#"{"do":"confirm","row":2,"version":1,"who":3}"#);
    does(&mut corrected, &format!(r#"{{"do":"correct","row":2,"version":1,"deal":{fix},"why":"Chen won"}}"#));
    let mut fresh = sheet("taiwan");
    deals.iter().enumerate().for_each(|(at, text)| enter(&mut fresh, if at == 2 { "C20B" } else { text }));
    let (one, other) = (corrected.view(), fresh.view());
    assert_eq!((&one.totals, &one.next), (&other.totals, &other.next));
    for (one, other) in one.rows.iter().zip(&other.rows) {
        assert_eq!((one.dealer, one.streak, one.number), (other.dealer, other.streak, other.number));
        assert_eq!((&one.sums, &one.bookings), (&other.sums, &other.bookings));
    }
    let row = &one.rows[2];
    assert_eq!((row.version, row.history.len(), row.confirmed.contains(&true)), (2, 2, false));
    assert_eq!((row.history[1].why.as_str(), row.history[0].entry.as_ref()), ("Chen won", Some(&deal("A4"))));
}

/// CLA-DEALER-2, CLA-SESSION-1: a draw is played again and keeps its number.
#[test]
fn classical_draws_are_replayed() {
    let mut sheet = sheet("classical session_deals=8");
    enter(&mut sheet, "");
    enter(&mut sheet, "B20 =0,-,0,0");
    let view = sheet.view();
    assert_eq!(
        view.rows.iter().map(|row| (row.number, row.replayed)).collect::<Vec<_>>(),
        [(1, true), (1, false)]
    );
    assert_eq!(view.next.map(|next| (next.number, next.dealer)), Some((2, 1)));
    assert_eq!((view.start_points, view.totals[1]), (2000, 2080));
}

/// RED-DEALER-2 to RED-DEALER-4, RED-SESSION-1.
#[test]
fn red_for_two_and_three() {
    let mut two = sheet("red players=2 session_rounds=1");
    enter(&mut two, "A3");
    enter(&mut two, "");
    assert_eq!(two.view().next.map(|next| (next.dealer, seats(&next.seats))), Some((0, "EW".to_owned())));
    enter(&mut two, "B3A");
    assert_eq!(two.view().next.map(|next| (next.dealer, seats(&next.seats))), Some((1, "WE".to_owned())));
    enter(&mut two, "A1B");
    assert_eq!((two.view().end, two.view().totals), (Some(SessionEnd::Rounds), vec![1, -1]));
    let mut three = sheet("red players=3 session_deals=2");
    enter(&mut three, "C4");
    assert_eq!(three.view().next.map(|next| seats(&next.seats)), Some("WES".to_owned()));
    enter(&mut three, "A4B");
    assert_eq!((three.view().end, three.view().totals), (Some(SessionEnd::Deals), vec![0, -8, 8]));
}

/// MCR-SESSION-2, SIC-END-3: the gong ends the session; rows after it would stand beyond it.
#[test]
fn the_time_is_up() {
    let mut one = sheet("mcr");
    enter(&mut one, "A8B");
    does(&mut one, r#"{"do":"time_up"}"#);
    assert_eq!((one.view().end, one.view().next), (Some(SessionEnd::Time), None));
    assert_eq!(try_enter(&mut one, deal("A8")), Err(Refusal::Over));
    assert_eq!(refused(&mut one, r#"{"do":"time_up"}"#).0, "over");
    does(&mut one, r#"{"do":"reopen","why":"it was the other hall"}"#);
    enter(&mut one, "A8");
    // A correction that ends the session earlier leaves later rows where they are, beyond it.
    let fix = serde_json::to_string(&DealEntry { end: EndWord::Time, ..deal("") }).unwrap();
    does(&mut one, &format!(r#"{{"do":"correct","row":0,"version":1,"deal":{fix},"why":""}}"#));
    let view = one.view();
    assert_eq!((view.rows[0].beyond, view.rows[1].beyond, view.totals), (false, true, vec![0; 4]));
    assert_eq!(refused(&mut one, r#"{"do":"sign","who":0}"#).0, "unsettled");
    does(&mut one, r#"{"do":"strike","row":1,"version":1,"why":""}"#);
    does(&mut one, r#"{"do":"sign","who":0}"#);
}
