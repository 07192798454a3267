//! Everything as tables and as JSON. The names of the columns are those of the forms (section 10 of the competition rules) where
//! they have one.

use sheet::{Lang, SheetView, offence_name};
use table::TablePoints;

use crate::csv::Writer;
use crate::state::Tournament;
use crate::words::lateness;
use crate::{EntrantView, Role, SectionView, StandingView, TablePlaceView, TournamentView};

/// What there is.
pub const EXPORTS: [&str; 9] = [
    "players.csv",
    "seating.csv",
    "results.csv",
    "standings.csv",
    "teams.csv",
    "penalties.csv",
    "deals.csv",
    "ema.csv",
    "all.json",
];

const POSITIONS: [&str; 4] = ["East", "South", "West", "North"];

impl Tournament {
    /// A file by its name, one of [`EXPORTS`]; offences are named in the language.
    pub fn export(&self, name: &str, lang: Lang) -> Option<String> {
        let view = self.view(&Role::Public);
        Some(match name {
            "players.csv" => players(&view),
            "seating.csv" => seating(&view),
            "results.csv" => results(&view),
            "standings.csv" => standings(&view),
            "teams.csv" => teams(&view),
            "penalties.csv" => penalties(self, &view, lang),
            "deals.csv" => deals(self, &view),
            "ema.csv" => ema(self, &view, lang),
            "all.json" => all(self, &view),
            _ => return None,
        })
    }
}

fn players(view: &TournamentView) -> String {
    let mut file = Writer::new();
    file.row([
        "id",
        "number",
        "section",
        "name",
        "team",
        "country",
        "rating_id",
        "here",
        "withdrawn",
        "excluded",
    ]);
    for player in &view.entrants {
        file.row([
            player.id.to_string(),
            option(player.number),
            (player.section + 1).to_string(),
            player.name.clone(),
            player.team.clone().unwrap_or_default(),
            player.country.clone().unwrap_or_default(),
            player.rating_id.clone().unwrap_or_default(),
            yes(player.here),
            option(player.withdrawn),
            player.excluded.as_ref().map(|exclusion| exclusion.clause.clone()).unwrap_or_default(),
        ]);
    }
    file.text()
}

/// MCRC-FORM-2.
fn seating(view: &TournamentView) -> String {
    let mut file = Writer::new();
    file.row(["section", "game", "table", "player_numbers", "east", "south", "west", "north"]);
    for (section, game, table) in tables(view) {
        let numbers: Vec<String> =
            table.places.iter().map(|place| place.number.unwrap_or(0).to_string()).collect();
        let mut row = vec![
            (section.section + 1).to_string(),
            game.to_string(),
            table.table.to_string(),
            numbers.join(" "),
        ];
        row.extend(table.places.iter().map(|place| name_of(view, place)));
        file.row(row);
    }
    file.text()
}

/// The heads of all score sheets with their last rows (MCRC-FORM-4).
fn results(view: &TournamentView) -> String {
    let mut file = Writer::new();
    file.row([
        "section",
        "game",
        "group",
        "table",
        "time_from",
        "time_to",
        "position",
        "team",
        "player_number",
        "player_name",
        "stand_in",
        "table_points",
        "game_points",
        "place",
        "late_minutes",
        "missed",
        "signature",
        "referee_signature",
        "complete",
    ]);
    for (section, game, table) in tables(view) {
        let session = &section.sessions[game as usize - 1];
        let complete = !session.missing.contains(&table.table) && session.begun_at.is_some();
        for (at, place) in table.places.iter().enumerate() {
            let player = place.id.and_then(|id| entrant(view, id));
            file.row([
                (section.section + 1).to_string(),
                game.to_string(),
                section.setup.name.clone(),
                table.table.to_string(),
                session.begun_at.map(time).unwrap_or_default(),
                session.over_at.map(time).unwrap_or_default(),
                POSITIONS[at].to_owned(),
                player.and_then(|player| player.team.clone()).unwrap_or_default(),
                option(place.number),
                player.map(|player| player.name.clone()).unwrap_or_default(),
                place.stand_in.clone().unwrap_or_default(),
                twelfths(place.tp),
                place.gp.to_string(),
                option(Some(place.place).filter(|&place| place > 0)),
                option(place.late),
                yes(place.missed),
                yes(table.signed.get(at).copied().unwrap_or(false)),
                yes(table.referee_signed),
                yes(complete),
            ]);
        }
    }
    file.text()
}

/// MCRC-FORM-7, with as many games as were played (MCRC-RUL-13).
fn standings(view: &TournamentView) -> String {
    let mut file = Writer::new();
    let games =
        view.sections.iter().flat_map(|section| &section.standings).map(|row| row.sessions.len()).max();
    let mut head: Vec<String> = [
        "section",
        "no",
        "team",
        "name",
        "player_number",
        "country",
        "rating_id",
        "tp",
        "gp",
        "place",
        "team_tp",
        "team_gp",
        "team_place",
    ]
    .map(str::to_owned)
    .to_vec();
    for game in 1..=games.unwrap_or(0) {
        head.extend(["tp", "tp_sum", "gp", "gp_sum"].map(|name| format!("game_{game}_{name}")));
    }
    file.row(head);
    for section in &view.sections {
        for (no, row) in (1..).zip(&section.standings) {
            let player = entrant(view, row.id);
            let team = section.teams.iter().find(|team| Some(&team.team) == row.team.as_ref());
            let mut cells = vec![
                (section.section + 1).to_string(),
                no.to_string(),
                row.team.clone().unwrap_or_default(),
                row.name.clone(),
                option(row.number),
                player.and_then(|player| player.country.clone()).unwrap_or_default(),
                player.and_then(|player| player.rating_id.clone()).unwrap_or_default(),
                twelfths(row.tp),
                row.gp.to_string(),
                option(row.place),
                team.map(|team| twelfths(team.tp)).unwrap_or_default(),
                option(team.map(|team| team.gp)),
                option(team.map(|team| team.place)),
            ];
            for score in &row.sessions {
                cells.extend(score.as_ref().map_or_else(
                    || [const { String::new() }; 4],
                    |score| {
                        [
                            twelfths(score.tp),
                            twelfths(score.tp_sum),
                            score.gp.to_string(),
                            score.gp_sum.to_string(),
                        ]
                    },
                ));
            }
            file.row(cells);
        }
    }
    file.text()
}

fn teams(view: &TournamentView) -> String {
    let mut file = Writer::new();
    file.row(["section", "team_place", "team", "team_tp", "team_gp", "players"]);
    for section in &view.sections {
        for team in &section.teams {
            let names: Vec<String> =
                team.ids.iter().filter_map(|&id| Some(entrant(view, id)?.name.clone())).collect();
            file.row([
                (section.section + 1).to_string(),
                team.place.to_string(),
                team.team.clone(),
                twelfths(team.tp),
                team.gp.to_string(),
                names.join("; "),
            ]);
        }
    }
    file.text()
}

/// MCRC-FORM-6.
fn penalties(tournament: &Tournament, view: &TournamentView, lang: Lang) -> String {
    let mut file = Writer::new();
    file.row([
        "game_no",
        "group_no",
        "table_no",
        "team",
        "player_name",
        "player_number",
        "game_round_table_position",
        "offence",
        "penalty",
        "notes",
        "clause",
        "warning",
        "dead_hand",
        "cancelled",
        "referee",
        "date",
    ]);
    for penalty in &view.penalties {
        let player = penalty.id.and_then(|id| entrant(view, id));
        let position = penalty.place.and_then(|place| POSITIONS.get(usize::from(place)).copied());
        let at = [option(penalty.session), option(penalty.round), option(penalty.table)].join("/");
        file.row([
            option(penalty.session),
            (penalty.section + 1).to_string(),
            option(penalty.table),
            player.and_then(|player| player.team.clone()).unwrap_or_default(),
            penalty.name.clone(),
            option(player.and_then(|player| player.number)),
            format!("{at}/{}", position.unwrap_or_default()),
            offence(tournament, penalty.section, &penalty.offence, lang),
            penalty.points.to_string(),
            penalty.text.clone(),
            penalty.clause.clone(),
            yes(penalty.warning),
            yes(penalty.dead_hand),
            penalty
                .cancelled
                .as_ref()
                .map(|cancelled| format!("{}: {}", cancelled.by, cancelled.why))
                .unwrap_or_default(),
            penalty.by.clone(),
            time(penalty.at),
        ]);
    }
    file.text()
}

/// The rows of all score sheets (MCRC-FORM-4, MCRC-FORM-5).
fn deals(tournament: &Tournament, view: &TournamentView) -> String {
    let mut file = Writer::new();
    let mut head: Vec<String> =
        ["section", "game", "table", "deal", "round", "round_wind", "dealer", "end", "wins"]
            .map(str::to_owned)
            .to_vec();
    for place in POSITIONS {
        let place = place.to_lowercase();
        head.extend(["number", "plus", "minus", "sum"].map(|name| format!("{place}_{name}")));
    }
    head.push("nb".to_owned());
    file.row(head);
    for (section, game, table) in tables(view) {
        let Some(sheet) = tournament.sheet(section.section, game, table.table) else { continue };
        let sheet = sheet.view();
        let mut sums = vec![0; sheet.players.len()];
        for at in 0..sheet.rows.len() {
            let here = [section.section + 1, game, table.table];
            let cells = deal(&sheet, at, &mut sums, here, &table.places);
            file.row(cells);
        }
    }
    file.text()
}

fn deal(
    sheet: &SheetView,
    at: usize,
    sums: &mut [i64],
    here: [u32; 3],
    places: &[TablePlaceView],
) -> Vec<String> {
    let row = &sheet.rows[at];
    let is_last = at + 1 == sheet.rows.len();
    let mut cells: Vec<String> = here.iter().map(u32::to_string).collect();
    let position = |place: u8| POSITIONS.get(usize::from(place)).copied().unwrap_or_default();
    let wins = row.entry.wins.iter().map(|win| {
        let from = win.from.map_or("wall", position);
        format!("{} {} {from}", position(win.who), win.value)
    });
    cells.extend([
        row.number.to_string(),
        row.round.to_string(),
        format!("{:?}", row.wind),
        position(row.dealer).to_owned(),
        format!("{:?}", row.entry.end).to_lowercase(),
        wins.collect::<Vec<_>>().join("; "),
    ]);
    for (place, sum) in sums.iter_mut().enumerate() {
        let (mut plus, mut minus) = (0, 0);
        let booked = |row: u32| row as usize == at || is_last && row as usize > at;
        let fines =
            sheet.penalties.iter().filter(|penalty| booked(penalty.row)).map(|penalty| penalty.points[place]);
        for points in fines.chain([i64::from(row.points[place])]) {
            if points > 0 { plus += points } else { minus -= points }
        }
        *sum += plus - minus;
        let number = places.get(place).and_then(|place| place.number);
        cells.extend([option(number), plus.to_string(), minus.to_string(), sum.to_string()]);
    }
    let struck = if row.struck { "struck out. " } else { "" };
    cells.push(format!("{struck}{}", row.entry.note));
    cells
}

/// What the European association asks for: the event, the ranking, the penalties.
fn ema(tournament: &Tournament, view: &TournamentView, lang: Lang) -> String {
    let mut file = Writer::new();
    for section in &view.sections {
        let played: Vec<&StandingView> =
            section.standings.iter().filter(|row| row.sessions.iter().any(Option::is_some)).collect();
        let country = |row: &StandingView| entrant(view, row.id).and_then(|player| player.country.clone());
        let mut countries: Vec<String> = played.iter().filter_map(|row| country(row)).collect();
        countries.sort();
        countries.dedup();
        let games = section.sessions.iter().filter(|session| session.begun_at.is_some()).count();
        file.row(["event", &view.setup.title]);
        file.row(["section", &section.setup.name]);
        file.row(["place", &view.setup.place]);
        file.row(["dates", &view.setup.dates]);
        file.row(["organiser", &view.setup.organiser]);
        file.row(["weight", &view.setup.weight]);
        file.row(["rules", &section.setup.rules]);
        file.row(["sessions", &games.to_string()]);
        file.row(["players", &played.len().to_string()]);
        file.row(["countries", &countries.len().to_string()]);
        file.row([""]);
        file.row(["rank", "rating_id", "name", "country", "table_points", "game_points"]);
        for row in &played {
            let player = entrant(view, row.id);
            file.row([
                option(row.place),
                player.and_then(|player| player.rating_id.clone()).unwrap_or_default(),
                row.name.clone(),
                country(row).unwrap_or_default(),
                twelfths(row.tp),
                row.gp.to_string(),
            ]);
        }
        file.row([""]);
        file.row([
            "penalty_name",
            "rating_id",
            "session",
            "table",
            "offence",
            "clause",
            "points",
            "cancelled",
        ]);
        for penalty in view.penalties.iter().filter(|penalty| penalty.section == section.section) {
            let player = penalty.id.and_then(|id| entrant(view, id));
            file.row([
                penalty.name.clone(),
                player.and_then(|player| player.rating_id.clone()).unwrap_or_default(),
                option(penalty.session),
                option(penalty.table),
                offence(tournament, penalty.section, &penalty.offence, lang),
                penalty.clause.clone(),
                penalty.points.to_string(),
                yes(penalty.cancelled.is_some()),
            ]);
        }
        file.row([""]);
    }
    file.text()
}

/// Everything, with all sheets.
fn all(tournament: &Tournament, view: &TournamentView) -> String {
    let sheets: Vec<serde_json::Value> = tables(view)
        .filter_map(|(section, game, table)| {
            let sheet = tournament.sheet(section.section, game, table.table)?.view();
            let at = (section.section, game, table.table);
            Some(serde_json::json!({"section": at.0, "session": at.1, "table": at.2, "sheet": sheet}))
        })
        .collect();
    serde_json::json!({"tournament": view, "sheets": sheets}).to_string()
}

/// All tables of all sessions, with the number of the game.
fn tables(view: &TournamentView) -> impl Iterator<Item = (&SectionView, u32, &crate::TableView)> {
    view.sections.iter().flat_map(|section| {
        section.sessions.iter().flat_map(move |session| {
            session.tables.iter().map(move |table| (section, session.session, table))
        })
    })
}

fn entrant(view: &TournamentView, id: u32) -> Option<&EntrantView> {
    let at = view.entrants.binary_search_by_key(&id, |entrant| entrant.id).ok()?;
    view.entrants.get(at)
}

/// Who sits there.
fn name_of(view: &TournamentView, place: &TablePlaceView) -> String {
    let own = || place.id.and_then(|id| Some(entrant(view, id)?.name.clone()));
    place.stand_in.clone().or_else(own).unwrap_or_default()
}

fn offence(tournament: &Tournament, section: u32, id: &str, lang: Lang) -> String {
    let rules = tournament.sections.get(section as usize).map(crate::state::Section::rules);
    rules
        .and_then(|rules| offence_name(rules, id, lang))
        .or_else(|| lateness(id, lang))
        .unwrap_or(id)
        .to_owned()
}

/// With at most two decimals (MCRC-SCORE-5).
pub(crate) fn twelfths(points: i32) -> String {
    let sign = if points < 0 { "-" } else { "" };
    format!("{sign}{}", TablePoints::from_twelfths(points.unsigned_abs()))
}

fn option<T: ToString>(value: Option<T>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn yes(is: bool) -> String {
    if is { "1".to_owned() } else { "0".to_owned() }
}

/// A moment as `2026-11-18T09:00:00Z`.
pub(crate) fn time(ms: i64) -> String {
    let (days, seconds) = (ms.div_euclid(86_400_000), ms.rem_euclid(86_400_000) / 1000);
    // Years that begin in March: the leap day is the last of its year. 146,097 days are 400 of them.
    let from = days + 719_468;
    let (era, day) = (from.div_euclid(146_097), from.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let (day, month) = (of_year - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year + era * 400 + i64::from(month <= 2);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hours:02}:{minutes:02}:{seconds:02}Z")
}
