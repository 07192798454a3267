//! How a deal or a game ends: what is shown, what is kept.

use protocol::{DealEnd, GameEnd, Hand, Meld, Moves, Paid, Proof, Ranked, Sheet, SheetRow, WinEnd};
use record::{DealResult, Record};
use rules::{EndedBy, Rules, Won};
use table::{FullView, Game, Moved};
use tiles::{Seat, Tile};

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
        let end = deal_end(&self.rules, &mut play, game, &after.moves);
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

fn deal_end(rules: &Rules, play: &mut Play, game: &Game, moves: &[Moved]) -> DealEnd {
    let proof = proof(play);
    let payments = play.record().result.as_ref().map(|result| result.payments.clone()).unwrap_or_default();
    let deal = &play.deal;
    let full = deal.finished().expect("a deal that waits for nothing is over");
    let public = deal.public();
    let table::Stage::Over { by, .. } = public.stage() else { unreachable!("it is over") };
    let seats = public.seats();
    let hand = |seat: Seat| Hand {
        concealed: list(full.own(seat).concealed().tiles()),
        melds: full.melds(seat).iter().map(|meld| Meld::of(public, seat, meld)).collect(),
        flowers: list(public.shown(seat).flowers()),
    };
    DealEnd {
        number: play.start.number,
        by: ended(by),
        points: seats.iter().map(|&seat| (seat.into(), public.points()[seat])).collect(),
        hands: seats.iter().map(|&seat| (seat.into(), hand(seat))).collect(),
        wins: full.wins().map(|won| win_end(rules, &full, &won)).collect(),
        payments: payments
            .iter()
            .map(|paid| Paid {
                from: paid.from.into(),
                to: paid.to.map(Into::into),
                points: paid.points,
                clause: paid.clause.to_string(),
            })
            .collect(),
        wall: list(full.wall().iter().copied()),
        proof,
        moves: moves
            .iter()
            .map(|moved| Moves { chair: moved.player.0, from: moved.from.into(), to: moved.to.into() })
            .collect(),
        sheet: sheet(game),
    }
}

fn ended(by: EndedBy) -> String {
    record::ended_id(by).to_owned()
}

fn proof(play: &mut Play) -> Proof {
    let record = play.record();
    let contributions = record.contributions.as_ref();
    Proof {
        game: contributions.map(|all| all.game.to_string()).unwrap_or_default(),
        deal: contributions.map_or(0, |all| all.deal),
        seed: record.seed.map(|seed| seed.to_string()).unwrap_or_default(),
        commitments: contributions.map(|all| texts(&all.commitments)).unwrap_or_default(),
        secrets: contributions.map(|all| texts(&all.secrets)).unwrap_or_default(),
    }
}

fn texts<T: ToString>(all: &[T]) -> Vec<String> {
    all.iter().map(ToString::to_string).collect()
}

fn win_end(rules: &Rules, full: &FullView<'_>, won: &Won) -> WinEnd {
    WinEnd {
        seat: won.seat.into(),
        from: won.from.map(Into::into),
        tile: won.tile.to_string(),
        by: won.by.id().to_owned(),
        value: won.value,
        good: won.good,
        fans: fans(rules, full, won),
    }
}

fn fans(rules: &Rules, full: &FullView<'_>, won: &Won) -> Vec<(String, u32)> {
    let score = rules.score(&full.winning_hand(rules, won));
    let id = |fan: &rules::FanCount| rules.ruleset.fans()[usize::from(fan.fan)].id.to_owned();
    score.fans.iter().map(|fan| (id(fan), fan.times.into())).collect()
}

fn sheet(game: &Game) -> Sheet {
    let players = || (0..game.players()).map(table::Player);
    let row = |deal: &table::Played| SheetRow {
        number: deal.number,
        round: deal.wind.into(),
        dealer: deal.dealer().map_or(0, |player| player.0),
        winners: deal.winners().map(|(player, _)| player.0).collect(),
        points: players().map(|player| deal.points(player)).collect(),
        replayed: deal.replayed,
    };
    Sheet {
        start: game.start_points(),
        rows: game.deals().iter().map(row).collect(),
        totals: players().map(|player| game.total(player)).collect(),
        ranking: game
            .ranking()
            .iter()
            .map(|ranked| Ranked {
                chair: ranked.player.0,
                rank: ranked.rank,
                total: ranked.total,
                table_points_twelfths: ranked.table_points.twelfths(),
            })
            .collect(),
    }
}

fn empty_sheet() -> Sheet {
    Sheet { start: 0, rows: Vec::new(), totals: Vec::new(), ranking: Vec::new() }
}

fn list(tiles: impl Iterator<Item = Tile>) -> Vec<String> {
    tiles.map(|tile| tile.to_string()).collect()
}
