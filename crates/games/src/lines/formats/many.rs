//! Files with very many games of Lines, for a list: the main line of each is read without building its
//! tree.

use std::ops::ControlFlow;

use super::opened::opened;
use super::start::{Followers, SetupBoard, params};
use crate::lines::Lines;
use fivefold_lines_files::{FileEnd, FileGame, FileMove, FileSetup};
use fivefold_match::game_formats::{
    EachOutline, GameFormatError, GameOutline, ManyGames, OpenedGame, main_moves,
};
use fivefold_rules::{Game as _, Move, Outcome, Position};

/// How such files are read.
pub(super) const MANY: ManyGames = ManyGames { outlines, read_at };

/// A game of a file that becomes several has so many places at most.
const PARTS: u64 = 1 << 16;

fn outlines(bytes: &[u8], each: &mut EachOutline) -> Result<(), GameFormatError> {
    let mut number = 0;
    let visited = fivefold_lines_files::visit(bytes, &mut |file| {
        let place = number * PARTS;
        number += 1;
        match plain_outline(&file) {
            Some(Err(error)) => each(Err(error)),
            Some(Ok((start, moves))) => each(Ok(GameOutline {
                start: &start,
                moves: &moves,
                info: &file.info,
                outcome: file.end.map(outcome).or_else(|| result_of(&start, &moves)),
                place,
            })),
            None => whole_outlines(&file, place, each),
        }
    });
    visited
        .map(drop)
        .map_err(|error| GameFormatError::Game((&error).into()))
}

/// The start and the main line of a game whose moves follow each other from the start on; nothing for
/// one that sets up stones later, passes or moves out of turn.
fn plain_outline(file: &FileGame) -> Option<Result<(Position, Vec<Move>), GameFormatError>> {
    let followers = Followers::of(file);
    let params = match params(file, &followers) {
        Ok((params, _)) => params,
        Err(error) => return Some(Err(error)),
    };
    let mut board = SetupBoard::empty(params);
    let mut setup = FileSetup::default();
    let mut moves = Vec::new();
    let mut first = None;
    for at in followers.line(0) {
        let node = file.nodes.get(at)?;
        if let Some(stones) = &node.setup {
            if !moves.is_empty() {
                return None;
            }
            board.change(stones);
            setup.to_move = stones.to_move.or(setup.to_move);
        }
        match node.mv {
            None => {}
            Some(FileMove::Pass(_)) => return None,
            Some(FileMove::Stone(side, cell)) => {
                let begins = *first.get_or_insert(side);
                let turn = match moves.len() % 2 {
                    0 => begins,
                    _ => begins.other(),
                };
                if side != turn {
                    return None;
                }
                moves.push(Lines::pack(cell.into()));
            }
        }
    }
    let start = board.position(setup.to_move.or(first)).ok()?;
    let is_in_turn = first.is_none_or(|side| side == start.side_to_move());
    is_in_turn.then(|| Ok((Position::new(start), moves)))
}

/// The outlines of what a game of a file becomes where that is not plain.
fn whole_outlines(file: &FileGame, place: u64, each: &mut EachOutline) -> ControlFlow<()> {
    match opened(file) {
        Err(error) => each(Err(error)),
        Ok(games) => (0..PARTS).zip(games).try_for_each(|(part, game)| {
            let game_match = game.game_match;
            let (moves, outcome) = main_moves(&game_match);
            each(Ok(GameOutline {
                start: game_match.start(),
                moves: &moves,
                info: &game_match.info,
                outcome,
                place: place + part,
            }))
        }),
    }
}

const fn outcome(end: FileEnd) -> Outcome {
    match end {
        FileEnd::Result(outcome) => outcome,
        FileEnd::Resigned(side) | FileEnd::OutOfTime(side) | FileEnd::Foul(side) => {
            Outcome::Win(side.other())
        }
    }
}

/// How the moves end, where they are as many as a line needs.
fn result_of(start: &Position, moves: &[Move]) -> Option<Outcome> {
    let mut game: Lines = start.as_game::<Lines>()?.clone();
    for &mv in moves {
        let mv = Lines::unpack(mv)?;
        game.check(mv).ok()?;
        game.apply(mv, &mut ());
    }
    game.outcome()
}

fn read_at(bytes: &[u8], place: u64) -> Result<OpenedGame, GameFormatError> {
    let (wanted, part) = (place / PARTS, place % PARTS);
    let mut number = 0;
    let mut found = None;
    let visited = fivefold_lines_files::visit(bytes, &mut |file| {
        if number == wanted {
            found = Some(opened(&file));
            return ControlFlow::Break(());
        }
        number += 1;
        ControlFlow::Continue(())
    });
    visited.map_err(|error| GameFormatError::Game((&error).into()))?;
    let games = found.transpose()?.unwrap_or_default();
    let part = usize::try_from(part).unwrap_or(usize::MAX);
    let missing =
        || GameFormatError::Game(fivefold_words::sentence::Sentence::new("file-error-empty"));
    games.into_iter().nth(part).ok_or_else(missing)
}

#[cfg(test)]
mod tests {
    use fivefold_rules::Side;

    use super::*;

    /// Every game of a file comes back from its place as it was outlined.
    #[test]
    fn outlines_lead_back_to_their_games() {
        let file = b"(;GM[4]SZ[15]PB[a];B[hh];W[ii])(;GM[4]SZ[15];B[hh];B[ii];W[jj])\
            (;GM[4]SZ[15]AB[aa]AW[bb];B[hh])(;GM[4]SZ[15]RE[W+R];B[hh])";
        let mut told = Vec::new();
        let read = outlines(file, &mut |outline| {
            let outline = outline.expect("a game");
            let moves: Vec<Move> = outline.moves.to_vec();
            told.push((outline.start.clone(), moves, outline.outcome, outline.place));
            ControlFlow::Continue(())
        });
        assert_eq!(read, Ok(()));
        assert_eq!(told.len(), 4, "each is one");
        for (start, moves, outcome, place) in told {
            let game_match = read_at(file, place).expect("a game").game_match;
            assert_eq!(game_match.start(), &start);
            assert_eq!(game_match.moves(), moves);
            assert_eq!(game_match.history().main_result(), outcome);
        }
        assert!(read_at(file, 9 * PARTS).is_err());
    }

    #[test]
    fn a_game_that_gives_up_is_won_by_the_other_side() {
        assert_eq!(
            outcome(FileEnd::Resigned(Side::First)),
            Outcome::Win(Side::Second)
        );
    }
}
