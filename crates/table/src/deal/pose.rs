//! A moment that somebody describes: one hand, and what it is asked. What may be done then is what a deal says.

use arrayvec::ArrayVec;
use hand::Meld;
use rules::{Ready, Rules, Score, Verdict};
use tiles::{BySeat, Seat, SeatSet, Suit, Tile, TileCounts, TileSet, Wall};

use super::window::Offer;
use super::{Deal, Pending, Reason, Refused};
use crate::action::{Action, Choices, Chow, Pung};
use crate::contest::Call;
use crate::event::{Open, SeatEvent, Source};
use crate::few::Few;
use crate::own::Own;
use crate::public::{Offered, Public, ReadyState, Stage, Table};

/// A moment as a referee finds it: all that matters for what one player may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// What was settled before the deal.
    pub table: Table,
    /// Who wants something.
    pub seat: Seat,
    /// His concealed tiles, what he has drawn and flowers among them; `None` if nobody has seen them.
    pub hand: Option<TileCounts>,
    /// His declared sets.
    pub melds: ArrayVec<Meld, 5>,
    /// His flowers that lie open.
    pub flowers: TileSet,
    /// What is going on.
    pub moment: Moment,
    /// Whether no tile is left to draw.
    pub wall_empty: bool,
    /// Whether he has declared a ready hand.
    pub ready: bool,
    /// Whether his hand is dead.
    pub dead: bool,
    /// Whether he has discarded before.
    pub has_discarded: bool,
    /// Who has won already and plays no more.
    pub out: SeatSet,
    /// The suit that he has forbidden himself.
    pub forbidden: Option<Suit>,
    /// The value of the dearest win that he has let pass since his last draw; 0 if there was none.
    pub missed: u16,
    /// Whether the tile was discarded after a kong in the same turn.
    pub after_kong: bool,
    /// The tiles that lie in the river, but for one that is offered.
    pub lying: Vec<Tile>,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// It is his turn.
    Turn {
        /// How it began, or went on.
        source: Source,
        /// What he has drawn.
        drawn: Option<Tile>,
    },
    /// A tile of another may be claimed.
    Offer {
        /// Whose it is.
        from: Seat,
        /// Which.
        tile: Tile,
        /// What happened to it.
        what: Offered,
    },
}

/// A position that can be asked. The hands of the others and the wall are not known: nothing can be played in it.
#[derive(Clone, Debug)]
pub struct Posed {
    deal: Deal,
    seat: Seat,
    /// Whether the hand is known, and not only made to fit a call.
    known: bool,
}

impl Position {
    /// The position, to be asked.
    pub fn pose(&self, rules: &Rules) -> Posed {
        let hand = self.hand.unwrap_or_default();
        self.pose_with(rules, &hand)
    }

    /// What he may do for whom this is called: the action itself, or what speaks against it. A hand that nobody has seen is
    /// taken to have the tiles for it.
    ///
    /// # Errors
    /// If the rules refuse it.
    pub fn call(&self, rules: &Rules, call: Call) -> Result<Action, Refused> {
        let posed = match (self.hand, self.moment) {
            (None, Moment::Offer { tile, .. }) => self.pose_with(rules, &fitting(tile, call)),
            _ => self.pose(rules),
        };
        posed.call(rules, call)
    }

    fn pose_with(&self, rules: &Rules, hand: &TileCounts) -> Posed {
        let mut own = BySeat::new([Own::new(); 4]);
        own[self.seat] = self.own(rules, hand);
        let deal = Deal {
            public: self.public(rules),
            own,
            // Nothing is drawn here.
            wall: Wall::left_over(&[]).expect("no tile fits into any wall"),
            pending: Pending::NONE,
            wins: Few::default(),
        };
        let mut posed = Posed { deal, seat: self.seat, known: self.hand.is_some() };
        if let Moment::Offer { from, tile, what } = self.moment {
            posed.deal.ask_about(rules, Offer { from, tile, what });
        }
        posed
    }

    fn own(&self, rules: &Rules, hand: &TileCounts) -> Own {
        let drawn = match self.moment {
            Moment::Turn { drawn, .. } => drawn.filter(|&tile| hand[tile] > 0),
            Moment::Offer { .. } => None,
        };
        let mut own = Own::imagined(rules, hand, &[], drawn);
        own.missed = self.missed;
        own.as_dealt = self.ready && rules.play.ready == Ready::FromDeal;
        if let Some(suit) = self.forbidden {
            own.forbid(suit);
            if self.has_discarded {
                own.bound = TileSet::EMPTY;
            }
        }
        own
    }

    fn public(&self, rules: &Rules) -> Public {
        let wall = &rules.play.wall;
        // Enough for anything, or the most of which none can be drawn.
        let left = if self.wall_empty { wall.dead + wall.loose } else { wall.dead + wall.loose + PLENTY };
        let mut public = Public::new(self.table, left);
        let mut seats = public.seats().iter().copied().cycle();
        for &tile in self.lying.iter().take(LYING_MAX) {
            public.river.push(seats.next().unwrap_or(self.seat), tile);
        }
        for seat in self.out {
            public.shown[seat].out = true;
        }
        let shown = &mut public.shown[self.seat];
        self.melds.iter().for_each(|&meld| shown.melds.push(Some(meld)));
        for flower in self.flowers {
            shown.flowers |= 1 << (flower.rank() - 1);
        }
        (shown.dead, shown.has_discarded) = (self.dead, self.has_discarded);
        if self.ready {
            shown.ready = ReadyState::Yes;
        }
        if self.has_discarded {
            shown.forbidden = self.forbidden;
        }
        public.kongs_in_turn = u8::from(self.after_kong);
        match self.moment {
            Moment::Turn { source, .. } => {
                public.kongs_in_turn = u8::from(source == Source::Kong);
                public.stage = Stage::Turn { seat: self.seat, source };
            }
            Moment::Offer { from, tile, what: Offered::Discard } => {
                public.note(SeatEvent::Open(Open::Discarded { seat: from, tile }));
            }
            Moment::Offer { from, tile, what } => public.stage = Stage::Offer { from, tile, what },
        }
        public
    }
}

/// More tiles than any question needs.
const PLENTY: u8 = 30;
/// The river has room for these and for one that is offered.
const LYING_MAX: usize = 120;

impl Posed {
    /// What may be done.
    pub fn choices(&self, rules: &Rules) -> Choices {
        self.deal.choices(rules, self.seat)
    }

    /// Everything that speaks against an action that is not among the choices.
    pub fn why_not(&self, rules: &Rules, action: Action) -> Refused {
        self.deal.why_not(rules, self.seat, action)
    }

    /// What a win declared now is, whether it may be declared or not; nothing if nobody has seen the hand.
    pub fn score(&self, rules: &Rules) -> Option<Score> {
        let offer = self.deal.public.stage.offered();
        self.known.then(|| match offer {
            Some((from, tile, what)) => self.deal.judge(rules, self.seat, Offer { from, tile, what }),
            None if self.deal.is_complete_in_turn(rules, self.seat) => {
                self.deal.score_in_turn(rules, self.seat)
            }
            None => super::window::not_complete(rules),
        })
    }

    /// Whether a win declared now is one.
    pub fn is_win(&self, rules: &Rules) -> bool {
        self.score(rules).is_none_or(|score| score.verdict == Verdict::Valid)
    }

    fn call(&self, rules: &Rules, call: Call) -> Result<Action, Refused> {
        let choices = self.choices(rules);
        if let Some(action) = choices.iter().find(|action| action.call() == Some(call)) {
            return Ok(action);
        }
        let mut refused = self.why_not(rules, self.example(call));
        if !self.known && call == Call::Win {
            // What the hand is must be seen first.
            refused.reasons.retain(|reason| *reason != Reason::NotAWin);
        }
        if refused.reasons.is_empty() { Ok(Action::Win) } else { Err(refused) }
    }

    /// An action of this kind, to say what speaks against all of them.
    fn example(&self, call: Call) -> Action {
        match call {
            Call::Win => Action::Win,
            Call::Kong => Action::Kong,
            Call::Pung => Action::Pung(Pung::NATURAL),
            Call::Chow => {
                let tile = self.deal.public.stage.offered().map(|(_, tile, _)| tile);
                let exists = |chow: &Chow| tile.is_some_and(|tile| chow.first(tile).is_some());
                Action::Chow(Chow::ALL.into_iter().find(exists).unwrap_or(Chow::ALL[0]))
            }
        }
    }
}

/// The tiles that a call needs in the hand.
fn fitting(tile: Tile, call: Call) -> TileCounts {
    let mut hand = TileCounts::new();
    let needed: ArrayVec<Tile, 3> = match call {
        _ if !tile.is_playing() => ArrayVec::new(),
        Call::Win => ArrayVec::new(),
        Call::Pung => [tile; 2].into_iter().collect(),
        Call::Kong => [tile; 3].into_iter().collect(),
        Call::Chow => {
            Chow::ALL.into_iter().find_map(|chow| chow.from_hand(tile)).into_iter().flatten().collect()
        }
    };
    // No more than three of a kind are added to none.
    needed.into_iter().for_each(|tile| _ = hand.add(tile));
    hand
}
