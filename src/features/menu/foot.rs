//! The foot of the menu: the ways to everything that is not a game of its own.

use bevy_egui::egui::{Id, Rect, Ui, UiBuilder, pos2, vec2};

use crate::features::files::FileCommand;
use crate::features::language::Words;
use crate::features::menu::layout::{MenuLayout, WIDE_FOOT, egui_rect};
use crate::features::navigation::ScreenCommand;
use crate::features::settings::screen::TITLE;
use crate::intent::Intent;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::one_line::width_of;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::{remember_size, target_height};
use crate::widgets::theme::{BODY, GRID, Palette};
use crate::window::WindowCommand;

/// A way that leads from the menu: the key of its name, its icon, and what is wanted.
type MenuLink = (&'static str, Icon, Intent);

/// To games.
const TO_GAMES: [MenuLink; 4] = [
    (
        "puzzles-title",
        Icon::Puzzle,
        Intent::Screen(ScreenCommand::Puzzles),
    ),
    (
        "my-games-title",
        Icon::List,
        Intent::Screen(ScreenCommand::MyGames),
    ),
    (
        "menu-records",
        Icon::Chart,
        Intent::Screen(ScreenCommand::Scores),
    ),
    (
        "menu-open-file",
        Icon::Open,
        Intent::File(FileCommand::Open),
    ),
];

/// To what concerns the program.
const TO_THE_PROGRAM: [MenuLink; 3] = [
    (TITLE, Icon::Gear, Intent::Screen(ScreenCommand::Settings)),
    ("menu-help", Icon::Help, Intent::Window(WindowCommand::Keys)),
    (
        "menu-fullscreen",
        Icon::FullScreen,
        Intent::Window(WindowCommand::FullScreen),
    ),
];

/// Shows the ways: in a column of cards in two rows, elsewhere at the two ends of one row.
pub(crate) fn foot(ui: &mut Ui, layout: &MenuLayout, cx: &mut ScreenContext) {
    let place = egui_rect(layout.foot);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt("foot"));
    let scale = layout.scale;
    if layout.column {
        let gap = place.height() - 2.0 * target_height(&ui);
        ui.spacing_mut().item_spacing = vec2(0.0, gap);
        let rows = [&TO_GAMES[..], &TO_THE_PROGRAM[..]];
        let spare = |widths: &[f32]| {
            (place.width() - widths.iter().sum::<f32>()) / widths.len().max(1) as f32
        };
        let widths = rows.map(|ways| word_widths(&ui, &cx.words, ways));
        // All have icons, or none.
        let with_icon = 3.0 * GRID * scale;
        let form = if widths.iter().all(|it| spare(it) >= with_icon) {
            MenuLinkForm::Wide
        } else {
            MenuLinkForm::WideWord
        };
        for (ways, widths) in rows.into_iter().zip(widths) {
            let spare = spare(&widths);
            ui.horizontal(|ui| {
                for (&way, width) in ways.iter().zip(widths) {
                    let size = vec2((width + spare).max(1.0), target_height(ui));
                    ui.allocate_ui(size, |ui| show_way(ui, cx, way, form));
                }
            });
        }
        return;
    }
    let form = if place.width() > WIDE_FOOT * scale {
        MenuLinkForm::Word
    } else {
        MenuLinkForm::Icon
    };
    ui.horizontal(|ui| {
        for way in TO_GAMES {
            show_way(ui, cx, way, form);
        }
    });
    // Its width is known only now; what stands in it goes on from left to right, also for Tab.
    let id = Id::new("width at the right end of the foot");
    let known: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
    let right = Rect::from_min_max(pos2(place.right() - known, place.top()), place.max);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(right).id_salt("right end"));
    let shown = ui.horizontal(|ui| {
        for way in TO_THE_PROGRAM {
            show_way(ui, cx, way, form);
        }
    });
    remember_size(&ui, id, known, shown.response.rect.width());
}

/// How a way is shown.
#[derive(Clone, Copy)]
enum MenuLinkForm {
    Icon,
    Word,
    /// Icon and word over the whole width that there is.
    Wide,
    /// The word alone over the whole width.
    WideWord,
}

/// Widths of the words of these ways, with the least air around them.
fn word_widths(ui: &Ui, words: &Words, ways: &[MenuLink]) -> Vec<f32> {
    let palette = Palette::of(ui.ctx());
    let width = |name| width_of(ui, words.say(name), palette.font(BODY));
    let widths = ways.iter().map(|(name, ..)| width(name));
    widths.map(|width| width + GRID * palette.scale).collect()
}

fn show_way(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    (name, icon, wanted): MenuLink,
    form: MenuLinkForm,
) {
    let button = Button::bare(cx.say(name));
    let button = match form {
        MenuLinkForm::Icon => button.icon(icon).icon_only(),
        MenuLinkForm::Word => button.icon(icon),
        MenuLinkForm::Wide => button.icon(icon).wide(),
        MenuLinkForm::WideWord => button.wide(),
    };
    cx.action(ui, button, wanted);
}
