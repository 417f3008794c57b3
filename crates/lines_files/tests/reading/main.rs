//! Files as programs and people write them, and what they have to become.

mod files_of_programs;
mod positions_and_logs;

use std::ops::ControlFlow;

use fivefold_lines_files::{FileFormat, FileGame, FileMove, NoteKind, read, visit};
use fivefold_rules::Side;
use fivefold_rules::notation::cell_text;

/// All games of a file.
fn games(file: impl AsRef<[u8]>) -> Vec<FileGame> {
    let bytes = file.as_ref();
    let text = String::from_utf8_lossy(bytes);
    read(bytes).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The only game of a file.
fn game(file: impl AsRef<[u8]>) -> FileGame {
    let mut games = games(&file);
    let text = String::from_utf8_lossy(file.as_ref());
    assert_eq!(games.len(), 1, "one game in {text:?}");
    games.remove(0)
}

/// The moves of the only line of a game, as names of cells; black begins and sides take turns.
fn moves(game: &FileGame) -> String {
    let mut side = Side::First;
    let mut names = Vec::new();
    for (index, node) in game.nodes.iter().enumerate().skip(1) {
        assert_eq!(node.parent, index - 1, "a single line");
        match node.mv {
            Some(FileMove::Stone(by, cell)) => {
                assert_eq!(by, side, "in turn");
                names.push(cell_text(cell, game.board.rows));
            }
            Some(FileMove::Pass(_)) => names.push("pass".to_owned()),
            None => panic!("a node without a move"),
        }
        side = side.other();
    }
    names.join(" ")
}

fn kinds(game: &FileGame) -> Vec<&NoteKind> {
    game.notes.iter().map(|note| &note.kind).collect()
}

fn format_of(text: &str) -> FileFormat {
    visit(text.as_bytes(), &mut |_| ControlFlow::Continue(())).expect("a known format")
}
