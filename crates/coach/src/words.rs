//! Opinions as sentences. What a language has to say is in a file of its own.

mod en;
mod ru;
mod zh;

use bots::{Goal, Opinion, Threat};
use rules::{Fan, Rules, Ruleset, Unit, Wording};
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
    pub(crate) decimal: char,
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
        let mut reasons: Vec<String> = Vec::new();
        if opinion.action != Action::Win {
            reasons.extend(self.progress(opinion));
        }
        match opinion.goals.first() {
            Some(goal) if goal.missing == 0 => {
                reasons.push((text.wins)(&self.fans(goal), &self.points(opinion.hope)));
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

    /// How far the hand is, and what brings it nearer.
    pub fn progress(&self, opinion: &Opinion) -> Option<String> {
        let text = self.text;
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

    /// A threat in a line.
    pub fn threat(&self, threat: &Threat) -> String {
        let ready = (self.text.ready)(&percent(threat.ready));
        [self.danger(threat), ready].join(self.text.semicolon)
    }

    /// What an action is worth, hope and risk.
    pub fn value(&self, opinion: &Opinion) -> String {
        let [value, hope, risk] =
            [opinion.value(), opinion.hope, opinion.risk].map(|points| self.number(points));
        (self.text.value)(&value, &hope, &risk)
    }

    /// An amount with its unit: `≈18 points`.
    pub fn points(&self, points: f32) -> String {
        let unit: Unit = self.ruleset.unit();
        let told = self.number(points);
        // A fraction goes with the form after 2.
        let form = match told.parse::<u32>() {
            Ok(whole) => (self.text.form)(whole),
            Err(_) => Form::Few,
        };
        let unit = self.lang.of(match form {
            Form::One => unit.one,
            Form::Few => unit.few,
            Form::Many => unit.many,
        });
        let space = if self.lang == Lang::Zh { "" } else { " " };
        format!("≈{told}{space}{unit}")
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
        let mut fans: Vec<_> = goal.fans.iter().collect();
        fans.sort_by_key(|fan| std::cmp::Reverse(fan.points));
        let catalogue: &[Fan] = self.ruleset.fans();
        let named = fans.iter().take(NAMED).filter_map(|fan| catalogue.get(usize::from(fan.fan)));
        let named = named.map(|fan| format!("{} [{}]", self.lang.of(fan.name), fan.clause));
        let mut named: Vec<String> = named.collect();
        if fans.len() > NAMED {
            named.push("…".to_owned());
        }
        named.join(self.text.comma)
    }

    fn danger(&self, threat: &Threat) -> String {
        (self.text.threat)(self.seat(threat.seat), &percent(threat.waits), &self.points(threat.cost))
    }

    /// Small numbers with a decimal.
    fn number(&self, points: f32) -> String {
        if points.abs() >= 9.95 || points == points.trunc() {
            return format!("{points:.0}");
        }
        format!("{points:.1}").replace('.', &self.text.decimal.to_string())
    }
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
