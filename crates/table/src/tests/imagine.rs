//! Imagined deals: the truth, imagined, is the deal; anything else looks to the seat as the deal does, and can be played.

use hand::Meld;
use testkit::{Random, rounds};
use tiles::{BySeat, Seat, SeatSet, Tile, TileCounts, TileSet};

use super::policy;
use super::presets::Preset;
use crate::public::{Offered, Stage, Walls};
use crate::{BadGuess, Deal, Guess};

/// What is really hidden from a seat.
fn truth(deal: &Deal, viewer: Seat) -> Guess {
    let public = deal.public();
    let mut guess = Guess::default();
    for seat in public.others(viewer) {
        let own = &deal.own[seat];
        guess.hands[seat] = own.concealed();
        let face_down = own.melds(public.shown(seat)).into_iter().zip(public.shown(seat).melds.iter());
        guess.kongs[seat] =
            face_down.filter(|(_, shown)| shown.is_none()).map(|(meld, _)| meld.first()).collect();
        guess.forbidden[seat] = own.forbidden;
        if own.as_dealt {
            guess.as_dealt.insert(seat);
        }
        if public.drawer() == Some(seat) {
            guess.drawn = own.drawn;
        }
    }
    guess.wall = drawing_order(deal).into_iter().collect();
    guess
}

/// The tiles that are left as they would be drawn.
fn drawing_order(deal: &Deal) -> Vec<Tile> {
    let (rest, public) = (deal.rest_of_wall(), deal.public());
    match public.table.walls {
        Walls::Shared => rest.to_vec(),
        Walls::Own => {
            let of = |seat: &Seat| {
                let first = rest.len() / 4 * seat.index();
                rest[first..first + usize::from(public.own_left[*seat])].iter().rev().copied()
            };
            public.seats().iter().flat_map(of).collect()
        }
    }
}

/// What others remember and nobody sees, and what is not yet kept while tiles are dealt.
fn forgotten(deal: &Deal, viewer: Seat) -> BySeat<crate::Own> {
    let mut own = deal.own;
    for seat in deal.public().others(viewer) {
        own[seat].missed = 0;
        if deal.public().setting_up.is_some() || matches!(deal.public().stage(), Stage::Flowers { .. }) {
            own[seat].waits = TileSet::EMPTY;
        }
    }
    own
}

fn check_same(imagined: &Deal, deal: &Deal, viewer: Seat, preset: &Preset, when: &str) {
    assert_eq!(imagined.public(), deal.public(), "{when}");
    assert_eq!(forgotten(imagined, viewer), forgotten(deal, viewer), "{when}");
    assert_eq!(drawing_order(imagined), drawing_order(deal), "{when}");
    let wins = |deal: &Deal| {
        deal.declared_wins().map(|won| (won.seat, won.occasion, won.good, won.value, won.in_play)).collect()
    };
    let (one, two): (Vec<_>, Vec<_>) = (wins(imagined), wins(deal));
    assert_eq!(one, two, "{when}");
    for seat in deal.to_act().filter(|&seat| seat == viewer || deal.own[seat].missed == 0) {
        let choices = |deal: &Deal| deal.choices(&preset.rules, seat);
        assert_eq!(choices(imagined), choices(deal), "{when}");
    }
}

/// Who chooses, with a word for the messages.
fn each_decision(preset: &Preset, seed: u64, mut look: impl FnMut(&Deal, Seat, &str)) {
    policy::play(preset, seed, |deal, events| {
        for viewer in deal.to_act() {
            let when = format!("{} {seed}, {viewer:?} after {} events", preset.name, events.len());
            look(deal, viewer, &when);
        }
    });
}

#[test]
fn the_truth_imagined_is_the_deal() {
    let mut windows = 0;
    for preset in Preset::all() {
        for seed in 0..rounds(30, 1000) {
            each_decision(&preset, seed, |deal, viewer, when| {
                let view = deal.view(viewer);
                let imagined = view.imagine(&preset.rules, &truth(deal, viewer));
                let imagined = imagined.unwrap_or_else(|bad| panic!("{when}: {bad}"));
                check_same(&imagined, deal, viewer, &preset, when);
                windows += u32::from(view.is_asked());
                for &seat in deal.public().seats() {
                    let held = deal.own[seat].concealed().total();
                    assert_eq!(u32::from(deal.public().held(&preset.rules, seat)), held, "{when}");
                }
            });
        }
    }
    assert!(windows > 1000, "only {windows} in windows");
}

/// The same actions lead both to the same end, as far as no win was let pass and nobody has answered yet.
#[test]
fn the_truth_imagined_plays_on_as_the_deal() {
    for preset in Preset::all() {
        for seed in 0..rounds(6, 200) {
            let played = policy::play(&preset, seed, |_, _| {});
            let mut deal = policy::start(&preset, seed, &mut Vec::new());
            let mut imagined: Vec<Deal> = Vec::new();
            for (number, &(seat, action)) in played.actions.iter().enumerate() {
                let answered = deal.pending_answers() > 0;
                let missed = deal.public().seats().iter().any(|&seat| deal.own[seat].missed > 0);
                if number % 7 == seed as usize % 7 && !answered && !missed {
                    let guess = truth(&deal, seat);
                    imagined.push(deal.view(seat).imagine(&preset.rules, &guess).expect("it is true"));
                }
                for deal in imagined.iter_mut().chain([&mut deal]) {
                    deal.apply(&preset.rules, seat, action, &mut ()).expect("it was accepted");
                }
            }
            assert!(deal.finished().is_some());
            for end in imagined {
                assert_eq!(end.public(), played.deal.public(), "{} {seed}", preset.name);
            }
        }
    }
}

/// The truth with what is hidden shuffled. Hands that have won stay as they are, and so does what lies face down.
fn shuffled(preset: &Preset, deal: &Deal, viewer: Seat, random: &mut Random) -> Guess {
    let mut guess = truth(deal, viewer);
    let public = deal.public();
    let keeps_flowers = preset.rules.play.flowers == rules::Flowers::AsTheOwnerLikes;
    let may_move = |tile: &Tile| !tile.is_flower() || keeps_flowers;
    let moving: Vec<Seat> = public.others(viewer).filter(|&seat| !public.shown(seat).out).collect();
    let in_hands = |guess: &Guess| -> Vec<Tile> {
        moving.iter().flat_map(|&seat| guess.hands[seat].tiles().collect::<Vec<_>>()).collect()
    };
    let in_wall = guess.wall.iter().copied();
    let mut pool: Vec<Tile> = in_hands(&guess).into_iter().chain(in_wall).filter(may_move).collect();
    (2..=pool.len()).rev().for_each(|end| pool.swap(end - 1, random.below(end)));
    let offered = match public.stage() {
        Stage::Offer { from, tile, what: Offered::Kong } => Some((from, tile)),
        _ => None,
    };
    for &seat in &moving {
        let mut hand: Vec<Tile> = guess.hands[seat].tiles().filter(|tile| !may_move(tile)).collect();
        if let Some((_, tile)) = offered.filter(|&(from, _)| from == seat) {
            let at = pool.iter().position(|&other| other == tile).expect("it is in the hand");
            hand.push(pool.swap_remove(at));
        }
        let missing = guess.hands[seat].total() as usize - hand.len();
        // The last is taken for others, who may need it.
        let keep = pool.iter().position(|&tile| offered.is_some_and(|(_, kong)| kong == tile));
        keep.into_iter().for_each(|at| {
            let end = pool.len() - 1;
            pool.swap(at, if offered.is_some_and(|(from, _)| from == seat) { end } else { 0 });
        });
        hand.extend(pool.drain(pool.len() - missing..));
        guess.hands[seat] = TileCounts::count(hand).expect("a part of the set");
        if public.drawer() == Some(seat) {
            guess.drawn = guess.hands[seat].tiles().last();
        }
    }
    let mut rest = pool.into_iter();
    for place in guess.wall.iter_mut().filter(|tile| may_move(tile)) {
        *place = rest.next().expect("as many as before");
    }
    guess
}

#[test]
fn what_is_imagined_looks_the_same_and_can_be_played() {
    for preset in Preset::all() {
        let rules = &preset.rules;
        for seed in 0..rounds(8, 300) {
            let mut random = Random::new(seed);
            each_decision(&preset, seed, |deal, viewer, when| {
                let guess = shuffled(&preset, deal, viewer, &mut random);
                let imagined = deal.view(viewer).imagine(rules, &guess);
                let mut imagined = imagined.unwrap_or_else(|bad| panic!("{when}: {bad}"));
                assert_eq!(imagined.view(viewer), deal.view(viewer), "{when}");
                assert_eq!(imagined.choices(rules, viewer), deal.choices(rules, viewer), "{when}");
                assert!(imagined.to_act().contains(viewer));
                while let Some(seat) = imagined.to_act().next() {
                    let action = policy::choose(&imagined, rules, seat, &mut random);
                    imagined.apply(rules, seat, action, &mut ()).expect("a choice");
                }
                check_tiles(&preset, &imagined, when);
            });
        }
    }
}

/// No tile is lost on the way to the end, and none comes from nowhere.
fn check_tiles(preset: &Preset, deal: &Deal, when: &str) {
    let mut there = TileCounts::new();
    let mut add = |tile: Tile| there.add(tile).unwrap_or_else(|bad| panic!("{when}: {bad}"));
    drawing_order(deal).into_iter().for_each(&mut add);
    deal.public().lying_open().for_each(&mut add);
    for &seat in deal.public().seats() {
        deal.own[seat].concealed().tiles().for_each(&mut add);
        deal.view(seat).melds().iter().flat_map(Meld::tiles).for_each(&mut add);
    }
    assert_eq!(there, preset.rules.tiles, "{when}");
}

#[test]
fn what_cannot_be_is_refused() {
    let preset = Preset::read("sichuan");
    let rules = &preset.rules;
    let mut tried = 0;
    each_decision(&preset, 3, |deal, viewer, when| {
        if deal.public().left() == 0 {
            return;
        }
        let view = deal.view(viewer);
        let good = truth(deal, viewer);
        let refused = |change: &dyn Fn(&mut Guess)| {
            let mut guess = good.clone();
            change(&mut guess);
            view.imagine(rules, &guess).expect_err(when)
        };
        let other = deal.public().others(viewer).next().expect("there are others");
        let tile = good.hands[other].tiles().next().expect("a hand has tiles");
        let mut without = good.hands[other];
        without.remove(tile);
        assert_eq!(refused(&|guess| guess.hands[other] = without), BadGuess::HandSize(other));
        assert_eq!(refused(&|guess| guess.kongs[other].push(tile)), BadGuess::Kongs(other));
        let foreign = refused(&|guess| guess.wall[0] = Tile::EAST);
        assert!(matches!(foreign, BadGuess::Tiles(_)));
        let shorter = refused(&|guess| _ = guess.wall.pop());
        assert!(matches!(shorter, BadGuess::Tiles(_) | BadGuess::WallSize));
        if view.own().forbidden().is_some() {
            let suit = deal.own[other].forbidden.map(|suit| tiles::Suit::ALL[(suit as usize + 1) % 3]);
            let shown = deal.public().shown(other).forbidden().is_some();
            let changed = if shown { suit } else { None };
            assert_eq!(refused(&|guess| guess.forbidden[other] = changed), BadGuess::Forbidden(other));
        }
        if deal.public().drawer() == Some(viewer) {
            assert_eq!(refused(&|guess| guess.drawn = Some(tile)), BadGuess::Drawn);
        }
        assert!(!BadGuess::HandSize(other).to_string().is_empty());
        tried += 1;
    });
    assert!(tried > 50);
}

#[test]
fn imagining_takes_no_memory() {
    for preset in Preset::all() {
        each_decision(&preset, 1, |deal, viewer, when| {
            let guess = truth(deal, viewer);
            let view = deal.view(viewer);
            let mut asked = SeatSet::EMPTY;
            let used = allocation_counter::measure(|| {
                asked = view.imagine(&preset.rules, &guess).expect(when).to_act();
            });
            assert_eq!((asked.contains(viewer), used.count_total), (true, 0), "{when}");
        });
    }
}
