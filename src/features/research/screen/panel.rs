//! The panel of the research room: the question, what happens in words, how many good positions
//! there are, their list, and what can be done.

use bevy_egui::egui::{Align, Label, Layout, Rect, RichText, Ui, vec2};

use crate::features::language::{Words, number, text};
use crate::features::navigation::ScreenCommand;
use crate::features::research::screen::{list, sentences};
use crate::features::research::{Pace, Question, ResearchCommand, Room, kinds};
use crate::features::settings::screen::settings_button;
use crate::intent::Intents;
use crate::widgets::controls::button::{Button, button_row, button_row_height};
use crate::widgets::controls::number::Number;
use crate::widgets::controls::segmented::{Segment, segmented};
use crate::widgets::controls::switch::switch;
use crate::widgets::icon::Icon;
use crate::widgets::panel::{head, panel_in, scroll, section};
use crate::widgets::spoken::announce;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{Palette, SMALL};

/// Height of a panel below which question and list take turns, in points at scale 1.
const LOW: f32 = 600.0;

/// Draws the panel.
pub(crate) fn show(
    ui: &mut Ui,
    place: Rect,
    words: &Words,
    room: &mut Room,
    intents: &mut Intents,
) {
    panel_in(ui, place, |ui| {
        let scale = Palette::of(ui.ctx()).scale;
        ui.spacing_mut().item_spacing.y = 4.0 * scale;
        head(ui, &words.say("research-title"), |ui| {
            let back = words.say("research-back");
            if Button::bare(&back).icon(Icon::Back).show(ui).clicked() {
                intents.write(ScreenCommand::Leave);
            }
            settings_button(ui, words, intents);
            let theorem = words.say("theorem-title");
            let button = Button::bare(&theorem).icon(Icon::Boards).icon_only();
            if button.show(ui).clicked() {
                intents.write(ScreenCommand::Theorem);
            }
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
        actions(ui, words, room, intents);
        if shows_board {
            put_on_board(ui, words, room, intents);
        }
    });
}

/// Where there is no room for both: the question, or the list with what happens.
fn low_body(ui: &mut Ui, height: f32, words: &Words, room: &mut Room) {
    let scale = Palette::of(ui.ctx()).scale;
    let top = ui.cursor().top();
    let names = [words.say("research-question"), words.say("research-list")];
    let segments = [Segment::word(&names[0]), Segment::word(&names[1])];
    let mut shown = usize::from(room.shows_list);
    segmented(ui, &words.say("research-title"), &mut shown, &segments);
    room.shows_list = shown == 1;
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
    let before = room.question();
    let mut asked = before;
    let kinds = kinds();
    let names: Vec<String> = kinds
        .iter()
        .map(|kind| words.say(kind.words.name))
        .collect();
    let game = words.say("research-game");
    section(ui, &game);
    let mut kind = asked.kind;
    choice(ui, &game, &mut kind, &kinds, &names);
    asked = asked.about(kind);
    let counts: Vec<u8> = kind.rows.clone().collect();
    if counts.len() > 1 {
        let rows = words.say("research-rows");
        section(ui, &rows);
        let names: Vec<String> = counts.iter().map(u8::to_string).collect();
        choice(ui, &rows, &mut asked.rows, &counts, &names);
    }
    largest(ui, words, &mut asked, room.is_wrong());
    room.ask(asked);
    let pace = words.say("research-pace");
    section(ui, &pace);
    let keys = [
        "research-pace-slow",
        "research-pace-normal",
        "research-pace-fast",
        "research-pace-at-once",
    ];
    let names = keys.map(|key| words.say(key));
    let mut chosen = room.pace;
    choice(ui, &pace, &mut chosen, &Pace::ALL, &names);
    room.pace = chosen;
    proof(ui, words, room);
}

/// Whether the proof lies over the picture, and what it says.
fn proof(ui: &mut Ui, words: &Words, room: &mut Room) {
    let palette = Palette::of(ui.ctx());
    let name = words.say("research-proof");
    switch(ui, &mut room.shows_proof, &name, "");
    if room.shows_proof {
        let said = RichText::new(sentences::proof(words, room.method().space()));
        let said = said.size(SMALL * palette.scale).color(palette.text);
        announce(&ui.add(Label::new(said).wrap()));
    }
}

fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut T,
    values: &[T],
    names: &[String],
) {
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    let mut index = values.iter().position(|value| value == chosen).unwrap_or(0);
    if segmented(ui, name, &mut index, &segments).changed()
        && let Some(&value) = values.get(index)
    {
        *chosen = value;
    }
}

fn largest(ui: &mut Ui, words: &Words, asked: &mut Question, is_wrong: bool) {
    ui.add_space(4.0);
    let range = asked.range();
    let limits = [
        ("min", number(*range.start())),
        ("max", number(*range.end())),
    ];
    let name = words.say(asked.kind.words.largest);
    let fault = words.with("field-error-out-of-range", &limits);
    Number {
        name: &name,
        hint: &words.with("field-rows-hint", &limits),
        error: is_wrong.then_some(&*fault),
        less: &words.with("field-decrease", &[("field", text(&name))]),
        more: &words.with("field-increase", &[("field", text(&name))]),
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
fn actions(ui: &mut Ui, words: &Words, room: &Room, intents: &mut Intents) {
    let finished = room.method().is_finished();
    let (key, icon) = match (room.runs(), finished) {
        (true, _) => ("research-pause", Icon::Pause),
        (false, false) => ("research-run", Icon::Play),
        (false, true) => ("research-again", Icon::Again),
    };
    let begun = room.last().is_some() && !finished;
    let (run, step, again) = (
        words.say(key),
        words.say("research-step"),
        words.say("research-again"),
    );
    let [run, step, again] = button_row(
        ui,
        [
            Button::primary(&run).icon(icon),
            Button::quiet(&step).enabled(!finished),
            Button::quiet(&again).icon(Icon::Again).enabled(begun),
        ],
    );
    if run {
        intents.write(ResearchCommand::RunOrPause);
    }
    if step {
        intents.write(ResearchCommand::OneStep);
    }
    if again {
        intents.write(ResearchCommand::StartAgain);
    }
}

/// The position that is shown, as a game.
fn put_on_board(ui: &mut Ui, words: &Words, room: &Room, intents: &mut Intents) {
    let put = words.say("research-put-on-board");
    if Button::quiet(&put)
        .wide()
        .enabled(room.on_board().is_some())
        .show(ui)
        .clicked()
    {
        intents.write(ResearchCommand::PutOnBoard);
    }
}
