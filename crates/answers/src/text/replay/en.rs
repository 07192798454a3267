//! English.

use fivewinds::Suit;
use fivewinds::record::{RecordError, Unverified, Verified};
use fivewinds::rules::{Booking, EndedBy, WinBy};
use fivewinds::table::{Open, Reason, SeatEvent, Source};
use fivewinds::tiles::{Seat, Tile, Wind};

use super::ReplayText;

pub(in crate::text) static EN: ReplayText = ReplayText {
    wind,
    deal: |deal, deals| format!("Deal {deal} of {deals}"),
    round: |round| format!("round {}", wind(round)),
    dice: "Dice",
    dealt: "The tiles are dealt.",
    time: "Time is up.",
    columns: ["seat", "hand", "sets", "flowers", "discards", "points"],
    hidden: |tiles| format!("{tiles} tiles"),
    event,
    decides: |who, words| if words == "pass" { format!("{who} passes.") } else { format!("{who}: {words}.") },
    verified,
    not_verified: "Not verified",
    unverified: Unverified::to_string,
    reason: Reason::to_string,
    unreadable: RecordError::to_string,
    no_deal: |deals| format!("there is no such deal; there are {deals}"),
};

fn wind(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "East",
        Wind::South => "South",
        Wind::West => "West",
        Wind::North => "North",
    }
}

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Characters => "characters",
        Suit::Dots => "dots",
        Suit::Bamboos => "bamboos",
    }
}

fn verified(verified: &Verified) -> String {
    let Verified { deals, steps, seeds, contributed } = verified;
    let seeds = match (seeds, contributed) {
        (0, _) => String::new(),
        (_, 0) => format!("; walls that follow from a seed: {seeds}"),
        _ => format!("; walls that follow from a seed: {seeds}, of which from a common one: {contributed}"),
    };
    let plural = |count: usize| if count == 1 { "" } else { "s" };
    format!("Verified: {deals} deal{}, {steps} step{}{seeds}.", plural(*deals), plural(*steps))
}

fn event(event: SeatEvent, who: &dyn Fn(Seat) -> String) -> Option<String> {
    let tile = |tile: Option<Tile>| tile.map_or_else(|| "a tile".to_owned(), |tile| tile.to_string());
    Some(match event {
        SeatEvent::Drew { source: Source::Dealt | Source::Claim, .. } => return None,
        SeatEvent::Drew { seat, tile: drawn, source: Source::Wall } => {
            format!("{} draws {}.", who(seat), tile(drawn))
        }
        SeatEvent::Drew { seat, tile: drawn, source: Source::Kong | Source::Flower } => {
            format!("{} draws {} as a replacement.", who(seat), tile(drawn))
        }
        SeatEvent::ConcealedKong { seat, tile: Some(tile) } => {
            format!("{} declares a concealed kong of {tile}.", who(seat))
        }
        SeatEvent::ConcealedKong { seat, tile: None } => {
            format!("{} declares a concealed kong, face down.", who(seat))
        }
        SeatEvent::Forbade { seat, suit: Some(named) } => {
            format!("{} forbids himself {}.", who(seat), suit(named))
        }
        SeatEvent::Forbade { seat, suit: None } => format!("{} names a forbidden suit.", who(seat)),
        SeatEvent::Missed { value } => format!("A win worth {value} is let pass."),
        SeatEvent::Open(open) => return open_event(open, who),
    })
}

fn open_event(open: Open, who: &dyn Fn(Seat) -> String) -> Option<String> {
    Some(match open {
        Open::FlowerShown { seat, tile } => format!("{} lays the flower {tile} open.", who(seat)),
        Open::FlowerOffered { tile, .. } => format!("The eighth flower, {tile}, may be robbed."),
        Open::EighthFlower { seat, tile } => format!("{} has the eighth flower, {tile}.", who(seat)),
        Open::SuitShown { seat, suit: named } => {
            format!("{} shows the forbidden suit: {}.", who(seat), suit(named))
        }
        Open::DeclaredReady { seat, .. } => format!("{} declares a ready hand.", who(seat)),
        Open::ReadyLapsed { seat } => format!("{}: the declaration lapses.", who(seat)),
        Open::Discarded { seat, tile } => format!("{} discards {tile}.", who(seat)),
        Open::Claimed { seat, meld } => format!("{} claims it for a {}: {meld}.", who(seat), meld.kind()),
        Open::AddingToPung { seat, tile } => format!("{} adds {tile} to a pung.", who(seat)),
        Open::FalseWin { seat } => format!("{} declares a win that is none: a dead hand.", who(seat)),
        Open::Won { seat, from, tile, by } => won(who(seat), from.map(who), tile, by),
        Open::Paid(Booking { from, to, points, clause }) => {
            let to = to.map(|to| format!(" {}", who(to))).unwrap_or_default();
            format!("{} pays{to} {points} [{clause}].", who(from))
        }
        Open::Ended { by, next_dealer } => {
            let how = match by {
                EndedBy::Win => "by a win",
                EndedBy::Wall => "as the wall is empty",
                EndedBy::Time => "as time is up",
            };
            format!("The deal ends {how}; {} deals next.", who(next_dealer))
        }
        Open::FlowersAsked { .. }
        | Open::Dealt
        | Open::Opening
        | Open::FirstTurn { .. }
        | Open::AddedToPung { .. }
        | Open::KongPaid(_)
        | Open::KongThrown { .. }
        | Open::Taken { .. } => return None,
    })
}

fn won(who: String, from: Option<String>, tile: Tile, by: WinBy) -> String {
    let from = from.map(|from| format!(" of {from}")).unwrap_or_default();
    match by {
        WinBy::SelfDraw => format!("{who} wins with {tile} from the wall."),
        WinBy::Discard => format!("{who} wins on the discard {tile}{from}."),
        WinBy::RobKong => format!("{who} robs the kong of {tile}{from} and wins."),
        WinBy::KongReplacement => format!("{who} wins with {tile}, drawn after a kong."),
        WinBy::FlowerReplacement => format!("{who} wins with {tile}, drawn for a flower."),
        WinBy::RobFlower => format!("{who} robs the eighth flower {tile}{from} and wins."),
        WinBy::EighthFlower => format!("{who} wins with the eighth flower, {tile}."),
        WinBy::Dealt => format!("{who} wins with the tiles as dealt."),
    }
}
