//! A deal that is written down as at a real table comes to the same payments and the same next dealer.

use hand::MeldKind;
use rules::{
    Booking, EndedBy, Fact, Offence, PaperDeal, PaperKong, PaperKongKind, PaperWin, Rules, Won, seats_of,
};
use testkit::{Random, rounds};
use tiles::{RelSeat, Seat, SeatSet};

use super::policy;
use super::presets::Preset;
use crate::event::{Event, Open, Source};
use crate::public::Stage;
use crate::{Deal, FullView};

#[test]
fn a_deal_on_paper_is_paid_like_a_deal_at_the_table() {
    let mut seen = Seen::default();
    for preset in Preset::all() {
        for seed in 0..rounds(500, 20_000) {
            let played = policy::play(&preset, seed, |_, _| {});
            compare(&preset, seed, &played.deal, &played.events, &mut seen);
            let (deal, events) = stopped(&preset, seed, played.actions.len());
            compare(&preset, seed, &deal, &events, &mut seen);
        }
    }
    // What would show nothing if it never happened.
    let Seen { kongs, lost, false_wins, walls, ready, together, times, responsible: _ } = seen;
    let all = [kongs, lost, false_wins, walls, ready, together, times];
    assert!(all.iter().all(|&times| times > 3), "{all:?}");
}

#[derive(Default)]
struct Seen {
    kongs: usize,
    lost: usize,
    false_wins: usize,
    walls: usize,
    ready: usize,
    together: usize,
    times: usize,
    responsible: usize,
}

/// The same deal, cut off when the time was up.
fn stopped(preset: &Preset, seed: u64, actions: usize) -> (Deal, Vec<Event>) {
    let mut events = Vec::new();
    let mut deal = policy::start(preset, seed, &mut events);
    let mut random = Random::new(seed);
    for _ in 0..random.below(actions.max(1)) {
        let Some(seat) = deal.to_act().next() else { break };
        let action = policy::choose(&deal, &preset.rules, seat, &mut random);
        deal.apply(&preset.rules, seat, action, &mut events).unwrap();
    }
    deal.stop(&preset.rules, &mut events);
    (deal, events)
}

#[track_caller]
fn compare(preset: &Preset, seed: u64, deal: &Deal, events: &[Event], seen: &mut Seen) {
    let rules = &preset.rules;
    let Stage::Over { next_dealer, .. } = deal.public().stage() else { panic!("it is over") };
    let paper = write_down(rules, deal, events, seen);
    let mut bookings = penalties(rules, paper.players, events, seen);
    let next = rules.settle_paper(&paper, &mut |booking| bookings.push(booking));
    let name = &preset.name;
    assert_eq!(next, Ok(next_dealer), "{name} {seed}: {paper:?}");
    let mut points = [0; 4];
    for Booking { from, to, points: paid, .. } in &bookings {
        points[from.index()] -= paid;
        to.iter().for_each(|to| points[to.index()] += paid);
    }
    assert_eq!(points, Seat::ALL.map(|seat| deal.public().points()[seat]), "{name} {seed}: {paper:?}");
    let told = sorted(paid(events).collect());
    assert_eq!(sorted(bookings), told, "{name} {seed}: {paper:?}");
}

/// By seats and clauses. Which of SIC-PEN-2 and SIC-PEN-3 it was is not asked.
fn sorted(bookings: Vec<Booking>) -> Vec<String> {
    let text = |booking: &Booking| format!("{booking:?}").replace("SIC-PEN-3", "SIC-PEN-2");
    let mut texts: Vec<String> = bookings.iter().map(text).collect();
    texts.sort();
    texts
}

fn paid(events: &[Event]) -> impl Iterator<Item = Booking> {
    events.iter().filter_map(|event| match event {
        Event::Open(Open::Paid(booking)) => Some(*booking),
        _ => None,
    })
}

/// False wins that a referee would have punished.
fn penalties(rules: &Rules, players: u8, events: &[Event], seen: &mut Seen) -> Vec<Booking> {
    let mut bookings = Vec::new();
    for pair in events.windows(2) {
        let [Event::Open(Open::FalseWin { seat }), Event::Open(Open::Paid(first))] = pair else { continue };
        let offence: &Offence = rules
            .offences()
            .iter()
            .find(|offence| offence.clause == first.clause)
            .expect("it is in the table");
        assert!(offence.dead_hand && !offence.in_deal, "{offence:?}");
        offence.charge(players, *seat, None, 0, &mut |booking| bookings.push(booking));
        seen.false_wins += 1;
    }
    bookings
}

fn write_down(rules: &Rules, deal: &Deal, events: &[Event], seen: &mut Seen) -> PaperDeal {
    let Stage::Over { by, .. } = deal.public().stage() else { panic!("it is over") };
    let full = deal.finished().expect("it is over");
    let wins: Vec<Won> = full.wins().collect();
    let written = wins.iter().enumerate().map(|(at, won)| {
        let same_tile = at > 0 && wins[at - 1].occasion == won.occasion;
        seen.together += usize::from(same_tile);
        PaperWin {
            seat: won.seat,
            from: won.from,
            by: won.by,
            value: won.value,
            good: won.good,
            same_tile,
            responsible: responsible(won, events, seen),
            fresh: won.facts.contains(Fact::FreshTileLastFive),
        }
    });
    let table = deal.public().table();
    let paper = PaperDeal {
        by,
        players: table.players,
        dealer_streak: table.dealer_streak,
        wins: written.collect(),
        hands: hands(rules, deal, full, by, seen),
        kongs: if rules.paper().kongs { kongs(events, seen) } else { Vec::new() },
        broken_suit: broken_suits(events),
    };
    seen.times += usize::from(by == EndedBy::Time);
    seen.walls += usize::from(by == EndedBy::Wall);
    seen.false_wins += paper.wins.iter().filter(|win| !win.good).count();
    paper
}

/// The hands that a person would be asked for.
fn hands(rules: &Rules, deal: &Deal, full: FullView<'_>, by: EndedBy, seen: &mut Seen) -> [Option<u32>; 4] {
    let form = rules.paper();
    let asked = match by {
        EndedBy::Win => form.all_hands,
        EndedBy::Wall => form.ready_hands,
        EndedBy::Time => false,
    };
    let in_play: SeatSet = deal.public().in_play();
    let won = |seat: Seat| full.wins().find(|won| won.seat == seat);
    Seat::ALL.map(|seat| {
        let played = asked && seats_of(deal.public().table().players).contains(&seat);
        let value = match won(seat) {
            Some(won) if form.all_hands => Some(won.value),
            _ if in_play.contains(seat) => Some(rules.score(&full.hand(rules, seat)).value.unwrap_or(0)),
            _ => None,
        };
        seen.ready += usize::from(played && form.ready_hands && value > Some(0));
        value.filter(|_| played)
    })
}

/// Whom the judge would name: who fed the hand, if somebody paid for it on that account.
fn responsible(won: &Won, events: &[Event], seen: &mut Seen) -> Option<Seat> {
    let facts = [
        (Fact::ResponsibleRight, RelSeat::Right),
        (Fact::ResponsibleAcross, RelSeat::Across),
        (Fact::ResponsibleLeft, RelSeat::Left),
    ];
    let (_, place) = facts.into_iter().find(|&(fact, _)| won.facts.contains(fact))?;
    let is = |booking: &Booking| booking.to == Some(won.seat) && booking.clause.starts_with("TWN-RESP");
    let who = paid(events).any(|booking| is(&booking)).then(|| won.seat.at(place));
    seen.responsible += usize::from(who.is_some());
    who
}

fn kongs(events: &[Event], seen: &mut Seen) -> Vec<PaperKong> {
    let mut kongs: Vec<PaperKong> = Vec::new();
    let (mut wins, mut discarder, mut drawn) = (0, None, None);
    let mut made = |kongs: &mut Vec<PaperKong>, owner, kind, from, after| {
        kongs.push(PaperKong { owner, kind, from, after, lost: false });
        seen.kongs += 1;
    };
    for event in events {
        match *event {
            Event::Drew { seat, tile, source: Source::Wall | Source::Kong } => drawn = Some((seat, tile)),
            Event::ConcealedKong { seat, .. } => {
                made(&mut kongs, seat, PaperKongKind::Concealed, None, wins);
                drawn = None;
            }
            Event::Open(Open::Discarded { seat, .. }) => (discarder, drawn) = (Some(seat), None),
            Event::Open(Open::Claimed { seat, meld }) if meld.kind() == MeldKind::MeldedKong => {
                made(&mut kongs, seat, PaperKongKind::Melded, discarder, wins);
            }
            Event::Open(Open::AddedToPung { seat, tile }) => {
                let at_once = drawn == Some((seat, tile));
                let kind = if at_once { PaperKongKind::Added } else { PaperKongKind::Deferred };
                made(&mut kongs, seat, kind, None, wins);
            }
            Event::Open(Open::Won { .. }) => wins += 1,
            // It is told before the wins themselves.
            Event::Open(Open::KongThrown { .. }) => {
                kongs.iter_mut().last().expect("there was a kong").lost = true;
            }
            _ => {}
        }
    }
    seen.lost += kongs.iter().filter(|kong| kong.lost).count();
    kongs
}

fn broken_suits(events: &[Event]) -> SeatSet {
    let fined = |booking: &Booking| matches!(booking.clause, "SIC-PEN-2" | "SIC-PEN-3");
    paid(events).filter(fined).map(|booking| booking.from).collect()
}
