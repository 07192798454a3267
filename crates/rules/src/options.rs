//! Options of a ruleset: their tables, and values that have been checked against them.

use std::fmt;

use crate::{Ruleset, Wording, red};

/// One row of a ruleset's table of options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The name by which a user or a file chooses it.
    pub id: &'static str,
    /// Where the rules file has it.
    pub clause: &'static str,
    /// What it can be.
    pub values: Values,
    /// How the rules file writes «none», where that is a value too.
    pub none: Option<&'static str>,
    /// What it is if nobody says otherwise.
    pub default: Value,
    /// What it does.
    pub meaning: Wording,
}

/// The values that an option can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// Yes or no.
    Bool,
    /// Any number of a range, both ends included.
    #[allow(missing_docs, reason = "the names say it")]
    Number { min: i64, max: i64 },
    /// One of these numbers.
    Numbers(&'static [i64]),
    /// A multiple of a number within a range.
    #[allow(missing_docs, reason = "the names say it")]
    Multiple { of: i64, min: i64, max: i64 },
    /// One of these words.
    Words(&'static [&'static str]),
}

/// A value that an option has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Yes or no.
    Bool(bool),
    /// A number.
    Number(i64),
    /// A word of the table.
    Word(&'static str),
    /// None.
    Null,
}

/// A value as it came from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RawValue<'a> {
    /// From a file that knows types.
    Bool(bool),
    /// From a file that knows types.
    Number(i64),
    /// From a file that knows types.
    Word(&'a str),
    /// From a file that knows types.
    Null,
    /// Something that no option can be, such as a list; the text is for the message.
    Other(&'a str),
    /// From a person, who writes `true`, `12` and `none` as words.
    Typed(&'a str),
}

/// Checked values for all options of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    ruleset: Ruleset,
    /// In the order of the table.
    values: Vec<Value>,
}

/// Something wrong with an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionProblem {
    /// The ruleset has no such option.
    Unknown {
        /// The ruleset, which knows its options.
        ruleset: Ruleset,
        /// What was asked for, cut if it is long.
        id: String,
    },
    /// The option was given twice.
    Twice {
        /// The ruleset.
        ruleset: Ruleset,
        /// The option.
        id: &'static str,
    },
    /// The option cannot have this value.
    BadValue {
        /// The ruleset.
        ruleset: Ruleset,
        /// The option, which knows its values.
        option: &'static OptionSpec,
        /// What was given, cut if it is long.
        found: String,
    },
    /// One option needs another (RED-OPT-2).
    Needs {
        /// The option that is not possible alone.
        option: &'static str,
        /// Its value.
        value: Value,
        /// The option that has to be set too.
        needs: &'static str,
        /// The clause that says so.
        clause: &'static str,
    },
}

/// The largest value where the rules files name none.
pub(crate) const UNLIMITED: i64 = i32::MAX as i64;

/// The longest foreign text that a message repeats, in characters.
const SHOWN_MAX: usize = 40;

impl Options {
    /// All options at their defaults.
    pub fn defaults(ruleset: Ruleset) -> Options {
        Options { ruleset, values: ruleset.options().iter().map(|option| option.default).collect() }
    }

    /// Checks values by their ids; options that are not given have their defaults.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn new<'a>(
        ruleset: Ruleset,
        given: impl IntoIterator<Item = (&'a str, RawValue<'a>)>,
    ) -> Result<Options, Vec<OptionProblem>> {
        let mut options = Options::defaults(ruleset);
        let mut seen = vec![false; options.values.len()];
        let mut problems = Vec::new();
        for (id, raw) in given {
            let Some(at) = ruleset.options().iter().position(|option| option.id == id) else {
                problems.push(OptionProblem::Unknown { ruleset, id: cut(id) });
                continue;
            };
            let option = &ruleset.options()[at];
            if std::mem::replace(&mut seen[at], true) {
                problems.push(OptionProblem::Twice { ruleset, id: option.id });
            }
            match option.read(raw) {
                Some(value) => options.values[at] = value,
                None => {
                    problems.push(OptionProblem::BadValue { ruleset, option, found: cut(&raw.to_string()) });
                }
            }
        }
        problems.extend(options.check_together());
        if problems.is_empty() { Ok(options) } else { Err(problems) }
    }

    /// Whose options they are.
    pub const fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// The value of an option; `None` if the ruleset has no such option.
    pub fn get(&self, id: &str) -> Option<Value> {
        let at = self.ruleset.options().iter().position(|option| option.id == id)?;
        self.values.get(at).copied()
    }

    /// Whether an option is set; an option that is not there is not.
    pub fn is_on(&self, id: &str) -> bool {
        self.get(id) == Some(Value::Bool(true))
    }

    /// The number that an option has, if it has one.
    pub fn number(&self, id: &str) -> Option<i64> {
        match self.get(id)? {
            Value::Number(number) => Some(number),
            Value::Bool(_) | Value::Word(_) | Value::Null => None,
        }
    }

    /// The options that are not at their defaults.
    pub fn changed(&self) -> impl Iterator<Item = (&'static OptionSpec, Value)> + '_ {
        let all = self.ruleset.options().iter().zip(self.values.iter().copied());
        all.filter(|(option, value)| option.default != *value)
    }

    /// What no single row of the table can say.
    fn check_together(&self) -> Option<OptionProblem> {
        match self.ruleset {
            Ruleset::Red => red::options::check_together(self),
            Ruleset::Classical | Ruleset::Mcr | Ruleset::Sichuan | Ruleset::Taiwan => None,
        }
    }
}

impl OptionSpec {
    /// The value, if the option can have it.
    fn read(&self, raw: RawValue<'_>) -> Option<Value> {
        if let RawValue::Typed(text) = raw {
            return self.read_typed(text);
        }
        match (self.values, raw) {
            (_, RawValue::Null) => self.none.map(|_| Value::Null),
            (_, RawValue::Word(word)) if self.none == Some(word) => Some(Value::Null),
            (Values::Bool, RawValue::Bool(is)) => Some(Value::Bool(is)),
            (Values::Words(words), RawValue::Word(word)) => find_word(words, word),
            // Some of the words are numbers (RED-OPT-11).
            (Values::Words(words), RawValue::Number(number)) => find_word(words, &number.to_string()),
            (Values::Words(_), _) => None,
            (values, RawValue::Number(number)) => values.has_number(number).then_some(Value::Number(number)),
            _ => None,
        }
    }

    fn read_typed(&self, text: &str) -> Option<Value> {
        let raw = match text {
            "true" => RawValue::Bool(true),
            "false" => RawValue::Bool(false),
            "none" | "null" => RawValue::Null,
            _ => text.parse().map_or(RawValue::Word(text), RawValue::Number),
        };
        self.read(raw)
    }
}

impl Values {
    fn has_number(self, number: i64) -> bool {
        match self {
            Values::Number { min, max } => (min..=max).contains(&number),
            Values::Numbers(numbers) => numbers.contains(&number),
            Values::Multiple { of, min, max } => (min..=max).contains(&number) && number % of == 0,
            Values::Bool | Values::Words(_) => false,
        }
    }
}

impl OptionProblem {
    /// The clause that refuses it.
    pub const fn clause(&self) -> &'static str {
        match self {
            OptionProblem::Unknown { ruleset, .. }
            | OptionProblem::Twice { ruleset, .. }
            | OptionProblem::BadValue { ruleset, .. } => ruleset.option_clause(),
            OptionProblem::Needs { clause, .. } => clause,
        }
    }
}

fn find_word(words: &'static [&'static str], word: &str) -> Option<Value> {
    words.iter().find(|known| **known == word).map(|known| Value::Word(known))
}

/// The text, cut if it is too long for a message.
pub(crate) fn cut(text: &str) -> String {
    match text.char_indices().nth(SHOWN_MAX) {
        Some((end, _)) => format!("{}…", text[..end].escape_debug()),
        None => text.escape_debug().to_string(),
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bool(is) => write!(f, "{is}"),
            Value::Number(number) => write!(f, "{number}"),
            Value::Word(word) => f.write_str(word),
            Value::Null => f.write_str("none"),
        }
    }
}

impl fmt::Display for RawValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RawValue::Bool(is) => write!(f, "{is}"),
            RawValue::Number(number) => write!(f, "{number}"),
            RawValue::Word(text) | RawValue::Other(text) | RawValue::Typed(text) => f.write_str(text),
            RawValue::Null => f.write_str("null"),
        }
    }
}

/// The values in a form that every language understands: `0…300`, `12, 3`, `true, false`.
impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Values::Bool => f.write_str("true, false"),
            Values::Number { min, max: UNLIMITED } => write!(f, "{min}…"),
            Values::Number { min, max } => write!(f, "{min}…{max}"),
            Values::Numbers(numbers) => {
                let texts: Vec<String> = numbers.iter().map(ToString::to_string).collect();
                f.write_str(&texts.join(", "))
            }
            Values::Multiple { of, min, max } => write!(f, "{min}, {}, … {max}", min + of),
            Values::Words(words) => f.write_str(&words.join(", ")),
        }
    }
}

/// The values as [`Values`] shows them, with «none» where that is one of them.
impl fmt::Display for OptionSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.values)?;
        if self.none.is_some() { f.write_str(", none") } else { Ok(()) }
    }
}

impl fmt::Display for OptionProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionProblem::Unknown { ruleset, id } => {
                let ids: Vec<&str> = ruleset.options().iter().map(|option| option.id).collect();
                write!(f, "no such option '{id}'; {ruleset} has {}", ids.join(", "))
            }
            OptionProblem::Twice { id, .. } => write!(f, "option {id} is given twice"),
            OptionProblem::BadValue { option, found, .. } => {
                write!(f, "option {} cannot be '{found}'; it can be {option}", option.id)
            }
            OptionProblem::Needs { option, value, needs, .. } => {
                write!(f, "option {option} can be {value} only together with option {needs}")
            }
        }
    }
}

impl std::error::Error for OptionProblem {}
