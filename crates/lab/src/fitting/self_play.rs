//! Games of the engine against itself.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::mem;
use std::path::Path;

use fivefold_games::lines::levels::near_stones;
use fivefold_lines::{Lines, Place, Rule};
use fivefold_lines_engine::LinesEngine;
use fivefold_lines_engine::LinesEngineNumbers;
use fivefold_players::{Limits, Player, SearchResult, Stop, Verdict};
use fivefold_rules::{Cell, Game, Rng, Side};
use rand::{RngExt, SeedableRng};

use crate::game_records::{self, Record, ScoredPosition, WON};
use crate::samples::empty_board;

/// Most games are played on a board of this size.
pub(crate) const USUAL_SIZE: u16 = 15;
/// One game of so many has another size.
const OTHER_SIZE_ONE_OF: u32 = 4;
/// Which size that is.
const OTHER_SIZES: std::ops::RangeInclusive<u16> = 9..=20;
/// How many random stones a game begins with.
const OPENING: std::ops::Range<u32> = 2..9;
/// A game begins where neither side is better than this, in points.
const BALANCED: i32 = 160;
/// The noise of the engine's estimates, in points.
const VARIETY: i32 = 20;
/// One of so many moves is random.
const RANDOM_ONE_OF: u32 = 100;
/// After so many plies a game is a draw.
pub(crate) const MOST_PLIES: u32 = 150;
/// Progress is reported after so many games.
const REPORT_EVERY: u64 = 500;

/// An engine for many short searches, with so much noise in its estimates, in points.
pub(crate) fn engine(variety: i32) -> LinesEngine {
    LinesEngine::new(&LinesEngineNumbers {
        memory_mib: 1,
        variety,
        ..LinesEngineNumbers::default()
    })
}

/// Plays games and writes them to a file.
///
/// # Errors
/// A file that cannot be written.
pub(crate) fn play(file: &Path, rule: Rule, games: u64, nodes: u64, seed: u64) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(file)?);
    let mut engine = engine(VARIETY);
    let mut positions = 0;
    for game in 1..=games {
        let mut rng = Rng::seed_from_u64(seed);
        rng.set_stream(game);
        let mut self_play = SelfPlay {
            engine: &mut engine,
            nodes,
            rng: &mut rng,
        };
        if let Some(record) = self_play.game(rule) {
            positions += record.positions.len();
            game_records::write(&record, &mut out)?;
        }
        if game % REPORT_EVERY == 0 {
            out.flush()?;
            eprintln!("{game} games, {positions} positions");
        }
    }
    out.flush()
}

pub(crate) struct SelfPlay<'a> {
    pub engine: &'a mut LinesEngine,
    /// Positions the engine looks at for a move.
    pub nodes: u64,
    pub rng: &'a mut Rng,
}

impl SelfPlay<'_> {
    pub(crate) fn choose(&mut self, game: &Lines) -> Option<SearchResult<Place>> {
        let limits = Limits::of_nodes(self.nodes);
        let stop = Stop::new();
        self.engine.choose(game, &limits, &stop, self.rng).ok()
    }

    /// A random move near the stones.
    fn random_move(&mut self, game: &Lines) -> Place {
        let moves = near_stones(game);
        moves[self.rng.random_range(0..moves.len())]
    }

    /// A position that is about equal, after some random stones.
    pub(crate) fn opening(&mut self, size: u16, rule: Rule) -> Option<(Lines, Vec<u16>)> {
        let start = empty_board(size, rule)?;
        loop {
            let mut game = start.clone();
            let mut moves = Vec::new();
            for _ in 0..self.rng.random_range(OPENING) {
                if game.outcome().is_none() {
                    let mv = self.random_move(&game);
                    moves.push(number(&game, mv));
                    game.apply(mv, &mut ());
                }
            }
            if game.outcome().is_none()
                && let Verdict::Estimated { score } = self.choose(&game)?.verdict
                && score.abs() <= BALANCED
            {
                return Some((game, moves));
            }
        }
    }

    /// A whole game.
    fn game(&mut self, rule: Rule) -> Option<Record> {
        let size = match self.rng.random_range(0..OTHER_SIZE_ONE_OF) {
            0 => self.rng.random_range(OTHER_SIZES),
            _ => USUAL_SIZE,
        };
        let (mut game, mut moves) = self.opening(size, rule)?;
        let first = match moves.len() % 2 {
            0 => game.side_to_move(),
            _ => game.side_to_move().other(),
        };
        let mut positions = Vec::new();
        let mut winner = None;
        for _ in 0..MOST_PLIES {
            if let Some(outcome) = game.outcome() {
                winner = outcome.winner();
                break;
            }
            let ply = moves.len() as u16;
            let choice = self.choose(&game)?;
            positions.push(scored(&game, ply, Vec::new(), &choice));
            for path in mem::take(&mut self.engine.estimated) {
                if let Some(after) = after(&game, &path) {
                    let choice = self.choose(&after)?;
                    positions.push(scored(&after, ply, path, &choice));
                }
            }
            if let Verdict::Proven { winner: proven, .. } = choice.verdict {
                winner = proven;
                break;
            }
            let mv = match self.rng.random_range(0..RANDOM_ONE_OF) {
                0 => self.random_move(&game),
                _ => choice.mv,
            };
            moves.push(number(&game, mv));
            game.apply(mv, &mut ());
        }
        let result = match winner {
            None => 1,
            Some(winner) => 2 * u16::from(winner == first),
        };
        Some(Record {
            size,
            result,
            moves,
            positions,
        })
    }
}

/// The position after more stones, unless the game is over.
fn after(game: &Lines, path: &[u16]) -> Option<Lines> {
    let mut after = game.clone();
    for &at in path {
        let mv = Place::from(Cell::from_index(at.into(), game.params().cols));
        after.check(mv).ok()?;
        after.apply(mv, &mut ());
    }
    after.outcome().is_none().then_some(after)
}

/// The cell of a move, counted row by row.
fn number(game: &Lines, mv: Place) -> u16 {
    mv.cell().index(game.params().cols) as u16
}

fn scored(game: &Lines, ply: u16, path: Vec<u16>, choice: &SearchResult<Place>) -> ScoredPosition {
    let mover: Side = game.side_to_move();
    let score = match choice.verdict {
        Verdict::Proven { winner, .. } => match winner {
            None => 0,
            Some(winner) if winner == mover => WON,
            Some(_) => -WON,
        },
        Verdict::Found { winner, .. } if winner == mover => WON - 1,
        Verdict::Found { .. } => 1 - WON,
        Verdict::Estimated { score } => score.clamp(1 - i32::from(WON), i32::from(WON) - 1) as i16,
        Verdict::Unknown => 0,
    };
    ScoredPosition {
        ply,
        path,
        score,
        line: choice.line.iter().map(|&mv| number(game, mv)).collect(),
    }
}
