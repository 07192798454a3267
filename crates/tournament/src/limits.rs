//! How much of anything there can be.

use crate::Refusal;

/// The longest text, in bytes.
pub(crate) const TEXT_MAX: usize = 4000;
/// The longest name, in bytes.
pub(crate) const NAME_MAX: usize = 400;
/// The most players, penalties, appeals, corrections and readings.
pub(crate) const COUNT_MAX: usize = 10_000;
/// Points beyond this are no points.
pub(crate) const POINTS_MAX: i64 = 10_000_000;

pub(crate) fn text(text: &str, most: usize) -> Result<(), Refusal> {
    if text.len() > most { Err(Refusal::TooLong) } else { Ok(()) }
}

/// A name, which cannot be empty.
pub(crate) fn name(name: &str) -> Result<(), Refusal> {
    if name.trim().is_empty() {
        return Err(Refusal::Name);
    }
    text(name, NAME_MAX)
}

/// A reason, which has to be given.
pub(crate) fn why(why: &str) -> Result<(), Refusal> {
    if why.trim().is_empty() {
        return Err(Refusal::Why);
    }
    text(why, TEXT_MAX)
}

pub(crate) fn push<T>(list: &mut Vec<T>, item: T) -> Result<(), Refusal> {
    if list.len() >= COUNT_MAX {
        return Err(Refusal::Full);
    }
    list.push(item);
    Ok(())
}
