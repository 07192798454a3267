//! Tests of the whole.

mod output;
mod session;

use bots::Level;
use rules::Ruleset;
use table::Setup;

use crate::{Contestant, Control, DealRow, Plan, PlanError, Seating, Stats, run};

fn plan(id: &str, players: u8, bots: &[Level], deals: u64, seating: Seating) -> Plan {
    let rules = id.parse::<Ruleset>().unwrap().rules();
    let bots = bots.iter().map(|&level| Contestant::from(level)).collect();
    Plan::new(rules, Setup { players, ..Setup::default() }, bots, deals, 7, seating).unwrap()
}

fn play(plan: &Plan, threads: usize) -> (Vec<DealRow>, Stats) {
    let (mut rows, mut stats) = (Vec::new(), Stats::new(plan));
    let done = run(plan, 0, threads, false, &Control::new(), |new, _| {
        new.iter().for_each(|row| stats.note(row));
        rows.extend_from_slice(new);
        Ok::<(), ()>(())
    });
    assert_eq!(done, Ok(plan.walls));
    (rows, stats)
}

const MIXED: [Level; 4] = [Level::ALL[1], Level::ALL[0], Level::ALL[0], Level::ALL[1]];

#[test]
fn the_number_of_threads_changes_nothing() {
    for ruleset in Ruleset::ALL {
        for seating in [Seating::Rotating, Seating::Duplicate] {
            let plan = plan(ruleset.id(), 0, &MIXED[..ruleset.rules().usual_players().into()], 90, seating);
            let one = play(&plan, 1);
            assert_eq!(one.0.len() as u64, plan.deals());
            assert!(one == play(&plan, 2) && one == play(&plan, 3), "{ruleset} {seating:?}");
        }
    }
}

#[test]
fn money_moves_and_none_is_made_or_lost() {
    for ruleset in Ruleset::ALL {
        for players in ruleset.rules().players {
            let plan = plan(ruleset.id(), players, &MIXED[..players.into()], 60, Seating::Rotating);
            let mut stats = Stats::new(&plan);
            let done = run(&plan, 0, 2, true, &Control::new(), |rows, records| {
                assert_eq!(rows.len(), records.len());
                rows.iter().for_each(|row| stats.note(row));
                for (row, record) in rows.iter().zip(records) {
                    assert_eq!(row.seats.len(), usize::from(players));
                    // Some fines go to nobody (SIC-PEN-2).
                    let payments = record.result.iter().flat_map(|result| &result.payments);
                    let lost: i32 = payments.filter(|paid| paid.to.is_none()).map(|paid| paid.points).sum();
                    let points = row.seats.iter().map(|seat| seat.points).sum::<i32>();
                    assert_eq!(points, -lost, "{ruleset} {row:?}");
                }
                Ok::<(), ()>(())
            });
            assert_eq!(done, Ok(plan.walls));
            assert!(stats.seats.iter().any(|(_, tally)| tally.points != 0), "{ruleset}");
            assert_eq!(stats.seats.iter().map(|(_, tally)| tally.wins).sum::<u64>(), stats.wins());
            assert_eq!(stats.bots.iter().map(|(_, tally)| tally.wins).sum::<u64>(), stats.wins());
        }
    }
}

/// What a win was worth follows from its fans, and a winner was ready before.
#[test]
fn wins_are_told_whole() {
    for ruleset in Ruleset::ALL {
        let bots = [Level::ALL[1]];
        let (rows, stats) = play(&plan(ruleset.id(), 0, &bots, 120, Seating::Rotating), 2);
        let wins = rows.iter().flat_map(|row| row.seats.iter().filter(|seat| seat.win.is_some()));
        let mut count = 0;
        for seat in wins {
            let win = seat.win.as_ref().unwrap();
            count += 1;
            assert!(seat.ready_turn.is_some_and(|turn| turn <= seat.discards), "{ruleset} {seat:?}");
            assert_eq!(win.is_self_draw(), win.from.is_none(), "{ruleset} {seat:?}");
        }
        assert!(count > 0, "{ruleset}");
        assert_eq!(count, stats.wins());
        let fed: u64 = rows.iter().flat_map(|row| &row.seats).map(|seat| u64::from(seat.fed)).sum();
        assert_eq!(fed, stats.wins() - stats.self_draws(), "{ruleset}");
    }
}

/// In a duplicate match of equals everybody gets the same from every wall.
#[test]
fn a_duplicate_of_equals_is_a_draw() {
    let plan = plan("mcr", 0, &[Level::ALL[1]], 40, Seating::Duplicate);
    let (rows, stats) = play(&plan, 2);
    for wall in rows.chunks(4) {
        assert!(wall.iter().all(|row| row.wall == wall[0].wall));
        for bot in 0..4 {
            let points = wall.iter().flat_map(|row| &row.seats).filter(|seat| seat.bot == bot);
            assert_eq!(points.map(|seat| seat.points).sum::<i32>(), 0);
        }
    }
    let [(_, tally)] = &stats.bots[..] else { panic!("one name") };
    assert_eq!(stats.points(tally).interval(), Some((0.0, 0.0)));
    assert_eq!((stats.walls, stats.deals, tally.hands), (10, 40, 160));
}

/// The interval is over walls: here by hand, from the rows.
#[test]
fn intervals() {
    let plan = plan("sichuan", 0, &[MIXED[0], MIXED[1], MIXED[1], MIXED[1]], 400, Seating::Duplicate);
    let (rows, stats) = play(&plan, 2);
    let of_wall = |wall: &[DealRow]| {
        let seats = wall.iter().flat_map(|row| &row.seats).filter(|seat| seat.bot == 0);
        seats.map(|seat| f64::from(seat.points)).sum::<f64>() / 4.0
    };
    let each: Vec<f64> = rows.chunks(4).map(of_wall).collect();
    let mean = each.iter().sum::<f64>() / each.len() as f64;
    let variance = each.iter().map(|of| (of - mean).powi(2)).sum::<f64>() / (each.len() - 1) as f64;
    let half = 1.96 * (variance / each.len() as f64).sqrt();
    let told = stats.points(&stats.bots[0].1);
    assert!((told.mean - mean).abs() < 1e-9 && (told.half.unwrap() - half).abs() < 1e-9, "{told:?} {half}");
    assert!(told.interval().unwrap().0 > 0.0, "{told:?}");
    let others = stats.points(&stats.bots[1].1);
    let lead = stats.lead(0).unwrap();
    assert!((lead.mean - (told.mean - others.mean)).abs() < 1e-9, "{lead:?}");
    assert!(lead.half > told.half);
}

#[test]
fn a_run_that_is_stopped_keeps_a_beginning_and_goes_on() {
    for seating in [Seating::Fixed, Seating::Duplicate] {
        let plan = plan("red", 3, &MIXED[..3], 300, seating);
        let (whole, _) = play(&plan, 1);
        for threads in 1..4 {
            let (control, mut rows) = (Control::new(), Vec::new());
            let mut done = 0;
            for stop_after in [50, 120, u64::MAX] {
                let control = if stop_after == u64::MAX { &Control::new() } else { &control };
                done = run(&plan, done, threads, false, control, |new, _| {
                    rows.extend_from_slice(new);
                    if rows.len() as u64 >= stop_after {
                        control.stop();
                    }
                    Ok::<(), ()>(())
                })
                .unwrap();
                assert_eq!(done * plan.deals_per_wall(), rows.len() as u64);
            }
            assert!(rows == whole, "{threads} {seating:?}");
        }
    }
}

#[test]
fn plans_that_cannot_be() {
    let make = |players: u8, bots: usize, deals: u64| {
        let rules = Ruleset::ALL[2].rules();
        let bots = vec![Contestant::from(Level::ALL[0]); bots];
        Plan::new(rules, Setup { players, ..Setup::default() }, bots, deals, 7, Seating::Rotating)
            .map(|plan| plan.bots.len())
    };
    assert_eq!(make(0, 1, 5), Ok(4));
    assert_eq!(make(0, 3, 5), Err(PlanError::Bots { found: 3, players: 4 }));
    assert_eq!(make(0, 0, 5), Err(PlanError::Bots { found: 0, players: 4 }));
    assert_eq!(make(2, 2, 5), Err(PlanError::Players { found: 2, min: 4, max: 4 }));
    assert_eq!(make(4, 4, 0), Err(PlanError::NoDeals));
}

/// What goes wrong while results are taken ends the run at once.
#[test]
fn an_error_ends_the_run() {
    let plan = plan("red", 0, &[Level::ALL[0]], 100_000, Seating::Rotating);
    let mut calls = 0;
    let ended = run(&plan, 0, 3, false, &Control::new(), |_, _| {
        calls += 1;
        if calls == 5 { Err("full") } else { Ok(()) }
    });
    assert_eq!((ended, calls), (Err("full"), 5));
}
