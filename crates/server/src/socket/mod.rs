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
use protocol::{ClientMessage, PROTOCOL, ServerMessage};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

use crate::account::{Client, User, Visitor};
use crate::error::AppError;
use crate::lang::Lang;
use crate::room::{Command, ConnectionId, Handle, Line};
use crate::wrong::Wrong;
use crate::{Config, Shared};

/// The longest message that is read.
const MESSAGE_MAX: usize = 16 * 1024;
/// So many messages may wait for a slow reader.
const QUEUE: usize = 512;
/// The messages of so many seconds may come at once.
const BURST: f64 = 3.0;
/// After so many messages too many in a row the connection ends.
const PATIENCE: u32 = 500;

/// How long a connection is waited for, and how much it may say.
#[derive(Clone, Copy, Debug)]
struct Patience {
    /// Until the first message.
    hello: Duration,
    /// How often the server asks whether somebody is still there.
    heartbeat: Duration,
    /// Who has said nothing for so long, not even that he is there, is gone.
    silence: Duration,
    /// Who does not take what is sent to him within this is gone.
    write: Duration,
    /// Messages a second on the average.
    rate: f64,
}

impl Patience {
    /// Three heartbeats may be missed. The rest follows too, so that there is one thing to set.
    fn new(config: &Config) -> Patience {
        let heartbeat = config.heartbeat;
        Patience {
            rate: config.messages_per_second.into(),
            hello: heartbeat * 3 / 4,
            heartbeat,
            silence: heartbeat * 13 / 4,
            write: heartbeat / 2,
        }
    }
}

pub(crate) fn routes() -> Router<Shared> {
    Router::new().route("/api/tables/{id}/socket", get(connect))
}

async fn connect(
    State(app): State<Shared>,
    Visitor(user): Visitor,
    Path(id): Path<String>,
    client: Client,
    lang: Lang,
    upgrade: WebSocketUpgrade,
) -> Result<Response, AppError> {
    let held = app.account.sockets.take(client.bucket)?;
    let handle = app.hall.find(&app, &id).await?.ok_or(AppError::NotFound("table"))?;
    let upgrade = upgrade
        .max_message_size(MESSAGE_MAX)
        .max_frame_size(MESSAGE_MAX)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0);
    let patience = Patience::new(&app.config);
    Ok(upgrade.on_upgrade(move |socket| async move {
        metrics::gauge!("fivewinds_sockets").increment(1.0);
        serve(socket, handle, user, lang, patience).await;
        metrics::gauge!("fivewinds_sockets").decrement(1.0);
        drop(held);
    }))
}

type Sender = SplitSink<WebSocket, Message>;

/// Everything of a connection, from its first message to its end.
async fn serve(socket: WebSocket, handle: Handle, user: User, lang: Lang, patience: Patience) {
    let (mut sender, mut receiver) = socket.split();
    let hello = timeout(patience.hello, first_message(&mut receiver)).await.unwrap_or(Err(Hello::Silent));
    let (wanted, since, contributes) = match hello {
        Ok(hello) => hello,
        Err(why) => return turn_away(&mut sender, &why, lang, patience).await,
    };
    // Who does not say is spoken to as his browser asks for.
    let lang = wanted.as_deref().and_then(Lang::by_tag).unwrap_or(lang);
    let (queue, queued) = mpsc::channel(QUEUE);
    let round_trip_ms = Arc::new(AtomicU32::new(0));
    let id = next_id();
    let code = lang.code().to_owned();
    let line = Line {
        id,
        user,
        lang: code,
        contributes,
        round_trip_ms: Arc::clone(&round_trip_ms),
        waits_for_hint: Arc::default(),
        sender: queue,
    };
    if !handle.tell(Command::Join { line: Box::new(line), since }).await {
        return bye(&mut sender, "restart", true, patience).await;
    }
    let (pong, pongs) = mpsc::channel(8);
    let reader = Reader { handle: &handle, id, lang, round_trip_ms: &round_trip_ms, patience };
    let reads = reader.read(&mut receiver, pong);
    let writes = write(&mut sender, queued, pongs, patience);
    tokio::select! {
        () = reads => {}
        () = writes => {}
    }
    handle.tell(Command::Gone { id }).await;
    _ = timeout(patience.write, sender.close()).await;
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
) -> Result<(Option<String>, Option<u32>, bool), Hello> {
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
                return Ok((lang, since, contributes.unwrap_or(false)));
            }
            Ok(Message::Ping(_) | Message::Pong(_)) => {}
            Ok(Message::Binary(_)) => return Err(Hello::Malformed),
            Ok(Message::Close(_)) | Err(_) => return Err(Hello::Gone),
        }
    }
    Err(Hello::Gone)
}

async fn turn_away(sender: &mut Sender, why: &Hello, lang: Lang, patience: Patience) {
    let wrong = match why {
        Hello::Gone => return,
        Hello::Silent => Wrong::Silent,
        Hello::Malformed => Wrong::NoMessage,
        Hello::Other => Wrong::HelloFirst,
        Hello::Version => Wrong::Version,
    };
    say(sender, &wrong.said(lang), patience).await;
    bye(sender, "hello", false, patience).await;
}

async fn bye(sender: &mut Sender, reason: &str, again: bool, patience: Patience) {
    say(sender, &ServerMessage::Bye { reason: reason.to_owned(), again }, patience).await;
    hang_up(sender, patience).await;
}

async fn hang_up(sender: &mut Sender, patience: Patience) {
    let frame =
        CloseFrame { code: axum::extract::ws::close_code::AWAY, reason: Utf8Bytes::from_static("bye") };
    _ = timeout(patience.write, sender.send(Message::Close(Some(frame)))).await;
}

async fn say(sender: &mut Sender, message: &ServerMessage, patience: Patience) {
    let text = serde_json::to_string(message).unwrap_or_default();
    _ = timeout(patience.write, sender.send(Message::Text(text.into()))).await;
}

/// Whether a text is the last one: the table has said whether to come back.
fn is_bye(text: &str) -> bool {
    text.starts_with("{\"type\":\"bye\"")
}

/// What reads a connection.
struct Reader<'a> {
    handle: &'a Handle,
    id: ConnectionId,
    lang: Lang,
    round_trip_ms: &'a AtomicU32,
    patience: Patience,
}

impl Reader<'_> {
    /// Forwards what arrives, until there is nothing more.
    async fn read(
        &self,
        receiver: &mut (impl StreamExt<Item = Result<Message, axum::Error>> + Unpin),
        answer: mpsc::Sender<Utf8Bytes>,
    ) {
        let mut bucket = Bucket::new(self.patience.rate);
        loop {
            let message = match timeout(self.patience.silence, receiver.next()).await {
                Ok(Some(Ok(message))) => message,
                Ok(Some(Err(_)) | None) | Err(_) => return,
            };
            let text = match message {
                Message::Text(text) => text,
                Message::Pong(bytes) => {
                    note_round_trip(&bytes, self.round_trip_ms);
                    continue;
                }
                Message::Ping(_) => continue,
                Message::Binary(_) => Utf8Bytes::from_static(""),
                Message::Close(_) => return,
            };
            let forwarded = match bucket.take() {
                Taken::Yes => self.forward(&text).await,
                Taken::No => Err(Wrong::TooFast),
                Taken::Never => return,
            };
            match forwarded {
                Ok(true) => {}
                Ok(false) => return,
                Err(wrong) => {
                    let text = serde_json::to_string(&wrong.said(self.lang)).unwrap_or_default();
                    // Who sends rubbish faster than he reads the answers gets fewer of them.
                    _ = answer.try_send(text.into());
                }
            }
        }
    }

    /// Passes a message on; `false` if the table is not there any more.
    async fn forward(&self, text: &str) -> Result<bool, Wrong> {
        let message: ClientMessage = serde_json::from_str(text).map_err(|_| {
            let value = serde_json::from_str::<serde_json::Value>(text).ok();
            let is_named = value.is_some_and(|value| value["type"].is_string());
            if is_named { Wrong::UnknownMessage } else { Wrong::NoMessage }
        })?;
        Ok(self.handle.tell(Command::Say { id: self.id, message }).await)
    }
}

/// Sends what is queued, and asks now and then whether anybody is there.
async fn write(
    sender: &mut Sender,
    mut queued: mpsc::Receiver<Utf8Bytes>,
    mut answers: mpsc::Receiver<Utf8Bytes>,
    patience: Patience,
) {
    let mut heartbeat = tokio::time::interval(patience.heartbeat);
    heartbeat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut is_last = false;
    while !is_last {
        let message = tokio::select! {
            biased;
            text = queued.recv() => match text {
                Some(text) => Message::Text(text),
                // The table has dropped this connection: it slept, or read too slowly.
                None => return bye(sender, "come_back", true, patience).await,
            },
            Some(text) = answers.recv() => Message::Text(text),
            _ = heartbeat.tick() => Message::Ping(since_start().to_le_bytes().to_vec().into()),
        };
        let sent = timeout(patience.write, async {
            is_last = matches!(&message, Message::Text(text) if is_bye(text));
            sender.feed(message).await?;
            // What else is there goes out together.
            while !is_last && let Ok(text) = queued.try_recv() {
                is_last = is_bye(&text);
                sender.feed(Message::Text(text)).await?;
            }
            sender.flush().await
        });
        if !matches!(sent.await, Ok(Ok(()))) {
            return;
        }
    }
    hang_up(sender, patience).await;
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
    rate: f64,
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
    fn new(rate: f64) -> Bucket {
        Bucket { rate, left: rate * BURST, at: Instant::now(), refused: 0 }
    }

    fn take(&mut self) -> Taken {
        let now = Instant::now();
        self.left = (self.left + self.rate * (now - self.at).as_secs_f64()).min(self.rate * BURST);
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
