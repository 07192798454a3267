//! Deals played here: written as logs, read again, replayed.

use proptest::prelude::*;
use table::{Action, Choices, Deal};
use testkit::Random;
use tiles::{BySeat, Tile, Wall};

use super::*;

/// Walls in which everybody finds many tiles of one kind, so that deals are won.
fn wall(random: &mut Random) -> Wall {
    let rules = rules();
    let mut all: Vec<Tile> = rules.tiles.tiles().collect();
    for at in (1..all.len()).rev() {
        all.swap(at, random.below(at + 1));
    }
    let mut parts: [Vec<Tile>; 4] = Default::default();
    let mut rest = Vec::new();
    for tile in all {
        let part = &mut parts[tile.suit().map_or(3, |suit| suit as usize)];
        let own = random.below(10) < 5 && part.len() < 34;
        if own { part.push(tile) } else { rest.push(tile) }
    }
    let mut tiles = Vec::new();
    for mut part in parts {
        let missing = 34 - part.len();
        part.extend(rest.drain(..missing));
        for at in (1..34).rev() {
            part.swap(at, random.below(at + 1));
        }
        tiles.extend(part);
    }
    Wall::new(&tiles, &rules.tiles).unwrap()
}

/// Wins when it can, claims often, discards what brings the hand nearer.
fn choose(random: &mut Random, deal: &Deal, seat: Seat, choices: &Choices) -> Action {
    if choices.win() {
        return Action::Win;
    }
    let others: Vec<Action> = choices.iter().filter(|action| !matches!(action, Action::Discard(_))).collect();
    if !others.is_empty() && (random.below(3) > 0 || choices.discards().is_empty()) {
        return others[random.below(others.len())];
    }
    let shapes = rules().shapes;
    let after = |tile: Tile| {
        let mut tally = *deal.view(seat).own().tally();
        tally.remove(tile);
        tally.distance(shapes)
    };
    let best = choices.discards().min_by_key(|&tile| after(tile));
    best.map_or(Action::Pass, Action::Discard)
}

/// A deal from the first tile to the last.
pub(super) fn played(seed: u64) -> Played {
    let mut random = Random::new(seed);
    let round = Wind::ALL[random.below(4)];
    let wall = wall(&mut random);
    let rules = rules();
    let mut deal = Deal::new(&rules, &setup(round), wall, &mut ());
    let mut actions = Vec::new();
    while let Some(seat) = deal.to_act().next() {
        let action = choose(&mut random, &deal, seat, &deal.choices(&rules, seat));
        deal.apply(&rules, seat, action, &mut ()).unwrap();
        actions.push((seat, action));
    }
    let players = BySeat::from_fn(|seat| Some(format!("bot {}", seat.index())));
    Played { id: Some(format!("deal {seed}")), round, wall, players, actions }
}

#[test]
fn a_deal_is_the_same_after_it_was_a_log() {
    let (mut wins, mut kongs) = (0, 0);
    for seed in 0..testkit::rounds(300, 20_000) {
        let played = played(seed);
        let written = write(&played.log().unwrap()).to_string();
        let log = log(&written);
        let again = replay(&log).unwrap();
        assert_eq!(again.findings, [], "seed {seed}");
        assert!(again.whole && !again.is_unexplained(), "seed {seed}");
        assert_eq!(again.played, played, "seed {seed}");
        assert_eq!(again.deal, played.deal().unwrap(), "seed {seed}");
        assert_eq!(again.there, again.here, "seed {seed}");
        assert_eq!(write(&log).to_string(), written, "seed {seed}");
        if let Some(win) = &again.win {
            assert_eq!(win.verdict, Verdict::Same);
            wins += 1;
        }
        kongs += u32::from(played.actions.iter().any(|(_, action)| matches!(action, Action::OwnKong(_))));
    }
    assert!(wins > 50 && kongs > 50, "{wins} wins, {kongs} with kongs: the test sees too little");
}

#[test]
fn a_log_without_walls_is_replayed_by_what_was_shown() {
    for seed in 0..testkit::rounds(40, 2_000) {
        let played = played(seed);
        let mut log = played.log().unwrap();
        log.walls = None;
        let again = replay(&log).unwrap();
        assert_eq!((again.findings, again.there), (vec![], again.here), "seed {seed}");
        assert_eq!(again.played.actions, played.actions, "seed {seed}");
    }
}

#[test]
fn a_log_without_display_is_read_from_what_players_were_told() {
    for seed in 0..testkit::rounds(20, 1_000) {
        let played = played(seed);
        let mut value = write(&played.log().unwrap());
        for entry in value["logs"].as_array_mut().unwrap() {
            if entry["output"]["command"] == "request" {
                entry["output"].as_object_mut().unwrap().remove("display");
            }
        }
        let again = replay(&log(&value.to_string())).unwrap();
        assert_eq!(again.findings, [], "seed {seed}");
        assert_eq!(again.played.actions, played.actions, "seed {seed}");
    }
}

#[test]
fn a_deal_is_one_line_of_json() {
    for seed in 0..testkit::rounds(20, 1_000) {
        let played = played(seed);
        let line = print_deal(&played).unwrap();
        assert_eq!(read_deal(&line), Ok(played), "seed {seed}");
    }
}

#[test]
fn a_deal_that_is_not_over_has_no_log() {
    let mut played = played(1);
    played.actions.pop();
    assert_eq!(played.log(), Err(NoLog::NotOver));
    played.actions.insert(0, (Deal::DEALER, Action::Pass));
    assert!(matches!(played.log(), Err(NoLog::Bad(BadDeal::Refused(1, _)))));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: testkit::rounds(20, 500) as u32, ..ProptestConfig::default() })]

    /// Whatever the seed, the two readers agree: the judge's log, and the same as the text of a data set.
    #[test]
    fn both_formats_tell_the_same(seed: u64) {
        let played = played(seed);
        let from_text = log(&as_text(&played.log().unwrap()));
        let again = replay(&from_text).unwrap();
        prop_assert_eq!(again.findings, []);
        prop_assert_eq!(again.played.actions, played.actions);
    }
}

/// A log as the text of a data set.
pub(super) fn as_text(log: &Log) -> String {
    let name = |tile: Tile| super::super::log::name(tile);
    let mut lines = vec![format!("Match {}", "1"), format!("Wind {}", log.round as u8)];
    let mut before: Option<&Moment> = None;
    let mut discard = None;
    for moment in &log.moments {
        let ignored = |player: Seat| {
            let answers = before.into_iter().flat_map(|before| before.answers.iter());
            let claims = answers.filter(|(seat, _)| *seat != player).filter_map(|(seat, answer)| {
                let what = match answer.said.as_ref()? {
                    Said::Chi { middle, .. } => format!("Chi {}", name(*middle)),
                    Said::Peng { .. } => format!("Peng {}", name(discard?)),
                    Said::Gang { tile: None } => format!("Gang {}", name(discard?)),
                    Said::Hu => format!("Hu {}", name(discard?)),
                    Said::Pass | Said::Play(_) | Said::Gang { .. } | Said::BuGang(_) | Said::Other(_) => {
                        return None;
                    }
                };
                Some(format!(" Ignore Player {} {what}", seat.index()))
            });
            claims.collect::<String>()
        };
        let by = |player: Seat, what: &str| format!("Player {} {what}{}", player.index(), ignored(player));
        let play = |player: Seat, tile: Tile| format!("Player {} Play {}", player.index(), name(tile));
        match &moment.shown {
            Shown::Init => {}
            Shown::Deal { hands } => {
                for (player, hand) in hands.iter().enumerate() {
                    let tiles: Vec<String> = hand.iter().map(|&tile| name(tile)).collect();
                    lines.push(format!("Player {player} Deal {}", tiles.join(" ")));
                }
            }
            Shown::Draw { player, tile } => {
                lines.push(format!("Player {} Draw {}", player.index(), name(*tile)))
            }
            Shown::Play { player, tile } => lines.push(play(*player, *tile)),
            Shown::Chi { player, middle, discard } => {
                lines.push(by(*player, &format!("Chi {}", name(*middle))));
                lines.push(play(*player, *discard));
            }
            Shown::Peng { player, discard: next } => {
                lines.push(by(*player, &format!("Peng {}", name(discard.unwrap()))));
                lines.push(play(*player, *next));
            }
            Shown::Gang { player, tile } => {
                let concealed = matches!(before.unwrap().shown, Shown::Draw { .. });
                let verb = if concealed { "AnGang" } else { "Gang" };
                lines.push(by(*player, &format!("{verb} {}", name(tile.unwrap()))));
            }
            Shown::BuGang { player, tile } => lines.push(by(*player, &format!("BuGang {}", name(*tile)))),
            Shown::Hu(win) => {
                lines.push(by(win.player, "Hu"));
                let fans: Vec<String> =
                    win.fans.iter().map(|fan| format!("{}*{}", fan.name, fan.times)).collect();
                lines.push(format!("Fan {} {}", win.points.unwrap(), fans.join("+")));
            }
            Shown::Huang => lines.push("Huang".to_owned()),
            Shown::Fault { .. } => unreachable!("nobody errs here"),
        }
        discard = match &moment.shown {
            Shown::Play { tile, .. } | Shown::BuGang { tile, .. } => Some(*tile),
            Shown::Chi { discard, .. } | Shown::Peng { discard, .. } => Some(*discard),
            Shown::Init
            | Shown::Deal { .. }
            | Shown::Draw { .. }
            | Shown::Gang { .. }
            | Shown::Hu(_)
            | Shown::Huang
            | Shown::Fault { .. } => None,
        };
        before = Some(moment);
    }
    lines.push(format!("Score {}", log.score.unwrap().map(|points| points.to_string()).join(" ")));
    lines.join("\n")
}
