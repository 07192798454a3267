//! What is at stake in a deal for somebody who plays for his place: how many table points he may expect at the end of the
//! session, whoever wins this deal.
//!
//! Between two players the deals that are still to come add up to a difference about which nothing is known but how large it may
//! be. Who is ahead of whom follows from that; the places from who is ahead. In the last deal it is as it is.

use table::SeatView;
use tiles::{RelSeat, Seat};

use crate::Standing;
use crate::plan::Plans;

/// What a bot wants to have at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum PlaysFor {
    /// Points, as many as possible.
    #[default]
    Points,
    /// Table points: a good place in the session. In a deal that stands alone it is points.
    Places,
}

/// What everybody wins or loses, by where he sits as the player sees it.
pub(crate) type Change = [f32; 4];

/// How the session stands for a player, and what may become of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stakes {
    /// What everybody has, what was paid in this deal included; `None` where nobody sits.
    totals: [Option<f32>; 4],
    /// How many others play.
    others: f32,
    /// How far two players may come apart after this deal.
    spread: f32,
    /// What an ordinary win brings, and how much more who gave the tile loses by it.
    usual: (f32, f32),
    /// The places that one may expect if one does not win.
    otherwise: f32,
}

/// 4, 2, 1 and 0 (MCRC-SCORE-4).
const OF_PLACES: [f32; 4] = [4.0, 2.0, 1.0, 0.0];
/// By how many ordinary wins two players come apart in a deal, as a standard deviation.
const APART: f32 = 1.3;
/// How likely another wins if one does not.
const ANOTHER: f32 = 0.8;
/// How likely somebody who waits wins even if the tile is not thrown.
const ANYWAY: f32 = 0.75;
/// Wins of others by how they compare with an ordinary one, and how many of them are so.
const SIZES: [(f32, f32); 3] = [(0.5, 0.35), (1.0, 0.4), (2.0, 0.25)];
/// What a point counts beside the places, in points: it decides where the places do not.
const A_POINT: f32 = 0.02;

impl Stakes {
    /// `None` if nothing that happens in this deal is likely to change a place.
    pub(crate) fn new(view: SeatView<'_>, plans: &Plans, standing: &Standing) -> Option<Stakes> {
        let public = view.public();
        let mut totals = [None; 4];
        for &seat in public.seats() {
            let has = standing.totals[seat] + i64::from(public.points()[seat]);
            totals[place(view, seat)] = Some(has as f32);
        }
        let later = standing.deals_left.saturating_sub(1);
        let mut stakes = Stakes {
            totals,
            others: (public.seats().len() as f32 - 1.0).max(1.0),
            spread: APART * plans.usual_gain * (later as f32).sqrt(),
            usual: (plans.usual_gain, plans.usual_loss),
            otherwise: 0.0,
        };
        let wins = stakes.rivals().map(|rival| stakes.beaten_by(rival, 1.0)).sum::<f32>();
        stakes.otherwise = ANOTHER * wins / stakes.others + (1.0 - ANOTHER) * stakes.places(&[0.0; 4]);
        let most = stakes.places(&stakes.won_of(8.0 * plans.usual_gain));
        let worst =
            stakes.rivals().map(|rival| stakes.places(&stakes.given_to(rival, 2.0))).reduce(f32::min)?;
        (most - worst > 0.02).then_some(stakes)
    }

    /// What a win is worth that changes so much, beside what becomes of the deal without it. A table point counts as much as an
    /// ordinary win.
    pub(crate) fn of_win(&self, change: &Change, points: f32) -> f32 {
        // What brings nothing is still better than what brings less points.
        (self.places(change) - self.otherwise).max(0.0) * self.usual.0 + A_POINT * points
    }

    /// The same for a win on a discard, whoever it comes from; `change` is for one who gives it.
    pub(crate) fn of_win_from_any(&self, change: &Change, from: RelSeat, points: f32) -> f32 {
        let by = |giver: usize| {
            let mut change = *change;
            change.swap(giver, from as usize);
            self.of_win(&change, points)
        };
        self.rivals().map(by).sum::<f32>() / self.others
    }

    /// What a deal is worth that ends so.
    pub(crate) fn of_end(&self, change: &Change) -> f32 {
        self.places(change) * self.usual.0 + A_POINT * change[0]
    }

    /// What so many points are worth that all others pay.
    pub(crate) fn of_points(&self, points: f32) -> f32 {
        let gained = self.places(&self.won_of(points)) - self.places(&[0.0; 4]);
        gained * self.usual.0 + A_POINT * points
    }

    /// What it costs to give somebody the tile that he wins with, whose wins are so many times an ordinary one.
    pub(crate) fn of_loss(&self, rival: RelSeat, dear: f32) -> f32 {
        let rival = rival as usize;
        let kept = (1.0 - ANYWAY) * self.places(&[0.0; 4]) + ANYWAY * self.beaten_by(rival, dear);
        let given = |&(size, share): &(f32, f32)| share * self.places(&self.given_to(rival, dear * size));
        let lost = kept - SIZES.iter().map(given).sum::<f32>();
        lost.max(0.0) * self.usual.0 + A_POINT * self.usual.1 * dear
    }

    /// The table points that one may expect after this deal has changed so much.
    fn places(&self, change: &Change) -> f32 {
        let own = self.totals[0].unwrap_or(0.0) + change[0];
        // How likely so many are ahead.
        let mut ahead = [1.0, 0.0, 0.0, 0.0];
        for rival in self.rivals() {
            let lead = own - self.totals[rival].unwrap_or(0.0) - change[rival];
            let chance = match () {
                // Close to the normal distribution.
                () if self.spread > 0.0 => 1.0 / (1.0 + (1.702 * lead / self.spread).exp()),
                // Equals share their places.
                () if lead.abs() < 0.5 => 0.5,
                () if lead > 0.0 => 0.0,
                () => 1.0,
            };
            for many in (0..4).rev() {
                let one_more = if many > 0 { ahead[many - 1] * chance } else { 0.0 };
                ahead[many] = ahead[many] * (1.0 - chance) + one_more;
            }
        }
        ahead.iter().zip(OF_PLACES).map(|(chance, points)| chance * points).sum()
    }

    /// The places that one may expect if another wins, and not on one's own tile.
    fn beaten_by(&self, rival: usize, dear: f32) -> f32 {
        let of_size = |&(size, share): &(f32, f32)| {
            let won = self.usual.0 * dear * size;
            let mut change = self.totals.map(|_| -won / self.others);
            change[rival] = won;
            share * self.places(&change)
        };
        SIZES.iter().map(of_size).sum()
    }

    /// What changes if another wins upon one's own tile: what its giver pays follows from what he pays more.
    fn given_to(&self, rival: usize, dear: f32) -> Change {
        let (won, more) = (self.usual.0 * dear, self.usual.1 * dear);
        let each = ((won - more) / (self.others - 1.0 + ANYWAY)).max(0.0);
        let mut change = [-each; 4];
        change[rival] = won;
        change[0] = -(won - (self.others - 1.0) * each);
        change
    }

    /// What changes if one gets so much from all others together.
    fn won_of(&self, points: f32) -> Change {
        let mut change = [-points / self.others; 4];
        change[0] = points;
        change
    }

    fn rivals(&self) -> impl Iterator<Item = usize> {
        let totals = self.totals;
        (1..4).filter(move |&place| totals[place].is_some())
    }
}

/// Where somebody sits, as a player sees it.
pub(crate) fn place(view: SeatView<'_>, seat: Seat) -> usize {
    if seat == view.seat() { 0 } else { view.public().place_of(seat, view.seat()) as usize }
}

#[cfg(test)]
mod tests;
