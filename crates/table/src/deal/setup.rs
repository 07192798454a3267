//! Dealing, and what comes before the first turn: flowers, then the choice that some rulesets have.

use rules::{End, Flowers, Opening, Ready, Rules, seats_of};
use tiles::{BySeat, Seat, Tile, Wall};

use super::{Deal, Pending, Setup};
use crate::action::{Action, Choices, Claims, FORBID, PASS, READY, WIN};
use crate::event::{Event, EventSink, Open, Source};
use crate::few::Few;
use crate::own::Own;
use crate::public::{Public, Table, Walls};

impl Deal {
    /// Deals from a full wall, and goes on until somebody must choose.
    ///
    /// # Panics
    /// If the rules do not allow that number of players, or the wall has not all tiles in play.
    pub fn new(rules: &Rules, setup: &Setup, wall: Wall, sink: &mut impl EventSink) -> Deal {
        let players = if setup.players == 0 { rules.usual_players() } else { setup.players };
        assert!(rules.players.contains(&players), "{players} cannot play this");
        assert_eq!(wall.left(), rules.tiles.total() as usize, "the wall has all tiles in play");
        let Setup { round, dealer_streak, strict, walls, .. } = *setup;
        assert!(walls == Walls::Shared || wall.left().is_multiple_of(4) && players == 4, "four equal walls");
        let table = Table { players, round, dealer_streak, strict, walls };
        let mut deal = Deal {
            public: Public::new(table, wall.left() as u8),
            own: BySeat::new([Own::new(); 4]),
            wall,
            pending: Pending::NONE,
            wins: Few::default(),
        };
        deal.deal_tiles(rules, sink);
        deal.replace_dealt_flowers(rules, Deal::DEALER, sink);
        deal
    }

    fn deal_tiles(&mut self, rules: &Rules, sink: &mut impl EventSink) {
        for seat in dealt_to(rules, self.public.table.players) {
            let tile = self.take_live(seat);
            self.happen(rules, Event::Drew { seat, tile, source: Source::Dealt }, sink);
        }
    }

    /// The next tile for a seat to draw, which is known to be there.
    #[inline(always)]
    pub(super) fn take_live(&mut self, seat: Seat) -> Tile {
        match self.public.table.walls {
            Walls::Shared => self.wall.draw().expect("a wall is longer than what is drawn from it"),
            Walls::Own => self.own_wall_tile(seat),
        }
    }

    /// The last tile of a player's own wall.
    fn own_wall_tile(&self, seat: Seat) -> Tile {
        let tiles = self.wall.rest();
        tiles[tiles.len() / 4 * seat.index() + usize::from(self.public.own_left[seat]) - 1]
    }

    /// Replaces the dealt flowers of a seat and of those after it: each finishes before the next begins
    /// (MCR-FLOWER-1, RED-FLOWER-1, CLA-FLOWER-1, TWN-FLOWER-1).
    pub(super) fn replace_dealt_flowers(&mut self, rules: &Rules, from: Seat, sink: &mut impl EventSink) {
        let mut seat = from;
        loop {
            // Nobody can be asked here but for an eighth flower, or where flowers are a matter of choice.
            if !self.replace_flowers_of(rules, seat, sink) {
                return;
            }
            seat = self.public.next(seat);
            if seat == Deal::DEALER {
                break;
            }
        }
        self.open(rules, Open::Dealt, sink);
        self.begin(rules, sink);
    }

    /// Replaces the dealt flowers of one seat; `false` if somebody must choose first.
    fn replace_flowers_of(&mut self, rules: &Rules, seat: Seat, sink: &mut impl EventSink) -> bool {
        if rules.play.flowers == Flowers::AsTheOwnerLikes {
            // Said of everybody, else the others would learn who keeps a flower (MCR-FLOWER-3).
            self.open(rules, Open::FlowersAsked { seat }, sink);
            return self.own[seat].flowers == 0;
        }
        while let Some(tile) = self.own[seat].flowers().first() {
            if !self.show_flower(rules, seat, tile, sink) {
                return false;
            }
            self.take_replacement(rules, seat, Source::Dealt, sink);
        }
        true
    }

    /// Lays a flower open; `false` if that is an eighth one, which wins or may be robbed.
    pub(super) fn show_flower(
        &mut self,
        rules: &Rules,
        seat: Seat,
        tile: Tile,
        sink: &mut impl EventSink,
    ) -> bool {
        if rules.play.eighth_flower && self.has_seven_flowers(seat) {
            self.open(rules, Open::EighthFlower { seat, tile }, sink);
            return false;
        }
        self.open(rules, Open::FlowerShown { seat, tile }, sink);
        if rules.play.eighth_flower
            && let Some(robber) = self.public.others(seat).find(|&other| self.has_seven_flowers(other))
        {
            self.open(rules, Open::FlowerOffered { seat, tile }, sink);
            self.ask_robber_of_flower(robber);
            return false;
        }
        true
    }

    pub(super) fn ask_robber_of_flower(&mut self, robber: Seat) {
        self.pending = Pending::NONE;
        self.ask(robber, Claims { plain: PASS | WIN, ..Claims::NONE });
    }

    /// TWN-FLOWER-7: a dead hand does not win with flowers.
    pub(super) fn has_seven_flowers(&self, seat: Seat) -> bool {
        let shown = self.public.shown(seat);
        shown.flowers.count_ones() == 7 && !shown.dead
    }

    /// A tile from the end where replacements are taken, which is known to have one.
    pub(super) fn take_replacement(
        &mut self,
        rules: &Rules,
        seat: Seat,
        source: Source,
        sink: &mut impl EventSink,
    ) {
        let tile = match (self.public.table.walls, rules.play.wall.replacements) {
            (Walls::Own, _) | (_, End::Live) => self.take_live(seat),
            (Walls::Shared, End::Far) => self.wall.draw_last().expect("there is a tile to replace it"),
        };
        self.happen(rules, Event::Drew { seat, tile, source }, sink);
    }

    fn begin(&mut self, rules: &Rules, sink: &mut impl EventSink) {
        // Said whether anybody has a choice or not, else all would learn that somebody is ready (CLA-READY-5).
        if self.ask_before_first_turn(rules) {
            self.open(rules, Open::Opening, sink);
        }
        if self.pending.asked.is_empty() {
            self.first_turn(rules, sink);
        }
    }

    /// What is chosen before the first turn; whether there can be anything. The only place that looks at
    /// `play.opening`.
    pub(super) fn ask_before_first_turn(&mut self, rules: &Rules) -> bool {
        self.pending = Pending::NONE;
        match rules.play.opening {
            Opening::None => {}
            Opening::ForbidSuit => {
                for &seat in self.public.seats() {
                    self.ask(seat, Claims { plain: FORBID, ..Claims::NONE });
                }
            }
        }
        // CLA-READY-3.
        if rules.play.ready == Ready::Required {
            for &seat in self.public.seats() {
                let own = &self.own[seat];
                if !own.real_waits(own.waits, self.public.shown(seat)).is_empty() {
                    self.ask(seat, Claims { plain: PASS | READY, ..Claims::NONE });
                }
            }
        }
        rules.play.opening != Opening::None || rules.play.ready == Ready::Required
    }

    fn ask(&mut self, seat: Seat, claims: Claims) {
        self.pending.asked.insert(seat);
        self.pending.claims[seat] = claims;
    }

    /// All have chosen.
    pub(super) fn resolve_opening(&mut self, rules: &Rules, sink: &mut impl EventSink) {
        let answers = self.pending.answers;
        self.pending = Pending::NONE;
        for &seat in self.public.seats() {
            match answers[seat] {
                Some(Action::Forbid(suit)) => self.happen(rules, Event::Forbade { seat, suit }, sink),
                Some(Action::Ready) => {
                    self.open(rules, Open::DeclaredReady { seat, as_dealt: true, with_discard: false }, sink);
                }
                _ => {}
            }
        }
        self.first_turn(rules, sink);
    }

    fn first_turn(&mut self, rules: &Rules, sink: &mut impl EventSink) {
        if rules.play.dealer_extra {
            self.open(rules, Open::FirstTurn { seat: Deal::DEALER }, sink);
        } else {
            self.draw(rules, Deal::DEALER, sink);
        }
    }

    /// Dealt flowers where they are a matter of choice (MCR-FLOWER-3).
    pub(super) fn flower_choices(&self, seat: Seat) -> Choices {
        let claims = Claims { plain: PASS, ..Claims::NONE };
        Choices { flowers: self.own[seat].flowers(), ..Choices::of_claims(claims) }
    }

    pub(super) fn choose_flower(
        &mut self,
        rules: &Rules,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink,
    ) {
        if let Action::Flower(tile) = action {
            self.open(rules, Open::FlowerShown { seat, tile }, sink);
            self.take_replacement(rules, seat, Source::Dealt, sink);
            self.replace_dealt_flowers(rules, seat, sink);
            return;
        }
        // He keeps what he has; the next one is asked.
        let next = self.public.next(seat);
        if next == Deal::DEALER {
            self.open(rules, Open::Dealt, sink);
            self.begin(rules, sink);
        } else {
            self.replace_dealt_flowers(rules, next, sink);
        }
    }

    /// Goes on after a dealt flower was not robbed.
    pub(super) fn go_on_setting_up(&mut self, rules: &Rules, seat: Seat, sink: &mut impl EventSink) {
        self.take_replacement(rules, seat, Source::Dealt, sink);
        self.replace_dealt_flowers(rules, seat, sink);
    }
}

/// Who gets the tiles that are dealt, one after the other: four at a time, then one by one, in the order of play from
/// the dealer; one more for the dealer where he begins without a draw (MCR-DEAL-1, RED-DEAL-1, CLA-DEAL-1, SIC-DEAL-1,
/// SIC-DEAL-2, TWN-DEAL-1, TWN-DEAL-2).
pub fn dealt_to(rules: &Rules, players: u8) -> impl Iterator<Item = Seat> + use<> {
    let seats = seats_of(players).iter().copied();
    let (fours, singles) = (rules.hand_size / 4, rules.hand_size % 4);
    let by_four = seats.clone().flat_map(|seat| std::iter::repeat_n(seat, 4));
    let by_four = std::iter::repeat_n(by_four, fours).flatten();
    let one_by_one = std::iter::repeat_n(seats, singles).flatten();
    by_four.chain(one_by_one).chain(rules.play.dealer_extra.then_some(Deal::DEALER))
}
