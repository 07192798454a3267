//! Tables of options, sets in play and refusals, as data.

use hand::{MeldKind, Shape};
use tiles::{Notation, RelSeat, Tile};

use crate::{HandInput, MeldInput, OptionProblem, Options, RawValue, Rules, Ruleset, Value};

/// Every row: `id clause values default`; what the rules files say, in short.
const TABLES: [(Ruleset, &str); 5] = [
    (
        Ruleset::Red,
        "jokers RED-OPT-1 true, false = false; flowers RED-OPT-2 8, 4, 0 = 8; \
         min_points RED-OPT-3 0…300 = 0; limit RED-OPT-4 1…100000 = 300; chaotic_value RED-OPT-5 12, 3 = 12; \
         session_rounds RED-OPT-6 1…16 = 4; session_deals RED-OPT-7 1…200, none = none; \
         wall RED-OPT-8 built, loose = built; wall_sections RED-OPT-9 players, four = players; \
         river RED-OPT-10 free, line, zones = free; sticks RED-OPT-11 off, 790, 800 = off",
    ),
    (
        Ruleset::Classical,
        "flowers CLA-OPT-1 true, false = false; limit CLA-OPT-2 100, 110, … 100000 = 500; \
         session_deals CLA-OPT-3 16, 8 = 16; replay_draws CLA-OPT-4 true, false = true; \
         session_mode CLA-OPT-5 deals, dealerships = deals; starting_points CLA-OPT-6 0…100000 = 2000; \
         sticks CLA-OPT-7 true, false = false",
    ),
    (
        Ruleset::Mcr,
        "auto_flowers MCR-OPT-1 true, false = true; minimum MCR-OPT-1 0… = 8; \
         time_limits MCR-OPT-1 true, false = false; session_minutes MCR-OPT-1 0… = 150",
    ),
    (
        Ruleset::Sichuan,
        "first_dealer SIC-OPT-1 dice, lot = dice; max_deals SIC-OPT-2 1…, none = 16; \
         session_minutes SIC-OPT-3 1…, none = none; claim_seconds SIC-OPT-4 1…60, none = 10",
    ),
    (
        Ruleset::Taiwan,
        "min_tai TWN-OPT-1 0… = 0; limit TWN-OPT-2 1…, none = none; seating TWN-OPT-3 winds, dice = winds; \
         rounds TWN-OPT-4 1…, none = 4; max_deals TWN-OPT-5 1…, none = none; \
         counters TWN-OPT-6 record, sticks_84, sticks_88 = record; river TWN-OPT-7 free, line, zones = free; \
         claim_seconds TWN-OPT-8 1…60, none = 10",
    ),
];

#[test]
fn tables_are_those_of_the_rules_files() {
    for (ruleset, expected) in TABLES {
        let row = |option: &crate::OptionSpec| {
            format!("{} {} {option} = {}", option.id, option.clause, option.default)
        };
        let rows: Vec<String> = ruleset.options().iter().map(row).collect();
        assert_eq!(rows.join("; "), expected);
        for option in ruleset.options() {
            let text = option.default.to_string();
            let given = [(option.id, RawValue::Typed(&text))];
            assert_eq!(Options::new(ruleset, given), Ok(Options::defaults(ruleset)), "{}", option.id);
            for text in [option.meaning.en, option.meaning.ru, option.meaning.zh] {
                assert!(!text.is_empty() && !text.ends_with('.'), "{}", option.id);
            }
        }
    }
}

/// `id=value …` as a person types them.
fn typed(ruleset: Ruleset, text: &str) -> Result<Options, Vec<OptionProblem>> {
    let given = text.split_whitespace().filter_map(|pair| pair.split_once('='));
    Options::new(ruleset, given.map(|(id, value)| (id, RawValue::Typed(value))))
}

#[track_caller]
fn rules(ruleset: &str, options: &str) -> Rules {
    Rules::new(typed(ruleset.parse().unwrap(), options).unwrap())
}

#[test]
fn sets_in_play() {
    for (ruleset, options, tiles, hand, shapes) in [
        ("red", "", 144, 13, "regular chaotic"),
        ("red", "jokers=true", 148, 13, "regular chaotic"),
        ("red", "jokers=true flowers=4", 144, 13, "regular chaotic"),
        ("red", "flowers=0", 136, 13, "regular chaotic"),
        ("red", "jokers=true flowers=0", 140, 13, "regular chaotic"),
        ("classical", "", 136, 13, "regular twin_pairs thirteen_orphans"),
        ("classical", "flowers=true", 144, 13, "regular twin_pairs thirteen_orphans"),
        ("mcr", "", 144, 13, "regular seven_pairs thirteen_orphans lesser_knitted knitted_straight"),
        ("sichuan", "", 108, 13, "regular seven_pairs"),
        ("taiwan", "", 144, 16, "regular eight_pairs"),
    ] {
        let rules = rules(ruleset, options);
        let names: Vec<&str> = rules.shapes.map(Shape::id).collect();
        assert_eq!(
            (rules.tiles.total(), rules.hand_size, names.join(" ").as_str()),
            (tiles, hand, shapes),
            "{ruleset} {options}"
        );
        assert_eq!(rules.jokers(), options.contains("jokers=true"));
        assert_eq!(rules.kongs, ruleset != "red");
        assert_eq!(rules.chows, ruleset != "sichuan");
        assert_eq!(rules.players, if ruleset == "red" { 2..=4 } else { 4..=4 });
    }
    let rules = rules("red", "jokers=true flowers=4");
    assert_eq!((rules.tiles[Tile::flower(4)], rules.tiles[Tile::flower(5)]), (1, 0));
}

#[test]
fn options_are_checked_all_at_once() {
    let told = |ruleset: &str, text: &str| -> Vec<String> {
        let problems = typed(ruleset.parse().unwrap(), text).unwrap_err();
        problems.iter().map(|problem| format!("{}: {problem}", problem.clause())).collect()
    };
    assert_eq!(
        told("red", "uma=15 limit=0 limit=7 chaotic_value=4 flowers=4"),
        [
            "RED-OPT-0: no such option 'uma'; red has jokers, flowers, min_points, limit, chaotic_value, \
             session_rounds, session_deals, wall, wall_sections, river, sticks",
            "RED-OPT-0: option limit cannot be '0'; it can be 1…100000",
            "RED-OPT-0: option limit is given twice",
            "RED-OPT-0: option chaotic_value cannot be '4'; it can be 12, 3",
            "RED-OPT-2: option flowers can be 4 only together with option jokers",
        ]
    );
    assert_eq!(
        told("classical", "limit=505 sticks=1"),
        [
            "CLA-OPT-0: option limit cannot be '505'; it can be 100, 110, … 100000",
            "CLA-OPT-0: option sticks cannot be '1'; it can be true, false",
        ]
    );
    assert_eq!(told("mcr", "minimum=-1")[0], "MCR-INPUT-6: option minimum cannot be '-1'; it can be 0…");
    let long = format!("{}=1", "x".repeat(1_000_000));
    assert!(told("sichuan", &long)[0].len() < 200);
    assert!(told("taiwan", "limit=\u{1b}[31m")[0].contains("\\u{1b}[31m"));
}

#[test]
fn files_know_types_and_people_do_not() {
    let read = |id, raw| Options::new(Ruleset::Red, [(id, raw)]).ok()?.get(id);
    assert_eq!(read("limit", RawValue::Number(12)), Some(Value::Number(12)));
    assert_eq!(read("limit", RawValue::Word("12")), None);
    assert_eq!(read("limit", RawValue::Typed("12")), Some(Value::Number(12)));
    assert_eq!(read("jokers", RawValue::Word("true")), None);
    assert_eq!(read("jokers", RawValue::Number(1)), None);
    assert_eq!(read("sticks", RawValue::Number(790)), Some(Value::Word("790")));
    assert_eq!(read("sticks", RawValue::Typed("800")), Some(Value::Word("800")));
    assert_eq!(read("session_deals", RawValue::Null), Some(Value::Null));
    assert_eq!(read("session_deals", RawValue::Word("none")), Some(Value::Null));
    assert_eq!(read("session_rounds", RawValue::Null), None);
    assert_eq!(read("river", RawValue::Other("[]")), None);
    assert_eq!(read("uma", RawValue::Null), None);
    let changed = typed(Ruleset::Red, "limit=300 jokers=true").unwrap();
    assert_eq!(changed.changed().map(|(option, _)| option.id).collect::<Vec<_>>(), ["jokers"]);
    assert_eq!("riichi".parse::<Ruleset>().unwrap_err().to_string(), {
        "no such ruleset; there are red, classical, mcr, sichuan, taiwan"
    });
}

fn tiles(text: &str) -> Vec<Tile> {
    Notation::Compact.parse(text).unwrap()
}

/// `123m`, `1111z:concealed`, `4p0j6p=456p`, `123m@left`, `123m!3m@left`.
fn meld(text: &str) -> MeldInput {
    let (text, from) = text.split_once('@').map_or((text, None), |(text, from)| (text, Some(from)));
    let (text, kind) = text.split_once(':').map_or((text, None), |(text, kind)| (text, Some(kind)));
    let (text, claimed) = text.split_once('!').map_or((text, None), |(text, tile)| (text, Some(tile)));
    let (text, stands_for) = text.split_once('=').map_or((text, None), |(text, real)| (text, Some(real)));
    let read = tiles(stands_for.unwrap_or(text));
    let kind = match kind {
        Some("concealed") => MeldKind::ConcealedKong,
        Some("melded") => MeldKind::MeldedKong,
        Some(_) => MeldKind::AddedKong,
        None if read.iter().all(|tile| *tile == read[0]) => MeldKind::Pung,
        None => MeldKind::Chow,
    };
    MeldInput {
        kind,
        tiles: tiles(text),
        stands_for: stands_for.map(tiles),
        claimed: claimed.map(|tile| tiles(tile)[0]),
        from: from.map(|from| match from {
            "left" => RelSeat::Left,
            "across" => RelSeat::Across,
            "right" => RelSeat::Right,
            _ => RelSeat::Own,
        }),
    }
}

/// `concealed / melds / flowers / seen`, the later ones optional, and the problems with their clauses.
#[track_caller]
fn check(rules: &Rules, players: Option<u8>, text: &str, expected: &[&str]) {
    let mut parts = text.split('/').map(str::trim).chain(std::iter::repeat(""));
    let mut next = || parts.next().unwrap_or_default();
    let input = HandInput {
        concealed: tiles(next()),
        melds: next().split_whitespace().map(meld).collect(),
        flowers: tiles(next()),
        seen: tiles(next()),
        won: None,
        players,
        may_have_drawn: true,
    };
    let problems = input.check(rules).err().unwrap_or_default();
    let told: Vec<String> =
        problems.iter().map(|problem| format!("{}: {problem}", problem.clause(&rules.clauses))).collect();
    assert_eq!(told, expected, "{text}");
}

#[test]
fn right_hands() {
    let (red, jokers, mcr) = (rules("red", ""), rules("red", "jokers=true"), rules("mcr", ""));
    let (sichuan, taiwan) = (rules("sichuan", ""), rules("taiwan", ""));
    check(&red, None, "123m456p789s1122z", &[]);
    check(&red, Some(2), "123m456p7z/123p@across 777s!7s@across/12345678f", &[]);
    check(&red, Some(3), "123m456p7z/123p@left 777s!7s@right", &[]);
    check(&jokers, None, "0j/4p0j6p=456p 00j1z=111z!1z@right 789s 222m", &[]);
    check(&mcr, None, "1122z/1111m:concealed 2222p:melded 3333s!3s:added@across/1f8f/4m", &[]);
    check(&sichuan, None, "1m/1111p:concealed 2222p:melded 333p 444p", &[]);
    check(&taiwan, None, "123m567m111p234s88s46s", &[]);
    check(&taiwan, None, "11z/123m 234m 345m 456m 567m", &[]);
}

#[test]
fn unseen_tiles_are_what_is_left() {
    let mcr = rules("mcr", "");
    let input = HandInput {
        concealed: tiles("123m456p7z"),
        melds: vec![meld("111z"), meld("777s")],
        flowers: tiles("1f"),
        seen: tiles("7z7z3m"),
        ..HandInput::EMPTY
    };
    let unseen = input.check(&mcr).unwrap().unseen;
    assert_eq!(unseen.total(), 144 - 13 - 1 - 3);
    assert_eq!((unseen[Tile::RED], unseen[Tile::EAST], unseen[Tile::flower(1)]), (1, 1, 0));
}

#[test]
fn wrong_tiles() {
    let (red, classical, mcr) = (rules("red", "flowers=0"), rules("classical", ""), rules("mcr", ""));
    let sichuan = rules("sichuan", "");
    check(&classical, None, "11111m456p789s11z", &["CLA-TILE-1: fifth copy of 1m, tile 5 of the hand"]);
    check(
        &mcr,
        None,
        "1122z456p/111z 777s/33f/4p4p4p4p",
        &[
            "MCR-INPUT-1: fifth copy of 1z, declared set 1",
            "MCR-INPUT-1: second copy of the flower 3f, tile 2 of the flowers",
            "MCR-INPUT-1: fifth copy of 4p, tile 4 of those seen",
        ],
    );
    check(
        &mcr,
        None,
        "123m456p789s1z0j1f1f/123m/5m",
        &[
            "MCR-INPUT-3: no joker is in play, tile 11 of the hand",
            "MCR-INPUT-3: the flower 1f cannot be there, tile 12 of the hand; flowers are laid aside",
            "MCR-INPUT-1: second copy of the flower 1f, tile 13 of the hand",
            "MCR-INPUT-3: 5m is not a flower, tile 1 of the flowers",
            "MCR-INPUT-2: tile count: concealed tiles 13, declared sets 1, together 16, but a hand has 13 or 14",
        ],
    );
    check(
        &red,
        None,
        "123m456p789s1122z//1f",
        &["RED-TILE-2: the flower 1f is not in play, tile 1 of the flowers"],
    );
    check(
        &sichuan,
        None,
        "123456m23p5577z4p",
        &[
            "SIC-SET-1: 5z is not in this set of tiles, tile 9 of the hand",
            "SIC-SET-1: 7z is not in this set of tiles, tile 11 of the hand",
        ],
    );
    for text in ["", "12m", "/123m 123m 456m 789m", "123456789m123456789p"] {
        let problems = HandInput {
            concealed: tiles(text.trim_start_matches('/').split('/').next().unwrap()),
            ..HandInput::EMPTY
        };
        let problems = problems.check(&mcr).unwrap_err();
        assert!(problems.iter().any(|problem| problem.to_string().contains("tile count")), "{text}");
    }
}

#[test]
fn a_hand_before_its_draw() {
    let mcr = rules("mcr", "");
    let input =
        HandInput { concealed: tiles("123m456p789s11222z"), may_have_drawn: false, ..HandInput::EMPTY };
    let problems = input.check(&mcr).unwrap_err();
    assert_eq!(
        problems[0].to_string(),
        "tile count: concealed tiles 14, declared sets 0, together 14, but a hand has 13"
    );
}

#[test]
fn wrong_sets() {
    let (red, jokers, mcr) = (rules("red", ""), rules("red", "jokers=true"), rules("mcr", ""));
    let sichuan = rules("sichuan", "");
    check(
        &mcr,
        None,
        "123m456p789s1z/124p",
        &["MCR-INPUT-4: not a set: these tiles are no chow, declared set 1"],
    );
    check(
        &mcr,
        None,
        "456p789s1z/123p!5p@left 111m:added",
        &[
            "MCR-INPUT-4: not a set: the claimed 5p is not in it, declared set 1",
            "MCR-INPUT-4: not a set: these tiles are no kong, declared set 2",
        ],
    );
    check(
        &mcr,
        None,
        "123m456p789s1z/123p!1p@across",
        &["MCR-INPUT-5: a chow comes from the player to the left, not across, declared set 1"],
    );
    check(
        &mcr,
        None,
        "123m456p789s1z/1111p!1p:concealed",
        &["MCR-KONG-1: not a set: a concealed kong has no claimed tile, declared set 1"],
    );
    check(
        &red,
        None,
        "123m456p789s1z/1111p:concealed",
        &["RED-CLAIM-7: there is no kong in this game, declared set 1"],
    );
    check(
        &sichuan,
        None,
        "123m456p789s1s/123p",
        &["SIC-CLAIM-1: a chow cannot be declared in this game, declared set 1"],
    );
    check(
        &jokers,
        None,
        "45p77z/23s0j=345s 234s 0j55p=555p!0j@left",
        &[
            "RED-JOKER-8: not a set: the jokers cannot stand for these tiles, declared set 1",
            "RED-JOKER-2: a joker cannot be claimed, declared set 3",
        ],
    );
    check(
        &jokers,
        None,
        "123m456p777z1s/000j=111z",
        &["RED-JOKER-3: not a set: it has only jokers, declared set 1"],
    );
}

#[test]
fn wrong_seats() {
    let (red, mcr) = (rules("red", ""), rules("mcr", ""));
    check(
        &red,
        Some(2),
        "123m456p789s1z/123p@left",
        &["RED-SEAT-3: no seat 'left' at a table of 2, declared set 1"],
    );
    check(
        &red,
        Some(3),
        "123m456p7z/777s@across 123p@right",
        &[
            "RED-SEAT-3: no seat 'across' at a table of 3, declared set 1",
            "RED-CLAIM-4: a chow comes from the player to the left, not to the right, declared set 2",
        ],
    );
    check(
        &red,
        None,
        "123m456p789s1z/777s@self",
        &["RED-SEAT-3: no seat 'self' at a table of 4, declared set 1"],
    );
    check(&red, Some(5), "123m456p789s1122z", &["RED-SEAT-1: 5 players: this game has 2 to 4 seats"]);
    check(&mcr, Some(3), "123m456p789s1122z", &["MCR-SEAT-1: 3 players: this game has 4 seats"]);
}
