//! Why a move is refused, for people and programs.

use fivewinds::Rules;
use fivewinds::table::{Reason as Why, Refused};

use crate::Lang;

/// A reason to refuse a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// One word for programs, which never changes: `not_in_hand`.
    pub code: &'static str,
    /// A sentence for people.
    pub text: String,
    /// The clause of the ruleset that says so.
    pub clause: String,
}

/// Everything that speaks against a move.
pub fn refusal(lang: Lang, rules: &Rules, refused: &Refused) -> Vec<Reason> {
    let reason = |why: &Why| Reason {
        code: reason_code(why),
        text: (lang.text().replay.reason)(why),
        clause: why.clause(&rules.play.clauses).to_owned(),
    };
    refused.reasons.iter().map(reason).collect()
}

/// The word of a reason.
pub const fn reason_code(why: &Why) -> &'static str {
    match why {
        Why::Over => "over",
        Why::NotNow => "not_now",
        Why::SuitsFirst => "suits_first",
        Why::NotInHand { .. } => "not_in_hand",
        Why::Flower { .. } => "flower",
        Why::FlowerInHand => "flower_in_hand",
        Why::EighthFlower => "eighth_flower",
        Why::Joker => "joker",
        Why::Chow => "chow",
        Why::Pung => "pung",
        Why::Kong => "kong",
        Why::KongAfterClaim => "kong_after_claim",
        Why::KongWithoutTile => "kong_without_tile",
        Why::WinAfterClaim => "win_after_claim",
        Why::LastDiscard => "last_discard",
        Why::DeadHand => "dead_hand",
        Why::NotAWin => "not_a_win",
        Why::MissedWin => "missed_win",
        Why::ForbiddenSuitFirst { .. } => "forbidden_suit_first",
        Why::NotReady => "not_ready",
        Why::ReadyBinds => "ready_binds",
    }
}

#[cfg(test)]
mod tests {
    use fivewinds::Ruleset;
    use fivewinds::shuffle::{self, Seed};
    use fivewinds::table::{Action, Deal, Setup};

    use super::*;

    #[test]
    fn a_discard_that_is_not_held_is_refused_in_three_languages() {
        let rules = "mcr".parse::<Ruleset>().unwrap().rules();
        let wall = shuffle::wall(&Seed::new([7; 32]), &rules.tiles);
        let deal = Deal::told(&rules, &Setup::default(), wall, &mut ());
        let seat = deal.to_act().next().unwrap();
        let held = deal.view(seat).own().concealed();
        let missing = rules.tiles.tiles().find(|tile| tile.is_playing() && held[*tile] == 0).unwrap();
        let refused = deal.why_not(&rules, seat, Action::Discard(missing));
        for (lang, word) in [(Lang::En, "not in hand"), (Lang::Ru, "нет в руке"), (Lang::Zh, "手")] {
            let reasons = refusal(lang, &rules, &refused);
            assert_eq!(reasons[0].code, "not_in_hand");
            assert!(reasons[0].text.contains(word), "{}", reasons[0].text);
            assert!(reasons[0].clause.starts_with("MCR-"), "{}", reasons[0].clause);
        }
    }
}
