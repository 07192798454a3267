//! The value of a win there and here, and the rulings that explain a difference.
//!
//! docs/rules/mcr.md lists where that judge's counter departs from the rules; nothing else may explain a difference.

use rules::{FanNo, Rules, Score, Showdown, Verdict as HandVerdict, Win, WinBy};
use tiles::Tile;

use super::log::TheirWin;
use super::ruleset;

/// A win as it was counted there and as it is counted here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// What the judge said.
    pub theirs: TheirWin,
    /// What it is worth here; nothing if the tiles are no complete hand.
    pub ours: Option<u32>,
    /// Whether it may be declared here, and which clause says no.
    pub allowed: Result<(), &'static str>,
    /// The fans here.
    pub fans: Vec<OurFan>,
    /// Whether the two agree.
    pub verdict: Verdict,
}

/// A fan that is counted here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OurFan {
    /// Its place in the catalogue.
    pub fan: FanNo,
    /// How many times it is counted.
    pub times: u8,
    /// What it brings in all.
    pub points: u32,
}

/// Whether two counts agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// They do.
    Same,
    /// They do not, because of these rulings.
    Explained(Vec<&'static str>),
    /// They do not, and no ruling says why.
    Unexplained,
    /// The judge did not say what it counted.
    Untold,
}

/// Self-drawn, these hands are fully concealed here (4 points), and only self-drawn there (MCR-RUL-13).
const CONCEALED_BY_NATURE: &[&str] = &[
    "nine_gates",
    "seven_shifted_pairs",
    "thirteen_orphans",
    "four_concealed_pungs",
    "seven_pairs",
    "greater_honors_and_knitted_tiles",
    "lesser_honors_and_knitted_tiles",
];

/// Compares a win; `drawn` is the tile that the dealer took last, for a win with the dealt tiles.
pub(super) fn compare(
    rules: &Rules,
    showdown: Option<&Showdown>,
    drawn: Option<Tile>,
    theirs: &TheirWin,
) -> Compared {
    let score = showdown.map(|showdown| rules.score(showdown));
    let ours = score.as_ref().and_then(|score| score.value);
    let allowed = match score.as_ref().map(|score| score.verdict) {
        Some(HandVerdict::Valid) => Ok(()),
        Some(verdict) => Err(verdict.clause().unwrap_or(rules.play.clauses.not_a_win)),
        None => Err(rules.play.clauses.not_a_win),
    };
    let fans = score.iter().flat_map(|score| &score.fans);
    let fans =
        fans.map(|count| OurFan { fan: count.fan, times: count.times, points: count.points }).collect();
    let verdict = verdict(rules, showdown, ours, drawn, theirs);
    Compared { theirs: theirs.clone(), ours, allowed, fans, verdict }
}

fn verdict(
    rules: &Rules,
    showdown: Option<&Showdown>,
    ours: Option<u32>,
    drawn: Option<Tile>,
    theirs: &TheirWin,
) -> Verdict {
    let Some(points) = theirs.points else { return Verdict::Untold };
    // What is no complete hand is worth nothing there, or less.
    let (total, ours) = (i64::from(points.max(0)), i64::from(ours.unwrap_or(0)));
    if total == ours {
        return Verdict::Same;
    }
    let Some(showdown) = showdown else { return Verdict::Unexplained };
    if let Some(rulings) = explain(rules, showdown, ours, total) {
        return Verdict::Explained(rulings);
    }
    dealt(rules, showdown, drawn, total).map_or(Verdict::Unexplained, Verdict::Explained)
}

/// MCR-RUL-23: there the dealer's fourteenth tile is a draw like any other, and was waited for.
fn dealt(rules: &Rules, showdown: &Showdown, drawn: Option<Tile>, total: i64) -> Option<Vec<&'static str>> {
    let (win, tile) = (showdown.win.filter(|win| win.by == WinBy::Dealt)?, drawn?);
    let mut as_draw = showdown.clone();
    as_draw.concealed.add(win.tile).ok()?;
    if !as_draw.concealed.remove(tile) {
        return None;
    }
    as_draw.win = Some(Win { tile, by: WinBy::SelfDraw, from: None });
    let ours = i64::from(rules.score(&as_draw).value?);
    let mut rulings = vec!["MCR-RUL-23"];
    if ours != total {
        rulings.extend(explain(rules, &as_draw, ours, total)?);
    }
    Some(rulings)
}

/// The rulings that explain the difference; nothing if they do not.
fn explain(rules: &Rules, showdown: &Showdown, ours: i64, total: i64) -> Option<Vec<&'static str>> {
    let rulings = by_rulings(&rules.score(showdown), showdown);
    // What our reading is worth there. Another reading may be worth more there, but then not more than ours here.
    let there = ours - rulings.iter().map(|(_, more)| more).sum::<i64>();
    let holds = !rulings.is_empty() && (total == there || there < total && total < ours);
    holds.then(|| rulings.into_iter().map(|(ruling, _)| ruling).collect())
}

/// What our reading is worth more here than there, by ruling.
fn by_rulings(score: &Score, showdown: &Showdown) -> Vec<(&'static str, i64)> {
    let points = |id: &str| {
        let number = ruleset().fans().iter().position(|fan| fan.id == id);
        number.map_or(0, |number| i64::from(score.points_of(number as FanNo)))
    };
    let has = |id: &str| points(id) > 0;
    let mut more = Vec::new();
    if has("fully_concealed") && CONCEALED_BY_NATURE.iter().any(|id| has(id)) {
        let no_self_drawn = has("last_tile_draw") || has("out_with_replacement_tile");
        more.push(("MCR-RUL-13", if no_self_drawn { 4 } else { 4 - 1 }));
    }
    if has("two_concealed_kongs") {
        more.push(("MCR-RUL-12", 8 - 6));
    }
    if points("two_melded_kongs") == 6 {
        more.push(("MCR-RUL-11", 6 - 5));
    }
    if has("all_green") && has("half_flush") {
        more.push(("MCR-RUL-31", 6));
    }
    if has("all_terminals") && has("double_pung") {
        more.push(("MCR-RUL-61", points("double_pung")));
    }
    let won = showdown.win.map(|win| win.tile);
    if has("nine_gates") && won.is_some_and(|tile| matches!(tile.rank(), 2 | 5 | 8)) {
        more.push(("MCR-RUL-21", -1));
    }
    if has("seven_pairs") && (has("all_green") || has("all_terminals")) {
        let fours = showdown.concealed.kinds().filter(|&tile| showdown.copies(tile) == 4).count();
        if fours > 0 {
            more.push(("MCR-RUL-18", -2 * fours as i64));
        }
    }
    more
}
