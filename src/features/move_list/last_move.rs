//! The move on the board in words, below the list of moves: what it set off, how long it took, the
//! comment on it, and what else was played in its place.

use std::time::Duration;

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

use crate::features::comments::CommentCommand;
use crate::features::language::{Words, number, tenths, text};
use crate::features::marking::{self, MarkingCommand};
use crate::features::setup::side_key;
use crate::midend::Match;
use crate::midend::history::NodeId;
use crate::rules::{Move, Position, Side};
use crate::study::explain::Explain;
use crate::study::preview::Preview;
use crate::turn::undo::HistoryCommand;
use crate::turn::variations::VariationCommand;
use crate::widgets::controls::button::Button;
use crate::widgets::controls::popup_menu::popup_menu;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{GRID, Palette, SMALL};

/// Width of the menu, in points at scale 1.
const MENU_WIDTH: f32 = 260.0;

/// Shows what is known of the move on the board, or of the start, and what can be done with it.
pub(crate) fn show(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game_match: &Match,
    has_done: Option<&Preview>,
) {
    let scale = Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing = vec2(0.75 * GRID, 0.5 * GRID) * scale;
    head(ui, cx, game_match);
    if let Some(done) = has_done.filter(|it| it.waves > 0) {
        let key = if done.turned.is_empty() {
            "move-burst"
        } else {
            "move-captured"
        };
        let words = &cx.words;
        note(ui, words.with(key, &words.values(&done.arguments())));
    }
    others(ui, cx, game_match);
    let history = game_match.history();
    let comment = history.comment(history.current());
    if !comment.is_empty() {
        ui.label(RichText::new(comment).size(SMALL * scale));
    }
}

/// The move and its time, and at the right the buttons.
fn head(ui: &mut Ui, cx: &mut ScreenContext, game_match: &Match) {
    let palette = Palette::of(ui.ctx());
    let history = game_match.history();
    let here = history.current();
    let size = vec2(ui.available_width(), target_height(ui));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        let told = last_move_told(&cx.words, game_match);
        let told = told.unwrap_or_else(|| cx.say("move-start"));
        let small = SMALL * palette.scale;
        let time = history.time(here);
        let more = [can_change_tree(game_match), marking::is_offered(game_match)];
        let buttons = 1 + more.into_iter().filter(|is_there| *is_there).count();
        let buttons = buttons as f32 * target_height(ui);
        let room = (ui.available_width() - buttons - 2.0 * GRID * palette.scale).max(1.0);
        let mut line = LayoutJob::default();
        let format = |font, colour| TextFormat {
            font_id: font,
            color: colour,
            ..TextFormat::default()
        };
        line.append(&told, 0.0, format(palette.strong_font(SMALL), palette.text));
        if let Some(time) = time {
            let time = time_words(&cx.words, time);
            let muted = format(palette.font(SMALL), palette.muted);
            // The space is for whoever hears it.
            line.append(&format!(" {time}"), 0.5 * GRID * palette.scale, muted);
        }
        ui.allocate_ui(vec2(room, small), |ui| ui.add(Label::new(line).wrap()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if can_change_tree(game_match) {
                menu(ui, cx, game_match);
            }
            let comment = cx.icon("comment", Icon::Comment);
            cx.action(ui, comment, CommentCommand::Write);
            if marking::is_offered(game_match) {
                let marks = cx.icon("marking", Icon::Marks);
                cx.action(ui, marks, MarkingCommand::BeginOrEnd);
            }
        });
    });
}

/// Who made the last move, and which; nothing at the start.
pub(crate) fn last_move_told(words: &Words, game_match: &Match) -> Option<String> {
    let mv = *game_match.moves().last()?;
    let mover = last_mover(game_match)?;
    Some(move_told(words, game_match.position(), mover, mv))
}

/// That a side made a move, in a sentence.
pub(crate) fn move_told(words: &Words, position: &Position, mover: Side, mv: Move) -> String {
    let made = (Explain::of(position).phrase)(position, mv).map(|own| own.made);
    let name = words.say(side_key(mover));
    let mv = move_in_words(words, position, mv);
    let about = [("name", text(&name)), ("move", text(&mv))];
    words.with(made.unwrap_or("reading-last"), &about)
}

/// A move as it stands in a sentence; in notation where the game has no other words for it.
pub(crate) fn move_in_words(words: &Words, position: &Position, mv: Move) -> String {
    let own = (Explain::of(position).phrase)(position, mv);
    own.map_or_else(|| position.move_text(mv), |own| words.sentence(&own.name))
}

/// Who made the last move: the sides take turns.
fn last_mover(game_match: &Match) -> Option<Side> {
    let last = game_match.moves().len().checked_sub(1)?;
    let first = game_match.start().side_to_move();
    Some(if last.is_multiple_of(2) {
        first
    } else {
        first.other()
    })
}

/// Whether the last move can be made part of the main line, or be deleted.
fn can_change_tree(game_match: &Match) -> bool {
    !game_match.is_rated() && game_match.history().current() != NodeId::ROOT
}

fn menu(ui: &mut Ui, cx: &mut ScreenContext, game_match: &Match) {
    let history = game_match.history();
    let scale = Palette::of(ui.ctx()).scale;
    let button = cx.icon("move-variations", Icon::Variations).show(ui);
    popup_menu(&button, MENU_WIDTH * scale, |ui| {
        let promote = cx.quiet("move-promote", Icon::Variations).wide();
        let promote = promote.enabled(!history.is_main(history.current()));
        if cx.action(ui, promote, VariationCommand::Promote) {
            ui.close();
        }
        let delete = cx.bare("move-delete", Icon::Bin).wide();
        if cx.action(ui, delete, VariationCommand::Delete) {
            ui.close();
        }
    });
}

/// What was played in this place, too.
fn others(ui: &mut Ui, cx: &mut ScreenContext, game_match: &Match) {
    let history = game_match.history();
    let mut others = history.alternatives(history.current()).peekable();
    if game_match.is_rated() || others.peek().is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        note(ui, cx.say("move-others"));
        for node in others {
            let Some(mv) = history.move_of(node) else {
                continue;
            };
            let button = Button::quiet(game_match.position().move_text(mv));
            cx.action(ui, button, HistoryCommand::Jump(node));
        }
    });
}

/// How long somebody thought.
pub(crate) fn time_words(words: &Words, time: Duration) -> String {
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
            ("minutes", number(seconds / 60)),
            ("seconds", number(seconds % 60)),
        ],
    )
}
