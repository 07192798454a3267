//! Questions as they come over the wire, answered in process.

use axum::body::Body;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::{Method, Request, StatusCode};
use protocol::{ReplayDeal, Wind};
use serde_json::{Value, json};

use crate::testing::Server;

const HAND: &str = "[123m] 456789m23p55p +4p discard@left seat=S flowers=1f";
const RECORD: &str = include_str!("../../../record/tests/data/mcr.jsonl");

/// A server, asked by nobody in particular.
struct Asker(Server);

impl Asker {
    async fn new() -> Asker {
        Asker(Server::new().await)
    }

    async fn send(&self, request: Request<Body>) -> (StatusCode, String) {
        let answer = self.0.send(request).await;
        (answer.status, answer.text)
    }

    async fn get(&self, path: &str) -> (StatusCode, Value) {
        let answer = self.0.get(path, "").await;
        (answer.status, answer.json())
    }

    async fn post(&self, path: &str, question: &Value) -> (StatusCode, Value) {
        let answer = self.0.post(path, "", question.clone()).await;
        (answer.status, answer.json())
    }

    async fn post_bytes(&self, path: &str, body: Vec<u8>) -> (StatusCode, String) {
        self.send(Request::post(path).body(Body::from(body)).unwrap()).await
    }
}

#[tokio::test]
async fn the_hand_of_the_readme_is_worth_twenty_points() {
    let server = Asker::new().await;
    let (status, line) = server.post("/api/score", &json!({"line": HAND, "what_if": true})).await;
    assert_eq!(status, StatusCode::OK, "{line}");
    assert_eq!(line["value"], 20);
    assert_eq!(line["headline"], "20 points: the win may be declared");
    assert_eq!(line["fans"][0]["name"], "Pure Straight");
    assert_eq!(line["fans"][0]["clause"], "MCR-FAN-28");
    assert_eq!(line["payments"], json!({"self": 44, "right": -8, "across": -8, "left": -28}));
    assert_eq!(line["passed"][0]["text"], "implied by All Chows");
    assert!(line["what_if"][0]["text"].is_string(), "{}", line["what_if"]);

    let fields = json!({
        "rules": "mcr", "hand": "456789m23p55p", "melds": ["123m"], "win": "4p", "from": "left", "seat": "S",
        "flowers": "1f", "what_if": true,
    });
    let (_, same) = server.post("/api/score", &fields).await;
    assert_eq!(line, same);

    let (_, russian) = server.post("/api/score?lang=ru", &json!({"line": HAND})).await;
    assert_eq!(russian["headline"], "20 очков: победу можно объявить");
    assert_eq!(russian["fans"][0]["name"], "Чистый ряд");
    let (_, chinese) = server.post("/api/score?lang=zh", &json!({"line": HAND})).await;
    assert_eq!(chinese["fans"][0]["name"], "清龙");
}

#[tokio::test]
async fn options_change_what_a_hand_is_worth() {
    let server = Asker::new().await;
    let hand = "123m456m678p23s55z +1s discard@left";
    let (_, strict) = server.post("/api/score", &json!({"line": hand})).await;
    let (_, mild) = server.post("/api/score", &json!({"line": hand, "options": {"minimum": 0}})).await;
    assert_eq!((&strict["valid"], &mild["valid"]), (&json!(false), &json!(true)), "{strict} {mild}");
    assert_eq!(mild["options"], json!({"minimum": 0}));
}

#[tokio::test]
async fn waits() {
    let server = Asker::new().await;
    let (status, answer) = server.post("/api/waits", &json!({"hand": "1112345678999m"})).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    assert_eq!((&answer["waits"], &answer["unseen"]), (&json!("123456789m"), &json!(23)));
    let question = json!({"rules": "taiwan", "hand": "123m456p789s1122z", "melds": ["555z"], "seen": "1z"});
    let (status, answer) = server.post("/api/waits", &question).await;
    assert_eq!((status, &answer["waits"]), (StatusCode::OK, &json!("12z")), "{answer}");
}

#[tokio::test]
async fn everything_that_is_wrong_is_told_in_the_language() {
    let server = Asker::new().await;
    let wrong = json!({"hand": "11111m", "win": "12p", "by": "luck", "seat": "Q", "melds": ["124s"], "options": {"x": 1}});
    for (lang, word) in
        [("en", "'luck' is not known"), ("ru", "значение «luck» неизвестно"), ("zh", "不认识“luck”")]
    {
        let (status, answer) = server.post(&format!("/api/score?lang={lang}"), &wrong).await;
        assert_eq!(
            (status, &answer["code"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!("bad_hand")),
            "{answer}"
        );
        let errors = answer["errors"].as_array().unwrap();
        let messages: Vec<&str> = errors.iter().map(|error| error["message"].as_str().unwrap()).collect();
        assert_eq!(messages.len(), 4, "{messages:?}");
        assert!(
            messages.iter().any(|message| message.starts_with("by") && message.contains(word)),
            "{messages:?}"
        );
        assert!(messages.iter().all(|message| !message.contains("--")), "{messages:?}");
        assert!(errors.iter().any(|error| error["clause"].is_string()), "{errors:?}");
    }
    // Of known rules the tiles are looked at, too: a fifth copy, no set, a wrong number.
    let wrong = json!({"hand": "11111m", "melds": ["124s"], "win": "1m"});
    let (_, answer) = server.post("/api/score", &wrong).await;
    let errors = answer["errors"].as_array().unwrap();
    assert!(errors.len() >= 3 && errors.iter().all(|error| error["clause"].is_string()), "{answer}");
    let (status, answer) = server.post("/api/waits", &json!({"hand": "12x"})).await;
    assert_eq!(
        (status, &answer["errors"][0]["position"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!(3)),
        "{answer}"
    );
}

#[tokio::test]
async fn the_header_chooses_a_language() {
    let server = Asker::new().await;
    let name = async |header: &str, path: &str| {
        let request = Request::get(path).header(ACCEPT_LANGUAGE, header).body(Body::empty()).unwrap();
        let (_, body) = server.send(request).await;
        serde_json::from_str::<Value>(&body).unwrap()["name"].as_str().unwrap().to_owned()
    };
    let path = "/api/rulesets/taiwan";
    let [english, russian] = [name("de", path).await, name("de,ru;q=0.5,zh;q=0.1", path).await];
    assert_ne!(english, russian);
    assert_eq!(name("ru", "/api/rulesets/taiwan?lang=en").await, english);
    assert_eq!(name("en", "/api/rulesets/taiwan?lang=ru").await, russian);
    assert_eq!(name("ru", "/api/rulesets/taiwan?lang=xx").await, russian);
}

#[tokio::test]
async fn rules() {
    let server = Asker::new().await;
    let (_, all) = server.get("/api/rulesets?lang=ru").await;
    let all = all["rulesets"].as_array().unwrap();
    assert_eq!(all.len(), 5);
    for ruleset in all {
        let id = ruleset["id"].as_str().unwrap();
        assert!(!ruleset["gist"].as_str().unwrap().is_ascii(), "{id}");
        assert!(ruleset["revision"].is_u64() && ruleset["players"]["usual"].is_u64(), "{id}");
        for option in ruleset["options"].as_array().unwrap() {
            assert!(
                !option["meaning"].as_str().unwrap().is_ascii() && option["clause"].is_string(),
                "{option}"
            );
        }
        let (status, one) = server.get(&format!("/api/rulesets/{id}?lang=ru")).await;
        assert_eq!((status, &one["name"]), (StatusCode::OK, &ruleset["name"]));
        assert!(!one["at_a_glance"].as_array().unwrap().is_empty(), "{id}");
        let (_, fans) = server.get(&format!("/api/rulesets/{id}/fans?lang=ru")).await;
        assert!(fans["fans"].as_array().unwrap().iter().all(|fan| fan["name"] == fan["names"]["ru"]), "{id}");
        let (_, clauses) = server.get(&format!("/api/rulesets/{id}/clauses")).await;
        let sections = clauses["books"][0]["sections"].as_array().unwrap();
        assert!(sections.iter().any(|section| section["clauses"][0]["text"].is_string()), "{id}");
    }
    let (status, clause) = server.get("/api/clauses/mcr-fan-28").await;
    assert_eq!((status, &clause["clause"]), (StatusCode::OK, &json!("MCR-FAN-28")));
    assert_eq!(clause["fan"]["id"], "pure_straight");
    let (mentions, mentioned) =
        (clause["mentions"].as_array().unwrap(), clause["mentioned"].as_array().unwrap());
    assert!(mentions.iter().zip(mentioned).all(|(id, clause)| *id == clause["clause"]), "{clause}");
    assert_eq!(mentions.len(), mentioned.len());
}

#[tokio::test]
async fn search() {
    let server = Asker::new().await;
    let (_, found) = server.get("/api/search?q=pure%20straight&rules=red").await;
    assert_eq!(found["clauses"][0]["clause"], "RED-FAN-10", "{found}");
    let (_, words) = server.get("/api/search?q=kong+replacement&rules=mcr").await;
    assert!(words["found"].as_u64().unwrap() > 1, "{words}");
    let (status, nothing) = server.get("/api/search?q=mcr-fan-820").await;
    assert_eq!((status, &nothing["found"]), (StatusCode::OK, &json!(0)));
    assert_eq!(nothing["nearest"][0], "MCR-FAN-8");
    assert_eq!(server.get("/api/search").await.0, StatusCode::OK);
    assert_eq!(server.get("/api/search?q=%D1%87%D0%B8%D1%81%D1%82%D1%8B%D0%B9").await.0, StatusCode::OK);
    for path in ["/api/search?q=x&rules=riichi", "/api/rulesets/riichi", "/api/clauses/mcr-fan-820"] {
        let (status, answer) = server.get(path).await;
        assert_eq!((status, &answer["code"]), (StatusCode::NOT_FOUND, &json!("not_found")), "{path}");
    }
}

#[tokio::test]
async fn records_are_verified_and_shown() {
    let server = Asker::new().await;
    let (status, verdict) = server.post("/api/replay", &json!({"record": RECORD})).await;
    assert_eq!((status, &verdict["verified"]), (StatusCode::OK, &json!(true)), "{verdict}");
    let question = json!({"record": RECORD, "deal": 1, "step": 3, "seat": "S"});
    let (_, answer) = server.post("/api/replay", &question).await;
    let seats = &answer["position"]["seats"];
    assert!(seats["S"]["hand"].is_string() && seats["E"]["hand"].is_null(), "{answer}");
    for (change, word) in [
        (json!({"deal": 999, "step": 1}), "такой"),
        (json!({"deal": 1, "step": 99_999}), "шаг"),
        (json!({"seat": "Q"}), "неизвестно"),
    ] {
        let mut question = json!({"record": RECORD});
        question.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        let (status, answer) = server.post("/api/replay?lang=ru", &question).await;
        assert_eq!(
            (status, &answer["code"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!("bad_request")),
            "{answer}"
        );
        assert!(answer["message"].as_str().unwrap().contains(word), "{answer}");
    }
    let (status, answer) = server.post("/api/replay", &json!({"record": "no record"})).await;
    assert_eq!((status, &answer["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("bad_record")));
}

#[tokio::test]
async fn a_deal_step_by_step() {
    let server = Asker::new().await;
    let (status, open) = server.post("/api/replay/deal", &json!({"record": RECORD, "deal": 1})).await;
    assert_eq!(status, StatusCode::OK, "{open}");
    let open: ReplayDeal = serde_json::from_value(open).unwrap();
    assert_eq!((open.rules.as_str(), open.deal, open.seat), ("mcr", 1, None));
    assert!(open.verdict.verified && open.verdict.text.starts_with("Verified: "), "{:?}", open.verdict);
    assert_eq!(open.steps[0].texts[0], "The tiles are dealt.");
    let numbers: Vec<u32> = open.steps.iter().map(|step| step.step).collect();
    assert_eq!(numbers, (0..open.steps.len() as u32).collect::<Vec<_>>());
    assert!(
        open.steps.iter().all(|step| step.hands.as_ref().unwrap().len() == 4 && step.view.hand.is_empty())
    );
    assert!(open.steps[1..].iter().all(|step| step.seat.is_some() && step.action.is_some()));
    let end = open.end.unwrap();
    assert_eq!(end.points.values().sum::<i32>(), 0);

    // A seat learns no more than it could see: no hand of another, no decision before it shows.
    let asked = json!({"record": RECORD, "deal": 1, "seat": "S"});
    let (_, south) = server.post("/api/replay/deal?lang=ru", &asked).await;
    let south: ReplayDeal = serde_json::from_value(south).unwrap();
    assert_eq!(south.steps.len(), open.steps.len());
    assert_eq!(south.steps[0].texts[0], "Кости розданы.");
    for (seen, step) in south.steps.iter().zip(&open.steps) {
        assert!(seen.hands.is_none() && seen.seat.is_none_or(|seat| seat == Wind::S));
        assert_eq!(seen.view.seat, Some(Wind::S));
        assert_eq!(&seen.view.hand, &step.hands.as_ref().unwrap()[&Wind::S], "step {}", step.step);
        assert_eq!((seen.view.left, &seen.view.wall), (step.view.left, &step.view.wall));
    }
    for wrong in [json!({"seat": "X"}), json!({"deal": 99})] {
        let mut asked = json!({"record": RECORD});
        asked.as_object_mut().unwrap().extend(wrong.as_object().unwrap().clone());
        assert_eq!(
            server.post("/api/replay/deal", &asked).await.0,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{wrong}"
        );
    }
    let (status, answer) = server.get("/api/tables/nosuch/deals/1/replay").await;
    assert_eq!((status, &answer["code"]), (StatusCode::NOT_FOUND, &json!("not_found")));
}

#[tokio::test]
async fn hands_to_practise_with() {
    let server = Asker::new().await;
    let (status, worth) = server.get("/api/drill?rules=mcr&kind=worth&seed=7").await;
    assert_eq!(status, StatusCode::OK, "{worth}");
    let (_, proof) = server.post("/api/score", &json!({"rules": "mcr", "line": worth["line"]})).await;
    assert_eq!(proof["valid"], true, "{proof}");
    let (_, ready) = server.get("/api/drill?rules=taiwan&kind=waits&seed=7&lang=zh").await;
    let asked = json!({"rules": "taiwan", "hand": ready["hand"], "melds": ready["melds"]});
    let (_, waits) = server.post("/api/waits", &asked).await;
    assert_eq!(waits["distance"], 0, "{ready} {waits}");
    let (_, any) = server.get("/api/drill?rules=red&kind=waits").await;
    assert!(any["seed"].as_u64().unwrap() < 1 << 53);
    for wrong in ["rules=chess", "kind=luck", "seed=-1", "seed=x"] {
        let (status, _) = server.get(&format!("/api/drill?{wrong}")).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
}

#[tokio::test]
async fn the_coach_reviews_a_deal_and_explains_a_step() {
    let server = Asker::new().await;
    let question = json!({"record": RECORD, "seat": "E", "deal": 1, "top": 2});
    let (status, review) = server.post("/api/coach", &question).await;
    assert_eq!(status, StatusCode::OK, "{review}");
    let moves = review["moves"].as_array().unwrap();
    assert!((1..=2).contains(&moves.len()), "{review}");
    let question = json!({"record": RECORD, "seat": "E", "deal": 1, "step": moves[0]["step"]});
    let (status, advice) = server.post("/api/coach?lang=zh", &question).await;
    assert_eq!(status, StatusCode::OK, "{advice}");
    assert!(advice["options"].as_array().unwrap().len() > 1 && !advice["note"].as_str().unwrap().is_ascii());
    let (status, answer) = server.post("/api/coach", &json!({"record": RECORD, "seat": "?"})).await;
    assert_eq!((status, &answer["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("bad_request")));
}

/// Whatever is sent, the answer is JSON of a client's fault or an answer, never ours.
#[tokio::test]
async fn rubbish_is_refused_in_good_order() {
    let server = Asker::new().await;
    let long = "1m".repeat(1 << 19);
    let huge = "9".repeat(400);
    let mut bodies: Vec<Vec<u8>> = ["", "null", "[]", "{", "{}", "7", "{\"line\":7}", "\u{0}", "{\"x\":1}"]
        .map(|text| text.as_bytes().to_vec())
        .to_vec();
    bodies.extend([
        vec![0xff; 100],
        vec![b'['; 10_000],
        format!("{{\"players\":{huge}}}").into_bytes(),
        format!("{{\"line\":\"{long}\"}}").into_bytes(),
        json!({"line": long[..10_000]}).to_string().into_bytes(),
        json!({"line": "+".repeat(9000)}).to_string().into_bytes(),
        json!({"hand": "\u{0}\u{0}", "win": "\u{0}"}).to_string().into_bytes(),
        json!({"hand": "🀇🀈🀉", "players": u64::MAX, "streak": u64::MAX, "discards": u64::MAX})
            .to_string()
            .into_bytes(),
        json!({"hand": "1m", "rules": "\u{0}"}).to_string().into_bytes(),
        json!({"record": "{}", "seat": "E"}).to_string().into_bytes(),
        json!({"record": "\u{0}", "seat": "\u{0}", "deal": u32::MAX, "step": 0}).to_string().into_bytes(),
        json!({"record": RECORD, "seat": "E", "deal": 0, "step": 0}).to_string().into_bytes(),
        json!({"record": RECORD, "seat": "E", "deal": 1, "step": u64::MAX}).to_string().into_bytes(),
        json!({"record": long, "seat": "E"}).to_string().into_bytes(),
        json!({"record": &long[..1_000_000], "seat": "E"}).to_string().into_bytes(),
    ]);
    for path in ["/api/score", "/api/waits", "/api/replay", "/api/coach"] {
        for body in &bodies {
            let (status, answer) = server.post_bytes(path, body.clone()).await;
            let start = String::from_utf8_lossy(&body[..body.len().min(60)]).into_owned();
            let known = [StatusCode::OK, StatusCode::UNPROCESSABLE_ENTITY, StatusCode::PAYLOAD_TOO_LARGE];
            assert!(known.contains(&status), "{path} {start}: {status}");
            let answer: Value = serde_json::from_str(&answer).unwrap_or_else(|_| panic!("{path} {start}"));
            assert!(status == StatusCode::OK || answer["code"].is_string(), "{path} {start}: {answer}");
            let errors = answer["errors"].as_array().map_or(0, Vec::len);
            assert!(errors <= 100, "{path} {start}: {errors}");
        }
    }
    for path in
        ["/api/rulesets/%00", "/api/clauses/%FF", "/api/clauses/..%2F..", "/api/search?q=%FF&rules=%00"]
    {
        let (status, _) = server.send(Request::get(path).body(Body::empty()).unwrap()).await;
        assert!(status.is_client_error(), "{path}: {status}");
    }
}

#[tokio::test]
async fn the_description_names_every_route() {
    let server = Asker::new().await;
    let (status, description) = server.get("/api/openapi.json").await;
    assert_eq!(status, StatusCode::OK);
    assert!(description["openapi"].as_str().unwrap().starts_with("3.1"), "{}", description["openapi"]);
    assert!(description["info"]["title"].is_string() && description["info"]["version"].is_string());
    for (path, method) in [
        ("/api/rulesets", "get"),
        ("/api/rulesets/{id}", "get"),
        ("/api/rulesets/{id}/fans", "get"),
        ("/api/rulesets/{id}/clauses", "get"),
        ("/api/clauses/{id}", "get"),
        ("/api/search", "get"),
        ("/api/score", "post"),
        ("/api/waits", "post"),
        ("/api/drill", "get"),
        ("/api/replay", "post"),
        ("/api/replay/deal", "post"),
        ("/api/tables/{id}/deals/{deal}/replay", "get"),
        ("/api/coach", "post"),
    ] {
        let operation = &description["paths"][path][method];
        assert!(operation["responses"]["200"]["description"].is_string(), "{path}");
        assert!(operation["summary"].is_string(), "{path}");
    }
    check_references(&description, &description);
}

/// What a description refers to is in it.
fn check_references(description: &Value, part: &Value) {
    match part {
        Value::Object(map) => {
            if let Some(Value::String(reference)) = map.get("$ref") {
                let pointer = reference.strip_prefix('#').unwrap();
                assert!(description.pointer(pointer).is_some(), "{reference}");
            }
            map.values().for_each(|part| check_references(description, part));
        }
        Value::Array(list) => list.iter().for_each(|part| check_references(description, part)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The examples of docs/api.md are answered as they stand there.
#[tokio::test]
async fn the_examples_of_the_page_work() {
    let server = Asker::new().await;
    let page = include_str!("../../../../docs/api.md");
    let (_, description) = server.get("/api/openapi.json").await;
    let paths = description["paths"].as_object().unwrap();
    let mentioned = page.split('`').filter(|code| code.starts_with("/api/") && !code.contains(' '));
    for path in mentioned.filter(|path| *path != "/api/openapi.json") {
        let path = path.split('?').next().unwrap();
        assert!(paths.contains_key(path), "{path}");
    }
    let examples: Vec<&str> = page.lines().filter(|line| line.starts_with("curl ")).collect();
    assert!(examples.len() > 5);
    for example in examples {
        let quoted: Vec<&str> = example.split('\'').collect();
        let path = quoted[1].strip_prefix("http://localhost:8080").unwrap();
        let request = match quoted.get(3) {
            Some(body) => {
                Request::builder().method(Method::POST).uri(path).body(Body::from((*body).to_owned()))
            }
            None => Request::get(path).body(Body::empty()),
        };
        let (status, body) = server.send(request.unwrap()).await;
        assert_eq!(status, StatusCode::OK, "{example}: {body}");
    }
}

#[tokio::test]
async fn a_referee_is_answered_with_clauses_in_three_languages() {
    let server = Asker::new().await;
    let claims = [json!({"who": "S", "call": "chow"}), json!({"who": "N", "call": "win"})];
    let question = json!({"rules": "mcr", "from": "E", "claims": claims});
    for (lang, verdict) in
        [("en", "North wins on the tile."), ("ru", "Север побеждает с этой кости."), ("zh", "北家和这张牌。")]
    {
        let (status, answer) = server.post(&format!("/api/judge/claims?lang={lang}"), &question).await;
        assert_eq!((status, answer["verdict"].as_str()), (StatusCode::OK, Some(verdict)), "{answer}");
        assert_eq!(answer["clauses"][0]["clause"], "MCR-CLAIM-2");
        assert_eq!(answer["clauses"].as_array().unwrap().len(), 1);
    }
    let deal = json!({"end": "win", "wins": [{"who": 1, "from": 0, "how": "discard", "value": 24}]});
    let (_, paid) = server.post("/api/judge/payments", &json!({"rules": "mcr", "deal": deal})).await;
    assert_eq!(paid["points"][1], json!({"who": "S", "points": 48}), "{paid}");
    let offence = json!({"rules": "mcr", "offence": "late_pung", "who": "S", "before": 2});
    let (_, fined) = server.post("/api/judge/offence", &offence).await;
    assert_eq!((&fined["payments"][0]["points"], &fined["payments"][0]["to"]), (&json!(10), &Value::Null));
    let hand = json!({"line": "12346789m55p112z +5m discard@right seat=S", "wish": "chow 46m"});
    let (_, may) = server.post("/api/judge/may", &hand).await;
    assert_eq!((&may["good"], &may["lines"][0]["clause"]), (&json!(false), &json!("MCR-CLAIM-1")), "{may}");
    let (_, win) = server.post("/api/judge/win", &json!({"line": HAND})).await;
    assert_eq!((&win["good"], &win["lines"][0]["clause"]), (&json!(true), &json!("MCR-FAN-28")), "{win}");
    let (_, form) = server.post("/api/judge/form?lang=ru", &json!({"rules": "taiwan"})).await;
    assert_eq!(
        (&form["offences"][0]["name"], &form["deal"]["streak"]),
        (&json!("ложная победа"), &json!(true))
    );
}

#[tokio::test]
async fn what_a_referee_asks_wrongly_is_told_with_its_clause() {
    let server = Asker::new().await;
    let deal = json!({"end": "win", "wins": [{"who": 1, "from": 0, "how": "discard", "value": 6}]});
    let wrong = [
        ("payments", json!({"rules": "mcr", "deal": deal}), Some("MCR-WIN-1")),
        ("payments", json!({"deal": 7}), None),
        ("claims", json!({"from": "E", "claims": []}), None),
        ("claims", json!({"from": "E", "claims": [{"who": "E", "call": "win"}]}), None),
        ("claims", json!({"from": "Q", "claims": [{"who": "E", "call": "win"}]}), None),
        ("offence", json!({"offence": "murder", "who": "E"}), None),
        ("offence", json!({"rules": "red", "late": 5, "who": "E"}), None),
        ("may", json!({"line": "123m", "wish": "win"}), Some("MCR-INPUT-2")),
        ("may", json!({"line": "1112345678999m +1p self_draw", "wish": "fly"}), None),
        ("win", json!({"rules": "chess", "line": "1m"}), None),
    ];
    for (path, question, clause) in wrong {
        let (status, answer) = server.post(&format!("/api/judge/{path}?lang=ru"), &question).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
        let error = &answer["errors"][0];
        assert_eq!(error["clause"].as_str(), clause, "{answer}");
        assert!(
            answer["message"].as_str().unwrap().chars().any(|sign| ('а'..='я').contains(&sign)),
            "{answer}"
        );
    }
}
