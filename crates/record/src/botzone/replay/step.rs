//! One entry of a log after another.

use rules::Showdown;
use table::{Action, Chow, Deal, Pung, Reason, Refused, Stage};
use tiles::{BySeat, Seat, SeatSet, Tile};

use super::super::deal::offered;
use super::super::log::{Moment, Said, Shown, TheirWin};
use super::super::value::{Compared, compare};
use super::super::walls::OWN;
use super::{Player, What};

impl Player<'_> {
    /// Replays the whole log; `false` if it did not come to the end.
    pub(super) fn play(&mut self) -> bool {
        let log = self.log;
        for (at, moment) in log.moments.iter().enumerate() {
            self.note_programs(moment);
            let next = log.moments.get(at + 1);
            let goes_on = match &moment.shown {
                Shown::Init | Shown::Deal { .. } | Shown::Gang { .. } => self.only_faults(moment, next),
                Shown::Draw { player, tile } => {
                    self.drew(moment, *player, *tile) && self.own_turn(moment, *player, next)
                }
                Shown::Play { player, .. } | Shown::BuGang { player, .. } => {
                    self.window(moment, *player, next)
                }
                Shown::Chi { player, discard, .. } | Shown::Peng { player, discard } => {
                    self.claimed_discard(moment, *player, *discard) && self.window(moment, *player, next)
                }
                Shown::Hu(_) | Shown::Huang => return self.is_over(moment),
                // What led to it was looked at before.
                Shown::Fault { .. } => return true,
            };
            if !goes_on {
                return false;
            }
        }
        self.find(log.moments.last().map_or(0, |last| last.entry), None, What::BreaksOff);
        false
    }

    fn note_programs(&mut self, moment: &Moment) {
        for (seat, answer) in moment.answers.iter() {
            if let Some(verdict) = &answer.verdict {
                self.find(moment.entry, Some(seat), What::Program { verdict: verdict.clone() });
            }
        }
    }

    fn is_over(&mut self, moment: &Moment) -> bool {
        let over = matches!(self.real.public().stage(), Stage::Over { .. });
        if !over {
            self.find(moment.entry, None, What::Ended);
        }
        over
    }

    /// Nobody has anything to say here, but somebody may have said something.
    fn only_faults(&mut self, moment: &Moment, next: Option<&Moment>) -> bool {
        if let Some(Moment { shown: Shown::Fault { player, code, win }, .. }) = next {
            self.fault(moment, *player, code, win.as_ref());
        }
        true
    }

    /// Whether the player drew that tile here too.
    fn drew(&mut self, moment: &Moment, player: Seat, tile: Tile) -> bool {
        if !is_turn_of(&self.real, player) {
            self.find(moment.entry, Some(player), What::Turn);
            return false;
        }
        // The dealer's first draw is the last of his dealt tiles here.
        let ours = self.real.view(player).own().drawn().or_else(|| self.wall.get(OWN - 14).copied());
        if ours != Some(tile) {
            self.find(moment.entry, Some(player), What::Drawn { theirs: tile, ours });
            return false;
        }
        true
    }

    /// What the player whose turn it is did: the next entry says it.
    fn own_turn(&mut self, moment: &Moment, player: Seat, next: Option<&Moment>) -> bool {
        let Some(next) = next else { return true };
        let (said, action) = match &next.shown {
            Shown::Play { tile, .. } => (Said::Play(*tile), Action::Discard(*tile)),
            Shown::Gang { tile, .. } => {
                let Some(kong) = *tile else {
                    self.find(next.entry, Some(player), What::Turn);
                    return false;
                };
                (Said::Gang { tile: *tile }, Action::OwnKong(kong))
            }
            Shown::BuGang { tile, .. } => (Said::BuGang(*tile), Action::OwnKong(*tile)),
            Shown::Hu(win) => return self.won(moment, win),
            Shown::Fault { player, code, win } => {
                self.fault(moment, *player, code, win.as_ref());
                return true;
            }
            Shown::Init
            | Shown::Deal { .. }
            | Shown::Draw { .. }
            | Shown::Chi { .. }
            | Shown::Peng { .. }
            | Shown::Huang => {
                self.find(next.entry, None, What::Turn);
                return false;
            }
        };
        if who(&next.shown) != Some(player) {
            self.find(next.entry, who(&next.shown), What::Turn);
            return false;
        }
        if let Some(refused) = self.refusal(player, action) {
            self.refused(moment.entry, player, said, &refused, true);
            return false;
        }
        self.apply(&only(player, action));
        true
    }

    /// The discard that goes with a chow or pung, which was claimed when the window closed.
    fn claimed_discard(&mut self, moment: &Moment, player: Seat, discard: Tile) -> bool {
        let action = Action::Discard(discard);
        if let Some(refused) = self.refusal(player, action) {
            self.refused(moment.entry, player, Said::Play(discard), &refused, true);
            return false;
        }
        self.apply(&only(player, action));
        true
    }

    /// What the others did with a tile: the next entry says who had it, their answers who wanted it.
    fn window(&mut self, moment: &Moment, from: Seat, next: Option<&Moment>) -> bool {
        let Some(next) = next else { return true };
        if let Shown::Fault { player, code, win } = &next.shown {
            self.fault(moment, *player, code, win.as_ref());
            return true;
        }
        if let Shown::Hu(win) = &next.shown
            && !self.judge(moment, win)
        {
            return false;
        }
        let Some(tile) = offered(&self.asking) else {
            self.find(moment.entry, Some(from), What::Turn);
            return false;
        };
        let carried = claim_shown(&next.shown, tile);
        let mut wanted: BySeat<Option<Action>> = BySeat::default();
        for seat in Seat::ALL.into_iter().filter(|&seat| seat != from) {
            let is_carried = carried.as_ref().is_some_and(|(claimer, ..)| *claimer == seat);
            let (said, action) = match &carried {
                Some((_, said, action)) if is_carried => (said.clone(), *action),
                _ => match passed_over(moment.answers[seat].said.as_ref(), tile) {
                    Some(claim) => claim,
                    None => continue,
                },
            };
            match self.refusal(seat, action) {
                None => wanted[seat] = Some(action),
                Some(refused) => {
                    self.refused(moment.entry, seat, said, &refused, is_carried);
                    if is_carried {
                        return false;
                    }
                }
            }
        }
        self.apply(&wanted);
        true
    }

    /// A win in the own turn.
    fn won(&mut self, moment: &Moment, win: &TheirWin) -> bool {
        let goes_on = self.judge(moment, win);
        if goes_on {
            self.apply(&only(win.player, Action::Win));
        }
        goes_on
    }

    /// Compares a declared win with what it is worth here; `false` if it is refused here.
    fn judge(&mut self, moment: &Moment, win: &TheirWin) -> bool {
        let compared = self.compare(win);
        let Err(clause) = compared.allowed else { return true };
        let reason = match compared.ours {
            Some(points) => format!("it is worth {points} points here, which is too little"),
            None => "this is not a complete hand".to_owned(),
        };
        let what = What::Refused { said: Said::Hu, reasons: vec![(reason, clause)], carried: true };
        self.find(moment.entry, Some(win.player), what);
        false
    }

    fn compare(&mut self, win: &TheirWin) -> Compared {
        let showdown = self.showdown(win.player);
        let drawn = self.wall.get(OWN - 14).copied();
        let compared = compare(&self.rules, showdown.as_ref(), drawn, win);
        self.win = Some(compared.clone());
        compared
    }

    /// The hand with which a player would win now; nothing if it is not complete or he is not asked.
    fn showdown(&self, player: Seat) -> Option<Showdown> {
        let mut deal = self.asking;
        deal.apply(&self.lenient, player, Action::Win, &mut ()).ok()?;
        // At a window the others let it pass; a turn goes on after a win that is none.
        let asked = if offered(&deal).is_some() { deal.to_act() } else { SeatSet::EMPTY };
        for seat in asked {
            deal.apply(&self.lenient, seat, Action::Pass, &mut ()).ok()?;
        }
        let over = deal.finished()?;
        let won = over.wins().next()?;
        Some(over.winning_hand(&self.lenient, &won))
    }

    /// The judge has punished a player for his answer to this. Would it have been refused here?
    fn fault(&mut self, moment: &Moment, player: Option<Seat>, code: &str, win: Option<&TheirWin>) {
        let said = player.and_then(|player| moment.answers[player].said.clone());
        let code = code.to_owned();
        let (Some(player), Some(said)) = (player, said) else {
            return self.find(moment.entry, player, What::Punished { code, said: None });
        };
        if let (Said::Hu, Some(win)) = (&said, win) {
            self.compare(win);
        }
        // A program that failed has said nothing, whatever stands there.
        let failed = moment.answers[player].verdict.is_some();
        if !failed && self.is_allowed(player, &said) {
            self.find(moment.entry, Some(player), What::Allowed { said });
        } else {
            self.find(moment.entry, Some(player), What::Punished { code, said: Some(said) });
        }
    }

    /// Whether an answer is allowed here, with the discard that belongs to it.
    fn is_allowed(&self, player: Seat, said: &Said) -> bool {
        let claim = offered(&self.asking);
        let (action, discard) = match said {
            // Everybody may say nothing but he whose turn it is.
            Said::Pass => return !is_turn_of(&self.asking, player),
            Said::Play(tile) => (Action::Discard(*tile), None),
            Said::Gang { tile: Some(tile) } | Said::BuGang(tile) if claim.is_none() => {
                let added = matches!(said, Said::BuGang(_));
                let held = self.asking.view(player).own().tally().counts()[*tile];
                if added == (held == 4) {
                    return false;
                }
                (Action::OwnKong(*tile), None)
            }
            Said::Gang { tile: None } => (Action::Kong, None),
            Said::Hu => (Action::Win, None),
            Said::Peng { discard } => (Action::Pung(Pung::NATURAL), *discard),
            Said::Chi { middle, discard } => {
                let Some(chow) = claim.and_then(|tile| chow(tile, *middle)) else { return false };
                (Action::Chow(chow), *discard)
            }
            Said::Gang { .. } | Said::BuGang(_) | Said::Other(_) => return false,
        };
        if self.refusal(player, action).is_some() {
            return false;
        }
        let Some(discard) = discard else { return true };
        let mut deal = self.asking;
        for seat in deal.to_act() {
            let action = if seat == player { action } else { Action::Pass };
            if deal.apply(&self.rules, seat, action, &mut ()).is_err() {
                return false;
            }
        }
        deal.choices(&self.rules, player).contains(Action::Discard(discard))
    }

    /// What speaks against an action; nothing if it is allowed.
    fn refusal(&self, seat: Seat, action: Action) -> Option<Refused> {
        let choices = self.asking.choices(&self.rules, seat);
        if action == Action::Win && choices.win() {
            // Where everybody may err, the hand itself has to be looked at.
            let good = self.showdown(seat).is_some_and(|hand| self.is_good(&hand));
            let reasons = [Reason::NotAWin].into_iter().collect();
            return (!good).then_some(Refused { seat, action, reasons });
        }
        (!choices.contains(action)).then(|| self.asking.why_not(&self.rules, seat, action))
    }

    fn is_good(&self, hand: &Showdown) -> bool {
        self.rules.score(hand).verdict.is_valid() == Some(true)
    }
}

fn only(seat: Seat, action: Action) -> BySeat<Option<Action>> {
    BySeat::from_fn(|other| (other == seat).then_some(action))
}

fn is_turn_of(deal: &Deal, player: Seat) -> bool {
    matches!(deal.public().stage(), Stage::Turn { seat, .. } if seat == player)
}

/// Who did it.
const fn who(shown: &Shown) -> Option<Seat> {
    match shown {
        Shown::Draw { player, .. }
        | Shown::Play { player, .. }
        | Shown::Chi { player, .. }
        | Shown::Peng { player, .. }
        | Shown::Gang { player, .. }
        | Shown::BuGang { player, .. } => Some(*player),
        Shown::Hu(win) => Some(win.player),
        Shown::Init | Shown::Deal { .. } | Shown::Huang | Shown::Fault { .. } => None,
    }
}

/// The chow of a tile with this middle.
pub(super) fn chow(tile: Tile, middle: Tile) -> Option<Chow> {
    let first = middle.rank().checked_sub(1)?;
    let place = tile.rank().checked_sub(first)?;
    Chow::new(place, 0).filter(|chow| tile.suit() == middle.suit() && chow.first(tile).is_some())
}

/// The claim that was carried out, if what came next shows one.
fn claim_shown(next: &Shown, tile: Tile) -> Option<(Seat, Said, Action)> {
    match next {
        Shown::Chi { player, middle, discard } => {
            let said = Said::Chi { middle: *middle, discard: Some(*discard) };
            // A chow that this tile is not part of is refused as any that is not possible.
            let chow = chow(tile, *middle).unwrap_or(Chow::ALL[3]);
            Some((*player, said, Action::Chow(chow)))
        }
        Shown::Peng { player, discard } => {
            Some((*player, Said::Peng { discard: Some(*discard) }, Action::Pung(Pung::NATURAL)))
        }
        Shown::Gang { player, .. } => Some((*player, Said::Gang { tile: None }, Action::Kong)),
        Shown::Hu(win) => Some((win.player, Said::Hu, Action::Win)),
        Shown::Init
        | Shown::Deal { .. }
        | Shown::Draw { .. }
        | Shown::Play { .. }
        | Shown::BuGang { .. }
        | Shown::Huang
        | Shown::Fault { .. } => None,
    }
}

/// A claim that was made and passed over.
fn passed_over(said: Option<&Said>, tile: Tile) -> Option<(Said, Action)> {
    let said = said?;
    let action = match said {
        Said::Chi { middle, .. } => Action::Chow(chow(tile, *middle)?),
        Said::Peng { .. } => Action::Pung(Pung::NATURAL),
        Said::Gang { tile: None } => Action::Kong,
        Said::Hu => Action::Win,
        Said::Pass | Said::Play(_) | Said::Gang { .. } | Said::BuGang(_) | Said::Other(_) => return None,
    };
    Some((said.clone(), action))
}
