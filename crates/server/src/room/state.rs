//! A table as it follows from its entries. No clock, no chance, nobody who listens.

use std::sync::Arc;

use bots::{Budget, Ours};
use protocol::{DealStart, Sitter, TableConfig, Wind};
use record::Header;
use rules::{OptionProblem, Options, RawValue, Rules, Ruleset};
use shuffle::{Contributions, GameId, GameIdError, Secret};
use table::{Action, Event, Game, NextDeal, Player, Stage};
use tiles::{Dice, Die, Notation, Seat, Tile, Wall};

use super::entry::Entry;
use super::play::{Beginning, Play, Wait};
use super::tempo::Tempo;
use super::told::{Followed, Told, What};
use crate::store::Extra;

/// What a table was made with.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) id: String,
    pub(crate) host: Sitter,
    pub(crate) config: TableConfig,
    pub(crate) created_at: i64,
    /// The match that it belongs to, if it does.
    pub(crate) duplicate: Option<DuplicateOf>,
}

/// A duplicate match, as its tables know it: all have the same walls (`docs/duplicate.md`).
#[derive(Clone, Debug)]
pub(crate) struct DuplicateOf {
    pub(crate) id: String,
    /// From which the walls of all deals follow.
    pub(crate) secret: Secret,
}

/// A table.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    pub(crate) setting: Setting,
    pub(crate) rules: Arc<Rules>,
    pub(super) tempo: Tempo,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) phase: Phase,
    pub(crate) game: Option<Game>,
    /// The deal that is being played, or was played last.
    pub(crate) play: Option<Box<Play>>,
    /// How many entries there are.
    pub(crate) entries: i64,
    /// The number of the present question.
    pub(crate) ask: u32,
    /// How many deals have begun.
    pub(crate) deals: u32,
    pub(crate) paused: bool,
    /// The number of the last thing that each viewer was told: the chairs, then the spectators.
    pub(crate) numbers: Vec<u32>,
    pub(crate) started_at: i64,
    /// How long the game stood still.
    pub(crate) stood_ms: i64,
    paused_at: i64,
    pub(crate) last_at: i64,
}

/// A chair.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    pub(crate) sitter: Option<Sitter>,
    /// A bot plays, for nobody sits here, or the one who did has left.
    pub(crate) bot: bool,
    /// A bot plays until its owner comes back.
    pub(crate) away: bool,
    pub(crate) bank_ms: u32,
}

/// Where a table stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// People sit down.
    Open,
    /// The next deal is to be shuffled; the host may have bound himself.
    Shuffling { secret: Option<Secret> },
    /// A deal is being played.
    Playing,
    /// A deal is over.
    Between,
    /// The game is over.
    Over { by: String },
}

/// Why there can be no such table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BadTable {
    Rules(String),
    Options(Vec<OptionProblem>),
    Players(u8),
    Bots(String),
    Number(&'static str),
    /// Tables of a match are made with the match.
    Duplicate,
}

/// What was written cannot be; the database was changed, or the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BadEntry(pub(crate) String);

impl Room {
    /// A table at which nothing has happened yet.
    pub(crate) fn new(setting: Setting) -> Result<Room, BadTable> {
        let config = &setting.config;
        let rules = rules_of(config)?;
        let players = config.players.unwrap_or_else(|| rules.usual_players());
        if !rules.players.contains(&players) {
            return Err(BadTable::Players(players));
        }
        // How long a bot thinks is not for a guest to say.
        let bots = config.bots.parse::<Ours>().ok().filter(|bots| bots.budget == Budget::SAME);
        bots.ok_or_else(|| BadTable::Bots(config.bots.chars().take(40).collect()))?;
        check_numbers(config)?;
        let tempo = Tempo::of(&rules, &config.clock);
        let chair = Chair { bank_ms: tempo.bank, ..Chair::default() };
        Ok(Room {
            rules: Arc::new(rules),
            tempo,
            chairs: vec![chair; players.into()],
            phase: Phase::Open,
            game: None,
            play: None,
            entries: 0,
            ask: 0,
            deals: 0,
            paused: false,
            numbers: vec![0; usize::from(players) + 1],
            started_at: 0,
            stood_ms: 0,
            paused_at: 0,
            last_at: setting.created_at,
            setting,
        })
    }

    /// Applies an entry and says what follows.
    pub(crate) fn apply(&mut self, entry: &Entry, at: i64) -> Result<Followed, BadEntry> {
        let mut followed = Followed::default();
        self.entries += 1;
        match entry {
            Entry::Sat { chair, user, name } => self.sit(*chair, user, name, at, &mut followed)?,
            Entry::Left { chair } => self.leave(*chair, &mut followed)?,
            Entry::Started { order, .. } => self.start(order, at, &mut followed)?,
            Entry::Committed { secret, .. } => {
                let secret = secret.parse().map_err(|_| bad("a secret"))?;
                self.phase = Phase::Shuffling { secret: Some(secret) };
                followed.table = true;
            }
            Entry::Dealt { .. } => self.deal(entry, at, &mut followed)?,
            Entry::Acted { seat, action, spent_ms } => {
                let (rules, play) = self.playing()?;
                let seat = seat.seat();
                let action = read_action(play, action)?;
                if !play.choices(&rules, seat).contains(action) {
                    return Err(bad("an action that is not allowed"));
                }
                play.act(&rules, seat, action);
                let chair = play.seats.player(seat).map(Player::index);
                if let Some(chair) = chair.and_then(|chair| self.chairs.get_mut(chair)) {
                    chair.bank_ms = chair.bank_ms.saturating_sub(*spent_ms);
                }
                self.go_on(at, &mut followed)?;
            }
            Entry::Answered { chair, action } => self.answer(*chair, action.as_deref())?,
            Entry::Closed { acts } => {
                self.close(acts)?;
                self.go_on(at, &mut followed)?;
            }
            Entry::Away { chair, away } => {
                self.chair(*chair)?.away = *away;
                followed.table = true;
            }
            Entry::Paused { on } => {
                self.paused = *on;
                if *on {
                    self.paused_at = at;
                } else {
                    self.stood_ms += at - self.paused_at;
                }
                followed.table = true;
            }
            Entry::Slept { ms } => self.stood_ms += ms,
            Entry::TimeUp { acts } => {
                self.close(acts)?;
                let (rules, play) = self.playing()?;
                play.stop(&rules);
                self.go_on(at, &mut followed)?;
            }
            Entry::Stopped { by } => self.end_game(by, at, &mut followed),
        }
        self.last_at = at;
        Ok(followed)
    }

    fn playing(&mut self) -> Result<(Arc<Rules>, &mut Play), BadEntry> {
        let rules = Arc::clone(&self.rules);
        let play = self.play.as_deref_mut().filter(|_| self.phase == Phase::Playing);
        play.map(|play| (rules, play)).ok_or_else(|| bad("a move without a deal"))
    }

    fn chair(&mut self, chair: u8) -> Result<&mut Chair, BadEntry> {
        self.chairs.get_mut(usize::from(chair)).ok_or_else(|| bad("a chair"))
    }

    fn sit(
        &mut self,
        chair: u8,
        user: &str,
        name: &str,
        at: i64,
        followed: &mut Followed,
    ) -> Result<(), BadEntry> {
        let place = self.chair(chair)?;
        place.sitter = Some(Sitter { id: user.to_owned(), name: name.to_owned() });
        (place.bot, place.away) = (false, false);
        followed.extras.push(Extra::Sits { user: user.to_owned(), chair: chair.into(), at });
        followed.table = true;
        Ok(())
    }

    fn leave(&mut self, chair: u8, followed: &mut Followed) -> Result<(), BadEntry> {
        let open = self.phase == Phase::Open;
        let place = self.chair(chair)?;
        if open {
            if let Some(sitter) = place.sitter.take() {
                followed.extras.push(Extra::Leaves { user: sitter.id });
            }
        } else {
            // His name stays in the record, and he may come back.
            place.bot = true;
        }
        followed.table = true;
        Ok(())
    }

    fn start(&mut self, order: &[u8], at: i64, followed: &mut Followed) -> Result<(), BadEntry> {
        let order: Vec<Player> = order.iter().map(|&chair| Player(chair)).collect();
        let game = Game::new(&self.rules, &order).map_err(|error| BadEntry(error.to_string()))?;
        let game = if self.setting.config.strict { game.strict() } else { game };
        self.game = Some(if self.setting.duplicate.is_some() { game.duplicate() } else { game });
        for chair in &mut self.chairs {
            chair.bot = chair.sitter.is_none();
        }
        self.phase = Phase::Shuffling { secret: None };
        self.started_at = at;
        followed.extras.push(Extra::State { state: "playing", at });
        followed.table = true;
        Ok(())
    }

    fn deal(&mut self, entry: &Entry, at: i64, followed: &mut Followed) -> Result<(), BadEntry> {
        let Entry::Dealt { deal, wall, dice, seed, commitments, secrets } = entry else { return Ok(()) };
        let next = self.game.as_ref().and_then(Game::setup).ok_or_else(|| bad("a deal after the end"))?;
        let wall = read_wall(&self.rules, wall)?;
        let throws = dice.iter().map(read_dice).collect::<Result<Vec<Dice>, BadEntry>>()?;
        let contributions = Contributions {
            game: self.game_id().map_err(|error| BadEntry(error.to_string()))?,
            deal: *deal,
            commitments: parse_all(commitments)?,
            secrets: parse_all(secrets)?,
        };
        let seed = seed.parse().map_err(|_| bad("a seed"))?;
        self.deals = *deal;
        self.ask += 1;
        let numbers = self.numbers.iter_mut().map(|n| {
            *n += 1;
            *n
        });
        let first_n: Vec<u32> = numbers.collect();
        let start = self.deal_start(&next, dice, commitments);
        let seats: Vec<u8> = next.seats.iter().map(|(_, player)| player.0).collect();
        let beginning =
            Beginning { start, seats: next.seats, setup: next.setup, wall, first_n: first_n.clone() };
        let play = Play::new(&self.rules, beginning, |record| {
            (record.seats, record.dice, record.seed) = (seats, throws, Some(seed));
            record.contributions = Some(contributions);
        });
        self.play = Some(Box::new(play));
        self.phase = Phase::Playing;
        followed.table = true;
        let deals = first_n.into_iter().enumerate().map(|(viewer, n)| Told { viewer, n, what: What::Deal });
        followed.told.extend(deals);
        self.go_on(at, followed)
    }

    fn deal_start(&self, next: &NextDeal, dice: &[[u8; 2]], commitments: &[String]) -> DealStart {
        DealStart {
            number: self.deals,
            round_number: next.round,
            round: next.setup.round.into(),
            dealer_streak: next.setup.dealer_streak,
            seats: next.seats.iter().map(|(seat, player)| (seat.into(), player.0)).collect(),
            dice: dice.to_vec(),
            commitments: commitments.to_vec(),
            tiles: self.rules.tiles.total() as u8,
        }
    }

    fn answer(&mut self, chair: u8, action: Option<&str>) -> Result<(), BadEntry> {
        let (_, play) = self.playing()?;
        let seat = play.seats.seat(Player(chair)).ok_or_else(|| bad("a chair"))?;
        let action = action.map(|action| read_action(play, action)).transpose()?;
        if let Wait::Window { answers, .. } = &mut play.wait {
            answers[seat] = action;
        }
        Ok(())
    }

    /// Does what those chose who were really asked, and closes the window.
    fn close(&mut self, acts: &[(Wind, String)]) -> Result<(), BadEntry> {
        let (rules, play) = self.playing()?;
        let read = |(seat, action): &(Wind, String)| Ok((seat.seat(), read_action(play, action)?));
        let acts = acts.iter().map(read).collect::<Result<Vec<(Seat, Action)>, BadEntry>>()?;
        for (seat, action) in acts {
            if !play.choices(&rules, seat).contains(action) {
                return Err(bad("an answer that is not allowed"));
            }
            play.act(&rules, seat, action);
        }
        play.close();
        Ok(())
    }

    /// Tells what may be told, until the deal waits for something.
    fn go_on(&mut self, at: i64, followed: &mut Followed) -> Result<(), BadEntry> {
        self.ask += 1;
        let rules = Arc::clone(&self.rules);
        let shows = rules.shows_concealed_kongs();
        let Some(play) = self.play.as_deref_mut() else { return Ok(()) };
        let spectators = self.chairs.len();
        while let Some(event) = play.tell_next(&rules) {
            let wall = wall_after(&rules, play, event);
            let seats = play.seats.iter().map(|(seat, player)| (player.index(), Some(seat)));
            for (viewer, seat) in seats.chain([(spectators, None)]) {
                if let Some(event) = event.redact(seat, shows) {
                    self.numbers[viewer] += 1;
                    followed.told.push(Told {
                        viewer,
                        n: self.numbers[viewer],
                        what: What::Event(event, wall.clone()),
                    });
                }
            }
        }
        if play.wait == Wait::Nothing {
            self.finish_deal(at, followed)?;
        }
        Ok(())
    }

    /// The rules and the names for a record.
    pub(super) fn header(&self) -> Header {
        let mut header = Header::new(self.rules.options.clone());
        let bot = format!("{} (bot)", self.setting.config.bots);
        let name =
            |chair: &Chair| chair.sitter.as_ref().map_or_else(|| bot.clone(), |sitter| sitter.name.clone());
        header.players = self.chairs.iter().map(name).collect();
        header.meta.insert("table".to_owned(), self.setting.id.clone());
        if let Some(duplicate) = &self.setting.duplicate {
            header.meta.insert("duplicate".to_owned(), duplicate.id.clone());
        }
        header
    }

    /// By which name the shuffle knows this game: its own, that of its match, or for walls that are known beforehand one that all
    /// such share.
    pub(super) fn game_id(&self) -> Result<GameId, GameIdError> {
        if let Some(duplicate) = &self.setting.duplicate {
            return GameId::new(&duplicate.id);
        }
        self.setting
            .config
            .seed
            .map_or_else(|| GameId::new(&self.setting.id), |seed| GameId::new(&format!("fixed-{seed}")))
    }

    /// Whether somebody may begin the game and ask others to leave: who made the table, and at a table of a match, whose host
    /// can sit at one table alone, whoever sits at it.
    pub(crate) fn is_host(&self, user: &str) -> bool {
        user == self.setting.host.id || self.setting.duplicate.is_some() && self.chair_of(user).is_some()
    }

    /// Whether a person decides for this chair.
    pub(crate) fn is_person(&self, chair: usize) -> bool {
        self.chairs.get(chair).is_some_and(|chair| chair.sitter.is_some() && !chair.bot && !chair.away)
    }

    /// The chairs that persons have, whether a bot plays for them at the moment or not.
    pub(crate) fn persons(&self) -> impl Iterator<Item = usize> + '_ {
        let has = |chair: &Chair| chair.sitter.is_some() && !chair.bot;
        self.chairs.iter().enumerate().filter(move |(_, chair)| has(chair)).map(|(place, _)| place)
    }

    /// The chair of somebody.
    pub(crate) fn chair_of(&self, user: &str) -> Option<usize> {
        let is = |chair: &Chair| chair.sitter.as_ref().is_some_and(|sitter| sitter.id == user);
        self.chairs.iter().position(is)
    }

    /// The seat of a chair in this deal.
    pub(crate) fn seat_of(&self, chair: usize) -> Option<Seat> {
        self.play.as_ref()?.seats.seat(Player(chair as u8))
    }

    /// The chair of a seat in this deal.
    pub(crate) fn chair_at(&self, seat: Seat) -> Option<usize> {
        Some(self.play.as_ref()?.seats.player(seat)?.index())
    }

    /// Reads an action as somebody writes it who sees what has been told.
    pub(crate) fn read_action(&self, text: &str) -> Option<Action> {
        self.play.as_deref().and_then(|play| read_action(play, text).ok())
    }
}

/// The wall as it stands after an event that has been told, if that has changed it.
fn wall_after(rules: &Rules, play: &Play, event: Event) -> Option<protocol::Wall> {
    let Event::Drew { .. } = event else { return None };
    Some(protocol::Wall::of(rules, play.open().public(), &play.start.dice))
}

fn bad(what: &str) -> BadEntry {
    BadEntry(format!("{what} that cannot be"))
}

/// The rules that a table is played by.
pub(crate) fn rules_of(config: &TableConfig) -> Result<Rules, BadTable> {
    use serde_json::Value;
    let ruleset: Ruleset =
        config.rules.parse().map_err(|_| BadTable::Rules(config.rules.chars().take(40).collect()))?;
    let texts: Vec<(&str, String)> =
        config.options.iter().map(|(id, value)| (id.as_str(), value.to_string())).collect();
    let raw = config.options.iter().zip(&texts).map(|((id, value), (_, text))| {
        let raw = match value {
            Value::Bool(is) => RawValue::Bool(*is),
            Value::Null => RawValue::Null,
            Value::String(word) => RawValue::Word(word),
            Value::Number(number) => number.as_i64().map_or(RawValue::Other(text), RawValue::Number),
            Value::Array(_) | Value::Object(_) => RawValue::Other(text),
        };
        (id.as_str(), raw)
    });
    let options =
        Options::new(ruleset, raw).map_err(|problems| BadTable::Options(problems.into_iter().collect()))?;
    Ok(Rules::new(options))
}

/// Numbers that nobody could play with.
fn check_numbers(config: &TableConfig) -> Result<(), BadTable> {
    const HOUR: u32 = 3_600_000;
    let clock = &config.clock;
    let times = [
        ("turn_ms", clock.turn_ms),
        ("claim_ms", clock.claim_ms),
        ("first_ms", clock.first_ms),
        ("bank_ms", clock.bank_ms),
        ("between_ms", clock.between_ms),
    ];
    for (name, time) in times {
        if time.is_some_and(|time| time > HOUR) {
            return Err(BadTable::Number(name));
        }
    }
    let wrong = [
        ("pace_ms", config.pace_ms > 10_000),
        ("deals", config.deals.is_some_and(|deals| !(1..=1000).contains(&deals))),
        ("spectators", config.spectators.is_some_and(|delay| delay > 3600)),
    ];
    wrong.into_iter().find(|(_, wrong)| *wrong).map_or(Ok(()), |(name, _)| Err(BadTable::Number(name)))
}

fn read_action(play: &Play, text: &str) -> Result<Action, BadEntry> {
    let words: Vec<&str> = text.split(' ').collect();
    // What is claimed is what has been told: in a window that is only kept open the deal is further on.
    let told: Stage = play.open().public().stage();
    Action::read(&words, protocol::claimed(told)).map_err(|error| BadEntry(error.to_string()))
}

fn read_wall(rules: &Rules, text: &str) -> Result<Wall, BadEntry> {
    let tiles: Vec<Tile> = Notation::Compact.parse(text).map_err(|_| bad("a wall"))?;
    Wall::new(&tiles, &rules.tiles).map_err(|_| bad("a wall"))
}

fn read_dice(pips: &[u8; 2]) -> Result<Dice, BadEntry> {
    let [one, two] = pips.map(Die::new);
    one.zip(two).map(|(one, two)| Dice::new(one, two)).ok_or_else(|| bad("dice"))
}

fn parse_all<T: std::str::FromStr>(texts: &[String]) -> Result<Vec<T>, BadEntry> {
    texts.iter().map(|text| text.parse().map_err(|_| bad("a commitment or secret"))).collect()
}
