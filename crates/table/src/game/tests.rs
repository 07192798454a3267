//! Sessions of all rulesets, with random deals and with results made up.

mod ranking;
mod sessions;

use rules::{EndedBy, Options, RawValue, Rules, Ruleset, WinBy, seats_of};
use testkit::Random;
use tiles::{BySeat, Seat, Tile, Wall, Wind};

use super::{AfterDeal, Game, GameEnd, GameError, Outcome, OutcomeWin, Player};
use crate::{Action, Deal, EventSink, Setup};

/// `red sticks=790 session_deals=8`.
pub(crate) fn rules(text: &str) -> Rules {
    let mut words = text.split_whitespace();
    let ruleset: Ruleset = words.next().expect("a ruleset").parse().unwrap();
    let options = words.map(|word| word.split_once('=').expect("id=value"));
    let options = Options::new(ruleset, options.map(|(id, value)| (id, RawValue::Typed(value))));
    Rules::new(options.unwrap_or_else(|problems| panic!("{text}: {problems:?}")))
}

pub(crate) fn shuffled(rules: &Rules, random: &mut Random) -> Wall {
    let mut pool: Vec<Tile> = rules.tiles.tiles().collect();
    let mut tiles = Vec::new();
    while !pool.is_empty() {
        tiles.push(pool.swap_remove(random.below(pool.len())));
    }
    Wall::new(&tiles, &rules.tiles).expect("all tiles are there")
}

/// Somebody who takes every win, says that he is ready, and does the rest at random.
pub(crate) fn choose(rules: &Rules, deal: &Deal, seat: Seat, random: &mut Random) -> Action {
    let choices = deal.choices(rules, seat);
    let eager = [Action::Win, Action::Ready].into_iter().find(|&action| choices.contains(action));
    eager.unwrap_or_else(|| choices.nth(random.below(choices.len() as usize) as u32).expect("it is asked"))
}

pub(crate) fn play(rules: &Rules, setup: &Setup, random: &mut Random, sink: &mut impl EventSink) -> Deal {
    let mut deal = Deal::new(rules, setup, shuffled(rules, random), sink);
    while let Some(seat) = deal.to_act().next() {
        let action = choose(rules, &deal, seat, random);
        deal.apply(rules, seat, action, sink).expect("it was among the choices");
    }
    deal
}

fn players(players: u8) -> Vec<Player> {
    (0..players).map(Player).collect()
}

fn game(text: &str) -> Game {
    let rules = rules(text);
    Game::new(&rules, &players(rules.usual_players())).unwrap()
}

/// A result without tiles. `E` … `N` has won by its own tile, `ES` South on East's tile; nothing is a draw. The next
/// dealer is said outright, as the deal would say it.
fn outcome(win: &str, next: char) -> Outcome {
    let seat = |letter: char| {
        let wind = Wind::ALL.into_iter().find(|wind| wind.letter() == letter).expect("a wind");
        Seat::ALL[wind as usize]
    };
    let mut points = BySeat::default();
    let letters: Vec<char> = win.chars().collect();
    let win = |seat, from| OutcomeWin {
        seat,
        from,
        tile: Tile::EAST,
        by: if from.is_some() { WinBy::Discard } else { WinBy::SelfDraw },
        value: 8,
        good: true,
    };
    let wins = match letters[..] {
        [] => vec![],
        [from, winner] => {
            (points[seat(from)], points[seat(winner)]) = (-8, 8);
            vec![win(seat(winner), Some(seat(from)))]
        }
        [winner, ..] => vec![win(seat(winner), None)],
    };
    let by = if wins.is_empty() { EndedBy::Wall } else { EndedBy::Win };
    Outcome { by, next_dealer: seat(next), points, wins }
}

/// Who sits where in the next deal, by letters: `ABCD` are East, South, West, North.
fn seated(game: &Game) -> String {
    game.seats().iter().map(|(_, player)| (b'A' + player.0) as char).collect()
}

#[track_caller]
fn note(game: &mut Game, win: &str, next: char) -> AfterDeal {
    game.note_result(outcome(win, next)).unwrap()
}
