//! Another program that is spoken to in lines.
//!
//! Neither reading nor writing can hold us up: threads do both, and what they keep is bounded. What the program says on
//! its standard error is remembered, the last of it, for whoever wants to know why it ended.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that is listened to, in bytes.
pub const LINE_MAX: usize = 1 << 20;

/// How many lines wait to be written, or to be read: more than a program that listens ever lets pile up.
const WAITING_MAX: usize = 64;

/// How many of the last lines of standard error are kept, and how much of each.
const ERRORS_MAX: usize = 8;
const ERROR_LINE_MAX: usize = 200;

/// How long a program may take to go when it is told to.
const PARTING: Duration = Duration::from_millis(200);

/// A running program. It is ended when this is dropped.
#[derive(Debug)]
pub struct Program {
    child: Child,
    /// `None` once nothing more will be written.
    writer: Option<SyncSender<String>>,
    reader: Receiver<Heard>,
    errors: Arc<Mutex<VecDeque<String>>>,
}

/// What came from a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A line, without its end.
    Line(String),
    /// A line of more than [`LINE_MAX`] bytes; nothing after it is listened to.
    TooLong,
    /// It says nothing any more.
    End,
    /// It said nothing until now.
    Nothing,
}

impl Program {
    /// Starts a program; `argv` is its name and its arguments, which no shell gets to see.
    ///
    /// # Errors
    /// If there is no such program, or it cannot be started.
    pub fn start(argv: &[String]) -> io::Result<Program> {
        let (name, arguments) = argv.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let piped = "all three were asked to be pipes";
        let (stdin, stdout) = (child.stdin.take().expect(piped), child.stdout.take().expect(piped));
        let stderr = child.stderr.take().expect(piped);
        let (writer, to_write) = sync_channel(WAITING_MAX);
        let (heard, reader) = sync_channel(WAITING_MAX);
        let errors = Arc::new(Mutex::new(VecDeque::new()));
        let kept = Arc::clone(&errors);
        // Nobody waits for these threads: they end with the program, or with what it has left behind.
        thread::spawn(move || write_lines(stdin, &to_write));
        thread::spawn(move || read_lines(stdout, &heard));
        thread::spawn(move || keep_errors(stderr, &kept));
        Ok(Program { child, writer: Some(writer), reader, errors })
    }

    /// Says a line. `false` if the program has stopped listening: it is gone, or has left too much unread.
    pub fn say(&mut self, line: String) -> bool {
        self.writer.as_ref().is_some_and(|writer| writer.try_send(line).is_ok())
    }

    /// The next line, waited for until then.
    pub fn hear(&mut self, until: Instant) -> Heard {
        match self.reader.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }

    /// Whether it is still running.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Ends it at once.
    pub fn kill(&mut self) {
        self.writer = None;
        // It may have ended by itself in the meantime, which is as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Why it ended, as far as that is known: how, and the last that it said on standard error.
    pub fn why_it_ended(&mut self) -> String {
        // What it said last may still be under way, as may be its end.
        let until = Instant::now() + PARTING;
        while self.is_running() && Instant::now() < until {
            thread::sleep(Duration::from_millis(2));
        }
        thread::sleep(Duration::from_millis(10));
        let how = match self.child.try_wait() {
            Ok(Some(status)) => status.to_string(),
            Ok(None) => "it says nothing any more".to_owned(),
            Err(error) => error.to_string(),
        };
        let last = self.last_errors().pop();
        last.map_or_else(|| how.clone(), |last| format!("{how}: {last}"))
    }

    /// The last lines of its standard error, shortened.
    pub fn last_errors(&self) -> Vec<String> {
        let errors = self.errors.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        errors.iter().cloned().collect()
    }
}

impl Drop for Program {
    /// Its standard input is closed; a program that does not go then is ended.
    fn drop(&mut self) {
        self.writer = None;
        let until = Instant::now() + PARTING;
        while self.is_running() && Instant::now() < until {
            thread::sleep(Duration::from_millis(2));
        }
        self.kill();
    }
}

fn write_lines(mut to: impl Write, lines: &Receiver<String>) {
    while let Ok(mut line) = lines.recv() {
        line.push('\n');
        if to.write_all(line.as_bytes()).and_then(|()| to.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(from: impl Read, to: &SyncSender<Heard>) {
    let mut from = BufReader::new(from);
    loop {
        let heard = match next_line(&mut from, LINE_MAX) {
            Ok(Some((line, true))) => Heard::Line(line),
            Ok(Some((_, false))) => Heard::TooLong,
            Ok(None) | Err(_) => Heard::End,
        };
        let last = !matches!(heard, Heard::Line(_));
        if to.send(heard).is_err() || last {
            return;
        }
    }
}

fn keep_errors(from: impl Read, kept: &Mutex<VecDeque<String>>) {
    let mut from = BufReader::new(from);
    while let Ok(Some((line, _))) = next_line(&mut from, LINE_MAX) {
        let mut kept = kept.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if !line.trim().is_empty() {
            if kept.len() == ERRORS_MAX {
                kept.pop_front();
            }
            kept.push_back(cut(line.trim(), ERROR_LINE_MAX));
        }
    }
}

/// The next line, and whether it is whole; `None` at the end. Of a line that is too long no more is read than may be kept.
fn next_line(from: &mut impl BufRead, max: usize) -> io::Result<Option<(String, bool)>> {
    let mut bytes = Vec::new();
    let read = from.take(max as u64 + 1).read_until(b'\n', &mut bytes)?;
    let whole = bytes.last() == Some(&b'\n') || read <= max;
    let text = String::from_utf8_lossy(&bytes);
    Ok((read > 0).then(|| (text.trim_end_matches(['\n', '\r']).to_owned(), whole)))
}

/// Foreign text for a message: not too long, and nothing that a terminal would obey.
pub(crate) fn cut(text: &str, max: usize) -> String {
    match text.char_indices().nth(max) {
        Some((end, _)) => format!("{}…", text[..end].escape_debug()),
        None => text.escape_debug().to_string(),
    }
}
