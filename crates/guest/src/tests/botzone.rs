//! Programs that were written for Botzone's judge.

use super::{PATIENT, SHORT, example, play, play_some, rules, script, told};
use crate::{BotzoneBot, Form, Limits};
use bots::{Bench, Bot, Level, Mishap};
use hand::MeldKind;
use table::{Action, Deal, Event, Open, Setup, Walls};
use tiles::{Seat, Wind};

fn setup(walls: Walls) -> Setup {
    Setup { walls, round: Wind::South, ..Setup::default() }
}

fn bot(argv: Vec<String>, form: Form, limits: Limits) -> Box<dyn Bot> {
    Box::new(BotzoneBot::start(argv, form, limits).expect("python3 starts"))
}

fn example_with(arguments: &[&str]) -> Vec<String> {
    let mut argv = example("botzone.py");
    argv.extend(arguments.iter().map(ToString::to_string));
    argv
}

#[test]
fn the_example_plays_in_all_forms() {
    let judge = record::botzone::rules();
    // Those that do not stay alive are started for each request: a few turns of theirs are enough.
    let forms: [(Form, &[&str], Walls, usize); 4] = [
        (Form::Simple, &["keep"], Walls::Own, usize::MAX),
        (Form::Json, &["json", "keep"], Walls::Shared, usize::MAX),
        (Form::Simple, &[], Walls::Shared, 20),
        (Form::Json, &["json"], Walls::Own, 20),
    ];
    let mut played = Vec::new();
    for (form, arguments, walls, steps) in forms {
        let bot = bot(example_with(arguments), form, PATIENT);
        let (deal, mishaps) = play_some(&judge, &setup(walls), bot, (0, 4), steps);
        assert_eq!(told(&mishaps), [""; 0], "{arguments:?}");
        assert!(steps < usize::MAX || deal.finished().is_some());
        let own = deal.public().river().iter().filter(|thrown| thrown.seat == Seat::ALL[0]);
        played.push(own.map(|thrown| thrown.tile.to_string()).collect::<Vec<_>>());
    }
    // It plays the same however it is spoken to.
    let [own, shared, few_shared, few_own] = &played[..] else { panic!("four forms") };
    assert!(few_own.len() > 2 && own.starts_with(few_own), "{played:?}");
    assert!(few_shared.len() > 2 && shared.starts_with(few_shared), "{played:?}");
}

#[test]
fn only_what_that_judge_plays() {
    let (_, mishaps) =
        play(&rules("mcr", &[]), &Setup::default(), bot(example_with(&[]), Form::Simple, PATIENT), 1, 2);
    let why =
        "ended unexpectedly: programs for Botzone play competition mahjong without flowers, four at a table";
    assert_eq!(told(&mishaps), [why, "gone for the rest of the deal"]);
}

/// Plays a deal with a program that stays alive, and is given as the body of a function that answers a request: `words`
/// are the request's, `hand` the tiles.
fn keeping(body: &str) -> Vec<String> {
    script(&format!(
        "
import sys
hand, pungs, last = [], [], None
def answer(words):
    global last
    if words[0] == '1': hand[:] = words[5:18]
    if words[0] == '2': hand.append(words[1])
    me = words[0] == '3' and words[1] == seat
{body}
    return 'PASS'
input()
while True:
    words = input().split()
    if words[0] == '0': seat = words[1]
    print(answer(words))
    print('>>>BOTZONE_REQUEST_KEEP_RUNNING<<<', flush=True)
"
    ))
}

/// A deal of such a program and others that want to be fast; what happened, and what went wrong.
fn against_novices(body: &str, seed: u64, walls: Walls) -> (Deal, Vec<Event>, Vec<(Seat, Mishap)>) {
    let judge = record::botzone::rules();
    let mut bots: Vec<Box<dyn Bot>> = vec![bot(keeping(body), Form::Simple, PATIENT)];
    bots.extend((1..4).map(|_| Level::Novice.bot()));
    let mut bench = Bench::new(bots);
    let mut events = Vec::new();
    let wall = bots::wall(&judge, seed, 0);
    let deal = bench.play(&judge, &setup(walls), wall, seed, &mut events);
    (deal, events, bench.mishaps())
}

/// Claims pungs, chows and kongs whenever the tiles are there, and follows its own tiles by what it is told alone: if a
/// request were missing, late or wrong, it would soon discard what it does not have.
const GREEDY: &str = "
    def neighbours(tile):
        suit, number = tile[0], int(tile[1])
        if suit not in 'WBT': return []
        return [(f'{suit}{number + a}', f'{suit}{number + b}', f'{suit}{number + m}')
                for a, b, m in ((-2, -1, -1), (-1, 1, 0), (1, 2, 1))]
    def without(*tiles):
        rest = hand[:]
        for tile in tiles: rest.remove(tile)
        return rest
    def worst(rest):
        return min(rest, key=lambda tile: (rest.count(tile), tile))
    if words[0] == '2':
        if hand.count(words[1]) == 4:
            return f'GANG {words[1]}'
        if words[1] in pungs: return f'BUGANG {words[1]}'
        return f'PLAY {worst(hand)}'
    if words[0] != '3': return 'PASS'
    who, what = words[1], words[2]
    if me:
        if what in ('PLAY', 'BUGANG'): hand.remove(words[3])
        if what == 'PENG':
            pungs.append(last)
            for _ in range(2): hand.remove(last)
            hand.remove(words[3])
        if what == 'CHI':
            suit, middle = words[3][0], int(words[3][1])
            for step in (-1, 0, 1):
                tile = f'{suit}{middle + step}'
                if tile != last: hand.remove(tile)
            hand.remove(words[4])
        if what == 'GANG':
            tile = last if last and hand.count(last) == 3 else [t for t in hand if hand.count(t) == 4][0]
            while tile in hand: hand.remove(tile)
    if what in ('PLAY', 'PENG', 'CHI'):
        last = words[-1]
        if not me:
            if hand.count(last) == 3: return 'GANG'
            if hand.count(last) == 2: return f'PENG {worst(without(last, last))}'
            if (int(who) + 1) % 4 == int(seat):
                for a, b, m in neighbours(last):
                    if a in hand and b in hand: return f'CHI {m} {worst(without(a, b))}'
    elif what != 'DRAW' : last = None
";

#[test]
fn claims_and_kongs_are_told_as_that_judge_tells_them() {
    let [mut chows, mut pungs, mut kongs] = [0usize; 3];
    for seed in 0..6 {
        let walls = if seed % 2 == 0 { Walls::Own } else { Walls::Shared };
        let (_, events, mishaps) = against_novices(GREEDY, seed, walls);
        // The last discard is for a win only, which the program does not know: nothing else may be refused.
        let discards = mishaps.iter().filter(|(_, mishap)| !is_claim(mishap));
        assert_eq!(discards.count(), 0, "seed {seed}: {:?}", told(&mishaps));
        assert!(mishaps.len() <= 2, "seed {seed}: {:?}", told(&mishaps));
        for event in events {
            if let Event::Open(Open::Claimed { seat: Deal::DEALER, meld }) = event {
                chows += usize::from(meld.kind() == MeldKind::Chow);
                pungs += usize::from(meld.kind() == MeldKind::Pung);
                kongs += usize::from(meld.kind().is_kong());
            }
            let in_turn = matches!(
                event,
                Event::ConcealedKong { seat: Deal::DEALER, .. }
                    | Event::Open(Open::AddedToPung { seat: Deal::DEALER, .. })
            );
            kongs += usize::from(in_turn);
        }
    }
    assert!(chows > 3 && pungs > 1 && kongs > 0, "{chows} {pungs} {kongs}");
}

fn is_claim(mishap: &Mishap) -> bool {
    matches!(mishap, Mishap::Illegal(Action::Chow(_) | Action::Pung(_) | Action::Kong | Action::OwnKong(_)))
}

/// Plays the beginning of a deal against others that do anything, and compares what went wrong.
#[track_caller]
fn check(argv: Vec<String>, form: Form, limits: Limits, expected: &[&str]) {
    let judge = record::botzone::rules();
    let (_, mishaps) = play_some(&judge, &setup(Walls::Own), bot(argv, form, limits), (2, 3), 24);
    assert_eq!(told(&mishaps), expected);
}

/// A program that says the same whatever it is told.
fn echo(text: &str) -> Vec<String> {
    vec!["echo".to_owned(), text.to_owned()]
}

#[test]
fn bad_ones() {
    let gone = "gone for the rest of the deal";
    let late = ["no answer in time", gone];
    check(script("import time; time.sleep(60)"), Form::Json, SHORT, &late);
    check(
        script("raise SystemExit(2)"),
        Form::Simple,
        PATIENT,
        &["ended unexpectedly: exit status: 2", gone],
    );
    check(echo("hello"), Form::Json, PATIENT, &["the answer means nothing: hello"]);
    check(echo("WIN"), Form::Simple, PATIENT, &["the answer means nothing: WIN"]);
    check(echo("HU"), Form::Simple, PATIENT, &["may not do that: win"]);
    check(echo("{}"), Form::Json, PATIENT, &["the answer means nothing: {}"]);
    check(
        script("import sys\nwhile True: sys.stdout.write('x' * 65536)"),
        Form::Json,
        PATIENT,
        &["ended unexpectedly: a line without end", gone],
    );
}

/// What it is told again is what was done.
#[test]
fn an_answer_that_was_not_taken_is_not_repeated() {
    let text = "
import json
said = json.loads(input())
assert not any(response.startswith('PLAY F9') for response in said['responses']), said
hand = said['requests'][1].split()[5:] if len(said['requests']) > 1 else []
for request, response in zip(said['requests'], said['responses']):
    if request.startswith('2 '): hand.append(request.split()[1])
    if response.startswith('PLAY'): hand.remove(response.split()[1])
print(json.dumps({'response': 'GANG W1' if said['requests'][-1].startswith('2 ') else 'PASS', 'data': 7}))
assert len(said['requests']) == 1 or said['data'] == 7
";
    check(script(text), Form::Json, PATIENT, &["may not do that: kong 1m"]);
}
