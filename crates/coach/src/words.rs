//! Opinions as sentences. What a language has to say is in a file of its own.

mod en;
mod ru;
mod zh;

use std::cmp::Reverse;

use bots::{Goal, Opinion, Threat};
use rules::{Fan, FanCount, Rules, Ruleset, Unit, Wording, Worth};
use table::{Action, SeatView};
use tiles::notation::compact;
use tiles::{Seat, Tile, TileSet, Wind};

/// A language of the coach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Lang {
    En,
    Ru,
    Zh,
}

/// Says in a language what is thought of a position.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    text: &'static Text,
    lang: Lang,
    ruleset: Ruleset,
    /// The tile that may be claimed.
    claimed: Option<Tile>,
}

/// The texts of one language. Numbers come as words already; an amount has its unit.
#[derive(Debug)]
pub(crate) struct Text {
    pub(crate) colon: &'static str,
    pub(crate) comma: &'static str,
    pub(crate) semicolon: &'static str,
    pub(crate) decimal: &'static str,
    /// Between a number and its unit.
    pub(crate) space: &'static str,
    pub(crate) wind: fn(Wind) -> &'static str,
    /// What is done; the second tile is the one that may be claimed.
    pub(crate) action: fn(Action, Option<Tile>) -> String,
    /// The discard that goes with it.
    pub(crate) then: fn(Tile) -> String,
    pub(crate) distance: fn(i8) -> String,
    /// So many kinds, so many tiles; `true` if they complete the hand.
    pub(crate) useful: fn(usize, u32, bool) -> String,
    pub(crate) nothing_useful: &'static str,
    /// What the hand may become, what that is worth.
    pub(crate) become_: fn(&str, &str) -> String,
    /// What a win is made of, what it is worth.
    pub(crate) wins: fn(&str, &str) -> String,
    pub(crate) no_goal: &'static str,
    /// A hand without any fan.
    pub(crate) plain: &'static str,
    /// So many tiles are missing; the chance.
    pub(crate) missing: fn(u8, &str) -> String,
    /// Who may wait for it, the chance, what it would cost.
    pub(crate) threat: fn(&str, &str, &str) -> String,
    /// Before the above.
    pub(crate) risk: &'static str,
    /// The chance that a hand is ready.
    pub(crate) ready: fn(&str) -> String,
    /// Value, hope and risk, as amounts without unit.
    pub(crate) value: fn(&str, &str, &str) -> String,
    /// The example of a goal.
    pub(crate) example: fn(&str) -> String,
    /// A place of a unit's form after this number.
    pub(crate) form: fn(u32) -> Form,
    pub(crate) estimate: &'static str,
}

/// The forms of a noun after a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    One,
    Few,
    Many,
}

/// Who is less likely to wait for a tile is not spoken of in a headline.
const WORTH_A_WORD: f32 = 0.01;
/// So many fans of a goal are named.
const NAMED: usize = 3;

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Ru, Lang::Zh];

    pub(crate) const fn text(self) -> &'static Text {
        match self {
            Lang::En => &en::EN,
            Lang::Ru => &ru::RU,
            Lang::Zh => &zh::ZH,
        }
    }

    /// That all that the coach says is no more than an estimate.
    pub const fn estimate(self) -> &'static str {
        self.text().estimate
    }

    /// An amount by these rules with its unit: `≈18 points`.
    pub fn points(self, rules: &Rules, points: f32) -> String {
        amount(self, rules.ruleset.unit(), points)
    }

    const fn of(self, wording: Wording) -> &'static str {
        match self {
            Lang::En => wording.en,
            Lang::Ru => wording.ru,
            Lang::Zh => wording.zh,
        }
    }
}

impl Words {
    /// For a position that is seen so.
    pub fn new(rules: &Rules, lang: Lang, view: SeatView<'_>) -> Words {
        let claimed = view.public().stage().offered().map(|(_, tile, _)| tile);
        Words { text: lang.text(), lang, ruleset: rules.ruleset, claimed }
    }

    /// What is done, with the discard that goes with it.
    pub fn action(&self, opinion: &Opinion) -> String {
        let mut told = (self.text.action)(opinion.action, self.claimed);
        if let Some(tile) = opinion.then {
            told += &(self.text.then)(tile);
        }
        told
    }

    /// The action and its reasons in a line: how far the hand is then, what it may become, what it risks.
    pub fn headline(&self, opinion: &Opinion) -> String {
        let text = self.text;
        let mut reasons: Vec<String> = self.progress(opinion).into_iter().collect();
        match opinion.goals.first() {
            Some(goal) if goal.missing == 0 => {
                reasons.push(self.win(goal));
            }
            Some(goal) => reasons.push((text.become_)(&self.fans(goal), &self.points(goal.gain))),
            None if opinion.distance.is_some_and(|distance| distance >= 0) => {
                reasons.push(text.no_goal.to_owned());
            }
            None => {}
        }
        if let Some(threat) = opinion.threats.first().filter(|threat| threat.waits >= WORTH_A_WORD) {
            reasons.push(format!("{}{}{}", text.risk, text.colon, self.danger(threat)));
        }
        let action = self.action(opinion);
        if reasons.is_empty() { action } else { action + text.colon + &reasons.join(text.semicolon) }
    }

    /// The action and how far the hand is after it: the headline without goals and threats.
    pub fn brief(&self, opinion: &Opinion) -> String {
        let action = self.action(opinion);
        match self.progress(opinion) {
            Some(progress) => action + self.text.colon + &progress,
            None => action,
        }
    }

    /// How far the hand is, and what brings it nearer.
    pub fn progress(&self, opinion: &Opinion) -> Option<String> {
        let text = self.text;
        if opinion.action == Action::Win {
            // At a strict table anybody may say so.
            return opinion.distance.is_none().then(|| text.no_goal.to_owned());
        }
        let distance = opinion.distance?;
        let kinds = opinion.useful.len();
        let left = opinion.useful.iter().map(|&(_, left)| u32::from(left)).sum();
        let useful = if kinds == 0 {
            text.nothing_useful.to_owned()
        } else {
            (text.useful)(kinds, left, distance == 0)
        };
        Some((text.distance)(distance) + text.comma + &useful)
    }

    /// The useful tiles, each with how many are left.
    pub fn useful(&self, opinion: &Opinion) -> String {
        let each = opinion.useful.iter().map(|(tile, left)| format!("{tile}×{left}"));
        each.collect::<Vec<_>>().join(" ")
    }

    /// A goal in a line: its fans, what is missing, an example.
    pub fn goal(&self, goal: &Goal) -> String {
        let text = self.text;
        let told = (text.become_)(&self.fans(goal), &self.points(goal.gain));
        let missing = (text.missing)(goal.missing, &percent(goal.chance));
        let example = (text.example)(&example(goal));
        [told, missing, example].join(text.semicolon)
    }

    /// What a win is made of and what it brings, in a line.
    pub fn win(&self, goal: &Goal) -> String {
        (self.text.wins)(&self.fans(goal), &self.points(goal.gain))
    }

    /// A threat in a line.
    pub fn threat(&self, threat: &Threat) -> String {
        let ready = (self.text.ready)(&percent(threat.ready));
        [self.danger(threat), ready].join(self.text.semicolon)
    }

    /// What an action is worth, hope and risk.
    pub fn value(&self, opinion: &Opinion) -> String {
        let [value, hope, risk] =
            [opinion.value(), opinion.hope, opinion.risk].map(|points| number(self.lang, points, 99.95));
        (self.text.value)(&value, &hope, &risk)
    }

    /// An amount with its unit: `≈18 points`.
    pub fn points(&self, points: f32) -> String {
        amount(self.lang, self.ruleset.unit(), points)
    }

    /// The name of a seat.
    pub fn seat(&self, seat: Seat) -> &'static str {
        (self.text.wind)(seat.wind())
    }

    /// That all of this is no more than an estimate.
    pub const fn estimate(&self) -> &'static str {
        self.text.estimate
    }

    /// The fans of a goal that bring most, with their clauses.
    fn fans(&self, goal: &Goal) -> String {
        if goal.fans.is_empty() {
            return self.text.plain.to_owned();
        }
        let catalogue: &[Fan] = self.ruleset.fans();
        let order = |count: &&FanCount| match catalogue.get(usize::from(count.fan)).map(|fan| fan.worth) {
            Some(Worth::Limit) => (0, Reverse(0)),
            Some(Worth::Doubles(doubles)) => (1, Reverse(doubles)),
            Some(Worth::Points(_)) | None => (2, Reverse(count.points)),
        };
        let mut fans: Vec<&FanCount> = goal.fans.iter().collect();
        fans.sort_by_key(order);
        let named = fans.iter().take(NAMED).filter_map(|count| {
            let fan = catalogue.get(usize::from(count.fan))?;
            let worth = match fan.worth {
                Worth::Points(_) => format!(", {}", count.points),
                Worth::Doubles(doubles) => format!(", ×{}", 1u64.checked_shl(doubles)?),
                Worth::Limit => String::new(),
            };
            Some(format!("{} [{}{worth}]", self.lang.of(fan.name), fan.clause))
        });
        let mut named: Vec<String> = named.collect();
        if fans.len() > NAMED {
            named.push("…".to_owned());
        }
        named.join(self.text.comma)
    }

    fn danger(&self, threat: &Threat) -> String {
        (self.text.threat)(self.seat(threat.seat), &percent(threat.waits), &self.points(threat.cost))
    }
}

fn amount(lang: Lang, unit: Unit, points: f32) -> String {
    let told = number(lang, points, 9.95);
    // A fraction goes with the form after 2.
    let form = told.parse::<u32>().map_or(Form::Few, lang.text().form);
    let unit = lang.of(match form {
        Form::One => unit.one,
        Form::Few => unit.few,
        Form::Many => unit.many,
    });
    format!("≈{told}{}{unit}", lang.text().space)
}

/// Numbers below the limit have a decimal.
fn number(lang: Lang, points: f32, limit: f32) -> String {
    let told = if points.abs() >= limit { format!("{points:.0}") } else { format!("{points:.1}") };
    let told = told.strip_suffix(".0").unwrap_or(&told);
    let told = if told == "-0" { "0" } else { told };
    told.replace('.', lang.text().decimal)
}

/// The name of a catalogue's entry.
pub(crate) const fn name(lang: Lang, fan: &Fan) -> &'static str {
    lang.of(fan.name)
}

/// A complete hand: the declared sets in brackets, the concealed tiles, the tile that came last after a plus.
pub(crate) fn example(goal: &Goal) -> String {
    let mut parts: Vec<String> = goal.hand.melds.iter().map(|meld| format!("[{meld}]")).collect();
    parts.push(goal.hand.concealed.to_string());
    parts.extend(goal.hand.win.map(|win| format!("+{}", win.tile)));
    parts.join(" ")
}

/// The tiles of a set in one word.
pub(crate) fn tiles(set: TileSet) -> String {
    compact::print(&set.collect::<Vec<Tile>>())
}

fn percent(chance: f32) -> String {
    let percent = chance * 100.0;
    if percent > 0.0 && percent < 0.95 { "<1 %".to_owned() } else { format!("{percent:.0} %") }
}

/// Which tiles of the hand a claim takes: `46m`.
fn from_hand(action: Action, claimed: Option<Tile>) -> String {
    action.words(claimed).get(1).cloned().unwrap_or_default()
}
