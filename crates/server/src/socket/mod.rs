//! A player's or spectator's connection to a table.
//!
//! The task of a connection reads and writes, counts, and forwards; it decides nothing. Whatever arrives is answered, and only
//! what cannot go on is hung up on.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, ErrorCode, PROTOCOL, ServerMessage};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

use crate::Shared;
use crate::account::{User, Visitor};
use crate::error::AppError;
use crate::room::{Command, ConnectionId, Handle, Line};

/// The longest message that is read.
const MESSAGE_MAX: usize = 16 * 1024;
/// So many messages may wait for a slow reader.
const QUEUE: usize = 512;
/// The first message comes within this.
const HELLO: Duration = Duration::from_secs(15);
/// How often the server asks whether somebody is still there.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// Who has said nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(65);
/// Somebody who does not take what is sent to him is gone.
const WRITE: Duration = Duration::from_secs(10);
/// Messages a second on the average, and at once.
const RATE: f64 = 20.0;
const BURST: f64 = 60.0;
/// After so many messages too many in a row the connection ends.
const PATIENCE: u32 = 500;

pub(crate) fn routes() -> Router<Shared> {
    Router::new().route("/api/tables/{id}/socket", get(connect))
}

async fn connect(
    State(app): State<Shared>,
    Visitor(user): Visitor,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, AppError> {
    let handle = app.hall.find(&app, &id).await?.ok_or(AppError::NotFound("table"))?;
    let upgrade = upgrade
        .max_message_size(MESSAGE_MAX)
        .max_frame_size(MESSAGE_MAX)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        metrics::gauge!("fivewinds_sockets").increment(1.0);
        serve(socket, handle, user).await;
        metrics::gauge!("fivewinds_sockets").decrement(1.0);
    }))
}

type Sender = SplitSink<WebSocket, Message>;

/// Everything of a connection, from its first message to its end.
async fn serve(socket: WebSocket, handle: Handle, user: User) {
    let (mut sender, mut receiver) = socket.split();
    let hello = timeout(HELLO, first_message(&mut receiver)).await.unwrap_or(Err(Hello::Silent));
    let (lang, since, contributes) = match hello {
        Ok(hello) => hello,
        Err(why) => return turn_away(&mut sender, &why).await,
    };
    let (queue, queued) = mpsc::channel(QUEUE);
    let round_trip_ms = Arc::new(AtomicU32::new(0));
    let id = next_id();
    let line = Line {
        id,
        user,
        lang,
        contributes,
        round_trip_ms: Arc::clone(&round_trip_ms),
        waits_for_hint: Arc::default(),
        sender: queue,
    };
    if !handle.tell(Command::Join { line: Box::new(line), since }).await {
        return bye(&mut sender, "restart", true).await;
    }
    let (pong, pongs) = mpsc::channel(8);
    let reads = read(&mut receiver, &handle, id, pong, &round_trip_ms);
    let writes = write(&mut sender, queued, pongs);
    tokio::select! {
        () = reads => {}
        () = writes => {}
    }
    handle.tell(Command::Gone { id }).await;
    _ = timeout(WRITE, sender.close()).await;
}

fn next_id() -> ConnectionId {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    ConnectionId(NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Why somebody is not let in.
enum Hello {
    Silent,
    Gone,
    Malformed,
    Version,
    Other,
}

async fn first_message(
    receiver: &mut (impl StreamExt<Item = Result<Message, axum::Error>> + Unpin),
) -> Result<(String, Option<u32>, bool), Hello> {
    while let Some(message) = receiver.next().await {
        match message {
            Ok(Message::Text(text)) => {
                let message = serde_json::from_str(&text).map_err(|_| Hello::Malformed)?;
                let ClientMessage::Hello { protocol, lang, since, contributes } = message else {
                    return Err(Hello::Other);
                };
                if !protocol.contains(&PROTOCOL) {
                    return Err(Hello::Version);
                }
                let lang = lang.unwrap_or_else(|| "en".to_owned());
                return Ok((lang, since, contributes.unwrap_or(false)));
            }
            Ok(Message::Ping(_) | Message::Pong(_)) => {}
            Ok(Message::Binary(_)) => return Err(Hello::Malformed),
            Ok(Message::Close(_)) | Err(_) => return Err(Hello::Gone),
        }
    }
    Err(Hello::Gone)
}

async fn turn_away(sender: &mut Sender, why: &Hello) {
    let (code, message) = match why {
        Hello::Gone => return,
        Hello::Silent => (ErrorCode::HelloFirst, "nothing was said"),
        Hello::Malformed => (ErrorCode::Malformed, "that is no message"),
        Hello::Other => (ErrorCode::HelloFirst, "say hello first"),
        Hello::Version => (ErrorCode::Version, "no version of the protocol in common"),
    };
    say(sender, &ServerMessage::Error { code, message: message.to_owned() }).await;
    bye(sender, "hello", false).await;
}

async fn bye(sender: &mut Sender, reason: &str, again: bool) {
    say(sender, &ServerMessage::Bye { reason: reason.to_owned(), again }).await;
    let frame =
        CloseFrame { code: axum::extract::ws::close_code::AWAY, reason: Utf8Bytes::from_static("bye") };
    _ = timeout(WRITE, sender.send(Message::Close(Some(frame)))).await;
}

async fn say(sender: &mut Sender, message: &ServerMessage) {
    let text = serde_json::to_string(message).unwrap_or_default();
    _ = timeout(WRITE, sender.send(Message::Text(text.into()))).await;
}

/// Forwards what arrives, until there is nothing more.
async fn read(
    receiver: &mut (impl StreamExt<Item = Result<Message, axum::Error>> + Unpin),
    handle: &Handle,
    id: ConnectionId,
    answer: mpsc::Sender<Utf8Bytes>,
    round_trip_ms: &AtomicU32,
) {
    let mut bucket = Bucket::new();
    loop {
        let message = match timeout(SILENCE, receiver.next()).await {
            Ok(Some(Ok(message))) => message,
            Ok(Some(Err(_)) | None) | Err(_) => return,
        };
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(bytes) => {
                note_round_trip(&bytes, round_trip_ms);
                continue;
            }
            Message::Ping(_) => continue,
            Message::Binary(_) => Utf8Bytes::from_static(""),
            Message::Close(_) => return,
        };
        let problem = match bucket.take() {
            Taken::Yes => forward(handle, id, &text).await,
            Taken::No => Err((ErrorCode::TooFast, "too many messages")),
            Taken::Never => return,
        };
        match problem {
            Ok(true) => {}
            Ok(false) => return,
            Err((code, message)) => {
                let error = ServerMessage::Error { code, message: message.to_owned() };
                let text = serde_json::to_string(&error).unwrap_or_default();
                // Who sends rubbish faster than he reads the answers gets fewer of them.
                _ = answer.try_send(text.into());
            }
        }
    }
}

/// Passes a message on; `false` if the table is not there any more.
async fn forward(handle: &Handle, id: ConnectionId, text: &str) -> Result<bool, (ErrorCode, &'static str)> {
    let message: ClientMessage = serde_json::from_str(text).map_err(|_| {
        let kind =
            serde_json::from_str::<serde_json::Value>(text).ok().filter(|value| value["type"].is_string());
        if kind.is_some() {
            (ErrorCode::Unknown, "there is no such message, or something in it is wrong")
        } else {
            (ErrorCode::Malformed, "that is no message")
        }
    })?;
    Ok(handle.tell(Command::Say { id, message }).await)
}

/// Sends what is queued, and asks now and then whether anybody is there.
async fn write(
    sender: &mut Sender,
    mut queued: mpsc::Receiver<Utf8Bytes>,
    mut answers: mpsc::Receiver<Utf8Bytes>,
) {
    let mut heartbeat = tokio::time::interval(HEARTBEAT);
    heartbeat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let message = tokio::select! {
            biased;
            text = queued.recv() => match text {
                Some(text) => Message::Text(text),
                // The table has dropped this connection: it slept, or read too slowly.
                None => return bye(sender, "come_back", true).await,
            },
            Some(text) = answers.recv() => Message::Text(text),
            _ = heartbeat.tick() => Message::Ping(since_start().to_le_bytes().to_vec().into()),
        };
        let sent = timeout(WRITE, async {
            sender.feed(message).await?;
            // What else is there goes out together.
            while let Ok(text) = queued.try_recv() {
                sender.feed(Message::Text(text)).await?;
            }
            sender.flush().await
        });
        if !matches!(sent.await, Ok(Ok(()))) {
            return;
        }
    }
}

/// Milliseconds since the program started.
fn since_start() -> u64 {
    static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    START.elapsed().as_millis() as u64
}

/// A ping holds when it was sent.
fn note_round_trip(bytes: &[u8], round_trip_ms: &AtomicU32) {
    if let Ok(sent) = bytes.try_into().map(u64::from_le_bytes) {
        let taken = since_start().saturating_sub(sent).min(10_000);
        round_trip_ms.store(taken as u32, Ordering::Relaxed);
    }
}

/// How many messages somebody may still send.
struct Bucket {
    left: f64,
    at: Instant,
    refused: u32,
}

enum Taken {
    Yes,
    No,
    Never,
}

impl Bucket {
    fn new() -> Bucket {
        Bucket { left: BURST, at: Instant::now(), refused: 0 }
    }

    fn take(&mut self) -> Taken {
        let now = Instant::now();
        self.left = (self.left + RATE * (now - self.at).as_secs_f64()).min(BURST);
        self.at = now;
        if self.left >= 1.0 {
            self.left -= 1.0;
            self.refused = 0;
            return Taken::Yes;
        }
        self.refused += 1;
        if self.refused > PATIENCE { Taken::Never } else { Taken::No }
    }
}
