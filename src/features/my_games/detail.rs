//! The chosen game of the list: its board, and what can be done with it.

use bevy_egui::egui::{Key, Sense, Ui, vec2};

use crate::features::my_games::screen::MyGamesSources;
use crate::features::my_games::sentences::GameSentences;
use crate::features::my_games::{LibraryCommand, Visit};
use crate::widgets::board_picture::paint_board;
use crate::widgets::controls::button::Button;
use crate::widgets::controls::text_field::TextField;
use crate::widgets::icon::Icon;
use crate::widgets::labels::muted_line;
use crate::widgets::panel::head;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{GRID, Palette};

/// Shows the game; with its board where there is room for it.
pub(crate) fn show(
    ui: &mut Ui,
    sources: &mut MyGamesSources,
    told: &GameSentences,
    with_board: bool,
) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    ui.spacing_mut().item_spacing.y = GRID * scale;
    if with_board {
        head(ui, &told.title, |_| ());
        let lines = [&told.game, &told.players, &told.state, &told.date];
        let lines: Vec<&str> = lines
            .into_iter()
            .map(String::as_str)
            .filter(|line| !line.is_empty())
            .collect();
        muted_line(ui, lines.join(" · "));
        let foot = 3.0 * target_height(ui).max(40.0 * scale) + 4.0 * GRID * scale;
        let height = (ui.available_height() - foot).max(40.0);
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        if let Some(game_match) = &told.game_match {
            paint_board(ui, place, game_match.position());
        }
    }
    if sources.choice.new_name.is_some() && !told.is_elsewhere {
        rename(ui, sources);
    } else {
        actions(ui, sources, told);
    }
}

fn actions(ui: &mut Ui, sources: &mut MyGamesSources, told: &GameSentences) {
    let cx = &mut *sources.cx;
    let gap = GRID * Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let visit = match told.is_over() {
        true => "my-games-look",
        false => "menu-continue",
    };
    let visit = cx.primary(visit, Icon::Play).wide();
    cx.action(ui, visit.enabled(told.can_be_read()), told.visit());
    let can_change = told.can_be_read() && !told.is_rated();
    let number = told.number;
    let analyse = cx.quiet("my-games-analyse", Icon::Graph);
    let export = cx.quiet("my-games-export", Icon::Save);
    let export = export.enabled(told.game_match.is_some());
    let rename = cx.quiet("my-games-rename", Icon::Pencil);
    let delete = cx.bare("my-games-delete", Icon::Bin);
    let delete = delete.enabled(!told.is_elsewhere && !told.is_rated());
    let first = [
        (
            analyse.enabled(can_change),
            LibraryCommand::Visit(Visit::Analyse, number).into(),
        ),
        (export, LibraryCommand::Export(number).into()),
    ];
    cx.action_row(ui, first);
    let second = [
        (
            rename.enabled(told.can_be_read()),
            LibraryCommand::Rename(number).into(),
        ),
        (delete, LibraryCommand::Delete(number).into()),
    ];
    cx.action_row(ui, second);
}

/// A field for the name of the game.
fn rename(ui: &mut Ui, sources: &mut MyGamesSources) {
    let cx = &mut *sources.cx;
    let gap = GRID * Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let Some(name) = &mut sources.choice.new_name else {
        return;
    };
    let field = TextField {
        name: &cx.say("my-games-name"),
        hint: &cx.say("my-games-name-hint"),
        is_wrong: false,
        takes_focus: sources.begins_naming.then(|| name.chars().count()),
    };
    let response = field.show(ui, name);
    let leaves = |key| ui.input(|input| input.key_pressed(key));
    if response.lost_focus() && (leaves(Key::Enter) || leaves(Key::Escape)) {
        // What was typed is thrown away only by the button that says so.
        cx.intents.write(LibraryCommand::KeepName);
    }
    ui.columns(2, |columns| {
        let save = cx.primary("comment-save", Icon::Tick).wide();
        cx.action(&mut columns[0], save, LibraryCommand::KeepName);
        let lower = Button::lower(&columns[1]);
        columns[1].add_space(lower);
        let cancel = Button::quiet(cx.say("comment-cancel")).wide();
        cx.action(&mut columns[1], cancel, LibraryCommand::DropName);
    });
}
