//! A player's turn: what he may do, and what follows from it.

use rules::{Flowers, Ready, Rules};
use tiles::{Seat, Tile, TileSet};

use super::Deal;
use crate::action::{Action, Choices, Claims, READY, WIN};
use crate::event::{Event, EventSink, Open, Source};
use crate::public::ReadyState;

impl Deal {
    /// What may be done in a turn that began like this.
    #[inline]
    pub(super) fn turn_choices(&self, rules: &Rules, seat: Seat, source: Source) -> Choices {
        let own = &self.own[seat];
        let mut choices = Choices { discards: own.tally.kinds(), ..Choices::NONE };
        if !own.bound.is_empty() {
            choices.discards = choices.discards & own.bound;
        }
        if source != Source::Claim {
            if rules.kongs {
                choices.kongs = self.own_kongs(rules, seat);
            }
            if self.may_win_in_turn(rules, seat) {
                choices.claims.plain |= WIN;
            }
        }
        if own.flowers != 0 {
            self.add_flower_choices(rules, seat, source, &mut choices);
        }
        if rules.play.ready != Ready::None {
            self.mind_ready(rules, seat, source, &mut choices);
        }
        choices
    }

    /// The kinds of which a kong may be declared. The only kongs that a turn cannot have are those of a claim
    /// (MCR-KONG-3, SIC-KONG-4, TWN-KONG-2, CLA-CLAIM-6) and those without a tile to replace them.
    #[inline]
    fn own_kongs(&self, rules: &Rules, seat: Seat) -> TileSet {
        let (own, shown) = (&self.own[seat], self.public.shown(seat));
        let mut kongs = own.tally.more_than(3);
        if !shown.melds.is_empty() {
            kongs |= own.tally.kinds() & shown.open_pungs();
        }
        if kongs.is_empty() || !self.public.can_replace(rules, seat) {
            return TileSet::EMPTY;
        }
        // SIC-SUIT-2: what the next discard is bound to may not all go into sets.
        if !own.bound.is_empty() {
            kongs =
                kongs.filter(|&kong| self.keeps_bound(seat, kong, own.tally.count(kong).into())).collect();
        }
        kongs
    }

    /// Flowers that are still in the hand: what may be done with them. The only place that looks at `play.flowers`
    /// during play.
    fn add_flower_choices(&self, rules: &Rules, seat: Seat, source: Source, choices: &mut Choices) {
        let flowers = self.own[seat].flowers();
        match rules.play.flowers {
            // RED-END-2, CLA-FLOWER-3, TWN-SEA-5: it stays where it is.
            Flowers::Replaced => {}
            // MCR-FLOWER-8.
            Flowers::ReplacedOrDiscarded => choices.discards |= flowers,
            // MCR-FLOWER-3, MCR-FLOWER-7.
            Flowers::AsTheOwnerLikes => {
                choices.discards |= flowers;
                if source != Source::Claim && self.public.can_replace(rules, seat) {
                    choices.flowers = flowers;
                }
            }
        }
    }

    /// Ready hands: when they may be declared, and to what a declaration binds.
    fn mind_ready(&self, rules: &Rules, seat: Seat, source: Source, choices: &mut Choices) {
        let (own, state) = (&self.own[seat], self.public.shown(seat).ready);
        match rules.play.ready {
            Ready::None => {}
            Ready::Required => match state {
                // CLA-READY-2: with a discard that leaves a ready hand.
                ReadyState::No => {
                    if self.is_ready_with_a_discard(rules, seat) {
                        choices.claims.plain |= READY;
                    }
                }
                ReadyState::WithDiscard => {
                    *choices = Choices { discards: self.ready_discards(rules, seat), ..Choices::NONE };
                }
                ReadyState::Yes => {}
            },
            Ready::FromDeal => match state {
                ReadyState::No => {
                    if self.may_declare_dealt_hand(rules, seat, source) {
                        choices.claims.plain |= READY;
                    }
                }
                // TWN-READY-1: the dealer says it before his first discard, which must keep the hand ready.
                ReadyState::WithDiscard if source == Source::Dealt => {
                    let plain = choices.claims.plain & WIN;
                    choices.discards = self.ready_discards(rules, seat);
                    choices.kongs = TileSet::EMPTY;
                    choices.claims = Claims { plain, ..Claims::NONE };
                }
                // TWN-READY-2, TWN-READY-3: what was drawn goes again, unless it wins or makes a kong that changes
                // nothing. A flower that cannot be replaced leaves the choice.
                ReadyState::WithDiscard | ReadyState::Yes => {
                    if let Some(drawn) = own.drawn.filter(|drawn| !drawn.is_flower()) {
                        choices.discards = TileSet::only(drawn);
                    }
                    choices.kongs =
                        choices.kongs.filter(|&kong| self.changes_nothing(rules, seat, kong)).collect();
                }
            },
        }
    }

    /// TWN-READY-1: before the first discard, nothing declared, ready as dealt.
    fn may_declare_dealt_hand(&self, rules: &Rules, seat: Seat, source: Source) -> bool {
        let (own, shown) = (&self.own[seat], self.public.shown(seat));
        if shown.has_discarded || !shown.melds.is_empty() || source == Source::Claim {
            return false;
        }
        if source == Source::Dealt {
            self.is_ready_with_a_discard(rules, seat)
        } else {
            !own.waits.is_empty()
        }
    }

    /// Whether some discard leaves a ready hand.
    fn is_ready_with_a_discard(&self, rules: &Rules, seat: Seat) -> bool {
        let own = &self.own[seat];
        own.flowers == 0
            && own.tally.distance(rules.shapes) <= 0
            && !self.ready_discards(rules, seat).is_empty()
    }

    /// The discards that leave a ready hand.
    fn ready_discards(&self, rules: &Rules, seat: Seat) -> TileSet {
        let own = &self.own[seat];
        let leaves_ready = |&tile: &Tile| {
            let mut after = *own;
            after.tally.remove(tile);
            let waits = after.tally.waits(rules.shapes, rules.jokers());
            // What is discarded is one of the four, too, but it is not held any more.
            !after.real_waits(waits, self.public.shown(seat)).is_empty()
        };
        own.tally.kinds().filter(leaves_ready).collect()
    }

    /// TWN-READY-3: a concealed kong with the tile just drawn that leaves the waits as they are.
    fn changes_nothing(&self, rules: &Rules, seat: Seat, kong: Tile) -> bool {
        let own = &self.own[seat];
        let mut after = own.tally;
        if own.drawn != Some(kong) || after.count(kong) != 4 {
            return false;
        }
        (0..4).for_each(|_| _ = after.remove(kong));
        let waits = after.waits(rules.shapes, rules.jokers()) - TileSet::only(kong);
        let shown = self.public.shown(seat);
        own.real_waits(waits, shown) == own.waits_before_draw(shown)
    }

    /// Does what was chosen in a turn.
    #[inline]
    pub(super) fn act(&mut self, rules: &Rules, seat: Seat, action: Action, sink: &mut impl EventSink) {
        match action {
            Action::Discard(tile) => self.discard(rules, seat, tile, sink),
            Action::OwnKong(tile) if self.own[seat].tally.count(tile) == 4 => {
                self.happen(rules, Event::ConcealedKong { seat, tile }, sink);
                self.pay_concealed_kong(rules, seat, sink);
                self.replace(rules, seat, Source::Kong, sink);
            }
            Action::OwnKong(tile) => self.offer_added_tile(rules, seat, tile, sink),
            Action::Ready => {
                let as_dealt = rules.play.ready == Ready::FromDeal;
                self.open(rules, Open::DeclaredReady { seat, as_dealt, with_discard: true }, sink);
            }
            Action::Flower(tile) => {
                self.open(rules, Open::FlowerShown { seat, tile }, sink);
                self.replace(rules, seat, Source::Flower, sink);
            }
            Action::Win => self.declare_in_turn(rules, seat, sink),
            Action::Pass | Action::Forbid(_) | Action::Chow(_) | Action::Pung(_) | Action::Kong => {}
        }
    }

    #[inline]
    fn discard(&mut self, rules: &Rules, seat: Seat, tile: Tile, sink: &mut impl EventSink) {
        // SIC-SUIT-4.
        let shown = self.public.shown(seat);
        if let Some(suit) = self.own[seat].forbidden
            && shown.forbidden.is_none()
        {
            self.open(rules, Open::SuitShown { seat, suit }, sink);
        }
        self.open(rules, Open::Discarded { seat, tile }, sink);
        // CLA-READY-4: a declaration stands as long as the hand is ready after each discard. One that binds the hand
        // does not lapse: a flower that it cannot replace (TWN-SEA-5) stays unseen.
        let may_lapse =
            rules.play.ready == Ready::Required && self.public.shown(seat).ready == ReadyState::Yes;
        if may_lapse && !self.is_ready(seat) {
            self.open(rules, Open::ReadyLapsed { seat }, sink);
        }
        self.offer_discard(rules, seat, tile, sink);
    }

    fn is_ready(&self, seat: Seat) -> bool {
        let own = &self.own[seat];
        !own.real_waits(own.waits, self.public.shown(seat)).is_empty()
    }

    /// The next player draws, or the wall is at its end.
    #[inline]
    pub(super) fn next_turn(&mut self, rules: &Rules, after: Seat, sink: &mut impl EventSink) {
        let next = self.public.next_in_play(after);
        self.draw(rules, next, sink);
    }

    /// A turn begins with a draw, if there is a tile to draw.
    #[inline]
    pub(super) fn draw(&mut self, rules: &Rules, seat: Seat, sink: &mut impl EventSink) {
        if self.public.live(rules, seat) == 0 {
            return self.end_of_wall(rules, sink);
        }
        let tile = self.take_live(seat);
        self.happen(rules, Event::Drew { seat, tile, source: Source::Wall }, sink);
        if tile.is_flower() {
            self.mind_flower(rules, seat, tile, sink);
        }
    }

    /// A tile in the place of another, which is known to be there.
    pub(super) fn replace(&mut self, rules: &Rules, seat: Seat, source: Source, sink: &mut impl EventSink) {
        self.take_replacement(rules, seat, source, sink);
        if let Some(tile) = self.own[seat].drawn.filter(|tile| tile.is_flower()) {
            self.mind_flower(rules, seat, tile, sink);
        }
    }

    /// A flower was taken in a turn: it is replaced, if it is replaced by itself and if there is a tile for it.
    fn mind_flower(&mut self, rules: &Rules, seat: Seat, tile: Tile, sink: &mut impl EventSink) {
        if rules.play.flowers == Flowers::AsTheOwnerLikes {
            return;
        }
        if !self.public.can_replace(rules, seat) {
            // TWN-RUL-46: as the eighth it wins even here; else it stays in the hand.
            if rules.play.eighth_flower && self.has_seven_flowers(seat) {
                self.open(rules, Open::EighthFlower { seat, tile }, sink);
            }
            return;
        }
        if self.show_flower(rules, seat, tile, sink) {
            self.replace(rules, seat, Source::Flower, sink);
        }
    }
}
