//! Reads the hand that a command line asks about, and finds everything that is wrong with it.

use std::ffi::OsStr;

use fivewinds::rules::{Place, ScoreDraft, WinBy, fact_of, seat_of, win_by_of, wind_of};
use fivewinds::{InputProblem, MeldInput, MeldKind, Notation, Rules, Ruleset, ScoreInput, Showdown, Tile};

use crate::args::ScoreArgs;
use crate::parse;
use crate::problem::{Flag, Problem, Where, cut};

/// The rules, and the hand that flags and line together describe.
pub(crate) fn hand(args: &ScoreArgs) -> Result<(Rules, ScoreInput, Showdown), Vec<Problem>> {
    let mut reader = Reader::new(args);
    reader.flags(args);
    reader.arguments(args);
    if args.hand.is_none() && args.meld.is_empty() && args.line.is_empty() {
        reader.problems.push(Problem::NoTiles);
    }
    match parse::chosen_rules(&args.rules, &args.option) {
        Ok(rules) => {
            // What may come is asked of hands that have not won, too.
            let mut asked = rules.clone();
            asked.counts_losers |= args.what_if;
            let showdown = reader.check(&asked)?;
            Ok((rules, reader.draft.input, showdown))
        }
        Err(mut problems) => {
            problems.append(&mut reader.problems);
            Err(problems)
        }
    }
}

/// The rules, and a reader for lines that knows what the flags say.
pub(crate) fn flags(args: &ScoreArgs) -> Result<(Rules, Reader), Vec<Problem>> {
    let mut reader = Reader::new(args);
    reader.flags(args);
    match parse::chosen_rules(&args.rules, &args.option) {
        Ok(rules) if reader.problems.is_empty() => Ok((rules, reader)),
        Ok(_) => Err(reader.problems),
        Err(mut problems) => {
            problems.append(&mut reader.problems);
            Err(problems)
        }
    }
}

/// A hand on its way from text to tiles.
#[derive(Debug)]
pub(crate) struct Reader {
    notation: Option<Notation>,
    /// The clause about tiles that there are not, if the ruleset is known.
    clause: Option<&'static str>,
    pub(crate) draft: ScoreDraft,
    problems: Vec<Problem>,
    /// Whether some of the concealed tiles could not be read.
    hand_lost: bool,
}

impl Reader {
    fn new(args: &ScoreArgs) -> Reader {
        let ruleset = args.rules.to_str().and_then(|id| id.parse::<Ruleset>().ok());
        Reader {
            notation: args.notation,
            clause: ruleset.map(|ruleset| ruleset.rules().clauses.no_such_tile),
            draft: ScoreDraft::EMPTY,
            problems: Vec::new(),
            hand_lost: false,
        }
    }

    /// Begins anew with what the flags have said.
    pub(crate) fn restart(&mut self, flags: &ScoreDraft) {
        self.draft.restart(flags);
        self.problems.clear();
        self.hand_lost = false;
    }

    /// Adds what a line says.
    pub(crate) fn line(&mut self, line: &str) {
        if let Err(problems) = self.draft.read(line) {
            let is_tiles = |word: &str| word.starts_with(|sign: char| sign.is_ascii_digit());
            self.hand_lost |= problems.iter().any(|problem| is_tiles(&problem.word));
            self.problems.extend(problems.into_iter().map(|problem| Problem::line(problem, self.clause)));
        }
    }

    /// The hand, if it obeys the rules. What only follows from a text that could not be read is not complained about.
    pub(crate) fn check(&mut self, rules: &Rules) -> Result<Showdown, Vec<Problem>> {
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

    fn arguments(&mut self, args: &ScoreArgs) {
        let texts: Vec<&str> = args.line.iter().filter_map(|part| self.text(part, Where::Line)).collect();
        self.line(&texts.join(" "));
    }

    fn flags(&mut self, args: &ScoreArgs) {
        self.hand(args);
        for (number, meld) in (1..).zip(&args.meld) {
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
        if let Some(flowers) = &args.flowers {
            // Flowers have no key (MCR-NOTATION-4).
            let notation = self.notation.filter(|notation| *notation != Notation::Keyboard);
            self.draft.input.hand.flowers = self.tiles(flowers, notation, Where::Flowers).unwrap_or_default();
        }
        self.win(args);
        self.table(args);
    }

    fn hand(&mut self, args: &ScoreArgs) {
        let Some(hand) = &args.hand else { return };
        let read = self.text(hand, Where::Hand).map(|text| parse::won_hand(self.notation, text));
        match read {
            Some(Ok((hand, last))) => {
                self.draft.input.hand.concealed = hand.concealed;
                self.draft.input.hand.melds = hand.melds;
                // The winning tile (MCR-NOTATION-3), unless another is named.
                if args.win.is_none() {
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

    fn win(&mut self, args: &ScoreArgs) {
        if let Some(win) = &args.win {
            match self.tiles(win, self.notation, Where::Win).as_deref() {
                Some([tile]) => self.draft.tile = Some(*tile),
                Some(tiles) => self.problems.push(Problem::OneTile { found: tiles.len() }),
                None => {}
            }
        }
        self.draft.by = self.word(args.by.as_deref(), Flag::By, win_by_of);
        self.draft.from = self.word(args.from.as_deref(), Flag::From, seat_of);
        if self.draft.tile.is_some() && args.by.is_none() {
            self.draft.by = Some(WinBy::Discard);
        }
    }

    fn table(&mut self, args: &ScoreArgs) {
        let wind = |letter: &str| wind_of(&letter.to_ascii_uppercase());
        // More than any deal or session has is as good as that many.
        let number =
            |digits: &str| digits.parse::<u64>().ok().map(|number| number.min(u64::from(u32::MAX)) as u32);
        if let Some(seat) = self.word(args.seat.as_deref(), Flag::Seat, wind) {
            self.draft.input.seat = seat;
        }
        if let Some(round) = self.word(args.round.as_deref(), Flag::Round, wind) {
            self.draft.input.round = round;
        }
        let players = self.word(args.players.as_deref(), Flag::Players, number);
        self.draft.input.hand.players = players.map(|players| players.min(u32::from(u8::MAX)) as u8);
        self.draft.input.discards = self.word(args.discards.as_deref(), Flag::Discards, number);
        self.draft.input.dealer_streak =
            self.word(args.streak.as_deref(), Flag::Streak, number).unwrap_or_default();
        for words in &args.situation {
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
