//! Time: whose is up, who sees things later, when a session is over.

use std::time::{Duration, Instant};

use load::{Heard, Http, Player};
use protocol::{AskKind, ChairState, ClientMessage, Event, ServerMessage, TableState, Wind};
use serde_json::json;
use sqlx::Connection;

use crate::hosted::Hosted;
use crate::people::{Person, states};

/// Nobody acts: the safe thing is done, then a bot plays, until the owner says anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whose_time_is_up_comes_back_and_acts_at_once() {
    const TURN: Duration = Duration::from_millis(2500);
    let hosted = Hosted::new("time_out").await;
    let http = Http::guest(hosted.address).await.unwrap();
    let clock = json!({"name": "relaxed", "turn_ms": 2500, "first_ms": 2500, "claim_ms": 200, "bank_ms": 0});
    let config =
        json!({"rules": "mcr", "at_once": true, "pace_ms": 250, "bots": "novice", "clock": clock, "seed": 3});
    let table = http.make_table(&config).await.unwrap().id;
    let (mut owner, _) = Person::join(&http, &table).await;
    let start = owner
        .until("the deal", |message| match message {
            ServerMessage::Deal { deal, .. } => Some(*deal),
            _ => None,
        })
        .await;
    let seat: Wind = *start.seats.iter().find(|(_, chair)| **chair == 0).unwrap().0;
    let own_discard = |message| match message {
        ServerMessage::Event { event: Event::Discarded { seat: who, .. }, .. } => (who == seat).then_some(()),
        _ => None,
    };
    while owner.ask().await.kind != AskKind::Turn {}
    let asked = Instant::now();
    owner.until("the safe discard", own_discard).await;
    assert!(asked.elapsed() + Duration::from_millis(500) >= TURN, "{:?}", asked.elapsed());
    owner.table("that he is away", |table| states(table)[0] == ChairState::Away).await;
    // Sooner than his own time would be up.
    owner.until("a discard of the bot", own_discard).await;
    // A ping is sent by programs: it is nobody who is there.
    owner.say(ClientMessage::Ping { n: 1 }).await;
    owner.until("an answer", |message| matches!(message, ServerMessage::Pong { .. }).then_some(())).await;
    assert_eq!(states(&owner.look().await.table)[0], ChairState::Away);
    owner.say(ClientMessage::WhyNot { action: "win".to_owned() }).await;
    owner.table("that he is back", |table| states(table)[0] == ChairState::Here).await;
    let turn = loop {
        let ask = owner.ask().await;
        if ask.kind == AskKind::Turn {
            break ask;
        }
    };
    let action = turn.actions.iter().find(|action| action.starts_with("discard")).unwrap().clone();
    let tile = action.rsplit(' ').next().unwrap().to_owned();
    owner.say(ClientMessage::Act { ask: turn.ask, action }).await;
    let thrown = owner.until("his own discard", |message| match message {
        ServerMessage::Event { event: Event::Discarded { seat: who, tile }, .. } if who == seat => Some(tile),
        _ => None,
    });
    assert_eq!(thrown.await, tile);
    hosted.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_see_it_later() {
    const DELAY: Duration = Duration::from_secs(3);
    let hosted = Hosted::new("delay").await;
    let http = Http::guest(hosted.address).await.unwrap();
    let config = json!({"rules": "red", "pace_ms": 30, "deals": 1, "bots": "novice", "spectators": 3});
    let table = http.make_table(&config).await.unwrap().id;
    let mut player = Player::join(&http, &table, 11).await.unwrap();
    let stranger = Http::guest(hosted.address).await.unwrap();
    let (mut looker, _) = Person::join(&stranger, &table).await;
    player.say(&ClientMessage::Start).await.unwrap();
    let plays = tokio::spawn(async move {
        let mut thrown = Vec::new();
        loop {
            match player.hear().await.unwrap() {
                Heard::Asked => _ = player.act().await.unwrap(),
                Heard::GameOver => return thrown,
                _ => {}
            }
            while thrown.len() < discards(&player) {
                thrown.push(Instant::now());
            }
        }
    });
    let mut seen = Vec::new();
    let late = tokio::spawn({
        let (stranger, table) = (stranger.clone(), table.clone());
        async move {
            tokio::time::sleep(Duration::from_millis(1500)).await;
            Person::join(&stranger, &table).await.1
        }
    });
    loop {
        match looker.next().await.expect("he is not cut off") {
            ServerMessage::Event { event: Event::Discarded { .. }, .. } => seen.push(Instant::now()),
            ServerMessage::Event { event: Event::Drew { tile, .. }, .. } => assert_eq!(tile, None),
            ServerMessage::GameOver { .. } => break,
            _ => {}
        }
    }
    let thrown = plays.await.unwrap();
    assert_eq!(thrown.len(), seen.len());
    for (thrown, seen) in thrown.iter().zip(&seen) {
        // The player may have heard of it a little late himself.
        assert!(*seen + Duration::from_millis(700) >= *thrown + DELAY);
    }
    // Who comes in the middle is not shown more than those who have been there.
    let welcome = late.await.unwrap();
    assert!(welcome.view.is_none() && welcome.deal.is_none(), "after 1.5 s nothing has begun for him");
    hosted.stop().await;
}

fn discards(player: &Player) -> usize {
    player.told.iter().filter(|(_, text)| text.contains("\"discarded\"")).count()
}

/// The time of a session goes on over a restart, and ends the deal that is being played.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_ends_when_its_time_is_up() {
    let hosted = Hosted::new("session_time").await;
    let http = Http::guest(hosted.address).await.unwrap();
    let config =
        json!({"rules": "sichuan", "at_once": true, "pace_ms": 0, "options": {"session_minutes": 1}});
    let table = http.make_table(&config).await.unwrap().id;
    let (mut player, _) = Person::join(&http, &table).await;
    player.table("a deal", |table| table.deal == 1).await;
    player.leave().await;
    let database = hosted.database.clone();
    hosted.stop().await;
    // Nobody waits a minute: it began a while before.
    sqlx::any::install_default_drivers();
    let mut connection = sqlx::AnyConnection::connect(&database).await.unwrap();
    let moved =
        sqlx::query("UPDATE entries SET at = at - 57000 WHERE table_id = $1 AND entry LIKE '%\"started\"%'")
            .bind(&table)
            .execute(&mut connection)
            .await
            .unwrap();
    assert_eq!(moved.rows_affected(), 1);
    connection.close().await.unwrap();
    let hosted = Hosted::on(database, |_| ()).await;
    let http = Http { server: hosted.address, ..http };
    let (mut player, welcome) = Person::join(&http, &table).await;
    assert_eq!(welcome.table.state, TableState::Playing, "there is some time left");
    let ended = player.until("the end of the deal", |message| match message {
        ServerMessage::DealOver { end, .. } => Some(end.by),
        _ => None,
    });
    assert_eq!(ended.await, "time");
    assert_eq!(player.game_over().await, "time");
    hosted.stop().await;
}
