//! The panel of the research room: the question, what happens in words, how many good positions
//! there are, their list, and what can be done.

use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

use crate::features::language::{Words, number};
use crate::features::menu::egui_rect;
use crate::features::navigation::ScreenCommand;
use crate::features::research::screen::{list, sentences};
use crate::features::research::{ResearchCommand, ResearchQuestion, Room, kinds};
use crate::features::settings::screen::settings_button;
use crate::widgets::controls::button::{Button, button_row, button_row_height};
use crate::widgets::controls::choice::{choose, choose_named, choose_unheaded};
use crate::widgets::controls::number::NumberField;
use crate::widgets::controls::switch::switch;
use crate::widgets::icon::Icon;
use crate::widgets::labels::small_line;
use crate::widgets::panel::{head, panel_in, scroll};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{Palette, SMALL};

/// Height of a panel below which question and list take turns, in points at scale 1.
const LOW: f32 = 600.0;

/// Draws the panel.
pub(crate) fn show(ui: &mut Ui, cx: &mut ScreenContext, room: &mut Room) {
    let place = egui_rect(cx.areas.panel);
    panel_in(ui, place, |ui| {
        let scale = Palette::of(ui.ctx()).scale;
        ui.spacing_mut().item_spacing.y = 4.0 * scale;
        head(ui, &cx.say("research-title"), |ui| {
            cx.back(ui, "research-back", ScreenCommand::Leave);
            settings_button(ui, cx);
            let theorem = cx.icon("theorem-title", Icon::Boards);
            cx.action(ui, theorem, ScreenCommand::Theorem);
        });
        let is_low = place.height() < LOW * scale;
        // In a low panel what cannot be pressed gives its room to the rest.
        let shows_board = !is_low || room.on_board().is_some();
        let target = target_height(ui);
        let second = if shows_board {
            target + 4.0 * scale
        } else {
            0.0
        };
        let below = button_row_height(ui) + 8.0 * scale + second;
        let room_left = (ui.available_height() - below).max(40.0);
        let words = &cx.words;
        if is_low {
            low_body(ui, room_left, words, room);
        } else {
            let top = ui.cursor().top();
            question(ui, words, room);
            happened(ui, words, room, 3.0);
            agreement(ui, words, room);
            let used = ui.cursor().top() - top;
            list::show(ui, room_left - used, words, room);
        }
        ui.add_space(4.0 * scale);
        actions(ui, cx, room);
        if shows_board {
            // The position that is shown, as a game.
            let put = Button::quiet(cx.say("research-put-on-board")).wide();
            let put = put.enabled(room.on_board().is_some());
            cx.action(ui, put, ResearchCommand::PutOnBoard);
        }
    });
}

/// Where there is no room for both: the question, or the list with what happens.
fn low_body(ui: &mut Ui, height: f32, words: &Words, room: &mut Room) {
    let scale = Palette::of(ui.ctx()).scale;
    let top = ui.cursor().top();
    let names = [words.say("research-question"), words.say("research-list")];
    let title = words.say("research-title");
    choose_unheaded(ui, &title, &mut room.shows_list, &[false, true], names);
    let left = |ui: &Ui| height - (ui.cursor().top() - top);
    if room.shows_list {
        // At the end nothing happens any more, and the list gets the room.
        let lines = if room.method().is_finished() {
            0.0
        } else {
            2.0
        };
        happened(ui, words, room, lines);
        let height = left(ui).max(40.0 * scale);
        list::show(ui, height, words, room);
    } else {
        let height = left(ui);
        scroll(ui, "question of the research", height, false, |ui| {
            question(ui, words, room);
            happened(ui, words, room, 2.0);
            agreement(ui, words, room);
        });
    }
}

/// Game, rows, largest number, pace.
fn question(ui: &mut Ui, words: &Words, room: &mut Room) {
    let mut asked = room.question();
    let kinds = kinds();
    let names = kinds.iter().map(|kind| words.say(kind.words.name));
    let mut kind = asked.kind;
    choose_named(ui, &words.say("research-game"), &mut kind, &kinds, names);
    asked = asked.about(kind);
    let counts: Vec<u8> = kind.rows.clone().collect();
    if counts.len() > 1 {
        let names = counts.iter().map(u8::to_string);
        let title = words.say("research-rows");
        choose_named(ui, &title, &mut asked.rows, &counts, names);
    }
    largest(ui, words, &mut asked, room.is_wrong());
    room.ask(asked);
    choose(ui, words, "research-pace", &mut room.pace);
    proof(ui, words, room);
}

/// Whether the proof lies over the picture, and what it says.
fn proof(ui: &mut Ui, words: &Words, room: &mut Room) {
    let name = words.say("research-proof");
    switch(ui, &mut room.shows_proof, &name, "");
    if room.shows_proof {
        let said = sentences::proof(words, room.method().space());
        announce(&small_line(ui, said));
    }
}

fn largest(ui: &mut Ui, words: &Words, asked: &mut ResearchQuestion, is_wrong: bool) {
    ui.add_space(4.0);
    let range = asked.range();
    let limits = [
        ("min", number(*range.start())),
        ("max", number(*range.end())),
    ];
    let name = words.say(asked.kind.words.largest);
    let fault = words.with("field-error-out-of-range", &limits);
    NumberField {
        name: &name,
        hint: &words.with("field-rows-hint", &limits),
        error: is_wrong.then_some(&*fault),
        words,
    }
    .show(ui, &mut asked.largest, range);
}

/// What happens in this step, in room for so many lines that nothing below jumps, and how many
/// good positions there are.
fn happened(ui: &mut Ui, words: &Words, room: &Room, lines: f32) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    ui.add_space(4.0 * scale);
    let width = ui.available_width();
    let height = lines * (SMALL + 4.0) * scale;
    if lines > 0.0 {
        ui.allocate_ui_with_layout(vec2(width, height), Layout::top_down(Align::Min), |ui| {
            ui.set_min_height(height);
            let said = RichText::new(sentences::happened(words, room)).size(SMALL * scale);
            ui.add(Label::new(said).wrap());
        });
    }
    let count = RichText::new(sentences::count(words, room)).strong();
    ui.label(count.size(SMALL * scale).color(palette.text));
}

/// Whether the rule says the same; an empty line before there is anything to compare.
fn agreement(ui: &mut Ui, words: &Words, room: &Room) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    if room.last().is_some() {
        let said = RichText::new(sentences::agreement(words, room)).size(SMALL * scale);
        ui.label(said.color(if room.agrees() {
            palette.muted
        } else {
            palette.warning_text
        }));
    } else {
        ui.label(RichText::new(" ").size(SMALL * scale));
    }
}

/// Run or pause, step, start again.
fn actions(ui: &mut Ui, cx: &mut ScreenContext, room: &Room) {
    let finished = room.method().is_finished();
    let (key, icon) = match (room.runs(), finished) {
        (true, _) => ("research-pause", Icon::Pause),
        (false, false) => ("research-run", Icon::Play),
        (false, true) => ("research-again", Icon::Again),
    };
    let begun = room.last().is_some() && !finished;
    let step = Button::quiet(cx.say("research-step")).enabled(!finished);
    let again = cx.quiet("research-again", Icon::Again).enabled(begun);
    let actions = [
        (cx.primary(key, icon), ResearchCommand::RunOrPause.into()),
        (step, ResearchCommand::OneStep.into()),
        (again, ResearchCommand::StartAgain.into()),
    ];
    button_row(ui, cx, actions);
}
