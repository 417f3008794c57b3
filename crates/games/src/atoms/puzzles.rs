//! The puzzles of Atoms: win by a cascade within a few plies, or be the only one not to lose within
//! them. Everything is proven by trying every move of both sides.

use rand::RngExt;

use super::engine::AtomsEngine;
use super::engine::proofs::{BoardProofs, MOST_CELLS};
use super::numbers::AtomsEngineNumbers;
use super::{Atoms, AtomsParams};
use fivefold_players::{Limits, Player, Stop};
use fivefold_rules::{Cell, Game, Move, Position, Rng, Side};
use fivefold_study::puzzles::{Class, Goal, MOST_TEMPTING, PuzzleTask, Puzzles};

/// The longest win that is asked for, in plies.
const LONGEST_WIN: u8 = 7;
/// The longest loss that is to be escaped, in plies of the other side and one's own.
const LONGEST_LOSS: u8 = 5;
/// The fewest legal moves among which one is to be found.
const FEWEST_MOVES: usize = 4;
/// The sides of the boards.
const SIDES: std::ops::RangeInclusive<u8> = 4..=6;
/// In drawn games, moves in a hundred that are made at random.
const RANDOM_MOVES: u32 = 30;
/// Positions that the players of drawn games look at for each move.
const NODES: std::ops::RangeInclusive<u64> = 20..=300;
/// The longest drawn game, in plies.
const LONGEST_GAME: usize = 200;

/// The puzzles.
pub(crate) static PUZZLES: Puzzles = Puzzles {
    classes: &[
        Class::of(Goal::Win { plies: 1 }),
        Class::of(Goal::Win { plies: 3 }),
        Class::of(Goal::Win { plies: 5 }),
        Class::of(Goal::Win { plies: 7 }),
        Class::of(Goal::Survive { plies: 1 }),
        Class::of(Goal::Survive { plies: 3 }),
        Class::of(Goal::Survive { plies: 5 }),
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

/// The quickest win there is. Where there is none, the fewest plies within which the other side wins
/// after all moves but one, unless it wins after this one a move later.
fn task(position: &Atoms) -> Option<PuzzleTask> {
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    if legal.len() < FEWEST_MOVES || !fits(position) {
        return None;
    }
    let mut proofs = BoardProofs::about(position);
    let (goal, solutions) = win(&mut proofs, position).or_else(|| loss(&mut proofs, position))?;
    let exploding = proofs.exploding_moves(position).into_iter();
    let tempting = exploding.filter(|cell| !solutions.contains(cell)).count();
    Some(PuzzleTask {
        goal,
        depth: Class::of(goal).depth,
        solutions: solutions.into_iter().map(Atoms::pack).collect(),
        tempting: tempting.min(MOST_TEMPTING.into()) as u8,
    })
}

fn fits(position: &Atoms) -> bool {
    let AtomsParams { cols, rows, .. } = *position.params();
    position.outcome().is_none() && usize::from(cols) * usize::from(rows) <= MOST_CELLS
}

fn win(proofs: &mut BoardProofs, position: &Atoms) -> Option<(Goal, Vec<Cell>)> {
    let mut plies = (1..=LONGEST_WIN).step_by(2);
    let plies = plies.find(|&plies| proofs.wins_within(position, plies))?;
    Some((Goal::Win { plies }, proofs.winning_moves(position, plies)))
}

fn loss(proofs: &mut BoardProofs, position: &Atoms) -> Option<(Goal, Vec<Cell>)> {
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    for plies in (1..=LONGEST_LOSS).step_by(2) {
        let surviving = proofs.surviving_moves(position, plies);
        let is_lost_later = |proofs: &mut BoardProofs| {
            plies < LONGEST_LOSS && proofs.surviving_moves(position, plies + 2).is_empty()
        };
        match surviving.len() {
            0 => return None,
            1 if is_lost_later(proofs) => return None,
            1 => return Some((Goal::Survive { plies }, surviving)),
            // Where nothing is lost soon, nothing is to be feared.
            all if all == legal.len() && plies > 1 => return None,
            _ => {}
        }
    }
    None
}

fn solutions(position: &Position, goal: Goal) -> Vec<Move> {
    let Some(atoms) = position.as_game::<Atoms>().filter(|&atoms| fits(atoms)) else {
        return Vec::new();
    };
    let mut proofs = BoardProofs::about(atoms);
    let cells = match goal {
        Goal::Win { plies } => proofs.winning_moves(atoms, plies),
        Goal::Survive { plies } => proofs.surviving_moves(atoms, plies),
        Goal::Only | Goal::Force { .. } => Vec::new(),
    };
    cells.into_iter().map(Atoms::pack).collect()
}

fn answer(position: &Position, goal: Goal) -> Option<Move> {
    let atoms: &Atoms = position.as_game().filter(|&atoms| fits(atoms))?;
    let mut proofs = BoardProofs::about(atoms);
    let best = match goal {
        // The quickest win over a move that lost.
        Goal::Survive { plies } => {
            let mut plies = (1..=plies).step_by(2);
            plies.find_map(|plies| proofs.winning_moves(atoms, plies).first().copied())
        }
        Goal::Win { plies } => {
            let mut plies = (1..=plies).rev().step_by(2);
            plies.find_map(|plies| proofs.surviving_moves(atoms, plies).first().copied())
        }
        Goal::Only | Goal::Force { .. } => None,
    };
    let any = || {
        let mut legal = Vec::new();
        atoms.legal_moves(&mut legal);
        legal.first().copied()
    };
    best.or_else(any).map(Atoms::pack)
}

/// The positions of a game between hasty players that move at random now and then.
fn draw(rng: &mut Rng) -> Vec<Position> {
    let params = AtomsParams {
        cols: rng.random_range(SIDES),
        rows: rng.random_range(SIDES),
        chain: rng.random_ratio(1, 2),
    };
    let mut engine = AtomsEngine::new(&AtomsEngineNumbers {
        memory_mib: 1,
        nodes: rng.random_range(NODES),
    });
    let mut game = Atoms::start(&params, Side::First);
    let mut legal = Vec::new();
    let mut drawn = Vec::new();
    for _ in 0..LONGEST_GAME {
        game.legal_moves(&mut legal);
        if legal.is_empty() {
            break;
        }
        let stop = Stop::new();
        let is_random = rng.random_ratio(RANDOM_MOVES, 100);
        let chosen = match is_random {
            true => None,
            false => engine.choose(&game, &Limits::default(), &stop, rng).ok(),
        };
        let anywhere = legal[rng.random_range(0..legal.len())];
        let mv = chosen.map_or(anywhere, |choice| choice.mv);
        game.apply(mv, &mut ());
        // Nothing happens before cells can explode.
        if game.atoms() >= u16::from(params.cols * params.rows) {
            drawn.push(Position::new(game.clone()));
        }
    }
    drawn
}
