//! The rules of the game on the board, as its variant has them: what wins, moving pictures, a few sentences.

pub(crate) mod film;
pub(crate) mod living;
pub(crate) mod pictures;

use bevy_egui::egui::{Context, Sense, Ui, vec2};

use crate::features::language::variant::{goal, rules, variant_name};
use crate::features::lessons::LessonCommand;
use crate::features::navigation::ScreenCommand;
use crate::rules::Position;
use crate::study::lesson::Lesson;
use crate::study::same_heaps::SameHeaps;
use crate::widgets::board_picture::paint_board;
use crate::widgets::icon::Icon;
use crate::widgets::labels::{plain_line, strong_line};
use crate::widgets::panel::rule;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::sheet::lay_reading;
use crate::widgets::spoken::announce;
use crate::widgets::theme::{GRID, Palette};
use crate::window::WindowCommand;

pub(crate) use crate::features::rules_page::living::act;
pub(crate) use crate::features::rules_page::pictures::Pictures;

/// Width of the sheet, in points at scale 1.
const WIDTH: f32 = 440.0;
/// Most height of the picture of a game that brings no moving ones.
const PICTURE: f32 = 220.0;

/// Shows the rules; whether they are to be closed. `passed` is how much of the moving pictures this frame
/// takes, in milliseconds at speed Normal; `None` where nothing moves.
pub(crate) fn show(
    context: &Context,
    cx: &mut ScreenContext,
    position: &Position,
    pictures: &mut Pictures,
    passed: Option<f32>,
    offers_theorem: bool,
) -> bool {
    let mut leads_away = false;
    let palette = Palette::of(context);
    let scale = palette.scale;
    let window = context.content_rect();
    let width = (window.width() - 2.0 * GRID * scale).min(WIDTH * scale);
    let (heading, close) = (variant_name(&cx.words, position), cx.say("help-close"));
    let closed = lay_reading(context, "rules", width, &heading, &close, |ui| {
        ui.spacing_mut().item_spacing.y = GRID * scale;
        let goal = goal(&cx.words, position);
        if !goal.is_empty() {
            strong_line(ui, goal);
        }
        if pictures.prepare(position, &cx.configs.timing) {
            pictures.show(ui, &cx.words, position, passed);
            rule(ui);
        } else {
            let height = (PICTURE * scale).min(window.height() * 0.4);
            let size = vec2(ui.available_width(), height);
            let (place, _) = ui.allocate_exact_size(size, Sense::hover());
            paint_board(ui, place, position);
        }
        announce(&plain_line(ui, rules(&cx.words, position)));
        if Lesson::of(position.game()).is_some() {
            let begin = cx.quiet("lesson-begin", Icon::Play);
            leads_away |= cx.action(ui, begin, LessonCommand::Begin(position.game()));
        }
        if offers_theorem && SameHeaps::has(position.game()) {
            let theorem = cx.quiet("theorem-title", Icon::Boards);
            leads_away |= cx.action(ui, theorem, ScreenCommand::Theorem);
        }
    });
    closed || leads_away
}

/// The button that shows them, as an icon.
pub(crate) fn rules_button(ui: &mut Ui, cx: &mut ScreenContext) {
    cx.action(ui, cx.icon("play-rules", Icon::Help), WindowCommand::Rules);
}
