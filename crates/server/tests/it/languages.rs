//! What is wrong with a message is said in the language of the connection.

use load::{Client, Http};
use protocol::ServerMessage;
use serde_json::json;

use crate::hosted::Hosted;

async fn said(client: &mut Client) -> String {
    loop {
        if let ServerMessage::Error { message, .. } = client.next().await.unwrap() {
            return message;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn errors_are_said_in_the_language_of_the_connection() {
    let hosted = Hosted::new("languages").await;
    let http = Http::guest(hosted.address).await.unwrap();
    let table = http.make_table(&json!({"rules": "mcr"})).await.unwrap().id;
    let stranger = Http::guest(hosted.address).await.unwrap();
    let texts = [
        ("en", ["Sit down first.", "There is no such message, or something in it is wrong."]),
        ("ru", ["Сначала сядьте за стол.", "Такого сообщения нет, или в нём что-то не так."]),
        ("zh-Hant", ["请先入座。", "没有这种消息，或消息内容有误。"]),
        ("tlh", ["Sit down first.", "There is no such message, or something in it is wrong."]),
    ];
    for (lang, [seat, unknown]) in texts {
        let mut client = Client::open(&stranger, &table).await.unwrap();
        let hello = json!({"type": "hello", "protocol": [1], "lang": lang});
        client.send_text(hello.to_string()).await.unwrap();
        client.send_text("{\"type\":\"next\"}".to_owned()).await.unwrap();
        assert_eq!(said(&mut client).await, seat, "{lang}");
        client.send_text("{\"type\":\"dance\"}".to_owned()).await.unwrap();
        assert_eq!(said(&mut client).await, unknown, "{lang}");
    }
    hosted.stop().await;
}
