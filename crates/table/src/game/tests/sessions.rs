//! Who deals, when a round is over, when the session is.

use super::super::{Fine, Moved};
use super::*;

/// MCR-ROUND-1, MCR-ROUND-2, MCR-ROUND-3, MCR-ROUND-4, MCR-DEALER-1, MCR-SEAT-2, MCR-SEAT-3, MCR-SEAT-4, MCRC-ROT-1,
/// MCRC-ROT-2.
#[test]
fn sixteen_deals_with_four_seatings() {
    let mut game = game("mcr");
    let mut began = Vec::new();
    let mut upper = std::collections::BTreeSet::new();
    let mut seatings = Vec::new();
    while let Some(next) = game.setup() {
        if next.number % 4 == 1 {
            began.push(seated(&game));
        }
        seatings.push(seated(&game));
        assert_eq!(game.deals_to_come(), Some(17 - next.number));
        assert_eq!(next.setup.round, Wind::ALL[(next.number as usize - 1) / 4]);
        assert_eq!((next.setup.dealer_streak, next.round), (0, (next.number - 1) / 4 + 1));
        let players: Vec<Player> = next.seats.iter().map(|(_, player)| player).collect();
        upper.extend((0..4).map(|at| (players[at], players[(at + 1) % 4])));
        // Whoever wins, or nobody.
        let win = ["E", "", "SW", "EN"][next.number as usize % 4];
        let after = note(&mut game, win, 'S');
        assert_eq!(after.round_over, next.number % 4 == 0);
        assert_eq!(after.moves.len(), if after.round_over && after.end.is_none() { 4 } else { 0 });
    }
    assert_eq!(began, ["ABCD", "BADC", "CDBA", "DCAB"]);
    assert_eq!(seatings[..5], ["ABCD", "BCDA", "CDAB", "DABC", "BADC"]);
    assert_eq!((game.end(), game.deals().len(), game.most_deals()), (Some(GameEnd::Rounds), 16, Some(16)));
    assert_eq!(upper.len(), 12, "everybody is the upper neighbour of everybody else");
    for player in players(4) {
        assert_eq!(game.deals().iter().filter(|deal| deal.dealer() == Some(player)).count(), 4);
        let mut seats: Vec<_> = began.iter().map(|seats| seats.find((b'A' + player.0) as char)).collect();
        seats.sort();
        assert_eq!(seats, [Some(0), Some(1), Some(2), Some(3)]);
    }
    assert_eq!(game.note_result(outcome("", 'S')), Err(GameError::Over));
}

/// MCR-ROUND-3: who goes where, for players who were not seated by their numbers.
#[test]
fn moves_between_rounds_are_told() {
    let mut game = Game::new(&rules("mcr"), &[2, 0, 3, 1].map(Player)).unwrap();
    assert_eq!(seated(&game), "CADB");
    (0..3).for_each(|_| assert!(note(&mut game, "", 'S').moves.is_empty()));
    let moves = note(&mut game, "", 'S').moves;
    let moved = |player, from: usize, to: usize| Moved {
        player: Player(player),
        from: Seat::ALL[from],
        to: Seat::ALL[to],
    };
    assert_eq!(moves, [moved(0, 1, 0), moved(2, 0, 1), moved(1, 3, 2), moved(3, 2, 3)]);
    assert_eq!(seated(&game), "ACBD");
}

/// MCR-SESSION-1, MCR-SESSION-2: the time ends the session; penalties of the unfinished deal stand.
#[test]
fn the_time_of_the_session() {
    let rules = rules("mcr");
    let mut game = Game::new(&rules, &players(4)).unwrap().strict();
    note(&mut game, "ES", 'S');
    let next = game.setup().unwrap();
    assert!(next.setup.strict);
    let mut random = Random::new(7);
    let mut deal = Deal::new(&rules, &next.setup, shuffled(&rules, &mut random), &mut ());
    assert_eq!(game.finish_deal(&deal), Err(GameError::NotFinished));
    // East declares a win that is none: 20 points to each (MCR-FOUL-8).
    deal.apply(&rules, Deal::DEALER, Action::Win, &mut ()).unwrap();
    deal.stop(&rules, &mut ());
    let after = game.finish_deal(&deal).unwrap();
    assert_eq!((after.end, after.passed), (Some(GameEnd::Time), false));
    assert_eq!([0, 1, 2, 3].map(|player| game.total(Player(player))), [-8 + 20, 8 - 60, 20, 20]);
    assert_eq!((game.setup(), game.finish_deal(&deal)), (None, Err(GameError::Over)));
    assert!(game.deals()[1].outcome.is_stopped() && game.deals()[1].winners().next().is_none());
}

/// SIC-SESSION-1, SIC-SEAT-2, SIC-DEALER-1, SIC-DEALER-2, SIC-DEALER-3: the chairs stay, anybody may deal next.
#[test]
fn the_first_winner_deals() {
    let mut game = game("sichuan max_deals=5");
    assert_eq!(seated(&game), "ABCD");
    for (win, next, expected) in [("", 'E', "ABCD"), ("EW", 'W', "CDAB"), ("EN", 'N', "BCDA")] {
        let after = note(&mut game, win, next);
        assert_eq!((seated(&game).as_str(), after.end, after.round_over), (expected, None, false));
        assert_eq!(game.round_wind(), Wind::East);
    }
    note(&mut game, "", 'E');
    assert_eq!(note(&mut game, "", 'E').end, Some(GameEnd::Deals));

    // No new deal begins when the time is up; the one that was finished stands.
    let mut game = super::game("sichuan max_deals=none session_minutes=60");
    assert_eq!((game.most_deals(), game.deals_to_come()), (None, None));
    note(&mut game, "EW", 'W');
    game.time_is_up();
    assert_eq!(game.deals_to_come(), Some(0));
    assert_eq!((game.setup(), game.end(), game.total(Player(2))), (None, Some(GameEnd::Time), 8));
}

/// SIC-END-3, SIC-SESSION-1: a deal that is stopped at any moment is entered with what was settled, and is the last.
#[test]
fn deals_are_stopped_anywhere() {
    let rules = rules("sichuan session_minutes=60");
    for seed in 0..testkit::rounds(100, 5000) {
        let mut random = Random::new(seed);
        let mut game = Game::new(&rules, &players(4)).unwrap();
        let setup = game.setup().unwrap().setup;
        let mut deal = Deal::new(&rules, &setup, shuffled(&rules, &mut random), &mut ());
        for _ in 0..random.below(150) {
            let Some(seat) = deal.to_act().next() else { break };
            let action = choose(&rules, &deal, seat, &mut random);
            deal.apply(&rules, seat, action, &mut ()).unwrap();
        }
        deal.stop(&rules, &mut ());
        let after = game.finish_deal(&deal).unwrap();
        // Claims that were settled last may have ended the deal by themselves (SIC-RUL-34).
        assert_eq!(after.end.is_some(), game.deals()[0].outcome.is_stopped());
        game.time_is_up();
        assert_eq!((game.setup(), game.end()), (None, Some(GameEnd::Time)));
        for (seat, player) in game.deals()[0].seats.iter() {
            assert_eq!(game.total(player), i64::from(deal.public().points()[seat]));
        }
    }
}

/// CLA-SESSION-1, CLA-SESSION-2, CLA-RUL-9, CLA-RUL-10, CLA-DEALER-1, CLA-DEALER-2, CLA-SEAT-2: a round is a quarter of the deals, whoever is East.
#[test]
fn classical_counts_deals() {
    for (text, deals) in [("classical", 16), ("classical session_deals=8", 8)] {
        let mut game = game(text);
        assert_eq!((game.most_deals(), game.total(Player(3))), (Some(deals), 2000));
        for number in 1..=deals {
            // Two draws before every deal, which are played again and do not count.
            for _ in 0..2 {
                let after = note(&mut game, "", 'E');
                assert!(after.replayed && !after.passed && after.end.is_none());
            }
            let next = game.setup().unwrap();
            let round = (number - 1) / (deals / 4);
            assert_eq!((next.number, next.setup.round), (number, Wind::ALL[round as usize]));
            // East wins the first half of the deals.
            let (win, east) = if number <= deals / 2 { ("SE", 'E') } else { ("ES", 'S') };
            let after = note(&mut game, win, east);
            assert_eq!(after.end, (number == deals).then_some(GameEnd::Deals));
        }
        assert_eq!(game.deals().len() as u32, deals * 3);
        assert_eq!(game.deals().iter().filter(|deal| !deal.replayed).count() as u32, deals);
    }
    // Without replays a draw counts, and the winds move.
    let mut game = game("classical replay_draws=false");
    let after = note(&mut game, "", 'S');
    assert_eq!((after.replayed, after.passed, seated(&game).as_str()), (false, true, "BCDA"));
}

/// CLA-SESSION-3, CLA-SESSION-2: deals that East wins come on top; sixteen deals are the least.
#[test]
fn classical_counts_dealerships() {
    for (deals, passes) in [(16, 4), (8, 2)] {
        let mut game = game(&format!("classical session_mode=dealerships session_deals={deals}"));
        let mut rounds = Vec::new();
        for pass in 0..deals {
            note(&mut game, "SE", 'E');
            note(&mut game, "", 'E');
            assert_eq!(game.setup().unwrap().setup.dealer_streak, 1, "a replayed draw changes nothing");
            assert_eq!(game.round_wind(), Wind::ALL[pass / passes]);
            let after = note(&mut game, "ES", 'S');
            rounds.push(after.round_over);
            assert_eq!(after.end, (pass + 1 == deals).then_some(GameEnd::Rounds));
        }
        assert!(rounds.iter().enumerate().all(|(pass, &over)| over == ((pass + 1) % passes == 0)));
    }
}

/// RED-SESSION-1, RED-SESSION-2, RED-RUL-21, RED-DEALER-1, RED-DEALER-2, RED-DEALER-3, RED-DEALER-4, RED-SEAT-1 for two, three and four players.
#[test]
fn red_rounds_come_back_to_the_first_dealer() {
    for players in 2..=4u8 {
        let rules = rules("red session_rounds=5");
        let first: Vec<Player> = (0..players).rev().map(Player).collect();
        let mut game = Game::new(&rules, &first).unwrap();
        let next = if players == 2 { 'W' } else { 'S' };
        let mut winds = String::new();
        while let Some(deal) = game.setup() {
            assert_eq!(deal.seats.iter().map(|(seat, _)| seat).collect::<Vec<_>>(), seats_of(players));
            // A draw and a win of East's leave the deal with him.
            assert!(!note(&mut game, "", 'E').passed);
            assert!(!note(&mut game, "E", 'E').passed);
            let after = note(&mut game, "W", next);
            assert!(after.passed);
            if after.round_over {
                winds.push(deal.setup.round.letter());
                assert_eq!(after.dealer, first[0]);
            }
        }
        assert_eq!((winds.as_str(), game.end()), ("ESWNE", Some(GameEnd::Rounds)));
        assert_eq!(game.deals().len(), 5 * 3 * usize::from(players));
        for &player in &first {
            let dealt = game.deals().iter().filter(|deal| deal.dealer() == Some(player)).count();
            assert_eq!(dealt, 5 * 3, "everybody deals in every round");
        }
    }
    // RED-OPT-7: deals replace rounds.
    let mut game = game("red session_deals=7");
    (0..6).for_each(|_| assert_eq!(note(&mut game, "", 'E').end, None));
    assert_eq!(note(&mut game, "", 'E').end, Some(GameEnd::Deals));
}

/// TWN-DEALER-1, TWN-DEALER-2, TWN-DEALER-3, TWN-DEALER-4, TWN-ROUND-1, TWN-RUL-70.
#[test]
fn taiwan_streaks_and_rounds() {
    let mut game = game("taiwan");
    let streak = |game: &Game| game.setup().unwrap().setup.dealer_streak;
    note(&mut game, "E", 'E');
    assert_eq!((streak(&game), seated(&game).as_str()), (1, "ABCD"));
    // East among several winners stays.
    let mut both = outcome("SE", 'E');
    both.wins.push(OutcomeWin { seat: Seat::ALL[2], ..both.wins[0] });
    game.note_result(both).unwrap();
    assert_eq!(streak(&game), 2);
    // A draw passes the deal, and so does another's win.
    assert!(note(&mut game, "", 'S').passed);
    assert_eq!((streak(&game), seated(&game).as_str()), (0, "BCDA"));
    let rounds = (0..15).filter(|_| note(&mut game, "ES", 'S').round_over).count();
    assert_eq!((rounds, game.end(), game.deals().len()), (4, Some(GameEnd::Rounds), 18));

    let mut game = super::game("taiwan rounds=none max_deals=20");
    (0..19).for_each(|_| assert_eq!(note(&mut game, "", 'S').end, None));
    assert_eq!((game.round_wind(), note(&mut game, "", 'S').end), (Wind::East, Some(GameEnd::Deals)));
}

/// TWN-ROUND-2, RED-SESSION-2: the round wind changes no score.
#[test]
fn the_round_wind_is_only_a_name() {
    let mut wins = 0;
    for text in ["taiwan", "red jokers=true"] {
        let rules = rules(text);
        for seed in 0..testkit::rounds(300, 3000) {
            let deals = Wind::ALL.map(|round| {
                let setup = Setup { round, ..Setup::default() };
                Outcome::of(&play(&rules, &setup, &mut Random::new(seed), &mut ())).unwrap()
            });
            wins += deals[0].wins.len();
            assert!(deals.iter().all(|deal| *deal == deals[0]), "{text}, {seed}");
        }
    }
    assert!(wins > 5, "{wins} wins are too few to tell");
}

/// RED-STICK-1, RED-STICK-2, TWN-STICK-1, CLA-SEAT-3, CLA-STICK-1: the result is the difference to the start.
#[test]
fn sticks_are_a_way_to_count() {
    let sticks = |tens: i64| 10 + tens * 10 + 2 * 100 + 500;
    let starts = [
        ("red", 0),
        ("red sticks=790", sticks(8)),
        ("red sticks=800", sticks(9)),
        ("taiwan counters=sticks_84", sticks(8)),
        ("taiwan counters=sticks_88", sticks(9)),
        ("classical", 1000 + 500 + 4 * 100 + 10 * 10),
        ("mcr", 0),
        ("sichuan", 0),
    ];
    for (text, start) in starts {
        let mut game = game(text);
        let mut deal = outcome("ES", 'S');
        deal.points = BySeat::new([-3000, 3000, 0, 0]);
        game.note_result(deal).unwrap();
        assert_eq!((game.start_points(), game.total(Player(0))), (start, start - 3000), "{text}");
        assert_eq!((game.result(Player(0)), game.result(Player(1))), (-3000, 3000), "{text}");
    }
}

/// MCRC-PEN-3, MCRC-PEN-4, MCRC-SCORE-2, MCRC-SCORE-3: fines have their place between the deals.
#[test]
fn fines_are_booked() {
    let mut game = game("mcr");
    let fine = |player, to: Option<u8>, points| Fine {
        player: Player(player),
        to: to.map(Player),
        points,
        clause: "MCRC-PEN-4".to_owned(),
    };
    game.fine(fine(0, None, 10)).unwrap();
    note(&mut game, "ES", 'S');
    game.fine(fine(1, Some(2), 5)).unwrap();
    assert_eq!(game.fine(fine(4, None, 5)), Err(GameError::NoSuchPlayer(Player(4))));
    assert_eq!(game.fine(fine(0, Some(9), 5)), Err(GameError::NoSuchPlayer(Player(9))));
    assert_eq!(game.fine(fine(0, None, -5)), Err(GameError::NegativeFine));
    note(&mut game, "ES", 'S');
    game.time_is_up();
    game.fine(fine(3, None, 60)).unwrap();
    let sums = |deals| [0, 1, 2, 3].map(|player| game.total_after(Player(player), deals));
    assert_eq!([sums(0), sums(1), sums(2)], [[-10, 0, 0, 0], [-18, 3, 5, 0], [-18, -5, 13, -60]]);
    assert_eq!(game.fines().len(), 3);
}

#[test]
fn what_cannot_be_is_refused() {
    let red = rules("red");
    assert_eq!(Game::new(&red, &players(5)).unwrap_err(), GameError::Players { found: 5 });
    assert_eq!(Game::new(&rules("mcr"), &players(3)).unwrap_err(), GameError::Players { found: 3 });
    assert_eq!(Game::new(&red, &[0, 1, 1].map(Player)).unwrap_err(), GameError::Places);
    assert_eq!(Game::new(&red, &[1, 2, 3].map(Player)).unwrap_err(), GameError::Places);
    let mut two = Game::new(&red, &players(2)).unwrap();
    let before = two.clone();
    let south = Err(GameError::EmptySeat(Seat::ALL[1]));
    assert_eq!(two.note_result(outcome("ES", 'E')), south);
    assert_eq!(two.note_result(outcome("E", 'S')), south);
    assert_eq!(two, before, "a refusal changes nothing");
    // A deal of another table.
    let deal = play(&red, &Setup { players: 3, ..Setup::default() }, &mut Random::new(1), &mut ());
    assert_eq!(two.finish_deal(&deal), Err(GameError::OtherDeal));
    assert_eq!(GameError::EmptySeat(Seat::ALL[1]).to_string(), "nobody sits South");
}

/// Sessions of random deals end where they must, and every point is accounted for (SIC-SESSION-2, RED-PAY-4, MCR-PAY-5, TWN-PAY-7, MCRC-SCORE-3,
/// MCRC-SCORE-7, MCR-SESSION-3).
#[test]
fn random_sessions() {
    let sessions = [
        ("mcr", 4),
        ("mcr minimum=0", 4),
        ("sichuan", 4),
        ("taiwan rounds=2", 4),
        ("taiwan counters=sticks_84 max_deals=6", 4),
        ("classical replay_draws=false", 4),
        ("classical session_deals=8", 4),
        ("classical replay_draws=false session_mode=dealerships session_deals=8 flowers=true", 4),
        ("red session_deals=9", 4),
        ("red session_rounds=1 jokers=true", 2),
        ("red session_deals=8 jokers=true", 3),
        ("red session_deals=12 sticks=790 flowers=0", 2),
    ];
    for (text, players) in sessions {
        for seed in 0..testkit::rounds(20, 1000) {
            check_random_session(text, players, seed);
        }
    }
}

fn check_random_session(text: &str, n: u8, seed: u64) {
    let rules = rules(text);
    let mut random = Random::new(seed);
    let mut game = Game::new(&rules, &players(n)).unwrap();
    let mut totals = vec![game.start_points(); usize::from(n)];
    while let Some(next) = game.setup() {
        let mut to_nobody = 0;
        let mut sink = |event: crate::Event| {
            if let crate::Event::Open(crate::Open::Paid(booking)) = event
                && booking.to.is_none()
            {
                to_nobody += i64::from(booking.points);
            }
        };
        let deal = play(&rules, &next.setup, &mut random, &mut sink);
        let mut twin = game.clone();
        let to_come = game.deals_to_come();
        let after = game.finish_deal(&deal).unwrap();
        // One deal fewer, or as many if somebody stays or it is played again; none when it is over, and not before.
        if let (Some(before), Some(now)) = (to_come, game.deals_to_come()) {
            assert!(now == before || now + 1 == before, "{text}: {before}, then {now}");
            assert_eq!(now == 0, after.end.is_some(), "{text}");
        }
        assert_eq!(twin.finish_deal(&deal), Ok(after.clone()));
        assert_eq!(twin, game, "the same deal leads to the same game");
        let played = game.deals().last().unwrap();
        if after.moves.is_empty() && after.end.is_none() {
            assert_eq!(Some(after.dealer), played.seats.player(played.outcome.next_dealer), "{text}");
            assert_eq!(game.seats().player(Deal::DEALER), Some(after.dealer));
        }
        for (seat, player) in played.seats.iter() {
            totals[player.index()] += i64::from(deal.public().points()[seat]);
        }
        let sum: i64 = players(n).into_iter().map(|player| i64::from(played.points(player))).sum();
        assert_eq!(sum, -to_nobody, "{text}");
        assert!(game.deals().len() <= 20_000, "{text}: no end");
        assert!(game.most_deals().is_none_or(|most| counted(&game) <= most), "{text}");
    }
    assert_eq!(players(n).iter().map(|&player| game.total(player)).collect::<Vec<_>>(), totals, "{text}");
    let ranking = game.ranking();
    assert!(ranking.windows(2).all(|two| two[0].total >= two[1].total && two[0].rank <= two[1].rank));
    assert_eq!(ranking[0].rank, 1);
    if let (Some(most), Some(GameEnd::Deals)) = (game.most_deals(), game.end()) {
        assert_eq!(counted(&game), most, "{text}");
    }
}

fn counted(game: &Game) -> u32 {
    game.deals().iter().filter(|deal| !deal.replayed).count() as u32
}

/// In a duplicate game the next deal is the same whatever came of this one.
#[test]
fn no_result_changes_the_plan_of_a_duplicate_game() {
    for name in ["red", "classical", "mcr", "sichuan", "taiwan"] {
        let (mut one, mut other) = (game(name).duplicate(), game(name).duplicate());
        for deal in 0..8u8 {
            let next = one.setup().unwrap();
            assert_eq!(Some(next), other.setup(), "{name}: deal {deal}");
            assert_eq!((next.number, next.setup.dealer_streak), (u32::from(deal) + 1, 0), "{name}");
            let first = note(&mut one, "E", 'E');
            let second = if deal % 2 == 0 { note(&mut other, "", 'E') } else { note(&mut other, "SE", 'S') };
            assert_eq!((first.dealer, &first.moves), (second.dealer, &second.moves), "{name}: deal {deal}");
            assert!(first.passed && !first.replayed && !second.replayed, "{name}: deal {deal}");
        }
        assert_eq!(one.round_wind(), other.round_wind());
    }
}
