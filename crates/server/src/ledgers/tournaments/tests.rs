//! Tournaments over HTTP, in process.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::testing::{Answer, Server, request};

/// A tournament on a server.
struct Event {
    id: String,
    organiser: String,
    referee: String,
    scorer: String,
    acts: std::sync::atomic::AtomicUsize,
}

fn setup() -> Value {
    let section = json!({"rules": "mcr", "scheme": {"kind": "round_robin", "sessions": 5}, "short": true});
    json!({"title": "Кубок 杯", "place": "Hall", "dates": "1–2 May", "sections": [section]})
}

async fn new_event(server: &Server, setup: Value) -> Event {
    let made = server.post("/api/tournaments", "", json!({"setup": setup})).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
    let made = made.json();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    Event {
        id: text(&made["id"]),
        organiser: text(&made["codes"]["organiser"]),
        referee: text(&made["codes"]["referee"]),
        scorer: text(&made["codes"]["scorer"]),
        acts: 0.into(),
    }
}

impl Event {
    fn path(&self, rest: &str) -> String {
        format!("/api/tournaments/{}{rest}", self.id)
    }

    async fn send(&self, server: &Server, mut asked: Request<Body>, code: &str) -> Answer {
        if !code.is_empty() {
            asked.headers_mut().insert("x-fivewinds-code", code.parse().unwrap());
        }
        server.send(asked).await
    }

    async fn get(&self, server: &Server, rest: &str, code: &str) -> Answer {
        self.send(server, request("GET", &self.path(rest), "", None), code).await
    }

    async fn post(&self, server: &Server, rest: &str, code: &str, body: Value) -> Answer {
        self.send(server, request("POST", &self.path(rest), "", Some(body)), code).await
    }

    /// Does one thing; what came of it.
    async fn act(&self, server: &Server, code: &str, act: Value) -> Value {
        let key = format!("k{}", self.acts.fetch_add(1, std::sync::atomic::Ordering::Relaxed));
        let body = json!({"who": "Анна", "acts": [{"key": key, "act": act}]});
        let answer = self.post(server, "/acts", code, body).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()["results"][0].clone()
    }

    /// Does something as the organiser that is taken.
    async fn done(&self, server: &Server, act: Value) {
        let result = self.act(server, &self.organiser, act.clone()).await;
        assert_eq!(result["ok"], true, "{act}: {result}");
    }

    async fn view(&self, server: &Server, code: &str) -> Value {
        let answer = self.get(server, "", code).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()
    }

    /// Players are entered, drawn and seated, and the first session begins.
    async fn begin(&self, server: &Server, players: usize) -> Value {
        let entries: Vec<Value> = (1..=players).map(|at| json!({"name": format!("Player {at}")})).collect();
        self.done(server, json!({"do": "enter", "entries": entries})).await;
        self.done(server, json!({"do": "draw", "section": 0, "seed": "public"})).await;
        let found = self.search(server, 0).await;
        self.done(
            server,
            json!({"do": "seat", "section": 0, "from": found["from"], "sessions": found["best"]["sessions"], "seed": found["seed"]}),
        )
        .await;
        self.done(server, json!({"do": "begin", "section": 0, "session": 1})).await;
        self.view(server, &self.organiser).await["codes"].clone()
    }

    /// Searches until it is over.
    async fn search(&self, server: &Server, section: u32) -> Value {
        let wanted = json!({"section": section, "seed": "seats", "seconds": 5});
        let begun = self.post(server, "/seating", &self.organiser, wanted).await;
        assert_eq!(begun.status, StatusCode::OK, "{}", begun.text);
        let mut found = begun.json();
        while found["running"] == true {
            assert!(found["best"]["sessions"].is_array(), "the best so far is always there");
            tokio::time::sleep(Duration::from_millis(20)).await;
            found = self.get(server, &format!("/seating?section={section}"), &self.organiser).await.json();
        }
        assert_eq!(found["done"], true);
        found
    }
}

fn note(table: u32, note: Value) -> Value {
    json!({"do": "note", "section": 0, "session": 1, "table": table, "note": note})
}

fn drawn(row: usize) -> Value {
    json!({"do": "deal", "row": row, "deal": {"end": "wall"}})
}

#[tokio::test]
async fn each_role_does_its_own() {
    let server = Server::new().await;
    let event = new_event(&server, setup()).await;
    let codes = event.begin(&server, 8).await;
    let of = |kind: &str, who: &str| codes[kind][who].as_str().unwrap().to_owned();
    let (table, other) = (of("tables", "1.1"), of("tables", "1.2"));
    let begin = json!({"do": "begin", "section": 0, "session": 2});
    let enter = json!({"do": "enter", "entries": [{"name": "Late"}]});
    let extra = json!({"do": "extra", "section": 0, "session": 1, "table": 1, "minutes": 5});
    let paper = json!({"do": "paper", "section": 0, "session": 1, "table": 2, "version": 0,
        "result": {"points": [10, -10, 0, 0], "signed": [true, true, true, true], "referee": true}});
    let penalty = note(1, json!({"do": "penalty", "offence": "talking", "who": 0, "row": 0}));
    let view = event.view(&server, "").await;
    let place = &view["view"]["sections"][0]["sessions"][0]["tables"][0]["places"][0];
    let player = of("players", &place["id"].to_string());
    let sign = |who: u8| note(1, json!({"do": "call", "who": who, "why": "?"}));
    // Who, what, and whether it is his to do at all.
    let cases = [
        (&table, note(1, drawn(0)), true),
        (&table, note(2, drawn(0)), false),
        (&other, note(1, drawn(1)), false),
        (&table, penalty.clone(), false),
        (&table, begin.clone(), false),
        (&table, enter.clone(), false),
        (&player, sign(0), true),
        (&player, sign(1), false),
        (&player, extra.clone(), false),
        (&event.scorer, paper.clone(), true),
        (&event.scorer, begin.clone(), false),
        (&event.scorer, extra.clone(), false),
        (&event.referee, extra, true),
        (&event.referee, enter, false),
        (&event.referee, paper, false),
        (&event.referee, begin, false),
    ];
    for (code, act, may) in cases {
        let result = event.act(&server, code, act.clone()).await;
        assert_eq!(result["code"] == "not_yours", !may, "{act}: {result}");
    }
    let refused = event.post(&server, "/acts", "", json!({"acts": []})).await;
    assert_eq!(refused.code(), "code_needed");
    // Codes are for who hands them out.
    for (code, role, kinds) in [
        (&event.organiser, "organiser", vec!["organiser", "players", "referee", "scorer", "tables"]),
        (&event.referee, "referee", vec!["tables"]),
        (&event.scorer, "scorer", vec![]),
        (&table, "table-1.1", vec![]),
        (&player, format!("player-{}", place["id"]).as_str(), vec![]),
        (&String::new(), "public", vec![]),
    ] {
        let seen = event.view(&server, code).await;
        assert_eq!(seen["role"], *role);
        let shown: Vec<&String> =
            seen["codes"].as_object().into_iter().flatten().map(|(kind, _)| kind).collect();
        assert_eq!(shown, kinds, "{role}");
        let todo = seen["view"]["sections"][0]["todo"].as_array().unwrap();
        assert_eq!(!todo.is_empty(), role == "organiser", "{role}");
    }
    for (rest, code, expected) in [
        ("/backup", "", "code_needed"),
        ("/backup", event.referee.as_str(), "not_yours"),
        ("/seating?section=0", event.referee.as_str(), "not_yours"),
        ("/seating?section=0", "", "code_needed"),
    ] {
        assert_eq!(event.get(&server, rest, code).await.code(), expected, "{rest}");
    }
    let asked = [
        ("/seating", json!({"section": 0})),
        ("/seating/stop", json!({"section": 0})),
        ("/import", json!({"text": "a"})),
    ];
    for (rest, body) in asked {
        assert_eq!(
            event.post(&server, rest, &event.scorer, body.clone()).await.code(),
            "not_yours",
            "{rest}"
        );
        assert_eq!(event.post(&server, rest, "", body).await.code(), "code_needed", "{rest}");
    }
}

#[tokio::test]
async fn a_table_is_told_of_its_own() {
    let server = Server::with(|config| config.patience = Duration::from_secs(20)).await;
    let event = new_event(&server, setup()).await;
    event.done(&server, json!({"do": "enter", "entries": vec![json!({"name": "x"}); 8]})).await;
    event.done(&server, json!({"do": "draw", "section": 0, "seed": "s"})).await;
    assert_eq!(event.get(&server, "/sheets/0/1/1", "").await.code(), "not_found", "nobody is seated yet");
    let found = event.search(&server, 0).await;
    let seat =
        json!({"do": "seat", "section": 0, "from": 1, "sessions": found["best"]["sessions"], "seed": "s"});
    event.done(&server, seat).await;
    let seen = event.get(&server, "/sheets/0/1/2", "").await.json();
    assert_eq!((&seen["view"], &seen["table"]["table"]), (&Value::Null, &json!(2)), "it has not begun");
    event.done(&server, json!({"do": "begin", "section": 0, "session": 1})).await;
    let codes = event.view(&server, &event.organiser).await["codes"].clone();
    let (one, two) = (codes["tables"]["1.1"].as_str().unwrap(), codes["tables"]["1.2"].as_str().unwrap());
    let version = event.get(&server, "/sheets/0/1/2", two).await.json()["version"].clone();
    assert_eq!(version, 4);
    // What another table enters does not concern it; what it enters itself, and what the organiser does, does.
    let (seen, _) = tokio::join!(event.get(&server, "/sheets/0/1/2?after=4", two), async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        event.act(&server, one, note(1, drawn(0))).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
        event.act(&server, two, note(2, drawn(0))).await
    });
    let seen = seen.json();
    assert_eq!((&seen["version"], &seen["role"]), (&json!(6), &json!("table-1.2")));
    assert_eq!(seen["view"]["rows"].as_array().unwrap().len(), 1);
    let (seen, ()) = tokio::join!(
        event.get(&server, "/sheets/0/1/2?after=6", two),
        event.done(&server, json!({"do": "pause", "section": 0, "session": 1})),
    );
    assert_eq!(seen.json()["version"], 7);
    let (seen, ()) = tokio::join!(event.get(&server, "/sheets/0/1/1?after=7", one), async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        server.app.ledgers.stop();
    });
    assert_eq!(seen.json(), json!({"version": 7}));
    // A version from before the server was put back is no reason to wait.
    assert_eq!(event.get(&server, "/sheets/0/1/1?after=99", "").await.json()["version"], 7);
    let deal = json!({"end": "win", "wins": [{"who": 1, "from": 0, "how": "discard", "value": 10}]});
    let preview = event.post(&server, "/sheets/0/1/2/preview", two, json!({"deal": deal})).await.json();
    assert_eq!(preview["points"], json!([-18, 34, -8, -8]));
    for path in ["/sheets/1/1/1", "/sheets/0/9/1", "/sheets/0/1/0", "/sheets/0/1/3"] {
        assert_eq!(event.get(&server, path, "").await.code(), "not_found", "{path}");
    }
    assert_eq!(event.get(&server, "/sheets/0/x/3", "").await.status, StatusCode::BAD_REQUEST);
}

/// Visitors get what happens within a moment together; who works gets it at once.
#[tokio::test]
async fn everybody_is_told_of_what_is_new() {
    let server = Server::with(|config| {
        (config.patience, config.gathered) = (Duration::from_secs(20), Duration::from_secs(3));
    })
    .await;
    let event = new_event(&server, setup()).await;
    let enter = |name: &str| json!({"do": "enter", "entries": [{"name": name}]});
    let (public, ()) = tokio::join!(event.get(&server, "?after=0", ""), async {
        let (referee, ()) =
            tokio::join!(event.get(&server, "?after=0", &event.referee), event.done(&server, enter("Anna")),);
        assert_eq!(referee.json()["version"], 1);
        event.done(&server, enter("Boris")).await;
    });
    assert_eq!(public.json()["version"], 2);
    assert_eq!(public.json()["view"]["entrants"].as_array().unwrap().len(), 2);
    let seen = event.view(&server, "").await;
    assert!(seen["now"].as_i64().unwrap() >= seen["created_at"].as_i64().unwrap());
}

#[tokio::test]
async fn the_list_shows_what_is_public() {
    let server = Server::new().await;
    let event = new_event(&server, setup()).await;
    let mut private = setup();
    private["public"] = json!(false);
    let private = new_event(&server, private).await;
    let listed = async || server.get("/api/tournaments", "").await.json();
    let card =
        |state: &str| json!({"title": "Кубок 杯", "place": "Hall", "dates": "1–2 May", "state": state});
    let list = listed().await;
    assert_eq!((list.as_array().unwrap().len(), &list[0]["id"]), (1, &json!(event.id)));
    for (name, value) in card("planned").as_object().unwrap() {
        assert_eq!(&list[0][name], value);
    }
    event.begin(&server, 4).await;
    assert_eq!(listed().await[0]["state"], "running");
    // What is not public is for those with a code.
    for rest in ["", "?after=0", "/log", "/verify", "/export/players.csv", "/sheets/0/1/1", "/duplicate/0/1"]
    {
        assert_eq!(private.get(&server, rest, "").await.code(), "code_needed", "{rest}");
    }
    assert_eq!(private.get(&server, "", &private.scorer).await.status, StatusCode::OK);
    let mut public = setup();
    public["title"] = json!("Opened");
    private.done(&server, json!({"do": "setup", "setup": public})).await;
    assert_eq!(listed().await[0]["title"], "Opened", "the newest first");
    assert_eq!(private.get(&server, "/export/players.csv", "").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_tournament_goes_on_elsewhere() {
    let (here, there) = (Server::new().await, Server::new().await);
    let event = new_event(&here, setup()).await;
    let codes = event.begin(&here, 16).await;
    let table = codes["tables"]["1.3"].as_str().unwrap();
    event.act(&here, table, note(3, drawn(0))).await;
    let seen = event.view(&here, &event.referee).await["view"].clone();
    // After a restart it is the same; on another laptop, too.
    let here = here.restarted().await;
    assert_eq!(event.view(&here, &event.referee).await["view"], seen);
    let backup = event.get(&here, "/backup", &event.organiser).await.text;
    let restored = there.send(Request::post("/api/ledgers/restore").body(Body::from(backup)).unwrap()).await;
    let made = json!({"organiser": event.organiser, "referee": event.referee, "scorer": event.scorer});
    assert_eq!((&restored.json()["kind"], &restored.json()["codes"]), (&json!("tournament"), &made));
    assert_eq!(event.view(&there, &event.referee).await["view"], seen);
    assert_eq!(event.view(&there, &event.organiser).await["codes"], codes, "every code goes on working");
    assert_eq!(event.act(&there, table, note(3, drawn(1))).await["ok"], true);
    assert_eq!(there.get("/api/tournaments", "").await.json()[0]["state"], "running");
    let verdict = event.get(&there, "/verify", "").await.json();
    assert_eq!((&verdict["ok"], &verdict["lines"]), (&json!(true), &json!(6)));
    // Two who type the same paper at once: one is told how many there are.
    let paper = |points: [i64; 4]| {
        json!({"do": "paper", "section": 0, "session": 1, "table": 2, "version": 0,
        "result": {"points": points, "signed": [true, true, true, true], "referee": true}})
    };
    let one = paper([10, -10, 0, 0]);
    let (one, two) = tokio::join!(
        event.act(&there, &event.scorer, one),
        event.act(&there, &event.scorer, paper([0, 0, 10, -10]))
    );
    assert!((one["ok"] == true) != (two["ok"] == true), "{one} {two}");
    let loser = if one["ok"] == true { two } else { one };
    assert_eq!((&loser["code"], &loser["latest"]), (&json!("typed_meanwhile"), &json!(1)));
}

#[tokio::test]
async fn a_search_can_be_watched_and_stopped() {
    let server = Server::new().await;
    let mut announced = setup();
    announced["sections"][0]["scheme"] = json!({"kind": "round_robin", "sessions": 11});
    let event = new_event(&server, announced).await;
    assert_eq!(event.get(&server, "/seating?section=0", &event.organiser).await.code(), "not_found");
    let wanted = |seconds: u64| json!({"section": 0, "seed": "a", "seconds": seconds});
    let refused = event.post(&server, "/seating", &event.organiser, wanted(1)).await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::CONFLICT, "not_drawn"));
    // Twelve players cannot but meet again in eleven sessions: it would go on for ever.
    event.done(&server, json!({"do": "enter", "entries": vec![json!({"name": "x", "team": "t"}); 12]})).await;
    event.done(&server, json!({"do": "draw", "section": 0, "seed": "s"})).await;
    let first = event.post(&server, "/seating", &event.organiser, wanted(120)).await.json();
    assert_eq!((&first["running"], &first["from"], &first["seed"]), (&json!(true), &json!(1), &json!("a")));
    assert_eq!(first["best"]["sessions"].as_array().unwrap().len(), 11);
    let mut found = first;
    while found["steps"] == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        found = event.get(&server, "/seating?section=0", &event.organiser).await.json();
    }
    assert_eq!((&found["running"], &found["done"]), (&json!(true), &json!(false)));
    let stopped = event.post(&server, "/seating/stop", &event.organiser, json!({"section": 0})).await.json();
    assert_eq!((&stopped["running"], &stopped["done"]), (&json!(false), &json!(true)));
    let best = stopped["best"].clone();
    assert!(best["quality"]["repeats"]["found"].as_u64() >= best["quality"]["repeats"]["bound"].as_u64());
    event
        .done(
            &server,
            json!({"do": "seat", "section": 0, "from": 1, "sessions": best["sessions"], "seed": "a"}),
        )
        .await;
    // A second one in place of the first; then no more than two at once on the server.
    for _ in 0..2 {
        event.post(&server, "/seating", &event.organiser, wanted(120)).await;
    }
    let (one, two) = (new_event(&server, setup()).await, new_event(&server, setup()).await);
    let mut codes = Vec::new();
    for event in [&one, &two] {
        event.done(&server, json!({"do": "enter", "entries": vec![json!({"name": "x"}); 9]})).await;
        event.done(&server, json!({"do": "draw", "section": 0, "seed": "s"})).await;
        codes.push(event.post(&server, "/seating", &event.organiser, wanted(120)).await.status);
    }
    assert_eq!(codes, [StatusCode::OK, StatusCode::SERVICE_UNAVAILABLE]);
    server.app.ledgers.stop();
    for event in [&event, &one] {
        while event.get(&server, "/seating?section=0", &event.organiser).await.json()["running"] == true {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test]
async fn swiss_tables_are_there_at_once() {
    let server = Server::new().await;
    let mut announced = setup();
    announced["sections"][0]["scheme"] = json!({"kind": "swiss", "sessions": 5});
    let event = new_event(&server, announced).await;
    let codes = event.begin(&server, 8).await;
    assert_eq!(codes["tables"].as_object().unwrap().len(), 2);
    let refused = event.post(&server, "/seating?lang=ru", &event.organiser, json!({"section": 0})).await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::CONFLICT, "stage_open"));
    assert_eq!(refused.json()["clause"], "MCRC-SCHEME-3");
    assert!(!refused.json()["message"].as_str().unwrap().is_ascii(), "in Russian");
}

#[tokio::test]
async fn walls_to_come_are_nobodys_but_the_organisers() {
    let server = Server::new().await;
    let mut announced = setup();
    announced["sections"][0]["duplicate"] = json!("very-secret-seed");
    let event = new_event(&server, announced).await;
    event.begin(&server, 8).await;
    let known =
        async |rest: &str, code: &str| event.get(&server, rest, code).await.text.contains("very-secret-seed");
    for rest in ["", "/log", "/backup"] {
        assert!(known(rest, &event.organiser).await, "{rest}");
        for code in ["", &event.referee, &event.scorer] {
            assert!(!known(rest, code).await, "{rest}");
        }
    }
    assert!(!known("/export/all.json", "").await, "what is exported is what everybody sees");
    assert_eq!(event.get(&server, "/log", "").await.code(), "code_needed");
    assert_eq!(event.get(&server, "/log", &event.referee).await.code(), "not_yours");
    let seen = event.view(&server, "").await;
    assert_eq!(seen["view"]["setup"]["sections"][0]["duplicate"], "", "that there is one may be known");
    assert_eq!(event.get(&server, "/export/standings.csv", "").await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_same_deals_are_compared_when_all_have_played_them() {
    let server = Server::new().await;
    let mut announced = setup();
    announced["sections"][0]["duplicate"] = json!("very-secret-seed");
    let event = new_event(&server, announced).await;
    let codes = event.begin(&server, 8).await;
    let enter = async |table: u32, row: usize, value: u32| {
        let wins = json!([{"who": 0, "from": 1, "how": "discard", "value": value}]);
        let deal = json!({"do": "deal", "row": row, "deal": {"end": "win", "wins": wins}});
        let code = codes["tables"][format!("1.{table}")].as_str().unwrap();
        assert_eq!(event.act(&server, code, note(table, deal)).await["ok"], true);
    };
    let compared = async || event.get(&server, "/duplicate/0/1", "").await;
    let tells = |seen: &Value, points: &str| seen["comparison"].to_string().contains(points);
    assert_eq!(compared().await.json()["complete"], 0);
    enter(1, 0, 8).await;
    enter(1, 1, 77).await;
    let alone = compared().await.json();
    assert_eq!(
        (&alone["complete"], &alone["comparison"]["deals"]),
        (&json!(0), &json!([])),
        "the other plays"
    );
    enter(2, 0, 10).await;
    let both = compared().await;
    let east = &both.json()["comparison"]["deals"][0]["seats"][0];
    let of = |name: &str| -> Vec<Value> {
        east["rows"].as_array().unwrap().iter().map(|row| row[name].clone()).collect()
    };
    assert_eq!((of("table"), of("points")), (vec![json!(1), json!(2)], vec![json!(32), json!(34)]));
    assert_eq!(of("match_points"), [0, 2]);
    assert_eq!(both.json()["comparison"]["players"].as_array().unwrap().len(), 8);
    assert_eq!((&both.json()["complete"], tells(&both.json(), "101")), (&json!(1), false), "77 + 3 × 8");
    assert!(!both.text.contains("very-secret-seed"));
    // At the gong everybody stops: nobody plays the second deal any more.
    event.done(&server, json!({"do": "gong", "section": 0, "session": 1})).await;
    let over = compared().await;
    assert_eq!((&over.json()["complete"], tells(&over.json(), "101")), (&json!(2), true));
    for rest in ["/duplicate/0/9", "/duplicate/1/1", "/duplicate/0/0"] {
        assert_eq!(event.get(&server, rest, "").await.code(), "not_found", "{rest}");
    }
    let plain = new_event(&server, setup()).await;
    plain.begin(&server, 8).await;
    assert_eq!(plain.get(&server, "/duplicate/0/1", "").await.code(), "not_found", "other deals everywhere");
}

#[tokio::test]
async fn everything_goes_out_and_players_come_in() {
    let server = Server::new().await;
    let event = new_event(&server, setup()).await;
    let read = event
        .post(&server, "/import", &event.organiser, json!({"text": "name,team\nАнна,A\n李,B\n"}))
        .await
        .json();
    assert_eq!(read["entries"].as_array().unwrap().len(), 2);
    event.done(&server, json!({"do": "enter", "entries": read["entries"]})).await;
    let wrong = event
        .post(&server, "/import?lang=zh", &event.organiser, json!({"text": "name,team\n,A\n"}))
        .await
        .json();
    assert_eq!((&wrong["errors"][0]["code"], &wrong["errors"][0]["line"]), (&json!("no_name"), &json!(2)));
    assert!(wrong["errors"][0]["message"].as_str().unwrap().ends_with('。'));
    for name in tournament::EXPORTS {
        let file = event.get(&server, &format!("/export/{name}"), "").await;
        assert_eq!(file.status, StatusCode::OK, "{name}");
        let kind = file.headers["content-type"].to_str().unwrap();
        assert_eq!(
            kind,
            if name.ends_with(".json") { "application/json" } else { "text/csv; charset=utf-8" }
        );
        assert!(file.headers["content-disposition"].to_str().unwrap().contains(name));
    }
    assert!(event.get(&server, "/export/players.csv", "").await.text.contains("Анна"));
    for name in ["x.csv", "..%2fsecret", "all"] {
        assert_eq!(event.get(&server, &format!("/export/{name}"), "").await.code(), "not_found", "{name}");
    }
    let refused =
        server.post("/api/tournaments?lang=ru", "", json!({"setup": {"title": "x", "sections": []}})).await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::BAD_REQUEST, "sections"));
    let refused = server.post("/api/tournaments", "", json!({"setup": {"title": "x"}})).await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::BAD_REQUEST, "bad_request"));
}
