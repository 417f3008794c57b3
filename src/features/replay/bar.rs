//! The bar of a replay: to the start, back, play or pause, forward, to the end; a slider over the
//! moves of the present line, and how fast they play themselves.

use bevy_egui::egui::{Sense, Ui, UiBuilder, vec2};

use crate::config::Speed;
use crate::features::language::{Words, tenths};
use crate::features::replay;
use crate::features::replay::Replaying;
use crate::midend::Match;
use crate::midend::history::NodeId;
use crate::turn::undo::HistoryCommand;
use crate::widgets::controls::choice::choose_unheaded;
use crate::widgets::controls::slider::slider;
use crate::widgets::icon::Icon;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{GRID, Palette};

/// Height of the bar with the gap below it, in points at scale 1.
pub(crate) const HEIGHT: f32 = 76.0;
/// Width of the choice of the speed, in points at scale 1.
const SPEEDS_WIDTH: f32 = 132.0;
/// The speeds, in the order in which they are offered.
const SPEEDS: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Fast];

/// Shows the buttons, side by side.
pub(crate) fn buttons(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    replaying: &Replaying,
    game_match: &Match,
) {
    ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
    let plays = replay::ReplayButton::of(replaying, game_match);
    let (key, icon) = match plays {
        Some(replay::ReplayButton::Pause) => ("play-pause", Icon::Pause),
        Some(replay::ReplayButton::Resume) => ("play-go-on", Icon::Play),
        _ => ("replay-play", Icon::Play),
    };
    let (back, forward) = (game_match.can_undo(), game_match.can_redo());
    use HistoryCommand::{PlayOrPause, StepBack, StepForward, ToEnd, ToStart};
    let buttons = [
        ("replay-to-start", Icon::ToStart, back, ToStart),
        ("replay-back", Icon::StepBack, back, StepBack),
        (key, icon, plays.is_some(), PlayOrPause),
        ("replay-forward", Icon::StepForward, forward, StepForward),
        ("replay-to-end", Icon::ToEnd, forward, ToEnd),
    ];
    let actions = buttons.map(|(key, icon, can, command)| {
        let button = cx.quiet(key, icon).icon_only().enabled(can);
        (button, command.into())
    });
    cx.action_row(ui, actions);
}

/// Shows the slider and the speeds, side by side.
pub(crate) fn place_and_speed(ui: &mut Ui, cx: &mut ScreenContext, game_match: &Match) {
    let scale = Palette::of(ui.ctx()).scale;
    let size = vec2(ui.available_width(), target_height(ui));
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let least = SPEEDS.len() as f32 * target_height(ui) + GRID * scale;
    let speeds = least.max(SPEEDS_WIDTH * scale);
    let (left, right) = row.split_left_right_at_x((row.right() - speeds).max(row.left()));
    let width = (left.width() - GRID * scale).max(1.0);
    let left = &mut ui.new_child(UiBuilder::new().max_rect(left));
    if let Some(wanted) = place(left, &cx.words, game_match, width) {
        cx.intents.write(wanted);
    }
    let right = &mut ui.new_child(UiBuilder::new().max_rect(right));
    speed_choice(right, cx);
}

/// The slider over the moves; where it leads, if it was moved.
fn place(ui: &mut Ui, words: &Words, game_match: &Match, width: f32) -> Option<HistoryCommand> {
    let line = game_match.history().line();
    let mut ply = game_match.moves().len();
    let name = words.say("replay-place");
    let moved = slider(ui, &name, width, &mut ply, line.len()).changed();
    let node = ply
        .checked_sub(1)
        .map_or(Some(&NodeId::ROOT), |before| line.get(before));
    moved
        .then(|| node.copied().map(HistoryCommand::Jump))
        .flatten()
}

/// How fast a replay goes, as factors of the usual speed.
pub(crate) fn speed_choice(ui: &mut Ui, cx: &mut ScreenContext) {
    let stand = |speed| replay::stand(&cx.configs.timing, speed).as_secs_f32();
    let factors = SPEEDS.map(|speed| {
        let factor = stand(Speed::Normal) / stand(speed).max(0.001);
        cx.words
            .with("replay-factor", &[("factor", tenths(factor))])
    });
    let title = cx.say("replay-speed");
    cx.edit(|_, settings| {
        choose_unheaded(ui, &title, &mut settings.replay_speed, &SPEEDS, factors)
    });
}
