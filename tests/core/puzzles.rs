//! Puzzles: those that are shipped are what they say, found out by solving them all and by looking at
//! the rules alone; and what is wrong with a puzzle or with a file of them is told.

use std::collections::HashMap;
use std::fs;

use fivefold::config::Ratings;
use fivefold::formats::puzzles::{LineError, PuzzlesError, line, read, read_line, write};
use fivefold::games;
use fivefold::players::Stop;
use fivefold::puzzles::{Flaw, Goal, Puzzle, Puzzles, check, make};
use fivefold::rules::{GameId, Move, Position, Side};
use fivefold::scores::Day;
use fivefold::scores::puzzles::{LaterFormat, PuzzleKey, PuzzleScore, PuzzleScores, rating_of};
use fivefold::storage::puzzles::PuzzleFile;

use crate::storage::Folder;

/// The shipped file.
const SHIPPED: &str = "assets/puzzles/puzzles.txt";
/// The most bytes that it may have.
const MOST_BYTES: usize = 200_000;
/// The most positions that the plain search of this test looks at for one puzzle.
const MOST_POSITIONS: usize = 60_000;

fn shipped_text() -> String {
    let path = format!("{}/{SHIPPED}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path).expect("the shipped file")
}

fn shipped() -> Vec<Puzzle> {
    read(&shipped_text()).expect("puzzles")
}

fn brought(game: GameId) -> &'static Puzzles {
    Puzzles::of(game).expect("a game with puzzles")
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play(mv).expect("a legal move");
    next
}

fn has_won(position: &Position, side: Side) -> bool {
    position
        .outcome()
        .is_some_and(|it| it.winner() == Some(side))
}

#[test]
fn every_shipped_puzzle_is_what_it_says() {
    let puzzles = shipped();
    let flaws = puzzles
        .iter()
        .filter_map(|puzzle| Some((puzzle, check(puzzle).err()?)));
    let told: Vec<String> = flaws
        .map(|(puzzle, flaw)| format!("{}: {flaw}", line(puzzle)))
        .collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// What the guide shows is shipped, and its counts are those of the file.
#[test]
fn the_guide_of_puzzles_is_true() {
    let guide = include_str!("../../docs/puzzles.md");
    let shown = guide.split("```text\n").nth(1).expect("the file");
    let shown = shown.split("```").next().expect("its beginning");
    let text = shipped_text();
    let shipped: Vec<&str> = text.lines().collect();
    assert!(shown.lines().count() > 2);
    for line in shown.lines() {
        assert!(shipped.contains(&line), "{line}");
    }
    for &game in games::all() {
        let count = shipped
            .iter()
            .filter(|line| line.starts_with(game.as_str()))
            .count();
        let word = format!("--game {game} ");
        let row = guide
            .lines()
            .find(|line| line.contains(&word))
            .expect("a row");
        assert!(
            row.contains(&format!("| {count} |")),
            "{game}: {count}, but {row}"
        );
    }
}

#[test]
fn thousands_of_puzzles_are_shipped_in_one_small_file() {
    let text = shipped_text();
    let puzzles = shipped();
    assert!(puzzles.len() >= 2_000, "{}", puzzles.len());
    assert!(text.len() < MOST_BYTES, "{}", text.len());
    assert_eq!(
        write(&puzzles),
        text,
        "the file is as the program writes it"
    );
    let mut positions: Vec<String> = puzzles.iter().map(|it| it.position.id()).collect();
    positions.sort_unstable();
    positions.dedup();
    assert_eq!(
        positions.len(),
        puzzles.len(),
        "no position stands there twice"
    );
    for &game in games::all() {
        let Some(brought) = Puzzles::of(game) else {
            continue;
        };
        for class in brought.classes {
            let of_class = puzzles.iter().filter(|it| it.position.game() == game);
            let count = of_class.filter(|it| it.class() == *class).count();
            assert!(count > 0, "{game} has no puzzle of {class:?}");
        }
    }
}

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
/// stones are counted.
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
    let three = lines(3);
    // The longer ones take a while each.
    let small = lines(5).filter(|puzzle| puzzle.position.legal_moves().len() < 110);
    let mut solved = [0, 0];
    for puzzle in three.chain(small.take(8)) {
        let (me, plies) = (puzzle.position.side_to_move(), puzzle.depth);
        let mut stones = Stones::of(&puzzle.position);
        let mut found = stones.empty();
        found.retain(|&at| stones.wins_by(me, at, plies));
        let first = puzzle.position.target(puzzle.first).expect("a cell");
        assert_eq!(found, [first.index(stones.side as u8)], "{}", line(puzzle));
        assert!(!stones.wins(me, plies - 2), "{}", line(puzzle));
        solved[usize::from(plies) / 4] += 1;
    }
    assert!(solved[0] >= 50 && solved[1] == 8, "{solved:?}");
}

/// The cells that complete a line of the side to move, by the rules alone.
fn completing(position: &Position) -> Vec<Move> {
    let me = position.side_to_move();
    let mut moves = position.legal_moves();
    moves.retain(|&mv| has_won(&after(position, mv), me));
    moves
}

/// Plays every puzzle of Lines to its end: the person makes right moves, the program answers. Each
/// move of a win by fours threatens to complete a line, so that there is one answer or none.
#[test]
fn every_puzzle_of_lines_is_won_in_its_plies_against_the_answers_of_the_program() {
    let game = games::from_id("mnk").expect("a game");
    let Puzzles {
        solutions, answer, ..
    } = brought(game);
    for puzzle in shipped().iter().filter(|it| it.position.game() == game) {
        let me = puzzle.position.side_to_move();
        let mut position = puzzle.position.clone();
        let mut goal = puzzle.goal;
        let mut played = 0;
        loop {
            let right = solutions(&position, goal);
            assert!(!right.is_empty(), "{}: {}", line(puzzle), position.id());
            position = after(&position, right[0]);
            played += 1;
            if position.outcome().is_some() {
                break;
            }
            if let Goal::Force { .. } = puzzle.goal {
                // Of any three answers at least two leave a line to be completed.
                let answers = position.legal_moves().into_iter().take(3);
                let left = answers.map(|answer| after(&position, answer));
                let stopped = left.filter(|next| completing(next).is_empty()).count();
                assert!(stopped <= 1, "{}", position.id());
            }
            goal = goal.next().expect("plies that are left");
            let reply = answer(&position, goal).expect("an answer");
            position = after(&position, reply);
            played += 1;
        }
        assert!(has_won(&position, me), "{}", line(puzzle));
        assert!(Some(played) <= puzzle.goal.plies(), "{}", line(puzzle));
    }
}

#[test]
fn in_renju_white_wins_by_points_that_are_forbidden_to_black() {
    let renju = shipped().into_iter();
    let renju = renju.filter(|puzzle| puzzle.position.params_text().ends_with("renju"));
    let mut free = 0;
    let all: Vec<Puzzle> = renju.collect();
    assert!(all.len() >= 50, "{}", all.len());
    for puzzle in &all {
        assert!(
            matches!(puzzle.goal, Goal::Force { .. }),
            "{}",
            line(puzzle)
        );
        // Without forbidden points the same stones give no win by fours of this length.
        let id = puzzle.position.id().replace(",renju", "");
        let position = games::parse_id(&id).expect("the same stones").position;
        let fours = (brought(position.game()).solutions)(&position, puzzle.goal);
        free += usize::from(!fours.is_empty());
    }
    // In freestyle black's long rows win, too, and white's moves may differ; most are no wins there.
    assert!(free * 10 < all.len(), "{free} of {}", all.len());
}

/// A wrong first move is refuted: after the answer the goal cannot be reached any more.
#[test]
fn wrong_moves_are_refuted() {
    let mut refuted = 0;
    for puzzle in shipped().iter().step_by(29) {
        let position = &puzzle.position;
        let Puzzles {
            solutions, answer, ..
        } = brought(position.game());
        let wrong = position.legal_moves().into_iter();
        for mv in wrong.filter(|&mv| mv != puzzle.first).step_by(9) {
            let next = after(position, mv);
            let wins_at_once = puzzle.goal == Goal::Win { plies: 1 };
            if next.outcome().is_some() || wins_at_once {
                continue;
            }
            let left = puzzle.goal.next().unwrap_or(puzzle.goal);
            let reply = answer(&next, left).expect("an answer");
            let told = format!("{} after {}", line(puzzle), position.move_text(mv));
            assert!(next.check(reply).is_ok(), "{told}");
            let then = after(&next, reply);
            match puzzle.goal {
                // Whoever answers has the win now.
                Goal::Only => assert!(solutions(&then, Goal::Only).is_empty(), "{told}"),
                Goal::Survive { plies } => {
                    let wins = has_won(&then, next.side_to_move());
                    let right = solutions(&next, Goal::Win { plies });
                    assert!(wins || right.contains(&reply), "{told}");
                }
                Goal::Win { .. } | Goal::Force { .. } if then.outcome().is_none() => {
                    assert!(solutions(&then, left).is_empty(), "{told}");
                }
                Goal::Win { .. } | Goal::Force { .. } => {}
            }
            refuted += 1;
        }
    }
    assert!(refuted > 300, "{refuted}");
}

#[test]
fn the_same_seed_makes_the_same_puzzles_and_another_makes_others() {
    let stop = Stop::new();
    for game in ["nim", "corner", "northcott", "atoms"] {
        let game = brought(games::from_id(game).expect("a game"));
        let one = make(game, 12, 7, &stop);
        assert!(one.len() >= 8, "{}", one.len());
        assert_eq!(one, make(game, 12, 7, &stop));
        assert_ne!(one, make(game, 12, 8, &stop));
        for puzzle in &one {
            assert_eq!(check(puzzle), Ok(()), "{}", line(puzzle));
        }
    }
}

#[test]
fn a_stop_ends_the_making() {
    let stop = Stop::new();
    stop.stop();
    let game = brought(games::from_id("nim").expect("a game"));
    assert!(make(game, 12, 7, &stop).is_empty());
}

#[test]
fn a_broken_puzzle_is_found_and_its_flaw_is_told() {
    for (broken, told) in [
        (
            "nim:2,5,7 a1 only 3 0",
            "nothing can be asked there: nothing is won or lost soon, or the game is over",
        ),
        ("nim:1,4,7 c1 only 3 1", "the right move is c2, not c1"),
        ("nim:1,4,7 c9 only 3 1", "the move c9 is not legal there"),
        (
            "nim:1,4,7 c2 win 3 1",
            "the goal there is `only`, not `win 3`",
        ),
        (
            "nim:3,3,3 a3 only 2 1",
            "the goal is reached by 3 moves: a3, b3, c3",
        ),
        (
            // An open four can be made, two plies earlier than said.
            "mnk:9x9x5:9/9/9/9/2ooo4/2x6/2xx5/9/9@1 b5 win 5 0",
            "the goal there is `win 3`, not `win 5`",
        ),
        (
            "mnk:9x9x5:9/9/9/9/3ooo3/2x6/2xx5/9/9@1 g5 win 3 0",
            "the goal is reached by 2 moves: c5, g5",
        ),
    ] {
        let puzzle = read_line(broken).expect(broken);
        let flaw = check(&puzzle).expect_err(broken);
        assert_eq!(flaw.to_string(), told, "{broken}");
    }
}

#[test]
fn every_kind_of_flaw_in_a_shipped_puzzle_is_noticed() {
    for puzzle in shipped().into_iter().step_by(41) {
        let legal = puzzle.position.legal_moves();
        let other = legal
            .iter()
            .find(|mv| **mv != puzzle.first)
            .expect("another");
        let first = Puzzle {
            first: *other,
            ..puzzle.clone()
        };
        let depth = Puzzle {
            depth: puzzle.depth + 2,
            ..puzzle.clone()
        };
        let moved = Puzzle {
            position: after(&puzzle.position, puzzle.first),
            ..puzzle.clone()
        };
        assert!(
            matches!(check(&first), Err(Flaw::Move { .. })),
            "{}",
            line(&first)
        );
        assert!(
            matches!(check(&depth), Err(Flaw::Grade { .. })),
            "{}",
            line(&depth)
        );
        assert!(check(&moved).is_err(), "{}", line(&moved));
    }
}

#[test]
fn a_bad_line_is_told_with_place_reason_and_remedy() {
    for (bad, told) in [
        (
            "nim:3,4,5",
            "line 2: the line ends where the first move should follow",
        ),
        (
            "nim:3,4,5 a2 only 3",
            "line 2: the line ends where the number of tempting moves (0 to 9) should follow",
        ),
        (
            "nim:3,4,5 a2 best 3 1",
            "line 2: `best` stands where a goal (only, win, force or survive) should",
        ),
        (
            "nim:3,4,5 a2 only 0 1",
            "line 2: `0` stands where the depth (1 to 99) should",
        ),
        (
            "nim:3,4,5 a2 win 4 1",
            "line 2: `4` stands where an odd number of plies (1 to 99) should",
        ),
        (
            "nim:3,4,5 a2 only 3 10",
            "line 2: `10` stands where the number of tempting moves (0 to 9) should",
        ),
        (
            "nim:3,4,5 a2 only 3 1 !",
            "line 2: `!` stands behind the end of the puzzle; delete it",
        ),
    ] {
        let error = read(&format!("fivefold puzzles 1\n{bad}\n")).expect_err(bad);
        assert_eq!(error.to_string(), told, "{bad}");
    }
    let position = read("fivefold puzzles 1\n\n# a remark\nnim:3,x,5 a2 only 3 1\n");
    let error = position.expect_err("a wrong position");
    assert!(
        error
            .to_string()
            .starts_with("line 4: the position is wrong: "),
        "{error}"
    );
    let reason = |error| match error {
        PuzzlesError::Line { reason, .. } => Some(reason),
        _ => None,
    };
    assert!(matches!(reason(error), Some(LineError::Position(_))));
    let error = read("fivefold puzzles 1\nnim:3,4,5 z2 only 3 1").expect_err("a wrong move");
    assert!(
        error.to_string().starts_with("line 2: the move is wrong: "),
        "{error}"
    );
}

#[test]
fn a_text_without_its_first_line_or_of_a_later_version_is_refused() {
    for text in ["", "nim:3,4,5 a2 only 3 1", "fivefold puzzles one"] {
        let error = read(text).expect_err(text);
        assert_eq!(error, PuzzlesError::NoHead);
        assert!(
            error.to_string().contains("`fivefold puzzles 1`"),
            "{error}"
        );
    }
    let error = read("fivefold puzzles 2\n").expect_err("a later format");
    assert_eq!(error, PuzzlesError::Later { found: 2 });
    let long = " ".repeat(5 << 20);
    assert!(matches!(read(&long), Err(PuzzlesError::TooLong { .. })));
    assert_eq!(read("\u{feff}fivefold puzzles 1\r\n\r\n"), Ok(Vec::new()));
}

const DAY: Day = Day::new(20_000);

/// The shipped puzzles of Nim.
fn of_nim() -> Vec<Puzzle> {
    let nim = games::from_id("nim").expect("a game");
    let all = shipped().into_iter();
    all.filter(|it| it.position.game() == nim).collect()
}

#[test]
fn a_puzzle_is_rated_by_the_moves_to_be_seen_and_the_tempting_ones() {
    let ratings = Ratings::default();
    let rating = |line| rating_of(&read_line(line).expect(line), &ratings);
    let plain = rating("nim:1,4,7 c2 only 1 0");
    assert!((plain - f64::from(ratings.puzzle_easiest)).abs() < 1e-9);
    let (step, tempting) = (ratings.puzzle_step, ratings.puzzle_tempting);
    let more = f64::from(2 * step + 4 * tempting);
    assert!((rating("nim:1,4,7 c2 only 3 4") - plain - more).abs() < 1e-9);
    // Five plies are three moves of one's own.
    let lines = "mnk:9x9x5:9/9/9/9/2ooo4/2x6/2xx5/9/9@1 b5 win 5 4";
    assert!((rating(lines) - plain - more).abs() < 1e-9);
}

#[test]
fn the_next_puzzle_suits_the_rating_and_none_comes_twice_while_others_are_new() {
    let (ratings, puzzles) = (Ratings::default(), of_nim());
    let mut score = PuzzleScore::default();
    let mut seen = Vec::new();
    for _ in 0..40 {
        let puzzle = score.next(&puzzles, &ratings).expect("a puzzle");
        assert!(!seen.contains(&PuzzleKey::of(puzzle)), "{}", line(puzzle));
        seen.push(PuzzleKey::of(puzzle));
        score.add(puzzle, true, DAY, &ratings);
    }
    let mine = score.estimate.expect("a rating").rating;
    let first = ratings.rating_of(puzzles[0].position.game(), ratings.first_level());
    assert!(
        mine > first,
        "{mine} after 40 solved puzzles, {first} before"
    );
    assert_eq!((score.solved, score.streak, score.waiting()), (40, 40, 0));
    let next = rating_of(score.next(&puzzles, &ratings).expect("a puzzle"), &ratings);
    let new = puzzles
        .iter()
        .filter(|it| !seen.contains(&PuzzleKey::of(it)));
    let nearest = new.map(|it| (rating_of(it, &ratings) - mine).abs());
    let nearest = nearest.fold(f64::INFINITY, f64::min);
    assert!(((next - mine).abs() - nearest).abs() < 1e-9);
}

#[test]
fn a_missed_puzzle_ends_the_streak_and_comes_again_later_without_changing_the_rating_twice() {
    let (ratings, puzzles) = (Ratings::default(), of_nim());
    let mut score = PuzzleScore::default();
    let missed = score.next(&puzzles, &ratings).expect("a puzzle").clone();
    score.add(&missed, false, DAY, &ratings);
    assert_eq!((score.missed, score.streak, score.waiting()), (1, 0, 1));
    for others in 0..ratings.puzzle_again_after {
        let puzzle = score.next(&puzzles, &ratings).expect("a puzzle");
        assert_ne!(*puzzle, missed, "after {others} others");
        score.add(puzzle, true, DAY, &ratings);
    }
    assert_eq!(score.next(&puzzles, &ratings), Some(&missed));
    let before = score.estimate;
    score.add(&missed, true, DAY, &ratings);
    assert_eq!(score.estimate, before, "its solution has been seen");
    assert_eq!(score.waiting(), 0);
    assert_eq!(score.streak, u32::from(ratings.puzzle_again_after) + 1);
    score.add(&puzzles[100], false, DAY, &ratings);
    assert_eq!(score.streak, 0);
    assert_eq!(score.best_streak, u32::from(ratings.puzzle_again_after) + 1);
    assert_eq!(score.tried(), score.solved + 2);
}

#[test]
fn when_all_are_done_the_missed_ones_are_left_and_then_none() {
    let (ratings, puzzles) = (Ratings::default(), of_nim());
    let few = &puzzles[..3];
    let mut score = PuzzleScore::default();
    for (number, puzzle) in few.iter().enumerate() {
        score.add(puzzle, number != 1, DAY, &ratings);
    }
    assert_eq!(score.next(few, &ratings), Some(&few[1]));
    score.add(&few[1], true, DAY, &ratings);
    assert_eq!(score.next(few, &ratings), None);
    assert_eq!(score.next(&[], &ratings), None);
}

#[test]
fn every_shipped_puzzle_has_a_key_of_its_own() {
    let mut keys: Vec<PuzzleKey> = shipped().iter().map(PuzzleKey::of).collect();
    let count = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), count);
}

#[test]
fn what_is_kept_of_puzzles_survives_the_disk() {
    let (ratings, folder) = (Ratings::default(), Folder::new());
    let file = PuzzleFile::new(&folder.0);
    assert_eq!(file.load(), Ok(PuzzleScores::default()), "nothing yet");
    let mut scores = PuzzleScores::default();
    for (number, puzzle) in shipped().iter().step_by(70).enumerate() {
        let game = puzzle.position.game();
        scores
            .of_mut(game)
            .add(puzzle, number % 3 > 0, DAY, &ratings);
    }
    file.save(&scores).expect("saved");
    let loaded = file.load().expect("loaded");
    assert_eq!(loaded.to_text(), scores.to_text());
    let nim = games::from_id("nim").expect("a game");
    let (before, after) = (scores.of(nim), loaded.of(nim));
    assert_eq!(
        (before.solved, before.waiting()),
        (after.solved, after.waiting())
    );
    let rating = |score: &PuzzleScore| score.estimate.expect("a rating").rating;
    assert!((rating(&before) - rating(&after)).abs() < 0.06, "to tenths");
}

#[test]
fn what_cannot_be_read_of_puzzle_scores_is_put_aside_and_the_rest_is_kept() {
    let folder = Folder::new();
    let (path, file) = (folder.0.join("puzzle-scores"), PuzzleFile::new(&folder.0));
    let text = "fivefold puzzle scores 1\nnim solved 2 missed 1 streak 1 best 1\nnim rating x\n";
    fs::write(&path, text).expect("written");
    let nim = games::from_id("nim").expect("a game");
    assert_eq!(file.load().expect("the rest").of(nim).solved, 2);
    let aside = fs::read_to_string(folder.0.join("puzzle-scores.damaged-1"));
    assert_eq!(aside.expect("put aside"), text);
    fs::write(&path, "fivefold puzzle scores 2\n").expect("written");
    assert_eq!(file.load(), Ok(PuzzleScores::default()));
    assert!(folder.0.join("puzzle-scores.later-1").is_file() && !path.exists());
}

#[test]
fn damaged_lines_of_puzzle_scores_are_numbered() {
    for bad in [
        "chess solved 1 missed 0 streak 1 best 1",
        "nim solved 1 missed 0 streak 1",
        "nim solved 1 missed 0 streak 1 best 1 1",
        "nim solved one missed 0 streak 1 best 1",
        "nim rating 99999 80 2026-11-20",
        "nim rating 1200 80 2026-13-20",
        "nim done 12 xyz",
        "nim again 12",
        "nim",
    ] {
        let text = format!("fivefold puzzle scores 1\n# a remark\n{bad}\n");
        let (scores, damaged) = PuzzleScores::from_text(&text).expect(bad);
        assert_eq!(damaged, [3], "{bad}");
        assert_eq!(scores.to_text(), "fivefold puzzle scores 1\n", "{bad}");
    }
    let later = PuzzleScores::from_text("fivefold puzzle scores 2\n");
    assert_eq!(later, Err(LaterFormat { found: 2 }));
}
