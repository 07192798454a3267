//! Which of several claims has the tile. A deal that is played here and a referee who is asked stand on the same function.

use arrayvec::ArrayVec;
use rules::{FalseWin, Play, Winners};
use tiles::{BySeat, Seat};

use crate::action::Action;
use crate::public::others_of;

/// What a player calls who wants another's tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Call {
    Win,
    Kong,
    Pung,
    Chow,
}

/// Who has a tile that was called.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Contest {
    /// Who wins on it, in the order in which they were examined.
    pub winners: ArrayVec<Seat, 3>,
    /// Who declared a win that is none, and was found out before.
    pub false_wins: ArrayVec<Seat, 3>,
    /// Who has it for a set. Nobody if somebody wins.
    pub set: Option<Seat>,
}

impl Action {
    /// What is called with it, if another's tile is claimed.
    pub const fn call(self) -> Option<Call> {
        match self {
            Action::Win => Some(Call::Win),
            Action::Kong => Some(Call::Kong),
            Action::Pung(_) => Some(Call::Pung),
            Action::Chow(_) => Some(Call::Chow),
            Action::Pass
            | Action::Forbid(_)
            | Action::Ready
            | Action::Flower(_)
            | Action::Discard(_)
            | Action::OwnKong(_) => None,
        }
    }
}

impl Contest {
    /// Decides between lawful calls on the tile of a player. `is_win` is asked of declared wins in the order in which
    /// they are examined, and of no more than must be. The only place that looks at `play.winners`.
    #[inline]
    pub fn decide(
        play: &Play,
        players: u8,
        from: Seat,
        calls: &BySeat<Option<Call>>,
        is_win: impl FnMut(Seat) -> bool,
    ) -> Contest {
        let mut contest = Contest::default();
        contest.examine(play, players, from, calls, is_win);
        if contest.winners.is_empty() {
            contest.set = best_set(players, from, calls);
        }
        contest
    }

    fn examine(
        &mut self,
        play: &Play,
        players: u8,
        from: Seat,
        calls: &BySeat<Option<Call>>,
        mut is_win: impl FnMut(Seat) -> bool,
    ) {
        let declared = others_of(players, from).filter(|&seat| calls[seat] == Some(Call::Win));
        let mut declared: ArrayVec<Seat, 3> = declared.collect();
        if play.winners == Winners::Farthest {
            declared.reverse();
        }
        for seat in declared {
            // SIC-WIN-5: where a false win stands, it is found out when the deal is over.
            if !is_win(seat) && play.false_win != FalseWin::Stands {
                self.false_wins.push(seat);
                continue;
            }
            self.winners.push(seat);
            match play.winners {
                // RED-RUL-46, MCR-CLAIM-8: those after the winner are not examined.
                Winners::Nearest | Winners::Farthest => break,
                Winners::All => {}
            }
        }
    }
}

/// The claim that has the tile if nobody wins: a pung or kong before a chow, of two pungs (with jokers) that of the
/// player who comes first (RED-CLAIM-8).
fn best_set(players: u8, from: Seat, calls: &BySeat<Option<Call>>) -> Option<Seat> {
    let first = |wanted: &[Call]| {
        others_of(players, from).find(|&seat| calls[seat].is_some_and(|call| wanted.contains(&call)))
    };
    first(&[Call::Pung, Call::Kong]).or_else(|| first(&[Call::Chow]))
}
