//! Tables of spreadsheets, in and out.

use super::*;

fn two_sections() -> Setup {
    let mut setup = setup("mcr round_robin sessions=6");
    setup.sections[0].name = "Open".to_owned();
    setup.sections.push(setup.sections[0].clone());
    setup.sections[1].name = "Гости".to_owned();
    setup
}

/// `name/team/country/rating id/section` of everybody.
fn read(text: &str) -> String {
    let entries = import(text, &two_sections()).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    let show = |entry: &Entry| {
        let of = |text: &Option<String>| text.clone().unwrap_or_default();
        let Entry { name, section, team, country, rating_id } = entry;
        format!("{name}/{}/{}/{}/{section}", of(team), of(country), of(rating_id))
    };
    entries.iter().map(show).collect::<Vec<_>>().join(" ")
}

#[test]
fn players_from_a_spreadsheet() {
    for (text, expected) in [
        ("Anna", "Anna////0"),
        ("Anna;West;RU;15010001;1\nBo;;DK", "Anna/West/RU/15010001/0 Bo//DK//0"),
        (
            "\u{feff}Имя;Команда;Страна\r\nАнна;Восток;Россия\r\n\r\nБорис;;\r\n",
            "Анна/Восток/Россия//0 Борис////0",
        ),
        ("姓名,队伍,组别\n陈伟,北京,2\n", "陈伟/北京///1"),
        ("Country,Name\nDK,\"Hansen, Bo\"\n", "Hansen, Bo//DK//0"),
        ("name\tteam\nAnna\t\"The \"\"Best\"\"\"\n", "Anna/The \"Best\"///0"),
        (
            "No;Last name;First name;EMA number;Section\n1;Weiss;Dora;05010007;гости",
            "Weiss Dora///05010007/1",
        ),
        ("Фамилия;Имя\nПетрова;Анна", "Петрова Анна////0"),
        ("1,Anna\n2,Bo", "Anna////0 Bo////0"),
        ("'=Anna", "=Anna////0"),
        ("Имя;Что-то\nАнна;и ещё", "Анна////0"),
    ] {
        assert_eq!(read(text), expected, "{text}");
    }
}

#[test]
fn what_is_wrong_with_it_is_said_with_its_place() {
    for (text, expected) in [
        ("", "1:1 nobody"),
        ("Name;Team\n", "1:1 nobody"),
        ("Name;Team\nAnna;West\n;East\n;South", "3:1 no_name 4:1 no_name"),
        ("Team;Name\n\nWest;\n", "3:2 no_name"),
        ("Anna;\"West", "1:2 open_quote"),
        (
            "Name;Section\nAnna;Closed\nBo;3\nCy;0\nDi;2",
            "2:2 no_such_section 3:2 no_such_section 4:2 no_such_section",
        ),
        ("Name\n\"An\nna\"\nBo", "2:1 too_long"),
        ("Name;Team\n\"A\"\n\"B\"", ""),
    ] {
        let problems = import(text, &two_sections()).err().unwrap_or_default();
        let told: Vec<String> = problems
            .iter()
            .map(|problem| format!("{}:{} {}", problem.line, problem.column, problem.fault.code()))
            .collect();
        assert_eq!(told.join(" "), expected, "{text}");
        for (lang, begin) in [(Lang::En, "line "), (Lang::Ru, "строка "), (Lang::Zh, "第")] {
            assert!(problems.iter().all(|problem| problem.say(lang).starts_with(begin)));
        }
    }
    let long = "x".repeat(300);
    assert_eq!(import(&long, &two_sections()).unwrap_err()[0].fault, ImportFault::TooLong);
    let many = "Anna\n".repeat(1001);
    assert_eq!(
        import(&many, &two_sections()).unwrap_err()[0],
        ImportProblem { line: 1001, column: 1, fault: ImportFault::TooMany }
    );
}

/// The cells of a file, line by line.
fn cells(tournament: &Tournament, name: &str) -> Vec<Vec<String>> {
    let text = tournament.export(name, Lang::En).unwrap();
    assert!(text.starts_with('\u{feff}') && text.ends_with("\r\n"), "{name}");
    let rows = csv::read(&text).unwrap();
    rows.iter().map(|row| row.iter().map(|cell| cell.text.clone()).collect()).collect()
}

fn column(rows: &[Vec<String>], name: &str) -> Vec<String> {
    let at = rows[0].iter().position(|head| head == name).unwrap_or_else(|| panic!("{name}: {:?}", rows[0]));
    rows[1..].iter().map(|row| row[at].clone()).collect()
}

/// MCRC-FORM-2, MCRC-FORM-4, MCRC-FORM-5, MCRC-FORM-6, MCRC-FORM-7, MCRC-RUL-13: every field of the forms has its column.
#[test]
fn everything_goes_out() {
    let mut tournament = begun("mcr round_robin sessions=6 teams first_table=11", 8, 4);
    let late = id(&tournament, 4);
    let entry = r#"{"name":"=Ann, \"A\"","team":"T1","country":"RU","rating_id":"15"}"#;
    does(&mut tournament, NINE, &format!(r#"{{"do":"change","id":{late},"entry":{entry}}}"#));
    does(
        &mut tournament,
        NINE,
        &format!(r#"{{"do":"late","section":0,"session":1,"id":{late},"minutes":3}}"#),
    );
    let note = |note: &str| format!(r#"{{"do":"note","section":0,"session":1,"table":11,"note":{note}}}"#);
    let win = r#"{"do":"deal","row":0,"deal":{"end":"win","wins":[{"who":0,"from":1,"how":"discard","value":12}],"note":"last tile"}}"#;
    does(&mut tournament, NINE, &note(win));
    does(
        &mut tournament,
        NINE,
        &note(r#"{"do":"penalty","offence":"false_win_cheap","who":0,"row":1,"text":"six points"}"#),
    );
    result(&mut tournament, 1, 12, [10, 10, 10, -30]);
    does(&mut tournament, NINE, r#"{"do":"gong","section":0,"session":1}"#);
    does(&mut tournament, NINE, r#"{"do":"close","section":0,"session":1,"missing":[11]}"#);

    let players = cells(&tournament, "players.csv");
    assert!(column(&players, "name").contains(&"=Ann, \"A\"".to_owned()));
    // What goes out comes in again.
    let again = import(&tournament.export("players.csv", Lang::En).unwrap(), tournament.setup()).unwrap();
    let names: Vec<String> =
        tournament.view(&Role::Public).entrants.iter().map(|entrant| entrant.name.clone()).collect();
    assert_eq!(again.iter().map(|entry| entry.name.clone()).collect::<Vec<_>>(), names);

    let seating = cells(&tournament, "seating.csv");
    assert_eq!(column(&seating, "player_numbers"), ["1 2 3 4", "5 6 7 8"]);
    assert_eq!(column(&seating, "table"), ["11", "12"]);
    let results = cells(&tournament, "results.csv");
    for field in [
        "game",
        "group",
        "time_from",
        "time_to",
        "team",
        "player_name",
        "position",
        "signature",
        "referee_signature",
    ] {
        assert_eq!(column(&results, field).len(), 8);
    }
    assert_eq!(column(&results, "table_points"), ["4", "0", "2", "1", "2.33", "2.33", "2.33", "0"]);
    assert_eq!(column(&results, "game_points"), ["6", "-10", "2", "-8", "10", "10", "10", "-30"]);
    assert_eq!(column(&results, "time_from")[0], "2027-01-15T08:00:00Z");
    let standings = cells(&tournament, "standings.csv");
    for field in [
        "no",
        "team",
        "name",
        "team_tp",
        "team_gp",
        "team_place",
        "game_1_tp",
        "game_1_tp_sum",
        "game_1_gp",
        "game_1_gp_sum",
    ] {
        assert_eq!(column(&standings, field).len(), 8);
    }
    assert_eq!(column(&standings, "place"), ["1", "2", "2", "2", "5", "6", "7", "8"]);
    assert_eq!(column(&standings, "tp")[..3], ["4", "2.33", "2.33"]);
    let teams = cells(&tournament, "teams.csv");
    assert_eq!(column(&teams, "team_place").len(), 2);
    let penalties = cells(&tournament, "penalties.csv");
    for field in [
        "game_no",
        "group_no",
        "table_no",
        "team",
        "player_name",
        "player_number",
        "offence",
        "notes",
        "referee",
        "date",
    ] {
        assert_eq!(column(&penalties, field).len(), 2);
    }
    assert_eq!(column(&penalties, "game_round_table_position"), ["1//11/North", "1/1/11/East"]);
    assert_eq!(column(&penalties, "penalty"), ["10", "30"]);
    let deals = cells(&tournament, "deals.csv");
    assert_eq!(column(&deals, "nb"), ["last tile"]);
    // MCRC-FORM-5: plus what was won, minus what was lost, penalties included, and the running total.
    let east: Vec<String> =
        ["east_plus", "east_minus", "east_sum"].iter().map(|name| column(&deals, name)[0].clone()).collect();
    assert_eq!(east, ["36", "30", "6"]);
    let ema = tournament.export("ema.csv", Lang::En).unwrap();
    for line in [
        "event,Cup",
        "rules,mcr",
        "players,8",
        "countries,1",
        "rank,rating_id,name,country,table_points,game_points",
    ] {
        assert!(ema.lines().any(|found| found.trim_start_matches('\u{feff}') == line), "{line}: {ema}");
    }
    let all: serde_json::Value =
        serde_json::from_str(&tournament.export("all.json", Lang::En).unwrap()).unwrap();
    assert_eq!(all["sheets"].as_array().unwrap().len(), 2);
    assert_eq!(tournament.export("secrets.csv", Lang::En), None);
}

/// MCRC-PEN-3 in a ruleset whose table of offences has no lateness.
#[test]
fn lateness_has_a_name_in_every_ruleset() {
    for rules in ["mcr", "red", "sichuan"] {
        for (minutes, name) in [(9, "до 10"), (12, "от 10 до 15"), (20, "больше чем на 15")]
        {
            let mut tournament = begun(&format!("{rules} round_robin sessions=6"), 4, 0);
            does(
                &mut tournament,
                NINE,
                &format!(r#"{{"do":"late","section":0,"session":1,"id":1,"minutes":{minutes}}}"#),
            );
            for file in ["penalties.csv", "ema.csv"] {
                assert!(
                    tournament.export(file, Lang::Ru).unwrap().contains(name),
                    "{rules} {file} {minutes}"
                );
            }
        }
    }
}

#[test]
fn moments_are_written_as_people_read_them() {
    for (ms, expected) in [
        (0, "1970-01-01T00:00:00Z"),
        (951_782_400_000, "2000-02-29T00:00:00Z"),
        (1_709_251_199_999, "2024-02-29T23:59:59Z"),
        (-1, "1969-12-31T23:59:59Z"),
    ] {
        assert_eq!(export::time(ms), expected);
    }
}

/// What is written is read again, whatever people call themselves.
#[test]
fn cells_come_back() {
    let mut random = testkit::Random::new(5);
    let letters = ['a', 'Я', '陈', ',', ';', '\t', '"', '\'', '\n', '\r', '=', '-', '@', ' ', '7', '.'];
    for _ in 0..2000 {
        let cell = |random: &mut testkit::Random| -> String {
            let text: String = (0..random.below(6)).map(|_| letters[random.below(letters.len())]).collect();
            text.trim().to_owned()
        };
        let row: Vec<String> = [cell(&mut random), "x".to_owned(), cell(&mut random)].into();
        let mut file = csv::Writer::new();
        // The first line says what separates the cells.
        file.row(["one", "two", "three"]);
        file.row(&row);
        let text = file.text();
        let read = csv::read(&text).unwrap();
        assert_eq!(read[1].iter().map(|cell| cell.text.clone()).collect::<Vec<_>>(), row, "{text}");
    }
}
