//! What is to be played.

use std::fmt;
use std::sync::Arc;

use bots::{Bench, Bot, Level, Ours, Standing};
use rules::{Rules, seats_of};
use serde_json::{Value, json};
use table::Setup;
use tiles::{BySeat, Seat};

/// Who plays what, how often and from which seed.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The rules.
    pub rules: Rules,
    /// What is settled before each deal; the number of players is never 0 here.
    pub setup: Setup,
    /// Who plays, in the order in which they sit down from East in the first deal.
    pub bots: Vec<Contestant>,
    /// How many walls are played.
    pub walls: u64,
    /// Where all chance begins.
    pub seed: u64,
    /// Who sits where in which deal.
    pub seating: Seating,
    /// How the session stands before every deal; `None` if the deals stand alone.
    pub standing: Option<Before>,
}

/// How a session stands before a deal, by bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Before {
    /// What each bot has, in the order of the plan.
    pub totals: Vec<i64>,
    /// How many deals are still to be played, this one included.
    pub deals_left: u32,
}

/// Who sits where in which deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Each deal has its wall, and everybody moves one seat on after it.
    Rotating,
    /// Each deal has its wall, and nobody moves.
    Fixed,
    /// Each wall is played as often as there are players, so that everybody plays it from every seat.
    Duplicate,
}

/// Somebody who plays, by name. Those with the same name are the same in the statistics.
#[derive(Clone)]
pub struct Contestant {
    name: String,
    make: Arc<dyn Fn() -> Box<dyn Bot> + Send + Sync>,
}

/// Why there can be no such plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanError {
    /// The rules are not for so many.
    Players {
        /// How many were asked for.
        found: u8,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// There are not as many bots as players.
    Bots {
        /// How many there are.
        found: usize,
        /// How many players.
        players: u8,
    },
    /// It is not said of all bots, or of more, what they have.
    Standing {
        /// Of how many it is said.
        found: usize,
        /// How many players.
        players: u8,
    },
    /// Nothing to play.
    NoDeals,
}

impl Plan {
    /// A plan of at least so many deals: with [`Seating::Duplicate`] their number is rounded up to whole walls. One bot
    /// stands for a table of its kind.
    ///
    /// # Errors
    /// If it cannot be played.
    pub fn new(
        rules: Rules,
        setup: Setup,
        mut bots: Vec<Contestant>,
        deals: u64,
        seed: u64,
        seating: Seating,
    ) -> Result<Plan, PlanError> {
        let players = if setup.players == 0 { rules.usual_players() } else { setup.players };
        if !rules.players.contains(&players) {
            let (min, max) = (*rules.players.start(), *rules.players.end());
            return Err(PlanError::Players { found: players, min, max });
        }
        if let [only] = &bots[..] {
            bots = vec![only.clone(); usize::from(players)];
        }
        if bots.len() != usize::from(players) {
            return Err(PlanError::Bots { found: bots.len(), players });
        }
        if deals == 0 {
            return Err(PlanError::NoDeals);
        }
        let setup = Setup { players, ..setup };
        let mut plan = Plan { rules, setup, bots, walls: deals, seed, seating, standing: None };
        plan.walls = deals.div_ceil(plan.deals_per_wall());
        Ok(plan)
    }

    /// The same deals, before each of which a session stands so.
    ///
    /// # Errors
    /// If it is not said of every bot what it has.
    pub fn in_session(mut self, before: Before) -> Result<Plan, PlanError> {
        let (found, players) = (before.totals.len(), self.setup.players);
        if found != usize::from(players) {
            return Err(PlanError::Standing { found, players });
        }
        self.standing = Some(before);
        Ok(self)
    }

    /// What the bots of a deal are told of the session.
    pub(crate) fn told(&self, rotation: usize) -> Option<Standing> {
        let Before { totals, deals_left } = self.standing.as_ref()?;
        let mut by_seat = BySeat::default();
        for (&seat, &total) in self.seats().iter().zip(totals.iter().cycle().skip(rotation)) {
            by_seat[seat] = total;
        }
        Some(Standing { totals: by_seat, deals_left: *deals_left })
    }

    /// How many deals are played with each wall.
    pub fn deals_per_wall(&self) -> u64 {
        match self.seating {
            Seating::Rotating | Seating::Fixed => 1,
            Seating::Duplicate => self.setup.players.into(),
        }
    }

    /// How many deals are played.
    pub fn deals(&self) -> u64 {
        self.walls * self.deals_per_wall()
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.bots.len()
    }

    /// The seats that are played, from East on.
    pub fn seats(&self) -> &'static [Seat] {
        seats_of(self.setup.players)
    }

    /// By how many seats everybody has moved in a deal: in the first seat sits the bot with this number.
    pub fn rotation(&self, deal: u64) -> usize {
        match self.seating {
            Seating::Fixed => 0,
            Seating::Rotating | Seating::Duplicate => (deal % u64::from(self.setup.players)) as usize,
        }
    }

    /// The names of the bots, each once, in order.
    pub fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for bot in &self.bots {
            if !names.contains(&bot.name()) {
                names.push(bot.name());
            }
        }
        names
    }

    /// Everything that the results depend on, to be stored beside them and compared.
    pub fn describe(&self) -> Value {
        let options: serde_json::Map<String, Value> =
            self.rules.options.changed().map(|(spec, value)| (spec.id.to_owned(), option(value))).collect();
        let mut told = json!({
            "rules": self.rules.ruleset.id(),
            "revision": self.rules.ruleset.revision(),
            "options": options,
            "players": self.setup.players,
            "round": self.setup.round.letter().to_string(),
            "bots": self.bots.iter().map(Contestant::name).collect::<Vec<_>>(),
            "deals": self.deals(),
            "seed": self.seed,
            "seating": self.seating.id(),
            "version": env!("CARGO_PKG_VERSION"),
        });
        // A plan of deals that stand alone says nothing of it.
        if let Some(Before { totals, deals_left }) = &self.standing {
            told["standing"] = json!({ "totals": totals, "deals_left": deals_left });
        }
        told
    }

    /// A bench of the bots as they sit in the first deal.
    pub(crate) fn bench(&self) -> Bench {
        Bench::new(self.bots.iter().map(Contestant::bot).collect())
    }
}

fn option(value: rules::Value) -> Value {
    match value {
        rules::Value::Bool(is) => is.into(),
        rules::Value::Number(number) => number.into(),
        rules::Value::Word(word) => word.into(),
        rules::Value::Null => Value::Null,
    }
}

impl Seating {
    /// A name for files.
    pub const fn id(self) -> &'static str {
        match self {
            Seating::Rotating => "rotating",
            Seating::Fixed => "fixed",
            Seating::Duplicate => "duplicate",
        }
    }
}

impl Contestant {
    /// Somebody with a name; `make` makes a bot for each thread.
    pub fn new(
        name: impl Into<String>,
        make: impl Fn() -> Box<dyn Bot> + Send + Sync + 'static,
    ) -> Contestant {
        Contestant { name: name.into(), make: Arc::new(make) }
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn bot(&self) -> Box<dyn Bot> {
        (self.make)()
    }
}

impl From<Level> for Contestant {
    fn from(level: Level) -> Contestant {
        Contestant::from(Ours::of(level))
    }
}

impl From<Ours> for Contestant {
    fn from(bot: Ours) -> Contestant {
        Contestant::new(bot.to_string(), move || bot.bot())
    }
}

impl fmt::Debug for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Contestant").field(&self.name).finish()
    }
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlanError::Players { found, min, max } if min == max => {
                write!(f, "{found} cannot play this; {min} can")
            }
            PlanError::Players { found, min, max } => {
                write!(f, "{found} cannot play this; {min} to {max} can")
            }
            PlanError::Standing { found, players } => {
                write!(f, "what {found} have is said, and there are {players} players")
            }
            PlanError::Bots { found, players } => write!(f, "{found} bots for {players} players"),
            PlanError::NoDeals => f.write_str("no deals to play"),
        }
    }
}

impl std::error::Error for PlanError {}
