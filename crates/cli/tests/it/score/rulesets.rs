//! What people read about hands of all rulesets: doubles, limits, ready hands, every verdict.

use super::check;

#[test]
fn points_doubles_limit_and_rounding() {
    check(
        "--rules classical --option limit=1000",
        "[3333z:added@across] [6666z] 23m567m22p +4m discard@across seat=W",
        "\
[3333z] [6666z] 23+4m 567m 22p  Chinese classical mahjong
Declared sets: 3333z (added kong), 6666z (concealed kong)
Won on a discard from across; seat West, round East

550 points: the win may be declared

  points  fan                    sets         clause
      16  Kong of winds          3333z        CLA-PTS-12
      32  Kong of dragons        6666z        CLA-PTS-13
      20  Winning                             CLA-PTS-14
      ×2  Dragon pung or kong    6666z        CLA-DBL-1
      ×2  Own wind pung or kong  3333z        CLA-DBL-2
      ×2  Two or three kongs     3333z 6666z  CLA-DBL-16
      68  total
  68 points doubled 3 times: 544 points [CLA-SCORE-4]
  544 points rounded up: 550 points [CLA-SCORE-5]

Who pays:
  right    550 points [CLA-PAY-1]
  across  1100 points [CLA-PAY-2]
  left     550 points [CLA-PAY-1]
  you receive 2200 points
",
    );
    check(
        "--rules classical --lang ru",
        "[5555z] [6666z] [111z@left] 999m1p +1p self_draw last_wall_tile",
        "\
[5555z] [6666z] [111z] 999m 1+1p  китайский классический маджонг
Объявленные сеты: 5555z (закрытый конг), 6666z (закрытый конг), 111z (панг)
Победа со стены; место — Восток, раунд — Восток; последняя кость стены

500 очков: победу можно объявить

   очки  фан                       сеты  пункт
  лимит  Достать луну со дна моря        CLA-LIM-10
    500  всего

Не засчитано:
  Панг терминальных (1, 9) 999m: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]
  Панг ветров 111z: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]
  Конг драконов 5555z: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]
  Конг драконов 6666z: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]
  За выигрыш: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]
  Кость на выигрыш взята со стены: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]
  Последняя кость единственно возможная 11p: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]
  Панг или конг драконов 5555z: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]
  Панг или конг драконов 6666z: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]
  Панг или конг своих ветров 111z: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]
  Панг или конг ветров раунда 111z: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]
  Только панги 5555z 6666z 111z 999m: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]
  Маджонг собран на последней кости перед мертвой стеной: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]
  Терминальные и благородные в каждой комбинации, включая пару 5555z 6666z 111z 999m 11p: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]
  Два или три конга 5555z 6666z: следует из фана «Достать луну со дна моря» [CLA-SCORE-7]

Кто платит:
  справа    1000 очков [CLA-PAY-2]
  напротив  1000 очков [CLA-PAY-2]
  слева     1000 очков [CLA-PAY-2]
  вы получаете 3000 очков
",
    );
    check(
        "--rules classical",
        "19m19p19s1234567z +1m self_draw ready_declared",
        "\
9m19p19s1234567z 1+1m  Chinese classical mahjong
Won by self-draw; seat East, round East; ready was declared

500 points: the win may be declared

  points  fan               sets  clause
   limit  Thirteen wonders        CLA-LIM-9
     500  total

Not counted:
  Winning: implied by Thirteen wonders [CLA-SCORE-7]
  Winning tile drawn by the winner: implied by Thirteen wonders [CLA-SCORE-7]
  Fully concealed hand: implied by Thirteen wonders [CLA-SCORE-7]

Who pays:
  right   1000 points [CLA-PAY-2]
  across  1000 points [CLA-PAY-2]
  left    1000 points [CLA-PAY-2]
  you receive 3000 points
",
    );
}

#[test]
fn hands_that_have_not_won() {
    check(
        "--rules classical --lang ru",
        "555z22z19m258p47s3z seat=S",
        "\
19m258p47s223555z  китайский классический маджонг
Рука не победила; место — Юг, раунд — Восток

20 очков: рука не победила

  очки  фан                     сеты  пункт
     2  Пара своих ветров       22z   CLA-PTS-2
     8  Панг драконов           555z  CLA-PTS-9
    ×2  Панг или конг драконов  555z  CLA-DBL-1
    10  всего
  10 очков, 1 удвоение: 20 очков [CLA-SCORE-4]
",
    );
    check(
        "--rules sichuan",
        "1122335577m99p8p",
        "\
1122335577m899p  Sichuan mahjong
Has not won; seat East, round East
Counted as if won with 8p, the best tile it waits for: 11m 22m 33m 55m 77m 8+8p 99p

4 points for a hand that has not won

  fans  fan          sets                         clause
     2  Seven pairs  11m 22m 33m 55m 77m 88p 99p  SIC-FAN-6
     2  total
  2 fans are 4 points [SIC-SCORE-2]
",
    );
    check(
        "--rules sichuan --lang zh",
        "1122335m579p147p",
        "\
1122335m145779p  四川麻将
没有和牌；门风东，圈风东

没有和牌，手牌值0分
二向听。
",
    );
    check(
        "--rules sichuan",
        "1122335577m99p8p forbidden_m",
        "\
1122335577m899p  Sichuan mahjong
Has not won; seat East, round East; forbidden suit: characters

0 points for a hand that has not won: a tile of the forbidden suit is in the hand (characters) [SIC-READY-1]
",
    );
}

#[test]
fn forbidden_suits_and_other_verdicts() {
    check(
        "--rules sichuan",
        "123m456m789s1122p +1p discard@left forbidden_s",
        "\
123m 456m 789s 11+1p 22p  Sichuan mahjong
Won on a discard from the left; seat East, round East; forbidden suit: bamboos

The win may not be declared: a tile of the forbidden suit is in the hand (bamboos) [SIC-WIN-2]
",
    );
    check(
        "--rules sichuan --lang ru",
        "123m456p789s1122p +1p discard@left",
        "\
123m 456p 789s 11+1p 22p  сычуаньский маджонг
Победа со сноса игрока слева; место — Восток, раунд — Восток

Победу объявить нельзя: в руке все три масти [SIC-WIN-2]
",
    );
    check(
        "--rules classical --lang zh",
        "234m567m345p78s11z +9s discard@right ready_undeclared",
        "\
234m 567m 345p 78+9s 11z  古典麻将
点和（下家）；门风东，圈风东；没有报听

30分，但不能和牌：没有报听 [CLA-READY-1]

  分  番种    牌组  条款
   2  门风对  11z   CLA-PTS-2
   2  圈风对  11z   CLA-PTS-3
  20  和牌          CLA-PTS-14
  24  合计
  24分向上取整为30分 [CLA-SCORE-5]
",
    );
    check(
        "--rules red --option jokers=true",
        "123m456p789s1122z +0j discard@left",
        "\
123m456p789s1122z +0j  Red mahjong
Won on a discard from the left; seat East, round East

The win may not be declared: a discarded joker cannot be claimed [RED-JOKER-2]
",
    );
    check(
        "--rules taiwan --lang ru",
        "[234m@left] 567m111s678p55z35s +8f rob_flower@left flowers=12345f",
        "\
[234m] 567m678p11135s55z  тайваньский маджонг
Объявленные сеты: 234m (чоу)
Цветы: 12345f +8f
Ограбление восьмого цветка игрока слева; место — Восток, раунд — Восток

Победу объявить нельзя: восьмой цветок побеждает вместе с семью другими, а их 5 [TWN-FLOWER-8]
",
    );
}

#[test]
fn payments_in_parts() {
    check(
        "--rules taiwan --lang ru",
        "[234m@left] 567m111s678p55z34s +5s self_draw flowers=1f seat=S streak=2",
        "\
[234m] 567m 678p 34+5s 111s 55z  тайваньский маджонг
Объявленные сеты: 234m (чоу)
Цветы: 1f
Победа со стены; место — Юг, раунд — Восток; побед дилера подряд: 2

4 тая: победу можно объявить

  тай  фан              сеты  пункт
    1  Цветок                 TWN-FAN-1
    1  Победа со стены        TWN-FAN-5
    2  Победа                 TWN-FAN-10
    4  всего

Кто платит:
  справа    4 тая [TWN-PAY-2]
  напротив  4 тая [TWN-PAY-2]
  слева     9 таев = 4 [TWN-PAY-2] + 5 [TWN-PAY-5]
  вы получаете 17 таев
",
    );
    check(
        "--rules taiwan",
        "[234m@left] 567m111s678p55z35s +8f eighth_flower flowers=1234567f",
        "\
[234m] 567m678p11135s55z  Taiwanese mahjong
Declared sets: 234m (chow)
Flowers: 1234567f +8f
Won by the eighth flower; seat East, round East

30 tai: the win may be declared

  tai  fan            sets  clause
   30  Eight flowers        TWN-FAN-28
   30  total

Not counted:
  Flower: implied by Eight flowers [TWN-SCORE-2]
  Self draw: implied by Eight flowers [TWN-SCORE-2]

Who pays:
  right   31 tai = 30 [TWN-PAY-2] + 1 [TWN-PAY-4]
  across  31 tai = 30 [TWN-PAY-2] + 1 [TWN-PAY-4]
  left    31 tai = 30 [TWN-PAY-2] + 1 [TWN-PAY-4]
  you receive 93 tai
",
    );
    check(
        "--rules sichuan --lang zh",
        "2223477s123456m +2s discard@right forbidden_p won_left",
        "\
123m 456m 234s 22+2s 77s  四川麻将
点和（下家）；门风东，圈风东；定缺筒子；上家已和牌

2分，可以和牌

  番  番种  牌组       条款
   1  根    234s 222s  SIC-FAN-2
   1  合计
  1番为2分 [SIC-SCORE-2]

谁付：
  下家  2分 [SIC-PAY-1]
  对家  0分
  上家  0分
  共得2分
",
    );
    check(
        "--rules red --players 2",
        "147m258p369s1234z +5z discard@across",
        "\
147m258p369s1234+5z  Red mahjong
Won on a discard from across; seat East, round East

12 points: the win may be declared

  points  fan           sets  clause
      12  Chaotic hand        RED-FAN-11
      12  total

Not counted:
  All types: does not count with such a hand [RED-RUL-7]

Who pays:
  across  12 points [RED-PAY-3]
  you receive 12 points
",
    );
}

#[test]
fn jokers() {
    check(
        "--rules red --option jokers=true",
        "[4p0j6p=456p] 789s11z23s12m0j +1s self_draw",
        "\
[4p0j6p=456p] 12m0j=123m +123s 789s 11z  Red mahjong
Declared sets: 4p0j6p=456p (chow)
Won by self-draw; seat East, round East

9 points: the win may be declared

  points  fan                 sets                              clause
       3  Two terminal chows  123s 789s                         RED-FAN-5
       3  Mixed double chow   12m0j=123m 123s                   RED-FAN-3
       3  All chows           4p0j6p=456p 12m0j=123m 123s 789s  RED-FAN-2
       9  total

Who pays:
  right   9 points [RED-PAY-1]
  across  9 points [RED-PAY-1]
  left    9 points [RED-PAY-1]
  you receive 27 points
",
    );
}
