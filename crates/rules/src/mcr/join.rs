//! Which sets are joined in fans of two, three and four sets (MCR-COUNT-10, MCR-COUNT-11).

use std::ops::Deref;

use arrayvec::ArrayVec;
use tiles::TileSet;

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
pub(super) fn chows(layout: &Layout, lowest: &Lowest, joins: &mut Joins) {
    if lowest.have_three_chows() || lowest.have_both_ends() {
        let all = members(layout, Set::is_chow);
        choose(&all, |all| four_chows(layout, all), three_chows, two_chows, joins);
    } else if lowest.have_two_chows() {
        forest(&members(layout, Set::is_chow), two_chows, joins);
    }
}

/// The fans of pungs that count (MCR-COUNT-11).
#[inline(always)]
pub(super) fn pungs(layout: &Layout, kinds: TileSet, joins: &mut Joins) {
    // A fan of pungs asks for equal numbers or for three in a row.
    let [m, p, s] = suits_of(kinds.bits());
    let ranks = m | p | s;
    if m & p | m & s | p & s | ranks & ranks >> 1 & ranks >> 2 != 0 {
        choose(&members(layout, Set::is_pung), four_pungs, three_pungs, two_pungs, joins);
    }
}

/// The tiles that chows begin with, as bits: what tells at once that no fan joins them.
#[derive(Default)]
pub(super) struct Lowest {
    once: u64,
    twice: u64,
    thrice: u64,
}

impl Lowest {
    /// Adds a set, if it is a chow.
    #[inline(always)]
    pub(super) fn add(&mut self, set: &Set) {
        let lowest = u64::from(set.is_chow()) << set.tile.index();
        self.thrice |= self.twice & lowest;
        self.twice |= self.once & lowest;
        self.once |= lowest;
    }

    /// Whether any two chows make a fan.
    #[inline(always)]
    const fn have_two_chows(&self) -> bool {
        let [m, p, s] = suits_of(self.once);
        // Three and six tiles higher, in the same suit.
        let apart = self.once >> 3 & !rank(6) | self.once >> 6 & rank(0);
        self.twice | m & p | m & s | p & s | self.once & apart != 0
    }

    /// Whether any three chows make a fan.
    #[inline(always)]
    const fn have_three_chows(&self) -> bool {
        let (once, [m, p, s]) = (self.once, suits_of(self.once));
        // No chow begins with an eight or a nine, so that steps of one and of two stay in their suit.
        let pure = once >> 1 & once >> 2 | once >> 2 & once >> 4 | once >> 3 & once >> 6 & rank(0);
        let ranks = m | p | s;
        let row = ranks & (ranks >> 1 & ranks >> 2 | ranks >> 3 & ranks >> 6);
        self.thrice | m & p & s | once & pure != 0 || row != 0 && self.have_mixed_row()
    }

    /// Whether chows of three suits follow each other by one step, or by three and are a straight.
    const fn have_mixed_row(&self) -> bool {
        let [m, p, s] = suits_of(self.once);
        let ones = m & (p >> 1 & s >> 2 | s >> 1 & p >> 2)
            | p & (m >> 1 & s >> 2 | s >> 1 & m >> 2)
            | s & (m >> 1 & p >> 2 | p >> 1 & m >> 2);
        let threes = m & (p >> 3 & s >> 6 | s >> 3 & p >> 6)
            | p & (m >> 3 & s >> 6 | s >> 3 & m >> 6)
            | s & (m >> 3 & p >> 6 | p >> 3 & m >> 6);
        ones | threes != 0
    }

    /// Whether both ends of two suits are there, or of one suit twice: the fans of four chows without one of three.
    #[inline(always)]
    const fn have_both_ends(&self) -> bool {
        let suits = (self.once & self.once >> 6 & rank(0)).count_ones();
        suits == 2 || suits == 1 && self.twice != 0
    }
}

/// The bits of a rank, from 0, in the three suits.
const fn rank(rank: usize) -> u64 {
    (1 | 1 << 9 | 1 << 18) << rank
}

/// The nine bits of each suit.
#[inline(always)]
const fn suits_of(kinds: u64) -> [u64; 3] {
    [kinds & 0x1ff, kinds >> 9 & 0x1ff, kinds >> 18 & 0x1ff]
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
    joins: &mut Joins,
) {
    match &all[..] {
        [] | [_] => {}
        &[a, b] => joins.extend(two(a, b).map(|fan| (fan, mask(&[a, b])))),
        &[a, b, c] => match three([a, b, c]) {
            Some(fan) => joins.push((fan, mask(&[a, b, c]))),
            None => forest(all, two, joins),
        },
        &[a, b, c, d] => {
            if let Some(fan) = four(&[a, b, c, d]) {
                joins.push((fan, mask(&[a, b, c, d])));
                return;
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
                None => forest(all, two, joins),
            }
        }
        _ => {}
    }
}

/// As many fans of two sets as there can be if each brings in a set that is not yet joined, and no set is used twice
/// for the same fan: a largest set of lines without a circle.
#[inline(always)]
fn forest(all: &Members, two: impl Fn(Member, Member) -> Option<Mcr>, joins: &mut Joins) {
    let pairs = PAIRS.map(|(one, other)| (all.list[one], all.list[other]));
    let fans = pairs.map(|(one, other)| two(one, other));
    let (mut lines, mut equal) = (0, 0);
    for (at, (one, other)) in pairs.into_iter().enumerate() {
        lines |= usize::from(fans[at].is_some()) << at;
        equal |= usize::from(is_equal(one, other)) << at;
    }
    let among = AMONG[all.len & 7];
    let mut chosen = FOREST[equal & lines & among][lines & among];
    while chosen != 0 {
        let at = chosen.trailing_zeros() as usize;
        chosen &= chosen - 1;
        let (one, other) = pairs[at];
        joins.extend(fans[at].map(|fan| (fan, mask(&[one, other]))));
    }
}

/// The pairs of four sets.
const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// Which of the pairs, as bits, are among the first two, three and four sets.
const AMONG: [usize; 8] = [0, 0, 0b1, 0b1011, 0b11_1111, 0, 0, 0];

/// By the pairs of equal sets and by all pairs that make a fan: those that are chosen. All are bits.
///
/// Two different lines of one fan can meet in a set only where the two other sets are equal, since three different ones
/// would make a fan of three. So equal sets are joined with each other first, and then whatever is not yet joined.
static FOREST: [[u8; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut at = 0;
    while at < 64 * 64 {
        let (equal, lines) = (at / 64, at % 64);
        let mut part: [u8; 4] = [1, 2, 4, 8];
        table[equal][lines] = join_parts(equal & lines, &mut part) | join_parts(lines & !equal, &mut part);
        at += 1;
    }
    table
};

/// The pairs among `lines` that join two parts, each when the ones before it are joined.
const fn join_parts(lines: usize, part: &mut [u8; 4]) -> u8 {
    let (mut chosen, mut at) = (0, 0);
    while at < PAIRS.len() {
        let (one, other) = PAIRS[at];
        if lines >> at & 1 == 1 && part[one] & part[other] == 0 {
            chosen |= 1 << at;
            let joined = part[one] | part[other];
            let mut set = 0;
            while set < 4 {
                if joined >> set & 1 == 1 {
                    part[set] = joined;
                }
                set += 1;
            }
        }
        at += 1;
    }
    chosen
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
    let apart = usize::from(one.rank.abs_diff(other.rank));
    // A look-up rather than branches: nobody can guess how two chows lie.
    TWO_CHOWS[usize::from(one.suit == other.suit)][apart & 7]
}

/// The fans of two chows, of different suits and of one suit, by how far they are apart.
static TWO_CHOWS: [[Option<Mcr>; 8]; 2] = {
    let mut table = [[None; 8]; 2];
    table[0][0] = Some(Mcr::MixedDoubleChow);
    table[1][0] = Some(Mcr::PureDoubleChow);
    table[1][3] = Some(Mcr::ShortStraight);
    table[1][6] = Some(Mcr::TwoTerminalChows);
    table
};

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
