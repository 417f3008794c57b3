//! The chosen game of the list: its board, and what can be done with it.

use bevy_egui::egui::{Key, RichText, Sense, Ui, vec2};

use crate::features::my_games::screen::Book;
use crate::features::my_games::told::Told;
use crate::features::my_games::{LibraryCommand, Visit};
use crate::widgets::board_picture::paint_board;
use crate::widgets::controls::button::Button;
use crate::widgets::controls::text_field::TextField;
use crate::widgets::icon::Icon;
use crate::widgets::panel::head;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{GRID, Palette};

/// Shows the game; with its board where there is room for it.
pub(crate) fn show(ui: &mut Ui, book: &mut Book, told: &Told, with_board: bool) {
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
        ui.label(RichText::new(lines.join(" · ")).color(palette.muted));
        let foot = 3.0 * target_height(ui).max(40.0 * scale) + 4.0 * GRID * scale;
        let height = (ui.available_height() - foot).max(40.0);
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        if let Some(game_match) = &told.game_match {
            paint_board(ui, place, game_match.position());
        }
    }
    if book.choice.new_name.is_some() && !told.is_elsewhere {
        rename(ui, book);
    } else {
        actions(ui, book, told);
    }
}

fn actions(ui: &mut Ui, book: &mut Book, told: &Told) {
    let words = book.words;
    let gap = GRID * Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let visit = words.say(if told.is_over {
        "my-games-look"
    } else {
        "menu-continue"
    });
    let main = Button::primary(&visit).icon(Icon::Play).wide();
    if main.enabled(told.can_be_read()).show(ui).clicked() {
        book.intents.write(told.visit());
    }
    let can_change = told.can_be_read() && !told.is_rated();
    let number = told.number;
    let buttons = [
        (
            "my-games-analyse",
            Icon::Graph,
            LibraryCommand::Visit(Visit::Analyse, number),
            can_change,
        ),
        (
            "my-games-export",
            Icon::Save,
            LibraryCommand::Export(number),
            told.game_match.is_some(),
        ),
        (
            "my-games-rename",
            Icon::Pencil,
            LibraryCommand::Rename(number),
            told.can_be_read(),
        ),
        (
            "my-games-delete",
            Icon::Bin,
            LibraryCommand::Delete(number),
            !told.is_elsewhere && !told.is_rated(),
        ),
    ];
    for pair in buttons.chunks(2) {
        ui.columns(2, |columns| {
            for (column, &(key, icon, command, enabled)) in columns.iter_mut().zip(pair) {
                let word = words.say(key);
                let button = match command {
                    LibraryCommand::Delete(_) => Button::bare(&word),
                    _ => Button::quiet(&word),
                };
                let button = button.icon(icon).wide().enabled(enabled);
                if button.show(column).clicked() {
                    book.intents.write(command);
                }
            }
        });
    }
}

/// A field for the name of the game.
fn rename(ui: &mut Ui, book: &mut Book) {
    let words = book.words;
    let gap = GRID * Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let Some(name) = &mut book.choice.new_name else {
        return;
    };
    let called = words.say("my-games-name");
    let field = TextField {
        name: &called,
        hint: &words.say("my-games-name-hint"),
        is_wrong: false,
        takes_focus: book.begins_naming.then(|| name.chars().count()),
    };
    let response = field.show(ui, name);
    let mut answer = None;
    let leaves = |key| ui.input(|input| input.key_pressed(key));
    if response.lost_focus() && (leaves(Key::Enter) || leaves(Key::Escape)) {
        // What was typed is thrown away only by the button that says so.
        answer = Some(LibraryCommand::KeepName);
    }
    ui.columns(2, |columns| {
        let word = words.say("comment-save");
        if Button::primary(&word)
            .icon(Icon::Tick)
            .wide()
            .show(&mut columns[0])
            .clicked()
        {
            answer = Some(LibraryCommand::KeepName);
        }
        let word = words.say("comment-cancel");
        let lower = Button::lower(&columns[1]);
        columns[1].add_space(lower);
        if Button::quiet(&word).wide().show(&mut columns[1]).clicked() {
            answer = Some(LibraryCommand::DropName);
        }
    });
    if let Some(answer) = answer {
        book.intents.write(answer);
    }
}
