//! Reading the ids of games and positions: the game's word is looked up in the catalogue.

use super::all;
use fivefold_rules::notation::{Expected, Reader, TextError};
use fivefold_rules::open_spiel::OpenSpielNames;
use fivefold_rules::{GameId, Position, Side};

/// What an id names.
#[derive(Clone, Debug)]
pub struct Id {
    /// The position.
    pub position: Position,
    /// The seed of everything random in this game, if the id names one.
    pub seed: Option<u64>,
    /// Whether the id has a board part; without one the position is the usual start.
    pub has_board: bool,
}

/// Reads an id of one of the games in the catalogue.
///
/// ```
/// use fivefold_games::parse_id;
///
/// let id = parse_id("nim:3,4,5:1,4,5@2#42").unwrap();
/// assert_eq!(id.position.id(), "nim:3,4,5:1,4,5@2");
/// assert_eq!(id.seed, Some(42));
/// assert_eq!(parse_id("nim:3,x,5").unwrap_err().at, 6);
/// ```
///
/// # Errors
/// A [`TextError`] whose place is counted in the whole id; never panics, whatever the text.
pub fn parse_id(text: &str) -> Result<Id, TextError> {
    parse_id_of(all(), text)
}

/// Reads an id of one of these games.
///
/// # Errors
/// See [`parse_id`].
pub fn parse_id_of(games: &[GameId], text: &str) -> Result<Id, TextError> {
    Reader::new(text)?;
    let (body, seed) = match text.split_once('#') {
        None => (text, None),
        Some((body, seed)) => {
            let shift = body.chars().count() + 1;
            let mut reader = Reader::new(seed)?;
            let seed = reader
                .number(0, u64::MAX)
                .and_then(|seed| reader.end().map(|()| seed))
                .map_err(|e| e.shifted(shift))?;
            (body, Some(seed))
        }
    };
    let (position, has_board) = match open_spiel_start(games, body) {
        Some(position) => (position?, false),
        None => own_form(games, text, body)?,
    };
    Ok(Id {
        position,
        seed,
        has_board,
    })
}

/// The position that an id without its seed names in the form of this program, and whether it has a board part.
fn own_form(games: &[GameId], text: &str, body: &str) -> Result<(Position, bool), TextError> {
    let (word, rest) = body.split_once(':').unwrap_or((body, ""));
    let Some(game) = games.iter().find(|game| game.as_str() == word) else {
        let known: Vec<&'static str> = games.iter().map(|game| game.as_str()).collect();
        let nearest = known
            .iter()
            .map(|&id| (strsim::damerau_levenshtein(id, &word.to_lowercase()), id))
            .min()
            .filter(|(distance, _)| *distance <= 2)
            .map(|(_, id)| id);
        return Err(TextError::new(text, 0, Expected::Game { known, nearest }));
    };
    let (params, board) = match rest.split_once(':') {
        None => (rest, None),
        Some((params, board)) => (params, Some(board)),
    };
    let shift = word.chars().count() + 1;
    let start = || {
        let start = game.rules().start_text(params, Side::First);
        start.map_err(|e| e.shifted(shift))
    };
    let Some(board) = board else {
        return Ok((start()?, false));
    };
    let board_shift = shift + params.chars().count() + 1;
    let (squares, to_move) = match board.rsplit_once('@') {
        None => (board, Side::First),
        Some((squares, "1")) => (squares, Side::First),
        Some((squares, "2")) => (squares, Side::Second),
        Some((squares, _)) => {
            return Err(
                TextError::new(board, squares.len() + 1, Expected::Named("expected-side"))
                    .shifted(board_shift),
            );
        }
    };
    // Checked first alone, so that an error in the parameters is placed there.
    start()?;
    let position = game
        .rules()
        .board_text(params, squares, to_move)
        .map_err(|e| e.shifted(board_shift))?;
    Ok((position, true))
}

/// The start of the game with this name of OpenSpiel's; `None` if the text is no such name.
fn open_spiel_start(games: &[GameId], text: &str) -> Option<Result<Position, TextError>> {
    let (name, parameters) = match text.split_once('(') {
        Some((name, _)) => (name, true),
        None => (text, false),
    };
    // A word of ours alone means our game with our defaults.
    if !parameters && games.iter().any(|game| game.as_str() == name) {
        return None;
    }
    let (game, read) = games.iter().find_map(|game| {
        let known = game.extension::<OpenSpielNames>()?.names.iter();
        let (_, read) = known.clone().find(|(word, _)| *word == name)?;
        Some((game, *read))
    })?;
    Some(Reader::new(text).and_then(|mut reader| {
        reader.skip(name);
        let parameters = read(&mut reader)?;
        let start = game.rules().start_text(&parameters, Side::First);
        // The values are in their ranges; what is left is that they do not fit together.
        start.map_err(|error| TextError::new(text, 0, error.expected))
    }))
}
