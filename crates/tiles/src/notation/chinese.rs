//! Chinese names of tiles, in simplified characters, to show and not to read.

use crate::Tile;

#[rustfmt::skip]
const NAMES: [&str; Tile::KINDS] = [
    "一万", "二万", "三万", "四万", "五万", "六万", "七万", "八万", "九万",
    "一筒", "二筒", "三筒", "四筒", "五筒", "六筒", "七筒", "八筒", "九筒",
    "一条", "二条", "三条", "四条", "五条", "六条", "七条", "八条", "九条",
    "东风", "南风", "西风", "北风", "白板", "发财", "红中",
    "梅", "兰", "菊", "竹", "春", "夏", "秋", "冬",
    "百搭",
];

/// The name of a tile.
///
/// ```
/// use tiles::{Tile, notation::chinese};
/// assert_eq!(chinese::name(Tile::RED), "红中");
/// ```
pub const fn name(tile: Tile) -> &'static str {
    NAMES[tile.index()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::compact;

    #[test]
    fn names_are_those_of_the_tiles() {
        let tiles = compact::parse("1m9m5p3s1z4z5z6z7z1f2f3f4f5f8f0j").unwrap();
        let names: Vec<_> = tiles.into_iter().map(name).collect();
        assert_eq!(names.join(" "), "一万 九万 五筒 三条 东风 北风 白板 发财 红中 梅 兰 菊 竹 春 冬 百搭");
    }
}
