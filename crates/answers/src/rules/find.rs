//! What somebody asks for when he asks for a rule.

use fivewinds::Ruleset;
use fivewinds::rulebook::{self, Book, Clause, Lang, Section};
use fivewinds::rules::Fan;

use crate::problem::{Problem, cut};

/// What there is to show.
#[derive(Debug)]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Answer {
    /// Which rulesets there are.
    Rulesets,
    /// A ruleset as a whole.
    Overview(Ruleset),
    /// One clause.
    Clause(Found),
    /// The clauses of a section, or those with the words that were asked for.
    Lists { asked: String, lists: Vec<List> },
}

/// A clause and where it is.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Found {
    pub ruleset: Ruleset,
    pub book: &'static Book,
    pub clause: &'static Clause,
}

/// Clauses of one book, and the section if they are all of it.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct List {
    pub ruleset: Ruleset,
    pub book: &'static Book,
    pub section: Option<&'static Section>,
    pub clauses: Vec<&'static Clause>,
}

/// How many ids a message offers.
const NEAREST_MAX: usize = 5;
/// What has fewer first letters in common is not near.
const NEAR: usize = 3;

/// The answer to some words.
///
/// # Errors
/// If nothing of the rules is what they say.
pub fn answer(words: &[&str], lang: Lang) -> Result<Answer, Problem> {
    let Some((first, rest)) = words.split_first() else { return Ok(Answer::Rulesets) };
    match first.to_ascii_lowercase().parse::<Ruleset>() {
        Ok(ruleset) if rest.is_empty() => Ok(Answer::Overview(ruleset)),
        Ok(ruleset) => Scope { rulesets: vec![ruleset], lang }.answer(rest),
        Err(_) => Scope { rulesets: Ruleset::ALL.to_vec(), lang }.answer(words),
    }
}

/// The clauses that words mean or that have them, in one ruleset or in all.
///
/// # Errors
/// If there are none.
pub fn search(ruleset: Option<Ruleset>, words: &[&str], lang: Lang) -> Result<Answer, Problem> {
    let rulesets = ruleset.map_or_else(|| Ruleset::ALL.to_vec(), |only| vec![only]);
    Scope { rulesets, lang }.answer(words)
}

/// The books of a ruleset.
pub fn books(ruleset: Ruleset, lang: Lang) -> impl Iterator<Item = &'static Book> {
    ruleset.books().iter().filter_map(move |name| rulebook::book(lang, name))
}

/// The clause with this id, whatever its ruleset.
pub fn clause(id: &str, lang: Lang) -> Option<Found> {
    let (book, clause) = rulebook::clause(lang, id)?;
    let ruleset = Ruleset::ALL.into_iter().find(|ruleset| ruleset.books().contains(&book.name))?;
    Some(Found { ruleset, book, clause })
}

impl Found {
    /// The fan that the clause defines.
    pub fn fan(&self) -> Option<&'static Fan> {
        self.ruleset.fans().iter().find(|fan| fan.clause == self.clause.id)
    }

    /// The clauses that the clause mentions.
    pub fn mentions(&self) -> Vec<Found> {
        let ids = self.book.mentions(self.clause);
        ids.iter().filter_map(|id| clause(id, self.book.lang)).collect()
    }
}

/// The fans that a fan excludes.
pub fn excluded(ruleset: Ruleset, fan: &Fan) -> impl Iterator<Item = &'static Fan> {
    fan.excludes.iter().filter_map(move |&number| ruleset.fans().get(usize::from(number)))
}

/// Where to look.
struct Scope {
    rulesets: Vec<Ruleset>,
    lang: Lang,
}

impl Scope {
    /// An id and a name mean one thing; what is neither is looked for in the texts.
    fn answer(&self, words: &[&str]) -> Result<Answer, Problem> {
        let asked = words.join(" ");
        if let Some(found) = clause(&asked, self.lang) {
            return Ok(Answer::Clause(found));
        }
        match self.fans(&asked).as_slice() {
            [] => {}
            [only] => return Ok(Answer::Clause(*only)),
            several => {
                let lists = several.iter().map(|found| List {
                    ruleset: found.ruleset,
                    book: found.book,
                    section: None,
                    clauses: vec![found.clause],
                });
                return Ok(Answer::Lists { lists: lists.collect(), asked });
            }
        }
        let sections = self.lists(|book| {
            let section = book.section(&asked);
            (section, section.map(|section| book.clauses_of(section).collect()).unwrap_or_default())
        });
        let lists = if sections.is_empty() {
            self.lists(|book| (None, book.search(&asked).collect()))
        } else {
            sections
        };
        if lists.is_empty() { Err(self.nothing(&asked)) } else { Ok(Answer::Lists { asked, lists }) }
    }

    fn books(&self) -> impl Iterator<Item = (Ruleset, &'static Book)> {
        self.rulesets.iter().flat_map(|&ruleset| books(ruleset, self.lang).map(move |book| (ruleset, book)))
    }

    /// The clauses of the fans with this id, or this name in any language.
    fn fans(&self, asked: &str) -> Vec<Found> {
        let asked = rulebook::fold(asked);
        let is_it = |fan: &&Fan| {
            let names = [fan.id, fan.name.en, fan.name.ru, fan.name.zh];
            names.iter().any(|name| rulebook::fold(name) == asked)
        };
        let fans = self.rulesets.iter().flat_map(|ruleset| ruleset.fans().iter().filter(is_it));
        fans.filter_map(|fan| clause(fan.clause, self.lang)).collect()
    }

    /// The lists that have something, book by book.
    fn lists(
        &self,
        of: impl Fn(&'static Book) -> (Option<&'static Section>, Vec<&'static Clause>),
    ) -> Vec<List> {
        let lists = self.books().map(|(ruleset, book)| {
            let (section, clauses) = of(book);
            List { ruleset, book, section, clauses }
        });
        lists.filter(|list| list.section.is_some() || !list.clauses.is_empty()).collect()
    }

    fn nothing(&self, asked: &str) -> Problem {
        let ruleset = match self.rulesets.as_slice() {
            [only] => Some(*only),
            _ => None,
        };
        Problem::NoRule { ruleset, found: cut(asked), nearest: self.nearest(asked) }
    }

    /// The ids that begin most like what was asked for.
    fn nearest(&self, asked: &str) -> Vec<String> {
        let clauses = self.books().flat_map(|(_, book)| book.clauses.iter().map(|clause| clause.id.as_str()));
        let fans = self.rulesets.iter().flat_map(|ruleset| ruleset.fans().iter().map(|fan| fan.id));
        let asked = asked.to_ascii_lowercase();
        let in_common = |id: &str| {
            let pairs = id.bytes().zip(asked.bytes());
            pairs.take_while(|(one, other)| one.to_ascii_lowercase() == *other).count()
        };
        let ids: Vec<(usize, &str)> = clauses.chain(fans).map(|id| (in_common(id), id)).collect();
        let most = ids.iter().map(|(common, _)| *common).max().unwrap_or_default();
        let mut nearest: Vec<String> = Vec::new();
        for (_, id) in ids.into_iter().filter(|(common, _)| *common == most && most >= NEAR) {
            if nearest.len() < NEAREST_MAX && !nearest.iter().any(|known| known == id) {
                nearest.push(id.to_owned());
            }
        }
        nearest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, expected: &str) {
        let words: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
        let told = match answer(&words, Lang::En) {
            Ok(Answer::Rulesets) => "rulesets".to_owned(),
            Ok(Answer::Overview(ruleset)) => ruleset.to_string(),
            Ok(Answer::Clause(found)) => format!("{} {}", found.ruleset, found.clause.id),
            Ok(Answer::Lists { lists, .. }) => {
                let each = |list: &List| {
                    let section = list.section.map(|section| section.title.as_str()).unwrap_or("words");
                    let first = list.clauses.first().map_or("–", |clause| &clause.id);
                    format!("{} {section} {first}", list.book.name)
                };
                lists.iter().map(each).collect::<Vec<_>>().join("; ")
            }
            Err(Problem::NoRule { ruleset, nearest, .. }) => {
                let ruleset = ruleset.map_or("any", Ruleset::id);
                format!("nothing in {ruleset}: {}", nearest.join(" "))
            }
            Err(problem) => format!("{problem:?}"),
        };
        assert_eq!(told, expected, "{line}");
    }

    #[test]
    fn what_is_asked_for() {
        check("", "rulesets");
        check("Red", "red");
        check("mcr mcr-fan-28", "mcr MCR-FAN-28");
        check("MCRC-PEN-7", "mcr MCRC-PEN-7");
        check("mcr pure_straight", "mcr MCR-FAN-28");
        check("red PURE Straight", "red RED-FAN-10");
        check("taiwan чистый ряд", "taiwan TWN-FAN-19");
        check("mcr 清龙", "mcr MCR-FAN-28");
        check("red 7", "red Flowers RED-FLOWER-1");
        check("mcr 8", "mcr Claims MCR-CLAIM-1; mcr-competition Appeals MCRC-APPEAL-1");
        check("mcr 9", "mcr Kongs MCR-KONG-1; mcr-competition Offices –");
        check("mcr eleven", "nothing in mcr: ");
        check("sichuan forbidden suit", "sichuan words SIC-SUIT-1");
        check("seven_pairs", "mcr words MCR-FAN-19; sichuan words SIC-FAN-6");
    }

    #[test]
    fn what_is_not_there() {
        check("mcr mcr-fan-820", "nothing in mcr: MCR-FAN-8 MCR-FAN-80 MCR-FAN-81");
        check("mcr mcr-fam-8", "nothing in mcr: MCR-FAN-1 MCR-FAN-2 MCR-FAN-3 MCR-FAN-4 MCR-FAN-5");
        check("red pure_strait", "nothing in red: pure_straight");
        check("riichi", "nothing in any: ");
    }

    #[test]
    fn every_book_belongs_to_one_ruleset() {
        let mut names: Vec<&str> = Ruleset::ALL.iter().flat_map(|ruleset| ruleset.books()).copied().collect();
        names.sort_unstable();
        let mut all = rulebook::NAMES;
        all.sort_unstable();
        assert_eq!(names, all);
    }

    #[test]
    fn every_fan_and_option_has_its_clause() {
        for ruleset in Ruleset::ALL {
            for fan in ruleset.fans() {
                let found = clause(fan.clause, Lang::En).unwrap();
                assert_eq!(found.ruleset, ruleset, "{}", fan.clause);
                assert_eq!(found.fan(), Some(fan));
                assert!(found.clause.plain().contains(fan.id), "{}", fan.clause);
            }
            for option in ruleset.options() {
                assert_eq!(clause(option.clause, Lang::En).unwrap().ruleset, ruleset, "{}", option.clause);
            }
        }
    }
}
