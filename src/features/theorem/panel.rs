//! The panel beside the boards: what is shown, which heaps, their binary columns, who wins, and the move
//! that is pointed at.

use bevy_egui::egui::{Rect, RichText, Ui};

use crate::features::language::variant::variant_name;
use crate::features::language::{Words, number, text};
use crate::features::navigation::ScreenCommand;
use crate::features::settings::screen::settings_button;
use crate::features::setup::side_key;
use crate::features::theorem::screen::move_told;
use crate::features::theorem::{PRESETS, Theorem, TheoremCommand};
use crate::games;
use crate::intent::Intents;
use crate::study::binary::Proof;
use crate::turn::undo::HistoryCommand;
use crate::widgets::columns::{columns_picture, proof_picture};
use crate::widgets::controls::button::{Button, button_row, button_row_height};
use crate::widgets::controls::segmented::{Segment, segmented};
use crate::widgets::controls::switch::switch;
use crate::widgets::icon::Icon;
use crate::widgets::panel::{head, panel_in, scroll, section};
use crate::widgets::spoken::announce;
use crate::widgets::theme::{GRID, Palette, SMALL, strong};

/// Draws the panel.
pub(crate) fn show(
    ui: &mut Ui,
    place: Rect,
    words: &Words,
    theorem: &mut Theorem,
    intents: &mut Intents,
) {
    panel_in(ui, place, |ui| {
        let scale = Palette::of(ui.ctx()).scale;
        ui.spacing_mut().item_spacing.y = GRID / 2.0 * scale;
        head(ui, &words.say("theorem-title"), |ui| {
            let back = words.say("research-back");
            if Button::bare(&back).icon(Icon::Back).show(ui).clicked() {
                intents.write(ScreenCommand::Back);
            }
            settings_button(ui, words, intents);
        });
        let below = button_row_height(ui) + GRID * scale;
        let room = (ui.available_height() - below).max(40.0);
        scroll(ui, "theorem", room, false, |ui| {
            stands(ui, words, theorem);
            boards(ui, words, theorem);
            heaps(ui, words, theorem, intents);
            let name = words.say("theorem-answers");
            switch(ui, &mut theorem.answers, &name, "");
            remark(ui, &words.say("theorem-told"));
        });
        actions(ui, words, theorem, intents);
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
            proof_picture(ui, &Proof::new(columns, after), &sentence);
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
            None => remark(ui, &hint),
        }
    });
}

/// A sentence that is less important than the controls.
fn remark(ui: &mut Ui, sentence: &str) {
    let palette = Palette::of(ui.ctx());
    let sentence = RichText::new(sentence).size(SMALL * palette.scale);
    ui.label(sentence.color(palette.muted));
}

/// Which board is the large one, and which games have none for these heaps.
fn boards(ui: &mut Ui, words: &Words, theorem: &mut Theorem) {
    let names: Vec<String> = (theorem.boards().positions())
        .map(|position| variant_name(words, position))
        .collect();
    let title = words.say("theorem-shown-as");
    section(ui, &title);
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    let mut front = theorem.front();
    if segmented(ui, &title, &mut front, &segments).changed() {
        theorem.bring_to_front(front);
    }
    for left_out in theorem.boards().left_out(games::all()) {
        let name = words.game_name(left_out.game);
        let about = [("game", text(&name)), ("n", number(left_out.most as i64))];
        remark(ui, &words.with("theorem-left-out", &about));
    }
}

/// With which heaps the boards begin.
fn heaps(ui: &mut Ui, words: &Words, theorem: &Theorem, intents: &mut Intents) {
    let title = words.say("theorem-heaps");
    section(ui, &title);
    let names: Vec<String> = (PRESETS.iter())
        .map(|heaps| {
            let heaps: Vec<String> = heaps.iter().map(u8::to_string).collect();
            heaps.join(" ")
        })
        .collect();
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    let start = theorem.boards().start();
    let known = PRESETS.iter().position(|heaps| *heaps == start.heaps());
    // Heaps drawn at random are none of these.
    let mut chosen = known.unwrap_or(PRESETS.len());
    if segmented(ui, &title, &mut chosen, &segments).changed() {
        intents.write(TheoremCommand::Begin(chosen));
    }
    let random = words.say("theorem-random");
    let button = Button::quiet(&random).icon(Icon::Again).wide();
    if button.show(ui).clicked() {
        intents.write(TheoremCommand::Random);
    }
}

/// The move that is pointed at, and back.
fn actions(ui: &mut Ui, words: &Words, theorem: &Theorem, intents: &mut Intents) {
    let (play, undo, again) = (
        words.say("theorem-play"),
        words.say("play-undo"),
        words.say("research-again"),
    );
    let ready = theorem.chosen().is_some() && !theorem.awaits_answer();
    let begun = theorem.boards().moves() > 0;
    let [play, undo, again] = button_row(
        ui,
        [
            Button::primary(&play).icon(Icon::Tick).enabled(ready),
            Button::quiet(&undo).icon(Icon::Undo).enabled(begun),
            Button::quiet(&again).icon(Icon::Again).enabled(begun),
        ],
    );
    if play {
        intents.write(TheoremCommand::Play);
    }
    if undo {
        intents.write(HistoryCommand::StepBack);
    }
    if again {
        intents.write(HistoryCommand::ToStart);
    }
}
