//! Comments on moves: begun, kept with the game, or dropped.

pub(crate) mod sheet;

use crate::midend::history::{NodeId, NoteError};
use crate::turn::current_match::{CurrentMatch, PositionChanged};
use bevy::prelude::*;

use crate::features::replay::Replaying;

use crate::midend::{Command, Refused};

/// What is done with the comment on the last move, or on the start.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CommentCommand {
    /// It is to be written.
    Write,
    /// What was written is kept.
    Keep,
    /// What was written is dropped.
    Drop,
}

/// Carries out what is done with a comment. What the game does not take stays in the writer's hands,
/// with the reason.
pub(crate) fn write_comments(
    mut asked: MessageReader<CommentCommand>,
    mut current: ResMut<CurrentMatch>,
    mut draft: ResMut<CommentDraft>,
    mut replaying: ResMut<Replaying>,
) {
    for command in asked.read() {
        match command {
            CommentCommand::Write => {
                if let Some(game_match) = &current.game_match {
                    replaying.pause();
                    let history = game_match.history();
                    let here = history.current();
                    draft.begin(here, history.comment(here).to_owned());
                }
            }
            CommentCommand::Keep => {
                let (Some(game_match), Some(written)) = (&mut current.game_match, &mut draft.0)
                else {
                    continue;
                };
                let command = Command::Comment {
                    node: written.node,
                    text: written.text.trim().to_owned(),
                };
                match game_match.handle(command) {
                    Ok(_) => draft.0 = None,
                    Err(Refused::Note(reason)) => written.refused = Some(reason),
                    // A comment is refused for no other reason.
                    Err(_) => {}
                }
            }
            CommentCommand::Drop => draft.0 = None,
        }
    }
}

/// Whoever leaves the game leaves the comment.
pub(crate) fn drop_comment(mut draft: ResMut<CommentDraft>) {
    draft.set_if_neq(CommentDraft::default());
}

/// The comment that is being written, if one is.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct CommentDraft(pub Option<WrittenComment>);

/// A comment in the hands of its writer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WrittenComment {
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
    pub(crate) const fn is_open(&self) -> bool {
        self.0.is_some()
    }
}

/// Makes room for a comment; it belongs to one game.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CommentDraft>().add_observer(
        |changed: On<PositionChanged>, mut draft: ResMut<CommentDraft>| {
            if *changed == PositionChanged::OtherGame && draft.is_open() {
                draft.0 = None;
            }
        },
    );
}
