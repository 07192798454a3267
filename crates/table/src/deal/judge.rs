//! Whether a declared win is one, and what it is worth: the question as the scorers want it put.

use arrayvec::ArrayVec;
use hand::MeldKind;
use rules::{Fact, Facts, FalseWin, Ready, Rules, Score, Showdown, Verdict, Win, WinBy};
use tiles::{RelSeat, Seat, Suit, Tile};

use super::Deal;
use crate::event::Source;
use crate::public::{Offered, ReadyState};

impl Deal {
    /// Whether the player whose turn it is may declare a win with what he has drawn or been dealt.
    #[inline]
    pub(super) fn may_win_in_turn(&self, rules: &Rules, seat: Seat) -> bool {
        let may_err = self.public.table.strict && rules.play.false_win != FalseWin::Refused;
        if !may_err && !self.is_complete_in_turn(rules, seat) {
            return false;
        }
        let (own, shown) = (&self.own[seat], self.public.shown(seat));
        if shown.dead || own.flowers != 0 && rules.play.flower_bars_win {
            return false;
        }
        if may_err {
            return true;
        }
        // CLA-READY-1: declared before the tile was drawn.
        let declared = rules.play.ready != Ready::Required || shown.ready == ReadyState::Yes;
        declared && self.score_in_turn(rules, seat).verdict == Verdict::Valid
    }

    /// Whether the hand whose turn it is has the form of a complete one.
    #[inline]
    pub(super) fn is_complete_in_turn(&self, rules: &Rules, seat: Seat) -> bool {
        let own = &self.own[seat];
        if own.flowers != 0 {
            return false;
        }
        match own.drawn {
            Some(tile) => own.waits.contains(tile),
            // The dealer's dealt tiles; after a claim there is nothing to win with.
            None => {
                matches!(self.public.stage.turn(), Some((_, Source::Dealt)))
                    && own.tally.distance(rules.shapes) == -1
            }
        }
    }

    /// How the hand whose turn it is would win.
    pub(super) fn win_in_turn(&self, rules: &Rules, seat: Seat) -> Win {
        let own = &self.own[seat];
        // MCR-DEAL-3: before the first discard and the first kong, flowers replaced or not.
        let dealt = rules.play.dealer_extra
            && seat == Deal::DEALER
            && self.public.river.is_empty()
            && self.public.kongs_in_turn == 0;
        let by = match self.public.stage.turn() {
            _ if dealt => WinBy::Dealt,
            Some((_, Source::Kong)) => WinBy::KongReplacement,
            Some((_, Source::Flower)) => WinBy::FlowerReplacement,
            Some((_, Source::Dealt | Source::Wall | Source::Claim)) | None => WinBy::SelfDraw,
        };
        // Of dealt tiles any may be named (MCR-CASE-1).
        let tile = own.drawn.or_else(|| own.tally.kinds().first()).expect("a hand has tiles");
        Win { tile, by, from: None }
    }

    /// The score of a win in the own turn.
    pub(super) fn score_in_turn(&self, rules: &Rules, seat: Seat) -> Score {
        rules.score(&self.showdown_in_turn(rules, seat))
    }

    pub(super) fn showdown_in_turn(&self, rules: &Rules, seat: Seat) -> Showdown {
        let win = self.win_in_turn(rules, seat);
        let mut showdown = self.showdown(rules, seat, Some(win));
        showdown.concealed.remove(win.tile);
        showdown
    }

    /// The score of a win on another's tile.
    pub(super) fn score_claim(&self, rules: &Rules, seat: Seat, from: Seat, tile: Tile, by: WinBy) -> Score {
        let from = self.public.place_of(from, seat);
        rules.score(&self.showdown(rules, seat, Some(Win { tile, by, from: Some(from) })))
    }

    pub(super) fn is_good_claim(&self, rules: &Rules, seat: Seat, from: Seat, tile: Tile, by: WinBy) -> bool {
        self.score_claim(rules, seat, from, tile, by).verdict == Verdict::Valid
    }

    /// SIC-CLAIM-6, SIC-RUL-40.
    pub(super) fn is_barred(&self, rules: &Rules, seat: Seat, from: Seat, tile: Tile, by: WinBy) -> bool {
        let missed = u32::from(self.own[seat].missed);
        missed > 0 && self.score_claim(rules, seat, from, tile, by).value.is_none_or(|value| value <= missed)
    }

    pub(super) const fn claim_by(&self, what: Offered) -> WinBy {
        match what {
            Offered::Discard => WinBy::Discard,
            Offered::Kong => WinBy::RobKong,
            Offered::Flower => WinBy::RobFlower,
        }
    }

    /// A hand as it lies, with all that its value may depend on.
    pub(crate) fn showdown(&self, rules: &Rules, seat: Seat, win: Option<Win>) -> Showdown {
        let (own, shown) = (&self.own[seat], self.public.shown(seat));
        let claimed = win.is_some_and(|win| win.by == WinBy::Discard);
        let lying = self.public.river.lying() - u32::from(claimed && self.is_last_discard_lying());
        Showdown {
            concealed: own.tally.counts(),
            melds: own.melds(shown),
            flowers: shown.flowers(),
            win,
            seat: seat.wind(),
            round: self.public.table.round,
            players: self.public.table.players,
            facts: self.facts(rules, seat, win),
            discards: lying,
            dealer_streak: self.public.table.dealer_streak,
        }
    }

    fn is_last_discard_lying(&self) -> bool {
        self.public.river.iter().next_back().is_some_and(|thrown| !thrown.claimed)
    }

    /// What else was the case. Facts, not fans: what they mean is the scorer's matter.
    pub(super) fn facts(&self, rules: &Rules, seat: Seat, win: Option<Win>) -> Facts {
        let (own, public) = (&self.own[seat], &self.public);
        let mut facts = Facts::NONE;
        let mut add = |holds: bool, fact: Fact| {
            if holds {
                facts.insert(fact);
            }
        };
        let suit_fact = own.forbidden.map(|suit| match suit {
            Suit::Characters => Fact::ForbiddenCharacters,
            Suit::Dots => Fact::ForbiddenDots,
            Suit::Bamboos => Fact::ForbiddenBamboos,
        });
        suit_fact.into_iter().for_each(|fact| add(true, fact));
        let Some(win) = win else { return facts };
        let claimed = win.by.is_claim();
        let whose = public.stage.offered().map_or(seat, |(from, ..)| if claimed { from } else { seat });
        let empty = public.is_last(rules, whose);
        let discard = win.by == WinBy::Discard;
        add(empty && !claimed, Fact::LastWallTile);
        add(empty && discard, Fact::LastDiscard);
        add(discard && public.kongs_in_turn > 0, Fact::DiscardAfterKong);
        add(discard && public.river.len() == 1, Fact::FirstDiscard);
        add(discard && self.is_fresh_at_the_end(rules, win.tile), Fact::FreshTileLastFive);
        add(self.is_last_of_its_kind(win), Fact::LastOfItsKind);
        let ready = public.shown(seat).ready;
        add(ready == ReadyState::Yes, Fact::ReadyDeclared);
        // TWN-READY-2: not with the tile drawn before the declaration.
        add(ready == ReadyState::Yes && own.as_dealt, Fact::ReadyFromDeal);
        for other in public.others(seat).filter(|&other| public.shown(other).out) {
            match public.place_of(other, seat) {
                RelSeat::Right => add(true, Fact::WonRight),
                RelSeat::Across => add(true, Fact::WonAcross),
                RelSeat::Left => add(true, Fact::WonLeft),
                RelSeat::Own => {}
            }
        }
        match rules.fed_by(&own.melds(public.shown(seat))) {
            Some(RelSeat::Right) => add(true, Fact::ResponsibleRight),
            Some(RelSeat::Across) => add(true, Fact::ResponsibleAcross),
            Some(RelSeat::Left) => add(true, Fact::ResponsibleLeft),
            Some(RelSeat::Own) | None => {}
        }
        facts
    }

    /// TWN-RESP-6: a kind never discarded before, with five live tiles or fewer left.
    fn is_fresh_at_the_end(&self, rules: &Rules, tile: Tile) -> bool {
        self.public.live(rules, Deal::DEALER) <= 5
            && self.public.river.iter().filter(|thrown| thrown.tile == tile).count() == 1
    }

    /// Whether the three other copies lie in the river or in sets that everybody sees (MCR-RUL-36, CLA-RUL-19).
    fn is_last_of_its_kind(&self, win: Win) -> bool {
        let public = &self.public;
        let lying = public.river.iter().filter(|thrown| thrown.tile == win.tile && !thrown.claimed).count();
        let own = usize::from(win.by == WinBy::Discard && self.is_last_discard_lying());
        let open = public.seats().iter().flat_map(|&seat| public.shown(seat).melds.iter().flatten());
        let open: ArrayVec<_, 20> = open.filter(|meld| meld.kind() != MeldKind::ConcealedKong).collect();
        let declared = open.iter().flat_map(|meld| meld.tiles()).filter(|&tile| tile == win.tile).count();
        lying + declared == 3 + own
    }
}
