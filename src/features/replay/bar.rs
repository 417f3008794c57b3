//! The bar of a replay: to the start, back, play or pause, forward, to the end; a slider over the
//! moves of the present line, and how fast they play themselves.

use bevy_egui::egui::{Sense, Ui, UiBuilder, vec2};

use crate::config::{Speed, Timing};
use crate::features::language::{Words, tenths};
use crate::features::replay;
use crate::features::replay::Replaying;
use crate::features::settings::{Configs, Settings};
use crate::intent::Intents;
use crate::midend::Match;
use crate::midend::history::NodeId;
use crate::turn::undo::HistoryCommand;
use crate::widgets::controls::button::Button;
use crate::widgets::controls::segmented::{Segment, segmented};
use crate::widgets::controls::slider::slider;
use crate::widgets::icon::Icon;
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
    words: &Words,
    replaying: &Replaying,
    game_match: &Match,
    intents: &mut Intents,
) {
    ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
    let plays = replay::Button::of(replaying, game_match);
    let (key, icon) = match plays {
        Some(replay::Button::Pause) => ("play-pause", Icon::Pause),
        Some(replay::Button::Resume) => ("play-go-on", Icon::Play),
        _ => ("replay-play", Icon::Play),
    };
    let (back, forward) = (game_match.can_undo(), game_match.can_redo());
    let buttons = [
        (
            "replay-to-start",
            Icon::ToStart,
            back,
            HistoryCommand::ToStart,
        ),
        (
            "replay-back",
            Icon::StepBack,
            back,
            HistoryCommand::StepBack,
        ),
        (key, icon, plays.is_some(), HistoryCommand::PlayOrPause),
        (
            "replay-forward",
            Icon::StepForward,
            forward,
            HistoryCommand::StepForward,
        ),
        ("replay-to-end", Icon::ToEnd, forward, HistoryCommand::ToEnd),
    ];
    ui.columns(buttons.len(), |columns| {
        for (column, (key, icon, can, intent)) in columns.iter_mut().zip(buttons) {
            let word = words.say(key);
            let button = Button::quiet(&word).icon(icon).icon_only().wide();
            if button.enabled(can).show(column).clicked() {
                intents.write(intent);
            }
        }
    });
}

/// Shows the slider and the speeds, side by side.
pub(crate) fn place_and_speed(
    ui: &mut Ui,
    words: &Words,
    configs: &Configs,
    settings: &mut Settings,
    game_match: &Match,
    intents: &mut Intents,
) {
    let scale = Palette::of(ui.ctx()).scale;
    let size = vec2(ui.available_width(), target_height(ui));
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let least = SPEEDS.len() as f32 * target_height(ui) + GRID * scale;
    let speeds = least.max(SPEEDS_WIDTH * scale);
    let (left, right) = row.split_left_right_at_x((row.right() - speeds).max(row.left()));
    let width = (left.width() - GRID * scale).max(1.0);
    let left = &mut ui.new_child(UiBuilder::new().max_rect(left));
    if let Some(intent) = place(left, words, game_match, width) {
        intents.write(intent);
    }
    let right = &mut ui.new_child(UiBuilder::new().max_rect(right));
    speed_choice(right, words, &configs.timing, settings);
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
pub(crate) fn speed_choice(ui: &mut Ui, words: &Words, timing: &Timing, settings: &mut Settings) {
    let usual = replay::stand(timing, Speed::Normal).as_secs_f32();
    let factors = SPEEDS.map(|speed| {
        let factor = usual / replay::stand(timing, speed).as_secs_f32().max(0.001);
        words.with("replay-factor", &[("factor", tenths(factor))])
    });
    let segments: Vec<Segment> = factors.iter().map(|word| Segment::word(word)).collect();
    let now = SPEEDS
        .iter()
        .position(|speed| *speed == settings.replay_speed);
    let mut chosen = now.unwrap_or(1);
    if segmented(ui, &words.say("replay-speed"), &mut chosen, &segments).changed() {
        settings.replay_speed = SPEEDS[chosen.min(SPEEDS.len() - 1)];
    }
}
