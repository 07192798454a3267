//! What the sets of a Classical hand bring, and how it all adds up.
//!
//! What holds are bits of a number, in the order of the catalogue: points, then doubles, then limit hands.

use tiles::{Suit, Tile, TileSet};

use super::facts::HandFacts;
use super::fans::Classical;
use crate::score::{FanNo, Layout, Set, SetKind, SetMask, Sheet, Showdown, Worth};

/// Entries of the catalogue as bits, by their places.
pub(super) type Bits = u64;

/// What holds in one reading.
pub(super) struct ReadingFans {
    pub(super) fans: Bits,
    /// For each entry that sets make one by one: which of them do.
    by_set: [SetMask; BY_SET],
    /// The kinds of the pungs and kongs, and those of the pairs.
    pungs: TileSet,
    pairs: TileSet,
    chows: u8,
}

/// What a reading comes to.
pub(super) struct Counted {
    pub(super) points: u32,
    pub(super) doubles: u32,
}

impl Counted {
    /// CLA-SCORE-4. No hand has more than 30 doubles, whatever it is made of: 8 sets, 4 flowers, and once each of
    /// the others.
    pub(super) fn doubled(&self) -> u64 {
        u64::from(self.points) << self.doubles
    }
}

impl ReadingFans {
    #[inline(always)]
    pub(super) fn new(facts: &HandFacts) -> ReadingFans {
        let (pungs, pairs) = (TileSet::EMPTY, TileSet::EMPTY);
        ReadingFans { fans: facts.fans, by_set: [0; BY_SET], pungs, pairs, chows: 0 }
    }

    #[inline(always)]
    pub(super) fn add(&mut self, fan: Classical) {
        self.fans |= 1 << fan as u32;
    }

    #[inline(always)]
    fn add_if(&mut self, holds: bool, fan: Classical) {
        self.fans |= Bits::from(holds) << fan as u32;
    }

    #[inline(always)]
    fn has(&self, fan: Classical) -> bool {
        self.fans >> fan as u32 & 1 == 1
    }

    #[inline(always)]
    fn mark_if(&mut self, holds: bool, fan: Classical, at: usize) {
        self.by_set[fan as usize] |= SetMask::from(holds) << at;
        self.add_if(holds, fan);
    }

    /// What pungs, kongs and pairs bring to everybody.
    #[inline(always)]
    pub(super) fn sets(&mut self, showdown: &Showdown, layout: &Layout) {
        let (own, round) = (showdown.seat.tile(), showdown.round.tile());
        for (at, set) in layout.sets.iter().enumerate() {
            let tile = set.tile;
            match set.kind {
                SetKind::Chow => self.chows += 1,
                SetKind::Pair => {
                    self.pairs.insert(tile);
                    self.mark_if(tile == own, Classical::PairOwnWind, at);
                    self.mark_if(tile == round, Classical::PairRoundWind, at);
                    self.mark_if(DRAGONS.contains(tile), Classical::PairDragons, at);
                }
                SetKind::Pung | SetKind::Kong => {
                    self.pungs.insert(tile);
                    self.mark_if(true, item_of(set), at);
                    self.mark_if(DRAGONS.contains(tile), Classical::DragonSet, at);
                    self.mark_if(tile == own, Classical::OwnWindSet, at);
                    self.mark_if(tile == round, Classical::RoundWindSet, at);
                }
            }
        }
    }

    /// What four sets and a pair bring to the winner.
    #[inline(always)]
    pub(super) fn winning(&mut self, facts: &HandFacts, layout: &Layout) {
        let count = |kinds: TileSet| (self.pungs & kinds).len();
        let (winds, dragons) = (count(WINDS), count(DRAGONS));
        let pair_of = |kinds: TileSet| !(self.pairs & kinds).is_empty();
        let (three_winds, two_dragons) = (winds == 3 && pair_of(WINDS), dragons == 2 && pair_of(DRAGONS));
        self.add_if(three_winds, Classical::ThreeWindsAndPair);
        self.add_if(two_dragons, Classical::TwoDragonsAndPair);
        self.add_if(self.chows == 4 && self.fans & VALUED_PAIRS == 0, Classical::NoPoints);
        let outside = |set: &Set| !(set.kinds() & ORPHANS).is_empty();
        self.add_if(layout.sets.iter().all(outside), Classical::OutsideHand);
        if self.chows == 0 {
            self.pungs_only(facts.kinds, winds, dragons);
        }
    }

    /// CLA-DBL-7 and the limit hands without chows; that of the kongs is known from the declared sets.
    fn pungs_only(&mut self, kinds: TileSet, winds: u32, dragons: u32) {
        let only = |set: TileSet| (kinds - set).is_empty();
        let treasure = self.has(Classical::FullFlush) && self.has(Classical::FullyConcealed);
        self.add(Classical::AllPungs);
        self.add_if(treasure, Classical::BuriedTreasure);
        self.add_if(only(TileSet::HONOURS), Classical::EmperorsRetinue);
        self.add_if(only(TileSet::TERMINALS), Classical::HeadsAndTails);
        self.add_if(only(GREEN), Classical::ImperialJade);
        // CLA-RUL-29: the fourth set and the pair are of the same suit.
        self.add_if(dragons == 3 && is_one_suit(kinds - DRAGONS), Classical::ThreeGreatScholars);
        self.add_if(winds == 4, Classical::FourBlessings);
    }

    /// CLA-PTS-16: by the place of the winning tile, and no other kind was waited for (CLA-RUL-15).
    #[inline(always)]
    pub(super) fn wait(&mut self, showdown: &Showdown, facts: &HandFacts, layout: &Layout) {
        let (Some(win), Some(at)) = (showdown.win, layout.completed) else { return };
        let set = layout.sets[at];
        let one_place = match set.kind {
            SetKind::Pair => true,
            SetKind::Chow => is_middle_or_edge(set.tile, win.tile),
            SetKind::Pung | SetKind::Kong => false,
        };
        if one_place && facts.has_single_wait(showdown, win.tile, layout.shape) {
            self.mark_if(true, Classical::OnlyPossibleTile, at);
        }
    }

    /// Writes down points and doubles, and adds them up apart.
    #[inline(always)]
    pub(super) fn write<S: Sheet>(&self, facts: &HandFacts, layout: &Layout, sheet: &mut S) -> Counted {
        let mut counted = Counted { points: 0, doubles: 0 };
        each_bit(self.fans & POINTS, |fan| {
            self.each_time::<S>(fan, facts, layout, |points, sets| {
                counted.points += points;
                sheet.count(fan, points, sets);
            });
        });
        each_bit(self.fans & DOUBLES, |fan| {
            self.each_time::<S>(fan, facts, layout, |doubles, sets| {
                counted.doubles += doubles;
                sheet.count(fan, doubles, sets);
            });
        });
        counted
    }

    /// Calls `found` for each time that something holds: with what it brings and the sets that make it.
    #[inline(always)]
    pub(super) fn each_time<S: Sheet>(
        &self,
        fan: FanNo,
        facts: &HandFacts,
        layout: &Layout,
        mut found: impl FnMut(u32, SetMask),
    ) {
        let worth = &WORTH[usize::from(fan)];
        let sets = self.by_set.get(usize::from(fan)).copied().unwrap_or(0);
        if sets != 0 {
            each_bit(Bits::from(sets), |at| {
                let concealed = layout.sets.get(usize::from(at)).is_some_and(|set| !set.open);
                found(worth[usize::from(concealed)], 1 << at);
            });
        } else if fan == Classical::Flower as FanNo {
            (0..facts.flowers).for_each(|_| found(worth[0], 0));
        } else if fan == Classical::OwnOrRoundFlower as FanNo {
            (0..facts.own_flowers).for_each(|_| found(worth[0], 0));
        } else {
            found(worth[0], if S::PROVES { self.makers(fan, layout) } else { 0 });
        }
    }

    /// The sets that make something together: for the proof.
    pub(super) fn makers(&self, fan: FanNo, layout: &Layout) -> SetMask {
        let groups_of = |kinds: TileSet| layout.mask(|set| kinds.contains(set.tile));
        let is = |one: Classical| one as FanNo == fan;
        if is(Classical::ThreeWindsAndPair) {
            groups_of(WINDS)
        } else if is(Classical::TwoDragonsAndPair) {
            groups_of(DRAGONS)
        } else if is(Classical::FourBlessings) {
            layout.mask(|set| set.is_pung())
        } else if is(Classical::TwoOrThreeKongs) || is(Classical::FourfoldPlenty) {
            layout.mask(|set| set.kind == SetKind::Kong)
        } else if is(Classical::AllPungs) || is(Classical::FullyConcealed) {
            layout.mask(|set| set.kind != SetKind::Pair)
        } else if OF_ALL_SETS >> fan & 1 == 1 {
            layout.all_sets()
        } else {
            0
        }
    }
}

/// Whether a tile of a chow is its middle, the 3 of 123 or the 7 of 789.
#[inline(always)]
fn is_middle_or_edge(first: Tile, winning: Tile) -> bool {
    let place = winning.index() - first.index();
    match place {
        0 => first.rank() == 7,
        1 => true,
        _ => first.rank() == 1,
    }
}

/// The item for a pung or a kong, by its tile.
#[inline(always)]
fn item_of(set: &Set) -> Classical {
    let kong = set.kind == SetKind::Kong;
    let choose = |pung: Classical, of_kong: Classical| if kong { of_kong } else { pung };
    if DRAGONS.contains(set.tile) {
        choose(Classical::PungDragon, Classical::KongDragon)
    } else if WINDS.contains(set.tile) {
        choose(Classical::PungWind, Classical::KongWind)
    } else if TileSet::TERMINALS.contains(set.tile) {
        choose(Classical::PungTerminal, Classical::KongTerminal)
    } else {
        choose(Classical::PungSimple, Classical::KongSimple)
    }
}

#[inline(always)]
pub(super) fn is_one_suit(kinds: TileSet) -> bool {
    [Suit::Characters, Suit::Dots, Suit::Bamboos].iter().any(|&suit| (kinds - TileSet::suit(suit)).is_empty())
}

#[inline(always)]
pub(super) fn each_bit(mut bits: Bits, mut found: impl FnMut(FanNo)) {
    while bits != 0 {
        found(bits.trailing_zeros() as FanNo);
        bits &= bits - 1;
    }
}

pub(super) const ORPHANS: TileSet = TileSet::from_bits(TileSet::TERMINALS.bits() | TileSet::HONOURS.bits());
const WINDS: TileSet = TileSet::from_bits(0b1111 << 27);
const DRAGONS: TileSet = TileSet::from_bits(0b111 << 31);
/// 2, 3, 4, 6 and 8 of bamboos, and the Green dragon.
const GREEN: TileSet = TileSet::from_bits(0b0_1010_1110 << 18 | 1 << 32);

/// Those at the beginning of the catalogue are made by sets one by one, up to this.
const BY_SET: usize = Classical::RoundWindSet as usize + 1;
const VALUED_PAIRS: Bits = bits(&[Classical::PairOwnWind, Classical::PairRoundWind, Classical::PairDragons]);
/// What asks something of each set and of the pair.
const OF_ALL_SETS: Bits = bits(&[
    Classical::NoPoints,
    Classical::OutsideHand,
    Classical::BuriedTreasure,
    Classical::EmperorsRetinue,
    Classical::HeadsAndTails,
    Classical::ImperialJade,
    Classical::HeavenlyTwins,
    Classical::ThreeGreatScholars,
]);
const POINTS: Bits = (1 << Classical::DragonSet as u32) - 1;
pub(super) const LIMITS: Bits = !0 << Classical::BuriedTreasure as u32;
const DOUBLES: Bits = !POINTS & !LIMITS;

/// What each entry brings, open and concealed; the limit is an option.
static WORTH: [[u32; 2]; Classical::TABLE.len()] = {
    let mut table = [[0; 2]; Classical::TABLE.len()];
    let mut fan = 0;
    while fan < table.len() {
        let kind = match Classical::TABLE[fan].worth {
            Worth::Points(points) => {
                table[fan] = [points[0], points[points.len() - 1]];
                POINTS
            }
            Worth::Doubles(doubles) => {
                table[fan] = [doubles; 2];
                DOUBLES
            }
            Worth::Limit => LIMITS,
        };
        assert!(kind >> fan & 1 == 1, "the catalogue has points, then doubles, then limit hands");
        fan += 1;
    }
    table
};

const fn bits(fans: &[Classical]) -> Bits {
    let (mut bits, mut at) = (0, 0);
    while at < fans.len() {
        bits |= 1 << fans[at] as u32;
        at += 1;
    }
    bits
}
