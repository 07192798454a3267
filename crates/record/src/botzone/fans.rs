//! The judge's names for fans: mostly those of our catalogue.

use rules::Fan;

use super::ruleset;

/// Names that differ from those of our catalogue, with ours.
pub(super) const OTHER_NAMES: &[(&str, &str)] = &[
    ("嵌张", "closed_wait"),
    ("单调将", "single_wait"),
    ("单吊将", "single_wait"),
    ("单钓", "single_wait"),
    ("断幺九", "all_simples"),
    ("断么", "all_simples"),
    ("十三么", "thirteen_orphans"),
    ("清么九", "all_terminals"),
    ("混么九", "all_terminals_and_honors"),
    ("全带么", "outside_hand"),
    ("么九刻", "pung_of_terminals_or_honors"),
    ("八仙过海", "flower"),
    // One melded and one concealed kong; here it is the same fan (MCR-RUL-11).
    ("明暗杠", "two_melded_kongs"),
    ("七对子", "seven_pairs"),
    ("平胡", "all_chows"),
    ("碰碰胡", "all_pungs"),
    ("抢杠胡", "robbing_the_kong"),
    ("无番胡", "chicken_hand"),
    ("胡绝张", "last_tile"),
    ("三色三节", "mixed_shifted_pungs"),
];

/// The names that the judge itself uses where ours is another.
const JUDGES_NAMES: &[(&str, &str)] =
    &[("edge_wait", "独听・边张"), ("closed_wait", "独听・嵌张"), ("single_wait", "独听・单钓")];

/// What may stand before the name of a wait.
const PREFIXES: &[&str] = &["独听・", "独听·", "独听"];

/// The fan of our catalogue that the judge calls so.
pub fn fan_of(name: &str) -> Option<&'static Fan> {
    let catalogue = ruleset().fans();
    let name = PREFIXES.iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name);
    let same = catalogue.iter().find(|fan| fan.name.zh == name);
    same.or_else(|| {
        let (_, id) = OTHER_NAMES.iter().find(|(other, _)| *other == name)?;
        Fan::find(catalogue, id)
    })
}

/// What the judge calls a fan of our catalogue.
pub fn their_name(fan: &Fan) -> &'static str {
    JUDGES_NAMES.iter().find(|(id, _)| *id == fan.id).map_or(fan.name.zh, |(_, name)| name)
}
