//! Shipped puzzles solved by the rules alone, without the provers of the program: by playing every
//! game to its end, by trying all moves, by counting stones.

use std::collections::HashMap;

use fivefold::formats::puzzles::line;
use fivefold::games;
use fivefold::puzzles::Goal;
use fivefold::rules::{Move, Position, Side};

use super::{after, brought, has_won, shipped};

/// The most positions that are looked at for one puzzle.
const MOST_POSITIONS: usize = 60_000;

/// Whether the side to move wins with best play, found out by playing every game to its end.
fn wins_at_last(position: &Position, known: &mut HashMap<Position, bool>) -> Option<bool> {
    if let Some(outcome) = position.outcome() {
        return Some(outcome.winner() == Some(position.side_to_move()));
    }
    if let Some(&known) = known.get(position) {
        return Some(known);
    }
    if known.len() > MOST_POSITIONS {
        return None;
    }
    let mut wins = false;
    for mv in position.legal_moves() {
        if !wins_at_last(&after(position, mv), known)? {
            wins = true;
            break;
        }
    }
    known.insert(position.clone(), wins);
    Some(wins)
}

/// Those whose games always come to an end can be played through. In Northcott's game they do so, too,
/// but a counter can retreat and come back, so that positions repeat.
#[test]
fn the_one_winning_move_is_found_by_playing_every_game_to_its_end() {
    let mut played = HashMap::new();
    for puzzle in shipped().iter().filter(|puzzle| puzzle.goal == Goal::Only) {
        let position = &puzzle.position;
        if !["nim", "corner"].contains(&position.game().as_str()) {
            continue;
        }
        let mut known = HashMap::new();
        let mut winning = Vec::new();
        let moves = position.legal_moves().into_iter();
        let settled = moves
            .map(|mv| {
                if !wins_at_last(&after(position, mv), &mut known)? {
                    winning.push(mv);
                }
                Some(())
            })
            .collect::<Option<Vec<()>>>();
        if settled.is_some() {
            assert_eq!(winning, [puzzle.first], "{}", line(puzzle));
            *played.entry(position.game()).or_insert(0) += 1;
        }
    }
    for game in ["nim", "corner"] {
        let game = games::from_id(game).expect("a game");
        assert!(played[&game] > 100, "{game}: {played:?}");
    }
}

/// Whoever is to move in Northcott's game and finds every gap's nim-sum at zero loses; that the winner
/// may always advance is seen by letting every answer of the loser be met until the end.
#[test]
fn the_winning_move_of_northcotts_game_is_answered_until_the_end() {
    let game = games::from_id("northcott").expect("a game");
    let solutions = |position: &Position| (brought(game).solutions)(position, Goal::Only);
    for puzzle in shipped()
        .iter()
        .filter(|it| it.position.game() == game)
        .take(60)
    {
        let me = puzzle.position.side_to_move();
        let mut position = after(&puzzle.position, puzzle.first);
        let mut plies = 0;
        while position.outcome().is_none() {
            assert!(solutions(&position).is_empty(), "{}", line(puzzle));
            // The loser plays now this, now that.
            let moves = position.legal_moves();
            position = after(&position, moves[plies * 7 % moves.len()]);
            let reply = (brought(game).answer)(&position, Goal::Only);
            position = after(&position, reply.expect("a winning answer"));
            plies += 1;
            assert!(plies < 500, "{} does not end", line(puzzle));
        }
        assert!(has_won(&position, me), "{}", line(puzzle));
    }
}

/// Whether this move wins within so many plies, by the rules alone.
fn wins_by(position: &Position, mv: Move, plies: u8) -> bool {
    let next = after(position, mv);
    if next.outcome().is_some() {
        return has_won(&next, position.side_to_move());
    }
    let mut answers = next.legal_moves().into_iter();
    plies >= 3 && answers.all(|answer| !holds_by(&next, answer, plies - 1))
}

fn wins(position: &Position, plies: u8) -> bool {
    let mut moves = position.legal_moves().into_iter();
    moves.any(|mv| wins_by(position, mv, plies))
}

/// Whether this answer keeps the other side from winning within the plies that are left after it.
fn holds_by(position: &Position, mv: Move, plies: u8) -> bool {
    let next = after(position, mv);
    next.outcome().is_some() || !wins(&next, plies - 1)
}

/// All moves that reach the goal, by the rules alone.
fn plainly(position: &Position, goal: Goal) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.retain(|&mv| match goal {
        Goal::Win { plies } => wins_by(position, mv, plies),
        Goal::Survive { plies } => holds_by(position, mv, plies + 1),
        Goal::Only | Goal::Force { .. } => panic!("not asked here"),
    });
    moves
}

#[test]
fn short_puzzles_of_atoms_are_solved_by_the_rules_alone() {
    let game = games::from_id("atoms").expect("a game");
    let mut solved = 0;
    for puzzle in shipped().iter().filter(|it| it.position.game() == game) {
        let moves = puzzle.position.legal_moves().len();
        let is_small = match puzzle.goal {
            Goal::Win { plies: 1 } | Goal::Survive { plies: 1 } => true,
            Goal::Win { plies: 3 } | Goal::Survive { plies: 3 } => moves < 11,
            _ => false,
        };
        if is_small {
            let found = plainly(&puzzle.position, puzzle.goal);
            assert_eq!(found, [puzzle.first], "{}", line(puzzle));
            if let Goal::Win { plies: 3 } = puzzle.goal {
                assert!(!wins(&puzzle.position, 1), "{}", line(puzzle));
            }
            solved += 1;
        }
    }
    assert!(solved > 200, "{solved}");
}

/// A board of lines of five in freestyle that knows nothing but how to count stones in a row.
struct Stones {
    side: usize,
    cells: Vec<Option<Side>>,
}

impl Stones {
    fn of(position: &Position) -> Stones {
        let view = position.view();
        let owner = |cell| view.at(cell).owner;
        Stones {
            side: view.cols.into(),
            cells: view.cells().map(owner).collect(),
        }
    }

    fn count(&self, at: usize, (dx, dy): (isize, isize), me: Side) -> usize {
        let side = self.side as isize;
        let (mut col, mut row) = (at as isize % side + dx, at as isize / side + dy);
        let mut count = 0;
        while (0..side).contains(&col)
            && (0..side).contains(&row)
            && self.cells[(row * side + col) as usize] == Some(me)
        {
            count += 1;
            (col, row) = (col + dx, row + dy);
        }
        count
    }

    fn completes(&self, at: usize, me: Side) -> bool {
        let both = |(dx, dy)| self.count(at, (dx, dy), me) + self.count(at, (-dx, -dy), me);
        [(1, 0), (0, 1), (1, 1), (1, -1)]
            .into_iter()
            .any(|way| both(way) >= 4)
    }

    fn empty(&self) -> Vec<usize> {
        (0..self.cells.len())
            .filter(|&at| self.cells[at].is_none())
            .collect()
    }

    fn completing(&self, me: Side) -> Vec<usize> {
        let mut cells = self.empty();
        cells.retain(|&at| self.completes(at, me));
        cells
    }

    fn with<T>(&mut self, at: usize, me: Side, ask: impl FnOnce(&mut Stones) -> T) -> T {
        self.cells[at] = Some(me);
        let answer = ask(self);
        self.cells[at] = None;
        answer
    }

    fn wins(&mut self, me: Side, plies: u8) -> bool {
        let completes = !self.completing(me).is_empty();
        completes
            || self
                .empty()
                .into_iter()
                .any(|at| self.wins_by(me, at, plies))
    }

    fn wins_by(&mut self, me: Side, at: usize, plies: u8) -> bool {
        self.completes(at, me)
            || plies >= 3 && self.with(at, me, |it| it.loses(me.other(), plies - 1))
    }

    /// A side that does not even lose by passing does not lose.
    fn loses(&mut self, me: Side, plies: u8) -> bool {
        if !self.completing(me).is_empty() {
            return false;
        }
        let answers = match self.completing(me.other())[..] {
            [] if plies < 3 || !self.wins(me.other(), plies - 1) => return false,
            [] => self.empty(),
            [only] => vec![only],
            _ => return true,
        };
        let mut answers = answers.into_iter();
        answers.all(|at| self.with(at, me, |it| it.wins(me.other(), plies - 1)))
    }
}

/// The wins of any kind in two and three moves. The engine finds them by its tables of shapes; here
/// stones are counted, which takes a while: of the longer wins it looks at every fifth.
#[test]
fn short_puzzles_of_lines_are_solved_by_counting_stones() {
    let game = games::from_id("mnk").expect("a game");
    let all = shipped();
    let lines = |plies| {
        let all = all
            .iter()
            .filter(move |puzzle| puzzle.goal == Goal::Win { plies });
        all.filter(|it| it.position.game() == game)
    };
    let mut solved = [0, 0];
    for puzzle in lines(3).chain(lines(5).step_by(5)) {
        let (me, plies) = (puzzle.position.side_to_move(), puzzle.depth);
        let mut stones = Stones::of(&puzzle.position);
        let mut found = stones.empty();
        found.retain(|&at| stones.wins_by(me, at, plies));
        let first = puzzle.position.target(puzzle.first).expect("a cell");
        assert_eq!(found, [first.index(stones.side as u8)], "{}", line(puzzle));
        assert!(!stones.wins(me, plies - 2), "{}", line(puzzle));
        solved[usize::from(plies) / 4] += 1;
    }
    assert!(solved[0] >= 50 && solved[1] >= 10, "{solved:?}");
}
