//! The edges of the panel: the name of the game with what leads away from it above, going back and
//! forth and another game below.

use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

use crate::features::export;
use crate::features::game::game_menu::game_menu;
use crate::features::game::{Panel, PanelChoices};
use crate::features::hints::Studying;
use crate::features::hints::panel::{hint_button, hint_icon};
use crate::features::language::variant::{goal, variant_name};
use crate::features::navigation::ScreenCommand;
use crate::features::rules_page::rules_button;
use crate::midend::Match;
use crate::states::Turn;
use crate::turn::match_commands::MatchCommand;
use crate::turn::undo::HistoryCommand;
use crate::widgets::icon::Icon;
use crate::widgets::panel::head;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{BODY, GRID, Palette, SMALL};
use crate::window::WindowCommand;

/// The head of the panel. Without the foot more icons stand here.
pub(crate) fn top(
    ui: &mut Ui,
    panel: &Panel,
    choices: &mut PanelChoices,
    with_foot: bool,
    is_dense: bool,
) {
    let (game_match, turn) = (panel.game_match, panel.turn);
    let name = variant_name(&choices.cx.words, game_match.position());
    head(ui, &name, |ui| {
        let (key, back) = match choices.stack.is_over_collection() {
            true => ("play-list", ScreenCommand::Leave),
            false => ("play-menu", ScreenCommand::ToMenu),
        };
        let back_button = choices.cx.bare(key, Icon::Back);
        let back_button = match with_foot {
            true => back_button,
            false => back_button.icon_only(),
        };
        choices.cx.action(ui, back_button, back);
        game_menu(ui, choices, game_match, !with_foot);
        let cx = &mut choices.cx;
        if with_foot && !game_match.history().is_empty() {
            export::button::small_button(ui, cx, game_match);
        }
        if !with_foot {
            rules_button(ui, cx);
            if turn == Turn::Person && cx.settings.offer_hints {
                hint_icon(ui, cx, game_match, &panel.sources.studying);
            }
        }
    });
    if with_foot && turn != Turn::Over && !is_dense {
        goal_line(ui, &mut choices.cx, game_match);
    } else if !with_foot && game_match.history().is_empty() {
        ui.label(goal_text(ui, &choices.cx, game_match));
    }
}

/// What wins, and the button that shows the rules: without its word where both have no room.
fn goal_line(ui: &mut Ui, cx: &mut ScreenContext, game_match: &Match) {
    let size = vec2(ui.available_width(), target_height(ui));
    let in_line = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(size, in_line, |ui| {
        let palette = Palette::of(ui.ctx());
        let width = |text: &str, size| {
            let (text, font) = (text.to_owned(), palette.font(size));
            let line = ui.painter().layout_no_wrap(text, font, palette.muted);
            line.size().x
        };
        let goal = goal_text(ui, cx, game_match);
        // An icon, a space and the room at both ends stand beside the word.
        let word = width(&cx.say("play-rules"), BODY) + 5.0 * GRID * palette.scale;
        let line = width(goal.text(), SMALL) + GRID * palette.scale;
        let (room, icon) = (ui.available_width(), target_height(ui));
        let rules = match line + word <= room {
            true => cx.bare("play-rules", Icon::Help),
            false => cx.icon("play-rules", Icon::Help),
        };
        cx.action(ui, rules, WindowCommand::Rules);
        let goal = match line + icon <= room {
            true => Label::new(goal).truncate(),
            false => Label::new(goal).wrap(),
        };
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(goal));
    });
}

fn goal_text(ui: &Ui, cx: &ScreenContext, game_match: &Match) -> RichText {
    let palette = Palette::of(ui.ctx());
    let goal = goal(&cx.words, game_match.position());
    RichText::new(goal).small().color(palette.muted)
}

/// What stands beside undo and redo.
pub(crate) enum Beside<'a> {
    Nothing,
    /// A hint, where the head of the panel does not offer it.
    Hint(Turn, &'a Studying),
    /// The setup, where no hint is given any more.
    Setup,
}

/// Undo and redo, side by side, and one button more.
pub(crate) fn back_and_forth(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game_match: &Match,
    beside: &Beside,
) {
    ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
    let undo = cx.quiet("play-undo", Icon::Undo).wide();
    let redo = cx.quiet("play-redo", Icon::Redo).wide();
    let more = usize::from(!matches!(beside, Beside::Nothing));
    ui.columns(2 + more, |columns| {
        if let [.., last] = &mut *columns {
            match *beside {
                Beside::Nothing => {}
                Beside::Hint(turn, studying) => hint_button(last, cx, game_match, turn, studying),
                Beside::Setup => setup_button(last, cx),
            }
        }
        let undo = undo.enabled(game_match.can_undo());
        cx.action(&mut columns[0], undo, HistoryCommand::Undo);
        let redo = redo.enabled(game_match.can_redo());
        cx.action(&mut columns[1], redo, HistoryCommand::Redo);
    });
}

/// Undo and redo, a new game, other parameters.
pub(crate) fn foot(ui: &mut Ui, panel: &Panel, cx: &mut ScreenContext) {
    let gap = GRID * Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing.x = gap;
    if panel.turn == Turn::Over {
        // “Play again” stands above already.
        back_and_forth(ui, cx, panel.game_match, &Beside::Setup);
        return;
    }
    let beside = if cx.settings.offer_hints {
        Beside::Hint(panel.turn, &panel.sources.studying)
    } else {
        Beside::Nothing
    };
    back_and_forth(ui, cx, panel.game_match, &beside);
    ui.columns(2, |columns| {
        let new = cx.quiet("play-new-game", Icon::Again).wide();
        cx.action(&mut columns[0], new, MatchCommand::NewGame);
        setup_button(&mut columns[1], cx);
    });
}

fn setup_button(ui: &mut Ui, cx: &mut ScreenContext) {
    let setup = cx.quiet("play-setup", Icon::Sliders).wide();
    cx.action(ui, setup, ScreenCommand::ToSetup);
}
