//! How much time there is.

use protocol::{Clock, ClockName};
use rules::Rules;

/// Times in milliseconds; 0 stands for as long as one likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tempo {
    /// For a turn.
    pub(super) turn: u32,
    /// For the first turn, and for what is chosen before it.
    pub(super) first: u32,
    /// For the question who wants a tile.
    pub(super) claim: u32,
    /// For each player once in the game.
    pub(super) bank: u32,
    /// Between deals.
    pub(super) between: u32,
}

const SECOND: u32 = 1000;

impl Tempo {
    pub(super) fn of(rules: &Rules, clock: &Clock) -> Tempo {
        let own = Tempo::named(rules, clock.name);
        Tempo {
            turn: clock.turn_ms.unwrap_or(own.turn),
            first: clock.first_ms.unwrap_or(own.first),
            claim: clock.claim_ms.unwrap_or(own.claim),
            bank: clock.bank_ms.unwrap_or(own.bank),
            between: clock.between_ms.unwrap_or(own.between),
        }
    }

    fn named(rules: &Rules, name: ClockName) -> Tempo {
        let relaxed = Tempo {
            turn: 60 * SECOND,
            first: 90 * SECOND,
            claim: 10 * SECOND,
            bank: 120 * SECOND,
            between: 60 * SECOND,
        };
        match name {
            ClockName::Relaxed => relaxed,
            ClockName::Rules => {
                let said = rules.session.tempo;
                let seconds = |said: Option<u32>, custom: u32| said.unwrap_or(custom) * SECOND;
                // Where the rules say nothing of a turn, what MCR-TIME-1 says is the custom.
                let turn = seconds(said.turn, 10);
                Tempo {
                    turn,
                    first: seconds(said.first, 20).max(turn),
                    claim: seconds(said.claim, 3),
                    bank: 0,
                    between: 60 * SECOND,
                }
            }
            // With others somebody has to close the question some time.
            ClockName::None => Tempo { turn: 0, first: 0, claim: 0, bank: 0, between: 0 },
        }
    }
}
