//! What bad clients do: each is answered, and nobody else notices.

use std::time::Duration;

use load::{Client, Heard, Http, Player};
use protocol::{ClientMessage, ErrorCode, ServerMessage};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

use crate::hosted::Hosted;

/// The code of the next error; other messages are passed over.
async fn next_error(client: &mut Client) -> Option<ErrorCode> {
    let wait = async {
        loop {
            match client.next().await {
                Ok(ServerMessage::Error { code, .. }) => return Some(code),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    };
    timeout(Duration::from_secs(10), wait).await.expect("an answer")
}

async fn table_of(http: &Http) -> String {
    http.make_table(&json!({"rules": "mcr", "at_once": true, "pace_ms": 0})).await.unwrap().id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_that_are_none_get_an_answer() {
    let hosted = Hosted::new("rubbish").await;
    let http = Http::guest(hosted.address).await.unwrap();
    let table = table_of(&http).await;
    let mut client = Client::connect(&http, &table, None, false).await.unwrap();
    let cases = [
        ("", ErrorCode::Malformed),
        ("null", ErrorCode::Malformed),
        ("{\"type\":\"dance\"}", ErrorCode::Unknown),
        ("{\"type\":\"act\",\"ask\":-1,\"action\":\"win\"}", ErrorCode::Unknown),
        ("{\"type\":\"act\",\"ask\":4000000000,\"action\":\"win\"}", ErrorCode::Stale),
        ("{\"type\":\"hello\",\"protocol\":[1]}", ErrorCode::HelloFirst),
        ("{\"type\":\"why_not\",\"action\":\"'; DROP TABLE users; --\"}", ErrorCode::Malformed),
        ("{\"type\":\"sit\",\"chair\":200}", ErrorCode::Chair),
        ("{\"type\":\"commit\",\"deal\":1,\"commitment\":\"00\"}", ErrorCode::NotNow),
    ];
    for (text, code) in cases {
        client.send_text(text.to_owned()).await.unwrap();
        assert_eq!(next_error(&mut client).await, Some(code), "{text}");
    }
    hosted.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn others_cannot_act_for_a_player() {
    let hosted = Hosted::new("others").await;
    let owner = Http::guest(hosted.address).await.unwrap();
    let table = table_of(&owner).await;
    let stranger = Http::guest(hosted.address).await.unwrap();
    let mut watching = Client::connect(&stranger, &table, None, true).await.unwrap();
    for message in [
        ClientMessage::Act { ask: 2, action: "discard 1m".to_owned() },
        ClientMessage::Leave,
        ClientMessage::Stop { on: true },
        ClientMessage::Reveal { deal: 1, secret: "00".repeat(32) },
    ] {
        watching.send(&message).await.unwrap();
        assert_eq!(next_error(&mut watching).await, Some(ErrorCode::NotSeated), "{message:?}");
    }
    watching.send(&ClientMessage::Start).await.unwrap();
    assert_eq!(next_error(&mut watching).await, Some(ErrorCode::NotYours));
    watching.send(&ClientMessage::Sit { chair: Some(1) }).await.unwrap();
    assert_eq!(next_error(&mut watching).await, Some(ErrorCode::NotNow));
    // The same device of the owner twice: the one that came last acts.
    let mut first = Client::connect(&owner, &table, None, false).await.unwrap();
    first.send(&ClientMessage::Ping { n: 0 }).await.unwrap();
    while !matches!(first.next().await, Ok(ServerMessage::Pong { n: 0 })) {}
    let mut second = Client::connect(&owner, &table, None, false).await.unwrap();
    second.send(&ClientMessage::Ping { n: 1 }).await.unwrap();
    while !matches!(second.next().await, Ok(ServerMessage::Pong { n: 1 })) {}
    first.send(&ClientMessage::Next).await.unwrap();
    assert_eq!(next_error(&mut first).await, Some(ErrorCode::OnlyLooks));
    first.send(&ClientMessage::TakeOver).await.unwrap();
    second.send(&ClientMessage::Ping { n: 2 }).await.unwrap();
    first.send(&ClientMessage::Ping { n: 3 }).await.unwrap();
    while !matches!(first.next().await, Ok(ServerMessage::Pong { n: 3 })) {}
    second.send(&ClientMessage::Next).await.unwrap();
    assert_eq!(next_error(&mut second).await, Some(ErrorCode::OnlyLooks));
    hosted.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_not_known_or_guesses_is_not_let_in() {
    let hosted = Hosted::new("guessing").await;
    let http = Http::guest(hosted.address).await.unwrap();
    let table = table_of(&http).await;
    assert!(Client::open(&Http::new(hosted.address), &table).await.is_err());
    assert!(Client::open(&http, "abcdefghjkmnpqrs").await.is_err());
    assert_eq!(http.send("GET", "/api/tables/abcdefghjkmnpqrs", None).await.unwrap().status, 404);
    assert_eq!(http.send("GET", "/api/tables/%27%20OR%201=1", None).await.unwrap().status, 404);
    // Another site's page in the same browser.
    let mut stream = tokio::net::TcpStream::connect(hosted.address).await.unwrap();
    let request = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nOrigin: http://evil.example\r\nCookie: {}\r\n\
         Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        hosted.address, http.cookie
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = vec![0; 64];
    let read = stream.read(&mut answer).await.unwrap();
    assert!(String::from_utf8_lossy(&answer[..read]).starts_with("HTTP/1.1 403"));
    hosted.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn versions_are_negotiated() {
    let hosted = Hosted::new("versions").await;
    let http = Http::guest(hosted.address).await.unwrap();
    let table = table_of(&http).await;
    for (hello, code) in [
        ("{\"type\":\"hello\",\"protocol\":[99]}", ErrorCode::Version),
        ("{\"type\":\"next\"}", ErrorCode::HelloFirst),
        ("what", ErrorCode::Malformed),
    ] {
        let mut client = Client::open(&http, &table).await.unwrap();
        client.send_text(hello.to_owned()).await.unwrap();
        assert_eq!(next_error(&mut client).await, Some(code));
        assert!(matches!(client.next().await, Ok(ServerMessage::Bye { again: false, .. })));
    }
    hosted.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn floods_and_giants_hurt_only_themselves() {
    let hosted = Hosted::with("floods", |config| config.messages_per_second = 20).await;
    let http = Http::guest(hosted.address).await.unwrap();
    let table = table_of(&http).await;
    let bad = Http::guest(hosted.address).await.unwrap();
    let mut giant = Client::connect(&bad, &table, None, false).await.unwrap();
    giant.send_text("x".repeat(100_000)).await.unwrap();
    assert_eq!(next_error(&mut giant).await, None, "the connection ends");
    let mut flood = Client::connect(&bad, &table, None, false).await.unwrap();
    for n in 0..200 {
        flood.send(&ClientMessage::Ping { n }).await.unwrap();
    }
    assert_eq!(next_error(&mut flood).await, Some(ErrorCode::TooFast));
    let ends = async { while flood.send(&ClientMessage::Ping { n: 0 }).await.is_ok() {} };
    timeout(Duration::from_secs(20), ends).await.expect("who goes on is hung up on");
    // The player notices nothing.
    let mut player = Player::join(&http, &table, 3).await.unwrap();
    for _ in 0..20 {
        loop {
            let heard = timeout(Duration::from_secs(10), player.hear()).await.expect("it goes on").unwrap();
            match heard {
                Heard::Asked => {
                    player.act().await.unwrap();
                    break;
                }
                Heard::GameOver => return,
                Heard::DealOver | Heard::Refused | Heard::Error(_) | Heard::Other => {}
            }
        }
    }
    hosted.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_cannot_be_are_refused() {
    let hosted = Hosted::new("tables").await;
    let http = Http::guest(hosted.address).await.unwrap();
    for config in [
        json!({}),
        json!({"rules": "poker"}),
        json!({"rules": "mcr", "players": 3}),
        json!({"rules": "mcr", "players": 255}),
        json!({"rules": "mcr", "bots": "god"}),
        // Nobody may let our machine think for as long as he likes.
        json!({"rules": "mcr", "bots": "master:4000000000"}),
        json!({"rules": "mcr", "options": {"minimum": "many"}}),
        json!({"rules": "mcr", "options": {"no_such": true}}),
        json!({"rules": "mcr", "deals": 0}),
        json!({"rules": "mcr", "pace_ms": 4_000_000_000u32}),
        json!({"rules": "mcr", "surprise": 1}),
    ] {
        let answer = http.send("POST", "/api/tables", Some(&config.to_string())).await.unwrap();
        assert!((400..500).contains(&answer.status), "{config}: {}", answer.status);
        assert!(answer.body.contains("\"message\""), "{config}: {}", answer.body);
    }
    hosted.stop().await;
}
