//! Tables in text files, in which games bring what is shown on boards of theirs.

use fivefold_rules::{GameId, Position, Side};

/// The rows of a table: lines whose columns have `|` between them. Empty lines, and those that begin with `#`,
/// are none.
pub(crate) fn rows(text: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split('|').map(str::trim).collect())
}

/// The position that an id of a game writes like this behind the game's word: `3,5:3,5`, or `3,5:3,5@2` with the
/// second side to move. `None` if it is written wrongly.
pub(crate) fn position(game: GameId, text: &str) -> Option<Position> {
    let (params, board) = text.split_once(':')?;
    let (board, mover) = match board.split_once('@') {
        Some((board, "2")) => (board, Side::Second),
        Some(_) => return None,
        None => (board, Side::First),
    };
    game.rules().board_text(params, board, mover).ok()
}
