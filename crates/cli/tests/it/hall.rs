//! A hall's laptop on which the plug is pulled while results are entered: what was acknowledged is there, once and in order.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use load::Http;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::serve::{Data, Process, rounds};

/// A phone that enters, and sends again what nobody has acknowledged.
struct Phone {
    sheet: String,
    code: String,
    name: &'static str,
    server: watch::Receiver<SocketAddr>,
}

impl Phone {
    /// Enters until it is told to stop; how many notes were acknowledged.
    async fn enter(self, stop: Arc<AtomicBool>) -> usize {
        let mut sent = 0;
        while !stop.load(Ordering::Relaxed) {
            // Three at a time, as from a queue.
            let note = |at: usize| {
                let call = json!({"do": "call", "why": format!("{} {at}", self.name)});
                json!({"key": format!("{}-{at}", self.name), "note": call})
            };
            let notes: Vec<Value> = (sent..sent + 3).map(note).collect();
            let body = json!({"who": self.name, "notes": notes}).to_string();
            self.send(&body).await;
            sent += 3;
            sleep(Duration::from_millis(2)).await;
        }
        sent
    }

    /// Again and again, until the server has it.
    async fn send(&self, body: &str) {
        let path = format!("/api/sheets/{}/notes", self.sheet);
        loop {
            let server = *self.server.borrow();
            let http = Http { code: self.code.clone(), ..Http::new(server) };
            match http.send("POST", &path, Some(body)).await {
                Ok(answer) if answer.status == 200 => {
                    let answer: Value = serde_json::from_str(&answer.body).unwrap();
                    for result in answer["results"].as_array().unwrap() {
                        assert_eq!(result["ok"], true, "{result}");
                    }
                    return;
                }
                Ok(answer) => assert!(answer.status >= 500, "{} {}", answer.status, answer.body),
                Err(_) => sleep(Duration::from_millis(20)).await,
            }
        }
    }
}

async fn new_sheet(server: SocketAddr) -> (String, Value) {
    let players = ["Anna", "Boris", "Chen", "Dora"].map(|name| json!({"name": name}));
    let setup = json!({"title": "Kill", "setup": {"rules": "mcr", "players": players}});
    let made = Http::new(server).send("POST", "/api/sheets", Some(&setup.to_string())).await.unwrap();
    let made: Value = serde_json::from_str(&made.body).unwrap();
    (made["id"].as_str().unwrap().to_owned(), made["codes"].clone())
}

/// Every acknowledged note of a phone is in the file, once, and in its order.
fn check(file: &ledger::Verified, name: &str, acknowledged: usize) {
    let mine = file.lines.iter().filter(|line| line.line.by == name);
    let keys: Vec<&str> = mine.map(|line| line.line.key.as_str()).collect();
    let expected: Vec<String> = (0..acknowledged).map(|at| format!("{name}-{at}")).collect();
    assert_eq!(keys, expected);
}

async fn survive(data: &Data, rounds: usize) {
    let mut process = Process::start(data);
    let (moved, server) = watch::channel(process.address);
    let stop = Arc::new(AtomicBool::new(false));
    let (sheet, codes) = new_sheet(process.address).await;
    let phones: Vec<_> = [("Anna", "table"), ("Boris", "table"), ("Chen", "keeper")]
        .map(|(name, role)| {
            let code = codes[role].as_str().unwrap().to_owned();
            let phone = Phone { sheet: sheet.clone(), code, name, server: server.clone() };
            (name, tokio::spawn(phone.enter(Arc::clone(&stop))))
        })
        .into();
    for round in 0..rounds {
        sleep(Duration::from_millis(200 + 67 * (round as u64 % 5))).await;
        process.pull_the_plug();
        process = Process::start(data);
        moved.send_replace(process.address);
    }
    sleep(Duration::from_millis(200)).await;
    stop.store(true, Ordering::Relaxed);
    let mut acknowledged = Vec::new();
    for (name, phone) in phones {
        acknowledged.push((name, phone.await.unwrap()));
    }
    let http = Http { code: codes["keeper"].as_str().unwrap().to_owned(), ..Http::new(process.address) };
    let backup = http.send("GET", &format!("/api/sheets/{sheet}/backup"), None).await.unwrap();
    let file = ledger::verify(&backup.body).unwrap();
    let all: usize = acknowledged.iter().map(|(_, count)| count).sum();
    assert!(all > 10 * rounds, "something was entered in every round");
    assert_eq!(file.lines.len(), all);
    for (name, count) in acknowledged {
        check(&file, name, count);
    }
    // And on another laptop, in one step.
    process.pull_the_plug();
    let elsewhere = Data::new(&format!("elsewhere-{}", data.folder.file_name().unwrap().display()));
    let process = Process::start(&elsewhere);
    let there = Http { server: process.address, ..http };
    let restored = there.send("POST", "/api/ledgers/restore", Some(&backup.body)).await.unwrap();
    assert_eq!(restored.status, 200, "{}", restored.body);
    let seen = there.send("GET", &format!("/api/sheets/{sheet}"), None).await.unwrap();
    let seen: Value = serde_json::from_str(&seen.body).unwrap();
    assert_eq!((&seen["version"], &seen["role"]), (&json!(all), &json!("keeper")));
    process.terminate();
    for folder in [&data.folder, &elsewhere.folder] {
        _ = std::fs::remove_dir_all(folder);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_entered_survives_kill_9() {
    survive(&Data::new("hall"), rounds()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_entered_survives_kill_9_on_postgresql() {
    // `make test` has one; who runs this test alone need not.
    if let Some(data) = Data::postgres("hall_postgres") {
        survive(&data, rounds()).await;
    }
}
