//! Who sits where: coming, going, being asked to leave, two devices in one seat.

use load::Http;
use protocol::{AskKind, ChairState, ClientMessage, ErrorCode, ServerMessage, TableState};
use serde_json::json;

use crate::hosted::Hosted;
use crate::people::{Person, states};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_made_the_table_lets_people_in_and_begins() {
    let hosted = Hosted::new("host").await;
    let mut people = Vec::new();
    for _ in 0..3 {
        people.push(Http::guest(hosted.address).await.unwrap());
    }
    let table = people[0].make_table(&json!({"rules": "mcr", "pace_ms": 50})).await.unwrap().id;
    let (mut host, welcome) = Person::join(&people[0], &table).await;
    assert_eq!((welcome.you.chair, welcome.you.host), (Some(0), true));
    let (mut anna, welcome) = Person::join(&people[1], &table).await;
    assert_eq!((welcome.you.chair, welcome.you.host), (None, false));
    let (mut boris, _) = Person::join(&people[2], &table).await;

    anna.say(ClientMessage::Sit { chair: Some(2) }).await;
    assert_eq!(anna.welcome().await.you.chair, Some(2));
    anna.say(ClientMessage::Sit { chair: Some(3) }).await;
    assert_eq!(anna.error().await, ErrorCode::Chair, "she has one");
    boris.say(ClientMessage::Sit { chair: Some(2) }).await;
    assert_eq!(boris.error().await, ErrorCode::Chair, "it is taken");
    boris.say(ClientMessage::Sit { chair: None }).await;
    assert_eq!(boris.welcome().await.you.chair, Some(1), "the first that is free");

    anna.say(ClientMessage::Start).await;
    assert_eq!(anna.error().await, ErrorCode::NotYours);
    anna.say(ClientMessage::Remove { chair: 1 }).await;
    assert_eq!(anna.error().await, ErrorCode::NotYours);
    host.say(ClientMessage::Remove { chair: 1 }).await;
    assert_eq!(boris.welcome().await.you.chair, None, "he is told that he has no chair");
    boris.say(ClientMessage::Leave).await;
    assert_eq!(boris.error().await, ErrorCode::NotSeated);
    host.say(ClientMessage::Remove { chair: 1 }).await;
    assert_eq!(host.error().await, ErrorCode::NotNow, "nobody sits there");

    anna.say(ClientMessage::Leave).await;
    assert_eq!(anna.welcome().await.you.chair, None);
    anna.say(ClientMessage::Sit { chair: Some(3) }).await;
    assert_eq!(anna.welcome().await.you.chair, Some(3));
    host.say(ClientMessage::Start).await;
    let begun = host.table("the beginning", |table| table.state == TableState::Playing).await;
    use ChairState::{Bot, Here};
    assert_eq!(states(&begun), [Here, Bot, Bot, Here]);
    boris.say(ClientMessage::Sit { chair: Some(1) }).await;
    assert_eq!(boris.error().await, ErrorCode::NotNow, "the game has begun");

    // Who leaves a game may come back to his own chair.
    anna.say(ClientMessage::Leave).await;
    host.table("a bot for her", |table| states(table)[3] == Bot).await;
    anna.say(ClientMessage::Act { ask: 1, action: "pass".to_owned() }).await;
    assert_eq!(anna.error().await, ErrorCode::NotSeated);
    anna.say(ClientMessage::Sit { chair: None }).await;
    host.table("her again", |table| states(table)[3] == Here).await;
    // When the last person leaves, there is nothing to play for.
    anna.say(ClientMessage::Leave).await;
    host.table("a bot for her", |table| states(table)[3] == Bot).await;
    host.say(ClientMessage::Leave).await;
    assert_eq!(boris.game_over().await, "left");
    hosted.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_devices_see_the_same_and_one_acts() {
    let hosted = Hosted::new("devices").await;
    let http = Http::guest(hosted.address).await.unwrap();
    let config = json!({"rules": "mcr", "at_once": true, "pace_ms": 0, "bots": "novice"});
    let table = http.make_table(&config).await.unwrap().id;
    let (mut laptop, welcome) = Person::join(&http, &table).await;
    assert!(!welcome.you.only_looks);
    while !asks_for_a_turn(&mut laptop).await {}
    let (mut phone, there) = Person::join(&http, &table).await;
    assert!(!there.you.only_looks, "who came last acts");
    let here = laptop.welcome().await;
    assert!(here.you.only_looks, "the other is told that it only looks");
    assert_eq!((here.n, &here.view), (there.n, &there.view), "both see the same");
    let (ask, other) = (there.ask.unwrap(), here.ask.unwrap());
    assert_eq!((ask.ask, &ask.actions), (other.ask, &other.actions), "and are asked the same");
    let action = ask.actions.iter().find(|action| action.starts_with("discard")).unwrap().clone();
    laptop.say(ClientMessage::Act { ask: ask.ask, action: action.clone() }).await;
    assert_eq!(laptop.error().await, ErrorCode::OnlyLooks);
    laptop.say(ClientMessage::TakeOver).await;
    assert!(!laptop.welcome().await.you.only_looks);
    assert!(phone.look().await.you.only_looks);
    laptop.say(ClientMessage::Act { ask: ask.ask, action }).await;
    let discarded = |message| match message {
        ServerMessage::Event { n, event: event @ protocol::Event::Discarded { .. }, .. } => Some((n, event)),
        _ => None,
    };
    let (seen, also) =
        tokio::join!(laptop.until("a discard", discarded), phone.until("a discard", discarded));
    assert_eq!(seen, also, "under the same number");

    // The one that acts goes: the other acts, and nobody has to say so.
    laptop.leave().await;
    for _ in 0..50 {
        let looked = phone.look().await;
        if !looked.you.only_looks {
            hosted.stop().await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("nobody acts for the chair");
}

async fn asks_for_a_turn(person: &mut Person) -> bool {
    let ask = person.ask().await;
    if ask.kind == AskKind::Window {
        let action = ask.actions.iter().find(|action| *action == "pass").unwrap_or(&ask.actions[0]).clone();
        person.say(ClientMessage::Act { ask: ask.ask, action }).await;
    }
    ask.kind == AskKind::Turn
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_too_many_devices_the_oldest_goes() {
    let hosted = Hosted::new("many_devices").await;
    let http = Http::guest(hosted.address).await.unwrap();
    let table = http.make_table(&json!({"rules": "red"})).await.unwrap().id;
    let (mut oldest, _) = Person::join(&http, &table).await;
    let mut others = Vec::new();
    for _ in 0..8 {
        others.push(Person::join(&http, &table).await);
    }
    let again = oldest.until("bye", |message| match message {
        ServerMessage::Bye { again, .. } => Some(again),
        _ => None,
    });
    assert!(!again.await, "it need not come back: there are enough");
    assert_eq!(oldest.next().await, None, "that was the last word");
    let (first, _) = &mut others[0];
    assert!(first.look().await.you.only_looks);
    hosted.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_nobody_may_look_on_nobody_does() {
    let hosted = Hosted::new("in_private").await;
    let people = [Http::guest(hosted.address).await.unwrap(), Http::guest(hosted.address).await.unwrap()];
    let config = json!({"rules": "mcr", "pace_ms": 50, "spectators": null});
    let table = people[0].make_table(&config).await.unwrap().id;
    let (mut host, _) = Person::join(&people[0], &table).await;
    // Before the game one may come to sit down; who does not is sent away when it begins.
    let (mut stranger, welcome) = Person::join(&people[1], &table).await;
    assert_eq!(welcome.you.chair, None);
    host.say(ClientMessage::Start).await;
    let bye = |message| match message {
        ServerMessage::Bye { reason, again } => Some((reason, again)),
        ServerMessage::Deal { .. } | ServerMessage::Event { .. } => panic!("he sees the game"),
        _ => None,
    };
    let away = ("no_spectators".to_owned(), false);
    assert_eq!(stranger.until("bye", bye).await, away);
    assert_eq!(stranger.next().await, None, "that was the last word");
    let mut again = load::Client::connect(&people[1], &table, None, false).await.unwrap();
    let first = again.next().await.unwrap();
    assert_eq!(bye(first), Some(away));
    assert!(again.next().await.is_err());
    let table = host.table("the game", |table| table.state == TableState::Playing).await;
    assert_eq!(table.spectators, 0);
    hosted.stop().await;
}
