//! What is noted beside the moves: comments, the time that each took, and what was left after it.

use std::time::Duration;

use thiserror::Error;

use super::super::clock::TimeLeft;
use super::{History, MOST_FINDINGS, MOST_MARKS, NodeId};
use fivefold_words::sentence::Sentence;

/// Most bytes of all comments of a tree together.
pub const MOST_COMMENT_BYTES: usize = 1 << 20;

/// Why a note cannot be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", Sentence::from(*self))]
pub enum NoteError {
    /// The node was deleted, or is one of another game.
    NoSuchNode,
    /// All comments together would be too long.
    TooLong {
        /// How many bytes they would be.
        bytes: usize,
    },
    /// A finding about a position that names no move that is legal there.
    NoMove,
    /// There are too many findings.
    TooMany,
    /// There are too many marks on the board.
    TooManyMarks,
}

impl From<NoteError> for Sentence {
    fn from(error: NoteError) -> Sentence {
        match error {
            NoteError::NoSuchNode => Sentence::new("note-error-deleted"),
            NoteError::TooLong { bytes } => Sentence::new("note-error-too-long")
                .number("most", MOST_COMMENT_BYTES)
                .number("bytes", bytes),
            NoteError::NoMove => Sentence::new("note-error-illegal"),
            NoteError::TooMany => {
                Sentence::new("note-error-too-many").number("most", MOST_FINDINGS)
            }
            NoteError::TooManyMarks => {
                Sentence::new("note-error-too-many-marks").number("most", MOST_MARKS)
            }
        }
    }
}

impl History {
    /// What is written beside this node; empty if nothing is.
    #[must_use]
    pub fn comment(&self, node: NodeId) -> &str {
        self.node(node)
            .and_then(|node| node.comment.as_deref())
            .unwrap_or("")
    }

    /// Writes a comment beside a node in place of the one before; an empty one takes it away. All
    /// kinds of line ends become `\n`.
    ///
    /// # Errors
    /// [`NoteError`]; nothing has changed then.
    pub fn set_comment(&mut self, node: NodeId, comment: &str) -> Result<(), NoteError> {
        if !self.contains(node) {
            return Err(NoteError::NoSuchNode);
        }
        let comment = comment.replace("\r\n", "\n").replace('\r', "\n");
        let before = self.comment(node).len();
        let bytes = self.comment_bytes - before + comment.len();
        if bytes > MOST_COMMENT_BYTES {
            return Err(NoteError::TooLong { bytes });
        }
        self.comment_bytes = bytes;
        let here = self.node_mut(node).ok_or(NoteError::NoSuchNode)?;
        here.comment = (!comment.is_empty()).then(|| comment.into_boxed_str());
        Ok(())
    }

    /// How long the mover needed for the move that led here, in whole milliseconds, if it is known.
    #[must_use]
    pub fn time(&self, node: NodeId) -> Option<Duration> {
        let ms = self.node(node)?.time_ms?;
        Some(Duration::from_millis(ms.into()))
    }

    /// Notes how long the mover needed for the move that led here; more than 49 days count as 49.
    ///
    /// # Errors
    /// [`NoteError::NoSuchNode`].
    pub fn set_time(&mut self, node: NodeId, time: Option<Duration>) -> Result<(), NoteError> {
        let ms = time.map(|time| u32::try_from(time.as_millis()).unwrap_or(u32::MAX));
        self.node_mut(node).ok_or(NoteError::NoSuchNode)?.time_ms = ms;
        Ok(())
    }

    /// What the mover had left on the clock after the move that led here, if it is known.
    #[must_use]
    pub fn time_left(&self, node: NodeId) -> Option<TimeLeft> {
        self.node(node)?.time_left
    }

    /// Notes what the mover had left on the clock after the move that led here.
    ///
    /// # Errors
    /// [`NoteError::NoSuchNode`].
    pub fn set_time_left(&mut self, node: NodeId, left: Option<TimeLeft>) -> Result<(), NoteError> {
        self.node_mut(node).ok_or(NoteError::NoSuchNode)?.time_left = left;
        Ok(())
    }
}
