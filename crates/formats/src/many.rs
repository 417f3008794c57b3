//! Files with many games: the outlines of all of them ([`outlines`]), and one of them whole
//! ([`read_at`]).

use std::ops::ControlFlow;

use super::{FormatError, RowsFrom, asked, brought, is_record, visit};
use fivefold_match::game_formats::{GameOutline, OpenedGame, at, expected, main_moves};

/// Where a game stands in its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GamePlace {
    /// Its number among the games of the file, those counted that cannot be opened; 0 is the first.
    pub number: u32,
    /// Where the reader of its format finds it again, where that is quicker than to count.
    pub mark: Option<PlaceMark>,
}

/// What the reader of a format finds a game by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceMark {
    /// The number of the reader among those that the games bring.
    reader: u8,
    /// See [`GameOutline::place`].
    place: u64,
}

/// What is done with the outlines of games one after the other; it says whether it wants the next one.
pub type EachPlacedOutline<'a> =
    dyn FnMut(GamePlace, Result<GameOutline<'_>, FormatError>) -> ControlFlow<()> + 'a;

/// Reads the outlines of all games of a file in any format.
///
/// # Errors
/// [`FormatError`], if it holds none; never panics, whatever the bytes.
pub fn outlines(bytes: &[u8], each: &mut EachPlacedOutline) -> Result<(), FormatError> {
    let mut number = 0;
    if !is_record(bytes) {
        for (reader, formats) in asked(bytes) {
            let Some(many) = formats.many else {
                continue;
            };
            let read = (many.outlines)(bytes, &mut |outline| {
                let place = outline.as_ref().ok().map(|outline| outline.place);
                let mark = place.map(|place| PlaceMark { reader, place });
                let here = GamePlace { number, mark };
                number += 1;
                each(here, outline.map_err(FormatError::from))
            });
            if read.is_ok() {
                return Ok(());
            }
        }
    }
    visit(bytes, RowsFrom::Bottom, &mut |opened| {
        let here = GamePlace { number, mark: None };
        number += 1;
        let game_match = match opened {
            Ok(opened) => opened.game_match,
            Err(error) => return each(here, Err(error)),
        };
        let (moves, outcome) = main_moves(&game_match);
        let outline = GameOutline {
            start: game_match.history().start(),
            moves: &moves,
            info: &game_match.info,
            outcome,
            place: 0,
        };
        each(here, Ok(outline))
    })
}

/// Whether a file holds several games, those counted that cannot be opened.
#[must_use]
pub fn holds_several(bytes: &[u8]) -> bool {
    let mut count = 0;
    // A file without a game does not hold several.
    let _ = outlines(bytes, &mut |_, _| {
        count += 1;
        match count {
            0 | 1 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        }
    });
    count > 1
}

/// Reads one game of a file whole.
///
/// # Errors
/// [`FormatError`], if there is none at this place; never panics, whatever bytes and place.
pub fn read_at(bytes: &[u8], place: GamePlace) -> Result<OpenedGame, FormatError> {
    if let Some(mark) = place.mark
        && let Some(many) = brought().nth(mark.reader.into()).and_then(|it| it.many)
    {
        return Ok((many.read_at)(bytes, mark.place)?);
    }
    let (mut left, mut found) = (place.number, None);
    visit(bytes, RowsFrom::Bottom, &mut |opened| match left {
        0 => {
            found = Some(opened);
            ControlFlow::Break(())
        }
        _ => {
            left -= 1;
            ControlFlow::Continue(())
        }
    })?;
    found.unwrap_or_else(|| Err(at("", 0, expected(super::A_GAME, "")).into()))
}
