//! `assets/config/timing.ron`: how long everything that moves takes.

use serde::{Deserialize, Serialize};

use super::games::Games;
use super::numbers;
use super::schema::{HasKind, ValueKind};

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

impl HasKind for Speed {
    const KIND: ValueKind = ValueKind::Choice(&["Off", "Fast", "Normal", "Slow"]);
}

numbers! {
    /// How long everything that moves takes, and how long the computer waits.
    ///
    /// Times that only one game has stand in the file of that game.
    ///
    /// 1000 milliseconds are one second. All times are those of the speed Normal.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[shipped(fivefold_assets::config::TIMING)]
    pub struct Timing {
        #[part("Speed")]
        /// The speed with which the program starts. At Off nothing moves: every change is shown at
        /// once.
        pub speed: Speed,
        /// Multiplies every time in this file; 0.5 halves all times, 0 is like Off.
        pub multiplier: f32 [0 to 10],
        /// Multiplies all times at speed Fast.
        pub fast: f32 [0.05 to 1],
        /// Multiplies all times at speed Slow.
        pub slow: f32 [1 to 10],
        #[part("Undo, redo and jumps, in all games")]
        /// The way of the pieces from one position to another.
        pub jump_ms: u32 [0 to 5_000, "Milliseconds"],
        #[part("Pieces")]
        /// A piece comes to its cell.
        pub drop_ms: u32 [0 to 5_000, "Milliseconds"],
        /// A piece slides over one field.
        pub slide_ms: u32 [0 to 2_000, "Milliseconds"],
        /// A piece that is taken lifts and fades.
        pub take_ms: u32 [0 to 5_000, "Milliseconds"],
        /// Pause between two pieces taken in one move.
        pub stagger_ms: u32 [0 to 1_000, "Milliseconds"],
        /// The winning line is drawn from one end to the other.
        pub line_ms: u32 [0 to 5_000, "Milliseconds"],
        /// The end of a won game: the last piece taken rises, the winner's pieces rise one by one, the
        /// winner's light passes over the board.
        pub ending_ms: u32 [0 to 5_000, "Milliseconds"],
        #[part("Chain reactions")]
        /// The first wave of a cascade.
        pub wave_ms: u32 [0 to 5_000, "Milliseconds"],
        /// Each further wave takes this share of the time of the one before; 1 keeps the pace, less
        /// makes long cascades quicker as they go on.
        pub wave_quickening: f32 [0.5 to 1],
        /// No wave is quicker than this.
        pub wave_least_ms: u32 [0 to 5_000, "Milliseconds"],
        /// Two computers: at every speed, Off included, a move that may be a chain reaction follows the
        /// one before at the earliest after this time, so that nothing flashes more than three times a
        /// second. Nothing multiplies it.
        // From 170 on no cell changes more than six times within a second, which makes the three
        // flashes that WCAG 2.3.1 allows.
        pub wave_apart_ms: u32 [170 to 2_000, "Milliseconds"],
        #[part("The computer's reply")]
        /// The computer's move is shown at the earliest this long after its turn began; the time for
        /// which it really thought counts.
        pub reply_floor_ms: u32 [0 to 10_000, "Milliseconds"],
        #[part("The research room")]
        /// Time of one step of the method at the pace Slow.
        pub research_slow_ms: u32 [10 to 10_000, "Milliseconds"],
        /// The same at the pace Normal.
        pub research_normal_ms: u32 [1 to 10_000, "Milliseconds"],
        /// Time of all steps together at the pace Fast.
        pub research_fast_run_ms: u32 [100 to 600_000, "Milliseconds"],
        /// A position that is found good lights up.
        pub research_light_ms: u32 [0 to 5_000, "Milliseconds"],
        /// One turn of the picture in space while nobody has turned it by hand.
        pub research_turn_ms: u32 [5_000 to 600_000, "Milliseconds"],
        #[part("One theorem, three boards")]
        /// One board turns into another: the pieces of a heap go from their places on the one to their
        /// places on the other.
        pub morph_ms: u32 [0 to 5_000, "Milliseconds"],
        /// The next heap follows this much later.
        pub morph_stagger_ms: u32 [0 to 2_000, "Milliseconds"],
        /// Before that the boards fade out, and after it they fade in again.
        pub morph_fade_ms: u32 [0 to 2_000, "Milliseconds"],
        #[part("Replay")]
        /// How long a position stands after everything has come to rest, before the next move is
        /// played; the replay's own Fast and Slow multiply it as above.
        pub replay_ms: u32 [150 to 2_000, "Milliseconds"],
        #[part("Rules")]
        /// How long a position stands in the moving pictures of the rules before the next move is
        /// played.
        pub rules_pause_ms: u32 [100 to 10_000, "Milliseconds"],
        #[part("Screens and controls")]
        /// A new screen fades in and its panel moves to its place.
        pub screen_ms: u32 [0 to 200, "Milliseconds"],
        /// A button or field under the pointer lights up.
        pub hover_ms: u32 [0 to 1_000, "Milliseconds"],
        /// How long a finger must rest on a field to count as the second mouse button.
        pub long_press_ms: u32 [200 to 2_000, "Milliseconds"],
        /// Scanning with one switch: how long the frame stays before it goes on, until somebody chooses
        /// another time in the settings.
        pub scan_ms: u32 [500 to 5_000, "Milliseconds"],
        /// Gamepad: how long a button must be held before it repeats.
        pub gamepad_delay_ms: u32 [100 to 2_000, "Milliseconds"],
        /// Gamepad: the time from one repetition to the next.
        pub gamepad_repeat_ms: u32 [30 to 1_000, "Milliseconds"],
        /// Gamepad: how far a stick must be pushed to count; 1 would be all the way.
        pub gamepad_dead_zone: f32 [0.1 to 0.9],
        #[part("Messages")]
        /// That something was done is told for this long, besides the time for reading it.
        pub news_ms: u32 [500 to 60_000, "Milliseconds"],
        /// Time for reading: what each letter of the sentence adds.
        pub news_letter_ms: u32 [0 to 1_000, "Milliseconds"],
        #[part("Menu")]
        /// Pause between two moves in the small living picture of each game.
        pub demo_pause_ms: u32 [200 to 60_000, "Milliseconds"],
        /// The living pictures, and the picture in the research room, rest when nobody has touched
        /// anything for this long.
        pub demo_rest_ms: u32 [0 to 3_600_000, "Milliseconds"],
    }
    apart {
        /// The numbers of each game: files of their own, not part of this one.
        pub games: Games,
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
