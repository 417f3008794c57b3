//! The game on a board, with nothing of a desktop or a browser: all plugins of the rooms below.

use bevy::prelude::*;

use super::{board, input, play, sound, state, ui};

/// The game without its looks: states, intents, rules, thinking, animation, marks.
pub fn logic(app: &mut App) {
    app.add_plugins((
        state::states::plugin,
        (
            state::current_match::plugin,
            state::cursor::plugin,
            (state::refusal::plugin, state::retry::plugin),
            state::last_result::plugin,
            state::program_fault::plugin,
            state::comment_draft::plugin,
        ),
        state::notifications::plugin,
        (
            state::settings::plugin,
            (state::theme_choice::plugin, state::motion_choice::plugin),
            (state::kept_setup::plugin, state::proof_files::plugin),
        ),
        state::intent::plugin,
        (input::steps::plugin, state::pointer::plugin),
        (
            input::keyboard::plugin,
            input::key_bindings::plugin,
            input::key_capture::plugin,
        ),
        (
            input::pointer::plugin,
            input::switches::plugin,
            input::scanning::plugin,
            input::gamepad::plugin,
            input::gamepad_commands::plugin,
        ),
        play::plugin,
        (play::thinking::plugin, play::clocks::plugin),
        (
            board::animation::plugin,
            board::lamp::plugin,
            board::backdrop::plugin,
        ),
        play::marks::plugin,
        (play::dragging::plugin, play::raised_pieces::plugin),
        board::layout::plugin,
        (play::research::plugin, ui::screens::research::plugin),
    ))
    // What stands around a game.
    .add_plugins((
        play::studying::plugin,
        (
            play::teaching::plugin,
            play::lesson::plugin,
            play::puzzles::plugin,
        ),
        (
            play::analysing::plugin,
            play::losing::plugin,
            play::best_moves::plugin,
        ),
        play::previewing::plugin,
        (state::days::plugin, play::scoring::plugin),
        play::replaying::plugin,
        play::incoming_game::plugin,
        (play::autosave::plugin, play::my_games::plugin),
        (play::opponent_pages::plugin, play::script_editing::plugin),
        (play::theorem::plugin, ui::screens::theorem::plugin),
        input::clipboard::plugin,
        sound::plugin,
    ));
}

/// The looks of a board alone: camera, shapes, fonts. Needs Bevy's default plugins.
pub fn looks(app: &mut App) {
    app.add_plugins(bevy_egui::EguiPlugin::default())
        .add_plugins((
            ui::theme::plugin,
            board::camera::plugin,
            board::shape::plugin,
            board::materials::plugin,
            board::ground::plugin,
            ui::widgets::board_picture::plugin,
        ));
}
