//! How the players find their seats: by dice, by drawing winds, by lot, or as they are told.
//!
//! A state machine without chance: it says what it waits for, takes what fell, and keeps the list of all of it. Before
//! they are seated the players are numbered in the order of play.

use rules::{Rules, Seating, seats_of};
use tiles::{Dice, Wind};

use crate::game::Player;

/// The search for seats.
///
/// ```
/// use rules::Seating;
/// use table::{Player, SeatingDraw, SeatingWants};
/// use tiles::Dice;
///
/// let mut draw = SeatingDraw::new(Seating::Dice, 4);
/// for sum in [6, 9, 6, 10] {
///     draw.throw(Dice::all().find(|dice| dice.sum() == sum).unwrap())?;
/// }
/// assert_eq!(draw.wants(), Some(SeatingWants::Throw(Player(0)))); // the two sixes throw again
/// # Ok::<(), table::SeatingError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatingDraw {
    how: Seating,
    players: u8,
    /// Who draws or throws first.
    begins: Player,
    steps: Vec<SeatingStep>,
    /// Players who share places, the best places first. All are alone when it is done.
    groups: Vec<Vec<Player>>,
    /// What the first group that is not settled has thrown.
    sums: Vec<(Player, u8)>,
}

/// What the search waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatingWants {
    /// This player throws two dice.
    Throw(Player),
    /// This player draws one of the winds that are left.
    Draw(Player),
    /// The first dealer is drawn by lot.
    Lot,
    /// The organiser says who sits where.
    Order,
}

/// Something that happened: what goes in, and what a page or a record keeps.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SeatingStep {
    /// A player threw two dice.
    Threw {
        /// Who.
        player: Player,
        /// What.
        dice: Dice,
    },
    /// A player drew a wind.
    Drew {
        /// Who.
        player: Player,
        /// Which.
        wind: Wind,
    },
    /// The lot fell on a player.
    Lot {
        /// On whom.
        player: Player,
    },
    /// The players were told where to sit: in the order of play from the first dealer.
    Order(Vec<Player>),
}

/// Why a step was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatingError {
    /// Everybody has his seat.
    Done,
    /// Another step, or another player, comes now.
    NotNow,
    /// That wind is taken, or nobody sits there.
    NoSuchWind(Wind),
    /// Nobody has that number.
    NoSuchPlayer(Player),
    /// Somebody has two places or none.
    Places,
}

impl SeatingDraw {
    /// Before the first step, for two to four players.
    pub fn new(how: Seating, players: u8) -> SeatingDraw {
        let players = players.clamp(2, 4);
        let all = (0..players).map(Player).collect();
        SeatingDraw {
            how,
            players,
            begins: Player(0),
            steps: Vec::new(),
            groups: vec![all],
            sums: Vec::new(),
        }
    }

    /// As these rules have it.
    pub fn by(rules: &Rules, players: u8) -> SeatingDraw {
        SeatingDraw::new(rules.session.seating, players)
    }

    /// The same, in which a player shuffles the four winds: who sits to his right draws first, he himself last
    /// (TWN-SEAT-1).
    #[must_use]
    pub fn shuffled_by(mut self, player: Player) -> SeatingDraw {
        self.begins = Player((player.0 % self.players + 1) % self.players);
        self
    }

    /// What comes now; `None` when everybody has his seat.
    pub fn wants(&self) -> Option<SeatingWants> {
        let first = self.steps.is_empty();
        match self.how {
            Seating::Dice | Seating::DiceForEast => {
                let throwers = &self.groups[self.unsettled()?];
                let next =
                    throwers.iter().find(|player| !self.sums.iter().any(|(other, _)| other == *player));
                next.map(|&player| SeatingWants::Throw(player))
            }
            Seating::Winds => {
                let drawn = self.steps.len() as u8;
                let next = Player((self.begins.0 + drawn) % self.players);
                (drawn < self.players).then_some(SeatingWants::Draw(next))
            }
            Seating::Lot => first.then_some(SeatingWants::Lot),
            Seating::Assigned => first.then_some(SeatingWants::Order),
        }
    }

    /// A throw of whose turn it is.
    ///
    /// # Errors
    /// If nobody throws now.
    pub fn throw(&mut self, dice: Dice) -> Result<(), SeatingError> {
        match self.wants() {
            Some(SeatingWants::Throw(player)) => self.apply(SeatingStep::Threw { player, dice }),
            Some(SeatingWants::Draw(_) | SeatingWants::Lot | SeatingWants::Order) => {
                Err(SeatingError::NotNow)
            }
            None => Err(SeatingError::Done),
        }
    }

    /// The wind that the player drew whose turn it is.
    ///
    /// # Errors
    /// If nobody draws now, or that wind is not there.
    pub fn draw(&mut self, wind: Wind) -> Result<(), SeatingError> {
        match self.wants() {
            Some(SeatingWants::Draw(player)) => self.apply(SeatingStep::Drew { player, wind }),
            Some(SeatingWants::Throw(_) | SeatingWants::Lot | SeatingWants::Order) => {
                Err(SeatingError::NotNow)
            }
            None => Err(SeatingError::Done),
        }
    }

    /// Takes what happened.
    ///
    /// # Errors
    /// If something else comes now, or it cannot be; nothing is changed then.
    pub fn apply(&mut self, step: SeatingStep) -> Result<(), SeatingError> {
        match (&step, self.wants().ok_or(SeatingError::Done)?) {
            (&SeatingStep::Threw { player, dice }, SeatingWants::Throw(next)) if player == next => {
                self.sums.push((player, dice.sum()));
                self.settle_dice();
            }
            (&SeatingStep::Drew { player, wind }, SeatingWants::Draw(next)) if player == next => {
                if !self.winds_left().any(|left| left == wind) {
                    return Err(SeatingError::NoSuchWind(wind));
                }
            }
            (&SeatingStep::Lot { player }, SeatingWants::Lot) if player.0 >= self.players => {
                return Err(SeatingError::NoSuchPlayer(player));
            }
            (SeatingStep::Lot { .. }, SeatingWants::Lot) => {}
            (SeatingStep::Order(order), SeatingWants::Order) => {
                let all = (0..self.players).all(|player| order.contains(&Player(player)));
                if !all || order.len() != usize::from(self.players) {
                    return Err(SeatingError::Places);
                }
            }
            _ => return Err(SeatingError::NotNow),
        }
        self.steps.push(step);
        Ok(())
    }

    /// Everything that happened, in order.
    pub fn steps(&self) -> &[SeatingStep] {
        &self.steps
    }

    /// The winds that can still be drawn.
    pub fn winds_left(&self) -> impl Iterator<Item = Wind> + '_ {
        let winds = seats_of(self.players).iter().map(|seat| seat.wind());
        winds.filter(|wind| {
            !self
                .steps
                .iter()
                .any(|step| matches!(step, SeatingStep::Drew { wind: drawn, .. } if drawn == wind))
        })
    }

    /// The players in the order of play from the first dealer; `None` while it is not settled.
    pub fn seats(&self) -> Option<Vec<Player>> {
        if self.wants().is_some() {
            return None;
        }
        match (self.how, self.steps.last()?) {
            (_, SeatingStep::Order(order)) => Some(order.clone()),
            (_, &SeatingStep::Lot { player }) => Some(self.round_from(player)),
            // CLA-SEAT-1, SIC-SEAT-1, SIC-SEAT-2: the others sit round him as they are.
            (Seating::DiceForEast, _) => Some(self.round_from(self.groups[0][0])),
            (Seating::Winds, _) => Some(self.by_winds()),
            (Seating::Dice | Seating::Lot | Seating::Assigned, _) => Some(self.groups.concat()),
        }
    }

    /// The first players who share places that matter.
    fn unsettled(&self) -> Option<usize> {
        let matter = match self.how {
            // CLA-SEAT-1, SIC-SEAT-1: only the highest sum does.
            Seating::DiceForEast => 1,
            Seating::Dice | Seating::Winds | Seating::Lot | Seating::Assigned => self.groups.len(),
        };
        self.groups.iter().take(matter).position(|group| group.len() > 1)
    }

    /// When all who share places have thrown, the higher sum goes first; equal ones share again (RED-SEAT-2,
    /// TWN-SEAT-2, TWN-SEAT-3).
    fn settle_dice(&mut self) {
        let Some(at) = self.unsettled() else { return };
        if self.sums.len() < self.groups[at].len() {
            return;
        }
        let mut sums = std::mem::take(&mut self.sums);
        // Stable: who shares a place keeps his turn to throw.
        sums.sort_by_key(|&(_, sum)| std::cmp::Reverse(sum));
        let groups: Vec<Vec<Player>> = sums
            .chunk_by(|a, b| a.1 == b.1)
            .map(|group| group.iter().map(|&(player, _)| player).collect())
            .collect();
        self.groups.splice(at..=at, groups);
    }

    fn round_from(&self, first: Player) -> Vec<Player> {
        (0..self.players).map(|steps| Player((first.0 + steps) % self.players)).collect()
    }

    fn by_winds(&self) -> Vec<Player> {
        let mut drawn: Vec<(Wind, Player)> = self
            .steps
            .iter()
            .filter_map(|step| match *step {
                SeatingStep::Drew { player, wind } => Some((wind, player)),
                SeatingStep::Threw { .. } | SeatingStep::Lot { .. } | SeatingStep::Order(_) => None,
            })
            .collect();
        drawn.sort();
        drawn.into_iter().map(|(_, player)| player).collect()
    }
}

impl std::fmt::Display for SeatingError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SeatingError::Done => f.write_str("everybody has a seat"),
            SeatingError::NotNow => f.write_str("something else comes now"),
            SeatingError::NoSuchWind(wind) => write!(f, "{wind:?} cannot be drawn"),
            SeatingError::NoSuchPlayer(Player(number)) => write!(f, "there is no player {number}"),
            SeatingError::Places => f.write_str("every player has one place"),
        }
    }
}

impl std::error::Error for SeatingError {}

#[cfg(test)]
mod tests;
