//! Games without variations: building one while a file is read, and going along one to write it.

use fivefold_rules::{Cell, Side};

use crate::{FileGame, FileMove, FileNode, FilePlace, NoteKind, WriteError};

/// A game whose moves are read one after the other; black begins and the sides take turns.
pub(crate) struct MainLine {
    pub(crate) game: FileGame,
    pub(crate) to_move: Side,
    tip: usize,
    stones: usize,
}

impl MainLine {
    pub(crate) fn new(cols: u8, rows: u8) -> MainLine {
        MainLine {
            game: FileGame::new(cols, rows),
            to_move: Side::First,
            tip: 0,
            stones: 0,
        }
    }

    /// Whoever is to move puts a stone.
    pub(crate) fn stone(&mut self, place: FilePlace, cell: Cell) {
        self.stones += 1;
        self.play(place, FileMove::Stone(self.to_move, cell));
    }

    /// Whoever is to move passes.
    pub(crate) fn pass(&mut self, place: FilePlace) {
        self.play(place, FileMove::Pass(self.to_move));
    }

    fn play(&mut self, place: FilePlace, mv: FileMove) {
        self.tip = self.game.push(self.tip, place, Some(mv));
        self.to_move = self.to_move.other();
    }

    /// How many stones have been put.
    pub(crate) const fn stones(&self) -> usize {
        self.stones
    }

    /// The node of the last move; the start if there is none.
    pub(crate) fn tip(&mut self) -> &mut FileNode {
        &mut self.game.nodes[self.tip]
    }

    /// Adds to the comment on the last move.
    pub(crate) fn comment(&mut self, text: &str, between: char) {
        let comment = &mut self.tip().comment;
        if !comment.is_empty() {
            comment.push(between);
        }
        comment.push_str(text);
    }

    pub(crate) fn note(&mut self, place: FilePlace, kind: NoteKind) {
        self.game.note(place, kind);
    }
}

/// The nodes of the main line behind the start, for a format that knows no set-up and no other turns
/// than black, white, black.
pub(crate) fn in_turn(game: &FileGame) -> Result<Vec<&FileNode>, WriteError> {
    let mut line = Vec::new();
    let mut at = 0;
    let mut to_move = Side::First;
    for (index, node) in game.nodes.iter().enumerate() {
        // Of the nodes behind the same one only the first is met here.
        if node.parent != at {
            continue;
        }
        at = index;
        if node.setup.is_some() {
            return Err(WriteError::Setup);
        }
        if let Some(FileMove::Stone(side, _) | FileMove::Pass(side)) = node.mv {
            if side != to_move {
                return Err(WriteError::Turns);
            }
            to_move = side.other();
        }
        if index > 0 {
            line.push(node);
        }
    }
    Ok(line)
}

/// The cells of the main line, for a format that knows no passes.
pub(crate) fn stones_in_turn(game: &FileGame) -> Result<Vec<(&FileNode, Cell)>, WriteError> {
    let mut stones = Vec::new();
    for node in in_turn(game)? {
        match node.mv {
            Some(FileMove::Stone(_, cell)) => stones.push((node, cell)),
            Some(FileMove::Pass(_)) => return Err(WriteError::Pass),
            None => {}
        }
    }
    Ok(stones)
}
