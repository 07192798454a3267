//! The texts around a deal that somebody plays at the terminal.

pub(crate) mod en;
pub(crate) mod ru;
pub(crate) mod zh;

use bots::Mishap;
use guest::GuestError;

/// The texts of one language.
#[derive(Debug)]
pub(crate) struct PlayText {
    /// What the player is called in the record.
    pub(crate) you: &'static str,
    /// So many tiles are left in the wall.
    pub(crate) left: fn(u8) -> String,
    /// Before the numbered actions.
    pub(crate) your_turn: &'static str,
    pub(crate) help: &'static str,
    /// There is no action with this number.
    pub(crate) no_number: &'static str,
    /// What was typed is no action.
    pub(crate) no_action: fn(&str) -> String,
    /// Before the reasons of a refusal.
    pub(crate) refused: &'static str,
    /// It may be done.
    pub(crate) allowed: &'static str,
    /// The player has stopped.
    pub(crate) stopped: &'static str,
    /// Before the hands of all.
    pub(crate) hands: &'static str,
    /// Before the result of a player.
    pub(crate) result: fn(i32) -> String,
    /// The record is there.
    pub(crate) recorded: fn(&str) -> String,
    /// There are no records of deals without flowers.
    pub(crate) not_recorded: &'static str,
    /// No bot has that name; the names that there are.
    pub(crate) no_bot: fn(&str, &str) -> String,
    /// So many bots are needed, and so many are named.
    pub(crate) bots: fn(usize, usize) -> String,
    /// So many numbers are needed, and so many are given.
    pub(crate) standing: fn(usize, usize) -> String,
    pub(crate) players: fn(u8) -> String,
    pub(crate) no_seat: &'static str,
    pub(crate) guest: fn(&GuestError) -> String,
    pub(crate) mishap: fn(&Mishap) -> String,
}
