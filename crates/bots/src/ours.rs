//! One of our bots as somebody names it: a level, and for the master what it plays for and how much it thinks.

use std::fmt;
use std::str::FromStr;

use crate::{Bot, Budget, Level, Master, PlaysFor};

/// One of our bots: `club`, `master`, `master:places`, `master:60000`.
///
/// ```
/// use bots::{Level, Ours, PlaysFor};
///
/// let bot: Ours = "master:places:60000".parse()?;
/// assert_eq!((bot.level, bot.plays_for), (Level::Master, PlaysFor::Places));
/// assert_eq!(bot.to_string(), "master:places:60000");
/// # Ok::<(), bots::UnknownBot>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ours {
    /// How well it plays.
    pub level: Level,
    /// What a master plays for.
    pub plays_for: PlaysFor,
    /// How much a master thinks.
    pub budget: Budget,
}

/// None of ours has that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownBot;

/// How a master is named that plays for its place.
const PLACES: &str = "places";

impl Ours {
    /// The names that a user is told; a master may be followed by a number of hands, too.
    pub const NAMES: [&str; 5] = ["random", "novice", "club", "master", "master:places"];

    /// A bot of a level, as it plays in simulations.
    pub const fn of(level: Level) -> Ours {
        Ours { level, plays_for: PlaysFor::Points, budget: Budget::SAME }
    }

    /// The same with another budget, if it searches.
    #[must_use]
    pub const fn thinking(self, budget: Budget) -> Ours {
        Ours { budget, ..self }
    }

    /// Whether it takes its time.
    pub fn searches(self) -> bool {
        self.level == Level::Master
    }

    /// The bot.
    pub fn bot(self) -> Box<dyn Bot> {
        match self.level {
            Level::Master => Box::new(Master::new(self.budget).playing_for(self.plays_for)),
            Level::Random | Level::Novice | Level::Club => self.level.bot(),
        }
    }
}

impl FromStr for Ours {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Ours, UnknownBot> {
        let mut words = name.split(':');
        let level: Level = words.next().and_then(|id| id.parse().ok()).ok_or(UnknownBot)?;
        let mut bot = Ours::of(level);
        let mut rest = words.peekable();
        if level != Level::Master && rest.peek().is_some() {
            return Err(UnknownBot);
        }
        if rest.next_if_eq(&PLACES).is_some() {
            bot.plays_for = PlaysFor::Places;
        }
        if let Some(word) = rest.next() {
            // No sign, no zeros before it: the name of a bot is written in one way.
            let hands: u32 = word.parse().map_err(|_| UnknownBot)?;
            if hands.to_string() != word {
                return Err(UnknownBot);
            }
            bot.budget = Budget::Hands(hands);
        }
        rest.next().map_or(Ok(bot), |_| Err(UnknownBot))
    }
}

impl fmt::Display for Ours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.id())?;
        if self.plays_for == PlaysFor::Places {
            write!(f, ":{PLACES}")?;
        }
        match self.budget {
            Budget::Hands(hands) if self.budget != Budget::SAME => write!(f, ":{hands}"),
            Budget::Hands(_) | Budget::Time(_) => Ok(()),
        }
    }
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no such bot; there are {}", Ours::NAMES.join(", "))
    }
}

impl std::error::Error for UnknownBot {}
