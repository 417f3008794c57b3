//! The checker of proofs against brute force, on small random positions and in both directions: somebody
//! argues for a win by answering its complaints. Whoever knows the winning moves convinces it; whoever
//! plays at random, passes where it likes and tells whatever plies are wanted, does so only where there is
//! a win.

use std::collections::{BTreeMap, HashMap};

use fivefold_lab::lines_prover::{LinesProver, ProofOutcome};
use fivefold_lines::{DIRECTIONS, Lines};
use fivefold_lines_engine::solver::solve;
use fivefold_players::{Limits, Stop};
use fivefold_proof::{CheckError, Checked, check};
use fivefold_rules::{Game, Rng, Side};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::proof_tree::Tree;
use crate::written;
use fivefold_support::positions::minimax::{Known, minimax};
use fivefold_support::positions::position;

/// Nobody is listened to for longer.
const MOST_COMPLAINTS: usize = 3_000;

/// Columns, rows, length, rule, and the most cells that are empty.
const BOARDS: [(u8, u8, u8, &str, usize); 7] = [
    (3, 3, 3, "", 9),
    (4, 3, 3, "", 9),
    (4, 4, 3, ",exact", 9),
    (4, 4, 4, "", 9),
    (5, 4, 3, ",exact", 9),
    (5, 4, 4, ",exact", 9),
    (5, 5, 4, "", 8),
];

/// Stones of both sides, and whose turn it is. Brute force knows nothing else.
#[derive(Clone)]
struct Board {
    /// `mnk:4x3x3` and the like.
    params: String,
    cols: u8,
    len: u8,
    is_exact: bool,
    stones: Vec<Option<Side>>,
    to_move: Side,
}

impl Board {
    /// One on which nobody has a line, with as many stones of either side as in a game.
    fn random(rng: &mut Rng) -> Board {
        loop {
            let &(cols, rows, len, rule, most_empty) = BOARDS.choose(rng).expect("some");
            let cells = usize::from(cols) * usize::from(rows);
            let mut board = Board {
                params: format!("mnk:{cols}x{rows}x{len}{rule}"),
                cols,
                len,
                is_exact: !rule.is_empty(),
                stones: vec![None; cells],
                to_move: *Side::BOTH.choose(rng).expect("two"),
            };
            let mut side = board.to_move;
            for _ in 0..cells - rng.random_range(2..=most_empty) {
                side = side.other();
                let empty = board.empty();
                let &at = empty.choose(rng).expect("cells are left");
                board.stones[at] = Some(side);
            }
            if !board.has_line() {
                return board;
            }
        }
    }

    fn has_line(&self) -> bool {
        let mut cells = 0..self.stones.len();
        cells.any(|at| self.stones[at].is_some() && self.is_line(at))
    }

    fn empty(&self) -> Vec<usize> {
        let cells = 0..self.stones.len();
        cells.filter(|&at| self.stones[at].is_none()).collect()
    }

    fn game(&self) -> Lines {
        let mut rows = Vec::new();
        for row in self.stones.chunks(usize::from(self.cols)) {
            let mut text = String::new();
            for run in row.chunk_by(|one, other| one.is_none() && other.is_none()) {
                match run {
                    [Some(side)] => text.push(['o', 'x'][side.index()]),
                    empty => text.push_str(&empty.len().to_string()),
                }
            }
            rows.push(text);
        }
        let side = self.to_move.number();
        position(&format!("{}:{}@{side}", self.params, rows.join("/")))
    }

    /// Whether this side wins, and in how many plies the game ends with best play.
    fn is_won_by(&self, side: Side, known: &mut Known) -> (bool, u32) {
        let (winner, plies) = minimax(&mut self.game(), known);
        (winner == Some(side), plies)
    }

    fn after(&self, at: usize, side: Side) -> Board {
        let mut board = self.clone();
        board.stones[at] = Some(side);
        board.to_move = side.other();
        board
    }

    /// The same, where the cell is empty and the move completes no line.
    fn with(&self, at: usize, side: Side) -> Option<Board> {
        let after = self.stones[at].is_none().then(|| self.after(at, side))?;
        (!after.is_line(at)).then_some(after)
    }

    /// Whether the stone there is part of a line that wins.
    fn is_line(&self, at: usize) -> bool {
        let (cols, rows) = (
            self.cols as isize,
            (self.stones.len() / usize::from(self.cols)) as isize,
        );
        let run = |(dx, dy): (i8, i8)| {
            let steps = (1..).map(|step| {
                let col = at as isize % cols + step * isize::from(dx);
                let row = at as isize / cols + step * isize::from(dy);
                let is_on = (0..cols).contains(&col) && (0..rows).contains(&row);
                is_on && self.stones[(row * cols + col) as usize] == self.stones[at]
            });
            steps.take_while(|&is_own| is_own).count()
        };
        DIRECTIONS.into_iter().any(|(dx, dy)| {
            let length = 1 + run((dx, dy)) + run((-dx, -dy));
            length == usize::from(self.len) || length > usize::from(self.len) && !self.is_exact
        })
    }

    /// The cell with this name: a letter for the column, and the row from below.
    fn cell(&self, name: &str) -> usize {
        let (col, row) = name.split_at(1);
        let col = usize::from(col.as_bytes()[0] - b'a');
        let row: usize = row.parse().expect("a number");
        self.stones.len() - row * usize::from(self.cols) + col
    }
}

/// A position with the winner to move: its move, and what follows unless that completes a line.
struct Node {
    cell: usize,
    list: Option<usize>,
    plies: u16,
}

/// A position with the loser to move.
struct List {
    board: Board,
    /// How many passes lead there.
    passes: u8,
    after_pass: Option<usize>,
    replies: BTreeMap<usize, usize>,
}

/// A proof that grows with every complaint.
struct Argument<'a> {
    winner: Side,
    threats: u8,
    nodes: Vec<Node>,
    lists: Vec<List>,
    /// What stands first, a node or a list; nothing while nothing was asked.
    begin: Option<Result<usize, usize>>,
    /// The winner's move on a board.
    moves: &'a mut dyn FnMut(&Board) -> Option<usize>,
    /// Whether it shows a win after a pass there.
    passes: &'a mut dyn FnMut(&List) -> bool,
}

/// Where the bytes of an argument end that belong to a node or a list.
#[derive(Default)]
struct Places {
    nodes: HashMap<usize, usize>,
    lists: HashMap<usize, usize>,
}

impl<'a> Argument<'a> {
    fn new(
        winner: Side,
        threats: u8,
        moves: &'a mut dyn FnMut(&Board) -> Option<usize>,
        passes: &'a mut dyn FnMut(&List) -> bool,
    ) -> Self {
        Argument {
            winner,
            threats,
            nodes: Vec::new(),
            lists: Vec::new(),
            begin: None,
            moves,
            passes,
        }
    }

    /// Argues that the winner wins; what the checker has found in the end, and what was said.
    fn argue(&mut self, board: &Board) -> (Result<Checked, CheckError>, Vec<u8>) {
        let game = board.game();
        if board.to_move != self.winner && self.begin.is_none() {
            self.begin = Some(Err(self.list(board.clone(), 0)));
        }
        for _ in 0..MOST_COMPLAINTS {
            let (stream, places) = self.stream();
            let checked = check(&game, self.winner, &stream);
            let goes_on = match &checked {
                Err(CheckError::NoNumber { at: 2 }) if self.begin.is_none() => {
                    let node = self.node(board, 0);
                    self.begin = node.map(Ok);
                    node.is_some()
                }
                Err(CheckError::OtherLength { at, plies, .. }) => {
                    self.nodes[places.nodes[at]].plies = *plies;
                    true
                }
                Err(CheckError::NotRefuted { at, moves }) => {
                    let name = moves.split(' ').next_back().expect("a reply");
                    self.answer(places.lists[at], board.cell(name))
                }
                _ => false,
            };
            if !goes_on {
                return (checked, stream);
            }
        }
        panic!("it argues for ever: {}", board.game().board_text());
    }

    /// Answers a reply that it has not answered; whether it can.
    fn answer(&mut self, list: usize, reply: usize) -> bool {
        let List { board, passes, .. } = &self.lists[list];
        let (after, passes) = (board.after(reply, self.winner.other()), *passes);
        if after.is_line(reply) {
            return false;
        }
        let node = self.node(&after, passes);
        node.is_some_and(|node| self.lists[list].replies.insert(reply, node).is_none())
    }

    fn node(&mut self, board: &Board, passes: u8) -> Option<usize> {
        let cell = (self.moves)(board)?;
        let after = board.after(cell, self.winner);
        let list = (!after.is_line(cell)).then(|| self.list(after, passes));
        let plies = 1;
        self.nodes.push(Node { cell, list, plies });
        Some(self.nodes.len() - 1)
    }

    fn list(&mut self, board: Board, passes: u8) -> usize {
        let list = List {
            board: board.clone(),
            passes,
            after_pass: None,
            replies: BTreeMap::new(),
        };
        let shows_pass = (self.passes)(&list);
        self.lists.push(list);
        let number = self.lists.len() - 1;
        if shows_pass {
            self.lists[number].after_pass = self.node(&board, passes + 1);
        }
        number
    }

    fn stream(&self) -> (Vec<u8>, Places) {
        let mut stream = vec![self.threats, 0];
        let mut places = Places::default();
        match self.begin {
            None => {}
            Some(Ok(node)) => self.write_node(node, &mut stream, &mut places),
            Some(Err(list)) => self.write_list(list, &mut stream, &mut places),
        }
        (stream, places)
    }

    fn write_node(&self, node: usize, stream: &mut Vec<u8>, places: &mut Places) {
        let Node { cell, list, plies } = self.nodes[node];
        stream.push(cell as u8);
        if let Some(list) = list {
            self.write_list(list, stream, places);
        }
        places.nodes.insert(stream.len(), node);
        stream.push(plies as u8);
    }

    fn write_list(&self, list: usize, stream: &mut Vec<u8>, places: &mut Places) {
        let List {
            board,
            after_pass,
            replies,
            ..
        } = &self.lists[list];
        if let Some(node) = *after_pass {
            stream.push(board.stones.len() as u8 + 1);
            self.write_node(node, stream, places);
        }
        let mut from = 0;
        for (&reply, &node) in replies {
            stream.push((reply + 1 - from) as u8);
            places.lists.insert(stream.len(), list);
            from = reply + 1;
            self.write_node(node, stream, places);
        }
        stream.push(0);
        places.lists.insert(stream.len(), list);
    }
}

/// Some move that wins, seldom the quickest.
fn winning_move(board: &Board, winner: Side, known: &mut Known) -> Option<usize> {
    let wins = |&at: &usize| {
        let after = board.after(at, winner);
        after.is_line(at) || after.is_won_by(winner, known).0
    };
    board.empty().into_iter().find(wins)
}

#[test]
fn the_checker_is_convinced_of_wins_and_of_nothing_else() {
    let mut rng = Rng::seed_from_u64(11);
    let (mut convinced, mut by_chance, mut refused) = (0, 0, 0);
    for _ in 0..80 {
        let board = Board::random(&mut rng);
        let mut known = Known::new();
        for winner in Side::BOTH {
            let (is_won, plies) = board.is_won_by(winner, &mut known);
            let about = board.game().board_text();
            if is_won {
                let threats = *[0, 0, 1, 2, 3, 4].choose(&mut rng).expect("some");
                let mut best = |board: &Board| winning_move(board, winner, &mut known);
                let mut never = |_: &List| false;
                let mut argument = Argument::new(winner, threats, &mut best, &mut never);
                let (checked, _) = argument.argue(&board);
                let checked = checked.unwrap_or_else(|fault| panic!("{about}: {fault}"));
                assert!(u32::from(checked.longest) >= plies, "{about}: {checked:?}");
                convinced += 1;
            }
            for threats in 0..=4 {
                let seed = rng.random();
                let mut chance = Rng::seed_from_u64(seed);
                let mut any = |board: &Board| board.empty().choose(&mut chance).copied();
                let mut chance = Rng::seed_from_u64(seed + 1);
                let mut passes = |list: &List| list.passes < 4 && chance.random_range(0..3) == 0;
                let mut argument = Argument::new(winner, threats, &mut any, &mut passes);
                let (checked, stream) = argument.argue(&board);
                match checked {
                    Ok(Checked { longest, .. }) => {
                        assert!(is_won, "{about}, side {}: {stream:?}", winner.number());
                        assert!(u32::from(longest) >= plies, "{about}: {stream:?}");
                        by_chance += 1;
                    }
                    Err(_) => refused += 1,
                }
            }
        }
    }
    println!("{convinced} convinced, {by_chance} by chance, {refused} refused");
    assert!(convinced > 50 && by_chance > 50 && refused > 500);
}

/// Changes one place of a proof: a move of the winner, a reply less, or the answer to another reply.
fn change(tree: &mut Tree, cells: usize, rng: &mut Rng) {
    let below = tree.replies.len();
    if below == 0 || rng.random_range(0..4) == 0 {
        tree.cell = rng.random_range(0..cells) as u8;
        return;
    }
    let place = rng.random_range(0..below);
    match rng.random_range(0..6) {
        0 => {
            tree.replies.remove(place);
        }
        1 => tree.replies[place].1 = tree.replies[rng.random_range(0..below)].1.clone(),
        _ => change(&mut tree.replies[place].1, cells, rng),
    }
}

/// Whether every move of the winner in a proof wins, as the solver sees it; nothing where they are no
/// moves, or complete a line, after which a proof says nothing more.
fn all_moves_win(tree: &Tree, board: &Board, winner: Side) -> Option<bool> {
    let cell = usize::from(tree.cell);
    let after = board.with(cell, winner)?;
    let solved = solve(&after.game(), 1, &Limits::default(), &Stop::new());
    let mut all_win = solved.expect("a small board").winner == Some(winner);
    for (reply, next) in &tree.replies {
        let board = after.with(usize::from(*reply), winner.other())?;
        all_win &= all_moves_win(next, &board, winner)?;
    }
    Some(all_win)
}

/// The plies are those that the checker wants, and half of the positions have a stone elsewhere than the
/// proof was found for.
#[test]
fn changed_proofs_with_the_plies_repaired_hold_only_where_every_move_wins() {
    let mut rng = Rng::seed_from_u64(12);
    let game: Lines = position("mnk:5x6x4");
    let mut prover = LinesProver::new(&game, 16).expect("it can be proven");
    let winner = Side::First;
    assert_eq!(
        prover.go_on(50_000_000, &Stop::new()),
        ProofOutcome::Win(winner)
    );
    let whole = Tree::of(&written(&mut prover).stream);
    let start = Board {
        params: "mnk:5x6x4".to_owned(),
        cols: 5,
        len: 4,
        is_exact: false,
        stones: vec![None; 30],
        to_move: winner,
    };
    let (mut held, mut rejected) = (0, 0);
    for _ in 0..300 {
        let (mut board, mut tree) = (start.clone(), &whole);
        for _ in 0..rng.random_range(0..5) {
            if let Some((reply, next)) = tree.replies.choose(&mut rng) {
                let after = board.after(usize::from(tree.cell), winner);
                board = after.after(usize::from(*reply), winner.other());
                tree = next;
            }
        }
        let mut tree = tree.clone();
        change(&mut tree, board.stones.len(), &mut rng);
        let cells = 0..board.stones.len();
        let stones: Vec<usize> = cells.filter(|&at| board.stones[at].is_some()).collect();
        if rng.random_range(0..2) == 0
            && let Some(&from) = stones.choose(&mut rng)
        {
            let &to = board.empty().choose(&mut rng).expect("an empty cell");
            board.stones.swap(from, to);
        }
        if board.has_line() {
            continue;
        }
        let mut stream = tree.stream();
        let checked = loop {
            match check(&board.game(), winner, &stream) {
                Err(CheckError::OtherLength { at, plies, .. }) => stream[at] = plies as u8,
                checked => break checked,
            }
        };
        if checked.is_err() {
            rejected += 1;
        } else if let Some(all_win) = all_moves_win(&tree, &board, winner) {
            assert!(all_win, "{}: {stream:?}", board.game().board_text());
            held += 1;
        }
    }
    println!("{held} held, {rejected} rejected");
    assert!(
        held > 10 && rejected > 100,
        "{held} held, {rejected} rejected"
    );
}
