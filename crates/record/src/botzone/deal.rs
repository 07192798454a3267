//! A deal of that judge as it is played here: its walls and the actions of the players. One line of JSON for each.

use std::fmt;

use serde_json::{Value, json};
use table::{Action, Deal, Refused, Setup, Stage};
use tiles::notation::compact;
use tiles::{BySeat, Seat, Tile, Wall, Wind};

use super::{rules, setup};

/// A deal without flowers on four walls, and what was done in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// What it is called.
    pub id: Option<String>,
    /// The wind of the round.
    pub round: Wind,
    /// The four walls.
    pub wall: Wall,
    /// The players' names, where they are known.
    pub players: BySeat<Option<String>>,
    /// The actions in order.
    pub actions: Vec<(Seat, Action)>,
}

/// Why something is no such deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadDeal {
    /// It is not written as one.
    Form(&'static str),
    /// The walls are not the full set.
    Walls,
    /// The action with this number, from 1, cannot be read.
    Action(usize, String),
    /// The action with this number, from 1, is refused.
    Refused(usize, Refused),
}

impl Played {
    /// How its table is set.
    pub const fn setup(&self) -> Setup {
        setup(self.round)
    }

    /// The deal after the last action.
    ///
    /// # Errors
    /// If an action is refused.
    pub fn deal(&self) -> Result<Deal, BadDeal> {
        let rules = rules();
        let mut deal = Deal::new(&rules, &self.setup(), self.wall, &mut ());
        for (number, &(seat, action)) in (1..).zip(&self.actions) {
            deal.apply(&rules, seat, action, &mut ()).map_err(|refused| BadDeal::Refused(number, refused))?;
        }
        Ok(deal)
    }
}

/// The tile that may be claimed now.
pub(super) fn offered(deal: &Deal) -> Option<Tile> {
    match deal.public().stage() {
        Stage::Offer { tile, .. } => Some(tile),
        Stage::Dealing
        | Stage::Flowers { .. }
        | Stage::Opening
        | Stage::Turn { .. }
        | Stage::EighthFlower { .. }
        | Stage::Over { .. } => None,
    }
}

/// Writes a deal: `rules`, `flowers`, `walls`, `round`, `wall`, `players`, `actions` (a wind and the words of the action).
///
/// # Errors
/// If an action is refused.
pub fn print_deal(played: &Played) -> Result<Value, BadDeal> {
    let rules = rules();
    let mut deal = Deal::new(&rules, &played.setup(), played.wall, &mut ());
    let mut actions = Vec::new();
    for (number, &(seat, action)) in (1..).zip(&played.actions) {
        let mut words = vec![seat.wind().letter().to_string()];
        words.extend(action.words(offered(&deal)));
        actions.push(json!(words));
        deal.apply(&rules, seat, action, &mut ()).map_err(|refused| BadDeal::Refused(number, refused))?;
    }
    let mut value = json!({
        "rules": rules.ruleset.id(),
        "flowers": false,
        "walls": "own",
        "round": played.round.letter().to_string(),
        "wall": compact::print(played.wall.rest()),
        "players": Seat::ALL.map(|seat| played.players[seat].clone()),
        "actions": actions,
    });
    if let Some(id) = &played.id {
        value["id"] = json!(id);
    }
    Ok(value)
}

/// Reads what [`print_deal`] has written.
///
/// # Errors
/// If it is no such deal.
pub fn read_deal(value: &Value) -> Result<Played, BadDeal> {
    let text = |key: &str| value.get(key).and_then(Value::as_str);
    let rules = rules();
    let own = text("rules") == Some(rules.ruleset.id()) && text("walls") == Some("own");
    if !own || value.get("flowers") != Some(&json!(false)) {
        return Err(BadDeal::Form("a deal of other rules"));
    }
    let winds = Wind::ALL.map(|wind| wind.letter().to_string());
    let wind = |text: &str| winds.iter().position(|letter| letter == text);
    let round = text("round").and_then(wind).ok_or(BadDeal::Form("no wind of the round"))?;
    let wall = text("wall").and_then(|tiles| compact::parse(tiles).ok()).ok_or(BadDeal::Walls)?;
    let name = |seat: Seat| Some(value.get("players")?.get(seat.index())?.as_str()?.to_owned());
    let mut played = Played {
        id: text("id").map(str::to_owned),
        round: Wind::ALL[round],
        wall: Wall::new(&wall, &rules.tiles).map_err(|_| BadDeal::Walls)?,
        players: BySeat::from_fn(name),
        actions: Vec::new(),
    };
    let actions = value.get("actions").and_then(Value::as_array).ok_or(BadDeal::Form("no actions"))?;
    let mut deal = Deal::new(&rules, &played.setup(), played.wall, &mut ());
    for (number, action) in (1..).zip(actions) {
        let words: Option<Vec<&str>> = action.as_array().into_iter().flatten().map(Value::as_str).collect();
        let words = words.unwrap_or_default();
        let bad = |text: String| BadDeal::Action(number, text);
        let (first, rest) = words.split_first().ok_or_else(|| bad("a wind is missing".to_owned()))?;
        let seat = wind(first).and_then(Seat::from_index).ok_or_else(|| bad("no such wind".to_owned()))?;
        let action = Action::read(rest, offered(&deal)).map_err(|error| bad(error.to_string()))?;
        deal.apply(&rules, seat, action, &mut ()).map_err(|refused| BadDeal::Refused(number, refused))?;
        played.actions.push((seat, action));
    }
    Ok(played)
}

impl fmt::Display for BadDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadDeal::Form(what) => f.write_str(what),
            BadDeal::Walls => f.write_str("the wall is not the full set"),
            BadDeal::Action(number, what) => write!(f, "action {number}: {what}"),
            BadDeal::Refused(number, refused) => write!(f, "action {number}: {refused}"),
        }
    }
}

impl std::error::Error for BadDeal {}
