//! The texts of the prompt at which hands are analysed and played.

pub(crate) mod en;
pub(crate) mod ru;
pub(crate) mod zh;

use fivewinds::Tile;

/// The texts of one language.
#[derive(Debug)]
pub(crate) struct PromptText {
    pub(crate) greeting: &'static str,
    pub(crate) help: &'static str,
    pub(crate) unknown_command: fn(&str) -> String,
    pub(crate) no_hand: &'static str,
    pub(crate) draw_first: &'static str,
    pub(crate) discard_first: &'static str,
    pub(crate) one_tile: &'static str,
    pub(crate) not_in_hand: fn(Tile) -> String,
    pub(crate) not_claimable: &'static str,
    pub(crate) no_pung: &'static str,
    pub(crate) wall_empty: &'static str,
    pub(crate) nothing_to_undo: &'static str,
    pub(crate) unknown_language: &'static str,
    pub(crate) dealt: &'static str,
    pub(crate) drew: fn(Tile) -> String,
    pub(crate) flower: fn(Tile) -> String,
    pub(crate) rules_now: fn(&str) -> String,
    pub(crate) melds_now: fn(&str) -> String,
    pub(crate) seen_now: fn(&str) -> String,
    pub(crate) language_now: &'static str,
    pub(crate) won: &'static str,
}
