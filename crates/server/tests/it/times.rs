//! The times of messages do not depend on who could claim.

use std::time::{Duration, Instant};

use load::{Heard, Http, Player};
use protocol::{AskKind, ClientMessage};
use serde_json::json;
use table::{Action, Stage};
use tokio::time::timeout;

use crate::hosted::Hosted;

/// How long every window is open.
const CLAIM: Duration = Duration::from_millis(120);

/// Plays in his turns and never answers in windows; how long after each discard the next thing was heard.
async fn listen(mut player: Player) -> Vec<Duration> {
    let (mut thrown, mut lengths, mut heard_of) = (None::<Instant>, Vec::new(), 0);
    loop {
        let heard = timeout(Duration::from_secs(30), player.hear()).await.expect("it goes on").unwrap();
        let now = Instant::now();
        for (_, text) in &player.told[heard_of..] {
            lengths.extend(thrown.take().map(|thrown| now - thrown));
            thrown = text.contains("\"event\":\"discarded\"").then_some(now);
        }
        heard_of = player.told.len();
        match heard {
            Heard::Asked => {
                let ask = player.ask.as_ref().unwrap();
                if ask.kind == AskKind::Turn || !ask.actions.iter().any(|action| action == "pass") {
                    player.act().await.unwrap();
                }
            }
            Heard::DealOver => return lengths,
            _ => {}
        }
    }
}

/// For each discard of a deal whether anybody was really asked: the deal itself stands still only then.
fn asked(record: &record::Record) -> Vec<bool> {
    let rules = record.header.rules();
    let mut replay = record::Replay::new(&rules, &record.deals[0]).unwrap();
    let mut all = Vec::new();
    while let Some(step) = replay.step().unwrap() {
        if let record::Step::Act { action: Action::Discard(_), .. } = step {
            all.push(matches!(replay.deal().public().stage(), Stage::Offer { .. }));
        }
    }
    all
}

/// One deal with so many persons and bots on the other chairs: each length with whether anybody was asked.
async fn watch(address: std::net::SocketAddr, persons: u8, seed: u64) -> Vec<(bool, Duration)> {
    let host = Http::guest(address).await.unwrap();
    let clock = json!({"name": "relaxed", "claim_ms": CLAIM.as_millis() as u64});
    let config = json!({"rules": "mcr", "pace_ms": 0, "deals": 1, "bots": "club", "clock": clock});
    let table = host.make_table(&config).await.unwrap().id;
    let mut players = vec![Player::join(&host, &table, seed).await.unwrap()];
    for chair in 1..persons {
        let http = Http::guest(address).await.unwrap();
        let mut player = Player::join(&http, &table, seed + u64::from(chair)).await.unwrap();
        player.say(&ClientMessage::Sit { chair: Some(chair) }).await.unwrap();
        while player.chair() != Some(chair) {
            player.hear().await.unwrap();
        }
        players.push(player);
    }
    players[0].say(&ClientMessage::Start).await.unwrap();
    let listening: Vec<_> = players.into_iter().map(|player| tokio::spawn(listen(player))).collect();
    let mut heard = Vec::new();
    for listens in listening {
        heard.push(listens.await.unwrap());
    }
    let record = host.send("GET", &format!("/api/tables/{table}/record"), None).await.unwrap();
    let asked = asked(&record::Record::read(record.body.as_bytes()).unwrap());
    for lengths in &heard {
        assert_eq!(lengths.len(), asked.len(), "one length for each discard");
    }
    heard.into_iter().flat_map(|lengths| asked.clone().into_iter().zip(lengths)).collect()
}

/// Half of them are shorter. On a busy machine some messages lie about for a while; they do not move this.
fn median(mut lengths: Vec<Duration>) -> Duration {
    lengths.sort_unstable();
    lengths[lengths.len() / 2]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_window_is_as_long_whether_anybody_could_claim_or_not() {
    let hosted = Hosted::new("times").await;
    let deals: Vec<_> = (0..6)
        .map(|number| {
            let persons = if number % 2 == 0 { 2 } else { 4 };
            tokio::spawn(watch(hosted.address, persons, 100 + 10 * number))
        })
        .collect();
    let (mut differences, mut counted) = (Vec::new(), (0, 0));
    for deal in deals {
        let all = deal.await.unwrap();
        let of = |asked: bool| -> Vec<Duration> {
            all.iter().filter(|(was, _)| *was == asked).map(|(_, length)| *length).collect()
        };
        let (some, none) = (of(true), of(false));
        counted = (counted.0 + some.len(), counted.1 + none.len());
        // What the network takes is forgiven, at each table as much as the slowest of its players needs: so each is
        // compared with itself.
        if some.len() >= 10 && none.len() >= 10 {
            let (some, none) = (median(some), median(none));
            assert!(none + CLAIM / 4 >= CLAIM && some + CLAIM / 4 >= CLAIM, "{some:?} {none:?}");
            differences.push(some.as_secs_f64() - none.as_secs_f64());
        }
    }
    assert!(counted.0 > 60 && counted.1 > 60 && differences.len() >= 3, "{counted:?} {differences:?}");
    differences.sort_by(f64::total_cmp);
    // What would leak is a window that closes at once when nobody is asked: a whole CLAIM less.
    let middle = differences[differences.len() / 2];
    assert!(middle.abs() < CLAIM.as_secs_f64() / 3.0, "{differences:?}");
    hosted.stop().await;
}
