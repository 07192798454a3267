//! Score sheets over real sockets: phones that wait for news, a phone that was away, a server that stops.

use std::net::SocketAddr;
use std::time::Duration;

use load::Http;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::hosted::Hosted;

/// A phone at a table.
#[derive(Clone)]
struct Phone {
    http: Http,
    sheet: String,
}

async fn asked(http: &Http, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
    let body = body.map(|body| body.to_string());
    let answer = http.send(method, path, body.as_deref()).await.unwrap();
    let json = serde_json::from_str(&answer.body).unwrap_or_else(|_| answer.body.clone().into());
    (answer.status, json)
}

/// A new sheet, and the phones of its keeper and its table.
async fn new_sheet(server: SocketAddr, rules: &str) -> (Phone, Phone) {
    let players = ["Anna", "Boris", "Chen", "Dora"].map(|name| json!({"name": name}));
    let setup = json!({"title": "Club", "setup": {"rules": rules, "players": players}});
    let (status, made) = asked(&Http::new(server), "POST", "/api/sheets", Some(setup)).await;
    assert_eq!(status, 201, "{made}");
    let phone = |role: &str| Phone {
        http: Http { code: made["codes"][role].as_str().unwrap().to_owned(), ..Http::new(server) },
        sheet: made["id"].as_str().unwrap().to_owned(),
    };
    (phone("keeper"), phone("table"))
}

impl Phone {
    async fn note(&self, notes: &[(String, Value)]) -> Value {
        let notes: Vec<Value> = notes.iter().map(|(key, note)| json!({"key": key, "note": note})).collect();
        let body = json!({"who": "Anna", "notes": notes});
        let (status, done) =
            asked(&self.http, "POST", &format!("/api/sheets/{}/notes", self.sheet), Some(body)).await;
        assert_eq!(status, 200, "{done}");
        done
    }

    async fn look(&self, after: Option<u64>) -> Value {
        let after = after.map(|after| format!("?after={after}")).unwrap_or_default();
        let (status, seen) =
            asked(&self.http, "GET", &format!("/api/sheets/{}{after}", self.sheet), None).await;
        assert_eq!(status, 200, "{seen}");
        seen
    }

    /// Looks on until there are so many lines; every view that it saw.
    async fn follow(self, until: u64) -> Vec<Value> {
        let mut seen = vec![self.look(None).await];
        while seen.last().unwrap()["version"].as_u64().unwrap() < until {
            let next = self.look(seen.last().unwrap()["version"].as_u64()).await;
            if next["view"].is_object() {
                seen.push(next);
            }
        }
        seen
    }
}

fn drawn(row: usize) -> (String, Value) {
    (format!("deal-{row}"), json!({"do": "deal", "row": row, "deal": {"end": "wall"}}))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_at_the_table_sees_what_one_enters() {
    let hosted = Hosted::new("sheet_news").await;
    let (keeper, table) = new_sheet(hosted.address, "mcr").await;
    let visitor = Phone { http: Http::new(hosted.address), ..table.clone() };
    let looks: Vec<_> =
        [&keeper, &table, &visitor, &visitor].map(|phone| tokio::spawn(phone.clone().follow(16))).into();
    for row in 0..16 {
        table.note(&[drawn(row)]).await;
    }
    let last = keeper.look(None).await["view"].clone();
    for look in looks {
        let seen = timeout(Duration::from_secs(20), look).await.expect("news come").unwrap();
        assert!(seen.windows(2).all(|two| two[0]["version"].as_u64() < two[1]["version"].as_u64()));
        assert_eq!(seen.last().unwrap()["view"], last);
    }
    assert_eq!(last["rows"].as_array().unwrap().len(), 16);
    hosted.stop().await;
}

/// Ten deals are entered while there is no network; when it is back they are sent, some twice, and come once and in order.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_phone_that_was_away_sends_ten_deals() {
    for rules in ["mcr", "taiwan"] {
        let hosted = Hosted::new(&format!("sheet_away_{rules}")).await;
        let (_, table) = new_sheet(hosted.address, rules).await;
        let queue: Vec<(String, Value)> = (0..10).map(drawn).collect();
        // The first answers are lost on the way.
        table.note(&queue[..4]).await;
        let (one, two) = tokio::join!(table.note(&queue), table.note(&queue[..7]));
        for done in [one, two] {
            assert!(done["results"].as_array().unwrap().iter().all(|result| result["ok"] == true), "{done}");
        }
        let rows = table.look(None).await["view"]["rows"].as_array().unwrap().len();
        assert_eq!(rows, 10, "{rules}");
        hosted.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_waits_does_not_keep_the_server_from_stopping() {
    // Longer than any request may take: who is not told gets no answer.
    let hosted = Hosted::with("sheet_stop", |config| config.patience = Duration::from_hours(1)).await;
    let (_, table) = new_sheet(hosted.address, "red").await;
    let (waiting, database) = (table.clone(), hosted.database.clone());
    let waits = tokio::spawn(async move { waiting.look(Some(0)).await });
    tokio::time::sleep(Duration::from_millis(300)).await;
    hosted.stop().await;
    assert_eq!(waits.await.unwrap(), json!({"version": 0}));
    // It goes on where it was, with the same codes.
    let again = Hosted::on(database, |_| ()).await;
    let there = Phone { http: Http { server: again.address, ..table.http.clone() }, ..table };
    assert_eq!(there.note(&[drawn(0)]).await["version"], 1);
    again.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_laptop_goes_on_in_the_middle() {
    let (here, there) = (Hosted::new("sheet_here").await, Hosted::new("sheet_there").await);
    let (keeper, table) = new_sheet(here.address, "sichuan").await;
    let offence = keeper.look(None).await["view"]["offences"][0]["id"].clone();
    let call = ("call".to_owned(), json!({"do": "call", "why": offence}));
    table.note(&[call]).await;
    let backup = keeper.http.send("GET", &format!("/api/sheets/{}/backup", table.sheet), None).await.unwrap();
    here.stop().await;
    let stranger = Http::new(there.address);
    let restored = stranger.send("POST", "/api/ledgers/restore", Some(&backup.body)).await.unwrap();
    assert_eq!(restored.status, 200, "{}", restored.body);
    let moved = Phone { http: Http { server: there.address, ..table.http.clone() }, ..table };
    let answer = ("answer".to_owned(), json!({"do": "answer", "call": 0, "text": "play on"}));
    assert_eq!(moved.note(std::slice::from_ref(&answer)).await["results"][0]["code"], "not_yours");
    let moved = Phone { http: Http { server: there.address, ..keeper.http }, ..keeper };
    assert_eq!(moved.note(&[answer]).await["version"], 2);
    there.stop().await;
}
