//! The fans of Taiwanese mahjong, in the order of its rules file.

use crate::score::Worth::Points;
use crate::score::fans;

fans! {
    /// A fan of Taiwanese mahjong.
    Taiwan;

    Flower = "flower", "TWN-FAN-1", Points(&[1]);
        en "Flower", ru "Цветок", zh "花牌";
        excludes [];
        example "[234m@left] 567m111s678p55z34s +5s discard@right flowers=1f seat=S";
    NoFlowers = "no_flowers", "TWN-FAN-2", Points(&[1]);
        en "No flowers", ru "Без цветов", zh "无花";
        excludes [];
        example "[234m@left] 567m111s678p55z34s +5s discard@right seat=S";
    PungOfHonours = "pung_of_honours", "TWN-FAN-3", Points(&[1]);
        en "Pung of honours", ru "Панг благородных", zh "字刻";
        excludes [];
        example "[111z@across] [777z@left] 123m456p99s34m +5m discard@across seat=S";
    NoHonours = "no_honours", "TWN-FAN-4", Points(&[1]);
        en "No honours", ru "Без благородных", zh "无字";
        excludes [];
        example "[234m@left] 567m111s678p99p34s +5s discard@right flowers=15f seat=S";
    SelfDraw = "self_draw", "TWN-FAN-5", Points(&[1]);
        en "Self draw", ru "Победа со стены", zh "自摸";
        excludes [];
        example "[234m@left] 567m111s678p99p34s +5s self_draw flowers=15f seat=S";
    MeldedKong = "melded_kong", "TWN-FAN-6", Points(&[1]);
        en "Melded kong", ru "Открытый конг", zh "明杠";
        excludes [];
        example "[234m@left] [1111s:added@across] 567m678p55z34s +5s kong_replacement seat=S";
    RobbingKong = "robbing_kong", "TWN-FAN-7", Points(&[1]);
        en "Robbing the kong", ru "Ограбление конга", zh "抢杠";
        excludes [];
        example "123m567m111p234s88s46s +5s rob_kong@across flowers=3f seat=S";
    LastWallTile = "last_wall_tile", "TWN-FAN-8", Points(&[1]);
        en "Last tile of the wall", ru "Последняя кость в стене", zh "海底捞月";
        excludes [];
        example "[234m@left] 567m111s678p99p34s +5s self_draw flowers=15f seat=S last_wall_tile";
    ConcealedHand = "concealed_hand", "TWN-FAN-9", Points(&[1]);
        en "Concealed hand", ru "Закрытая рука", zh "门清";
        excludes [];
        example "222m555m999p333s88s45p +6p discard@right seat=S";
    Win = "win", "TWN-FAN-10", Points(&[2]);
        en "Win", ru "Победа", zh "和牌";
        excludes [];
        example "[234m@left] 567m111s678p55z34s +5s discard@right flowers=1f seat=S";
    ConcealedKong = "concealed_kong", "TWN-FAN-10B", Points(&[2]);
        en "Concealed kong", ru "Закрытый конг", zh "暗杠";
        excludes [];
        example "[9999s:melded@across] [3333p] 456m78m11z234s +9m discard@left seat=S";
    ValuedWait = "valued_wait", "TWN-FAN-11", Points(&[2]);
        en "Valued wait", ru "Ценное ожидание", zh "独听";
        excludes [];
        example "[456m@left] 789m222p678p11z12s +3s discard@right seat=S";
    TwoConcealedPungs = "two_concealed_pungs", "TWN-FAN-12", Points(&[2]);
        en "Two concealed pungs", ru "Два закрытых панга", zh "二暗刻";
        excludes [];
        example "[456m@left] 789m222s678s4445p +5p discard@right seat=S";
    NoHonoursNoFlowers = "no_honours_no_flowers", "TWN-FAN-13", Points(&[3]);
        en "No honours and no flowers", ru "Без благородных и без цветов", zh "无字无花";
        excludes [NoFlowers NoHonours];
        example "[456m@left] 222m678p345p7899s +9s discard@right seat=S";
    FullyConcealedHand = "fully_concealed_hand", "TWN-FAN-14", Points(&[3]);
        en "Fully concealed hand", ru "Полностью закрытая рука", zh "门清自摸";
        excludes [SelfDraw];
        example "1133m5588p2277s99s66z +6z self_draw seat=S";
    FlatHand = "flat_hand", "TWN-FAN-15", Points(&[3, 10]);
        en "Flat hand", ru "Плоская рука", zh "平和";
        excludes [NoFlowers NoHonours NoHonoursNoFlowers];
        example "[123m@left] [456p@left] 789s234s99p67m +8m discard@right seat=S";
    ThreeConcealedPungs = "three_concealed_pungs", "TWN-FAN-16", Points(&[5]);
        en "Three concealed pungs", ru "Три закрытых панга", zh "三暗刻";
        excludes [TwoConcealedPungs];
        example "[456m@left] 222p777s55z88p123m +8p self_draw seat=S";
    EarlyWin = "early_win", "TWN-FAN-17", Points(&[10, 5]);
        en "Early win", ru "Ранняя победа", zh "早和";
        excludes [];
        example "[234m@left] 567m111s678p55z34s +5s discard@right seat=S discards=5";
    SmallThreeWinds = "small_three_winds", "TWN-FAN-18", Points(&[5]);
        en "Small three winds", ru "Малые три ветра", zh "小三风";
        excludes [PungOfHonours];
        example "[111z@left] [555z@left] 222z33z789m34p +5p discard@right seat=S";
    PureStraight = "pure_straight", "TWN-FAN-19", Points(&[10, 5]);
        en "Pure straight", ru "Чистый ряд", zh "清龙";
        excludes [];
        example "[456m@left] 123789m55p777s34s +5s discard@right seat=S";
    HalfFlush = "half_flush", "TWN-FAN-20", Points(&[10]);
        en "Half flush", ru "Полумасть", zh "混一色";
        excludes [];
        example "[123s@left] [666z@left] 345s999s22s67s +8s discard@right seat=S";
    AllPungs = "all_pungs", "TWN-FAN-21", Points(&[10]);
        en "All pungs", ru "Все панги", zh "碰碰和";
        excludes [];
        example "[222m@left] [555p@left] 888s333p44z99s +9s discard@right seat=S";
    MeldedHand = "melded_hand", "TWN-FAN-22", Points(&[10]);
        en "Melded hand", ru "Открытая рука", zh "全求人";
        excludes [ValuedWait];
        example "[123m@left] [555p@left] [456s@left] [9999m:melded@across] [333z@left] 8s +8s discard@right seat=S";
    SmallThreeDragons = "small_three_dragons", "TWN-FAN-23", Points(&[10]);
        en "Small three dragons", ru "Малые три дракона", zh "小三元";
        excludes [PungOfHonours];
        example "[555z@left] [666z@left] 77z123m456p34s +5s discard@right seat=S";
    BigThreeWinds = "big_three_winds", "TWN-FAN-24", Points(&[10]);
        en "Big three winds", ru "Большие три ветра", zh "大三风";
        excludes [PungOfHonours];
        example "[111z@left] [222z@left] 333z456m88p34s +5s discard@right seat=S";
    FourConcealedPungs = "four_concealed_pungs", "TWN-FAN-25", Points(&[10]);
        en "Four concealed pungs", ru "Четыре закрытых панга", zh "四暗刻";
        excludes [TwoConcealedPungs ThreeConcealedPungs];
        example "222m555m999p333s88s45p +6p discard@right seat=S";
    ReadyFromDeal = "ready_from_deal", "TWN-FAN-26", Points(&[10]);
        en "Ready from the deal", ru "Просящая рука с раздачи", zh "起手听";
        excludes [ConcealedHand];
        example "123m567m111p234s88s46s +5s discard@across flowers=3f seat=S ready_from_deal";
    RobbingEighthFlower = "robbing_eighth_flower", "TWN-FAN-27", Points(&[20]);
        en "Robbing the eighth flower", ru "Ограбление восьмого цветка", zh "七抢一";
        excludes [Flower NoFlowers PungOfHonours NoHonours SelfDraw MeldedKong RobbingKong LastWallTile
            ConcealedHand Win ConcealedKong ValuedWait TwoConcealedPungs NoHonoursNoFlowers
            FullyConcealedHand FlatHand ThreeConcealedPungs EarlyWin SmallThreeWinds PureStraight HalfFlush
            AllPungs MeldedHand SmallThreeDragons BigThreeWinds FourConcealedPungs ReadyFromDeal
            BigThreeDragons SmallFourWinds EightAndAHalfPairs FullFlush BigFourWinds FiveConcealedPungs
            BlessingOfHeaven BlessingOfEarth];
        example "147m258p369s1234567z +8f rob_flower@right flowers=1234567f seat=S";
    EightFlowers = "eight_flowers", "TWN-FAN-28", Points(&[30]);
        en "Eight flowers", ru "Восемь цветов", zh "八仙过海";
        excludes [Flower NoFlowers PungOfHonours NoHonours SelfDraw MeldedKong RobbingKong LastWallTile
            ConcealedHand Win ConcealedKong ValuedWait TwoConcealedPungs NoHonoursNoFlowers
            FullyConcealedHand FlatHand ThreeConcealedPungs EarlyWin SmallThreeWinds PureStraight HalfFlush
            AllPungs MeldedHand SmallThreeDragons BigThreeWinds FourConcealedPungs ReadyFromDeal
            BigThreeDragons SmallFourWinds EightAndAHalfPairs FullFlush BigFourWinds FiveConcealedPungs
            BlessingOfHeaven BlessingOfEarth];
        example "147m258p369s1234567z +8f eighth_flower flowers=1234567f seat=S";
    BigThreeDragons = "big_three_dragons", "TWN-FAN-29", Points(&[30]);
        en "Big three dragons", ru "Большие три дракона", zh "大三元";
        excludes [PungOfHonours];
        example "[555z@left] [666z@left] [777z@left] 123m99p45s +3s discard@right seat=S";
    SmallFourWinds = "small_four_winds", "TWN-FAN-30", Points(&[30]);
        en "Small four winds", ru "Малые четыре ветра", zh "小四喜";
        excludes [PungOfHonours SmallThreeWinds BigThreeWinds];
        example "[111z@left] [222z@left] 333z44z567p23s +4s discard@right seat=S";
    EightAndAHalfPairs = "eight_and_a_half_pairs", "TWN-FAN-31", Points(&[30]);
        en "Eight and a half pairs", ru "Восемь с половиной пар", zh "呖咕呖咕";
        excludes [ConcealedHand];
        example "1133m5588p2277s444z9s +9s discard@right seat=S";
    FullFlush = "full_flush", "TWN-FAN-32", Points(&[40]);
        en "Full flush", ru "Чистая масть", zh "清一色";
        excludes [NoHonours HalfFlush];
        example "[123s@left] [555s@left] 678s999s22s34s +2s discard@right flowers=4f seat=S";
    BigFourWinds = "big_four_winds", "TWN-FAN-33", Points(&[40]);
        en "Big four winds", ru "Большие четыре ветра", zh "大四喜";
        excludes [PungOfHonours BigThreeWinds];
        example "[111z@left] [222z@left] [333z@left] 444z55p67m +8m discard@right seat=S";
    FiveConcealedPungs = "five_concealed_pungs", "TWN-FAN-34", Points(&[40]);
        en "Five concealed pungs", ru "Пять закрытых пангов", zh "五暗刻";
        excludes [TwoConcealedPungs ThreeConcealedPungs AllPungs FourConcealedPungs];
        example "222m555m999p333s88s77z +7z self_draw seat=S";
    BlessingOfHeaven = "blessing_of_heaven", "TWN-FAN-35", Points(&[40]);
        en "Blessing of heaven", ru "Благословение Небес", zh "天和";
        excludes [SelfDraw FullyConcealedHand EarlyWin];
        example "123m567m111p234s88s46s +5s dealt flowers=3f discards=0";
    BlessingOfEarth = "blessing_of_earth", "TWN-FAN-36", Points(&[40]);
        en "Blessing of earth", ru "Благословение Земли", zh "地和";
        excludes [ConcealedHand EarlyWin];
        example "123m567m111p234s88s46s +5s discard@left flowers=3f seat=S first_discard discards=0";
}
