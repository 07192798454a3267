//! The 18 fans of Red mahjong, in the order of its rules file. None excludes another, but that a full flush
//! is no half flush (RED-SCORE-4, RED-RUL-4).

use crate::score::Worth::Points;
use crate::score::fans;

fans! {
    /// A fan of Red mahjong.
    #[allow(clippy::enum_variant_names, reason = "the red hand is called so")]
    Red;

    Flower = "flower", "RED-FAN-1", Points(&[3]);
        en "Flower or season", ru "Цветок/сезон", zh "花牌";
        excludes [];
        example "234m456p678s999s3p +3p self_draw flowers=1f5f8f";
    AllChows = "all_chows", "RED-FAN-2", Points(&[3]);
        en "All chows", ru "Все чоу", zh "平和";
        excludes [];
        example "123m456p678s345s1z +1z discard@left";
    MixedDoubleChow = "mixed_double_chow", "RED-FAN-3", Points(&[3]);
        en "Mixed double chow", ru "Смешанное двойное чоу", zh "喜相逢";
        excludes [];
        example "234m234p567s78m99p +9m discard@right";
    DoublePung = "double_pung", "RED-FAN-4", Points(&[3]);
        en "Double pung", ru "Двойной панг", zh "双同刻";
        excludes [];
        example "333m333s678p79m11z +8m discard@right";
    TwoTerminalChows = "two_terminal_chows", "RED-FAN-5", Points(&[3]);
        en "Two terminal chows", ru "Два терминальных чоу", zh "老少副";
        excludes [];
        example "123p89p444m567s11m +7p discard@left";
    HonourPung = "honour_pung", "RED-FAN-6", Points(&[3]);
        en "Pung of honours", ru "Панг благородных", zh "字刻";
        excludes [];
        example "[444z@left] 11z234m678p33s +1z discard@across seat=S";
    SpecialPair = "special_pair", "RED-FAN-7", Points(&[3]);
        en "Special pair", ru "Особая пара", zh "二五八将";
        excludes [];
        example "777p345s678m123s8p +8p self_draw";
    AllPungs = "all_pungs", "RED-FAN-8", Points(&[12]);
        en "All pungs", ru "Все панги", zh "碰碰和";
        excludes [];
        example "[111m@right] [444p@across] 666s88p33s +8p discard@left";
    PureDoubleChow = "pure_double_chow", "RED-FAN-9", Points(&[12]);
        en "Pure double chow", ru "Чистое двойное чоу", zh "一般高";
        excludes [];
        example "567p57p123m999s44m +6p self_draw";
    PureStraight = "pure_straight", "RED-FAN-10", Points(&[12]);
        en "Pure straight", ru "Чистый ряд", zh "清龙";
        excludes [];
        example "123m456m79m234p99s +8m discard@left";
    ChaoticHand = "chaotic_hand", "RED-FAN-11", Points(&[12, 3]);
        en "Chaotic hand", ru "Хаотичная рука", zh "十三烂";
        excludes [];
        example "147m258p369s1234z +5z discard@right";
    HalfFlush = "half_flush", "RED-FAN-12", Points(&[12]);
        en "Half flush", ru "Полумасть", zh "混一色";
        excludes [];
        example "111p234p456p68p77z +7p self_draw";
    AllTypes = "all_types", "RED-FAN-13", Points(&[16]);
        en "All types", ru "Все типы", zh "五门齐";
        excludes [];
        example "123m456p789s11z55z +1z discard@right";
    FiveLower = "five_lower", "RED-FAN-14", Points(&[24]);
        en "Five lower", ru "Пять нижних", zh "小于六";
        excludes [];
        example "123m234p34s444p55s +5s discard@left";
    FiveUpper = "five_upper", "RED-FAN-15", Points(&[24]);
        en "Five upper", ru "Пять верхних", zh "大于四";
        excludes [];
        example "567m678p789s99m55p +9m self_draw";
    RedHand = "red_hand", "RED-FAN-16", Points(&[32]);
        en "Red hand", ru "Красная рука", zh "红和";
        excludes [];
        example "[777m@left] 111m444m77z99p +7z discard@right";
    BigThreeDragons = "big_three_dragons", "RED-FAN-17", Points(&[64]);
        en "Big three dragons", ru "Большие три дракона", zh "大三元";
        excludes [];
        example "[777z@right] 555z66z234m99p +6z discard@across";
    FullFlush = "full_flush", "RED-FAN-18", Points(&[64]);
        en "Full flush", ru "Чистая масть", zh "清一色";
        excludes [HalfFlush];
        example "1112345678999m +2m discard@left";
}
