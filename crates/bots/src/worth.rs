//! What a hand that one may still get would bring, asked of the scorer.

use arrayvec::ArrayVec;
use hand::{Meld, Tally};
use rules::{Fact, Facts, Rules, Score, Showdown, Verdict, Win, WinBy};
use table::SeatView;
use tiles::{RelSeat, Suit, Tile, TileSet, Wind};

/// What is known about a hand besides its tiles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hypothesis {
    pub(crate) flowers: TileSet,
    pub(crate) seat: Wind,
    pub(crate) round: Wind,
    pub(crate) players: u8,
    pub(crate) facts: Facts,
    pub(crate) dealer_streak: u32,
    /// From whom a winning discard is supposed to come.
    pub(crate) from: RelSeat,
}

impl Hypothesis {
    /// Somebody at a usual table.
    pub(crate) fn plain(rules: &Rules) -> Hypothesis {
        let players = rules.usual_players();
        let mut facts = Facts::NONE;
        facts.insert(Fact::ReadyDeclared);
        Hypothesis {
            flowers: TileSet::EMPTY,
            seat: Wind::South,
            round: Wind::East,
            players,
            facts,
            dealer_streak: 0,
            from: giver(players),
        }
    }

    /// A seat as it sees itself. A hand that must be declared ready is supposed to be declared.
    pub(crate) fn of(view: SeatView<'_>) -> Hypothesis {
        let public = view.public();
        let mut facts = Facts::NONE;
        let suit = view.own().forbidden().map(|suit| match suit {
            Suit::Characters => Fact::ForbiddenCharacters,
            Suit::Dots => Fact::ForbiddenDots,
            Suit::Bamboos => Fact::ForbiddenBamboos,
        });
        suit.into_iter().chain([Fact::ReadyDeclared]).for_each(|fact| facts.insert(fact));
        let from = public.others(view.seat()).find(|&other| !public.shown(other).is_out());
        for other in public.others(view.seat()).filter(|&other| public.shown(other).is_out()) {
            match public.place_of(other, view.seat()) {
                RelSeat::Right => facts.insert(Fact::WonRight),
                RelSeat::Across => facts.insert(Fact::WonAcross),
                RelSeat::Left => facts.insert(Fact::WonLeft),
                RelSeat::Own => {}
            }
        }
        Hypothesis {
            flowers: public.shown(view.seat()).flowers(),
            seat: view.seat().wind(),
            round: public.table().round,
            players: public.table().players,
            facts,
            dealer_streak: public.table().dealer_streak,
            from: from.map_or(giver(public.table().players), |other| public.place_of(other, view.seat())),
        }
    }

    /// The hand as it would be shown; `complete` has the winning tile in it.
    pub(crate) fn showdown(&self, complete: &Tally, melds: &[Meld], win: Option<(Tile, bool)>) -> Showdown {
        let mut concealed = complete.counts();
        let win = win.map(|(tile, drawn)| {
            concealed.remove(tile);
            let (by, from) = if drawn { (WinBy::SelfDraw, None) } else { (WinBy::Discard, Some(self.from)) };
            Win { tile, by, from }
        });
        Showdown {
            concealed,
            melds: melds.iter().copied().collect::<ArrayVec<Meld, 5>>(),
            flowers: self.flowers,
            win,
            seat: self.seat,
            round: self.round,
            players: self.players,
            facts: self.facts,
            discards: Showdown::MANY_DISCARDS,
            dealer_streak: self.dealer_streak,
        }
    }
}

const fn giver(players: u8) -> RelSeat {
    if players == 2 { RelSeat::Across } else { RelSeat::Right }
}

/// The points that a win would bring; `None` if it may not be declared.
pub(crate) fn gain(
    rules: &Rules,
    hypothesis: &Hypothesis,
    complete: &Tally,
    melds: &[Meld],
    last: Tile,
    drawn: bool,
) -> Option<f32> {
    let score = rules.score(&hypothesis.showdown(complete, melds, Some((last, drawn))));
    points(hypothesis, &score)
}

/// What a win would bring everybody, by where he sits; `None` if it may not be declared.
pub(crate) fn changes(
    rules: &Rules,
    hypothesis: &Hypothesis,
    complete: &Tally,
    melds: &[Meld],
    last: Tile,
    drawn: bool,
) -> Option<[f32; 4]> {
    let score = rules.score(&hypothesis.showdown(complete, melds, Some((last, drawn))));
    let own = points(hypothesis, &score)?;
    Some(match score.payments() {
        Some(payments) => RelSeat::ALL.map(|seat| payments.of_seat(seat) as f32),
        None => {
            [0, 1, 2, 3].map(|seat| if seat == 0 { own } else { -own / f32::from(hypothesis.players - 1) })
        }
    })
}

/// What a win on a discard costs whoever threw it more than it costs him if another throws it; `None` if it may not be
/// declared.
pub(crate) fn loss(
    rules: &Rules,
    hypothesis: &Hypothesis,
    complete: &Tally,
    melds: &[Meld],
    last: Tile,
) -> Option<f32> {
    let score = rules.score(&hypothesis.showdown(complete, melds, Some((last, false))));
    if score.verdict != Verdict::Valid {
        return None;
    }
    let Some(payments) = score.payments() else {
        // Everybody pays the same, whoever threw it; but who throws it lets the deal end now.
        return Some(score.value.unwrap_or(0) as f32 * (1.0 - ANYWAY));
    };
    let others =
        [RelSeat::Right, RelSeat::Across, RelSeat::Left].into_iter().filter(|&seat| seat != hypothesis.from);
    let other = others.map(|seat| -payments.of_seat(seat)).min().unwrap_or(0);
    Some(-payments.of_seat(hypothesis.from) as f32 - ANYWAY * other as f32)
}

/// How likely somebody who waits wins even if this tile is not thrown.
const ANYWAY: f32 = 0.75;

/// What a hand that has not won is worth at the end of a deal, to its owner, from all others.
pub(crate) fn unwon(rules: &Rules, hypothesis: &Hypothesis, tally: &Tally, melds: &[Meld]) -> f32 {
    let score = rules.score(&hypothesis.showdown(tally, melds, None));
    score.value.unwrap_or(0) as f32 * f32::from(hypothesis.players - 1)
}

fn points(hypothesis: &Hypothesis, score: &Score) -> Option<f32> {
    if score.verdict != Verdict::Valid {
        return None;
    }
    Some(match score.payments() {
        Some(payments) => payments.of_seat(RelSeat::Own) as f32,
        // Where all hands are settled at the end, everybody pays the value.
        None => score.value.unwrap_or(0) as f32 * f32::from(hypothesis.players - 1),
    })
}
