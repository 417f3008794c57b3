//! The move on the board, below the list of moves: how long it took, the comment on it, and what else
//! was played in its place.

use std::time::Duration;

use bevy_egui::egui::{Align, Layout, Popup, PopupCloseBehavior, RichText, Ui, vec2};

use crate::app::state::intent::{CommentCommand, HistoryCommand, Intents, VariationCommand};
use crate::app::state::language::{Words, number, tenths};
use crate::app::ui::theme::{GRID, Palette, SMALL, strong};
use crate::app::ui::widgets::button::Button;
use crate::app::ui::widgets::icon::Icon;
use crate::app::ui::widgets::surface::target_height;
use crate::midend::Match;
use crate::midend::history::NodeId;

/// Width of the menu, in points at scale 1.
const MENU_WIDTH: f32 = 260.0;

/// Shows what is known of the move on the board, or of the start, and what can be done with it.
pub fn show(ui: &mut Ui, words: &Words, game_match: &Match, intents: &mut Intents) {
    let scale = Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing = vec2(0.75 * GRID, 0.5 * GRID) * scale;
    head(ui, words, game_match, intents);
    others(ui, words, game_match, intents);
    let history = game_match.history();
    let comment = history.comment(history.current());
    if !comment.is_empty() {
        ui.label(RichText::new(comment).size(SMALL * scale));
    }
}

/// The move and its time, and at the right the buttons.
fn head(ui: &mut Ui, words: &Words, game_match: &Match, intents: &mut Intents) {
    let palette = Palette::of(ui.ctx());
    let history = game_match.history();
    let here = history.current();
    let size = vec2(ui.available_width(), target_height(ui));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        let name = history.move_of(here).map_or_else(
            || words.say("move-start"),
            |mv| game_match.position().move_text(mv),
        );
        let small = SMALL * palette.scale;
        ui.label(RichText::new(name).text_style(strong()).size(small));
        if let Some(time) = history.time(here) {
            let time = RichText::new(time_words(words, time)).size(small);
            ui.label(time.color(palette.muted));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if can_change_tree(game_match) {
                menu(ui, words, game_match, intents);
            }
            let word = words.say("comment");
            let comment = Button::bare(&word).icon(Icon::Comment).icon_only();
            if comment.show(ui).clicked() {
                intents.write(CommentCommand::Write);
            }
        });
    });
}

/// Whether the last move can be made part of the main line, or be deleted.
fn can_change_tree(game_match: &Match) -> bool {
    !game_match.is_rated() && game_match.history().current() != NodeId::ROOT
}

fn menu(ui: &mut Ui, words: &Words, game_match: &Match, intents: &mut Intents) {
    let history = game_match.history();
    let scale = Palette::of(ui.ctx()).scale;
    let word = words.say("move-variations");
    let button = Button::bare(&word).icon(Icon::Variations).icon_only();
    let items = [
        (
            "move-promote",
            Icon::Variations,
            !history.is_main(history.current()),
            VariationCommand::Promote,
        ),
        ("move-delete", Icon::Bin, true, VariationCommand::Delete),
    ];
    Popup::menu(&button.show(ui))
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .width(MENU_WIDTH * scale)
        .show(|ui| {
            ui.spacing_mut().item_spacing.y = GRID * scale;
            for (key, icon, can, command) in items {
                let word = words.say(key);
                let item = Button::quiet(&word).icon(icon).wide().enabled(can);
                if item.show(ui).clicked() {
                    intents.write(command);
                    ui.close();
                }
            }
        });
}

/// What was played in this place, too.
fn others(ui: &mut Ui, words: &Words, game_match: &Match, intents: &mut Intents) {
    let palette = Palette::of(ui.ctx());
    let history = game_match.history();
    let mut others = history.alternatives(history.current()).peekable();
    if game_match.is_rated() || others.peek().is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let caption = RichText::new(words.say("move-others")).size(SMALL * palette.scale);
        ui.label(caption.color(palette.muted));
        for node in others {
            let Some(mv) = history.move_of(node) else {
                continue;
            };
            let word = game_match.position().move_text(mv);
            if Button::quiet(&word).show(ui).clicked() {
                intents.write(HistoryCommand::Jump(node));
            }
        }
    });
}

/// How long somebody thought.
#[must_use]
pub fn time_words(words: &Words, time: Duration) -> String {
    // Rounded first, so that nothing lasts 60.0 seconds.
    let tenths_of_seconds = (time.as_millis() + 50) / 100;
    if tenths_of_seconds < 600 {
        let seconds = tenths(tenths_of_seconds as f32 / 10.0);
        return words.with("move-time", &[("seconds", seconds)]);
    }
    let seconds = (time.as_millis() + 500) / 1000;
    words.with(
        "move-time-minutes",
        &[
            ("minutes", number((seconds / 60) as i64)),
            ("seconds", number((seconds % 60) as i64)),
        ],
    )
}
