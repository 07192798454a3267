//! Requests to a server on a plain socket: as much of HTTP as our own server speaks.

use std::io;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Somebody who asks a server, with his cookie once he has one.
#[derive(Clone, Debug)]
pub struct Http {
    /// Where the server is.
    pub server: SocketAddr,
    /// `name=value`; empty before the first session.
    pub cookie: String,
    /// What a program shows instead of a cookie; empty if it has none.
    pub token: String,
    /// The code of a role in a score sheet or a tournament; empty to look on.
    pub code: String,
}

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// 200 and the like.
    pub status: u16,
    /// Everything before the body.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Http {
    /// Somebody whom the server does not know.
    pub const fn new(server: SocketAddr) -> Http {
        Http { server, cookie: String::new(), token: String::new(), code: String::new() }
    }

    /// A guest of the server.
    ///
    /// # Errors
    /// If it does not answer as it should.
    pub async fn guest(server: SocketAddr) -> io::Result<Http> {
        let mut http = Http::new(server);
        let answer = http.send("POST", "/api/session", Some("{}")).await?;
        let cookie = answer.head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            let value = value.trim().split(';').next()?;
            name.eq_ignore_ascii_case("set-cookie").then(|| value.to_owned())
        });
        http.cookie = cookie.ok_or_else(|| io::Error::other(format!("no cookie: {}", answer.body)))?;
        Ok(http)
    }

    /// Sends a request with or without JSON.
    ///
    /// # Errors
    /// If there is no answer, or none that can be understood.
    pub async fn send(&self, method: &str, path: &str, body: Option<&str>) -> io::Result<Answer> {
        let mut stream = TcpStream::connect(self.server).await?;
        let body = body.unwrap_or_default();
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.server);
        if !self.cookie.is_empty() {
            request.push_str(&format!("Cookie: {}\r\n", self.cookie));
        }
        if !self.token.is_empty() {
            request.push_str(&format!("Authorization: Bearer {}\r\n", self.token));
        }
        if !self.code.is_empty() {
            request.push_str(&format!("X-Fivewinds-Code: {}\r\n", self.code));
        }
        if !body.is_empty() {
            request
                .push_str(&format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()));
        }
        request.push_str("\r\n");
        request.push_str(body);
        stream.write_all(request.as_bytes()).await?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await?;
        read(&bytes).ok_or_else(|| io::Error::other("no answer of HTTP"))
    }

    /// Makes a table; what everybody sees of it.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn make_table(&self, config: &Value) -> io::Result<protocol::TableInfo> {
        let answer = self.send("POST", "/api/tables", Some(&config.to_string())).await?;
        serde_json::from_str(&answer.body)
            .map_err(|error| io::Error::other(format!("{}: {error}: {}", answer.status, answer.body)))
    }
}

fn read(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let body = &bytes[end + 4..];
    let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked { unchunk(body)? } else { body.to_vec() };
    Some(Answer { status, head, body: String::from_utf8_lossy(&body).into_owned() })
}

fn unchunk(mut bytes: &[u8]) -> Option<Vec<u8>> {
    let mut whole = Vec::new();
    loop {
        let end = bytes.windows(2).position(|two| two == b"\r\n")?;
        let size = usize::from_str_radix(std::str::from_utf8(&bytes[..end]).ok()?.trim(), 16).ok()?;
        if size == 0 {
            return Some(whole);
        }
        whole.extend_from_slice(bytes.get(end + 2..end + 2 + size)?);
        bytes = bytes.get(end + 2 + size + 2..)?;
    }
}
