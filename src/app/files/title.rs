//! The window's title: the game, its file or its id, and a star where the file is not up to date.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::Files;
use super::sheet::name_of;
use crate::app::draft::Draft;
use crate::app::flow::Table;
use crate::app::language::{Words, text};
use crate::app::states::Screen;

/// Keeps the title in step with the table.
pub(super) fn name_window(
    screen: Res<State<Screen>>,
    table: Res<Table>,
    draft: Option<Res<Draft>>,
    files: Res<Files>,
    words: Res<Words>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let draft_changed = draft.as_ref().is_some_and(Res::is_changed);
    let is_same = !(screen.is_changed()
        || table.is_changed()
        || files.is_changed()
        || words.is_changed()
        || draft_changed);
    let Ok(mut window) = windows.single_mut() else {
        return;
    };
    if is_same {
        return;
    }
    let name_of_game =
        |kind: crate::games::GameKind| words.say(&format!("game-{}-name", kind.id()));
    let title = match (screen.get(), &table.sitting, &draft) {
        (Screen::Play, Some(sitting), _) => {
            let position = sitting.position();
            let game = name_of_game(position.kind());
            let star = if files.is_unsaved(sitting) { "*" } else { "" };
            let name = match files.file_of(sitting) {
                Some(path) => format!("{}{star}", name_of(path)),
                None => position.game_id(),
            };
            words.with(
                "title-game",
                &[("game", text(&game)), ("name", text(&name))],
            )
        }
        (Screen::Setup, _, Some(draft)) => {
            let game = name_of_game(draft.kind);
            words.with("title-setup", &[("game", text(&game))])
        }
        _ => words.say("app-name"),
    };
    if window.title != title {
        window.title = title;
    }
}
