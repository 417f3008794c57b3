//! Comments on moves: begun, kept with the game, or dropped.

use bevy::prelude::*;

use super::replaying::Replaying;
use crate::app::state::comment_draft::CommentDraft;
use crate::app::state::current_match::CurrentMatch;
use crate::app::state::intent::CommentCommand;
use crate::app::state::states::Screen;
use crate::midend::{Command, Refused};

/// Carries out what is done with a comment. What the game does not take stays in the writer's hands,
/// with the reason.
pub(super) fn write_comments(
    mut asked: MessageReader<CommentCommand>,
    mut current: ResMut<CurrentMatch>,
    mut draft: ResMut<CommentDraft>,
    mut replaying: ResMut<Replaying>,
    screen: Res<State<Screen>>,
) {
    if *screen.get() != Screen::Play {
        asked.clear();
        return;
    }
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
pub(super) fn drop_comment(mut draft: ResMut<CommentDraft>) {
    draft.set_if_neq(CommentDraft::default());
}
