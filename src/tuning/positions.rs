//! Positions to learn from, taken from games.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::PathBuf;

use fivefold::games::mnk::Mnk;
use fivefold::games::notation::parse_id;
use fivefold::players::mnk::tuning::{Kinds, Seen, Walk, logits};

use crate::records::{self, Record, Thought, WON};

/// Where a position comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Met in a game.
    Game,
    /// The end of a line of play that the engine expected.
    Expected,
    /// Estimated in a search.
    Estimated,
}

impl Origin {
    pub const ALL: [Origin; 3] = [Origin::Game, Origin::Expected, Origin::Estimated];
}

/// One position.
#[derive(Clone, Copy)]
pub struct Sample {
    first: usize,
    count: u16,
    pub threats: u16,
    pub origin: Origin,
    /// The estimate of today, in logits.
    pub estimate: f32,
    /// How likely the side to move wins.
    pub target: f32,
}

/// Many positions; their cells lie one after the other.
#[derive(Default)]
pub struct Positions {
    cells: Vec<[u16; 2]>,
    counts: Vec<u8>,
    pub samples: Vec<Sample>,
}

impl Positions {
    /// The kinds of the empty cells of a position and how many are of each.
    pub fn cells(&self, sample: &Sample) -> (&[[u16; 2]], &[u8]) {
        let range = sample.first..sample.first + usize::from(sample.count);
        (&self.cells[range.clone()], &self.counts[range])
    }

    pub fn add(&mut self, seen: Seen, origin: Origin, target: f32) {
        let mut cells = seen.cells;
        cells.sort_unstable();
        let first = self.cells.len();
        for cell in cells {
            if self.cells.len() > first
                && self.cells.last() == Some(&cell)
                && self.counts.last() < Some(&u8::MAX)
                && let Some(count) = self.counts.last_mut()
            {
                *count += 1;
            } else {
                self.cells.push(cell);
                self.counts.push(1);
            }
        }
        self.samples.push(Sample {
            first,
            count: (self.cells.len() - first) as u16,
            threats: seen.threats,
            origin,
            estimate: seen.estimate,
            target,
        });
    }

    /// Takes the positions of a game.
    fn take(&mut self, record: &Record, kinds: &Kinds, result_share: f32) {
        let id = format!("mnk:{0}x{0}x5", record.size);
        let start = parse_id(&id).ok().map(|id| id.position);
        let Some(start) = start.and_then(|start| start.as_game::<Mnk>().cloned()) else {
            return;
        };
        let mut walk = Walk::new(&start, kinds);
        let mut placed = 0;
        for thought in &record.thoughts {
            let stones = record.moves.iter().take(thought.ply.into());
            for &at in stones.skip(placed) {
                walk.place(at);
                placed += 1;
            }
            let result = match placed.is_multiple_of(2) {
                true => f32::from(record.result) / 2.0,
                false => 1.0 - f32::from(record.result) / 2.0,
            };
            self.think(&mut walk, thought, result, result_share);
        }
    }

    fn think(&mut self, walk: &mut Walk, thought: &Thought, result: f32, result_share: f32) {
        let chance = match thought.score {
            WON => 1.0,
            score if score == -WON => 0.0,
            score => 1.0 / (1.0 + (-logits(score.into())).exp()),
        };
        if !thought.path.is_empty() {
            let placed = thought
                .path
                .iter()
                .take_while(|&&at| walk.place(at))
                .count();
            if placed == thought.path.len()
                && let Some(seen) = walk.seen()
            {
                self.add(seen, Origin::Estimated, chance);
            }
            for _ in 0..placed {
                walk.take_back();
            }
            return;
        }
        if let Some(seen) = walk.seen() {
            let target = result_share * result + (1.0 - result_share) * chance;
            self.add(seen, Origin::Game, target);
        }
        if thought.score.abs() == WON {
            return;
        }
        let mut placed = 0;
        let mut end = None;
        for (ply, &at) in (1..).zip(&thought.line) {
            if !walk.place(at) {
                break;
            }
            placed = ply;
            if let Some(seen) = walk.seen() {
                end = Some((seen, ply));
            }
        }
        for _ in 0..placed {
            walk.take_back();
        }
        if let Some((seen, ply)) = end {
            let result = if ply % 2 == 0 { result } else { 1.0 - result };
            self.add(seen, Origin::Expected, result);
        }
    }
}

/// Reads at most so many games of each of these files: the positions to learn from, and those of one
/// game of so many, which check what was learned.
///
/// # Errors
/// Files that cannot be read.
pub fn load(
    files: &[PathBuf],
    games: usize,
    checked_one_of: usize,
    result_share: f32,
) -> io::Result<[Positions; 2]> {
    let kinds = Kinds::default();
    let mut all = [Positions::default(), Positions::default()];
    for file in files {
        let mut input = BufReader::new(File::open(file)?);
        let mut count = 0;
        while let Some(record) = records::read(&mut input)? {
            let checks = usize::from(count % checked_one_of == 0);
            let share = if checks == 1 { 1.0 } else { result_share };
            all[checks].take(&record, &kinds, share);
            count += 1;
            if count == games {
                break;
            }
        }
        eprintln!("{count} games of {}", file.display());
    }
    Ok(all)
}
