//! What is not true is found.

use shuffle::ContributionError;
use table::Reason;
use tiles::{Seat, Tile};

use super::play::game;
use crate::{DealRecord, Difference, Record, Replay, Step, Unverified, verify};

/// A record of one deal that has everything.
fn full() -> Record {
    let has_all = |record: &Record| {
        let deal = &record.deals[0];
        let paid = deal.result.as_ref().is_some_and(|result| !result.wins.is_empty());
        paid && deal.seed.is_some() && deal.contributions.is_some() && !deal.dice.is_empty()
    };
    (0..1000).map(|number| game("mcr minimum=0", number, 1)).find(has_all).unwrap()
}

#[track_caller]
fn check(change: impl FnOnce(&mut DealRecord), expected: &str) -> Unverified {
    let mut record = full();
    let verified = verify(&record).unwrap();
    assert_eq!((verified.deals, verified.seeds, verified.contributed), (1, 1, 1));
    change(&mut record.deals[0]);
    let error = verify(&record).unwrap_err();
    assert_eq!(error.to_string(), expected);
    error
}

#[test]
fn results() {
    let result =
        |deal: &mut DealRecord, change: fn(&mut crate::DealResult)| change(deal.result.as_mut().unwrap());
    check(|deal| result(deal, |it| it.ended_by = rules::EndedBy::Wall), "deal 1: the deal ended otherwise");
    check(|deal| result(deal, |it| it.wins[0].value += 1), "deal 1: the wins are others");
    check(
        |deal| result(deal, |it| it.payments[1].points += 1),
        "deal 1: the payments are others, from the 2. on",
    );
    check(
        |deal| result(deal, |it| it.payments[0].clause = "MCR-END-2".into()),
        "deal 1: the payments are others, from the 1. on",
    );
    check(
        |deal| result(deal, |it| drop(it.payments.pop())),
        "deal 1: the payments are others, from the 3. on",
    );
    check(|deal| result(deal, |it| it.points[Seat::ALL[1]] += 1), "deal 1: the points are others");
    check(|deal| result(deal, |it| it.next_dealer = Seat::ALL[3]), "deal 1: somebody else deals next");
    check(|deal| result(deal, |it| it.fingerprint ^= 1), "deal 1: the fingerprint of the end is another");
    check(|deal| deal.result = None, "deal 1: the deal is over, but has no result");
    // Totals do not follow from deals alone.
    let mut record = full();
    result(&mut record.deals[0], |it| it.totals = vec![1, 2, 3, 4]);
    assert!(verify(&record).is_ok());
}

#[test]
fn walls_and_seeds() {
    let swap = |deal: &mut DealRecord| {
        let mut tiles = deal.wall.rest().to_vec();
        let other = (0..144).rev().find(|&at| tiles[at] != tiles[100]).unwrap();
        tiles.swap(100, other);
        deal.wall = tiles::Wall::new(&tiles, &tiles::TileCounts::WITH_FLOWERS).unwrap();
    };
    check(swap, "deal 1: the wall is not that of the seed, from tile 101 on");
    check(
        |deal| deal.seed = Some(shuffle::Seed::new([1; 32])),
        "deal 1: the seed is not the one that was contributed to",
    );
    let dice = |deal: &mut DealRecord| {
        deal.dice[0] = tiles::Dice::all().find(|&dice| dice != deal.dice[0]).unwrap();
    };
    check(dice, "deal 1: the dice are not those of the seed");
    let error = check(
        |deal| deal.contributions.as_mut().unwrap().secrets.swap(0, 2),
        "deal 1: what party 0, 2 revealed is not what it had published",
    );
    let parties = Difference::Contributions(ContributionError::Reveals { parties: vec![0, 2] });
    assert_eq!(error.why, parties);
    check(
        |deal| deal.contributions.as_mut().unwrap().secrets.truncate(4),
        "deal 1: 5 parties have published and 4 revealed",
    );
}

#[test]
fn decisions() {
    let steps = full().deals[0].actions.len();
    check(
        |deal| deal.actions.truncate(steps - 1),
        &format!("deal 1: the deal is not over after step {}, but has a result", steps - 1),
    );
    let mut record = full();
    let rules = record.header.rules();
    let over = record.deals[0].actions[0];
    record.deals[0].actions.push(over);
    let Difference::Refused(error) = verify(&record).unwrap_err().why else { panic!("it is refused") };
    assert_eq!((error.step, &error.refused.reasons[..]), (steps + 1, &[Reason::Over][..]));
    assert_eq!(error.refused.reasons[0].clause(&rules.play.clauses), rules.play.clauses.over);

    let mut record = full();
    let seat = record.deals[0].actions[0].0;
    let held = Replay::new(&rules, &record.deals[0]).unwrap().view(seat).own().concealed();
    let tile = Tile::playing().find(|&tile| held[tile] == 0).unwrap();
    record.deals[0].actions[0].1 = table::Action::Discard(tile);
    let error = verify(&record).unwrap_err();
    assert_eq!(error.to_string(), format!("deal 1: step 1: {tile} is not in hand"));
}

#[test]
fn a_replay_goes_step_by_step() {
    let record = full();
    let (rules, deal) = (record.header.rules(), &record.deals[0]);
    let mut replay = Replay::new(&rules, deal).unwrap();
    assert!(replay.events().len() > 52 && replay.result().is_none());
    let mut seen = [0; 4];
    while let Some(step) = replay.next_step() {
        assert_eq!(replay.step(), Ok(Some(step)));
        if let Step::Act { seat, .. } = step {
            seen[seat.index()] += 1;
        }
        assert_eq!(replay.view(Seat::ALL[2]).seat(), Seat::ALL[2]);
    }
    assert_eq!((replay.done(), replay.step()), (deal.actions.len(), Ok(None)));
    assert!(seen.iter().all(|&steps| steps > 3));
    let mut stored = deal.result.clone().unwrap();
    stored.totals.clear();
    assert_eq!(replay.result(), Some(stored));
}
