//! Plays a log again on our table, and finds where the two differ.
//!
//! What the judge showed is what happened; what the players answered tells of claims that were passed over and of what
//! the judge punished. Two tables go in step: the real one, and one at which everybody is asked about every tile, so that
//! the rules can say what speaks against any answer.

mod find;
mod step;

use rules::{EndedBy, Rules};
use table::{Action, Deal, Refused, Setup, Stage};
use tiles::{BySeat, Seat, Tile};

use super::deal::Played;
use super::error::LogError;
use super::log::{Log, Said};
use super::value::{Compared, Verdict};
use super::{rules, rules_without_minimum, setup, walls};

pub use find::{Finding, What};

/// A log that was played again.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The deal as it was played here, as far as it came.
    pub played: Played,
    /// The same as a state of the table.
    pub deal: Deal,
    /// Whether all of it could be replayed.
    pub whole: bool,
    /// How it ended there.
    pub there: End,
    /// How it ended here.
    pub here: End,
    /// The win there, or what was declared as one, beside its value here.
    pub win: Option<Compared>,
    /// All that is worth a word, in order.
    pub findings: Vec<Finding>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum End {
    /// It did not: the log breaks off, or the replay stopped.
    Open,
    /// Nobody won.
    Draw,
    /// A player won.
    Win { player: Seat, score: Option<[i32; 4]> },
    /// The judge punished a player.
    Fault { player: Option<Seat>, code: String, score: Option<[i32; 4]> },
}

/// Plays a log again.
///
/// # Errors
/// If the walls cannot be found.
pub fn replay(log: &Log) -> Result<Replay, LogError> {
    let found = walls::find(log)?;
    let rules = rules();
    let table = setup(log.round);
    let real = Deal::new(&rules, &table, found.wall, &mut ());
    let asking = Deal::new(&rules, &Setup { strict: true, ..table }, found.wall, &mut ());
    let mut player = Player {
        log,
        lenient: rules_without_minimum(),
        rules,
        wall: found.wall.rest().to_vec(),
        real,
        asking,
        actions: Vec::new(),
        win: None,
        findings: Vec::new(),
    };
    if found.contradicted {
        player.find(0, None, What::Walls);
    }
    let whole = player.play();
    let played = Played {
        id: log.id.clone(),
        round: log.round,
        wall: found.wall,
        players: log.players.clone(),
        actions: player.actions,
    };
    let (there, here) = (end_there(log), end_here(&player.real));
    let Player { real: deal, win, mut findings, .. } = player;
    if let (End::Win { score: Some(theirs), .. }, End::Win { score: Some(ours), .. }) = (&there, &here)
        && theirs != ours
    {
        let entry = log.moments.last().map_or(0, |moment| moment.entry);
        findings.push(Finding { entry, player: None, what: What::Score { theirs: *theirs, ours: *ours } });
    }
    Ok(Replay { played, deal, whole, there, here, win, findings })
}

impl Replay {
    /// Whether something differs and no ruling says why.
    pub fn is_unexplained(&self) -> bool {
        let explained = match self.win.as_ref().map(|win| &win.verdict) {
            Some(Verdict::Unexplained) => false,
            Some(Verdict::Same | Verdict::Explained(_) | Verdict::Untold) | None => true,
        };
        let by_value = matches!(self.win.as_ref().map(|win| &win.verdict), Some(Verdict::Explained(_)));
        !explained || self.findings.iter().any(|finding| finding.what.is_difference(by_value))
    }
}

/// A log on its way.
struct Player<'a> {
    log: &'a Log,
    rules: Rules,
    /// The rules with every complete hand allowed to win.
    lenient: Rules,
    wall: Vec<Tile>,
    real: Deal,
    /// The same, where everybody is asked about every tile.
    asking: Deal,
    actions: Vec<(Seat, Action)>,
    win: Option<Compared>,
    findings: Vec<Finding>,
}

impl Player<'_> {
    fn find(&mut self, entry: usize, player: Option<Seat>, what: What) {
        self.findings.push(Finding { entry, player, what });
    }

    fn refused(&mut self, entry: usize, seat: Seat, said: Said, refused: &Refused, carried: bool) {
        let clauses = &self.rules.play.clauses;
        let reasons = refused.reasons.iter().map(|reason| (reason.to_string(), reason.clause(clauses)));
        let what = What::Refused { said, reasons: reasons.collect(), carried };
        self.find(entry, Some(seat), what);
    }

    /// Does the same at both tables; whoever is asked and is not named passes.
    fn apply(&mut self, wanted: &BySeat<Option<Action>>) {
        let asked = self.real.to_act();
        for seat in asked {
            let action = wanted[seat].unwrap_or(Action::Pass);
            if self.real.apply(&self.rules, seat, action, &mut ()).is_ok() {
                self.actions.push((seat, action));
            }
        }
        for seat in self.asking.to_act() {
            let action = wanted[seat].unwrap_or(Action::Pass);
            // It was found among the choices before.
            _ = self.asking.apply(&self.rules, seat, action, &mut ());
        }
    }
}

fn end_there(log: &Log) -> End {
    use super::log::Shown;
    let score = log.score;
    match log.end().map(|moment| &moment.shown) {
        Some(Shown::Huang) => End::Draw,
        Some(Shown::Hu(win)) => End::Win { player: win.player, score },
        Some(Shown::Fault { player, code, .. }) => End::Fault { player: *player, code: code.clone(), score },
        Some(
            Shown::Init
            | Shown::Deal { .. }
            | Shown::Draw { .. }
            | Shown::Play { .. }
            | Shown::Chi { .. }
            | Shown::Peng { .. }
            | Shown::Gang { .. }
            | Shown::BuGang { .. },
        )
        | None => End::Open,
    }
}

fn end_here(deal: &Deal) -> End {
    let Stage::Over { by, .. } = deal.public().stage() else { return End::Open };
    let points = deal.public().points();
    match (by, deal.public().wins().next()) {
        (EndedBy::Win, Some(win)) => {
            End::Win { player: win.seat, score: Some(Seat::ALL.map(|seat| points[seat])) }
        }
        (EndedBy::Win | EndedBy::Wall | EndedBy::Time, _) => End::Draw,
    }
}
