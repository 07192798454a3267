//! Somebody at a table who does only what the test says.

use std::time::Duration;

use load::{Client, Http};
use protocol::{Ask, ChairState, ClientMessage, ErrorCode, ServerMessage, TableInfo, Welcome};
use tokio::time::timeout;

/// For whatever should come: long enough for a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) struct Person {
    client: Client,
}

impl Person {
    /// Comes to a table; the welcome that he gets.
    pub(crate) async fn join(http: &Http, table: &str) -> (Person, Welcome) {
        let client = Client::connect(http, table, None, false).await.unwrap();
        let mut person = Person { client };
        let welcome = person.welcome().await;
        (person, welcome)
    }

    pub(crate) async fn say(&mut self, message: ClientMessage) {
        self.client.send(&message).await.unwrap();
    }

    pub(crate) async fn next(&mut self) -> Option<ServerMessage> {
        timeout(PATIENCE, self.client.next()).await.expect("something is said").ok()
    }

    /// Waits for a message in which something is found.
    pub(crate) async fn until<T>(
        &mut self,
        what: &str,
        mut find: impl FnMut(ServerMessage) -> Option<T>,
    ) -> T {
        let wait = async {
            loop {
                let message = self.client.next().await.unwrap_or_else(|_| panic!("cut off before {what}"));
                if let Some(found) = find(message) {
                    return found;
                }
            }
        };
        timeout(PATIENCE, wait).await.unwrap_or_else(|_| panic!("waited in vain for {what}"))
    }

    pub(crate) async fn welcome(&mut self) -> Welcome {
        self.until("a welcome", |message| match message {
            ServerMessage::Welcome(welcome) => Some(*welcome),
            _ => None,
        })
        .await
    }

    /// Waits until the table is so.
    pub(crate) async fn table(&mut self, what: &str, fits: impl Fn(&TableInfo) -> bool) -> TableInfo {
        self.until(what, |message| {
            let table = match message {
                ServerMessage::Table { table } => *table,
                ServerMessage::Welcome(welcome) => welcome.table,
                _ => return None,
            };
            fits(&table).then_some(table)
        })
        .await
    }

    pub(crate) async fn error(&mut self) -> ErrorCode {
        self.until("an error", |message| match message {
            ServerMessage::Error { code, .. } => Some(code),
            _ => None,
        })
        .await
    }

    pub(crate) async fn ask(&mut self) -> Ask {
        self.until("a question", |message| match message {
            ServerMessage::Ask(ask) => Some(*ask),
            _ => None,
        })
        .await
    }

    pub(crate) async fn game_over(&mut self) -> String {
        self.until("the end", |message| match message {
            ServerMessage::GameOver { end, .. } => Some(end.by),
            _ => None,
        })
        .await
    }

    /// What he sees now: the last welcome, since he may not have read others yet.
    pub(crate) async fn look(&mut self) -> Welcome {
        self.say(ClientMessage::Look).await;
        self.say(ClientMessage::Ping { n: 77 }).await;
        let mut last = None;
        self.until("what he sees", |message| match message {
            ServerMessage::Welcome(welcome) => {
                last = Some(*welcome);
                None
            }
            ServerMessage::Pong { n: 77 } => last.take(),
            _ => None,
        })
        .await
    }

    pub(crate) async fn leave(self) {
        self.client.close().await;
    }
}

pub(crate) fn states(table: &TableInfo) -> Vec<ChairState> {
    table.chairs.iter().map(|chair| chair.state).collect()
}
