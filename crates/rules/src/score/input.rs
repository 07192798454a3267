//! A hand to be scored that came from outside, and its check against the rules.

use tiles::{RelSeat, Tile, Wind};

use super::{Facts, Showdown, Win, WinBy};
use crate::input::Late;
use crate::rules::{opponents, seats};
use crate::{HandInput, InputProblem, Rules};

/// A hand and how it was won, as somebody wrote it down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreInput {
    /// The hand without the winning tile.
    pub hand: HandInput,
    /// How it was won; `None` for the hand of a player who has not won.
    pub win: Option<WinInput>,
    /// The wind of the seat.
    pub seat: Wind,
    /// The wind of the round.
    pub round: Wind,
    /// What else was the case.
    pub facts: Facts,
    /// How many tiles lie in the river; `None` for many.
    pub discards: Option<u32>,
    /// How many deals in a row the dealer has won before this one.
    pub dealer_streak: u32,
}

/// The winning tile as somebody wrote it down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinInput {
    /// The winning tile.
    pub tile: Tile,
    /// How it was got.
    pub by: WinBy,
    /// Whose tile it was.
    pub from: Option<RelSeat>,
}

impl ScoreInput {
    /// No tile, no win; East in the East round.
    pub const EMPTY: ScoreInput = ScoreInput {
        hand: HandInput {
            concealed: Vec::new(),
            melds: Vec::new(),
            flowers: Vec::new(),
            seen: Vec::new(),
            won: None,
            players: None,
            may_have_drawn: false,
        },
        win: None,
        seat: Wind::East,
        round: Wind::East,
        facts: Facts::NONE,
        discards: None,
        dealer_streak: 0,
    };

    /// Checks the hand against the rules.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn check(&self, rules: &Rules) -> Result<Showdown, Vec<InputProblem>> {
        let mut problems = self.check_win(rules);
        let players = self.hand.players.unwrap_or_else(|| rules.usual_players());
        if rules.players.contains(&players) && !seats(players).contains(&self.seat) {
            problems.push(InputProblem::SeatWind { seat: self.seat, players });
        }
        let checked = match self.hand.check_with(rules, self.late(rules)) {
            Ok(checked) if problems.is_empty() => checked,
            Ok(_) => return Err(problems),
            Err(mut more) => {
                more.append(&mut problems);
                return Err(more);
            }
        };
        let own_flowers = self.hand.flowers.iter().copied().collect();
        Ok(Showdown {
            concealed: checked.concealed,
            melds: checked.melds.into_iter().collect(),
            flowers: own_flowers,
            win: self.win.map(|WinInput { tile, by, from }| Win { tile, by, from }),
            seat: self.seat,
            round: self.round,
            players,
            facts: self.facts,
            discards: self.discards.unwrap_or(Showdown::MANY_DISCARDS),
            dealer_streak: self.dealer_streak,
        })
    }

    /// The winning tile, so that copies are counted over all of the hand.
    fn late(&self, rules: &Rules) -> Late {
        let by_flower = |win: &WinInput| {
            matches!(win.by, WinBy::RobFlower | WinBy::EighthFlower) && rules.wins.contains(&win.by)
        };
        match self.win {
            Some(win) if by_flower(&win) => Late { won: None, flower: Some(win.tile) },
            Some(win) => Late { won: Some(win.tile), flower: None },
            None => Late { won: None, flower: None },
        }
    }

    fn check_win(&self, rules: &Rules) -> Vec<InputProblem> {
        let mut problems = Vec::new();
        let Some(WinInput { by, from, .. }) = self.win else {
            if !rules.counts_losers {
                problems.push(InputProblem::NoWin);
            }
            return problems;
        };
        if !rules.wins.contains(&by) {
            problems.push(InputProblem::NoSuchWin { by });
        }
        let players = self.hand.players.unwrap_or_else(|| rules.usual_players());
        match from {
            Some(_) if !by.is_claim() => problems.push(InputProblem::FromTheWall { by }),
            Some(from) if rules.players.contains(&players) && !opponents(players).contains(&from) => {
                problems.push(InputProblem::WinSeat { from, players });
            }
            _ => {}
        }
        problems
    }
}
