//! Everything that is wrong with a hand is told at once, each with its place and clause.

use serde_json::Value;

use crate::{Ran, run, words};

#[track_caller]
fn check(line: &str, expected: &str) {
    let args = line.split('|').map(str::trim).filter(|arg| !arg.is_empty());
    let ran = run(std::iter::once("score").chain(args));
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{line}");
    assert_eq!(ran.err, expected, "{line}");
}

/// A command line in which nearly all is wrong that can be.
fn all_wrong(flags: &str) -> Ran {
    let wrong = "--seat Q --round e --by selfdraw --from up --hand 11111m8z --meld 12x --meld 124m --meld 555z@up \
                 --flowers 9f --win 5m6m --situation last-discard,foo --players 7 --discards=-1 --streak x";
    let mut args = vec!["score"];
    args.extend(words(flags));
    args.extend(words(wrong));
    args.push("66z +5x foo seat=3 [12x] [11m22m] 123p66z6z");
    run(args)
}

#[test]
fn everything_at_once_in_three_languages() {
    assert_eq!(
        all_wrong("--lang en").err,
        "\
error: no such tile: '8z' at character 7; honours have the numbers 1 to 7 [MCR-INPUT-3]
error: declared set 1: no such tile: 'x' at character 3; tiles are numbers and then one of the letters m p s z f j [MCR-INPUT-3]
error: declared set 3: 'up' is not known; there are :melded, :added and :concealed, @left, @across and @right
error: the flowers: no such tile: '9f' at character 1; flowers have the numbers 1 to 8 [MCR-INPUT-3]
error: --win: one tile is wanted, not 2
error: --by: 'selfdraw' is not known; there are self_draw, discard, rob_kong, kong_replacement, flower_replacement, rob_flower, eighth_flower, dealt
error: --from: 'up' is not known; there are left, across and right
error: --seat: 'Q' is not known; winds are E, S, W and N
error: --discards: '-1' is not known; a number is wanted
error: --streak: 'x' is not known; a number is wanted
error: --situation: 'foo' is not known; there are last_wall_tile, last_discard, last_of_its_kind, discard_after_kong, first_discard, ready_from_deal, ready_declared, ready_undeclared, forbidden_m, forbidden_p, forbidden_s, won_right, won_across, won_left, responsible_right, responsible_across, responsible_left, fresh_tile_last_five
error: no such tile: 'x' at character 7; tiles are numbers and then one of the letters m p s z f j [MCR-INPUT-3]
error: no such word: 'foo' at character 9
error: no such key or value: 'seat=3' at character 13; there are seat and round (E S W N), flowers (tiles), players, discards and streak
error: no such tile: 'x' at character 23; tiles are numbers and then one of the letters m p s z f j [MCR-INPUT-3]
error: 7 players: this game has 4 seats [MCR-SEAT-1]
error: not a set: these tiles are no chow, declared set 2 [MCR-INPUT-4]
error: not a set: these tiles are no chow, declared set 5 [MCR-INPUT-4]
"
    );
    assert_eq!(
        all_wrong("--lang ru").err,
        "\
ошибка: нет такой кости: «8z», символ 7; у благородных костей номера от 1 до 7 [MCR-INPUT-3]
ошибка: объявленный сет № 1: нет такой кости: «x», символ 3; кости — это номера, а за ними одна из букв m p s z f j [MCR-INPUT-3]
ошибка: объявленный сет № 3: слово «up» неизвестно; есть :melded, :added и :concealed, @left, @across и @right
ошибка: цветы: нет такой кости: «9f», символ 1; у цветов номера от 1 до 8 [MCR-INPUT-3]
ошибка: --win: нужна одна кость, а указано 2
ошибка: --by: значение «selfdraw» неизвестно; есть self_draw, discard, rob_kong, kong_replacement, flower_replacement, rob_flower, eighth_flower, dealt
ошибка: --from: значение «up» неизвестно; есть left, across и right
ошибка: --seat: значение «Q» неизвестно; ветры — E, S, W и N
ошибка: --discards: значение «-1» неизвестно; нужно число
ошибка: --streak: значение «x» неизвестно; нужно число
ошибка: --situation: значение «foo» неизвестно; есть last_wall_tile, last_discard, last_of_its_kind, discard_after_kong, first_discard, ready_from_deal, ready_declared, ready_undeclared, forbidden_m, forbidden_p, forbidden_s, won_right, won_across, won_left, responsible_right, responsible_across, responsible_left, fresh_tile_last_five
ошибка: нет такой кости: «x», символ 7; кости — это номера, а за ними одна из букв m p s z f j [MCR-INPUT-3]
ошибка: нет такого слова: «foo», символ 9
ошибка: нет такого ключа или значения: «seat=3», символ 13; есть seat и round (E S W N), flowers (кости), players, discards и streak
ошибка: нет такой кости: «x», символ 23; кости — это номера, а за ними одна из букв m p s z f j [MCR-INPUT-3]
ошибка: игроков 7, а должно быть 4 [MCR-SEAT-1]
ошибка: это не сет: кости не образуют чоу, объявленный сет № 2 [MCR-INPUT-4]
ошибка: это не сет: кости не образуют чоу, объявленный сет № 5 [MCR-INPUT-4]
"
    );
    assert_eq!(
        all_wrong("--lang zh").err,
        "\
错误：没有这种牌：第7个字符“8z”；字牌的数字是1到7 [MCR-INPUT-3]
错误：第1副副露：没有这种牌：第3个字符“x”；先写数字，再写 m p s z f j 之一 [MCR-INPUT-3]
错误：第3副副露：不认识“up”；可用 :melded、:added、:concealed、@left、@across、@right
错误：花牌：没有这种牌：第1个字符“9f”；花牌的数字是1到8 [MCR-INPUT-3]
错误：--win：应为一张牌，而不是2张
错误：--by：不认识“selfdraw”；可用 self_draw, discard, rob_kong, kong_replacement, flower_replacement, rob_flower, eighth_flower, dealt
错误：--from：不认识“up”；可用 left、across、right
错误：--seat：不认识“Q”；风为 E、S、W、N
错误：--discards：不认识“-1”；应为数字
错误：--streak：不认识“x”；应为数字
错误：--situation：不认识“foo”；可用 last_wall_tile, last_discard, last_of_its_kind, discard_after_kong, first_discard, ready_from_deal, ready_declared, ready_undeclared, forbidden_m, forbidden_p, forbidden_s, won_right, won_across, won_left, responsible_right, responsible_across, responsible_left, fresh_tile_last_five
错误：没有这种牌：第7个字符“x”；先写数字，再写 m p s z f j 之一 [MCR-INPUT-3]
错误：没有这个词：第9个字符“foo”
错误：没有这个键或值：第13个字符“seat=3”；可用 seat 和 round（E S W N）、flowers（牌）、players、discards、streak
错误：没有这种牌：第23个字符“x”；先写数字，再写 m p s z f j 之一 [MCR-INPUT-3]
错误：人数为7，这种规则只能4人玩 [MCR-SEAT-1]
错误：第2副副露：这些牌不成顺子 [MCR-INPUT-4]
错误：第5副副露：这些牌不成顺子 [MCR-INPUT-4]
"
    );
    let ran = all_wrong("--json");
    assert_eq!((ran.code, ran.err.as_str()), (Some(2), ""));
    let answer: Value = serde_json::from_str(&ran.out).unwrap();
    let errors = answer["errors"].as_array().unwrap();
    let places: Vec<u64> = errors.iter().filter_map(|error| error["position"].as_u64()).collect();
    assert_eq!((errors.len(), places), (18, vec![7, 3, 1, 7, 9, 13, 23]));
    assert_eq!(errors[0]["clause"], "MCR-INPUT-3");
}

#[test]
fn one_thing_at_a_time() {
    check(
        "",
        "\
error: no tiles are given; write them as 123m456p789s1122z
",
    );
    check(
        "--hand|55555m1f|--from|left|--meld|123s:melded",
        "\
error: the winning tile and how it was won belong together: +5m discard@left, or --win 5m --by discard
error: fifth copy of 5m, tile 5 of the hand [MCR-INPUT-1]
error: the flower 1f cannot be there, tile 6 of the hand; flowers are laid aside [MCR-INPUT-3]
error: not a set: these tiles are no kong, declared set 1 [MCR-INPUT-4]
error: tile count: concealed tiles 6, declared sets 1, together 9, but a hand has 13 [MCR-INPUT-2]
",
    );
    check(
        "123m456p789s1122z",
        "\
error: the winning tile is missing, and how it was won [MCR-WIN-2]
",
    );
    check(
        "123m456p789s1122z +1z",
        "\
error: the winning tile and how it was won belong together: +5m discard@left, or --win 5m --by discard
",
    );
    check(
        "--by|self_draw|123m456p789s1122z",
        "\
error: the winning tile and how it was won belong together: +5m discard@left, or --win 5m --by discard
",
    );
    check(
        "123m456p789s1122z +1z self_draw@left",
        "\
error: a tile won by self_draw comes from the wall and from nobody's seat [MCR-WIN-2]
",
    );
    check(
        "123m456p789s1122z +1z rob_flower@left",
        "\
error: the eighth flower wins nothing in this game, so nobody wins by rob_flower [MCR-INPUT-3]
",
    );
    check(
        "--rules|red|123m456p789s1122z +1z kong_replacement",
        "\
error: there is no kong in this game, so nobody wins by kong_replacement [RED-CLAIM-7]
",
    );
    check(
        "--rules|sichuan|[123m] 123456m2345p +5p discard",
        "\
error: a chow cannot be declared in this game, declared set 1 [SIC-CLAIM-1]
",
    );
    check(
        "--rules|red|--players|2|--seat|S|123m456p789s1122z +1z discard@left",
        "\
error: no seat 'left' at a table of 2, winning tile [RED-SEAT-3]
error: no seat S at a table of 2 [RED-SEAT-3]
",
    );
    check(
        "[123m@right] [555z] 456p789s1z +1z discard flowers=11f",
        "\
error: second copy of the flower 1f, tile 2 of the flowers [MCR-INPUT-1]
error: a chow comes from the player to the left, not to the right, declared set 1 [MCR-INPUT-5]
",
    );
    check(
        "--rules|mrc|--option|foo|12x",
        "\
error: 'mrc': no such ruleset; there are red, classical, mcr, sichuan, taiwan
error: no such tile: 'x' at character 3; tiles are numbers and then one of the letters m p s z f j
",
    );
    check(
        "--option|minimum=x|--option|foo|12x",
        "\
error: 'foo' is not an option; write it as id=value, such as jokers=true
error: option minimum cannot be 'x'; it can be 0… [MCR-INPUT-6]
error: no such tile: 'x' at character 3; tiles are numbers and then one of the letters m p s z f j [MCR-INPUT-3]
",
    );
    check(
        "123m456p789s111z1z +1z discard",
        "\
error: fifth copy of 1z, winning tile [MCR-INPUT-1]
",
    );
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let bad = OsStr::from_bytes(b"12\xffm");
    let told = |flag: &str| {
        let args = [OsStr::new("score"), OsStr::new(flag), bad];
        let ran = run(args.into_iter().filter(|arg| !arg.is_empty()));
        assert_eq!(ran.code, Some(2), "{ran:?}");
        ran.err.lines().next().unwrap().to_owned()
    };
    for (flag, place) in [
        ("", "the line"),
        ("--hand", "the hand"),
        ("--meld", "declared set 1"),
        ("--flowers", "the flowers"),
        ("--win", "the winning tile"),
        ("--by", "--by"),
        ("--situation", "--situation"),
        ("--rules", "the ruleset"),
    ] {
        assert_eq!(told(flag), format!("error: {place}: byte 3 is not text in UTF-8"), "{flag}");
    }
}
