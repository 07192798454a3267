//! Speed against value: what the hand can still be worth, and what a discard may cost.

use std::sync::Arc;

use rules::Rules;
use table::{Action, Choices, SeatView};

use crate::mind::Mind;
use crate::plan::Plans;
use crate::{Bot, Start, claims, safe};

/// Plays for the most points on the average, by what its plans promise and what its discards risk.
#[derive(Clone, Debug, Default)]
pub struct Club {
    known: Option<Arc<Plans>>,
}

impl Club {
    /// Before its first deal.
    pub const fn new() -> Club {
        Club { known: None }
    }
}

impl Bot for Club {
    fn begin(&mut self, rules: &Rules, _: &Start) {
        self.known = Some(Plans::of(rules));
    }

    fn choose(&mut self, rules: &Rules, view: SeatView<'_>, choices: Choices) -> Action {
        if let Some(forced) = claims::forced(rules, view, choices) {
            return forced;
        }
        let plans = self.known.get_or_insert_with(|| Plans::of(rules));
        let mind = Mind::new(rules, plans, view, choices);
        if choices.contains(Action::Ready) && mind.declares() {
            return Action::Ready;
        }
        let best =
            mind.weigh().into_iter().map(|weighed| weighed.action).find(|&action| choices.contains(action));
        best.unwrap_or_else(|| safe(view, choices))
    }
}

/// DEBUG
pub fn look(rules: &Rules, number: u64) {
    let plans = Plans::of(rules);
    println!("usual {} easy {} plans {}", plans.usual_gain, plans.easy, plans.plans.len());
    for (n, (plan, gain)) in plans.plans.iter().enumerate() {
        println!("  {n} {gain:.1?} {:?} {} {:?}", plan.kernel, plan.kinds, plan.form);
    }
    let mut deal = table::Deal::told(rules, &table::Setup::default(), crate::wall(rules, 1, number), &mut ());
    let mut club = Club::new();
    while let Some(seat) = deal.to_act().next() {
        let choices = deal.choices(rules, seat);
        let action = club.choose(rules, deal.view(seat), choices);
        if claims::forced(rules, deal.view(seat), choices).is_none() {
            let mind = Mind::new(rules, &plans, deal.view(seat), choices);
            let aims = mind.aims(&mind.position.tally, &mind.position.melds);
            println!(
                "{seat:?} {:?} {:?} pace {:?}",
                mind.position.tally,
                mind.position.melds.iter().map(|m| m.to_string()).collect::<Vec<_>>(),
                mind.pace
            );
            println!(
                "   aims {:?}",
                aims.iter()
                    .map(|a| (
                        a.plan,
                        a.gain,
                        plans.plans[a.plan]
                            .0
                            .reach(&mind.position.tally, &mind.position.melds, (rules.hand_size / 3) as u8)
                            .map(|r| (
                                r.lacking.iter().map(|t| t.to_string()).collect::<String>(),
                                r.rest,
                                r.useful.to_string()
                            ))
                    ))
                    .collect::<Vec<_>>()
            );
            if !aims.iter().any(|a| a.plan == 0) {
                println!(
                    "   NOAIM {:?}",
                    plans.plans[0]
                        .0
                        .complete(
                            &mind.position.tally,
                            &mind.position.melds,
                            (rules.hand_size / 3) as u8,
                            &|t| mind.position.unseen[t]
                        )
                        .map(|(t, l)| (t, l, mind.gain(&t, &mind.position.melds, l)))
                );
            }
            for w in mind.weigh().iter().take(4) {
                println!("   {:?} {:.3} - {:.3}", w.action, w.hope, w.risk);
            }
            println!(
                "   -> {action:?} novice {:?}",
                crate::Novice::new().choose(rules, deal.view(seat), choices)
            );
        }
        deal.go_on(rules, seat, action);
    }
    println!("{:?} {:?}", deal.public().stage(), deal.public().points());
    for won in deal.finished().expect("over").wins() {
        println!("{won:?}");
        let show = deal.finished().expect("over").winning_hand(rules, &won);
        let score = rules.score(&show);
        println!(
            "{} {:?}",
            show.concealed,
            score.fans.iter().map(|f| rules.ruleset.fans()[f.fan as usize].id).collect::<Vec<_>>()
        );
    }
}
