//! Why a player lost a game that was not decided on the board.

use fivefold_players::NoMove;
use fivefold_players::external::EngineFault;
use fivefold_words::InEnglish as _;

/// Why a player gave no move, or none that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForfeitReason {
    /// What kind of reason it is, in one word for programs: `crash`, `closed`, `time`, `no-answer`,
    /// `illegal-move`, `not-a-move`, `refused`, `not-started` or `no-move`.
    pub kind: String,
    /// The reason, as a clause.
    pub reason: String,
    /// The move that the rules refuse, as the program said it.
    pub refused_move: Option<String>,
    /// How long its time had been over, in milliseconds.
    pub over_ms: Option<u64>,
    /// The exit code of a program that ended.
    pub exit_code: Option<i32>,
    /// What a program wrote to standard error in the end, line by line.
    pub last_words: Vec<String>,
}

impl ForfeitReason {
    /// The loss of a player that gave no move.
    pub(super) fn new(reason: NoMove, last_words: Vec<String>) -> ForfeitReason {
        let loss = ForfeitReason {
            kind: kind(reason).to_owned(),
            reason: reason.to_string(),
            refused_move: None,
            over_ms: None,
            exit_code: None,
            last_words,
        };
        match reason {
            NoMove::External(EngineFault::Illegal { col, row, reason }) => ForfeitReason {
                reason: format!("{}: {}", loss.reason, clause(&reason.in_english())),
                refused_move: Some(format!("{col},{row}")),
                ..loss
            },
            NoMove::External(EngineFault::TooSlow { over_ms }) => ForfeitReason {
                over_ms: Some(over_ms),
                ..loss
            },
            NoMove::External(EngineFault::Ended { code }) => ForfeitReason {
                exit_code: code,
                ..loss
            },
            _ => loss,
        }
    }

    /// The loss of a player whose move the rules refuse.
    pub(super) fn by_illegal_move(text: String, reason: &str) -> ForfeitReason {
        ForfeitReason {
            kind: "illegal-move".to_owned(),
            reason: format!("its move {text} is not allowed: {}", clause(reason)),
            refused_move: Some(text),
            over_ms: None,
            exit_code: None,
            last_words: Vec::new(),
        }
    }
}

/// A sentence without its full stop.
fn clause(sentence: &str) -> &str {
    sentence.trim_end_matches('.')
}

const fn kind(reason: NoMove) -> &'static str {
    let NoMove::External(fault) = reason else {
        return "no-move";
    };
    match fault {
        EngineFault::NotSetUp | EngineFault::NoPrograms | EngineFault::NotStarted { .. } => {
            "not-started"
        }
        EngineFault::Ended { .. } => "crash",
        EngineFault::Closed => "closed",
        EngineFault::TimedOut { .. } => "no-answer",
        EngineFault::TooSlow { .. } => "time",
        EngineFault::Garbage { .. } => "not-a-move",
        EngineFault::Illegal { .. } => "illegal-move",
        EngineFault::Refused { .. } => "refused",
    }
}
