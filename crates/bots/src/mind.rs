//! What a seat may hope for: each thing that it can do, weighed in points.

use arrayvec::ArrayVec;
use hand::{Claim, Meld, MeldKind, Tally};
use rules::Rules;
use table::{Action, Choices, SeatView};
use tiles::{Suit, Tile, TileSet};

use crate::claims;
use crate::danger::Danger;
use crate::odds::{Claimable, Pace};
use crate::plan::{Form, Plan, Plans, Prior, Reach};
use crate::position::Position;
use crate::stakes::Stakes;
use crate::worth::{self, Hypothesis, gain};

/// A thing to do and what it is worth, in points of the deal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed {
    /// What is done.
    pub action: Action,
    /// What the hand promises then.
    pub hope: f32,
    /// What it costs on the average because somebody waits for the discarded tile.
    pub risk: f32,
}

/// How a seat thinks about a position.
pub(crate) struct Mind<'a> {
    pub(crate) position: Position<'a>,
    pub(crate) plans: &'a Plans,
    pub(crate) pace: Pace,
    pub(crate) hypothesis: Hypothesis,
    pub(crate) danger: Danger,
    /// For somebody who plays for his place; else it is points.
    pub(crate) stakes: Option<Stakes>,
}

/// A plan within reach, with what it brings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aim {
    pub(crate) plan: usize,
    pub(crate) gain: f32,
}

/// Which plans are looked at closely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Breadth {
    /// Those that count most.
    Usual,
    /// All that may count, for whoever has time.
    Wide,
    /// All that may come to count until the end of the deal.
    Narrowed,
}

/// The plans that are looked at closely.
pub(crate) type Aims = ArrayVec<Aim, MOST_AIMS>;

/// So many plans are looked at closely at most.
pub(crate) const MOST_AIMS: usize = 16;
/// So many plans are followed in a deal that is played out.
const MOST_PLANS: usize = 24;

/// Everything that can be done: 34 kinds to discard, kongs, claims.
pub(crate) type AllWeighed = ArrayVec<Weighed, 96>;

impl Breadth {
    /// How many plans at most, and which part of the best they must promise.
    const fn limits(self) -> (usize, f32) {
        match self {
            Breadth::Usual => (6, 0.2),
            Breadth::Wide => (MOST_AIMS, 0.05),
            Breadth::Narrowed => (MOST_PLANS, 0.01),
        }
    }
}

impl Weighed {
    /// What it is worth in all.
    pub fn value(&self) -> f32 {
        self.hope - self.risk
    }
}

impl<'a> Mind<'a> {
    pub(crate) fn new(rules: &'a Rules, plans: &'a Plans, view: SeatView<'a>, choices: Choices) -> Mind<'a> {
        let position = Position::new(rules, view, choices);
        let danger = Danger::of(&position, plans);
        let pace = Pace::of(rules, view, plans, position.unseen.total());
        Mind { hypothesis: Hypothesis::of(view), position, plans, pace, danger, stakes: None }
    }

    /// The same for somebody to whom this is at stake.
    pub(crate) fn with(mut self, stakes: Option<Stakes>) -> Mind<'a> {
        if let Some(stakes) = &stakes {
            let (public, seat) = (self.position.view.public(), self.position.seat);
            for threat in &mut self.danger.threats {
                let dear = threat.cost / self.plans.usual_gain.max(1.0);
                threat.loss = stakes.of_loss(public.place_of(threat.seat, seat), dear);
            }
        }
        self.stakes = stakes;
        self
    }

    /// All that can be done, the best first.
    pub(crate) fn weigh(&self) -> AllWeighed {
        let mut all = AllWeighed::new();
        if self.position.in_turn() {
            self.weigh_turn(&mut all);
        } else if self.position.choices.iter().any(|action| matches!(action, Action::Forbid(_))) {
            self.weigh_suits(&mut all);
        } else {
            self.weigh_claims(&mut all);
        }
        all.sort_by(|one, two| two.value().total_cmp(&one.value()));
        all
    }

    fn weigh_turn(&self, all: &mut AllWeighed) {
        let position = &self.position;
        self.weigh_discards(
            &position.tally,
            &position.melds,
            position.choices.discards(),
            |tile, hope, risk| {
                all.push(Weighed { action: Action::Discard(tile), hope, risk });
            },
        );
        for kong in position.choices.own_kongs() {
            let hope = self.kong_hope(kong);
            all.push(Weighed { action: Action::OwnKong(kong), hope, risk: 0.0 });
        }
    }

    /// What is left after a kong, with a tile more to come.
    fn kong_hope(&self, kong: Tile) -> f32 {
        let (tally, melds) = self.after_kong(kong);
        let aims = self.aims(&tally, &melds);
        self.hope(&tally, &melds, &aims) * 1.04
    }

    /// The hand after a kong of its own, before the tile that replaces it.
    pub(crate) fn after_kong(&self, kong: Tile) -> (Tally, ArrayVec<Meld, 5>) {
        let mut tally = self.position.tally;
        let mut melds = self.position.melds.clone();
        let four = tally.count(kong) == 4;
        while tally.count(kong) > 0 {
            tally.remove_unchecked(kong);
        }
        let made = |kind: MeldKind, claim: Option<Claim>| Meld::new(kind, &[kong; 4], &[kong; 4], claim);
        if four {
            melds.extend(made(MeldKind::ConcealedKong, None));
        } else if let Some(pung) =
            melds.iter_mut().find(|meld| meld.kind() == MeldKind::Pung && meld.first() == kong)
        {
            *pung = made(MeldKind::AddedKong, pung.claim()).unwrap_or(*pung);
        }
        (tally, melds)
    }

    /// Each discard with what the hand promises after it, and its risk.
    pub(crate) fn weigh_discards(
        &self,
        tally: &Tally,
        melds: &[Meld],
        from: TileSet,
        mut weighed: impl FnMut(Tile, f32, f32),
    ) {
        let aims = self.aims(tally, melds);
        let unwanted = from - self.position.usable;
        for tile in from {
            let mut after = *tally;
            if unwanted.contains(tile) {
                // What must go anyway goes with nothing lost; what nobody wants goes last.
                let hope = self.hope(tally, melds, &aims) * 1.5 + self.plans.usual_gain * 0.01;
                weighed(tile, hope, self.danger.risk(tile));
                continue;
            }
            if !after.remove(tile) {
                continue;
            }
            weighed(tile, self.hope(&after, melds, &aims), self.danger.risk(tile));
        }
    }

    fn weigh_suits(&self, all: &mut AllWeighed) {
        for suit in Suit::ALL {
            let mut mind = Mind {
                position: self.position.clone(),
                danger: Danger { threats: Vec::new() },
                pace: self.pace.clone(),
                ..*self
            };
            mind.position.usable = mind.position.usable - TileSet::suit(suit);
            mind.position.tally = without(&mind.position.tally, suit);
            let (tally, melds) = (mind.position.tally, mind.position.melds.clone());
            let hope = mind.hope(&tally, &melds, &mind.aims(&tally, &melds));
            all.push(Weighed { action: Action::Forbid(suit), hope, risk: 0.0 });
        }
    }

    fn weigh_claims(&self, all: &mut AllWeighed) {
        let position = &self.position;
        let (tally, melds) = (position.tally, &position.melds);
        let pass = self.hope(&tally, melds, &self.aims(&tally, melds));
        all.push(Weighed { action: Action::Pass, hope: pass, risk: 0.0 });
        for action in position.choices.iter() {
            let Some((tally, melds)) = self.claimed(action) else { continue };
            let (mut hope, mut risk) = (f32::MIN, 0.0);
            if action == Action::Kong {
                hope = self.hope(&tally, &melds, &self.aims(&tally, &melds)) * 1.04;
            } else {
                self.weigh_discards(&tally, &melds, tally.kinds(), |_, promised, danger| {
                    if promised - danger > hope - risk {
                        (hope, risk) = (promised, danger);
                    }
                });
            }
            all.push(Weighed { action, hope, risk });
        }
    }

    /// The hand after a claim, before its discard; `None` for what is no claim, or takes what the hand may not keep.
    pub(crate) fn claimed(&self, action: Action) -> Option<(Tally, ArrayVec<Meld, 5>)> {
        let position = &self.position;
        let (from, tile, _) = position.view.public().stage().offered()?;
        let from = position.view.public().place_of(from, position.seat);
        let taken = claims::from_hand(action, tile)?;
        let mut melds = position.melds.clone();
        melds.push(claims::meld(action, Claim { tile, from })?);
        let mut tally = position.tally;
        let may = |&tile: &Tile| position.usable.contains(tile) && tally.remove(tile);
        taken.iter().all(may).then_some((tally, melds))
    }

    /// The plans that are worth looking at, with what they would bring.
    pub(crate) fn aims(&self, tally: &Tally, melds: &[Meld]) -> Aims {
        self.aims_within(Breadth::Usual, tally, melds)
    }

    /// The same for somebody who looks as far around as that.
    pub(crate) fn aims_within(&self, breadth: Breadth, tally: &Tally, melds: &[Meld]) -> Aims {
        let sets = (self.position.rules.hand_size / 3) as u8;
        let best = self.promising(breadth, tally, melds);
        best.into_iter().filter_map(|number| self.aim(number, tally, melds, sets)).collect()
    }

    /// The plans that promise most to the own hand as it is, for somebody who is to look at no others.
    pub(crate) fn narrowed(&self) -> Plans {
        let numbers = self.promising(Breadth::Narrowed, &self.position.tally, &self.position.melds);
        Plans {
            plans: numbers.into_iter().map(|number| self.plans.plans[number].clone()).collect(),
            ..*self.plans
        }
    }

    /// The numbers of the plans that promise most; the first is that of any hand.
    fn promising(&self, breadth: Breadth, tally: &Tally, melds: &[Meld]) -> ArrayVec<usize, MOST_PLANS> {
        let (many, least) = breadth.limits();
        let sets = (self.position.rules.hand_size / 3) as u8;
        let usual: [f32; 9] = std::array::from_fn(|missing| {
            self.pace.typical_chance(missing as u8, &self.plans.plans[0].1.useful)
        });
        let one = self.pace.chance_of_one(4.0);
        let mut best: ArrayVec<(f32, usize), { MOST_PLANS + 1 }> = ArrayVec::new();
        let mut most = 0.0f32;
        for (number, (plan, prior)) in self.plans.plans.iter().enumerate() {
            let Some(lack) = plan.lack(tally, melds, sets) else { continue };
            let rest = if plan.kernel.is_empty() {
                self.pace.typical_chance(lack.rest, &prior.useful)
            } else {
                usual.get(usize::from(lack.rest)).copied().unwrap_or(0.0)
            };
            let mut hope = one.powi(lack.kernel.into()) * rest * prior.gain;
            most = most.max(hope);
            // Any hand is always looked at.
            if number == 0 {
                hope = f32::MAX;
            }
            if hope <= 0.0 {
                continue;
            }
            let place = best.iter().position(|&(other, _)| hope > other).unwrap_or(best.len());
            if place < many {
                best.truncate(many);
                best.insert(place, (hope, number));
            }
        }
        best.truncate(many);
        // What promises so much less than the best adds nothing to it.
        let worth_it = best.into_iter().filter(|&(hope, _)| hope >= least * most);
        worth_it.map(|(_, number)| number).collect()
    }

    fn aim(&self, number: usize, tally: &Tally, melds: &[Meld], sets: u8) -> Option<Aim> {
        let (plan, _) = &self.plans.plans[number];
        let left =
            |tile: Tile| if self.position.usable.contains(tile) { self.position.unseen[tile] } else { 0 };
        let (complete, last) = plan.complete(tally, melds, sets, &left)?;
        let gain = self.gain(&complete, melds, last);
        (gain > 0.0).then_some(Aim { plan: number, gain })
    }

    pub(crate) fn gain(&self, complete: &Tally, melds: &[Meld], last: Tile) -> f32 {
        let shares = [(true, 0.35), (false, 0.65)];
        shares.into_iter().map(|(drawn, share)| share * self.win(complete, melds, last, drawn)).sum()
    }

    /// What a win changes: what it brings, and what another's win would have cost; 0 if it may not be declared.
    pub(crate) fn win(&self, complete: &Tally, melds: &[Meld], last: Tile, drawn: bool) -> f32 {
        let rules = self.position.rules;
        let Some(stakes) = &self.stakes else {
            let won = gain(rules, &self.hypothesis, complete, melds, last, drawn);
            return won.map_or(0.0, |won| self.relieved(won));
        };
        let change = worth::changes(rules, &self.hypothesis, complete, melds, last, drawn);
        change.map_or(0.0, |change| match drawn {
            true => stakes.of_win(&change, self.relieved(change[0])),
            false => stakes.of_win_from_any(&change, self.hypothesis.from, self.relieved(change[0])),
        })
    }

    /// What the win is worth that can be declared now; `None` if it is not one of sets and pairs.
    pub(crate) fn wins_now(&self, stakes: &Stakes) -> Option<f32> {
        let (view, mut tally) = (self.position.view, self.position.tally);
        let mut hypothesis = self.hypothesis;
        let (tile, drawn) = match view.public().stage().offered() {
            Some((from, tile, _)) => {
                hypothesis.from = view.public().place_of(from, self.position.seat);
                tally.add(tile).ok()?;
                (tile, false)
            }
            None => (view.own().drawn()?, true),
        };
        let rules = self.position.rules;
        let change = worth::changes(rules, &hypothesis, &tally, &self.position.melds, tile, drawn)?;
        Some(stakes.of_win(&change, self.relieved(change[0])))
    }

    /// What a win brings, with what another's win would have cost.
    pub(crate) fn relieved(&self, won: f32) -> f32 {
        won + 0.8 * self.plans.usual_gain / self.pace.others
    }

    /// What so many points are worth that are got from all others together.
    pub(crate) fn worth_of(&self, points: f32) -> f32 {
        self.stakes.as_ref().map_or(points, |stakes| stakes.of_points(points))
    }

    /// What a hand between turns promises, in points.
    pub(crate) fn hope(&self, tally: &Tally, melds: &[Meld], aims: &Aims) -> f32 {
        let rules = self.position.rules;
        let sets = (rules.hand_size / 3) as u8;
        let ready = self.ready_hope(tally, melds);
        let mut sum = ready.unwrap_or(0.0).powi(4);
        for aim in aims {
            let (plan, prior) = &self.plans.plans[aim.plan];
            let Some(reach) = plan.reach(tally, melds, sets) else { continue };
            if reach.missing() <= 1 && ready.is_some() {
                continue;
            }
            sum += (self.chance(tally, plan, prior, &reach) * aim.gain).powi(4);
        }
        let mut hope = sum.sqrt().sqrt();
        if rules.counts_losers {
            hope += 0.3 * self.worth_of(worth::unwon(rules, &self.hypothesis, tally, melds));
        }
        hope
    }

    /// The chance to come from these tiles to a plan.
    pub(crate) fn chance(&self, tally: &Tally, plan: &Plan, prior: &Prior, reach: &Reach) -> f32 {
        let open = !matches!(plan.form, Form::Special(_));
        let useful = self.weighted(tally, reach.useful & self.position.usable, open);
        let mut chance = self.pace.chance(reach.rest, useful, &prior.useful, None);
        let mut taken = TileSet::EMPTY;
        for &tile in &reach.lacking {
            let mut left = self.weighted(tally, TileSet::only(tile) & self.position.usable, open);
            // A second one of the same kind is harder to get.
            if taken.contains(tile) {
                left *= 0.6;
            }
            taken.insert(tile);
            // The last of all may come from anybody.
            if reach.missing() == 1 {
                left = f32::from(self.position.unseen[tile]) * self.pace.claimable(Claimable::All);
            }
            chance *= self.pace.chance_of_one(left);
        }
        chance
    }

    /// What a ready hand promises: each tile that it waits for with its own value. `None` if it is not ready.
    fn ready_hope(&self, tally: &Tally, melds: &[Meld]) -> Option<f32> {
        let rules = self.position.rules;
        let waits = tally.waits(rules.shapes, rules.jokers()) & self.position.usable;
        if waits.is_empty() {
            return None;
        }
        let claimed = self.pace.claimable(Claimable::All) - 1.0;
        let (mut rate, mut sum) = (0.0, 0.0);
        for tile in waits.filter(|&tile| self.position.unseen[tile] > 0) {
            let mut complete = *tally;
            if complete.add(tile).is_err() {
                continue;
            }
            let left = f32::from(self.position.unseen[tile]);
            for (drawn, share) in [(true, 1.0), (false, claimed)] {
                let won = self.win(&complete, melds, tile, drawn);
                if won > 0.0 {
                    rate += left * share;
                    sum += left * share * won;
                }
            }
        }
        if rate == 0.0 {
            return Some(0.0);
        }
        Some(self.pace.chance(1, 1.0, &[0.0; 9], Some(rate / (1.0 + claimed))) * sum / rate)
    }

    /// How many useful tiles are left, counted by how one can get them.
    fn weighted(&self, tally: &Tally, useful: TileSet, open: bool) -> f32 {
        let pairs = tally.more_than(1);
        let held = tally.more_than(0);
        let mut sum = 0.0;
        for tile in useful {
            let left = self.position.unseen[tile];
            if left == 0 {
                continue;
            }
            let from = match () {
                () if !open => Claimable::No,
                () if pairs.contains(tile) => Claimable::All,
                () if self.position.rules.chows && is_inside_chow(held, tile) => Claimable::Left,
                () => Claimable::No,
            };
            sum += f32::from(left) * self.pace.claimable(from);
        }
        sum
    }
}

/// What is left of some tiles without a suit.
pub(crate) fn without(tally: &Tally, suit: Suit) -> Tally {
    let mut left = *tally;
    for tile in tally.kinds() & TileSet::suit(suit) {
        (0..tally.count(tile)).for_each(|_| left.remove_unchecked(tile));
    }
    left
}

/// Whether two of these tiles make a chow with another.
pub(crate) fn is_inside_chow(held: TileSet, tile: Tile) -> bool {
    if tile.suit().is_none() {
        return false;
    }
    let has = |step: i32| {
        let rank = i32::from(tile.rank()) + step;
        (1..=9).contains(&rank)
            && Tile::from_index((tile.index() as i32 + step) as usize).is_some_and(|tile| held.contains(tile))
    };
    has(-2) && has(-1) || has(-1) && has(1) || has(1) && has(2)
}

impl Mind<'_> {
    /// Whether to declare the hand ready: if it will be, and what it waits for can still come.
    pub(crate) fn declares(&self) -> bool {
        if !self.position.in_turn() {
            return self
                .ready_hope(&self.position.tally, &self.position.melds)
                .is_some_and(|hope| hope > 0.0);
        }
        let best = self.weigh().into_iter().find_map(|weighed| claims::discarded(weighed.action));
        let Some(tile) = best else { return false };
        let mut tally = self.position.tally;
        tally.remove(tile) && self.ready_hope(&tally, &self.position.melds).is_some_and(|hope| hope > 0.0)
    }
}
