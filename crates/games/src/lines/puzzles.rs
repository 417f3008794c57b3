//! The puzzles of Lines: wins in a few moves against every defence, longer wins by fours alone, and in
//! renju white's wins by fours that only forbidden points make possible.

use rand::RngExt;

use super::numbers::LinesEngineNumbers;
use super::{Lines, LinesParams, Place, RENJU_LINE, Rule};
use fivefold_lines_engine::LinesEngine;
use fivefold_lines_engine::shortest_wins::{LONGEST, ShortestWins};
use fivefold_players::{Limits, Player, Stop};
use fivefold_rules::{Cell, Game, Move, Position, Rng, Side};
use fivefold_study::puzzles::{Class, Goal, MOST_TEMPTING, PuzzleTask, Puzzles};

/// The longest win by fours that is asked for, in plies.
const LONGEST_BY_FOURS: u8 = 17;
/// The fewest empty cells on a board of a puzzle: it is not about a board that fills up.
const FEWEST_EMPTY: u16 = 30;
/// Stones placed at random before the players of a drawn game begin.
const RANDOM_STONES: std::ops::RangeInclusive<u16> = 2..=5;
/// Positions that those players look at for each move.
const NODES: std::ops::RangeInclusive<u64> = 40..=400;
/// By how much their estimates vary, in points.
const VARIETY: i32 = 40;

/// The puzzles.
pub(crate) static PUZZLES: Puzzles = Puzzles {
    classes: &[
        Class::of(Goal::Win { plies: 3 }),
        Class::of(Goal::Win { plies: 5 }),
        Class::of(Goal::Win { plies: 7 }),
        Class::of(Goal::Force { plies: 3 }),
        Class::of(Goal::Force { plies: 5 }),
        Class::of(Goal::Force { plies: 7 }),
        Class::of(Goal::Force { plies: 9 }),
        Class::of(Goal::Force { plies: 11 }),
        Class::of(Goal::Force { plies: 13 }),
    ],
    // Nobody makes puzzles in a browser.
    draw: if cfg!(target_family = "wasm") {
        |_| Vec::new()
    } else {
        draw
    },
    task: |position| task(position.as_game()?),
    solutions,
    answer,
};

/// The quickest win there is. In freestyle any win within seven plies, else one by fours; in renju
/// only one of white by fours that needs a forbidden point. Nothing where a line can be completed at
/// once, by either side.
fn task(position: &Lines) -> Option<PuzzleTask> {
    let params = position.params();
    let has_room = params.cells() - position.stones() >= FEWEST_EMPTY;
    if !is_open(position) || !has_room {
        return None;
    }
    let is_renju = match params.rule {
        Rule::Freestyle => false,
        Rule::Renju if position.side_to_move() != position.beginner() => true,
        Rule::Renju | Rule::Exact => return None,
    };
    let mut proofs = ShortestWins::about(position);
    if proofs.threatened() != [false; 2] {
        return None;
    }
    let found = match is_renju {
        true => by_forbidden_points(&mut proofs),
        false => win(&mut proofs),
    };
    let (goal, winning) = found?;
    let tempting = proofs.threats_besides(&winning);
    Some(PuzzleTask {
        goal,
        depth: Class::of(goal).depth,
        solutions: winning.into_iter().map(Lines::pack).collect(),
        tempting: tempting.min(MOST_TEMPTING.into()) as u8,
    })
}

/// Whether something can be proven about a position.
fn is_open(position: &Lines) -> bool {
    position.outcome().is_none() && position.params().len == RENJU_LINE
}

fn win(proofs: &mut ShortestWins) -> Option<(Goal, Vec<Place>)> {
    for plies in (3..=LONGEST).step_by(2) {
        if proofs.wins_within(plies) {
            return Some((Goal::Win { plies }, proofs.winning_moves(plies)));
        }
    }
    by_fours(proofs)
}

fn by_fours(proofs: &mut ShortestWins) -> Option<(Goal, Vec<Place>)> {
    let mut plies = (3..=LONGEST_BY_FOURS).step_by(2);
    let plies = plies.find(|&plies| proofs.forces_within(plies))?;
    Some((Goal::Force { plies }, proofs.winning_fours(plies)))
}

fn by_forbidden_points(proofs: &mut ShortestWins) -> Option<(Goal, Vec<Place>)> {
    let (goal, winning) = by_fours(proofs)?;
    let plies = goal.plies()?;
    (!proofs.forces_without_forbidden_points(plies)).then_some((goal, winning))
}

fn solutions(position: &Position, goal: Goal) -> Vec<Move> {
    let Some(lines) = position.as_game::<Lines>().filter(|&lines| is_open(lines)) else {
        return Vec::new();
    };
    let mut proofs = ShortestWins::about(lines);
    let winning = match goal {
        Goal::Win { plies } => proofs.winning_moves(plies),
        Goal::Force { plies } => proofs.winning_fours(plies),
        Goal::Only | Goal::Survive { .. } => Vec::new(),
    };
    winning.into_iter().map(Lines::pack).collect()
}

fn answer(position: &Position, goal: Goal) -> Option<Move> {
    let lines: &Lines = position.as_game().filter(|&lines| is_open(lines))?;
    let plies = goal.plies()?;
    let by_fours = matches!(goal, Goal::Force { .. });
    let answer = ShortestWins::about(lines).answer(plies, by_fours);
    answer.map(Lines::pack)
}

/// The positions of a game between hasty players in which one of them has a win by force.
fn draw(rng: &mut Rng) -> Vec<Position> {
    let is_renju = rng.random_ratio(1, 3);
    let side = match is_renju {
        true => 15,
        false => rng.random_range(9..=15),
    };
    let params = LinesParams {
        cols: side,
        rows: side,
        len: RENJU_LINE,
        rule: if is_renju {
            Rule::Renju
        } else {
            Rule::Freestyle
        },
    };
    let mut game = Lines::start(&params, Side::First);
    let mut engine = LinesEngine::new(&LinesEngineNumbers {
        variety: VARIETY,
        memory_mib: 1,
        nodes: rng.random_range(NODES),
    })
    .without_forced_wins();
    let random = rng.random_range(RANDOM_STONES);
    let mut drawn = Vec::new();
    while game.outcome().is_none() && params.cells() - game.stones() >= FEWEST_EMPTY {
        let stop = Stop::new();
        let mv = if game.stones() < random {
            let near = |rng: &mut Rng| side / 2 + rng.random_range(0..5) - 2;
            Place::from(Cell::new(near(rng), near(rng)))
        } else {
            match engine.choose(&game, &Limits::default(), &stop, rng) {
                Ok(choice) => choice.mv,
                Err(_) => break,
            }
        };
        if game.check(mv).is_err() {
            continue;
        }
        game.apply(mv, &mut ());
        if game.outcome().is_none() && may_be_won(&game) {
            drawn.push(Position::new(game.clone()));
        }
    }
    drawn
}

/// A quick look whether there may be a win to find.
fn may_be_won(game: &Lines) -> bool {
    let mut proofs = ShortestWins::about(game);
    proofs.threatened() == [false; 2] && proofs.has_win_by_threats()
}
