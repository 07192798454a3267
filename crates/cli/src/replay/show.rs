//! A replay for people: what happened, and how the table stands.

use std::io::{self, Write};

use answers::replay::{Shown, discards};
use fivewinds::record::{Record, Replay, Step};
use fivewinds::table::{Deal, SeatView};
use fivewinds::tiles::notation::compact;

use crate::layout::{COLUMNS, table, width};
use crate::show::{BOLD, FAINT};

/// A deal for people.
pub(crate) trait ShowTable {
    /// Which deal it is.
    fn heading(&self, out: &mut impl Write, record: &Record) -> io::Result<()>;

    /// What a step was, and the table after it. What may not be seen at all is passed over.
    fn table_after(&self, out: &mut impl Write, replay: &Replay<'_>, step: Option<Step>) -> io::Result<()>;

    /// How the table stands.
    fn table(&self, out: &mut impl Write, deal: &Deal) -> io::Result<()>;
}

impl ShowTable for Shown<'_> {
    fn heading(&self, out: &mut impl Write, record: &Record) -> io::Result<()> {
        let text = self.text;
        let rules = (text.wording)(self.rules.ruleset.name());
        let deal = (text.replay.deal)(self.number, record.deals.len());
        let round = (text.replay.round)(self.deal.setup.round);
        writeln!(out, "{BOLD}{deal}{BOLD:#}  {round}  {FAINT}{rules}{FAINT:#}")?;
        let meta = record.header.meta.iter();
        let meta: Vec<String> =
            meta.map(|(key, value)| format!("{key}: {value}").escape_debug().to_string()).collect();
        if self.number == 1 && !meta.is_empty() {
            writeln!(out, "{FAINT}{}{FAINT:#}", meta.join(text.semicolon))?;
        }
        if !self.deal.dice.is_empty() {
            let throws =
                self.deal.dice.iter().map(|dice| dice.dice().map(|die| die.pips().to_string()).join("+"));
            writeln!(
                out,
                "{}{}{}",
                text.replay.dice,
                text.colon,
                throws.collect::<Vec<_>>().join(text.comma)
            )?;
        }
        Ok(())
    }

    fn table_after(&self, out: &mut impl Write, replay: &Replay<'_>, step: Option<Step>) -> io::Result<()> {
        let told = self.texts(replay, step);
        if told.is_empty() {
            return Ok(());
        }
        let line = told.join(" ");
        let line = if width(&line) < COLUMNS { line } else { told.join("\n   ") };
        writeln!(out, "\n{BOLD}{}.{BOLD:#} {line}", replay.done())?;
        // A decision that does not show has changed nothing on the table.
        if matches!(step, Some(Step::Act { .. })) && self.happened(replay.events()).is_empty() {
            return Ok(());
        }
        self.table(out, replay.deal())
    }

    fn table(&self, out: &mut impl Write, deal: &Deal) -> io::Result<()> {
        let rows: Vec<Vec<String>> =
            deal.public().seats().iter().map(|&seat| row(self, deal.view(seat))).collect();
        table(out, &self.text.replay.columns, &rows)
    }
}

fn row(shown: &Shown<'_>, view: SeatView<'_>) -> Vec<String> {
    let (seat, public) = (view.seat(), view.public());
    let open = public.shown(seat);
    let visible = shown.may_see_hand(seat);
    let hand = if visible { hand(view) } else { (shown.text.replay.hidden)(view.own().concealed().total()) };
    let sets: Vec<String> = if visible {
        view.melds().iter().map(ToString::to_string).collect()
    } else {
        open.melds().map(|meld| meld.map_or_else(|| "????".to_owned(), |meld| meld.to_string())).collect()
    };
    vec![
        shown.who(seat),
        hand,
        sets.join(" "),
        open.flowers().to_string(),
        compact::print(&discards(view)),
        public.points()[seat].to_string(),
    ]
}

/// The concealed tiles, the drawn one apart.
fn hand(view: SeatView<'_>) -> String {
    let mut counts = view.own().concealed();
    match view.own().drawn() {
        Some(tile) if counts.remove(tile) => format!("{counts} {tile}"),
        _ => counts.to_string(),
    }
}
