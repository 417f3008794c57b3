//! The colours of everything.

use bevy_egui::egui::{Painter, Rect, StrokeKind, Ui, UiBuilder, pos2, vec2};

use crate::config::{Theme, ThemeName};
use crate::features::settings::theme_choice::words_of;
use crate::rules::Side;
use crate::widgets::labels::note;
use crate::widgets::painted::side_mark::paint_side_mark;
use crate::widgets::panel::section;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::{Control, hairline};
use crate::widgets::theme::{BODY, CONTROL_RADIUS, GRID, Palette, SMALL};

/// Height of the little picture of a theme, in points at scale 1.
const PICTURE: f32 = 56.0;
/// Height of its name below it.
const NAME: f32 = 32.0;

/// All choices: none of the themes stands for the system's.
const CHOICES: [Option<ThemeName>; 4] = [
    None,
    Some(ThemeName::Dark),
    Some(ThemeName::Light),
    Some(ThemeName::HighContrast),
];

pub(crate) fn show(ui: &mut Ui, cx: &mut ScreenContext) {
    section(ui, &cx.say("settings-theme"));
    let gap = GRID * Palette::of(ui.ctx()).scale;
    for pair in CHOICES.chunks(2) {
        let height = (PICTURE + NAME) * Palette::of(ui.ctx()).scale;
        let (row, _) = ui.allocate_exact_size(
            vec2(ui.available_width(), height),
            bevy_egui::egui::Sense::hover(),
        );
        let width = (row.width() - gap) / 2.0;
        for (index, &choice) in pair.iter().enumerate() {
            let left = row.left() + index as f32 * (width + gap);
            let place = Rect::from_min_size(pos2(left, row.top()), vec2(width, height));
            let ui = &mut ui.new_child(UiBuilder::new().max_rect(place).id_salt(words_of(choice)));
            show_choice(ui, cx, choice);
        }
    }
    note(ui, cx.say("settings-theme-line"));
}

/// A theme with its picture over its name.
fn show_choice(ui: &mut Ui, cx: &mut ScreenContext, choice: Option<ThemeName>) {
    let name = cx.say(words_of(choice));
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let control = Control::allocate(ui, ui.max_rect().size(), words_of(choice));
    let is_chosen = cx.settings.theme == choice;
    control.tell_choice(is_chosen, &name);
    if control.response.clicked() {
        cx.settings.theme = choice;
    }
    let rect = control.rect();
    let painter = ui.painter();
    control.paint_card(painter, is_chosen, CONTROL_RADIUS, &palette);
    let picture =
        Rect::from_min_size(rect.min, vec2(rect.width(), PICTURE * scale)).shrink(6.0 * scale);
    let paint = |name, half: Rect| {
        paint_theme(
            &painter.with_clip_rect(half.intersect(ui.clip_rect())),
            picture,
            cx.configs.theme_of(name),
        );
    };
    match choice {
        Some(theme) => paint(theme, picture),
        // Of what the system chooses between, each has a half.
        None => {
            let (dark, light) = picture.split_left_right_at_fraction(0.5);
            paint(ThemeName::Dark, dark);
            paint(ThemeName::Light, light);
        }
    }
    let text = |size| painter.layout_no_wrap(name.clone(), palette.font(size), palette.text);
    let room = rect.width() - GRID * scale;
    let full = text(BODY);
    let galley = if full.size().x <= room {
        full
    } else {
        text(SMALL)
    };
    let middle = rect.bottom() - NAME / 2.0 * scale;
    let at = pos2(rect.center().x, middle - 1.0 * scale) - galley.size() / 2.0;
    painter.galley(at, galley, palette.text);
    control.paint_focus(ui);
}

/// A table of this theme with a board, a stone of each side and a line of text.
fn paint_theme(painter: &Painter, rect: Rect, theme: &Theme) {
    let palette = Palette::new(theme);
    let unit = rect.height() / 8.0;
    painter.rect(
        rect,
        CONTROL_RADIUS,
        palette.table,
        hairline(palette.outline),
        StrokeKind::Inside,
    );
    let board = Rect::from_center_size(rect.center(), vec2(rect.width() * 0.56, unit * 5.4));
    let edge = hairline(palette.hairline);
    painter.rect(
        board,
        CONTROL_RADIUS / 2,
        palette.board,
        edge,
        StrokeKind::Inside,
    );
    let line = hairline(palette.outline);
    for share in [0.25, 0.5, 0.75] {
        painter.vline(board.left() + share * board.width(), board.y_range(), line);
    }
    painter.hline(board.x_range(), board.center().y, line);
    for (side, share) in [(Side::First, 0.25), (Side::Second, 0.75)] {
        let centre = pos2(board.left() + share * board.width(), board.center().y);
        paint_side_mark(painter, centre, 1.8 * unit, side, &palette);
    }
}
