//! May he …? One hand, a moment, and what its owner wants to do.

use fivewinds::rules::{Fact, Verdict, WinBy};
use fivewinds::table::{Action, Call, Moment, Offered, Posed, Position, Source, Table, Walls};
use fivewinds::tiles::{RelSeat, Seat};
use fivewinds::{Rules, Tile};

use super::read::{self, Fault, Hand};
use super::{Ruling, words};
use crate::Lang;
use crate::problem::{Problem, cut};

/// The question as it is written.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// The hand in one line, as for a score. `+` names the tile that was drawn (`+5p self_draw`), or that another has discarded
    /// (`+5p discard@left`) or puts to a pung (`+5p rob_kong@left`); without it the hand has been dealt, or has claimed a set.
    pub line: String,
    /// What he wants: `win`, `chow 46m`, `pung`, `kong`, `kong 5p` (in his turn), `discard 5p` or `ready`.
    pub wish: String,
    /// Whether it is the turn of a chow or a pung.
    pub claimed: bool,
    /// Whether his hand is dead.
    pub dead: bool,
    /// Whether he has not discarded yet.
    pub first: bool,
    /// The dearest win that he has let pass since his last draw.
    pub missed: u32,
}

/// The question as it is understood.
#[derive(Clone, Debug)]
pub struct Asked {
    rules: Rules,
    position: Position,
    wish: Wish,
}

#[derive(Clone, Copy, Debug)]
enum Wish {
    /// A certain action.
    Action(Action),
    /// Any set of a kind, where it does not matter which.
    Call(Call),
}

impl Question {
    /// Reads it.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(&self, rules: Rules) -> Result<Asked, Vec<Problem>> {
        let hand = Hand::read(&rules, &self.line, None, !self.line.contains('+'))?;
        let one = |fault: Fault| vec![Problem::Judge(fault)];
        let players = hand.players;
        let seat = read::seat(players, &hand.seat.letter().to_string()).map_err(|problem| vec![problem])?;
        let moment = self.moment(&rules, &hand, seat).map_err(one)?;
        let offered = match moment {
            Moment::Offer { tile, .. } => Some(tile),
            Moment::Turn { .. } => None,
        };
        let wish = self.wish(offered).map_err(one)?;
        let mut concealed = hand.concealed;
        if let Moment::Turn { drawn: Some(tile), .. } = moment {
            // The check of the hand has counted it with the others.
            _ = concealed.add(tile);
        }
        let table = Table {
            players,
            round: hand.round,
            dealer_streak: hand.streak,
            strict: false,
            walls: Walls::Shared,
        };
        let dealt = matches!(moment, Moment::Turn { source: Source::Dealt, .. });
        let others = if dealt { Vec::new() } else { read::unknown_discards(hand.discards) };
        let position = Position {
            table,
            seat,
            hand: Some(concealed),
            melds: hand.melds.iter().copied().collect(),
            flowers: hand.flowers,
            moment,
            wall_empty: hand.facts.contains(Fact::LastDiscard) || hand.facts.contains(Fact::LastWallTile),
            ready: hand.is_ready_declared(),
            dead: self.dead,
            has_discarded: !self.first && !dealt,
            out: hand.out(seat),
            forbidden: hand.forbidden(),
            missed: u16::try_from(self.missed).unwrap_or(u16::MAX),
            after_kong: hand.facts.contains(Fact::DiscardAfterKong),
            lying: hand.lying(&others, hand.win.map(|win| win.tile)),
        };
        Ok(Asked { rules, position, wish })
    }

    fn moment(&self, rules: &Rules, hand: &Hand, seat: Seat) -> Result<Moment, Fault> {
        let Some(win) = hand.win else {
            let tiles = hand.concealed.total() as usize + 3 * hand.melds.len();
            let source = if self.claimed { Source::Claim } else { Source::Dealt };
            return if tiles == rules.hand_size + 1 {
                Ok(Moment::Turn { source, drawn: None })
            } else {
                Err(Fault::NoMoment)
            };
        };
        let from = || {
            let side = win.from.unwrap_or(RelSeat::Left);
            read::seat_beside(hand.players, seat, side).ok_or(Fault::NoMoment)
        };
        let turn = |source: Source| Ok(Moment::Turn { source, drawn: Some(win.tile) });
        match win.by {
            WinBy::SelfDraw => turn(Source::Wall),
            WinBy::KongReplacement => turn(Source::Kong),
            WinBy::FlowerReplacement => turn(Source::Flower),
            WinBy::Dealt | WinBy::EighthFlower => turn(Source::Dealt),
            WinBy::Discard => Ok(Moment::Offer { from: from()?, tile: win.tile, what: Offered::Discard }),
            WinBy::RobKong => Ok(Moment::Offer { from: from()?, tile: win.tile, what: Offered::Kong }),
            WinBy::RobFlower => Ok(Moment::Offer { from: from()?, tile: win.tile, what: Offered::Flower }),
        }
    }

    fn wish(&self, offered: Option<Tile>) -> Result<Wish, Fault> {
        let words: Vec<&str> = self.wish.split_whitespace().collect();
        match (words.as_slice(), offered) {
            (["chow"], Some(_)) => return Ok(Wish::Call(Call::Chow)),
            (["pung"], Some(_)) => return Ok(Wish::Call(Call::Pung)),
            _ => {}
        }
        let action = Action::read(&words, offered).map_err(|_| Fault::Wish { found: cut(&self.wish) })?;
        Ok(Wish::Action(action))
    }
}

impl Asked {
    /// Whether it may be done.
    pub fn may(&self) -> bool {
        self.lawful(&self.position.pose(&self.rules)).is_some()
    }

    fn lawful(&self, posed: &Posed) -> Option<Action> {
        let choices = posed.choices(&self.rules);
        match self.wish {
            Wish::Action(action) => choices.contains(action).then_some(action),
            Wish::Call(call) => choices.iter().find(|action| action.call() == Some(call)),
        }
    }

    /// The answer.
    pub fn rule(&self, lang: Lang) -> Ruling {
        let posed = self.position.pose(&self.rules);
        let lawful = self.lawful(&posed);
        let wish = match self.wish {
            Wish::Action(action) => words::action(lang, action, self.offered()),
            Wish::Call(call) => words::call(lang, call).to_owned(),
        };
        let verdict = words::may(lang, &wish, lawful.is_some());
        let mut ruling = Ruling::new(&self.rules, lang, "may", self.position.table.players, verdict);
        ruling.good = Some(lawful.is_some());
        match lawful {
            Some(action) => self.tell_allowed(&mut ruling, action),
            None => self.tell_refused(&mut ruling, &posed),
        }
        self.tell_win(&mut ruling, &posed);
        let rest = posed.choices(&self.rules);
        let others: Vec<String> = rest
            .iter()
            .filter(|action| !matches!(action, Action::Pass | Action::Discard(_)) && Some(*action) != lawful)
            .map(|action| words::action(lang, action, self.offered()))
            .collect();
        if !others.is_empty() {
            ruling.say(Some(self.position.seat), words::may_also(lang, &others.join(", ")), None);
        }
        ruling
    }

    const fn offered(&self) -> Option<Tile> {
        match self.position.moment {
            Moment::Offer { tile, .. } => Some(tile),
            Moment::Turn { .. } => None,
        }
    }

    fn tell_allowed(&self, ruling: &mut Ruling, action: Action) {
        let (lang, clauses) = (ruling.lang, &self.rules.play.clauses);
        let who = Some(self.position.seat);
        let robbed = matches!(self.position.moment, Moment::Offer { what: Offered::Kong, .. });
        let clause = match action {
            Action::Win if robbed => clauses.robbed_kong,
            Action::Win => clauses.not_a_win,
            Action::Chow(_) => clauses.chow,
            Action::Pung(_) => clauses.pung,
            Action::Kong | Action::OwnKong(_) => clauses.kong,
            Action::Ready => clauses.ready,
            Action::Flower(_) => clauses.flower,
            Action::Forbid(_) => clauses.forbid,
            Action::Discard(_) | Action::Pass => clauses.turn,
        };
        ruling.say(who, words::allowed(lang), clause);
        match action {
            Action::Chow(_) | Action::Pung(_) => ruling.say(who, words::discards(lang), clauses.after_claim),
            Action::Kong | Action::OwnKong(_) => ruling.say(who, words::replaces(lang), clauses.after_kong),
            Action::Pass
            | Action::Forbid(_)
            | Action::Ready
            | Action::Flower(_)
            | Action::Discard(_)
            | Action::Win => {}
        }
    }

    fn tell_refused(&self, ruling: &mut Ruling, posed: &Posed) {
        let (lang, clauses) = (ruling.lang, &self.rules.play.clauses);
        let refused = match self.wish {
            Wish::Action(action) => posed.why_not(&self.rules, action),
            Wish::Call(call) => match self.position.call(&self.rules, call) {
                Err(refused) => refused,
                Ok(_) => return,
            },
        };
        for reason in &refused.reasons {
            let why = words::sentence((lang.text().replay.reason)(reason));
            ruling.say(Some(self.position.seat), why, reason.clause(clauses));
        }
    }

    /// Of a wanted win: what the hand is worth, or what it costs to have declared it.
    fn tell_win(&self, ruling: &mut Ruling, posed: &Posed) {
        let Wish::Action(Action::Win) = self.wish else { return };
        let Some(score) = posed.score(&self.rules) else { return };
        let (lang, unit) = (ruling.lang, self.rules.ruleset.unit());
        let who = Some(self.position.seat);
        if let Some(value) = score.value {
            let worth = (lang.text().score.amount)(value.into(), unit);
            ruling.say(who, words::worth(lang, &worth), self.rules.paper().clauses.minimum);
        }
        if score.verdict != Verdict::Valid {
            ruling.say(
                who,
                words::sentence((lang.text().score.verdict)(&score.verdict)),
                score.verdict.clause(),
            );
            if let Some(offence) = self.rules.false_win(&score.verdict) {
                let told = words::offence_costs(lang, unit, offence, 1, None);
                ruling.say(who, words::if_declared(lang, &told), offence.clause);
            }
        }
    }
}
