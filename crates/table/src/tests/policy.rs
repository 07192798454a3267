//! A player for tests: mostly sensible, so that deals are won, robbed and missed, and sometimes not, so that
//! everything else happens too.

use hand::Tally;
use rules::{Rules, Winners};
use testkit::Random;
use tiles::{Seat, Suit, Tile, TileSet, Wall};

use crate::action::Choices;
use crate::public::{Stage, Walls};
use crate::tests::presets::Preset;
use crate::{Action, Deal, Event};

/// How a deal went.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) deal: Deal,
    pub(crate) events: Vec<Event>,
    pub(crate) actions: Vec<(Seat, Action)>,
}

/// The wall of a preset from a seed; of odd seeds one in which rare things happen.
pub(crate) fn wall(preset: &Preset, seed: u64) -> Wall {
    let mut random = Random::new(seed ^ 0x5eed);
    if seed % 2 == 1 && preset.setup.walls == Walls::Shared {
        return preset.wall(&preset.rigged(&mut random));
    }
    preset.wall(&preset.shuffled(|end| random.below(end)))
}

/// A deal of that wall, not yet played.
pub(crate) fn start(preset: &Preset, seed: u64, events: &mut Vec<Event>) -> Deal {
    Deal::new(&preset.rules, &preset.setup(seed), wall(preset, seed), events)
}

/// Plays a deal to its end; `look` sees every state before its actions.
pub(crate) fn play(preset: &Preset, seed: u64, mut look: impl FnMut(&Deal, &[Event])) -> Played {
    let mut events = Vec::new();
    let mut deal = start(preset, seed, &mut events);
    let mut random = Random::new(seed);
    let mut actions = Vec::new();
    loop {
        look(&deal, &events);
        let asked: Vec<Seat> = deal.to_act().collect();
        // Answers come in any order.
        let Some(&seat) = asked.get(random.below(asked.len().max(1))) else { break };
        let action = choose(&deal, &preset.rules, seat, &mut random);
        deal.apply(&preset.rules, seat, action, &mut events)
            .unwrap_or_else(|refused| panic!("{} {seed}: {refused:?}", preset.name));
        actions.push((seat, action));
    }
    Played { deal, events, actions }
}

/// What the player does.
pub(crate) fn choose(deal: &Deal, rules: &Rules, seat: Seat, random: &mut Random) -> Action {
    let choices = deal.choices(rules, seat);
    if random.below(25) == 0 {
        let wild = choices.nth(random.below(choices.len() as usize) as u32).expect("it is below the length");
        // A win that is none ends most of what there is to see.
        if wild != Action::Win {
            return wild;
        }
    }
    if choices.win() && wants_to_win(deal, rules, seat, random) {
        return Action::Win;
    }
    let own = &deal.own[seat];
    if let Some(kong) = choices.own_kongs().next().filter(|_| random.below(4) > 0) {
        return Action::OwnKong(kong);
    }
    if choices.contains(Action::Ready) && random.below(5) > 0 {
        return Action::Ready;
    }
    if let Some(flower) = choices.flowers.first().filter(|_| random.below(4) > 0) {
        return Action::Flower(flower);
    }
    if let Some(suit) = shortest_suit(&choices, &own.tally) {
        return Action::Forbid(suit);
    }
    if choices.contains(Action::Pass) {
        return claim(deal, rules, seat, &choices, random);
    }
    let discards = choices.discards();
    discards
        .first()
        .map_or(Action::Win, |_| Action::Discard(best_discard(rules, deal, seat, discards, random)))
}

/// Whether the hand is complete; else rarely.
fn wants_to_win(deal: &Deal, rules: &Rules, seat: Seat, random: &mut Random) -> bool {
    let own = &deal.own[seat];
    let complete = match deal.public.stage {
        Stage::Offer { tile, .. } => tile.is_flower() || own.waits.contains(tile),
        Stage::EighthFlower { .. } => true,
        _ => own.drawn.map_or(own.tally.distance(rules.shapes) == -1, |tile| own.waits.contains(tile)),
    };
    // Several may win on one tile where all do or where the nearest is chosen; some let it pass.
    let passes = if rules.play.winners == Winners::All { 6 } else { 12 };
    if complete { random.below(passes) > 0 } else { random.below(150) == 0 }
}

/// The suit of which there are fewest tiles, where one has to be named.
fn shortest_suit(choices: &Choices, tally: &Tally) -> Option<Suit> {
    let named = Suit::ALL.into_iter().filter(|&suit| choices.contains(Action::Forbid(suit)));
    named.min_by_key(|&suit| tally.copies_of(TileSet::suit(suit)))
}

/// A set that brings the hand nearer, a kong whenever there is one.
fn claim(deal: &Deal, rules: &Rules, seat: Seat, choices: &Choices, random: &mut Random) -> Action {
    let Stage::Offer { tile, .. } = deal.public.stage else { return Action::Pass };
    if choices.contains(Action::Kong) && random.below(3) > 0 {
        return Action::Kong;
    }
    let tally = &deal.own[seat].tally;
    let now = tally.distance(rules.shapes);
    let nearer = |action: &Action| {
        let mut after = *tally;
        let used = match *action {
            Action::Chow(chow) => chow.from_hand(tile).expect("it may be claimed").to_vec(),
            Action::Pung(pung) => {
                (0..2).map(|n| if n < pung.jokers() { Tile::JOKER } else { tile }).collect()
            }
            _ => return false,
        };
        used.into_iter().all(|tile| after.remove(tile)) && after.distance(rules.shapes) < now
    };
    let found = choices.iter().find(nearer).filter(|_| random.below(4) > 0);
    found.unwrap_or(Action::Pass)
}

/// A discard after which the hand is nearest to ready; the forbidden suit goes first.
fn best_discard(rules: &Rules, deal: &Deal, seat: Seat, from: TileSet, random: &mut Random) -> Tile {
    let own = &deal.own[seat];
    let forbidden = own.forbidden.map_or(TileSet::EMPTY, |suit| from & TileSet::suit(suit));
    let from = if forbidden.is_empty() { from } else { forbidden };
    let turn = random.below(64);
    let cost = |&tile: &Tile| {
        let mut after = own.tally;
        // A flower in the hand is a place lost.
        let distance =
            if tile.is_flower() || !after.remove(tile) { -9 } else { after.distance(rules.shapes) };
        (distance, (tile.index() + turn) % 7)
    };
    from.min_by_key(cost).expect("there is something to discard")
}
