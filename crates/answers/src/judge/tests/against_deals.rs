//! In every window of random deals the judge is asked who gets the tile, and must say what then happens.

use fivewinds::rules::{Fact, Facts};
use fivewinds::shuffle::{self, Seed};
use fivewinds::table::{
    Action, Deal, Event, EventSink, Offered, Open, Public, ReadyState, SeatEvent, Setup, Source, Stage,
};
use fivewinds::tiles::{BySeat, Seat};
use fivewinds::{Meld, MeldKind, Rules, Suit, Tile};

use super::super::claims::{Asked, Caller, Fate};
use super::super::read::Hand;
use super::{ALL, rules};
use crate::parse;

/// What a deal has told.
#[derive(Default)]
struct Heard {
    events: Vec<Event>,
    missed: BySeat<u16>,
    /// Whether there was a kong in this turn.
    kong: bool,
}

impl EventSink for Heard {
    fn emit(&mut self, event: Event) {
        match event {
            Event::Drew { seat, source, .. } => {
                if source != Source::Dealt {
                    self.missed[seat] = 0;
                }
                self.kong &= source != Source::Wall;
            }
            Event::Missed { seat, value } => self.missed[seat] = self.missed[seat].max(value),
            Event::ConcealedKong { .. } | Event::Open(Open::AddedToPung { .. }) => self.kong = true,
            Event::Open(Open::Claimed { meld, .. }) => self.kong = meld.kind().is_kong(),
            Event::Forbade { .. } | Event::Open(_) => {}
        }
        self.events.push(event);
    }
}

/// Numbers that look random.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    /// Claims are taken more often than passed, so that they meet; wins that are none are seldom declared.
    fn choose(&mut self, rules: &Rules, deal: &Deal, seat: Seat) -> Action {
        let choices = deal.choices(rules, seat);
        let all: Vec<Action> = choices.iter().collect();
        let claims: Vec<Action> = all.iter().copied().filter(|action| action.call().is_some()).collect();
        let complete =
            deal.public().stage().offered().is_some_and(|(_, tile, _)| deal.view(seat).completes_with(tile));
        let few = |action: &Action| *action != Action::Win || complete || self.0.is_multiple_of(9);
        let claims: Vec<Action> = claims.into_iter().filter(few).collect();
        if !claims.is_empty() && self.below(4) > 0 {
            return claims[self.below(claims.len())];
        }
        // Hands must come near to a win, or nobody would ever declare one.
        if !choices.discards().is_empty() && self.below(8) > 0 {
            let distance = |tile: Tile| {
                let mut after = *deal.view(seat).own().tally();
                after.remove(tile);
                after.distance(rules.shapes)
            };
            let best = choices.discards().filter(|tile| !tile.is_flower()).min_by_key(|&tile| distance(tile));
            if let Some(tile) = best {
                return Action::Discard(tile);
            }
        }
        let quiet: Vec<Action> = all.iter().copied().filter(|action| *action != Action::Win).collect();
        if quiet.is_empty() { all[0] } else { quiet[self.below(quiet.len())] }
    }
}

/// Whether everybody sees the three others, in the river or in open sets.
fn is_last_of_its_kind(public: &Public, tile: Tile, what: Offered) -> bool {
    let lying = public.river().iter().filter(|thrown| thrown.tile == tile && !thrown.claimed).count();
    let sets = public.seats().iter().flat_map(|&seat| public.shown(seat).melds()).flatten();
    let open: Vec<Meld> = sets.filter(|meld| meld.kind() != MeldKind::ConcealedKong).collect();
    let declared = open.iter().flat_map(Meld::tiles).filter(|&other| other == tile).count();
    lying + declared == 3 + usize::from(what == Offered::Discard)
}

/// The question that a referee would ask in this window.
fn asked(rules: &Rules, deal: &Deal, heard: &Heard, answers: &[(Seat, Action)]) -> Option<Asked> {
    let Stage::Offer { from, tile, what } = deal.public().stage() else { return None };
    if what == Offered::Flower {
        return None;
    }
    let public = deal.public();
    let mut lying: Vec<_> =
        public.river().iter().filter(|thrown| !thrown.claimed).map(|thrown| thrown.tile).collect();
    if what == Offered::Discard {
        lying.pop();
    }
    // How many of it lie there is said by the fact.
    lying.retain(|&other| other != tile);
    let mut callers = Vec::new();
    for &(seat, action) in answers {
        let Some(call) = action.call() else { continue };
        let (view, shown) = (deal.view(seat), public.shown(seat));
        let mut facts = Facts::NONE;
        if is_last_of_its_kind(public, tile, what) {
            facts.insert(Fact::LastOfItsKind);
        }
        if shown.ready() == ReadyState::Yes {
            facts.insert(Fact::ReadyDeclared);
        }
        if heard.kong && what == Offered::Discard {
            facts.insert(Fact::DiscardAfterKong);
        }
        match view.own().forbidden() {
            Some(Suit::Characters) => facts.insert(Fact::ForbiddenCharacters),
            Some(Suit::Dots) => facts.insert(Fact::ForbiddenDots),
            Some(Suit::Bamboos) => facts.insert(Fact::ForbiddenBamboos),
            None => {}
        }
        let hand = Hand {
            concealed: view.own().concealed(),
            melds: view.melds().to_vec(),
            flowers: shown.flowers(),
            seat: seat.wind(),
            round: public.table().round,
            players: public.table().players,
            facts,
            discards: None,
            streak: 0,
            win: None,
        };
        let missed = heard.missed[seat];
        callers.push(Caller { seat, call, late: false, dead: shown.is_dead(), missed, hand: Some(hand) });
    }
    let out = public.seats().iter().copied().filter(|&seat| public.shown(seat).is_out()).collect();
    Some(Asked {
        rules: rules.clone(),
        table: *public.table(),
        from,
        tile,
        what,
        wall_empty: public.is_last(rules, from),
        out,
        lying,
        callers,
    })
}

/// Plays a deal; returns how many windows had claims, and in how many several met.
fn play(rules: &Rules, setup: &Setup, seed: u8) -> (usize, usize) {
    let wall = shuffle::wall(&Seed::new([seed; 32]), &rules.tiles);
    let mut heard = Heard::default();
    let mut deal = Deal::told(rules, setup, wall, &mut heard);
    let mut chance = Chance(u64::from(seed) + 1);
    let (mut windows, mut met) = (0, 0);
    while !deal.to_act().is_empty() {
        let answers: Vec<(Seat, Action)> =
            deal.to_act().map(|seat| (seat, chance.choose(rules, &deal, seat))).collect();
        let question = asked(rules, &deal, &heard, &answers);
        let before = heard.events.len();
        for &(seat, action) in &answers {
            deal.apply(rules, seat, action, &mut heard).unwrap();
        }
        let Some(question) = question.filter(|question| !question.callers.is_empty()) else { continue };
        windows += 1;
        met += usize::from(question.callers.len() > 1);
        compare(rules, &question, &heard.events[before..], &deal);
    }
    (windows, met)
}

fn compare(rules: &Rules, question: &Asked, events: &[Event], deal: &Deal) {
    let decided = question.decide();
    let (mut winners, mut false_wins, mut set) = (Vec::new(), Vec::new(), None);
    for event in events {
        match event.redact(None, true) {
            Some(SeatEvent::Open(Open::Won { seat, .. })) => winners.push(seat),
            Some(SeatEvent::Open(Open::FalseWin { seat })) => false_wins.push(seat),
            Some(SeatEvent::Open(Open::Claimed { seat, .. })) => set = set.or(Some(seat)),
            _ => {}
        }
    }
    let told = format!("{} {question:?}\n{decided:?}\n{:?}", rules.ruleset.id(), deal.public().stage());
    assert_eq!(decided.contest.winners.to_vec(), winners, "{told}");
    assert_eq!(decided.contest.false_wins.to_vec(), false_wins, "{told}");
    assert_eq!(decided.contest.set, set, "{told}");
    // What the deal let a player answer, the judge does not refuse.
    assert!(!decided.fates.iter().any(|(_, fate)| matches!(fate, Fate::Refused(_) | Fate::Late)), "{told}");
    assert_eq!(decided.fates.len(), question.callers.len(), "{told}");
}

#[test]
fn in_every_window_of_random_deals_the_judge_says_what_the_deal_does() {
    for id in ALL {
        let (mut windows, mut met) = (0, 0);
        for strict in [false, true] {
            let setup = Setup { strict, ..Setup::default() };
            for seed in 0..200 {
                let (asked, several) = play(&rules(id), &setup, seed);
                (windows, met) = (windows + asked, met + several);
            }
        }
        assert!(windows > 500 && met > 20, "{id}: {windows} {met}");
    }
}

#[test]
fn so_it_does_with_jokers_and_with_two_and_three_players() {
    for (options, players) in [(&["jokers=true"][..], 4), (&[], 3), (&[], 2)] {
        let rules = parse::rules("red", options).unwrap();
        for seed in 0..40 {
            play(&rules, &Setup { strict: true, players, ..Setup::default() }, seed);
        }
    }
}
