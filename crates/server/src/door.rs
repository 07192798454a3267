//! Where connections come in. One that says nothing at all is not kept: each is an open file, and those run out.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep};

/// A listener whose connections end when nothing comes for too long.
#[derive(Debug)]
pub(crate) struct Door {
    listener: TcpListener,
    silence: Duration,
}

/// Such a connection.
#[derive(Debug)]
pub(crate) struct Caller {
    stream: TcpStream,
    silence: Duration,
    until: Pin<Box<Sleep>>,
}

impl Door {
    /// Players answer every heartbeat, and are missed by their own task before this is up; it is for those who never ask for
    /// anything, and for those who have asked and stay.
    pub(crate) fn new(listener: TcpListener, heartbeat: Duration) -> Door {
        Door { listener, silence: heartbeat * 4 }
    }
}

impl Listener for Door {
    type Io = Caller;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Caller, SocketAddr) {
        let (stream, address) = Listener::accept(&mut self.listener).await;
        // What is said goes out at once: a player waits for it, and another small message may never follow.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "small messages may wait");
        }
        let silence = self.silence;
        (Caller { stream, silence, until: Box::pin(sleep(silence)) }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl AsyncRead for Caller {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if read.is_ready() {
            let until = Instant::now() + self.silence;
            self.until.as_mut().reset(until);
            return read;
        }
        self.until.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncWrite for Caller {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
