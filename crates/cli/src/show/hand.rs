//! A hand to be scored, laid out by its sets: `[123m] 456p 78+9s 55z`.

use fivewinds::rules::{Layout, Set};
use fivewinds::tiles::notation::{compact, unicode};
use fivewinds::{Meld, Showdown, Tile};

/// Tiles that lie together.
#[derive(Debug, Default)]
pub(crate) struct Piece {
    tiles: Vec<Tile>,
    /// With the jokers replaced, where there are jokers.
    stands_for: Option<Vec<Tile>>,
    declared: bool,
    /// Which of them is the winning tile.
    won: Option<usize>,
}

/// The hand by its sets if it has any, else as it is held. The flowers are not part of it.
pub(crate) fn pieces(showdown: &Showdown, layout: Option<&Layout>) -> Vec<Piece> {
    match layout {
        Some(layout) => laid_out(showdown, layout),
        None => held(showdown),
    }
}

/// Some of the sets of a layout, in compact notation.
pub(crate) fn sets(layout: &Layout, mask: u8) -> String {
    let chosen = layout.sets.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
    let texts: Vec<String> = chosen.map(|(_, set)| Piece::of_set(set).compact()).collect();
    texts.join(" ")
}

/// All the hand in one line.
pub(crate) fn compact_line(pieces: &[Piece]) -> String {
    pieces.iter().map(Piece::compact).collect::<Vec<_>>().join(" ")
}

/// The same with Unicode's tiles.
pub(crate) fn unicode_line(pieces: &[Piece]) -> String {
    pieces.iter().map(Piece::unicode).collect::<Vec<_>>().join("  ")
}

fn held(showdown: &Showdown) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = showdown.melds.iter().map(Piece::of_meld).collect();
    pieces.push(Piece { tiles: showdown.concealed.tiles().collect(), ..Piece::default() });
    let won = showdown.win.filter(|win| !win.tile.is_flower());
    pieces.extend(won.map(|win| Piece { tiles: vec![win.tile], won: Some(0), ..Piece::default() }));
    pieces
}

fn laid_out(showdown: &Showdown, layout: &Layout) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = layout.sets.iter().map(Piece::of_set).collect();
    pieces.iter_mut().take(layout.declared).for_each(|piece| piece.declared = true);
    let held = layout.singles.map(|tile| if layout.wild.contains(tile) { Tile::JOKER } else { tile });
    let stands_for = (!layout.wild.is_empty()).then(|| layout.singles.collect());
    let mut singles = Piece { tiles: held.collect(), stands_for, ..Piece::default() };
    if let Some(tile) = showdown.win.map(|win| win.tile) {
        let has = |piece: &Piece| !piece.declared && piece.tiles.contains(&tile);
        // Where the rules do not ask which set it completes, it is shown in the last that has it.
        let at = layout.completed.filter(|&at| has(&pieces[at]));
        let piece = match at.or_else(|| pieces.iter().rposition(has).filter(|_| !has(&singles))) {
            Some(at) => &mut pieces[at],
            None => &mut singles,
        };
        piece.won = piece.tiles.iter().rposition(|&held| held == tile);
    }
    if !singles.tiles.is_empty() {
        // The pair comes last.
        pieces.insert(layout.declared, singles);
    }
    pieces
}

impl Piece {
    fn of_set(set: &Set) -> Piece {
        let stands_for = (set.wild != 0).then(|| set.tiles().collect());
        Piece { tiles: set.tiles_held().collect(), stands_for, ..Piece::default() }
    }

    fn of_meld(meld: &Meld) -> Piece {
        let stands_for = (meld.jokers() > 0).then(|| meld.stands_for().collect());
        Piece { tiles: meld.tiles().collect(), stands_for, declared: true, won: None }
    }

    /// `[4p0j6p=456p]`, `78+9s`.
    fn compact(&self) -> String {
        let mut text = String::new();
        for (at, tile) in self.tiles.iter().enumerate() {
            if self.won == Some(at) {
                text.push('+');
            }
            text.push_str(&tile.rank().to_string());
            if self.tiles.get(at + 1).is_none_or(|next| next.group_letter() != tile.group_letter()) {
                text.push(tile.group_letter());
            }
        }
        if let Some(tiles) = &self.stands_for {
            text = format!("{text}={}", compact::print(tiles));
        }
        self.in_brackets(text)
    }

    fn unicode(&self) -> String {
        let sign = |(at, tile): (usize, &Tile)| {
            let mark = if self.won == Some(at) { "+" } else { "" };
            format!("{mark}{}", unicode::sign(*tile))
        };
        self.in_brackets(self.tiles.iter().enumerate().map(sign).collect())
    }

    fn in_brackets(&self, text: String) -> String {
        if self.declared { format!("[{text}]") } else { text }
    }
}
