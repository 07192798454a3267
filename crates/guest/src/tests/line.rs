//! Programs that speak our lines.

use super::{PATIENT, SHORT, example, play, rules, script, told};
use crate::{Limits, LineBot};
use bots::Mishap;
use table::Setup;

/// What every script begins with.
const READ: &str = "
import json, os, sys, time
def asks():
    for line in sys.stdin:
        message = json.loads(line)
        if message['type'] == 'ask':
            yield message
def answer(ask, action):
    print(json.dumps({'id': ask['id'], 'action': action}), flush=True)
";

fn bot(text: &str, limits: Limits) -> Box<LineBot> {
    Box::new(LineBot::start(script(&format!("{READ}{text}")), limits).expect("python3 starts"))
}

/// Plays a deal of MCR with a program, and compares what went wrong.
#[track_caller]
fn check(text: &str, limits: Limits, expected: &[&str]) {
    let (_, mishaps) = play(&rules("mcr", &[]), &Setup::default(), bot(text, limits), 1, 3);
    assert_eq!(told(&mishaps), expected, "{text}");
    assert!(mishaps.iter().all(|(seat, _)| seat.index() == 1));
}

#[test]
fn the_example_plays_all_five_games() {
    let games = [
        ("red", None, 4),
        ("red", Some("jokers"), 3),
        ("red", None, 2),
        ("classical", None, 4),
        ("mcr", None, 4),
        ("mcr", Some("auto_flowers"), 4),
        ("sichuan", None, 4),
        ("taiwan", None, 4),
    ];
    for (seat, (ruleset, option, players)) in games.into_iter().enumerate() {
        // Each option in its other state.
        let options: Vec<_> = option.map(|id| (id, id == "jokers")).into_iter().collect();
        let rules = rules(ruleset, &options);
        let setup = Setup { players, ..Setup::default() };
        let bot = LineBot::start(example("first.py"), PATIENT).expect("python3 starts");
        let (deal, mishaps) = play(&rules, &setup, Box::new(bot), seat % usize::from(players), 11);
        assert_eq!(told(&mishaps), [""; 0], "{ruleset} {options:?} {players}");
        assert!(deal.public().river().len() > 3, "{ruleset}");
    }
}

/// Whoever remembers the events knows what the view says.
#[test]
fn events_and_view_agree() {
    let text = "
left, river, hand = None, [], []
for line in sys.stdin:
    message = json.loads(line)
    if message['type'] == 'start':
        total = left = sum(message['tiles'].values())
        river, hand, me = [], [], message['seat']
    for event in message.get('events', []):
        name, mine = event['event'], event.get('seat') == me if 'seat' in event else False
        left -= name == 'drew'
        if name == 'discarded':
            river.append([event['seat'], event['tile']])
            if mine: hand.remove(event['tile'])
        if name == 'flower_shown' and mine: hand.remove(event['tile'])
        if name == 'drew' and mine: hand.append(event['tile'])
    if message['type'] == 'ask':
        view = message['view']
        assert left == view['left'], (left, view['left'])
        assert river == [[each['seat'], each['tile']] for each in view['river']]
        assert sorted(hand) == sorted(view['hand']), (hand, view['hand'])
        seen = len(hand) + sum(len(seat['discards']) for seat in view['seats'].values())
        seen += sum(len(meld['tiles']) for seat in view['seats'].values() for meld in seat['melds'])
        seen += sum(len(seat['flowers']) for seat in view['seats'].values())
        assert sum(view['unseen'].values()) + seen == total, (seen, view)
        assert view['seats'][me]['points'] == 0
        wanted = [a for a in message['actions'] if a.startswith('discard')] + ['pass']
        answer(message, wanted[0])
";
    let rules = rules("red", &[]);
    let (_, mishaps) = play(&rules, &Setup::default(), bot(text, PATIENT), 2, 5);
    assert_eq!(told(&mishaps), [""; 0]);
}

#[test]
fn one_that_hangs() {
    let late = ["no answer in time", "gone for the rest of the deal"];
    check("time.sleep(60)", SHORT, &late);
    check("sys.stdin.close()\nos.close(0)\ntime.sleep(60)", SHORT, &late);
}

#[test]
fn one_that_dies() {
    let gone = "gone for the rest of the deal";
    check("sys.exit(3)", PATIENT, &["ended unexpectedly: exit status: 3", gone]);
    check(
        "for number, ask in enumerate(asks()):\n if number == 4: sys.exit('enough')\n answer(ask, ask['actions'][0])",
        PATIENT,
        &["ended unexpectedly: exit status: 1: enough", gone],
    );
    check(
        "sys.stdout.close()\nos.close(1)\ntime.sleep(60)",
        PATIENT,
        &["ended unexpectedly: it says nothing any more", gone],
    );
}

#[test]
fn one_that_talks_nonsense() {
    let nonsense = |text: &str| format!("the answer means nothing: {text}");
    check("for ask in asks(): print('rubbish', flush=True)", PATIENT, &[&nonsense("rubbish")]);
    check("while True: print('[]')", PATIENT, &[&nonsense("[]")]);
    let (_, mishaps) = play(
        &rules("mcr", &[]),
        &Setup::default(),
        bot("for ask in asks(): answer(ask, 'fly')", PATIENT),
        1,
        3,
    );
    assert!(mishaps.len() > 3 && mishaps.iter().all(|(_, mishap)| matches!(mishap, Mishap::Nonsense(_))));
}

#[test]
fn one_line_without_end() {
    check(
        "while True: sys.stdout.write('x' * 65536)",
        PATIENT,
        &["ended unexpectedly: a line without end", "gone for the rest of the deal"],
    );
}

#[test]
fn one_that_may_not_do_that() {
    check("for ask in asks(): answer(ask, 'forbid p')", PATIENT, &["may not do that: forbid p"]);
}

/// An answer that comes too late is not taken for the next one.
#[test]
fn one_that_is_late() {
    let text = "
for number, ask in enumerate(asks()):
    if number == 0: time.sleep(0.5)
    # The answers to the first question would be illegal for the others.
    answer(ask, 'forbid p' if number == 0 else [a for a in ask['actions']][0])
";
    let limits = Limits { start: std::time::Duration::ZERO, ..SHORT };
    let limits = Limits { answer: std::time::Duration::from_millis(250), ..limits };
    let (_, mishaps) = play(&rules("mcr", &[]), &Setup::default(), bot(text, limits), 0, 3);
    assert!(mishaps.iter().any(|(_, mishap)| *mishap == Mishap::Late));
    assert!(!mishaps.iter().any(|(_, mishap)| matches!(mishap, Mishap::Illegal(_) | Mishap::Nonsense(_))));
}

/// After a deal in which it was gone, a program gets another chance.
#[test]
fn the_next_deal_is_a_new_chance() {
    let rules = rules("sichuan", &[]);
    let mut bots = vec![bot("sys.exit(3)", PATIENT) as Box<dyn bots::Bot>];
    bots.extend((1..4).map(|_| bots::Level::Random.bot()));
    let mut bench = bots::Bench::new(bots);
    for number in 0..2 {
        let deal = bench.play(&rules, &Setup::default(), bots::wall(&rules, 1, number), 1, &mut ());
        assert!(deal.finished().is_some());
        let gone = bench.mishaps().into_iter().filter(|(_, mishap)| *mishap == Mishap::Gone).count();
        assert_eq!(gone, 1, "deal {number}");
    }
}
