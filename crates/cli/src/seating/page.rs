//! The table of `docs/seating.md`.

use std::io::{self, Write};
use std::time::Instant;

use seating::{Quality, Search, Wish};

/// Players and sessions.
const SIZES: &[(usize, &[usize])] = &[
    (8, &[3, 6]),
    (12, &[3, 6]),
    (13, &[6]),
    (14, &[6]),
    (15, &[5, 6]),
    (16, &[5, 6, 8]),
    (17, &[5]),
    (18, &[5]),
    (19, &[5, 6]),
    (20, &[5, 6, 7]),
    (21, &[6]),
    (22, &[6]),
    (23, &[7]),
    (24, &[7, 8]),
    (25, &[6, 7]),
    (26, &[7]),
    (27, &[9]),
    (28, &[8, 9, 10]),
    (30, &[8]),
    (32, &[8, 10]),
    (34, &[8]),
    (36, &[8, 11]),
    (40, &[8, 13]),
    (44, &[8, 10, 14]),
    (45, &[8, 10]),
    (46, &[8, 10]),
    (48, &[8, 10, 15]),
    (52, &[8, 10, 17]),
    (56, &[8, 10]),
    (60, &[8, 10, 19]),
    (64, &[8, 10, 21]),
    (68, &[8, 10]),
    (72, &[8, 10]),
    (76, &[8, 10]),
    (80, &[8, 10]),
    (84, &[8, 10]),
    (88, &[8, 10]),
    (92, &[8, 10]),
    (96, &[8, 10]),
    (100, &[8, 10]),
    (200, &[10]),
];

const STEPS: u64 = 20_000_000;
const SEED: u64 = 7;

/// Seats every size, without teams and with teams of four.
pub(super) fn write(out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "| players | sessions | repeats | at least | with teams of four: repeats + team mates | at least | again with substitutes | winds | steps | seconds |"
    )?;
    writeln!(out, "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")?;
    for &(players, lengths) in SIZES {
        for &sessions in lengths {
            let alone = Wish { players, sessions, ..Wish::default() };
            let teams = (0..players).map(|player| Some((player / 4).to_string())).collect();
            let (quality, steps, seconds) = seated(alone.clone());
            let (with_teams, ..) = seated(Wish { teams, ..alone });
            let substitutes = quality
                .with_substitutes
                .map_or_else(|| "–".to_owned(), |visits| format!("{} ({})", visits.found, visits.bound));
            let teams = with_teams.team_meetings.unwrap_or_default();
            writeln!(
                out,
                "| {players} | {sessions} | {} | {} | {} + {} | {} | {substitutes} | {} | {steps} | {seconds:.2} |",
                quality.repeats.found,
                quality.repeats.bound,
                with_teams.repeats.found,
                teams.found,
                with_teams.together.unwrap_or_default().bound,
                quality.winds.found,
            )?;
            out.flush()?;
        }
    }
    Ok(())
}

fn seated(wish: Wish) -> (Quality, u64, f64) {
    let begun = Instant::now();
    let plan = wish.check().expect("the sizes above can be seated");
    let mut search = Search::new(plan, SEED);
    search.run(STEPS);
    (search.seating().quality, search.steps(), begun.elapsed().as_secs_f64())
}
