//! Reads the text of the data sets that were made of the judge's games: one line for each thing that happened.
//!
//! A claim that was passed over stands behind the one that was carried out: `Peng W9 Ignore Player 3 Chi W8`. A claim
//! and its discard are two lines.

use tiles::notation::botzone;
use tiles::{BySeat, Seat, Tile, Wind};

use super::error::{Fault, LogError, cut};
use super::log::{Log, Moment, Said, Shown, TheirFan, TheirWin};

/// The matches in such a text.
pub(super) fn logs(text: &str) -> Box<dyn Iterator<Item = Result<Log, LogError>> + '_> {
    let mut lines = text.lines().enumerate().peekable();
    let mut first = true;
    Box::new(std::iter::from_fn(move || {
        let mut part = Vec::new();
        while let Some((number, line)) = lines.next_if(|(_, line)| part.is_empty() || !begins_match(line)) {
            if !line.trim_ascii().is_empty() {
                part.push((number + 1, line));
            }
        }
        if part.is_empty() {
            return std::mem::take(&mut first).then_some(Err(LogError::new(Fault::Empty)));
        }
        first = false;
        Some(read(&part))
    }))
}

fn begins_match(line: &str) -> bool {
    line.split_whitespace().next() == Some("Match")
}

fn read(lines: &[(usize, &str)]) -> Result<Log, LogError> {
    let mut reader = Reader {
        log: Log {
            id: None,
            round: Wind::East,
            walls: None,
            players: BySeat::default(),
            moments: Vec::new(),
            score: None,
        },
        hands: Default::default(),
        claim: None,
        round: false,
    };
    for &(number, line) in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        reader.line(number, &words).map_err(|fault| LogError::at(number, fault))?;
    }
    reader.finish(lines.last().map_or(0, |(number, _)| *number))
}

struct Reader {
    log: Log,
    hands: [Vec<Tile>; 4],
    /// A chow or pung whose discard is still to come.
    claim: Option<(Seat, Option<Tile>)>,
    /// Whether the wind of the round is known.
    round: bool,
}

impl Reader {
    fn line(&mut self, number: usize, words: &[&str]) -> Result<(), Fault> {
        match words {
            ["Match", id, ..] => self.log.id = Some((*id).to_owned()),
            ["Match"] => {}
            ["Wind", wind, ..] => {
                let found = wind.parse::<usize>().ok().and_then(|wind| Wind::ALL.get(wind).copied());
                self.log.round = found.ok_or(Fault::Wrong { what: "wind", found: cut(wind) })?;
                self.round = true;
            }
            ["Player", player, verb, rest @ ..] => self.player(number, seat(player)?, verb, rest)?,
            ["Fan", points, names @ ..] => self.fans(points, names)?,
            ["Score", scores @ ..] => self.score(scores)?,
            ["Huang", ..] => self.push(number, Shown::Huang),
            _ => return Err(Fault::Line { found: cut(&words.join(" ")) }),
        }
        Ok(())
    }

    fn player(&mut self, number: usize, player: Seat, verb: &str, rest: &[&str]) -> Result<(), Fault> {
        let end = rest.iter().position(|&word| word == "Ignore").unwrap_or(rest.len());
        let (own, ignored) = rest.split_at(end);
        if verb == "Deal" {
            let tiles = botzone::parse(&own.join(" "));
            let tiles =
                tiles.map_err(|_| Fault::Wrong { what: "list of tiles", found: cut(&own.join(" ")) })?;
            if tiles.iter().any(|tile| tile.is_flower()) {
                return Err(Fault::Flowers);
            }
            if tiles.len() != 13 {
                return Err(Fault::Wrong { what: "hand of 13 tiles", found: cut(&own.join(" ")) });
            }
            self.hands[player.index()] = tiles;
            if self.hands.iter().all(|hand| !hand.is_empty()) {
                self.push(number, Shown::Deal { hands: self.hands.clone() });
            }
            return Ok(());
        }
        let named = own.first().map(|text| tile(text)).transpose()?;
        let needed = || named.ok_or(Fault::Missing { what: "tile" });
        let said = match verb {
            "Draw" => {
                self.push(number, Shown::Draw { player, tile: needed()? });
                return Ok(());
            }
            "Play" => return self.discard(number, player, needed()?),
            "Chi" => Said::Chi { middle: needed()?, discard: None },
            "Peng" => Said::Peng { discard: None },
            "Gang" => Said::Gang { tile: None },
            "AnGang" => Said::Gang { tile: Some(needed()?) },
            "BuGang" => Said::BuGang(needed()?),
            "Hu" => Said::Hu,
            other => return Err(Fault::Wrong { what: "action", found: cut(other) }),
        };
        self.answer(player, said);
        self.ignored(ignored)?;
        match verb {
            "Chi" | "Peng" => self.claim = Some((player, named.filter(|_| verb == "Chi"))),
            "BuGang" => self.push(number, Shown::BuGang { player, tile: needed()? }),
            "Hu" => self.push(number, Shown::Hu(TheirWin { player, points: None, fans: Vec::new() })),
            _ => self.push(number, Shown::Gang { player, tile: named }),
        }
        Ok(())
    }

    /// A discard from the hand, or the one that belongs to a claim.
    fn discard(&mut self, number: usize, player: Seat, tile: Tile) -> Result<(), Fault> {
        let shown = match self.claim.take() {
            None => {
                self.answer(player, Said::Play(tile));
                Shown::Play { player, tile }
            }
            Some((claimer, _)) if claimer != player => return Err(Fault::NoDiscard),
            Some((_, Some(middle))) => {
                self.answer(player, Said::Chi { middle, discard: Some(tile) });
                Shown::Chi { player, middle, discard: tile }
            }
            Some((_, None)) => {
                self.answer(player, Said::Peng { discard: Some(tile) });
                Shown::Peng { player, discard: tile }
            }
        };
        self.push(number, shown);
        Ok(())
    }

    /// Claims that were passed over.
    fn ignored(&mut self, words: &[&str]) -> Result<(), Fault> {
        for claim in words.split(|&word| word == "Ignore").filter(|claim| !claim.is_empty()) {
            let ["Player", player, verb, rest @ ..] = claim else {
                return Err(Fault::Line { found: cut(&claim.join(" ")) });
            };
            let named = rest.first().map(|text| tile(text)).transpose()?;
            let said = match *verb {
                "Chi" => Said::Chi { middle: named.ok_or(Fault::Missing { what: "tile" })?, discard: None },
                "Peng" => Said::Peng { discard: None },
                "Gang" => Said::Gang { tile: None },
                "Hu" => Said::Hu,
                other => Said::Other(cut(other)),
            };
            self.answer(seat(player)?, said);
        }
        Ok(())
    }

    fn answer(&mut self, player: Seat, said: Said) {
        if let Some(last) = self.log.moments.last_mut() {
            last.answers[player].said = Some(said);
        }
    }

    fn push(&mut self, number: usize, shown: Shown) {
        self.log.moments.push(Moment::new(number, shown));
    }

    /// `9 混一色*1+箭刻*1+老少副*1`.
    fn fans(&mut self, points: &str, names: &[&str]) -> Result<(), Fault> {
        let Some(Shown::Hu(win)) = self.log.moments.last_mut().map(|moment| &mut moment.shown) else {
            return Ok(());
        };
        let wrong = || Fault::Wrong { what: "number of points", found: cut(points) };
        win.points = Some(points.parse().map_err(|_| wrong())?);
        let names = names.join("+");
        for fan in names.split('+').filter(|fan| !fan.is_empty()) {
            let (name, times) = fan.split_once('*').unwrap_or((fan, "1"));
            let times = times.parse().map_err(|_| Fault::Wrong { what: "fan", found: cut(fan) })?;
            win.fans.push(TheirFan { name: cut(name), times, value: None });
        }
        Ok(())
    }

    fn score(&mut self, scores: &[&str]) -> Result<(), Fault> {
        let numbers: Option<Vec<i32>> = scores.iter().map(|score| score.parse().ok()).collect();
        let four = numbers.and_then(|numbers| <[i32; 4]>::try_from(numbers).ok());
        let wrong = || Fault::Wrong { what: "score of four", found: cut(&scores.join(" ")) };
        self.log.score = Some(four.ok_or_else(wrong)?);
        Ok(())
    }

    fn finish(mut self, last: usize) -> Result<Log, LogError> {
        if self.claim.is_some() {
            return Err(LogError::at(last, Fault::NoDiscard));
        }
        if !self.round {
            return Err(LogError::new(Fault::Missing { what: "Wind" }));
        }
        if self.log.moments.is_empty() {
            return Err(LogError::new(Fault::Missing { what: "Deal" }));
        }
        self.mark_false_win();
        Ok(self.log)
    }

    /// A declared win that costs its player something is none.
    fn mark_false_win(&mut self) {
        let Some(score) = self.log.score else { return };
        let Some(moment) = self.log.moments.last_mut() else { return };
        if let Shown::Hu(win) = &moment.shown
            && score[win.player.index()] < 0
        {
            let (player, win) = (Some(win.player), Some(win.clone()));
            moment.shown = Shown::Fault { player, code: "WH".to_owned(), win };
        }
    }
}

fn seat(text: &str) -> Result<Seat, Fault> {
    let seat = text.parse().ok().and_then(Seat::from_index);
    seat.ok_or_else(|| Fault::Wrong { what: "player", found: cut(text) })
}

fn tile(text: &str) -> Result<Tile, Fault> {
    match botzone::parse(text).ok().as_deref() {
        Some([tile]) if tile.is_flower() => Err(Fault::Flowers),
        Some([tile]) => Ok(*tile),
        _ => Err(Fault::Wrong { what: "tile", found: cut(text) }),
    }
}
