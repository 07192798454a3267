//! Which sets are joined in fans of two, three and four sets (MCR-COUNT-10, MCR-COUNT-11).

use std::ops::Deref;

use arrayvec::ArrayVec;

use super::fans::Mcr;
use crate::score::{Layout, Reason, Set, SetMask, Sheet, Why};

/// A fan and the sets that it joins.
pub(super) type Join = (Mcr, SetMask);

/// The joins that are counted: at most three.
pub(super) type Joins = ArrayVec<Join, 4>;

/// The chows, or the pungs of the suits, with their places in the layout.
struct Members {
    list: [Member; 8],
    len: usize,
}

impl Deref for Members {
    type Target = [Member];

    #[inline(always)]
    fn deref(&self) -> &[Member] {
        &self.list[..self.len & 7]
    }
}

#[derive(Clone, Copy)]
struct Member {
    suit: u8,
    rank: u8,
    at: u8,
}

/// The fans of chows that count: one of four chows; else one of three and one that brings in the fourth; else as
/// many of two as bring in a new chow each (MCR-COUNT-10).
#[inline(always)]
pub(super) fn chows(layout: &Layout) -> Joins {
    let all = members(layout, Set::is_chow);
    let ranks = Ranks::of(&all);
    if !ranks.have_two_chows() {
        return Joins::new();
    }
    if !ranks.have_three_chows() && !ranks.have_both_ends() {
        let mut joins = Joins::new();
        forest(&all, two_chows, &mut joins);
        return joins;
    }
    choose(&all, |all| four_chows(layout, all), three_chows, two_chows)
}

/// The fans of pungs that count (MCR-COUNT-11).
#[inline(always)]
pub(super) fn pungs(layout: &Layout) -> Joins {
    let all = members(layout, Set::is_pung);
    // A fan of pungs asks for equal numbers or for three in a row.
    let ranks = all.iter().fold([0u16; 2], |[once, twice], member| {
        let bit = 1 << member.rank;
        [once | bit, twice | once & bit]
    });
    if ranks[1] == 0 && ranks[0] & ranks[0] >> 1 & ranks[0] >> 2 == 0 {
        return Joins::new();
    }
    choose(&all, four_pungs, three_pungs, two_pungs)
}

/// The ranks at which chows begin, by suit: what tells at once that no fan joins them.
struct Ranks {
    suits: [u32; 3],
    twice: u32,
    thrice: u32,
}

impl Ranks {
    #[inline(always)]
    fn of(chows: &[Member]) -> Ranks {
        let (mut once, mut twice, mut thrice) = (0u32, 0, 0);
        for chow in chows {
            let bit = 1 << (8 * chow.suit + chow.rank);
            thrice |= twice & bit;
            twice |= once & bit;
            once |= bit;
        }
        Ranks { suits: [once & 0x7f, once >> 8 & 0x7f, once >> 16], twice, thrice }
    }

    /// Whether any two chows make a fan.
    #[inline(always)]
    fn have_two_chows(&self) -> bool {
        let [m, p, s] = self.suits;
        let in_suit = |ranks: u32| ranks & ranks >> 3 | ranks & ranks >> 6 | ranks & ranks >> 1 & ranks >> 2;
        let steps = |ranks: u32| ranks & ranks >> 2 & ranks >> 4;
        let mixed = m & p | m & s | p & s;
        self.twice | mixed | in_suit(m) | in_suit(p) | in_suit(s) | steps(m) | steps(p) | steps(s) != 0
            || self.have_three_chows()
    }

    /// Whether any three chows make a fan.
    #[inline(always)]
    fn have_three_chows(&self) -> bool {
        let [m, p, s] = self.suits;
        let pure = |ranks: u32| {
            ranks & ranks >> 1 & ranks >> 2
                | ranks & ranks >> 2 & ranks >> 4
                | ranks & ranks >> 3 & ranks >> 6
        };
        // In each order of the suits: one step after the other, and the three parts of a straight.
        let in_order = |a: u32, b: u32, c: u32| a & b >> 1 & c >> 2 | a & b >> 3 & c >> 6;
        let mixed = m & p & s
            | in_order(m, p, s)
            | in_order(m, s, p)
            | in_order(p, m, s)
            | in_order(p, s, m)
            | in_order(s, m, p)
            | in_order(s, p, m);
        self.thrice | mixed | pure(m) | pure(p) | pure(s) != 0
    }

    /// Whether both ends of two suits are there, or of one suit twice: the fans of four chows without one of three.
    #[inline(always)]
    fn have_both_ends(&self) -> bool {
        const ENDS: u32 = 0b100_0001;
        let suits = self.suits.iter().filter(|&&ranks| ranks & ENDS == ENDS).count();
        suits == 2 || suits == 1 && self.twice != 0
    }
}

/// Notes the joins that hold and are not among those that count, with the principle that forbids each.
pub(super) fn pass<S: Sheet>(layout: &Layout, chosen: &[Join], sheet: &mut S) {
    let (chows, pungs) = (members(layout, Set::is_chow), members(layout, Set::is_pung));
    let joins = all_joins(&chows, three_chows, two_chows).chain(all_joins(&pungs, three_pungs, two_pungs));
    for (fan, sets) in joins {
        if !chosen.contains(&(fan, sets)) {
            sheet.pass(fan as u8, sets, reason(fan, sets, chosen));
        }
    }
}

/// The principle by which a join is not counted beside those that are.
fn reason(fan: Mcr, sets: SetMask, chosen: &[Join]) -> Reason {
    let inside = chosen.iter().find(|(_, joined)| sets & !joined == 0);
    let same = chosen.iter().find(|(other, joined)| *other == fan && joined & sets != 0);
    let (why, by, clause) = match (inside, same) {
        (Some((by, _)), _) => (Why::Separated, Some(*by as u8), "MCR-COUNT-2"),
        (None, Some((by, _))) => (Why::Repeated, Some(*by as u8), "MCR-COUNT-3"),
        (None, None) => (Why::Joined, None, "MCR-COUNT-5"),
    };
    Reason { why, by, clause }
}

#[inline(always)]
fn members(layout: &Layout, is_member: impl Fn(&Set) -> bool) -> Members {
    let mut members = Members { list: [Member { suit: 0, rank: 0, at: 0 }; 8], len: 0 };
    for (at, set) in layout.sets.iter().enumerate() {
        let index = set.tile.index() & 63;
        // Written in any case and kept if it is one: no branch, since nobody can guess what the next set is.
        members.list[members.len & 7] = Member { suit: SUIT[index], rank: RANK[index], at: at as u8 };
        members.len += usize::from(is_member(set) & (SUIT[index] < 3));
    }
    members.len = members.len.min(4);
    members
}

/// Division by look-up: members are made for every hand. Honours are of a fourth suit.
const SUIT: [u8; 64] = {
    let (mut table, mut index) = ([3; 64], 0);
    while index < 27 {
        table[index] = (index / 9) as u8;
        index += 1;
    }
    table
};

const RANK: [u8; 64] = {
    let (mut table, mut index) = ([0; 64], 0);
    while index < 64 {
        table[index] = (index % 9) as u8;
        index += 1;
    }
    table
};

#[inline(always)]
fn choose(
    all: &Members,
    four: impl Fn(&[Member; 4]) -> Option<Mcr>,
    three: impl Fn([Member; 3]) -> Option<Mcr>,
    two: impl Fn(Member, Member) -> Option<Mcr>,
) -> Joins {
    let mut joins = Joins::new();
    match &all[..] {
        [] | [_] => {}
        &[a, b] => joins.extend(two(a, b).map(|fan| (fan, mask(&[a, b])))),
        &[a, b, c] => match three([a, b, c]) {
            Some(fan) => joins.push((fan, mask(&[a, b, c]))),
            None => forest(&[a, b, c], two, &mut joins),
        },
        &[a, b, c, d] => {
            if let Some(fan) = four(&[a, b, c, d]) {
                joins.push((fan, mask(&[a, b, c, d])));
                return joins;
            }
            // Of equal choices the first, which is the last that is looked at.
            let best = [([b, c, d], a), ([a, c, d], b), ([a, b, d], c), ([a, b, c], d)]
                .into_iter()
                .filter_map(|(joined, other)| {
                    let fan = three(joined)?;
                    let link = joined.iter().find_map(|&one| Some((two(one, other)?, mask(&[one, other]))));
                    Some(((fan, mask(&joined)), link))
                })
                .max_by_key(|((fan, _), link)| (std::cmp::Reverse(*fan as u8), link.is_some()));
            match best {
                Some((join, link)) => {
                    joins.push(join);
                    joins.extend(link);
                }
                None => forest(&[a, b, c, d], two, &mut joins),
            }
        }
        _ => {}
    }
    joins
}

/// As many fans of two sets as there can be if each brings in a set that is not yet joined, and no set is used twice
/// for the same fan: a largest set of lines without a circle.
///
/// Two different lines of one fan can meet in a set only where the two other sets are equal, since three different ones
/// would make a fan of three. So equal sets are joined with each other first, and then whatever is not yet joined.
#[inline(always)]
fn forest(all: &[Member], two: impl Fn(Member, Member) -> Option<Mcr>, joins: &mut Joins) {
    let mut part: [SetMask; 4] = [1, 2, 4, 8];
    for equal in [true, false] {
        for one in 0..all.len().min(4) {
            for other in one + 1..all.len().min(4) {
                if is_equal(all[one], all[other]) != equal || part[one] & part[other] != 0 {
                    continue;
                }
                if let Some(fan) = two(all[one], all[other]) {
                    joins.push((fan, mask(&[all[one], all[other]])));
                    let joined = part[one] | part[other];
                    part.iter_mut().filter(|part| **part & joined != 0).for_each(|part| *part = joined);
                }
            }
        }
    }
}

#[inline(always)]
fn is_equal(one: Member, other: Member) -> bool {
    one.suit == other.suit && one.rank == other.rank
}

#[inline(always)]
fn mask(members: &[Member]) -> SetMask {
    members.iter().fold(0, |mask, member| mask | 1 << member.at)
}

/// Every fan of three and of two members, whether it counts or not.
fn all_joins<'a>(
    all: &'a Members,
    three: impl Fn([Member; 3]) -> Option<Mcr> + 'a,
    two: impl Fn(Member, Member) -> Option<Mcr> + 'a,
) -> impl Iterator<Item = Join> + 'a {
    let pairs = (0..all.len()).flat_map(move |one| (one + 1..all.len()).map(move |other| (one, other)));
    let triples =
        pairs.clone().flat_map(move |(one, two)| (two + 1..all.len()).map(move |last| [one, two, last]));
    let threes = triples.filter_map(move |places| {
        let members = places.map(|place| all[place]);
        Some((three(members)?, mask(&members)))
    });
    threes.chain(
        pairs.filter_map(move |(one, other)| {
            Some((two(all[one], all[other])?, mask(&[all[one], all[other]])))
        }),
    )
}

fn four_chows(layout: &Layout, chows: &[Member; 4]) -> Option<Mcr> {
    let mut sorted = *chows;
    sorted.sort_unstable_by_key(|chow| (chow.suit, chow.rank));
    let [a, b, c, d] = sorted;
    let pair_of_five = |suit: u8| layout.pair().is_some_and(|pair| pair.index() == usize::from(suit) * 9 + 4);
    if a.suit == d.suit {
        let steps = [b.rank - a.rank, c.rank - b.rank, d.rank - c.rank];
        return match steps {
            [0, 0, 0] => Some(Mcr::QuadrupleChow),
            [1, 1, 1] | [2, 2, 2] => Some(Mcr::FourShiftedChows),
            [0, 6, 0] if pair_of_five(a.suit) => Some(Mcr::FourTerminalChows),
            _ => None,
        };
    }
    let two_and_two = a.suit == b.suit && c.suit == d.suit;
    let ends = [a.rank, b.rank, c.rank, d.rank] == [0, 6, 0, 6];
    (two_and_two && ends && pair_of_five(3 - a.suit - c.suit)).then_some(Mcr::ThreeSuitedTerminalChows)
}

#[inline(always)]
fn three_chows(chows: [Member; 3]) -> Option<Mcr> {
    let steps = steps(chows);
    match suits(chows) {
        Suits::One => match steps {
            [0, 0] => Some(Mcr::PureTripleChow),
            [3, 3] => Some(Mcr::PureStraight),
            [1, 1] | [2, 2] => Some(Mcr::PureShiftedChows),
            _ => None,
        },
        Suits::Three => match steps {
            [3, 3] => Some(Mcr::MixedStraight),
            [0, 0] => Some(Mcr::MixedTripleChow),
            [1, 1] => Some(Mcr::MixedShiftedChows),
            _ => None,
        },
        Suits::Two => None,
    }
}

#[inline(always)]
fn two_chows(one: Member, other: Member) -> Option<Mcr> {
    let apart = one.rank.abs_diff(other.rank);
    match (one.suit == other.suit, apart) {
        (true, 0) => Some(Mcr::PureDoubleChow),
        (false, 0) => Some(Mcr::MixedDoubleChow),
        (true, 3) => Some(Mcr::ShortStraight),
        (true, 6) => Some(Mcr::TwoTerminalChows),
        _ => None,
    }
}

fn four_pungs(pungs: &[Member; 4]) -> Option<Mcr> {
    let mut sorted = *pungs;
    sorted.sort_unstable_by_key(|pung| (pung.suit, pung.rank));
    let [a, b, c, d] = sorted;
    let in_a_row = b.rank == a.rank + 1 && c.rank == a.rank + 2 && d.rank == a.rank + 3;
    (a.suit == d.suit && in_a_row).then_some(Mcr::FourPureShiftedPungs)
}

#[inline(always)]
fn three_pungs(pungs: [Member; 3]) -> Option<Mcr> {
    match (suits(pungs), steps(pungs)) {
        (Suits::One, [1, 1]) => Some(Mcr::PureShiftedPungs),
        (Suits::Three, [0, 0]) => Some(Mcr::TriplePung),
        (Suits::Three, [1, 1]) => Some(Mcr::MixedShiftedPungs),
        _ => None,
    }
}

#[inline(always)]
fn two_pungs(one: Member, other: Member) -> Option<Mcr> {
    (one.suit != other.suit && one.rank == other.rank).then_some(Mcr::DoublePung)
}

enum Suits {
    One,
    Two,
    Three,
}

#[inline(always)]
fn suits([a, b, c]: [Member; 3]) -> Suits {
    match (1u8 << a.suit | 1 << b.suit | 1 << c.suit).count_ones() {
        1 => Suits::One,
        2 => Suits::Two,
        _ => Suits::Three,
    }
}

/// From the lowest rank to the middle one, and from there to the highest.
#[inline(always)]
fn steps([a, b, c]: [Member; 3]) -> [u8; 2] {
    let (low, high) = (a.rank.min(b.rank).min(c.rank), a.rank.max(b.rank).max(c.rank));
    let middle = a.rank + b.rank + c.rank - low - high;
    [middle - low, high - middle]
}
