//! The comment that somebody is writing.

use bevy::prelude::*;

use super::current_match::PositionChanged;
use crate::midend::history::{NodeId, NoteError};

/// The comment that is being written, if one is.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct CommentDraft(pub Option<WrittenComment>);

/// A comment in the hands of its writer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenComment {
    /// The move that it is about.
    pub node: NodeId,
    /// What stands there.
    pub text: String,
    /// Why it could not be kept.
    pub refused: Option<NoteError>,
}

impl CommentDraft {
    /// Begins to write the comment on this move, or on the start, with this text.
    pub(crate) fn begin(&mut self, node: NodeId, text: String) {
        self.0 = Some(WrittenComment {
            node,
            text,
            refused: None,
        });
    }

    /// Whether a comment is being written.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.0.is_some()
    }
}

/// Makes room for a comment; it belongs to one game.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CommentDraft>().add_observer(
        |changed: On<PositionChanged>, mut draft: ResMut<CommentDraft>| {
            if *changed == PositionChanged::ByOtherGame && draft.is_open() {
                draft.0 = None;
            }
        },
    );
}
