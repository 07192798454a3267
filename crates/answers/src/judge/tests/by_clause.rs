//! Rulings that cite their clauses: claims, payments, offences, moves and wins of all five rulesets.

use fivewinds::rules::{FalseWin, OffencePoints, Verdict};
use fivewinds::tiles::Seat;
use serde_json::{Value, json};

use super::super::claims::{Claim, Question};
use super::super::{Ruling, may, offence, payments, win};
use super::{ALL, rules};
use crate::problem::Problem;
use crate::{Lang, ScoreReport, parse};

/// `S:pung W:win:late N:chow=HAND`, separated by bars.
fn claims(id: &str, from: &str, rest: &str, change: impl Fn(&mut Question)) -> Ruling {
    let claim = |text: &str| {
        let (call, hand) =
            text.split_once('=').map_or((text, None), |(call, hand)| (call, Some(hand.to_owned())));
        let mut words = call.trim().split(':');
        let (who, call) = (words.next().unwrap().to_owned(), words.next().unwrap().to_owned());
        let marks: Vec<&str> = words.collect();
        Claim { who, call, hand, late: marks.contains(&"late"), dead: marks.contains(&"dead"), missed: 0 }
    };
    let mut question = Question {
        from: from.to_owned(),
        claims: rest.split('|').map(claim).collect(),
        ..Question::default()
    };
    change(&mut question);
    question.read(rules(id)).unwrap().rule(Lang::En)
}

/// The verdict, and then who is told what by which clause: `S MCR-CLAIM-2`.
#[track_caller]
fn says(ruling: &Ruling, verdict: &str, lines: &[&str]) {
    let told: Vec<String> = ruling
        .lines
        .iter()
        .map(|line| {
            let who = line.who.map_or(String::from("-"), |seat| seat.wind().letter().to_string());
            format!("{who} {}", line.clause.as_deref().unwrap_or("-"))
        })
        .collect();
    assert_eq!(
        (ruling.verdict.as_str(), told.as_slice()),
        (verdict, &lines.iter().map(|&line| line.to_owned()).collect::<Vec<_>>()[..]),
        "{}",
        ruling.text()
    );
}

fn plain(_: &mut Question) {}

#[test]
fn a_win_goes_before_a_pung_and_a_pung_before_a_chow() {
    let after = |id: &str| claims(id, "E", "S:chow|W:pung", plain);
    says(
        &after("mcr"),
        "West gets the tile for a pung.",
        &["S MCR-CLAIM-2", "W MCR-CLAIM-2", "W MCR-TURN-4"],
    );
    says(
        &after("taiwan"),
        "West gets the tile for a pung.",
        &["S TWN-CLAIM-2", "W TWN-CLAIM-2", "W TWN-CLAIM-4"],
    );
    says(
        &after("red"),
        "West gets the tile for a pung.",
        &["S RED-CLAIM-2", "W RED-CLAIM-2", "W RED-CLAIM-5"],
    );
    says(
        &after("classical"),
        "West gets the tile for a pung.",
        &["S CLA-CLAIM-4", "W CLA-CLAIM-4", "W CLA-CLAIM-6"],
    );
    let won = |id: &str| claims(id, "E", "S:pung|N:win", plain);
    says(&won("mcr"), "North wins on the tile.", &["S MCR-CLAIM-2", "N MCR-CLAIM-2"]);
    says(&won("sichuan"), "North wins on the tile.", &["S SIC-CLAIM-2", "N SIC-CLAIM-2"]);
    says(&won("taiwan"), "North wins on the tile.", &["S TWN-CLAIM-2", "N TWN-CLAIM-2"]);
    says(&won("red"), "North wins on the tile.", &["S RED-CLAIM-2", "N RED-CLAIM-2"]);
    says(&won("classical"), "North wins on the tile.", &["S CLA-CLAIM-4", "N CLA-CLAIM-4"]);
}

#[test]
fn of_several_winners_each_ruleset_has_its_own() {
    let of = |id: &str| claims(id, "W", "N:win|S:win", plain);
    says(&of("mcr"), "North wins on the tile.", &["N MCR-CLAIM-3", "S MCR-CLAIM-3"]);
    says(&of("red"), "North wins on the tile.", &["N RED-CLAIM-6", "S RED-CLAIM-6"]);
    says(&of("classical"), "South wins on the tile.", &["N CLA-CLAIM-5", "S CLA-CLAIM-5"]);
    let both = "North and South win on the same tile, each for himself.";
    says(&of("sichuan"), both, &["N SIC-WIN-3", "S SIC-WIN-3"]);
    says(&of("taiwan"), both, &["N TWN-WIN-5", "S TWN-WIN-5"]);
}

#[test]
fn only_the_next_player_chows_and_only_where_there_are_chows() {
    for (id, clause) in [
        ("mcr", "MCR-CLAIM-1"),
        ("taiwan", "TWN-CLAIM-3"),
        ("red", "RED-CLAIM-4"),
        ("classical", "CLA-CLAIM-3"),
    ] {
        let ruling = claims(id, "E", "W:chow", plain);
        assert_eq!(ruling.verdict, "Nobody gets the tile.");
        assert_eq!(ruling.clauses()[0], clause);
        assert_eq!(claims(id, "E", "S:chow", plain).verdict, "South gets the tile for a chow.");
    }
    says(
        &claims("sichuan", "E", "S:chow", plain),
        "Nobody gets the tile.",
        &["S SIC-CLAIM-1", "- SIC-TURN-2"],
    );
    says(&claims("red", "E", "S:kong", plain), "Nobody gets the tile.", &["S RED-CLAIM-7", "- RED-PLAY-1"]);
    // An honour makes no chow.
    let ruling = claims("mcr", "E", "S:chow", |question| question.tile = Some("1z".to_owned()));
    assert_eq!(ruling.clauses()[0], "MCR-CLAIM-1");
}

#[test]
fn the_last_discard_is_for_a_win() {
    let last = |id: &str, rest: &str| claims(id, "E", rest, |question| question.last = true);
    for (id, clause) in
        [("mcr", "MCR-END-3"), ("taiwan", "TWN-SEA-4"), ("red", "RED-END-3"), ("classical", "CLA-END-1")]
    {
        assert_eq!(last(id, "S:pung").clauses()[0], clause);
        assert_eq!(last(id, "S:pung|W:win").verdict, "West wins on the tile.");
    }
    // SIC-CLAIM-4: or for a pung, never for a kong.
    assert_eq!(last("sichuan", "W:pung").verdict, "West gets the tile for a pung.");
    assert_eq!(last("sichuan", "W:kong").clauses()[0], "SIC-KONG-3");
}

#[test]
fn a_late_claim_and_one_of_a_player_who_is_out_fall_away() {
    let late = |id: &str| claims(id, "E", "W:win:late", plain).clauses()[0].to_owned();
    assert_eq!(ALL.map(late), ["RED-CLAIM-1", "CLA-CLAIM-1", "MCR-CLAIM-7", "SIC-TURN-2", "TWN-TURN-3"]);
    let out = claims("sichuan", "E", "S:win|W:win", |question| question.out = vec!["S".to_owned()]);
    assert_eq!(out.verdict, "West wins on the tile.");
    // MCR-FOUL-1: a dead hand claims sets, and wins nothing.
    says(
        &claims("mcr", "E", "S:win:dead|W:pung:dead", plain),
        "West gets the tile for a pung.",
        &["S MCR-FOUL-1", "W MCR-CLAIM-2", "W MCR-TURN-4"],
    );
}

#[test]
fn an_added_kong_may_be_robbed_for_a_win_alone() {
    let rob = |id: &str, rest: &str| claims(id, "E", rest, |question| question.robbed = true);
    for (id, clause) in [
        ("mcr", "MCR-KONG-6"),
        ("sichuan", "SIC-KONG-6"),
        ("taiwan", "TWN-ROB-1"),
        ("classical", "CLA-KONG-7"),
    ] {
        says(&rob(id, "W:win"), "West robs the kong and wins.", &[&format!("W {clause}")]);
        assert_eq!(rob(id, "W:pung").clauses()[0], clause);
        assert_eq!(rob(id, "W:pung").verdict, "Nobody robs the kong.");
    }
}

#[test]
fn hands_that_are_shown_decide() {
    let with = |id: &str, rest: &str| claims(id, "E", rest, |question| question.tile = Some("5p".to_owned()));
    // MCR-FOUL-8, MCR-FOUL-6: the false win costs 20 to each, and the tile goes to the pung.
    let ruling = with("mcr", "S:win=123m456m789m113s5z|W:pung=55p123m789s11223z");
    says(
        &ruling,
        "West gets the tile for a pung.",
        &["S MCR-FOUL-6", "S MCR-WIN-1", "S MCR-FOUL-8", "W MCR-CLAIM-2", "W MCR-TURN-4"],
    );
    assert_eq!(Seat::ALL.map(|seat| ruling.points()[seat]), [20, -60, 20, 20]);
    // MCR-FOUL-7: complete, and too cheap.
    let cheap = with("mcr", "S:win=[123m@left] [456m@left] 789s34p22s");
    assert!(cheap.clauses().contains(&"MCR-FOUL-7"), "{}", cheap.text());
    // A pung without the tiles.
    assert_eq!(with("mcr", "W:pung=5p123m789s112234z").clauses()[0], "MCR-CLAIM-4");
    // SIC-WIN-5: it stands until the end.
    let ruling = with("sichuan", "S:win=123456789m1133p forbidden_s");
    assert_eq!(ruling.verdict, "South wins on the tile.");
    assert_eq!(ruling.clauses(), ["SIC-WIN-5", "SIC-WIN-1", "SIC-PEN-1"]);
    // CLA-ERR-1: refused, without a penalty; CLA-READY-1: not declared.
    let ruling = with("classical", "S:win=123m456m789m113s5z ready_declared");
    assert_eq!((ruling.verdict.as_str(), ruling.clauses()[0]), ("Nobody gets the tile.", "CLA-ERR-1"));
    let ruling = with("classical", "S:win=123m456m789m34p22s");
    assert_eq!((ruling.verdict.as_str(), ruling.clauses()[0]), ("Nobody gets the tile.", "CLA-READY-1"));
}

fn paid(id: &str, deal: &Value, streak: u32) -> (Vec<i32>, Vec<String>) {
    let question = payments::Question { deal: deal.clone(), players: None, streak };
    let ruling = question.read(rules(id)).unwrap().rule(Lang::En);
    let clauses = ruling.clauses().iter().map(|&id| id.to_owned()).collect();
    (Seat::ALL.map(|seat| ruling.points()[seat]).to_vec(), clauses)
}

#[test]
fn payments_follow_the_ruleset() {
    let discard =
        |value: u32| json!({"end": "win", "wins": [{"who": 1, "from": 0, "how": "discard", "value": value}]});
    // MCR-PAY: 8 from each, and the value from the discarder.
    let (points, clauses) = paid("mcr", &discard(24), 0);
    assert_eq!(points, [-32, 48, -8, -8]);
    assert!(
        clauses[0] == "MCR-DEALER-1" && clauses.iter().any(|id| id.starts_with("MCR-PAY")),
        "{clauses:?}"
    );
    // TWN-DEALER-3, and the dealer pays for his streak.
    let (points, clauses) = paid("taiwan", &discard(3), 2);
    assert_eq!(points.iter().sum::<i32>(), 0);
    assert_eq!(clauses[0], "TWN-DEALER-3");
    assert!(points[0] < -3, "{points:?}");
    // SIC-KPAY-1 beside a win of three, SIC-DEALER-2.
    let wins: Vec<Value> = (1..4).map(|who| json!({"who": who, "how": "self_draw", "value": 1})).collect();
    let deal = json!({"end": "win", "wins": wins, "kongs": [{"who": 1, "kind": "concealed"}]});
    let (points, clauses) = paid("sichuan", &deal, 0);
    assert_eq!(points.iter().sum::<i32>(), 0);
    assert!(clauses.contains(&"SIC-KPAY-1".to_owned()) && clauses[0] == "SIC-DEALER-2", "{clauses:?}");
    // CLA-SCORE-1: all hands are counted.
    let deal = json!({"end": "win", "wins": [{"who": 0, "how": "self_draw", "value": 40}], "hands": [40, 10, 20, 30]});
    let (points, clauses) = paid("classical", &deal, 0);
    assert_eq!((points[0], points.iter().sum::<i32>()), (240, 0), "{clauses:?}");
    let (points, clauses) = paid("red", &json!({"end": "wall"}), 0);
    assert_eq!((points, clauses.last().map(String::as_str)), (vec![0; 4], Some("RED-DEALER-3")));
}

#[test]
fn a_deal_that_cannot_be_is_refused_with_its_clause() {
    let deal = json!({"end": "win", "wins": [{"who": 1, "from": 0, "how": "discard", "value": 6}]});
    let problems =
        payments::Question { deal, ..payments::Question::default() }.read(rules("mcr")).unwrap_err();
    assert!(
        matches!(&problems[..], [Problem::Judge(fault)] if fault.clause() == Some("MCR-WIN-1")),
        "{problems:?}"
    );
}

fn costs(id: &str, question: offence::Question) -> Ruling {
    offence::Question { who: "S".to_owned(), ..question }.read(rules(id)).unwrap().rule(Lang::En)
}

#[test]
fn every_offence_of_every_table_has_its_clause_and_its_price() {
    for id in ALL {
        for row in rules(id).offences() {
            let points =
                if let OffencePoints::Choice(choices) = row.points { Some(choices[0]) } else { None };
            let offence = Some(row.id.to_owned());
            let ruling = costs(id, offence::Question { offence, points, ..Default::default() });
            assert_eq!(ruling.clauses()[0], row.clause);
            assert_eq!(ruling.lines.iter().any(|line| line.text.starts_with("Dead hand:")), row.dead_hand);
            assert!(
                row.consequence.is_none()
                    || !super::super::words::consequence(Lang::Ru, row.consequence.unwrap()).is_empty()
            );
        }
    }
    let each =
        costs("mcr", offence::Question { offence: Some("false_win".to_owned()), ..Default::default() });
    assert_eq!(Seat::ALL.map(|seat| each.points()[seat]), [20, -60, 20, 20]);
    // MCR-FOUL-11: to the player whose tile it was.
    let one = offence::Question {
        offence: Some("knocked_tile".to_owned()),
        points: Some(10),
        to: Some("N".to_owned()),
        ..Default::default()
    };
    assert_eq!(Seat::ALL.map(|seat| costs("mcr", one.clone()).points()[seat]), [0, -10, 0, 10]);
}

#[test]
fn the_ladder_climbs_and_lateness_is_counted_in_minutes() {
    // MCRC-PEN-7.
    let nth = |before: u32| {
        let ruling = costs(
            "mcr",
            offence::Question { offence: Some("late_pung".to_owned()), before, ..Default::default() },
        );
        assert!(ruling.clauses().contains(&"MCRC-PEN-7") && ruling.clauses().contains(&"MCRC-PEN-8"));
        -ruling.points()[Seat::ALL[1]]
    };
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(nth), [0, 5, 10, 20, 40, 50, 60, 60]);
    // MCRC-PEN-3.
    let late = |minutes: u32| {
        let ruling = costs("mcr", offence::Question { late: Some(minutes), ..Default::default() });
        assert_eq!(ruling.clauses(), ["MCRC-PEN-3"]);
        (-ruling.points()[Seat::ALL[1]], ruling.lines.len())
    };
    assert_eq!([1, 10, 11, 15, 16].map(late), [(10, 1), (10, 1), (20, 1), (20, 1), (0, 2)]);
    let question = offence::Question { late: Some(5), who: "E".to_owned(), ..Default::default() };
    assert!(question.read(rules("red")).is_err());
    let question = offence::Question { late: Some(0), who: "E".to_owned(), ..Default::default() };
    assert!(question.read(rules("mcr")).is_err());
}

#[test]
fn a_false_win_costs_what_the_deal_takes_for_it() {
    for id in ALL {
        let rules = rules(id);
        let incomplete = rules.false_win(&Verdict::Incomplete { clause: "" });
        let cheap = rules.false_win(&Verdict::BelowMinimum { have: 1, need: 8, clause: "" });
        match rules.play.false_win {
            FalseWin::Refused => assert_eq!((incomplete, cheap), (None, None)),
            FalseWin::Stands => assert!(incomplete.unwrap().in_deal),
            FalseWin::DeadHand { incomplete: (points, clause), too_cheap } => {
                for (offence, (points, clause)) in
                    [(incomplete.unwrap(), (points, clause)), (cheap.unwrap(), too_cheap)]
                {
                    assert_eq!(
                        (offence.points, offence.clause),
                        (OffencePoints::EachOther(points as u32), clause)
                    );
                    assert!(offence.dead_hand);
                }
            }
        }
    }
}

fn asks(id: &str, line: &str, wish: &str, change: impl Fn(&mut may::Question)) -> Ruling {
    let mut question =
        may::Question { line: line.to_owned(), wish: wish.to_owned(), ..may::Question::default() };
    change(&mut question);
    question.read(rules(id)).unwrap().rule(Lang::En)
}

#[track_caller]
fn refused(id: &str, line: &str, wish: &str, change: impl Fn(&mut may::Question), clause: &str) {
    let ruling = asks(id, line, wish, change);
    assert_eq!(
        (ruling.good, ruling.clauses().first().copied()),
        (Some(false), Some(clause)),
        "{}",
        ruling.text()
    );
}

#[track_caller]
fn allowed(id: &str, line: &str, wish: &str, clause: &str) {
    let ruling = asks(id, line, wish, |_| {});
    assert_eq!(
        (ruling.good, ruling.clauses().first().copied()),
        (Some(true), Some(clause)),
        "{}",
        ruling.text()
    );
}

#[test]
fn what_may_be_done_with_a_discard() {
    let hand = "12346789m55p112z";
    allowed("mcr", &format!("{hand} +5m discard@left seat=S"), "chow 46m", "MCR-CLAIM-1");
    allowed("mcr", &format!("{hand} +5p discard@right seat=S"), "pung", "MCR-CLAIM-4");
    refused("mcr", &format!("{hand} +5m discard@right seat=S"), "chow 46m", |_| {}, "MCR-CLAIM-1");
    refused("mcr", &format!("{hand} +5m discard@left seat=S"), "pung", |_| {}, "MCR-CLAIM-4");
    refused("mcr", &format!("{hand} +5p discard@left seat=S"), "kong", |_| {}, "MCR-KONG-1");
    refused("mcr", &format!("{hand} +5m discard@left seat=S last_discard"), "chow 46m", |_| {}, "MCR-END-3");
    refused("mcr", &format!("{hand} +5p self_draw seat=S"), "pung", |_| {}, "MCR-CLAIM-4");
    refused("red", "1234m55p556789s1z +5p discard@left", "kong", |_| {}, "RED-CLAIM-7");
    refused("sichuan", "1234m55p5567899s +5m discard@left", "chow 34m", |_| {}, "SIC-CLAIM-1");
}

#[test]
fn what_may_be_done_in_the_own_turn() {
    allowed("mcr", "5555p123m456m112s +9s self_draw", "kong 5p", "MCR-KONG-1");
    refused("mcr", "[123m@left] 5555p456m1129s", "kong 5p", |question| question.claimed = true, "MCR-KONG-3");
    refused("mcr", "5555p123m456m112s +9s self_draw last_wall_tile", "kong 5p", |_| {}, "MCR-KONG-8");
    refused("mcr", "5555p123m456m112s +9s self_draw", "discard 7z", |_| {}, "MCR-TURN-2");
    allowed("mcr", "5555p123m456m112s +9s self_draw", "discard 9s", "MCR-TURN-2");
    // TWN-KONG-9, CLA-CLAIM-6, SIC-TURN-4.
    refused("taiwan", "5555p123m456m112234s +9s self_draw last_wall_tile", "kong 5p", |_| {}, "TWN-KONG-9");
    refused(
        "classical",
        "[555m@left] 5555p456m1129s",
        "kong 5p",
        |question| question.claimed = true,
        "CLA-CLAIM-6",
    );
    refused(
        "sichuan",
        "[555m@left] 555p456m11122s forbidden_s",
        "win",
        |question| question.claimed = true,
        "SIC-TURN-4",
    );
    // SIC-SUIT-2: the first discard is of the forbidden suit.
    refused(
        "sichuan",
        "123456789m1123p +9s self_draw forbidden_p",
        "discard 9s",
        |question| question.first = true,
        "SIC-SUIT-2",
    );
}

#[test]
fn which_wins_may_be_declared() {
    let won = asks("mcr", "123456789m123p9s +9s discard@left", "win", |_| {});
    assert_eq!(won.good, Some(true), "{}", won.text());
    refused("mcr", "123456789m123p9s +9s discard@left", "win", |question| question.dead = true, "MCR-FOUL-1");
    let cheap = asks("mcr", "[123m@left] [456m@left] 789s34p22s +5p discard@left", "win", |_| {});
    assert_eq!(cheap.good, Some(false), "{}", cheap.text());
    assert!(cheap.clauses().contains(&"MCR-FOUL-7"), "{}", cheap.text());
    refused("classical", "123456789m123p9s +9s discard@left", "win", |_| {}, "CLA-READY-1");
    allowed("classical", "123456789m123p9s +9s discard@left ready_declared", "win", "CLA-ERR-1");
    // SIC-CLAIM-6: one worth as much was let pass.
    refused(
        "sichuan",
        "123456789m123p9p +9p discard@left forbidden_s",
        "win",
        |question| question.missed = 64,
        "SIC-CLAIM-6",
    );
    // TWN-READY-2: a hand declared as dealt is bound.
    refused("taiwan", "123456789m123p55p99s +5p discard@left ready_from_deal", "pung", |_| {}, "TWN-READY-2");
}

#[test]
fn a_hand_is_counted_or_costs_its_owner() {
    let of = |line: &str| {
        let question = crate::Question { line: vec![line.into()], ..crate::Question::of("mcr") };
        win::rule(&ScoreReport::new(&question, parse::rules("mcr", &[])).unwrap(), Lang::En)
    };
    let good = of("123456789m123p9s +9s discard@left seat=S");
    assert_eq!(good.good, Some(true));
    assert!(good.clauses().contains(&"MCR-FAN-28"), "{}", good.text());
    assert_eq!(
        good.points()[Seat::ALL[0]],
        good.points()[Seat::ALL[2]]
            + good
                .payments
                .iter()
                .map(|one| if one.from == Seat::ALL[0] { -one.points } else { 0 })
                .sum::<i32>()
            + 8,
        "{}",
        good.text()
    );
    let bad = of("123456789m123p9s +8s discard@left seat=S");
    assert_eq!(bad.good, Some(false));
    assert!(bad.clauses().contains(&"MCR-FOUL-8"), "{}", bad.text());
    assert_eq!(bad.points()[Seat::ALL[1]], -60);
}

#[test]
fn every_ruling_is_told_in_its_language_with_the_texts_of_its_clauses() {
    for id in ALL {
        let question = Question {
            from: "E".to_owned(),
            claims: ["S", "W", "N"]
                .into_iter()
                .zip(["chow", "pung", "win"])
                .map(|(who, call)| Claim { who: who.to_owned(), call: call.to_owned(), ..Claim::default() })
                .collect(),
            ..Question::default()
        };
        let asked = question.read(rules(id)).unwrap();
        let [en, ru, zh] = [Lang::En, Lang::Ru, Lang::Zh].map(|lang| asked.rule(lang).json());
        assert!(ru["verdict"].as_str().unwrap().chars().any(|sign| ('а'..='я').contains(&sign)));
        assert!(
            zh["verdict"].as_str().unwrap().chars().any(|sign| ('\u{4E00}'..='\u{9FFF}').contains(&sign))
        );
        for ruling in [&en, &ru, &zh] {
            let cited: Vec<&Value> =
                ruling["lines"].as_array().unwrap().iter().map(|line| &line["clause"]).collect();
            for clause in ruling["clauses"].as_array().unwrap() {
                assert!(cited.contains(&&clause["clause"]) && !clause["text"].as_str().unwrap().is_empty());
            }
            assert_eq!(ruling["clauses"].as_array().unwrap().len(), asked.rule(Lang::En).clauses().len());
        }
    }
}
