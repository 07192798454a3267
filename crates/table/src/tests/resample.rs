//! What a seat cannot see does not show: another deal in which all that is hidden from it lies elsewhere, played in
//! the same way, is the same to it, event by event and choice by choice. So neither a forbidden suit before its time
//! (SIC-SUIT-4) nor the waits of a declared hand (CLA-READY-5) can be known.

use testkit::{Random, rounds};
use tiles::{Seat, Tile};

use super::policy::{self, Played};
use super::presets::Preset;
use crate::event::Source;
use crate::public::{Stage, Walls};
use crate::{Action, Deal, Event, Open, SeatEvent, Setup};

/// Where each tile of the wall is after some events: in the hand of a seat, or still in the wall; a tile that lies
/// open, or that was ever seen, is nowhere.
fn hidden_places(preset: &Preset, wall: &[Tile], events: &[Event]) -> Vec<(usize, Option<Seat>)> {
    let mut draws = Draws::new(wall, preset);
    let mut held: [Vec<usize>; 4] = Default::default();
    let leave = |held: &mut Vec<usize>, tile: Tile| {
        let at = held.iter().position(|&place| wall[place] == tile);
        held.remove(at.expect("who lays a tile open holds it"));
    };
    for event in events {
        match *event {
            Event::Drew { seat, source, .. } => held[seat.index()].push(draws.next(seat, source)),
            Event::ConcealedKong { seat, tile } => {
                (0..4).for_each(|_| leave(&mut held[seat.index()], tile));
            }
            Event::Open(Open::FlowerShown { seat, tile } | Open::Discarded { seat, tile }) => {
                leave(&mut held[seat.index()], tile);
            }
            Event::Open(Open::AddedToPung { seat, tile }) => leave(&mut held[seat.index()], tile),
            Event::Open(Open::Claimed { seat, meld }) => {
                let mut claimed = meld.claim().map(|claim| claim.tile);
                for tile in meld.tiles() {
                    if claimed == Some(tile) {
                        claimed = None;
                    } else {
                        leave(&mut held[seat.index()], tile);
                    }
                }
            }
            _ => {}
        }
    }
    let in_hands = Seat::ALL
        .into_iter()
        .flat_map(|seat| held[seat.index()].clone().into_iter().map(move |place| (place, Some(seat))));
    in_hands.chain(draws.rest().into_iter().map(|place| (place, None))).collect()
}

/// Which place of the wall the next tile comes from.
struct Draws {
    /// For shared walls the first and the end; for own walls what is left of each.
    first: usize,
    end: usize,
    own: Option<[usize; 4]>,
    far: bool,
    taken: usize,
    dealt: usize,
}

impl Draws {
    fn new(wall: &[Tile], preset: &Preset) -> Draws {
        let own = (preset.setup.walls == Walls::Own).then_some([wall.len() / 4; 4]);
        let players =
            if preset.setup.players == 0 { preset.rules.usual_players() } else { preset.setup.players };
        let dealt =
            usize::from(players) * preset.rules.hand_size + usize::from(preset.rules.play.dealer_extra);
        let far = preset.rules.play.wall.replacements == rules::End::Far;
        Draws { first: 0, end: wall.len(), own, far, taken: 0, dealt }
    }

    fn next(&mut self, seat: Seat, source: Source) -> usize {
        self.taken += 1;
        let replaces = match source {
            Source::Dealt => self.taken > self.dealt,
            Source::Kong | Source::Flower => true,
            Source::Wall | Source::Claim => false,
        };
        if let Some(own) = &mut self.own {
            own[seat.index()] -= 1;
            return self.end / 4 * seat.index() + own[seat.index()];
        }
        if replaces && self.far {
            self.end -= 1;
            return self.end;
        }
        self.first += 1;
        self.first - 1
    }

    fn rest(&self) -> Vec<usize> {
        match self.own {
            Some(own) => {
                (0..4).flat_map(|seat| (0..own[seat]).map(move |n| self.end / 4 * seat + n)).collect()
            }
            None => (self.first..self.end).collect(),
        }
    }
}

/// The wall with what the viewer cannot see put elsewhere. Seats that have declared something about their hand
/// keep it, since everybody may draw conclusions from that.
fn resampled(
    preset: &Preset,
    wall: &[Tile],
    played: &Played,
    prefix: (usize, usize),
    viewer: Seat,
    random: &mut Random,
) -> Vec<Tile> {
    let (n_actions, n_events) = prefix;
    let declared = |seat: Seat| {
        let said =
            |&(who, action): &(Seat, Action)| who == seat && matches!(action, Action::Ready | Action::Win);
        played.actions[..n_actions].iter().any(said)
    };
    // Flowers are hidden only where they may be kept.
    let may_move =
        |tile: Tile| !tile.is_flower() || preset.rules.play.flowers == rules::Flowers::AsTheOwnerLikes;
    let places: Vec<usize> = hidden_places(preset, wall, &played.events[..n_events])
        .into_iter()
        .filter(|&(place, seat)| {
            may_move(wall[place]) && seat.is_none_or(|seat| seat != viewer && !declared(seat))
        })
        .map(|(place, _)| place)
        .collect();
    let mut other = wall.to_vec();
    // Now and then all, else a few: where little may change, a few are possible more often.
    let swaps = [1, 2, 4, places.len()][random.below(4)];
    for _ in 0..swaps {
        let at = |random: &mut Random| places[random.below(places.len())];
        let (one, two) = (at(random), at(random));
        other.swap(one, two);
    }
    other
}

/// What a seat hears, and what it may do each time that it acts and at the end.
#[derive(Default)]
struct Seen {
    heard: Vec<SeatEvent>,
    choices: Vec<Vec<Action>>,
}

/// Plays the same actions, passes aside, and notes what the viewer sees; `None` if that is not possible.
fn seen(
    preset: &Preset,
    setup: &Setup,
    wall: &[Tile],
    actions: &[(Seat, Action)],
    viewer: Seat,
) -> Option<Seen> {
    let rules = &preset.rules;
    let mut events = Vec::new();
    let mut deal = Deal::new(rules, setup, preset.wall(wall), &mut events);
    let mut seen = Seen::default();
    for &(seat, action) in actions {
        if action == Action::Pass && seat != viewer && !deal.to_act().contains(seat) {
            continue;
        }
        // Who could claim here and could not there lets it pass, before anybody goes on.
        while !deal.to_act().contains(seat) {
            let Some(asked) = deal.to_act().find(|&asked| asked != viewer) else {
                // The viewer is asked here and was not there, or the other way round: only a turn may be elsewhere.
                assert!(
                    seat != viewer && !is_window(&deal),
                    "{} {viewer:?}: {seat:?} {action:?}",
                    preset.name
                );
                return None;
            };
            deal.apply(rules, asked, Action::Pass, &mut events).ok()?;
        }
        if seat == viewer {
            seen.choices.push(deal.choices(rules, viewer).iter().collect());
        }
        deal.apply(rules, seat, action, &mut events).ok()?;
    }
    // The last answers of others that were not asked there.
    while let Some(asked) = deal.to_act().find(|&asked| asked != viewer) {
        if deal.apply(rules, asked, Action::Pass, &mut events).is_err() {
            break;
        }
    }
    seen.choices.push(deal.choices(rules, viewer).iter().collect());
    let shows = rules.shows_concealed_kongs();
    seen.heard = events.into_iter().filter_map(|event| event.redact(Some(viewer), shows)).collect();
    Some(seen)
}

fn is_window(deal: &Deal) -> bool {
    matches!(deal.public().stage(), Stage::Opening | Stage::Offer { .. })
}

/// Another wall, and what was done with it.
type Other = (Vec<Tile>, Vec<(Seat, Action)>);

/// A kong that lies face down may be of any kind of which the viewer has seen none: the two kinds change places.
fn other_kong(
    preset: &Preset,
    wall: &[Tile],
    played: &Played,
    (n_actions, n_events): (usize, usize),
    viewer: Seat,
) -> Option<Other> {
    let events = &played.events[..n_events];
    let kong = events.iter().find_map(|event| match *event {
        Event::ConcealedKong { seat, tile } if seat != viewer => Some((seat, tile)),
        _ => None,
    });
    let (owner, tile) = kong.filter(|_| !preset.rules.shows_concealed_kongs())?;
    // What was declared about a hand is true of these tiles only.
    let declares = |&(_, action): &(Seat, Action)| matches!(action, Action::Ready | Action::Win);
    if played.actions[..n_actions].iter().any(declares) {
        return None;
    }
    let hidden = hidden_places(preset, wall, events);
    let unseen = |kind: &Tile| {
        let of_kind = |&&(place, seat): &&(usize, Option<Seat>)| wall[place] == *kind && seat != Some(viewer);
        hidden.iter().filter(of_kind).count() == 4
    };
    let other = Tile::playing().filter(|kind| preset.rules.tiles[*kind] == 4).find(unseen)?;
    let turn = |kind: Tile| match kind {
        kind if kind == tile => other,
        kind if kind == other => tile,
        kind => kind,
    };
    let turned = |&(seat, action): &(Seat, Action)| match action {
        Action::OwnKong(kind) if seat == owner => (seat, Action::OwnKong(turn(kind))),
        action => (seat, action),
    };
    let actions = played.actions[..n_actions].iter().map(turned).collect();
    Some((wall.iter().copied().map(turn).collect(), actions))
}

#[test]
fn hidden_kongs_do_not_show() {
    for name in ["mcr minimum=0", "mcr strict", "taiwan", "taiwan strict"] {
        let preset = Preset::read(name);
        let mut random = Random::new(12);
        let mut possible = 0;
        for seed in 0..rounds(150, 2000) {
            let wall = policy::wall(&preset, seed).rest().to_vec();
            let mut lengths = Vec::new();
            let mut windows = Vec::new();
            let played = policy::play(&preset, seed, |deal, events| {
                lengths.push(events.len());
                windows.push(is_window(deal));
            });
            for n_actions in (0..lengths.len() - 1).filter(|&at| !windows[at]).step_by(5) {
                let viewer = Seat::ALL[random.below(4)];
                let prefix = (n_actions, lengths[n_actions]);
                let Some((other, turned)) = other_kong(&preset, &wall, &played, prefix, viewer) else {
                    continue;
                };
                let setup = preset.setup(seed);
                let one = seen(&preset, &setup, &wall, &played.actions[..n_actions], viewer);
                let two = seen(&preset, &setup, &other, &turned, viewer);
                let (Some(one), Some(two)) = (one, two) else { continue };
                possible += 1;
                assert_eq!(one.heard, two.heard, "{name} {seed}, {viewer:?} after {n_actions} actions");
                assert_eq!(one.choices, two.choices, "{name} {seed}, {viewer:?} after {n_actions} actions");
            }
        }
        assert!(possible > 20, "{name}: only {possible} were possible");
    }
}

#[test]
fn hidden_tiles_do_not_show() {
    for preset in Preset::all() {
        let mut random = Random::new(11);
        let (mut tried, mut possible) = (0, 0);
        for seed in 0..rounds(60, 2000) {
            let wall = policy::wall(&preset, seed).rest().to_vec();
            let (mut lengths, mut asked, mut stages) = (Vec::new(), Vec::new(), Vec::new());
            let played = policy::play(&preset, seed, |deal, events| {
                lengths.push(events.len());
                asked.push(is_window(deal).then(|| deal.to_act()));
                stages.push(deal.public().stage());
            });
            for _ in 0..6 {
                // Not at the end, where hands are shown and paid.
                let n_actions = random.below((lengths.len() - 1).min(80));
                let seats = played.deal.public().seats();
                let viewer = seats[random.below(seats.len())];
                // An answer of others would be followed by a draw, which is hidden until then.
                let waits_for_others =
                    asked[n_actions].is_some_and(|mut asked| asked.any(|seat| seat != viewer));
                // An answer that is not yet carried out speaks of tiles that are still hidden.
                let answered = n_actions > 0 && stages[n_actions] == stages[n_actions - 1];
                if waits_for_others || answered {
                    continue;
                }
                let prefix = (n_actions, lengths[n_actions]);
                let other = resampled(&preset, &wall, &played, prefix, viewer, &mut random);
                let actions = &played.actions[..n_actions];
                let setup = preset.setup(seed);
                tried += 1;
                let one = seen(&preset, &setup, &wall, actions, viewer);
                let two = seen(&preset, &setup, &other, actions, viewer);
                let (Some(one), Some(two)) = (one, two) else { continue };
                possible += 1;
                let when = format!("{} {seed}, {viewer:?} after {n_actions} actions", preset.name);
                let differs = one.heard.iter().zip(&two.heard).find(|(one, two)| one != two);
                assert_eq!(differs, None, "{when}");
                assert_eq!(one.heard.len(), two.heard.len(), "{when}");
                assert_eq!(one.choices, two.choices, "{when}");
            }
        }
        assert!(possible * 4 > tried, "{}: only {possible} of {tried} were possible", preset.name);
    }
}
