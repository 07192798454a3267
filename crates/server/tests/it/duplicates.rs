//! Duplicate matches over sockets: the same deals at all tables, and nothing of them told too soon.

use std::net::SocketAddr;
use std::time::Duration;

use load::{Heard, Http, Player};
use protocol::{ClientMessage, DuplicateView, ErrorCode, Event, ServerMessage, TableInfo, Wind};
use record::Record;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::hosted::Hosted;
use crate::people::Person;

const PATIENCE: Duration = Duration::from_secs(30);

async fn get(http: &Http, path: &str) -> (u16, Value) {
    let answer = http.send("GET", path, None).await.unwrap();
    (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::String(answer.body)))
}

async fn make(host: &Http, rules: &str, tables: u32, deals: u32) -> DuplicateView {
    let config = json!({"rules": rules, "pace_ms": 0, "bots": "novice", "clock": {"name": "relaxed"}});
    let body = json!({"config": config, "tables": tables, "deals": deals}).to_string();
    let answer = host.send("POST", "/api/duplicates", Some(&body)).await.unwrap();
    assert_eq!(answer.status, 201, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

async fn look(http: &Http, id: &str) -> DuplicateView {
    serde_json::from_value(get(http, &format!("/api/duplicates/{id}")).await.1).unwrap()
}

/// A guest who sits down and begins, with bots on the other chairs.
async fn seated(address: SocketAddr, table: &str, chair: u8, seed: u64) -> (Http, Player) {
    let http = Http::guest(address).await.unwrap();
    let mut player = Player::join(&http, table, seed).await.unwrap();
    player.say(&ClientMessage::Sit { chair: Some(chair) }).await.unwrap();
    while player.chair() != Some(chair) {
        timeout(PATIENCE, player.hear()).await.expect("he sits down").unwrap();
    }
    // He has not made the table, and begins all the same.
    player.say(&ClientMessage::Start).await.unwrap();
    (http, player)
}

/// Plays until so many deals are over, or the game.
async fn play(player: &mut Player, mut deals: u32) {
    while deals > 0 {
        match timeout(PATIENCE, player.hear()).await.expect("the game goes on").unwrap() {
            Heard::Asked => _ = player.act().await.unwrap(),
            Heard::DealOver => deals -= 1,
            Heard::GameOver => return,
            Heard::Error(ErrorCode::Stale) | Heard::Other => {}
            heard @ (Heard::Refused | Heard::Error(_)) => panic!("a legal action was refused: {heard:?}"),
        }
    }
}

/// His first tiles in a deal, before anything was done.
fn dealt(player: &Player, deal: u32) -> Vec<String> {
    let told = player.told.iter().map(|(_, text)| serde_json::from_str::<ServerMessage>(text).unwrap());
    let mut own = Vec::new();
    let mut here = false;
    for message in told {
        match message {
            ServerMessage::Deal { deal: start, .. } => here = start.number == deal,
            ServerMessage::Event { event: Event::Drew { tile: Some(tile), .. }, .. } if here => {
                own.push(tile)
            }
            _ => {}
        }
    }
    own.truncate(13);
    own
}

fn parsed(body: &Value) -> Record {
    Record::read(body.as_str().unwrap().as_bytes()).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_tables_have_the_same_deals_and_tell_nothing_too_soon() {
    let hosted = Hosted::new("duplicate").await;
    let host = Http::guest(hosted.address).await.unwrap();
    let made = make(&host, "mcr", 2, 2).await;
    let ids: Vec<String> = made.tables.iter().map(|table| table.table.clone()).collect();
    let (anna, mut first) = seated(hosted.address, &ids[0], 0, 1).await;
    let (boris, mut second) = seated(hosted.address, &ids[1], 0, 2).await;
    play(&mut first, 1).await;

    // Table 2 has not finished the deal: nothing of it is told, not even to those who have played it.
    let table = |path: &str| format!("/api/tables/{}{path}", ids[0]);
    for path in ["/record", "/record?form=5wr", "/deals/1", "/deals/1/replay", "/deals/1/replay?seat=E"] {
        for http in [&anna, &boris, &host] {
            let (status, body) = get(http, &table(path)).await;
            assert_eq!((status, &body["code"]), (409, &json!("duplicate_withheld")), "{path}: {body}");
        }
    }
    for (lang, word) in [("ru", "сдачу"), ("zh", "牌桌"), ("en", "finished")] {
        let (_, body) = get(&boris, &table(&format!("/deals/1?lang={lang}"))).await;
        assert!(body["message"].as_str().unwrap().contains(word), "{body}");
    }
    assert_eq!(get(&anna, &table("/deals/2")).await.0, 404, "that one is not over");
    assert_eq!(get(&boris, "/api/duplicates").await.1[0]["id"], json!(made.id), "he plays in it");
    let view = look(&boris, &made.id).await;
    assert_eq!((view.complete, view.tables[0].finished, view.tables[1].finished), (0, 1, 0));
    assert!(
        view.stories.is_empty() && view.comparison.deals.is_empty() && view.comparison.players.is_empty()
    );
    let totals = |info: &Value| -> Vec<i64> {
        let info: TableInfo = serde_json::from_value(info.clone()).unwrap();
        info.chairs.iter().map(|chair| chair.total).collect()
    };
    assert_eq!(totals(&get(&boris, &table("")).await.1), [0; 4]);
    assert_eq!(totals(&get(&Http::new(hosted.address), &table("")).await.1), [0; 4]);
    let own = totals(&get(&anna, &table("")).await.1);

    // Nobody looks on, and nobody sits at two tables.
    let mut stranger = Player::join(&boris, &ids[0], 3).await.unwrap();
    assert_eq!(
        timeout(PATIENCE, stranger.hear()).await.unwrap().unwrap(),
        Heard::GameOver,
        "he is sent away"
    );

    play(&mut second, 1).await;
    assert_eq!(dealt(&first, 1), dealt(&second, 1));
    assert_eq!(dealt(&first, 1).len(), 13);
    let view = look(&anna, &made.id).await;
    assert_eq!((view.complete, view.stories.len(), view.comparison.deals.len()), (1, 2, 1));
    let mut records = Vec::new();
    for id in &ids {
        let (status, body) = get(&boris, &format!("/api/tables/{id}/record")).await;
        assert_eq!(status, 200, "{body}");
        let record = parsed(&body);
        assert_eq!(record.deals.len(), 1, "of the second deal nothing is told");
        record::verify(&record).unwrap();
        assert_eq!(get(&anna, &format!("/api/tables/{id}/deals/1/replay")).await.0, 200);
        records.push(record);
    }
    let [one, other] = [&records[0].deals[0], &records[1].deals[0]];
    assert_eq!(one.wall.rest(), other.wall.rest());
    assert_eq!((&one.dice, &one.seats, &one.seed), (&other.dice, &other.seats, &other.seed));
    let shared = one.contributions.as_ref().unwrap();
    assert_eq!(Some(shared), other.contributions.as_ref(), "the proof is the same");
    assert_eq!(shared.game.to_string(), made.id);
    assert_eq!(shared.commitments.len(), 1, "players do not contribute");
    assert_eq!(shared.commitments[0].to_string(), made.commitments[0], "published before the first deal");
    let points = one.result.as_ref().unwrap().points;
    assert_eq!(
        own,
        tiles::Seat::ALL.map(|seat| i64::from(points[seat])),
        "chairs are winds in the first deal"
    );
    check_sums(&view);

    play(&mut first, 9).await;
    play(&mut second, 9).await;
    let view = look(&host, &made.id).await;
    assert_eq!((view.complete, view.over, view.comparison.deals.len()), (2, true, 2));
    assert_eq!(view.comparison.players.len(), 8);
    check_sums(&view);
    hosted.stop().await;
}

/// Against the field everything sums to nothing, and what is compared is what the records say.
fn check_sums(view: &DuplicateView) {
    for seat in view.comparison.deals.iter().flat_map(|deal| &deal.seats) {
        assert_eq!(seat.rows.len(), view.tables.iter().filter(|table| !table.dropped).count());
        let sum = seat.rows.iter().fold(duplicate::Fraction::ZERO, |sum, row| sum.plus(row.difference));
        assert_eq!(sum, duplicate::Fraction::ZERO);
    }
    let players = &view.comparison.players;
    let sum = players.iter().fold(duplicate::Fraction::ZERO, |sum, player| sum.plus(player.difference));
    assert_eq!(sum, duplicate::Fraction::ZERO);
    let most: u32 = players.iter().map(|player| player.most).sum();
    assert_eq!(players.iter().map(|player| player.match_points).sum::<u32>() * 2, most);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_sits_at_a_table_of_a_match_sits_at_no_other() {
    let hosted = Hosted::new("duplicate_sit").await;
    let host = Http::guest(hosted.address).await.unwrap();
    let made = make(&host, "sichuan", 2, 1).await;
    let (mut here, welcome) = Person::join(&host, &made.tables[0].table).await;
    assert!(welcome.you.host && welcome.you.chair.is_none(), "the host sits where he likes");
    here.say(ClientMessage::Sit { chair: Some(2) }).await;
    assert_eq!(here.welcome().await.you.chair, Some(2));
    let (mut there, _) = Person::join(&host, &made.tables[1].table).await;
    there.say(ClientMessage::Sit { chair: Some(0) }).await;
    assert_eq!(there.error().await, ErrorCode::Chair);
    assert_eq!(
        look(&host, &made.id).await.tables[0].chairs[2].as_ref().map(|sitter| sitter.id.clone()),
        Some(made.host.id)
    );
    // Who stands up again before the game may go over.
    here.say(ClientMessage::Leave).await;
    assert_eq!(here.welcome().await.you.chair, None);
    there.say(ClientMessage::Sit { chair: Some(0) }).await;
    assert_eq!(there.welcome().await.you.chair, Some(0));
    // A stranger who does not sit there may not begin.
    let guest = Http::guest(hosted.address).await.unwrap();
    let (mut stranger, welcome) = Person::join(&guest, &made.tables[1].table).await;
    assert!(!welcome.you.host);
    stranger.say(ClientMessage::Start).await;
    assert_eq!(stranger.error().await, ErrorCode::NotYours);
    hosted.stop().await;
}

/// The server stops in the middle of a deal: afterwards the walls are those that the host was bound to.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_goes_on_after_a_restart() {
    let hosted = Hosted::new("duplicate_restart").await;
    let host = Http::guest(hosted.address).await.unwrap();
    // The dealer stays with whoever wins in this game; in a match the plan is the same at all tables.
    let made = make(&host, "taiwan", 2, 3).await;
    let (_, mut first) = seated(hosted.address, &made.tables[0].table, 0, 11).await;
    let (_, mut second) = seated(hosted.address, &made.tables[1].table, 3, 12).await;
    play(&mut first, 2).await;
    play(&mut second, 1).await;
    for _ in 0..20 {
        if timeout(PATIENCE, second.hear()).await.unwrap().unwrap() == Heard::Asked {
            second.act().await.unwrap();
        }
    }
    let database = hosted.database.clone();
    hosted.stop().await;
    let hosted = Hosted::on(database, |_| ()).await;
    for player in [&mut first, &mut second] {
        player.follow(hosted.address);
        player.rejoin().await.unwrap();
        play(player, 9).await;
    }
    let visitor = Http::new(hosted.address);
    let view = look(&visitor, &made.id).await;
    assert_eq!((view.complete, view.over), (3, true));
    assert_eq!(view.commitments, made.commitments);
    check_sums(&view);
    let mut records = Vec::new();
    for table in &made.tables {
        let record = parsed(&get(&visitor, &format!("/api/tables/{}/record", table.table)).await.1);
        record::verify(&record).unwrap();
        records.push(record);
    }
    for (place, (one, other)) in records[0].deals.iter().zip(&records[1].deals).enumerate() {
        assert_eq!(one.wall.rest(), other.wall.rest(), "deal {}", place + 1);
        assert_eq!((&one.seats, one.setup.round), (&other.seats, other.setup.round));
        assert_eq!(one.seats[0], place as u8, "the deal passes on after every deal");
        let commitments = &one.contributions.as_ref().unwrap().commitments;
        assert_eq!(commitments[0].to_string(), made.commitments[place]);
        // A replay knows the game that the deal belongs to.
        let path = format!("/api/tables/{}/deals/{}/replay", made.tables[0].table, place + 1);
        let (_, replay) = get(&visitor, &path).await;
        assert_eq!(replay["end"]["sheet"]["rows"].as_array().unwrap().len(), place + 1);
    }
    assert_eq!(records[0].deals.len(), 3);
    hosted.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_dropped_or_left_blocks_nothing() {
    let hosted = Hosted::new("duplicate_drop").await;
    let host = Http::guest(hosted.address).await.unwrap();
    let made = make(&host, "red", 5, 1).await;
    let mut players = Vec::new();
    for (seed, table) in (1..).zip(&made.tables[..2]) {
        let (_, mut player) = seated(hosted.address, &table.table, 1, seed).await;
        play(&mut player, 9).await;
        players.push(player);
    }
    // At the third somebody begins and leaves; the fourth nobody has ever come to.
    let (_, mut third) = seated(hosted.address, &made.tables[2].table, 1, 3).await;
    while third.deal == 0 {
        timeout(PATIENCE, third.hear()).await.unwrap().unwrap();
    }
    assert_eq!(look(&host, &made.id).await.complete, 0);
    third.say(&ClientMessage::Leave).await.unwrap();
    while timeout(PATIENCE, third.hear()).await.unwrap().unwrap() != Heard::GameOver {}
    // At the fifth somebody plays on and on; he learns that his table was dropped.
    let (_, mut fifth) = seated(hosted.address, &made.tables[4].table, 1, 5).await;
    while fifth.deal == 0 {
        timeout(PATIENCE, fifth.hear()).await.unwrap().unwrap();
    }
    assert_eq!(look(&host, &made.id).await.complete, 0, "the fourth and the fifth are waited for");
    let drop = format!("/api/duplicates/{}/drop", made.id);
    assert_eq!(host.send("POST", &drop, Some("{\"table\": 5}")).await.unwrap().status, 200);
    while timeout(PATIENCE, fifth.hear()).await.unwrap().unwrap() != Heard::GameOver {}
    assert!(fifth.told.last().unwrap().1.contains("\"dropped\""), "{:?}", fifth.told.last());
    let answer = host.send("POST", &drop, Some("{\"table\": 4}")).await.unwrap();
    let view: DuplicateView = serde_json::from_str(&answer.body).unwrap();
    assert_eq!((view.complete, view.over), (1, true));
    let east = &view.comparison.deals[0].seats[0];
    assert_eq!((east.seat, east.rows.len()), (duplicate::SeatLetter::E, 2));
    assert_eq!(
        view.stories.iter().map(|story| (story.number, story.round)).collect::<Vec<_>>(),
        [(1, Wind::E), (2, Wind::E)]
    );
    hosted.stop().await;
}
