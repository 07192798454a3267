//! A session as cards for real tiles: what each seat starts with, and the wall for whoever builds it.

use rules::{End, Rules, Throws, seats_of};
use serde::{Deserialize, Serialize};
use table::dealt_to;
use tiles::{BySeat, Tile};
use ts_rs::TS;

use crate::{SeatLetter, SeedText, Which};

/// The cards of a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Cards {
    /// The ruleset.
    pub rules: String,
    /// Of which section, from 0, and which session, from 1.
    pub section: u32,
    #[allow(missing_docs, reason = "said above")]
    pub session: u32,
    /// What the seed is bound to (`docs/duplicate.md`); the seed itself is not here.
    pub commitment: String,
    /// How many tiles a hand has; the dealer has one more if `dealer_extra`.
    pub hand_size: u32,
    /// Whether the dealer's card has a tile more; else he draws first.
    pub dealer_extra: bool,
    /// Where replacements come from.
    pub replacements: ReplacedFrom,
    /// How many tiles at the far end are never played.
    pub dead: u32,
    /// The deals in order.
    pub deals: Vec<CardDeal>,
}

/// An end of the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ReplacedFrom {
    /// Where tiles are drawn: the next tile, whatever for.
    Live,
    /// The other one: the last tile first.
    Far,
}

/// A deal as cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CardDeal {
    /// Which one, from 1.
    pub deal: u32,
    /// The throws that break the wall, where somebody wants to throw them.
    pub dice: Vec<[u8; 2]>,
    /// What each seat starts with, the dealer first.
    pub hands: Vec<CardHand>,
    /// The wall that is left, in the order of draws. Where replacements come from the far end they are the last of these, from
    /// the last one on.
    pub wall: Vec<String>,
}

/// What a seat starts with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CardHand {
    /// The seat, by its wind in that deal.
    pub seat: SeatLetter,
    /// Its tiles in ascending order. Flowers are among them: they are replaced in play.
    pub tiles: Vec<String>,
}

/// Why there are no such cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardsError {
    /// That many cannot play this.
    Players {
        /// How many there are.
        found: u8,
    },
    /// There are no deals, or too many at a time.
    Deals {
        /// How many are wanted.
        found: u32,
    },
}

/// The most deals at a time.
const MOST: u32 = 64;

/// The cards of the first deals of a session.
///
/// # Errors
/// If that many cannot play this, or too many deals are wanted.
pub fn cards(
    rules: &Rules,
    players: u8,
    seed: &SeedText,
    (section, session): (u32, u32),
    deals: u32,
) -> Result<Cards, CardsError> {
    if !rules.players.contains(&players) {
        return Err(CardsError::Players { found: players });
    }
    if !(1..=MOST).contains(&deals) {
        return Err(CardsError::Deals { found: deals });
    }
    let plan = rules.play.wall;
    let one = |deal: u32| card_deal(rules, players, seed, Which { section, session, deal });
    Ok(Cards {
        rules: rules.ruleset.id().to_owned(),
        section,
        session,
        commitment: seed.commitment().to_string(),
        hand_size: rules.hand_size as u32,
        dealer_extra: rules.play.dealer_extra,
        replacements: match plan.replacements {
            End::Live => ReplacedFrom::Live,
            End::Far => ReplacedFrom::Far,
        },
        dead: plan.dead.into(),
        deals: (1..=deals).map(one).collect(),
    })
}

fn card_deal(rules: &Rules, players: u8, text: &SeedText, which: Which) -> CardDeal {
    let seed = text.of_deal(which);
    let mut wall = shuffle::wall(&seed, &rules.tiles);
    let mut hands: BySeat<Vec<Tile>> = BySeat::default();
    for seat in dealt_to(rules, players) {
        hands[seat].extend(wall.draw());
    }
    let throws = match rules.play.wall.throws {
        Throws::Two => 2,
        Throws::One => 1,
    };
    let dice = shuffle::dice(&seed).into_iter().take(throws);
    CardDeal {
        deal: which.deal,
        dice: dice.map(|dice| dice.dice().map(|die| die.pips())).collect(),
        hands: seats_of(players)
            .iter()
            .map(|&seat| {
                hands[seat].sort_unstable();
                CardHand { seat: seat.into(), tiles: hands[seat].iter().map(Tile::to_string).collect() }
            })
            .collect(),
        wall: wall.rest().iter().map(Tile::to_string).collect(),
    }
}
