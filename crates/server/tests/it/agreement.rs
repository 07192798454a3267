//! What counts only when all want it: a pause, and stopping.

use std::time::Duration;

use load::Http;
use protocol::{ClientMessage, ErrorCode, TableState};
use serde_json::json;

use crate::hosted::Hosted;
use crate::people::Person;

async fn two_at_a_table(hosted: &Hosted) -> (Person, Person, Person) {
    let mut people = Vec::new();
    for _ in 0..3 {
        people.push(Http::guest(hosted.address).await.unwrap());
    }
    let table = people[0].make_table(&json!({"rules": "mcr", "pace_ms": 20})).await.unwrap().id;
    let (mut anna, _) = Person::join(&people[0], &table).await;
    let (mut boris, _) = Person::join(&people[1], &table).await;
    let (stranger, _) = Person::join(&people[2], &table).await;
    boris.say(ClientMessage::Sit { chair: Some(1) }).await;
    assert_eq!(boris.welcome().await.you.chair, Some(1));
    anna.say(ClientMessage::Start).await;
    anna.table("a deal", |table| table.deal == 1 && table.state == TableState::Playing).await;
    (anna, boris, stranger)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_is_a_pause_when_all_want_one_until_anybody_ends_it() {
    let hosted = Hosted::new("pause").await;
    let (mut anna, mut boris, mut stranger) = two_at_a_table(&hosted).await;
    stranger.say(ClientMessage::Pause { on: true }).await;
    assert_eq!(stranger.error().await, ErrorCode::NotSeated);
    anna.say(ClientMessage::Pause { on: true }).await;
    let wants = boris.table("her wish", |table| table.chairs[0].wants_pause).await;
    assert!(!wants.paused, "one alone gets none");
    anna.say(ClientMessage::Pause { on: false }).await;
    boris.table("her wish is gone", |table| !table.chairs[0].wants_pause).await;
    anna.say(ClientMessage::Pause { on: true }).await;
    boris.say(ClientMessage::Pause { on: true }).await;
    for person in [&mut anna, &mut boris, &mut stranger] {
        let paused = person.table("the pause", |table| table.paused).await;
        assert!(paused.chairs.iter().all(|chair| !chair.wants_pause));
    }
    // Time stands still, and nothing can be done.
    let (before, of_boris) = (anna.look().await, boris.look().await);
    tokio::time::sleep(Duration::from_millis(700)).await;
    let after = anna.look().await;
    assert_eq!((before.n, &before.ask), (after.n, &after.ask));
    let asked = before.ask.map(|ask| (&mut anna, ask)).or(of_boris.ask.map(|ask| (&mut boris, ask)));
    if let Some((person, ask)) = asked {
        person.say(ClientMessage::Act { ask: ask.ask, action: ask.actions[0].clone() }).await;
        assert_eq!(person.error().await, ErrorCode::NotNow);
    }
    boris.say(ClientMessage::Pause { on: false }).await;
    for person in [&mut anna, &mut boris, &mut stranger] {
        person.table("the end of it", |table| !table.paused).await;
    }
    hosted.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_stops_when_all_agree() {
    let hosted = Hosted::new("agree").await;
    let (mut anna, mut boris, mut stranger) = two_at_a_table(&hosted).await;
    boris.say(ClientMessage::Stop { on: true }).await;
    let wants = anna.table("his wish", |table| table.chairs[1].wants_stop).await;
    assert_ne!(wants.state, TableState::Over);
    stranger.say(ClientMessage::Stop { on: true }).await;
    assert_eq!(stranger.error().await, ErrorCode::NotSeated);
    anna.say(ClientMessage::Stop { on: true }).await;
    for person in [&mut anna, &mut boris, &mut stranger] {
        assert_eq!(person.game_over().await, "agreed");
    }
    let looked = anna.look().await;
    assert_eq!((looked.table.state, looked.ask), (TableState::Over, None));
    anna.say(ClientMessage::Pause { on: true }).await;
    assert_eq!(anna.error().await, ErrorCode::NotNow);
    hosted.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_is_not_waited_for() {
    let hosted = Hosted::new("left_over").await;
    let (mut anna, mut boris, _stranger) = two_at_a_table(&hosted).await;
    anna.say(ClientMessage::Pause { on: true }).await;
    boris.table("her wish", |table| table.chairs[0].wants_pause).await;
    boris.say(ClientMessage::Leave).await;
    anna.table("the pause: all who are left want it", |table| table.paused).await;
    hosted.stop().await;
}
