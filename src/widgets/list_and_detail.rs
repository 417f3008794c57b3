//! Screens with a list whose chosen entry is told in detail, side by side where there is room; and what
//! stands in the lists of games before the first game.

use bevy_egui::egui::{Rect, RichText, Sense, Ui, pos2, vec2};

use crate::features::language::Words;
use crate::features::navigation::ScreenCommand;
use crate::intent::Intents;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::theme::{GRID, Palette, title};

/// Width of the window above which list and detail stand side by side, in points at scale 1.
const SIDE_BY_SIDE: f32 = 760.0;
/// Most width of everything together.
const WIDEST: f32 = 1240.0;
/// The most of the width that the list takes.
const WIDEST_LIST: f32 = 0.5;

/// The places of list and detail in this room, in points, with this gap between them; none where
/// there is no room for both. `list` is the width of the list at scale 1.
pub(crate) fn side_by_side(room: Rect, scale: f32, gap: f32, list: f32) -> Option<(Rect, Rect)> {
    if room.width() <= SIDE_BY_SIDE * scale {
        return None;
    }
    let size = vec2(room.width().min(WIDEST * scale), room.height());
    let room = Rect::from_center_size(room.center(), size);
    let split = room.left() + (list * scale).min(room.width() * WIDEST_LIST);
    let list = Rect::from_min_max(room.min, pos2(split, room.bottom()));
    let detail = Rect::from_min_max(pos2(split + gap, room.top()), room.max);
    Some((list, detail))
}

/// The place of a panel in this room that holds only what stands there before the first game.
pub(crate) fn place_when_empty(room: Rect, scale: f32) -> Rect {
    let most = vec2(520.0, 360.0) * scale;
    Rect::from_center_size(room.center(), room.size().min(most))
}

/// What stands there before the first game: a sentence, a line, and the way to the games.
pub(crate) fn empty(
    ui: &mut Ui,
    words: &Words,
    icon: Icon,
    sentence: &str,
    line: &str,
    intents: &mut Intents,
) {
    blank(ui, icon, 210.0, |ui, palette| {
        ui.label(RichText::new(words.say(sentence)).text_style(title()));
        ui.label(RichText::new(words.say(line)).color(palette.muted));
        ui.add_space(GRID * palette.scale);
        let word = words.say("scores-empty-play");
        if Button::primary(&word).icon(Icon::Play).show(ui).clicked() {
            intents.write(ScreenCommand::ToMenu);
        }
    });
}

/// A picture in the middle of the room and what stands below it; `height` is that of both, in points
/// at scale 1.
pub(crate) fn blank(ui: &mut Ui, icon: Icon, height: f32, below: impl FnOnce(&mut Ui, &Palette)) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    ui.vertical_centered(|ui| {
        let spare = ui.available_height() - height * scale;
        ui.add_space((spare / 2.0).max(0.0));
        let (place, _) = ui.allocate_exact_size(vec2(64.0, 64.0) * scale, Sense::hover());
        paint_icon(ui.painter(), place, icon, palette.accent);
        ui.add_space(GRID * scale);
        below(ui, &palette);
    });
}
