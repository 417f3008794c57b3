//! All positions of a proof with the winner to move, by their stones. What a position says of others is found out only
//! when it is needed: where stones may have been added that do not matter, which cells they must not be on.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::board::{ATTACKER, Board, DEFENDER, Won};
use super::stream;
use super::walk::Walk;
use super::wins::{MOST_EXTRA, WinTable};
use super::zone::Zone;
use crate::IsStopped;
use fivefold_lines::Lines;
use fivefold_rules::{Game, Side};

/// The winner's move in a position of the proof.
#[derive(Clone, Copy, Debug)]
struct BookEntry {
    /// The smallest hash of the stones. Two positions with one hash would have to meet among 2^64 numbers.
    hash: u64,
    /// For how many extra stones of the loser it is won.
    extra: u8,
    /// How the board is turned there so that its hash is smallest.
    turn: u8,
    /// The cell of the move on the board turned so.
    at: u16,
    /// The plies until the win.
    plies: u16,
    /// Where it stands in the stream.
    from: u32,
}

impl BookEntry {
    const fn key(&self) -> (u64, u8) {
        (self.hash, self.extra)
    }
}

/// The positions of a proof.
pub(super) struct Entries {
    /// The first position, and who wins.
    start: Lines,
    winner: Side,
    stream: Vec<u8>,
    /// The bytes of each part, and of what follows them.
    parts: Vec<Range<usize>>,
    /// How many threats one after the other the proof counts on.
    pub(super) depth: u8,
    /// In ascending order of hashes and extra stones.
    all: Vec<BookEntry>,
    /// The zones that were needed, by the places in the stream, as the boards are turned.
    zones: Mutex<HashMap<u32, Zone>>,
}

impl Entries {
    /// Reads the proof that this side wins the first position; `None` if the bytes are no proof, or it is to stop.
    pub(super) fn read(
        start: &Lines,
        winner: Side,
        stream: &[u8],
        stop: IsStopped,
    ) -> Option<Entries> {
        let mut all = Vec::new();
        let (depth, parts) = each_met(start, winner, stream, stop, |board, met| {
            let (hash, turn) = board.hash();
            let MetPosition {
                extra,
                cell,
                plies,
                from,
            } = met;
            all.extend(board.turn(turn, cell).map(|at| BookEntry {
                hash,
                extra,
                turn: turn as u8,
                at,
                plies,
                from,
            }));
        })?;
        all.sort_unstable_by_key(BookEntry::key);
        Some(Entries {
            start: start.clone(),
            winner,
            stream: stream.to_vec(),
            parts,
            depth,
            all,
            zones: Mutex::default(),
        })
    }

    /// The same for somebody who may want an end.
    pub(super) const fn asked<'a>(&'a self, stop: IsStopped<'a>) -> Reading<'a> {
        Reading {
            entries: self,
            stop,
            walks: None,
        }
    }

    /// What the proof shows of the position, in every part.
    fn of(&self, hash: u64, extra: u8) -> &[BookEntry] {
        let key = (hash, extra);
        let from = self.all.partition_point(|entry| entry.key() < key);
        let rest = &self.all[from..];
        let count = rest.iter().take_while(|entry| entry.key() == key).count();
        &rest[..count]
    }

    fn zones(&self) -> MutexGuard<'_, HashMap<u32, Zone>> {
        self.zones.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The positions of a proof for somebody who may want an end.
#[derive(Clone)]
pub(super) struct Reading<'a> {
    entries: &'a Entries,
    stop: IsStopped<'a>,
    /// Where somebody goes through a part: what it shows from its beginning to this byte is known, as the
    /// checker knew it.
    walks: Option<Range<usize>>,
}

impl Reading<'_> {
    /// The winner's move as the proof says it, for however many extra stones, and the plies.
    pub(super) fn told(&self, board: &Board) -> Option<(u16, u16)> {
        let (hash, turn) = board.hash();
        let all = (0..=MOST_EXTRA).flat_map(|extra| self.entries.of(hash, extra));
        let BookEntry { at, plies, .. } = *all.min_by_key(|entry| entry.plies)?;
        Some((board.turned_back(turn, at)?, plies))
    }

    /// What is known of the position there.
    fn known(&self, hash: u64, extra: u8) -> impl Iterator<Item = &BookEntry> {
        let is_known = |entry: &&BookEntry| match &self.walks {
            Some(before) => before.contains(&(entry.from as usize)),
            None => true,
        };
        self.entries.of(hash, extra).iter().filter(is_known)
    }

    /// The zone of a win that the proof shows for extra stones: it is gone through once more, as the checker did it.
    fn zone(&self, entry: &BookEntry, board: &Board) -> Option<Zone> {
        if entry.extra == 0 {
            return Some(Zone::default());
        }
        if let Some(zone) = self.entries.zones().get(&entry.from) {
            return Some(*zone);
        }
        let (_, turn) = board.hash();
        let from = entry.from as usize;
        let part = self
            .entries
            .parts
            .iter()
            .find(|part| part.contains(&from))?;
        let asked = Reading {
            walks: Some(part.start..from),
            ..self.clone()
        };
        let Entries {
            start,
            winner,
            stream,
            depth,
            ..
        } = self.entries;
        let mut walk = Walk::new(start, *winner, stream, asked);
        walk.wins.depth = *depth;
        walk.at = from;
        let there = usize::from(entry.turn);
        for (at, side) in board.all_stones() {
            let at = walk.wins.board.turned_back(there, board.turn(turn, at)?)?;
            walk.wins.board.place(at, side);
        }
        let won = walk.position(entry.extra).ok()?;
        let zone = won.zone.turned(|at| board.turn(there, at));
        self.entries.zones().insert(entry.from, zone);
        Some(zone)
    }
}

impl WinTable for Reading<'_> {
    fn has(&self, hash: u64, extra: u8) -> bool {
        self.known(hash, extra).next().is_some()
    }

    fn won(&mut self, board: &Board, extra: u8, outside: &[u16]) -> Option<Won> {
        let (hash, turn) = board.hash();
        self.known(hash, extra).find_map(|entry| {
            let won = Won {
                first: entry.at,
                plies: entry.plies,
                zone: self.zone(entry, board)?,
            };
            let won = won.turned(|at| board.turned_back(turn, at));
            won.is_outside(outside).then_some(won)
        })
    }

    fn note(&mut self, board: &Board, extra: u8, won: &Won, from: usize) {
        if let Ok(from) = u32::try_from(from)
            && extra > 0
        {
            let (_, turn) = board.hash();
            let zone = won.zone.turned(|at| board.turn(turn, at));
            self.entries.zones().insert(from, zone);
        }
    }

    fn goes_on(&mut self, at: usize) {
        if let Some(walks) = &mut self.walks {
            walks.end = at;
        }
    }

    fn trusts(&self) -> bool {
        true
    }

    fn is_stopped(&self) -> bool {
        (self.stop)()
    }
}

/// What a proof says of a position with the winner to move.
pub(super) struct MetPosition {
    /// For how many extra stones of the loser it is won.
    extra: u8,
    /// The winner's move.
    pub(super) cell: u16,
    /// The plies until the win.
    plies: u16,
    /// Where it stands in the stream.
    from: u32,
}

/// Goes through the positions of a proof with the winner to move: does something with the stones of each, by the
/// numbers of their cells in row-major order, and the cell of the winner's move. `None` if the bytes are no proof,
/// or it is to stop.
pub fn each_position(
    start: &Lines,
    winner: Side,
    stream: &[u8],
    stop: IsStopped,
    mut meet: impl FnMut(&[(u16, Side)], u16),
) -> Option<()> {
    each_met(start, winner, stream, stop, |board, met| {
        let stones = board.all_stones().map(|(at, side)| match side {
            ATTACKER => (at, winner),
            _ => (at, winner.other()),
        });
        meet(&stones.collect::<Vec<_>>(), met.cell);
    })
    .map(|_| ())
}

/// Goes through a proof that this side wins the first position, once: does something at each position with the winner
/// to move. How many threats the proof counts on, and the bytes of each part and of what follows them; `None` if
/// the bytes are no proof, or it is to stop.
fn each_met(
    start: &Lines,
    winner: Side,
    stream: &[u8],
    stop: IsStopped,
    meet: impl FnMut(&Board, MetPosition),
) -> Option<(u8, Vec<Range<usize>>)> {
    let mut reader = EntryReader {
        board: Board::new(start, winner),
        stream,
        at: 0,
        stop,
        meet,
    };
    let depth = u8::try_from(reader.number()?).ok()?;
    let begins = start.side_to_move() == winner;
    let mut parts = Vec::new();
    for _ in 0..reader.number()? {
        parts.push(reader.part(begins)?);
    }
    parts.push(reader.at..stream.len());
    match begins {
        true => reader.position(0)?,
        false => reader.replies(0)?,
    }
    (reader.at == stream.len()).then_some((depth, parts))
}

struct EntryReader<'a, F> {
    board: Board,
    stream: &'a [u8],
    /// The next byte.
    at: usize,
    stop: IsStopped<'a>,
    meet: F,
}

/// The functions below call each other as deep as the board has cells.
impl<F: FnMut(&Board, MetPosition)> EntryReader<'_, F> {
    fn part(&mut self, attacker_begins: bool) -> Option<Range<usize>> {
        let sides = match attacker_begins {
            true => [ATTACKER, DEFENDER],
            false => [DEFENDER, ATTACKER],
        };
        let mut moves = Vec::new();
        for side in sides.into_iter().cycle().take(self.number()? as usize) {
            let number = self.number()?;
            let cell = self.empty_cell(number)?;
            self.board.place(cell, side);
            moves.push((cell, side));
        }
        stream::take_length(self.stream, &mut self.at)?;
        let from = self.at;
        self.position(0)?;
        for (cell, side) in moves.into_iter().rev() {
            self.board.undo(cell, side);
        }
        Some(from..self.at)
    }

    fn position(&mut self, extra: u8) -> Option<()> {
        if (self.stop)() || extra > MOST_EXTRA {
            return None;
        }
        let from = u32::try_from(self.at).ok()?;
        let number = self.number()?;
        let cell = self.empty_cell(number)?;
        self.board.place(cell, ATTACKER);
        if !self.board.is_line(cell, ATTACKER) {
            self.replies(extra)?;
        }
        self.board.undo(cell, ATTACKER);
        let plies = u16::try_from(self.number()?).ok()?;
        let met = MetPosition {
            extra,
            cell,
            plies,
            from,
        };
        (self.meet)(&self.board, met);
        Some(())
    }

    fn replies(&mut self, extra: u8) -> Option<()> {
        let mut from = 0;
        loop {
            match self.number()? {
                0 => return Some(()),
                pass if from == 0 && pass == stream::pass(self.board.cells()) => {
                    self.position(extra + 1)?;
                }
                gap => {
                    let reply = self.empty_cell(from + gap - 1)?;
                    self.board.place(reply, DEFENDER);
                    self.position(extra)?;
                    self.board.undo(reply, DEFENDER);
                    from = u32::from(reply) + 1;
                }
            }
        }
    }

    fn number(&mut self) -> Option<u32> {
        stream::take(self.stream, &mut self.at)
    }

    fn empty_cell(&self, number: u32) -> Option<u16> {
        let cell = u16::try_from(number).ok()?;
        self.board.is_empty(cell).then_some(cell)
    }
}
