//! What the coach says over the socket, how far the hand is, how the wall stands, hands in one line,
//! and the deal again step by step.

use std::collections::BTreeSet;
use std::time::Duration;

use load::{Heard, Http, Player};
use protocol::{Advice, ClientMessage, DealEnd, ErrorCode, ReplayDeal, ServerMessage, View, Wind};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::hosted::Hosted;

async fn hear(player: &mut Player) -> (Heard, ServerMessage) {
    let heard = timeout(Duration::from_secs(30), player.hear()).await.expect("it goes on").unwrap();
    let text = player.bytes.as_mut().unwrap().pop().unwrap();
    (heard, serde_json::from_str(&text).unwrap())
}

/// What the coach says of a question.
async fn hint(player: &mut Player) -> Result<(u32, Box<Advice>), ErrorCode> {
    player.say(&ClientMessage::Hint).await.unwrap();
    loop {
        match hear(player).await {
            (_, ServerMessage::Hint { ask, advice }) => return Ok((ask, advice)),
            (Heard::Error(code), _) => return Err(code),
            _ => {}
        }
    }
}

async fn look(player: &mut Player) -> View {
    player.say(&ClientMessage::Look).await.unwrap();
    loop {
        if let (_, ServerMessage::Welcome(welcome)) = hear(player).await {
            return welcome.view.unwrap();
        }
    }
}

/// Plays a deal, and asks the coach before every decision.
async fn play_with_hints(player: &mut Player) -> DealEnd {
    let (mut hints, mut end) = (0, None);
    loop {
        match hear(player).await {
            (Heard::Asked, _) => {
                let open = player.ask.clone().unwrap();
                if hints < 12 {
                    let (ask, advice) = hint(player).await.unwrap();
                    assert_eq!(ask, open.ask);
                    let told: BTreeSet<String> =
                        advice.options.iter().map(|option| option.action.join(" ")).collect();
                    assert_eq!(told, open.actions.into_iter().collect());
                    assert_eq!(advice.note, "All numbers are estimates from what this seat could see.");
                    let view = look(player).await;
                    assert_eq!(standing(&view), u32::from(view.left));
                    assert!(view.wall.breaks.is_some_and(|at| at.stack > 0) && view.distance.is_some());
                    hints += 1;
                }
                _ = player.act().await.unwrap();
            }
            (Heard::DealOver, ServerMessage::DealOver { end: how, .. }) => end = Some(*how),
            (Heard::GameOver, _) => {
                assert!(hints > 0, "nothing was asked");
                return end.unwrap();
            }
            _ => {}
        }
    }
}

/// What the lines of an ended deal are worth over HTTP.
async fn check_lines(http: &Http, rules: &str, end: &DealEnd) {
    let score = async |line: &str| -> Value {
        let asked = json!({"rules": rules, "line": line, "what_if": true});
        let answer = http.send("POST", "/api/score", Some(&asked.to_string())).await.unwrap();
        assert_eq!(answer.status, 200, "{line}: {}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    };
    for win in &end.wins {
        let proof = score(&win.line).await;
        assert_eq!(proof["value"].as_u64(), Some(win.value.into()), "{}", win.line);
    }
    for (seat, hand) in &end.hands {
        // What ready hands are paid at the end of a deal of Sichuan is their worth, too.
        let losers_count = matches!(rules, "classical" | "sichuan");
        assert_eq!(hand.line.is_some(), losers_count, "{rules} {seat:?}");
        if let Some(line) = &hand.line {
            score(line).await;
        }
    }
}

/// The deal that was played, step by step: with all hands, and as a seat saw it.
async fn check_replay(http: &Http, table: &str, end: &DealEnd) {
    let replay = async |query: &str| -> ReplayDeal {
        let path = format!("/api/tables/{table}/deals/1/replay{query}");
        let answer = http.send("GET", &path, None).await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    };
    let (open, south) = (replay("").await, replay("?seat=S").await);
    assert_eq!((open.end.as_ref(), south.end.as_ref()), (Some(end), Some(end)));
    assert!(open.verdict.verified && open.names.values().all(Option::is_some), "{:?}", open.verdict);
    assert_eq!((open.seat, south.seat, open.steps.len()), (None, Some(Wind::S), south.steps.len()));
    for (step, seen) in open.steps.iter().zip(&south.steps) {
        let hands = step.hands.as_ref().unwrap();
        assert_eq!((standing(&step.view), &step.view.wall), (step.view.left.into(), &seen.view.wall));
        assert!(seen.hands.is_none() && seen.seat.is_none_or(|seat| seat == Wind::S));
        assert_eq!(seen.view.hand, hands[&Wind::S], "step {}", step.step);
    }
    let last = open.steps.last().unwrap().hands.as_ref().unwrap();
    assert!(end.hands.iter().all(|(seat, hand)| hand.concealed == last[seat]));
    for wrong in ["0/replay", "2/replay"] {
        let answer = http.send("GET", &format!("/api/tables/{table}/deals/{wrong}"), None).await.unwrap();
        assert_eq!(answer.status, 404, "{wrong}: {}", answer.body);
    }
}

/// How many tiles stand in the wall.
fn standing(view: &View) -> u32 {
    let stacks = view.wall.stacks.values().flat_map(|section| section.chars());
    stacks.filter_map(|digit| digit.to_digit(10)).sum()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_coach_answers_who_is_asked() {
    let hosted = Hosted::new("hints").await;
    let http = Http::guest(hosted.address).await.unwrap();
    for (rules, seed) in [("red", 3), ("classical", 4), ("mcr", 5), ("sichuan", 6), ("taiwan", 7)] {
        let config = json!({"rules": rules, "at_once": true, "pace_ms": 0, "deals": 1, "bots": "club",
            "clock": {"name": "relaxed"}, "seed": seed});
        let table = http.make_table(&config).await.unwrap();
        let mut player = Player::join(&http, &table.id, seed).await.unwrap();
        player.bytes = Some(Vec::new());
        let end = play_with_hints(&mut player).await;
        check_lines(&http, rules, &end).await;
        check_replay(&http, &table.id, &end).await;
        assert_eq!(hint(&mut player).await.unwrap_err(), ErrorCode::NotNow, "the game is over");
    }
    hosted.stop().await;
}
