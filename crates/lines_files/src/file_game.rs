//! What a game is as long as it is only read: a tree of nodes as the file has them.

use std::time::Duration;

use fivefold_lines::Rule;
use fivefold_match::GameInfo;
use fivefold_match::clock::{TimeControl, TimeLeft};
use fivefold_match::history::CellMark;
use fivefold_rules::{Cell, Outcome, Side};

use crate::{FileNote, NoteKind};

/// Where something stands in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "transfer", derive(serde::Serialize, serde::Deserialize))]
pub struct FilePlace {
    /// The line of a text, from 1; 0 in files that are no texts.
    pub line: u32,
    /// The column in characters, from 1; in files that are no texts the byte, from 0.
    pub column: u32,
}

/// The board and the rules as far as the file tells them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "transfer", derive(serde::Serialize, serde::Deserialize))]
pub struct FileBoard {
    /// Columns.
    pub cols: u8,
    /// Rows.
    pub rows: u8,
    /// How many stones in a line win, where the file tells.
    pub len: Option<u8>,
    /// Which lines win, where the file tells.
    pub rule: Option<Rule>,
    /// The opening rule, where the file tells.
    pub opening: Option<RuleName>,
    /// The id of the game, in files of this program.
    pub id: Option<String>,
}

/// The rule by which a game was opened, by the names of renju and Gomoku.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
#[cfg_attr(feature = "transfer", derive(serde::Serialize, serde::Deserialize))]
pub enum RuleName {
    Rif,
    Yamaguchi,
    Soosyrv8,
    Taraguchi10,
    Swap,
    Swap2,
    Pro,
    LongPro,
}

impl RuleName {
    /// All rules of opening.
    pub const ALL: [RuleName; 8] = [
        RuleName::Rif,
        RuleName::Yamaguchi,
        RuleName::Soosyrv8,
        RuleName::Taraguchi10,
        RuleName::Swap,
        RuleName::Swap2,
        RuleName::Pro,
        RuleName::LongPro,
    ];

    /// The word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            RuleName::Rif => "rif",
            RuleName::Yamaguchi => "yamaguchi",
            RuleName::Soosyrv8 => "soosyrv-8",
            RuleName::Taraguchi10 => "taraguchi-10",
            RuleName::Swap => "swap",
            RuleName::Swap2 => "swap2",
            RuleName::Pro => "pro",
            RuleName::LongPro => "long-pro",
        }
    }

    /// Whether games of renju are opened by it, and no others.
    #[must_use]
    pub const fn is_of_renju(self) -> bool {
        matches!(
            self,
            RuleName::Rif | RuleName::Yamaguchi | RuleName::Soosyrv8 | RuleName::Taraguchi10
        )
    }
}

/// Stones that are put on the board or taken from it without a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "transfer", derive(serde::Serialize, serde::Deserialize))]
pub struct FileSetup {
    /// What lies on these cells afterwards; nobody's stone: the cell becomes empty. In the order of
    /// the file, the later one counts.
    pub cells: Vec<(Cell, Option<Side>)>,
    /// Whose turn it is said to be.
    pub to_move: Option<Side>,
}

/// What a side does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "transfer", derive(serde::Serialize, serde::Deserialize))]
pub enum FileMove {
    /// It puts a stone. Black is the first side.
    Stone(Side, Cell),
    /// It passes.
    Pass(Side),
}

/// What is chosen in the course of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "transfer", derive(serde::Serialize, serde::Deserialize))]
pub enum FileChoice {
    /// To play this side.
    Side(Side),
    /// To put two stones more and leave the choice of sides to the other seat.
    TwoMore,
    /// That so many alternatives are offered for the fifth stone.
    Number(u8),
    /// An alternative for the fifth stone.
    Offer(Cell),
}

/// One node of the tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "transfer", derive(serde::Serialize, serde::Deserialize))]
pub struct FileNode {
    /// The node before it, by its index; the first node has itself.
    pub parent: usize,
    /// Where it begins.
    pub place: FilePlace,
    /// Stones that are set up here, before the move.
    pub setup: Option<Box<FileSetup>>,
    /// What was chosen in the opening before the move, in files of this program. In a node without a move:
    /// what was chosen after the last one.
    pub choices: Vec<FileChoice>,
    /// The move; a node with several moves is read as several nodes.
    pub mv: Option<FileMove>,
    /// The comment, with `\n` for the ends of lines.
    pub comment: String,
    /// Letters and marks on the board.
    pub marks: Vec<CellMark>,
    /// How long the mover needed.
    pub time: Option<Duration>,
    /// What the mover had left on the clock.
    pub time_left: Option<TimeLeft>,
}

/// How a game ended according to its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "transfer", derive(serde::Serialize, serde::Deserialize))]
pub enum FileEnd {
    /// By these moves, by agreement, or in a way that the file does not tell.
    Result(Outcome),
    /// This side gave up.
    Resigned(Side),
    /// The time of this side ran out.
    OutOfTime(Side),
    /// This side (black) played where renju forbids it.
    Foul(Side),
}

/// A game as it stands in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "transfer", derive(serde::Serialize, serde::Deserialize))]
pub struct FileGame {
    /// Board and rules.
    pub board: FileBoard,
    /// Players, event, date and what else is said about the game.
    pub info: GameInfo,
    /// The tree: the first node is the start, each of the others comes after its parent; of several
    /// nodes with one parent the first is the main line.
    pub nodes: Vec<FileNode>,
    /// How the main line ended.
    pub end: Option<FileEnd>,
    /// The clocks, where the file is one of this program.
    pub clock: Option<TimeControl>,
    /// Whether this program wrote it.
    pub is_own: bool,
    /// What was passed over, changed or guessed, in the order of the file.
    pub notes: Vec<FileNote>,
}

impl FileGame {
    /// A game in which nothing has been played, on an empty board of this size.
    #[must_use]
    pub fn new(cols: u8, rows: u8) -> FileGame {
        FileGame {
            board: FileBoard {
                cols,
                rows,
                len: None,
                rule: None,
                opening: None,
                id: None,
            },
            info: GameInfo::default(),
            nodes: vec![FileNode::default()],
            end: None,
            clock: None,
            is_own: false,
            notes: Vec::new(),
        }
    }

    /// Adds a node behind another one and says its index.
    pub fn push(&mut self, parent: usize, place: FilePlace, mv: Option<FileMove>) -> usize {
        self.nodes.push(FileNode {
            parent,
            place,
            mv,
            ..FileNode::default()
        });
        self.nodes.len() - 1
    }

    /// Adds a note.
    pub(crate) fn note(&mut self, place: FilePlace, kind: NoteKind) {
        self.notes.push(FileNote { place, kind });
    }
}
