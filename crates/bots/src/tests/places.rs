//! A master who plays for its place: what it does at the end of a session, and that it plays for points elsewhere.

use rules::{Options, RawValue, Rules, Ruleset};
use table::{Action, Deal, Setup, Stage, dealt_to};
use tiles::{BySeat, Notation, Seat, Tile, TileCounts, Wall};

use crate::{Bench, Bot, Budget, Level, Master, Ours, PlaysFor, Standing, Start, wall};

/// A hand that is ready as soon as 1m or 4m is gone, and cheap; eleven of its tiles are of one suit, nearly from
/// end to end.
const CHEAP_OR_DEAR: &str = "12346677899m345p";
/// What East draws in its second turn: the cheap hand is complete.
const COMPLETE: &str = "5m";

fn tiles(text: &str) -> Vec<Tile> {
    Notation::Compact.parse(text).expect(text)
}

/// Competition rules in which any hand may win.
fn any_hand_wins() -> Rules {
    let options = Options::new("mcr".parse().expect("it is there"), [("minimum", RawValue::Typed("0"))]);
    Rules::new(options.expect("there is such an option"))
}

/// A deal in which East has these tiles, and draws that one next.
fn dealt(rules: &Rules, hand: &str, next: &str) -> Deal {
    let (mut hand, next) = (tiles(hand), tiles(next)[0]);
    let mut left: TileCounts = rules.tiles;
    hand.iter().chain([&next]).for_each(|&tile| assert!(left.remove(tile)));
    // Honours first, so that nobody else gets far; flowers last.
    let mut others: Vec<Tile> = left.tiles().collect();
    others.sort_by_key(|tile| (tile.is_flower(), tile.suit().is_some()));
    let mut others = others.into_iter();
    let mut order: Vec<Tile> = Vec::new();
    for seat in dealt_to(rules, 4) {
        let tile = if seat == Seat::ALL[0] { hand.pop() } else { others.next() };
        order.extend(tile);
    }
    order.extend(others.by_ref().take(3));
    order.push(next);
    order.extend(others);
    Deal::new(rules, &Setup::default(), Wall::new(&order, &rules.tiles).expect("all are there"), &mut ())
}

/// What East does, by what the four have in the last deal.
fn done(rules: &Rules, deal: &Deal, plays_for: PlaysFor, totals: [i64; 4]) -> Action {
    let seat = Seat::ALL[0];
    let standing = Some(Standing { totals: BySeat::new(totals), deals_left: 1 });
    let mut master = Master::new(Budget::SAME).playing_for(plays_for);
    master.begin(rules, &Start { seat, table: *deal.public().table(), seed: 1, standing });
    master.choose(rules, deal.view(seat), deal.choices(rules, seat))
}

const FIRST: [i64; 4] = [12, 2, -4, -10];
const FAR_BEHIND: [i64; 4] = [0, 75, -300, -300];

#[test]
fn the_first_takes_the_cheap_hand_and_who_is_far_behind_the_dear_one() {
    let rules = any_hand_wins();
    let deal = dealt(&rules, CHEAP_OR_DEAR, COMPLETE);
    // 1234m are a chow and a tile too many, at either end.
    let cheap = ["1m", "4m"].map(|tile| Action::Discard(tiles(tile)[0]));
    for (plays_for, totals) in [(PlaysFor::Points, FAR_BEHIND), (PlaysFor::Places, FIRST)] {
        let found = done(&rules, &deal, plays_for, totals);
        assert!(cheap.contains(&found), "{plays_for:?} {totals:?}: {found:?}");
    }
    let dear = done(&rules, &deal, PlaysFor::Places, FAR_BEHIND);
    assert!(!cheap.contains(&dear), "{dear:?}");
}

#[test]
fn a_win_that_brings_no_better_place_is_let_go_in_the_last_deal() {
    let rules = any_hand_wins();
    let mut deal = dealt(&rules, CHEAP_OR_DEAR, COMPLETE);
    deal.apply(&rules, Seat::ALL[0], Action::Discard(tiles("1m")[0]), &mut ()).expect("it is there");
    let in_turn =
        |deal: &Deal| matches!(deal.public().stage(), Stage::Turn { seat, .. } if seat == Seat::ALL[0]);
    while !in_turn(&deal) {
        let seat = deal.to_act().next().expect("the deal goes on");
        let action = crate::safe(deal.view(seat), deal.choices(&rules, seat));
        deal.apply(&rules, seat, action, &mut ()).expect("it is safe");
    }
    assert!(deal.choices(&rules, Seat::ALL[0]).win());
    for (plays_for, totals) in [(PlaysFor::Points, FAR_BEHIND), (PlaysFor::Places, FIRST)] {
        assert_eq!(done(&rules, &deal, plays_for, totals), Action::Win, "{plays_for:?} {totals:?}");
    }
    let waits = done(&rules, &deal, PlaysFor::Places, FAR_BEHIND);
    assert!(matches!(waits, Action::Discard(_)), "{waits:?}");
}

/// Without a session there are no places, and where none can change they do not matter.
#[test]
fn where_no_place_is_at_stake_it_plays_for_points() {
    for ruleset in Ruleset::ALL {
        let rules = ruleset.rules();
        let settled = BySeat::new([90_000, 40_000, -40_000, -90_000]);
        let played = |bot: Ours, standing: Option<Standing>| {
            let mut bench = Bench::new((0..4).map(|_| bot.bot()).collect());
            let mut playing =
                bench.begin(&rules, &Setup::default(), wall(&rules, 9, 1), 1, standing, &mut ());
            std::iter::from_fn(|| playing.step(&rules, &mut ())).collect::<Vec<_>>()
        };
        let [points, places] = ["master:300", "master:places:300"].map(|name| name.parse().expect(name));
        let usual = played(points, None);
        assert_eq!(played(places, None), usual, "{ruleset}");
        let settled = Standing { totals: settled, deals_left: 1 };
        assert_eq!(played(places, Some(settled)), usual, "{ruleset}");
    }
}

#[test]
fn whatever_the_standing_it_keeps_to_the_rules() {
    for ruleset in Ruleset::ALL {
        let rules = ruleset.rules();
        for (number, totals) in [[30, 10, -10, -30], [-300, 300, 0, 0], [0; 4]].into_iter().enumerate() {
            let standing = Standing { totals: BySeat::new(totals), deals_left: 1 + number as u32 % 2 };
            let bot: Ours = "master:places:100".parse().expect("there is one");
            let mut bench = Bench::new((0..4).map(|_| bot.bot()).collect());
            let wall = wall(&rules, 10, number as u64);
            let mut playing = bench.begin(&rules, &Setup::default(), wall, 1, Some(standing), &mut ());
            while playing.step(&rules, &mut ()).is_some() {}
            assert!(playing.deal().finished().is_some(), "{ruleset}");
            assert_eq!(playing.mishaps(), [], "{ruleset}");
        }
    }
}

#[test]
fn names_of_bots() {
    for name in ["random", "novice", "club", "master", "master:places", "master:60000", "master:places:1"] {
        assert_eq!(name.parse::<Ours>().map(|bot| bot.to_string()).as_deref(), Ok(name));
    }
    for level in Level::ALL {
        assert_eq!(level.id().parse(), Ok(Ours::of(level)));
    }
    let wrong =
        ["", "Master", "club:places", "master:", "master:+5", "master:05", "master:60000:places", "master:x"];
    for name in wrong {
        assert!(name.parse::<Ours>().is_err(), "{name}");
    }
    // What is the usual budget need not be said.
    assert_eq!("master:6000".parse(), Ok(Ours::of(Level::Master)));
    assert!(Ours::NAMES.iter().all(|name| name.parse::<Ours>().is_ok()));
}
