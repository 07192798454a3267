//! `fivewinds waits --interactive` through a pipe.

use crate::{Ran, run_with, words};

fn talk(args: &str, lines: &[&str]) -> Ran {
    let ran = run_with(words(&format!("waits --interactive {args}")), lines.join("\n").as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    ran
}

#[test]
fn greetings() {
    for (lang, word) in [("en", "Type a hand"), ("ru", "Введите руку"), ("zh", "输入手牌")] {
        let ran = talk(&format!("--lang {lang}"), &[]);
        assert!(ran.out.contains(word) && ran.out.contains("123m456p789s1122z"), "{}", ran.out);
    }
}

#[test]
fn a_hand_is_played_to_its_end() {
    let ran = talk(
        "",
        &[
            "123m456p789s1122z",
            ":draw",
            ":undo",
            "123m456p789s11223z",
            ":discard 3z",
            ":discard 1z",
            ":undo",
            ":undo",
        ],
    );
    assert!(ran.out.contains("You drew "), "{}", ran.out);
    assert!(ran.out.contains("first :draw a tile"), "{}", ran.out);
    let ran = talk("", &["123m456p789s11222z"]);
    assert!(ran.out.contains("Complete!") && ran.out.contains("You have won!"), "{}", ran.out);
}

#[test]
fn a_random_hand_can_be_played_alone() {
    let lines: Vec<String> = (0..40).flat_map(|_| [":draw".to_owned(), ":undo".to_owned()]).collect();
    for rules in ["red", "classical", "mcr", "sichuan", "taiwan"] {
        let mut all = vec![":random"];
        all.extend(lines.iter().map(String::as_str));
        let ran = talk(&format!("--rules {rules}"), &all);
        assert_eq!(ran.out.matches("You drew ").count(), 40, "{}", ran.out);
        assert!(!ran.out.contains("error"), "{}", ran.out);
    }
}

#[test]
fn declared_sets_come_from_the_hand() {
    let ran = talk("", &["123m456p789s1122z", ":meld 111z", ":discard 2z", ":draw", ":meld 1111z:added"]);
    assert!(ran.out.contains("Declared sets: 111z (pung)"), "{}", ran.out);
    assert!(
        ran.out.contains("there is no declared pung of these tiles, or no fourth tile in hand"),
        "{}",
        ran.out
    );
    let ran = talk("", &["1111m456p789s1122z", ":meld 1111m", ":meld 777z"]);
    assert!(ran.out.contains("1111m (concealed kong)"), "{}", ran.out);
    assert!(ran.out.contains("the hand must hold all tiles of the set but one"), "{}", ran.out);
    let ran = talk("", &[":meld 111z", ":meld 222z", "123m456p7s", "123m456p789s1122z"]);
    assert!(ran.out.contains("Declared sets: 111z, 222z\n"), "{}", ran.out);
    assert!(ran.out.contains("Declared sets: 111z (pung), 222z (pung)"), "{}", ran.out);
    assert!(ran.out.ends_with("2z  south wind  2\n"), "{}", ran.out);
}

#[test]
fn commands() {
    let ran = talk(
        "--lang ru",
        &[
            ":foo",
            ":draw",
            ":undo",
            ":rules nothing",
            ":rules red",
            ":option jokers=true",
            ":option flowers=4",
            ":option flowers=5",
            "восточный ветер",
            ":lang",
            ":lang zh",
            ":help",
            ":seen 3q",
            ":lang en",
            "W1W2W3 B4B5B6 T7T8T9 F1F1F2F2",
            ":seen 11z",
            ":discard",
            ":quit",
            ":help",
        ],
    );
    for expected in [
        "нет такой команды: :foo",
        "руки ещё нет",
        "отменять нечего",
        "нет правил «nothing»",
        "Правила: красный маджонг, jokers=true, flowers=4.",
        "опция flowers не может иметь значение «5»",
        "неверное число костей",
        "языки: en, ru и zh",
        "现在使用中文",
        "随机发牌",
        "已见的牌：没有这种牌",
        "Texts are now in English.",
        "Waits: 12z",
        "Seen elsewhere: 11z",
        "first :draw a tile",
    ] {
        assert!(ran.out.contains(expected), "{expected}: {}", ran.out);
    }
    assert!(!ran.out.contains("deal a random hand"), "after :quit");
}

#[test]
fn the_command_line_comes_first() {
    let ran = talk("--meld 111z --seen 2z 123m456p789s2z", &[]);
    assert!(ran.out.contains("Waits: 2z (2 unseen)"), "{}", ran.out);
}
