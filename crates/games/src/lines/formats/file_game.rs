//! A game as it stands in files of other programs.

use super::GAMES;
use crate::lines::Lines;
use fivefold_lines_files::{
    FileBoard, FileChoice, FileEnd, FileFormat, FileGame, FileMove, FileNode, FilePlace, FileSetup,
    RuleName,
};
use fivefold_match::game_formats::GameFormatError;
use fivefold_match::history::{Forfeit, NodeId};
use fivefold_match::{InfoField, Match, OpeningChoice};
use fivefold_rules::{Game as _, Outcome, Side};

/// The whole game: its start, its tree and what is noted beside the moves.
pub(super) fn of_match(
    game_match: &Match,
    format: FileFormat,
) -> Result<FileGame, GameFormatError> {
    let start = game_match.start().as_game::<Lines>();
    let start = start.ok_or(GameFormatError::OtherGame {
        format: format.name(),
        games: GAMES,
    })?;
    let params = start.params();
    let mut info = game_match.info.clone();
    for (field, seat) in [InfoField::FirstPlayer, InfoField::SecondPlayer]
        .into_iter()
        .zip(game_match.seats_at_the_end())
    {
        if info.get(&field).is_empty() {
            info.set(field, &seat.id());
        }
    }
    let mut file = FileGame {
        board: FileBoard {
            // In SGF the id tells it.
            len: (format != FileFormat::Sgf).then_some(params.len),
            rule: (format != FileFormat::Sgf).then_some(params.rule),
            opening: opening(game_match),
            id: Some(game_match.start().game_id()),
            ..FileGame::new(params.cols, params.rows).board
        },
        info,
        nodes: vec![FileNode {
            setup: setup(start),
            ..noted(game_match, NodeId::ROOT)
        }],
        end: end(game_match),
        clock: game_match.time_control(),
        is_own: true,
        notes: Vec::new(),
    };
    let history = game_match.history();
    // Nodes of the tree whose followers are still to be written, with their index in the file.
    let mut left: Vec<(NodeId, usize)> = Vec::new();
    let push = |left: &mut Vec<_>, node, index| {
        let children = history.children(node).iter().rev();
        left.extend(children.map(|&child| (child, index)));
    };
    push(&mut left, NodeId::ROOT, 0);
    let mut main_end = 0;
    while let Some((node, parent)) = left.pop() {
        let place = history.move_of(node).and_then(Lines::unpack);
        if let (Some(place), Some(side)) = (place, history.mover(node)) {
            file.nodes.push(FileNode {
                parent,
                place: FilePlace::default(),
                choices: choices(history.choices(node)),
                mv: Some(FileMove::Stone(side, place.cell())),
                ..noted(game_match, node)
            });
            let index = file.nodes.len() - 1;
            if node == history.main_end() {
                main_end = index;
            }
            push(&mut left, node, index);
        }
    }
    let chosen = history.chosen();
    if !chosen.is_empty() && history.current() == history.main_end() {
        // Nobody has moved after it.
        let index = file.push(main_end, FilePlace::default(), None);
        file.nodes[index].choices = choices(chosen);
    }
    Ok(file)
}

/// The rule by which the game is opened; nothing for one without.
fn opening(game_match: &Match) -> Option<RuleName> {
    let word = game_match.plan().opening.word();
    RuleName::ALL.into_iter().find(|name| name.word() == word)
}

/// Choices as files name them.
fn choices(choices: &[OpeningChoice]) -> Vec<FileChoice> {
    let named = |&choice: &OpeningChoice| {
        Some(match choice {
            OpeningChoice::Side(side) => FileChoice::Side(side),
            OpeningChoice::TwoMore => FileChoice::TwoMore,
            OpeningChoice::Number(number) => FileChoice::Number(number),
            OpeningChoice::Offer(mv) => FileChoice::Offer(Lines::unpack(mv)?.cell()),
        })
    };
    choices.iter().filter_map(named).collect()
}

/// A node with what is noted beside it.
fn noted(game_match: &Match, node: NodeId) -> FileNode {
    let history = game_match.history();
    FileNode {
        comment: history.comment(node).to_owned(),
        marks: history.marks(node).to_vec(),
        time: history.time(node),
        time_left: history.time_left(node),
        ..FileNode::default()
    }
}

/// The stones of the start, and who begins where that is not clear.
fn setup(start: &Lines) -> Option<Box<FileSetup>> {
    let placed = start.placed();
    let cells: Vec<_> = placed.map(|(cell, side)| (cell, Some(side))).collect();
    let side = start.side_to_move();
    (side == Side::Second || !cells.is_empty()).then(|| {
        Box::new(FileSetup {
            cells,
            to_move: Some(side),
        })
    })
}

/// How the main line has ended.
fn end(game_match: &Match) -> Option<FileEnd> {
    let history = game_match.history();
    let main_end = history.main_end();
    let is_foul = history
        .move_of(main_end)
        .and_then(Lines::unpack)
        .is_some_and(|place| place.foul);
    match (history.forfeit_at(main_end), history.main_result()?) {
        (Some(Forfeit::Resigned(side)), _) => Some(FileEnd::Resigned(side)),
        (Some(Forfeit::OutOfTime(side)), _) => Some(FileEnd::OutOfTime(side)),
        (_, Outcome::Win(side)) if is_foul => Some(FileEnd::Foul(side.other())),
        (_, outcome) => Some(FileEnd::Result(outcome)),
    }
}
