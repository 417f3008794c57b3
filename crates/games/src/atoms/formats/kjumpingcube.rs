//! Saved games of KJumpingCube (`.kjc`) as games of Atoms by the rule chain reaction.
//!
//! An empty cube of KJumpingCube has one point and a cube bursts when it has more points than neighbours:
//! with an atom for every point but the first, that is the rule chain reaction. Two things differ. A cube
//! that has thrown all its atoms stays its owner's; here a cell without atoms is nobody's. And there
//! whoever owns every cube has won; here whoever has captured every atom.

use std::ops::ControlFlow;

use super::cube_box::{Cube, CubeBox};
use crate::atoms::rules::{LARGEST_SIDE, SMALLEST_OFFERED};
use crate::atoms::{Atoms, AtomsParams};
use fivefold_match::Seat;
use fivefold_match::game_formats::{
    FormatProblem, GameFormatError, OpenedGame, short, start_match,
};
use fivefold_rules::grid::grid_text;
use fivefold_rules::notation::cell_text;
use fivefold_rules::{Cell, Game as _, Position, Side};
use fivefold_words::sentence::Sentence;

/// Whether a file says of itself that it is a saved game of KJumpingCube.
pub(super) fn is_saved_game(bytes: &[u8]) -> bool {
    CubeBox::of(bytes).is_some()
}

/// Reads a file; see [`fivefold_match::game_formats::GameReader`].
pub(super) fn read(
    bytes: &[u8],
    each: &mut dyn FnMut(Result<OpenedGame, GameFormatError>) -> ControlFlow<()>,
) -> Result<(), GameFormatError> {
    let file = CubeBox::of(bytes).ok_or_else(no_board)?;
    let _ = each(opened(file));
    Ok(())
}

fn no_board() -> GameFormatError {
    GameFormatError::Game(Sentence::new("kjumpingcube-no-board"))
}

/// The position of the file as the start of a game.
fn opened(file: CubeBox) -> Result<OpenedGame, GameFormatError> {
    let mut notes = vec![Sentence::new("kjumpingcube-rules")];
    for (line, words) in &file.broken {
        let note = Sentence::new("kjumpingcube-passed-over").text("what", short(words.trim()));
        notes.push(at_line(*line, note));
    }
    let params = params(&file, &mut notes)?;
    let board = CubeBoard::of(&file.cubes, params, &mut notes);
    let to_move = board.to_move(file.on_turn, &mut notes);
    let atoms = Atoms::parse_board(&params, &board.text(), to_move);
    let atoms = atoms.map_err(|reason| {
        GameFormatError::Game(Sentence::from(&FormatProblem::Start { reason }))
    })?;
    Ok(OpenedGame {
        game_match: start_match(Position::new(atoms), [Seat::Person; 2]),
        notes,
    })
}

/// The board: as large as the file says, else as its cubes reach.
fn params(file: &CubeBox, notes: &mut Vec<Sentence>) -> Result<AtomsParams, GameFormatError> {
    let sides = SMALLEST_OFFERED..=LARGEST_SIDE;
    let board = |side| AtomsParams {
        cols: side,
        rows: side,
        chain: true,
    };
    if let Some(side) = file.side.filter(|side| sides.contains(side)) {
        return Ok(board(side));
    }
    let reach = file
        .cubes
        .iter()
        .map(|cube| cube.cell.col.max(cube.cell.row));
    let reach = reach.filter(|&last| last < LARGEST_SIDE).max();
    let side = reach.ok_or_else(no_board)?.max(SMALLEST_OFFERED - 1) + 1;
    notes.push(Sentence::new("kjumpingcube-size").number("side", side));
    Ok(board(side))
}

/// The atoms of a file on its board.
struct CubeBoard {
    params: AtomsParams,
    /// Whose atoms lie on the cells, and how many.
    cells: Vec<Option<(Side, u8)>>,
}

impl CubeBoard {
    fn of(cubes: &[Cube], params: AtomsParams, notes: &mut Vec<Sentence>) -> CubeBoard {
        let mut last: Vec<Option<&Cube>> =
            vec![None; usize::from(params.cols) * usize::from(params.rows)];
        for cube in cubes {
            let Cell { col, row } = cube.cell;
            if col < params.cols && row < params.rows {
                last[cube.cell.index(params.cols)] = Some(cube);
            } else {
                let what = format!("{col},{row}");
                let note = Sentence::new("kjumpingcube-passed-over").text("what", what);
                notes.push(at_line(cube.line, note));
            }
        }
        let missing = last.iter().filter(|cube| cube.is_none()).count();
        if missing > 0 {
            notes.push(Sentence::new("kjumpingcube-missing").number("n", missing));
        }
        let is_owned = |cube: &&&Cube| cube.owner.is_some() && cube.points == 1;
        let freed = last.iter().flatten().filter(is_owned).count();
        if freed > 0 {
            notes.push(Sentence::new("kjumpingcube-freed").number("n", freed));
        }
        let is_over = is_won(&last);
        let mut board = CubeBoard {
            params,
            cells: vec![None; last.len()],
        };
        for cube in last.into_iter().flatten() {
            let most = match (cube.owner, params.critical(cube.cell)) {
                (None, _) => 0,
                // What the cascade left that won.
                (Some(_), critical) if is_over => 2 * critical - 1,
                (Some(_), critical) => critical - 1,
            };
            let atoms = u8::try_from(cube.points - 1).unwrap_or(u8::MAX);
            let held = atoms.min(most);
            if held < atoms {
                let note = Sentence::new("kjumpingcube-too-many")
                    .text("cell", cell_text(cube.cell, params.rows))
                    .number("points", cube.points)
                    .number("most", most + 1);
                notes.push(at_line(cube.line, note));
            }
            board.cells[cube.cell.index(params.cols)] =
                cube.owner.filter(|_| held > 0).map(|side| (side, held));
        }
        board
    }

    /// Whose turn it is. Nobody can be to move alone on the board, as he has just moved; else the file is
    /// believed. No atom is ever lost, so their number tells the turn where the file does not.
    fn to_move(&self, told: Option<Side>, notes: &mut Vec<Sentence>) -> Side {
        let has = |side| self.cells.iter().flatten().any(|&(owner, _)| owner == side);
        let atoms = self.cells.iter().flatten();
        let atoms: usize = atoms.map(|&(_, held)| usize::from(held)).sum();
        let by_atoms = Side::BOTH[atoms % 2];
        let side = match (has(Side::First), has(Side::Second)) {
            (true, false) => Side::Second,
            (false, true) => Side::First,
            _ => told.unwrap_or(by_atoms),
        };
        if told != Some(side) {
            notes.push(Sentence::new("kjumpingcube-turn").number("side", side.number()));
        }
        side
    }

    /// As the rules read it.
    fn text(&self) -> String {
        let params = self.params;
        grid_text(params.cols, params.rows, |cell| {
            let (side, held) = self.cells[cell.index(params.cols)]?;
            let one = match side {
                Side::First => b'a',
                Side::Second => b'A',
            };
            Some(char::from(one + held - 1))
        })
    }
}

/// Whether one side has two atoms or more and the other none.
fn is_won(cubes: &[Option<&Cube>]) -> bool {
    let atoms = |side| {
        let own = cubes.iter().flatten().filter(|it| it.owner == Some(side));
        own.map(|cube| u32::from(cube.points - 1)).sum::<u32>()
    };
    matches!(
        (atoms(Side::First), atoms(Side::Second)),
        (0, 2..) | (2.., 0)
    )
}

fn at_line(line: usize, note: Sentence) -> Sentence {
    Sentence::new("kjumpingcube-at-line")
        .number("line", line)
        .sentence("reason", note)
}

#[cfg(test)]
mod tests;
