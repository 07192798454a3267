//! Deals written down, a block of lines each: what is known of the hands and the wall, and what happens.
//!
//! ```text
//! id      a kong is robbed
//! rules   mcr strict round=S streak=2
//! E       123m 456p ...          the dots stand for any tiles that are left
//! wall    5m ... 1f              the first to be drawn, and the last, where replacements come from
//! play    E discard 5m | S pung | *     everybody else passes
//! until   1                      all discard what they draw until so many live tiles are left
//! refuse  S chow 46m : chow      what is not allowed, and a part of the reason
//! time    up                     the session ends here
//! then    turn S; E -8 S +8      what it looks like now
//! ```

use testkit::Random;
use tiles::{Notation, Seat, Tile};

use super::presets::Preset;
use super::table::{Action, Deal, Event, Setup, Stage};

/// A block.
#[derive(Debug)]
pub(crate) struct Position {
    pub(crate) id: String,
    pub(crate) preset: Preset,
    setup: Setup,
    wall: Vec<Tile>,
    steps: Vec<Step>,
    /// The lines that are not about the position itself, by their first words.
    pub(crate) others: Vec<(String, String)>,
}

#[derive(Debug)]
enum Step {
    Do(Seat, String),
    PassAll,
    Until(u8),
    Time,
    Refuse(Seat, String, String),
    /// What it must look like.
    Then(String),
}

/// All positions of a file.
pub(crate) fn read_all(text: &str) -> Vec<Position> {
    let blocks = text.split("\n\n").map(str::trim);
    let lines = blocks.map(|block| block.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>());
    lines.filter(|lines| !lines.is_empty()).map(|lines| read(&lines)).collect()
}

fn read(lines: &[&str]) -> Position {
    let pairs: Vec<(&str, &str)> = lines
        .iter()
        .map(|line| line.split_once(' ').map(|(key, rest)| (key, rest.trim())).expect(line))
        .collect();
    let find = |wanted: &str| pairs.iter().find(|(key, _)| *key == wanted).map(|&(_, rest)| rest);
    let id = find("id").expect("every block has an id").to_owned();
    let (preset, setup) = read_rules(find("rules").expect(&id));
    let hands = ["E", "S", "W", "N"].map(find);
    let seed = find("seed").map(|seed| seed.parse().expect(&id));
    let wall = build_wall(&preset, &setup, hands, find("wall").unwrap_or("..."), seed)
        .unwrap_or_else(|error| panic!("{id}: {error}"));
    let mut steps = Vec::new();
    let mut others = Vec::new();
    for (key, rest) in pairs {
        match key {
            "play" => steps.extend(rest.split('|').map(|words| read_step(words.trim(), &id))),
            "until" => steps.push(Step::Until(rest.parse().expect(&id))),
            "refuse" => {
                let (words, reason) = rest.split_once(':').expect("a reason");
                let (wind, words) = words.trim().split_once(' ').expect(&id);
                steps.push(Step::Refuse(seat(wind), words.to_owned(), reason.trim().to_owned()));
            }
            "time" => steps.push(Step::Time),
            "then" => steps.push(Step::Then(rest.to_owned())),
            "id" | "rules" | "E" | "S" | "W" | "N" | "wall" | "seed" => {}
            _ => others.push((key.to_owned(), rest.to_owned())),
        }
    }
    Position { id, preset, setup, wall, steps, others }
}

fn read_step(words: &str, id: &str) -> Step {
    match words.split_once(' ') {
        Some((wind, words)) => Step::Do(seat(wind), words.to_owned()),
        None if words == "*" => Step::PassAll,
        None => panic!("{id}: {words}"),
    }
}

/// The words of a preset, `round=S` and `streak=2`.
fn read_rules(text: &str) -> (Preset, Setup) {
    let of_table = |word: &&str| word.starts_with("round=") || word.starts_with("streak=");
    let (table, rest): (Vec<&str>, Vec<&str>) = text.split(' ').partition(of_table);
    let preset = Preset::read(&rest.join(" "));
    let mut setup = preset.setup;
    for word in table {
        match word.split_once('=') {
            Some(("round", wind)) => setup.round = seat(wind).wind(),
            Some((_, streak)) => setup.dealer_streak = streak.parse().expect(text),
            None => {}
        }
    }
    (preset, setup)
}

fn seat(wind: &str) -> Seat {
    let at = "ESWN".find(wind).unwrap_or_else(|| panic!("{wind} is no seat"));
    Seat::ALL[at]
}

fn letter(seat: Seat) -> char {
    seat.wind().letter()
}

/// The full set in an order in which these hands are dealt and this wall is left.
fn build_wall(
    preset: &Preset,
    setup: &Setup,
    hands: [Option<&str>; 4],
    wall: &str,
    seed: Option<u64>,
) -> Result<Vec<Tile>, String> {
    let rules = &preset.rules;
    let players = if setup.players == 0 { rules.usual_players() } else { setup.players };
    let seats = rules::seats_of(players);
    let mut left = rules.tiles;
    let mut take = |text: &str| -> Result<Vec<Tile>, String> {
        let tiles = Notation::Compact.parse(text).map_err(|error| error.to_string())?;
        match tiles.iter().find(|&&tile| !left.remove(tile)) {
            Some(tile) => Err(format!("there is no {tile} left")),
            None => Ok(tiles),
        }
    };
    let mut dealt = Vec::new();
    for &seat in seats {
        let text = hands[seat.index()].unwrap_or("...");
        dealt.push((take(text.trim_end_matches("..."))?, text.ends_with("...")));
    }
    let (first, last) = wall.split_once("...").ok_or("a wall needs the dots")?;
    let (first, last) = (take(first)?, take(last)?);
    // The rest in any order, flowers where they come last of all.
    let mut random = Random::new(seed.unwrap_or(7));
    let mut rest: Vec<Tile> = left.tiles().collect();
    (2..=rest.len()).rev().for_each(|end| rest.swap(end - 1, random.below(end)));
    if seed.is_none() {
        rest.sort_by_key(|tile| tile.is_flower());
    }
    let mut rest = std::collections::VecDeque::from(rest);
    for (number, (tiles, fill)) in dealt.iter_mut().enumerate() {
        let size = rules.hand_size + usize::from(number == 0 && rules.play.dealer_extra);
        while *fill && tiles.len() < size {
            tiles.push(rest.pop_front().ok_or("too few tiles")?);
        }
        if tiles.len() != size {
            return Err(format!("{} tiles are no hand of {size}", tiles.len()));
        }
    }
    let hands = dealt.into_iter().map(|(tiles, _)| tiles).collect();
    Ok(preset.in_deal_order(hands, first.into_iter().chain(rest).chain(last)))
}

impl Position {
    /// Plays all that is written.
    pub(crate) fn play(&self, events: &mut Vec<Event>) -> Deal {
        let (deal, differences) = self.compare(events);
        assert!(differences.is_empty(), "{}", differences.join("\n"));
        deal
    }

    /// The same; says where it does not look as it is written.
    pub(crate) fn compare(&self, events: &mut Vec<Event>) -> (Deal, Vec<String>) {
        let rules = &self.preset.rules;
        let mut differences = Vec::new();
        let mut deal = Deal::new(rules, &self.setup, self.preset.wall(&self.wall), events);
        for step in &self.steps {
            match step {
                Step::PassAll => self.pass_all(&mut deal, events),
                Step::Until(live) => self.run(&mut deal, *live, events),
                Step::Do(seat, words) => self.act(&mut deal, *seat, words, events),
                Step::Refuse(seat, words, reason) => self.refuse(&deal, *seat, words, reason),
                Step::Time => deal.stop(rules, events),
                Step::Then(expected) if *expected != told(&deal) => {
                    differences.push(format!("{}\n  is   {}\n  not  {expected}", self.id, told(&deal)));
                }
                Step::Then(_) => {}
            }
        }
        (deal, differences)
    }

    /// Does it; who is still asked, and is not meant, passes first.
    fn act(&self, deal: &mut Deal, seat: Seat, words: &str, events: &mut Vec<Event>) {
        let words: Vec<&str> = words.split_whitespace().collect();
        loop {
            let action = Action::read(&words, claimed(deal));
            if let Ok(action) = action
                && deal.choices(&self.preset.rules, seat).contains(action)
            {
                return deal.apply(&self.preset.rules, seat, action, events).expect("it is a choice");
            }
            let asked = deal.to_act().find(|&asked| self.may_pass(deal, asked));
            let Some(asked) = asked else {
                let why = action.map(|action| deal.why_not(&self.preset.rules, seat, action).to_string());
                panic!("{}: {} {words:?} is refused: {why:?}; {}", self.id, letter(seat), told(deal));
            };
            deal.apply(&self.preset.rules, asked, Action::Pass, events).expect("it is a choice");
        }
    }

    fn may_pass(&self, deal: &Deal, seat: Seat) -> bool {
        deal.choices(&self.preset.rules, seat).contains(Action::Pass)
    }

    fn pass_all(&self, deal: &mut Deal, events: &mut Vec<Event>) {
        let stage = deal.public().stage();
        while deal.public().stage() == stage
            && let Some(asked) = deal.to_act().find(|&asked| self.may_pass(deal, asked))
        {
            deal.apply(&self.preset.rules, asked, Action::Pass, events).expect("it is a choice");
        }
    }

    fn run(&self, deal: &mut Deal, live: u8, events: &mut Vec<Event>) {
        let rules = &self.preset.rules;
        loop {
            let seat = deal.to_act().next().unwrap_or_else(|| panic!("{}: it is over", self.id));
            let choices = deal.choices(rules, seat);
            let action = if choices.contains(Action::Pass) {
                Action::Pass
            } else if deal.public().live(rules, seat) <= live {
                return;
            } else {
                let drawn = deal.view(seat).own().drawn().filter(|&tile| choices.discards().contains(tile));
                Action::Discard(drawn.or(choices.discards().first()).expect("something can be discarded"))
            };
            deal.apply(rules, seat, action, events).expect("it is a choice");
        }
    }

    fn refuse(&self, deal: &Deal, seat: Seat, words: &str, reason: &str) {
        let words: Vec<&str> = words.split_whitespace().collect();
        let why = match Action::read(&words, claimed(deal)) {
            Ok(action) => {
                let mut deal = *deal;
                let refused = deal.apply(&self.preset.rules, seat, action, &mut ());
                refused.expect_err(&format!("{}: {words:?} is allowed", self.id)).to_string()
            }
            Err(error) => error.to_string(),
        };
        assert!(why.contains(reason), "{}: {words:?} is refused because {why}", self.id);
    }
}

fn claimed(deal: &Deal) -> Option<Tile> {
    match deal.public().stage() {
        Stage::Offer { tile, .. } => Some(tile),
        _ => None,
    }
}

/// What a deal looks like, in a line.
pub(crate) fn told(deal: &Deal) -> String {
    let public = deal.public();
    let seats = |seats: &mut dyn Iterator<Item = Seat>| seats.map(letter).collect::<String>();
    let mut parts = vec![match public.stage() {
        Stage::Dealing => "dealing".to_owned(),
        Stage::Flowers { seat } => format!("flowers {}", letter(seat)).to_lowercase(),
        Stage::Opening => format!("opening {}", seats(&mut deal.to_act())).to_lowercase(),
        Stage::Turn { seat, source } => format!("turn {} {source:?}", letter(seat)).to_lowercase(),
        Stage::Offer { from, tile, what } => {
            format!("{what:?} {tile} of {} for {}", letter(from), seats(&mut deal.to_act())).to_lowercase()
        }
        Stage::EighthFlower { seat, tile } => format!("eighth flower {} {tile}", letter(seat)).to_lowercase(),
        Stage::Over { by, next_dealer } => format!("over {by:?} next {}", letter(next_dealer)).to_lowercase(),
    }];
    for won in public.wins() {
        let from = won.from.map_or(String::new(), |from| format!(" of {}", letter(from)));
        parts.push(format!("{} wins {}{from} {:?}", letter(won.seat), won.tile, won.by));
    }
    for won in deal.finished().iter().flat_map(|full| full.wins()) {
        let good = if won.good { "" } else { "false " };
        parts.push(format!("{} {good}{}", letter(won.seat), won.value));
    }
    for &seat in public.seats() {
        let shown = public.shown(seat);
        if shown.is_dead() {
            parts.push(format!("dead {}", letter(seat)));
        }
        for meld in deal.view(seat).melds() {
            let tiles: Vec<Tile> = meld.tiles().collect();
            let tiles = tiles::notation::compact::print(&tiles);
            parts.push(format!("{} {:?} {tiles}", letter(seat), meld.kind()).replace("Kong", " kong"));
        }
    }
    let points = public.seats().iter().map(|&seat| (seat, public.points()[seat]));
    let points: Vec<String> =
        points.filter(|&(_, points)| points != 0).map(|(seat, n)| format!("{}{n:+}", letter(seat))).collect();
    parts.extend((!points.is_empty()).then(|| points.join(" ")));
    parts.join("; ")
}
