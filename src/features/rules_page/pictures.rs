//! The moving pictures of the rules: one scene at a time with its sentence, and the way from one to the
//! next.

use std::sync::Arc;

use bevy::prelude::Resource;
use bevy_egui::egui::{Align, Context, Key, Layout, Pos2, Rect, Sense, Ui, pos2, vec2};

use crate::board::geometry::Geometry;
use crate::config::Timing;
use crate::features::language::variant::text;
use crate::features::language::{Words, number};
use crate::features::rules_page::film::{Film, Shot};
use crate::features::rules_page::living::LivingBoard;
use crate::rules::{Position, Side};
use crate::study::rules_pictures::RulesPictures;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::labels::plain_line;
use crate::widgets::painted::dots::dots;
use crate::widgets::painted::side_mark::paint_side_mark;
use crate::widgets::spoken::announce;
use crate::widgets::theme::{GRID, Palette};

/// Most height of a picture, in points at scale 1.
const HEIGHT: f32 = 200.0;
/// A finger or the pointer that goes so far to a side turns the page, in points.
const SWIPE: f32 = 40.0;
/// A picture plays so often; then its end stands until somebody has it play again.
const RUNS: u8 = 3;

/// The pictures of the game whose rules are shown, and which of them is.
#[derive(Resource, Debug, Default)]
pub(crate) struct Pictures {
    /// The game and its parameters, as they stand in ids.
    variant: String,
    pages: Vec<ScenePage>,
    shown: usize,
    /// How far the picture has come, in milliseconds at speed Normal.
    time: f32,
    /// How often it has come to its end.
    runs: u8,
    is_paused: bool,
    pressed_at: Option<Pos2>,
    pub(crate) living: LivingBoard,
}

/// A scene and the key of its sentence.
#[derive(Debug)]
struct ScenePage {
    told: &'static str,
    film: Arc<Film>,
}

impl Pictures {
    /// Forgets everything; the board is taken away when it is not wanted any more.
    pub(crate) fn close(&mut self) {
        *self = Pictures {
            living: std::mem::take(&mut self.living),
            ..Pictures::default()
        };
    }

    /// Prepares the pictures of the variant that this position is of; whether there are any.
    pub(crate) fn prepare(&mut self, position: &Position, timing: &Timing) -> bool {
        let variant = position.game_id();
        if variant != self.variant {
            let scenes = RulesPictures::of(position).into_iter();
            let pages = scenes.filter_map(|scene| {
                let played = scene.play(position.game())?;
                Some(ScenePage {
                    told: scene.told,
                    film: Arc::new(Film::of(&played, timing)),
                })
            });
            *self = Pictures {
                variant,
                pages: pages.collect(),
                living: std::mem::take(&mut self.living),
                ..Pictures::default()
            };
        }
        !self.pages.is_empty()
    }

    /// Shows the picture, the row below it that leads to others, and its sentence. `passed` is how much of
    /// the picture this frame takes, in milliseconds at speed Normal; with `None` nothing moves, and each
    /// press shows the next position.
    pub(crate) fn show(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        position: &Position,
        passed: Option<f32>,
    ) {
        self.turn_pages(ui.ctx());
        if let Some(passed) = passed.filter(|_| !self.is_paused) {
            ui.ctx().request_repaint();
            self.pass(passed);
        }
        let Some(page) = self.pages.get(self.shown) else {
            return;
        };
        let palette = Palette::of(ui.ctx());
        let window = ui.ctx().content_rect();
        let height = (HEIGHT * palette.scale).min(window.height() * 0.34);
        let size = vec2(ui.available_width(), height);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let number = page.film.at(self.time);
        if let Some(shot) = page.film.shots().get(number) {
            let board = paint_sides(ui, place, &page.film.geometry, shot, &palette);
            self.living.show(ui, board, &page.film, number);
        }
        let told = text(words, page.told, position).unwrap_or_default();
        self.ways(ui, words, passed.is_some());
        announce(&plain_line(ui, told));
    }

    /// Back, play or pause, forward, and which of the pictures this is.
    fn ways(&mut self, ui: &mut Ui, words: &Words, moves: bool) {
        let gap = GRID * Palette::of(ui.ctx()).scale;
        let (key, icon) = match (moves, self.is_paused) {
            (false, _) => ("research-step", Icon::Play),
            (true, true) => ("replay-play", Icon::Play),
            (true, false) => ("play-pause", Icon::Pause),
        };
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap / 2.0;
            let pressed = |ui: &mut Ui, key, icon, can| {
                let word = words.say(key);
                let button = Button::bare(&word).icon(icon).icon_only();
                button.enabled(can).show(ui).clicked()
            };
            let last = self.pages.len() - 1;
            if pressed(ui, "rules-picture-before", Icon::StepBack, self.shown > 0) {
                self.go_to(self.shown - 1);
            }
            let numbers = [
                ("n", number(self.shown + 1)),
                ("of", number(self.pages.len())),
            ];
            dots(
                ui,
                self.shown,
                self.pages.len(),
                &words.with("rules-picture", &numbers),
            );
            if pressed(
                ui,
                "rules-picture-after",
                Icon::StepForward,
                self.shown < last,
            ) {
                self.go_to(self.shown + 1);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if pressed(ui, key, icon, true) {
                    self.press(moves);
                }
            });
        });
    }

    /// The picture goes on, and begins anew after its end.
    fn pass(&mut self, passed: f32) {
        let Some(page) = self.pages.get(self.shown) else {
            return;
        };
        self.time += passed;
        if self.time >= page.film.length() {
            self.runs += 1;
            self.is_paused = self.runs == RUNS;
            if !self.is_paused {
                self.time = 0.0;
            }
        }
    }

    /// Pauses or goes on; where nothing moves, the next position stands.
    fn press(&mut self, moves: bool) {
        if !moves {
            if let Some(page) = self.pages.get(self.shown) {
                self.time = page.film.next_stand(self.time);
            }
        } else if self.runs == RUNS {
            self.begin(self.shown);
        } else {
            self.is_paused = !self.is_paused;
        }
    }

    fn go_to(&mut self, page: usize) {
        if page != self.shown && page < self.pages.len() {
            self.begin(page);
        }
    }

    const fn begin(&mut self, page: usize) {
        self.shown = page;
        self.time = 0.0;
        self.runs = 0;
        self.is_paused = false;
    }

    /// The arrow keys turn the page as long as no control has the focus, and so does a swipe.
    fn turn_pages(&mut self, context: &Context) {
        let has_focus = context.memory(|memory| memory.focused().is_some());
        let (keys, origin, now, is_released) = context.input(|input| {
            let pressed = |key| input.num_presses(key) as isize;
            (
                pressed(Key::ArrowRight) - pressed(Key::ArrowLeft),
                input.pointer.press_origin(),
                input.pointer.latest_pos(),
                input.pointer.any_released(),
            )
        });
        let mut steps = if has_focus { 0 } else { keys };
        if is_released
            && let (Some(from), Some(to)) = (self.pressed_at.take(), now)
            && (to - from).x.abs() > SWIPE.max(2.0 * (to - from).y.abs())
        {
            steps -= (to - from).x.signum() as isize;
        }
        self.pressed_at = origin;
        if let Some(page) = self.shown.checked_add_signed(steps) {
            self.go_to(page);
        }
    }
}

/// Draws the stones of the sides beside the board, whose place this gives: that of the side to move, or that
/// has won, is bright.
fn paint_sides(ui: &Ui, place: Rect, geometry: &Geometry, shot: &Shot, palette: &Palette) -> Rect {
    let radius = 11.0 * palette.scale;
    let beside = 4.0 * radius;
    let board = place.shrink2(vec2(beside, 0.0));
    let width = geometry.extent().x * (board.height() / geometry.extent().y);
    let half = width.min(board.width()) / 2.0;
    for side in Side::BOTH {
        let mut painter = ui.painter_at(place);
        let is_meant = shot.side == Some(side);
        painter.multiply_opacity(if is_meant { 1.0 } else { 0.25 });
        let way = match side {
            Side::First => -1.0,
            Side::Second => 1.0,
        };
        let centre = pos2(
            place.center().x + way * (half + 2.0 * radius),
            place.center().y,
        );
        paint_side_mark(&painter, centre, radius, side, palette);
        if is_meant && shot.is_over {
            painter.circle_stroke(centre, radius * 1.45, (2.0 * palette.scale, palette.win));
        }
    }
    board
}
