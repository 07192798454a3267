//! What a bot gains beside a club player, told from its single decisions: far fewer deals are needed for it than for a match.
//!
//! Wherever it does something else than the club player would, both are done in turn, and club players play on from there, many
//! times: with the hands as they are, and what is left of the wall shuffled anew, which is as likely as what really lies there.
//! What the decisions of a deal gain, added up, is on the average what the bot gets more in a deal than a club player gets in its
//! seat (the difference of two ways to play is the sum of the advantages of one over the other along its own path); but whose
//! draws were lucky, which in a match hides all else, is not in it. What the others alone remember is not kept: wins that they let
//! pass, and that a ready hand is as it was dealt.

use rules::Rules;
use table::{Action, Choices, Deal, Guess, SeatView, Setup};
use tiles::{Seat, Wall};

use crate::{Bot, Chance, Club, Start};

/// Who sits where among club players, and how carefully it is told what his decisions gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The seat of the one who is tried, as so many after East.
    pub place: usize,
    /// So often both are done.
    pub times: u32,
    /// Where all chance begins.
    pub seed: u64,
}

/// What a bot gains in a deal, in points: it plays from one seat, club players from the others.
///
/// # Panics
/// If nobody sits in that place, or the wall and the rules do not fit.
pub fn gain(rules: &Rules, setup: &Setup, wall: Wall, bot: &mut dyn Bot, trial: Trial) -> f64 {
    // What a club player in its seat would lose by it.
    -otherwise(rules, setup, wall, &mut [bot, &mut Club::new()], trial)[1].points
}

/// What somebody gains who would do something else than another now and then.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Otherwise {
    /// So often he would.
    pub decisions: u32,
    /// So many points that brings, all added up.
    pub points: f64,
}

/// What others would gain in a deal in which the first of some bots plays from one seat and club players from the others: wherever
/// one of them would do something else than the first, both are done, and club players play on. Since all of them stand before
/// the same decisions, and what they agree upon is not in it, much smaller differences are told than by what each of them gains
/// on its own way.
///
/// # Panics
/// If nobody sits in that place, or the wall and the rules do not fit.
pub fn otherwise(
    rules: &Rules,
    setup: &Setup,
    wall: Wall,
    bots: &mut [&mut dyn Bot],
    trial: Trial,
) -> Vec<Otherwise> {
    let mut deal = Deal::told(rules, setup, wall, &mut ());
    let seat = deal.public().seats()[trial.place];
    let start = Start { seat, table: *deal.public().table(), seed: trial.seed, standing: None };
    bots.iter_mut().for_each(|bot| bot.begin(rules, &start));
    let mut club = Club::new();
    let mut found = vec![Otherwise::default(); bots.len()];
    let mut decisions = 0;
    while let Some(next) = deal.to_act().next() {
        let (view, choices) = (deal.view(next), deal.choices(rules, next));
        let mut action = club.choose(rules, view, choices);
        if next == seat && choices.len() > 1 {
            decisions += 1;
            let chosen: Vec<Action> =
                bots.iter_mut().map(|bot| allowed(*bot, rules, view, choices)).collect();
            action = chosen.first().copied().unwrap_or(action);
            for (found, &own) in found.iter_mut().zip(&chosen).filter(|(_, own)| **own != action) {
                found.decisions += 1;
                let mut chance = Chance::new(!trial.seed ^ decisions << 40);
                found.points += advantage(rules, &deal, seat, [own, action], trial.times, &mut chance);
            }
        }
        deal.go_on(rules, next, action);
    }
    found
}

/// What a bot chooses, if it may.
fn allowed(bot: &mut dyn Bot, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Action {
    let chosen = bot.choose(rules, view, choices);
    if choices.contains(chosen) { chosen } else { crate::safe(view, choices) }
}

/// How much more the first of two actions brings, whatever tiles are still to come, if club players play on.
pub fn advantage(
    rules: &Rules,
    deal: &Deal,
    seat: Seat,
    actions: [Action; 2],
    times: u32,
    chance: &mut Chance,
) -> f64 {
    if actions[0] == actions[1] {
        return 0.0;
    }
    let (mut sum, mut many) = (0.0, 0.0f64);
    for _ in 0..times {
        let guess = shuffled(rules, deal, seat, chance);
        let Ok(world) = deal.view(seat).imagine(rules, &guess) else { continue };
        let [one, two] = actions.map(|action| result(rules, world, seat, action));
        sum += one - two;
        many += 1.0;
    }
    sum / many.max(1.0)
}

/// What is hidden from a seat, with other tiles to come.
pub(crate) fn shuffled(rules: &Rules, deal: &Deal, seat: Seat, chance: &mut Chance) -> Guess {
    let mut guess = Guess::default();
    let mut rest = deal.view(seat).unseen(rules);
    for other in deal.public().others(seat) {
        let (view, shown) = (deal.view(other), deal.public().shown(other));
        guess.hands[other] = view.own().concealed();
        guess.hands[other].tiles().for_each(|tile| _ = rest.remove(tile));
        for (_, kong) in shown.melds().zip(view.melds()).filter(|(shown, _)| shown.is_none()) {
            guess.kongs[other].push(kong.first());
            (0..4).for_each(|_| _ = rest.remove(kong.first()));
        }
        guess.forbidden[other] = view.own().forbidden().filter(|_| shown.forbidden().is_none());
    }
    let drawer = deal.public().drawer().filter(|&drawer| drawer != seat);
    guess.drawn = drawer.and_then(|drawer| deal.view(drawer).own().drawn());
    guess.wall = rest.tiles().collect();
    chance.shuffle(&mut guess.wall);
    guess
}

/// What an action leads to among club players.
fn result(rules: &Rules, mut deal: Deal, seat: Seat, action: Action) -> f64 {
    let mut club = Club::new();
    deal.go_on(rules, seat, action);
    while let Some(next) = deal.to_act().next() {
        let action = club.choose(rules, deal.view(next), deal.choices(rules, next));
        deal.go_on(rules, next, action);
    }
    f64::from(deal.public().points()[seat])
}
