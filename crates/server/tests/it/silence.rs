//! Those who do not read or do not answer: they are cut off, and nobody else notices.

use std::time::{Duration, Instant};

use load::{Client, Heard, Http, Player};
use protocol::{ChairState, ClientMessage, ErrorCode, ServerMessage};
use serde_json::json;
use tokio::io::AsyncReadExt;
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::hosted::Hosted;
use crate::people::{Person, states};

/// A socket that takes next to nothing and is never read.
async fn never_reads(http: &Http, table: &str) -> tokio_tungstenite::WebSocketStream<tokio::net::TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let stream = socket.connect(http.server).await.unwrap();
    let mut request =
        format!("ws://{}/api/tables/{table}/socket", http.server).into_client_request().unwrap();
    request.headers_mut().insert("cookie", http.cookie.parse().unwrap());
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    let hello = ClientMessage::Hello { protocol: vec![1], lang: None, since: None, contributes: None };
    let text = serde_json::to_string(&hello).unwrap();
    futures_util::SinkExt::send(&mut socket, Message::text(text)).await.unwrap();
    socket
}

async fn spectators(http: &Http, table: &str) -> u64 {
    let answer = http.send("GET", &format!("/api/tables/{table}"), None).await.unwrap();
    serde_json::from_str::<serde_json::Value>(&answer.body).unwrap()["spectators"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_read_is_cut_off_and_others_go_on() {
    // He would be missed after 65 seconds for not answering; it is for not reading that he goes before.
    let hosted = Hosted::with("slow_reader", |config| config.heartbeat = Duration::from_secs(20)).await;
    let http = Http::guest(hosted.address).await.unwrap();
    let config = json!({"rules": "red", "at_once": true, "pace_ms": 0, "bots": "novice",
        "clock": {"name": "relaxed", "between_ms": 1}});
    let table = http.make_table(&config).await.unwrap().id;
    let stranger = Http::guest(hosted.address).await.unwrap();
    let slow = never_reads(&stranger, &table).await;
    let (mut good, _) = Person::join(&stranger, &table).await;
    let mut player = Player::join(&http, &table, 5).await.unwrap();
    let looks = tokio::spawn(async move {
        let mut last: Option<u32> = None;
        while let Some(message) = good.next().await {
            let (ServerMessage::Event { n, .. } | ServerMessage::DealOver { n, .. }) = message else {
                continue;
            };
            assert!(last.is_none_or(|last| n > last && n <= last + 2), "{last:?} {n}");
            last = Some(n);
        }
        last
    });
    let start = Instant::now();
    let (mut asked, mut slowest, mut acted) = (None::<Instant>, Duration::ZERO, 0);
    while spectators(&http, &table).await > 1 {
        assert!(start.elapsed() < Duration::from_secs(50), "he is cut off");
        for _ in 0..200 {
            let heard = player.hear().await.expect("the player is not cut off");
            if let Some(since) = asked.take() {
                slowest = slowest.max(since.elapsed());
            }
            if heard == Heard::Asked {
                player.act().await.unwrap();
                (asked, acted) = (Some(Instant::now()), acted + 1);
            }
            if heard == Heard::GameOver {
                break;
            }
        }
        if player.ask.is_none() && player.told.last().is_some_and(|(_, text)| text.contains("game_over")) {
            panic!("the game was over before he was cut off");
        }
    }
    assert!(acted > 20 && slowest < Duration::from_secs(5), "{acted} {slowest:?}");
    drop(slow);
    hosted.stop().await;
    assert!(looks.await.unwrap().is_some(), "who reads sees everything");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_answer_is_gone_after_the_heartbeat() {
    let hosted = Hosted::with("half_open", |config| config.heartbeat = Duration::from_millis(800)).await;
    let people = [Http::guest(hosted.address).await.unwrap(), Http::guest(hosted.address).await.unwrap()];
    let table = people[0].make_table(&json!({"rules": "mcr"})).await.unwrap().id;
    let (mut host, _) = Person::join(&people[0], &table).await;
    let mut other = Client::connect(&people[1], &table, None, false).await.unwrap();
    other.send(&ClientMessage::Sit { chair: Some(1) }).await.unwrap();
    host.table("him", |table| states(table)[1] == ChairState::Here).await;
    // From now on nothing of his is sent: to the server it looks like a cable that was pulled out.
    let silent = Instant::now();
    host.table("that he is gone", |table| states(table)[1] == ChairState::Gone).await;
    let taken = silent.elapsed();
    assert!((Duration::from_millis(1500)..Duration::from_secs(15)).contains(&taken), "{taken:?}");
    // He comes back to his chair; who answered was there all the time.
    let (_back, welcome) = Person::join(&people[1], &table).await;
    assert_eq!(welcome.you.chair, Some(1));
    assert_eq!(states(&welcome.table)[..2], [ChairState::Here, ChairState::Here]);
    hosted.stop().await;
    drop(other);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_says_nothing_at_all_is_not_waited_for() {
    let hosted = Hosted::with("no_hello", |config| config.heartbeat = Duration::from_secs(1)).await;
    let http = Http::guest(hosted.address).await.unwrap();
    let table = http.make_table(&json!({"rules": "mcr"})).await.unwrap().id;
    let mut silent = Client::open(&http, &table).await.unwrap();
    assert!(matches!(silent.next().await, Ok(ServerMessage::Error { code: ErrorCode::HelloFirst, .. })));
    assert!(matches!(silent.next().await, Ok(ServerMessage::Bye { again: false, .. })));
    assert!(silent.next().await.is_err());
    hosted.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_asks_for_nothing_ends() {
    let hosted = Hosted::with("mute", |config| config.heartbeat = Duration::from_millis(400)).await;
    let mut mute = tokio::net::TcpStream::connect(hosted.address).await.unwrap();
    let ended = tokio::time::timeout(Duration::from_secs(20), mute.read_to_end(&mut Vec::new())).await;
    assert!(ended.is_ok(), "it is a file less that is open");
    hosted.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_has_not_all_connections() {
    let hosted = Hosted::with("many_sockets", |config| config.sockets_per_address = 3).await;
    let http = Http::guest(hosted.address).await.unwrap();
    let table = http.make_table(&json!({"rules": "mcr"})).await.unwrap().id;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(Person::join(&http, &table).await.0);
    }
    let refused = Client::open(&http, &table).await.unwrap_err().to_string();
    assert!(refused.contains("429"), "{refused}");
    open.pop().unwrap().leave().await;
    let start = Instant::now();
    while Client::open(&http, &table).await.is_err() {
        assert!(start.elapsed() < Duration::from_secs(20), "when one is closed, another may come");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    hosted.stop().await;
}
