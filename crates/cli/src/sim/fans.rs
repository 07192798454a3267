//! `docs/fan-frequencies.md`: how often each fan is seen.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

use answers::text::EN;
use fivewinds::Ruleset;
use sim::Seating;

use super::numbers::{Numbers, share};
use super::{Ran, SimError, play_quietly, refuse, show, write_page};
use crate::args::FanArgs;

const NUMBERS: Numbers = Numbers { thousands: ',', decimal: '.' };

pub(crate) fn run(args: &FanArgs) -> io::Result<ExitCode> {
    match page(args).and_then(|page| write_page(&args.out, &page)) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => refuse(&EN, &[error]),
    }
}

fn page(args: &FanArgs) -> Result<String, SimError> {
    let bot = super::ours(&args.bot)?;
    let deals = NUMBERS.whole(args.deals);
    let mut page =
        PAGE.replace("DEALS", &deals).replace("BOT", bot.name()).replace("SEED", &args.seed.to_string());
    for ruleset in Ruleset::ALL {
        // Nobody need read it.
        let _ = writeln!(io::stderr(), "{ruleset}");
        let bots = vec![bot.clone()];
        let ran =
            play_quietly(&EN, ruleset.rules(), bots, args.deals, args.seed, Seating::Fixed, args.threads)?;
        page.push_str(&section(ruleset, &ran));
    }
    Ok(page)
}

fn section(ruleset: Ruleset, ran: &Ran) -> String {
    let stats = &ran.stats;
    let wins = stats.wins();
    let value: u64 = stats.values.iter().map(|(value, count)| u64::from(*value) * count).sum();
    let discards: u64 = stats.lengths.iter().map(|(length, count)| u64::from(*length) * count).sum();
    let mut out = format!(
        "\n## {}\n\n{} winning hands, worth {} on average; {} of them drawn by the winner. Nobody won {} of the deals; a deal had \
         {} discards on average.\n\n| fan | | worth | of winning hands | once in | clause |\n| --- | --- | --- | ---: | ---: | --- |\n",
        ruleset.name().en,
        NUMBERS.whole(wins),
        NUMBERS.fixed(share(value, wins), 1),
        NUMBERS.percent(share(stats.self_draws(), wins)),
        NUMBERS.percent(share(stats.draws, stats.deals)),
        NUMBERS.fixed(share(discards, stats.deals), 1),
    );
    for (fan, tally) in show::fans(ran) {
        let once = match tally.hands {
            0 => "never".to_owned(),
            hands if wins / hands >= 10 => NUMBERS.whole((wins + hands / 2) / hands),
            hands => NUMBERS.fixed(share(wins, hands), 1),
        };
        let row = format_args!(
            "| {} | {} | {} | {} | {once} | {} |",
            fan.name.en,
            fan.name.zh,
            (EN.rules.worth_of)(fan.worth),
            NUMBERS.fine_percent(share(tally.hands, wins)),
            fan.clause
        );
        writeln!(out, "{row}").expect("a text takes everything");
    }
    out
}

const PAGE: &str = "\
# How often fans are seen

DEALS deals of each ruleset with its usual options, four bots of the level `BOT` at the table, seed SEED; `make fans` remakes
this page. Each row says in what share of the winning hands a fan was counted, and in how many winning hands one had it. A
fan that a dearer one brings with it is not counted beside that one, so it stands here more rarely than it is on the table;
and bots play for what pays them, so people who love a hand will see it more often.

What a fan is, its clause says: `fivewinds rules MCR-FAN-28` shows it.
";
