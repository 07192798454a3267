//! English.

use fivewinds::tiles::notation::english;

use super::PromptText;

pub(crate) static EN: PromptText = PromptText {
    greeting: GREETING,
    help: HELP,
    unknown_command: |word| format!("no such command: {word}; :help lists them"),
    no_hand: "there is no hand yet: type one, or :random",
    draw_first: "first :draw a tile",
    discard_first: "first :discard a tile",
    one_tile: "name one tile",
    not_in_hand: |tile| format!("{tile} is not in hand"),
    not_claimable: "the hand must hold all tiles of the set but one",
    no_pung: "there is no declared pung of these tiles, or no fourth tile in hand",
    wall_empty: "no tile is left to draw",
    nothing_to_undo: "there is nothing to undo",
    unknown_language: "languages are en, ru and zh",
    dealt: "Your hand:",
    drew: |tile| format!("You drew {tile}, {}.", english::name(tile)),
    flower: |tile| format!("A flower: {tile}, {}; it is laid aside and replaced.", english::name(tile)),
    rules_now: |rules| format!("The rules are now {rules}."),
    melds_now: |melds| format!("Declared sets: {melds}"),
    seen_now: |seen| format!("Seen elsewhere: {seen}"),
    language_now: "Texts are now in English.",
    won: "You have won! :random deals the next hand.",
};

const GREETING: &str = "\
Five Winds. Type a hand and see what it waits for, for example
  123m456p789s1122z
(m characters, p dots, s bamboos, z winds and dragons), or the same in words or Unicode tiles.
:random deals you a hand to play, :help tells more, :quit leaves.";

const HELP: &str = "\
A hand: 123m456p789s1122z, 🀇🀈🀉…, 1-2-3 of characters, …, or W1 W2 W3 …
  m characters  p dots  s bamboos  z East South West North White Green Red  0j joker
With 13 tiles (16 in Taiwan) you see the waits or useful tiles, with one more the best discards.
:random         deal a random hand
:draw           draw a random unseen tile
:discard 5m     discard a tile
:meld 555z      declare a set; with a hand the tiles come from it
                (5555z concealed kong, 5555z:melded, 5555z:added, 4p0j6p=456p)
:seen 33m       tiles that you see elsewhere
:rules mcr      choose red, classical, mcr, sichuan or taiwan
:option jokers=true   change an option of the ruleset
:lang ru        choose en, ru or zh
:undo           take the last step back
:quit           leave (also Ctrl-D)";
