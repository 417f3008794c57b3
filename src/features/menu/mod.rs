//! The menu: the name, a card for each game with living boards, the game that was left, and a few choices.

pub(crate) mod demos;
pub(crate) mod foot;
pub(crate) mod layout;

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Galley, Id, Pos2, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetType,
};

use crate::features::language::{Words, number, text};
use crate::features::menu::foot::foot;
use crate::features::navigation::ScreenCommand;
use crate::features::overlay::whole_window;
use crate::games;
use crate::input::bindings::in_force::KeyBindings;
use crate::input::bindings::key_words::caps_of;
use crate::midend::Match;
use crate::rules::GameId;
use crate::turn::current_match::CurrentMatch;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::painted::key_caps::key_caps;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::{mark_heading, name_painted};
use crate::widgets::surface::{Control, focus_ring};
use crate::widgets::theme::{BODY, HEADING, Palette, SIGN, SMALL, SURFACE_RADIUS, TITLE};

pub(crate) use crate::features::menu::layout::MenuLayout;
pub(crate) use crate::features::menu::layout::egui_rect;

/// Draws the menu.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut cx: ScreenContext,
    current: Res<CurrentMatch>,
    bindings: Res<KeyBindings>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let open_game = current
        .game_match
        .as_ref()
        .filter(|_| current.has_open_game());
    let layout = MenuLayout::of(&cx.areas, games::all().len(), open_game.is_some());
    whole_window(context, "menu", |ui| {
        head(ui, &layout, &cx.words, open_game.is_some());
        if let Some(game_match) = open_game {
            let keys = caps_of("continue_game", &cx.words, &bindings);
            resume(ui, &layout, &mut cx, game_match, &keys);
        }
        let told: Vec<CardText> = (games::all().iter().enumerate())
            .map(|(index, &game)| CardText::of(ui, &layout, index, game, &cx.words))
            .collect();
        // All begin at one height: that of the tallest which has room.
        let rise = told.iter().map(|told| told.rise).fold(0.0, f32::max);
        for (index, told) in told.into_iter().enumerate() {
            card(ui, &layout, index, told, rise, &mut cx);
        }
        foot(ui, &layout, &mut cx);
    });
    Ok(())
}

fn head(ui: &Ui, layout: &MenuLayout, words: &Words, game_waits: bool) {
    let palette = Palette::of(ui.ctx());
    let head = egui_rect(layout.head);
    let scale = layout.scale;
    let narrow = layout.column || head.height() < 60.0 * scale;
    let size = if narrow { TITLE } else { SIGN };
    let name = ui.painter().layout_no_wrap(
        words.say("app-name"),
        palette.strong_font(size),
        palette.text,
    );
    let top = head.top() + if narrow { 0.0 } else { 8.0 * scale };
    let below = top + name.size().y;
    let place = egui::Rect::from_min_size(Pos2::new(head.left(), top), name.size());
    mark_heading(&name_painted(ui, "name", place, &words.say("app-name")));
    ui.painter().galley(place.min, name, palette.text);
    let games = layout.cards.len() as i64;
    let said = words.with("app-line", &[("n", number(games))]);
    let font = palette.font(if narrow { SMALL } else { BODY });
    let line = ui
        .painter()
        .layout_no_wrap(said.clone(), font, palette.muted);
    // Below the name, or beside it where that is the only room.
    let at = if head.height() > 60.0 * scale && !(layout.column && game_waits) {
        Pos2::new(head.left() + 2.0 * scale, below + 2.0 * scale)
    } else {
        let right = match game_waits && !layout.column {
            true => layout.resume.min.x,
            false => head.right(),
        };
        let left = place.right() + 12.0 * scale;
        if left + line.size().x > right - 8.0 * scale {
            return;
        }
        Pos2::new(left, below - line.size().y - 4.0 * scale)
    };
    name_painted(
        ui,
        "line",
        egui::Rect::from_min_size(at, line.size()),
        &said,
    );
    ui.painter().galley(at, line, palette.muted);
}

fn resume(
    ui: &mut Ui,
    layout: &MenuLayout,
    cx: &mut ScreenContext,
    game_match: &Match,
    keys: &[String],
) {
    let (palette, words) = (Palette::of(ui.ctx()), &cx.words);
    let place = egui_rect(layout.resume);
    let game = words.game_name(game_match.position().game());
    let moves = number(game_match.moves().len());
    let moves = words.with("file-plies", &[("n", moves)]);
    let about = [("game", text(&game)), ("moves", text(&moves))];
    let line = words.with("menu-continue-line", &about);
    let said = words.say("menu-continue");
    let word = if place.width() > 260.0 * layout.scale {
        format!("{said} · {line}")
    } else {
        said
    };
    let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt("continue"));
    let button = Button::primary(word).icon(Icon::Play).wide().show(&mut ui);
    if button.clicked() {
        cx.intents.write(ScreenCommand::Continue);
    }
    if !layout.column && place.width() > 320.0 * layout.scale {
        let size = key_caps(&ui, keys, f32::INFINITY, None);
        let inset = egui::vec2(size.x + 8.0 * palette.scale, size.y / 2.0);
        let at = button.rect.right_center() - inset;
        key_caps(&ui, keys, f32::INFINITY, Some(at));
    }
}

/// Room between the name of a game and its line, in points at scale 1.
const GAP: f32 = 2.0;

/// What is told of a game on its card.
struct CardText {
    game: GameId,
    name: String,
    line: String,
    title: Arc<Galley>,
    body: Arc<Galley>,
    /// Whether there is room for the line.
    with_line: bool,
    /// How far above its place the title begins then: what stands above the board leaves that free.
    rise: f32,
}

impl CardText {
    fn of(ui: &Ui, layout: &MenuLayout, index: usize, game: GameId, words: &Words) -> CardText {
        let palette = Palette::of(ui.ctx());
        let painter = ui.painter();
        let scale = layout.scale;
        let (rect, place) = (
            egui_rect(layout.cards[index]),
            egui_rect(layout.words[index]),
        );
        let name = words.game_name(game);
        let line = words.of_game(game, "line").unwrap_or_default();
        let title_of =
            |size| painter.layout_no_wrap(name.clone(), palette.strong_font(size), palette.text);
        let widest = rect.right() - place.left() - 2.0 * scale;
        let sizes = [HEADING, BODY].into_iter();
        let mut titles = sizes.map(title_of).filter(|it| it.size().x <= widest);
        let title = titles.next().unwrap_or_else(|| title_of(SMALL));
        let font = palette.font(SMALL);
        let body = painter.layout(line.clone(), font, palette.muted, place.width());
        let height = title.size().y + GAP * scale + body.size().y;
        let lacking = (height - place.height() - 6.0 * scale).max(0.0);
        // No board is taller than wide on a card: what its picture has more is free.
        let picture = egui_rect(layout.pictures[index]);
        let spare = match layout.column {
            true => 0.0,
            false => ((picture.height() - picture.width()) / 2.0).max(0.0),
        };
        let with_line = lacking <= spare;
        let rise = if with_line { lacking } else { 0.0 };
        CardText {
            game,
            name,
            line,
            title,
            body,
            with_line,
            rise,
        }
    }
}

fn card(
    ui: &mut Ui,
    layout: &MenuLayout,
    index: usize,
    told: CardText,
    rise: f32,
    cx: &mut ScreenContext,
) {
    let palette = Palette::of(ui.ctx());
    let rect = egui_rect(layout.cards[index]);
    let id = Id::new(("card", told.game.as_str()));
    let control = Control::at(ui, rect, id, Sense::click());
    let said = cx.words.punctuation().pauses([&told.name, &told.line]);
    control.tell(WidgetType::Button, &said);
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
    let scale = layout.scale;
    let place = egui_rect(layout.words[index]);
    let title_size = told.title.size();
    let gap = GAP * scale;
    let height = title_size.y + gap + told.body.size().y;
    let top = if layout.column && told.with_line {
        place.center().y - height / 2.0
    } else {
        place.top() - rise
    };
    painter.galley(Pos2::new(place.left(), top), told.title, palette.text);
    let key = [(index + 1).to_string()];
    let cap = key_caps(ui, &key, f32::INFINITY, None);
    let room = place.width() - title_size.x - cap.x;
    if !layout.column && told.with_line && room > 8.0 * scale {
        let middle = top + title_size.y / 2.0;
        let at = Pos2::new(place.left() + title_size.x + room, middle - cap.y / 2.0);
        key_caps(ui, &key, f32::INFINITY, Some(at));
    }
    if told.with_line {
        let below = Pos2::new(place.left(), top + title_size.y + gap);
        painter.galley(below, told.body, palette.muted);
    }
    if control.response.has_focus() {
        focus_ring(ui.painter(), rect, SURFACE_RADIUS, &palette);
    }
    if control.response.clicked() {
        cx.intents.write(ScreenCommand::Open(told.game));
    }
}
