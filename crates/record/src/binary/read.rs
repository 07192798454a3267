//! Reading bytes: every one may be wrong.

use std::borrow::Cow;
use std::collections::BTreeMap;

use rules::{Options, RawValue, Rules, Ruleset, seats_of};
use shuffle::{Contributions, GameId, Seed};
use table::{Action, Setup, Walls};
use tiles::{BySeat, Dice, Die, Seat, Tile, Wall, Wind};

use super::codes::{ENDINGS, WINS, common_action, rare_action};
use super::{DEAL, END, MAGIC, crc32};
use crate::error::{Fault, Place, RecordError, What};
use crate::{DealRecord, DealResult, Header, Payment, Record, RecordedWin, VERSION, check};

pub(super) fn record(bytes: &[u8]) -> Result<Record, RecordError> {
    let mut from = Bytes { all: bytes, at: MAGIC.len() };
    let read = read(&mut from);
    read.map_err(|fault| RecordError::new(Place::Byte(from.at.min(bytes.len()) + 1), fault))
}

fn read(from: &mut Bytes<'_>) -> Result<Record, Fault> {
    let found = from.number()?;
    if found != u64::from(VERSION) {
        return Err(Fault::Version { found });
    }
    from.check_sum()?;
    let header = header(from)?;
    let rules = header.rules();
    let mut deals = Vec::new();
    loop {
        match from.byte()? {
            END => break,
            DEAL => deals.push(deal(from, &header, &rules)?),
            found => return Err(Fault::Code { what: What::Actions, found }),
        }
    }
    // The checksum was looked at before; nothing but it is left.
    from.take(4)?;
    if from.at == from.all.len() { Ok(Record { header, deals }) } else { Err(Fault::Rest) }
}

fn header(from: &mut Bytes<'_>) -> Result<Header, Fault> {
    let id = from.text()?;
    let ruleset: Ruleset = id.parse().map_err(|_| Fault::Ruleset { found: id.escape_debug().to_string() })?;
    let revision = from.small(What::Number)?;
    // Before the options: those of another revision may be others.
    if !(1..=ruleset.revision()).contains(&revision) {
        return Err(Fault::Revision { ruleset, found: revision });
    }
    let mut given = Vec::new();
    for _ in 0..from.count(What::Option, ruleset.options().len())? {
        let id = from.text()?;
        let value = match from.byte()? {
            0 => RawValue::Bool(false),
            1 => RawValue::Bool(true),
            2 => RawValue::Number(from.signed()?),
            3 => RawValue::Word(from.text()?),
            4 => RawValue::Null,
            found => return Err(Fault::Code { what: What::Option, found }),
        };
        given.push((id, value));
    }
    let options = Options::new(ruleset, given).map_err(Fault::Options)?;
    let mut players = Vec::new();
    for _ in 0..from.count(What::Names, check::NAMES_MAX)? {
        players.push(from.text()?.to_owned());
    }
    let mut meta = BTreeMap::new();
    for _ in 0..from.count(What::Meta, check::META_MAX)? {
        meta.insert(from.text()?.to_owned(), from.text()?.to_owned());
    }
    let header = Header { options, revision, players, meta };
    check::header(&header)?;
    Ok(header)
}

fn deal(from: &mut Bytes<'_>, header: &Header, rules: &Rules) -> Result<DealRecord, Fault> {
    let flags = from.byte()?;
    let is = |bit: u8| flags >> bit & 1 == 1;
    let setup = Setup {
        players: from.byte()?,
        round: Wind::ALL[usize::from(flags & 3)],
        dealer_streak: from.small(What::Streak)?,
        strict: is(2),
        walls: if is(3) { Walls::Own } else { Walls::Shared },
    };
    if !rules.players.contains(&setup.players) {
        return Err(Fault::Players { found: setup.players });
    }
    let seats = from.take(setup.players.into())?.to_vec();
    let dice = dice(from)?;
    let tiles: Vec<Tile> =
        (0..rules.tiles.total()).map(|_| from.tile(What::Wall)).collect::<Result<_, _>>()?;
    let wall = Wall::new(&tiles, &rules.tiles).map_err(Fault::Wall)?;
    let mut deal = DealRecord { seats, dice, ..DealRecord::new(rules, &setup, wall) };
    deal.seed = if is(4) { Some(Seed::new(from.array()?)) } else { None };
    deal.contributions = if is(5) { Some(contributions(from)?) } else { None };
    deal.stopped = is(6);
    check::setup(header, rules, &deal)?;
    deal.actions = actions(from)?;
    if is(7) {
        let result = result(from, setup.players)?;
        check::result(header, &deal, &result)?;
        deal.result = Some(result);
    }
    Ok(deal)
}

fn dice(from: &mut Bytes<'_>) -> Result<Vec<Dice>, Fault> {
    let mut dice = Vec::new();
    for _ in 0..from.count(What::Dice, check::DICE_MAX)? {
        let found = from.byte()?;
        let both = Die::new(found / 6 + 1).zip(Die::new(found % 6 + 1));
        let (first, second) = both.ok_or(Fault::Code { what: What::Dice, found })?;
        dice.push(Dice::new(first, second));
    }
    Ok(dice)
}

fn contributions(from: &mut Bytes<'_>) -> Result<Contributions, Fault> {
    let game = GameId::new(from.text()?).map_err(Fault::Game)?;
    let deal = from.small(What::Number)?;
    let mut lists = [Vec::new(), Vec::new()];
    for list in &mut lists {
        for _ in 0..from.byte()? {
            list.push(from.array()?);
        }
    }
    let [commitments, secrets] = lists;
    Ok(Contributions {
        game,
        deal,
        commitments: commitments.into_iter().map(shuffle::Commitment::new).collect(),
        secrets: secrets.into_iter().map(shuffle::Secret::new).collect(),
    })
}

fn actions(from: &mut Bytes<'_>) -> Result<Vec<(Seat, Action)>, Fault> {
    let count = from.count(What::Actions, check::ACTIONS_MAX)?;
    let mut actions = Vec::with_capacity(count);
    let mut discard = None;
    for _ in 0..count {
        let found = from.byte()?;
        let wrong = |found| Fault::Code { what: What::Actions, found };
        let (seat, common) = common_action(found).ok_or(wrong(found))?;
        let action = match common {
            Some(action) => action,
            None => {
                let found = from.byte()?;
                rare_action(found).ok_or(wrong(found))?
            }
        };
        check::action(action, discard)?;
        discard = check::discard_after(action, discard);
        actions.push((seat, action));
    }
    Ok(actions)
}

fn result(from: &mut Bytes<'_>, players: u8) -> Result<DealResult, Fault> {
    let ended_by = from.one_of(What::Result, &ENDINGS)?;
    let next_dealer = from.one_of(What::NextDealer, &Seat::ALL)?;
    let mut wins = Vec::new();
    for _ in 0..from.count(What::Wins, check::WINS_MAX)? {
        wins.push(RecordedWin {
            seat: from.one_of(What::Seat, &Seat::ALL)?,
            from: from.seat_or_none()?,
            tile: from.tile(What::Tile)?,
            by: from.one_of(What::WinBy, &WINS)?,
            good: from.one_of(What::Wins, &[false, true])?,
            value: from.small(What::Number)?,
        });
    }
    let mut points = BySeat::new([0; 4]);
    for &seat in seats_of(players) {
        points[seat] = from.points()?;
    }
    let mut payments = Vec::new();
    for _ in 0..from.count(What::Payments, check::PAYMENTS_MAX)? {
        let found = from.byte()?;
        let seats = Seat::from_index(usize::from(found >> 4)).filter(|_| found & 15 <= 4);
        let payer = seats.ok_or(Fault::Code { what: What::Payments, found })?;
        payments.push(Payment {
            from: payer,
            to: Seat::from_index(usize::from(found & 15)),
            points: from.points()?,
            clause: Cow::Owned(from.text()?.to_owned()),
        });
    }
    let fingerprint = u64::from_le_bytes(from.array()?);
    let mut totals = Vec::new();
    for _ in 0..from.count(What::Totals, check::NAMES_MAX)? {
        totals.push(from.signed()?);
    }
    Ok(DealResult { ended_by, next_dealer, wins, payments, points, fingerprint, totals })
}

/// What is left to read. After an error `at` is where it was found.
struct Bytes<'a> {
    all: &'a [u8],
    at: usize,
}

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], Fault> {
        let rest = self.all.get(self.at..).unwrap_or_default();
        let taken = rest.get(..count).ok_or(Fault::Truncated)?;
        self.at += count;
        Ok(taken)
    }

    fn byte(&mut self) -> Result<u8, Fault> {
        self.take(1).map(|bytes| bytes[0])
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], Fault> {
        let bytes = self.take(N)?;
        Ok(std::array::from_fn(|at| bytes[at]))
    }

    fn number(&mut self) -> Result<u64, Fault> {
        let mut value = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7f);
            // There is one way to write a number: as short as possible, and not beyond 64 bits.
            if bits << shift >> shift != bits || (byte == 0 && shift > 0) {
                return Err(Fault::Code { what: What::Number, found: byte });
            }
            value |= bits << shift;
            if byte & 0x80 == 0 {
                return Ok(value);
            }
        }
        Err(Fault::Code { what: What::Number, found: 0x80 })
    }

    fn small(&mut self, what: What) -> Result<u32, Fault> {
        let max = u32::MAX as usize;
        u32::try_from(self.number()?).map_err(|_| Fault::TooMany { what, max })
    }

    fn count(&mut self, what: What, max: usize) -> Result<usize, Fault> {
        let count = usize::try_from(self.number()?).unwrap_or(usize::MAX);
        check::at_most(count, what, max)?;
        Ok(count)
    }

    fn signed(&mut self) -> Result<i64, Fault> {
        let value = self.number()?;
        Ok((value >> 1) as i64 ^ -((value & 1) as i64))
    }

    fn points(&mut self) -> Result<i32, Fault> {
        let max = i32::MAX as usize;
        i32::try_from(self.signed()?).map_err(|_| Fault::TooMany { what: What::Points, max })
    }

    fn text(&mut self) -> Result<&'a str, Fault> {
        let length = self.count(What::Texts, check::TEXT_MAX)?;
        let start = self.at;
        let bytes = self.take(length)?;
        std::str::from_utf8(bytes).map_err(|error| {
            self.at = start + error.valid_up_to();
            Fault::NotUtf8
        })
    }

    fn tile(&mut self, what: What) -> Result<Tile, Fault> {
        let found = self.byte()?;
        Tile::from_index(found.into()).ok_or(Fault::Code { what, found })
    }

    fn one_of<T: Copy>(&mut self, what: What, list: &[T]) -> Result<T, Fault> {
        let found = self.byte()?;
        list.get(usize::from(found)).copied().ok_or(Fault::Code { what, found })
    }

    fn seat_or_none(&mut self) -> Result<Option<Seat>, Fault> {
        let found = self.byte()?;
        if found > 4 {
            Err(Fault::Code { what: What::Seat, found })
        } else {
            Ok(Seat::from_index(found.into()))
        }
    }

    /// Compares the last four bytes with the sum of the others, before anything else is believed.
    fn check_sum(&self) -> Result<(), Fault> {
        let (body, sum) = self.all.split_last_chunk().ok_or(Fault::Truncated)?;
        if crc32(body) == u32::from_le_bytes(*sum) { Ok(()) } else { Err(Fault::Checksum) }
    }
}
