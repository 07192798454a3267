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

/// The byte of a pass or a discard; `None` for anything else.
#[inline(always)]
pub(super) fn common(seat: Seat, action: Action) -> Option<u8> {
    let code = match action {
        Action::Pass => 0,
        Action::Discard(tile) => 1 + tile.index() as u8,
        Action::Forbid(_)
        | Action::Ready
        | Action::Kong
        | Action::Win
        | Action::Pung(_)
        | Action::Chow(_)
        | Action::OwnKong(_)
        | Action::Flower(_) => return None,
    };
    Some(seat.index() as u8 * COMMON + code)
}

/// The two bytes of anything else; `None` for a pass or a discard.
pub(super) fn rare(seat: Seat, action: Action) -> Option<[u8; 2]> {
    let code = match action {
        Action::Pass | Action::Discard(_) => return None,
        Action::Forbid(suit) => suit as u8,
        Action::Ready => READY,
        Action::Kong => KONG,
        Action::Win => WIN,
        Action::Pung(pung) => FIRST_PUNG + pung.jokers(),
        Action::Chow(chow) => FIRST_CHOW + chow.number(),
        Action::OwnKong(tile) | Action::Flower(tile) => FIRST_TILE + tile.index() as u8,
    };
    Some([RARE + seat.index() as u8, code])
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
                let bytes = match (common(seat, done), rare(seat, done)) {
                    (Some(byte), None) => vec![byte],
                    (None, Some(bytes)) => bytes.to_vec(),
                    both => panic!("{done:?} is {both:?}"),
                };
                let (read, read_action) = common_action(bytes[0]).unwrap();
                assert_eq!((read, read_action.is_none()), (seat, bytes.len() == 2));
                assert_eq!(read_action.or_else(|| rare_action(bytes[1])), Some(done));
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
