//! A hand to be scored as it is written in one line: what [`ScoreInput::read_line`] reads.

use std::fmt;

use hand::{Meld, MeldKind};
use tiles::RelSeat;
use tiles::notation::compact;

use super::{ScoreInput, Showdown, WinBy, WinInput};
use crate::{HandInput, MeldInput, Rules};

/// From so many on, nothing depends on how many tiles lie in the river (TWN-FAN-17).
const MANY: u32 = 10;

impl Showdown {
    /// The hand as somebody would have written it down. What goes without saying is not said.
    pub fn input(&self, rules: &Rules) -> ScoreInput {
        let by_flower = |by: WinBy| matches!(by, WinBy::RobFlower | WinBy::EighthFlower);
        let flower = self.win.filter(|win| by_flower(win.by)).map(|win| win.tile);
        ScoreInput {
            hand: HandInput {
                concealed: self.concealed.tiles().collect(),
                melds: self.melds.iter().map(MeldInput::of).collect(),
                // The one that wins is named by the win.
                flowers: self.flowers.filter(|&tile| Some(tile) != flower).collect(),
                players: Some(self.players).filter(|&players| players != rules.usual_players()),
                ..ScoreInput::EMPTY.hand
            },
            win: self.win.map(|win| WinInput { tile: win.tile, by: win.by, from: win.from }),
            seat: self.seat,
            round: self.round,
            facts: self.facts,
            discards: Some(self.discards).filter(|&discards| discards < MANY),
            dealer_streak: self.dealer_streak,
        }
    }
}

impl MeldInput {
    /// A declared set as somebody would have written it down.
    fn of(meld: &Meld) -> MeldInput {
        MeldInput {
            kind: meld.kind(),
            tiles: meld.tiles().collect(),
            stands_for: (meld.jokers() > 0).then(|| meld.stands_for().collect()),
            claimed: meld.claim().map(|claim| claim.tile),
            from: meld.claim().map(|claim| claim.from),
        }
    }
}

impl fmt::Display for ScoreInput {
    /// One line. Which tile of a set was claimed has no place in it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = self.hand.melds.iter().map(|meld| format!("[{meld}]")).collect();
        words.push(compact::print(&self.hand.concealed));
        if let Some(WinInput { tile, by, from }) = self.win {
            words.push(format!("+{tile}"));
            words.push(format!("{}{}", by.id(), at(from)));
        }
        words.push(format!("seat={}", self.seat.letter()));
        words.push(format!("round={}", self.round.letter()));
        if !self.hand.flowers.is_empty() {
            words.push(format!("flowers={}", compact::print(&self.hand.flowers)));
        }
        words.extend(self.facts.iter().map(|fact| fact.id().to_owned()));
        words.extend(self.hand.players.map(|players| format!("players={players}")));
        words.extend(self.discards.map(|discards| format!("discards={discards}")));
        words.extend((self.dealer_streak > 0).then(|| format!("streak={}", self.dealer_streak)));
        f.write_str(&words.join(" "))
    }
}

impl fmt::Display for MeldInput {
    /// `TILES[=TILES][:KIND][@SEAT]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&compact::print(&self.tiles))?;
        if let Some(stands_for) = &self.stands_for {
            write!(f, "={}", compact::print(stands_for))?;
        }
        f.write_str(match self.kind {
            MeldKind::MeldedKong => ":melded",
            MeldKind::AddedKong => ":added",
            // What it is taken for without a word.
            MeldKind::Chow | MeldKind::Pung | MeldKind::ConcealedKong => "",
        })?;
        f.write_str(at(self.from))
    }
}

/// Whose tile it was, as it is written after a word.
const fn at(from: Option<RelSeat>) -> &'static str {
    match from {
        Some(RelSeat::Left) => "@left",
        Some(RelSeat::Across) => "@across",
        Some(RelSeat::Right) => "@right",
        Some(RelSeat::Own) | None => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn same(line: &str) {
        let input = ScoreInput::read_line(line).unwrap();
        assert_eq!(input.to_string(), line);
        assert_eq!(ScoreInput::read_line(&input.to_string()).unwrap(), input);
    }

    #[test]
    fn what_is_written_is_read() {
        same("[123m@left] 456789m2355p +4p discard@left seat=S round=E flowers=1f");
        same("[5555z:melded@across] [1111p] [4p0j6p=456p@left] 1299s +3s self_draw seat=E round=W");
        same(
            "[222m:added@right] 11z +1z rob_kong@right seat=N round=N last_of_its_kind ready_declared players=3",
        );
        same("123m seat=W round=E discards=3 streak=2");
        same("1112345678999m +5m dealt seat=E round=E");
    }
}
