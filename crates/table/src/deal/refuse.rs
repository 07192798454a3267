//! Why an action is refused, by clause: everything that speaks against it.

use std::fmt;

use arrayvec::ArrayVec;
use rules::{EndedBy, FalseWin, LastDiscard, Opening, PlayClauses, Ready, Rules};
use tiles::{Seat, Suit, Tile};

use super::Deal;
use crate::action::Action;
use crate::event::Source;
use crate::public::{Offered, ReadyState, Stage};

/// An action that the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Who wanted it.
    pub seat: Seat,
    /// What he wanted.
    pub action: Action,
    /// Why not; at least one reason.
    pub reasons: ArrayVec<Reason, 6>,
}

/// A reason to refuse an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Reason {
    /// The deal is over.
    Over,
    /// It is not the player's turn, or not the moment for it.
    NotNow,
    /// Suits are named first, and once.
    SuitsFirst,
    /// The player does not hold the tile.
    NotInHand { tile: Tile },
    /// A flower is not discarded, laid open or claimed.
    Flower { tile: Tile },
    /// A win with a flower in hand.
    FlowerInHand,
    /// After the eighth flower there is nothing but the win.
    EighthFlower,
    /// Nobody claims a joker.
    Joker,
    /// There are no declared chows, the discarder is not the player to the left, or the tiles are missing.
    Chow,
    /// The tiles are missing, or the pung would take the tile that must be discarded first.
    Pung,
    /// There are no kongs, or the tiles are missing, or the kong would take the tile that must be discarded first.
    Kong,
    /// A kong in the turn of a claim.
    KongAfterClaim,
    /// A kong without a tile to replace it.
    KongWithoutTile,
    /// A win in the turn of a claim.
    WinAfterClaim,
    /// The last discard is for a win only.
    LastDiscard,
    /// The hand is dead.
    DeadHand,
    /// The hand does not win with this tile.
    NotAWin,
    /// A win that is worth no more than one that was let pass.
    MissedWin,
    /// The first discard must be of the forbidden suit.
    ForbiddenSuitFirst { suit: Suit },
    /// The hand is not ready, was not declared, or cannot be declared now.
    NotReady,
    /// A hand that was declared ready may not change.
    ReadyBinds,
}

impl Reason {
    /// The clause of the rules that says so.
    pub const fn clause(&self, clauses: &PlayClauses) -> &'static str {
        match self {
            Reason::Over => clauses.over,
            Reason::NotNow => clauses.turn,
            Reason::SuitsFirst => clauses.forbid,
            Reason::NotInHand { .. } => clauses.not_in_hand,
            Reason::Flower { .. } => clauses.flower,
            Reason::FlowerInHand => clauses.flower_win,
            Reason::EighthFlower => clauses.eighth_flower,
            Reason::Joker => clauses.joker,
            Reason::Chow => clauses.chow,
            Reason::Pung => clauses.pung,
            Reason::Kong => clauses.kong,
            Reason::KongAfterClaim => clauses.kong_after_claim,
            Reason::KongWithoutTile => clauses.kong_without_tile,
            Reason::WinAfterClaim => clauses.win_after_claim,
            Reason::LastDiscard => clauses.last_discard,
            Reason::DeadHand => clauses.dead_hand,
            Reason::NotAWin => clauses.not_a_win,
            Reason::MissedWin => clauses.missed_win,
            Reason::ForbiddenSuitFirst { .. } => clauses.forbidden_suit,
            Reason::NotReady => clauses.ready,
            Reason::ReadyBinds => clauses.ready_bound,
        }
    }
}

/// Collects reasons, each once.
#[derive(Default)]
struct Reasons(ArrayVec<Reason, 6>);

impl Reasons {
    fn add_if(&mut self, holds: bool, reason: Reason) {
        if holds && !self.0.contains(&reason) {
            // Six are more than any action has; one more would tell nothing new.
            _ = self.0.try_push(reason);
        }
    }
}

impl Deal {
    /// Everything that speaks against an action that is not among the seat's choices.
    pub fn why_not(&self, rules: &Rules, seat: Seat, action: Action) -> Refused {
        let mut reasons = Reasons::default();
        match self.public.stage {
            Stage::Over { by, .. } => {
                reasons.add_if(true, Reason::Over);
                self.reasons_of_the_last_discard(rules, by, action, &mut reasons);
            }
            Stage::Opening if rules.play.opening == Opening::ForbidSuit => {
                reasons.add_if(true, Reason::SuitsFirst);
            }
            Stage::EighthFlower { seat: turn, .. } if turn == seat => {
                reasons.add_if(true, Reason::EighthFlower);
            }
            Stage::Opening
            | Stage::EighthFlower { .. }
            | Stage::Dealing
            | Stage::Flowers { .. }
            | Stage::Turn { .. }
            | Stage::Offer { .. } => self.reasons_by_action(rules, seat, action, &mut reasons),
        }
        // Whatever is not a choice and has no better reason comes at the wrong moment.
        reasons.add_if(reasons.0.is_empty(), Reason::NotNow);
        Refused { seat, action, reasons: reasons.0 }
    }

    /// Where nobody could claim the last discard the deal was over with it: what it could not be claimed for is
    /// said all the same (MCR-END-3, MCR-FLOWER-3).
    fn reasons_of_the_last_discard(&self, rules: &Rules, by: EndedBy, action: Action, reasons: &mut Reasons) {
        let set = matches!(action, Action::Chow(_) | Action::Pung(_) | Action::Kong);
        if by != EndedBy::Wall || !set && action != Action::Win {
            return;
        }
        let last = self.public.river.iter().next_back().map(|thrown| thrown.tile);
        if let Some(tile) = last.filter(|tile| tile.is_flower()) {
            reasons.add_if(true, Reason::Flower { tile });
        }
        reasons.add_if(set && rules.play.last_discard == LastDiscard::Win, Reason::LastDiscard);
    }

    fn reasons_by_action(&self, rules: &Rules, seat: Seat, action: Action, reasons: &mut Reasons) {
        let turn = matches!(self.public.stage, Stage::Turn { seat: turn, .. } if turn == seat);
        match action {
            Action::Pass => reasons.add_if(true, Reason::NotNow),
            Action::Forbid(_) => {
                reasons.add_if(true, Reason::NotNow);
                reasons.add_if(rules.play.opening == Opening::ForbidSuit, Reason::SuitsFirst);
            }
            Action::Ready => {
                let unknown = rules.play.ready == Ready::None;
                reasons.add_if(unknown || !self.to_act().contains(seat), Reason::NotNow);
                reasons.add_if(true, Reason::NotReady);
            }
            Action::Flower(tile) => {
                reasons.add_if(!turn, Reason::NotNow);
                reasons.add_if(!self.own[seat].flowers().contains(tile), Reason::NotInHand { tile });
                reasons.add_if(true, Reason::Flower { tile });
            }
            Action::Discard(tile) => {
                reasons.add_if(!turn, Reason::NotNow);
                self.reasons_against_discard(seat, tile, reasons);
            }
            Action::OwnKong(tile) => {
                reasons.add_if(!turn, Reason::NotNow);
                self.reasons_against_own_kong(rules, seat, tile, reasons);
            }
            Action::Chow(_) | Action::Pung(_) | Action::Kong => {
                self.reasons_against_claim(rules, seat, action, reasons);
            }
            Action::Win => self.reasons_against_win(rules, seat, turn, reasons),
        }
    }

    fn reasons_against_discard(&self, seat: Seat, tile: Tile, reasons: &mut Reasons) {
        let own = &self.own[seat];
        let held = own.tally.kinds() | own.flowers();
        reasons.add_if(!held.contains(tile), Reason::NotInHand { tile });
        reasons.add_if(tile.is_flower(), Reason::Flower { tile });
        if let Some(suit) = own.forbidden {
            let bound = !own.bound.is_empty() && !own.bound.contains(tile);
            reasons.add_if(bound, Reason::ForbiddenSuitFirst { suit });
        }
        let free = reasons.0.is_empty();
        let state = self.public.shown(seat).ready;
        reasons.add_if(free && state == ReadyState::WithDiscard, Reason::NotReady);
        reasons.add_if(free && state != ReadyState::No, Reason::ReadyBinds);
    }

    fn reasons_against_own_kong(&self, rules: &Rules, seat: Seat, tile: Tile, reasons: &mut Reasons) {
        let (own, shown) = (&self.own[seat], self.public.shown(seat));
        let kinds = own.tally.more_than(3) | (own.tally.kinds() & shown.open_pungs());
        let bound = kinds.contains(tile) && !self.keeps_bound(seat, tile, own.tally.count(tile).into());
        reasons.add_if(!rules.kongs || !kinds.contains(tile) || bound, Reason::Kong);
        let claimed = matches!(self.public.stage, Stage::Turn { source: Source::Claim, .. });
        reasons.add_if(claimed && rules.kongs, Reason::KongAfterClaim);
        let can_replace = self.public.can_replace(rules, seat);
        reasons.add_if(rules.kongs && !can_replace, Reason::KongWithoutTile);
        let free = reasons.0.is_empty();
        reasons.add_if(free && shown.ready == ReadyState::WithDiscard, Reason::NotReady);
        reasons.add_if(free && shown.ready != ReadyState::No, Reason::ReadyBinds);
    }

    fn reasons_against_claim(&self, rules: &Rules, seat: Seat, action: Action, reasons: &mut Reasons) {
        let shown = self.public.shown(seat);
        let Stage::Offer { from, tile, what: Offered::Discard } = self.public.stage else {
            // There is nothing to claim, or nobody could: a set that is not possible is called by its name, too.
            reasons.add_if(matches!(action, Action::Kong), Reason::Kong);
            reasons.add_if(matches!(action, Action::Chow(_)), Reason::Chow);
            reasons.add_if(matches!(action, Action::Pung(_)), Reason::Pung);
            return reasons.add_if(true, Reason::NotNow);
        };
        reasons.add_if(from == seat || shown.out || !self.public.seats().contains(&seat), Reason::NotNow);
        reasons.add_if(tile.is_joker(), Reason::Joker);
        reasons.add_if(tile.is_flower(), Reason::Flower { tile });
        let last = self.public.is_last(rules, from);
        let pung_of_last =
            rules.play.last_discard == LastDiscard::PungOrWin && matches!(action, Action::Pung(_));
        reasons.add_if(
            last && !pung_of_last && rules.play.last_discard == LastDiscard::Win,
            Reason::LastDiscard,
        );
        reasons.add_if(self.is_bound_hand(rules, seat), Reason::ReadyBinds);
        let own = &self.own[seat];
        let (count, jokers) =
            if tile.is_playing() { (own.tally.count(tile), own.tally.jokers()) } else { (0, 0) };
        match action {
            Action::Chow(chow) => {
                let held = chow.from_hand(tile).is_some_and(|two| self.holds(seat, &two));
                let left = self.public.next(from) == seat;
                reasons.add_if(!rules.chows || !left || !held, Reason::Chow);
            }
            Action::Pung(pung) => {
                let held = 2 - pung.jokers() <= count && pung.jokers() <= jokers;
                reasons.add_if(!held || !self.keeps_bound(seat, tile, 2), Reason::Pung);
            }
            Action::Kong
            | Action::Pass
            | Action::Forbid(_)
            | Action::Ready
            | Action::Flower(_)
            | Action::Discard(_)
            | Action::OwnKong(_)
            | Action::Win => {
                let kong = rules.kongs && count >= 3 && self.keeps_bound(seat, tile, 3);
                reasons.add_if(!kong, Reason::Kong);
                let can_replace = self.public.can_replace(rules, seat);
                reasons.add_if(rules.kongs && !can_replace, Reason::KongWithoutTile);
            }
        }
    }

    fn holds(&self, seat: Seat, tiles: &[Tile; 2]) -> bool {
        let tally = &self.own[seat].tally;
        let mut left = *tally;
        tiles.iter().all(|&tile| !tile.is_flower() && left.remove(tile))
    }

    fn reasons_against_win(&self, rules: &Rules, seat: Seat, turn: bool, reasons: &mut Reasons) {
        let (own, shown) = (&self.own[seat], self.public.shown(seat));
        let offer = self.public.stage.offered().filter(|&(from, ..)| from != seat);
        reasons.add_if(offer.is_none() && !turn || shown.out, Reason::NotNow);
        let claimed = turn && matches!(self.public.stage, Stage::Turn { source: Source::Claim, .. });
        reasons.add_if(claimed, Reason::WinAfterClaim);
        reasons.add_if(shown.dead, Reason::DeadHand);
        reasons.add_if(own.flowers != 0 && rules.play.flower_bars_win, Reason::FlowerInHand);
        if let Some((from, tile, what)) = offer {
            reasons.add_if(tile.is_joker(), Reason::Joker);
            reasons.add_if(tile.is_flower() && what == Offered::Discard, Reason::Flower { tile });
            let by = self.claim_by(what);
            let complete = tile.is_playing() && own.waits.contains(tile);
            reasons.add_if(complete && self.is_barred(rules, seat, from, tile, by), Reason::MissedWin);
        }
        let undeclared = rules.play.ready == Ready::Required && shown.ready != ReadyState::Yes;
        reasons.add_if(undeclared, Reason::NotReady);
        let complete = match offer {
            Some((_, tile, _)) => own.waits.contains(tile),
            None => turn && self.is_complete_in_turn(rules, seat),
        };
        let refusing = rules.play.false_win == FalseWin::Refused || !self.public.table.strict;
        reasons.add_if(refusing && !complete && !undeclared, Reason::NotAWin);
        reasons.add_if(refusing && complete && reasons.0.is_empty(), Reason::NotAWin);
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Over => f.write_str("the deal is over"),
            Reason::NotNow => f.write_str("it is not this player's turn for that"),
            Reason::SuitsFirst => {
                f.write_str("all name the suit that they forbid themselves first, and only once")
            }
            Reason::NotInHand { tile } => write!(f, "{tile} is not in hand"),
            Reason::Flower { tile } => write!(f, "the flower {tile} is no tile for that"),
            Reason::FlowerInHand => f.write_str("there is a flower in the hand, which cannot win"),
            Reason::EighthFlower => f.write_str("the eighth flower wins, nothing else can be done"),
            Reason::Joker => f.write_str("nobody claims a joker"),
            Reason::Chow => f.write_str("this chow is not possible"),
            Reason::Pung => f.write_str("this pung is not possible"),
            Reason::Kong => f.write_str("this kong is not possible"),
            Reason::KongAfterClaim => f.write_str("no kong in the turn of a claim"),
            Reason::KongWithoutTile => f.write_str("no tile is left to replace a kong"),
            Reason::WinAfterClaim => {
                f.write_str("a claim is followed by a discard: this is not the turn to win")
            }
            Reason::LastDiscard => f.write_str("the last discard can only be won on"),
            Reason::DeadHand => f.write_str("a dead hand does not win"),
            Reason::NotAWin => f.write_str("this is not a win"),
            Reason::MissedWin => f.write_str("missed win: one worth as much was let pass"),
            Reason::ForbiddenSuitFirst { suit } => {
                write!(f, "the first discard must be of the forbidden suit {}", suit.letter())
            }
            Reason::NotReady => f.write_str("no ready hand, or not declared in time"),
            Reason::ReadyBinds => f.write_str("a hand declared ready does not change"),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, reason) in self.reasons.iter().enumerate() {
            let comma = if at == 0 { "" } else { "; " };
            write!(f, "{comma}{reason}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Refused {}
