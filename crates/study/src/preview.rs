//! What a move would set off, before it is made.

use fivefold_rules::{Cell, Event, Illegal, Move, Outcome, Position, Side, View};
use fivefold_words::sentence::{Arguments, number};

/// At most this many boards are kept: of a longer reaction every second, third … wave, and the
/// last.
pub const MOST_FRAMES: usize = 64;

/// The board at one moment of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// How many waves have run.
    pub wave: u16,
    /// What lies on the board.
    pub view: View,
}

/// What a move would set off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The board before the move, with the piece moved or added, and after each wave; the last is
    /// the board after the move. Between 2 and [`MOST_FRAMES`].
    pub frames: Vec<Frame>,
    /// How many waves run over the board, also those not among the frames.
    pub waves: u16,
    /// The cells that change from one side to the other, row by row from the top.
    pub turned: Vec<Cell>,
    /// How the game ends, if the move ends it.
    pub outcome: Option<Outcome>,
    /// Who would make the move.
    pub mover: Side,
}

impl Preview {
    /// The key of the sentence that sums it up: how it ends the game, or that it turns cells, runs
    /// in waves without turning any, or does no more than is seen.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self.outcome {
            Some(Outcome::Win(winner)) if winner == self.mover => "preview-wins",
            Some(Outcome::Win(_)) => "preview-loses",
            Some(Outcome::Draw) => "preview-draws",
            None if !self.turned.is_empty() => "preview-turns",
            None if self.waves > 0 => "preview-waves",
            None => "preview-quiet",
        }
    }

    /// What is put into its sentence.
    #[must_use]
    pub fn arguments(&self) -> Arguments {
        vec![
            number("cells", self.turned.len()),
            number("waves", self.waves),
        ]
    }
}

/// What a move would set off: well below a millisecond but for the longest reactions, whose every
/// wave takes a few microseconds.
///
/// # Errors
/// The reason why the move is refused.
pub fn preview(position: &Position, mv: Move) -> Result<Preview, Illegal> {
    let (after, events) = position.preview(mv)?;
    let before = position.view();
    let is_wave = |event: &Event| matches!(event, Event::Burst { .. });
    let waves = events.iter().filter(|event| is_wave(event)).count();
    // Three frames are taken: before, with the atom added, and at the end.
    let every = waves.div_ceil(MOST_FRAMES - 3).max(1);
    let mut frames = vec![Frame {
        wave: 0,
        view: before.clone(),
    }];
    let mut view = before.clone();
    let mut wave = 0;
    for event in &events {
        view.follow(event);
        let is_kept = match event {
            Event::Burst { .. } => {
                wave += 1;
                wave % every == 0 || wave == waves
            }
            Event::Line { .. } | Event::Over { .. } => false,
            _ => true,
        };
        if is_kept {
            frames.push(Frame {
                wave: wave as u16,
                view: view.clone(),
            });
        }
    }
    let turned = before
        .cells()
        .filter(|&cell| {
            let (was, is) = (before.at(cell).owner, view.at(cell).owner);
            was.is_some() && is.is_some() && was != is
        })
        .collect();
    Ok(Preview {
        frames,
        waves: waves as u16,
        turned,
        outcome: after.outcome(),
        mover: position.side_to_move(),
    })
}
