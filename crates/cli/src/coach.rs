//! `fivewinds coach`: where a player lost most, what was better, and why.

mod show;

pub(crate) use show::show_advice;

use std::io::{self, Write};
use std::process::ExitCode;

use answers::Lang;
use answers::coach::Review;

use crate::args::CoachArgs;
use crate::replay::{read, refuse};

pub(crate) fn run(args: &CoachArgs, lang: Lang) -> io::Result<ExitCode> {
    let text = lang.text();
    let Some(seat) = args.seat else { return refuse(args.json, text, text.coach.which_seat) };
    let record = match read(text, &args.file, args.deal) {
        Ok(record) => record,
        Err(message) => return refuse(args.json, text, &message),
    };
    let asked = Review::new(lang, &record, seat, args.top);
    let answer = match args.step {
        Some(step) => position(args, &asked, step)?,
        None => game(args, &asked)?,
    };
    match answer {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(message) => refuse(args.json, text, &message),
    }
}

/// What was shown, or why there is no answer.
type Shown = Result<(), String>;

/// The dearest moves of all deals that are wanted.
fn game(args: &CoachArgs, asked: &Review<'_>) -> io::Result<Shown> {
    let deals = match asked.deals(args.deal) {
        Ok(deals) => deals,
        Err(message) => return Ok(Err(message)),
    };
    let (moves, all) = asked.dearest(&deals);
    if args.json {
        writeln!(io::stdout(), "{}", asked.json(&deals, &moves))?;
    } else {
        show::game(&mut anstream::stdout(), asked, &deals, &moves, all)?;
    }
    Ok(Ok(()))
}

/// The decision at a step, with everything that could be done.
fn position(args: &CoachArgs, asked: &Review<'_>, step: usize) -> io::Result<Shown> {
    let position = match asked.position(args.deal, step) {
        Ok(position) => position,
        Err(message) => return Ok(Err(message)),
    };
    if args.json {
        writeln!(io::stdout(), "{}", asked.advice_json(&position))?;
    } else {
        show::position(&mut anstream::stdout(), asked, &position)?;
    }
    Ok(Ok(()))
}
