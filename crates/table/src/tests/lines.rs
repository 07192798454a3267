//! A hand that was won or lost, written down in a line and read again, is worth the same.

use rules::{ScoreInput, Showdown, WinBy};
use testkit::rounds;

use super::policy;
use super::presets::Preset;

#[track_caller]
fn check(preset: &Preset, seed: u64, showdown: &Showdown) {
    // Who has the eighth flower before his first flowers are replaced wins with a tile too few to be a hand.
    let tiles = showdown.concealed.total() as usize + 3 * showdown.melds.len();
    if tiles < preset.rules.hand_size && showdown.win.is_some_and(|win| win.by == WinBy::EighthFlower) {
        return;
    }
    let line = showdown.input(&preset.rules).to_string();
    let read = ScoreInput::read_line(&line).unwrap_or_else(|problems| panic!("{line}: {problems:?}"));
    let read = read.check(&preset.rules);
    let read = read.unwrap_or_else(|problems| panic!("{} {seed}: {line}: {problems:?}", preset.name));
    assert_eq!(preset.rules.score(&read), preset.rules.score(showdown), "{} {seed}: {line}", preset.name);
}

#[test]
fn hands_are_worth_as_much_when_they_are_written_down() {
    let (mut won, mut lost) = (0, 0);
    for preset in Preset::all() {
        for seed in 0..rounds(60, 3000) {
            let played = policy::play(&preset, seed, |_, _| {});
            let full = played.deal.finished().expect("it was played to its end");
            for win in full.wins() {
                check(&preset, seed, &full.winning_hand(&preset.rules, &win));
                won += 1;
            }
            let has_won = |seat| full.wins().any(|win| win.seat == seat);
            let seats = played.deal.public().seats().iter();
            for &seat in seats.filter(|&&seat| preset.rules.counts_losers && !has_won(seat)) {
                check(&preset, seed, &full.hand(&preset.rules, seat));
                lost += 1;
            }
        }
    }
    assert!(won > 500 && lost > 300, "{won} won and {lost} lost hands are too few to show anything");
}
