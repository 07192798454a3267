//! What must hold of the scores of any winning hand, in every ruleset.

use testkit::Random;
use testkit::winning::Kinds;
use tiles::{Suit, Tile};

use super::{rules, showdown, text};
use crate::{Layout, MeldInput, Rules, Ruleset, ScoreInput, Showdown};

/// The rulesets with the options under which everything can occur.
fn all_rules() -> impl Iterator<Item = (Rules, Kinds)> {
    Ruleset::ALL.into_iter().map(|ruleset| {
        let kinds = Kinds::of(ruleset.id());
        match ruleset
            .options()
            .iter()
            .any(|option| option.id == "flowers" && option.values == crate::Values::Bool)
        {
            true => (rules(ruleset.id(), "flowers=true"), Kinds { flowers: 3, ..kinds }),
            false => (rules(ruleset.id(), ""), kinds),
        }
    })
}

/// Calls `check` with random winning hands of every ruleset.
fn each_hand(seed: u64, mut check: impl FnMut(&Rules, &str, &Showdown)) {
    for (rules, kinds) in all_rules() {
        let mut random = Random::new(seed);
        for _ in 0..testkit::rounds(1_500, 100_000) {
            let line = random.winning_hand(&kinds);
            check(&rules, &line, &showdown(&rules, &line));
        }
    }
}

#[test]
fn a_proof_has_the_same_score_and_its_best_reading_is_the_value() {
    each_hand(1, |rules, line, showdown| {
        let (score, proof) = (rules.score(showdown), rules.prove(showdown));
        assert_eq!(proof.score, score, "{line}");
        assert!(!proof.readings.is_empty(), "{line}");
        let values: Vec<u32> = proof.readings.iter().map(|reading| reading.value).collect();
        // The total is never below that of any single lawful reading.
        assert!(values.iter().all(|&value| Some(value) <= score.value), "{line}: {values:?}");
        let counted: u32 = proof.readings[0].counted.iter().map(|fan| fan.points).sum();
        let fans: u32 = score.fans.iter().map(|fan| fan.points).sum();
        assert!(counted == fans || counted < fans && proof.readings[0].value == values[0], "{line}");
        for fan in &proof.readings[0].passed {
            assert!(!fan.reason.clause.is_empty(), "{line}");
        }
    });
}

/// The best reading counts what the score has, each occurrence by itself; a chicken hand is what no reading has
/// (MCR-COUNT-7).
#[test]
fn the_best_reading_counts_what_the_score_counts() {
    each_hand(10, |rules, line, showdown| {
        let (score, proof) = (rules.score(showdown), rules.prove(showdown));
        let mut times: Vec<(u8, u8, u32)> = Vec::new();
        for fan in &proof.readings[0].counted {
            match times.last_mut().filter(|last| last.0 == fan.fan) {
                Some(last) => *last = (fan.fan, last.1 + 1, last.2 + fan.points),
                None => times.push((fan.fan, 1, fan.points)),
            }
        }
        let is_chicken = |fan: u8| rules.ruleset.fans()[usize::from(fan)].id == "chicken_hand";
        let counted = score.fans.iter().filter(|count| !is_chicken(count.fan));
        let expected: Vec<(u8, u8, u32)> = counted.map(|fan| (fan.fan, fan.times, fan.points)).collect();
        assert_eq!(times, expected, "{line}");
    });
}

/// One reading for each division, with the best place of the winning tile (MCR-COUNT-4, CLA-SCORE-3, TWN-SCORE-3).
#[test]
fn divisions_are_told_once() {
    each_hand(11, |rules, line, showdown| {
        let proof = rules.prove(showdown);
        let mut seen: Vec<String> = Vec::new();
        for reading in &proof.readings {
            let layout = &reading.layout;
            let mut sets: Vec<String> = layout.sets.iter().map(ToString::to_string).collect();
            sets.sort_unstable();
            let told = format!("{:?} {sets:?} {}", layout.shape, layout.singles);
            assert!(!seen.contains(&told), "{line}: {told}");
            seen.push(told);
            // What makes a fan is among the sets.
            let masks =
                reading.counted.iter().map(|one| one.sets).chain(reading.passed.iter().map(|one| one.sets));
            for mask in masks {
                assert_eq!(u32::from(mask) >> layout.sets.len(), 0, "{line}: {mask:b}");
            }
        }
    });
}

#[test]
fn each_fan_comes_once() {
    each_hand(2, |rules, line, showdown| {
        let score = rules.score(showdown);
        let mut numbers: Vec<u8> = score.fans.iter().map(|fan| fan.fan).collect();
        numbers.sort_unstable();
        assert!(numbers.is_sorted_by(|one, two| one < two), "{line}: {}", text(rules, &score));
    });
}

#[test]
fn payments_sum_to_nothing() {
    each_hand(3, |rules, line, showdown| {
        let score = rules.score(showdown);
        let valid = score.verdict.is_valid() == Some(true);
        assert_eq!(score.transfers.is_some(), valid, "{line}: {:?}", score.verdict);
        if let Some(payments) = score.payments() {
            let sum: i32 = tiles::RelSeat::ALL.iter().map(|&seat| payments.of_seat(seat)).sum();
            assert_eq!(sum, 0, "{line}");
        }
        for transfer in score.transfers.iter().flatten() {
            assert!(transfer.points >= 0 && transfer.from != tiles::RelSeat::Own, "{line}");
        }
    });
}

#[test]
fn the_order_of_declared_sets_does_not_matter() {
    let mut random = Random::new(4);
    each_hand(4, |rules, line, showdown| {
        let mut turned = showdown.clone();
        for at in 1..turned.melds.len() {
            turned.melds.swap(at, random.below(at + 1));
        }
        let (one, two) = (rules.score(showdown), rules.score(&turned));
        assert_eq!((one.value, &one.fans, one.verdict), (two.value, &two.fans, two.verdict), "{line}");
    });
}

/// Except where a fan looks at a suit: the green and the reversible tiles, the red hand, the moon and the grapes.
#[test]
fn renaming_suits_changes_nothing() {
    const BY_SUIT: [&str; 6] = [
        "all_green",
        "reversible_tiles",
        "red_hand",
        "imperial_jade",
        "moon_from_the_sea",
        "grapes_on_the_roof",
    ];
    let mut random = Random::new(5);
    each_hand(5, |rules, line, showdown| {
        let turn = 1 + random.below(2);
        let renamed = super::showdown(rules, &rename(line, turn));
        let (one, two) = (rules.score(showdown), rules.score(&renamed));
        let by_suit = |score: &crate::Score| {
            let catalogue = rules.ruleset.fans();
            score.fans.iter().any(|fan| BY_SUIT.contains(&catalogue[usize::from(fan.fan)].id))
        };
        if !by_suit(&one) && !by_suit(&two) {
            assert_eq!(text(rules, &one), text(rules, &two), "{line}");
        }
    });
}

/// The same line with the letters of the suits moved on.
fn rename(line: &str, turn: usize) -> String {
    let letters = Suit::ALL.map(Suit::letter);
    let moved = |sign: char| match letters.iter().position(|&letter| letter == sign) {
        Some(at) => letters[(at + turn) % 3],
        None => sign,
    };
    // Words such as `self_draw` have these letters too; only tiles begin with a number, a bracket or a plus.
    let word = |word: &str| {
        let (tiles, rest) = word.split_at(word.find([':', '@']).unwrap_or(word.len()));
        let is_tiles = word.starts_with(|sign: char| sign.is_ascii_digit() || sign == '[' || sign == '+');
        if is_tiles { tiles.chars().map(moved).collect::<String>() + rest } else { word.to_owned() }
    };
    line.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Except for the first flower of Taiwan, with which a hand without flowers loses TWN-FAN-2, TWN-FAN-13 or the dear
/// TWN-FAN-15.
#[test]
fn a_flower_never_lowers_a_value() {
    each_hand(6, |rules, line, showdown| {
        let mut more = showdown.clone();
        let Some(flower) =
            (1..=8).map(Tile::flower).find(|&tile| rules.tiles[tile] > 0 && !more.flowers.contains(tile))
        else {
            return;
        };
        more.flowers.insert(flower);
        let before = rules.score(showdown);
        let lost =
            |id: &str| before.fans.iter().any(|fan| rules.ruleset.fans()[usize::from(fan.fan)].id == id);
        if !lost("no_flowers") && !lost("no_honours_no_flowers") && !lost("flat_hand") {
            assert!(rules.score(&more).value >= before.value, "{line}");
        }
    });
}

/// Whatever a program puts into a showdown, scoring it does no harm.
#[test]
fn nonsense_does_no_harm() {
    let mut random = Random::new(7);
    for (rules, kinds) in all_rules() {
        for _ in 0..testkit::rounds(3_000, 200_000) {
            let mut hand = showdown(&rules, &random.winning_hand(&kinds));
            let tiles = random.below(20);
            hand.concealed = random.draw(tiles, &tiles::TileCounts::WITH_FLOWERS_AND_JOKERS);
            hand.flowers = tiles::TileSet::from_bits(random.bits());
            hand.players = random.below(5) as u8;
            hand.dealer_streak = random.bits() as u32;
            hand.discards = random.below(20) as u32;
            hand.facts = crate::Fact::ALL.into_iter().filter(|_| random.below(2) == 0).collect();
            hand.win = (random.below(4) > 0).then(|| crate::Win {
                tile: Tile::from_index(random.below(Tile::KINDS)).unwrap(),
                by: crate::WinBy::ALL[random.below(8)],
                from: tiles::RelSeat::ALL.get(random.below(5)).copied(),
            });
            let _ = (rules.score(&hand), rules.prove(&hand), rules.what_if(&hand));
        }
    }
}

/// Whatever is said of a hand names a clause of the ruleset's own rules file.
#[test]
fn reasons_are_clauses_of_the_rules() {
    let mut random = Random::new(9);
    for (rules, kinds) in all_rules() {
        let known = super::catalogue::clauses(rules.ruleset);
        for _ in 0..testkit::rounds(2_000, 100_000) {
            let mut hand = showdown(&rules, &random.winning_hand(&kinds));
            if random.below(8) == 0 {
                hand.concealed = random.draw(13 - 3 * hand.melds.len().min(4), &rules.tiles);
            }
            hand.facts = crate::Fact::ALL.into_iter().filter(|_| random.below(6) == 0).collect();
            hand.win = hand.win.filter(|_| random.below(8) > 0).map(|win| crate::Win {
                by: if random.below(3) == 0 { crate::WinBy::ALL[random.below(8)] } else { win.by },
                ..win
            });
            let proof = rules.prove(&hand);
            let passed = proof.readings.iter().flat_map(|reading| &reading.passed);
            let transfers = proof.score.transfers.iter().flatten();
            let told = proof.steps.iter().map(|step| step.clause()).chain(proof.score.verdict.clause());
            let told = told.chain(passed.map(|passed| passed.reason.clause));
            for clause in told.chain(transfers.map(|transfer| transfer.clause)) {
                assert!(known.contains(clause), "{clause}: {hand:?}");
            }
        }
    }
}

/// A hand that does not win is not given a reading, and is told what it lacks.
#[test]
fn incomplete_hands_say_what_they_wait_for() {
    let rules = rules("mcr", "");
    let hand = showdown(&rules, "123m456p789s1122z +3z discard@left");
    let proof = rules.prove(&hand);
    assert!(proof.readings.is_empty() && proof.score.value.is_none());
    let missing = proof.missing.unwrap();
    assert_eq!((missing.distance, missing.waits.to_string().as_str()), (Some(0), "12z"));
}

#[test]
fn what_if_has_a_row_for_each_wait_and_each_change() {
    let rules = rules("mcr", "");
    let hand = showdown(&rules, "[123m@left] 456s789s11z23p +1p discard@left flowers=1f");
    let answer = rules.what_if(&hand);
    let changes: Vec<String> = answer.rows.iter().map(|row| format!("{:?}", row.change)).collect();
    let expected = [
        "Won { tile: 1p, by: SelfDraw }",
        "Won { tile: 1p, by: Discard }",
        "Won { tile: 4p, by: SelfDraw }",
        "Won { tile: 4p, by: Discard }",
        "Seat(South)",
        "Seat(West)",
        "Seat(North)",
        "Round(South)",
        "Round(West)",
        "Round(North)",
        "Concealed(0)",
        "Flower(2f)",
    ];
    assert_eq!(changes, expected);
    assert_eq!(answer.now, Some(rules.score(&hand)));
    let last = answer.rows.last().unwrap();
    assert_eq!(last.score.value, answer.now.and_then(|now| now.value).map(|value| value + 1));
    // A hand that has not won has the tiles alone, and a set that is concealed already cannot become so.
    let open = ScoreInput::read_line("[1111m] 456p789s11z23p +1p self_draw").unwrap().check(&rules).unwrap();
    let changes = rules.what_if(&open).rows;
    assert!(!changes.iter().any(|row| matches!(row.change, crate::Change::Concealed(_))));
    let unwon = Showdown { win: None, ..open };
    assert!(rules.what_if(&unwon).rows.iter().all(|row| row.change.is_tile()));
}

/// A declared kong becomes a concealed one; where there are no flowers, none can come.
#[test]
fn what_if_changes_what_can_be_changed() {
    let mcr = rules("mcr", "");
    let hand = showdown(&mcr, "[1111m:melded@left] 456p789s11z23p +1p discard@left");
    let row = |row: &crate::WhatIfRow| {
        matches!(row.change, crate::Change::Concealed(0)).then(|| text(&mcr, &row.score))
    };
    let told: Vec<String> = mcr.what_if(&hand).rows.iter().filter_map(row).collect();
    // MCR-FAN-62, MCR-FAN-67, MCR-FAN-71, MCR-FAN-73.
    let expected = "concealed_hand 2, concealed_kong 2, short_straight 1, pung_of_terminals_or_honors 1";
    assert_eq!(told, [format!("MCR-MIN-1 6: {expected}")]);
    let sichuan = rules("sichuan", "");
    let hand = showdown(&sichuan, "123456m11223p99p +3p self_draw");
    let flowers = |row: &crate::WhatIfRow| matches!(row.change, crate::Change::Flower(_));
    assert!(!sichuan.what_if(&hand).rows.iter().any(flowers));
}

/// A layout is the hand: its sets and single tiles hold exactly its tiles.
#[test]
fn layouts_hold_the_tiles_of_the_hand() {
    each_hand(8, |rules, line, showdown| {
        for reading in rules.prove(showdown).readings {
            let mut tiles: Vec<Tile> = tiles_of(&reading.layout);
            let mut all: Vec<Tile> = showdown.concealed.tiles().collect();
            all.extend(showdown.melds.iter().flat_map(hand::Meld::tiles));
            all.extend(showdown.win.map(|win| win.tile));
            tiles.sort_unstable();
            all.sort_unstable();
            assert_eq!(tiles, all, "{line}");
        }
    });
}

fn tiles_of(layout: &Layout) -> Vec<Tile> {
    layout.sets.iter().flat_map(crate::Set::tiles_held).chain(layout.singles).collect()
}

#[test]
fn lines_are_read_as_they_say() {
    let line = "[123m@left] [5555z:melded] [4p0j6p=456p] 11s +2s rob_kong@across seat=S round=W players=3 flowers=15f \
                discards=4 streak=2 last_of_its_kind";
    let input = ScoreInput::read_line(line).unwrap();
    let kinds: Vec<hand::MeldKind> = input.hand.melds.iter().map(|meld: &MeldInput| meld.kind).collect();
    assert_eq!(kinds, [hand::MeldKind::Chow, hand::MeldKind::MeldedKong, hand::MeldKind::Chow]);
    assert_eq!(input.hand.melds[0].from, Some(tiles::RelSeat::Left));
    assert_eq!(input.hand.melds[2].stands_for.as_ref().map(Vec::len), Some(3));
    assert_eq!(format!("{:?}", input.hand.concealed), "[1s, 1s]");
    assert_eq!(format!("{:?}", input.win.unwrap()), "WinInput { tile: 2s, by: RobKong, from: Some(Across) }");
    assert_eq!((input.seat, input.round), (tiles::Wind::South, tiles::Wind::West));
    assert_eq!((input.hand.players, input.hand.flowers.len()), (Some(3), 2));
    assert_eq!((input.discards, input.dealer_streak), (Some(4), 2));
    assert_eq!(format!("{:?}", input.facts), "{LastOfItsKind}");
}

#[test]
fn lines_that_are_none_say_where() {
    let check = |line: &str, expected: &[&str]| {
        let told: Vec<String> =
            ScoreInput::read_line(line).unwrap_err().iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), expected.len(), "{line}: {told:?}");
        for (told, expected) in told.iter().zip(expected) {
            assert!(told.contains(expected), "{line}: {told}");
        }
    };
    check("123m +5m", &["belong together"]);
    check("123m discard", &["belong together"]);
    check("123m +55m discard", &["one tile wins: '+55m' at character 6", "belong together"]);
    check(
        "123x [12m",
        &["no such tile: 'x' at character 4", "the bracket is not closed: '[12m' at character 6"],
    );
    check(
        "[123m@up] seat=X foo=1 players=99999",
        &["no such word", "key or value", "key or value", "key or value"],
    );
    check("+5m +5m discard discard", &["said twice", "said twice"]);
    check("[12x] flowers=9f", &["no such tile", "no such tile"]);
    check("[123m:big] discard@up +1m", &["no such word", "no such word"]);
}
