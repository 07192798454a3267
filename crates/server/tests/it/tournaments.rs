//! A small tournament over real sockets: all tables enter at once, the server stops in the middle, and goes on.

use load::Http;
use serde_json::{Value, json};

use crate::hosted::Hosted;

/// Somebody with a code of a tournament.
#[derive(Clone)]
struct Person {
    http: Http,
    event: String,
    name: String,
}

impl Person {
    async fn ask(&self, method: &str, rest: &str, body: Option<Value>) -> (u16, Value) {
        let body = body.map(|body| body.to_string());
        let path = format!("/api/tournaments/{}{rest}", self.event);
        let answer = self.http.send(method, &path, body.as_deref()).await.unwrap();
        let json = serde_json::from_str(&answer.body).unwrap_or_else(|_| answer.body.clone().into());
        (answer.status, json)
    }

    async fn act(&self, key: &str, act: Value) -> Value {
        let body = json!({"who": self.name, "acts": [{"key": key, "act": act}]});
        let (status, done) = self.ask("POST", "/acts", Some(body)).await;
        assert_eq!(status, 200, "{done}");
        done["results"][0].clone()
    }

    async fn done(&self, key: &str, act: Value) {
        let result = self.act(key, act).await;
        assert_eq!(result["ok"], true, "{key}: {result}");
    }

    fn with(&self, code: &Value) -> Person {
        let code = code.as_str().unwrap().to_owned();
        Person { http: Http { code, ..self.http.clone() }, ..self.clone() }
    }

    fn at(&self, hosted: &Hosted) -> Person {
        Person { http: Http { server: hosted.address, ..self.http.clone() }, ..self.clone() }
    }

    /// The deals of a table, and that all agree with each.
    async fn play(self, table: usize, rows: std::ops::Range<usize>) {
        let key = |what: &str| format!("{table}-{what}");
        let note =
            |note: Value| json!({"do": "note", "section": 0, "session": 1, "table": table, "note": note});
        for row in rows {
            let wins = [json!({"who": row % 4, "how": "self_draw", "value": 8 + row})];
            let deal = json!({"do": "deal", "row": row, "deal": {"end": "win", "wins": wins}});
            self.done(&key(&format!("deal-{row}")), note(deal)).await;
            for who in 0..4 {
                let confirm = json!({"do": "confirm", "row": row, "version": 1, "who": who});
                self.done(&key(&format!("confirm-{row}-{who}")), note(confirm)).await;
            }
        }
    }
}

async fn announced(hosted: &Hosted) -> (Person, Value) {
    let section = json!({"rules": "mcr", "scheme": {"kind": "round_robin", "sessions": 5}, "short": true});
    let setup = json!({"setup": {"title": "Cup", "sections": [section]}});
    let http = Http::new(hosted.address);
    let made = http.send("POST", "/api/tournaments", Some(&setup.to_string())).await.unwrap();
    let made: Value = serde_json::from_str(&made.body).unwrap();
    let event = made["id"].as_str().unwrap().to_owned();
    let visitor = Person { http, event, name: "Vera".to_owned() };
    (visitor.with(&made["codes"]["organiser"]), made["codes"].clone())
}

/// Enters, draws and seats sixteen players, and lets the first session begin.
async fn begin(organiser: &Person) -> Value {
    let entries: Vec<Value> = (1..=16).map(|at| json!({"name": format!("Player {at}")})).collect();
    organiser.done("enter", json!({"do": "enter", "entries": entries})).await;
    organiser.done("draw", json!({"do": "draw", "section": 0, "seed": "public"})).await;
    let (_, found) = organiser.ask("POST", "/seating", Some(json!({"section": 0, "seed": "s"}))).await;
    let seat =
        json!({"do": "seat", "section": 0, "from": 1, "sessions": found["best"]["sessions"], "seed": "s"});
    organiser.done("seat", seat).await;
    organiser.done("begin", json!({"do": "begin", "section": 0, "session": 1})).await;
    organiser.ask("GET", "", None).await.1["codes"].clone()
}

/// All tables at once.
async fn play_all(organiser: &Person, codes: &Value, rows: std::ops::Range<usize>) {
    let tables: Vec<_> = (1..=4)
        .map(|table| {
            let phone = organiser.with(&codes["tables"][format!("1.{table}")]);
            tokio::spawn(phone.play(table, rows.clone()))
        })
        .collect();
    for table in tables {
        table.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_tables_enter_at_once_and_the_server_stops_in_the_middle() {
    let hosted = Hosted::new("tournament").await;
    let (organiser, staff) = announced(&hosted).await;
    let codes = begin(&organiser).await;
    play_all(&organiser, &codes, 0..3).await;
    let before = organiser.ask("GET", "", None).await.1;
    assert_eq!(before["version"], 4 + 4 * 3 * 5);
    // Somebody waits for a table, and a search for a seating runs: neither keeps it from stopping.
    let waiting = organiser.clone();
    let waits = tokio::spawn(async move { waiting.ask("GET", "/sheets/0/1/1?after=64", None).await.1 });
    let (status, search) =
        organiser.ask("POST", "/seating", Some(json!({"section": 0, "seconds": 120}))).await;
    assert_eq!(status, 200, "{search}");
    let database = hosted.database.clone();
    hosted.stop().await;
    assert_eq!(waits.await.unwrap(), json!({"version": 64}));
    let hosted = Hosted::on(database, |_| ()).await;
    let organiser = organiser.at(&hosted);
    let after = organiser.ask("GET", "", None).await.1;
    assert_eq!((&after["view"], &after["codes"]), (&before["view"], &before["codes"]));
    play_all(&organiser, &codes, 3..5).await;
    let (_, verdict) = organiser.ask("GET", "/verify", None).await;
    assert_eq!((&verdict["ok"], &verdict["lines"]), (&json!(true), &json!(4 + 4 * 5 * 5)));
    // The referee's word is not a table's, and a table's not the referee's.
    let call = json!({"do": "note", "section": 0, "session": 1, "table": 1,
        "note": {"do": "call", "who": 0, "why": "?"}});
    let referee = organiser.with(&staff["referee"]);
    assert_eq!(referee.act("call", call).await["code"], "not_yours");
    let view = organiser.ask("GET", "", None).await.1["view"].clone();
    let tables = view["sections"][0]["sessions"][0]["tables"].as_array().unwrap();
    assert!(tables.iter().all(|table| table["deals"] == 5), "{tables:?}");
    hosted.stop().await;
}
