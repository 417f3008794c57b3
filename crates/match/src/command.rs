//! What can be asked of a match, and why it is refused.

use std::time::Duration;

use thiserror::Error;

use super::Seat;
use super::history::{CellMark, NodeId, NoteError};
use super::opening::OpeningChoice;
use fivefold_players::{Answer, NoMove};
use fivefold_rules::{Illegal, Move, Side};
use fivefold_words::InEnglish as _;
use fivefold_words::sentence::Sentence;

/// What somebody wants of a match: a person at the board, a computer player with its answer, a
/// protocol, a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The person whose turn it is plays a move.
    Play {
        /// The move.
        mv: Move,
        /// How long it was thought about, where that is known.
        thought: Option<Duration>,
    },
    /// The person whose turn it is chooses in the opening.
    Choose(OpeningChoice),
    /// The computer player whose turn it is moves, chooses in the opening, or has no move. One that
    /// will not move any more gives up.
    Answer {
        /// What it said.
        answer: Answer,
        /// How long it thought, where that is known.
        thought: Option<Duration>,
    },
    /// Takes back a forfeit, or what was chosen in the opening since, else one ply; also after
    /// the end.
    Undo,
    /// Plays one ply again: the one taken back last, or else the main line.
    Redo,
    /// Takes back a turn. A person against a computer gets back to the own last decision: mostly
    /// two plies, one where the computer has not answered; if the person has not decided anything
    /// yet, to the start. Two persons or two computers take back one ply. A person's own resignation
    /// is a decision, too.
    UndoTurn,
    /// Plays a turn again, the reverse of [`Command::UndoTurn`].
    RedoTurn,
    /// Goes to any position of the present game.
    Jump(NodeId),
    /// Goes to the start of the present game.
    ToStart,
    /// Goes to the end of the present line.
    ToEnd,
    /// Plays what was found best in a position, as a variation, and goes to its first move.
    PlayFinding(NodeId),
    /// A person gives up for this side, whoever is to move.
    Resign(Side),
    /// The time of the side to move has run out: the other side has won, or where it could not win
    /// any more, the game is drawn.
    RunOutOfTime,
    /// Begins the next game, whatever has become of the present one.
    NewGame,
    /// The person who is to begin leaves the first move to the computer.
    PassTheBeginning,
    /// Gives a seat to somebody else from the present move on; the games that follow keep it.
    ChangeSeat {
        /// The side that the seat plays at the moment.
        side: Side,
        /// Who takes it.
        seat: Seat,
    },
    /// Makes the line through a move the main line. The board stays where it is.
    Promote(NodeId),
    /// Deletes a move with everything after it; the board goes back to the move before, if it stood
    /// behind it.
    Delete(NodeId),
    /// Writes a comment beside a move, or beside the start, in place of the one before; an empty one
    /// takes it away.
    Comment {
        /// The position after the move.
        node: NodeId,
        /// What is written there.
        text: String,
    },
    /// Marks the board beside a move, or beside the start, in place of what marked it before.
    Mark {
        /// The position after the move.
        node: NodeId,
        /// All marks that are to stand there; each must be on the board.
        marks: Vec<CellMark>,
    },
    /// Lets a computer that is to move wait, until a person acts.
    Wait,
    /// Lets a waiting computer think from the present position on.
    Resume,
}

/// Why a command is refused. Nothing has changed when one is returned.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.in_english())]
pub enum Refused {
    /// The rules of the game forbid it.
    Illegal(Illegal),
    /// The game has ended.
    GameOver,
    /// A person acts for a side that a computer plays.
    ComputerPlays {
        /// The side.
        side: Side,
    },
    /// A computer acts for a side that a person plays.
    PersonPlays {
        /// The side.
        side: Side,
    },
    /// A computer acts that has to wait.
    ComputerWaits,
    /// The game has no clock, or it does not run.
    NoClock,
    /// The computer player has no move.
    NoMove(NoMove),
    /// A rated game is running.
    Rated,
    /// The board is at the start of the game.
    NothingToUndo,
    /// Nothing was played behind the position on the board.
    NothingToRedo,
    /// The game has no such position; it may have been deleted.
    NoSuchPosition {
        /// The node.
        node: NodeId,
    },
    /// Nothing was found out about the position, or what was found out cannot be played.
    NoFinding {
        /// The node.
        node: NodeId,
    },
    /// The first move is not to be left to anybody: the game has begun, or no computer plays.
    NotTheBeginning,
    /// Whoever is to take the seat sits there already.
    SameSeat {
        /// The side.
        side: Side,
    },
    /// The line is the main line already.
    MainLine {
        /// The node.
        node: NodeId,
    },
    /// The start of a game is no move.
    Start,
    /// There is no room for the comment, or for the marks.
    Note(NoteError),
}

impl From<&Refused> for Sentence {
    fn from(refused: &Refused) -> Sentence {
        let about = |key, side: Side| Sentence::new(key).number("side", side.number());
        match refused {
            Refused::Illegal(reason) => (*reason).into(),
            Refused::GameOver => Illegal::GameOver.into(),
            Refused::ComputerPlays { side } => about("refused-computer-plays", *side),
            Refused::PersonPlays { side } => about("refused-person-plays", *side),
            Refused::ComputerWaits => Sentence::new("refused-computer-waits"),
            Refused::NoClock => Sentence::new("refused-no-clock"),
            Refused::NoMove(reason) => (*reason).into(),
            Refused::Rated => Sentence::new("refused-rated"),
            Refused::NothingToUndo => Sentence::new("refused-nothing-to-undo"),
            Refused::NothingToRedo => Sentence::new("refused-nothing-to-redo"),
            Refused::NoSuchPosition { .. } => Sentence::new("refused-no-such-position"),
            Refused::NoFinding { .. } => Sentence::new("refused-no-finding"),
            Refused::NotTheBeginning => Sentence::new("refused-not-the-beginning"),
            Refused::SameSeat { side } => about("refused-same-seat", *side),
            Refused::MainLine { .. } => Sentence::new("refused-main-line"),
            Refused::Start => Sentence::new("refused-start"),
            Refused::Note(reason) => (*reason).into(),
        }
    }
}

impl From<Illegal> for Refused {
    fn from(reason: Illegal) -> Refused {
        Refused::Illegal(reason)
    }
}

impl From<NoteError> for Refused {
    fn from(reason: NoteError) -> Refused {
        Refused::Note(reason)
    }
}
