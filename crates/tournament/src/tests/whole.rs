//! Whole tournaments with all that goes wrong in them, whose standings are reckoned once more by a slow and simple program.

use std::collections::{BTreeMap, BTreeSet};

use sheet::{DealEntry, EndWord, How, Note, WinEntry};
use testkit::{Random, rounds};

use super::slow::{Fact, standings, teams};
use super::*;

/// A tournament that is being played, and what a person would have noted beside it.
struct Event {
    tournament: Tournament,
    setup: Setup,
    acts: Vec<(Stamp, Act)>,
    facts: Vec<Fact>,
    random: Random,
    now: i64,
    /// Who takes part, by id.
    ids: Vec<u32>,
    /// Who plays no more.
    left: BTreeSet<u32>,
    /// Who has lost his place, or never played.
    unranked: BTreeSet<u32>,
    fines: u32,
    corrections: u32,
    appeals: u32,
    seen: BTreeMap<&'static str, u32>,
}

impl Event {
    fn new(text: &str, players: u32, seed: u64) -> Event {
        let setup = setup(text);
        let mut event = Event {
            tournament: Tournament::new(setup.clone()).unwrap(),
            setup,
            acts: Vec::new(),
            facts: Vec::new(),
            random: Random::new(seed),
            now: NINE,
            ids: (1..=players).collect(),
            left: BTreeSet::new(),
            unranked: BTreeSet::new(),
            fines: 0,
            corrections: 0,
            appeals: 0,
            seen: BTreeMap::new(),
        };
        let entry = |id: u32| Entry {
            name: format!("P{id}"),
            team: Some(team(id)),
            country: Some(["RU", "CN", "DK", "NL"][id as usize % 4].to_owned()),
            ..Entry::default()
        };
        event.does(Act::Enter { entries: (1..=players).map(entry).collect() });
        let seed = format!("seed {seed}");
        event.does(Act::Draw { section: 0, seed, drawn_for: BTreeMap::new() });
        event
    }

    #[track_caller]
    fn does(&mut self, act: Act) {
        self.now += 1000;
        let stamp = stamp(self.now);
        self.tournament.apply(&stamp, &act).unwrap_or_else(|refusal| panic!("{act:?}: {refusal}"));
        self.acts.push((stamp, act));
    }

    fn chance(&mut self, one_in: usize) -> bool {
        self.random.below(one_in) == 0
    }

    fn count(&mut self, what: &'static str) {
        *self.seen.entry(what).or_default() += 1;
    }

    /// Plays all sessions and compares the standings after each.
    fn play(&mut self) {
        let mut session = 1;
        while self.tournament.view(&Role::Public).sections[0].sessions.len() as u32 >= session {
            self.seat(session);
            self.does(Act::Begin { section: 0, session });
            self.session(session);
            self.now += 150 * 60_000;
            self.does(Act::Gong { section: 0, session });
            let open = self.tournament.view(&Role::Public).sections[0].sessions[session as usize - 1]
                .missing
                .clone();
            self.does(Act::Close { section: 0, session, missing: open });
            self.afterwards(session);
            self.compare(session);
            session += 1;
        }
    }

    /// Seats what has no seats yet, or has somebody who is no longer there.
    fn seat(&mut self, session: u32) {
        let todo = self.tournament.view(&Role::Organiser).sections[0].todo.clone();
        if todo.contains(&Todo::Seat { from: session }) {
            let (from, sessions) = match self.tournament.propose(0, "chairs").unwrap() {
                Proposal::Tables { from, sessions } => (from, sessions),
                Proposal::Search { from, wish, seed } => {
                    let mut search = seating::Search::new(wish.check().unwrap(), seed);
                    search.run(300);
                    (from, tables(&search.seating().sessions))
                }
            };
            assert_eq!(from, session);
            self.does(Act::Seat { section: 0, from, sessions, seed: "chairs".to_owned() });
        }
        let view = self.tournament.view(&Role::Public);
        let number: BTreeMap<u32, u32> =
            view.entrants.iter().filter_map(|entrant| Some((entrant.id, entrant.number?))).collect();
        let stages = &view.sections[0].stages;
        let stage = stages.iter().find(|stage| (stage.from..=stage.to).contains(&session)).unwrap();
        let seated: BTreeSet<u32> = view.sections[0].sessions[session as usize - 1]
            .tables
            .iter()
            .flat_map(|table| &table.places)
            .filter_map(|place| place.id)
            .collect();
        if stage.stage == 1 {
            let expected: BTreeSet<u32> =
                self.ids.iter().copied().filter(|id| !self.left.contains(id)).collect();
            assert_eq!(seated, expected);
        } else if stage.from == session {
            // MCRC-SCHEME-3: the best of the stage before.
            let before: BTreeSet<u32> =
                stages[stage.stage as usize - 2].ids.clone().unwrap().into_iter().collect();
            let mut all = standings(&self.facts, &self.ids, &self.unranked, session - 1);
            all.retain(|row| before.contains(&row.id) && !self.left.contains(&row.id));
            all.sort_by_key(|row| (row.place, number[&row.id]));
            let best: BTreeSet<u32> = all.iter().take(stage.players as usize).map(|row| row.id).collect();
            assert_eq!(seated, best, "session {session}");
            self.count("went on");
        }
    }

    fn session(&mut self, session: u32) {
        let view = self.tournament.view(&Role::Public);
        for table in view.sections[0].sessions[session as usize - 1].tables.clone() {
            let mut sat: Vec<Option<u32>> = table.places.iter().map(|place| place.id).collect();
            for place in 0..4_u8 {
                let Some(id) = sat[usize::from(place)] else { continue };
                if self.chance(40) {
                    let name = "Stand-in".to_owned();
                    self.does(Act::StandIn { section: 0, session, table: table.table, place, name });
                    self.facts.push(Fact::Missed { session, id });
                    sat[usize::from(place)] = None;
                    self.count("stand-in");
                } else if self.chance(12) {
                    let minutes = 1 + self.random.below(20) as u32;
                    self.does(Act::Late { section: 0, session, id, minutes });
                    self.facts.push(Fact::Late { session, id, minutes });
                    if minutes > 15 {
                        self.facts.push(Fact::Missed { session, id });
                        sat[usize::from(place)] = None;
                    }
                    self.count("late");
                }
            }
            let points = if self.chance(3) {
                self.by_paper(session, table.table)
            } else {
                self.by_phone(session, table.table)
            };
            let sat = [sat[0], sat[1], sat[2], sat[3]];
            self.facts.push(Fact::Table { session, table: table.table, sat, points });
            if let Some(id) = sat[0].filter(|_| self.random.below(9) == 0) {
                self.fine(session, id);
            }
        }
    }

    /// Typed twice; sometimes the first reading was wrong, and then it is corrected.
    fn by_paper(&mut self, session: u32, table: u32) -> [i64; 4] {
        let mut points = [0; 4];
        for made in &mut points[..3] {
            *made = self.random.below(9) as i64 * 8 - 32;
        }
        let to_nobody = if self.chance(4) { 10 } else { 0 };
        points[3] = -points[..3].iter().sum::<i64>() - to_nobody;
        let mut version = 0;
        if self.chance(4) {
            self.does(paper(0, session, table, version, [points[1], points[0], points[2], points[3]]));
            version += 1;
            self.count("misread");
        }
        self.does(paper(0, session, table, version, points));
        self.does(paper(0, session, table, version + 1, points));
        self.count("paper");
        points
    }

    /// Deal by deal; sometimes a deal is corrected or somebody is punished. The points are added up here by hand.
    fn by_phone(&mut self, session: u32, table: u32) -> [i64; 4] {
        let mut deals: Vec<DealEntry> = Vec::new();
        let mut fines = [0; 4];
        let note = |note: Note| Act::Note { section: 0, session, table, note };
        let form = self.tournament.sheet(0, session, table).unwrap().view().form;
        for row in 0..2 + self.random.below(3) as u32 {
            let deal = any_deal(&mut self.random, &form);
            self.does(note(Note::Deal { row, deal: deal.clone() }));
            deals.push(deal);
        }
        if self.chance(4) {
            let deal = any_deal(&mut self.random, &form);
            let why = "misread".to_owned();
            self.does(note(Note::Correct { row: 0, version: 1, deal: deal.clone(), why }));
            deals[0] = deal;
            self.count("deal corrected");
        }
        if self.setup.sections[0].rules == "mcr" && self.chance(4) {
            let who = self.random.below(4);
            let penalty = |offence: &str| Note::Penalty {
                offence: offence.to_owned(),
                who: who as u8,
                to: None,
                points: None,
                row: 1,
                text: String::new(),
            };
            // Ten to each of the others; a warning, then five to nobody.
            self.does(note(penalty("false_win_cheap")));
            self.does(note(penalty("empty_call")));
            self.does(note(penalty("empty_call")));
            fines = fines.map(|points| points + 10);
            fines[who] -= 40 + 5;
            self.count("penalty");
        }
        let points = points_of(&self.setup.sections[0], &deals);
        if points != [0; 4] {
            self.count("phone");
        }
        [0, 1, 2, 3].map(|at| points[at] + fines[at])
    }

    /// A penalty of the tournament, sometimes taken back.
    fn fine(&mut self, session: u32, id: u32) {
        if self.setup.sections[0].rules != "mcr" {
            return;
        }
        let offence = "cheating".to_owned();
        self.does(Act::Penalty {
            section: 0,
            session: Some(session),
            id,
            offence,
            points: Some(40),
            text: String::new(),
        });
        self.fines += 1;
        if self.chance(3) {
            self.does(Act::CancelPenalty { penalty: self.fines, why: "a mistake".to_owned() });
            self.count("fine cancelled");
        } else {
            self.facts.push(Fact::Fine { session, id, points: 40 });
            self.count("fine");
        }
    }

    /// Appeals, corrections, people who leave.
    fn afterwards(&mut self, session: u32) {
        let seated: Vec<u32> = self
            .facts
            .iter()
            .flat_map(|fact| match fact {
                Fact::Table { session: of, sat, .. } if *of == session => {
                    sat.iter().flatten().copied().collect()
                }
                Fact::Missed { session: of, id } if *of == session => vec![*id],
                Fact::Table { .. }
                | Fact::Missed { .. }
                | Fact::Late { .. }
                | Fact::Fine { .. }
                | Fact::Corrected { .. } => Vec::new(),
            })
            .collect();
        if self.chance(2) {
            let id = seated[self.random.below(seated.len())];
            self.appeal(session, id);
        }
        if self.chance(3) {
            self.correct(session);
        }
        let here: Vec<u32> = self.ids.iter().copied().filter(|id| !self.left.contains(id)).collect();
        if self.chance(2) && here.len() > 12 {
            let id = here[self.random.below(here.len())];
            self.left.insert(id);
            if self.chance(3) {
                let ranked = self.chance(2);
                let (clause, why) = ("MCRC-PEN-6".to_owned(), "cheating".to_owned());
                self.does(Act::Exclude { id, ranked, clause, why });
                if !ranked {
                    self.unranked.insert(id);
                }
                self.count("excluded");
            } else {
                self.does(Act::Withdraw { id, why: "a train".to_owned() });
                self.count("withdrawn");
            }
        }
    }

    fn appeal(&mut self, session: u32, id: u32) {
        let (against, says) = ("the referee of the table".to_owned(), "it was no false win".to_owned());
        let captain = self.chance(2);
        self.does(Act::Appeal {
            section: 0,
            session,
            id,
            captain,
            table: None,
            against,
            text: says,
            fee_paid: true,
        });
        self.appeals += 1;
        let upheld = self.chance(2);
        let (panel, clause) = (vec!["Wang".to_owned(), "Olga".to_owned()], "MCRC-APPEAL-3".to_owned());
        self.does(Act::Decide { appeal: self.appeals, upheld, panel, clause, text: "as it was".to_owned() });
        if upheld {
            let (game, twelfths) = (self.random.below(7) as i64 * 10 - 30, self.random.below(3) as i64 * 6);
            let (game, twelfths) = if (game, twelfths) == (0, 0) { (30, 0) } else { (game, twelfths) };
            self.does(Act::Adjust {
                section: 0,
                session,
                id,
                game_points: game,
                table_points: twelfths as i32,
                appeal: Some(self.appeals),
                clause: "MCRC-APPEAL-3".to_owned(),
                why: "upheld".to_owned(),
            });
            self.corrections += 1;
            if self.chance(4) {
                self.does(Act::CancelAdjust { adjustment: self.corrections, why: "twice".to_owned() });
            } else {
                self.facts.push(Fact::Corrected { session, id, game, twelfths });
            }
            self.count("upheld");
        }
    }

    /// A closed session is opened, and the paper of a table is corrected.
    fn correct(&mut self, session: u32) {
        self.does(Act::Open { section: 0, session, why: "a protest".to_owned() });
        let view = self.tournament.view(&Role::Public);
        let tables = &view.sections[0].sessions[session as usize - 1].tables;
        let table = tables[self.random.below(tables.len())].clone();
        let version = table.paper.len() as u32;
        let points = [30, -6, -6, -18];
        let Act::Paper { section, result, .. } = paper(0, session, table.table, version, points) else {
            panic!()
        };
        let why = "the signed sheet says so".to_owned();
        self.does(Act::Paper { section, session, table: table.table, version, result, why });
        for fact in &mut self.facts {
            if let Fact::Table { session: of, table: at, points: made, .. } = fact
                && (*of, *at) == (session, table.table)
            {
                *made = points;
            }
        }
        let open =
            self.tournament.view(&Role::Public).sections[0].sessions[session as usize - 1].missing.clone();
        self.does(Act::Close { section: 0, session, missing: open });
        self.count("session corrected");
    }

    fn compare(&self, session: u32) {
        let view = self.tournament.view(&Role::Public);
        let section = &view.sections[0];
        let slow = standings(&self.facts, &self.ids, &self.unranked, u32::MAX);
        let before = standings(&self.facts, &self.ids, &self.unranked, session - 1);
        assert_eq!(section.standings.len(), slow.len());
        for row in &section.standings {
            let expected = slow.iter().find(|other| other.id == row.id).unwrap();
            assert_eq!(row.place.map(|place| place as usize), expected.place, "{row:?}");
            assert_eq!((row.tp, row.gp), (expected.table_points.twelfths(), expected.game_points), "{row:?}");
            let was = before.iter().find(|other| other.id == row.id).unwrap().place;
            let moved = was.zip(expected.place).map_or(0, |(was, is)| was as i32 - is as i32);
            assert_eq!(row.moved, if session == 1 { 0 } else { moved }, "{row:?}");
            // MCRC-FORM-7: the sums run from the first game.
            if let Some(last) = row.sessions.iter().flatten().last() {
                assert_eq!((last.tp_sum, last.gp_sum), (row.tp, row.gp));
            }
        }
        let slow = teams(&self.facts, &self.ids, team);
        assert_eq!(section.teams.len(), slow.len());
        for row in &section.teams {
            let (place, table, game) = slow[&row.team];
            assert_eq!((row.place as usize, row.tp, row.gp), (place, table.twelfths(), game), "{row:?}");
        }
    }

    /// The same acts make the same tournament, and the view is what JSON makes of it.
    fn again(&self) {
        let mut again = Tournament::new(self.setup.clone()).unwrap();
        for (stamp, act) in &self.acts {
            let act: Act = serde_json::from_str(&serde_json::to_string(act).unwrap()).unwrap();
            again.apply(stamp, &act).unwrap();
        }
        let view = again.view(&Role::Organiser);
        assert_eq!(view, self.tournament.view(&Role::Organiser));
        let text = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<TournamentView>(&text).unwrap(), view);
        for name in EXPORTS {
            assert!(again.export(name, Lang::Ru).is_some_and(|file| !file.is_empty()), "{name}");
        }
    }
}

fn team(id: u32) -> String {
    format!("T{}", id % 5)
}

/// A deal as the form of the ruleset asks for it.
fn any_deal(random: &mut Random, form: &sheet::FormView) -> DealEntry {
    let mut deal = DealEntry {
        end: EndWord::Wall,
        wins: Vec::new(),
        hands: [None; 4],
        kongs: Vec::new(),
        broken_suit: Vec::new(),
        note: String::new(),
    };
    let mut value = |least: u32| match form.values.len() {
        0 => (least + form.step * random.below(20) as u32).min(form.max.unwrap_or(u32::MAX)),
        several => form.values[random.below(several)],
    };
    if form.play_on.is_some() {
        // The end of the wall: who is not ready pays who is.
        deal.hands = [0, 1, 2, 3].map(|_| Some(value(form.min)));
        deal.hands[random.below(4)] = Some(0);
        return deal;
    }
    let worth = value(form.min);
    let hands = [0, 1, 2, 3].map(|_| Some(value(0)));
    if random.below(8) == 0 {
        return deal;
    }
    let who = random.below(4) as u8;
    let from = Some(random.below(4) as u8).filter(|&from| from != who);
    let how = if from.is_some() { How::Discard } else { How::SelfDraw };
    if form.all_hands {
        deal.hands = hands;
        deal.hands[usize::from(who)] = Some(worth);
    }
    deal.end = EndWord::Win;
    deal.wins.push(WinEntry {
        who,
        from,
        how,
        value: worth,
        good: true,
        same_tile: false,
        hand: None,
        responsible: None,
        fresh: false,
    });
    deal
}

/// What the deals come to. MCR by hand (MCR-PAY-1, MCR-PAY-2: eight from everybody, the value from whoever pays it); the others by
/// a sheet of their own.
fn points_of(section: &SectionSetup, deals: &[DealEntry]) -> [i64; 4] {
    if section.rules != "mcr" {
        let players = vec![sheet::Person::default(); 4];
        let setup = sheet::Setup { rules: section.rules.clone(), options: section.options.clone(), players };
        let mut sheet = sheet::Sheet::new(setup).unwrap();
        for (row, deal) in (0..).zip(deals) {
            sheet.apply(&stamp(0), &Note::Deal { row, deal: deal.clone() }).unwrap();
        }
        return sheet.results().try_into().unwrap();
    }
    let mut points = [0; 4];
    for win in deals.iter().flat_map(|deal| &deal.wins) {
        let value = i64::from(win.value);
        for payer in (0..4).filter(|&payer| payer != win.who) {
            let pays = 8 + if win.from.is_none_or(|from| from == payer) { value } else { 0 };
            points[usize::from(payer)] -= pays;
            points[usize::from(win.who)] += pays;
        }
    }
    points
}

/// MCRC-RANK-1, MCRC-RANK-2, MCRC-RANK-3, MCRC-SCORE-3, MCRC-SCORE-4, MCRC-SCORE-5, MCRC-PEN-3, MCRC-PEN-4, MCRC-PEN-6,
/// MCRC-PEN-11, MCRC-SCHEME-3, MCRC-APPEAL-3; from paper and from phones (MCRC-EQUIP-6).
#[test]
fn standings_are_what_a_slow_program_says() {
    let events = [
        ("mcr round_robin sessions=6 teams", 16),
        ("mcr swiss sessions=7 teams", 22),
        ("mcr knockout per_stage=2 teams", 24),
        ("mcr mixed sessions=5 per_stage=1 teams", 30),
        ("sichuan round_robin sessions=6 teams", 17),
        ("taiwan swiss sessions=6 teams", 28),
        ("red round_robin sessions=6 teams", 20),
        ("classical knockout per_stage=3 teams", 18),
        ("mcr round_robin sessions=6 teams first_table=11", 100),
    ];
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..rounds(1, 40) {
        for (text, players) in events {
            let mut event = Event::new(text, players, seed * 100 + u64::from(players));
            event.play();
            event.again();
            assert!(event.seen.get("phone").is_some_and(|&tables| tables > 5), "{text}: {:?}", event.seen);
            for (what, count) in &event.seen {
                *seen.entry(what).or_default() += count;
            }
        }
    }
    let all = [
        "phone",
        "stand-in",
        "late",
        "misread",
        "paper",
        "deal corrected",
        "penalty",
        "fine",
        "fine cancelled",
        "withdrawn",
        "excluded",
        "upheld",
        "session corrected",
        "went on",
    ];
    for what in all {
        assert!(seen.get(what).is_some_and(|&count| count > 1), "{what}: {seen:?}");
    }
}
