//! A deal that goes on from what is known of it: what its state holds beside hands, wall and what lies open.

use rules::{Fact, Facts, Rules, Verdict, Won};
use tiles::{BySeat, RelSeat, Seat, SeatSet, Wall};

use super::window::Offer;
use super::{Deal, Pending};
use crate::few::Few;
use crate::imagine::BadGuess;
use crate::own::Own;
use crate::public::{Declaration, Offered, Public, Stage};

impl Deal {
    /// A deal in the middle: whoever may choose is asked, and the wins so far are valued.
    pub(crate) fn resumed(
        rules: &Rules,
        public: &Public,
        own: &BySeat<Own>,
        wall: Wall,
    ) -> Result<Deal, BadGuess> {
        let mut deal =
            Deal { public: *public, own: *own, wall, pending: Pending::NONE, wins: Few::default() };
        if !public.wins.is_empty() {
            deal.value_wins(rules)?;
        }
        deal.ask_again(rules);
        if deal.to_act().is_empty() { Err(BadGuess::NobodyAsked) } else { Ok(deal) }
    }

    fn ask_again(&mut self, rules: &Rules) {
        match self.public.stage {
            Stage::Opening => _ = self.ask_before_first_turn(rules),
            Stage::Offer { from, what: Offered::Flower, .. } => {
                let robber = self.public.others(from).find(|&other| self.has_seven_flowers(other));
                robber.into_iter().for_each(|robber| self.ask_robber_of_flower(robber));
            }
            Stage::Offer { from, tile, what } => self.ask_about(rules, Offer { from, tile, what }),
            Stage::Dealing
            | Stage::Flowers { .. }
            | Stage::Turn { .. }
            | Stage::EighthFlower { .. }
            | Stage::Over { .. } => {}
        }
    }

    fn value_wins(&mut self, rules: &Rules) -> Result<(), BadGuess> {
        let occasions = self.public.occasions();
        let wins = self.public.wins.to_list();
        for (Declaration { seat, from, tile, by }, occasion) in wins.into_iter().zip(occasions) {
            let facts = self.facts_of_past_win(rules, seat, occasion);
            let in_play = self.in_play_after(occasion);
            let mut won = Won { seat, from, tile, by, occasion, good: true, value: 0, in_play, facts };
            let score = rules.score(&self.winning_showdown(rules, &won));
            won.good = score.verdict == Verdict::Valid;
            won.value = score.value.unwrap_or_default();
            if !won.good && !self.public.table.strict {
                return Err(BadGuess::NoWin(seat));
            }
            self.wins.push(won);
        }
        Ok(())
    }

    /// Who had not won after an occasion.
    fn in_play_after(&self, occasion: u8) -> SeatSet {
        let occasions = self.public.occasions();
        let mut in_play: SeatSet = self.public.seats().iter().copied().collect();
        for (win, _) in self.public.wins.iter().zip(occasions).filter(|&(_, when)| when <= occasion) {
            in_play.remove(win.seat);
        }
        in_play
    }

    /// What was the case at a win after which the deal went on: its tile was not the last.
    fn facts_of_past_win(&self, rules: &Rules, seat: Seat, occasion: u8) -> Facts {
        let public = &self.public;
        let mut facts = self.facts_of_hand(rules, seat);
        let out = |other: Seat| occasion > 0 && !self.in_play_after(occasion - 1).contains(other);
        for other in public.others(seat).filter(|&other| out(other)) {
            match public.place_of(other, seat) {
                RelSeat::Right => facts.insert(Fact::WonRight),
                RelSeat::Across => facts.insert(Fact::WonAcross),
                RelSeat::Left => facts.insert(Fact::WonLeft),
                RelSeat::Own => {}
            }
        }
        if public.kongs.iter().any(|kong| kong.thrown_into == Some(occasion)) {
            facts.insert(Fact::DiscardAfterKong);
        }
        facts
    }
}

#[cfg(test)]
impl Deal {
    /// How many have answered in a window that is open.
    pub(crate) fn pending_answers(&self) -> usize {
        self.pending.answers.iter().filter(|(_, answer)| answer.is_some()).count()
    }
}
