//! `fivewinds score`: what people read.

mod json;
mod rulesets;
mod stdin;
mod wrong;

use crate::{run, words};

/// Runs `score` with flags and a line.
#[track_caller]
fn check(flags: &str, line: &str, expected: &str) {
    let mut args = words(flags);
    args.insert(0, "score");
    args.push(line);
    let ran = run(args);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{flags} {line}");
    assert_eq!(ran.out, expected, "{flags} {line}");
}

#[test]
fn a_hand_in_three_languages() {
    check(
        "",
        "[123m] [789m] 123p78p55z +9p discard@left flowers=15f",
        "\
[123m] [789m] 123p 78+9p 55z  MCR, competition mahjong
Declared sets: 123m (chow), 789m (chow)
Flowers: 15f
Won on a discard from the left; seat East, round East

10 points: the win may be declared

  points  fan                 sets       clause
       4  Outside Hand                   MCR-FAN-55
       1  Mixed Double Chow   123m 123p  MCR-FAN-70
       1  Mixed Double Chow   789m 789p  MCR-FAN-70
       1  Two Terminal Chows  123m 789m  MCR-FAN-72
       1  One Voided Suit                MCR-FAN-75
       2  Flower × 2                     MCR-FAN-81
      10  total

Not counted:
  Two Terminal Chows 123p 789p: each of its sets has been joined already (account once) [MCR-COUNT-5]

Who pays:
  right    8 points [MCR-PAY-2]
  across   8 points [MCR-PAY-2]
  left    18 points [MCR-PAY-2]
  you receive 34 points
",
    );
    check(
        "--lang ru",
        "[123m] [789m] 123p78p55z +9p discard@left flowers=15f",
        "\
[123m] [789m] 123p 78+9p 55z  спортивный маджонг (MCR)
Объявленные сеты: 123m (чоу), 789m (чоу)
Цветы: 15f
Победа со сноса игрока слева; место — Восток, раунд — Восток

10 очков: победу можно объявить

  очки  фан                    сеты       пункт
     4  Внешняя рука                      MCR-FAN-55
     1  Смешанное двойное чоу  123m 123p  MCR-FAN-70
     1  Смешанное двойное чоу  789m 789p  MCR-FAN-70
     1  Два терминальных чоу   123m 789m  MCR-FAN-72
     1  Пропущенная масть                 MCR-FAN-75
     2  Цветок × 2                        MCR-FAN-81
    10  всего

Не засчитано:
  Два терминальных чоу 123p 789p: каждый из его сетов уже соединён (одноразовый подсчёт) [MCR-COUNT-5]

Кто платит:
  справа     8 очков [MCR-PAY-2]
  напротив   8 очков [MCR-PAY-2]
  слева     18 очков [MCR-PAY-2]
  вы получаете 34 очка
",
    );
    check(
        "--lang zh",
        "[123m] [789m] 123p78p55z +9p discard@left flowers=15f",
        "\
[123m] [789m] 123p 78+9p 55z  国标麻将
副露：123m (顺子)、789m (顺子)
花牌：15f
点和（上家）；门风东，圈风东

10分，可以和牌

  分  番种      牌组       条款
   4  全带幺               MCR-FAN-55
   1  喜相逢    123m 123p  MCR-FAN-70
   1  喜相逢    789m 789p  MCR-FAN-70
   1  老少副    123m 789m  MCR-FAN-72
   1  缺一门               MCR-FAN-75
   2  花牌 × 2             MCR-FAN-81
  10  合计

不计：
  老少副 123p 789p：其中每副都已组合过（套算一次） [MCR-COUNT-5]

谁付：
  下家   8分 [MCR-PAY-2]
  对家   8分 [MCR-PAY-2]
  上家  18分 [MCR-PAY-2]
  共得34分
",
    );
}

#[test]
fn not_enough_points() {
    check(
        "",
        "[123m] [789m] 123p78p55z +6p discard@left flowers=12345f",
        "\
[123m] [789m] 123p +678p 55z  MCR, competition mahjong
Declared sets: 123m (chow), 789m (chow)
Flowers: 12345f
Won on a discard from the left; seat East, round East

8 points, but the win may not be declared: 3 of the 8 points that it needs; flowers do not count [MCR-MIN-1]

  points  fan                 sets       clause
       1  Mixed Double Chow   123m 123p  MCR-FAN-70
       1  Two Terminal Chows  123m 789m  MCR-FAN-72
       1  One Voided Suit                MCR-FAN-75
       5  Flower × 5                     MCR-FAN-81
       8  total
",
    );
    check(
        "--lang ru",
        "[123m] [789m] 123p78p55z +6p discard@left",
        "\
[123m] [789m] 123p +678p 55z  спортивный маджонг (MCR)
Объявленные сеты: 123m (чоу), 789m (чоу)
Победа со сноса игрока слева; место — Восток, раунд — Восток

3 очка, но победу объявить нельзя: нужно 8 очков, а есть 3 [MCR-MIN-1]

  очки  фан                    сеты       пункт
     1  Смешанное двойное чоу  123m 123p  MCR-FAN-70
     1  Два терминальных чоу   123m 789m  MCR-FAN-72
     1  Пропущенная масть                 MCR-FAN-75
     3  всего
",
    );
    check(
        "--lang zh --rules red --option min_points=20",
        "234m456p678s999s3p +3p self_draw flowers=1f5f8f",
        "\
234m 456p 678s 999s 3+3p  红色麻将
花牌：158f
自摸；门风东，圈风东

9分，但不能和牌：起和需20分，只有0分，花牌不计入 [RED-SCORE-6]

  分  番种      牌组  条款
   9  花牌 × 3        RED-FAN-1
   9  合计
",
    );
}

#[test]
fn an_incomplete_hand() {
    check(
        "",
        "123m456p789s1122z +5m self_draw",
        "\
123m456p789s1122z +5m  MCR, competition mahjong
Won by self-draw; seat East, round East

The win may not be declared: the hand is not complete [MCR-WIN-1]
Before the winning tile it was ready and waited for 12z.
",
    );
    check(
        "--lang ru",
        "159m159p159s1234z +5m discard@right",
        "\
159m159p159s1234z +5m  спортивный маджонг (MCR)
Победа со сноса игрока справа; место — Восток, раунд — Восток

Победу объявить нельзя: рука не собрана [MCR-WIN-1]
До выигрышной кости до ожидания было 3 шага.
",
    );
    check(
        "--lang zh",
        "[1111m] 111p123s789s1z +2z discard",
        "\
[1111m] 111p123789s1z +2z  国标麻将
副露：1111m (暗杠)
点和；门风东，圈风东

不能和牌：牌没有成型 [MCR-WIN-1]
和张之前听1z。
",
    );
}

#[test]
fn other_readings_and_what_is_not_counted() {
    check(
        "",
        "112233m11223p11s +3p self_draw",
        "\
11m 22m 33m 11p 22p 3+3p 11s  MCR, competition mahjong
Won by self-draw; seat East, round East

52 points: the win may be declared

  points  fan              sets  clause
      24  Seven Pairs            MCR-FAN-19
      24  Lower Tiles            MCR-FAN-27
       4  Fully Concealed        MCR-FAN-56
      52  total

Not counted:
  Single Wait 33p: does not count with such a hand [MCR-WAIT-4]
  Lower Four: implied by Lower Tiles [MCR-COUNT-1]
  No Honors: implied by Lower Tiles [MCR-COUNT-1]
  Self-Drawn: implied by Fully Concealed [MCR-COUNT-1]

Other readings:
  38 points: 123m 123m 123p 12+3p 11s: Lower Tiles 24, Outside Hand 4, Fully Concealed 4, All Chows 2, Pure Double Chow 2 × 2, Mixed Double Chow 1, Edge Wait 1

Who pays:
  right   60 points [MCR-PAY-1]
  across  60 points [MCR-PAY-1]
  left    60 points [MCR-PAY-1]
  you receive 180 points
",
    );
    check(
        "--lang ru",
        "[123m@left] [456m@left] [789m@left] 12m88p +3m discard@left",
        "\
[123m] [456m] [789m] 12+3m 88p  спортивный маджонг (MCR)
Объявленные сеты: 123m (чоу), 456m (чоу), 789m (чоу)
Победа со сноса игрока слева; место — Восток, раунд — Восток

21 очко: победу можно объявить

  очки  фан                 сеты            пункт
    16  Чистый ряд          123m 456m 789m  MCR-FAN-28
     2  Все чоу                             MCR-FAN-63
     1  Чистое двойное чоу  123m 123m       MCR-FAN-69
     1  Пропущенная масть                   MCR-FAN-75
     1  Крайнее ожидание    123m            MCR-FAN-77
    21  всего

Не засчитано:
  Без благородных: следует из фана «Все чоу» [MCR-COUNT-1]
  Чистый ряд 456m 789m 123m: один из его сетов уже использован для этого же фана (неидентичность) [MCR-COUNT-3]
  Короткий ряд 123m 456m: его сеты уже соединены в фане «Чистый ряд» (неразделение) [MCR-COUNT-2]
  Два терминальных чоу 123m 789m: его сеты уже соединены в фане «Чистый ряд» (неразделение) [MCR-COUNT-2]
  Короткий ряд 456m 789m: его сеты уже соединены в фане «Чистый ряд» (неразделение) [MCR-COUNT-2]
  Короткий ряд 456m 123m: каждый из его сетов уже соединён (одноразовый подсчёт) [MCR-COUNT-5]
  Два терминальных чоу 789m 123m: каждый из его сетов уже соединён (одноразовый подсчёт) [MCR-COUNT-5]

Кто платит:
  справа     8 очков [MCR-PAY-2]
  напротив   8 очков [MCR-PAY-2]
  слева     29 очков [MCR-PAY-2]
  вы получаете 45 очков
",
    );
}

#[test]
fn points_without_sets() {
    // The chicken hand is counted when no reading brings anything (MCR-COUNT-7).
    check(
        "",
        "[123p@left] [444s@across] [789m@left] 34p77z +2p discard@left flowers=1f",
        "\
[123p] [444s] [789m] +234p 77z  MCR, competition mahjong
Declared sets: 123p (chow), 444s (pung), 789m (chow)
Flowers: 1f
Won on a discard from the left; seat East, round East

9 points: the win may be declared

  points  fan           sets  clause
       8  Chicken Hand        MCR-FAN-43
       1  Flower              MCR-FAN-81
       9  total

Who pays:
  right    8 points [MCR-PAY-2]
  across   8 points [MCR-PAY-2]
  left    17 points [MCR-PAY-2]
  you receive 33 points
",
    );
}

#[test]
fn single_tiles_and_a_seat_that_is_not_said() {
    check(
        "",
        "19m19p19s1234567z +4z discard",
        "\
19m19p19s123567z 4+4z  MCR, competition mahjong
Won on a discard; seat East, round East

88 points: the win may be declared

  points  fan               sets  clause
      88  Thirteen Orphans        MCR-FAN-7
      88  total

Not counted:
  All Terminals and Honors: implied by Thirteen Orphans [MCR-COUNT-1]
  All Types: implied by Thirteen Orphans [MCR-COUNT-1]
  Concealed Hand: implied by Thirteen Orphans [MCR-COUNT-1]

Say whose tile it was (--from left, across or right), and you see who pays.
",
    );
    check(
        "--lang ru",
        "[444s@across] 23358m369p14s +7s discard",
        "\
[444s] 258m369p14+7s 33m  спортивный маджонг (MCR)
Объявленные сеты: 444s (панг)
Победа со сноса; место — Восток, раунд — Восток

15 очков: победу можно объявить

  очки  фан                сеты  пункт
    12  Переплетенный ряд        MCR-FAN-35
     2  Четыре врозь             MCR-FAN-64
     1  Без благородных          MCR-FAN-76
    15  всего

Чтобы узнать, кто платит, укажите, чья это была кость: --from left, across или right.
",
    );
    check(
        "--lang zh",
        "258m36p147s12356z +7z discard",
        "\
258m36p147s12356+7z  国标麻将
点和；门风东，圈风东

12分，可以和牌

  分  番种    牌组  条款
  12  全不靠        MCR-FAN-34
  12  合计

不计：
  五门齐：全不靠必然带有，不重复计 [MCR-COUNT-1]
  门前清：全不靠必然带有，不重复计 [MCR-COUNT-1]

要知道谁付，请用 --from left、across 或 right 说明是谁的牌。
",
    );
}

#[test]
fn what_if() {
    check(
        "--what-if",
        "[123m] [789m] 123p78p55z +9p discard@left flowers=15f",
        "\
[123m] [789m] 123p 78+9p 55z  MCR, competition mahjong
Declared sets: 123m (chow), 789m (chow)
Flowers: 15f
Won on a discard from the left; seat East, round East

10 points: the win may be declared

  points  fan                 sets       clause
       4  Outside Hand                   MCR-FAN-55
       1  Mixed Double Chow   123m 123p  MCR-FAN-70
       1  Mixed Double Chow   789m 789p  MCR-FAN-70
       1  Two Terminal Chows  123m 789m  MCR-FAN-72
       1  One Voided Suit                MCR-FAN-75
       2  Flower × 2                     MCR-FAN-81
      10  total

Not counted:
  Two Terminal Chows 123p 789p: each of its sets has been joined already (account once) [MCR-COUNT-5]

Who pays:
  right    8 points [MCR-PAY-2]
  across   8 points [MCR-PAY-2]
  left    18 points [MCR-PAY-2]
  you receive 34 points

What if:
  change           value  difference  verdict        fans
  6p, self-draw        6          −4  not enough: 4  +1 Self-Drawn, −4 Outside Hand, −1 Mixed Double Chow
  6p, discard          5          −5  not enough: 3  −4 Outside Hand, −1 Mixed Double Chow
  9p, self-draw       11          +1  wins           +1 Self-Drawn
  9p, discard         10           0  wins
  one more flower     11          +1  wins           +1 Flower
  No change: seat South, seat West, seat North, round South, round West, round North, 123m concealed, 789m concealed
",
    );
    check(
        "--what-if --lang ru",
        "[234m] 55z678s34p123s flowers=1f",
        "\
[234m] 34p123678s55z  спортивный маджонг (MCR)
Объявленные сеты: 234m (чоу)
Цветы: 1f
Рука не победила; место — Восток, раунд — Восток

Рука не победила и ничего не стоит
Ожидание: 25p

Что было бы, если:
  изменение    стоимость    победа   фаны
  2p со стены          3    мало: 2  +1 Смешанное двойное чоу, +1 Выигрыш со стены, +1 Цветок
  2p со сноса          2    мало: 1  +1 Смешанное двойное чоу, +1 Цветок
  5p со стены          8    мало: 7  +6 Смешанные смещенные чоу, +1 Выигрыш со стены, +1 Цветок
  5p со сноса          7    мало: 6  +6 Смешанные смещенные чоу, +1 Цветок
",
    );
    check(
        "--what-if --lang zh --rules classical",
        "[3333z:added@across] [6666z] 23m567m22p +4m discard@across seat=W",
        "\
[3333z] [6666z] 23+4m 567m 22p  古典麻将
副露：3333z (加杠)、6666z (暗杠)
点和（对家）；门风西，圈风东

500分，可以和牌

  分  番种      牌组         条款
  16  风杠      3333z        CLA-PTS-12
  32  箭杠      6666z        CLA-PTS-13
  20  和牌                   CLA-PTS-14
  ×2  箭刻翻    6666z        CLA-DBL-1
  ×2  门风刻翻  3333z        CLA-DBL-2
  ×2  二三杠    3333z 6666z  CLA-DBL-16
  68  合计
  68分加倍3次：544分 [CLA-SCORE-4]
  544分封顶为500分 [CLA-SCORE-6]

谁付：
  下家   500分 [CLA-PAY-1]
  对家  1000分 [CLA-PAY-2]
  上家   500分 [CLA-PAY-1]
  共得2000分

如果：
  变化         牌值    差  可否和牌  番种
  自摸1m        500     0  可和      +2 自摸
  点和1m        500     0  可和
  自摸4m        500     0  可和      +2 自摸
  点和4m        500     0  可和
  门风东        280  −220  可和      −×2 门风刻翻
  门风南        280  −220  可和      −×2 门风刻翻
  门风北        280  −220  可和      −×2 门风刻翻
  圈风西        500     0  可和      +×2 圈风刻翻
  3333z不亮明   500     0  可和      +16 风杠
  没有变化：圈风南、圈风北
",
    );
}

#[test]
fn flags_say_the_same_as_a_line() {
    let expected = run([
        "score",
        "[123m@left] 789m123p78p55z +9p rob_kong@left seat=S round=W flowers=15f last_of_its_kind",
    ]);
    assert_eq!(expected.code, Some(0));
    let flags = "score --meld 123m@left --hand 789m123p78p55z --win 9p --by rob-kong --from left --seat s --round W \
                 --flowers 15f --situation last-of-its-kind,";
    assert_eq!(run(words(flags)).out, expected.out);
    let unicode = "score --meld 🀇🀈🀉@left --hand 🀍🀎🀏🀙🀚🀛🀟🀠🀆🀆 --win 🀡 --by rob_kong --from left --seat S --round W \
                   --flowers 🀢🀦 --situation last_of_its_kind";
    assert_eq!(run(words(unicode)).out, expected.out);
    // A line has the last word; tiles, sets, flowers and facts add up.
    let both = "score --hand 789m123p --win 1p --by self_draw --from left --seat N --round W --flowers 1f \
                --situation last_of_its_kind [123m@left] 78p55z +9p rob_kong seat=S flowers=5f";
    assert_eq!(run(words(both)).out, expected.out);
}

#[test]
fn a_winning_tile_is_a_discard_if_nobody_says_otherwise() {
    let expected =
        run(["score", "[2222m:melded@across] [456p@left] [678m@left] [888s@across] 5m +5m discard@left"]);
    // MCR-NOTATION-2, MCR-NOTATION-3: whence a set came, and the last tile alone as the winning one.
    let keyboard = ["score", "--notation", "keyboard", "--hand", "wwWw Fgh Yui ,<, t t", "--from", "left"];
    assert_eq!(run(keyboard).out, expected.out);
    let apart =
        ["score", "--notation", "keyboard", "--hand", "wwWw Fgh Yui ,<, t", "--win", "t", "--from", "left"];
    assert_eq!(run(apart).out, expected.out);
}

#[test]
fn help_is_for_players() {
    let ran = run(["score", "--help"]);
    assert_eq!(ran.code, Some(0));
    let examples: Vec<&str> =
        ran.out.lines().filter_map(|line| line.trim().strip_prefix("fivewinds ")).collect();
    assert_eq!(examples.len(), 3);
    for example in examples {
        let quoted: Vec<&str> = example.split('\'').collect();
        let mut args = words(quoted[0]);
        args.extend(quoted.get(1));
        assert_eq!(run(args).code, Some(0), "{example}");
    }
    for by in ["self_draw", "eighth_flower", "last_wall_tile", "fresh_tile_last_five", "payments", "what_if"]
    {
        assert!(ran.out.contains(by), "{by}");
    }
}

#[test]
fn the_readme_shows_what_is_so() {
    let readme = include_str!("../../../../README.md");
    let (_, example) = readme.split_once("$ fivewinds score '").unwrap();
    let (line, rest) = example.split_once("'\n").unwrap();
    let (answer, rest) = rest.split_once("```").unwrap();
    check("", line, answer);
    let (_, russian) = rest.split_once("```text\n").unwrap();
    let (russian, _) = russian.split_once("```").unwrap();
    assert!(run(["score", "--lang", "ru", line]).out.contains(russian), "{russian}");
}
