//! Logs made by hand, deals played here and written as logs, and rubbish.

mod play;
mod rubbish;

use tiles::Seat;

use super::*;

/// The one log in a text.
#[track_caller]
fn log(text: &str) -> Log {
    let mut all: Vec<_> = logs(text).collect();
    assert_eq!(all.len(), 1, "one match");
    all.remove(0).expect("a log that can be read")
}

/// How a log ended there and here, the values, the verdict, and the findings as text.
#[track_caller]
fn check(text: &str, expected: &str) {
    let replay = replay(&log(text)).expect("a log that can be replayed");
    let end = |end: &End| match end {
        End::Open => "open".to_owned(),
        End::Draw => "draw".to_owned(),
        End::Win { player, score } => {
            format!("player {} wins {:?}", player.index(), score.unwrap_or_default())
        }
        End::Fault { player, code, .. } => format!("{code} {:?}", player.map(Seat::index)),
    };
    let mut lines = vec![format!("there {}; here {}", end(&replay.there), end(&replay.here))];
    if let Some(win) = &replay.win {
        lines.push(format!("{:?} there, {:?} here: {:?}", win.theirs.points, win.ours, win.verdict));
    }
    let finding = |finding: &Finding| {
        format!("{} {:?} {}", finding.entry, finding.player.map(Seat::index), finding.what)
    };
    lines.extend(replay.findings.iter().map(finding));
    assert_eq!(lines.join("\n"), expected, "unexplained: {}", replay.is_unexplained());
}

macro_rules! data {
    ($name:literal) => {
        include_str!(concat!("../../tests/data/botzone/", $name))
    };
}

#[test]
fn every_fan_of_the_judge_is_one_of_ours() {
    // The names in the order of its table; the last one is that of one melded and one concealed kong.
    let names = "大四喜 大三元 绿一色 九莲宝灯 四杠 连七对 十三幺 清幺九 小四喜 小三元 字一色 四暗刻 一色双龙会 一色四同顺 \
        一色四节高 一色四步高 三杠 混幺九 七对 七星不靠 全双刻 清一色 一色三同顺 一色三节高 全大 全中 全小 清龙 三色双龙会 \
        一色三步高 全带五 三同刻 三暗刻 全不靠 组合龙 大于五 小于五 三风刻 花龙 推不倒 三色三同顺 三色三节高 无番和 妙手回春 \
        海底捞月 杠上开花 抢杠和 碰碰和 混一色 三色三步高 五门齐 全求人 双暗杠 双箭刻 全带幺 不求人 双明杠 和绝张 箭刻 圈风刻 \
        门风刻 门前清 平和 四归一 双同刻 双暗刻 暗杠 断幺 一般高 喜相逢 连六 老少副 幺九刻 明杠 缺一门 无字 独听・边张 \
        独听・嵌张 独听・单钓 自摸 花牌";
    let mut ids: Vec<&str> = names.split_whitespace().map(|name| fan_of(name).expect(name).id).collect();
    assert_eq!(ids.len(), 81);
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 81, "each is another one");
    assert_eq!(fan_of("明暗杠").map(|fan| fan.id), Some("two_melded_kongs"));
    assert_eq!(fan_of("边张").map(|fan| fan.id), Some("edge_wait"));
    assert_eq!(fan_of("单调将").map(|fan| fan.id), Some("single_wait"));
    assert_eq!(fan_of("无"), None);
    for fan in ruleset().fans() {
        assert_eq!(fan_of(their_name(fan)).map(|fan| fan.id), Some(fan.id), "there and back");
    }
}

#[test]
fn other_names_lead_to_fans() {
    for (name, id) in fans::OTHER_NAMES {
        assert_eq!(fan_of(name).map(|fan| fan.id), Some(*id), "{name}");
    }
}

#[test]
fn logs_of_that_judge() {
    check(
        data!("win_by_discard.json"),
        "there player 1 wins [-8, 32, -16, -8]; here player 1 wins [-8, 32, -16, -8]\n\
         Some(8) there, Some(8) here: Same",
    );
    check(
        data!("win_after_kong.json"),
        "there player 0 wins [69, -23, -23, -23]; here player 0 wins [69, -23, -23, -23]\n\
         Some(15) there, Some(15) here: Same",
    );
    check(
        data!("robbed_kong.json"),
        "there player 2 wins [-8, -20, 36, -8]; here player 2 wins [-8, -20, 36, -8]\n\
         Some(12) there, Some(12) here: Same",
    );
    check(data!("draw.json"), "there draw; here draw");
    // MCR-RUL-15: its one ordinary set is declared.
    check(
        data!("knitted_straight.json"),
        "there player 1 wins [-23, 69, -23, -23]; here player 1 wins [-23, 69, -23, -23]\n\
         Some(15) there, Some(15) here: Same",
    );
}

#[test]
fn values_that_a_ruling_explains() {
    check(
        data!("seven_pairs.json"),
        "there player 0 wins [105, -35, -35, -35]; here player 0 wins [114, -38, -38, -38]\n\
         Some(27) there, Some(30) here: Explained([\"MCR-RUL-13\"])\n\
         48 None score [105, -35, -35, -35], here [114, -38, -38, -38]",
    );
    check(
        data!("two_kongs.json"),
        "there player 0 wins [45, -29, -8, -8]; here player 0 wins [46, -30, -8, -8]\n\
         Some(21) there, Some(22) here: Explained([\"MCR-RUL-11\"])\n\
         72 None score [45, -29, -8, -8], here [46, -30, -8, -8]",
    );
    check(
        data!("dealt_win.json"),
        "there player 0 wins [168, -56, -56, -56]; here player 0 wins [165, -55, -55, -55]\n\
         Some(48) there, Some(47) here: Explained([\"MCR-RUL-23\"])\n\
         6 None score [168, -56, -56, -56], here [165, -55, -55, -55]",
    );
    // Any other number is not explained.
    let other = data!("win_by_discard.json").replace("\"fanCnt\":8", "\"fanCnt\":9");
    assert!(replay(&log(&other)).unwrap().is_unexplained());
}

#[test]
fn what_the_judge_punished() {
    check(
        data!("false_win.json"),
        "there WH Some(0); here open\n\
         Some(2) there, Some(2) here: Same\n\
         42 Some(0) punished with WH for HU",
    );
    check(
        data!("program_failed.json"),
        "there RE Some(0); here open\n\
         20 Some(0) the program failed: RE\n\
         20 Some(0) punished with RE",
    );
    check(data!("wrong_answer.json"), "there WA Some(3); here open\n22 Some(3) punished with WA for PLAY W2");
    // The judge would have been wrong to punish a discard from the hand.
    let good = data!("wrong_answer.json").replace("\"WA\"", "\"TLE\"");
    check(&good, "there TLE Some(3); here open\n22 Some(3) punished with TLE for PLAY W2");
}

#[test]
fn the_text_of_a_data_set() {
    let texts: Vec<Log> = logs(data!("five.txt")).map(Result::unwrap).collect();
    let jsons = [
        data!("win_by_discard.json"),
        data!("win_after_kong.json"),
        data!("robbed_kong.json"),
        data!("draw.json"),
        data!("false_win.json"),
    ];
    assert_eq!(texts.len(), jsons.len());
    for (text, json) in texts.iter().zip(jsons) {
        let (one, two) = (replay(text).unwrap(), replay(&log(json)).unwrap());
        assert_eq!(text.id, log(json).id);
        assert_eq!(one.played.actions, two.played.actions, "{:?}", text.id);
        assert_eq!((one.here, one.whole), (two.here, two.whole), "{:?}", text.id);
        assert_eq!(one.win.map(|win| win.verdict), two.win.map(|win| win.verdict), "{:?}", text.id);
    }
}

#[test]
fn many_matches_in_one_text() {
    let one = data!("win_by_discard.json").trim();
    assert_eq!(logs(&format!("[{one},{one}]")).filter(Result::is_ok).count(), 2);
    assert_eq!(logs(&format!("{one}\n\n{one}\n{one}")).filter(Result::is_ok).count(), 3);
    let mixed: Vec<bool> = logs(&format!("{one}\n{{\n{one}")).map(|log| log.is_ok()).collect();
    assert_eq!(mixed, [true, false, true]);
    assert_eq!(logs(&format!("\u{feff}{one}")).filter(Result::is_ok).count(), 1);
}

/// A move that our rules refuse although it was carried out: where, whose, why.
#[test]
fn a_move_that_is_refused() {
    let mut log = log(data!("win_by_discard.json"));
    let at = log.moments.iter().position(|moment| matches!(moment.shown, Shown::Play { .. })).unwrap();
    let Shown::Play { player, .. } = log.moments[at].shown else { unreachable!("it was found") };
    let hand = replay(&log).unwrap().played.wall;
    let held: Vec<tiles::Tile> = hand.rest()[..34].iter().rev().take(14).copied().collect();
    let tile = tiles::Tile::playing().find(|tile| !held.contains(tile)).unwrap();
    log.moments[at].shown = Shown::Play { player, tile };
    let replay = replay(&log).unwrap();
    assert!(!replay.whole && replay.is_unexplained());
    let What::Refused { said: Said::Play(_), reasons, carried: true } = &replay.findings[0].what else {
        panic!("{:?}", replay.findings)
    };
    assert_eq!(reasons[0].1, "MCR-TURN-2");
    assert_eq!(replay.findings[0].player, Some(player));
}

/// Walls that do not have the tiles that were shown are put together anew, and that is told.
#[test]
fn walls_that_contradict_the_log() {
    let mut log = log(data!("win_by_discard.json"));
    log.walls.as_mut().unwrap().reverse();
    let replay = replay(&log).unwrap();
    assert_eq!(replay.findings[0].what, What::Walls);
    assert!(replay.whole && replay.there == replay.here);
}
