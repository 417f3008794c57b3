//! What is written is read as the same game.

use std::time::Duration;

use fivefold_match::GameInfo;
use fivefold_match::clock::{TimeControl, TimeLeft};
use proptest::prelude::*;
use proptest::sample::select;

use super::*;
use crate::{FileBoard, FileChoice, FilePlace, FileSetup};

/// Texts with all that has a meaning in SGF.
pub(super) fn any_text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        3 => "[a-zA-Z0-9 .,!?]{1,6}",
        2 => select(vec![
            "[", "]", "(", ")", ";", ":", "\\", "\n", "];B[hh]", "]C[", "[A]", "(;", ")(", "]]", "\t", "B[aa]",
            "é", "好棋", "ход", "🙂", "CA[GBK]", "  ", ";W[a]",
        ])
        .prop_map(str::to_owned),
    ];
    prop::collection::vec(piece, 0..6).prop_map(|pieces| pieces.concat())
}

fn any_cell(cols: u8, rows: u8) -> impl Strategy<Value = Cell> {
    (0..cols, 0..rows).prop_map(|(col, row)| Cell::new(col, row))
}

pub(super) fn any_side() -> impl Strategy<Value = Side> {
    select(Side::BOTH.to_vec())
}

fn any_setup(cols: u8, rows: u8) -> impl Strategy<Value = Option<Box<FileSetup>>> {
    let owner = prop_oneof![any_side().prop_map(Some), Just(None)];
    let cells = prop::collection::btree_map(any_cell(cols, rows), owner, 0..5);
    let setup = (cells, prop::option::of(any_side())).prop_map(|(cells, to_move)| {
        let mut cells: Vec<_> = cells.into_iter().collect();
        cells.sort_by_key(|(cell, owner)| (owner.map_or(2, Side::index), *cell));
        (!cells.is_empty() || to_move.is_some()).then(|| Box::new(FileSetup { cells, to_move }))
    });
    prop_oneof![4 => Just(None), 1 => setup]
}

fn any_marks(cols: u8, rows: u8) -> impl Strategy<Value = Vec<CellMark>> {
    let label = any_text().prop_map(|text| text.trim().to_owned());
    let label = label.prop_filter("no label", |text| !text.is_empty());
    let shape = prop_oneof![
        Just(None),
        select(vec![
            MarkShape::Triangle,
            MarkShape::Circle,
            MarkShape::Square,
            MarkShape::Cross
        ])
        .prop_map(Some),
    ];
    let mark = (any_cell(cols, rows), shape, label).prop_map(|(cell, shape, label)| match shape {
        Some(shape) => CellMark { cell, shape },
        None => CellMark::label(cell, &label),
    });
    let order = |mark: &CellMark| match mark.shape {
        MarkShape::Triangle => 0,
        MarkShape::Circle => 1,
        MarkShape::Square => 2,
        MarkShape::Cross => 3,
        MarkShape::Label(_) => 4,
    };
    let marks = prop::collection::vec(mark, 1..4).prop_map(move |mut marks| {
        marks.sort_by_key(order);
        marks
    });
    prop_oneof![4 => Just(Vec::new()), 1 => marks]
}

fn any_move(cols: u8, rows: u8) -> impl Strategy<Value = Option<FileMove>> {
    prop_oneof![
        10 => (any_side(), any_cell(cols, rows)).prop_map(|(side, cell)| Some(FileMove::Stone(side, cell))),
        1 => any_side().prop_map(|side| Some(FileMove::Pass(side))),
        1 => Just(None),
    ]
}

fn any_choices(cols: u8, rows: u8) -> impl Strategy<Value = Vec<FileChoice>> {
    let choice = prop_oneof![
        any_side().prop_map(FileChoice::Side),
        Just(FileChoice::TwoMore),
        any::<u8>().prop_map(FileChoice::Number),
        any_cell(cols, rows).prop_map(FileChoice::Offer),
    ];
    prop_oneof![3 => Just(Vec::new()), 1 => prop::collection::vec(choice, 1..12)]
}

fn any_node(cols: u8, rows: u8) -> impl Strategy<Value = FileNode> {
    let comment = prop_oneof![3 => Just(String::new()), 1 => any_text()];
    let time = prop::option::of((0..100_000_u64).prop_map(Duration::from_millis));
    let left =
        (0..10_000_000_u32, 0..9_u8).prop_map(|(main_ms, periods)| TimeLeft { main_ms, periods });
    (
        (any_setup(cols, rows), any_choices(cols, rows)),
        any_move(cols, rows),
        comment,
        any_marks(cols, rows),
        time,
        prop::option::of(left),
    )
        .prop_map(
            |((setup, choices), mv, comment, marks, time, time_left)| FileNode {
                setup,
                choices,
                mv,
                comment,
                marks,
                time: time.filter(|_| mv.is_some()),
                time_left: time_left.filter(|_| mv.is_some()),
                ..FileNode::default()
            },
        )
}

fn any_info() -> impl Strategy<Value = GameInfo> {
    let others = [
        "CP", "US", "AP", "OT", "5A", "TE", "Elo", "a:b]c\\", "", "X1", "FF", "B", "KV", "OC",
    ];
    let names = others.map(|name| InfoField::Other(name.into()));
    let fields: Vec<_> = InfoField::NAMED.into_iter().chain(names).collect();
    let words = select(vec![
        "renju",
        "4",
        "B+R",
        "0",
        "?",
        "Black wins",
        "fivefold:1",
        "600",
        "exact:5",
        "caro",
        "x : RIF rule!",
    ]);
    let value = prop_oneof![any_text(), words.prop_map(str::to_owned)];
    prop::collection::vec((select(fields), value), 0..8).prop_map(|values| {
        let mut info = GameInfo::default();
        for (field, value) in values {
            info.set(field, &value);
        }
        info
    })
}

fn any_end() -> impl Strategy<Value = Option<FileEnd>> {
    let ends = Side::BOTH.map(|side| {
        [
            FileEnd::Result(Outcome::Win(side)),
            FileEnd::Resigned(side),
            FileEnd::OutOfTime(side),
        ]
    });
    let ends = ends.concat().into_iter();
    let ends = ends.chain([FileEnd::Result(Outcome::Draw), FileEnd::Foul(Side::First)]);
    prop::option::of(select(ends.collect::<Vec<_>>()))
}

prop_compose! {
    fn any_board()(
        cols in 3..=22_u8,
        rows in 3..=22_u8,
        len in prop::option::of(3..8_u8),
        rule in prop::option::of(select(Rule::ALL.to_vec())),
        opening in prop::option::of(select(RuleName::ALL.to_vec())),
        id in prop::option::of(select(vec!["mnk:15x15x5,renju", "mnk:3x3x3"])),
    ) -> FileBoard {
        FileBoard { cols, rows, len, rule, opening, id: id.map(str::to_owned) }
    }
}

prop_compose! {
    /// A tree in which the nodes stand in the order in which they are written.
    pub(super) fn any_tree(cols: u8, rows: u8)(
        nodes in prop::collection::vec((any_node(cols, rows), 0..12_usize), 0..30),
        first in any_node(cols, rows),
    ) -> Vec<FileNode> {
        let mut tree = vec![FileNode { mv: None, time: None, time_left: None, ..first }];
        let mut line = vec![0];
        for (mut node, back) in nodes {
            line.truncate((line.len() - back.saturating_sub(9).min(line.len() - 1)).max(1));
            node.parent = line.last().copied().unwrap_or(0);
            line.push(tree.len());
            tree.push(node);
        }
        tree
    }
}

fn any_game() -> impl Strategy<Value = FileGame> {
    let rest = (any_info(), any_end(), any::<bool>(), any::<bool>());
    (any_board(), rest).prop_flat_map(|(board, (info, end, is_own, has_clock))| {
        any_tree(board.cols, board.rows).prop_map(move |mut nodes| {
            let mut board = board.clone();
            if !is_own {
                nodes.iter_mut().for_each(|node| node.choices.clear());
            }
            board.id = board.id.filter(|_| is_own);
            let mut nodes = nodes.clone();
            // Only this program's files tell how long a move took.
            for node in nodes.iter_mut().filter(|_| !is_own) {
                node.time = None;
            }
            FileGame {
                board,
                info: info.clone(),
                nodes,
                end,
                clock: TimeControl::new(300, 5, 2, 30).filter(|_| is_own && has_clock),
                is_own,
                notes: Vec::new(),
            }
        })
    })
}

/// The game without its places and notes.
pub(super) fn without_places(mut game: FileGame) -> FileGame {
    game.notes.clear();
    for node in &mut game.nodes {
        node.place = FilePlace::default();
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_is_read_as_it_was_written(game in any_game()) {
        let text = write(&game);
        let read = one(&text);
        prop_assert_eq!(without_places(read), game, "{}", text);
    }

    #[test]
    fn several_games_in_a_file_stay_apart(games in prop::collection::vec(any_game(), 2..4)) {
        let text: String = games.iter().map(write).collect();
        let read: Vec<_> = all(text.as_bytes()).into_iter().map(without_places).collect();
        prop_assert_eq!(read, games, "{}", text);
    }
}
