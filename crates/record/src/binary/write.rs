//! Writing bytes, deal by deal.

use rules::{Rules, Value, seats_of};
use table::{Action, Setup, Walls};
use tiles::Seat;

use super::codes::{self, ENDINGS, WINS, number_of};
use super::{DEAL, END, MAGIC, crc32};
use crate::error::{Fault, Place, RecordError, What};
use crate::{DealRecord, DealResult, Header, VERSION, check};

/// Writes a record of bytes while it is played, a deal at a time.
#[derive(Clone, Debug)]
pub struct Writer {
    out: Vec<u8>,
    header: Header,
    rules: Rules,
    deals: usize,
}

impl Writer {
    /// Begins a record.
    ///
    /// # Errors
    /// If no record can have such a header.
    pub fn new(header: &Header) -> Result<Writer, RecordError> {
        check::header(header).map_err(|fault| RecordError::new(Place::Header, fault))?;
        let mut out = MAGIC.to_vec();
        number(&mut out, VERSION.into());
        text(&mut out, header.options.ruleset().id());
        number(&mut out, header.revision.into());
        number(&mut out, header.options.changed().count() as u64);
        for (spec, value) in header.options.changed() {
            text(&mut out, spec.id);
            match value {
                Value::Bool(is) => out.push(is.into()),
                Value::Number(value) => {
                    out.push(2);
                    signed(&mut out, value);
                }
                Value::Word(word) => {
                    out.push(3);
                    text(&mut out, word);
                }
                Value::Null => out.push(4),
            }
        }
        number(&mut out, header.players.len() as u64);
        header.players.iter().for_each(|name| text(&mut out, name));
        number(&mut out, header.meta.len() as u64);
        for (key, value) in &header.meta {
            text(&mut out, key);
            text(&mut out, value);
        }
        Ok(Writer { out, header: header.clone(), rules: header.rules(), deals: 0 })
    }

    /// Adds a deal.
    ///
    /// # Errors
    /// If no record can have such a deal; nothing is added then.
    pub fn deal(&mut self, deal: &DealRecord) -> Result<(), RecordError> {
        let (before, number) = (self.out.len(), self.deals + 1);
        let written = self.add(deal);
        match written {
            Ok(()) => self.deals = number,
            Err(_) => self.out.truncate(before),
        }
        written.map_err(|(action, fault)| RecordError::new(Place::Deal { deal: number, action }, fault))
    }

    /// The file.
    pub fn finish(mut self) -> Vec<u8> {
        self.out.push(END);
        let sum = crc32(&self.out);
        self.out.extend(sum.to_le_bytes());
        self.out
    }

    /// How many bytes there are so far.
    pub fn size(&self) -> usize {
        self.out.len()
    }

    fn add(&mut self, deal: &DealRecord) -> Result<(), (Option<usize>, Fault)> {
        check::setup(&self.header, &self.rules, deal).map_err(|fault| (None, fault))?;
        check::at_most(deal.actions.len(), What::Actions, check::ACTIONS_MAX)
            .map_err(|fault| (None, fault))?;
        let out = &mut self.out;
        out.push(DEAL);
        out.extend([flags(deal), deal.setup.players]);
        number(out, deal.setup.dealer_streak.into());
        out.extend(&deal.seats);
        out.push(deal.dice.len() as u8);
        out.extend(deal.dice.iter().map(|dice| {
            let [first, second] = dice.dice().map(|die| die.pips() - 1);
            first * 6 + second
        }));
        out.extend(deal.wall.rest().iter().map(|tile| tile.index() as u8));
        deal.seed.iter().for_each(|seed| out.extend(seed.as_bytes()));
        if let Some(contributions) = &deal.contributions {
            text(out, contributions.game.as_str());
            number(out, contributions.deal.into());
            out.push(contributions.commitments.len() as u8);
            contributions.commitments.iter().for_each(|commitment| out.extend(commitment.as_bytes()));
            out.push(contributions.secrets.len() as u8);
            contributions.secrets.iter().for_each(|secret| out.extend(secret.as_bytes()));
        }
        actions(out, &deal.actions)?;
        if let Some(result) = &deal.result {
            check::result(&self.header, deal, result).map_err(|fault| (None, fault))?;
            write_result(out, deal.setup.players, result);
        }
        Ok(())
    }
}

fn flags(deal: &DealRecord) -> u8 {
    let Setup { round, strict, walls, .. } = deal.setup;
    let bits = [
        strict,
        walls == Walls::Own,
        deal.seed.is_some(),
        deal.contributions.is_some(),
        deal.stopped,
        deal.result.is_some(),
    ];
    (2..).zip(bits).fold(round as u8, |flags, (bit, is)| flags | u8::from(is) << bit)
}

/// Kept apart, so that the loop over passes and discards, which most decisions are, has the registers for itself.
#[inline(never)]
fn actions(out: &mut Vec<u8>, actions: &[(Seat, Action)]) -> Result<(), (Option<usize>, Fault)> {
    number(out, actions.len() as u64);
    // Room for the longest that they can be, of which what is left over is taken back.
    let start = out.len();
    out.resize(start + 2 * actions.len(), 0);
    let (mut room, mut rest) = (&mut out[start..], actions);
    let mut discard = None;
    while !rest.is_empty() {
        let mut run = 0;
        for (place, &(seat, action)) in room.iter_mut().zip(rest) {
            let Some(byte) = codes::common(seat, action) else { break };
            *place = byte;
            run += 1;
        }
        let (common, others) = rest.split_at(run);
        (room, rest) = (&mut room[run..], others);
        // A pass or a discard means something at any time; another decision may need the discard before it.
        if let [(seat, action), others @ ..] = others
            && let Some(bytes) = codes::rare(*seat, *action)
        {
            let discards = common.iter().rev();
            discard =
                discards.copied().find_map(|(_, action)| check::discard_after(action, None)).or(discard);
            let number = actions.len() - others.len();
            check::action(*action, discard).map_err(|fault| (Some(number), fault))?;
            room[..2].copy_from_slice(&bytes);
            (room, rest) = (&mut room[2..], others);
        }
    }
    let left_over = room.len();
    out.truncate(out.len() - left_over);
    Ok(())
}

fn write_result(out: &mut Vec<u8>, players: u8, result: &DealResult) {
    let seat = |seat: Option<Seat>| seat.map_or(4, |seat| seat.index() as u8);
    out.push(number_of(&ENDINGS, &result.ended_by));
    out.push(seat(Some(result.next_dealer)));
    out.push(result.wins.len() as u8);
    for win in &result.wins {
        out.extend([seat(Some(win.seat)), seat(win.from), win.tile.index() as u8]);
        out.extend([number_of(&WINS, &win.by), u8::from(win.good)]);
        number(out, win.value.into());
    }
    seats_of(players).iter().for_each(|&seat| signed(out, result.points[seat].into()));
    number(out, result.payments.len() as u64);
    for payment in &result.payments {
        out.push(seat(Some(payment.from)) << 4 | seat(payment.to));
        signed(out, payment.points.into());
        text(out, &payment.clause);
    }
    out.extend(result.fingerprint.to_le_bytes());
    number(out, result.totals.len() as u64);
    result.totals.iter().for_each(|&total| signed(out, total));
}

/// Seven bits a byte, the lowest first; the highest bit says that more follow.
fn number(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// 0, −1, 1, −2, … as 0, 1, 2, 3, …
fn signed(out: &mut Vec<u8>, value: i64) {
    number(out, (value << 1 ^ value >> 63) as u64);
}

fn text(out: &mut Vec<u8>, text: &str) {
    number(out, text.len() as u64);
    out.extend(text.as_bytes());
}
