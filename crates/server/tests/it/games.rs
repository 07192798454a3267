//! Whole games over sockets.

use std::time::Duration;

use load::{Heard, Http, Player};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::hosted::Hosted;

/// Plays until the game is over; how many deals there were.
async fn play_out(mut player: Player) -> (Player, u32) {
    let mut deals = 0;
    loop {
        let heard = timeout(Duration::from_secs(30), player.hear()).await.expect("the game goes on").unwrap();
        match heard {
            Heard::Asked => _ = player.act().await.unwrap(),
            Heard::DealOver => deals += 1,
            Heard::GameOver => return (player, deals),
            // A window may close while an answer is under way.
            Heard::Error(protocol::ErrorCode::Stale) | Heard::Other => {}
            Heard::Refused | Heard::Error(_) => panic!("a legal action was refused: {heard:?}"),
        }
    }
}

fn quick(rules: &str) -> Value {
    json!({"rules": rules, "at_once": true, "pace_ms": 0, "deals": 2, "bots": "novice",
           "clock": {"name": "relaxed"}})
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_every_ruleset() {
    let hosted = Hosted::new("alone").await;
    let http = Http::guest(hosted.address).await.unwrap();
    for rules in ["red", "classical", "mcr", "sichuan", "taiwan"] {
        let table = http.make_table(&quick(rules)).await.unwrap();
        let player = Player::join(&http, &table.id, 7).await.unwrap();
        let (player, deals) = play_out(player).await;
        assert_eq!(deals, 2, "{rules}");
        let numbers: Vec<u32> = player.told.iter().map(|(n, _)| *n).collect();
        assert!(numbers.windows(2).all(|two| two[1] == two[0] + 1), "{rules}: {numbers:?}");
        let record = http.send("GET", &format!("/api/tables/{}/record", table.id), None).await.unwrap();
        assert_eq!(record.status, 200, "{}", record.body);
        let record = record::Record::read(record.body.as_bytes()).unwrap();
        let verified = record::verify(&record).unwrap();
        assert_eq!((verified.deals, verified.contributed), (2, 2), "{rules}");
    }
    hosted.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_persons_play_together() {
    let hosted = Hosted::new("four").await;
    let mut people = Vec::new();
    for _ in 0..4 {
        people.push(Http::guest(hosted.address).await.unwrap());
    }
    let config = json!({"rules": "mcr", "pace_ms": 0, "deals": 1, "listed": true});
    let table = people[0].make_table(&config).await.unwrap();
    let mut players = Vec::new();
    for (seed, http) in (1..).zip(&people) {
        let mut player = Player::join(http, &table.id, seed).await.unwrap();
        if seed > 1 {
            player.say(&protocol::ClientMessage::Sit { chair: None }).await.unwrap();
        }
        players.push(player);
    }
    let lobby = people[0].send("GET", "/api/tables", None).await.unwrap();
    assert!(lobby.body.contains(&table.id), "{}", lobby.body);
    tokio::time::sleep(Duration::from_millis(200)).await;
    players[0].say(&protocol::ClientMessage::Start).await.unwrap();
    let games: Vec<_> = players.into_iter().map(|player| tokio::spawn(play_out(player))).collect();
    for game in games {
        let (_, deals) = timeout(Duration::from_secs(120), game).await.unwrap().unwrap();
        assert_eq!(deals, 1);
    }
    hosted.stop().await;
}
