// Made from crates/duplicate by `FIVEWINDS_TYPES=write cargo test -p duplicate`; not to be edited.

export type SeatLetter = "E" | "S" | "W" | "N";

export type Fraction = { num: number, den: number, };

export type Comparison = { 
/**
 * The deals in order.
 */
deals: Array<ComparedDeal>, 
/**
 * Everybody who played, the best first.
 */
players: Array<ComparedPlayer>, };

export type ComparedDeal = { 
/**
 * Which one, from 1.
 */
deal: number, 
/**
 * The seats in the order of play.
 */
seats: Array<ComparedSeat>, };

export type ComparedSeat = { 
/**
 * By its wind.
 */
seat: SeatLetter, 
/**
 * What it brought on the average over all tables.
 */
mean: Fraction, 
/**
 * The tables by their numbers.
 */
rows: Array<ComparedRow>, };

export type ComparedRow = { 
/**
 * The table.
 */
table: number, 
/**
 * Who sat there.
 */
player: number, 
/**
 * What he won or lost.
 */
points: number, 
/**
 * How much more that is than the average.
 */
difference: Fraction, 
/**
 * 2 for each table that did worse in this seat, 1 for each that did the same.
 */
match_points: number, };

export type ComparedPlayer = { 
/**
 * The table.
 */
table: number, 
/**
 * His number there.
 */
player: number, 
/**
 * How many deals were compared.
 */
deals: number, 
/**
 * What he won or lost in them.
 */
points: number, 
/**
 * How much more that is than the average of his seats.
 */
difference: Fraction, 
/**
 * His match points.
 */
match_points: number, 
/**
 * As many as he could have had.
 */
most: number, 
/**
 * From 1, by match points, then by the difference; equals share a place.
 */
place: number, };

export type Cards = { 
/**
 * The ruleset.
 */
rules: string, 
/**
 * Of which section, from 0, and which session, from 1.
 */
section: number, session: number, 
/**
 * What the seed is bound to (`docs/duplicate.md`); the seed itself is not here.
 */
commitment: string, 
/**
 * How many tiles a hand has; the dealer has one more if `dealer_extra`.
 */
hand_size: number, 
/**
 * Whether the dealer's card has a tile more; else he draws first.
 */
dealer_extra: boolean, 
/**
 * Where replacements come from.
 */
replacements: ReplacedFrom, 
/**
 * How many tiles at the far end are never played.
 */
dead: number, 
/**
 * The deals in order.
 */
deals: Array<CardDeal>, };

export type ReplacedFrom = "live" | "far";

export type CardDeal = { 
/**
 * Which one, from 1.
 */
deal: number, 
/**
 * The throws that break the wall, where somebody wants to throw them.
 */
dice: Array<[number, number]>, 
/**
 * What each seat starts with, the dealer first.
 */
hands: Array<CardHand>, 
/**
 * The wall that is left, in the order of draws. Where replacements come from the far end they are the last of these, from
 * the last one on.
 */
wall: Array<string>, };

export type CardHand = { 
/**
 * The seat, by its wind in that deal.
 */
seat: SeatLetter, 
/**
 * Its tiles in ascending order. Flowers are among them: they are replaced in play.
 */
tiles: Array<string>, };
