//! `fivewinds rules`: the rules looked up by ruleset, clause, fan, section or words.

mod show;

use std::io::{self, Write};
use std::process::ExitCode;

use answers::problem::{Problem, Where};
use answers::{Lang, parse, rules};

use crate::BAD_INPUT;
use crate::args::RulesArgs;
use crate::show::problems;

pub(crate) fn run(args: &RulesArgs, lang: Lang) -> io::Result<ExitCode> {
    let text = lang.text();
    match words(args).and_then(|words| rules::answer(&words, lang.of_rules())) {
        Ok(answer) if args.json => writeln!(io::stdout(), "{}", rules::json::answer(&answer, lang))?,
        Ok(answer) => show::answer(&mut anstream::stdout(), lang, &answer)?,
        Err(problem) => {
            if args.json {
                writeln!(io::stdout(), "{}", answers::json::errors(&[problem], text))?;
            } else {
                problems(&mut anstream::stderr(), text, None, &[problem])?;
            }
            return Ok(ExitCode::from(BAD_INPUT));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The words of the command line; one argument may have several.
fn words(args: &RulesArgs) -> Result<Vec<&str>, Problem> {
    let texts: Result<Vec<&str>, Problem> =
        args.words.iter().map(|word| parse::text(word, Where::Words)).collect();
    Ok(texts?.into_iter().flat_map(str::split_whitespace).collect())
}
