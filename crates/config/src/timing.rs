//! `assets/config/timing.ron`: how long everything that moves takes.

use serde::{Deserialize, Serialize};

use super::games::Games;
use super::reading::{ConfigFile, shipped, within, within_thousandths};

/// How fast pieces move, as a person chooses it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Speed {
    /// Nothing moves: every change is shown at once.
    Off,
    /// Twice as fast as normal, unless the file says otherwise.
    Fast,
    /// The times of the file as they stand.
    #[default]
    Normal,
    /// Half as fast.
    Slow,
}

impl Speed {
    /// All speeds in the order in which they are offered.
    pub const ALL: [Speed; 4] = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];
}

/// Times of animations and replies. All times are in milliseconds at speed Normal.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timing {
    /// The speed with which the program starts.
    pub speed: Speed,
    /// Multiplies every time of this file, 0 to 10.
    #[serde(deserialize_with = "within_thousandths::<0, 10_000, _>")]
    pub multiplier: f32,
    /// Multiplier at speed Fast, 0.05 to 1.
    #[serde(deserialize_with = "within_thousandths::<50, 1_000, _>")]
    pub fast: f32,
    /// Multiplier at speed Slow, 1 to 10.
    #[serde(deserialize_with = "within_thousandths::<1_000, 10_000, _>")]
    pub slow: f32,
    /// A piece slides over one field, 0 to 2000.
    #[serde(deserialize_with = "within::<0, 2_000, _, _>")]
    pub slide_ms: u32,
    /// A piece that is taken lifts and fades, 0 to 5000.
    #[serde(deserialize_with = "within::<0, 5_000, _, _>")]
    pub take_ms: u32,
    /// Pause between two pieces taken in one move, 0 to 1000.
    #[serde(deserialize_with = "within::<0, 1_000, _, _>")]
    pub stagger_ms: u32,
    /// A piece comes to its cell, 0 to 5000.
    #[serde(deserialize_with = "within::<0, 5_000, _, _>")]
    pub drop_ms: u32,
    /// The winning line is drawn, 0 to 5000.
    #[serde(deserialize_with = "within::<0, 5_000, _, _>")]
    pub line_ms: u32,
    /// The end of a won game: the winner's pieces rise, the light of the winner passes over the
    /// board, 0 to 5000.
    #[serde(deserialize_with = "within::<0, 5_000, _, _>")]
    pub ending_ms: u32,
    /// A new screen fades in and its panel moves to its place, 0 to 200.
    #[serde(deserialize_with = "within::<0, 200, _, _>")]
    pub screen_ms: u32,
    /// Undo, redo and jumps: the way of the pieces from one position to another, 0 to 5000.
    #[serde(deserialize_with = "within::<0, 5_000, _, _>")]
    pub jump_ms: u32,
    /// The first wave of a chain reaction, 0 to 5000.
    #[serde(deserialize_with = "within::<0, 5_000, _, _>")]
    pub wave_ms: u32,
    /// Each further wave takes this share of the one before, 0.5 to 1.
    #[serde(deserialize_with = "within_thousandths::<500, 1_000, _>")]
    pub wave_quickening: f32,
    /// No wave is quicker than this, 0 to 5000.
    #[serde(deserialize_with = "within::<0, 5_000, _, _>")]
    pub wave_least_ms: u32,
    /// Two computers: the time between two moves that may be chain reactions, at every speed and
    /// whatever multiplies the others, 170 to 2000. From 170 on no cell changes more than six times
    /// within a second, which makes the three flashes that WCAG 2.3.1 allows.
    #[serde(deserialize_with = "within::<170, 2_000, _, _>")]
    pub wave_apart_ms: u32,
    /// The computer's move is shown at the earliest this long after its turn began, 0 to 10000;
    /// time spent thinking counts.
    #[serde(deserialize_with = "within::<0, 10_000, _, _>")]
    pub reply_floor_ms: u32,
    /// Research room: a step at pace Slow, 10 to 10000.
    #[serde(deserialize_with = "within::<10, 10_000, _, _>")]
    pub research_slow_ms: u32,
    /// Research room: a step at pace Normal, 1 to 10000.
    #[serde(deserialize_with = "within::<1, 10_000, _, _>")]
    pub research_normal_ms: u32,
    /// Research room: all steps together at pace Fast, 100 to 600000.
    #[serde(deserialize_with = "within::<100, 600_000, _, _>")]
    pub research_fast_run_ms: u32,
    /// Research room: a found position lights up, 0 to 5000.
    #[serde(deserialize_with = "within::<0, 5_000, _, _>")]
    pub research_light_ms: u32,
    /// Research room: one turn of the picture that nobody touches, 5000 to 600000.
    #[serde(deserialize_with = "within::<5_000, 600_000, _, _>")]
    pub research_turn_ms: u32,
    /// One theorem, three boards: the pieces of a heap go from one board to the other, 0 to 5000.
    #[serde(deserialize_with = "within::<0, 5_000, _, _>")]
    pub morph_ms: u32,
    /// The same: the pause between two heaps, 0 to 2000.
    #[serde(deserialize_with = "within::<0, 2_000, _, _>")]
    pub morph_stagger_ms: u32,
    /// The same: the boards fade out, and fade in again, 0 to 2000.
    #[serde(deserialize_with = "within::<0, 2_000, _, _>")]
    pub morph_fade_ms: u32,
    /// Replay: a position stands this long after everything has come to rest, 150 to 2000. The
    /// multipliers of Fast and Slow hold for the speeds of a replay as well. Default after Bovo.
    #[serde(deserialize_with = "within::<150, 2_000, _, _>")]
    pub replay_ms: u32,
    /// Rules: how long a position of a moving picture stands before the next move, 100 to 10000.
    #[serde(deserialize_with = "within::<100, 10_000, _, _>")]
    pub rules_pause_ms: u32,
    /// A hovered control or field, 0 to 1000.
    #[serde(deserialize_with = "within::<0, 1_000, _, _>")]
    pub hover_ms: u32,
    /// How long a touch must last to count as the second button, 200 to 2000.
    #[serde(deserialize_with = "within::<200, 2_000, _, _>")]
    pub long_press_ms: u32,
    /// Scanning with one switch: how long the frame stays before it goes on, 500 to 5000.
    #[serde(deserialize_with = "within::<500, 5_000, _, _>")]
    pub scan_ms: u32,
    /// Gamepad: a button that is held for this long repeats, 100 to 2000.
    #[serde(deserialize_with = "within::<100, 2_000, _, _>")]
    pub gamepad_delay_ms: u32,
    /// Gamepad: the time from one repetition to the next, 30 to 1000.
    #[serde(deserialize_with = "within::<30, 1_000, _, _>")]
    pub gamepad_repeat_ms: u32,
    /// Gamepad: how far a stick must be pushed to count, 0.1 to 0.9 of its way.
    #[serde(deserialize_with = "within_thousandths::<100, 900, _>")]
    pub gamepad_dead_zone: f32,
    /// Messages: what was done is told for this long, 500 to 60000, and longer for long sentences.
    #[serde(deserialize_with = "within::<500, 60_000, _, _>")]
    pub news_ms: u32,
    /// Messages: each letter of the sentence adds this much, 0 to 1000.
    #[serde(deserialize_with = "within::<0, 1_000, _, _>")]
    pub news_letter_ms: u32,
    /// Menu: pause between two moves of a card's living picture, 200 to 60000.
    #[serde(deserialize_with = "within::<200, 60_000, _, _>")]
    pub demo_pause_ms: u32,
    /// Menu, research room: the living pictures rest when nobody has done anything for this long, 0 to 3600000.
    #[serde(deserialize_with = "within::<0, 3_600_000, _, _>")]
    pub demo_rest_ms: u32,
    /// The numbers of each game: files of their own, not part of this one.
    #[serde(skip)]
    pub games: Games,
}

impl ConfigFile for Timing {
    const SHIPPED: &'static str = fivefold_assets::config::TIMING;
}

impl Default for Timing {
    fn default() -> Self {
        shipped()
    }
}

impl Timing {
    /// What every time of the file is multiplied by at this speed; 0 when nothing moves.
    #[must_use]
    pub fn factor(&self, speed: Speed) -> f32 {
        self.multiplier
            * match speed {
                Speed::Off => 0.0,
                Speed::Fast => self.fast,
                Speed::Normal => 1.0,
                Speed::Slow => self.slow,
            }
    }
}
