//! The menu: the name, five cards with living boards, the game that was left, and a few choices.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Id, Pos2, RichText, Sense, Stroke, StrokeKind, Ui, UiBuilder};
use bevy_egui::{EguiContexts, egui::WidgetInfo, egui::WidgetType};

use crate::app::flow::Table;
use crate::app::intent::Intent;
use crate::app::language::{Language, Words, number, text};
use crate::app::layout::Areas;
use crate::app::screens::overlay::whole_window;
use crate::app::settings::{Configs, Settings};
use crate::app::theme::{BODY, HEADING, Palette, SIGN, SMALL, SURFACE_RADIUS, TITLE};
use crate::app::widgets::TOUCH_TARGET;
use crate::app::widgets::button::Button;
use crate::app::widgets::icon::Icon;
use crate::app::widgets::key_caps::key_caps;
use crate::app::widgets::segmented::{Segment, segmented};
use crate::app::widgets::surface::{Control, focus_ring, target_height};
use crate::config::Speed;
use crate::games::GameKind;
use crate::table::Sitting;

/// Where everything of the menu lies, in logical pixels from the window's upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MenuLayout {
    /// The cards in the order of the games.
    pub cards: [Rect; 5],
    /// The boards on the cards.
    pub pictures: [Rect; 5],
    /// The words on the cards.
    pub words: [Rect; 5],
    /// The name sign.
    pub head: Rect,
    /// The button that continues the game that was left, if there is one.
    pub resume: Rect,
    /// Movement, language, full screen, keys.
    pub foot: Rect,
    /// The button to the records, where the foot has no room for it.
    pub records: Option<Rect>,
    /// Whether the cards lie in a column, picture beside words.
    pub column: bool,
}

impl MenuLayout {
    /// The layout in a window: a row of five, three and two on a tablet, a column on a phone.
    /// Where a game waits, a column begins with the button that continues it; elsewhere that has
    /// room beside the name.
    #[must_use]
    pub fn of(areas: &Areas, game_waits: bool) -> MenuLayout {
        let window = areas.window;
        let margin = if window.min_element() < 500.0 {
            12.0
        } else {
            (window.x * 0.025).clamp(24.0, 96.0)
        };
        let gap = if window.x < 700.0 { 8.0 } else { 16.0 };
        let low = window.y < 480.0;
        let per_row = if window.x < 560.0 && !low {
            1
        } else if window.x < 900.0 && !low {
            3
        } else {
            5
        };
        let column = per_row == 1;
        let below_name = column && game_waits;
        let head_height: f32 = match (low, column) {
            (true, _) => 44.0,
            (_, true) if below_name => 44.0 + gap + TOUCH_TARGET,
            (_, true) => 68.0,
            _ => 100.0,
        };
        let foot_height: f32 = if column { 96.0 } else { 44.0 };
        let head = Rect::new(
            margin,
            margin,
            (window.x - margin).max(margin),
            margin + head_height,
        );
        let resume = if below_name {
            Rect::new(
                head.min.x,
                head.max.y - TOUCH_TARGET,
                head.max.x,
                head.max.y,
            )
        } else {
            let width = (head.width() - 200.0).clamp(120.0, 340.0).min(head.width());
            let height = 48.0_f32.min(head_height);
            let top = head.min.y + if low { 0.0 } else { 8.0 };
            Rect::new(head.max.x - width, top, head.max.x, top + height)
        };
        let records = if window.x - 2.0 * margin > WIDE_FOOT {
            None
        } else if column {
            let width = RECORDS.min(head.width());
            Some(Rect::new(
                head.max.x - width,
                head.min.y,
                head.max.x,
                head.min.y + 44.0_f32.min(head_height),
            ))
        } else if low {
            let right = if game_waits {
                resume.min.x - gap
            } else {
                head.max.x
            };
            let left = (right - RECORDS).max(head.min.x);
            Some(Rect::new(left, head.min.y, right, head.max.y))
        } else {
            let left = (head.max.x - RECORDS).max(head.min.x);
            Some(Rect::new(left, resume.max.y + 4.0, head.max.x, head.max.y))
        };
        let foot_top = (window.y - margin - foot_height).max(head.max.y);
        let foot = Rect::new(margin, foot_top, head.max.x, foot_top + foot_height);
        let rows = 5_usize.div_ceil(per_row);
        let room = Rect::new(margin, head.max.y + gap, head.max.x, foot.min.y - gap);
        let width = (room.width() - gap * (per_row as f32 - 1.0)) / per_row as f32;
        let tallest = if column { 132.0 } else { width * 1.72 };
        let height = ((room.height() - gap * (rows as f32 - 1.0)) / rows as f32)
            .clamp(1.0, tallest.max(1.0));
        let used = height * rows as f32 + gap * (rows as f32 - 1.0);
        let top = room.min.y + ((room.height() - used) / 2.0).max(0.0) * 0.8;
        let mut layout = MenuLayout {
            cards: [Rect::default(); 5],
            pictures: [Rect::default(); 5],
            words: [Rect::default(); 5],
            head,
            resume,
            foot,
            records,
            column,
        };
        for i in 0..5 {
            let (row, col) = (i / per_row, i % per_row);
            let in_this_row = (5 - row * per_row).min(per_row);
            let row_width = in_this_row as f32 * width + (in_this_row as f32 - 1.0) * gap;
            let left = room.min.x + (room.width() - row_width) / 2.0;
            let min = Vec2::new(
                left + col as f32 * (width + gap),
                top + row as f32 * (height + gap),
            );
            let card = Rect::from_corners(min, min + Vec2::new(width, height));
            let inset = if column || low { 8.0 } else { 14.0 };
            let inner = card.inflate(-inset);
            layout.cards[i] = card;
            if column {
                let side = inner.height().max(1.0).min(inner.width() * 0.4);
                let split = inner.min.x + side * 1.25;
                layout.pictures[i] = Rect::new(inner.min.x, inner.min.y, split, inner.max.y);
                layout.words[i] = Rect::new(split + 14.0, inner.min.y, inner.max.x, inner.max.y);
            } else {
                let text = if low { 28.0_f32 } else { 76.0 };
                let split = (inner.max.y - text).max(inner.min.y + 1.0);
                layout.pictures[i] = Rect::new(inner.min.x, inner.min.y, inner.max.x, split);
                layout.words[i] = Rect::new(inner.min.x, split + 8.0, inner.max.x, inner.max.y);
            }
        }
        layout
    }
}

/// Width of a foot that has room for words on its buttons.
const WIDE_FOOT: f32 = 860.0;
/// Width of the button to the records.
const RECORDS: f32 = 128.0;

/// An area in egui's own type.
#[must_use]
pub fn egui_rect(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(
        Pos2::new(rect.min.x, rect.min.y),
        Pos2::new(rect.max.x, rect.max.y),
    )
}

/// Draws the menu.
pub fn show(
    mut contexts: EguiContexts,
    areas: Res<Areas>,
    table: Res<Table>,
    configs: Res<Configs>,
    mut settings: ResMut<Settings>,
    mut words: ResMut<Words>,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let layout = MenuLayout::of(&areas, table.sitting.is_some());
    whole_window(context, "menu", |ui| {
        head(ui, &layout, &words, table.sitting.is_some());
        if let Some(sitting) = &table.sitting {
            resume(ui, &layout, &words, sitting, &mut intents);
        }
        if let Some(place) = layout.records {
            let builder = UiBuilder::new()
                .max_rect(egui_rect(place))
                .layout(egui::Layout::right_to_left(egui::Align::Center))
                .id_salt("records");
            records(&mut ui.new_child(builder), &words, &mut intents);
        }
        for kind in GameKind::ALL {
            card(ui, &layout, kind, &words, &mut intents);
        }
        foot(
            ui,
            &layout,
            &mut words,
            &configs,
            &mut settings,
            &mut intents,
            table.sitting.is_some(),
        );
    });
    Ok(())
}

fn head(ui: &Ui, layout: &MenuLayout, words: &Words, game_waits: bool) {
    let palette = Palette::of(ui.ctx());
    let head = egui_rect(layout.head);
    let narrow = layout.column || head.height() < 60.0;
    let size = if narrow { TITLE } else { SIGN };
    let name = ui.painter().layout_no_wrap(
        words.say("app-name"),
        palette.strong_font(size),
        palette.text,
    );
    let top = head.top() + if narrow { 0.0 } else { 8.0 };
    let below = top + name.size().y;
    ui.painter()
        .galley(Pos2::new(head.left(), top), name, palette.text);
    if head.height() > 60.0 && !(layout.column && game_waits) {
        ui.painter().text(
            Pos2::new(head.left() + 2.0, below + 2.0),
            Align2::LEFT_TOP,
            words.say("app-line"),
            palette.font(if narrow { SMALL } else { BODY }),
            palette.muted,
        );
    }
}

fn resume(
    ui: &mut Ui,
    layout: &MenuLayout,
    words: &Words,
    sitting: &Sitting,
    intents: &mut MessageWriter<Intent>,
) {
    let palette = Palette::of(ui.ctx());
    let place = egui_rect(layout.resume);
    let kind = sitting.position().kind();
    let game = words.say(&format!("game-{}-name", kind.id()));
    let line = words.with(
        "menu-continue-line",
        &[
            ("game", text(&game)),
            ("move", number(sitting.moves().len() as i64 + 1)),
        ],
    );
    let said = words.say("menu-continue");
    let word = if place.width() > 260.0 {
        format!("{said} · {line}")
    } else {
        said
    };
    let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt("continue"));
    let button = Button::primary(&word).icon(Icon::Play).wide().show(&mut ui);
    if button.clicked() {
        intents.write(Intent::Continue);
    }
    if !layout.column && place.width() > 320.0 {
        let key = words.say("menu-continue-key");
        let width = key_caps(&ui, &key, None);
        let at = button.rect.right_center() - egui::vec2(width + 8.0 * palette.scale, 0.0);
        key_caps(&ui, &key, Some(at));
    }
}

fn card(
    ui: &mut Ui,
    layout: &MenuLayout,
    kind: GameKind,
    words: &Words,
    intents: &mut MessageWriter<Intent>,
) {
    let palette = Palette::of(ui.ctx());
    let rect = egui_rect(layout.cards[kind as usize]);
    let name = words.say(&format!("game-{}-name", kind.id()));
    let line = words.say(&format!("game-{}-line", kind.id()));
    let response = ui.interact(rect, Id::new(("card", kind.id())), Sense::click());
    response
        .widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, format!("{name}. {line}")));
    let control = Control::of(ui, response);
    let painter = ui.painter_at(rect);
    // Only an outline: the board itself is drawn behind the interface.
    let outline = palette
        .hairline
        .lerp_to_gamma(palette.accent, control.hover * 0.8);
    painter.rect_stroke(
        rect,
        SURFACE_RADIUS,
        Stroke::new(1.0 + control.hover * 0.5, outline),
        StrokeKind::Inside,
    );
    let place = egui_rect(layout.words[kind as usize]);
    let title = painter.layout_no_wrap(name, palette.strong_font(HEADING), palette.text);
    let title_size = title.size();
    let body = painter.layout(line, palette.font(SMALL), palette.muted, place.width());
    let height = title_size.y + 2.0 + body.size().y;
    let with_line = height <= place.height() + 6.0;
    let top = if layout.column && with_line {
        place.center().y - height / 2.0
    } else {
        place.top()
    };
    painter.galley(Pos2::new(place.left(), top), title, palette.text);
    let key = (kind as usize + 1).to_string();
    let room = place.width() - title_size.x - key_caps(ui, &key, None);
    if !layout.column && with_line && room > 8.0 {
        let at = Pos2::new(place.left() + title_size.x + room, top + title_size.y / 2.0);
        key_caps(ui, &key, Some(at));
    }
    if with_line {
        let below = Pos2::new(place.left(), top + title_size.y + 2.0);
        painter.galley(below, body, palette.muted);
    }
    if control.response.has_focus() {
        focus_ring(ui.painter(), rect, SURFACE_RADIUS, &palette);
    }
    if control.response.clicked() {
        intents.write(Intent::Open(kind));
    }
}

fn foot(
    ui: &mut Ui,
    layout: &MenuLayout,
    words: &mut Words,
    configs: &Configs,
    settings: &mut Settings,
    intents: &mut MessageWriter<Intent>,
    game_waits: bool,
) {
    let rect = egui_rect(layout.foot);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("foot"));
    let palette = Palette::of(ui.ctx());
    let caption = RichText::new(words.say("menu-speed"))
        .size(SMALL * palette.scale)
        .color(palette.muted);
    if layout.column {
        let size = egui::vec2(ui.available_width(), target_height(&ui));
        let in_line = egui::Layout::left_to_right(egui::Align::Center);
        ui.allocate_ui_with_layout(size, in_line, |ui| {
            ui.label(caption);
            speed_choice(ui, words, configs, settings);
        });
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            language_choice(ui, words, 150.0);
            buttons(ui, words, intents, false, game_waits);
        });
    } else {
        ui.horizontal(|ui| {
            if rect.width() > WIDE_FOOT {
                ui.label(caption);
            }
            // On small windows the buttons need the room.
            let (speeds, languages) = if rect.width() > 720.0 {
                (320.0, 190.0)
            } else {
                (280.0, 140.0)
            };
            ui.scope(|ui| {
                ui.set_max_width(speeds);
                speed_choice(ui, words, configs, settings);
            });
            ui.add_space(16.0);
            language_choice(ui, words, languages);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                buttons(ui, words, intents, rect.width() > WIDE_FOOT, game_waits);
            });
        });
    }
}

fn buttons(
    ui: &mut Ui,
    words: &Words,
    intents: &mut MessageWriter<Intent>,
    with_words: bool,
    game_waits: bool,
) {
    let keys = words.say("menu-help");
    let full = words.say("menu-fullscreen");
    let mut help = Button::bare(&keys).icon(Icon::Help);
    let mut screen = Button::bare(&full).icon(Icon::FullScreen);
    if !with_words {
        help = help.icon_only();
        screen = screen.icon_only();
    }
    if help.show(ui).clicked() {
        intents.write(Intent::Keys);
    }
    if screen.show(ui).clicked() {
        intents.write(Intent::FullScreen);
    }
    if with_words {
        records(ui, words, intents);
    }
    let open = words.say("menu-open-file");
    let mut open = Button::bare(&open).icon(Icon::Open);
    if !with_words {
        open = open.icon_only();
    }
    if open.show(ui).clicked() {
        intents.write(Intent::OpenFile);
    }
    let save = words.say("menu-save-file");
    let save = Button::bare(&save).icon(Icon::Save).icon_only();
    if game_waits && save.show(ui).clicked() {
        intents.write(Intent::SaveFile);
    }
}

fn records(ui: &mut Ui, words: &Words, intents: &mut MessageWriter<Intent>) {
    let word = words.say("menu-records");
    if Button::bare(&word).icon(Icon::Chart).show(ui).clicked() {
        intents.write(Intent::Scores);
    }
}

/// The choice of the animations' speed.
pub fn speed_choice(ui: &mut Ui, words: &Words, configs: &Configs, settings: &mut Settings) {
    let now = settings.speed(&configs.timing);
    let names = Speed::ALL.map(|speed| words.say(speed_key(speed)));
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    let mut chosen = Speed::ALL.iter().position(|&s| s == now).unwrap_or(0);
    if segmented(ui, &words.say("menu-speed"), &mut chosen, &segments).changed() {
        settings.speed = Some(Speed::ALL[chosen]);
    }
}

const fn speed_key(speed: Speed) -> &'static str {
    match speed {
        Speed::Off => "speed-off",
        Speed::Fast => "speed-fast",
        Speed::Normal => "speed-normal",
        Speed::Slow => "speed-slow",
    }
}

fn language_choice(ui: &mut Ui, words: &mut Words, width: f32) {
    ui.scope(|ui| {
        ui.set_max_width(width);
        let names = Language::ALL.map(|language| words.own_name(language));
        let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
        let mut chosen = Language::ALL
            .iter()
            .position(|&language| language == words.language())
            .unwrap_or(0);
        if segmented(ui, &words.say("menu-language"), &mut chosen, &segments).changed() {
            words.choose(Language::ALL[chosen]);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_do_not_overlap_and_stay_in_the_window() {
        let sizes = [
            (320, 480),
            (375, 667),
            (667, 375),
            (768, 1024),
            (1280, 720),
            (3840, 2160),
        ];
        for (index, (w, h)) in sizes.into_iter().chain(sizes).enumerate() {
            let game_waits = index >= sizes.len();
            let window = Vec2::new(w as f32, h as f32);
            let layout = MenuLayout::of(&Areas::of(window), game_waits);
            if let Some(records) = layout.records.filter(|_| game_waits) {
                assert!(records.intersect(layout.resume).is_empty(), "{w}×{h}");
            }
            for (i, a) in layout.cards.iter().enumerate() {
                assert!(
                    a.min.cmpge(Vec2::ZERO).all() && a.max.cmple(window).all(),
                    "{w}×{h}"
                );
                assert!(a.intersect(layout.foot).is_empty(), "{w}×{h}");
                assert!(a.intersect(layout.head).is_empty(), "{w}×{h}");
                assert!(a.intersect(layout.resume).is_empty(), "{w}×{h}");
                if let Some(records) = layout.records {
                    assert!(a.intersect(records).is_empty(), "{w}×{h}");
                }
                for b in &layout.cards[i + 1..] {
                    assert!(a.intersect(*b).is_empty(), "{w}×{h}");
                }
            }
        }
    }

    #[test]
    fn a_tiny_window_gets_a_layout_too() {
        for size in [1.0, 50.0, 200.0] {
            let layout = MenuLayout::of(&Areas::of(Vec2::splat(size)), true);
            for rect in layout.pictures {
                assert!(rect.width().is_finite() && rect.height().is_finite());
            }
        }
    }
}
