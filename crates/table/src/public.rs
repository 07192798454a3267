//! What everybody at the table sees.

use hand::{Claim, Meld, MeldKind};
use rules::{EndedBy, KongEntry, Rules, WinBy, seats_of};
use tiles::{BySeat, RelSeat, Seat, SeatSet, Suit, Tile, TileSet, Wind};

use crate::event::{Open, SeatEvent, Source};
use crate::few::Few;

/// The open part of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    pub(crate) stage: Stage,
    pub(crate) table: Table,
    pub(crate) left: u8,
    pub(crate) replaced: u8,
    /// How many tiles each player's own wall has, where everybody has one.
    pub(crate) own_left: BySeat<u8>,
    /// How many kongs have been declared in this turn.
    pub(crate) kongs_in_turn: u8,
    /// Whose dealt flowers are being replaced, before the first turn.
    pub(crate) setting_up: Option<Seat>,
    pub(crate) river: River,
    pub(crate) shown: BySeat<Shown>,
    pub(crate) points: BySeat<i32>,
    pub(crate) wins: Few<Declaration, 3>,
    pub(crate) kongs: Few<KongEntry, 16>,
}

/// What is settled before a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// How many play.
    pub players: u8,
    /// The wind of the round.
    pub round: Wind,
    /// How many deals in a row the dealer has won before this one.
    pub dealer_streak: u32,
    /// Whether a player may declare a win that is none, as at a real table; everybody is then asked about every
    /// discard, also who can only pass.
    pub strict: bool,
    /// From where tiles are drawn.
    pub walls: Walls,
}

/// From where tiles are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Walls {
    /// All from one wall.
    #[default]
    Shared,
    /// Everybody from a wall of his own, a quarter of all tiles, from its end backwards; who has none left to draw
    /// ends the deal. So play programs that repeat a deal with the seats changed.
    Own,
}

/// What the table waits for. Who is asked is a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Tiles are being dealt.
    Dealing,
    /// A player chooses which of the flowers dealt to him he lays open.
    Flowers {
        /// Who it is.
        seat: Seat,
    },
    /// The choice before the first turn, of all at the same time.
    Opening,
    /// A player's turn.
    Turn {
        /// Whose.
        seat: Seat,
        /// How it began, or went on after a kong.
        source: Source,
    },
    /// A tile that others may claim.
    Offer {
        /// Whose it was.
        from: Seat,
        /// Which.
        tile: Tile,
        /// What happened to it.
        what: Offered,
    },
    /// A player has the eighth flower.
    EighthFlower {
        /// Who.
        seat: Seat,
        /// Which flower came last.
        tile: Tile,
    },
    /// The deal is over.
    Over {
        /// How it came to its end.
        by: EndedBy,
        /// Who deals next.
        next_dealer: Seat,
    },
}

/// Why a tile may be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offered {
    /// It was discarded.
    Discard,
    /// It was put to a declared pung.
    Kong,
    /// It is the eighth flower.
    Flower,
}

/// What everybody sees of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Shown {
    /// `None` is a kong that lies face down.
    pub(crate) melds: Few<Option<Meld>, 5>,
    pub(crate) flowers: u8,
    pub(crate) ready: ReadyState,
    pub(crate) dead: bool,
    pub(crate) out: bool,
    pub(crate) has_discarded: bool,
    pub(crate) forbidden: Option<Suit>,
}

/// Whether a hand was declared ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum ReadyState {
    /// It was not, or the declaration has lapsed.
    #[default]
    No,
    /// It was, and the discard that goes with it is still to come.
    WithDiscard,
    /// The declaration stands.
    Yes,
}

/// A win as everybody hears it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Declaration {
    pub seat: Seat,
    pub from: Option<Seat>,
    pub tile: Tile,
    pub by: WinBy,
}

/// The discards of all players in the order in which they were made.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct River {
    /// The kind, and in the two highest bits the seat.
    tiles: [u8; River::MAX],
    /// Bit *i*: the *i*-th was claimed.
    claimed: [u64; 3],
    len: u8,
}

/// A discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Thrown {
    /// Who discarded it.
    pub seat: Seat,
    /// Which tile.
    pub tile: Tile,
    /// Whether somebody took it.
    pub claimed: bool,
}

impl Stage {
    /// Whose turn it is and how it began or went on, if it is somebody's turn.
    #[inline(always)]
    pub const fn turn(self) -> Option<(Seat, Source)> {
        if let Stage::Turn { seat, source } = self { Some((seat, source)) } else { None }
    }

    /// The tile that others may claim, whose it was and what happened to it.
    #[inline(always)]
    pub const fn offered(self) -> Option<(Seat, Tile, Offered)> {
        if let Stage::Offer { from, tile, what } = self { Some((from, tile, what)) } else { None }
    }

    /// Whether the deal is over.
    pub const fn is_over(self) -> bool {
        matches!(self, Stage::Over { .. })
    }
}

impl Public {
    pub(crate) fn new(table: Table, tiles: u8) -> Public {
        Public {
            stage: Stage::Dealing,
            table,
            left: tiles,
            replaced: 0,
            own_left: BySeat::new([tiles / 4; 4]),
            kongs_in_turn: 0,
            setting_up: None,
            river: River::EMPTY,
            shown: BySeat::default(),
            points: BySeat::default(),
            wins: Few::default(),
            kongs: Few::default(),
        }
    }

    /// What the table waits for.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// What was settled before the deal.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// How many tiles the wall still has, those that are never played included.
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// How many tiles a player can still draw.
    #[inline(always)]
    pub fn live(&self, rules: &Rules, seat: Seat) -> u8 {
        match self.table.walls {
            Walls::Shared => rules.play.wall.live(self.left, self.replaced),
            Walls::Own => self.own_left[seat],
        }
    }

    /// Whether a player's tile, drawn or discarded, is the last: nobody draws after it.
    #[inline(always)]
    pub fn is_last(&self, rules: &Rules, seat: Seat) -> bool {
        self.live(rules, self.next_in_play(seat)) == 0
    }

    /// Whether there is a tile to replace a player's flower or the fourth of his kong.
    #[inline(always)]
    pub fn can_replace(&self, rules: &Rules, seat: Seat) -> bool {
        match self.table.walls {
            Walls::Shared => rules.play.wall.can_replace(self.left),
            // The last tile is followed by nothing (MCR-END-2).
            Walls::Own => self.own_left[seat] > 0 && !self.is_last(rules, seat),
        }
    }

    /// How many tiles have been taken as replacements.
    pub const fn replaced(&self) -> u8 {
        self.replaced
    }

    /// The discards.
    pub const fn river(&self) -> &River {
        &self.river
    }

    /// What everybody sees of a player.
    pub fn shown(&self, seat: Seat) -> &Shown {
        &self.shown[seat]
    }

    /// What each has won or lost in this deal so far.
    pub const fn points(&self) -> &BySeat<i32> {
        &self.points
    }

    /// The wins that were declared, in order.
    pub fn wins(&self) -> impl Iterator<Item = Declaration> {
        self.wins.iter()
    }

    /// The kongs that were paid for, in order.
    pub fn paid_kongs(&self) -> impl Iterator<Item = KongEntry> {
        self.kongs.iter()
    }

    /// The seats that are played, in the order of play from the dealer.
    #[inline(always)]
    pub const fn seats(&self) -> &'static [Seat] {
        seats_of(self.table.players)
    }

    /// Who plays next after a seat, whether in play or not.
    #[inline(always)]
    pub fn next(&self, seat: Seat) -> Seat {
        next_of(self.table.players, seat)
    }

    /// The other players in the order of play after a seat.
    #[inline(always)]
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        others_of(self.table.players, seat)
    }

    /// Who has not declared a win.
    #[inline(always)]
    pub fn in_play(&self) -> SeatSet {
        self.seats().iter().copied().filter(|&seat| !self.shown[seat].out).collect()
    }

    /// The first player in play after a seat.
    #[inline(always)]
    pub fn next_in_play(&self, seat: Seat) -> Seat {
        let mut next = self.next(seat);
        while self.shown[next].out && next != seat {
            next = self.next(next);
        }
        next
    }

    /// How a seat sees another at this table (RED-SEAT-3).
    pub fn place_of(&self, other: Seat, viewer: Seat) -> RelSeat {
        let steps = self.others(viewer).position(|seat| seat == other).map_or(0, |steps| steps + 1);
        rules::table(self.table.players)[steps]
    }

    /// Whether a tile is being put to a pung and may be robbed.
    pub(crate) const fn is_adding_to_pung(&self) -> bool {
        matches!(self.stage, Stage::Offer { what: Offered::Kong, .. })
    }

    /// Notes what happened.
    #[inline(always)]
    pub(crate) fn note(&mut self, event: SeatEvent) {
        match event {
            SeatEvent::Drew { seat, source, .. } => self.note_draw(seat, source),
            SeatEvent::ConcealedKong { seat, tile } => {
                let shown = tile.map(|tile| kong(MeldKind::ConcealedKong, tile, None));
                self.shown[seat].melds.push(shown);
                self.kongs_in_turn += 1;
            }
            SeatEvent::Forbade { .. } | SeatEvent::Missed { .. } => {}
            SeatEvent::Open(open) => self.note_open(open),
        }
    }

    #[inline(always)]
    fn note_draw(&mut self, seat: Seat, source: Source) {
        self.left -= 1;
        self.own_left[seat] = self.own_left[seat].wrapping_sub(1);
        match source {
            Source::Dealt => {
                // Before the first turn: dealt, or in the place of a flower.
                self.replaced += u8::from(self.setting_up.is_some());
                self.stage = Stage::Dealing;
                return;
            }
            Source::Wall => self.kongs_in_turn = 0,
            Source::Kong | Source::Flower => self.replaced += 1,
            Source::Claim => {}
        }
        self.stage = Stage::Turn { seat, source };
    }

    #[inline(always)]
    fn note_open(&mut self, open: Open) {
        match open {
            Open::FlowersAsked { seat } => self.stage = Stage::Flowers { seat },
            Open::FlowerShown { seat, tile } => {
                self.shown[seat].flowers |= 1 << (tile.rank() - 1);
                if self.setting_up.is_some() || matches!(self.stage, Stage::Dealing | Stage::Flowers { .. }) {
                    self.setting_up = Some(seat);
                }
            }
            Open::FlowerOffered { seat, tile } => {
                self.stage = Stage::Offer { from: seat, tile, what: Offered::Flower };
            }
            Open::EighthFlower { seat, tile } => self.stage = Stage::EighthFlower { seat, tile },
            Open::Dealt => self.setting_up = None,
            Open::Opening => self.stage = Stage::Opening,
            Open::FirstTurn { seat } => self.stage = Stage::Turn { seat, source: Source::Dealt },
            Open::SuitShown { seat, suit } => self.shown[seat].forbidden = Some(suit),
            Open::DeclaredReady { seat, with_discard, .. } => {
                self.shown[seat].ready = if with_discard { ReadyState::WithDiscard } else { ReadyState::Yes };
            }
            Open::ReadyLapsed { seat } => self.shown[seat].ready = ReadyState::No,
            Open::Discarded { seat, tile } => self.note_discard(seat, tile),
            Open::Claimed { seat, meld } => {
                self.river.claim_last();
                self.shown[seat].melds.push(Some(meld));
                self.kongs_in_turn = u8::from(meld.kind().is_kong());
                self.stage = Stage::Turn { seat, source: Source::Claim };
            }
            Open::AddingToPung { seat, tile } => {
                self.stage = Stage::Offer { from: seat, tile, what: Offered::Kong };
            }
            Open::AddedToPung { seat, tile } => {
                self.shown[seat].add_to_pung(tile);
                self.kongs_in_turn += 1;
                self.stage = Stage::Turn { seat, source: Source::Kong };
            }
            Open::KongPaid(entry) => self.kongs.push(entry),
            Open::KongThrown { occasion } => self.kongs.last_mut().thrown_into = Some(occasion),
            Open::Taken { .. } => {
                if let Stage::Offer { what: Offered::Discard, .. } = self.stage {
                    self.river.claim_last();
                }
            }
            Open::FalseWin { seat } => self.shown[seat].dead = true,
            Open::Won { seat, from, tile, by } => {
                self.shown[seat].out = true;
                self.wins.push(Declaration { seat, from, tile, by });
            }
            Open::Paid(booking) => {
                self.points[booking.from] -= booking.points;
                if let Some(to) = booking.to {
                    self.points[to] += booking.points;
                }
            }
            Open::Ended { by, next_dealer } => self.stage = Stage::Over { by, next_dealer },
        }
    }

    #[inline(always)]
    fn note_discard(&mut self, seat: Seat, tile: Tile) {
        self.river.push(seat, tile);
        let shown = &mut self.shown[seat];
        shown.has_discarded = true;
        if shown.ready == ReadyState::WithDiscard {
            shown.ready = ReadyState::Yes;
        }
        self.stage = Stage::Offer { from: seat, tile, what: Offered::Discard };
    }
}

/// The other players of a table of two, three or four in the order of play after a seat.
#[inline(always)]
pub(crate) fn others_of(players: u8, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    let mut at = seat;
    (1..players).map(move |_| {
        at = next_of(players, at);
        at
    })
}

/// Who plays next after a seat at a table of two, three or four.
#[inline(always)]
fn next_of(players: u8, seat: Seat) -> Seat {
    let next = seat.right();
    match players {
        2 => next.right(),
        3 if next == Seat::ALL[3] => Seat::ALL[0],
        _ => next,
    }
}

/// A kong of natural tiles.
pub(crate) fn kong(kind: MeldKind, tile: Tile, claim: Option<Claim>) -> Meld {
    Meld::new(kind, &[tile; 4], &[tile; 4], claim).expect("four equal tiles are a kong")
}

impl Shown {
    /// The declared sets in the order in which they were declared; `None` is a kong that lies face down.
    pub fn melds(&self) -> impl Iterator<Item = Option<Meld>> + '_ {
        self.melds.iter()
    }

    /// The flowers laid open.
    pub const fn flowers(&self) -> TileSet {
        flower_set(self.flowers)
    }

    /// Whether the hand was declared ready.
    pub const fn ready(&self) -> ReadyState {
        self.ready
    }

    /// Whether the hand may not win any more.
    pub const fn is_dead(&self) -> bool {
        self.dead
    }

    /// Whether the player has declared a win and plays no more.
    pub const fn is_out(&self) -> bool {
        self.out
    }

    /// The forbidden suit, once it is known.
    pub const fn forbidden(&self) -> Option<Suit> {
        self.forbidden
    }

    /// The declared pungs to which a tile may be added.
    #[inline(always)]
    pub(crate) fn open_pungs(&self) -> TileSet {
        let mut pungs = TileSet::EMPTY;
        for meld in self.melds.iter().flatten() {
            if meld.kind() == MeldKind::Pung && meld.jokers() == 0 {
                pungs.insert(meld.first());
            }
        }
        pungs
    }

    fn add_to_pung(&mut self, tile: Tile) {
        let is_it = |meld: &Meld| meld.kind() == MeldKind::Pung && meld.first() == tile && meld.jokers() == 0;
        for meld in self.melds.iter_mut().flatten() {
            if is_it(meld) {
                *meld = kong(MeldKind::AddedKong, tile, meld.claim());
            }
        }
    }
}

/// The flowers of which these are the bits.
pub(crate) const fn flower_set(bits: u8) -> TileSet {
    TileSet::from_bits((bits as u64) << TileSet::FLOWERS.bits().trailing_zeros())
}

impl River {
    /// More than there can be: two players of the longest wall (148) hold 26 tiles at the end, of which eight may have
    /// been discards.
    const MAX: usize = 132;

    const EMPTY: River = River { tiles: [0; River::MAX], claimed: [0; 3], len: 0 };

    /// How many discards have been made.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nobody has discarded yet.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The discards in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Thrown> + ExactSizeIterator + '_ {
        (0..self.len()).map(|at| {
            let byte = self.tiles[at];
            Thrown {
                seat: Seat::from_index(usize::from(byte >> 6)).expect("two bits"),
                tile: Tile::from_index(usize::from(byte & 63)).expect("a kind was put in"),
                claimed: self.claimed[at / 64] >> (at % 64) & 1 == 1,
            }
        })
    }

    /// The discards in order, a byte each: the kind, and in the two highest bits the seat.
    pub fn as_bytes(&self) -> &[u8] {
        &self.tiles[..self.len()]
    }

    /// Which discards were claimed: bit *i* % 64 of the number *i* / 64 is the *i*-th.
    pub const fn claimed(&self) -> [u64; 3] {
        self.claimed
    }

    /// How many lie there, claimed ones not counted.
    pub fn lying(&self) -> u32 {
        u32::from(self.len) - self.claimed.iter().map(|bits| bits.count_ones()).sum::<u32>()
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, seat: Seat, tile: Tile) {
        self.tiles[usize::from(self.len)] = tile.index() as u8 | (seat.index() as u8) << 6;
        self.len += 1;
    }

    #[inline(always)]
    fn claim_last(&mut self) {
        let at = usize::from(self.len) - 1;
        self.claimed[at / 64] |= 1 << (at % 64);
    }
}

impl std::fmt::Debug for River {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
