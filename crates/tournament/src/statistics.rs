//! What people like to hear.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::state::{Session, Table, Tournament};
use crate::{BestHandView, CountView, StatisticsView};

/// So many hands are told, and so many players in each list.
const TOLD: usize = 10;

/// Of all sheets of a section, and of the hands that were told from paper. Who fills a place is not named.
pub(crate) fn of(tournament: &Tournament, section: usize) -> StatisticsView {
    let found = &tournament.sections[section];
    let mut told = StatisticsView::default();
    let (mut wins, mut fed): (BTreeMap<u32, u32>, BTreeMap<u32, u32>) = (BTreeMap::new(), BTreeMap::new());
    let begun = (1..).zip(&found.sessions).filter(|(_, session): &(u32, &Session)| session.has_begun());
    for (session, tables) in begun {
        for (number, table) in (found.setup.first_table..).zip(&tables.tables) {
            of_table(&mut told, &mut wins, &mut fed, (session, number), table);
        }
    }
    told.best_hands.sort_by_key(|hand| (Reverse(hand.value), hand.session, hand.table, hand.id));
    told.best_hands.truncate(TOLD);
    told.most_wins = list(wins);
    told.most_wins.retain(|count| count.count > 0);
    told.most_wins.sort_by_key(|count| (Reverse(count.count), count.id));
    told.most_wins.truncate(TOLD);
    told.least_fed = list(fed);
    told.least_fed.sort_by_key(|count| (count.count, count.id));
    told.least_fed.truncate(TOLD);
    told
}

fn of_table(
    told: &mut StatisticsView,
    wins: &mut BTreeMap<u32, u32>,
    fed: &mut BTreeMap<u32, u32>,
    (session, number): (u32, u32),
    table: &Table,
) {
    let player = |place: u8| table.places.get(usize::from(place)).and_then(crate::state::Place::player);
    let paper = table.paper.last().map_or(&[][..], |last| &last.result.hands);
    for hand in paper {
        if let Some(id) = player(hand.place) {
            let (value, hand) = (hand.value, hand.hand.clone());
            told.best_hands.push(BestHandView { id, value, session, table: number, hand });
        }
    }
    let Some(sheet) = table.sheet.as_ref().filter(|_| table.paper.is_empty()) else { return };
    let glance = sheet.glance();
    told.deals += glance.deals;
    told.draws += glance.draws;
    if glance.deals > 0 {
        (0..4).filter_map(player).for_each(|id| _ = fed.entry(id).or_default());
    }
    for win in sheet.wins() {
        told.wins += 1;
        told.self_drawn += u32::from(win.from.is_none());
        if let Some(id) = win.from.and_then(player) {
            *fed.entry(id).or_default() += 1;
        }
        if let Some(id) = player(win.who) {
            *wins.entry(id).or_default() += 1;
            told.best_hands.push(BestHandView {
                id,
                value: win.value,
                session,
                table: number,
                hand: win.hand,
            });
        }
    }
}

fn list(counts: BTreeMap<u32, u32>) -> Vec<CountView> {
    counts.into_iter().map(|(id, count)| CountView { id, count }).collect()
}
