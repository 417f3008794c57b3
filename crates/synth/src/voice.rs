//! The voices: one for each thing that happens.

use fivefold_config::{Sound, Timbre};

/// Something that happens and can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Voice {
    /// A piece is marked, or its mark is taken back.
    Mark,
    /// A piece leaves the board.
    Take,
    /// A piece slides; it sounds as long as that takes.
    Slide,
    /// A piece is put on the board.
    Place,
    /// The winning line is drawn; it sounds as long as that takes.
    Line,
    /// A piece grows on its cell.
    Add,
    /// Cells burst.
    Burst,
    /// A move is refused.
    Refused,
    /// A hint is given.
    Hint,
    /// A person's turn begins.
    Turn,
    /// One of the last seconds of a person's clock.
    Clock,
    /// The keyboard's place is an empty cell.
    CellEmpty,
    /// The keyboard's place is a cell with something of one's own, or of nobody.
    CellOwn,
    /// The keyboard's place is a cell with something of the other side.
    CellOther,
    /// A move has left the position balanced.
    Balanced,
    /// A move has left the position out of balance.
    Unbalanced,
    /// A person has won.
    Win,
    /// A person has lost.
    Loss,
    /// The game is drawn.
    Draw,
}

impl Voice {
    /// All voices.
    pub const ALL: [Voice; 19] = [
        Voice::Mark,
        Voice::Take,
        Voice::Slide,
        Voice::Place,
        Voice::Line,
        Voice::Add,
        Voice::Burst,
        Voice::Refused,
        Voice::Hint,
        Voice::Turn,
        Voice::Clock,
        Voice::CellEmpty,
        Voice::CellOwn,
        Voice::CellOther,
        Voice::Balanced,
        Voice::Unbalanced,
        Voice::Win,
        Voice::Loss,
        Voice::Draw,
    ];

    /// The name of its field in the file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Voice::Mark => "mark",
            Voice::Take => "take",
            Voice::Slide => "slide",
            Voice::Place => "place",
            Voice::Line => "line",
            Voice::Add => "add",
            Voice::Burst => "burst",
            Voice::Refused => "refused",
            Voice::Hint => "hint",
            Voice::Turn => "turn",
            Voice::Clock => "clock",
            Voice::CellEmpty => "cell_empty",
            Voice::CellOwn => "cell_own",
            Voice::CellOther => "cell_other",
            Voice::Balanced => "balanced",
            Voice::Unbalanced => "unbalanced",
            Voice::Win => "win",
            Voice::Loss => "loss",
            Voice::Draw => "draw",
        }
    }

    /// What it sounds like.
    #[must_use]
    pub const fn timbre(self, sound: &Sound) -> &Timbre {
        match self {
            Voice::Mark => &sound.mark,
            Voice::Take => &sound.take,
            Voice::Slide => &sound.slide,
            Voice::Place => &sound.place,
            Voice::Line => &sound.line,
            Voice::Add => &sound.add,
            Voice::Burst => &sound.burst,
            Voice::Refused => &sound.refused,
            Voice::Hint => &sound.hint,
            Voice::Turn => &sound.turn,
            Voice::Clock => &sound.clock,
            Voice::CellEmpty => &sound.cell_empty,
            Voice::CellOwn => &sound.cell_own,
            Voice::CellOther => &sound.cell_other,
            Voice::Balanced => &sound.balanced,
            Voice::Unbalanced => &sound.unbalanced,
            Voice::Win => &sound.win,
            Voice::Loss => &sound.loss,
            Voice::Draw => &sound.draw,
        }
    }
}
