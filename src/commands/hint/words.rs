//! The hint in English words.

use crate::study::hint::{Action, Loss, Part, Reason, Region, StepKind};
use crate::study::standing::{Kept, KeptKind};

pub(super) fn kept_words(kept: Kept) -> String {
    let Kept { moves, legal, kind } = kept;
    let verb = |one: &'static str, more: &'static str| if moves == 1 { one } else { more };
    match kind {
        KeptKind::Exactly => format!("{moves} of {legal} moves {} it", verb("keeps", "keep")),
        KeptKind::AtLeast => {
            let verb = verb("keeps", "keep");
            format!("at least {moves} of {legal} moves {verb} it")
        }
        KeptKind::Safe => {
            let verb = verb("does", "do");
            format!("{moves} of {legal} moves {verb} not lose at once")
        }
    }
}

/// Where to look.
pub(super) fn place(region: Region) -> String {
    let part = |across, down| match (down, across) {
        (Part::First, Part::First) => "in the upper left",
        (Part::First, Part::Middle) => "in the upper part",
        (Part::First, Part::Last) => "in the upper right",
        (Part::Middle, Part::First) => "on the left",
        (Part::Middle, Part::Middle) => "in the middle",
        (Part::Middle, Part::Last) => "on the right",
        (Part::Last, Part::First) => "in the lower left",
        (Part::Last, Part::Middle) => "in the lower part",
        (Part::Last, Part::Last) => "in the lower right",
    };
    match region {
        Region::Row { row } => format!("Look at row {} from the top.", row + 1),
        Region::Left => "Look to the left.".to_owned(),
        Region::Down => "Look down.".to_owned(),
        Region::Diagonal => "Look along the diagonal.".to_owned(),
        Region::Part { across, down } => format!("Look {}.", part(across, down)),
    }
}

/// What to do.
pub(super) fn action(action: &Action) -> String {
    match action {
        Action::Take { row, count } => format!("Take {count} from row {}.", row + 1),
        Action::Slide { row, advance, .. } => {
            let (steps, way) = (
                advance.unsigned_abs(),
                if *advance < 0 { "back" } else { "forward" },
            );
            format!("In row {} go {steps} {way}.", row + 1)
        }
        Action::Go { square, .. } => format!("Take the stone to {square}."),
        Action::PutStone { cell } => format!("Put a stone on {cell}."),
        Action::AddAtom { cell } => format!("Add an atom to {cell}."),
    }
}

/// Why.
pub(super) fn reason(reason: &Reason) -> String {
    let words = match reason {
        Reason::WinsAtOnce => "This wins at once.",
        Reason::ColumnsPairOff { .. } => {
            "Then every binary column holds an even number of ones, and whatever is taken, you can \
             pair them off again."
        }
        Reason::GapsPairOff { .. } => {
            "Count the gaps as heaps: then every binary column holds an even number of ones."
        }
        Reason::OddSingles { singles: 1 } => {
            "Then a single piece is left, and the other side must take it."
        }
        Reason::OddSingles { singles } => {
            return format!(
                "Then {singles} single pieces are left: the other side takes the last."
            );
        }
        Reason::EqualDistances { distance } => {
            return format!(
                "Then it is {distance} to the left and {distance} down: answer each move with the \
                 same in the other direction."
            );
        }
        Reason::WythoffPair { near, far } => {
            return format!(
                "Then the distances are {near} and {far}, a pair of Wythoff's: no move leads from \
                 one pair to another."
            );
        }
        Reason::Lost(Loss::Columns) => {
            "Every binary column holds an even number of ones already, so each move breaks a pair. \
             Take little and hope for a mistake."
        }
        Reason::Lost(Loss::Gaps) => {
            "The gaps pair off in every binary column already, so each move breaks a pair. Hope for \
             a mistake."
        }
        Reason::Lost(Loss::EqualDistances) => {
            "It is as far to the left as down already. Go a short way and hope for a mistake."
        }
        Reason::Lost(Loss::WythoffPair) => {
            "The stone stands on a pair of Wythoff's already. Go a short way and hope for a mistake."
        }
        Reason::Lost(Loss::OddSingles) => {
            "An odd number of single pieces is left, so the last one is yours."
        }
        Reason::CompletesLine { cells } => {
            return format!("This completes your line of {}.", cells.len());
        }
        Reason::StopsLine { .. } => "Here the other side would complete a line next.",
        Reason::DoubleThreat { completing } => {
            return format!(
                "Then you can complete a line on {} points; only one can be stopped.",
                completing.len()
            );
        }
        Reason::ForcedWin { moves, .. } => {
            let length = match moves {
                Some(1) => " in 1 move".to_owned(),
                Some(moves) => format!(" in {moves} moves"),
                None => String::new(),
            };
            return format!("Here begins a win{length} that no answer stops.");
        }
        Reason::KeepsDraw => "With best play nobody wins, and this keeps it so.",
        Reason::CannotStop { completing } => {
            return format!(
                "The other side can complete a line on {} points, and you can stop only one.",
                completing.len()
            );
        }
        Reason::HoldsOut { .. } => "The other side can force a win; this does not make it easier.",
        Reason::StopsDouble { .. } => {
            "Otherwise the other side would threaten two points at once, and only one could be \
             stopped."
        }
        Reason::Threatens { .. } => "This threatens to complete a line and must be answered.",
        Reason::Prepares { .. } => "One stone more, and your line is open on two sides.",
        Reason::Opening => "Most lines run through the middle.",
        Reason::WinsCascade { waves: 1 } => "One wave, and the other side has no cell left.",
        Reason::WinsCascade { waves } => {
            return format!("After {waves} waves the other side has no cell left.");
        }
        Reason::Captures {
            waves,
            cells,
            saved,
        } => {
            let counted = |n: usize, word: &str| {
                let s = if n == 1 { "" } else { "s" };
                format!("{n} {word}{s}")
            };
            let taken = counted(cells.len(), "cell");
            let waves = counted(usize::from(*waves), "wave");
            return match saved.len() {
                0 => format!("This takes {taken} in {waves}."),
                saved => format!(
                    "This takes {taken} in {waves}, and {saved} of yours can no longer be taken."
                ),
            };
        }
        Reason::ReadyAtFront { .. } => {
            "Then this cell lacks one atom, right beside the other side's."
        }
        Reason::Estimate => "Nothing is proven here; of all moves this one seemed best.",
    };
    words.to_owned()
}

/// What a step of a win by force does.
pub(super) fn step_words(kind: StepKind) -> String {
    match kind {
        StepKind::Completes => "completes the line".to_owned(),
        StepKind::DoubleThreat => "threatens two points at once".to_owned(),
        StepKind::Blocks => "stops the line".to_owned(),
        StepKind::Four => "threatens to complete a line".to_owned(),
        StepKind::Three => "prepares two threats at once".to_owned(),
        StepKind::Wins => "wins".to_owned(),
        StepKind::Captures { cells: 1 } => "takes 1 cell".to_owned(),
        StepKind::Captures { cells } => format!("takes {cells} cells"),
        StepKind::Defends => "tries to stop it".to_owned(),
        StepKind::Quiet => "goes on".to_owned(),
    }
}
