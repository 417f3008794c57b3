//! Training positions from games.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::PathBuf;

use fivefold_games::parse_id;
use fivefold_lines::{Lines, Rule};
use fivefold_lines_engine::fitting::{TrainingPosition, TuningBoard, to_logits};

use crate::game_records::{self, Record, ScoredPosition, WON};

/// Where a position comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SampleOrigin {
    /// Met in a game.
    Game,
    /// The end of a line of play that the engine expected.
    Expected,
    /// Estimated in a search.
    Estimated,
}

impl SampleOrigin {
    pub(crate) const ALL: [SampleOrigin; 3] = [
        SampleOrigin::Game,
        SampleOrigin::Expected,
        SampleOrigin::Estimated,
    ];
}

/// One position.
#[derive(Clone, Copy)]
pub(crate) struct Sample {
    first: usize,
    count: u16,
    pub threats: u16,
    pub origin: SampleOrigin,
    /// The estimate with the current weights, in logits.
    pub estimate: f32,
    /// The probability that the side to move wins.
    pub target: f32,
}

/// Many positions, with the cells of all of them in one list.
#[derive(Default)]
pub(crate) struct Positions {
    cells: Vec<[u16; 2]>,
    counts: Vec<u8>,
    pub samples: Vec<Sample>,
}

impl Positions {
    /// The features of the empty cells of a position, and how many cells have each.
    pub(crate) fn cells(&self, sample: &Sample) -> (&[[u16; 2]], &[u8]) {
        let range = sample.first..sample.first + usize::from(sample.count);
        (&self.cells[range.clone()], &self.counts[range])
    }

    pub(crate) fn add(&mut self, seen: TrainingPosition, origin: SampleOrigin, target: f32) {
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

    /// Adds the positions of a game.
    fn add_game(&mut self, record: &Record, rule: Rule, result_share: f32) {
        each_position(record, rule, |board, scored| {
            let result = match scored.ply.is_multiple_of(2) {
                true => f32::from(record.result) / 2.0,
                false => 1.0 - f32::from(record.result) / 2.0,
            };
            self.add_samples(board, scored, result, result_share);
        });
    }

    fn add_samples(
        &mut self,
        board: &mut TuningBoard,
        scored: &ScoredPosition,
        result: f32,
        result_share: f32,
    ) {
        let chance = match scored.score {
            WON => 1.0,
            score if score == -WON => 0.0,
            score => 1.0 / (1.0 + (-to_logits(score.into())).exp()),
        };
        if !scored.path.is_empty() {
            if let Some(seen) = board.training_position() {
                self.add(seen, SampleOrigin::Estimated, chance);
            }
            return;
        }
        if let Some(seen) = board.training_position() {
            let target = result_share * result + (1.0 - result_share) * chance;
            self.add(seen, SampleOrigin::Game, target);
        }
        if scored.score.abs() == WON {
            return;
        }
        let mut placed = 0;
        let mut end = None;
        for (ply, &at) in (1..).zip(&scored.line) {
            if !board.place(at) {
                break;
            }
            placed = ply;
            if let Some(seen) = board.training_position() {
                end = Some((seen, ply));
            }
        }
        for _ in 0..placed {
            board.undo();
        }
        if let Some((seen, ply)) = end {
            let result = if ply % 2 == 0 { result } else { 1.0 - result };
            self.add(seen, SampleOrigin::Expected, result);
        }
    }
}

/// Shows each position of a game that was searched, on a board.
pub(crate) fn each_position(
    record: &Record,
    rule: Rule,
    mut show: impl FnMut(&mut TuningBoard, &ScoredPosition),
) {
    let Some(start) = empty_board(record.size, rule) else {
        return;
    };
    let mut board = TuningBoard::new(&start);
    let mut placed = 0;
    for scored in &record.positions {
        for &at in record.moves.iter().take(scored.ply.into()).skip(placed) {
            board.place(at);
            placed += 1;
        }
        let further = scored.path.iter().take_while(|&&at| board.place(at));
        let further = further.count();
        if further == scored.path.len() {
            show(&mut board, scored);
        }
        for _ in 0..further {
            board.undo();
        }
    }
}

/// The empty board of a game, with so many cells along an edge.
pub(crate) fn empty_board(size: u16, rule: Rule) -> Option<Lines> {
    let rule = match rule {
        Rule::Freestyle => String::new(),
        rule => format!(",{}", rule.word()),
    };
    let id = parse_id(&format!("mnk:{size}x{size}x5{rule}")).ok()?;
    id.position.as_game::<Lines>().cloned()
}

/// Reads at most so many games of each of these files: the training positions, and those held out
/// for validation, from one game of so many.
///
/// # Errors
/// Files that cannot be read.
pub(crate) fn load(
    files: &[PathBuf],
    rule: Rule,
    games: usize,
    validation_one_of: usize,
    result_share: f32,
) -> io::Result<[Positions; 2]> {
    let mut all = [Positions::default(), Positions::default()];
    for file in files {
        let mut input = BufReader::new(File::open(file)?);
        let mut count = 0;
        while let Some(record) = game_records::read(&mut input)? {
            let checks = usize::from(count % validation_one_of == 0);
            let share = if checks == 1 { 1.0 } else { result_share };
            all[checks].add_game(&record, rule, share);
            count += 1;
            if count == games {
                break;
            }
        }
        eprintln!("{count} games of {}", file.display());
    }
    Ok(all)
}
