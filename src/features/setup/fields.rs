//! The parameters of a game as fields of the setup: numbers with their limits, switches, choices
//! among words, and heaps in a grid.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::features::language::{Words, number, text};
use crate::features::setup::draft::Draft;
use crate::rules::notation::column_letter;
use crate::rules::{Field, FieldKind};
use crate::widgets::controls::choice::choose_named;
use crate::widgets::controls::number::{NumberField, complaint};
use crate::widgets::controls::switch::switch;
use crate::widgets::labels::note;
use crate::widgets::panel::section;
use crate::widgets::theme::{GRID, Palette};

/// How many heaps stand side by side.
const HEAPS_BESIDE: usize = 4;

/// Shows the fields of the game's parameters.
pub(crate) fn show(ui: &mut Ui, words: &Words, draft: &mut ResMut<Draft>) {
    section(ui, &words.say("setup-board"));
    let error = draft.error().cloned();
    let mut change = None;
    let complaint_of = |field: &Field| {
        error
            .as_ref()
            .filter(|error| error.field() == (field.key, field.index))
            .map(|error| words.sentence(&error.into()))
    };
    let is_heap = |field: &&Field| field.key == "heap";
    for field in draft.fields.iter().filter(|field| !is_heap(field)) {
        let mut value = field.value;
        show_field(ui, words, field, complaint_of(field).as_deref(), &mut value);
        if value != field.value {
            change = Some((field.key, field.index, value));
        }
    }
    let heaps: Vec<&Field> = draft.fields.iter().filter(is_heap).collect();
    if let Some(first) = heaps.first() {
        section(ui, &hint(words, first));
        let gap = GRID * Palette::of(ui.ctx()).scale;
        let columns = HEAPS_BESIDE as f32;
        let width = (ui.available_width() - gap * (columns - 1.0)) / columns;
        for row in heaps.chunks(HEAPS_BESIDE) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = gap;
                for field in row {
                    let mut value = field.value;
                    show_heap(ui, words, field, complaint_of(field), width, &mut value);
                    if value != field.value {
                        change = Some((field.key, field.index, value));
                    }
                }
            });
            for said in row.iter().filter_map(|field| complaint_of(field)) {
                complaint(ui, &said);
            }
        }
    }
    if let Some((key, index, value)) = change {
        draft.set(key, index, value);
    }
}

fn show_field(ui: &mut Ui, words: &Words, field: &Field, complaint: Option<&str>, value: &mut i32) {
    let name = name(words, field);
    match field.kind {
        FieldKind::Switch => {
            let hint = hint(words, field);
            let mut on = *value == 1;
            if switch(ui, &mut on, &name, &hint).changed() {
                *value = i32::from(on);
            }
        }
        FieldKind::Choice(choices) => {
            let key = |word: &str| format!("field-{}-{word}", field.key);
            let names = choices.iter().map(|word| words.say(&key(word)));
            let values: Vec<i32> = (0..choices.len() as i32).collect();
            choose_named(ui, &name, value, &values, names);
            let chosen = usize::try_from(*value).unwrap_or_default();
            if let Some(word) = choices.get(chosen) {
                note(ui, words.say(&format!("{}-hint", key(word))));
            }
        }
        FieldKind::Number => {
            let hint = hint(words, field);
            let number = NumberField {
                name: &name,
                hint: &hint,
                error: complaint,
                words,
            };
            number.show(ui, value, field.range.clone());
        }
    }
}

/// A heap: its row's letter, as at the edge of the board, and its pebbles.
fn show_heap(
    ui: &mut Ui,
    words: &Words,
    field: &Field,
    complaint: Option<String>,
    width: f32,
    value: &mut i32,
) {
    let name = name(words, field);
    let letter = column_letter(field.index).to_string();
    let number = NumberField {
        name: &name,
        hint: "",
        error: complaint.as_deref(),
        words,
    };
    number.show_short(ui, &letter, width, value, field.range.clone());
}

fn name(words: &Words, field: &Field) -> String {
    let row = column_letter(field.index).to_string();
    words.with(&format!("field-{}", field.key), &[("row", text(&row))])
}

fn hint(words: &Words, field: &Field) -> String {
    let (min, max) = (*field.range.start(), *field.range.end());
    words.with(
        &format!("field-{}-hint", field.key),
        &[("min", number(min)), ("max", number(max))],
    )
}
