//! The choice of how many games are kept: in My games and in the settings.

use bevy_egui::egui::Ui;

use crate::app::state::language::Words;
use crate::app::ui::widgets::panel::section;
use crate::app::ui::widgets::segmented::{Segment, segmented};

/// How many games can be kept at most.
const LIMITS: [u32; 4] = [50, 200, 500, 2000];

/// Shows the choice with its heading.
pub(super) fn kept_games_choice(ui: &mut Ui, words: &Words, kept_games: &mut u32) {
    let name = words.say("my-games-limit");
    section(ui, &name);
    let names = LIMITS.map(|limit| limit.to_string());
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    let now = *kept_games;
    let mut chosen = LIMITS
        .iter()
        .position(|&limit| limit >= now)
        .unwrap_or(LIMITS.len() - 1);
    if segmented(ui, &name, &mut chosen, &segments).changed() {
        *kept_games = LIMITS[chosen];
    }
}
