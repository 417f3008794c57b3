//! The edges of the panel: the name of the game with what leads away from it above, going back and
//! forth and another game below.

use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

use crate::features::export;
use crate::features::game::game_menu::game_menu;
use crate::features::giving_up::GivingUp;
use crate::features::hints::Studying;
use crate::features::hints::panel::{hint_button, hint_icon};
use crate::features::language::Words;
use crate::features::language::variant::{goal, variant_name};
use crate::features::navigation::ScreenCommand;
use crate::features::rules_page::rules_button;
use crate::features::settings::{Configs, Settings};
use crate::intent::Intents;
use crate::midend::Match;
use crate::states::Turn;
use crate::turn::match_commands::MatchCommand;
use crate::turn::undo::HistoryCommand;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::panel::head;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{BODY, GRID, Palette, SMALL};
use crate::window::WindowCommand;

pub(crate) fn top(
    ui: &mut Ui,
    words: &Words,
    configs: &Configs,
    settings: &mut Settings,
    studying: &Studying,
    game_match: &Match,
    turn: Turn,
    with_foot: bool,
    is_dense: bool,
    giving_up: &mut GivingUp,
    intents: &mut Intents,
) {
    let position = game_match.position();
    let rules = words.say("play-rules");
    head(ui, &variant_name(words, position), |ui| {
        let menu = words.say("play-menu");
        let menu = Button::bare(&menu).icon(Icon::Back);
        // Without the foot more icons stand here.
        let menu = if with_foot { menu } else { menu.icon_only() };
        if menu.show(ui).clicked() {
            intents.write(ScreenCommand::ToMenu);
        }
        game_menu(
            ui, words, configs, settings, game_match, !with_foot, giving_up, intents,
        );
        if with_foot && !game_match.history().is_empty() {
            export::button::small_button(ui, words, game_match, intents);
        }
        if !with_foot {
            if rules_button(&rules).icon_only().show(ui).clicked() {
                intents.write(WindowCommand::Rules);
            }
            if turn == Turn::Person && settings.offer_hints {
                hint_icon(ui, words, game_match, studying, intents);
            }
        }
    });
    if with_foot && turn != Turn::Over && !is_dense {
        goal_line(ui, words, game_match, &rules, intents);
    } else if !with_foot && game_match.history().is_empty() {
        ui.label(goal_text(ui, words, game_match));
    }
}

/// What wins, and the button that shows the rules: without its word where both have no room.
fn goal_line(ui: &mut Ui, words: &Words, game_match: &Match, rules: &str, intents: &mut Intents) {
    let size = vec2(ui.available_width(), target_height(ui));
    let in_line = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(size, in_line, |ui| {
        let palette = Palette::of(ui.ctx());
        let width = |text: &str, size| {
            let (text, font) = (text.to_owned(), palette.font(size));
            let line = ui.painter().layout_no_wrap(text, font, palette.muted);
            line.size().x
        };
        let goal = goal_text(ui, words, game_match);
        // An icon, a space and the room at both ends stand beside the word.
        let word = width(rules, BODY) + 5.0 * GRID * palette.scale;
        let line = width(goal.text(), SMALL) + GRID * palette.scale;
        let (room, icon) = (ui.available_width(), target_height(ui));
        let button = match line + word <= room {
            true => rules_button(rules),
            false => rules_button(rules).icon_only(),
        };
        if button.show(ui).clicked() {
            intents.write(WindowCommand::Rules);
        }
        let goal = match line + icon <= room {
            true => Label::new(goal).truncate(),
            false => Label::new(goal).wrap(),
        };
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(goal));
    });
}

fn goal_text(ui: &Ui, words: &Words, game_match: &Match) -> RichText {
    let palette = Palette::of(ui.ctx());
    let goal = goal(words, game_match.position());
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
    words: &Words,
    game_match: &Match,
    beside: &Beside,
    intents: &mut Intents,
) {
    ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
    let buttons = [
        (
            "play-undo",
            Icon::Undo,
            game_match.can_undo(),
            HistoryCommand::Undo,
        ),
        (
            "play-redo",
            Icon::Redo,
            game_match.can_redo(),
            HistoryCommand::Redo,
        ),
    ];
    let more = usize::from(!matches!(beside, Beside::Nothing));
    ui.columns(2 + more, |columns| {
        if let [.., last] = &mut *columns {
            match *beside {
                Beside::Nothing => {}
                Beside::Hint(turn, studying) => {
                    hint_button(last, words, game_match, turn, studying, intents);
                }
                Beside::Setup => setup_button(last, words, intents),
            }
        }
        for (column, (key, icon, can, intent)) in columns.iter_mut().zip(buttons) {
            let word = words.say(key);
            let button = Button::quiet(&word).icon(icon).wide().enabled(can);
            if button.show(column).clicked() {
                intents.write(intent);
            }
        }
    });
}

/// Undo and redo, a new game, other parameters.
pub(crate) fn foot(
    ui: &mut Ui,
    words: &Words,
    game_match: &Match,
    turn: Turn,
    settings: &Settings,
    studying: &Studying,
    intents: &mut Intents,
) {
    let gap = GRID * Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing.x = gap;
    if turn == Turn::Over {
        // “Play again” stands above already.
        back_and_forth(ui, words, game_match, &Beside::Setup, intents);
        return;
    }
    let beside = if settings.offer_hints {
        Beside::Hint(turn, studying)
    } else {
        Beside::Nothing
    };
    back_and_forth(ui, words, game_match, &beside, intents);
    ui.columns(2, |columns| {
        let new = words.say("play-new-game");
        let new = Button::quiet(&new).icon(Icon::Again).wide();
        if new.show(&mut columns[0]).clicked() {
            intents.write(MatchCommand::NewGame);
        }
        setup_button(&mut columns[1], words, intents);
    });
}

fn setup_button(ui: &mut Ui, words: &Words, intents: &mut Intents) {
    let setup = words.say("play-setup");
    let setup = Button::quiet(&setup).icon(Icon::Sliders).wide();
    if setup.show(ui).clicked() {
        intents.write(ScreenCommand::ToSetup);
    }
}
