//! Guesses that can be, and a master who keeps to the rules and to his seed.

use hand::Tally;
use rules::{Options, RawValue, Rules, Ruleset};
use table::{Action, Deal, Setup, Walls};
use testkit::rounds;
use tiles::{Seat, Tile, TileCounts};

use crate::mind::{Aims, Breadth, Mind};
use crate::plan::Plans;
use crate::playouts::{Playouts, Trust};
use crate::solo::Limit;
use crate::wary::Wary;
use crate::{Belief, Bench, Bot, Budget, Chance, Club, Master, Novice, Start, Unknown, unseen, wall};

/// Every ruleset, and what changes the play most: `ruleset option=value … players=N strict own`.
const TABLES: [&str; 12] = [
    "red",
    "red players=2",
    "red players=3 jokers=true strict",
    "classical",
    "classical flowers=true strict",
    "mcr",
    "mcr minimum=0 auto_flowers=false",
    "mcr own",
    "sichuan",
    "sichuan strict",
    "taiwan",
    "taiwan strict",
];

fn table(name: &str) -> (Rules, Setup) {
    let mut words = name.split(' ');
    let ruleset: Ruleset = words.next().and_then(|id| id.parse().ok()).expect(name);
    let (mut setup, mut given) = (Setup::default(), Vec::new());
    for word in words {
        match word.split_once('=') {
            Some(("players", number)) => setup.players = number.parse().expect(name),
            Some((id, value)) => given.push((id, RawValue::Typed(value))),
            None if word == "strict" => setup.strict = true,
            None => setup.walls = Walls::Own,
        }
    }
    let mut rules = Rules::new(Options::new(ruleset, given).expect(name));
    // Programs that play so know no flowers.
    if setup.walls == Walls::Own {
        Tile::all().filter(|tile| tile.is_flower()).for_each(|tile| _ = rules.tiles.remove(tile));
    }
    (rules, setup)
}

/// A deal of novices, decision by decision.
fn each_decision(rules: &Rules, setup: &Setup, number: u64, mut look: impl FnMut(&Deal, Seat)) {
    let mut deal = Deal::new(rules, setup, wall(rules, 3, number), &mut ());
    while let Some(seat) = deal.to_act().next() {
        look(&deal, seat);
        let action = Novice::new().choose(rules, deal.view(seat), deal.choices(rules, seat));
        deal.apply(rules, seat, action, &mut ()).expect("a novice keeps to the rules");
    }
}

#[test]
fn guesses_can_be() {
    for name in TABLES {
        let (rules, setup) = table(name);
        let mut chance = Chance::new(5);
        let (mut tried, mut good) = (0, 0);
        for number in 0..rounds(6, 200) {
            each_decision(&rules, &setup, number, |deal, seat| {
                let view = deal.view(seat);
                let unknown = Unknown::new(&rules, view);
                tried += 1;
                let Some(guess) = unknown.guess(&mut chance) else { return };
                let Ok(world) = view.imagine(&rules, &guess) else { return };
                good += 1;
                assert_eq!(world.view(seat), view, "{name} {number}");
                assert_eq!(world.choices(&rules, seat), deal.choices(&rules, seat), "{name} {number}");
            });
        }
        // Where hands have been won it may take several attempts.
        assert!(good * 10 > tried * 7, "{name}: {good} of {tried}");
    }
}

/// What a master does in a deal against novices.
fn played(rules: &Rules, setup: &Setup, budget: Budget, number: u64) -> Vec<(Seat, Action)> {
    let players = if setup.players == 0 { rules.usual_players() } else { setup.players };
    let bot = |place: u8| -> Box<dyn Bot> {
        if place == 0 { Box::new(Master::new(budget)) } else { Box::new(Novice::new()) }
    };
    let mut bench = Bench::new((0..players).map(bot).collect());
    let mut playing = bench.begin(rules, setup, wall(rules, 4, number), number, None, &mut ());
    let mut actions = Vec::new();
    actions.extend(std::iter::from_fn(|| playing.step(rules, &mut ())));
    assert!(playing.deal().finished().is_some());
    assert_eq!(bench.mishaps(), []);
    actions
}

#[test]
fn a_master_keeps_to_the_rules_and_to_his_seed() {
    for name in TABLES {
        let (rules, setup) = table(name);
        for number in 0..rounds(1, 40) {
            let budget = Budget::Hands(12);
            let once = played(&rules, &setup, budget, number);
            assert_eq!(once, played(&rules, &setup, budget, number), "{name} {number}");
        }
    }
}

#[test]
fn a_master_may_be_given_time() {
    let (rules, setup) = table("taiwan");
    let budget = Budget::Time(std::time::Duration::from_micros(300));
    assert!(!played(&rules, &setup, budget, 0).is_empty());
}

#[test]
fn who_has_time_looks_at_more_plans() {
    for name in ["mcr", "red", "taiwan", "classical"] {
        let (rules, setup) = table(name);
        let plans = Plans::of(&rules);
        let mut more = 0;
        each_decision(&rules, &setup, 0, |deal, seat| {
            let mind = Mind::new(&rules, &plans, deal.view(seat), deal.choices(&rules, seat));
            let within = |breadth| mind.aims_within(breadth, &mind.position.tally, &mind.position.melds);
            let [usual, wide] = [Breadth::Usual, Breadth::Wide].map(within);
            let of = |aims: &Aims| aims.iter().map(|aim| (aim.plan, aim.gain)).collect::<Vec<_>>();
            let (usual, wide) = (of(&usual), of(&wide));
            assert!(usual.iter().all(|aim| wide.contains(aim)), "{name}: {usual:?} {wide:?}");
            more += wide.len() - usual.len();
        });
        assert!(more > 0, "{name}");
    }
}

/// In a deal that is played out few plans are followed: none that is looked at closely is left out, and any hand is the first.
#[test]
fn what_is_narrowed_has_the_plans_that_count() {
    for name in ["mcr", "taiwan"] {
        let (rules, setup) = table(name);
        let plans = Plans::of(&rules);
        each_decision(&rules, &setup, 0, |deal, seat| {
            let mind = Mind::new(&rules, &plans, deal.view(seat), deal.choices(&rules, seat));
            let narrowed = mind.narrowed();
            let has = |plan: usize| narrowed.plans.iter().any(|(one, _)| *one == plans.plans[plan].0);
            assert_eq!(narrowed.plans[0].0, plans.plans[0].0, "{name}");
            let wide = mind.aims_within(Breadth::Wide, &mind.position.tally, &mind.position.melds);
            assert!(wide.iter().all(|aim| has(aim.plan)), "{name}: {wide:?}");
            assert!(
                narrowed.plans.len() < plans.plans.len() && narrowed.usual_gain == plans.usual_gain,
                "{name}"
            );
        });
    }
}

/// What a look ahead says counts the less beside deals the more of them were played, and never nothing.
#[test]
fn deals_count_the_more_the_more_there_are() {
    for trust in [Trust::BESIDE_A_GLANCE, Trust::BESIDE_A_LOOK_AHEAD] {
        let of = [0, 100, 1_000, 10_000].map(|many| trust.of(many));
        assert!(of[0] == 0.0 && of.is_sorted() && of[3] < trust.of(1_000_000), "{of:?}");
    }
}

#[test]
fn a_master_with_much_time_keeps_to_the_rules_and_to_his_seed() {
    let (rules, setup) = table("mcr");
    let budget = Budget::Hands(10_000);
    assert_eq!(played(&rules, &setup, budget, 1), played(&rules, &setup, budget, 1));
}

#[test]
fn what_is_believed_can_be() {
    for name in TABLES {
        let (rules, setup) = table(name);
        let mut chance = Chance::new(5);
        let (mut asked, mut tried, mut good) = (0u32, 0, 0);
        for number in 0..rounds(2, 100) {
            each_decision(&rules, &setup, number, |deal, seat| {
                asked += 1;
                if !asked.is_multiple_of(7) {
                    return;
                }
                let view = deal.view(seat);
                let mut belief = Belief::new(&rules, view);
                for _ in 0..3 {
                    tried += 1;
                    let Some(guess) = belief.guess(&mut chance) else { continue };
                    let Ok(world) = view.imagine(&rules, guess) else { continue };
                    good += 1;
                    assert_eq!(world.view(seat), view, "{name} {number}");
                    assert_eq!(world.choices(&rules, seat), deal.choices(&rules, seat), "{name} {number}");
                }
            });
        }
        assert!(good * 10 > tried * 7, "{name}: {good} of {tried}");
    }
}

/// How many tiles hands of others lack on the average: as they are, as they are believed to be, and as luck would have it.
fn lacking(name: &str, deals: u64) -> [f32; 3] {
    let (rules, setup) = table(name);
    let mut chance = Chance::new(6);
    let (mut sums, mut hands, mut asked) = ([0.0; 3], 0.0f32, 0u32);
    for number in 0..deals {
        let mut deal = Deal::new(&rules, &setup, wall(&rules, 6, number), &mut ());
        let mut club = Club::new();
        while let Some(seat) = deal.to_act().next() {
            asked += 1;
            if asked.is_multiple_of(9) {
                let view = deal.view(seat);
                let mut belief = Belief::new(&rules, view);
                let seats: Vec<Seat> = belief.seats().collect();
                let unseen: Vec<Tile> = {
                    let mut tiles: Vec<Tile> = unseen(&rules, view).tiles().collect();
                    chance.shuffle(&mut tiles);
                    tiles
                };
                let Some(guess) = belief.guess(&mut chance) else { continue };
                for other in seats {
                    let sets = (rules.hand_size / 3 - deal.public().shown(other).melds().count()) as u8;
                    let held = guess.hands[other].total() as usize;
                    let any = TileCounts::count(unseen.iter().copied().take(held)).expect("unseen tiles");
                    let all = [deal.view(other).own().concealed(), guess.hands[other], any];
                    let missing = all.map(|hand| f32::from(Tally::of(&hand).missing_for(sets)));
                    sums.iter_mut().zip(missing).for_each(|(sum, missing)| *sum += missing);
                    hands += 1.0;
                }
            }
            let action = club.choose(&rules, deal.view(seat), deal.choices(&rules, seat));
            deal.apply(&rules, seat, action, &mut ()).expect("a club player keeps to the rules");
        }
    }
    sums.map(|sum| sum / hands)
}

#[test]
fn hands_are_believed_to_be_as_good_as_they_are() {
    for name in ["red", "classical", "mcr", "sichuan", "taiwan"] {
        let [real, believed, any] = lacking(name, rounds(12, 400));
        // In Sichuan a hand is far from a win while its forbidden suit is still there.
        assert!((believed - real).abs() < 0.4, "{name}: {real} missing, {believed} thought to be");
        assert!((believed - real).abs() < 0.4 * (any - real).abs(), "{name}: {real}, {believed}, {any}");
    }
}

#[test]
fn a_master_who_plays_deals_out_keeps_to_the_rules_and_to_his_seed() {
    for name in ["sichuan", "red players=3 jokers=true strict", "taiwan strict", "mcr own"] {
        let (rules, setup) = table(name);
        let budget = Budget::Hands(40_000);
        assert_eq!(played(&rules, &setup, budget, 2), played(&rules, &setup, budget, 2), "{name}");
    }
}

/// Where a discard leaves a hand ready and another takes it far away, and nothing else is known of the two, deals that are played
/// out tell them apart.
#[test]
fn deals_that_are_played_out_tell_good_discards_from_bad_ones() {
    for name in ["red", "sichuan", "taiwan", "classical"] {
        let (rules, setup) = table(name);
        let plans = Plans::of(&rules);
        let (mut asked, mut right) = (0, 0);
        for number in 0..rounds(12, 100) {
            each_decision(&rules, &setup, number, |deal, seat| {
                let (view, choices) = (deal.view(seat), deal.choices(&rules, seat));
                let mind = Mind::new(&rules, &plans, view, choices);
                if !mind.position.in_turn() || choices.win() || asked >= rounds(8, 200) {
                    return;
                }
                let after = |tile: Tile| {
                    let mut tally = mind.position.tally;
                    tally.remove(tile).then(|| tally.missing_for(mind.position.sets()))
                };
                let of = |missing: u8| {
                    let fits = |tile: &Tile| tile.is_playing() && after(*tile) == Some(missing);
                    choices.discards().find(fits).map(Action::Discard)
                };
                let (Some(good), Some(bad)) = (of(1), of(3).or_else(|| of(2))) else { return };
                let known = [(bad, 1.0), (good, 1.0)];
                let playouts = Playouts::new(&mind, &known, Trust::BESIDE_A_LOOK_AHEAD);
                let found = playouts.best(&mut Limit::hands(60_000), &mut Chance::new(number));
                asked += 1;
                right += u64::from(found == Some(good));
            });
        }
        assert!(asked > 2 && right * 5 >= asked * 4, "{name}: {right} of {asked}");
    }
}

/// How often somebody waits for a discard, as it is and as it is thought to be.
fn waited_for(name: &str, deals: u64) -> (f32, f32) {
    let (rules, setup) = table(name);
    let plans = Plans::of(&rules);
    let (mut waited, mut thought) = (0.0, 0.0);
    for number in 0..deals {
        let mut deal = Deal::new(&rules, &setup, wall(&rules, 6, number), &mut ());
        while let Some(seat) = deal.to_act().next() {
            let action = Club::new().choose(&rules, deal.view(seat), deal.choices(&rules, seat));
            if let Action::Discard(tile) = action {
                let unseen = unseen(&rules, deal.view(seat));
                let wary = Wary::new(&rules, &plans, deal.view(seat), &unseen);
                thought += wary.waiting(tile).map(|(_, chance)| chance).sum::<f32>();
            }
            deal.apply(&rules, seat, action, &mut ()).expect("a club player keeps to the rules");
            if matches!(action, Action::Discard(_)) {
                let waits = |seat: &Seat| deal.choices(&rules, *seat).win();
                waited += deal.to_act().filter(waits).count() as f32;
            }
        }
    }
    (waited, thought)
}

#[test]
fn who_waits_is_known_on_the_average() {
    for name in ["red", "mcr", "sichuan", "taiwan"] {
        let (waited, thought) = waited_for(name, rounds(60, 1000));
        assert!((0.5..2.0).contains(&(thought / waited)), "{name}: {waited} waited, {thought} thought");
    }
}

#[test]
fn a_kong_that_is_paid_at_once_is_made() {
    let (rules, setup) = table("sichuan");
    let (mut offered, mut made) = (0, 0);
    for number in 0..rounds(40, 400) {
        each_decision(&rules, &setup, number, |deal, seat| {
            let (view, choices) = (deal.view(seat), deal.choices(&rules, seat));
            if choices.win() || !choices.own_kongs().any(|kong| view.own().tally().count(kong) == 4) {
                return;
            }
            let mut master = Master::new(Budget::Hands(1));
            master.begin(&rules, &Start { seat, table: *deal.public().table(), seed: 1, standing: None });
            offered += 1;
            made += u32::from(matches!(master.choose(&rules, view, choices), Action::OwnKong(_)));
        });
    }
    // A hand that is worth more without it may be kept.
    assert!(offered > 0 && made * 4 >= offered * 3, "{made} of {offered}");
}
