//! From what stands in a file to games that can be played on: the moves are checked by the rules, and
//! what a game cannot hold is told.
//!
//! A game has one start, and its sides move in turn. Where a file sets up stones after the first
//! move, or a side passes or moves twice, what follows is a game of its own that starts from there.
//! Before a single move there is no game: stones that are put without taking turns are the start of
//! the game that follows them.

use std::ops::ControlFlow;

use super::start::{Followers, SetupBoard, params};
use crate::lines::{Lines, Place};
use crate::{opening, seat};
use fivefold_lines_files::{
    FileChoice, FileEnd, FileGame, FileMove, FileNode, FilePlace, FileSetup,
};
use fivefold_match::game_formats::{FormatProblem, GameFormatError, OpenedGame};
use fivefold_match::history::{Forfeit, History, NodeId};
use fivefold_match::{InfoField, Match, Opening, OpeningChoice, Plan, Seat};
use fivefold_rules::notation::cell_text;
use fivefold_rules::{Cell, Game as _, Illegal, Outcome, Position, Side};
use fivefold_words::sentence::Sentence;

/// Reads a file of another program; see [`fivefold_match::game_formats::GameReader`].
pub(super) fn read(
    bytes: &[u8],
    each: &mut dyn FnMut(Result<OpenedGame, GameFormatError>) -> ControlFlow<()>,
) -> Result<(), GameFormatError> {
    let visited = fivefold_lines_files::visit(bytes, &mut |file| match opened(&file) {
        Ok(games) => games.into_iter().try_for_each(|game| each(Ok(game))),
        Err(error) => each(Err(error)),
    });
    visited
        .map(drop)
        .map_err(|error| GameFormatError::Game((&error).into()))
}

/// The games that a game of a file becomes: one, or several where it cannot be played through.
pub(super) fn opened(file: &FileGame) -> Result<Vec<OpenedGame>, GameFormatError> {
    let seats = seats(file);
    let rule = file.board.opening.filter(|_| file.is_own);
    let rule = rule.and_then(|name| opening(name.word()));
    let mut notes = Vec::new();
    if let Some(rule) = rule {
        let open = |seats| converted(file, rule, seats);
        let (mut games, follows) = open(seats)?;
        if follows {
            // The file names the players by the sides that they have in the end.
            let [first, second] = seats;
            let is_swapped = |game: &OpenedGame| game.game_match.seats_at_the_end() != seats;
            if games.first().is_some_and(is_swapped) {
                (games, _) = open([second, first])?;
            }
            return Ok(games);
        }
        notes.push(Sentence::new("opened-without-opening"));
    }
    let (mut games, _) = converted(file, Opening::Free, seats)?;
    for game in &mut games {
        game.notes.splice(0..0, notes.drain(..));
    }
    Ok(games)
}

/// The games of a file that is opened by this rule, and whether its moves follow the rule.
fn converted(
    file: &FileGame,
    opening: Opening,
    seats: [Seat; 2],
) -> Result<(Vec<OpenedGame>, bool), GameFormatError> {
    let followers = Followers::of(file);
    let (params, guess) = params(file, &followers)?;
    let mut conversion = Conversion {
        file,
        followers,
        opening,
        seats,
        parts: Vec::new(),
        spots: Vec::with_capacity(file.nodes.len()),
        behind_the_end: 0,
        chosen_last: Vec::new(),
        follows: true,
    };
    let first = conversion.begin(SetupBoard::empty(params), &FileSetup::default(), 0);
    let first = first.map_err(GameFormatError::Game)?;
    for (index, node) in file.nodes.iter().enumerate() {
        let before = match index {
            0 => Some(first),
            _ => conversion.spots.get(node.parent).copied().flatten(),
        };
        let spot = before.and_then(|before| conversion.take(index, node, before));
        conversion.spots.push(spot);
    }
    let mut notes: Vec<Sentence> = file.notes.iter().map(Sentence::from).collect();
    notes.extend(guess);
    Ok(conversion.finish(notes))
}

/// In files of this program the names are those of the players at the table.
fn seats(file: &FileGame) -> [Seat; 2] {
    [InfoField::FirstPlayer, InfoField::SecondPlayer].map(|field| {
        let name = file.info.get(&field);
        let own = file.is_own.then(|| seat(name)).flatten();
        own.unwrap_or(Seat::Person)
    })
}

/// A choice as a match takes it.
fn choice(choice: FileChoice) -> OpeningChoice {
    match choice {
        FileChoice::Side(side) => OpeningChoice::Side(side),
        FileChoice::TwoMore => OpeningChoice::TwoMore,
        FileChoice::Number(number) => OpeningChoice::Number(number),
        FileChoice::Offer(cell) => OpeningChoice::Offer(Lines::pack(cell.into())),
    }
}

/// A place in one of the games.
#[derive(Clone, Copy)]
struct Spot {
    part: usize,
    node: NodeId,
}

/// One of the games, and what has to be said about it.
struct Part {
    game_match: Match,
    notes: Vec<Sentence>,
    /// Whether the file passes in it.
    has_pass: bool,
    put: Option<PutStones>,
    /// Whether several nodes of the file follow one of this game.
    has_branches: bool,
}

/// Stones of the start that the file puts one by one.
struct PutStones {
    count: usize,
    /// Where the first of them is followed.
    place: FilePlace,
    /// Whether clocks were noted with them.
    has_times: bool,
}

struct Conversion<'a> {
    file: &'a FileGame,
    followers: Followers,
    opening: Opening,
    seats: [Seat; 2],
    parts: Vec<Part>,
    /// Where each node of the file has led, as far as it leads anywhere.
    spots: Vec<Option<Spot>>,
    /// Moves behind the end of the game.
    behind_the_end: usize,
    /// What was chosen behind the last move of a line.
    chosen_last: Vec<(Spot, Vec<FileChoice>)>,
    /// Whether everything has followed the rule of the opening.
    follows: bool,
}

impl Conversion<'_> {
    /// Begins a game with these stones; `index` is the node of the file that follows.
    fn begin(
        &mut self,
        mut board: SetupBoard,
        setup: &FileSetup,
        index: usize,
    ) -> Result<Spot, Sentence> {
        board.change(setup);
        let mover = setup.to_move.or_else(|| self.first_mover(index));
        let position = board
            .position(mover)
            .map_err(|reason| Sentence::from(&FormatProblem::Start { reason }))?;
        self.parts.push(Part {
            game_match: Match::new(Plan {
                start: Position::new(position),
                seats: self.seats,
                starter: None,
                opening: self.opening,
                seed: 0,
                clock: None,
            }),
            notes: Vec::new(),
            has_pass: false,
            put: None,
            has_branches: false,
        });
        Ok(Spot {
            part: self.parts.len() - 1,
            node: NodeId::ROOT,
        })
    }

    /// Takes over a node that follows this place; nothing if the rest of it is left out.
    fn take(&mut self, index: usize, node: &FileNode, before: Spot) -> Option<Spot> {
        let mut spot = before;
        let says_nothing = |setup: &FileSetup| {
            setup.cells.is_empty() && setup.to_move == Some(self.side_to_move(before))
        };
        if let Some(setup) = node.setup.as_deref().filter(|it| !says_nothing(it)) {
            spot = self.set_up(index, node, spot, setup)?;
        }
        match node.mv {
            None if node.choices.is_empty() => {}
            None => self.chosen_last.push((spot, node.choices.clone())),
            Some(FileMove::Pass(_)) => self.parts[spot.part].has_pass = true,
            Some(FileMove::Stone(side, cell)) => {
                if side != self.side_to_move(spot) {
                    spot = self.out_of_turn(index, node, spot, side)?;
                }
                spot = self.play(node, spot, cell)?;
            }
        }
        self.note(node, spot);
        let is_followed_once = self.followers.counts.get(index).is_none_or(|&it| it <= 1);
        self.parts[spot.part].has_branches |= !is_followed_once;
        Some(spot)
    }

    /// Sets up stones: at the start of a game in place of its start, else in a game of their own.
    fn set_up(
        &mut self,
        index: usize,
        node: &FileNode,
        spot: Spot,
        setup: &FileSetup,
    ) -> Option<Spot> {
        let game_match = &self.parts[spot.part].game_match;
        let is_alone = index == 0 || self.followers.counts.get(node.parent) == Some(&1);
        if !(is_alone && game_match.history().is_empty() && spot.node == NodeId::ROOT) {
            return self.go_on_apart(index, node, spot, setup, "opened-set-up-later");
        }
        let board = SetupBoard::of(game_match.position());
        self.begin_again(index, node, spot, board, setup)
    }

    /// The game that has come to this place begins there, with another board; it keeps what was said.
    fn begin_again(
        &mut self,
        index: usize,
        node: &FileNode,
        spot: Spot,
        board: SetupBoard,
        setup: &FileSetup,
    ) -> Option<Spot> {
        if let Err(reason) = self.begin(board, setup, index) {
            return self.cut(node.place, spot, reason);
        }
        // In place of the one that had not begun.
        let begun = self.parts.pop()?;
        let part = &mut self.parts[spot.part];
        let before = std::mem::replace(&mut part.game_match, begun.game_match);
        let (before, history) = (before.history(), part.game_match.history_mut());
        let mut spots = vec![NodeId::ROOT];
        spots.extend((spot.node != NodeId::ROOT).then_some(spot.node));
        let comments = spots.iter().map(|&at| before.comment(at));
        let comments: Vec<&str> = comments.filter(|it| !it.is_empty()).collect();
        let marks = spots.iter().flat_map(|&at| before.marks(at)).cloned();
        // They were there before.
        let _ = history.set_comment(NodeId::ROOT, &comments.join("\n"));
        let _ = history.set_marks(NodeId::ROOT, marks.collect());
        let node = NodeId::ROOT;
        Some(Spot { node, ..spot })
    }

    /// A side passes or moves twice before it makes this move.
    fn out_of_turn(
        &mut self,
        index: usize,
        node: &FileNode,
        spot: Spot,
        side: Side,
    ) -> Option<Spot> {
        let setup = FileSetup {
            to_move: Some(side),
            ..FileSetup::default()
        };
        let part = &self.parts[spot.part];
        let history = part.game_match.history();
        let is_put = history.len() == 1 && spot.node != NodeId::ROOT && !part.has_branches;
        if !is_put {
            return self.go_on_apart(index, node, spot, &setup, "opened-out-of-turn");
        }
        let line = history.game_line_to(spot.node)?;
        let board = SetupBoard::of(line.position());
        let has_times = history.time(spot.node).is_some() || history.time_left(spot.node).is_some();
        let put = self.parts[spot.part].put.get_or_insert(PutStones {
            count: 0,
            place: node.place,
            has_times: false,
        });
        put.count += 1;
        put.has_times |= has_times;
        self.begin_again(index, node, spot, board, &setup)
    }

    /// What follows is a game of its own, which starts from this place.
    fn go_on_apart(
        &mut self,
        index: usize,
        node: &FileNode,
        spot: Spot,
        setup: &FileSetup,
        why: &'static str,
    ) -> Option<Spot> {
        let history = self.parts[spot.part].game_match.history();
        let number = history.number(spot.node);
        let line = history.game_line_to(spot.node)?;
        let board = SetupBoard::of(line.position());
        match self.begin(board, setup, index) {
            Ok(begun) => {
                let note = Sentence::new(why)
                    .number("move", number)
                    .number("game", begun.part + 1);
                self.say(spot.part, node.place, note);
                Some(begun)
            }
            Err(reason) => self.cut(node.place, spot, reason),
        }
    }

    fn play(&mut self, node: &FileNode, spot: Spot, cell: Cell) -> Option<Spot> {
        let history = self.parts[spot.part].game_match.history_mut();
        if history.current() != spot.node {
            history.jump(spot.node);
        }
        let number = history.number(spot.node) + 1;
        self.follows &= choose(history, &node.choices);
        let mut played = history.play(Lines::pack(cell.into())).map(drop);
        if let Err(Illegal::Rule(_)) = played {
            // Black has lost by it.
            played = history.play(Lines::pack(Place::foul(cell))).map(drop);
        }
        match played {
            Ok(()) => Some(Spot {
                node: history.current(),
                ..spot
            }),
            Err(Illegal::GameOver) => {
                self.behind_the_end += 1;
                None
            }
            Err(reason) => {
                // Without the rule it may be right.
                self.follows = false;
                let rows = history.start().view().rows;
                let text = cell_text(cell, rows);
                let problem = FormatProblem::Illegal {
                    number,
                    text,
                    reason,
                };
                self.cut(node.place, spot, (&problem).into())
            }
        }
    }

    /// Comment, marks and times of a node.
    fn note(&mut self, node: &FileNode, spot: Spot) {
        let is_own = self.file.is_own;
        let history = self.parts[spot.part].game_match.history_mut();
        if let Some(time) = node.time {
            // The node is there.
            let _ = history.set_time(spot.node, Some(time));
        }
        // Elsewhere it may mean anything.
        if let Some(left) = node.time_left.filter(|_| is_own) {
            let _ = history.set_time_left(spot.node, Some(left));
        }
        let mut full = None;
        if !node.comment.is_empty() {
            let comment = match history.comment(spot.node) {
                "" => node.comment.clone(),
                before => format!("{before}\n{}", node.comment),
            };
            full = full.or(history.set_comment(spot.node, &comment).err());
        }
        if !node.marks.is_empty() {
            let view = history.start().view();
            let is_on = |cell: Cell| cell.col < view.cols && cell.row < view.rows;
            let mut marks = history.marks(spot.node).to_vec();
            marks.extend(node.marks.iter().filter(|mark| is_on(mark.cell)).cloned());
            full = full.or(history.set_marks(spot.node, marks).err());
        }
        if let Some(reason) = full {
            self.say(spot.part, node.place, reason.into());
        }
    }

    /// Leaves out the rest of a line, with the reason.
    fn cut<T>(&mut self, place: FilePlace, spot: Spot, reason: Sentence) -> Option<T> {
        let note = Sentence::new("opened-cut").sentence("reason", reason);
        self.say(spot.part, place, note);
        None
    }

    fn say(&mut self, part: usize, place: FilePlace, note: Sentence) {
        self.parts[part].notes.push(at(place, note));
    }

    fn side_to_move(&self, spot: Spot) -> Side {
        let history = self.parts[spot.part].game_match.history();
        let begins = history.start().side_to_move();
        match history.number(spot.node) % 2 {
            0 => begins,
            _ => begins.other(),
        }
    }

    /// Who makes the first move from this node on, along the first of several lines.
    fn first_mover(&self, index: usize) -> Option<Side> {
        let mut nodes = self.followers.line(index).map(|at| self.file.nodes.get(at));
        nodes.find_map(|node| match node?.mv? {
            FileMove::Stone(side, _) | FileMove::Pass(side) => Some(side),
        })
    }

    /// The games with how the file says they ended, and everything that has to be said.
    fn finish(mut self, mut notes: Vec<Sentence>) -> (Vec<OpenedGame>, bool) {
        let mut follows = self.follows;
        if self.behind_the_end > 0 {
            let n = self.behind_the_end;
            notes.push(Sentence::new("opened-behind-the-end").number("n", n));
        }
        let several = self.parts.len() > 1;
        if several && self.parts[0].game_match.history().is_empty() {
            // The file begins with a board on which nothing happens.
            self.parts.remove(0);
        }
        let mut info = self.file.info.clone();
        for field in [InfoField::FirstPlayer, InfoField::SecondPlayer] {
            if self.file.is_own && seat(info.get(&field)).is_some() {
                info.set(field, "");
            }
        }
        let opening = self.file.board.opening.filter(|_| self.file.is_own);
        if let Some(name) = opening.filter(|it| it.word() != self.opening.word())
            && info.get(&InfoField::Rules).is_empty()
        {
            info.set(InfoField::Rules, name.word());
        }
        let end = self.file.end;
        let chosen_last = std::mem::take(&mut self.chosen_last);
        let games = self
            .parts
            .into_iter()
            .enumerate()
            .map(|(number, mut part)| {
                let game_match = &mut part.game_match;
                game_match.info = info.clone();
                if let Some(clock) = self.file.clock {
                    game_match.set_time_control(clock);
                }
                let history = game_match.history_mut();
                let main_end = history.main_end();
                history.jump(main_end);
                let last = chosen_last.iter().find(|(spot, _)| spot.part == number);
                if let Some((_, choices)) = last.filter(|(spot, _)| spot.node == main_end) {
                    follows &= choose(history, choices);
                }
                let mut said = std::mem::take(&mut notes);
                if number == 0 && !several {
                    said.extend(end.and_then(|end| conclude(game_match, end)));
                }
                said.append(&mut part.notes);
                if let Some(put) = part.put {
                    let stones = Sentence::new("opened-put").number("n", put.count);
                    said.push(at(put.place, stones));
                    if put.has_times {
                        said.push(at(put.place, Sentence::new("opened-put-times")));
                    }
                }
                if part.has_pass {
                    said.push(Sentence::new("opened-pass"));
                }
                OpenedGame {
                    game_match: part.game_match,
                    notes: said,
                }
            });
        (games.collect(), follows)
    }
}

/// What has to be said about a place of the file.
fn at(place: FilePlace, note: Sentence) -> Sentence {
    match place.line {
        0 => note,
        line => Sentence::new("format-error-at")
            .number("line", line)
            .number("column", place.column)
            .sentence("reason", note),
    }
}

/// Chooses in the position on the board, and nothing else; false if that is not to be chosen there.
fn choose(history: &mut History, choices: &[FileChoice]) -> bool {
    while history.take_back_choice() {}
    let mut choices = choices.iter().map(|&it| history.choose(choice(it)));
    choices.all(|chosen| chosen.is_ok())
}

/// Ends the game as the file says, where its moves have not; a contradiction is told.
fn conclude(game_match: &mut Match, end: FileEnd) -> Option<Sentence> {
    let forfeit = match end {
        FileEnd::Result(outcome) => Forfeit::Declared(outcome),
        FileEnd::Resigned(side) => Forfeit::Resigned(side),
        FileEnd::OutOfTime(side) => Forfeit::OutOfTime(side),
        FileEnd::Foul(side) => Forfeit::Declared(Outcome::Win(side.other())),
    };
    let history = game_match.history_mut();
    let by_moves = history.position().outcome();
    let said = forfeit.outcome(history.position());
    match by_moves {
        None => {
            history.set_forfeit(forfeit);
            None
        }
        Some(outcome) => (outcome != said).then(|| Sentence::new("opened-other-result")),
    }
}
