//! `fivewinds play`: a deal with a person at the terminal, against bots and programs.

mod prompt;
mod seats;

pub(crate) use seats::table_for;

use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use answers::replay::{Shown, Viewer};
use answers::{Lang, ScoreReport};
use bots::{Bench, Playing};
use coach::Words;
use fivewinds::Rules;
use fivewinds::record::{DealRecord, Header, Record, Recorder};
use fivewinds::rules::Won;
use fivewinds::table::{Action, Deal, Event, EventSink};
use fivewinds::tiles::Seat;

use crate::BAD_INPUT;
use crate::args::PlayArgs;
use crate::coach::show_advice;
use crate::layout::{COLUMNS, width};
use crate::random::Random;
use crate::replay::ShowTable;
use crate::show::{self, BAD, BOLD, FAINT, GOOD};
use crate::text::TerminalText;
use crate::waits;
use prompt::{Prompt, Typed};
use seats::Sitting;

/// So many things to do the coach speaks of.
const HINTS: usize = 3;

/// A deal that is being played.
struct Playthrough<'a> {
    shown: Shown<'a>,
    lang: Lang,
    /// Where the person sits.
    seat: Seat,
    recorder: Recorder,
    /// What has happened and has not been told.
    news: Vec<Event>,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Over,
    Stopped,
}

pub(crate) fn run(args: &PlayArgs, lang: Lang) -> io::Result<ExitCode> {
    let text = lang.text();
    let sitting = match seats::sit_down(args, text) {
        Ok(sitting) => sitting,
        Err(problems) => {
            for problem in problems {
                writeln!(anstream::stderr(), "{BAD}{}{}{BAD:#}{problem}", text.error, text.colon)?;
            }
            return Ok(ExitCode::from(BAD_INPUT));
        }
    };
    let Sitting { rules, setup, names, bots, standing } = sitting;
    let seed = args.seed.unwrap_or_else(|| Random::from_clock().number());
    let wall = bots::wall(&rules, seed, 0);
    let deal = DealRecord::new(&rules, &setup, wall);
    let shown =
        Shown { text, rules: &rules, names: &names, deal: &deal, number: 1, viewer: Viewer::Seat(args.seat) };
    let mut recorder = Recorder::new(&rules);
    recorder.begin(&rules, &setup, wall);
    let mut play = Playthrough { shown, lang, seat: args.seat, recorder, news: Vec::new() };
    let out = &mut anstream::stdout();
    play.heading(out, seed)?;
    let mut bench = Bench::new(bots);
    let mut playing = bench.begin(&rules, &setup, wall, seed, standing, &mut play);
    let ending = play.play(out, &mut playing)?;
    let deal = *playing.deal();
    match ending {
        Ending::Over => play.end(out, lang, &deal)?,
        Ending::Stopped => writeln!(out, "{}", text.play().stopped)?,
    }
    play.write_record(out, args, &deal, seed)
}

impl EventSink for Playthrough<'_> {
    fn emit(&mut self, event: Event) {
        self.recorder.emit(event);
        self.news.push(event);
    }
}

impl Playthrough<'_> {
    fn heading(&self, out: &mut impl Write, seed: u64) -> io::Result<()> {
        let text = self.shown.text;
        let rules = (text.wording)(self.shown.rules.ruleset.name());
        let round = (text.replay.round)(self.shown.deal.setup.round);
        writeln!(out, "{BOLD}{rules}{BOLD:#}  {round}  {FAINT}--seed {seed}{FAINT:#}")?;
        writeln!(out, "{FAINT}{}{FAINT:#}", text.play().help)
    }

    /// Plays until the deal is over or the person has had enough.
    fn play(&mut self, out: &mut impl Write, playing: &mut Playing<'_>) -> io::Result<Ending> {
        let rules = self.shown.rules;
        let mut prompt = Prompt::new()?;
        loop {
            self.tell(out, playing)?;
            let Some(seat) = playing.deal().to_act().next() else { return Ok(Ending::Over) };
            if seat != self.seat {
                let decided = playing.step(rules, self);
                decided.into_iter().for_each(|(seat, action)| self.recorder.act(seat, action));
                continue;
            }
            self.question(out, playing.deal())?;
            match self.decide(out, &mut prompt, playing.deal())? {
                Some(action) => {
                    self.recorder.act(seat, action);
                    let done = playing.act(rules, seat, action, self);
                    done.expect("it is one of the choices");
                }
                None => return Ok(Ending::Stopped),
            }
        }
    }

    /// What has happened, as far as the person gets to know it, and what went wrong with programs.
    fn tell(&mut self, out: &mut impl Write, playing: &mut Playing<'_>) -> io::Result<()> {
        let text = self.shown.text;
        let who = |seat: Seat| self.shown.who(seat);
        let told = self.shown.events(&self.news).filter_map(|event| (text.replay.event)(event, &who));
        let told: Vec<String> = told.collect();
        let line = told.join(" ");
        if !line.is_empty() {
            writeln!(out, "{}", if width(&line) < COLUMNS { line } else { told.join("\n") })?;
        }
        self.news.clear();
        for (seat, mishap) in playing.mishaps() {
            let told = (text.play().mishap)(&mishap);
            writeln!(out, "{BAD}{}{}{BAD:#}{told}", self.shown.who(seat), text.colon)?;
        }
        Ok(())
    }

    /// The table, and what may be done.
    fn question(&self, out: &mut impl Write, deal: &Deal) -> io::Result<()> {
        let text = self.shown.text;
        writeln!(out)?;
        self.shown.table(out, deal)?;
        let left = (text.play().left)(deal.public().left());
        writeln!(out, "  {FAINT}{left}{FAINT:#}\n{BOLD}{}{BOLD:#}", text.play().your_turn)?;
        let offered = deal.public().stage().offered().map(|(_, tile, _)| tile);
        let choices = deal.choices(self.shown.rules, self.seat);
        let actions = choices
            .iter()
            .zip(1..)
            .map(|(action, number)| format!("{BOLD}{number}{BOLD:#} {}", action.words(offered).join(" ")));
        let mut line = String::new();
        for action in actions {
            let plain = anstream::adapter::strip_str(&format!("{line}{action}")).to_string();
            if width(&plain) > COLUMNS {
                writeln!(out, "  {}", line.trim_end())?;
                line.clear();
            }
            line.push_str(&action);
            line.push_str("  ");
        }
        writeln!(out, "  {}", line.trim_end())
    }

    /// What the person decides; `None` if he stops.
    fn decide(&self, out: &mut impl Write, prompt: &mut Prompt, deal: &Deal) -> io::Result<Option<Action>> {
        let text = self.shown.text;
        let (rules, seat) = (self.shown.rules, self.seat);
        let offered = deal.public().stage().offered().map(|(_, tile, _)| tile);
        let choices = deal.choices(rules, seat);
        loop {
            out.flush()?;
            let Some(line) = prompt.line()? else { return Ok(None) };
            match Typed::read(&line, offered) {
                Typed::Nothing => {}
                Typed::Quit => return Ok(None),
                Typed::Table => self.question(out, deal)?,
                Typed::Hint => self.hint(out, deal)?,
                Typed::Help => writeln!(out, "{}", text.play().help)?,
                Typed::Number(number) => match number.checked_sub(1).and_then(|number| choices.nth(number)) {
                    Some(action) => return Ok(Some(action)),
                    None => writeln!(out, "{}", text.play().no_number)?,
                },
                Typed::Action(action) if choices.contains(action) => return Ok(Some(action)),
                Typed::Why(action) if choices.contains(action) => writeln!(out, "{}", text.play().allowed)?,
                Typed::Action(action) | Typed::Why(action) => self.refuse(out, deal, action)?,
                Typed::Unknown => {
                    writeln!(out, "{}", (text.play().no_action)(&answers::problem::cut(line.trim())))?;
                }
            }
        }
    }

    /// What the coach would do, and why.
    fn hint(&self, out: &mut impl Write, deal: &Deal) -> io::Result<()> {
        let rules = self.shown.rules;
        let view = deal.view(self.seat);
        let advice = bots::explain(rules, view, deal.choices(rules, self.seat));
        let words = Words::new(rules, self.lang.of_coach(), view);
        show_advice(out, self.shown.text, &words, &advice, HINTS)
    }

    /// Why an action may not be done, with the clauses.
    fn refuse(&self, out: &mut impl Write, deal: &Deal, action: Action) -> io::Result<()> {
        let (text, rules) = (self.shown.text, self.shown.rules);
        let refused = deal.why_not(rules, self.seat, action);
        let reasons: Vec<String> = refused
            .reasons
            .iter()
            .map(|reason| {
                let clause = reason.clause(&rules.play.clauses);
                format!("{} {FAINT}[{clause}]{FAINT:#}", (text.replay.reason)(reason))
            })
            .collect();
        writeln!(out, "{BAD}{}{BAD:#}{}{}", text.play().refused, text.colon, reasons.join(text.semicolon))
    }

    /// All hands, and what the winners' are worth.
    fn end(&self, out: &mut impl Write, lang: Lang, deal: &Deal) -> io::Result<()> {
        let text = self.shown.text;
        let full = deal.finished().expect("it is over");
        for won in full.wins() {
            writeln!(out, "\n{BOLD}{}{BOLD:#}", self.shown.who(won.seat))?;
            show::score::report(out, waits::view(lang), &self.worth(deal, &won))?;
        }
        writeln!(out, "\n{BOLD}{}{BOLD:#}", text.play().hands)?;
        let Shown { text, rules, names, deal: record, number, .. } = self.shown;
        Shown { text, rules, names, deal: record, number, viewer: Viewer::All }.table(out, deal)?;
        let result = (text.play().result)(deal.public().points()[self.seat]);
        writeln!(out, "{GOOD}{result}{GOOD:#}")
    }

    fn worth(&self, deal: &Deal, won: &Won) -> ScoreReport {
        let rules: &Rules = self.shown.rules;
        let full = deal.finished().expect("it is over");
        ScoreReport::of_showdown(rules, full.winning_hand(rules, won))
    }

    fn write_record(
        &mut self,
        out: &mut impl Write,
        args: &PlayArgs,
        deal: &Deal,
        seed: u64,
    ) -> io::Result<ExitCode> {
        let Some(file) = &args.record else { return Ok(ExitCode::SUCCESS) };
        let mut header = Header::new(self.shown.rules.options.clone());
        header.players = self.shown.names.to_vec();
        header.meta.insert("seed".to_owned(), seed.to_string());
        let record = Record { header, deals: vec![self.recorder.finish(deal).clone()] };
        fs::write(file, record.to_json().map_err(io::Error::other)?)?;
        let file = file.display().to_string();
        writeln!(out, "{}", (self.shown.text.play().recorded)(&file))?;
        Ok(ExitCode::SUCCESS)
    }
}
