//! The slow twin of the scorer: MCR-COUNT-8 done by trial, and the table of fans read aloud. Fans go by their numbers
//! in the rules file. It shares no code with the fast one, but the column of exclusions, which a test compares with
//! the rules file. So it is a test of what the rulings on counting say: exactly one wait (MCR-RUL-20), voided suits
//! (MCR-RUL-30), sets joined once (MCR-RUL-33, MCR-RUL-34, MCR-RUL-55), what contains what (MCR-RUL-35, MCR-RUL-59), honours
//! in pungs and hogs (MCR-RUL-53), the place of the winning tile (MCR-RUL-56), steps (MCR-RUL-60).

use std::collections::{BTreeMap, BTreeSet};

use hand::{Meld, MeldKind};
use testkit::Random;
use testkit::winning::Kinds;
use tiles::{RelSeat, Tile, TileCounts, TileSet, Wind};

use crate::score::tests::divide::{Counts, Part, divisions};
use crate::score::tests::{rules, showdown, text};
use crate::{Fact, Facts, Rules, Showdown, Win, WinBy};

/// A fan by its number, and its points.
type Counted = (usize, u32);

/// A form of MCR-FORM-1 to MCR-FORM-5.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Standard,
    SevenPairs,
    Orphans,
    Knitted,
    KnittedStraight,
}

/// A form, its sets and pair, and which of them the winning tile is in; with a knitted straight it can be in none.
struct Division {
    form: Form,
    parts: Vec<Part>,
    place: Option<usize>,
}

#[test]
fn random_hands_have_the_same_value() {
    let (mcr, mut random, mut seen) = (rules("mcr", ""), Random::new(1), BTreeSet::new());
    for _ in 0..testkit::rounds(12_000, 400_000) {
        let line = random.winning_hand(&Kinds::of("mcr"));
        compare(&mcr, &vary(showdown(&mcr, &line), &mut random), &mut seen);
    }
    for _ in 0..testkit::rounds(6_000, 200_000) {
        compare(&mcr, &few_kinds(&mut random), &mut seen);
    }
    for _ in 0..testkit::rounds(2_000, 50_000) {
        compare(&mcr, &knitted(&mut random), &mut seen);
    }
    // What chance does not bring has an example in the catalogue.
    let missing: Vec<usize> = (1..=81).filter(|fan| !seen.contains(fan)).collect();
    assert!(missing.len() < 12, "{missing:?}");
}

/// The examples of the catalogue.
#[test]
fn examples_have_the_same_value() {
    let mcr = rules("mcr", "");
    for fan in mcr.ruleset.fans() {
        compare(&mcr, &showdown(&mcr, fan.example), &mut BTreeSet::new());
    }
}

/// Whatever four chows there are, in an order that is not theirs: MCR-COUNT-10. The ends of suits beside every pair
/// that may make a fan with them.
#[test]
fn all_chows_are_joined_the_same_way() {
    let mcr = rules("mcr", "");
    let chows: Vec<usize> = (0..27).filter(|first| first % 9 < 7).collect();
    for (at, &a) in chows.iter().enumerate() {
        for (at, &b) in chows.iter().enumerate().skip(at) {
            for (at, &c) in chows.iter().enumerate().skip(at) {
                for &d in &chows[at..] {
                    let ends = [a, b, c, d].iter().all(|chow| chow % 9 % 6 == 0);
                    for pair in
                        [4, 13, 22, 33].into_iter().filter(|pair| ends || (a + b + c + d) % 4 == pair % 4)
                    {
                        let hand = declared_hand(&[c, a, d, b].map(|first| ('c', first)), pair);
                        hand.inspect(|hand| compare(&mcr, hand, &mut BTreeSet::new()));
                    }
                }
            }
        }
    }
}

/// Whatever pungs there are, with and without a chow among them: MCR-COUNT-11.
#[test]
fn all_pungs_are_joined_the_same_way() {
    let mcr = rules("mcr", "");
    for a in 0..27 {
        for b in a + 1..27 {
            for c in b + 1..27 {
                for last in [('c', 0), ('c', 15), ('p', 30)].into_iter().chain((c + 1..27).map(|d| ('p', d)))
                {
                    let hand = declared_hand(&[('p', b), ('p', a), last, ('p', c)], 31);
                    hand.inspect(|hand| compare(&mcr, hand, &mut BTreeSet::new()));
                }
            }
        }
    }
}

#[track_caller]
fn compare(mcr: &Rules, showdown: &Showdown, seen: &mut BTreeSet<usize>) {
    let score = mcr.score(showdown);
    assert_eq!(score.value, slow_value(mcr, showdown), "{showdown:?}: {}", text(mcr, &score));
    seen.extend(score.fans.iter().map(|fan| usize::from(fan.fan) + 1));
}

/// MCR-COUNT-8; `None` if the hand is in no form.
fn slow_value(mcr: &Rules, showdown: &Showdown) -> Option<u32> {
    let win = showdown.win.unwrap();
    let mut counts = concealed(showdown);
    counts[win.tile.index()] += 1;
    let best = divisions_of(showdown, counts, win.tile.index())
        .into_iter()
        .map(|mut division| {
            // MCR-FORM-6.
            if let Some(place) = division.place {
                division.parts[place].open = win.by.is_claim();
            }
            best_choice(mcr, showdown, &division)
        })
        .max()?;
    let best = if best == 0 { 8 } else { best };
    Some(best + showdown.flowers.len())
}

/// Steps 4 and 5.
fn best_choice(mcr: &Rules, showdown: &Showdown, division: &Division) -> u32 {
    let mut fans = hand_fans(showdown, division);
    fans.extend(set_fans(showdown, division));
    let of_kinds = |kinds: &str| -> Vec<usize> {
        let parts = division.parts.iter().filter(|part| kinds.contains(part.kind) && part.first < 27);
        parts.map(|part| part.first).collect()
    };
    let (chows, pungs) = (choices(&of_kinds("c"), chow_fan), choices(&of_kinds("pk"), pung_fan));
    let four = four_chows(&of_kinds("c"), division.parts.iter().find(|part| part.kind == '2'));
    let chows = four.map_or(chows, |fan| vec![vec![fan]]);
    let four = four_pungs(&of_kinds("pk"));
    let pungs = four.map_or(pungs, |fan| vec![vec![fan]]);
    let pairs = chows.iter().flat_map(|chows| pungs.iter().map(move |pungs| (chows, pungs)));
    pairs.map(|(chows, pungs)| total(mcr, &[&fans[..], chows, pungs].concat())).max().unwrap()
}

/// From the dearest fan to the cheapest, each strikes what it excludes.
fn total(mcr: &Rules, fans: &[Counted]) -> u32 {
    // These hold for certain sets only, or beside a third fan, and are looked after where the fans are collected.
    let partial = [(19, 64), (38, 73), (60, 73), (61, 73), (28, 71), (28, 72), (32, 65), (41, 70)];
    let mut left = fans.to_vec();
    left.sort_unstable();
    let mut at = 0;
    while at < left.len() {
        let by = left[at].0;
        let excludes = mcr.ruleset.fans()[by - 1].excludes;
        left.retain(|(fan, _)| !excludes.contains(&(*fan as u8 - 1)) || partial.contains(&(by, *fan)));
        at += 1;
    }
    left.iter().map(|(_, points)| points).sum()
}

/// The fans of the whole hand and of the way of winning.
fn hand_fans(showdown: &Showdown, division: &Division) -> Vec<Counted> {
    let win = showdown.win.unwrap();
    let tiles: Vec<Tile> = showdown
        .concealed
        .tiles()
        .chain(showdown.melds.iter().flat_map(Meld::tiles))
        .chain([win.tile])
        .collect();
    let all = |holds: &dyn Fn(&Tile) -> bool| tiles.iter().all(holds);
    let any = |holds: &dyn Fn(&Tile) -> bool| tiles.iter().any(holds);
    let suits = (0..3).filter(|suit| any(&|tile| tile.index() / 9 == *suit)).count();
    let (winds, dragons) = (any(&|tile| (27..31).contains(&tile.index())), any(&|tile| tile.index() > 30));
    let honours = winds || dragons;
    let ranks = |from: usize, to: usize| {
        all(&|tile| tile.index() < 27 && (from..=to).contains(&(tile.index() % 9 + 1)))
    };
    let standard = division.form == Form::Standard;
    let every = |holds: &dyn Fn(&Part) -> bool| standard && division.parts.iter().all(holds);
    let pungs = every(&|part| part.kind != 'c');
    let pair = division.parts.iter().find(|part| part.kind == '2').map_or(33, |pair| pair.first);
    let chows = division.parts.iter().filter(|part| part.kind == 'c').count();
    let straight = division.form == Form::KnittedStraight;
    let needed = if straight { 1 } else { 4 };
    let (open, claimed) = (
        showdown.melds.iter().filter(|meld| meld.kind() != MeldKind::ConcealedKong).count(),
        win.by.is_claim(),
    );
    let orphan = |tile: &Tile| tile.is_terminal() || tile.is_honour();
    let counts = concealed(showdown);
    let knitted = division.form == Form::Knitted;
    let all_honours = (27..34).all(|honour| any(&|tile| tile.index() == honour));
    let inside =
        knitted_straights().iter().any(|nine| nine.iter().all(|&at| any(&|tile| tile.index() == at)));
    let within = |numbers: [&str; 3], dragon: usize| {
        all(&|tile| match tile.index() {
            at @ 0..27 => numbers[at / 9].contains(char::from(b'1' + (at % 9) as u8)),
            at => at == dragon,
        })
    };
    let gates = |suit: usize| counts[suit..suit + 9] == [3, 1, 1, 1, 1, 1, 1, 1, 3];
    let nine_gates = showdown.melds.is_empty() && win.by != WinBy::Dealt && [0, 9, 18].into_iter().any(gates);
    let pairs = division.form == Form::SevenPairs;
    let kinds: BTreeSet<usize> = tiles.iter().map(|tile| tile.index()).collect();
    let (low, high) = (*kinds.first().unwrap(), *kinds.last().unwrap());
    let shifted = pairs && kinds.len() == 7 && high - low == 6 && high < 27 && low / 9 == high / 9;
    let wait = wait_fan(showdown, division, nine_gates);
    let mut fans = vec![
        (3, 88, within(["", "", "23468"], 32)),
        (4, 88, nine_gates),
        (6, 88, shifted),
        (7, 88, division.form == Form::Orphans),
        (8, 64, all(&|tile| tile.is_terminal())),
        (11, 64, suits == 0),
        (18, 32, honours && suits > 0 && all(&orphan)),
        (19, 24, pairs),
        (20, 24, knitted && all_honours),
        (21, 24, pungs && all(&|tile| tile.index() < 27 && tile.index() % 9 % 2 == 1)),
        (22, 24, suits == 1 && !honours),
        (25, 24, ranks(7, 9)),
        (26, 24, ranks(4, 6)),
        (27, 24, ranks(1, 3)),
        (31, 16, every(&|part| (0..3).any(|suit| contains(*part, 9 * suit + 4)))),
        (34, 12, knitted && !all_honours),
        (35, 12, straight || knitted && inside),
        (36, 12, ranks(6, 9)),
        (37, 12, ranks(1, 4)),
        (40, 8, within(["", "1234589", "245689"], 31)),
        (44, 8, !claimed && showdown.is(Fact::LastWallTile)),
        (45, 8, win.by == WinBy::Discard && showdown.is(Fact::LastDiscard)),
        (46, 8, win.by == WinBy::KongReplacement),
        (47, 8, win.by == WinBy::RobKong),
        (49, 6, pungs),
        (50, 6, suits == 1 && honours),
        (52, 6, suits == 3 && winds && dragons),
        (53, 6, open == 4 && claimed),
        (
            55,
            4,
            every(&|part| (0..34).any(|at| contains(*part, at) && orphan(&Tile::from_index(at).unwrap()))),
        ),
        (56, 4, open == 0 && !claimed),
        (58, 4, showdown.is(Fact::LastOfItsKind) || in_open_sets(showdown, win.tile) == 3),
        (62, 2, open == 0 && claimed),
        (63, 2, (standard || straight) && chows == needed && pair < 27),
        (68, 2, !any(&orphan)),
        (75, 1, suits == 2),
        (76, 1, !honours),
        (80, 1, !claimed),
    ];
    fans.extend(wait.map(|fan| (fan, 1, true)));
    // MCR-RUL-18.
    let unavoidable = pairs && fans.iter().any(|&(fan, _, holds)| holds && (fan == 3 || fan == 8));
    let kongs: Vec<usize> =
        division.parts.iter().filter(|part| part.kind == 'k').map(|part| part.first).collect();
    let hog =
        |at: &usize| tiles.iter().filter(|tile| tile.index() == *at).count() == 4 && !kongs.contains(at);
    let hogs = if unavoidable { 0 } else { (0..34).filter(hog).count() };
    let held = fans.into_iter().filter(|&(_, _, holds)| holds).map(|(fan, points, _)| (fan, points));
    held.chain(std::iter::repeat_n((64, 2), hogs)).collect()
}

/// The fans of single sets and kongs.
fn set_fans(showdown: &Showdown, division: &Division) -> Vec<Counted> {
    let pungs: Vec<Part> = division.parts.iter().copied().filter(|part| "pk".contains(part.kind)).collect();
    let pair = division.parts.iter().find(|part| part.kind == '2').map_or(0, |pair| pair.first);
    let count = |holds: &dyn Fn(&Part) -> bool| pungs.iter().filter(|part| holds(part)).count();
    let winds = count(&|part| (27..31).contains(&part.first));
    let dragons = count(&|part| part.first > 30);
    let (round, seat) = (showdown.round.tile().index(), showdown.seat.tile().index());
    let has = |first: usize| count(&|part| part.first == first) > 0;
    let concealed = count(&|part| !part.open);
    let (melded, hidden) =
        (count(&|part| part.kind == 'k' && part.open), count(&|part| part.kind == 'k' && !part.open));
    // MCR-RUL-28.
    let counts_elsewhere = |first: usize| winds > 2 && first > 26 || first == round || first == seat;
    let ends = count(&|part| {
        let end = part.first < 27 && (part.first % 9 == 0 || part.first % 9 == 8);
        (end || (27..31).contains(&part.first)) && !counts_elsewhere(part.first)
    });
    let fans = [
        (1, 88, winds == 4),
        (2, 88, dragons == 3),
        (9, 64, winds == 3 && (27..31).contains(&pair)),
        (10, 64, dragons == 2 && pair > 30),
        (38, 12, winds == 3),
        (54, 6, dragons == 2),
        (59, 2, dragons == 1),
        (60, 2, has(round)),
        (61, 2, has(seat)),
        // MCR-COUNT-9.
        (12, 64, concealed == 4),
        (33, 16, concealed == 3),
        (66, 2, concealed == 2),
        (74, 1, (melded, hidden) == (1, 0)),
        (67, 2, (melded, hidden) == (0, 1)),
        (57, 4, (melded, hidden) == (2, 0)),
        (57, 6, (melded, hidden) == (1, 1)),
        (48, 8, (melded, hidden) == (0, 2)),
        (17, 32, melded + hidden == 3),
        (5, 88, melded + hidden == 4),
    ];
    let held = fans.into_iter().filter(|&(_, _, holds)| holds).map(|(fan, points, _)| (fan, points));
    held.chain(std::iter::repeat_n((73, 1), ends)).collect()
}

/// MCR-WAIT-1 and MCR-WAIT-4.
fn wait_fan(showdown: &Showdown, division: &Division, nine_gates: bool) -> Option<usize> {
    let win = showdown.win.unwrap();
    let (part, tile) = (division.parts[division.place?], win.tile.index());
    let with_waits = matches!(division.form, Form::Standard | Form::KnittedStraight);
    if !with_waits || nine_gates || win.by == WinBy::Dealt {
        return None;
    }
    let edge = part.first % 9 == 0 && tile == part.first + 2 || part.first % 9 == 6 && tile == part.first;
    let fan = match part.kind {
        '2' => 79,
        'c' if tile == part.first + 1 => 78,
        'c' if edge => 77,
        _ => return None,
    };
    // MCR-WAIT-2.
    let completes = |at: &usize| {
        let mut counts = concealed(showdown);
        counts[*at] += 1;
        !divisions_of(showdown, counts, *at).is_empty()
    };
    ((0..34).filter(completes).count() == 1).then_some(fan)
}

/// MCR-COUNT-10 (b) and (c), MCR-COUNT-11: what may be counted. A fan of three and one that brings in the fourth; or
/// as many of two as there can be without a circle, no set twice in the same fan.
fn choices(sets: &[usize], fan: fn(&[usize]) -> Option<Counted>) -> Vec<Vec<Counted>> {
    let all = |size: u32| (0u32..1 << sets.len()).filter(move |mask| mask.count_ones() == size);
    let of = |mask: u32| -> Option<Counted> {
        let chosen: Vec<usize> =
            (0..sets.len()).filter(|at| mask >> at & 1 == 1).map(|at| sets[at]).collect();
        fan(&chosen)
    };
    let lines: Vec<(u32, Counted)> = all(2).filter_map(|mask| Some((mask, of(mask)?))).collect();
    let mut found = Vec::new();
    for (three, counted) in all(3).filter_map(|mask| Some((mask, of(mask)?))) {
        found.push(vec![counted]);
        let links = lines.iter().filter(|(two, _)| (two & three).count_ones() == 1);
        found.extend(links.map(|(_, link)| vec![counted, *link]));
    }
    if !found.is_empty() {
        return found;
    }
    for chosen in 0u32..1 << lines.len() {
        let chosen: Vec<&(u32, Counted)> =
            (0..lines.len()).filter(|at| chosen >> at & 1 == 1).map(|at| &lines[at]).collect();
        let twice = |one: &(u32, Counted), other: &(u32, Counted)| one.0 & other.0 != 0 && one.1 == other.1;
        let repeats =
            chosen.iter().enumerate().any(|(at, one)| chosen[..at].iter().any(|other| twice(one, other)));
        if !repeats && is_forest(chosen.iter().map(|(line, _)| *line)) {
            found.push(chosen.iter().map(|(_, counted)| *counted).collect());
        }
    }
    found
}

/// Each line joins two parts that were apart.
fn is_forest(lines: impl Iterator<Item = u32>) -> bool {
    let mut parts: Vec<u32> = (0..4).map(|at| 1 << at).collect();
    for line in lines {
        let (joined, apart): (Vec<u32>, Vec<u32>) = parts.into_iter().partition(|part| part & line != 0);
        if joined.len() < 2 {
            return false;
        }
        parts = apart;
        parts.push(joined.iter().sum());
    }
    true
}

/// The fan of three chows or of two, by their lowest tiles.
fn chow_fan(chows: &[usize]) -> Option<Counted> {
    let (ranks, suits) = sorted(chows);
    match (suits, ranks[..].windows(2).map(|two| two[1] - two[0]).collect::<Vec<_>>()[..].as_ref()) {
        (1, [0, 0]) => Some((23, 24)),
        (1, [3, 3]) => Some((28, 16)),
        (1, [1, 1] | [2, 2]) => Some((30, 16)),
        (3, [3, 3]) => Some((39, 8)),
        (3, [0, 0]) => Some((41, 8)),
        (3, [1, 1]) => Some((51, 6)),
        (1, [0]) => Some((69, 1)),
        (2, [0]) => Some((70, 1)),
        (1, [3]) => Some((71, 1)),
        (1, [6]) => Some((72, 1)),
        _ => None,
    }
}

/// The fan of three pungs or of two.
fn pung_fan(pungs: &[usize]) -> Option<Counted> {
    let (ranks, suits) = sorted(pungs);
    match (suits, ranks[..].windows(2).map(|two| two[1] - two[0]).collect::<Vec<_>>()[..].as_ref()) {
        (1, [1, 1]) => Some((24, 24)),
        (3, [0, 0]) => Some((32, 16)),
        (3, [1, 1]) => Some((42, 8)),
        (2, [0]) => Some((65, 2)),
        _ => None,
    }
}

/// The ranks in order, and how many suits there are.
fn sorted(sets: &[usize]) -> (Vec<usize>, usize) {
    let mut ranks: Vec<usize> = sets.iter().map(|set| set % 9).collect();
    ranks.sort_unstable();
    (ranks, sets.iter().map(|set| set / 9).collect::<BTreeSet<_>>().len())
}

/// MCR-FAN-13, MCR-FAN-14, MCR-FAN-16 and MCR-FAN-29.
fn four_chows(chows: &[usize], pair: Option<&Part>) -> Option<Counted> {
    if chows.len() != 4 {
        return None;
    }
    let mut sets = chows.to_vec();
    sets.sort_unstable();
    let (first, pair) = (sets[0], pair?.first);
    let is = |steps: [usize; 4]| sets == steps.map(|step| first + step) && first / 9 == sets[3] / 9;
    let mut by_suit: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for set in &sets {
        by_suit.entry(set / 9).or_default().push(set % 9);
    }
    let ends = by_suit.len() == 2 && by_suit.values().all(|ranks| *ranks == [0, 6]);
    if is([0, 0, 6, 6]) && pair == first + 4 {
        Some((13, 64))
    } else if is([0; 4]) {
        Some((14, 48))
    } else if is([0, 1, 2, 3]) || is([0, 2, 4, 6]) {
        Some((16, 32))
    } else if ends && pair < 27 && pair % 9 == 4 && !by_suit.contains_key(&(pair / 9)) {
        Some((29, 16))
    } else {
        None
    }
}

/// MCR-FAN-15.
fn four_pungs(pungs: &[usize]) -> Option<Counted> {
    let mut sets = pungs.to_vec();
    sets.sort_unstable();
    let in_a_row =
        sets.len() == 4 && sets.windows(2).all(|two| two[1] == two[0] + 1 && two[0] / 9 == two[1] / 9);
    in_a_row.then_some((15, 48))
}

/// The six assignments of MCR-FORM-4.
fn knitted_straights() -> Vec<Vec<usize>> {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let of = |order: [usize; 3]| (0..3).flat_map(|n| [0, 3, 6].map(|rank| 9 * order[n] + n + rank)).collect();
    orders.into_iter().map(of).collect()
}

/// Every form, and every place that the winning tile can have in it.
fn divisions_of(showdown: &Showdown, counts: Counts, tile: usize) -> Vec<Division> {
    let declared: Vec<Part> = showdown.melds.iter().map(declared).collect();
    let mut found = Vec::new();
    let mut read = |form: Form, parts: Vec<Part>, in_none: bool| {
        let all = [declared.clone(), parts].concat();
        let places = (declared.len()..all.len()).filter(|&at| contains(all[at], tile)).map(Some);
        for place in places.chain(in_none.then_some(None)) {
            found.push(Division { form, parts: all.clone(), place });
        }
    };
    for parts in divisions(counts, 4 - showdown.melds.len()) {
        read(Form::Standard, parts, false);
    }
    for nine in knitted_straights() {
        if showdown.melds.len() < 2 && nine.iter().all(|&at| counts[at] > 0) {
            let mut rest = counts;
            nine.iter().for_each(|&at| rest[at] -= 1);
            for parts in divisions(rest, 1 - showdown.melds.len()) {
                read(Form::KnittedStraight, parts, nine.contains(&tile));
            }
        }
    }
    if showdown.melds.is_empty() {
        let kinds: Vec<usize> = (0..34).filter(|&at| counts[at] > 0).collect();
        let orphan = |at: &usize| *at > 26 || [0, 8].contains(&(at % 9));
        let fits = |nine: &Vec<usize>| kinds.iter().all(|at| *at > 26 || nine.contains(at));
        if counts.iter().all(|count| count % 2 == 0) {
            let pairs = kinds.iter().flat_map(|&at| vec![at; usize::from(counts[at] / 2)]);
            let parts = pairs.map(|first| Part { kind: '2', first, open: false }).collect();
            read(Form::SevenPairs, parts, false);
        }
        if kinds.len() == 13 && kinds.iter().all(orphan) {
            read(Form::Orphans, Vec::new(), true);
        }
        if kinds.len() == 14 && knitted_straights().iter().any(fits) {
            read(Form::Knitted, Vec::new(), true);
        }
    }
    found
}

fn concealed(showdown: &Showdown) -> Counts {
    std::array::from_fn(|at| showdown.concealed.as_array()[at])
}

/// MCR-CASE-4: copies that lie in the player's own open sets.
fn in_open_sets(showdown: &Showdown, tile: Tile) -> usize {
    let open = showdown.melds.iter().filter(|meld| meld.kind() != MeldKind::ConcealedKong);
    open.flat_map(Meld::tiles).filter(|one| *one == tile).count()
}

fn declared(meld: &Meld) -> Part {
    let kind = match meld.kind() {
        MeldKind::Chow => 'c',
        MeldKind::Pung => 'p',
        MeldKind::MeldedKong | MeldKind::AddedKong | MeldKind::ConcealedKong => 'k',
    };
    Part { kind, first: meld.first().index(), open: meld.kind() != MeldKind::ConcealedKong }
}

fn contains(part: Part, tile: usize) -> bool {
    if part.kind == 'c' { (part.first..part.first + 3).contains(&tile) } else { part.first == tile }
}

fn meld_of(kind: MeldKind, first: usize) -> Option<Meld> {
    let places: &[usize] = match kind {
        MeldKind::Chow => &[0, 1, 2],
        MeldKind::Pung => &[0; 3],
        MeldKind::MeldedKong | MeldKind::AddedKong | MeldKind::ConcealedKong => &[0; 4],
    };
    let tiles: Vec<Tile> = places.iter().filter_map(|place| Tile::from_index(first + place)).collect();
    Meld::new(kind, &tiles, &tiles, None).ok()
}

/// Four declared sets and a pair; `None` if there are not so many tiles.
fn declared_hand(sets: &[(char, usize); 4], pair: usize) -> Option<Showdown> {
    let meld = |&(kind, first): &(char, usize)| {
        let kind = if kind == 'c' { MeldKind::Chow } else { MeldKind::Pung };
        meld_of(kind, first)
    };
    let melds: Vec<Meld> = sets.iter().filter_map(meld).collect();
    let tile = Tile::from_index(pair)?;
    finished(
        TileCounts::count([tile]).ok()?,
        melds,
        Win { tile, by: WinBy::Discard, from: Some(RelSeat::Left) },
    )
}

/// The hand, if there are so many tiles.
fn finished(concealed: TileCounts, melds: Vec<Meld>, win: Win) -> Option<Showdown> {
    let all = concealed.tiles().chain(melds.iter().flat_map(Meld::tiles)).chain([win.tile]);
    TileCounts::count(all).ok()?;
    Some(Showdown {
        concealed,
        melds: melds.into_iter().collect(),
        flowers: TileSet::EMPTY,
        win: Some(win),
        seat: Wind::East,
        round: Wind::South,
        players: 4,
        facts: Facts::default(),
        discards: Showdown::MANY_DISCARDS,
        dealer_streak: 0,
    })
}

/// The same hand, won in any way and with any facts.
fn vary(mut showdown: Showdown, random: &mut Random) -> Showdown {
    let ways = [
        WinBy::SelfDraw,
        WinBy::Discard,
        WinBy::Discard,
        WinBy::RobKong,
        WinBy::KongReplacement,
        WinBy::FlowerReplacement,
        WinBy::Dealt,
    ];
    let win = showdown.win.as_mut().unwrap();
    win.by = ways[random.below(ways.len())];
    win.from = win.by.is_claim().then_some(RelSeat::Across);
    let told = [Fact::LastWallTile, Fact::LastDiscard, Fact::LastOfItsKind];
    (showdown.seat, showdown.round) = (Wind::ALL[random.below(4)], Wind::ALL[random.below(4)]);
    showdown.facts = told.into_iter().filter(|_| random.below(5) == 0).collect::<Facts>();
    showdown
}

/// Sets and a pair from few kinds, so that there are many readings, waits and fans; some of the sets are declared.
fn few_kinds(random: &mut Random) -> Showdown {
    loop {
        let (from, width, suits) = (random.below(9), 1 + random.below(9), 1 + random.below(3));
        let (pungs, honours, declares) = (random.below(5), random.below(4), random.below(5));
        let kind = |random: &mut Random| {
            if random.below(5) < honours {
                27 + [0, 4][random.below(2)] + random.below(3)
            } else {
                9 * random.below(suits) + (from + random.below(width)) % 9
            }
        };
        let (mut concealed, mut melds) = (Vec::new(), Vec::new());
        for _ in 0..4 {
            let first = kind(random);
            let chow = first < 27 && first % 9 < 7 && random.below(4) >= pungs;
            let tiles = if chow { [first, first + 1, first + 2] } else { [first; 3] };
            if random.below(5) < declares {
                let kongs = [MeldKind::ConcealedKong, MeldKind::MeldedKong, MeldKind::AddedKong];
                let kind = match random.below(6) {
                    _ if chow => MeldKind::Chow,
                    at @ 0..3 => kongs[at],
                    _ => MeldKind::Pung,
                };
                melds.extend(meld_of(kind, first));
            } else {
                concealed.extend(tiles);
            }
        }
        concealed.extend([kind(random); 2]);
        if let Some(hand) = hand_of(concealed, melds, random) {
            return hand;
        }
    }
}

/// A knitted straight with a set, declared or not, and a pair from the same tiles: more than one wait or reading.
fn knitted(random: &mut Random) -> Showdown {
    loop {
        let mut concealed = knitted_straights()[random.below(6)].clone();
        let first = random.below(34);
        let chow = first < 27 && first % 9 < 7 && random.below(4) > 0;
        let mut melds = Vec::new();
        if random.below(3) == 0 {
            let pung = [MeldKind::Pung, MeldKind::ConcealedKong][random.below(2)];
            let kind = if chow { MeldKind::Chow } else { pung };
            melds.extend(meld_of(kind, first));
        } else {
            concealed.extend(if chow { [first, first + 1, first + 2] } else { [first; 3] });
        }
        concealed.extend([random.below(34); 2]);
        if let Some(hand) = hand_of(concealed, melds, random) {
            return hand;
        }
    }
}

/// A hand of these tiles, won with one of the concealed ones in some way.
fn hand_of(mut concealed: Vec<usize>, melds: Vec<Meld>, random: &mut Random) -> Option<Showdown> {
    let tile = Tile::from_index(concealed.swap_remove(random.below(concealed.len())))?;
    let concealed = TileCounts::count(concealed.into_iter().filter_map(Tile::from_index)).ok()?;
    let hand = finished(concealed, melds, Win { tile, by: WinBy::SelfDraw, from: None })?;
    Some(vary(hand, random))
}
