//! Which program, and how it is spoken to: in one text, as on a command line.

use std::fmt;
use std::io;
use std::time::Duration;

use bots::Bot;
use rules::Rules;

use crate::botzone::{self, BotzoneBot, Form};
use crate::line::LineBot;

/// A program that plays, and how it is spoken to.
///
/// ```
/// use guest::Guest;
///
/// assert!(Guest::parse("novice").is_none());
/// let guest = Guest::parse("cmd:python3 examples/bots/first.py").expect("it is a guest")?;
/// assert_eq!(guest.to_string(), "cmd:python3 examples/bots/first.py");
/// assert!(Guest::parse("cmd:").expect("it is a guest").is_err());
/// # Ok::<(), guest::GuestError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    spec: String,
    argv: Vec<String>,
    speaks: Speaks,
    limits: Limits,
}

/// How long a program may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// For an answer.
    pub answer: Duration,
    /// To get going: for its first answer it has this besides.
    pub start: Duration,
}

/// Why a program cannot play.
#[derive(Debug)]
pub enum GuestError {
    /// No program is named.
    NoProgram,
    /// A quotation mark has no partner.
    Quote,
    /// It could not be started.
    Start {
        /// Its name.
        program: String,
        /// Why not.
        error: io::Error,
    },
    /// Botzone's programs play competition mahjong without flowers, four at a table.
    NotBotzone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Speaks {
    Lines,
    Botzone(Form),
}

impl Guest {
    /// What stands before the command, and what it is for.
    pub const PREFIXES: [&'static str; 3] = ["cmd:", "botzone:", "botzone-simple:"];

    /// Reads `cmd:COMMAND` (our lines of JSON), `botzone:COMMAND` (Botzone's JSON) or `botzone-simple:COMMAND` (its simple
    /// form); `None` if the text begins with none of these. Words are parted by spaces, quotation marks keep them together.
    pub fn parse(spec: &str) -> Option<Result<Guest, GuestError>> {
        let speaks = [Speaks::Lines, Speaks::Botzone(Form::Json), Speaks::Botzone(Form::Simple)];
        let found = Guest::PREFIXES.iter().zip(speaks);
        let (command, speaks) =
            found.into_iter().find_map(|(prefix, speaks)| Some((spec.strip_prefix(prefix)?, speaks)))?;
        Some(words(command).map(|argv| Guest {
            spec: spec.to_owned(),
            argv,
            speaks,
            limits: Limits::default(),
        }))
    }

    /// The program and its arguments.
    pub fn argv(&self) -> &[String] {
        &self.argv
    }

    /// The same with other limits.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Guest {
        Guest { limits, ..self }
    }

    /// Whether it can play by these rules at a table of so many.
    ///
    /// # Errors
    /// Says why not.
    pub fn fits(&self, rules: &Rules, players: u8) -> Result<(), GuestError> {
        match self.speaks {
            Speaks::Lines => Ok(()),
            Speaks::Botzone(_) => botzone::fits(rules, players),
        }
    }

    /// Whether it was written for Botzone's judge, and plays only what [`record::botzone::rules`] and the like say.
    pub const fn is_for_botzone(&self) -> bool {
        matches!(self.speaks, Speaks::Botzone(_))
    }

    /// One run of it, for one seat.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn bot(&self) -> Result<Box<dyn Bot>, GuestError> {
        let argv = self.argv.clone();
        let failed = |error| GuestError::Start { program: self.argv[0].clone(), error };
        Ok(match self.speaks {
            Speaks::Lines => Box::new(LineBot::start(argv, self.limits).map_err(failed)?),
            Speaks::Botzone(form) => Box::new(BotzoneBot::start(argv, form, self.limits).map_err(failed)?),
        })
    }
}

impl Default for Limits {
    /// A second for an answer, five to get going.
    fn default() -> Limits {
        Limits { answer: Duration::from_secs(1), start: Duration::from_secs(5) }
    }
}

impl Limits {
    /// So many milliseconds for an answer.
    pub fn of_millis(answer: u64) -> Limits {
        Limits { answer: Duration::from_millis(answer), ..Limits::default() }
    }
}

impl fmt::Display for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.spec)
    }
}

impl fmt::Display for GuestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GuestError::NoProgram => f.write_str("no program is named"),
            GuestError::Quote => f.write_str("a quotation mark has no partner"),
            GuestError::Start { program, error } => {
                write!(f, "'{}' cannot be started: {error}", program.escape_debug())
            }
            GuestError::NotBotzone => {
                f.write_str("programs for Botzone play competition mahjong without flowers, four at a table")
            }
        }
    }
}

impl std::error::Error for GuestError {}

/// The words of a command; quotation marks of both kinds keep words together.
fn words(command: &str) -> Result<Vec<String>, GuestError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for sign in command.chars() {
        match quote {
            Some(mark) if sign == mark => quote = None,
            Some(_) => word.get_or_insert_default().push(sign),
            None if sign == '"' || sign == '\'' => {
                quote = Some(sign);
                word.get_or_insert_default();
            }
            None if sign.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(sign),
        }
    }
    words.extend(word);
    match quote {
        Some(_) => Err(GuestError::Quote),
        None if words.first().is_none_or(String::is_empty) => Err(GuestError::NoProgram),
        None => Ok(words),
    }
}
