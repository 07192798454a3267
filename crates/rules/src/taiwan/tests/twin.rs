//! The slow twin of the scorer: the fan table read aloud, for every division by trial. Both must agree on random
//! hands.

use std::collections::BTreeMap;

use hand::{Meld, MeldKind};
use tiles::{RelSeat, Tile, TileCounts, TileSet, Wind};

use crate::score::tests::divide::{Counts, Part, divisions};
use crate::score::tests::rules;
use crate::{Fact, Facts, Rules, Showdown, Win, WinBy};

#[test]
fn random_hands_have_the_same_value() {
    let (rules, mut random) = (rules("taiwan", ""), Random(1));
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for _ in 0..20_000 {
        let showdown = random.showdown();
        let score = rules.score(&showdown);
        assert_eq!(score.value, slow_value(&showdown), "{showdown:?}: {score:?}");
        assert_eq!(rules.prove(&showdown).score, score);
        for fan in &score.fans {
            *seen.entry(rules.ruleset.fans()[usize::from(fan.fan)].id).or_default() += 1;
        }
    }
    check_seen(&rules, &seen);
}

/// All fans but those of the eighth flower have come up, so that the comparison means something.
fn check_seen(rules: &Rules, seen: &BTreeMap<&str, u32>) {
    let missing: Vec<&str> =
        rules.ruleset.fans().iter().map(|fan| fan.id).filter(|id| !seen.contains_key(id)).collect();
    assert_eq!(missing, ["robbing_eighth_flower", "eight_flowers"]);
}

/// The value without a limit; `None` if the hand is not complete.
fn slow_value(showdown: &Showdown) -> Option<u32> {
    let win = showdown.win.unwrap();
    let mut counts: Counts = std::array::from_fn(|at| showdown.concealed.as_array()[at]);
    counts[win.tile.index()] += 1;
    let mut values = Vec::new();
    for division in divisions(counts, 5 - showdown.melds.len()) {
        let parts: Vec<Part> = showdown.melds.iter().map(declared).chain(division).collect();
        let places = (showdown.melds.len()..parts.len()).filter(|&at| contains(parts[at], win.tile.index()));
        for place in places {
            values.push(sum(&regular_fans(showdown, &parts, place)));
        }
    }
    if showdown.melds.is_empty() && is_irregular(&counts) {
        let mut fans = common_fans(showdown);
        fans.insert("eight_and_a_half_pairs", 30);
        values.push(sum(&fans));
    }
    values.into_iter().max()
}

/// TWN-SCORE-5: the column «absorbs».
fn sum(fans: &BTreeMap<&str, u32>) -> u32 {
    let mut left = fans.clone();
    let big_flat = fans.get("flat_hand") == Some(&10);
    for (by, absorbed) in [
        ("no_honours_no_flowers", "no_flowers no_honours"),
        ("fully_concealed_hand", "self_draw"),
        ("three_concealed_pungs", "two_concealed_pungs"),
        ("four_concealed_pungs", "two_concealed_pungs three_concealed_pungs"),
        ("five_concealed_pungs", "two_concealed_pungs three_concealed_pungs four_concealed_pungs all_pungs"),
        ("melded_hand", "valued_wait"),
        ("ready_from_deal", "concealed_hand"),
        ("eight_and_a_half_pairs", "concealed_hand"),
        ("small_four_winds", "small_three_winds big_three_winds"),
        ("big_four_winds", "big_three_winds"),
        ("full_flush", "no_honours half_flush"),
        ("blessing_of_heaven", "self_draw fully_concealed_hand early_win"),
        ("blessing_of_earth", "concealed_hand early_win"),
        (if big_flat { "flat_hand" } else { "" }, "no_flowers no_honours no_honours_no_flowers"),
    ] {
        if fans.contains_key(by) {
            left.retain(|fan, _| !absorbed.split(' ').any(|absorbed| absorbed == *fan));
        }
    }
    left.values().sum()
}

/// The fans that are no matter of sets.
fn common_fans(showdown: &Showdown) -> BTreeMap<&'static str, u32> {
    let win = showdown.win.unwrap();
    let tiles: Vec<Tile> = showdown
        .concealed
        .tiles()
        .chain(showdown.melds.iter().flat_map(Meld::tiles))
        .chain([win.tile])
        .collect();
    let flowers = showdown.flowers.len();
    let honours = tiles.iter().any(|tile| tile.is_honour());
    let one_suit = |tile: &Tile| tile.suit() == tiles.iter().find_map(|tile| tile.suit());
    let from_wall = win.by != WinBy::Discard && win.by != WinBy::RobKong;
    let open = showdown.melds.iter().filter(|meld| meld.kind() != MeldKind::ConcealedKong).count();
    let dealt = win.by == WinBy::Dealt;
    let left_of_east = [Wind::East, Wind::North, Wind::West, Wind::South];
    let east = left_of_east.iter().position(|&wind| wind == showdown.seat).unwrap();
    let first = showdown.is(Fact::FirstDiscard) && win.from.is_some_and(|from| from as usize == east);
    let early = if showdown.discards < 6 { 10 } else { 5 };
    [
        ("win", 2, true),
        ("flower", flowers, flowers > 0),
        ("no_flowers", 1, flowers == 0),
        ("no_honours", 1, !honours),
        ("no_honours_no_flowers", 3, !honours && flowers == 0),
        ("half_flush", 10, honours && tiles.iter().all(|tile| tile.is_honour() || one_suit(tile))),
        ("full_flush", 40, !honours && tiles.iter().all(one_suit)),
        ("self_draw", 1, from_wall),
        ("fully_concealed_hand", 3, from_wall && open == 0),
        ("concealed_hand", 1, !from_wall && open == 0),
        ("melded_hand", 10, !from_wall && open == 5),
        ("robbing_kong", 1, win.by == WinBy::RobKong),
        ("last_wall_tile", 1, from_wall && !dealt && showdown.is(Fact::LastWallTile)),
        ("early_win", early, showdown.discards < 10),
        ("ready_from_deal", 10, showdown.is(Fact::ReadyFromDeal) && open == 0 && !dealt),
        ("blessing_of_heaven", 40, dealt && showdown.seat == Wind::East && showdown.melds.is_empty()),
        ("blessing_of_earth", 40, win.by == WinBy::Discard && first),
    ]
    .into_iter()
    .filter(|&(_, _, holds)| holds)
    .map(|(fan, tai, _)| (fan, tai))
    .collect()
}

fn regular_fans(showdown: &Showdown, parts: &[Part], place: usize) -> BTreeMap<&'static str, u32> {
    let win = showdown.win.unwrap();
    let claimed = matches!(win.by, WinBy::Discard | WinBy::RobKong);
    let mut parts = parts.to_vec();
    parts[place].open = claimed && parts[place].kind != '2';
    let count = |holds: &dyn Fn(&Part) -> bool| parts.iter().filter(|part| holds(part)).count() as u32;
    let is_pung = |part: &Part| part.kind == 'p' || part.kind == 'k';
    let concealed = count(&|part| is_pung(part) && !part.open);
    let of = |part: &Part, from: usize, to: usize| (from..to).contains(&part.first);
    let (winds, dragons) =
        (count(&|part| is_pung(part) && of(part, 27, 31)), count(&|part| is_pung(part) && of(part, 31, 34)));
    let wind_pair = count(&|part| part.kind == '2' && of(part, 27, 31)) > 0;
    let dragon_pair = count(&|part| part.kind == '2' && of(part, 31, 34)) > 0;
    let in_winds = winds > 2 || winds == 2 && wind_pair;
    let in_dragons = dragons > 2 || dragons == 2 && dragon_pair;
    let honours = if in_winds { 0 } else { winds } + if in_dragons { 0 } else { dragons };
    let mut fans = common_fans(showdown);
    let straight = straight(&parts);
    let flat = if fans.contains_key("no_honours_no_flowers") { 10 } else { 3 };
    let open_kongs = count(&|part| part.kind == 'k' && part.open);
    let kongs = count(&|part| part.kind == 'k' && !part.open);
    let last = parts[place];
    let valued = match last.kind {
        '2' => true,
        'c' => {
            let rank = win.tile.index() % 9 + 1;
            let middle = last.first + 1 == win.tile.index();
            let edge = (last.first % 9 + 1, rank) == (1, 3) || (last.first % 9 + 1, rank) == (7, 7);
            middle || edge
        }
        _ => false,
    };
    let more = [
        ("pung_of_honours", honours, honours > 0),
        ("melded_kong", open_kongs, open_kongs > 0),
        ("concealed_kong", 2 * kongs, kongs > 0),
        ("valued_wait", 2, valued && win.by != WinBy::Dealt && waits(showdown) == 1),
        ("two_concealed_pungs", 2, concealed >= 2),
        ("three_concealed_pungs", 5, concealed >= 3),
        ("four_concealed_pungs", 10, concealed >= 4),
        ("five_concealed_pungs", 40, concealed >= 5),
        ("flat_hand", flat, count(&|part| part.kind == 'c') == 5),
        ("all_pungs", 10, count(&is_pung) == 5),
        ("pure_straight", straight, straight > 0),
        ("small_three_winds", 5, winds == 2 && wind_pair),
        ("big_three_winds", 10, winds == 3),
        ("small_four_winds", 30, winds == 3 && wind_pair),
        ("big_four_winds", 40, winds == 4),
        ("small_three_dragons", 10, dragons == 2 && dragon_pair),
        ("big_three_dragons", 30, dragons == 3),
    ];
    fans.extend(more.into_iter().filter(|&(_, _, holds)| holds).map(|(fan, tai, _)| (fan, tai)));
    fans
}

/// TWN-FAN-19: 10, 5 or nothing.
fn straight(parts: &[Part]) -> u32 {
    let has = |first: usize, may_be_open: bool| {
        parts.iter().any(|part| part.kind == 'c' && part.first == first && (may_be_open || !part.open))
    };
    let run = |open: bool| [0, 9, 18].iter().any(|suit| (0..3).all(|n| has(suit + 3 * n, open)));
    if run(false) {
        10
    } else if run(true) {
        5
    } else {
        0
    }
}

/// TWN-WAIT-1, TWN-WAIT-2: how many kinds complete the hand.
fn waits(showdown: &Showdown) -> usize {
    let counts: Counts = std::array::from_fn(|at| showdown.concealed.as_array()[at]);
    let declared = |at: usize| {
        showdown.melds.iter().flat_map(Meld::tiles).filter(|tile| tile.index() == at).count() as u8
    };
    let completes = |at: &usize| {
        let mut more = counts;
        more[*at] += 1;
        let irregular = showdown.melds.is_empty() && is_irregular(&more);
        irregular || !divisions(more, 5 - showdown.melds.len()).is_empty()
    };
    (0..34).filter(|&at| counts[at] + declared(at) < 4).filter(completes).count()
}

/// TWN-HAND-3.
fn is_irregular(counts: &Counts) -> bool {
    let of = |n: u8| counts.iter().filter(|&&count| count == n).count();
    of(3) == 1 && of(1) == 0 && counts.iter().sum::<u8>() == 17
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

/// A small random source with a seed (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let a = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let b = (a ^ a >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(b ^ b >> 31) * end as u128) >> 64) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// A complete hand, now and then one that is not, won in any way.
    fn showdown(&mut self) -> Showdown {
        let (mut concealed, melds) = loop {
            let tried = if self.one_in(20) { self.pairs() } else { self.sets() };
            if let Some(hand) = tried {
                break hand;
            }
        };
        let held: Vec<Tile> = concealed.tiles().collect();
        let tile = held[self.below(held.len())];
        concealed.remove(tile);
        let ways = [WinBy::SelfDraw, WinBy::Discard, WinBy::Discard, WinBy::RobKong, WinBy::Dealt];
        let by = ways[self.below(5)];
        let from = by.is_claim().then(|| RelSeat::ALL[1 + self.below(3)]);
        let flowers = TileSet::FLOWERS.filter(|_| self.one_in(6)).collect();
        let told = [Fact::LastWallTile, Fact::FirstDiscard, Fact::ReadyFromDeal];
        Showdown {
            concealed,
            melds: melds.into_iter().collect(),
            flowers,
            win: Some(Win { tile, by, from }),
            seat: Wind::ALL[self.below(4)],
            round: Wind::ALL[self.below(4)],
            players: 4,
            facts: told.into_iter().filter(|_| self.one_in(3)).collect::<Facts>(),
            discards: self.below(15) as u32,
            dealer_streak: self.below(3) as u32,
        }
    }

    /// Sets and a pair from few kinds, so that there are many readings and fans.
    fn sets(&mut self) -> Option<(TileCounts, Vec<Meld>)> {
        let (suits, pungs, declares) = (1 + self.below(3), self.below(5), self.below(5));
        let honours = self.below(3);
        let (mut all, mut concealed, mut melds) = (TileCounts::new(), TileCounts::new(), Vec::new());
        for _ in 0..5 {
            let kind = match self.below(4) {
                0..=3 if self.below(4) < pungs => {
                    [MeldKind::Pung, MeldKind::Pung, MeldKind::ConcealedKong, MeldKind::AddedKong]
                        [self.below(4)]
                }
                _ => MeldKind::Chow,
            };
            let declare = self.below(5) < declares;
            let first = self.first(kind, suits, honours);
            let len = if kind.is_kong() && declare { 4 } else { 3 };
            let step = usize::from(kind == MeldKind::Chow);
            let tiles: Vec<Tile> = (0..len).filter_map(|n| Tile::from_index(first + n * step)).collect();
            tiles.iter().try_for_each(|&tile| all.add(tile)).ok()?;
            if declare {
                melds.push(Meld::new(kind, &tiles, &tiles, None).ok()?);
            } else {
                tiles.iter().try_for_each(|&tile| concealed.add(tile)).ok()?;
            }
        }
        let pair = Tile::from_index(self.first(MeldKind::Pung, suits, honours))?;
        [pair; 2].into_iter().try_for_each(|tile| all.add(tile).and(concealed.add(tile))).ok()?;
        Some((concealed, melds))
    }

    fn first(&mut self, kind: MeldKind, suits: usize, honours: usize) -> usize {
        if kind == MeldKind::Chow {
            // Often a piece of a straight.
            let rank = if self.one_in(2) { 3 * self.below(3) } else { self.below(7) };
            9 * self.below(suits) + rank
        } else if self.below(3) < honours {
            [27, 28, 29, 30, 31, 32, 33][self.below(7)]
        } else {
            9 * self.below(suits) + self.below(9)
        }
    }

    /// Pairs and a triplet.
    fn pairs(&mut self) -> Option<(TileCounts, Vec<Meld>)> {
        let kinds = [10, 18, 34][self.below(3)];
        let mut concealed = TileCounts::new();
        for n in 0..8 {
            let tile = Tile::from_index(self.below(kinds))?;
            let len = if n == 0 { 3 } else { 2 };
            (0..len).try_for_each(|_| concealed.add(tile)).ok()?;
        }
        Some((concealed, Vec::new()))
    }
}
