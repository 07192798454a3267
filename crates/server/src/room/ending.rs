//! How a deal or a game ends: what is shown, what is kept.

use protocol::{GameEnd, Sheet};
use record::{DealResult, Record};
use tiles::Seat;

use super::ended::{Ended, empty_sheet, fans, sheet};
use super::play::Play;
use super::state::{BadEntry, Phase, Room};
use super::told::{Followed, Told, What};
use crate::store::{DealOf, Extra};

impl Room {
    /// Enters the deal that is over into the game.
    pub(super) fn finish_deal(&mut self, at: i64, followed: &mut Followed) -> Result<(), BadEntry> {
        let (Some(mut play), Some(game)) = (self.play.take(), self.game.as_mut()) else { return Ok(()) };
        let after = game.finish_deal(&play.deal).map_err(|error| BadEntry(error.to_string()))?;
        let enough = self.setting.config.deals.is_some_and(|deals| self.deals >= deals);
        if enough {
            game.time_is_up();
        }
        let game = &*game;
        let record = play.record().clone();
        let end = Ended {
            rules: &self.rules,
            number: play.start.number,
            deal: &play.deal,
            record: &record,
            payments: record.result.as_ref().map_or(&[], |result| &result.payments),
            game: Some(game),
            moves: &after.moves,
        };
        let end = end.told().ok_or_else(|| BadEntry("a deal that is not over".to_owned()))?;
        let totals = (0..game.players()).map(|player| game.total(table::Player(player))).collect();
        if let Some(result) = play.record().result.as_mut() {
            result.totals = totals;
        }
        let over = game.end();
        self.keep(&mut play, at, followed)?;
        play.end = Some(end);
        self.play = Some(play);
        self.phase = Phase::Between;
        self.tell_all(&What::DealOver, followed);
        followed.table = true;
        if let Some(by) = over {
            let by = match by {
                table::GameEnd::Rounds => "rounds",
                table::GameEnd::Deals => "deals",
                table::GameEnd::Time if enough => "deals",
                table::GameEnd::Time => "time",
            };
            self.end_game(by, at, followed);
        }
        Ok(())
    }

    /// The game is over, whatever was being played.
    pub(super) fn end_game(&mut self, by: &str, at: i64, followed: &mut Followed) {
        self.phase = Phase::Over { by: by.to_owned() };
        followed.extras.push(Extra::State { state: "over", at });
        followed.table = true;
        self.tell_all(&What::GameOver, followed);
    }

    fn tell_all(&mut self, what: &What, followed: &mut Followed) {
        for (viewer, n) in self.numbers.iter_mut().enumerate() {
            *n += 1;
            followed.told.push(Told { viewer, n: *n, what: what.clone() });
        }
    }

    /// The record of a deal, and what it meant for each person.
    fn keep(&self, play: &mut Play, at: i64, followed: &mut Followed) -> Result<(), BadEntry> {
        let deal = play.record().clone();
        let results = deal.result.as_ref().map(|result| self.results(play, result, at));
        followed.extras.extend(results.into_iter().flatten().map(Extra::Result));
        let record = Record { header: self.header(), deals: vec![deal] };
        let record = record.to_json().map_err(|error| BadEntry(error.to_string()))?;
        followed.extras.push(Extra::Deal { deal: self.deals.into(), record, at });
        Ok(())
    }

    fn results(&self, play: &Play, result: &DealResult, at: i64) -> Vec<DealOf> {
        let full = play.deal.finished();
        let of = |(chair, seat): (usize, Seat)| {
            let sitter = self.chairs[chair].sitter.as_ref()?;
            let won = result.wins.iter().find(|win| win.seat == seat && win.good);
            let fans = full.as_ref().and_then(|full| {
                let won = full.wins().find(|won| won.seat == seat && won.good)?;
                Some(fans(&self.rules, full, &won))
            });
            let fans: Vec<String> = fans.unwrap_or_default().into_iter().map(|(id, _)| id).collect();
            Some(DealOf {
                deal: self.deals.into(),
                user: sitter.id.clone(),
                rules: self.rules.ruleset.id(),
                points: result.points[seat].into(),
                won: won.is_some(),
                self_drawn: won.is_some_and(|win| win.from.is_none()),
                value: won.map_or(0, |win| win.value.into()),
                fed: result.wins.iter().any(|win| win.from == Some(seat)),
                fans: serde_json::to_string(&fans).unwrap_or_default(),
                at,
            })
        };
        let persons = play.seats.iter().map(|(seat, player)| (player.index(), seat));
        persons.filter_map(of).collect()
    }

    /// The score sheet of the game so far.
    pub(crate) fn sheet(&self) -> Sheet {
        self.game.as_ref().map_or_else(empty_sheet, sheet)
    }

    /// How the game ended, if it has.
    pub(crate) fn game_end(&self) -> Option<GameEnd> {
        let Phase::Over { by } = &self.phase else { return None };
        Some(GameEnd { by: by.clone(), sheet: self.sheet() })
    }
}
