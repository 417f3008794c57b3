//! What somebody pastes: an id, an address that holds one, or a game in any format.

use super::{FormatError, Opened, RowsFrom, is_record, moves, strip};
use fivefold_games::{Id, parse_id};
use fivefold_match::game_formats::{FormatProblem, at, short};
use fivefold_rules::notation::LONGEST as LONGEST_ID;

/// What a pasted text turned out to be.
#[derive(Clone, Debug)]
pub enum Pasted {
    /// The id of a game or a position.
    Position(Id),
    /// One or more games.
    Games(Box<Opened>),
}

/// What a text was taken for, to be told when it is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// An id, or an address that holds one.
    Id,
    /// A record of this program.
    Record,
    /// A list of moves behind an id.
    Moves,
    /// A game in a format of another program.
    Other,
}

impl Taken {
    /// What the text seems to be. Every text seems to be something.
    #[must_use]
    pub fn of(text: &str) -> Taken {
        let words = text.split_ascii_whitespace().count();
        if is_record(text.as_bytes()) {
            Taken::Record
        } else if words <= 1 && !text.contains("(;") || id_in_address(text).is_some() {
            Taken::Id
        } else if moves::begins_with_id(strip(text)) {
            Taken::Moves
        } else {
            Taken::Other
        }
    }
}

/// Reads what was pasted. Quotation marks and backquotes around an id are left out.
///
/// # Errors
/// [`FormatError`]; never panics, whatever the text.
pub fn paste(text: &str) -> Result<Pasted, FormatError> {
    if let Some(id) = id_in_address(text) {
        if id.contains(' ') {
            let opened = super::open(id.as_bytes(), RowsFrom::Bottom)?;
            return Ok(Pasted::Games(Box::new(opened)));
        }
        return parse_id(&id).map(Pasted::Position).map_err(|reason| {
            let place = text.find("id=").map_or(0, |place| place + 3);
            let text_of = short(&id);
            let problem = FormatProblem::Text {
                text: text_of,
                reason,
            };
            at(text, place, problem).into()
        });
    }
    let quotes = ['"', '\'', '`', '“', '”', '„', '«', '»'];
    let bare = strip(text).trim_end().trim_matches(quotes);
    if bare.len() <= LONGEST_ID
        && let Ok(id) = parse_id(bare)
    {
        return Ok(Pasted::Position(id));
    }
    super::open(text.as_bytes(), RowsFrom::Bottom).map(|opened| Pasted::Games(Box::new(opened)))
}

/// The id in the address of the web version: `https://…/?id=mnk:15x15x5`.
fn id_in_address(text: &str) -> Option<String> {
    let text = text.trim();
    let is_address = ["https://", "http://"]
        .iter()
        .any(|scheme| text.starts_with(scheme));
    if !is_address || text.contains(char::is_whitespace) {
        return None;
    }
    let (_, query) = text.split_once('?')?;
    // What follows a “#” is another part of an address; the seed of an id is written “%23”.
    let query = query.split_once('#').map_or(query, |(query, _)| query);
    let id = query.split('&').find_map(|part| part.strip_prefix("id="))?;
    Some(unescape(id))
}

/// Replaces `%2F` and its like by the bytes that they stand for, and `+` by a blank.
fn unescape(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let digit = |place: usize| {
            let byte = *after.get(place)?;
            (byte as char).to_digit(16).map(|digit| digit as u8)
        };
        match (first, digit(0), digit(1)) {
            (b'%', Some(high), Some(low)) => {
                bytes.push(high * 16 + low);
                rest = &after[2..];
            }
            (b'+', ..) => {
                bytes.push(b' ');
                rest = after;
            }
            _ => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> String {
        match paste(text) {
            Ok(Pasted::Position(id)) => id.position.short_id(),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn an_address_may_hold_a_whole_game() {
        let pasted = paste("https://example.org/?id=mnk:3x3x3+b2+a1");
        let Ok(Pasted::Games(opened)) = pasted else {
            panic!("{pasted:?}");
        };
        assert_eq!(
            super::super::moves_up_to_here(&opened.games[0].game_match),
            "mnk:3x3x3 b2 a1"
        );
    }

    #[test]
    fn ids_are_read_in_every_dress() {
        for text in [
            "mnk:15x15x5",
            "  mnk:15x15x5\n",
            "\u{feff}mnk:15x15x5",
            "`mnk:15x15x5`",
            "“mnk:15x15x5”",
            "mnk(m=15,n=15,k=5)",
            "https://example.org/five/?id=mnk:15x15x5",
            "https://example.org/?lang=pl&id=mnk%3A15x15x5#top",
        ] {
            assert_eq!(id(text), "mnk:15x15x5", "{text}");
        }
        assert_eq!(id("tic_tac_toe()"), "mnk:3x3x3");
    }

    #[test]
    fn the_seed_of_an_address_is_read() {
        let Ok(Pasted::Position(id)) = paste("http://localhost:8080/?id=nim:3,4,5%2342") else {
            panic!("it is an id");
        };
        assert_eq!(id.seed, Some(42));
    }

    #[test]
    fn whole_games_are_games() {
        let plies = |text: &str| match paste(text) {
            Ok(Pasted::Games(opened)) => opened.games[0].game_match.moves().len(),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(plies("h8i9j7"), 3);
        assert_eq!(plies("nim:3,4,5 a2 c5"), 2);
        assert_eq!(plies("(;FF[4]GM[4]SZ[15];B[hh];W[ii])"), 2);
        assert_eq!(
            plies("Piskvorky 15x15, 11:11, 0\n8,8,10\n9,9,10\n"),
            2,
            "psq"
        );
    }

    #[test]
    fn a_broken_text_is_told_with_what_it_was_taken_for() {
        for (text, taken) in [
            ("nim:3,x,5", Taken::Id),
            ("https://example.org/?id=nom", Taken::Id),
            ("hello", Taken::Id),
            ("hello there", Taken::Other),
            ("mnk:15x15x5 h8 h8", Taken::Moves),
            ("fivefold 1\nplan", Taken::Record),
            ("", Taken::Id),
            ("%", Taken::Id),
            ("https://example.org/?id=%f", Taken::Id),
        ] {
            assert!(paste(text).is_err(), "{text}");
            assert_eq!(Taken::of(text), taken, "{text}");
        }
        let error = paste("https://example.org/?id=nim:3,x").expect_err("broken");
        assert!(
            error.to_string().starts_with("line 1, column 25"),
            "{error}"
        );
    }
}
