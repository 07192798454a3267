//! What bots gain by their decisions is what they get in matches.

use rules::{Rules, Ruleset};
use table::{Action, Choices, Deal, SeatView, Setup};
use testkit::rounds;

use crate::advantage::shuffled;
use crate::{
    AnyLegal, Bench, Bot, Budget, Chance, Club, Master, Novice, Otherwise, Start, Trial, gain, otherwise,
    wall,
};

const TIMES: u32 = 12;

/// What somebody gains in each of these deals, the seats changing.
fn gains(rules: &Rules, deals: u64, mut bot: impl Bot) -> Vec<f64> {
    let mut one = |number: u64| {
        let trial = Trial { place: number as usize % 4, times: TIMES, seed: number };
        gain(rules, &Setup::default(), wall(rules, 12, number), &mut bot, trial)
    };
    (0..deals).map(&mut one).collect()
}

/// What a novice gets more than a club player in the same seat, on the same walls.
fn matches(rules: &Rules, deals: u64) -> Vec<f64> {
    let points = |number: u64, novice: bool| {
        let place = number as usize % 4;
        let bot = |seat: usize| -> Box<dyn Bot> {
            if novice && seat == place { Box::new(Novice::new()) } else { Box::new(Club::new()) }
        };
        let mut bench = Bench::new((0..4).map(bot).collect());
        let deal = bench.play(rules, &Setup::default(), wall(rules, 13, number), number, &mut ());
        f64::from(deal.public().points()[deal.public().seats()[place]])
    };
    (0..deals).map(|number| points(number, true) - points(number, false)).collect()
}

/// The mean and its standard error.
fn mean(of: &[f64]) -> (f64, f64) {
    let many = of.len() as f64;
    let mean = of.iter().sum::<f64>() / many;
    let variance = of.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (many - 1.0);
    (mean, (variance / many).sqrt())
}

#[test]
fn a_club_player_gains_nothing_and_whoever_does_anything_loses() {
    for ruleset in Ruleset::ALL {
        let rules = ruleset.rules();
        assert_eq!(gains(&rules, 4, Club::new()), [0.0; 4], "{ruleset}");
        let (lost, _) = mean(&gains(&rules, 6, AnyLegal::new()));
        assert!(lost < -1.0, "{ruleset}: {lost}");
    }
}

/// With far fewer deals, and far more narrowly.
#[test]
fn what_decisions_gain_is_what_matches_give() {
    let rules = Ruleset::Sichuan.rules();
    let (told, narrow) = mean(&gains(&rules, rounds(80, 1_500), Novice::new()));
    let (played, wide) = mean(&matches(&rules, rounds(800, 15_000)));
    assert!(told < 0.0 && played < 0.0, "{told}, {played}");
    assert!((told - played).abs() < 2.5 * narrow.hypot(wide), "{told} ± {narrow}, {played} ± {wide}");
    assert!(narrow < 3.0 * wide, "{narrow}, {wide}");
}

/// Also where somebody is asked in another's turn: for a kong that may be robbed.
#[test]
fn every_wall_that_is_shuffled_anew_can_be() {
    for ruleset in Ruleset::ALL {
        let rules = ruleset.rules();
        let mut chance = Chance::new(1);
        for number in 0..rounds(150, 1_500) {
            let mut deal = Deal::new(&rules, &Setup::default(), wall(&rules, 7, number), &mut ());
            while let Some(seat) = deal.to_act().next() {
                let (view, choices) = (deal.view(seat), deal.choices(&rules, seat));
                let world = view.imagine(&rules, &shuffled(&rules, &deal, seat, &mut chance));
                assert_eq!(world.map(|world| world.choices(&rules, seat)), Ok(choices), "{ruleset} {number}");
                let action = Club::new().choose(&rules, view, choices);
                deal.go_on(&rules, seat, action);
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_gain() {
    let rules = Ruleset::Sichuan.rules();
    let once = || gains(&rules, 2, Master::new(Budget::Hands(40_000)));
    assert_eq!(once(), once());
}

/// Others beside a club player, whose path it is: what each of them would do otherwise, and what it would bring.
fn others(rules: &Rules, number: u64) -> Vec<Otherwise> {
    let (mut any, mut master) = (AnyLegal::new(), Master::new(Budget::Hands(100)));
    let mut bots: [&mut dyn Bot; 4] = [&mut Club::new(), &mut Club::new(), &mut any, &mut master];
    let trial = Trial { place: number as usize % 4, times: 3, seed: number };
    otherwise(rules, &Setup::default(), wall(rules, 12, number), &mut bots, trial)
}

#[test]
fn who_does_the_same_gains_nothing_and_whoever_does_anything_loses() {
    for ruleset in Ruleset::ALL {
        let rules = ruleset.rules();
        let deals: Vec<Vec<Otherwise>> = (0..4).map(|number| others(&rules, number)).collect();
        assert!(deals.iter().all(|deal| deal[..2] == [Otherwise::default(); 2]), "{ruleset}");
        let any: Vec<f64> = deals.iter().map(|deal| deal[2].points).collect();
        assert!(mean(&any).0 < -1.0 && deals.iter().all(|deal| deal[2].decisions > 0), "{ruleset}: {any:?}");
        assert_eq!(others(&rules, 3), deals[3], "{ruleset}");
    }
}

/// Plays as a club player, but for one decision, which is a novice's.
struct Once(bool);

impl Bot for Once {
    fn begin(&mut self, _: &Rules, _: &Start) {
        self.0 = false;
    }

    fn choose(&mut self, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Action {
        let [club, novice] =
            [Club::new().choose(rules, view, choices), Novice::new().choose(rules, view, choices)];
        let now = !self.0 && club != novice;
        self.0 |= now;
        if now { novice } else { club }
    }
}

#[test]
fn what_one_decision_gains_is_the_same_on_the_own_way_and_beside_another() {
    let (rules, setup) = (Ruleset::Taiwan.rules(), Setup::default());
    let mut gained = 0;
    for number in 0..rounds(12, 100) {
        let trial = Trial { place: number as usize % 4, times: 5, seed: number };
        let mut bots: [&mut dyn Bot; 2] = [&mut Club::new(), &mut Once(false)];
        let beside = otherwise(&rules, &setup, wall(&rules, 12, number), &mut bots, trial)[1];
        let own = gain(&rules, &setup, wall(&rules, 12, number), &mut Once(false), trial);
        assert_eq!(beside.points, own, "{number}");
        gained += u32::from(own != 0.0);
    }
    assert!(gained > 0);
}
