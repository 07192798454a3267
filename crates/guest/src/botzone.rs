//! Programs that were written for Botzone's judge of Chinese-Standard-Mahjong play at our tables unchanged.
//!
//! That judge says everything that happens to everybody, as a request, and everybody answers each: with `PASS`, where
//! there is nothing to say. So requests are made of events, and the one that is open is put when the table asks for a
//! decision, or else when the next one comes, and then nothing but `PASS` is taken. The program is told its own answers
//! again whenever it is started; where the table has done something else, it is told what the table has done.

use std::io;
use std::time::{Duration, Instant};

use bots::{Bot, Mishap, Start, safe};
use hand::{Meld, MeldKind};
use record::botzone::{Said, Shown};
use rules::Rules;
use serde_json::{Value, json};
use table::{Action, Choices, Chow, Open, Pung, SeatEvent, SeatView, Source, Stage};
use tiles::{Seat, Tile, Wind};

use crate::program::cut;
use crate::spec::{GuestError, Limits};
use crate::stay::Stay;

/// What a program prints that wants to be kept running.
const KEEP_RUNNING: &str = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<";

/// How long a program that has answered may take to say that it wants to be kept, or to end.
const AFTERTHOUGHT: Duration = Duration::from_millis(500);

/// How much of an answer that means nothing is repeated.
const SHOWN_MAX: usize = 80;

/// How requests and answers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A line of JSON with all requests and answers; the answer is the `response` of an object.
    Json,
    /// The number of requests, then requests and answers line by line; the answer is a line.
    Simple,
}

/// A program that was written for Botzone's judge.
#[derive(Debug)]
pub struct BotzoneBot {
    stay: Stay,
    form: Form,
    /// Whether it is running and waits for the next request alone.
    keeps_running: bool,
    /// What it wants to be told again: `data` and `globaldata`.
    data: [Option<Value>; 2],
    fits: bool,
    seat: Seat,
    round: Wind,
    dealt: Vec<Tile>,
    /// Everything that was said in this deal. One request more than answers: it is open.
    requests: Vec<String>,
    responses: Vec<String>,
    /// The discard that the last request told of.
    offered: Option<Tile>,
    /// A claim of which the discard is still to come.
    claim: Option<(Seat, Meld)>,
    /// What was said with the own claim, for the turn that follows if it is successful.
    kept: Option<Kept>,
}

/// What a claim says of the turn that follows it.
#[derive(Clone, Copy, Debug)]
struct Kept {
    discard: Tile,
    /// The middle tile of a chow.
    middle: Option<Tile>,
    /// Which answer it was.
    answer: usize,
}

impl Kept {
    fn of(said: &Said, answer: usize) -> Option<Kept> {
        match *said {
            Said::Chi { middle, discard } => Some(Kept { discard: discard?, middle: Some(middle), answer }),
            Said::Peng { discard } => Some(Kept { discard: discard?, middle: None, answer }),
            Said::Pass | Said::Play(_) | Said::Gang { .. } | Said::BuGang(_) | Said::Hu | Said::Other(_) => {
                None
            }
        }
    }
}

/// Whether that judge's programs can play by these rules at a table of so many.
pub(crate) fn fits(rules: &Rules, players: u8) -> Result<(), GuestError> {
    let plays = record::botzone::is_played_there(rules) && players == 4;
    plays.then_some(()).ok_or(GuestError::NotBotzone)
}

impl BotzoneBot {
    /// Starts the program.
    ///
    /// # Errors
    /// If that is not possible.
    pub fn start(argv: Vec<String>, form: Form, limits: Limits) -> io::Result<BotzoneBot> {
        let mut stay = Stay::new(argv, limits);
        stay.start()?;
        Ok(BotzoneBot {
            stay,
            form,
            keeps_running: false,
            data: [None, None],
            fits: true,
            seat: Seat::ALL[0],
            round: Wind::East,
            dealt: Vec::new(),
            requests: Vec::new(),
            responses: Vec::new(),
            offered: None,
            claim: None,
            kept: None,
        })
    }

    /// Makes a request; one that is still open is put first, and nothing can come of the answer.
    fn request(&mut self, line: String) {
        self.close_request();
        self.offered = None;
        self.requests.push(line);
    }

    fn show(&mut self, shown: &Shown) {
        self.request(shown.line(self.seat, self.round).expect("the end is not shown"));
    }

    /// Puts the request that is open, if there is one, where the table does not ask: nothing but `PASS` is right.
    fn close_request(&mut self) {
        if !self.is_open() {
            return;
        }
        if let Some(answer) = self.put() {
            let said = Said::read(&answer);
            if said != Said::Pass {
                self.refuse(action_of(&said, self.offered), &answer);
            }
        }
        self.responses.push(Said::Pass.to_string());
    }

    fn is_open(&self) -> bool {
        self.requests.len() > self.responses.len()
    }

    /// Puts the open request, and gets the answer as it is.
    fn put(&mut self) -> Option<String> {
        if !self.fits {
            return None;
        }
        let (_, started) = self.stay.program()?;
        self.keeps_running &= !started;
        let until = self.stay.deadline();
        for line in self.lines() {
            self.stay.say(line);
        }
        let line = loop {
            let line = self.stay.hear(until);
            match line {
                Some(line) if line.trim().is_empty() || line.trim() == KEEP_RUNNING => {}
                Some(line) => break line,
                None => {
                    // Nobody could tell a late answer from the next one: it is started anew.
                    if self.stay.is_up() {
                        self.stay.give_up();
                    }
                    return None;
                }
            }
        };
        self.see_whether_it_stays();
        self.answer_in(&line)
    }

    /// What the program reads for the open request.
    fn lines(&self) -> Vec<String> {
        let open = self.requests.last().expect("a request is open");
        match (self.form, self.keeps_running) {
            (Form::Json, true) => vec![json!(open).to_string()],
            (Form::Simple, true) => vec![open.clone()],
            (Form::Json, false) => {
                let mut input = json!({"requests": self.requests, "responses": self.responses});
                for (name, data) in ["data", "globaldata"].into_iter().zip(&self.data) {
                    if let Some(data) = data {
                        input[name] = data.clone();
                    }
                }
                vec![input.to_string()]
            }
            (Form::Simple, false) => {
                // One text: so many lines would wait for the program to read them.
                let mut text = self.requests.len().to_string();
                for (request, response) in self.requests.iter().zip(&self.responses) {
                    text.push_str(&format!("\n{request}\n{response}"));
                }
                vec![format!("{text}\n{open}")]
            }
        }
    }

    /// After its answer a program asks to be kept running, or ends.
    fn see_whether_it_stays(&mut self) {
        let until = Instant::now() + AFTERTHOUGHT;
        while let Some(line) = self.stay.hear_more(until) {
            if line.trim() == KEEP_RUNNING {
                self.keeps_running = true;
                return;
            }
        }
        self.keeps_running = false;
        self.stay.kill();
    }

    fn answer_in(&mut self, line: &str) -> Option<String> {
        if self.form == Form::Simple {
            return Some(line.trim().to_owned());
        }
        let answer: Option<Value> = serde_json::from_str(line).ok();
        let response = answer.as_ref().and_then(|answer| answer.get("response")?.as_str());
        if response.is_none() {
            self.stay.note(Mishap::Nonsense(cut(line.trim(), SHOWN_MAX)));
        }
        let response = response?.trim().to_owned();
        let data = |name: &str| answer.as_ref().and_then(|answer| answer.get(name).cloned());
        self.data = ["data", "globaldata"].map(|name| data(name).filter(|data| !data.is_null()));
        Some(response)
    }

    /// Takes down that an answer is not taken.
    fn refuse(&mut self, action: Option<Action>, answer: &str) {
        let nonsense = || Mishap::Nonsense(cut(answer, SHOWN_MAX));
        self.stay.note(action.map_or_else(nonsense, Mishap::Illegal));
    }

    /// Answers the open request with what the table asks for.
    fn decide(&mut self, choices: Choices) -> Option<Action> {
        let answer = self.put()?;
        let said = Said::read(&answer);
        match action_of(&said, self.offered) {
            Some(action) if choices.contains(action) => {
                self.kept = Kept::of(&said, self.responses.len());
                self.responses.push(answer);
                Some(action)
            }
            action => {
                self.refuse(action, &answer);
                None
            }
        }
    }

    /// The discard that was told with a claim.
    fn discard_after_claim(&mut self, view: SeatView<'_>, choices: Choices) -> Action {
        let Some(Kept { discard, middle, answer }) = self.kept.take() else { return safe(view, choices) };
        let mut action = Action::Discard(discard);
        if !choices.contains(action) {
            self.stay.note(Mishap::Illegal(action));
            action = safe(view, choices);
        }
        // What it will be told again is what was done.
        if let (Action::Discard(discard), Some(answer)) = (action, self.responses.get_mut(answer)) {
            let discard = Some(discard);
            let said = middle.map_or(Said::Peng { discard }, |middle| Said::Chi { middle, discard });
            *answer = said.to_string();
        }
        action
    }

    fn hear_open(&mut self, open: Open) {
        match open {
            Open::FirstTurn { seat } => self.begin_play(seat),
            Open::Discarded { seat, tile } => {
                let shown = match self.claim.take() {
                    Some((claimer, meld)) if claimer == seat => claimed(seat, meld, tile),
                    _ => Shown::Play { player: seat, tile },
                };
                self.show(&shown);
                self.offered = Some(tile);
            }
            Open::Claimed { seat, meld } if meld.kind().is_kong() => {
                self.show(&Shown::Gang { player: seat, tile: None });
            }
            Open::Claimed { seat, meld } => {
                // It is told together with the discard; until then the last request has been answered.
                self.close_request();
                self.claim = Some((seat, meld));
            }
            Open::AddingToPung { seat, tile } => self.show(&Shown::BuGang { player: seat, tile }),
            Open::Won { .. } | Open::Ended { .. } => self.close_request(),
            Open::FlowersAsked { .. }
            | Open::FlowerShown { .. }
            | Open::FlowerOffered { .. }
            | Open::EighthFlower { .. }
            | Open::Dealt
            | Open::Opening
            | Open::SuitShown { .. }
            | Open::DeclaredReady { .. }
            | Open::ReadyLapsed { .. }
            | Open::AddedToPung { .. }
            | Open::KongPaid(_)
            | Open::KongThrown { .. }
            | Open::Taken { .. }
            | Open::FalseWin { .. }
            | Open::Paid(_) => {}
        }
    }

    /// The seats, the dealt tiles, and the dealer's fourteenth tile, which that judge calls a draw.
    fn begin_play(&mut self, dealer: Seat) {
        let mut hands: [Vec<Tile>; 4] = Default::default();
        hands[self.seat.index()] = std::mem::take(&mut self.dealt);
        let extra = (dealer == self.seat).then(|| hands[dealer.index()].pop()).flatten();
        self.show(&Shown::Init);
        self.show(&Shown::Deal { hands });
        match extra {
            Some(tile) => self.show(&Shown::Draw { player: dealer, tile }),
            None => self.request(drew(dealer)),
        }
    }
}

impl Bot for BotzoneBot {
    fn begin(&mut self, rules: &Rules, start: &Start) {
        self.stay.begin();
        // A program that is kept running has the last deal in its head.
        if self.keeps_running {
            self.stay.kill();
        }
        self.keeps_running = false;
        self.data = [None, None];
        self.fits = fits(rules, start.table.players).is_ok();
        if !self.fits {
            self.stay.note(Mishap::Died(GuestError::NotBotzone.to_string()));
            self.stay.note(Mishap::Gone);
        }
        (self.seat, self.round) = (start.seat, start.table.round);
        self.dealt.clear();
        self.requests.clear();
        self.responses.clear();
        (self.claim, self.kept) = (None, None);
    }

    fn choose(&mut self, _rules: &Rules, view: SeatView<'_>, choices: Choices) -> Action {
        if let Stage::Turn { source: Source::Claim, .. } = view.public().stage() {
            return self.discard_after_claim(view, choices);
        }
        if !self.fits || !self.is_open() {
            return safe(view, choices);
        }
        if let Some(action) = self.decide(choices) {
            return action;
        }
        let action = safe(view, choices);
        let done = if let Action::Discard(tile) = action { Said::Play(tile) } else { Said::Pass };
        self.responses.push(done.to_string());
        action
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, _rules: &Rules, event: SeatEvent) {
        if !self.fits {
            return;
        }
        match event {
            SeatEvent::Drew { seat, tile, source: Source::Dealt } => {
                self.dealt.extend(tile.filter(|_| seat == self.seat));
            }
            SeatEvent::Drew { seat, tile: Some(tile), .. } if seat == self.seat => {
                self.show(&Shown::Draw { player: seat, tile });
            }
            SeatEvent::Drew { seat, .. } => self.request(drew(seat)),
            SeatEvent::ConcealedKong { seat, .. } => self.show(&Shown::Gang { player: seat, tile: None }),
            SeatEvent::Forbade { .. } | SeatEvent::Missed { .. } => {}
            SeatEvent::Open(open) => self.hear_open(open),
        }
    }

    fn mishaps(&mut self) -> Vec<Mishap> {
        self.stay.take_mishaps()
    }
}

/// Another's draw; which tile it was, nobody is told.
fn drew(player: Seat) -> String {
    format!("3 {} DRAW", player.index())
}

/// A claim with the discard that follows it.
fn claimed(player: Seat, meld: Meld, discard: Tile) -> Shown {
    if meld.kind() == MeldKind::Chow {
        let middle = Tile::from_index(meld.first().index() + 1).expect("a chow is inside its suit");
        Shown::Chi { player, middle, discard }
    } else {
        Shown::Peng { player, discard }
    }
}

/// What an answer means at our table; `offered` is the tile that may be claimed.
fn action_of(said: &Said, offered: Option<Tile>) -> Option<Action> {
    match *said {
        Said::Pass => Some(Action::Pass),
        Said::Play(tile) => Some(Action::Discard(tile)),
        Said::Chi { middle, .. } => {
            let tile = offered?;
            let place = (tile.rank() + 1).checked_sub(middle.rank())?;
            let chow = Chow::new(place, 0).filter(|_| tile.suit().is_some() && tile.suit() == middle.suit());
            chow.map(Action::Chow)
        }
        Said::Peng { .. } => Some(Action::Pung(Pung::NATURAL)),
        Said::Gang { tile: None } => Some(Action::Kong),
        Said::Gang { tile: Some(tile) } | Said::BuGang(tile) => Some(Action::OwnKong(tile)),
        Said::Hu => Some(Action::Win),
        Said::Other(_) => None,
    }
}
