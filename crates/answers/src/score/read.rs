//! Reads the hand that somebody asks about, and finds everything that is wrong with it.

use std::ffi::{OsStr, OsString};

use fivewinds::rules::{Place, ScoreDraft, WinBy, fact_of, seat_of, win_by_of, wind_of};
use fivewinds::{InputProblem, MeldInput, MeldKind, Notation, Rules, Ruleset, ScoreInput, Showdown, Tile};

use crate::parse;
use crate::problem::{Flag, Problem, Where, cut};

/// What somebody asks about the worth of a hand: the texts that he wrote, whatever their bytes are.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// The ruleset, for the clause about tiles that there are not.
    pub ruleset: OsString,
    /// How the tiles are written, but for those of the line; any way if it is not said.
    pub notation: Option<Notation>,
    /// The concealed tiles, without declared sets and winning tile.
    pub hand: Option<OsString>,
    /// Declared sets, such as `123m@left`.
    pub meld: Vec<OsString>,
    /// The exposed flowers and seasons.
    pub flowers: Option<OsString>,
    /// The winning tile.
    pub win: Option<OsString>,
    /// How it was won.
    pub by: Option<OsString>,
    /// Whose tile it was.
    pub from: Option<OsString>,
    /// The wind of the seat.
    pub seat: Option<OsString>,
    /// The wind of the round.
    pub round: Option<OsString>,
    /// How many play.
    pub players: Option<OsString>,
    /// What else was the case: words, with commas or one by one.
    pub situation: Vec<OsString>,
    /// How many tiles lay in the river.
    pub discards: Option<OsString>,
    /// How many deals in a row the dealer had won.
    pub streak: Option<OsString>,
    /// Whether to say what would be otherwise, too.
    pub what_if: bool,
    /// The hand in one line; its parts are put together with spaces.
    pub line: Vec<OsString>,
}

impl Question {
    /// A question that says nothing but the ruleset.
    pub fn of(ruleset: &str) -> Question {
        Question { ruleset: ruleset.into(), ..Question::default() }
    }
}

/// The rules, and the hand that flags and line together describe.
pub(super) fn hand(
    asked: &Question,
    rules: Result<Rules, Vec<Problem>>,
) -> Result<(Rules, ScoreInput, Showdown), Vec<Problem>> {
    let mut reader = Reader::new(asked);
    reader.flags(asked);
    reader.arguments(asked);
    if asked.hand.is_none() && asked.meld.is_empty() && asked.line.is_empty() {
        reader.problems.push(Problem::NoTiles);
    }
    match rules {
        Ok(rules) => {
            // What may come is asked of hands that have not won, too.
            let mut able = rules.clone();
            able.counts_losers |= asked.what_if;
            let showdown = reader.check(&able)?;
            Ok((rules, reader.draft.input, showdown))
        }
        Err(mut problems) => {
            problems.append(&mut reader.problems);
            Err(problems)
        }
    }
}

/// A hand on its way from text to tiles.
#[derive(Debug)]
pub struct Reader {
    notation: Option<Notation>,
    /// The clause about tiles that there are not, if the ruleset is known.
    clause: Option<&'static str>,
    /// What has been read so far.
    pub draft: ScoreDraft,
    problems: Vec<Problem>,
    /// Whether some of the concealed tiles could not be read.
    hand_lost: bool,
}

impl Reader {
    fn new(asked: &Question) -> Reader {
        let ruleset = asked.ruleset.to_str().and_then(|id| id.parse::<Ruleset>().ok());
        Reader {
            notation: asked.notation,
            clause: ruleset.map(|ruleset| ruleset.rules().clauses.no_such_tile),
            draft: ScoreDraft::EMPTY,
            problems: Vec::new(),
            hand_lost: false,
        }
    }

    /// A reader for lines that knows what the flags say.
    ///
    /// # Errors
    /// If the rules are none, or the flags cannot be read.
    pub fn of_flags(
        asked: &Question,
        rules: Result<Rules, Vec<Problem>>,
    ) -> Result<(Rules, Reader), Vec<Problem>> {
        let mut reader = Reader::new(asked);
        reader.flags(asked);
        match rules {
            Ok(rules) if reader.problems.is_empty() => Ok((rules, reader)),
            Ok(_) => Err(reader.problems),
            Err(mut problems) => {
                problems.append(&mut reader.problems);
                Err(problems)
            }
        }
    }

    /// Begins anew with what the flags have said.
    pub fn restart(&mut self, flags: &ScoreDraft) {
        self.draft.restart(flags);
        self.problems.clear();
        self.hand_lost = false;
    }

    /// Adds what a line says.
    pub fn line(&mut self, line: &str) {
        if let Err(problems) = self.draft.read(line) {
            let is_tiles = |word: &str| word.starts_with(|sign: char| sign.is_ascii_digit());
            self.hand_lost |= problems.iter().any(|problem| is_tiles(&problem.word));
            self.problems.extend(problems.into_iter().map(|problem| Problem::line(problem, self.clause)));
        }
    }

    /// The hand, if it obeys the rules. What only follows from a text that could not be read is not complained about.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn check(&mut self, rules: &Rules) -> Result<Showdown, Vec<Problem>> {
        let unread = !self.problems.is_empty();
        let half = self.draft.finish().err();
        let follows = |problem: &InputProblem| half.is_some() && *problem == InputProblem::NoWin;
        let is_news = |problem: &InputProblem| !follows(problem) && (!unread || self.is_sure(problem));
        let found: Vec<Problem> = match self.draft.input.check(rules) {
            Ok(showdown) if !unread && half.is_none() => return Ok(showdown),
            Ok(_) => Vec::new(),
            Err(found) => {
                let news = found.into_iter().filter(is_news);
                news.map(|problem| Problem::input(problem, &rules.clauses)).collect()
            }
        };
        // A win of which half could not be read is no half win.
        self.problems.extend(half.filter(|_| !unread).map(|problem| Problem::line(problem, self.clause)));
        self.problems.extend(found);
        Err(std::mem::take(&mut self.problems))
    }

    /// Whether something is wrong whatever the texts that could not be read were meant to say.
    fn is_sure(&self, problem: &InputProblem) -> bool {
        match *problem {
            InputProblem::TileCount { .. } | InputProblem::NoWin => false,
            InputProblem::FifthCopy { place, .. }
            | InputProblem::SecondCopy { place, .. }
            | InputProblem::Joker { place }
            | InputProblem::FlowerInHand { place, .. }
            | InputProblem::FlowerNotInPlay { place, .. }
            | InputProblem::NotAFlower { place, .. }
            | InputProblem::NotInThisSet { place, .. } => {
                !(self.hand_lost && matches!(place, Place::Concealed(_)))
            }
            InputProblem::NotASet { meld, .. } => {
                self.draft.input.hand.melds.get(meld - 1).is_none_or(|meld| !meld.tiles.is_empty())
            }
            InputProblem::ClaimedConcealed { .. }
            | InputProblem::ClaimedJoker { .. }
            | InputProblem::NoChows { .. }
            | InputProblem::ChowFrom { .. }
            | InputProblem::NoKongs { .. }
            | InputProblem::Seat { .. }
            | InputProblem::NoSuchWin { .. }
            | InputProblem::FromTheWall { .. }
            | InputProblem::WinSeat { .. }
            | InputProblem::SeatWind { .. }
            | InputProblem::Players { .. } => true,
        }
    }

    fn arguments(&mut self, asked: &Question) {
        let texts: Vec<&str> = asked.line.iter().filter_map(|part| self.text(part, Where::Line)).collect();
        self.line(&texts.join(" "));
    }

    fn flags(&mut self, asked: &Question) {
        self.hand(asked);
        for (number, meld) in (1..).zip(&asked.meld) {
            let read = self
                .text(meld, Where::Meld(number))
                .map(|text| parse::meld(self.notation, text, number, self.clause));
            let meld = match read {
                Some(Ok(meld)) => meld,
                Some(Err(problem)) => {
                    self.problems.push(problem);
                    unreadable()
                }
                None => unreadable(),
            };
            self.draft.input.hand.melds.push(meld);
        }
        if let Some(flowers) = &asked.flowers {
            // Flowers have no key (MCR-NOTATION-4).
            let notation = self.notation.filter(|notation| *notation != Notation::Keyboard);
            self.draft.input.hand.flowers = self.tiles(flowers, notation, Where::Flowers).unwrap_or_default();
        }
        self.win(asked);
        self.table(asked);
    }

    fn hand(&mut self, asked: &Question) {
        let Some(hand) = &asked.hand else { return };
        let read = self.text(hand, Where::Hand).map(|text| parse::won_hand(self.notation, text));
        match read {
            Some(Ok((hand, last))) => {
                self.draft.input.hand.concealed = hand.concealed;
                self.draft.input.hand.melds = hand.melds;
                // The winning tile (MCR-NOTATION-3), unless another is named.
                if asked.win.is_none() {
                    self.draft.tile = last;
                } else {
                    self.draft.input.hand.concealed.extend(last);
                }
            }
            Some(Err(error)) => {
                self.hand_lost = true;
                self.problems.push(Problem::Notation { place: Where::Hand, error, clause: self.clause });
            }
            None => self.hand_lost = true,
        }
    }

    fn win(&mut self, asked: &Question) {
        if let Some(win) = &asked.win {
            match self.tiles(win, self.notation, Where::Win).as_deref() {
                Some([tile]) => self.draft.tile = Some(*tile),
                Some(tiles) => self.problems.push(Problem::OneTile { found: tiles.len() }),
                None => {}
            }
        }
        self.draft.by = self.word(asked.by.as_deref(), Flag::By, win_by_of);
        self.draft.from = self.word(asked.from.as_deref(), Flag::From, seat_of);
        if self.draft.tile.is_some() && asked.by.is_none() {
            self.draft.by = Some(WinBy::Discard);
        }
    }

    fn table(&mut self, asked: &Question) {
        let wind = |letter: &str| wind_of(&letter.to_ascii_uppercase());
        // More than any deal or session has is as good as that many.
        let number =
            |digits: &str| digits.parse::<u64>().ok().map(|number| number.min(u64::from(u32::MAX)) as u32);
        if let Some(seat) = self.word(asked.seat.as_deref(), Flag::Seat, wind) {
            self.draft.input.seat = seat;
        }
        if let Some(round) = self.word(asked.round.as_deref(), Flag::Round, wind) {
            self.draft.input.round = round;
        }
        let players = self.word(asked.players.as_deref(), Flag::Players, number);
        self.draft.input.hand.players = players.map(|players| players.min(u32::from(u8::MAX)) as u8);
        self.draft.input.discards = self.word(asked.discards.as_deref(), Flag::Discards, number);
        self.draft.input.dealer_streak =
            self.word(asked.streak.as_deref(), Flag::Streak, number).unwrap_or_default();
        for words in &asked.situation {
            let Some(words) = self.text(words, Where::Flag(Flag::Situation)) else { continue };
            for word in words.split([',', ' ']).filter(|word| !word.is_empty()) {
                match fact_of(word) {
                    Some(fact) => self.draft.input.facts.insert(fact),
                    None => self.problems.push(Problem::Word { flag: Flag::Situation, found: cut(word) }),
                }
            }
        }
    }

    /// What the word of a flag means; `None` if there is no such flag or no such word.
    fn word<T>(&mut self, given: Option<&OsStr>, flag: Flag, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let word = self.text(given?, Where::Flag(flag))?.trim();
        let value = read(word);
        if value.is_none() {
            self.problems.push(Problem::Word { flag, found: cut(word) });
        }
        value
    }

    fn tiles(&mut self, given: &OsStr, notation: Option<Notation>, place: Where) -> Option<Vec<Tile>> {
        let text = self.text(given, place)?;
        match parse::tiles(notation, text) {
            Ok(tiles) => Some(tiles),
            Err(error) => {
                self.problems.push(Problem::Notation { place, error, clause: self.clause });
                None
            }
        }
    }

    fn text<'a>(&mut self, given: &'a OsStr, place: Where) -> Option<&'a str> {
        match parse::text(given, place) {
            Ok(text) => Some(text),
            Err(problem) => {
                self.problems.push(problem);
                None
            }
        }
    }
}

/// In the place of a set that could not be read, so that the numbers of the others are right.
fn unreadable() -> MeldInput {
    MeldInput { kind: MeldKind::Pung, tiles: Vec::new(), stands_for: None, claimed: None, from: None }
}
