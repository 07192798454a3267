//! Starting winds: each player begins in each wind equally often, or as nearly so as the number of sessions allows.
//!
//! Players and tables are the two sides of a graph, with a line for each seat, and winds are four colours of its lines. If
//! each player is taken for as many as there are groups of four sessions, nobody and no table has more than four lines, so
//! that four colours suffice (Kőnig): in each group of four sessions everybody has every wind once. Where sessions have been
//! played before, what they left uneven is then mended table by table.

use crate::chance::Chance;
use crate::quality::winds;
use crate::{Plan, Player, Session, Table};

/// How often all tables are looked at to mend what has been played.
const ROUNDS: usize = 60;

pub(crate) fn assign(plan: &Plan, tables: &[Vec<Vec<Player>>], chance: &mut Chance) -> Vec<Session> {
    let mut sessions = coloured(plan, tables, chance);
    if !plan.played.is_empty() {
        mend(plan, &mut sessions, chance);
    }
    sessions
}

/// A seat as a line of the graph: a player in a group of four sessions, and a table.
type Line = (usize, usize);

fn coloured(plan: &Plan, tables: &[Vec<Vec<Player>>], chance: &mut Chance) -> Vec<Session> {
    let count: usize = tables.iter().map(Vec::len).sum();
    let mut lines: Vec<Line> = Vec::new();
    let mut table = 0;
    for (session, seated) in tables.iter().enumerate() {
        for players in seated {
            lines.extend(players.iter().map(|player| (session / 4 * plan.players + player.index(), table)));
            table += 1;
        }
    }
    chance.shuffle(&mut lines);
    let mut graph = Graph::new(tables.len().div_ceil(4) * plan.players, count);
    lines.into_iter().for_each(|line| graph.colour(line));
    let mut seated = graph.tables.into_iter();
    let table_of =
        |seats: [Option<usize>; 4]| seats.map(|player| player.map(|at| Player::of_index(at % plan.players)));
    tables.iter().map(|session| seated.by_ref().take(session.len()).map(table_of).collect()).collect()
}

/// Which line of each player and each table has each colour.
struct Graph {
    players: Vec<[Option<usize>; 4]>,
    tables: Vec<[Option<usize>; 4]>,
}

impl Graph {
    fn new(players: usize, tables: usize) -> Graph {
        Graph { players: vec![[None; 4]; players], tables: vec![[None; 4]; tables] }
    }

    /// Colours one line more, and others anew where that is needed.
    fn colour(&mut self, (player, table): Line) {
        let free = |colours: &[Option<usize>; 4]| {
            colours.iter().position(Option::is_none).expect("nobody and no table has more than four lines")
        };
        let (own, its) = (free(&self.players[player]), free(&self.tables[table]));
        if self.tables[table][own].is_some() {
            self.exchange_from(table, own, its);
        }
        self.players[player][own] = Some(table);
        self.tables[table][own] = Some(player);
    }

    /// From a table on, which has the first colour and not the second, exchanges the two along the path that they form. The
    /// path comes to every further table by the first colour, so that it never ends at a player who lacks the first.
    fn exchange_from(&mut self, table: usize, first: usize, second: usize) {
        let mut path: Vec<(Line, usize)> = Vec::new();
        let mut at = table;
        while let Some(player) = self.tables[at][first] {
            path.push(((player, at), first));
            let Some(next) = self.players[player][second] else { break };
            path.push(((player, next), second));
            at = next;
        }
        for &((player, table), colour) in &path {
            self.players[player][colour] = None;
            self.tables[table][colour] = None;
        }
        for &((player, table), colour) in &path {
            let other = if colour == first { second } else { first };
            self.players[player][other] = Some(table);
            self.tables[table][other] = Some(player);
        }
    }
}

/// Exchanges winds at single tables as long as that makes the players' winds more even, or no less so.
fn mend(plan: &Plan, sessions: &mut [Session], chance: &mut Chance) {
    let mut counts = vec![[0_i64; 4]; plan.players];
    let of_all = winds(plan, plan.played.iter().chain(&*sessions));
    for (player, of_player) in plan.present.iter().zip(of_all) {
        counts[player.index()] = of_player.map(i64::from);
    }
    for _ in 0..ROUNDS {
        for table in sessions.iter_mut().flatten() {
            // Any two winds of the table, in random order.
            let mut swaps = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
            chance.shuffle(&mut swaps);
            for (one, two) in swaps {
                let gain = gain(&counts, table[one], one, two) + gain(&counts, table[two], two, one);
                if gain >= 0 {
                    exchange(&mut counts, table, one, two);
                }
            }
        }
    }
}

/// By how much the squares of a player's winds become less if he changes from one to the other, halved.
fn gain(counts: &[[i64; 4]], player: Option<Player>, from: usize, to: usize) -> i64 {
    player.map_or(0, |player| counts[player.index()][from] - counts[player.index()][to] - 1)
}

fn exchange(counts: &mut [[i64; 4]], table: &mut Table, one: usize, two: usize) {
    for (seat, from, to) in [(one, one, two), (two, two, one)] {
        if let Some(player) = table[seat] {
            counts[player.index()][from] -= 1;
            counts[player.index()][to] += 1;
        }
    }
    table.swap(one, two);
}
