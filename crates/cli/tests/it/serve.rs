//! The server as a process: pulled the plug on again and again, every table goes on where it was.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use load::{Client, Heard, Http, Player};
use protocol::ServerMessage;
use serde_json::json;
use tokio::time::{Instant, timeout};

/// A server in a process of its own.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

/// Where its data is.
#[derive(Clone)]
pub(crate) struct Data {
    pub(crate) folder: PathBuf,
    postgres: Option<String>,
}

impl Data {
    pub(crate) fn new(name: &str) -> Data {
        let folder = std::env::temp_dir().join(format!("fivewinds-serve-{}-{name}", std::process::id()));
        _ = std::fs::remove_dir_all(&folder);
        Data { folder, postgres: None }
    }

    /// In a database of its own, where there is a server of PostgreSQL.
    pub(crate) fn postgres(name: &str) -> Option<Data> {
        let server = std::env::var("FIVEWINDS_TEST_POSTGRES").ok()?;
        let database = format!("serve_{}_{name}", std::process::id());
        let made =
            Command::new("psql").args([&server, "-qc", &format!("CREATE DATABASE {database}")]).status();
        assert!(made.unwrap().success());
        let (head, _) = server.rsplit_once('/').unwrap();
        Some(Data { postgres: Some(format!("{head}/{database}")), ..Data::new(name) })
    }
}

impl Process {
    pub(crate) fn start(data: &Data) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fivewinds"));
        command.args(["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--tables-per-person", "1000"]);
        command
            .args([
                "--requests-per-second",
                "100000",
                "--guests-per-minute",
                "100000",
                "--ledgers-per-hour",
                "100000",
            ])
            .arg("--data")
            .arg(&data.folder);
        if let Some(url) = &data.postgres {
            command.args(["--database", url]);
        }
        command.env("RUST_LOG", "error").stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let (_, address) =
            line.split_once("http://").unwrap_or_else(|| panic!("it says where it is: {line}"));
        Process { child, address: address.trim().trim_end_matches('/').parse().unwrap() }
    }

    /// Nothing is finished, nobody is told.
    pub(crate) fn pull_the_plug(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub(crate) fn terminate(mut self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        let status = self.child.wait().unwrap();
        assert!(status.success(), "{status}");
    }
}

/// Plays until the connection is gone or the time is up; whether the game is over.
async fn play(player: &mut Player, until: Instant) -> bool {
    loop {
        let left = until.saturating_duration_since(Instant::now());
        match timeout(left, player.hear()).await {
            Ok(Ok(Heard::Asked)) => {
                if player.act().await.is_err() {
                    return false;
                }
            }
            Ok(Ok(Heard::GameOver)) => return true,
            Ok(Ok(Heard::DealOver | Heard::Refused | Heard::Error(_) | Heard::Other)) => {}
            Ok(Err(_)) | Err(_) => return false,
        }
    }
}

/// Everything that was told before is told again in the same words, and nothing that was told is unknown.
async fn compare(player: &Player, http: &Http, table: &str) {
    let mut client = Client::connect(http, table, Some(player.deal_n), false).await.unwrap();
    let ServerMessage::Welcome(welcome) = client.next().await.unwrap() else {
        panic!("a welcome comes first")
    };
    assert!(welcome.n >= player.n, "told up to {}, and now only {} is known", player.n, welcome.n);
    let mut again = 0;
    for message in &welcome.missed {
        let ServerMessage::Event { n, .. } = message else { continue };
        let Some((_, before)) = player.told.iter().rev().find(|(told, _)| told == n) else { continue };
        assert_eq!(&serde_json::to_string(message).unwrap(), before);
        again += 1;
    }
    let of_deal = player
        .told
        .iter()
        .filter(|(n, text)| *n > player.deal_n && text.contains("\"type\":\"event\""))
        .count();
    assert!(
        again == of_deal || welcome.deal.is_some_and(|deal| deal.number != player.deal),
        "{again} of {of_deal}"
    );
    client.close().await;
}

/// A table with a player over a socket and three bots.
async fn sit_down(server: SocketAddr, number: usize) -> (Http, String, Player) {
    let rules = ["red", "classical", "mcr", "sichuan", "taiwan"][number % 5];
    let http = Http::guest(server).await.unwrap();
    let config = json!({"rules": rules, "at_once": true, "pace_ms": 2, "bots": "novice", "clock": {"name": "relaxed"}});
    let table = http.make_table(&config).await.unwrap().id;
    let player = Player::join(&http, &table, number as u64 + 1).await.unwrap();
    (http, table, player)
}

#[allow(clippy::print_stdout, reason = "who runs it for long wants to know what it did")]
async fn survive(data: &Data, rounds: usize) {
    let start = Instant::now();
    let mut process = Process::start(data);
    let (mut tables, mut made, mut told) = (Vec::new(), 0, 0);
    for round in 0..rounds {
        // As many are always being played, however many games have ended.
        while tables.len() < 10 {
            tables.push(sit_down(process.address, made).await);
            made += 1;
        }
        let until = Instant::now() + Duration::from_millis(400 + 137 * (round as u64 % 5));
        let games: Vec<_> = tables
            .drain(..)
            .map(|(http, table, mut player)| {
                tokio::spawn(async move {
                    let over = play(&mut player, until).await;
                    (http, table, player, over)
                })
            })
            .collect();
        tokio::time::sleep_until(until - Duration::from_millis(100)).await;
        process.pull_the_plug();
        process = Process::start(data);
        for game in games {
            let (mut http, table, mut player, over) = game.await.unwrap();
            http.server = process.address;
            if over {
                finish(&http, &table, &player).await;
                told += player.told.len();
                continue;
            }
            compare(&player, &http, &table).await;
            player.follow(process.address);
            player.rejoin().await.unwrap();
            tables.push((http, table, player));
        }
    }
    for (http, table, player) in &tables {
        finish(http, table, player).await;
        told += player.told.len();
    }
    process.terminate();
    _ = std::fs::remove_dir_all(&data.folder);
    println!("killed {rounds} times, {made} tables, {told} messages, {:.0} s", start.elapsed().as_secs_f64());
}

/// Nothing came twice, and what was written can be played again.
async fn finish(http: &Http, table: &str, player: &Player) {
    // Who comes back after the end of a deal is shown how things stand, and not each step to there.
    assert!(player.told.windows(2).all(|two| two[1].0 > two[0].0), "nothing comes twice");
    let record = http.send("GET", &format!("/api/tables/{table}/record"), None).await.unwrap();
    if record.status == 200 {
        let record = record::Record::read(record.body.as_bytes()).unwrap();
        record::verify(&record).unwrap();
    }
}

pub(crate) fn rounds() -> usize {
    if std::env::var_os("FIVEWINDS_DEEP").is_some() { 100 } else { 4 }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_survive_kill_9() {
    survive(&Data::new("kill"), rounds()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_survive_kill_9_on_postgresql() {
    // `make test` has one; who runs this test alone need not.
    if let Some(data) = Data::postgres("kill_postgres") {
        survive(&data, rounds()).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_a_server_elsewhere() {
    let data = Data::new("backup");
    let process = Process::start(&data);
    let http = Http::guest(process.address).await.unwrap();
    let config = json!({"rules": "red", "at_once": true, "pace_ms": 0, "deals": 1});
    let table = http.make_table(&config).await.unwrap().id;
    let mut player = Player::join(&http, &table, 5).await.unwrap();
    assert!(play(&mut player, Instant::now() + Duration::from_secs(60)).await, "a deal is played");
    let file = data.folder.join("backup.jsonl");
    let done = super::run(["backup".as_ref(), "--data".as_ref(), data.folder.as_os_str(), file.as_os_str()]);
    assert_eq!(done.code, Some(0), "{}", done.err);
    process.terminate();
    let elsewhere = Data::new("restored");
    let done =
        super::run(["restore".as_ref(), "--data".as_ref(), elsewhere.folder.as_os_str(), file.as_os_str()]);
    assert_eq!(done.code, Some(0), "{}", done.err);
    let process = Process::start(&elsewhere);
    let there = Http { server: process.address, ..http.clone() };
    let record = there.send("GET", &format!("/api/tables/{table}/record"), None).await.unwrap();
    assert_eq!(record.status, 200, "the same person, the same table");
    record::verify(&record::Record::read(record.body.as_bytes()).unwrap()).unwrap();
    process.terminate();
    for folder in [&data.folder, &elsewhere.folder] {
        _ = std::fs::remove_dir_all(folder);
    }
}

#[test]
fn what_cannot_be_served_is_said() {
    let ran = super::run(["serve", "--database", "postgres://nobody@127.0.0.1:1/none"]);
    assert_eq!(ran.code, Some(1));
    assert!(!ran.err.is_empty());
    let ran = super::run(["restore", "--data", "/dev/null/no", "no-such-file"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("no-such-file"), "{}", ran.err);
    let ran = super::run(["serve", "--listen", "nowhere"]);
    assert_eq!(ran.code, Some(2));
}
