//! Bytes for decisions and words. They are written in files, so none of them ever changes.

use rules::{EndedBy, WinBy};
use table::{Action, Chow, Pung};
use tiles::{Seat, Suit, Tile};

/// Passes and discards are one byte with their seat: 44 for each seat.
const COMMON: u8 = 44;
/// From here on a byte is a seat, and a second one says what it did.
const RARE: u8 = 4 * COMMON;

const READY: u8 = 3;
const KONG: u8 = 4;
const WIN: u8 = 5;
const FIRST_PUNG: u8 = 6;
const FIRST_CHOW: u8 = 16;
/// Kinds of suits and honours are kongs in the own turn, others flowers.
const FIRST_TILE: u8 = 64;

/// One or two bytes.
#[inline]
pub(super) fn action(seat: Seat, action: Action) -> (u8, Option<u8>) {
    let seat = seat.index() as u8;
    let rare = |code: u8| (RARE + seat, Some(code));
    match action {
        Action::Pass => (seat * COMMON, None),
        Action::Discard(tile) => (seat * COMMON + 1 + tile.index() as u8, None),
        Action::Forbid(suit) => rare(suit as u8),
        Action::Ready => rare(READY),
        Action::Kong => rare(KONG),
        Action::Win => rare(WIN),
        Action::Pung(pung) => rare(FIRST_PUNG + pung.jokers()),
        Action::Chow(chow) => rare(FIRST_CHOW + chow.number()),
        Action::OwnKong(tile) | Action::Flower(tile) => rare(FIRST_TILE + tile.index() as u8),
    }
}

/// The seat of a decision, and the decision itself unless it takes a second byte.
pub(super) fn common_action(byte: u8) -> Option<(Seat, Option<Action>)> {
    if byte >= RARE {
        return Some((Seat::from_index(usize::from(byte - RARE))?, None));
    }
    let seat = Seat::from_index(usize::from(byte / COMMON))?;
    let action = match byte % COMMON {
        0 => Action::Pass,
        kind => Action::Discard(Tile::from_index(usize::from(kind - 1))?),
    };
    Some((seat, Some(action)))
}

pub(super) fn rare_action(byte: u8) -> Option<Action> {
    let at = |first: u8| usize::from(byte - first);
    match byte {
        0..READY => Suit::ALL.get(at(0)).map(|&suit| Action::Forbid(suit)),
        READY => Some(Action::Ready),
        KONG => Some(Action::Kong),
        WIN => Some(Action::Win),
        FIRST_PUNG..FIRST_CHOW => Pung::ALL.get(at(FIRST_PUNG)).map(|&pung| Action::Pung(pung)),
        FIRST_CHOW..FIRST_TILE => Chow::ALL.get(at(FIRST_CHOW)).map(|&chow| Action::Chow(chow)),
        FIRST_TILE.. => match Tile::from_index(at(FIRST_TILE))? {
            tile if tile.is_playing() => Some(Action::OwnKong(tile)),
            tile => tile.is_flower().then_some(Action::Flower(tile)),
        },
    }
}

pub(super) const ENDINGS: [EndedBy; 3] = [EndedBy::Win, EndedBy::Wall, EndedBy::Time];

pub(super) const WINS: [WinBy; 8] = [
    WinBy::SelfDraw,
    WinBy::Discard,
    WinBy::RobKong,
    WinBy::KongReplacement,
    WinBy::FlowerReplacement,
    WinBy::RobFlower,
    WinBy::EighthFlower,
    WinBy::Dealt,
];

/// The place of something in a list that has it.
pub(super) fn number_of<T: PartialEq>(list: &[T], item: &T) -> u8 {
    list.iter().position(|other| other == item).expect("the list has all of them") as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_its_code() {
        for seat in Seat::ALL {
            for done in Action::all() {
                let (first, second) = action(seat, done);
                let (read, common) = common_action(first).unwrap();
                let read_action = common.or_else(|| rare_action(second.unwrap()));
                assert_eq!((read, read_action), (seat, Some(done)));
            }
        }
        assert_eq!(common_action(180), None);
        let codes = (0..=u8::MAX).filter_map(rare_action).count();
        assert_eq!(codes + usize::from(COMMON), Action::all().count());
        for by in WinBy::ALL {
            assert_eq!(WINS[usize::from(number_of(&WINS, &by))], by);
        }
    }
}
