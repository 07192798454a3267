//! `fivewinds judge`: what a referee is asked.

use std::io::{self, Write};
use std::process::ExitCode;

use answers::judge::{self, Ruling, claims, may, offence, payments};
use answers::problem::Problem;
use answers::{Lang, Question, ScoreReport, json, parse, rules};
use fivewinds::Rules;
use fivewinds::rules::seats_of;
use serde_json::{Value, json};

use crate::args::{JudgeArgs, JudgeQuestion, RulesArg};
use crate::show::{BOLD, FAINT};
use crate::{BAD_INPUT, layout, show};

pub(crate) fn run(args: &JudgeArgs, lang: Lang) -> io::Result<ExitCode> {
    let given = rules_of(&args.question);
    let rules = parse::chosen_rules(&given.rules, &given.option);
    if let (JudgeQuestion::Offence { offence: None, late: None, .. }, Ok(rules)) = (&args.question, &rules) {
        return list_offences(rules, lang, given.json);
    }
    match rules.and_then(|rules| answer(&args.question, rules, lang)) {
        Ok(ruling) if given.json => writeln!(io::stdout(), "{}", ruling.json())?,
        Ok(ruling) => print(&mut anstream::stdout(), &ruling)?,
        Err(problems) => {
            if given.json {
                writeln!(io::stdout(), "{}", json::errors(&problems, lang.text()))?;
            } else {
                show::problems(&mut anstream::stderr(), lang.text(), None, &problems)?;
            }
            return Ok(ExitCode::from(BAD_INPUT));
        }
    }
    Ok(ExitCode::SUCCESS)
}

const fn rules_of(question: &JudgeQuestion) -> &RulesArg {
    match question {
        JudgeQuestion::Win { rules, .. }
        | JudgeQuestion::Claims { rules, .. }
        | JudgeQuestion::Payments { rules, .. }
        | JudgeQuestion::Offence { rules, .. }
        | JudgeQuestion::May { rules, .. } => rules,
    }
}

fn answer(question: &JudgeQuestion, rules: Rules, lang: Lang) -> Result<Ruling, Vec<Problem>> {
    match question {
        JudgeQuestion::Win { line, .. } => {
            let words = line.iter().map(Into::into).collect();
            let asked = Question { line: words, ..Question::of(rules.ruleset.id()) };
            ScoreReport::new(&asked, Ok(rules)).map(|report| judge::win::rule(&report, lang))
        }
        JudgeQuestion::Claims { from, tile, robbed, last, players, out, claims, .. } => {
            let asked = claims::Question {
                from: from.clone(),
                tile: tile.clone(),
                robbed: *robbed,
                last: *last,
                players: *players,
                out: out.clone(),
                claims: claims.iter().map(|text| claim(text)).collect(),
            };
            asked.read(rules).map(|asked| asked.rule(lang))
        }
        JudgeQuestion::Payments { players, streak, .. } => {
            let count = players.unwrap_or_else(|| rules.usual_players());
            let deal = deal(question, count);
            let asked = payments::Question { deal, players: *players, streak: *streak };
            asked.read(rules).map(|asked| asked.rule(lang))
        }
        JudgeQuestion::Offence { offence, late, who, to, before, points, players, .. } => {
            let asked = offence::Question {
                offence: offence.clone(),
                late: *late,
                who: who.clone(),
                to: to.clone(),
                before: *before,
                points: *points,
                players: *players,
            };
            asked.read(rules).map(|asked| asked.rule(lang))
        }
        JudgeQuestion::May { wish, claimed, dead, first, missed, line, .. } => {
            let asked = may::Question {
                line: line.join(" "),
                wish: wish.clone(),
                claimed: *claimed,
                dead: *dead,
                first: *first,
                missed: *missed,
            };
            asked.read(rules).map(|asked| asked.rule(lang))
        }
    }
}

/// `S:pung:late=HAND`.
fn claim(text: &str) -> claims::Claim {
    let (call, hand) =
        text.split_once('=').map_or((text, None), |(call, hand)| (call, Some(hand.to_owned())));
    let mut words = call.split(':').map(str::to_owned);
    let (who, call) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let marks: Vec<String> = words.collect();
    let has = |mark: &str| marks.iter().any(|word| word == mark);
    claims::Claim { who, call, late: has("late"), dead: has("dead"), missed: 0, hand }
}

/// The deal that the flags describe, as on a sheet.
fn deal(question: &JudgeQuestion, players: u8) -> Value {
    let JudgeQuestion::Payments { winner, from, how, value, hands, deal, .. } = question else {
        return Value::Null;
    };
    if let Some(text) = deal {
        // What is no JSON is no deal, and is told so.
        return serde_json::from_str(text).unwrap_or_else(|_| json!(text));
    }
    let place = |seat: &Option<String>| {
        let letter = seat.as_ref().map(|seat| seat.to_ascii_uppercase());
        let letters = seats_of(players).iter().map(|seat| seat.wind().letter().to_string());
        letter.map(|letter| letters.clone().position(|one| one == letter).unwrap_or(usize::from(u8::MAX)))
    };
    let hands: Vec<Option<u32>> =
        hands.iter().copied().map(Some).chain(std::iter::repeat(None)).take(4).collect();
    let Some(who) = place(winner) else { return json!({"end": "wall", "hands": hands}) };
    let usual = if from.is_some() { "discard" } else { "self_draw" };
    let how = how.as_deref().unwrap_or(usual);
    let win = json!({"who": who, "from": place(from), "how": how, "value": value});
    json!({"end": "win", "wins": [win], "hands": hands})
}

fn list_offences(rules: &Rules, lang: Lang, json: bool) -> io::Result<ExitCode> {
    if json {
        writeln!(io::stdout(), "{}", judge::form(rules, lang)["offences"])?;
        return Ok(ExitCode::SUCCESS);
    }
    let row = |offence: &fivewinds::rules::Offence| {
        [offence.id, offence.clause, (lang.text().wording)(offence.name)].map(str::to_owned).to_vec()
    };
    let rows: Vec<Vec<String>> = rules.offences().iter().map(row).collect();
    layout::table(&mut anstream::stdout(), &["", "", ""], &rows)?;
    Ok(ExitCode::SUCCESS)
}

fn print(out: &mut impl Write, ruling: &Ruling) -> io::Result<()> {
    writeln!(out, "{BOLD}{}{BOLD:#}", ruling.verdict)?;
    for line in &ruling.lines {
        writeln!(out, "  {} {FAINT}{}{FAINT:#}", line.text, line.clause.as_deref().unwrap_or_default())?;
    }
    for booking in &ruling.payments {
        writeln!(out, "  {} {FAINT}{}{FAINT:#}", ruling.payment(booking), booking.clause)?;
    }
    for id in ruling.clauses() {
        let Some(found) = rules::clause(id, ruling.lang.of_rules()) else { continue };
        writeln!(out, "\n{BOLD}{id}{BOLD:#}")?;
        layout::paragraph(out, &found.clause.plain(), 0)?;
    }
    Ok(())
}
