//! The start of a game that stands in a file: its board, its rule, and the stones that are set up.

use super::GAMES;
use crate::lines::{LARGEST_SIDE, Lines, LinesParams, RENJU_LINE, Rule, SMALLEST_SIDE};
use crate::parse_id;
use fivefold_lines_files::{FileEnd, FileGame, FileMove, FileSetup};
use fivefold_match::game_formats::GameFormatError;
use fivefold_rules::grid::Grid;
use fivefold_rules::notation::TextError;
use fivefold_rules::{Game as _, Outcome, Position, Side};
use fivefold_words::sentence::Sentence;

/// What follows the nodes of a file.
pub(super) struct Followers {
    /// How many nodes follow each.
    pub(super) counts: Vec<u32>,
    /// The first of them; 0, which follows none, where there is none.
    first: Vec<usize>,
}

impl Followers {
    pub(super) fn of(file: &FileGame) -> Followers {
        let mut counts = vec![0; file.nodes.len()];
        let mut first = vec![0; file.nodes.len()];
        for (index, node) in file.nodes.iter().enumerate().skip(1) {
            if let (Some(count), Some(first)) =
                (counts.get_mut(node.parent), first.get_mut(node.parent))
            {
                *count += 1;
                if *first == 0 {
                    *first = index;
                }
            }
        }
        Followers { counts, first }
    }

    /// The node with this index and those that follow it along the first of several lines.
    pub(super) fn line(&self, index: usize) -> impl Iterator<Item = usize> + '_ {
        let next = |&at: &usize| self.first.get(at).copied().filter(|&next| next > at);
        std::iter::successors(Some(index), next)
    }
}

/// What the game is played with, and what has to be said if the file does not tell it.
pub(super) fn params(
    file: &FileGame,
    followers: &Followers,
) -> Result<(LinesParams, Option<Sentence>), GameFormatError> {
    let board = &file.board;
    let (cols, rows) = (board.cols, board.rows);
    let is_board = |side| (SMALLEST_SIDE..=LARGEST_SIDE).contains(&side);
    if !is_board(cols) || !is_board(rows) {
        return Err(GameFormatError::Game(
            Sentence::new("opened-board-size")
                .number("cols", cols)
                .number("rows", rows)
                .number("least", SMALLEST_SIDE)
                .number("most", LARGEST_SIDE)
                .sentence("games", Sentence::new(GAMES)),
        ));
    }
    let named = board.id.as_deref().and_then(|id| parse_id(id).ok());
    let named = named.and_then(|id| id.position.as_game::<Lines>().map(|it| *it.params()));
    if let Some(params) = named.filter(|it| (it.cols, it.rows) == (cols, rows)) {
        return Ok((params, None));
    }
    let longest = cols.max(rows);
    let params = LinesParams {
        cols,
        rows,
        len: board.len.unwrap_or(RENJU_LINE).min(longest),
        rule: Rule::Freestyle,
    };
    let with = |rule| LinesParams { rule, ..params };
    let fits = |rule: Rule| rule != Rule::Renju || params.len == RENJU_LINE;
    match board.rule {
        Some(rule) if fits(rule) => Ok((with(rule), None)),
        Some(_) => Ok((params, None)),
        None => {
            let plays = |rule| fits(rule) && can_be_played(file, followers, &with(rule));
            let is_lost =
                fits(Rule::Renju) && ends_with_a_foul(file, followers, &with(Rule::Renju));
            let rule = match is_lost {
                true => Rule::Renju,
                false => {
                    let mut rules = [Rule::Freestyle, Rule::Exact, Rule::Renju].into_iter();
                    rules.find(|&rule| plays(rule)).unwrap_or_default()
                }
            };
            let guess = (rule != Rule::Freestyle).then(|| {
                let rule = Sentence::new(match rule {
                    Rule::Exact => "field-rule-exact",
                    _ => "field-rule-renju",
                });
                Sentence::new("opened-guessed-rule").sentence("rule", rule)
            });
            Ok((with(rule), guess))
        }
    }
}

/// Whether the main line can be played by this rule as far as its end.
fn can_be_played(file: &FileGame, followers: &Followers, params: &LinesParams) -> bool {
    replay(file, followers, params).is_ok()
}

/// Whether by this rule the last move of the main line is a foul, and the file says that it lost.
fn ends_with_a_foul(file: &FileGame, followers: &Followers, params: &LinesParams) -> bool {
    let is_lost = match file.end {
        Some(FileEnd::Foul(_)) => return true,
        Some(FileEnd::Result(outcome)) => outcome == Outcome::Win(Side::Second),
        _ => false,
    };
    let refused = || replay(file, followers, params).err();
    is_lost && refused().is_some_and(|at| followers.line(at).nth(1).is_none())
}

/// Plays the main line up to its end, or to where stones are set up or a side moves out of turn.
///
/// # Errors
/// The node whose move is refused.
fn replay(file: &FileGame, followers: &Followers, params: &LinesParams) -> Result<(), usize> {
    let mut game: Option<Lines> = None;
    for at in followers.line(0) {
        let Some(node) = file.nodes.get(at).filter(|node| node.setup.is_none()) else {
            break;
        };
        let Some(FileMove::Stone(side, cell)) = node.mv else {
            continue;
        };
        let game = game.get_or_insert_with(|| Lines::start(params, side));
        if game.side_to_move() != side {
            break;
        }
        game.check(cell.into()).map_err(|_| at)?;
        game.apply(cell.into(), &mut ());
    }
    Ok(())
}

/// Stones that do not follow from moves.
pub(super) struct SetupBoard {
    params: LinesParams,
    stones: Grid<{ LARGEST_SIDE as usize }>,
    /// Whose turn it was before.
    to_move: Option<Side>,
}

impl SetupBoard {
    /// No stones.
    pub(super) fn empty(params: LinesParams) -> SetupBoard {
        SetupBoard {
            stones: Grid::new(params.cols, params.rows),
            params,
            to_move: None,
        }
    }

    /// The stones of a position of Lines.
    pub(super) fn of(position: &Position) -> SetupBoard {
        let Some(lines) = position.as_game::<Lines>() else {
            return SetupBoard::empty(LinesParams::default());
        };
        let mut board = SetupBoard::empty(*lines.params());
        for (cell, side) in lines.placed() {
            board.stones.set(cell, Some(side));
        }
        board.to_move = Some(lines.side_to_move());
        board
    }

    /// Puts stones on the board and takes others away; what is off the board is left out.
    pub(super) fn change(&mut self, setup: &FileSetup) {
        for &(cell, side) in &setup.cells {
            self.stones.set(cell, side);
        }
        if !setup.cells.is_empty() {
            self.to_move = None;
        }
    }

    /// The position, with this side to move; if that is not told, the one that has fewer stones.
    pub(super) fn position(&self, mover: Option<Side>) -> Result<Lines, TextError> {
        let [first, second] = Side::BOTH.map(|side| self.stones.count(side));
        let fewer = match first > second {
            true => Side::Second,
            false => Side::First,
        };
        let mover = mover.or(self.to_move).unwrap_or(fewer);
        match first + second {
            0 => Ok(Lines::start(&self.params, mover)),
            _ => Lines::parse_board(&self.params, &self.stones.text(), mover),
        }
    }
}
