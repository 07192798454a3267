//! Random notes, refused ones included, beside a slow and simple reckoning of what they come to.

use testkit::{Random, rounds};

use super::*;

/// A sheet that knows only the last version of each row, and goes through all of it for every question.
#[derive(Default)]
struct Slow {
    rows: Vec<(DealEntry, bool)>,
    /// Who, to whom, how much, cancelled.
    fines: Vec<(usize, Option<usize>, i64, bool)>,
}

impl Slow {
    /// What everybody has: the rows that stand are written on a new sheet, one after the other; fines are added by hand.
    fn totals(&self, setup: &Setup) -> Vec<i64> {
        let mut sheet = Sheet::new(setup.clone()).unwrap();
        for (entry, struck) in &self.rows {
            if !struck {
                // Rows beyond the end, or impossible since a correction, count for nothing.
                _ = try_enter(&mut sheet, entry.clone());
            }
        }
        let view = sheet.view();
        let mut totals = vec![view.start_points; setup.players.len()];
        for row in &view.rows {
            for BookingView { from, to, points, .. } in &row.bookings {
                totals[usize::from(*from)] -= i64::from(*points);
                to.iter().for_each(|to| totals[usize::from(*to)] += i64::from(*points));
            }
        }
        for &(who, to, points, cancelled) in &self.fines {
            if !cancelled {
                totals[who] -= points;
                to.iter().for_each(|&to| totals[to] += points);
            }
        }
        totals
    }
}

const TABLES: [&str; 7] = ["mcr", "red", "red players=2", "red players=3", "classical", "sichuan", "taiwan"];

#[test]
fn a_sheet_is_what_its_rows_come_to() {
    let (mut taken, mut refused) = (0, 0);
    for seed in 0..rounds(140, 5000) {
        let mut random = Random::new(seed);
        let mut sheet = sheet(TABLES[seed as usize % TABLES.len()]);
        let mut slow = Slow::default();
        for _ in 0..40 {
            let note = any_note(&mut random, &sheet);
            let before = sheet.view();
            match sheet.apply(&stamp(), &note) {
                Ok(()) => {
                    taken += 1;
                    keep(&mut slow, &note);
                }
                Err(_) => {
                    refused += 1;
                    assert_eq!(sheet.view(), before, "{seed} {note:?}");
                }
            }
            let view = sheet.view();
            assert_eq!(view.totals, slow.totals(sheet.setup()), "{seed} {note:?}");
            assert!(view.check.ok, "{seed}");
            if let Some(last) = view.rows.last() {
                let later = view.penalties.iter().filter(|penalty| penalty.row as usize == view.rows.len());
                let mut sums = last.sums.clone();
                later.for_each(|penalty| {
                    sums.iter_mut().zip(&penalty.points).for_each(|(sum, add)| *sum += add)
                });
                assert_eq!(sums, view.totals, "{seed}");
            }
            let text = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<SheetView>(&text).unwrap(), view);
        }
    }
    assert!(taken > 1000 && refused > 300, "{taken} {refused}");
}

fn keep(slow: &mut Slow, note: &Note) {
    match note {
        Note::Deal { deal, .. } => slow.rows.push((deal.clone(), false)),
        Note::Correct { row, deal, .. } => slow.rows[*row as usize].0 = deal.clone(),
        Note::Strike { row, .. } => slow.rows[*row as usize].1 = true,
        Note::Restore { row, .. } => slow.rows[*row as usize].1 = false,
        Note::Penalty { who, to, points, .. } => {
            let fine = (usize::from(*who), to.map(usize::from), i64::from(points.unwrap_or(0)), false);
            slow.fines.push(fine);
        }
        Note::CancelPenalty { penalty, .. } => slow.fines[*penalty as usize].3 = true,
        Note::Confirm { .. }
        | Note::Object { .. }
        | Note::Call { .. }
        | Note::Answer { .. }
        | Note::TimeUp {}
        | Note::Sign { .. }
        | Note::RefereeSign { .. }
        | Note::Reopen { .. } => {}
    }
}

fn any_note(random: &mut Random, sheet: &Sheet) -> Note {
    let view = sheet.view();
    let rows = view.rows.len();
    let row = random.below(rows + 1) as u32;
    let seen = view.rows.get(row as usize).map_or(1, |row| row.version);
    let version = if random.below(5) == 0 { seen + 1 } else { seen };
    let why = String::new();
    let who = random.below(view.players.len()) as Place;
    match random.below(12) {
        0..6 => Note::Deal {
            row: (rows - usize::from(rows > 0 && random.below(9) == 0)) as u32,
            deal: any_deal(random, &view),
        },
        6 | 7 => Note::Correct { row, version, deal: any_deal(random, &view), why },
        8 => Note::Strike { row, version, why },
        9 => Note::Restore { row, version, why },
        10 => Note::CancelPenalty { penalty: random.below(3) as u32, why },
        // Those whose amount the note itself names: others depend on what came before.
        _ => Note::Penalty {
            offence: ["breach", "knocked_tile", "misnamed_discard"][random.below(3)].to_owned(),
            who,
            to: Some(random.below(view.players.len()) as Place).filter(|_| random.below(2) == 0),
            points: Some([1, 2, 5, 60][random.below(4)]),
            row,
            text: why,
        },
    }
}

/// A deal that is often possible.
fn any_deal(random: &mut Random, view: &SheetView) -> DealEntry {
    let players = view.players.len();
    let mut entry = deal("");
    let wins = match random.below(4) {
        0 => 0,
        _ => view
            .form
            .play_on
            .map_or(1 + random.below(1 + usize::from(view.form.several_winners)), |wins| wins as usize),
    };
    let mut left: Vec<Place> = (0..players as Place).collect();
    for _ in 0..wins.min(players - 1) {
        let who = left.swap_remove(random.below(left.len()));
        let from = (random.below(2) == 0).then(|| left[random.below(left.len())]);
        let same_tile = from.is_some() && entry.wins.last().is_some_and(|win| win.from == from);
        let value = if view.form.values.is_empty() { 10 + random.below(30) } else { 1 << random.below(4) };
        let how =
            if from.is_some() { How::Discard } else { [How::SelfDraw, How::Dealt][random.below(8) / 7] };
        let good = !view.form.false_wins || random.below(6) > 0;
        let win = WinEntry {
            who,
            from,
            how,
            value: value as u32,
            good,
            same_tile,
            hand: None,
            responsible: None,
            fresh: false,
        };
        entry.wins.push(win);
        entry.end = EndWord::Win;
    }
    if random.below(30) == 0 {
        entry.end = EndWord::Time;
    }
    let out = |who: usize| entry.wins.iter().any(|win| usize::from(win.who) == who);
    let ready = view.form.ready_hands;
    entry.hands = std::array::from_fn(|who| {
        (!out(who)).then(|| if ready { random.below(3) as u32 } else { 10 * random.below(9) as u32 })
    });
    if view.form.kongs && random.below(2) == 0 {
        let who = random.below(players) as Place;
        entry.kongs.push(KongEntry { who, kind: KongWord::Concealed, from: None, after: 0, lost: false });
    }
    if view.form.forbidden_suit && random.below(5) == 0 {
        entry.broken_suit.push(random.below(players) as Place);
    }
    entry
}
