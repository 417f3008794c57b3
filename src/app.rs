//! All plugins of the program: what plays, what is seen, and what only a desktop or a browser has.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass};

#[cfg(not(target_family = "wasm"))]
use crate::features::programs;
use crate::features::settings::{Settings, interface_size, theme_choice};
use crate::features::{
    about, analysis, arena, best_moves, board_marks, board_view, clipboard, clocks, collections,
    comments, confirmation, entrance, export, files, game, giving_up, hints, language, lessons,
    loading, loss, marking, menu, my_games, navigation, notifications, opponents, overlay, puzzles,
    records, replay, research, scanning, screen_readers, scripts, settings, setup, solved_boards,
    taking, teaching, theorem, tune,
};
use crate::input::{bindings, gamepads};
use crate::platform::keeping::keep;
use crate::redraw::Redraw;
use crate::states::{Screen, ScreenDrawing};
use crate::widgets::surface::make_controls_large;
use crate::widgets::{board_picture, theme};
use crate::{ask, audio, board, input, intent, platform, states, turn};

/// What the game knows and does, without anything that draws: the headless tests run just that.
///
/// Needs Bevy's `StatesPlugin`, `AssetPlugin` and `TimePlugin` (part of its default plugins).
pub fn simulation(app: &mut App) {
    table(app);
    app.add_plugins(arena::plugin);
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins((
        programs::plugin,
        platform::desktop::opener::plugin,
        scripts::storage::plugin,
    ));
}

/// One board and what can be done at it: states, intents, rules, thinking, animation, marks. Pictures of
/// games are drawn with this and [`board_looks`].
pub(crate) fn table(app: &mut App) {
    app.init_resource::<Redraw>();
    app.add_plugins((
        states::plugin,
        (
            turn::current_match::plugin,
            input::cursor::plugin,
            (turn::validation::plugin, platform::retry::plugin),
            turn::computer_moves::plugin,
            (comments::plugin, marking::plugin),
        ),
        notifications::plugin,
        (
            settings::plugin,
            (theme_choice::plugin, settings::choices::plugin),
            (setup::kept::plugin, solved_boards::proof_files::plugin),
        ),
        intent::plugin,
        input::steps::plugin,
        (
            input::keyboard::plugin,
            bindings::in_force::plugin,
            bindings::capture::plugin,
        ),
        (
            input::pointer::plugin,
            scanning::switches::plugin,
            scanning::plugin,
            gamepads::plugin,
            gamepads::commands::plugin,
        ),
        (turn::plugin, navigation::plugin),
        (ask::thinking::plugin, clocks::plugin),
        (
            board::animation::plugin,
            board::drawing::light::plugin,
            board::drawing::backdrop::plugin,
        ),
        (board_marks::plugin, board_view::plugin),
        (input::dragging::plugin, taking::plugin),
        board::layout::plugin,
        (research::plugin, research::screen::plugin),
    ))
    .add_plugins((
        hints::plugin,
        (teaching::plugin, lessons::plugin, puzzles::plugin),
        (analysis::plugin, loss::plugin, best_moves::plugin),
        hints::previewing::plugin,
        (
            platform::days::plugin,
            confirmation::plugin,
            records::plugin,
        ),
        replay::plugin,
        turn::incoming_game::plugin,
        (my_games::autosave::plugin, my_games::plugin),
        (opponents::plugin, scripts::plugin),
        (theorem::plugin, theorem::screen::plugin),
        (clipboard::plugin, collections::plugin, about::plugin),
        audio::plugin,
    ));
}

/// The looks of a board alone: camera, shapes, fonts. Needs Bevy's default plugins.
pub(crate) fn board_looks(app: &mut App) {
    app.add_plugins((
        EguiPlugin::default(),
        theme::plugin,
        board::drawing::camera::plugin,
        board::drawing::shape::plugin,
        board::drawing::materials::plugin,
        board::drawing::ground::plugin,
        board_picture::plugin,
    ));
}

/// Everything that is seen: the board, the words, the screens. Needs Bevy's default plugins.
pub fn visuals(app: &mut App) {
    board_looks(app);
    app.add_plugins((
        language::plugin,
        scripts::files::plugin,
        (
            input::repeated_modifiers::plugin,
            bindings::captured_keys::plugin,
        ),
        screens,
        screen_readers::plugin,
        clipboard::bridge,
    ));
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(desktop_sheets);
}

/// The sheets that only a desktop has.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn desktop_sheets(app: &mut App) {
    app.add_plugins((programs::form::plugin, files::dialog::plugin));
}

/// The screens, each drawn while the program is in its state, and what lies over them.
pub(crate) fn screens(app: &mut App) {
    app.add_plugins((
        giving_up::plugin,
        interface_size::plugin,
        menu::demos::plugin,
        loading::plugin,
        overlay::plugin,
        comments::sheet::plugin,
        entrance::plugin,
        scanning::screen::plugin,
        gamepads::focus::plugin,
        tune::screen::plugin,
    ));
    app.init_resource::<records::screen::ToldGame>()
        .init_resource::<game::EndingCard>()
        .init_resource::<settings::screen::ChosenSection>()
        .configure_sets(
            EguiPrimaryContextPass,
            ScreenDrawing.before(overlay::Overlay),
        )
        .add_systems(EguiPrimaryContextPass, size_controls.before(ScreenDrawing))
        .add_systems(
            EguiPrimaryContextPass,
            (
                menu::show.run_if(in_state(Screen::Menu)),
                setup::show.run_if(in_state(Screen::Setup)),
                game::show.run_if(in_state(Screen::Play)),
                lessons::panel::show.run_if(in_state(Screen::Lesson)),
                puzzles::screen::show.run_if(in_state(Screen::Puzzles)),
                theorem::screen::show.run_if(in_state(Screen::Theorem)),
                research::screen::show.run_if(in_state(Screen::Research)),
                records::screen::show.run_if(in_state(Screen::Scores)),
                my_games::screen::show.run_if(in_state(Screen::MyGames)),
                collections::screen::show.run_if(in_state(Screen::Collection)),
                settings::screen::show.run_if(in_state(Screen::Settings)),
                tune::screen::show.run_if(in_state(Screen::Tune)),
                about::screen::show.run_if(in_state(Screen::About)),
                arena::screen::show.run_if(in_state(Screen::Arena)),
            )
                .in_set(ScreenDrawing),
        );
}

/// How large the controls of all screens are.
fn size_controls(mut contexts: EguiContexts, settings: Res<Settings>) -> Result {
    make_controls_large(contexts.ctx_mut()?, settings.large_controls);
    Ok(())
}

/// What is kept beside the games and the settings.
fn keep_things(app: &mut App) {
    app.add_plugins(records::export::plugin);
    keep::<records::Statistics>(app, Startup);
    keep::<puzzles::PuzzleBook>(app, Startup);
    keep::<tune::Tuning>(app, Startup);
}

/// What the program has to do with the machine it runs on.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn platform_plugins(app: &mut App) {
    use crate::platform::desktop;
    app.add_plugins((
        desktop::file_changes::plugin,
        #[cfg(any(target_os = "linux", target_os = "windows", target_os = "macos"))]
        (gamepads::desktop::plugin, desktop::preferences::plugin),
        (desktop::state_folder::plugin, keep_things),
        desktop::mailbox::plugin,
        #[cfg(target_os = "macos")]
        desktop::finder::plugin,
        language::system_fonts::plugin,
        files::desktop::plugin,
        export::desktop::plugin,
        desktop::leaving::plugin,
        screen_readers::desktop::plugin,
        #[cfg(target_os = "linux")]
        desktop::display_gone::plugin,
        audio::loudspeaker::plugin,
    ));
}

/// What the program has to do with the page it runs in.
#[cfg(target_family = "wasm")]
pub(crate) fn platform_plugins(app: &mut App) {
    use crate::ask::worker;
    use crate::platform::web;
    app.add_plugins((
        web::wake::plugin,
        web::page::plugin,
        (web::storage::plugin, web::tabs::plugin),
        (keep_things, scripts::web::plugin, tune::web::plugin),
        web::address::plugin,
        (files::web::plugin, export::web::plugin),
        (clipboard::web::plugin, input::typing::plugin),
        gamepads::web::plugin,
        screen_readers::mirror::plugin,
        audio::browser::plugin,
    ))
    // Not before: it must not hold up what the menu needs.
    .add_systems(OnEnter(Screen::Setup), worker::prepare)
    .add_systems(OnEnter(Screen::Play), worker::prepare);
}
