//! Plays a list of actions as people write it down: draws, flowers and passes are left out, claims follow the tile
//! that they are of, in any order (FORMAT.md, "How a list of actions is read").

use fivewinds::Rules;
use fivewinds::rules::Ready;
use fivewinds::table::{Action, Chow, Deal, Offered, Pung, ReadyState, Stage};
use fivewinds::tiles::{BySeat, Seat, Tile};

/// One action of the list; without a seat it is the end of the session's time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) seat: Option<Seat>,
    pub(crate) words: Vec<String>,
}

/// A list that is being played.
pub(crate) struct Script<'a> {
    rules: &'a Rules,
    deal: Deal,
    entries: &'a [Entry],
    /// Claims of the tile that is open now.
    claims: BySeat<Option<Action>>,
    /// Entries that have been played before their turn.
    done: Vec<bool>,
}

/// Why an action is refused.
type Refusal = String;

impl<'a> Script<'a> {
    pub(crate) fn new(rules: &'a Rules, deal: Deal, entries: &'a [Entry]) -> Script<'a> {
        Script { rules, deal, entries, claims: BySeat::default(), done: vec![false; entries.len()] }
    }

    pub(crate) fn deal(&self) -> &Deal {
        &self.deal
    }

    /// Plays until an action is refused, which is returned with its number and the reason.
    pub(crate) fn play(&mut self) -> Option<(usize, Refusal)> {
        self.declare_dealt_hands();
        for at in 0..self.entries.len() {
            if self.done[at] {
                continue;
            }
            if let Err(refusal) = self.step(at) {
                self.settle_false_wins();
                return Some((at, refusal));
            }
        }
        // What is still open is let go by everybody; the last discard of an empty wall ends the deal.
        self.close_window();
        None
    }

    /// Wins that are none, declared on the tile that is still open, have cost what they cost before the refusal.
    fn settle_false_wins(&mut self) {
        if self.claims.iter().any(|(_, claim)| *claim == Some(Action::Win)) {
            let mut after = self.deal;
            close(&mut after, self.rules, &self.claims);
            if !matches!(after.public().stage(), Stage::Over { .. }) {
                self.deal = after;
            }
        }
    }

    fn step(&mut self, at: usize) -> Result<(), Refusal> {
        let entry = &self.entries[at];
        let Some(seat) = entry.seat else { return self.time() };
        if !self.deal.public().seats().contains(&seat) {
            return Err("nobody has this seat at the table: not a turn of it".to_owned());
        }
        let words: Vec<&str> = entry.words.iter().map(String::as_str).collect();
        if self.is_claim(seat, &words) {
            return self.claim(seat, &words);
        }
        self.close_window();
        // TWN-FLOWER-8: the draw that follows may show an eighth flower; who could rob it and does not say so lets it go.
        if is_flower_offered(&self.deal) && !(words == ["win"] && self.deal.to_act().contains(seat)) {
            self.close_window();
        }
        let action = self.read(seat, &words)?;
        if action == Action::Ready && self.rules.play.ready == Ready::Required {
            return self.ready_after_discard(seat);
        }
        if let Action::Discard(_) = action {
            self.ready_with_discard(at, seat, action);
        }
        self.apply(seat, action)
    }

    /// CLA-READY-3: who is ready as dealt says so before the first discard, wherever in the list it stands until then.
    fn declare_dealt_hands(&mut self) {
        if self.rules.play.ready != Ready::Required || self.deal.public().stage() != Stage::Opening {
            return;
        }
        let asked = self.deal.to_act();
        for seat in asked {
            let before = |entry: &&Entry| entry.words[0] != "discard";
            let found = self.entries.iter().take_while(before).position(|entry| {
                entry.seat == Some(seat) && entry.words.len() == 1 && entry.words[0] == "ready"
            });
            let action = if found.is_some() { Action::Ready } else { Action::Pass };
            found.into_iter().for_each(|at| self.done[at] = true);
            self.apply(seat, action).expect("both are among the choices of who is asked");
        }
    }

    /// CLA-READY-2: written after the discard, but said with it.
    fn ready_with_discard(&mut self, at: usize, seat: Seat, discard: Action) {
        let next = self.entries.get(at + 1);
        let says_ready = next.is_some_and(|next| next.seat == Some(seat) && next.words == ["ready"]);
        if !says_ready || self.rules.play.ready != Ready::Required {
            return;
        }
        let mut with = self.deal;
        let both = with.apply(self.rules, seat, Action::Ready, &mut ()).is_ok()
            && with.choices(self.rules, seat).contains(discard);
        let stands = self.deal.public().shown(seat).ready() == ReadyState::Yes;
        if both {
            self.deal.apply(self.rules, seat, Action::Ready, &mut ()).expect("it was tried above");
        }
        // A declaration that stands may be repeated.
        self.done[at + 1] = both || stands && self.keeps_ready(seat, discard);
    }

    fn keeps_ready(&self, seat: Seat, discard: Action) -> bool {
        let mut after = self.deal;
        after.apply(self.rules, seat, discard, &mut ()).is_ok()
            && after.public().shown(seat).ready() == ReadyState::Yes
    }

    /// A declaration that was not taken together with its discard is refused.
    fn ready_after_discard(&self, seat: Seat) -> Result<(), Refusal> {
        let refused = self.deal.why_not(self.rules, seat, Action::Ready);
        Err(format!("{refused}; this hand cannot be declared ready now"))
    }

    fn time(&mut self) -> Result<(), Refusal> {
        self.close_window();
        if matches!(self.deal.public().stage(), Stage::Over { .. }) {
            return Err("the deal is over".to_owned());
        }
        self.deal.stop(self.rules, &mut ());
        Ok(())
    }

    /// Whether the words are about the tile that is open now.
    fn is_claim(&self, seat: Seat, words: &[&str]) -> bool {
        let Stage::Offer { from, tile, what } = self.deal.public().stage() else { return false };
        match words {
            ["chow", ..] | ["pung", ..] | ["kong"] => from != seat || what == Offered::Discard,
            ["win"] if from == seat => false,
            ["win"] => what == Offered::Flower || !self.wins_on_draw(seat, tile),
            _ => false,
        }
    }

    /// Whether a win is about the tile that the player draws when the open one has gone.
    fn wins_on_draw(&self, seat: Seat, tile: Tile) -> bool {
        let mut after = self.deal;
        close(&mut after, self.rules, &self.claims);
        if is_flower_offered(&after) {
            // TWN-CASE-4: the eighth flower goes before the other readings.
            if after.to_act().contains(seat) {
                return true;
            }
            close(&mut after, self.rules, &BySeat::default());
        }
        let offered = matches!(after.public().stage(), Stage::Offer { .. });
        // RED-MSG-1: nobody wins on a discarded joker, so the win is not about it.
        let completes = tile.is_playing() && self.deal.view(seat).completes_with(tile);
        !offered && after.to_act().contains(seat) && !completes
    }

    fn claim(&mut self, seat: Seat, words: &[&str]) -> Result<(), Refusal> {
        let action = self.read(seat, words)?;
        if self.claims[seat].is_some() {
            return Err("this player has claimed the tile already: it is not his turn".to_owned());
        }
        if !self.deal.choices(self.rules, seat).contains(action) {
            return Err(self.deal.why_not(self.rules, seat, action).to_string());
        }
        self.claims[seat] = Some(action);
        Ok(())
    }

    /// All who have not claimed the open tile pass.
    fn close_window(&mut self) {
        let claims = std::mem::take(&mut self.claims);
        close(&mut self.deal, self.rules, &claims);
    }

    fn apply(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.deal.apply(self.rules, seat, action, &mut ()).map_err(|refused| refused.to_string())
    }

    /// The action that the words mean.
    fn read(&self, seat: Seat, words: &[&str]) -> Result<Action, Refusal> {
        let claimed = self.deal.public().stage().offered().map(|(_, tile, _)| tile);
        // RED-JOKER-10: natural tiles first, jokers for what is missing.
        if words == ["pung"] {
            let choices = self.deal.choices(self.rules, seat);
            let pung = Pung::ALL.into_iter().find(|&pung| choices.contains(Action::Pung(pung)));
            return Ok(Action::Pung(pung.unwrap_or(Pung::NATURAL)));
        }
        Action::read(words, claimed).map_err(|error| {
            let about = match words {
                ["chow", ..] => Action::Chow(Chow::ALL[0]),
                ["pung", ..] => Action::Pung(Pung::NATURAL),
                _ => return error.to_string(),
            };
            let refused = self.deal.why_not(self.rules, seat, about);
            format!("{refused}; {error}")
        })
    }
}

/// Whether an eighth flower is shown that somebody could rob.
fn is_flower_offered(deal: &Deal) -> bool {
    matches!(deal.public().stage(), Stage::Offer { what: Offered::Flower, .. })
}

/// Answers for all who are asked: what they have claimed, else they pass.
fn close(deal: &mut Deal, rules: &Rules, claims: &BySeat<Option<Action>>) {
    if !matches!(deal.public().stage(), Stage::Offer { .. }) {
        return;
    }
    for seat in deal.to_act() {
        let action = claims[seat].unwrap_or(Action::Pass);
        deal.apply(rules, seat, action, &mut ()).expect("claims were checked, and who is asked may pass");
    }
}
