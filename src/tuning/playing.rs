//! Games of the engine against itself.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use fivefold::config;
use fivefold::games::mnk::Mnk;
use fivefold::games::notation::parse_id;
use fivefold::games::{Game, Rng, Side};
use fivefold::players::levels::near_stones;
use fivefold::players::mnk::LinesEngine;
use fivefold::players::mnk::tuning::Taken;
use fivefold::players::{Limits, Player, Stop, Verdict};
use rand::{RngExt, SeedableRng};

use crate::samples::{self, Sample};

/// The game that is played.
const GAME: &str = "mnk:15x15x5";
/// How many random stones a game begins with.
const OPENING: std::ops::Range<u32> = 2..9;
/// How far the engine's choices may differ from game to game, in points.
const VARIETY: i32 = 20;
/// One of so many moves is random.
const RANDOM_ONE_OF: u32 = 100;
/// One of so many positions of the game itself is kept, besides the ends of the lines of play that
/// the engine expected.
const KEPT_ONE_OF: u32 = 3;
/// After so many plies a game is a draw.
const MOST_PLIES: u32 = 150;
/// Progress is told after so many games.
const TOLD_AFTER: u64 = 500;

/// Plays games and writes their positions to a file.
///
/// # Errors
/// A file that cannot be written.
pub fn play(file: &Path, games: u64, nodes: u64, seed: u64) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(file)?);
    let taken = Taken::default();
    let mut count = 0;
    for game in 1..=games {
        let mut rng = Rng::seed_from_u64(seed);
        rng.set_stream(game);
        for sample in positions(&taken, nodes, &mut rng) {
            samples::write(&sample, &mut out)?;
            count += 1;
        }
        if game % TOLD_AFTER == 0 {
            eprintln!("{game} games, {count} positions");
        }
    }
    out.flush()
}

/// A random move near the stones.
fn random_move(game: &mut Mnk, rng: &mut Rng) {
    let moves = near_stones(game);
    game.apply(moves[rng.random_range(0..moves.len())], &mut ());
}

/// The positions of one game.
fn positions(taken: &Taken, nodes: u64, rng: &mut Rng) -> Vec<Sample> {
    let start = parse_id(GAME).ok().map(|id| id.position);
    let Some(mut game) = start.and_then(|start| start.as_game::<Mnk>().cloned()) else {
        return Vec::new();
    };
    let mut before = game.clone();
    let mut engine = LinesEngine::new(&config::LinesEngine {
        memory_mib: 1,
        variety: VARIETY,
        ..config::LinesEngine::default()
    });
    let limits = Limits {
        nodes: Some(nodes),
        depth: None,
    };
    for _ in 0..rng.random_range(OPENING) {
        if game.outcome().is_none() {
            before = game.clone();
            random_move(&mut game, rng);
        }
    }
    let mut seen = Vec::new();
    let mut winner = None;
    for _ in 0..MOST_PLIES {
        if let Some(outcome) = game.outcome() {
            winner = outcome.winner();
            break;
        }
        let Ok(choice) = engine.choose(&game, &limits, &Stop::new(), rng) else {
            break;
        };
        if let Verdict::Proven { winner: proven, .. } = choice.verdict {
            winner = proven;
            break;
        }
        seen.extend(quiet_end(taken, &game, &choice.line));
        if rng.random_range(0..KEPT_ONE_OF) == 0 {
            let counts = taken.apart(&game, &before);
            seen.extend(counts.map(|counts| (game.side_to_move(), counts)));
        }
        before = game.clone();
        match rng.random_range(0..RANDOM_ONE_OF) {
            0 => random_move(&mut game, rng),
            _ => {
                game.apply(choice.mv, &mut ());
            }
        }
    }
    let result = |side: Side| match winner {
        None => 0.5,
        Some(winner) => f32::from(u8::from(winner == side)),
    };
    let samples = seen.into_iter().map(|(side, counts)| Sample {
        result: result(side),
        counts,
    });
    samples.collect()
}

/// The last position of a line of play that can be estimated.
fn quiet_end(
    taken: &Taken,
    game: &Mnk,
    line: &[<Mnk as Game>::Move],
) -> Option<(Side, Vec<(u16, i16)>)> {
    let mut end = game.clone();
    let mut quiet = None;
    for &mv in line {
        if end.outcome().is_some() || end.check(mv).is_err() {
            break;
        }
        let before = end.clone();
        end.apply(mv, &mut ());
        if end.outcome().is_none()
            && let Some(counts) = taken.apart(&end, &before)
        {
            quiet = Some((end.side_to_move(), counts));
        }
    }
    quiet
}
