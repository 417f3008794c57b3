//! The rules of the game on the board, as its variant has them: what wins, moving pictures, a few sentences.

pub(crate) mod film;
pub(crate) mod living;
pub(crate) mod pictures;

use bevy_egui::egui::{Context, RichText, Sense, vec2};

use crate::config::Timing;
use crate::features::language::Words;
use crate::features::language::variant::{goal, rules, variant_name};
use crate::rules::Position;
use crate::study::lesson::Lesson;
use crate::study::same_heaps::SameHeaps;
use crate::widgets::board_picture::paint_board;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::panel::rule;
use crate::widgets::sheet::lay_reading;
use crate::widgets::spoken::announce;
use crate::widgets::theme::{GRID, Palette, strong};

pub(crate) use crate::features::rules_page::living::act;
pub(crate) use crate::features::rules_page::pictures::Pictures;

/// Width of the sheet, in points at scale 1.
const WIDTH: f32 = 440.0;
/// Most height of the picture of a game that brings no moving ones.
const PICTURE: f32 = 220.0;

/// What is wanted of the rules.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Answer {
    /// Whether they are to be closed.
    pub closed: bool,
    /// Whether the lesson of the game is to begin.
    pub lesson: bool,
    /// Whether the boards of other games with the same heaps are wanted.
    pub theorem: bool,
}

/// Shows the rules. `passed` is how much of the moving pictures this frame takes, in milliseconds at speed
/// Normal; `None` where nothing moves.
pub(crate) fn show(
    context: &Context,
    words: &Words,
    position: &Position,
    pictures: &mut Pictures,
    timing: &Timing,
    passed: Option<f32>,
    offers_theorem: bool,
) -> Answer {
    let (mut lesson, mut theorem) = (false, false);
    let palette = Palette::of(context);
    let scale = palette.scale;
    let window = context.content_rect();
    let width = (window.width() - 2.0 * GRID * scale).min(WIDTH * scale);
    let (heading, close) = (variant_name(words, position), words.say("help-close"));
    let closed = lay_reading(context, "rules", width, &heading, &close, |ui| {
        ui.spacing_mut().item_spacing.y = GRID * scale;
        let goal = goal(words, position);
        if !goal.is_empty() {
            ui.label(RichText::new(goal).text_style(strong()));
        }
        if pictures.prepare(position, timing) {
            pictures.show(ui, words, position, passed);
            rule(ui);
        } else {
            let height = (PICTURE * scale).min(window.height() * 0.4);
            let size = vec2(ui.available_width(), height);
            let (place, _) = ui.allocate_exact_size(size, Sense::hover());
            paint_board(ui, place, position);
        }
        announce(&ui.label(RichText::new(rules(words, position)).color(palette.text)));
        if Lesson::of(position.game()).is_some() {
            lesson = lesson_button(&words.say("lesson-begin")).show(ui).clicked();
        }
        if offers_theorem && SameHeaps::has(position.game()) {
            let title = words.say("theorem-title");
            theorem = Button::quiet(&title).icon(Icon::Boards).show(ui).clicked();
        }
    });
    Answer {
        closed,
        lesson,
        theorem,
    }
}

/// The button that begins the lesson of a game.
#[must_use]
pub(crate) const fn lesson_button(word: &str) -> Button<'_> {
    Button::quiet(word).icon(Icon::Play)
}

/// The button that shows them.
#[must_use]
pub(crate) const fn rules_button(word: &str) -> Button<'_> {
    Button::bare(word).icon(Icon::Help)
}
