//! The window's title: the game, its file or its id, and a star where the file is not up to date.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::Files;
use super::sheet::name_of;
use crate::app::state::current_match::CurrentMatch;
use crate::app::state::draft::Draft;
use crate::app::state::language::{Words, text};
use crate::app::state::states::Screen;

/// Keeps the title in step with the table.
pub(super) fn name_window(
    screen: Res<State<Screen>>,
    current: Res<CurrentMatch>,
    draft: Option<Res<Draft>>,
    files: Res<Files>,
    words: Res<Words>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let draft_changed = draft.as_ref().is_some_and(Res::is_changed);
    let is_same = !(screen.is_changed()
        || current.is_changed()
        || files.is_changed()
        || words.is_changed()
        || draft_changed);
    let Ok(mut window) = windows.single_mut() else {
        return;
    };
    if is_same {
        return;
    }
    let title = match (screen.get(), &current.game_match, &draft) {
        (Screen::Play, Some(game_match), _) => {
            let position = game_match.position();
            let game = words.game_name(position.game());
            let star = if files.is_unsaved(game_match) {
                "*"
            } else {
                ""
            };
            let name = match files.file_of(game_match) {
                Some(path) => format!("{}{star}", name_of(path)),
                None => words.preset(position.game(), &position.params_text()),
            };
            words.with(
                "title-game",
                &[("game", text(&game)), ("name", text(&name))],
            )
        }
        (Screen::Setup, _, Some(draft)) => {
            let game = words.game_name(draft.game);
            words.with("title-setup", &[("game", text(&game))])
        }
        _ => words.say("app-name"),
    };
    if window.title != title {
        window.title = title;
    }
}
