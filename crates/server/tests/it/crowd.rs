//! Many who only look on.

use std::time::{Duration, Instant};

use load::{Client, Http};
use protocol::ServerMessage;
use serde_json::json;
use tokio::task::JoinSet;

use crate::hosted::Hosted;
use crate::people::Person;

/// Of hundreds that come at once the others hear together, about once a second.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_is_announced_now_and_then() {
    const MANY: u32 = 300;
    let hosted = Hosted::new("crowd").await;
    let host = Http::guest(hosted.address).await.unwrap();
    let table = host.make_table(&json!({"rules": "mcr"})).await.unwrap().id;
    let (mut host, _) = Person::join(&host, &table).await;
    let stranger = Http::guest(hosted.address).await.unwrap();
    let start = Instant::now();
    let mut coming = JoinSet::new();
    for _ in 0..MANY {
        let (stranger, table) = (stranger.clone(), table.clone());
        coming.spawn(async move {
            let mut client = Client::connect(&stranger, &table, None, false).await.unwrap();
            assert!(matches!(client.next().await, Ok(ServerMessage::Welcome(_))));
            client
        });
    }
    let mut told = 0;
    let hears = host.until("all of them", |message| match message {
        ServerMessage::Table { table } => {
            told += 1;
            (table.spectators == MANY).then_some(())
        }
        _ => None,
    });
    let (lookers, ()) = tokio::join!(coming.join_all(), hears);
    let seconds = start.elapsed().as_secs() + 1;
    assert!(told <= seconds + 2, "{told} times in {seconds} s");
    drop(lookers);
    host.table("all gone", |table| table.spectators == 0).await;
    // Who sits down is told at once, whatever was told a moment ago.
    let (mut boris, _) = Person::join(&stranger, &table).await;
    host.table("him", |table| table.spectators == 1).await;
    let before = Instant::now();
    boris.say(protocol::ClientMessage::Sit { chair: Some(1) }).await;
    host.table("him on a chair", |table| table.chairs[1].sitter.is_some()).await;
    assert!(before.elapsed() < Duration::from_secs(10));
    hosted.stop().await;
}
