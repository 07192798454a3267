//! What must be true of a deal after every action, found again from scratch and from outside.
//!
//! A [`Watch`] hears all events and keeps what each seat and a spectator may know by noting theirs. It takes no part in
//! the play and asks the deal only what every program may ask. Hands have the sizes of MCR-TURN-8 and RED-PLAY-3 at every
//! moment, and turns follow one another as SIC-TURN-2 and RED-PLAY-2 say.

use hand::{Hand, Meld};
use rules::Rules;
use tiles::{Seat, Tile, TileCounts, TileSet, Wall};

use super::table::{
    Action, Deal, Event, Offered, Open, OpenState, SeatEvent, SeatState, Source, Stage, Thrown, Walls,
};

/// Follows a deal.
pub(crate) struct Watch<'a> {
    rules: &'a Rules,
    /// All tiles in the order of the wall.
    all: Vec<Tile>,
    heard: usize,
    states: [SeatState; 4],
    open: OpenState,
    dealt: bool,
    taken: u32,
    /// Of those, the ones that came before the first turn.
    dealt_tiles: u32,
    replaced: u32,
    river: Vec<Thrown>,
    /// Tiles that went to winners and lie neither in a hand nor in the river.
    won: Vec<Tile>,
    to_nobody: i32,
    points: [i32; 4],
    steps: u32,
}

impl<'a> Watch<'a> {
    /// From the beginning of a deal of this wall.
    pub(crate) fn new(rules: &'a Rules, deal: &Deal, wall: &Wall) -> Watch<'a> {
        let table = *deal.public().table();
        Watch {
            rules,
            all: wall.rest().to_vec(),
            heard: 0,
            states: Seat::ALL.map(|seat| SeatState::new(rules, seat, table)),
            open: OpenState::new(rules, table),
            dealt: false,
            taken: 0,
            dealt_tiles: 0,
            replaced: 0,
            river: Vec::new(),
            won: Vec::new(),
            to_nobody: 0,
            points: [0; 4],
            steps: 0,
        }
    }

    /// Hears what is new in the list of all events so far, and compares.
    pub(crate) fn check(&mut self, deal: &Deal, events: &[Event]) {
        for &event in &events[self.heard..] {
            self.hear(event);
        }
        self.heard = events.len();
        self.steps += 1;
        // Every tile is drawn once, and for each there are at most a discard and four answers.
        assert!(self.steps < 148 * 6, "the deal has no end");
        let over = matches!(deal.public().stage(), Stage::Over { .. });
        assert_eq!(deal.to_act().is_empty(), over, "somebody must choose until the deal is over");
        assert_eq!(deal.finished().is_some(), over);
        self.check_views(deal);
        self.check_tiles(deal);
        self.check_counters(deal);
        for &seat in deal.public().seats() {
            self.check_hand(deal, seat);
        }
    }

    fn hear(&mut self, event: Event) {
        let shows = self.rules.shows_concealed_kongs();
        if let Some(event) = event.redact(None, shows) {
            self.open.note(self.rules, event);
        }
        for state in &mut self.states {
            let seat = state.view().seat();
            if let Some(seen) = event.redact(Some(seat), shows) {
                check_redacted(seat, event, seen, shows);
                state.note(self.rules, seen);
            }
        }
        match event {
            Event::Drew { source, .. } => {
                self.taken += 1;
                self.dealt_tiles += u32::from(source == Source::Dealt);
                self.replaced += u32::from(matches!(source, Source::Kong | Source::Flower));
            }
            Event::Open(open) => self.hear_open(open),
            Event::ConcealedKong { .. } | Event::Forbade { .. } | Event::Missed { .. } => {}
        }
    }

    fn hear_open(&mut self, open: Open) {
        let is_discard = |stage| matches!(stage, Stage::Offer { what: Offered::Discard, .. });
        match open {
            Open::Dealt => self.dealt = true,
            Open::Discarded { seat, tile } => self.river.push(Thrown { seat, tile, claimed: false }),
            Open::Claimed { .. } => self.river.last_mut().expect("a discard was claimed").claimed = true,
            // The states have noted it already; what was offered is told by the tile that is there.
            Open::Taken { from, tile } => {
                let last = self.river.last_mut().filter(|last| (last.seat, last.tile) == (from, tile));
                let stage = self.states[0].view().public().stage();
                if let Some(last) = last.filter(|_| is_discard(stage)) {
                    last.claimed = true;
                }
                if !tile.is_flower() {
                    self.won.push(tile);
                }
            }
            Open::Paid(booking) => {
                assert!(booking.points >= 0 && Some(booking.from) != booking.to, "{booking:?}");
                self.points[booking.from.index()] -= booking.points;
                match booking.to {
                    Some(to) => self.points[to.index()] += booking.points,
                    None => self.to_nobody += booking.points,
                }
            }
            Open::FlowersAsked { .. }
            | Open::FlowerShown { .. }
            | Open::FlowerOffered { .. }
            | Open::EighthFlower { .. }
            | Open::Opening
            | Open::FirstTurn { .. }
            | Open::SuitShown { .. }
            | Open::DeclaredReady { .. }
            | Open::ReadyLapsed { .. }
            | Open::AddingToPung { .. }
            | Open::AddedToPung { .. }
            | Open::KongPaid(_)
            | Open::KongThrown { .. }
            | Open::FalseWin { .. }
            | Open::Won { .. }
            | Open::Ended { .. } => {}
        }
    }

    /// Who notes the events of his seat knows exactly what the deal shows him.
    fn check_views(&self, deal: &Deal) {
        assert_eq!(self.open.public(), deal.public(), "what a spectator has noted is what lies open");
        for state in &self.states {
            let view = deal.view(state.view().seat());
            assert!(state.is(view), "folded: {state:?}\nshown: {view:?}");
            assert_eq!(view.is_asked(), deal.to_act().contains(view.seat()) && is_window(deal));
        }
    }

    /// No tile is lost and none comes from nowhere.
    fn check_tiles(&self, deal: &Deal) {
        let public = deal.public();
        let mut there = TileCounts::new();
        let mut add = |tile: Tile| there.add(tile).unwrap_or_else(|error| panic!("{error}: {deal:?}"));
        for &seat in public.seats() {
            let view = deal.view(seat);
            view.own().concealed().tiles().for_each(&mut add);
            view.melds().iter().flat_map(Meld::tiles).for_each(&mut add);
            public.shown(seat).flowers().for_each(&mut add);
        }
        public.river().iter().filter(|thrown| !thrown.claimed).for_each(|thrown| add(thrown.tile));
        self.won.iter().copied().for_each(&mut add);
        let missing = self.rules.tiles.without(&there).expect("no tile is there twice");
        assert_eq!(missing.total(), u32::from(public.left()), "the rest is in the wall");
        if public.table().walls == Walls::Shared {
            let full = deal.finished().map(|full| full.wall().to_vec());
            let full = full.map(|wall| TileCounts::count(wall).expect("a part of the full set"));
            assert!(full.is_none_or(|wall| wall == missing));
        }
    }

    fn check_counters(&self, deal: &Deal) {
        let public = deal.public();
        assert_eq!(u32::from(public.left()), self.all.len() as u32 - self.taken);
        if self.dealt {
            // Flowers before the first turn were replaced, too.
            assert_eq!(u32::from(public.replaced()), self.replaced + self.taken_before_play(deal));
        }
        let river: Vec<Thrown> = public.river().iter().collect();
        assert_eq!(river, self.river);
        assert_eq!(public.river().lying() as usize, river.iter().filter(|thrown| !thrown.claimed).count());
        let points = Seat::ALL.map(|seat| public.points()[seat]);
        assert_eq!(points, self.points);
        assert_eq!(points.iter().sum::<i32>(), -self.to_nobody);
    }

    /// The tiles that were dealt beyond the hands.
    fn taken_before_play(&self, deal: &Deal) -> u32 {
        let dealt =
            deal.public().seats().len() * self.rules.hand_size + usize::from(self.rules.play.dealer_extra);
        self.dealt_tiles - dealt as u32
    }

    /// The size of a hand, and what it waits for.
    fn check_hand(&self, deal: &Deal, seat: Seat) {
        let (view, public) = (deal.view(seat), deal.public());
        let own = view.own();
        let melds = view.melds();
        if !self.dealt {
            return;
        }
        let size = own.concealed().total() as usize + 3 * melds.len();
        let (at_turn, offered) = match public.stage() {
            Stage::Turn { seat: turn, .. } => (turn == seat, false),
            // The tile lies open already, but it is in the hand until nobody wants it.
            Stage::Offer { from, what: Offered::Kong, .. } => (from == seat, false),
            Stage::Offer { from, what: Offered::Flower, .. } => (false, from == seat),
            Stage::EighthFlower { seat: turn, .. } => (turn == seat, false),
            Stage::Opening => (seat == Deal::DEALER && self.rules.play.dealer_extra, false),
            Stage::Over { .. } => (size > self.rules.hand_size, false),
            Stage::Dealing | Stage::Flowers { .. } | Stage::Offer { .. } => (false, false),
        };
        assert!(!offered || size == self.rules.hand_size);
        // A winner keeps what he drew.
        let drawn_and_out = public.wins().any(|won| won.seat == seat && won.from.is_none());
        assert_eq!(
            size,
            self.rules.hand_size
                + usize::from(at_turn || drawn_and_out && !matches!(public.stage(), Stage::Over { .. })),
            "{seat:?} {deal:?}"
        );
        self.check_waits(deal, seat, &melds);
    }

    fn check_waits(&self, deal: &Deal, seat: Seat, melds: &[Meld]) {
        let view = deal.view(seat);
        let own = view.own();
        let mut tiles = own.concealed();
        let drawn = own.drawn();
        if let Some(tile) = drawn {
            // A flower that was laid open is not there any more.
            tiles.remove(tile);
        }
        let flower = !(tiles.kinds() & TileSet::FLOWERS).is_empty();
        let between = tiles.total() % 3 == 1;
        let waits = if flower || !between {
            TileSet::EMPTY
        } else {
            let hand =
                Hand::new(&tiles, melds, self.rules.jokers()).unwrap_or_else(|bad| panic!("{bad}: {deal:?}"));
            hand.waits(self.rules.shapes)
        };
        assert_eq!(view.waits(), waits, "{seat:?} {drawn:?} {tiles} {melds:?}");
    }
}

/// Every action that anybody can try: those that there are, and some that only words can say.
pub(crate) fn all_actions() -> impl Iterator<Item = Action> {
    let odd = Tile::all().filter(|tile| !tile.is_playing()).map(Action::OwnKong);
    let plain = Tile::playing().map(Action::Flower);
    Action::all().chain(odd).chain(plain).chain([Action::Flower(Tile::JOKER)])
}

/// What is chosen is what is accepted, for every seat, and a refusal changes nothing and has a reason.
pub(crate) fn check_choices(deal: &Deal, rules: &Rules, has_clause: &dyn Fn(&str) -> bool) {
    let mut tried = *deal;
    for seat in Seat::ALL {
        let choices = deal.choices(rules, seat);
        let listed: Vec<Action> = choices.iter().collect();
        assert_eq!(listed.is_empty(), !deal.to_act().contains(seat), "{seat:?} {:?}", deal.public().stage());
        assert_eq!((listed.len() as u32, listed.is_empty()), (choices.len(), choices.is_empty()));
        assert!(listed.windows(2).all(|pair| pair[0] < pair[1]), "{listed:?}");
        for (number, &action) in (0..).zip(&listed) {
            assert_eq!(choices.nth(number), Some(action), "{listed:?}");
        }
        assert_eq!(choices.nth(listed.len() as u32), None);
        for action in all_actions() {
            assert_eq!(choices.contains(action), listed.contains(&action), "{action:?} {listed:?}");
            if listed.contains(&action) {
                let mut after = *deal;
                after.apply(rules, seat, action, &mut ()).expect("a choice is accepted");
                assert!(after != *deal, "{action:?} changes something");
                continue;
            }
            let refused = tried.apply(rules, seat, action, &mut ()).expect_err("no choice, so it is refused");
            assert_eq!((refused.seat, refused.action), (seat, action));
            assert!(!refused.reasons.is_empty() && !refused.to_string().is_empty());
            for reason in &refused.reasons {
                assert!(has_clause(reason.clause(&rules.play.clauses)), "{reason:?}");
            }
        }
    }
    assert!(tried == *deal, "a refused action changes nothing");
}

/// Words say a choice, and are read as it again.
pub(crate) fn check_words(deal: &Deal, rules: &Rules) {
    let claimed = match deal.public().stage() {
        Stage::Offer { tile, .. } => Some(tile),
        _ => None,
    };
    let mut said = Vec::new();
    for seat in deal.to_act() {
        said.clear();
        for action in deal.choices(rules, seat).iter() {
            let words = action.words(claimed);
            let read: Vec<&str> = words.iter().map(String::as_str).collect();
            assert_eq!(Action::read(&read, claimed), Ok(action), "{words:?}");
            assert!(!said.contains(&words), "{words:?} is said twice");
            said.push(words);
        }
    }
}

fn is_window(deal: &Deal) -> bool {
    matches!(deal.public().stage(), Stage::Opening | Stage::Offer { .. })
}

/// What is secret does not get out.
fn check_redacted(viewer: Seat, event: Event, seen: SeatEvent, shows_kongs: bool) {
    match (event, seen) {
        (Event::Drew { seat, .. }, SeatEvent::Drew { tile, .. }) => {
            assert_eq!(tile.is_some(), seat == viewer);
        }
        (Event::ConcealedKong { seat, .. }, SeatEvent::ConcealedKong { tile, .. }) => {
            assert_eq!(tile.is_some(), shows_kongs || seat == viewer);
        }
        (Event::Forbade { seat, .. }, SeatEvent::Forbade { suit, .. }) => {
            assert_eq!(suit.is_some(), seat == viewer);
        }
        (Event::Missed { seat, .. }, SeatEvent::Missed { .. }) => assert_eq!(seat, viewer),
        (Event::Open(open), SeatEvent::Open(seen)) => assert_eq!(open, seen),
        _ => panic!("{event:?} is seen as {seen:?}"),
    }
}
