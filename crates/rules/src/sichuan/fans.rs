//! The fans of Sichuan, in the order of its rules file. None absorbs another (SIC-SCORE-1).

use crate::score::Worth::Points;
use crate::score::fans;

fans! {
    /// A fan of Sichuan.
    Sichuan;

    Kong = "kong", "SIC-FAN-1", Points(&[1]);
        en "Kong", ru "Конг", zh "杠";
        excludes [];
        example "[7777s:melded@left] 123456m22s45s +6s discard@left";
    FourOfAKind = "four_of_a_kind", "SIC-FAN-2", Points(&[1]);
        en "Four of a kind", ru "Четвёрка", zh "根";
        excludes [];
        example "2223477s123456m +2s discard@right";
    AllPungs = "all_pungs", "SIC-FAN-3", Points(&[1]);
        en "All pungs", ru "Все панги", zh "对对和";
        excludes [];
        example "[111m@left] 333m777p22p44p +4p discard@left";
    GoldenWait = "golden_wait", "SIC-FAN-4", Points(&[1]);
        en "Golden wait", ru "Золотое ожидание", zh "金钩钓";
        excludes [];
        example "[111m@left] [333m@left] [777p@left] [444p@left] 9p +9p discard@right";
    FullFlush = "full_flush", "SIC-FAN-5", Points(&[2]);
        en "Full flush", ru "Полное изобилие", zh "清一色";
        excludes [];
        example "1233455677899m +9m discard@right";
    SevenPairs = "seven_pairs", "SIC-FAN-6", Points(&[2]);
        en "Seven pairs", ru "Семь пар", zh "七对";
        excludes [];
        example "11225588m33779p +9p discard@right";
    WinOnReplacement = "win_on_replacement", "SIC-FAN-7", Points(&[1]);
        en "Win on replacement", ru "Выигрыш на замене", zh "杠上花";
        excludes [];
        example "[7777s] 123456m22s45s +6s kong_replacement";
    DiscardAfterKong = "discard_after_kong", "SIC-FAN-8", Points(&[1]);
        en "Discard after kong", ru "Наброс после конга", zh "杠上炮";
        excludes [];
        example "123456m23455p78p +9p discard@across discard_after_kong";
    RobbingKong = "robbing_kong", "SIC-FAN-9", Points(&[1]);
        en "Robbing the kong", ru "Ограбление конга", zh "抢杠和";
        excludes [];
        example "123456m23455p78p +9p rob_kong@left";
    SeaBottom = "sea_bottom", "SIC-FAN-10", Points(&[1]);
        en "Sea bottom", ru "Морское дно", zh "海底";
        excludes [];
        example "123456m23455p78p +9p self_draw last_wall_tile";
}
