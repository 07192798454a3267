//! One connection to a table.

use std::io;

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, PROTOCOL, ServerMessage};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::Http;

/// A connection.
#[derive(Debug)]
pub struct Client {
    socket: WebSocketStream<TcpStream>,
}

/// The connection is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closed;

impl Client {
    /// Connects to a table and says hello.
    ///
    /// # Errors
    /// If the server does not let us in.
    pub async fn connect(
        http: &Http,
        table: &str,
        since: Option<u32>,
        contributes: bool,
    ) -> io::Result<Client> {
        let mut client = Client::open(http, table).await?;
        let hello = ClientMessage::Hello {
            protocol: vec![PROTOCOL],
            lang: None,
            since,
            contributes: Some(contributes),
        };
        client.send(&hello).await.map_err(|Closed| io::Error::other("closed at once"))?;
        Ok(client)
    }

    /// Connects and says nothing.
    ///
    /// # Errors
    /// If the server does not let us in.
    pub async fn open(http: &Http, table: &str) -> io::Result<Client> {
        let url = format!("ws://{}/api/tables/{table}/socket", http.server);
        let mut request = url.into_client_request().map_err(io::Error::other)?;
        if http.token.is_empty() {
            let cookie = http.cookie.parse().map_err(io::Error::other)?;
            request.headers_mut().insert("cookie", cookie);
        } else {
            let token = format!("Bearer {}", http.token).parse().map_err(io::Error::other)?;
            request.headers_mut().insert("authorization", token);
        }
        let stream = TcpStream::connect(http.server).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.map_err(io::Error::other)?;
        Ok(Client { socket })
    }

    /// Says something.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), Closed> {
        self.send_text(serde_json::to_string(message).unwrap_or_default()).await
    }

    /// Says anything.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn send_text(&mut self, text: String) -> Result<(), Closed> {
        self.socket.send(Message::text(text)).await.map_err(|_| Closed)
    }

    /// The next text that the server sends, as it is.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn next_text(&mut self) -> Result<String, Closed> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Closed),
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
            }
        }
    }

    /// The next message.
    ///
    /// # Errors
    /// If the connection is gone, or what came is no message.
    pub async fn next(&mut self) -> Result<ServerMessage, Closed> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(|_| Closed)
    }

    /// Ends the connection in good order.
    pub async fn close(mut self) {
        _ = self.socket.close(None).await;
    }
}
