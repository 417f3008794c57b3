//! What is written and read again is the same game, and habits of writing do not change one.

use std::time::Duration;

use fivefold_lines::Rule;
use fivefold_lines_files::{
    FileEnd, FileFormat, FileGame, FileMove, FileNode, FilePlace, WriteError, read, write,
};
use fivefold_match::InfoField;
use fivefold_match::history::{CellMark, MarkShape};
use fivefold_rules::notation::cell_text;
use fivefold_rules::{Cell, Outcome, Side};
use proptest::collection::{hash_set, vec};
use proptest::prelude::*;

/// Different cells of a board, in any order.
fn cells(cols: u8, rows: u8) -> impl Strategy<Value = Vec<Cell>> {
    let cell = (0..cols, 0..rows).prop_map(|(col, row)| Cell::new(col, row));
    hash_set(cell, 0..40)
        .prop_map(|cells| cells.into_iter().collect::<Vec<_>>())
        .prop_shuffle()
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::First), Just(Side::Second)]
}

/// Something that a name can be.
fn name() -> impl Strategy<Value = String> {
    "[A-Za-zěß漢\"\\\\(),.:\\]\\[-][A-Za-z0-9ěß漢\"\\\\(),.:\\]\\[ -]{0,15}[a-z]"
}

/// A game without variations and comments.
fn line(cols: u8, rows: u8) -> impl Strategy<Value = FileGame> {
    let names = vec(proptest::option::of(name()), 2);
    let rule = proptest::option::of(prop_oneof![
        Just(Rule::Freestyle),
        Just(Rule::Exact),
        Just(Rule::Renju)
    ]);
    (cells(cols, rows), names, rule).prop_map(move |(cells, names, rule)| {
        let mut game = FileGame::new(cols, rows);
        game.board.rule = rule;
        let fields = [InfoField::FirstPlayer, InfoField::SecondPlayer];
        for (field, name) in fields.into_iter().zip(names) {
            game.info.set(field, &name.unwrap_or_default());
        }
        let mut side = Side::First;
        for (index, cell) in cells.into_iter().enumerate() {
            let mv = FileMove::Stone(side, cell);
            game.push(index, FilePlace::default(), Some(mv));
            side = side.other();
        }
        game
    })
}

fn any_line() -> impl Strategy<Value = FileGame> {
    (5_u8..=22, 5_u8..=22).prop_flat_map(|(cols, rows)| line(cols, rows))
}

/// The same game without places and notes, marks in order.
fn plain(game: &FileGame) -> FileGame {
    let mut game = game.clone();
    game.notes.clear();
    for node in &mut game.nodes {
        node.place = FilePlace::default();
        node.marks
            .sort_by_key(|mark| (mark.cell, format!("{:?}", mark.shape)));
    }
    game
}

/// The only game in what was written.
fn again(game: &FileGame, format: FileFormat) -> FileGame {
    let bytes = write(game, format).expect("it can be written");
    let games = read(&bytes).unwrap_or_else(|error| panic!("{error}: {bytes:?}"));
    assert_eq!(games.len(), 1, "{}", String::from_utf8_lossy(&bytes));
    plain(&games[0])
}

/// How a game can end in PGN.
fn end() -> impl Strategy<Value = Option<FileEnd>> {
    prop_oneof![
        Just(None),
        Just(Some(FileEnd::Result(Outcome::Draw))),
        side().prop_map(|side| Some(FileEnd::Result(Outcome::Win(side)))),
        side().prop_map(|side| Some(FileEnd::Resigned(side))),
        side().prop_map(|side| Some(FileEnd::OutOfTime(side))),
        side().prop_map(|side| Some(FileEnd::Foul(side))),
    ]
}

/// Some of the nodes of a tree on 15 × 15: the place of the node before it among those that are
/// there, a cell, a comment and a label.
type Seed = (
    prop::sample::Index,
    Option<(u8, u8)>,
    String,
    Option<(u8, u8, String)>,
);

fn tree() -> impl Strategy<Value = FileGame> {
    let comment = "([a-zé漢]{1,6}(\n[a-z ]{0,4}[a-z])?)?";
    let label = (0..15_u8, 0..15_u8, "[A-Z1-9漢]{1,3}");
    let cell = proptest::option::weighted(0.9, (0..15_u8, 0..15_u8));
    let seed = (
        any::<prop::sample::Index>(),
        cell,
        comment,
        proptest::option::of(label),
    );
    vec(seed, 0..60).prop_map(|seeds: Vec<Seed>| {
        let mut game = FileGame::new(15, 15);
        for (before, cell, comment, label) in seeds {
            let before = before.index(game.nodes.len());
            let side = match game.nodes[before].mv {
                Some(FileMove::Stone(side, _) | FileMove::Pass(side)) => side.other(),
                None => Side::First,
            };
            let mv = match cell {
                Some((col, row)) => FileMove::Stone(side, Cell::new(col, row)),
                None => FileMove::Pass(side),
            };
            let is_there = |node: &FileNode| node.parent == before && node.mv == Some(mv);
            if game.nodes.iter().any(is_there) {
                continue;
            }
            let node = game.push(before, FilePlace::default(), Some(mv));
            game.nodes[node].comment = comment;
            if let Some((col, row, text)) = label {
                let mark = CellMark::label(Cell::new(col, row), &text);
                game.nodes[node].marks.push(mark);
            }
        }
        in_order(&game)
    })
}

/// The same tree with the nodes in the order of a library: each before its variations.
fn in_order(game: &FileGame) -> FileGame {
    let mut ordered = game.clone();
    ordered.nodes.truncate(1);
    let mut rest = vec![(0, 0)];
    while let Some((old, new)) = rest.pop() {
        let children = (1..game.nodes.len()).filter(|&at| game.nodes[at].parent == old);
        let children: Vec<usize> = children.collect();
        if new > 0 || old == 0 {
            // Places are given when a node is taken, so that each line is whole.
            for &child in children.iter().rev() {
                rest.push((child, usize::MAX));
            }
        }
        if new == usize::MAX {
            let mut node = game.nodes[old].clone();
            // The one before was taken already: its new index stands in its place.
            node.place.column = u32::try_from(old).expect("small");
            let before = ordered
                .nodes
                .iter()
                .position(|it| it.place.column as usize == node.parent);
            node.parent = before.expect("taken before");
            ordered.nodes.push(node);
        }
    }
    for node in &mut ordered.nodes {
        node.place = FilePlace::default();
    }
    ordered
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn piskvork_keeps_moves_times_players_and_rule(mut game in any_line(), times in vec(1_u64..100_000, 40), over in any::<bool>()) {
        for (node, ms) in game.nodes.iter_mut().skip(1).zip(times) {
            node.time = Some(Duration::from_millis(ms));
        }
        let to_move = if game.nodes.len() % 2 == 1 { Side::First } else { Side::Second };
        game.end = over.then_some(FileEnd::OutOfTime(to_move));
        prop_assert_eq!(again(&game, FileFormat::Psq), plain(&game));
    }

    #[test]
    fn pgn_keeps_moves_comments_players_rule_and_end(mut game in any_line(), end in end(), comment in "[a-z!?][a-z \n!?]{0,10}[a-z]") {
        game.end = end;
        if let Some(node) = game.nodes.get_mut(1) {
            node.comment = comment;
        }
        prop_assert_eq!(again(&game, FileFormat::Pgn), plain(&game));
    }

    #[test]
    fn playok_keeps_moves_players_and_result(mut game in (5_u8..=22).prop_flat_map(|side| line(side, side)), winner in side()) {
        game.board.rule = None;
        game.end = Some(FileEnd::Result(Outcome::Win(winner)));
        game.info.set(InfoField::Place, "PlayOK");
        let same = |game: &FileGame| {
            let mut values: Vec<_> = game.info.iter().map(|(field, value)| (field.clone(), value.to_owned())).collect();
            values.sort();
            (game.nodes.clone(), game.board.clone(), game.end, values)
        };
        // What is told by PlayOK but is no value of ours.
        let mut read = again(&game, FileFormat::PlayOk);
        read.info.set(InfoField::Other("GameType".into()), "");
        prop_assert_eq!(same(&read), same(&plain(&game)));
    }

    #[test]
    fn a_list_keeps_the_moves(mut game in line(15, 15)) {
        prop_assume!(game.nodes.len() > 1);
        game.board.rule = None;
        game.info = Default::default();
        prop_assert_eq!(again(&game, FileFormat::List), plain(&game));
    }

    #[test]
    fn renlib_keeps_the_tree(game in tree()) {
        prop_assert_eq!(again(&game, FileFormat::RenLib), plain(&game));
    }

    #[test]
    fn habits_of_writing_do_not_change_a_game(
        cells in cells(15, 15),
        numbers in prop_oneof![Just(""), Just("{n}."), Just("{n}. "), Just("{n}) "), Just("{n}: "), Just("#{n} "), Just("{n} ")],
        by_pairs in any::<bool>(),
        between in prop_oneof![Just(" "), Just(", "), Just("; "), Just(" - "), Just("\n"), Just("\r\n"), Just("\u{a0}"), Just("\u{3000}"), Just("  /  "), Just("，")],
        brackets in prop_oneof![Just(("", "")), Just(("(", ")")), Just(("[", "]")), Just(("（", "）"))],
        upper in any::<bool>(),
        wide in any::<bool>(),
    ) {
        prop_assume!(!cells.is_empty());
        let mut text = String::new();
        let mut names = Vec::new();
        for (index, &cell) in cells.iter().enumerate() {
            if index > 0 {
                text.push_str(between);
            }
            if by_pairs && index % 2 == 0 {
                text.push_str(&numbers.replace("{n}", &(index / 2 + 1).to_string()));
            } else if !by_pairs {
                text.push_str(&numbers.replace("{n}", &(index + 1).to_string()));
            }
            let name = cell_text(cell, 15);
            let written = if upper { name.to_uppercase() } else { name.clone() };
            let widen = |c: char| char::from_u32(c as u32 + 0xfee0).expect("a wide one");
            let written = if wide { written.chars().map(widen).collect() } else { written };
            text.push_str(&format!("{}{written}{}", brackets.0, brackets.1));
            names.push(name);
        }
        let games = read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
        prop_assert_eq!(games.len(), 1, "{}", text);
        let read = games[0].nodes[1..].iter().map(|node| match node.mv {
            Some(FileMove::Stone(_, cell)) => cell_text(cell, games[0].board.rows),
            _ => String::new(),
        });
        prop_assert_eq!(read.collect::<Vec<_>>(), names, "{}", text);
        prop_assert!(games[0].notes.is_empty(), "{}: {:?}", text, games[0].notes);
    }
}

#[test]
fn shapes_on_the_board_survive_renlib() {
    let mut game = FileGame::new(15, 15);
    let cell = Cell::new(7, 7);
    let node = game.push(
        0,
        FilePlace::default(),
        Some(FileMove::Stone(Side::First, cell)),
    );
    let mark = |cell, shape| CellMark { cell, shape };
    game.nodes[node].marks = vec![
        mark(cell, MarkShape::Circle),
        mark(Cell::new(0, 0), MarkShape::Triangle),
        mark(Cell::new(1, 0), MarkShape::Square),
        mark(Cell::new(2, 0), MarkShape::Cross),
        mark(Cell::new(3, 0), MarkShape::Circle),
    ];
    game.nodes[0].comment = "Start".to_owned();
    assert_eq!(again(&game, FileFormat::RenLib), plain(&game));
}

#[test]
fn what_a_format_cannot_hold_is_said() {
    let mut game = FileGame::new(15, 15);
    game.push(0, FilePlace::default(), Some(FileMove::Pass(Side::First)));
    assert_eq!(write(&game, FileFormat::Psq), Err(WriteError::Pass));
    let mut game = FileGame::new(15, 15);
    let white = FileMove::Stone(Side::Second, Cell::new(0, 0));
    game.push(0, FilePlace::default(), Some(white));
    assert_eq!(again(&game, FileFormat::Sgf), plain(&game));
    let [FileFormat::Sgf, others @ ..] = FileFormat::WRITTEN else {
        panic!("the formats begin with SGF");
    };
    for format in others {
        assert_eq!(write(&game, format), Err(WriteError::Turns), "{format:?}");
    }
    game.nodes[0].setup = Some(Box::default());
    for format in others {
        assert_eq!(write(&game, format), Err(WriteError::Setup), "{format:?}");
    }
    let (cols, rows) = (19, 19);
    let large = FileGame::new(cols, rows);
    assert_eq!(
        write(&large, FileFormat::RenLib),
        Err(WriteError::Size { cols, rows })
    );
    let format = FileFormat::Sav;
    assert_eq!(write(&large, format), Err(WriteError::ReadOnly { format }));
}
