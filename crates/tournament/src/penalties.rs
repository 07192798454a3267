//! The list of all penalties: of the sheets, of the tournament, and lateness.

use sheet::CancelView;

use crate::TourPenaltyView;
use crate::score::{LATE, late_points};
use crate::state::{Place, Section, Tournament};

/// In the order in which they were given.
pub(crate) fn all(tournament: &Tournament) -> Vec<TourPenaltyView> {
    let mut list: Vec<TourPenaltyView> = of_tournament(tournament).collect();
    for (at, section) in tournament.sections.iter().enumerate() {
        for (number, session) in (1..).zip(&section.sessions) {
            for (table, found) in (section.setup.first_table..).zip(&session.tables) {
                let here = (at, number, table);
                let places = found.places.iter().enumerate();
                list.extend(
                    places.filter_map(|(place, of)| of_lateness(tournament, section, here, place, of)),
                );
                let Some(sheet) = &found.sheet else { continue };
                let penalties = sheet.penalties().into_iter();
                list.extend(penalties.map(|(penalty, round)| {
                    let place = &found.places[usize::from(penalty.who)];
                    of_sheet(tournament, here, place, penalty, round)
                }));
            }
        }
    }
    list.sort_by_key(|penalty| penalty.at);
    list
}

fn of_tournament(tournament: &Tournament) -> impl Iterator<Item = TourPenaltyView> {
    tournament.penalties.iter().enumerate().map(|(at, penalty)| {
        let section = tournament.sections.get(penalty.section);
        let session = penalty.session.and_then(|session| section?.session(session).ok());
        let seat = session.and_then(|session| session.seat_of(penalty.id));
        let ladder = penalty.offence.points == rules::OffencePoints::Ladder;
        TourPenaltyView {
            penalty: Some(at as u32 + 1),
            section: penalty.section as u32,
            session: penalty.session,
            table: seat.and_then(|(table, _)| Some(section?.table_number(table))),
            round: None,
            place: seat.map(|(_, place)| place as u8),
            id: Some(penalty.id),
            name: name(tournament, penalty.id),
            offence: penalty.offence.id.to_owned(),
            clause: penalty.offence.clause.to_owned(),
            points: tournament.penalty_points(at),
            // MCRC-PEN-7: the first time is a warning.
            warning: penalty.offence.warning || ladder && tournament.step(at) == 1,
            dead_hand: penalty.offence.dead_hand,
            text: penalty.text.clone(),
            cancelled: penalty.cancelled.clone().map(|(stamp, why)| CancelView {
                by: stamp.by,
                at: stamp.at,
                why,
            }),
            by: penalty.stamp.by.clone(),
            at: penalty.stamp.at,
        }
    })
}

/// MCRC-PEN-3.
fn of_lateness(
    tournament: &Tournament,
    section: &Section,
    (at, session, table): (usize, u32, u32),
    number: usize,
    place: &Place,
) -> Option<TourPenaltyView> {
    let (id, (minutes, stamp)) = (place.id?, place.late.as_ref()?);
    let offence = match *minutes {
        minutes if minutes <= LATE[0] => "late_10",
        minutes if minutes <= LATE[1] => "late_15",
        _ => "late_missed",
    };
    Some(TourPenaltyView {
        penalty: None,
        section: at as u32,
        session: Some(session),
        table: Some(table),
        round: None,
        place: Some(number as u8),
        id: Some(id),
        name: name(tournament, id),
        offence: offence.to_owned(),
        clause: "MCRC-PEN-3".to_owned(),
        points: if place.is_missed() { 0 } else { late_points(section, place) },
        warning: false,
        dead_hand: false,
        text: String::new(),
        cancelled: None,
        by: stamp.by.clone(),
        at: stamp.at,
    })
}

fn of_sheet(
    tournament: &Tournament,
    (section, session, table): (usize, u32, u32),
    place: &Place,
    penalty: sheet::PenaltyView,
    round: u32,
) -> TourPenaltyView {
    let lost = penalty.points.get(usize::from(penalty.who)).map_or(0, |points| points.unsigned_abs());
    TourPenaltyView {
        penalty: None,
        section: section as u32,
        session: Some(session),
        table: Some(table),
        round: Some(round),
        place: Some(penalty.who),
        id: place.player(),
        name: tournament.person(place).name,
        offence: penalty.offence,
        clause: penalty.clause,
        points: u32::try_from(lost).unwrap_or(u32::MAX),
        warning: penalty.warning,
        dead_hand: penalty.dead_hand,
        text: penalty.text,
        cancelled: penalty.cancelled,
        by: penalty.by,
        at: penalty.at,
    }
}

fn name(tournament: &Tournament, id: u32) -> String {
    tournament.entrant(id).map(|entrant| entrant.entry.name.clone()).unwrap_or_default()
}
