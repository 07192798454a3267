//! What is at stake: places at the end of a session, and what a win or a loss does to them.

use rules::Ruleset;
use table::{Deal, Setup};
use tiles::{BySeat, RelSeat, Seat};

use super::Stakes;
use crate::plan::Plans;
use crate::{Standing, wall};

/// What is at stake for East, by what the four have and how many deals there are, this one included.
fn stakes(totals: [i64; 4], deals_left: u32) -> Option<Stakes> {
    let rules = "mcr".parse::<Ruleset>().expect("it is there").rules();
    let deal = Deal::new(&rules, &Setup::default(), wall(&rules, 1, 1), &mut ());
    let standing = Standing { totals: BySeat::new(totals), deals_left };
    Stakes::new(deal.view(Seat::ALL[0]), &Plans::of(&rules), &standing)
}

/// What a win of so many points is worth that all others pay alike.
fn win(stakes: &Stakes, points: f32) -> f32 {
    stakes.of_win(&stakes.won_of(points), points)
}

#[test]
fn the_last_deal_is_as_it_is() {
    let stakes = stakes([10, 0, 0, -10], 1).expect("it can be lost");
    let places = |change| (stakes.places(&change) * 100.0).round() / 100.0;
    assert_eq!(places([0.0; 4]), 4.0);
    // Behind two of whom one is ahead of the other.
    assert_eq!(places([-15.0, 10.0, 5.0, 0.0]), 1.0);
    // Equals share their places (MCRC-SCORE-5).
    assert_eq!(places([-10.0, 0.0, -5.0, 0.0]), 3.0);
    assert_eq!(places([-30.0, 0.0, 0.0, 0.0]), 0.0);
}

#[test]
fn who_is_first_in_the_last_deal_wants_any_win() {
    let stakes = stakes([20, 0, -5, -15], 1).expect("it can be lost");
    let (cheap, dear) = (win(&stakes, 24.0), win(&stakes, 96.0));
    assert!(cheap > 0.0 && dear - cheap < 0.1 * cheap, "{cheap} {dear}");
}

#[test]
fn who_is_far_behind_in_the_last_deal_wants_a_dear_win() {
    let stakes = stakes([-40, 40, 0, 0], 1).expect("it can be won");
    // Sixteen from each and eight more overtake nobody but those in the middle; the leader is overtaken with 64 in all.
    let (cheap, dear) = (win(&stakes, 12.0), win(&stakes, 72.0));
    assert!(dear > 4.0 * cheap, "{cheap} {dear}");
}

#[test]
fn in_the_first_of_many_deals_points_are_what_counts() {
    let stakes = stakes([0; 4], 16).expect("everything is open");
    let (once, twice) = (win(&stakes, 24.0), win(&stakes, 48.0));
    let (more, much_more) = (twice - once, win(&stakes, 72.0) - twice);
    assert!((0.8..1.25).contains(&(much_more / more)), "{more} {much_more}");
}

#[test]
fn a_tile_for_the_second_costs_the_first_more_than_one_for_the_last() {
    let stakes = stakes([30, 20, -10, -40], 1).expect("it can be lost");
    let [second, last] = [RelSeat::Right, RelSeat::Left].map(|rival| stakes.of_loss(rival, 1.0));
    assert!(second > 2.0 * last, "{second} {last}");
}

#[test]
fn nothing_is_at_stake_where_no_place_can_change() {
    assert!(stakes([5000, 2000, -2000, -5000], 1).is_none());
    assert!(stakes([5000, 2000, -2000, -5000], 40).is_none());
}
