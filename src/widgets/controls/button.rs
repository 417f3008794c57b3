//! Buttons: one filled on a screen, the others quiet; with an icon, a word or both.

use bevy_egui::egui::{
    Align, Align2, Color32, Galley, Layout, Response, StrokeKind, Ui, WidgetType, vec2,
};

use crate::intent::Intent;
use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::{Control, hairline, target_height};
use crate::widgets::theme::{BODY, CONTROL_RADIUS, GRID, Palette, SMALL};

/// Size of a word that has no room in any other, in points at scale 1.
const SMALLEST: f32 = 12.0;

/// How much a button asks to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weight {
    Primary,
    Quiet,
    Bare,
}

/// A button to be shown.
#[derive(Clone, Debug)]
pub(crate) struct Button {
    word: String,
    icon: Option<Icon>,
    weight: Weight,
    wide: bool,
    enabled: bool,
    word_shown: bool,
}

impl Button {
    fn new(word: impl Into<String>, weight: Weight) -> Button {
        Button {
            word: word.into(),
            icon: None,
            weight,
            wide: false,
            enabled: true,
            word_shown: true,
        }
    }

    /// The one filled button of a screen: Start, Take, Play again.
    pub(crate) fn primary(word: impl Into<String>) -> Button {
        Button::new(word, Weight::Primary)
    }

    pub(crate) fn quiet(word: impl Into<String>) -> Button {
        Button::new(word, Weight::Quiet)
    }

    /// A button without a frame until it is pointed at: for the edge of a screen.
    pub(crate) fn bare(word: impl Into<String>) -> Button {
        Button::new(word, Weight::Bare)
    }

    /// Least height of a filled button, in points at scale 1.
    const FILLED: f32 = 40.0;

    /// Puts an icon before the word.
    #[must_use]
    pub(crate) fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Shows the icon alone; the word remains for screen readers and as a tip.
    #[must_use]
    pub(crate) fn icon_only(mut self) -> Self {
        self.word_shown = false;
        self
    }

    /// Fills the whole width that there is.
    #[must_use]
    pub(crate) fn wide(mut self) -> Self {
        self.wide = true;
        self
    }

    /// Whether it can be pressed.
    #[must_use]
    pub(crate) fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// How much lower than a filled button a quiet one beside it begins, so that both stand in one row.
    pub(crate) fn lower(ui: &Ui) -> f32 {
        let filled = Self::FILLED * Palette::of(ui.ctx()).scale;
        ((filled - target_height(ui)) / 2.0).max(0.0)
    }

    /// Shows it; `clicked()` of the answer says whether it was pressed, by pointer or key.
    pub(crate) fn show(self, ui: &mut Ui) -> Response {
        ui.add_enabled_ui(self.enabled, |ui| self.show_enabled(ui))
            .inner
    }

    fn show_enabled(self, ui: &mut Ui) -> Response {
        let palette = Palette::of(ui.ctx());
        let scale = palette.scale;
        let height = match self.weight {
            Weight::Primary => target_height(ui).max(Self::FILLED * scale),
            Weight::Quiet | Weight::Bare => target_height(ui),
        };
        let padding = match self.weight {
            Weight::Bare => GRID * scale,
            Weight::Primary | Weight::Quiet => 2.0 * GRID * scale,
        };
        let font = match self.weight {
            Weight::Primary => palette.strong_font(BODY),
            Weight::Quiet | Weight::Bare => palette.font(BODY),
        };
        let word = if self.word_shown { &*self.word } else { "" };
        let (side, space) = (16.0 * scale, GRID * scale);
        // The colour of the text is known only after the button's place is.
        let line = |font| {
            ui.painter()
                .layout_no_wrap(word.to_owned(), font, Color32::PLACEHOLDER)
        };
        let mut text = line(font);
        let room = ui.available_width() - space;
        let is_too_long = |text: &Galley| self.wide && text.size().x > room;
        for size in [SMALL, SMALLEST] {
            if is_too_long(&text) {
                text = line(palette.font(size));
            }
        }
        // In a narrow column the word matters more than its sign.
        let fits = !self.wide || side + 2.0 * space + text.size().x <= ui.available_width();
        let icon = self.icon.filter(|_| fits || !self.word_shown);
        let icon_side = if icon.is_some() { side } else { 0.0 };
        let gap = if icon.is_some() && self.word_shown {
            space
        } else {
            0.0
        };
        let content = icon_side + gap + text.size().x;
        let width = if self.word_shown {
            content + 2.0 * padding
        } else {
            height
        };
        let width = if self.wide {
            ui.available_width().max(width.min(ui.available_width()))
        } else {
            width
        };

        let control = Control::allocate(ui, vec2(width, height), self.what());
        control.tell(WidgetType::Button, &self.word);
        let colour = self.paint_ground(ui, &control, &palette);
        let rect = control.rect();
        let painter = ui
            .painter()
            .with_clip_rect(rect.expand(4.0).intersect(ui.clip_rect()));
        let left = rect.center().x - content.min(width - GRID * scale) / 2.0;
        if let Some(icon) = icon {
            let centre = rect.left_center() + vec2(left - rect.left() + icon_side / 2.0, 0.0);
            paint_icon(&painter, centre, icon_side, icon, colour);
        }
        let place = Align2::LEFT_CENTER.anchor_size(
            rect.left_center() + vec2(left - rect.left() + icon_side + gap, 0.0),
            text.size(),
        );
        painter.galley(place.min, text, colour);
        control.paint_focus(ui);
        if self.word_shown {
            control.response
        } else {
            control.response.on_hover_text(&self.word)
        }
    }

    /// What it is, whatever its word says at the moment: one with an icon keeps it.
    fn what(&self) -> (Option<Icon>, &str) {
        match self.icon {
            Some(Icon::Pause) => (Some(Icon::Play), ""),
            Some(icon) => (Some(icon), ""),
            None => (None, &self.word),
        }
    }

    /// Draws what lies under the word and gives the word's colour.
    fn paint_ground(&self, ui: &Ui, control: &Control, palette: &Palette) -> Color32 {
        let rect = control.rect();
        let painter = ui.painter();
        match self.weight {
            Weight::Primary if control.enabled => {
                let resting = palette.primary.lerp_to_gamma(palette.raised, 0.08);
                let fill = control.fill(resting, palette.primary);
                painter.rect_filled(rect, CONTROL_RADIUS, fill);
                palette.on_primary
            }
            Weight::Primary | Weight::Quiet => {
                let (fill, edge, text) = if control.enabled {
                    let fill = control.fill(palette.control, palette.hovered);
                    (fill, palette.hovered, palette.text)
                } else {
                    (Color32::TRANSPARENT, palette.hairline, palette.disabled)
                };
                painter.rect(
                    rect,
                    CONTROL_RADIUS,
                    fill,
                    hairline(edge),
                    StrokeKind::Inside,
                );
                text
            }
            Weight::Bare => {
                let fill = palette.control.gamma_multiply(control.hover);
                painter.rect_filled(rect, CONTROL_RADIUS, fill);
                if control.enabled {
                    palette.muted.lerp_to_gamma(palette.text, control.hover)
                } else {
                    palette.disabled
                }
            }
        }
    }
}

/// Shows the cross that closes or removes what it stands at; whether it was pressed.
pub(crate) fn close_button(ui: &mut Ui, word: String) -> bool {
    let cross = Button::bare(word).icon(Icon::Close).icon_only();
    cross.show(ui).clicked()
}

/// The height of the row, in points.
pub(crate) fn button_row_height(ui: &Ui) -> f32 {
    target_height(ui).max(5.0 * GRID * Palette::of(ui.ctx()).scale)
}

/// Shows them with what is wanted by each; the first is as wide as the other two.
pub(crate) fn button_row(ui: &mut Ui, cx: &mut ScreenContext, actions: [(Button, Intent); 3]) {
    let [
        (first, first_wanted),
        (second, second_wanted),
        (third, third_wanted),
    ] = actions;
    let height = button_row_height(ui);
    let gap = GRID / 2.0 * Palette::of(ui.ctx()).scale;
    ui.columns(2, |columns| {
        cx.action(&mut columns[0], first.wide(), first_wanted);
        let size = vec2(columns[1].available_width(), height);
        let layout = Layout::right_to_left(Align::Center);
        columns[1].allocate_ui_with_layout(size, layout, |ui| {
            ui.spacing_mut().item_spacing.x = gap;
            cx.action(ui, third.icon_only(), third_wanted);
            cx.action(ui, second.wide(), second_wanted);
        });
    });
}
