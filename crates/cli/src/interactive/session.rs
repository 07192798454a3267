//! What has been typed so far, and the answer to the next line.

use std::io::{self, Write};

use answers::problem::{Problem, Where, cut};
use answers::{Lang, Report, Text, parse};
use fivewinds::tiles::notation::compact;
use fivewinds::{HandInput, MeldInput, MeldKind, Notation, Rules, Tile};

use crate::random::Random;
use crate::show::{self, View};
use crate::text::TerminalText;
use crate::text::prompt::PromptText;

/// Whether the conversation goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    Go,
    Quit,
}

#[derive(Debug)]
pub(crate) struct Session {
    rules: Rules,
    notation: Option<Notation>,
    view: View,
    random: Random,
    input: HandInput,
    /// Earlier states, the latest last.
    before: Vec<HandInput>,
}

/// Why a line changes nothing.
enum Refusal {
    Problems(Vec<Problem>),
    Said(String),
}

/// How far `:undo` goes back: more than a deal has steps.
const UNDO_MAX: usize = 1000;

type Answer = Result<(), Refusal>;

impl Session {
    pub(crate) fn new(rules: Rules, notation: Option<Notation>, players: Option<u8>, view: View) -> Session {
        let input = HandInput { players, ..HandInput::EMPTY };
        Session { rules, notation, view, random: Random::from_clock(), input, before: Vec::new() }
    }

    pub(crate) fn prompt(&self) -> String {
        format!("{}> ", self.rules.ruleset)
    }

    /// Answers one line.
    pub(crate) fn answer(&mut self, out: &mut impl Write, line: &str) -> io::Result<Flow> {
        let line = line.trim();
        if line.is_empty() {
            return Ok(Flow::Go);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let mut said = Vec::new();
        let answer = match word {
            ":quit" | ":q" | ":exit" => return Ok(Flow::Quit),
            ":help" | ":h" | ":?" => {
                said.push(self.prompt_text().help.to_owned());
                Ok(())
            }
            ":lang" => self.set_language(&mut said, rest),
            ":rules" => self.set_rules(&mut said, rest),
            ":option" => self.set_option(&mut said, rest),
            ":meld" => self.declare(&mut said, rest),
            ":seen" => self.see(&mut said, rest),
            ":random" => self.deal(&mut said),
            ":draw" => self.draw(&mut said),
            ":discard" => self.discard(rest),
            ":undo" => self.undo(),
            _ if word.starts_with(':') => {
                Err(Refusal::Said((self.prompt_text().unknown_command)(&cut(word))))
            }
            _ => self.set_hand(line),
        };
        for line in said {
            writeln!(out, "{line}")?;
        }
        let shows_hand = !matches!(word, ":help" | ":h" | ":?" | ":lang");
        match answer {
            Ok(()) if shows_hand => self.show(out)?,
            Ok(()) => {}
            Err(Refusal::Problems(problems)) => self.refuse(out, &problems)?,
            Err(Refusal::Said(text)) => writeln!(out, "{text}")?,
        }
        Ok(Flow::Go)
    }

    pub(crate) fn refuse(&self, out: &mut impl Write, problems: &[Problem]) -> io::Result<()> {
        show::problems(out, self.text(), None, problems)
    }

    fn text(&self) -> &'static Text {
        self.view.text
    }

    fn prompt_text(&self) -> &'static PromptText {
        self.view.text.prompt()
    }

    /// Shows the hand, if there is one. It has been checked before it became the hand.
    fn show(&self, out: &mut impl Write) -> io::Result<()> {
        if self.input.concealed.is_empty() {
            return Ok(());
        }
        match Report::new(&self.rules, &self.input) {
            Ok(report) => {
                show::report(out, self.view, &report)?;
                let won = report.distance == Some(-1);
                if won { writeln!(out, "\n{}", self.prompt_text().won) } else { Ok(()) }
            }
            Err(problems) => self.refuse(out, &problems),
        }
    }

    /// Makes this the state, unless it is a hand that the rules refuse.
    fn change(&mut self, input: HandInput) -> Answer {
        if !input.concealed.is_empty() {
            Report::new(&self.rules, &input).map_err(Refusal::Problems)?;
        }
        if self.before.len() == UNDO_MAX {
            self.before.remove(0);
        }
        self.before.push(std::mem::replace(&mut self.input, input));
        Ok(())
    }

    fn undo(&mut self) -> Answer {
        let before = self.before.pop();
        self.input = before.ok_or_else(|| Refusal::Said(self.prompt_text().nothing_to_undo.to_owned()))?;
        Ok(())
    }

    fn set_language(&mut self, said: &mut Vec<String>, code: &str) -> Answer {
        match Lang::of_code(code) {
            Some(lang) => {
                self.view.text = lang.text();
                said.push(self.prompt_text().language_now.to_owned());
                Ok(())
            }
            None => Err(Refusal::Said(self.prompt_text().unknown_language.to_owned())),
        }
    }

    fn set_rules(&mut self, said: &mut Vec<String>, id: &str) -> Answer {
        let rules = parse::rules(id, &[]).map_err(Refusal::Problems)?;
        self.begin(said, rules);
        Ok(())
    }

    /// The options that were changed before stay changed.
    fn set_option(&mut self, said: &mut Vec<String>, option: &str) -> Answer {
        let id = option.split('=').next().unwrap_or_default().trim();
        let changed = self.rules.options.changed().filter(|(spec, _)| spec.id != id);
        let mut options: Vec<String> = changed.map(|(spec, value)| format!("{}={value}", spec.id)).collect();
        options.push(option.to_owned());
        let options: Vec<&str> = options.iter().map(String::as_str).collect();
        let rules = parse::rules(self.rules.ruleset.id(), &options).map_err(Refusal::Problems)?;
        self.begin(said, rules);
        Ok(())
    }

    /// A hand of other rules may be none of these, so all begins anew.
    fn begin(&mut self, said: &mut Vec<String>, rules: Rules) {
        let players = self.input.players.filter(|players| rules.players.contains(players));
        let changed: Vec<String> =
            rules.options.changed().map(|(spec, value)| format!("{}={value}", spec.id)).collect();
        let name = (self.text().wording)(rules.ruleset.name());
        let name = [vec![name.to_owned()], changed].concat().join(", ");
        said.push((self.prompt_text().rules_now)(&name));
        self.rules = rules;
        self.input = HandInput { players, ..HandInput::EMPTY };
        self.before.clear();
    }

    /// A hand of full size begins anew; a smaller one goes with the sets that are declared.
    fn set_hand(&mut self, line: &str) -> Answer {
        let read = parse::hand(self.notation, line).map_err(|error| self.unreadable(Where::Hand, error))?;
        let full = read.concealed.len() >= self.rules.hand_size || !read.melds.is_empty();
        let melds = if full { read.melds } else { self.input.melds.clone() };
        let input =
            HandInput { concealed: read.concealed, melds, players: self.input.players, ..HandInput::EMPTY };
        self.change(input)
    }

    fn see(&mut self, said: &mut Vec<String>, rest: &str) -> Answer {
        let seen = parse::tiles(self.notation, rest).map_err(|error| self.unreadable(Where::Seen, error))?;
        let mut input = self.input.clone();
        input.seen.extend(seen);
        let all = sorted(&input.seen);
        self.change(input)?;
        said.push((self.prompt_text().seen_now)(&all));
        Ok(())
    }

    fn declare(&mut self, said: &mut Vec<String>, rest: &str) -> Answer {
        let number = self.input.melds.len() + 1;
        let meld = parse::meld(self.notation, rest, number, Some(self.rules.clauses.no_such_tile))
            .map_err(|problem| Refusal::Problems(vec![problem]))?;
        let mut input = self.input.clone();
        if input.concealed.is_empty() {
            input.melds.push(meld);
        } else if meld.kind == MeldKind::AddedKong {
            self.add_to_pung(&mut input, meld)?;
        } else {
            // All tiles but the claimed one come from the hand.
            let missing = meld.tiles.iter().filter(|tile| !take(&mut input.concealed, **tile)).count();
            let claimed = usize::from(meld.kind != MeldKind::ConcealedKong);
            if missing != claimed {
                return Err(Refusal::Said(self.prompt_text().not_claimable.to_owned()));
            }
            input.melds.push(meld);
        }
        let melds: Vec<String> = input.melds.iter().map(|meld| compact::print(&meld.tiles)).collect();
        self.change(input)?;
        if self.input.concealed.is_empty() {
            said.push((self.prompt_text().melds_now)(&melds.join(", ")));
        }
        Ok(())
    }

    fn add_to_pung(&self, input: &mut HandInput, kong: MeldInput) -> Answer {
        let refused = || Refusal::Said(self.prompt_text().no_pung.to_owned());
        let tile = *kong.tiles.first().ok_or_else(refused)?;
        let is_pung = |meld: &MeldInput| meld.kind == MeldKind::Pung && meld.tiles.contains(&tile);
        let at = input.melds.iter().position(is_pung).ok_or_else(refused)?;
        if !take(&mut input.concealed, tile) {
            return Err(refused());
        }
        input.melds[at] = kong;
        Ok(())
    }

    fn deal(&mut self, said: &mut Vec<String>) -> Answer {
        let mut input = HandInput { players: self.input.players, ..HandInput::EMPTY };
        let mut pool = self.rules.tiles;
        while input.concealed.len() < self.rules.hand_size {
            let Some(tile) = self.random.tile(&pool) else { break };
            pool.remove(tile);
            // Flowers of the deal are replaced before play begins in every ruleset that has them.
            if tile.is_flower() { input.flowers.push(tile) } else { input.concealed.push(tile) }
        }
        self.change(input)?;
        said.push(self.prompt_text().dealt.to_owned());
        Ok(())
    }

    fn draw(&mut self, said: &mut Vec<String>) -> Answer {
        let report = self.report()?;
        if report.checked.hand.has_drawn() {
            return Err(Refusal::Said(self.prompt_text().discard_first.to_owned()));
        }
        let mut pool = report.checked.unseen;
        let mut input = self.input.clone();
        loop {
            let drawn = self.random.tile(&pool);
            let tile = drawn.ok_or_else(|| Refusal::Said(self.prompt_text().wall_empty.to_owned()))?;
            pool.remove(tile);
            if !tile.is_flower() {
                said.push((self.prompt_text().drew)(tile));
                input.concealed.push(tile);
                return self.change(input);
            }
            said.push((self.prompt_text().flower)(tile));
            input.flowers.push(tile);
        }
    }

    fn discard(&mut self, rest: &str) -> Answer {
        let has_drawn = self.report()?.checked.hand.has_drawn();
        if !has_drawn {
            return Err(Refusal::Said(self.prompt_text().draw_first.to_owned()));
        }
        let tiles = parse::tiles(self.notation, rest).map_err(|error| self.unreadable(Where::Hand, error))?;
        let [tile] = tiles[..] else {
            return Err(Refusal::Said(self.prompt_text().one_tile.to_owned()));
        };
        let mut input = self.input.clone();
        if !take(&mut input.concealed, tile) {
            return Err(Refusal::Said((self.prompt_text().not_in_hand)(tile)));
        }
        input.seen.push(tile);
        self.change(input)
    }

    fn report(&self) -> Result<Report<'_>, Refusal> {
        if self.input.concealed.is_empty() {
            return Err(Refusal::Said(self.prompt_text().no_hand.to_owned()));
        }
        Report::new(&self.rules, &self.input).map_err(Refusal::Problems)
    }

    fn unreadable(&self, place: Where, error: fivewinds::tiles::NotationError) -> Refusal {
        let clause = Some(self.rules.clauses.no_such_tile);
        Refusal::Problems(vec![Problem::Notation { place, error, clause }])
    }
}

/// Takes a tile out; says whether it was there.
fn take(tiles: &mut Vec<Tile>, tile: Tile) -> bool {
    let at = tiles.iter().position(|held| *held == tile);
    at.map(|at| tiles.remove(at)).is_some()
}

fn sorted(tiles: &[Tile]) -> String {
    let mut tiles = tiles.to_vec();
    tiles.sort_unstable();
    compact::print(&tiles)
}
