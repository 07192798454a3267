//! Deals and seats as tables: which columns there are, and how rows become columns and rows again.
//!
//! What each column means is told in `docs/sim.md`; a test compares the names.

use arrayvec::ArrayVec;
use parquet::data_type::ByteArray;
use rules::{EndedBy, Fan, FanNo, Ruleset, WinBy};
use tiles::Seat;

use crate::{DealRow, Plan, SeatRow, WinRow};

/// A table: rows in columns.
pub(crate) struct Table {
    pub(crate) name: &'static str,
    pub(crate) columns: &'static [(&'static str, Column)],
}

/// What a column holds, and where it comes from.
pub(crate) enum Column {
    Long(fn(Row<'_>) -> i64),
    Int(fn(Row<'_>) -> i32),
    /// Some rows have none.
    MaybeInt(fn(Row<'_>) -> Option<i32>),
    Bool(fn(Row<'_>) -> bool),
    Text(fn(Row<'_>, &Texts) -> ByteArray),
    MaybeText(fn(Row<'_>, &Texts) -> Option<ByteArray>),
}

/// A seat of a deal; where the table is of deals, any.
#[derive(Clone, Copy)]
pub(crate) struct Row<'a> {
    pub(crate) deal: &'a DealRow,
    pub(crate) seat: &'a SeatRow,
}

/// One row for each deal.
pub(crate) const DEALS: Table = Table {
    name: "deals",
    columns: &[
        ("deal", Column::Long(|row| row.deal.deal as i64)),
        ("wall", Column::Long(|row| row.deal.wall as i64)),
        ("rotation", Column::Int(|row| row.deal.rotation.into())),
        ("ended_by", Column::Text(|row, texts| texts.ended_by[row.deal.ended_by as usize].clone())),
        ("decisions", Column::Int(|row| row.deal.decisions as i32)),
        ("discards", Column::Int(|row| row.deal.discards as i32)),
        ("left", Column::Int(|row| row.deal.left as i32)),
        ("wins", Column::Int(|row| row.deal.wins().count() as i32)),
        ("draw", Column::Bool(|row| row.deal.is_draw())),
    ],
};

/// One row for each seat of each deal.
pub(crate) const SEATS: Table = Table {
    name: "seats",
    columns: &[
        ("deal", Column::Long(|row| row.deal.deal as i64)),
        ("seat", Column::Text(|row, texts| texts.seats[row.seat.seat.index()].clone())),
        ("bot", Column::Text(|row, texts| texts.bots[usize::from(row.seat.bot)].clone())),
        ("bot_no", Column::Int(|row| row.seat.bot.into())),
        ("points", Column::Int(|row| row.seat.points)),
        ("won", Column::Bool(|row| row.seat.win.is_some())),
        ("value", Column::MaybeInt(|row| row.win(|win| win.value as i32))),
        ("self_draw", Column::Bool(|row| row.win(WinRow::is_self_draw).unwrap_or_default())),
        ("won_by", Column::MaybeText(|row, texts| row.win(|win| texts.won_by(win.by)))),
        ("won_from", Column::MaybeText(|row, texts| row.win(|win| win.from)?.map(|from| texts.seat(from)))),
        ("fans", Column::MaybeText(|row, texts| row.win(|win| texts.fans(win)))),
        ("fed", Column::Int(|row| row.seat.fed.into())),
        ("ready_turn", Column::MaybeInt(|row| row.seat.ready_turn.map(i32::from))),
        ("discards", Column::Int(|row| row.seat.discards.into())),
        ("melds", Column::Int(|row| row.seat.melds.into())),
        ("mishaps", Column::Int(|row| row.seat.mishaps as i32)),
    ],
};

const ENDINGS: [(EndedBy, &str); 3] =
    [(EndedBy::Win, "win"), (EndedBy::Wall, "wall"), (EndedBy::Time, "time")];

impl<'a> Row<'a> {
    fn win<T>(self, of: impl FnOnce(&'a WinRow) -> T) -> Option<T> {
        self.seat.win.as_ref().map(of)
    }
}

/// The words that fill columns, made once.
pub(crate) struct Texts {
    ended_by: Vec<ByteArray>,
    seats: Vec<ByteArray>,
    bots: Vec<ByteArray>,
    won_by: Vec<ByteArray>,
    fans: &'static [Fan],
}

impl Texts {
    pub(crate) fn new(plan: &Plan) -> Texts {
        Texts {
            ended_by: ENDINGS.iter().map(|(_, word)| ByteArray::from(*word)).collect(),
            seats: Seat::ALL.iter().map(|seat| seat.wind().letter().to_string().as_str().into()).collect(),
            bots: plan.bots.iter().map(|bot| bot.name().into()).collect(),
            won_by: WinBy::ALL.iter().map(|by| by.id().into()).collect(),
            fans: plan.rules.ruleset.fans(),
        }
    }

    fn seat(&self, seat: Seat) -> ByteArray {
        self.seats[seat.index()].clone()
    }

    fn won_by(&self, by: WinBy) -> ByteArray {
        let at = WinBy::ALL.iter().position(|other| *other == by).expect("all ways are there");
        self.won_by[at].clone()
    }

    /// Ids with spaces between, each as often as it was counted.
    fn fans(&self, win: &WinRow) -> ByteArray {
        let mut text = String::new();
        for &(fan, times) in &win.fans {
            for _ in 0..times {
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(self.fans[usize::from(fan)].id);
            }
        }
        text.into_bytes().into()
    }
}

/// The columns of both tables that rows are made of, as they were read; `None` where they do not fit together.
pub(crate) struct Columns {
    pub(crate) ruleset: Ruleset,
    pub(crate) players: usize,
    pub(crate) deals: Vec<Values>,
    pub(crate) seats: Vec<Values>,
}

/// What was read of a column.
pub(crate) enum Values {
    Longs(Vec<i64>),
    Ints(Vec<Option<i32>>),
    Bools(Vec<bool>),
    Texts(Vec<Option<String>>),
}

impl Columns {
    /// How many deals there are.
    pub(crate) fn len(&self) -> usize {
        match self.deals.first() {
            Some(Values::Longs(numbers)) => numbers.len(),
            Some(Values::Ints(_) | Values::Bools(_) | Values::Texts(_)) | None => 0,
        }
    }

    /// The deal in a row.
    pub(crate) fn deal(&self, at: usize) -> Option<DealRow> {
        let int = |column| u32::try_from(int(&self.deals, column, at)??).ok();
        let word = text(&self.deals, 3, at)??;
        let (ended_by, _) = *ENDINGS.iter().find(|(_, id)| *id == word)?;
        let seats = (at * self.players..(at + 1) * self.players).map(|at| self.seat(at));
        Some(DealRow {
            deal: long(&self.deals, 0, at)?,
            wall: long(&self.deals, 1, at)?,
            rotation: u8::try_from(int(2)?).ok()?,
            ended_by,
            decisions: int(4)?,
            discards: int(5)?,
            left: int(6)?,
            seats: seats.collect::<Option<ArrayVec<SeatRow, 4>>>()?,
        })
    }

    fn seat(&self, at: usize) -> Option<SeatRow> {
        let byte = |column| u8::try_from(int(&self.seats, column, at)??).ok();
        let value = int(&self.seats, 6, at)?;
        let ready_turn = int(&self.seats, 12, at)?.map(u8::try_from).transpose().ok()?;
        Some(SeatRow {
            seat: seat_of(text(&self.seats, 1, at)??)?,
            bot: byte(3)?,
            points: int(&self.seats, 4, at)??,
            win: match value {
                Some(value) => Some(self.win(at, u32::try_from(value).ok()?)?),
                None => None,
            },
            fed: byte(11)?,
            ready_turn,
            discards: byte(13)?,
            melds: byte(14)?,
            mishaps: u32::try_from(int(&self.seats, 15, at)??).ok()?,
        })
    }

    fn win(&self, at: usize, value: u32) -> Option<WinRow> {
        let by = text(&self.seats, 8, at)??;
        let from = match text(&self.seats, 9, at)? {
            Some(letter) => Some(seat_of(letter)?),
            None => None,
        };
        let mut fans: ArrayVec<(FanNo, u8), 24> = ArrayVec::new();
        for id in text(&self.seats, 10, at)??.split_terminator(' ') {
            let fan = self.ruleset.fans().iter().position(|fan| fan.id == id)? as FanNo;
            match fans.last_mut() {
                Some((last, times)) if *last == fan => *times += 1,
                _ => fans.try_push((fan, 1)).ok()?,
            }
        }
        Some(WinRow { value, by: *WinBy::ALL.iter().find(|way| way.id() == by)?, from, fans })
    }
}

fn seat_of(letter: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| letter.chars().eq([seat.wind().letter()]))
}

fn long(columns: &[Values], column: usize, at: usize) -> Option<u64> {
    let Values::Longs(numbers) = columns.get(column)? else { return None };
    u64::try_from(*numbers.get(at)?).ok()
}

fn int(columns: &[Values], column: usize, at: usize) -> Option<Option<i32>> {
    let Values::Ints(numbers) = columns.get(column)? else { return None };
    numbers.get(at).copied()
}

fn text(columns: &[Values], column: usize, at: usize) -> Option<Option<&str>> {
    let Values::Texts(texts) = columns.get(column)? else { return None };
    texts.get(at).map(Option::as_deref)
}
