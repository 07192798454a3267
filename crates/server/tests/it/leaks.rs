//! Nothing that is sent to a seat names a tile that it may not know, and no time tells who could claim.

use std::time::Duration;

use load::{Heard, Http, Player};
use protocol::{ClientMessage, Event, ServerMessage, Wall, Wind};
use serde_json::json;
use tokio::time::{Instant, timeout};

use crate::hosted::Hosted;

/// Persons on all chairs of a table; the first of them made it.
async fn table_of_persons(hosted: &Hosted, rules: &str, seed: u64, claim_ms: u32) -> (String, Vec<Player>) {
    let mut people = Vec::new();
    for _ in 0..4 {
        people.push(Http::guest(hosted.address).await.unwrap());
    }
    let config =
        json!({"rules": rules, "pace_ms": 0, "deals": 1, "clock": {"name": "relaxed", "claim_ms": claim_ms}});
    let table = people[0].make_table(&config).await.unwrap();
    let mut players = Vec::new();
    for (number, http) in (1..).zip(&people) {
        let mut player = Player::join(http, &table.id, seed * 4 + number).await.unwrap();
        player.bytes = Some(Vec::new());
        if number > 1 {
            player.say(&ClientMessage::Sit { chair: Some(number as u8 - 1) }).await.unwrap();
            while player.bytes.as_ref().unwrap().iter().filter(|text| text.contains("\"welcome\"")).count()
                < 2
            {
                player.hear().await.unwrap();
            }
        }
        players.push(player);
    }
    players[0].say(&ClientMessage::Start).await.unwrap();
    (table.id, players)
}

async fn play_out(mut player: Player) -> Player {
    let mut hints = 0;
    loop {
        match timeout(Duration::from_secs(30), player.hear()).await.expect("it goes on").unwrap() {
            Heard::Asked => {
                // Also about tiles that he could not claim.
                if hints < 10 {
                    player.say(&ClientMessage::Hint).await.unwrap();
                    hints += 1;
                }
                _ = player.act().await.unwrap();
            }
            Heard::GameOver => return player,
            Heard::DealOver | Heard::Refused | Heard::Error(_) | Heard::Other => {}
        }
    }
}

/// Whether there is a text that is a tile.
fn names_a_tile(text: &str) -> bool {
    let is_tile = |word: &str| {
        let bytes = word.as_bytes();
        bytes.len() == 2 && (bytes[0].is_ascii_digit() && b"mpszf".contains(&bytes[1]) || word == "0j")
    };
    text.split('"').any(|part| part.split(' ').any(is_tile))
}

/// How many tiles stand in a wall.
fn tiles_in(wall: &Wall) -> u32 {
    wall.stacks.values().flat_map(|section| section.chars()).filter_map(|digit| digit.to_digit(10)).sum()
}

/// What a seat was sent of a deal, message by message: the tiles of others are hidden, and nothing else names tiles.
fn check(player: &Player, rules: &str) -> usize {
    let shows_kongs = rules != "mcr" && rules != "taiwan";
    let mut seat = None;
    let (mut checked, mut standing) = (0, 0);
    for text in player.bytes.as_ref().unwrap() {
        match serde_json::from_str::<ServerMessage>(text).unwrap() {
            ServerMessage::Welcome(welcome) => {
                if let Some(view) = welcome.view {
                    assert!(view.seat.is_some() || view.hand.is_empty());
                }
            }
            ServerMessage::Deal { deal, .. } => {
                assert!(!names_a_tile(text), "{text}");
                let chair = player.chair().expect("a player has a chair");
                standing = u32::from(deal.tiles);
                seat = deal.seats.iter().find(|(_, at)| **at == chair).map(|(wind, _)| *wind);
            }
            ServerMessage::Event { event, wall, .. } => {
                let own = |who: Wind| Some(who) == seat;
                // The wall is what is left after the draws that were told, and never further on.
                standing -= u32::from(matches!(event, Event::Drew { .. }));
                assert_eq!(wall.is_some(), matches!(event, Event::Drew { .. }), "{text}");
                assert!(wall.is_none_or(|wall| tiles_in(&wall) == standing), "{text}");
                match event {
                    Event::Drew { seat: who, tile, .. } => assert_eq!(tile.is_some(), own(who), "{text}"),
                    Event::ConcealedKong { seat: who, tile } => {
                        assert!(shows_kongs || tile.is_some() == own(who), "{text}");
                    }
                    Event::Forbade { seat: who, suit } => assert_eq!(suit.is_some(), own(who), "{text}"),
                    _ => {}
                }
                checked += 1;
            }
            ServerMessage::DealOver { .. } | ServerMessage::GameOver { .. } => return checked,
            ServerMessage::Ask(_) | ServerMessage::Noted { .. } | ServerMessage::Refused(_) => {}
            ServerMessage::Hint { advice, .. } => {
                assert_eq!(Some(advice.position.seat), seat, "{text}");
                assert!(!advice.options.is_empty(), "{text}");
            }
            ServerMessage::Table { .. }
            | ServerMessage::Shuffle { .. }
            | ServerMessage::Commitments { .. }
            | ServerMessage::Error { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Bye { .. } => assert!(!names_a_tile(text), "{text}"),
        }
    }
    checked
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_byte_names_what_a_seat_may_not_know() {
    let hosted = Hosted::new("leaks").await;
    let deep = std::env::var_os("FIVEWINDS_DEEP").is_some();
    let (rounds, start) = (if deep { 400 } else { 3 }, Instant::now());
    let mut checked = 0;
    for seed in 0..rounds {
        let rulesets = ["red", "classical", "mcr", "sichuan", "taiwan"];
        let games = rulesets.map(|rules| (rules, table_of_persons(&hosted, rules, seed, 2000)));
        let mut playing = Vec::new();
        for (rules, table) in games {
            let (_, players) = table.await;
            playing.extend(players.into_iter().map(|player| (rules, tokio::spawn(play_out(player)))));
        }
        for (rules, game) in playing {
            let seen = check(&game.await.unwrap(), rules);
            assert!(seen > 50, "{rules}: a whole deal was seen");
            checked += seen;
        }
    }
    let games = rounds * 5;
    println!(
        "{games} games, {checked} events read at their seats, in {:.0} s",
        start.elapsed().as_secs_f64()
    );
    hosted.stop().await;
}

/// Whoever does not answer is waited for, also where nobody could have claimed: what comes after a discard comes no sooner.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn windows_are_open_whether_anybody_is_asked_or_not() {
    const CLAIM: Duration = Duration::from_millis(150);
    let hosted = Hosted::new("windows").await;
    let (_, players) = table_of_persons(&hosted, "sichuan", 1, CLAIM.as_millis() as u32).await;
    let watch = |mut player: Player| async move {
        let (mut thrown, mut windows) = (None::<Instant>, 0);
        let end = Instant::now() + Duration::from_secs(6);
        while Instant::now() < end {
            let Ok(heard) = timeout(Duration::from_secs(5), player.hear()).await else { break };
            let text = player.bytes.as_ref().unwrap().last().unwrap().clone();
            if text.contains("\"type\":\"event\"") {
                if let Some(at) = thrown.take() {
                    // On a busy machine a message may have lain somewhere for a while; without a window it would be there at once.
                    assert!(at.elapsed() + Duration::from_millis(110) >= CLAIM, "{text}");
                    windows += 1;
                }
                if text.contains("\"discarded\"") {
                    thrown = Some(Instant::now());
                }
            }
            match heard.unwrap() {
                // In his turn he plays; about others' tiles he says nothing.
                Heard::Asked => {
                    let ask = player.ask.as_ref().unwrap();
                    let must = ask.kind == protocol::AskKind::Turn
                        || !ask.actions.iter().any(|action| action == "pass");
                    if must {
                        player.act().await.unwrap();
                    }
                }
                Heard::GameOver => break,
                Heard::DealOver | Heard::Refused | Heard::Error(_) | Heard::Other => {}
            }
        }
        windows
    };
    let watching: Vec<_> = players.into_iter().map(|player| tokio::spawn(watch(player))).collect();
    for windows in watching {
        assert!(windows.await.unwrap() > 3);
    }
    hosted.stop().await;
}
