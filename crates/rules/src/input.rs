//! A hand that came from outside, and its check against the rules.

use hand::{Claim, Hand, HandProblem, Meld, MeldError, MeldKind};
use tiles::{RelSeat, Tile, TileCounts, TileSet};

use crate::rules::opponents;
use crate::{InputProblem, Place, Rules};

/// A hand as somebody wrote it down, with what else he sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandInput {
    /// The concealed tiles.
    pub concealed: Vec<Tile>,
    /// The declared sets.
    pub melds: Vec<MeldInput>,
    /// The exposed flowers and seasons.
    pub flowers: Vec<Tile>,
    /// Tiles that the player sees elsewhere: discards, other players' sets.
    pub seen: Vec<Tile>,
    /// The winning tile, where the hand has won.
    pub won: Option<Tile>,
    /// How many play; `None` for the usual number.
    pub players: Option<u8>,
    /// Whether the hand may have drawn already, and so have one tile more.
    pub may_have_drawn: bool,
}

/// A declared set as somebody wrote it down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MeldInput {
    /// What it is called.
    pub kind: MeldKind,
    /// Its tiles as they lie there.
    pub tiles: Vec<Tile>,
    /// Its tiles with the jokers replaced, where there are jokers.
    pub stands_for: Option<Vec<Tile>>,
    /// The claimed tile, where it is known.
    pub claimed: Option<Tile>,
    /// Who had discarded it, where that is known.
    pub from: Option<RelSeat>,
}

/// The winning tile of a hand; a flower that wins lies among the flowers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Late {
    pub(crate) won: Option<Tile>,
    pub(crate) flower: Option<Tile>,
}

/// A hand that obeys the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedHand {
    /// What it can become.
    pub hand: Hand,
    /// The concealed tiles.
    pub concealed: TileCounts,
    /// The declared sets.
    pub melds: Vec<Meld>,
    /// The exposed flowers and seasons.
    pub flowers: TileCounts,
    /// What the player does not see: the full set without all that is named.
    pub unseen: TileCounts,
}

impl HandInput {
    /// No tile, four players (or as many as the rules allow), and perhaps a drawn tile.
    pub const EMPTY: HandInput = HandInput {
        concealed: Vec::new(),
        melds: Vec::new(),
        flowers: Vec::new(),
        seen: Vec::new(),
        won: None,
        players: None,
        may_have_drawn: true,
    };

    /// Checks the hand against the rules.
    ///
    /// # Errors
    /// Everything that is wrong with it, each kind of tile being named once for each fault.
    pub fn check(&self, rules: &Rules) -> Result<CheckedHand, Vec<InputProblem>> {
        self.check_with(rules, Late { won: self.won, flower: None })
    }

    /// The same with a tile that comes last.
    pub(crate) fn check_with(&self, rules: &Rules, late: Late) -> Result<CheckedHand, Vec<InputProblem>> {
        let mut problems = Vec::new();
        let players = self.check_players(rules, &mut problems);
        let unseen = self.check_tiles(rules, late, &mut problems);
        let melds = self.check_melds(rules, players, &mut problems);
        self.check_count(rules, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        let too_many = |error: tiles::TooManyCopies| {
            vec![InputProblem::FifthCopy { tile: error.tile, place: Place::Concealed(1) }]
        };
        let concealed = TileCounts::count(self.concealed.iter().copied()).map_err(too_many)?;
        let flowers = TileCounts::count(self.flowers.iter().copied()).map_err(too_many)?;
        let hand = Hand::new(&concealed, &melds, rules.jokers()).map_err(|found| {
            found.0.into_iter().map(|problem| self.name_problem(rules, problem)).collect::<Vec<_>>()
        })?;
        Ok(CheckedHand { hand, concealed, melds, flowers, unseen })
    }

    /// How many play, and whether so many may.
    fn check_players(&self, rules: &Rules, problems: &mut Vec<InputProblem>) -> u8 {
        let players = self.players.unwrap_or_else(|| rules.usual_players());
        if rules.players.contains(&players) {
            return players;
        }
        let (min, max) = (*rules.players.start(), *rules.players.end());
        problems.push(InputProblem::Players { players, min, max });
        rules.usual_players()
    }

    /// Looks at every tile by itself and counts the copies; returns what is left of the full set.
    fn check_tiles(&self, rules: &Rules, late: Late, problems: &mut Vec<InputProblem>) -> TileCounts {
        let mut unseen = rules.tiles;
        let (mut misplaced, mut too_many) = (TileSet::EMPTY, TileSet::EMPTY);
        for (place, tile) in self.places(late) {
            if let Some(problem) = fault_of_tile(rules, tile, place)
                && !misplaced.contains(tile)
            {
                misplaced.insert(tile);
                problems.push(problem);
            }
            // What is not in play is named as that, however many copies there are.
            if rules.tiles[tile] > 0 && !unseen.remove(tile) && !too_many.contains(tile) {
                too_many.insert(tile);
                problems.push(if tile.is_flower() {
                    InputProblem::SecondCopy { tile, place }
                } else {
                    InputProblem::FifthCopy { tile, place }
                });
            }
        }
        unseen
    }

    /// All tiles with where they are.
    fn places(&self, late: Late) -> impl Iterator<Item = (Place, Tile)> + '_ {
        fn numbered(tiles: &[Tile], place: fn(usize) -> Place) -> impl Iterator<Item = (Place, Tile)> {
            (1..).map(place).zip(tiles.iter().copied())
        }
        let declared = (1..)
            .zip(&self.melds)
            .flat_map(|(number, meld)| meld.tiles.iter().map(move |&tile| (Place::Meld(number), tile)));
        numbered(&self.concealed, Place::Concealed)
            .chain(declared)
            .chain(numbered(&self.flowers, Place::Flowers))
            .chain(late.flower.map(|tile| (Place::Flowers(self.flowers.len() + 1), tile)))
            .chain(numbered(&self.seen, Place::Seen))
            .chain(late.won.map(|tile| (Place::Win, tile)))
    }

    fn check_melds(&self, rules: &Rules, players: u8, problems: &mut Vec<InputProblem>) -> Vec<Meld> {
        let mut melds = Vec::new();
        for (number, meld) in (1..).zip(&self.melds) {
            problems.extend(meld.fault_of_kind(rules, number));
            problems.extend(meld.fault_of_claim(number));
            problems.extend(meld.fault_of_seat(players, number));
            match meld.to_meld() {
                Ok(meld) => melds.push(meld),
                Err(error) => problems.push(InputProblem::NotASet { meld: number, error }),
            }
        }
        melds
    }

    /// A declared set counts as three tiles, a kong too.
    fn check_count(&self, rules: &Rules, problems: &mut Vec<InputProblem>) {
        let (concealed, melds) = (self.concealed.len(), self.melds.len());
        let total = concealed + 3 * melds;
        let right = total == rules.hand_size || self.may_have_drawn && total == rules.hand_size + 1;
        if !right || concealed == 0 {
            let wanted = rules.hand_size;
            problems.push(InputProblem::TileCount {
                concealed,
                melds,
                wanted,
                or_drawn: self.may_have_drawn,
            });
        }
    }

    /// A problem that only the hand itself found; the checks above leave none.
    fn name_problem(&self, rules: &Rules, problem: HandProblem) -> InputProblem {
        match problem {
            HandProblem::FifthCopy(tile) => InputProblem::FifthCopy { tile, place: Place::Concealed(1) },
            HandProblem::Flower(tile) => InputProblem::FlowerInHand { tile, place: Place::Concealed(1) },
            HandProblem::Joker => InputProblem::Joker { place: Place::Concealed(1) },
            HandProblem::TileCount { .. } => InputProblem::TileCount {
                concealed: self.concealed.len(),
                melds: self.melds.len(),
                wanted: rules.hand_size,
                or_drawn: self.may_have_drawn,
            },
        }
    }
}

/// What is wrong with a tile at a place, however many copies there are.
fn fault_of_tile(rules: &Rules, tile: Tile, place: Place) -> Option<InputProblem> {
    let aside = matches!(place, Place::Flowers(_));
    let in_hand = matches!(place, Place::Concealed(_) | Place::Meld(_) | Place::Win);
    if aside && !tile.is_flower() {
        Some(InputProblem::NotAFlower { tile, place })
    } else if in_hand && tile.is_flower() {
        Some(InputProblem::FlowerInHand { tile, place })
    } else if rules.tiles[tile] > 0 {
        None
    } else if tile.is_flower() {
        Some(InputProblem::FlowerNotInPlay { tile, place })
    } else if tile.is_joker() {
        Some(InputProblem::Joker { place })
    } else {
        Some(InputProblem::NotInThisSet { tile, place })
    }
}

impl MeldInput {
    /// The set, if it is one.
    fn to_meld(&self) -> Result<Meld, MeldError> {
        let stands_for = self.stands_for.as_ref().unwrap_or(&self.tiles);
        let claim = self.claimed.zip(self.from).map(|(tile, from)| Claim { tile, from });
        let meld = Meld::new(self.kind, &self.tiles, stands_for, claim)?;
        match self.claimed.filter(|claimed| !self.tiles.contains(claimed)) {
            Some(elsewhere) => Err(MeldError::ClaimedElsewhere(elsewhere)),
            None => Ok(meld),
        }
    }

    fn fault_of_kind(&self, rules: &Rules, number: usize) -> Option<InputProblem> {
        if self.kind.is_kong() && !rules.kongs {
            Some(InputProblem::NoKongs { meld: number })
        } else if self.kind == MeldKind::Chow && !rules.chows {
            Some(InputProblem::NoChows { meld: number })
        } else {
            None
        }
    }

    fn fault_of_claim(&self, number: usize) -> Option<InputProblem> {
        let claimed = self.claimed.is_some() || self.from.is_some();
        if self.kind == MeldKind::ConcealedKong && claimed {
            Some(InputProblem::ClaimedConcealed { meld: number })
        } else if self.claimed.is_some_and(Tile::is_joker) {
            Some(InputProblem::ClaimedJoker { meld: number })
        } else {
            None
        }
    }

    fn fault_of_seat(&self, players: u8, number: usize) -> Option<InputProblem> {
        let from = self.from?;
        let opponents = opponents(players);
        if !opponents.contains(&from) {
            Some(InputProblem::Seat { meld: number, from, players })
        } else if self.kind == MeldKind::Chow && opponents.last() != Some(&from) {
            Some(InputProblem::ChowFrom { meld: number, from, players })
        } else {
            None
        }
    }
}
