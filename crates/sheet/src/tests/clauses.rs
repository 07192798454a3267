//! What the clauses say, one after the other.

use super::*;

#[track_caller]
fn pays(sheet: &Sheet, entry: DealEntry, points: &[i32]) -> Vec<String> {
    let preview = sheet.preview(&entry).unwrap_or_else(|refusal| panic!("{entry:?}: {refusal}"));
    assert_eq!(preview.points, points, "{entry:?}");
    preview.bookings.into_iter().map(|booking| booking.clause).collect()
}

/// MCR-PAY-1, MCR-PAY-2, MCR-WIN-1, MCR-WIN-3, MCR-END-1.
#[test]
fn mcr_payments() {
    let sheet = sheet("mcr");
    assert_eq!(pays(&sheet, deal("A12"), &[60, -20, -20, -20]), ["MCR-PAY-1"; 3]);
    assert_eq!(pays(&sheet, deal("B10D"), &[-8, 34, -8, -18]), ["MCR-PAY-2"; 3]);
    assert!(pays(&sheet, deal(""), &[0; 4]).is_empty());
    assert_eq!(faulty(&sheet, deal("A7B")), ("below_minimum", Some("MCR-WIN-1")));
    assert_eq!(faulty(&sheet, deal("A8A")), ("pays_himself", Some("MCR-PAY-2")));
    assert_eq!(faulty(&sheet, deal("A8B C8B")), ("one_winner", Some("MCR-WIN-3")));
    assert_eq!(faulty(&sheet, DealEntry { end: EndWord::Wall, ..deal("A8B") }).0, "won_after_all");
    assert_eq!(faulty(&sheet, DealEntry { end: EndWord::Win, ..deal("") }).0, "no_winner");
    assert_eq!(faulty(&sheet, DealEntry { broken_suit: vec![1], ..deal("") }).0, "no_forbidden_suit");
    let mut entry = deal("B8");
    entry.wins[0].how = How::Dealt;
    assert_eq!(faulty(&sheet, entry.clone()).0, "not_dealer");
    entry.wins[0].how = How::RobFlower;
    assert_eq!(faulty(&sheet, entry.clone()).0, "no_such_way");
    entry.wins[0].how = How::Discard;
    assert_eq!(faulty(&sheet, entry.clone()).0, "whose_tile");
    entry.wins[0].good = false;
    (entry.wins[0].how, entry.wins[0].from) = (How::SelfDraw, None);
    assert_eq!(faulty(&sheet, entry.clone()), ("false_win", Some("MCR-FOUL-6")));
    (entry.wins[0].good, entry.wins[0].responsible) = (true, Some(2));
    assert_eq!(faulty(&sheet, entry.clone()).0, "not_responsible");
    (entry.wins[0].responsible, entry.wins[0].who) = (None, 7);
    assert_eq!(faulty(&sheet, entry.clone()).0, "no_such_player");
    (entry.wins[0].who, entry.wins[0].value) = (1, u32::MAX);
    assert_eq!(faulty(&sheet, entry).0, "above_limit");
}

/// RED-PAY-1 to RED-PAY-3, RED-SCORE-7, RED-SCORE-8.
#[test]
fn red_payments() {
    let four = sheet("red");
    assert_eq!(pays(&four, deal("A5"), &[15, -5, -5, -5]), ["RED-PAY-1"; 3]);
    assert_eq!(pays(&four, deal("A5C"), &[5, 0, -5, 0]), ["RED-PAY-1"]);
    pays(&four, deal("A0C"), &[0; 4]);
    assert_eq!(faulty(&four, deal("A301C")), ("above_limit", Some("RED-SCORE-8")));
    assert_eq!(pays(&sheet("red players=3"), deal("C5"), &[-5, -5, 10]), ["RED-PAY-2"; 2]);
    assert_eq!(pays(&sheet("red players=2"), deal("B5"), &[-5, 5]), ["RED-PAY-3"]);
    assert_eq!(pays(&sheet("red players=2"), deal("B5A"), &[-5, 5]), ["RED-PAY-3"]);
    assert_eq!(faulty(&sheet("red min_points=3"), deal("A2")), ("below_minimum", Some("RED-SCORE-6")));
    assert_eq!(faulty(&sheet("red players=2"), deal("C5")).0, "no_such_player");
}

/// CLA-PAY-1 to CLA-PAY-4, CLA-SCORE-1, CLA-SCORE-5.
#[test]
fn classical_payments() {
    let sheet = sheet("classical");
    // South wins 40; East has 20, West 60, North 10: East pays and gets double.
    pays(&sheet, deal("B40C =20,-,60,10"), &[-80 - 80 + 20, 160, 80 + 50 - 40, -40 - 20 - 50]);
    // 34 is rounded up, more than the limit is cut.
    pays(&sheet, deal("A34 =-,0,0,0"), &[240, -80, -80, -80]);
    pays(&sheet, deal("A900 =-,0,0,0"), &[3000, -1000, -1000, -1000]);
    assert_eq!(faulty(&sheet, deal("B40C =20,-,-,10")), ("hand_missing", Some("CLA-SCORE-1")));
    assert_eq!(faulty(&sheet, deal("B40C =20,30,0,10")).0, "hand_differs");
}

/// TWN-PAY-1 to TWN-PAY-5, TWN-RESP-4, TWN-RESP-6, TWN-WIN-5, TWN-WIN-6.
#[test]
fn taiwan_payments() {
    let mut sheet = sheet("taiwan");
    pays(&sheet, deal("B43"), &[-44, 130, -43, -43]);
    pays(&sheet, deal("A10"), &[33, -11, -11, -11]);
    pays(&sheet, deal("B10A C5A"), &[-17, 11, 6, 0]);
    assert_eq!(faulty(&sheet, deal("B10A C5D")).0, "other_tile");
    assert_eq!(faulty(&sheet, deal("B10A C5")).0, "other_tile");
    assert_eq!(faulty(&sheet, deal("B1A")), ("below_minimum", Some("TWN-SCORE-6")));
    let mut entry = deal("B40");
    entry.wins[0].responsible = Some(3);
    assert_eq!(pays(&sheet, entry, &[0, 121, 0, -121])[0], "TWN-RESP-4");
    let mut entry = deal("B40A");
    entry.wins[0].responsible = Some(3);
    pays(&sheet, entry.clone(), &[0, 41, 0, -41]);
    entry.wins[0].fresh = true;
    assert_eq!(pays(&sheet, entry.clone(), &[-41, 41, 0, 0])[0], "TWN-RESP-6");
    entry.wins[0].responsible = Some(1);
    assert_eq!(faulty(&sheet, entry).0, "not_responsible");
    // TWN-DEALER-2, TWN-DEALER-4: the second deal of a streak.
    enter(&mut sheet, "A10");
    assert_eq!(sheet.view().next.map(|next| (next.dealer, next.streak)), Some((0, 1)));
    pays(&sheet, deal("A10"), &[39, -13, -13, -13]);
    enter(&mut sheet, "A10");
    enter(&mut sheet, "B10");
    // TWN-DEALER-3.
    assert_eq!(sheet.view().next.map(|next| (next.dealer, next.streak)), Some((1, 0)));
}

/// SIC-PAY-1 to SIC-PAY-3, SIC-PEN-1, SIC-KPAY-1 to SIC-KPAY-8, SIC-READY-4, SIC-PEN-2, SIC-PEN-3, SIC-END-1 to SIC-END-4.
#[test]
fn sichuan_payments() {
    let sheet = sheet("sichuan");
    // A 2 from the wall; B and C on D's tile.
    pays(&sheet, deal("A2 B1D C4D"), &[9, -3 + 1, -3 + 4, -3 - 5]);
    assert_eq!(faulty(&sheet, deal("A2 B1D")).0, "not_over");
    assert_eq!(faulty(&sheet, deal("A2 B1A C1D")), ("payer_out", Some("SIC-AFTER-3")));
    assert_eq!(faulty(&sheet, deal("A2 A1 C1D")).0, "winner_out");
    assert_eq!(faulty(&sheet, deal("A3 B1 C1D")), ("no_such_value", Some("SIC-SCORE-2")));
    assert_eq!(faulty(&sheet, deal("A1 B1 C1 D1")).0, "too_many_wins");
    let wall = |text: &str| DealEntry { end: EndWord::Wall, ..deal(text) };
    // SIC-READY-4: A is out; B is ready with 4, C and D are not.
    pays(&sheet, wall("A1 =-,4,0,0"), &[6, -2 + 8, -2 - 4, -2 - 4]);
    assert_eq!(faulty(&sheet, wall("A1 =-,4,0,-")).0, "hand_missing");
    assert_eq!(faulty(&sheet, wall("A1 =0,4,0,1")).0, "hand_of_winner");
    let kong = |text: &str| -> KongEntry { serde_json::from_str(text).unwrap() };
    let with = |mut entry: DealEntry, kongs: &[&str]| {
        entry.kongs = kongs.iter().map(|text| kong(text)).collect();
        entry
    };
    let concealed = r#"{"who":1,"kind":"concealed"}"#;
    pays(&sheet, with(wall("=1,1,1,1"), &[concealed]), &[-2, 6, -2, -2]);
    pays(&sheet, with(wall("=1,1,1,1"), &[r#"{"who":1,"kind":"melded","from":3}"#]), &[0, 2, 0, -2]);
    pays(&sheet, with(wall("=1,1,1,1"), &[r#"{"who":1,"kind":"added"}"#]), &[-1, 3, -1, -1]);
    pays(&sheet, with(wall("=1,1,1,1"), &[r#"{"who":1,"kind":"deferred"}"#]), &[0; 4]);
    // SIC-KPAY-7: not ready, so it is given back.
    pays(&sheet, with(wall("=0,0,0,0"), &[concealed]), &[0; 4]);
    // SIC-AFTER-3: made when A was out.
    pays(
        &sheet,
        with(wall("A1 =-,1,1,1"), &[r#"{"who":1,"kind":"concealed","after":1}"#]),
        &[6, -2 + 4, -4, -4],
    );
    // SIC-KPAY-6.
    let lost = r#"{"who":3,"kind":"concealed","after":1,"lost":true}"#;
    pays(&sheet, with(deal("A2 B1D C4D"), &[lost]), &[9, -2, 1, -8]);
    assert_eq!(
        faulty(&sheet, with(deal("A2 B1D C4D"), &[lost, lost])),
        ("kong_not_lost", Some("SIC-KPAY-6"))
    );
    assert_eq!(faulty(&sheet, with(deal("A2 B1 C4D"), &[lost])).0, "kong_not_lost");
    assert_eq!(faulty(&sheet, with(wall("=1,1,1,1"), &[r#"{"who":1,"kind":"melded"}"#])).0, "kong_from");
    assert_eq!(
        faulty(&sheet, with(wall("=1,1,1,1"), &[r#"{"who":1,"kind":"added","after":2}"#])).0,
        "kong_time"
    );
    assert_eq!(
        faulty(&sheet, with(wall("B1 =1,-,1,1"), &[r#"{"who":1,"kind":"added","after":1}"#])).0,
        "kong_out"
    );
    assert_eq!(faulty(&sheet, with(wall("=1,1,1,1"), &[concealed; 5])).0, "too_many_kongs");
    // SIC-PEN-1, SIC-KPAY-8: a false win, and his kong goes back.
    let mut entry = with(wall("B1 =0,-,0,0"), &[concealed]);
    entry.wins[0].good = false;
    pays(&sheet, entry.clone(), &[8, -24, 8, 8]);
    // SIC-DEALER-4: nobody has won.
    assert_eq!(sheet.preview(&entry).unwrap().next.unwrap().dealer, 0);
    // SIC-PEN-4: and the forbidden suit in it. SIC-RUL-28: nobody gets it.
    entry.broken_suit = vec![1];
    assert_eq!(pays(&sheet, entry, &[8, -72, 8, 8]).last().unwrap(), "SIC-PEN-2");
    let broken = |entry: DealEntry| DealEntry { broken_suit: vec![3], ..entry };
    assert_eq!(pays(&sheet, broken(deal("A2 B1D C4D")), &[9, -2, 1, -8 - 48]).last().unwrap(), "SIC-PEN-3");
    assert_eq!(faulty(&sheet, broken(wall("=0,0,0,2"))), ("broken_ready", Some("SIC-READY-1")));
    assert_eq!(faulty(&sheet, broken(wall("D1 =0,0,0,-"))), ("broken_win", Some("SIC-WIN-2")));
    // SIC-END-3: at the gong nobody asks who is ready.
    let time = DealEntry { end: EndWord::Time, ..deal("A1") };
    let preview = sheet.preview(&with(time, &[concealed])).unwrap();
    assert_eq!((preview.points, preview.next), (vec![4, 4, -4, -4], None));
    // SIC-DEALER-2, SIC-DEALER-3.
    assert_eq!(sheet.preview(&deal("C2 B1D A4D")).unwrap().next.unwrap().dealer, 2);
    assert_eq!(sheet.preview(&deal("B1D A4D C2")).unwrap().next.unwrap().dealer, 3);
}

/// RED-STICK-1, CLA-STICK-1, TWN-STICK-1.
#[test]
fn sticks_are_worth_the_start() {
    for text in [
        "red sticks=790",
        "red sticks=800",
        "classical sticks=true",
        "taiwan counters=sticks_84",
        "taiwan counters=sticks_88",
    ] {
        let view = sheet(text).view();
        let sticks = view.form.sticks.unwrap();
        let worth: u32 = sticks.sticks.iter().map(|stick| stick.worth * stick.count).sum();
        assert_eq!((i64::from(worth), worth), (view.start_points, sticks.start), "{text}");
    }
    assert_eq!(sheet("red").view().form.sticks, None);
}

/// What the rules files say of each offence: id, clause, points (`each` of the others gets them, the referee chooses among
/// several, `to` whom he names), then `dead`, `warning`, `round` for a count by rounds, `deal` if it stands with the deal, and
/// what else follows.
const OFFENCES: [(&str, &str); 5] = [
    (
        "mcr",
        "late_10 MCRC-PEN-3 10
         late_15 MCRC-PEN-3 20
         late_missed MCRC-PEN-3 0 session_missed
         cheating MCRC-RUL-15 5,10,20,40,50,60 referee_decides
         wrong_set MCR-FOUL-2 0 dead
         empty_call MCR-FOUL-5 ladder
         early_touch MCR-FOUL-4 ladder tile_back
         early_look MCR-FOUL-4 ladder dead
         late_pung MCR-FOUL-5 ladder round
         false_win_cheap MCR-FOUL-7 10each dead
         false_win MCR-FOUL-8 20each dead
         exposed_tile MCR-FOUL-9 0 must_discard
         opened_hand MCR-FOUL-10 0 warning
         opened_hand_false MCR-FOUL-10 10each dead discard_shown
         knocked_tile MCR-FOUL-11 5,10,20,40,50,60to referee_decides
         wrong_count MCR-FOUL-3 0 dead
         information MCR-FOUL-12 0 dead grave
         disorder MCRC-PEN-5 0 exclusion
         not_taken MCR-FOUL-13 0 dead
         win_not_taken MCR-FOUL-13 20each dead
         irregular_win MCR-FOUL-14 0 no_win_this_turn
         shown_tiles MCR-FOUL-15 0 dead
         reaching_over MCR-FOUL-16 0 no_right_to_discard
         reached_and_took MCR-FOUL-16 0 dead no_claims
         mixed_tiles MCR-FOUL-17 0 dead win_annulled
         breach MCRC-PEN-4 5,10,20,40,50,60
         warning MCRC-PEN-2 0 warning",
    ),
    (
        "red",
        "false_win RED-PEN-1 9each dead\nwrong_count RED-DEAD-4 0 dead no_claims\nwrong_set RED-ERR-2 0 dead",
    ),
    // CLA-ERR-1.
    ("classical", ""),
    (
        "sichuan",
        "false_win SIC-PEN-1 8each deal\nforbidden_suit SIC-PEN-2 48 deal\nforbidden_set SIC-PEN-3 48 deal",
    ),
    (
        "taiwan",
        "false_win TWN-PEN-1 5each dead
         misnamed_discard TWN-PEN-2 1,2to
         false_kong TWN-PEN-3 10each
         wrong_count TWN-DEAD-2 0 dead no_claims
         wrong_set TWN-DEAD-3 0 dead",
    ),
];

#[test]
fn offences_cost_what_the_rules_say() {
    for (text, expected) in OFFENCES {
        let sheet = sheet(text);
        let expected: Vec<String> = expected.lines().map(|line| line.trim().to_owned()).collect();
        assert_eq!(sheet.view().offences.iter().map(line).collect::<Vec<_>>(), expected, "{text}");
        for offence in sheet.view().offences {
            for lang in [Lang::En, Lang::Ru, Lang::Zh] {
                assert!(offence_name(sheet.rules(), &offence.id, lang).is_some_and(|name| !name.is_empty()));
            }
        }
    }
}

fn line(offence: &OffenceView) -> String {
    let all = |points: &[u32]| points.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
    let points = match &offence.points {
        PointsView::None => "0".to_owned(),
        PointsView::Fixed { points } => points.to_string(),
        PointsView::EachOther { points } => format!("{points}each"),
        PointsView::Choice { points } if offence.to == ReceiverView::One => format!("{}to", all(points)),
        PointsView::Choice { points } => all(points),
        PointsView::Ladder { points } => {
            assert_eq!(points, &[0, 5, 10, 20, 40, 50, 60], "MCRC-PEN-7");
            "ladder".to_owned()
        }
    };
    let words = [
        (offence.dead_hand, "dead"),
        (offence.warning, "warning"),
        (offence.each_round, "round"),
        (offence.in_deal, "deal"),
    ];
    let mut line = format!("{} {} {points}", offence.id, offence.clause);
    words.iter().filter(|(is, _)| *is).for_each(|(_, word)| line = format!("{line} {word}"));
    offence.consequence.iter().for_each(|word| line = format!("{line} {word}"));
    line
}
