//! One deal of each ruleset as a text to read, and a sum over many deals that tells when anything changes.
//!
//! `FIVEWINDS_PLAYTHROUGH=write` makes the files anew; what has changed in them is to be read before it is kept.

use std::fmt::Write as _;
use std::path::PathBuf;

use rules::{EndedBy, WinBy};
use testkit::rounds;
use tiles::Seat;

use super::policy::{self, Played};
use super::position::told;
use super::presets::{PRESETS, Preset};
use crate::{Deal, Event, Open, Source};

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/tests/data").join(name)
}

fn check_file(name: &str, text: &str) {
    if std::env::var("FIVEWINDS_PLAYTHROUGH").as_deref() == Ok("write") {
        std::fs::write(path(name), text).expect("it can be written");
    }
    let stored = std::fs::read_to_string(path(name)).unwrap_or_default();
    let differs = stored.lines().zip(text.lines()).find(|(stored, now)| stored != now);
    assert_eq!(differs, None, "{name}: the first line that differs");
    assert_eq!(stored.len(), text.len(), "{name}");
}

#[test]
fn one_deal_of_each() {
    // Deals in which much happens.
    for (name, seed) in [
        ("red jokers=true", 4),
        ("classical flowers=true", 6),
        ("mcr minimum=0", 8),
        ("sichuan", 4),
        ("taiwan", 6),
    ] {
        let ruleset = name.split(' ').next().expect("there is a first word");
        check_file(&format!("{ruleset}.playthrough"), &written(&Preset::read(name), seed));
    }
}

/// The events of a deal with what is seen at some steps.
fn written(preset: &Preset, seed: u64) -> String {
    let (mut heard, mut step) = (0, 0);
    let mut text = format!("{}, seed {seed}\n", preset.name);
    let mut dealt = 0;
    policy::play(preset, seed, |deal, events| {
        for event in &events[heard..] {
            // Thirteen or sixteen lines for each hand say less than the hands.
            dealt += usize::from(matches!(event, Event::Drew { source: Source::Dealt, .. }));
            if !matches!(event, Event::Drew { source: Source::Dealt, .. }) {
                writeln!(text, "{}", line(*event)).expect("a text takes everything");
            }
        }
        heard = events.len();
        let over = deal.finished().is_some();
        if step % 24 == 0 || over {
            writeln!(text, "\n== {} ({dealt} dealt, {} left)", told(deal), deal.public().left())
                .expect("a text takes everything");
            deal.public().seats().iter().for_each(|&seat| text.push_str(&view(deal, seat)));
            text.push('\n');
        } else if !deal.to_act().is_empty() {
            writeln!(text, "   ? {}", asked(deal, &preset.rules)).expect("a text takes everything");
        }
        step += 1;
    });
    text
}

/// What a seat sees of its own.
fn view(deal: &Deal, seat: Seat) -> String {
    let view = deal.view(seat);
    let (own, shown) = (view.own(), deal.public().shown(seat));
    let mut line = format!("   {} {}", letter(seat), own.concealed());
    if let Some(tile) = own.drawn() {
        line += &format!(", drew {tile}");
    }
    if !view.waits().is_empty() {
        line += &format!(", waits {}", tiles::notation::compact::print(&view.waits().collect::<Vec<_>>()));
    }
    if !shown.flowers().is_empty() {
        line +=
            &format!(", flowers {}", tiles::notation::compact::print(&shown.flowers().collect::<Vec<_>>()));
    }
    line + "\n"
}

/// Who is asked, and what he may do.
fn asked(deal: &Deal, rules: &rules::Rules) -> String {
    let claimed = match deal.public().stage() {
        crate::Stage::Offer { tile, .. } => Some(tile),
        _ => None,
    };
    let one = |seat: Seat| {
        let choices = deal.choices(rules, seat);
        let discards: Vec<_> = choices.discards().collect();
        let mut words: Vec<String> = Vec::new();
        if !discards.is_empty() {
            words.push(format!("discard {}", tiles::notation::compact::print(&discards)));
        }
        let others = choices.iter().filter(|action| !matches!(action, crate::Action::Discard(_)));
        words.extend(others.map(|action| action.words(claimed).join(" ")));
        format!("{}: {}", letter(seat), words.join(", "))
    };
    deal.to_act().map(one).collect::<Vec<_>>().join("; ")
}

fn letter(seat: Seat) -> char {
    seat.wind().letter()
}

/// An event as it prints itself, with seats by their winds.
fn line(event: Event) -> String {
    let text = match event {
        Event::Open(open) => format!("{open:?}"),
        secret => format!("{secret:?}"),
    };
    Seat::ALL
        .into_iter()
        .fold(text, |text, seat| text.replace(&format!("{seat:?}"), &letter(seat).to_string()))
}

/// What happened in many deals.
#[derive(Default, Debug)]
struct Counted {
    deals: u32,
    wins: u32,
    several_on_one_tile: u32,
    robbed_kongs: u32,
    robbed_flowers: u32,
    eighth_flowers: u32,
    false_wins: u32,
    drawn_deals: u32,
    missed_wins: u32,
    ready: u32,
    lapsed: u32,
    chows: u32,
    pungs: u32,
    melded_kongs: u32,
    added_kongs: u32,
    concealed_kongs: u32,
    kong_replacements: u32,
    flower_replacements: u32,
    dealt_wins: u32,
    given_back: u32,
    fined: u32,
    hash: Hex,
}

/// A number in base 16.
#[derive(Default)]
struct Hex(u64);

impl std::fmt::Debug for Hex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Counted {
    fn add(&mut self, played: &Played) {
        self.deals += 1;
        played.events.iter().for_each(|event| self.note(*event));
        let full = played.deal.finished().expect("it was played to the end");
        let wins: Vec<_> = full.wins().collect();
        self.several_on_one_tile +=
            wins.windows(2).filter(|two| two[0].occasion == two[1].occasion).count() as u32;
        self.false_wins += wins.iter().filter(|won| !won.good).count() as u32;
        let text = format!("{:?}", played.events);
        let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        self.hash = Hex(text.bytes().fold(self.hash.0, fold));
    }

    fn note(&mut self, event: Event) {
        let open = match event {
            Event::ConcealedKong { .. } => return self.concealed_kongs += 1,
            Event::Missed { .. } => return self.missed_wins += 1,
            Event::Drew { source: Source::Kong, .. } => return self.kong_replacements += 1,
            Event::Drew { source: Source::Flower, .. } => return self.flower_replacements += 1,
            Event::Drew { .. } | Event::Forbade { .. } => return,
            Event::Open(open) => open,
        };
        match open {
            Open::Won { by, .. } => {
                self.wins += 1;
                self.robbed_kongs += u32::from(by == WinBy::RobKong);
                self.robbed_flowers += u32::from(by == WinBy::RobFlower);
                self.eighth_flowers += u32::from(by == WinBy::EighthFlower);
                self.dealt_wins += u32::from(by == WinBy::Dealt);
            }
            Open::FalseWin { .. } => self.false_wins += 1,
            Open::DeclaredReady { .. } => self.ready += 1,
            Open::ReadyLapsed { .. } => self.lapsed += 1,
            Open::Claimed { meld, .. } => match meld.kind() {
                hand::MeldKind::Chow => self.chows += 1,
                hand::MeldKind::Pung => self.pungs += 1,
                _ => self.melded_kongs += 1,
            },
            Open::AddedToPung { .. } => self.added_kongs += 1,
            Open::Ended { by, .. } => self.drawn_deals += u32::from(by == EndedBy::Wall),
            Open::Paid(booking) => {
                self.given_back +=
                    u32::from(booking.clause.starts_with("SIC-KPAY-6") || booking.clause == "SIC-KPAY-7");
                self.fined += u32::from(booking.to.is_none());
            }
            _ => {}
        }
    }
}

/// What must have happened, by ruleset; a test that does not reach it shows nothing.
fn check_reached(name: &str, n: &Counted) {
    let mut wanted = vec![n.wins, n.pungs];
    let is = |word: &str| name.split(' ').any(|found| found == word);
    wanted.extend((!is("sichuan")).then_some(n.chows));
    wanted.extend((!is("red")).then_some(n.melded_kongs.min(n.added_kongs).min(n.concealed_kongs)));
    wanted.extend(is("sichuan").then_some(n.missed_wins.min(n.given_back).min(n.fined)));
    wanted.extend(is("classical").then_some(n.ready.min(n.lapsed)));
    wanted.extend((is("strict") && !is("classical")).then_some(n.false_wins));
    assert!(wanted.iter().all(|&count| count > 0), "{name}: {n:?}");
}

#[test]
fn many_deals() {
    let mut text = String::new();
    let deals = rounds(200, 200);
    for name in PRESETS {
        let preset = Preset::read(name);
        let mut counted = Counted { hash: Hex(0xcbf2_9ce4_8422_2325), ..Counted::default() };
        (0..deals).for_each(|seed| counted.add(&policy::play(&preset, 1000 + seed, |_, _| {})));
        check_reached(name, &counted);
        writeln!(text, "{name}\n  {counted:?}").expect("a text takes everything");
    }
    check_file("playouts.txt", &text);
}

/// Rare things happen somewhere.
#[test]
fn everything_happens() {
    let mut all = Counted::default();
    for name in ["taiwan", "taiwan strict", "classical flowers=true", "mcr minimum=0", "sichuan"] {
        let preset = Preset::read(name);
        (0..rounds(500, 20_000)).for_each(|seed| all.add(&policy::play(&preset, seed, |_, _| {})));
    }
    let n = &all;
    let rare = [
        n.robbed_kongs,
        n.robbed_flowers,
        n.eighth_flowers,
        n.dealt_wins,
        n.several_on_one_tile,
        n.ready,
        n.lapsed,
        n.kong_replacements,
        n.drawn_deals,
    ];
    assert!(rare.iter().all(|&count| count > 0), "{all:?}");
}
