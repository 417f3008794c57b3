//! Writes a proof down, asking somebody for the winning moves. It goes through the positions as the
//! checker will, and leaves out what the checker finds itself.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::board::{ATTACKER, DEFENDER, Won};
use super::proven::Proven;
use super::stream;
use super::wins::{MOST_EXTRA, Tried, WRITING, Wins};
use fivefold_lines::Lines;
use fivefold_rules::Side;

/// A proof that was written down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrittenProof {
    /// Its bytes.
    pub stream: Vec<u8>,
    /// Positions of the proof with the winner to move.
    pub positions: u64,
    /// Plies until the win, if the other side holds out as long as this proof lets it.
    pub longest: u16,
}

/// Who knows a winning move in every position in which the winner is to move.
pub trait WinningMoves {
    /// A winning move in the position reached; none if it is not found.
    fn winning_move(&mut self) -> Option<u16>;
    /// Whether a win can be told that the winner would have if the other side, which is to move, passed.
    fn wins_after_pass(&mut self) -> bool;
    /// How much was searched to find out that the position is won.
    fn visits(&mut self) -> u32;
    /// Lets the side to move pass.
    fn pass(&mut self);
    /// Goes on to the position after a move of the side to move.
    fn place(&mut self, at: u16);
    /// Goes back before the last move, which was this one or a pass.
    fn undo(&mut self, at: Option<u16>);
}

/// A position in which the winner is to move, proven by itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ProofPart {
    /// The moves that lead there from the first position.
    pub moves: Vec<u16>,
    /// Its proof.
    pub written: WrittenProof,
}

/// The parts that the proof that the winner wins the position is to have, by the moves that lead there: where every
/// reply to the first move matters, each of those that need words. Each is long, and knows little of the
/// others. Those that were searched longest come first.
pub fn parts(
    position: &Lines,
    winner: Side,
    threats: u8,
    winning_moves: &mut impl WinningMoves,
) -> Vec<Vec<u16>> {
    let mut wins = Wins::new(position, winner, threats, WRITING, Proven::default());
    let mut moves = Vec::new();
    if wins.find_first().is_some() {
        return Vec::new();
    }
    if wins.attacks() {
        let Some(first) = winning_moves.winning_move() else {
            return Vec::new();
        };
        moves.push(first);
        wins.place(first, ATTACKER);
        winning_moves.place(first);
    }
    let mut parts = Vec::new();
    if wins.after_pass(0, &mut Tried::default()).is_none() && !winning_moves.wins_after_pass() {
        let mut tried = Tried::default();
        for reply in 0..wins.board.cells() {
            if !wins.board.is_empty(reply) {
                continue;
            }
            wins.place(reply, DEFENDER);
            winning_moves.place(reply);
            if wins.find(0, &mut tried).is_none() {
                // Its pictures are the same position.
                wins.note(0, &Won::default(), 0);
                let moves = [&moves[..], &[reply]].concat();
                parts.push((winning_moves.visits(), moves));
            }
            wins.undo();
            winning_moves.undo(Some(reply));
        }
    }
    moves.iter().for_each(|&at| winning_moves.undo(Some(at)));
    parts.sort_by_key(|&(visits, _)| Reverse(visits));
    parts.into_iter().map(|(_, moves)| moves).collect()
}

/// Writes the part of a proof to which these moves lead; none if a winning move is not found.
pub fn write_part(
    position: &Lines,
    winner: Side,
    threats: u8,
    moves: Vec<u16>,
    winning_moves: &mut impl WinningMoves,
) -> Option<ProofPart> {
    let mut writer = ProofWriter::new(position, winner, threats, winning_moves);
    for &at in &moves {
        writer.place(at, writer.wins.to_move());
    }
    let won = writer.position(0)?;
    moves.iter().rev().for_each(|&at| writer.undo(at));
    let longest = won.plies;
    let written = WrittenProof {
        longest,
        ..writer.written
    };
    (written.stream.len() <= stream::LONGEST).then_some(ProofPart { moves, written })
}

/// Writes the proof that the winner wins the position, for somebody who looks for so many threats one after the
/// other, with parts that were written before; none if a winning move is not found.
pub fn write(
    position: &Lines,
    winner: Side,
    threats: u8,
    parts: &[ProofPart],
    winning_moves: &mut impl WinningMoves,
) -> Option<WrittenProof> {
    let mut writer = ProofWriter::new(position, winner, threats, winning_moves);
    writer.put(threats.into());
    writer.put(parts.len() as u32);
    for ProofPart { moves, written } in parts {
        writer.put(moves.len() as u32);
        moves.iter().for_each(|&at| writer.put(at.into()));
        stream::put_length(&mut writer.written.stream, written.stream.len());
        writer.written.stream.extend(&written.stream);
        writer.written.positions += written.positions;
        writer.wins.note_after(moves, written.longest);
    }
    let won = match writer.wins.find_first() {
        Some(won) => won,
        None if writer.wins.attacks() => writer.position(0)?,
        None => writer.replies(0)?,
    };
    Some(WrittenProof {
        longest: won.plies,
        ..writer.written
    })
}

struct ProofWriter<'a, W> {
    wins: Wins<Proven>,
    winning_moves: &'a mut W,
    written: WrittenProof,
}

impl<'a, W: WinningMoves> ProofWriter<'a, W> {
    fn new(position: &Lines, winner: Side, threats: u8, winning_moves: &'a mut W) -> Self {
        ProofWriter {
            wins: Wins::new(position, winner, threats, WRITING, Proven::default()),
            winning_moves,
            written: WrittenProof::default(),
        }
    }

    fn position(&mut self, extra: u8) -> Option<Won> {
        self.written.positions += 1;
        let at = self.winning_moves.winning_move()?;
        self.put(at.into());
        self.place(at, ATTACKER);
        let mut won = match self.wins.board.is_line(at, ATTACKER) {
            true => Won::default(),
            false => self.replies(extra)?,
        };
        self.undo(at);
        won.first = at;
        won.plies += 1;
        won.zone.insert(at);
        self.put(won.plies.into());
        self.wins.note(extra, &won, 0);
        Some(won)
    }

    fn replies(&mut self, extra: u8) -> Option<Won> {
        let mut all = Won::default();
        self.wins.board.add_interfering(extra, &mut all.zone);
        let mut tried = Tried::default();
        let mut after_pass = self.wins.after_pass(extra, &mut tried);
        if after_pass.is_none() && extra < MOST_EXTRA && self.winning_moves.wins_after_pass() {
            let pass = stream::pass(self.wins.board.cells());
            self.put(pass);
            self.winning_moves.pass();
            let won = self.position(extra + 1)?;
            self.winning_moves.undo(None);
            after_pass = Some(won);
        }
        if let Some(won) = &after_pass {
            all.zone.add(&won.zone);
            all.plies = won.plies;
        }
        // Where the next gap is counted from.
        let mut from = 0;
        for reply in 0..self.wins.board.cells() {
            let is_outside = after_pass.is_some_and(|won| !won.zone.contains(reply));
            if !self.wins.board.is_empty(reply) || is_outside {
                continue;
            }
            self.place(reply, DEFENDER);
            let won = match self.wins.find(extra, &mut tried) {
                Some(won) => won,
                None => {
                    self.put(u32::from(reply - from) + 1);
                    from = reply + 1;
                    let won = self.position(extra)?;
                    tried.threats.remember(won.first);
                    won
                }
            };
            self.undo(reply);
            all.plies = all.plies.max(won.plies);
            all.zone.add(&won.zone);
        }
        self.put(0);
        all.plies += 1;
        Some(all)
    }

    fn put(&mut self, number: u32) {
        stream::put(&mut self.written.stream, number);
    }

    fn place(&mut self, at: u16, side: usize) {
        self.wins.place(at, side);
        self.winning_moves.place(at);
    }

    fn undo(&mut self, at: u16) {
        self.wins.undo();
        self.winning_moves.undo(Some(at));
    }
}
