//! Somebody who does whatever is legal, and remembers what he was told.

use std::io;
use std::time::Duration;

use protocol::{Ask, AskKind, ClientMessage, ErrorCode, ServerMessage};
use shuffle::{GameId, Secret};

use crate::{Client, Closed, Http};

/// A player at a table, over one connection after the other.
#[derive(Debug)]
pub struct Player {
    http: Http,
    table: String,
    client: Client,
    /// The number of the last thing he was told.
    pub n: u32,
    /// The number of the present deal, and of the message with which it began.
    pub deal: u32,
    #[allow(missing_docs, reason = "said above")]
    pub deal_n: u32,
    /// Everything numbered that he was told, by its number.
    pub told: Vec<(u32, String)>,
    /// Every byte that he was sent, if he keeps it.
    pub bytes: Option<Vec<String>>,
    chance: u64,
    secret: Option<Secret>,
    game: Option<GameId>,
    /// What he is asked.
    pub ask: Option<Ask>,
    chair: Option<u8>,
    /// What he said last.
    last: Option<ClientMessage>,
}

/// Between what the server found too fast and saying it again.
const BREATH: Duration = Duration::from_millis(100);

/// What a message meant.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// He is asked something.
    Asked,
    /// A deal is over.
    DealOver,
    /// The game is over.
    GameOver,
    /// Something was refused.
    Refused,
    /// An error was told.
    Error(protocol::ErrorCode),
    /// Anything else.
    Other,
}

impl Player {
    /// Sits at a table where he has a chair, or looks on.
    ///
    /// # Errors
    /// If he is not let in.
    pub async fn join(http: &Http, table: &str, seed: u64) -> io::Result<Player> {
        let client = Client::connect(http, table, None, true).await?;
        Ok(Player {
            http: http.clone(),
            table: table.to_owned(),
            client,
            n: 0,
            deal: 0,
            deal_n: 0,
            told: Vec::new(),
            bytes: None,
            chance: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
            secret: None,
            game: None,
            ask: None,
            chair: None,
            last: None,
        })
    }

    /// His chair, once he has one.
    pub const fn chair(&self) -> Option<u8> {
        self.chair
    }

    /// Moves to a server that is somewhere else now.
    pub fn follow(&mut self, server: std::net::SocketAddr) {
        self.http.server = server;
    }

    /// Comes back after the connection is gone.
    ///
    /// # Errors
    /// If he is not let in.
    pub async fn rejoin(&mut self) -> io::Result<()> {
        self.client = Client::connect(&self.http, &self.table, Some(self.n), true).await?;
        self.ask = None;
        Ok(())
    }

    /// Reads the next message and minds it: contributes to shuffles, is ready for the next deal.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn hear(&mut self) -> Result<Heard, Closed> {
        let text = self.client.next_text().await?;
        if let Some(bytes) = &mut self.bytes {
            bytes.push(text.clone());
        }
        let message: ServerMessage = serde_json::from_str(&text).map_err(|_| Closed)?;
        self.mind(message, &text).await
    }

    async fn mind(&mut self, message: ServerMessage, text: &str) -> Result<Heard, Closed> {
        match message {
            ServerMessage::Welcome(welcome) => {
                for missed in &welcome.missed {
                    if let ServerMessage::Event { n, .. } = missed {
                        let text = serde_json::to_string(missed).unwrap_or_default();
                        self.note(*n, &text);
                    }
                }
                self.n = welcome.n;
                self.chair = welcome.you.chair;
                if let Some(deal) = welcome.deal.filter(|deal| deal.number != self.deal) {
                    // He was not there when it began.
                    (self.deal, self.deal_n) = (deal.number, welcome.n);
                }
                self.ask = welcome.ask;
                if welcome.over.is_some() {
                    self.send(ClientMessage::Next).await?;
                }
                let over = welcome.table.state == protocol::TableState::Over;
                Ok(if over { Heard::GameOver } else { self.asked() })
            }
            ServerMessage::Shuffle { game, deal, party, .. } => {
                self.contribute(&game, deal, party).await?;
                Ok(Heard::Other)
            }
            ServerMessage::Commitments { deal, .. } => {
                if let Some(secret) = self.secret.take() {
                    self.send(ClientMessage::Reveal { deal, secret: secret.to_string() }).await?;
                }
                Ok(Heard::Other)
            }
            ServerMessage::Deal { n, deal } => {
                self.note(n, text);
                (self.deal, self.deal_n) = (deal.number, n);
                Ok(Heard::Other)
            }
            ServerMessage::Event { n, .. } => {
                self.note(n, text);
                Ok(Heard::Other)
            }
            ServerMessage::DealOver { n, .. } => {
                self.note(n, text);
                self.ask = None;
                self.send(ClientMessage::Next).await?;
                Ok(Heard::DealOver)
            }
            ServerMessage::GameOver { n, .. } => {
                self.note(n, text);
                Ok(Heard::GameOver)
            }
            ServerMessage::Ask(ask) => {
                self.ask = Some(*ask);
                Ok(Heard::Asked)
            }
            ServerMessage::Refused(_) => Ok(Heard::Refused),
            ServerMessage::Error { code: ErrorCode::TooFast, .. } => {
                tokio::time::sleep(BREATH).await;
                if let Some(last) = self.last.clone() {
                    self.send(last).await?;
                }
                Ok(Heard::Other)
            }
            ServerMessage::Error { code, .. } => Ok(Heard::Error(code)),
            ServerMessage::Bye { again: false, .. } => Ok(Heard::GameOver),
            ServerMessage::Table { .. }
            | ServerMessage::Noted { .. }
            | ServerMessage::Hint { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Bye { again: true, .. } => Ok(Heard::Other),
        }
    }

    /// Does something that he is asked for: anything legal, wins first.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn act(&mut self) -> Result<Option<String>, Closed> {
        let Some(ask) = self.ask.take() else { return Ok(None) };
        let place = self.random() as usize % ask.actions.len().max(1);
        let win = ask.actions.iter().find(|action| *action == "win");
        // Who claims everything never gets a ready hand, and sees little of the game.
        let pass =
            || ask.actions.iter().find(|action| *action == "pass").filter(|_| !place.is_multiple_of(3));
        let claims = ask.kind == AskKind::Window;
        let action = win.or_else(|| if claims { pass() } else { None }).or_else(|| ask.actions.get(place));
        let Some(action) = action.cloned() else { return Ok(None) };
        self.send(ClientMessage::Act { ask: ask.ask, action: action.clone() }).await?;
        Ok(Some(action))
    }

    /// Says anything.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), Closed> {
        self.send(message.clone()).await
    }

    async fn send(&mut self, message: ClientMessage) -> Result<(), Closed> {
        self.client.send(&message).await?;
        self.last = Some(message);
        Ok(())
    }

    fn asked(&self) -> Heard {
        if self.ask.is_some() { Heard::Asked } else { Heard::Other }
    }

    fn note(&mut self, n: u32, text: &str) {
        self.told.push((n, text.to_owned()));
        self.n = n;
    }

    async fn contribute(&mut self, game: &str, deal: u32, party: Option<u8>) -> Result<(), Closed> {
        let (Some(party), Ok(game)) = (party, GameId::new(game)) else { return Ok(()) };
        let mut bytes = [0; 32];
        bytes.chunks_mut(8).for_each(|eight| eight.copy_from_slice(&self.random().to_le_bytes()));
        let secret = Secret::new(bytes);
        let commitment = secret.commitment(&game, party).to_string();
        (self.secret, self.game) = (Some(secret), Some(game));
        self.send(ClientMessage::Commit { deal, commitment }).await
    }

    /// Xorshift: it has only to differ.
    fn random(&mut self) -> u64 {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        self.chance >> 11
    }
}
