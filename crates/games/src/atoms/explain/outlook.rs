//! What a player of Atoms expects to follow, told from its principal variation.

use super::reactions::reaction;
use crate::atoms::Atoms;
use fivefold_rules::{Cell, Game, Move};
use fivefold_study::hint::{HintMark, HintReason};
use fivefold_words::sentence::Sentence;

/// Moves of a line that are told at most; a longer one is hard to follow.
const LONGEST: usize = 5;

/// What is expected.
pub(super) struct Outlook {
    /// The moves up to the capture; without one, all that are told.
    line: Vec<String>,
    /// The first capture of the mover that takes more than the other side has captured before, with
    /// its move.
    capture: Option<(String, Vec<Cell>)>,
    /// How many cells the mover and the other side own at the end of the line.
    cells: [u16; 2],
}

/// What follows in this line, whose first move captures nothing. `None` without a reply.
pub(super) fn expected(position: &Atoms, line: &[Move]) -> Option<Outlook> {
    let mut atoms = position.clone();
    let me = atoms.side_to_move();
    let mut told = Vec::new();
    let mut lost = 0;
    let mut capture = None;
    for &mv in line.iter().take(LONGEST) {
        let Some(mv) = Atoms::unpack(mv).filter(|&mv| atoms.check(mv).is_ok()) else {
            break;
        };
        let taken = reaction(&atoms, mv).taken;
        if atoms.side_to_move() != me {
            lost += taken.len();
        } else if taken.len() > lost {
            capture = Some((atoms.move_text(mv), taken));
            break;
        }
        told.push(atoms.move_text(mv));
        atoms.apply(mv, &mut ());
    }
    (told.len() > 1).then(|| Outlook {
        line: told,
        capture,
        cells: [me, me.other()].map(|side| atoms.cells_of(side)),
    })
}

impl Outlook {
    /// The moves up to the capture, its move, and the cells that it takes.
    pub(super) fn into_capture(self) -> Option<(String, String, Vec<Cell>)> {
        let (mv, taken) = self.capture?;
        Some((self.line.join(" "), mv, taken))
    }

    /// The capture at the end of the line.
    pub(super) fn capture(&self) -> Option<HintReason> {
        let (mv, taken) = self.capture.as_ref()?;
        let why = Sentence::new("hint-why-line-captures")
            .text("line", self.line.join(" "))
            .text("move", mv.clone())
            .number("n", taken.len());
        Some(HintReason::plainly(why).mark(HintMark::Threat, taken.iter().copied()))
    }

    /// How many cells are left to each side.
    pub(super) fn balance(&self) -> Option<HintReason> {
        let [mine, theirs] = self.cells;
        let why = Sentence::new("hint-why-line-leaves")
            .text("line", self.line.join(" "))
            .number("mine", mine)
            .number("theirs", theirs);
        Some(HintReason::plainly(why))
    }
}
