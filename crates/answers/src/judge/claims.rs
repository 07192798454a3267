//! Who gets the tile?

use fivewinds::rules::{Fact, FalseWin, Ready, Score, Verdict};
use fivewinds::table::{Action, Call, Contest, Moment, Offered, Position, Refused, Table, Walls};
use fivewinds::tiles::{BySeat, Seat, SeatSet, Suit, Wind};
use fivewinds::{Rules, Tile, TileSet};

use super::read::{self, Fault, Hand};
use super::{Ruling, words};
use crate::Lang;
use crate::problem::Problem;

/// The question as it is written.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// Whose tile it is: E, S, W or N.
    pub from: String,
    /// Which tile, if that is known.
    pub tile: Option<String>,
    /// Whether it is put to a pung, and not discarded.
    pub robbed: bool,
    /// Whether no tile is left to draw.
    pub last: bool,
    /// How many play.
    pub players: Option<u8>,
    /// Who has won already.
    pub out: Vec<String>,
    /// Who claims what.
    pub claims: Vec<Claim>,
}

/// A claim as it is written.
#[derive(Clone, Debug, Default)]
pub struct Claim {
    /// E, S, W or N.
    pub who: String,
    /// `win`, `kong`, `pung` or `chow`.
    pub call: String,
    /// Whether it came when the next player had drawn already.
    pub late: bool,
    /// Whether his hand is dead.
    pub dead: bool,
    /// The dearest win that he has let pass since his last draw.
    pub missed: u32,
    /// His hand in one line, if it was looked at.
    pub hand: Option<String>,
}

/// The question as it is understood.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Asked {
    pub rules: Rules,
    pub table: Table,
    pub from: Seat,
    pub tile: Tile,
    pub what: Offered,
    pub wall_empty: bool,
    pub out: SeatSet,
    /// What lies in the river.
    pub lying: Vec<Tile>,
    pub callers: Vec<Caller>,
}

/// Who claims what.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Caller {
    pub seat: Seat,
    pub call: Call,
    pub late: bool,
    pub dead: bool,
    pub missed: u16,
    /// His hand, if it was looked at.
    pub hand: Option<Hand>,
}

/// What becomes of the claims.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Decided {
    pub contest: Contest,
    pub fates: Vec<(Seat, Fate)>,
}

/// What becomes of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// He wins; what the hand is worth, if it was looked at.
    Wins(Option<Box<Score>>),
    /// He has the tile.
    Takes(Action),
    /// Another win goes before this one.
    BeatenByWinner,
    /// A better claim goes before this one.
    Beaten,
    /// The win is none.
    FalseWin(Verdict),
    /// He cannot claim it for that.
    Refused(Refused),
    /// It comes too late.
    Late,
}

impl Question {
    /// Reads it.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(&self, rules: Rules) -> Result<Asked, Vec<Problem>> {
        let one = |problem: Problem| vec![problem];
        let players = read::players(&rules, self.players).map_err(one)?;
        let from = read::seat(players, &self.from).map_err(one)?;
        let out = self.out.iter().map(|text| read::seat(players, text));
        let out = out.collect::<Result<SeatSet, Problem>>().map_err(one)?;
        let given = self.tile.as_deref().filter(|text| !text.trim().is_empty());
        let given = given.map(|text| read::tile(&rules, text)).transpose().map_err(one)?;
        let is_shown = |claim: &Claim| claim.hand.as_deref().is_some_and(|hand| !hand.trim().is_empty());
        if given.is_none() && self.claims.iter().any(is_shown) {
            return Err(one(Problem::Judge(Fault::NoMoment)));
        }
        // Where no hand is looked at it does not matter which: it is one of which every set can be made.
        let tile = given.unwrap_or(Tile::suited(Suit::Characters, 5));
        let mut callers: Vec<Caller> = Vec::new();
        for claim in &self.claims {
            let caller = claim.read(&rules, players, tile)?;
            let fault = match caller.seat {
                seat if seat == from => Some(Fault::OwnTile { seat }),
                seat if callers.iter().any(|other| other.seat == seat) => Some(Fault::Twice { seat }),
                _ => None,
            };
            fault.map_or(Ok(()), |fault| Err(one(Problem::Judge(fault))))?;
            callers.push(caller);
        }
        if callers.is_empty() {
            return Err(one(Problem::Judge(Fault::NobodyCalls)));
        }
        let known = callers.iter().find_map(|caller| caller.hand.as_ref());
        let round = known.map_or(Wind::East, |hand| hand.round);
        let table = Table { players, round, dealer_streak: 0, strict: true, walls: Walls::Shared };
        let what = if self.robbed { Offered::Kong } else { Offered::Discard };
        let lying = read::unknown_discards(known.and_then(|hand| hand.discards));
        Ok(Asked { rules, table, from, tile, what, wall_empty: self.last, out, lying, callers })
    }
}

impl Claim {
    fn read(&self, rules: &Rules, players: u8, tile: Tile) -> Result<Caller, Vec<Problem>> {
        let one = |problem: Problem| vec![problem];
        let line = self.hand.as_deref().filter(|line| !line.trim().is_empty());
        let with = |line: &str| Hand::read(rules, &format!("{line} players={players}"), Some(tile), false);
        Ok(Caller {
            seat: read::seat(players, &self.who).map_err(one)?,
            call: read::call(&self.call).map_err(one)?,
            late: self.late,
            dead: self.dead,
            missed: u16::try_from(self.missed).unwrap_or(u16::MAX),
            hand: line.map(with).transpose()?,
        })
    }
}

impl Asked {
    /// Decides, by what the tables of a deal decide by.
    pub fn decide(&self) -> Decided {
        let mut calls: BySeat<Option<Call>> = BySeat::default();
        let mut lawful: BySeat<Option<Action>> = BySeat::default();
        let mut fates: Vec<(Seat, Fate)> = Vec::new();
        for caller in &self.callers {
            match self.position(caller).call(&self.rules, caller.call) {
                _ if caller.late => fates.push((caller.seat, Fate::Late)),
                Err(refused) => fates.push((caller.seat, Fate::Refused(refused))),
                Ok(action) => (calls[caller.seat], lawful[caller.seat]) = (Some(caller.call), Some(action)),
            }
        }
        let mut scores: BySeat<Option<Score>> = BySeat::default();
        let is_win = |seat: Seat| {
            let caller = self.callers.iter().find(|caller| caller.seat == seat);
            scores[seat] =
                caller.and_then(|caller| self.position(caller).pose(&self.rules).score(&self.rules));
            scores[seat].as_ref().is_none_or(|score| score.verdict == Verdict::Valid)
        };
        let contest = Contest::decide(&self.rules.play, self.table.players, self.from, &calls, is_win);
        for caller in &self.callers {
            let seat = caller.seat;
            let Some(action) = lawful[seat] else { continue };
            let fate = match (&scores[seat], caller.call) {
                (score, _) if contest.winners.contains(&seat) => Fate::Wins(score.clone().map(Box::new)),
                (Some(score), _) if contest.false_wins.contains(&seat) => Fate::FalseWin(score.verdict),
                (_, Call::Win) => Fate::BeatenByWinner,
                _ if contest.set == Some(seat) => Fate::Takes(action),
                _ => Fate::Beaten,
            };
            fates.push((seat, fate));
        }
        let place = |seat: Seat| self.callers.iter().position(|caller| caller.seat == seat);
        fates.sort_by_key(|&(seat, _)| place(seat));
        Decided { contest, fates }
    }

    fn position(&self, caller: &Caller) -> Position {
        let hand = caller.hand.as_ref();
        // Of a hand that nobody has seen it is taken for granted that it was declared ready, where that must be.
        let unseen_ready = self.rules.play.ready == Ready::Required;
        Position {
            table: self.table,
            seat: caller.seat,
            hand: hand.map(|hand| hand.concealed),
            melds: hand.into_iter().flat_map(|hand| hand.melds.iter().copied()).collect(),
            flowers: hand.map_or(TileSet::EMPTY, |hand| hand.flowers),
            moment: Moment::Offer { from: self.from, tile: self.tile, what: self.what },
            wall_empty: self.wall_empty,
            ready: hand.map_or(unseen_ready, Hand::is_ready_declared),
            dead: caller.dead,
            has_discarded: true,
            out: self.out,
            forbidden: hand.and_then(Hand::forbidden),
            missed: caller.missed,
            after_kong: hand.is_some_and(|hand| hand.facts.contains(Fact::DiscardAfterKong)),
            lying: hand.map_or_else(|| self.lying.clone(), |hand| hand.lying(&self.lying, Some(self.tile))),
        }
    }

    /// The answer.
    pub fn rule(&self, lang: Lang) -> Ruling {
        let decided = self.decide();
        let verdict = self.verdict(lang, &decided);
        let mut ruling = Ruling::new(&self.rules, lang, "claims", self.table.players, verdict);
        for (seat, fate) in &decided.fates {
            self.tell(&mut ruling, *seat, fate, &decided);
        }
        self.tell_what_follows(&mut ruling, &decided);
        ruling
    }

    fn verdict(&self, lang: Lang, decided: &Decided) -> String {
        let name = |seat: Seat| words::name(lang, seat);
        let winners: Vec<&str> = decided.contest.winners.iter().map(|&seat| name(seat)).collect();
        if !winners.is_empty() {
            return words::winners(lang, &winners, self.what == Offered::Kong);
        }
        let call =
            |seat: Seat| self.callers.iter().find(|caller| caller.seat == seat).map(|caller| caller.call);
        match decided.contest.set.and_then(|seat| Some((seat, call(seat)?))) {
            Some((seat, call)) => words::takes(lang, name(seat), call),
            None => words::nobody(lang, self.what == Offered::Kong),
        }
    }

    fn tell(&self, ruling: &mut Ruling, seat: Seat, fate: &Fate, decided: &Decided) {
        let (lang, clauses) = (ruling.lang, &self.rules.play.clauses);
        let name = words::name(lang, seat);
        let several = self.callers.iter().filter(|caller| caller.call == Call::Win).count() > 1;
        let call = self.callers.iter().find(|caller| caller.seat == seat).map(|caller| caller.call);
        match fate {
            Fate::Wins(Some(score)) if score.verdict != Verdict::Valid => {
                ruling.say(Some(seat), words::stands(lang, name), clauses.false_win);
                self.tell_false_win(ruling, seat, &score.verdict, false);
            }
            Fate::Wins(score) => {
                let value = score.as_ref().and_then(|score| score.value);
                let worth =
                    value.map(|value| (lang.text().score.amount)(value.into(), self.rules.ruleset.unit()));
                let clause = match self.what {
                    _ if several => clauses.winners,
                    Offered::Kong => clauses.robbed_kong,
                    Offered::Discard | Offered::Flower => clauses.priority,
                };
                ruling.say(Some(seat), words::wins(lang, name, worth.as_deref()), clause);
            }
            Fate::Takes(action) => {
                let alone = decided.fates.len() == 1;
                let clause = match call {
                    _ if !alone => clauses.priority,
                    Some(Call::Chow) => clauses.chow,
                    Some(Call::Kong) => clauses.kong,
                    Some(Call::Pung | Call::Win) | None => clauses.pung,
                };
                ruling.say(Some(seat), words::has(lang, name, *action, self.tile), clause);
            }
            Fate::BeatenByWinner => ruling.say(Some(seat), words::beaten_win(lang, name), clauses.winners),
            Fate::Beaten => {
                let equal = decided.contest.set.is_some() && call != Some(Call::Chow);
                let clause = if equal { clauses.equal_claims } else { clauses.priority };
                ruling.say(Some(seat), words::beaten(lang, name), clause);
            }
            Fate::FalseWin(verdict) => {
                ruling.say(Some(seat), words::false_win(lang, name), clauses.false_win);
                self.tell_false_win(ruling, seat, verdict, true);
            }
            Fate::Refused(refused) => {
                for reason in &refused.reasons {
                    let why = (lang.text().replay.reason)(reason);
                    let clause = reason.clause(clauses);
                    // A tile that is put to a pung can be taken for a win alone.
                    let robbed = self.what == Offered::Kong && call != Some(Call::Win);
                    let clause = if robbed { clauses.robbed_kong } else { clause };
                    ruling.say(Some(seat), words::refused(lang, name, &why), clause);
                }
            }
            Fate::Late => ruling.say(Some(seat), words::late(lang, name), clauses.too_late),
        }
    }

    /// What a false win costs, and where it costs it at once also the payments.
    fn tell_false_win(&self, ruling: &mut Ruling, seat: Seat, verdict: &Verdict, at_once: bool) {
        let lang = ruling.lang;
        ruling.say(Some(seat), words::sentence((lang.text().score.verdict)(verdict)), verdict.clause());
        let Some(offence) = self.rules.false_win(verdict) else { return };
        let told = words::offence_costs(lang, self.rules.ruleset.unit(), offence, 1, None);
        ruling.say(Some(seat), told, offence.clause);
        if at_once && matches!(self.rules.play.false_win, FalseWin::DeadHand { .. }) {
            let payments = &mut ruling.payments;
            offence.charge(self.table.players, seat, None, 0, &mut |booking| payments.push(booking));
        }
    }

    fn tell_what_follows(&self, ruling: &mut Ruling, decided: &Decided) {
        let (lang, clauses) = (ruling.lang, &self.rules.play.clauses);
        if !decided.contest.winners.is_empty() {
            return;
        }
        let taken = decided.fates.iter().find_map(|(seat, fate)| {
            if let Fate::Takes(action) = fate { Some((*seat, *action)) } else { None }
        });
        match taken {
            Some((seat, Action::Kong)) => {
                ruling.say(Some(seat), words::replaces(lang), clauses.after_kong);
            }
            Some((seat, _)) => ruling.say(Some(seat), words::discards(lang), clauses.after_claim),
            None if self.what == Offered::Kong => {
                ruling.say(Some(self.from), words::kong_stands(lang), clauses.after_kong);
            }
            None if self.wall_empty => {
                ruling.say(None, words::drawn_deal(lang), self.rules.paper().clauses.end);
            }
            None => ruling.say(None, words::next_draws(lang), clauses.turn),
        }
    }
}
