//! Who sits at the table, and what is played there.

use answers::problem::cut;
use answers::{Text, parse};
use bots::{Bot, Level, Ours, Standing};
use fivewinds::Rules;
use fivewinds::record::botzone;
use fivewinds::rules::seats_of;
use fivewinds::table::{Setup, Walls};
use fivewinds::tiles::{BySeat, Seat};
use guest::{Guest, Limits};

use crate::args::PlayArgs;
use crate::text::TerminalText;

/// A table that is set.
pub(super) struct Sitting {
    pub(super) rules: Rules,
    pub(super) setup: Setup,
    /// The names of all in the order of play, the person's among them.
    pub(super) names: Vec<String>,
    /// A bot for each seat; in the person's place is one that is never asked.
    pub(super) bots: Vec<Box<dyn Bot>>,
    /// How the session stands, if there is one.
    pub(super) standing: Option<Standing>,
}

/// Another player as he was named.
#[derive(Clone)]
enum Other {
    Ours(Ours),
    Guest(Guest),
}

/// Everything that is wrong is told at once.
pub(super) fn sit_down(args: &PlayArgs, text: &Text) -> Result<Sitting, Vec<String>> {
    let rules = parse::chosen_rules(&args.rules, &args.option)
        .map_err(|problems| problems.iter().map(|it| (text.problem)(it)).collect::<Vec<_>>())?;
    let players = args.players.unwrap_or_else(|| rules.usual_players());
    if !rules.players.contains(&players) {
        return Err(vec![(text.play().players)(players)]);
    }
    let place = seats_of(players).iter().position(|&seat| seat == args.seat);
    let place = place.ok_or_else(|| vec![text.play().no_seat.to_owned()])?;
    let others = others(args, text, usize::from(players) - 1)?;
    let (rules, walls) = table_for(others.iter().any(Other::is_for_botzone), rules);
    if args.record.is_some() && walls == Walls::Own {
        return Err(vec![text.play().not_recorded.to_owned()]);
    }
    let limits = Limits::of_millis(args.bot_time);
    let mut names: Vec<String> = others.iter().map(Other::name).collect();
    let made = others.into_iter().map(|other| other.bot(&rules, players, limits, text));
    let mut bots = made.collect::<Result<Vec<_>, String>>().map_err(|problem| vec![problem])?;
    names.insert(place, text.play().you.to_owned());
    bots.insert(place, Level::Random.bot());
    let setup = Setup { players, walls, ..Setup::default() };
    let standing = standing(args, text, seats_of(players))?;
    Ok(Sitting { rules, setup, names, bots, standing })
}

/// What everybody has, if it is said.
fn standing(args: &PlayArgs, text: &Text, seats: &[Seat]) -> Result<Option<Standing>, Vec<String>> {
    match args.standing.len() {
        0 => Ok(None),
        found if found == seats.len() => {
            let mut totals = BySeat::default();
            seats.iter().zip(&args.standing).for_each(|(&seat, &total)| totals[seat] = total);
            Ok(Some(Standing { totals, deals_left: args.deals_left }))
        }
        found => Err(vec![(text.play().standing)(seats.len(), found)]),
    }
}

fn others(args: &PlayArgs, text: &Text, wanted: usize) -> Result<Vec<Other>, Vec<String>> {
    let named = args.bots.iter().map(|name| Other::read(name.trim(), text));
    let (good, bad): (Vec<_>, Vec<_>) = named.partition(Result::is_ok);
    let mut others: Vec<Other> = good.into_iter().flatten().collect();
    let problems: Vec<String> = bad.into_iter().filter_map(Result::err).collect();
    if !problems.is_empty() {
        return Err(problems);
    }
    if let Some(one) = others.first().filter(|_| others.len() == 1).cloned() {
        others = vec![one; wanted];
    }
    if others.is_empty() {
        // Who plays at once, and well.
        others = vec![Other::Ours(Ours::of(Level::Club)); wanted];
    }
    if others.len() == wanted { Ok(others) } else { Err(vec![(text.play().bots)(wanted, others.len())]) }
}

/// With programs for Botzone the table is set as that judge sets it, if the rules are those that it plays.
pub(crate) fn table_for(for_botzone: bool, rules: Rules) -> (Rules, Walls) {
    let judge = botzone::rules();
    if for_botzone && rules.options == judge.options { (judge, Walls::Own) } else { (rules, Walls::Shared) }
}

impl Other {
    fn read(name: &str, text: &Text) -> Result<Other, String> {
        if let Some(guest) = Guest::parse(name) {
            return guest.map(Other::Guest).map_err(|error| (text.play().guest)(&error));
        }
        let mut names = Ours::NAMES.map(str::to_owned).to_vec();
        names.extend(Guest::PREFIXES.map(|prefix| format!("{prefix}…")));
        name.parse().map(Other::Ours).map_err(|_| (text.play().no_bot)(&cut(name), &names.join(text.comma)))
    }

    fn is_for_botzone(&self) -> bool {
        match self {
            Other::Ours(_) => false,
            Other::Guest(guest) => guest.is_for_botzone(),
        }
    }

    fn name(&self) -> String {
        match self {
            Other::Ours(bot) => bot.to_string(),
            Other::Guest(guest) => guest.to_string(),
        }
    }

    fn bot(self, rules: &Rules, players: u8, limits: Limits, text: &Text) -> Result<Box<dyn Bot>, String> {
        match self {
            Other::Ours(bot) => Ok(bot.bot()),
            Other::Guest(guest) => {
                let guest = guest.with_limits(limits);
                let bot = guest.fits(rules, players).and_then(|()| guest.bot());
                bot.map_err(|error| (text.play().guest)(&error))
            }
        }
    }
}
