//! Programs that play, and two at a table for four.

use std::time::Duration;

use load::{Heard, Http, Player};
use protocol::ClientMessage;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::hosted::Hosted;

async fn play_out(mut player: Player) -> u32 {
    let mut acted = 0;
    loop {
        match timeout(Duration::from_secs(30), player.hear()).await.expect("it goes on").unwrap() {
            Heard::Asked => acted += u32::from(player.act().await.unwrap().is_some()),
            Heard::GameOver => return acted,
            Heard::Refused => panic!("a legal action was refused"),
            Heard::DealOver | Heard::Error(_) | Heard::Other => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_with_a_token_sits_down_and_plays() {
    let hosted = Hosted::new("program").await;
    let owner = Http::guest(hosted.address).await.unwrap();
    let body = json!({"name": "Owner of bots", "password": "eight bamboos in the wind"}).to_string();
    let answer = owner.send("POST", "/api/register", Some(&body)).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    let owner = Http { cookie: cookie(&answer.head).unwrap_or(owner.cookie), ..owner };
    let made =
        owner.send("POST", "/api/tokens", Some(&json!({"label": "my bot"}).to_string())).await.unwrap();
    assert_eq!(made.status, 201, "{}", made.body);
    let made: Value = serde_json::from_str(&made.body).unwrap();
    let program = Http { token: made["secret"].as_str().unwrap().to_owned(), ..Http::new(hosted.address) };
    let me: Value = serde_json::from_str(&program.send("GET", "/api/me", None).await.unwrap().body).unwrap();
    assert_eq!(me["name"], "Owner of bots");
    let more = program.send("POST", "/api/tokens", Some(&json!({"label": "another"}).to_string())).await;
    assert_eq!(more.unwrap().status, 403, "a token makes no tokens");

    // Somebody else's table: the program comes by its link.
    let host = Http::guest(hosted.address).await.unwrap();
    let config = json!({"rules": "sichuan", "pace_ms": 0, "deals": 1, "bots": "novice"});
    let table = host.make_table(&config).await.unwrap().id;
    let mut host = Player::join(&host, &table, 1).await.unwrap();
    let mut bot = Player::join(&program, &table, 2).await.unwrap();
    bot.say(&ClientMessage::Sit { chair: Some(2) }).await.unwrap();
    while bot.chair() != Some(2) {
        bot.hear().await.unwrap();
    }
    host.say(&ClientMessage::Start).await.unwrap();
    let (host, bot) = tokio::join!(tokio::spawn(play_out(host)), tokio::spawn(play_out(bot)));
    assert!(host.unwrap() > 0 && bot.unwrap() > 0);
    let games = owner.send("GET", "/api/me/games", None).await.unwrap().body;
    assert!(games.contains(&table), "what its program played is its owner's: {games}");

    let id = made["id"].as_str().unwrap();
    let removed = owner.send("DELETE", &format!("/api/tokens/{id}"), None).await.unwrap();
    assert_eq!(removed.status, 204);
    assert_eq!(program.send("GET", "/api/me", None).await.unwrap().status, 401);
    assert!(Player::join(&program, &table, 3).await.is_err());
    hosted.stop().await;
}

fn cookie(head: &str) -> Option<String> {
    let line = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("set-cookie").then_some(value)
    })?;
    Some(line.trim().split(';').next()?.to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_play_red_without_bots() {
    let hosted = Hosted::new("red_for_two").await;
    let people = [Http::guest(hosted.address).await.unwrap(), Http::guest(hosted.address).await.unwrap()];
    let config = json!({"rules": "red", "players": 2, "pace_ms": 0, "deals": 2});
    let table = people[0].make_table(&config).await.unwrap();
    assert_eq!(table.chairs.len(), 2);
    let mut anna = Player::join(&people[0], &table.id, 1).await.unwrap();
    let mut boris = Player::join(&people[1], &table.id, 2).await.unwrap();
    boris.say(&ClientMessage::Sit { chair: None }).await.unwrap();
    while boris.chair() != Some(1) {
        boris.hear().await.unwrap();
    }
    anna.say(&ClientMessage::Start).await.unwrap();
    let (anna, boris) = tokio::join!(tokio::spawn(play_out(anna)), tokio::spawn(play_out(boris)));
    assert!(anna.unwrap() > 5 && boris.unwrap() > 5);
    let record = people[0].send("GET", &format!("/api/tables/{}/record", table.id), None).await.unwrap();
    let record = record::Record::read(record.body.as_bytes()).unwrap();
    let verified = record::verify(&record).unwrap();
    assert_eq!((verified.deals, verified.contributed), (2, 2));
    assert_eq!(record.header.players.len(), 2);
    hosted.stop().await;
}
