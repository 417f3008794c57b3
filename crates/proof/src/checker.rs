//! Checks a proof that a side wins. It trusts nothing: how it goes through the proof stands in `walk`, what it finds by
//! itself in `wins`. Positions that come again are recognised by all their stones.
//!
//! It shares nothing with the engine or the prover: the rules of lines are counted anew in `board`.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::panic;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use super::board::Won;
use super::fault::CheckError;
use super::proven::Proven;
use super::stream;
use super::walk::Walk;
use crate::Checked;
use fivefold_lines::{Lines, Rule};
use fivefold_rules::{Game, Side};

/// Checks the proof of a position in a stream: whether this side wins. Its parts are checked on all cores.
///
/// # Errors
/// [`CheckError`], with one fault; never panics, whatever the bytes.
pub fn check(position: &Lines, winner: Side, stream: &[u8]) -> Result<Checked, CheckError> {
    if position.params().rule == Rule::Renju {
        return Err(CheckError::Renju);
    }
    if position.outcome().is_some() {
        return Err(CheckError::Over);
    }
    let mut walk = Walk::new(position, winner, stream, Proven::default());
    walk.depth()?;
    let parts = parts(&mut walk)?;
    let all = All {
        position,
        winner,
        stream,
        depth: walk.wins.depth,
    };
    for (part, checked) in parts.iter().zip(all.check(&parts)) {
        let Checked {
            positions,
            replies,
            longest,
        } = checked?;
        walk.positions += positions;
        walk.replies += replies;
        walk.wins.note_after(&part.moves, longest);
    }
    let is_at_end = stream.len() == walk.at;
    let found = is_at_end.then(|| walk.wins.find_first()).flatten();
    let won = match found {
        Some(won) => won,
        None if walk.wins.attacker_begins => walk.position(0)?,
        None => walk.lost(0)?,
    };
    end(walk, &won)
}

/// What was checked, if nothing is left.
fn end(walk: Walk<Proven>, won: &Won) -> Result<Checked, CheckError> {
    match walk.stream.len() - walk.at {
        0 => Ok(Checked {
            positions: walk.positions,
            replies: walk.replies,
            longest: won.plies,
        }),
        left => Err(CheckError::Left { at: walk.at, left }),
    }
}

/// A position in which the winner is to move, that is proven by itself.
struct PartInBytes {
    /// The moves that lead there from the first position.
    moves: Vec<u16>,
    /// Its bytes in the stream.
    bytes: Range<usize>,
}

/// Reads which parts there are.
fn parts(walk: &mut Walk<Proven>) -> Result<Vec<PartInBytes>, CheckError> {
    let count = walk.number()?;
    (0..count).map(|_| part(walk)).collect()
}

fn part(walk: &mut Walk<Proven>) -> Result<PartInBytes, CheckError> {
    let begin = walk.at;
    let moves = walk.moves_to_part()?;
    if !walk.wins.attacks() {
        return Err(CheckError::OtherToMove { at: begin });
    }
    moves.iter().for_each(|_| walk.wins.undo());
    let at = walk.at;
    let length = stream::take_length(walk.stream, &mut walk.at);
    let length = length.filter(|&length| length <= walk.stream.len() - walk.at);
    let begin = walk.at;
    walk.at += length.ok_or(CheckError::NoNumber { at })?;
    Ok(PartInBytes {
        moves,
        bytes: begin..walk.at,
    })
}

/// What all parts are checked with.
struct All<'a> {
    position: &'a Lines,
    winner: Side,
    stream: &'a [u8],
    depth: u8,
}

impl All<'_> {
    /// Checks all parts, each by itself.
    fn check(&self, parts: &[PartInBytes]) -> Vec<Result<Checked, CheckError>> {
        let next = AtomicUsize::new(0);
        let check = || {
            let mut checked = Vec::new();
            while let place = next.fetch_add(1, Ordering::Relaxed)
                && let Some(part) = parts.get(place)
            {
                checked.push((place, self.check_part(part)));
            }
            checked
        };
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let mut checked = thread::scope(|scope| {
            let threads: Vec<_> = (0..cores.min(parts.len()))
                .map(|_| scope.spawn(check))
                .collect();
            let checked = threads.into_iter().map(|thread| match thread.join() {
                Ok(checked) => checked,
                Err(panic) => panic::resume_unwind(panic),
            });
            checked.flatten().collect::<Vec<_>>()
        });
        checked.sort_by_key(|&(place, _)| place);
        checked.into_iter().map(|(_, checked)| checked).collect()
    }

    fn check_part(&self, part: &PartInBytes) -> Result<Checked, CheckError> {
        let stream = &self.stream[..part.bytes.end];
        let mut walk = Walk::new(self.position, self.winner, stream, Proven::default());
        walk.wins.depth = self.depth;
        walk.at = part.bytes.start;
        walk.wins.place_all(&part.moves);
        let won = walk.position(0)?;
        end(walk, &won)
    }
}
