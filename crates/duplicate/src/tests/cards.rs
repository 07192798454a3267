//! The vectors of `docs/duplicate.md`, and that cards deal as the table does.

use rules::{Options, Rules, Ruleset};
use serde_json::Value;
use shuffle::{Contributions, GameId};
use table::{Deal, Event, EventSink, Setup, Source, dealt_to};

use crate::*;

const PAGE: &str = include_str!("../../../../docs/duplicate.md");

fn vectors() -> Vec<Value> {
    let (_, rest) = PAGE.split_once("```json\n").unwrap();
    let (block, _) = rest.split_once("```").unwrap();
    block.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn rules(text: &str) -> Rules {
    let ruleset: Ruleset = text.parse().unwrap();
    Rules::new(Options::new(ruleset, []).unwrap())
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap()
}

fn number(value: &Value, name: &str) -> u32 {
    u32::try_from(value[name].as_u64().unwrap()).unwrap()
}

#[test]
fn walls_are_those_of_the_page() {
    let walls: Vec<Value> = vectors().into_iter().filter(|vector| vector.get("wall").is_some()).collect();
    assert_eq!(walls.len(), 2);
    for vector in walls {
        let seed = SeedText::new(text(&vector, "seed")).unwrap();
        let which = Which {
            section: number(&vector, "section"),
            session: number(&vector, "session"),
            deal: number(&vector, "deal"),
        };
        assert_eq!(seed.of_deal(which).to_string(), text(&vector, "deal_seed"));
        let cards =
            cards(&rules(text(&vector, "rules")), 4, &seed, (which.section, which.session), which.deal)
                .unwrap();
        assert_eq!(cards.commitment, text(&vector, "commitment"));
        let deal = cards.deals.last().unwrap();
        let hands: Vec<String> = deal.hands.iter().map(|hand| hand.tiles.join(" ")).collect();
        assert_eq!(serde_json::json!(hands), vector["hands"]);
        assert_eq!(deal.wall.join(" "), text(&vector, "wall"));
        assert_eq!(serde_json::json!(deal.dice), vector["dice"]);
    }
}

#[test]
fn the_secrets_of_a_match_are_those_of_the_page() {
    let vector = vectors().into_iter().find(|vector| vector.get("match").is_some()).unwrap();
    let secret: shuffle::Secret = text(&vector, "secret").parse().unwrap();
    let deal = number(&vector, "deal");
    let host = match_secret(secret.as_bytes(), deal);
    assert_eq!(host.to_string(), text(&vector, "host_secret"));
    let game = GameId::new(text(&vector, "match")).unwrap();
    let commitment = host.commitment(&game, 0);
    assert_eq!(commitment.to_string(), text(&vector, "commitment"));
    let all = Contributions { game, deal, commitments: vec![commitment], secrets: vec![host] };
    assert_eq!(all.verify().unwrap().to_string(), text(&vector, "joint_seed"));
    assert_ne!(match_secret(secret.as_bytes(), deal + 1), host);
}

struct Drawn(Vec<(tiles::Seat, tiles::Tile)>);

impl EventSink for Drawn {
    fn emit(&mut self, event: Event) {
        if let Event::Drew { seat, tile, source: Source::Dealt } = event {
            self.0.push((seat, tile));
        }
    }
}

/// A table that is given the same wall deals the same hands, in every ruleset and for every number of players.
#[test]
fn cards_deal_as_the_table_does() {
    let seed = SeedText::new("a seed").unwrap();
    for name in ["red", "classical", "mcr", "sichuan", "taiwan"] {
        let rules = rules(name);
        for players in rules.players.clone() {
            let cards = cards(&rules, players, &seed, (0, 2), 3).unwrap();
            assert_eq!(cards.deals.len(), 3);
            for card in &cards.deals {
                let wall = shuffle::wall(
                    &seed.of_deal(Which { section: 0, session: 2, deal: card.deal }),
                    &rules.tiles,
                );
                let mut drawn = Drawn(Vec::new());
                let setup = Setup { players, ..Setup::default() };
                Deal::new(&rules, &setup, wall, &mut drawn);
                let dealt = dealt_to(&rules, players).count();
                for hand in &card.hands {
                    let own =
                        drawn.0[..dealt].iter().filter(|(seat, _)| SeatLetter::from(*seat) == hand.seat);
                    let mut own: Vec<tiles::Tile> = own.map(|(_, tile)| *tile).collect();
                    own.sort_unstable();
                    let own: Vec<String> = own.iter().map(ToString::to_string).collect();
                    assert_eq!(hand.tiles, own, "{name}");
                }
                let held: usize = card.hands.iter().map(|hand| hand.tiles.len()).sum();
                assert_eq!(held, dealt, "{name}");
                assert_eq!(held + card.wall.len(), rules.tiles.total() as usize, "{name}: no tile is lost");
            }
            assert_ne!(cards.deals[0].wall, cards.deals[1].wall);
        }
    }
}

#[test]
fn what_cannot_be() {
    let (rules, seed) = (rules("mcr"), SeedText::new("x").unwrap());
    assert_eq!(cards(&rules, 3, &seed, (0, 1), 1), Err(CardsError::Players { found: 3 }));
    for found in [0, 65] {
        assert_eq!(cards(&rules, 4, &seed, (0, 1), found), Err(CardsError::Deals { found }));
    }
    assert_eq!(SeedText::new(""), Err(SeedTextError { found: 0 }));
    let long = SeedText::new(&"х".repeat(101)).unwrap_err();
    assert_eq!(long.to_string(), "a seed has 1 to 200 bytes, not 202");
    assert_eq!(format!("{seed:?}"), "SeedText(…)");
}
