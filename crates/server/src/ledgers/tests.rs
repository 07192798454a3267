//! Ledgers over HTTP, in process: who may do what, what is taken once, what survives.

use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use sqlx::Executor;

use crate::testing::{Answer, Server, request};

/// A sheet on a server.
#[derive(Clone)]
struct Sheet {
    id: String,
    keeper: String,
    table: String,
}

fn setup() -> Value {
    let players = ["Anna", "Boris", "Chen", "Dora"].map(|name| json!({"name": name}));
    json!({"title": "Клуб 麻将", "setup": {"rules": "mcr", "players": players}})
}

fn coded(mut asked: Request<Body>, code: &str) -> Request<Body> {
    if !code.is_empty() {
        asked.headers_mut().insert("x-fivewinds-code", code.parse().unwrap());
    }
    asked
}

fn from(address: &str, mut asked: Request<Body>) -> Request<Body> {
    let address: std::net::SocketAddr = address.parse().unwrap();
    asked.extensions_mut().insert(ConnectInfo(address));
    asked
}

/// A deal that was drawn.
fn drawn(row: usize) -> Value {
    json!({"do": "deal", "row": row, "deal": {"end": "wall"}})
}

/// A row that Anna has won after all.
fn corrected(row: usize, version: u32, value: u32) -> Value {
    let wins = [json!({"who": 0, "how": "self_draw", "value": value})];
    json!({"do": "correct", "row": row, "version": version, "deal": {"end": "win", "wins": wins}})
}

async fn new_sheet(server: &Server) -> Sheet {
    let made = server.post("/api/sheets", "", setup()).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    let made = made.json();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    Sheet {
        id: text(&made["id"]),
        keeper: text(&made["codes"]["keeper"]),
        table: text(&made["codes"]["table"]),
    }
}

impl Sheet {
    fn path(&self, rest: &str) -> String {
        format!("/api/sheets/{}{rest}", self.id)
    }

    async fn get(&self, server: &Server, rest: &str, code: &str) -> Answer {
        server.send(coded(request("GET", &self.path(rest), "", None), code)).await
    }

    async fn post(&self, server: &Server, rest: &str, code: &str, body: Value) -> Answer {
        server.send(coded(request("POST", &self.path(rest), "", Some(body)), code)).await
    }

    /// Notes with their keys.
    async fn note(&self, server: &Server, code: &str, notes: &[(&str, Value)]) -> Value {
        let notes: Vec<Value> = notes.iter().map(|(key, note)| json!({"key": key, "note": note})).collect();
        let answer = self.post(server, "/notes", code, json!({"who": "Анна", "notes": notes})).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()
    }

    async fn view(&self, server: &Server) -> Value {
        let answer = self.get(server, "", "").await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        let mut view = answer.json();
        view["now"] = Value::Null;
        view
    }

    async fn backup(&self, server: &Server) -> String {
        self.get(server, "/backup", &self.keeper).await.text
    }
}

async fn restore(server: &Server, file: &str) -> Answer {
    let asked = Request::post("/api/ledgers/restore").header("host", "mahjong.example");
    let asked = asked.header("content-type", "text/plain").header("cookie", "a=b");
    server.send(asked.body(Body::from(file.to_owned())).unwrap()).await
}

#[tokio::test]
async fn each_role_does_its_own() {
    let server = Server::new().await;
    let sheet = new_sheet(&server).await;
    let (keeper, table) = (sheet.keeper.as_str(), sheet.table.as_str());
    let penalty = json!({"do": "penalty", "offence": "talking", "who": 0, "row": 0});
    let call = json!({"do": "call", "why": "a tile fell"});
    let answer = json!({"do": "answer", "call": 0, "text": "it is put back"});
    for (code, role) in [(keeper, "keeper"), (table, "table"), ("", "public")] {
        let seen = sheet.get(&server, "", code).await.json();
        assert_eq!(seen["role"], role);
        assert_eq!(seen["codes"].is_object(), role == "keeper", "{role} sees codes");
        assert_eq!(seen["title"], "Клуб 麻将");
    }
    // The table writes what happens there; a referee's notes it does not make.
    let done = sheet
        .note(&server, table, &[("1", drawn(0)), ("2", call), ("3", answer.clone()), ("4", penalty)])
        .await;
    let codes: Vec<&Value> =
        done["results"].as_array().unwrap().iter().map(|result| &result["code"]).collect();
    assert_eq!(codes, [&Value::Null, &Value::Null, &json!("not_yours"), &json!("not_yours")]);
    assert_eq!(done["version"], 2);
    let done = sheet.note(&server, keeper, &[("5", answer)]).await;
    assert_eq!(done["results"][0]["ok"], true);
    // Without a code one looks on.
    let notes = json!({"who": "x", "notes": [{"key": "6", "note": drawn(1)}]});
    for (code, expected) in [("", "code_needed"), ("abcdefghjk", "wrong_code"), ("x", "wrong_code")] {
        let refused = sheet.post(&server, "/notes", code, notes.clone()).await;
        assert_eq!((refused.status, refused.code().as_str()), (StatusCode::FORBIDDEN, expected));
    }
    assert_eq!(sheet.get(&server, "", "abcdefghjk").await.code(), "wrong_code");
    assert_eq!(sheet.get(&server, "/backup", "").await.code(), "code_needed");
    assert_eq!(sheet.get(&server, "/backup", table).await.code(), "not_yours");
    assert_eq!(sheet.get(&server, "/backup", keeper).await.status, StatusCode::OK);
    // A code is of one ledger alone.
    let other = new_sheet(&server).await;
    assert_eq!(other.get(&server, "", keeper).await.code(), "wrong_code");
    assert_eq!(sheet.view(&server).await["version"], 3);
    let lines = sheet.get(&server, "/log", "").await.text;
    let by: Vec<String> =
        ledger::verify(&lines).unwrap().lines.iter().map(|line| line.line.role.clone()).collect();
    assert_eq!(by, ["table", "table", "keeper"]);
}

#[tokio::test]
async fn what_is_sent_again_is_taken_once() {
    let server = Server::new().await;
    let sheet = new_sheet(&server).await;
    let notes: Vec<(String, Value)> = (0..6).map(|row| (format!("k{row}"), drawn(row))).collect();
    let notes: Vec<(&str, Value)> = notes.iter().map(|(key, note)| (key.as_str(), note.clone())).collect();
    let first = sheet.note(&server, &sheet.table, &notes[..3]).await;
    // The answer was lost: everything comes again, with what was written since.
    let again = sheet.note(&server, &sheet.table, &notes).await;
    assert_eq!((&first["version"], &again["version"]), (&json!(3), &json!(6)));
    assert!(again["results"].as_array().unwrap().iter().all(|result| result["ok"] == true), "{again}");
    // Twice at the same time, and twice in one.
    let twice = [("x", drawn(6)), ("x", drawn(6))];
    let (one, two) = tokio::join!(
        sheet.note(&server, &sheet.table, &twice),
        sheet.note(&server, &sheet.keeper, &twice[..1]),
    );
    assert_eq!((&one["version"], &two["version"]), (&json!(7), &json!(7)));
    let view = sheet.view(&server).await;
    assert_eq!(view["view"]["rows"].as_array().unwrap().len(), 7);
    // Also after a restart.
    let server = server.restarted().await;
    let again = sheet.note(&server, &sheet.table, &notes).await;
    assert_eq!(again["version"], 7);
    assert_eq!(sheet.view(&server).await, view);
}

#[tokio::test]
async fn of_two_who_correct_at_once_one_is_told() {
    let server = Server::new().await;
    let sheet = new_sheet(&server).await;
    sheet.note(&server, &sheet.table, &[("1", drawn(0)), ("2", drawn(1))]).await;
    let (one, two) = ([("a", corrected(0, 1, 8))], [("b", corrected(0, 1, 24))]);
    let (one, two) =
        tokio::join!(sheet.note(&server, &sheet.table, &one), sheet.note(&server, &sheet.keeper, &two));
    let ok = |answer: &Value| answer["results"][0]["ok"] == true;
    assert!(ok(&one) != ok(&two), "{one} {two}");
    let loser = if ok(&one) { &two } else { &one };
    assert_eq!(loser["results"][0]["code"], "changed");
    assert_eq!((&loser["results"][0]["latest"], &loser["version"]), (&json!(2), &json!(3)));
    let row = sheet.view(&server).await["view"]["rows"][0].clone();
    assert_eq!((&row["version"], row["history"].as_array().unwrap().len()), (&json!(2), 2));
    // Two who enter the same deal do not double it.
    let done = sheet.note(&server, &sheet.table, &[("c", drawn(1))]).await;
    assert_eq!((&done["results"][0]["code"], &done["results"][0]["latest"]), (&json!("not_next"), &json!(2)));
}

#[tokio::test]
async fn a_refusal_is_said_in_the_language_of_the_reader() {
    let server = Server::new().await;
    let sheet = new_sheet(&server).await;
    let deal = json!({"end": "win", "wins": [{"who": 1, "from": 0, "how": "discard", "value": 3}]});
    for (lang, text) in [
        ("en", "The hand is worth less than the minimum."),
        ("ru", "Рука дешевле минимума."),
        ("zh", "不足起和分。"),
    ] {
        let refused =
            sheet.post(&server, &format!("/preview?lang={lang}"), &sheet.table, json!({"deal": deal})).await;
        assert_eq!((refused.status, refused.code().as_str()), (StatusCode::CONFLICT, "below_minimum"));
        let refused = refused.json();
        assert_eq!((&refused["message"], &refused["clause"]), (&json!(text), &json!("MCR-WIN-1")));
        assert_eq!(refused["version"], 0);
        let note = json!({"notes": [{"key": "k", "note": {"do": "deal", "row": 0, "deal": deal}}]});
        let refused = sheet.post(&server, &format!("/notes?lang={lang}"), &sheet.table, note).await.json();
        assert_eq!(refused["results"][0]["message"], text);
    }
    let deal = json!({"end": "win", "wins": [{"who": 1, "from": 0, "how": "discard", "value": 10}]});
    let preview =
        sheet.post(&server, "/preview", &sheet.table, json!({"row": null, "deal": deal})).await.json();
    assert_eq!(preview["points"], json!([-18, 34, -8, -8]));
    assert_eq!(sheet.post(&server, "/preview", "", json!({"deal": deal})).await.code(), "code_needed");
    assert_eq!(sheet.view(&server).await["version"], 0, "nothing was written");
}

#[tokio::test]
async fn rubbish_is_told_what_is_wrong_with_it() {
    let server = Server::new().await;
    let sheet = new_sheet(&server).await;
    let bad_setup = |change: fn(&mut Value)| {
        let mut setup = setup();
        change(&mut setup);
        setup
    };
    for (setup, code) in [
        (json!({}), "bad_request"),
        (json!(7), "bad_request"),
        (bad_setup(|setup| setup["more"] = json!(1)), "bad_request"),
        (bad_setup(|setup| setup["setup"]["rules"] = json!("poker")), "no_such_rules"),
        (bad_setup(|setup| setup["setup"]["options"] = json!({"wild": true})), "no_such_rules"),
        (bad_setup(|setup| setup["setup"]["players"] = json!([])), "players"),
        (bad_setup(|setup| setup["setup"]["players"][0]["name"] = json!("x".repeat(5000))), "too_long"),
        (bad_setup(|setup| setup["title"] = json!("т".repeat(121))), "title_length"),
    ] {
        let refused = server.post("/api/sheets", "", setup.clone()).await;
        assert_eq!((refused.status, refused.code().as_str()), (StatusCode::BAD_REQUEST, code), "{setup}");
    }
    let wrong = [
        (json!({"who": "я".repeat(61), "notes": []}), "who_length"),
        (json!({"notes": vec![json!({"key": "k", "note": 0}); 501]}), "too_many_acts"),
        (json!({"notes": 7}), "bad_request"),
        (json!({"notes": [{"key": 1, "note": drawn(0)}]}), "bad_request"),
    ];
    for (body, code) in wrong {
        let refused = sheet.post(&server, "/notes", &sheet.table, body).await;
        assert_eq!((refused.status, refused.code().as_str()), (StatusCode::BAD_REQUEST, code));
    }
    let long = json!({"do": "call", "why": "x".repeat(4001)});
    let longer = json!({"do": "call", "why": "x".repeat(300_000)});
    let key = "k".repeat(65);
    let notes = [
        ("", drawn(0), "key"),
        (key.as_str(), drawn(0), "key"),
        ("a b", drawn(0), "key"),
        ("\0", drawn(0), "key"),
        ("1", json!(null), "not_understood"),
        ("2", json!({"do": "dance"}), "not_understood"),
        ("3", json!({"do": "deal", "row": -1, "deal": {}}), "not_understood"),
        ("4", json!({"do": "sign", "who": 9}), "no_such_player"),
        ("5", long, "too_long"),
        ("6", longer, "too_long"),
    ];
    let sent: Vec<(&str, Value)> = notes.iter().map(|(key, note, _)| (*key, note.clone())).collect();
    let done = sheet.note(&server, &sheet.table, &sent).await;
    for ((_, note, code), result) in notes.iter().zip(done["results"].as_array().unwrap()) {
        assert_eq!(result["code"], *code, "{note}");
        assert!(!result["message"].as_str().unwrap().is_empty());
    }
    assert_eq!(done["version"], 0);
    for path in ["/api/sheets/nosuchsheet", "/api/sheets/%00", "/api/sheets/nosuchsheet/log"] {
        assert_eq!(server.get(path, "").await.code(), "not_found", "{path}");
    }
    assert_eq!(sheet.get(&server, "?after=x", "").await.status, StatusCode::BAD_REQUEST);
    // What a text can hold does not break the chain.
    let odd = json!({"do": "call", "why": "a\0b\n\u{2028}\r\"\\🀄"});
    assert_eq!(sheet.note(&server, &sheet.table, &[("odd", odd)]).await["version"], 1);
    assert_eq!(sheet.get(&server, "/verify", "").await.json()["ok"], true);
}

#[tokio::test]
async fn who_waits_is_told_of_what_is_new() {
    let server = Server::with(|config| config.patience = Duration::from_secs(20)).await;
    let sheet = new_sheet(&server).await;
    // Not before there is something; then at once.
    let (seen, _) = tokio::join!(sheet.get(&server, "?after=0", ""), async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        sheet.note(&server, &sheet.table, &[("1", drawn(0))]).await
    });
    assert_eq!(seen.json()["version"], 1);
    assert_eq!(seen.json()["view"]["rows"].as_array().unwrap().len(), 1);
    // Who knows less than there is, or more (the server was put back), does not wait.
    for after in [0, 7] {
        let seen = sheet.get(&server, &format!("?after={after}"), "").await.json();
        assert_eq!((&seen["version"], seen["view"].is_object()), (&json!(1), true));
    }
    // When the server stops nobody waits any longer.
    let (seen, ()) = tokio::join!(sheet.get(&server, "?after=1", &sheet.table), async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        server.app.ledgers.stop();
    });
    assert_eq!(seen.json(), json!({"version": 1}));
    let server = Server::with(|config| config.patience = Duration::from_millis(50)).await;
    let sheet = new_sheet(&server).await;
    assert_eq!(sheet.get(&server, "?after=0", "").await.json(), json!({"version": 0}), "nothing came");
}

#[tokio::test]
async fn a_sheet_goes_on_elsewhere_with_the_same_codes() {
    let (here, there) = (Server::new().await, Server::new().await);
    let sheet = new_sheet(&here).await;
    sheet.note(&here, &sheet.table, &[("1", drawn(0)), ("2", drawn(1))]).await;
    let early = sheet.backup(&here).await;
    sheet.note(&here, &sheet.keeper, &[("3", corrected(0, 1, 8))]).await;
    let file = sheet.backup(&here).await;
    let restored = restore(&there, &file).await;
    assert_eq!(restored.status, StatusCode::OK, "{}", restored.text);
    let codes = json!({"keeper": sheet.keeper, "table": sheet.table});
    assert_eq!(restored.json(), json!({"id": sheet.id, "kind": "sheet", "version": 3, "codes": codes}));
    assert_eq!(sheet.view(&there).await, sheet.view(&here).await);
    // A phone that lost its answer sends it to the other laptop: once is once.
    let done = sheet.note(&there, &sheet.table, &[("2", drawn(1)), ("4", drawn(2))]).await;
    assert_eq!(done["version"], 4);
    // And back: the file goes on from what is here; the same again changes nothing.
    let later = sheet.backup(&there).await;
    for _ in 0..2 {
        assert_eq!(restore(&here, &later).await.json()["version"], 4);
        assert_eq!(sheet.view(&there).await, sheet.view(&here).await);
    }
    assert_eq!(sheet.note(&here, &sheet.table, &[("5", drawn(3))]).await["version"], 5);
    assert_eq!(sheet.get(&here, "/verify", "").await.json()["ok"], true);
    // What lacks lines that are here, or has others, is refused.
    for file in [&early, &file, &later] {
        let refused = restore(&here, file).await;
        assert_eq!((refused.status, refused.code().as_str()), (StatusCode::CONFLICT, "other"));
    }
    sheet.note(&there, &sheet.table, &[("other", drawn(3))]).await;
    assert_eq!(restore(&here, &sheet.backup(&there).await).await.code(), "other");
    assert_eq!(
        sheet.note(&here, &sheet.table, &[("6", drawn(4))]).await["version"],
        6,
        "it goes on all the same"
    );
}

#[tokio::test]
async fn a_file_that_is_not_whole_is_not_restored() {
    let (here, there) = (Server::new().await, Server::new().await);
    let sheet = new_sheet(&here).await;
    sheet.note(&here, &sheet.table, &[("1", drawn(0)), ("2", drawn(1))]).await;
    let file = sheet.backup(&here).await;
    let log = sheet.get(&here, "/log", "").await.text;
    let lines: Vec<&str> = file.lines().collect();
    let mut forged: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    // A line that holds, and says what cannot be.
    let text = json!({"n": 1, "at": 1, "by": "", "role": "", "key": "1", "act": drawn(7)}).to_string();
    forged[1] = format!("{} {text}", ledger::chained(&ledger::hash(lines[0]), &text));
    forged.remove(2);
    let cases = [
        (String::new(), "broken"),
        ("rubbish".to_owned(), "broken"),
        (log, "no_secret"),
        (file.replace("wall", "time"), "broken"),
        ([lines[0], lines[2], lines[3]].join("\n"), "broken"),
        (file.replace("\"sheet\"", "\"recipe\""), "broken"),
        (lines[..1].join("\n").replace("\"sheet\"", "\"recipe\"") + "\n" + lines[3], "kind"),
        (forged.join("\n"), "impossible"),
    ];
    for (file, code) in cases {
        let refused = restore(&there, &file).await;
        assert_eq!((refused.status, refused.code().as_str()), (StatusCode::CONFLICT, code), "{file}");
    }
    let refused = restore(&there, &file.replace("wall", "time")).await.json();
    assert!(refused["message"].as_str().unwrap().starts_with("Line 2: "), "{refused}");
    assert_eq!(sheet.get(&there, "", "").await.code(), "not_found", "nothing of it is there");
    // The same id with another secret is another ledger.
    let other = format!("{}\n{{\"secret\":\"{}\"}}\n", lines[..3].join("\n"), "0".repeat(64));
    assert_eq!(restore(&here, &other).await.code(), "other");
    assert_eq!(sheet.get(&here, "", &sheet.keeper).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_documented_example_can_be_restored() {
    let server = Server::new().await;
    let (_, rest) = include_str!("../../../../docs/hall.md").split_once("```ledger\n").unwrap();
    let restored = restore(&server, rest.split_once("```").unwrap().0).await;
    assert_eq!(restored.status, StatusCode::OK, "{}", restored.text);
    let codes = json!({"keeper": "d6qcaqwe35", "table": "rup4h6d9ua"});
    let made = json!({"id": "abcdefghjkmnpqrs", "kind": "sheet", "version": 2, "codes": codes});
    assert_eq!(restored.json(), made);
}

/// More than other requests may have, and a bound all the same.
#[tokio::test]
async fn a_backup_may_be_large() {
    let (here, there) = (Server::new().await, Server::new().await);
    let sheet = new_sheet(&here).await;
    let call = json!({"do": "call", "why": "麻".repeat(1300)});
    for round in 0..2 {
        let keys: Vec<String> = (0..200).map(|key| format!("{round}-{key}")).collect();
        let notes: Vec<(&str, Value)> = keys.iter().map(|key| (key.as_str(), call.clone())).collect();
        sheet.note(&here, &sheet.table, &notes).await;
    }
    let file = sheet.backup(&here).await;
    assert!(file.len() > 1_500_000);
    assert_eq!(restore(&there, &file).await.json()["version"], 400);
    let too_large = restore(&there, &"x".repeat(super::RESTORE_MAX + 1)).await;
    assert_eq!((too_large.status, too_large.code().as_str()), (StatusCode::PAYLOAD_TOO_LARGE, "too_large"));
}

#[tokio::test]
async fn what_was_changed_in_the_database_is_found() {
    let server = Server::new().await;
    let sheet = new_sheet(&server).await;
    sheet.note(&server, &sheet.table, &[("1", drawn(0)), ("2", drawn(1))]).await;
    let whole = sheet.get(&server, "/verify", "").await.json();
    assert_eq!((&whole["ok"], &whole["lines"]), (&json!(true), &json!(2)));
    server
        .app
        .store
        .pool()
        .execute("UPDATE ledger_lines SET text = REPLACE(text, 'wall', 'time') WHERE n = 1")
        .await
        .unwrap();
    let verdict = sheet.get(&server, "/verify?lang=ru", "").await.json();
    assert_eq!((&verdict["ok"], &verdict["head"]), (&json!(false), &whole["head"]));
    assert!(verdict["fault"].as_str().unwrap().starts_with("Строка 2: "), "{verdict}");
}

#[tokio::test]
async fn what_the_database_does_not_take_was_never_there() {
    let server = Server::new().await;
    let sheet = new_sheet(&server).await;
    sheet.note(&server, &sheet.table, &[("1", drawn(0))]).await;
    let pool = server.app.store.pool();
    pool.execute("ALTER TABLE ledger_lines RENAME TO gone").await.unwrap();
    let notes = json!({"notes": [{"key": "2", "note": drawn(1)}]});
    let failed = sheet.post(&server, "/notes", &sheet.table, notes).await;
    assert_eq!((failed.status, failed.code().as_str()), (StatusCode::INTERNAL_SERVER_ERROR, "internal"));
    assert!(!failed.text.contains("gone"), "internals are not told");
    pool.execute("ALTER TABLE gone RENAME TO ledger_lines").await.unwrap();
    assert_eq!(sheet.view(&server).await["version"], 1);
    assert_eq!(sheet.note(&server, &sheet.table, &[("2", drawn(1))]).await["version"], 2);
    assert_eq!(sheet.get(&server, "/verify", "").await.json()["lines"], 2);
}

#[tokio::test]
async fn what_nobody_looks_at_takes_no_memory() {
    let server = Server::with(|config| config.patience = Duration::from_secs(20)).await;
    let (sheet, other) = (new_sheet(&server).await, new_sheet(&server).await);
    sheet.note(&server, &sheet.table, &[("1", drawn(0))]).await;
    let before = sheet.view(&server).await;
    let shelf = &server.app.ledgers.sheets;
    assert_eq!(shelf.len(), 2);
    shelf.forget(crate::now::now() - 60_000);
    assert_eq!(shelf.len(), 2, "somebody was just here");
    let (seen, ()) = tokio::join!(other.get(&server, "?after=0", ""), async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        shelf.forget(crate::now::now() + 1);
        assert_eq!(shelf.len(), 1, "who waits keeps it");
        other.note(&server, &other.table, &[("1", drawn(0))]).await;
    });
    assert_eq!(seen.json()["version"], 1);
    shelf.forget(crate::now::now() + 1);
    assert_eq!(shelf.len(), 0);
    assert_eq!(sheet.view(&server).await, before);
}

#[tokio::test]
async fn one_address_does_not_make_all_ledgers() {
    let server = Server::with(|config| config.ledgers_per_hour = 3).await;
    let make =
        async |address| server.send(from(address, request("POST", "/api/sheets", "", Some(setup())))).await;
    for _ in 0..3 {
        assert_eq!(make("1.1.1.1:1").await.status, StatusCode::CREATED);
    }
    let refused = make("1.1.1.1:1").await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::TOO_MANY_REQUESTS, "too_many"));
    assert_eq!(make("2.2.2.2:1").await.status, StatusCode::CREATED);
    let restored = server.send(from("1.1.1.1:1", request("POST", "/api/ledgers/restore", "", None))).await;
    assert_eq!(restored.code(), "too_many", "a restored one is one, too");
}

#[tokio::test]
async fn who_guesses_codes_is_slowed_down_and_nobody_else() {
    let server = Server::with(|config| config.attempts_per_minute = 3).await;
    let sheet = new_sheet(&server).await;
    let look = async |address, code: &str| {
        let asked = coded(request("GET", &sheet.path(""), "", None), code);
        server.send(from(address, asked)).await.status
    };
    for _ in 0..3 {
        assert_eq!(look("1.1.1.1:1", "abcdefghjk").await, StatusCode::FORBIDDEN);
    }
    assert_eq!(look("1.1.1.1:1", "abcdefghjk").await, StatusCode::TOO_MANY_REQUESTS);
    // The hall behind the same address goes on.
    assert_eq!(look("1.1.1.1:1", &sheet.table).await, StatusCode::OK);
    assert_eq!(look("2.2.2.2:1", "abcdefghjk").await, StatusCode::FORBIDDEN);
}

/// A phone in the hall has the address of the laptop in its address bar, whatever that is.
#[tokio::test]
async fn phones_reach_it_under_any_name() {
    let server = Server::new().await;
    let make = async |host: &str, origin: &str| {
        let mut asked = request("POST", "/api/sheets", "", Some(setup()));
        asked.headers_mut().insert("host", host.parse().unwrap());
        asked.headers_mut().insert("origin", origin.parse().unwrap());
        server.send(asked).await.status
    };
    for (host, origin) in [
        ("192.168.1.7:5050", "http://192.168.1.7:5050"),
        ("laptop.local:5050", "http://laptop.local:5050"),
        ("[fe80::1]:5050", "http://[fe80::1]:5050"),
    ] {
        assert_eq!(make(host, origin).await, StatusCode::CREATED, "{host}");
    }
    assert_eq!(make("192.168.1.7:5050", "http://evil.example").await, StatusCode::FORBIDDEN);
    for path in ["/hall", "/sheet/abc", "/event/abc/table/1/3", "/event/abc/print/seating", "/judge"] {
        let page = server.get(path, "").await;
        assert_eq!(page.headers["content-type"], "text/html; charset=utf-8", "{path}");
    }
}
