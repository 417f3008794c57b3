//! The button that takes the marked pieces, on a board on which they are marked first: in the panel, and
//! for a hand that is on the board also beside the marked pieces.

use bevy_egui::egui::{
    Align2, Area, Color32, CursorIcon, Id, Order, Pos2, Rect, Sense, Ui, Vec2, pos2, vec2,
};

use crate::board::figure::Figure;
use crate::board::layout::{Areas, placement_on_table};
use crate::board::stage::Stage;
use crate::features::language::{Words, number};
use crate::features::menu::egui_rect;
use crate::look::{Input, Look};
use crate::rules::{Cell, GameId};
use crate::turn::person_moves::BoardInput;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{BODY, CONTROL_RADIUS, GRID, Palette};

/// What the button says.
fn word(words: &Words, marked: usize) -> String {
    match marked {
        0 => words.say("play-ok"),
        marked => words.with("play-ok-marked", &[("n", number(marked))]),
    }
}

/// The button in a panel; nothing in games in which nothing is marked.
pub(crate) fn take_marked(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game: GameId,
    marked: usize,
    ready: bool,
) {
    if !matches!(Look::of(game).input, Input::MarkAndTake(_)) {
        return;
    }
    let button = Button::primary(word(&cx.words, marked)).icon(Icon::Tick);
    let button = button.wide().enabled(ready && marked > 0);
    cx.action(ui, button, BoardInput::TakeMarked);
}

/// The same beside the marked pieces, where it covers no piece. Keys and screen readers have the one
/// in the panel.
pub(crate) fn take_beside(ui: &Ui, cx: &mut ScreenContext, stage: &Stage) {
    let context = ui.ctx();
    let palette = Palette::of(context);
    let scale = palette.scale;
    let word = word(&cx.words, stage.marks.len());
    let font = palette.strong_font(BODY);
    let text = ui
        .painter()
        .layout_no_wrap(word, font, Color32::PLACEHOLDER);
    let icon = 16.0 * scale;
    let content = icon + GRID * scale + text.size().x;
    let height = target_height(ui).max(36.0 * scale);
    let size = vec2(content + 3.0 * GRID * scale, height);
    let Some(place) = free_place(&cx.areas, stage, size) else {
        return;
    };
    // A hand that marks piece after piece is not stopped by it.
    let (is_down, origin) =
        context.input(|input| (input.pointer.any_down(), input.pointer.press_origin()));
    if is_down && origin.is_none_or(|at| !place.contains(at)) {
        return;
    }
    let area = Area::new(Id::new("take beside the pieces"))
        .order(Order::Middle)
        .fixed_pos(place.min)
        .constrain(false)
        .fade_in(false);
    let pressed = area.show(context, |ui| {
        let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        let fill = match response.hovered() {
            true => palette.primary,
            false => palette.primary.lerp_to_gamma(palette.raised, 0.08),
        };
        ui.painter().rect_filled(rect, CONTROL_RADIUS, fill);
        let left = rect.center() - vec2(content / 2.0, 0.0);
        let middle = left + vec2(icon / 2.0, 0.0);
        paint_icon(ui.painter(), middle, icon, Icon::Tick, palette.on_primary);
        let at = left + vec2(icon + GRID * scale, -text.size().y / 2.0);
        ui.painter().galley(at, text, palette.on_primary);
        response.clicked()
    });
    if pressed.inner {
        cx.intents.write(BoardInput::TakeMarked);
    }
}

/// A place for something of this size next to the marked pieces, in which no piece lies: below them or
/// above, or else beside.
fn free_place(areas: &Areas, stage: &Stage, size: Vec2) -> Option<Rect> {
    let placement = placement_on_table(areas, &stage.geometry);
    let middle = areas.to_window(placement.centre);
    let piece = |cell: Cell| {
        let at = stage.geometry.centre(cell) * placement.cell;
        let at = pos2(middle.x + at.x, middle.y - at.y);
        let side = 2.0 * Figure::Pebble.radius() * placement.cell;
        Rect::from_center_size(at, Vec2::splat(side))
    };
    let marked = stage.marks.iter().map(|&cell| piece(cell));
    let marked = marked.reduce(|whole, place| whole.union(place))?;
    let gap = 0.5 * GRID * areas.scale;
    let places: [(Pos2, Align2); 4] = [
        (marked.center_bottom() + vec2(0.0, gap), Align2::CENTER_TOP),
        (marked.center_top() - vec2(0.0, gap), Align2::CENTER_BOTTOM),
        (marked.right_center() + vec2(gap, 0.0), Align2::LEFT_CENTER),
        (marked.left_center() - vec2(gap, 0.0), Align2::RIGHT_CENTER),
    ];
    let room = egui_rect(areas.board);
    let mut places = places
        .into_iter()
        .map(|(at, pivot)| pivot.anchor_size(at, size));
    places.find(|place| {
        let mut lying = stage.lying.iter().map(|&cell| piece(cell));
        room.contains_rect(*place) && !lying.any(|piece| piece.intersects(*place))
    })
}
