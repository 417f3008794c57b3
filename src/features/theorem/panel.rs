//! The panel beside the boards: what is shown, which heaps, their binary columns, who wins, and the move
//! that is pointed at.

use bevy_egui::egui::{RichText, Ui};

use crate::features::language::variant::variant_name;
use crate::features::language::{Words, number, text};
use crate::features::menu::egui_rect;
use crate::features::navigation::ScreenCommand;
use crate::features::settings::screen::settings_button;
use crate::features::setup::side_key;
use crate::features::theorem::screen::move_told;
use crate::features::theorem::{PRESETS, Theorem, TheoremCommand};
use crate::games;
use crate::study::binary::ColumnChange;
use crate::turn::undo::HistoryCommand;
use crate::widgets::columns::{columns_picture, proof_picture};
use crate::widgets::controls::button::{button_row, button_row_height};
use crate::widgets::controls::choice::choose_named;
use crate::widgets::controls::switch::switch;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::panel::{head, panel_in, scroll};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;
use crate::widgets::theme::{GRID, Palette, SMALL, strong};

/// Draws the panel.
pub(crate) fn show(ui: &mut Ui, cx: &mut ScreenContext, theorem: &mut Theorem) {
    panel_in(ui, egui_rect(cx.areas.panel), |ui| {
        let scale = Palette::of(ui.ctx()).scale;
        ui.spacing_mut().item_spacing.y = GRID / 2.0 * scale;
        head(ui, &cx.say("theorem-title"), |ui| {
            cx.back(ui, "research-back", ScreenCommand::Back);
            settings_button(ui, cx);
        });
        let below = button_row_height(ui) + GRID * scale;
        let room = (ui.available_height() - below).max(40.0);
        scroll(ui, "theorem", room, false, |ui| {
            stands(ui, &cx.words, theorem);
            boards(ui, &cx.words, theorem);
            heaps(ui, cx, theorem);
            switch(ui, &mut theorem.answers, &cx.say("theorem-answers"), "");
            note(ui, cx.say("theorem-told"));
        });
        actions(ui, cx, theorem);
    });
}

/// The columns, and who wins.
fn stands(ui: &mut Ui, words: &Words, theorem: &Theorem) {
    let palette = Palette::of(ui.ctx());
    let size = SMALL * palette.scale;
    let boards = theorem.boards();
    let columns = boards.columns();
    let mover = words.say(side_key(boards.side_to_move()));
    let winner = words.say(side_key(boards.winner()));
    let told = match boards.is_over() {
        true => words.with("theorem-over", &[("winner", text(&winner))]),
        false => words.with(
            "theorem-stands",
            &[
                ("mover", text(&mover)),
                ("sum", number(columns.nim_sum())),
                ("winner", text(&winner)),
            ],
        ),
    };
    announce(&ui.label(RichText::new(&told).text_style(strong()).size(size)));
    let pointed = theorem
        .chosen()
        .and_then(|mv| Some((mv, boards.after(mv)?)));
    let hint = words.say("theorem-point");
    let width = ui.available_width();
    let longest = (ui.painter()).layout(hint.clone(), palette.font(SMALL), palette.muted, width);
    let sentence = match pointed {
        Some((mv, after)) => {
            let sentence = move_told(words, &columns, mv);
            proof_picture(ui, &ColumnChange::new(columns, after), &sentence);
            Some(sentence)
        }
        None => {
            columns_picture(ui, &columns, &told);
            None
        }
    };
    // What is below stays where it is while the pointer passes over the boards.
    ui.scope(|ui| {
        ui.set_min_height(longest.size().y);
        match sentence {
            Some(sentence) => announce(&ui.label(RichText::new(sentence).size(size))),
            None => {
                note(ui, hint);
            }
        }
    });
}

/// Which board is the large one, and which games have none for these heaps.
fn boards(ui: &mut Ui, words: &Words, theorem: &mut Theorem) {
    let names: Vec<String> = (theorem.boards().positions())
        .map(|position| variant_name(words, position))
        .collect();
    let mut front = theorem.front();
    let all: Vec<usize> = (0..names.len()).collect();
    let title = words.say("theorem-shown-as");
    if choose_named(ui, &title, &mut front, &all, names).changed() {
        theorem.bring_to_front(front);
    }
    for left_out in theorem.boards().left_out(games::all()) {
        let name = words.game_name(left_out.game);
        let about = [("game", text(&name)), ("n", number(left_out.most))];
        note(ui, words.with("theorem-left-out", &about));
    }
}

/// With which heaps the boards begin. Heaps drawn at random are none of those that are offered.
fn heaps(ui: &mut Ui, cx: &mut ScreenContext, theorem: &Theorem) {
    let names = PRESETS.iter().map(|heaps| {
        let heaps: Vec<String> = heaps.iter().map(u8::to_string).collect();
        heaps.join(" ")
    });
    let start = theorem.boards().start();
    let mut chosen = PRESETS.iter().position(|heaps| *heaps == start.heaps());
    let all: Vec<Option<usize>> = (0..PRESETS.len()).map(Some).collect();
    let choice = choose_named(ui, &cx.say("theorem-heaps"), &mut chosen, &all, names);
    if let Some(chosen) = chosen.filter(|_| choice.changed()) {
        cx.intents.write(TheoremCommand::Begin(chosen));
    }
    let random = cx.quiet("theorem-random", Icon::Again).wide();
    cx.action(ui, random, TheoremCommand::Random);
}

/// The move that is pointed at, and back.
fn actions(ui: &mut Ui, cx: &mut ScreenContext, theorem: &Theorem) {
    let ready = theorem.chosen().is_some() && !theorem.awaits_answer();
    let begun = theorem.boards().moves() > 0;
    let play = cx.primary("theorem-play", Icon::Tick).enabled(ready);
    let undo = cx.quiet("play-undo", Icon::Undo).enabled(begun);
    let again = cx.quiet("research-again", Icon::Again).enabled(begun);
    let actions = [
        (play, TheoremCommand::Play.into()),
        (undo, HistoryCommand::StepBack.into()),
        (again, HistoryCommand::ToStart.into()),
    ];
    button_row(ui, cx, actions);
}
