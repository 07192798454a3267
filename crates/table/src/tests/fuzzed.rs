//! What the fuzzers of `fuzz/` do with any bytes; nothing here may fail, whatever they are.

use rules::{Options, Rules, Ruleset, ScoreInput};
use tiles::{Notation, Tile};

use super::presets::{PRESETS, Preset};
use super::table::{Action, Deal, Event};
use super::watch::{self, Watch};

/// A fuzzer: its name, and what it does.
pub(crate) type Fuzzer = (&'static str, fn(&[u8]));

/// All of them; each has a folder of this name in `fuzz/corpus`.
pub(crate) const ALL: [Fuzzer; 4] = [
    ("tile_notation", tile_notation),
    ("action_words", action_words),
    ("score_line", score_line),
    ("play", play),
];

/// Tiles that were read are written and read again as the same tiles.
pub(crate) fn tile_notation(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for notation in Notation::ALL {
        match notation.parse(text) {
            Ok(tiles) => {
                for other in Notation::ALL {
                    if let Some(text) = other.print(&tiles) {
                        assert_eq!(other.parse(&text).as_deref(), Ok(&tiles[..]), "{text}");
                    }
                }
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

/// The first byte is the tile that may be claimed, the rest the words.
pub(crate) fn action_words(data: &[u8]) {
    let Some((&first, rest)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let claimed = Tile::from_index(usize::from(first));
    let words: Vec<&str> = text.split_whitespace().collect();
    match Action::read(&words, claimed) {
        Ok(action) => {
            let words = action.words(claimed);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            assert_eq!(Action::read(&words, claimed), Ok(action), "{text}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A line is read; if it is a hand of some ruleset, it is scored, with reasons that come to the same value.
pub(crate) fn score_line(data: &[u8]) {
    let Some((&first, rest)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let ruleset = Ruleset::ALL[usize::from(first) % Ruleset::ALL.len()];
    let rules = Rules::new(Options::defaults(ruleset));
    let Ok(input) = ScoreInput::read_line(text) else { return };
    let Ok(showdown) = input.check(&rules) else { return };
    let (score, proof) = (rules.score(&showdown), rules.prove(&showdown));
    assert_eq!((score.verdict, score.value), (proof.score.verdict, proof.score.value), "{text}");
}

/// A preset, nine bytes that shuffle the wall, and a byte for each choice; when they end, time is up.
pub(crate) fn play(data: &[u8]) {
    let Some((&[which, seed @ ..], choices)) = data.split_first_chunk::<10>() else { return };
    let preset = Preset::read(PRESETS[usize::from(which) % PRESETS.len()]);
    let number = u64::from_le_bytes(*seed.first_chunk().expect("nine bytes are left"));
    let mut random = testkit::Random::new(number);
    let rigged = seed[8] % 2 == 1 && preset.setup.walls == super::table::Walls::Shared;
    let tiles = if rigged { preset.rigged(&mut random) } else { preset.shuffled(|end| random.below(end)) };
    let wall = preset.wall(&tiles);
    let mut events: Vec<Event> = Vec::new();
    let mut deal = Deal::new(&preset.rules, &preset.setup(number), wall, &mut events);
    let mut watch = Watch::new(&preset.rules, &deal, &wall);
    watch.check(&deal, &events);
    for &byte in choices {
        let Some(seat) = deal.to_act().nth(usize::from(byte >> 6) % deal.to_act().len().max(1) as usize)
        else {
            break;
        };
        // All actions are tried now and then, since that takes long.
        if byte & 0x3f == 0x3f {
            watch::check_choices(&deal, &preset.rules, &|clause| !clause.is_empty());
            watch::check_words(&deal, &preset.rules);
        }
        let may = deal.choices(&preset.rules, seat);
        let action = may.nth(u32::from(byte & 0x3f) % may.len()).expect("it is below the length");
        deal.apply(&preset.rules, seat, action, &mut events).expect("it is a choice");
        watch.check(&deal, &events);
    }
    deal.stop(&preset.rules, &mut events);
    watch.check(&deal, &events);
}
