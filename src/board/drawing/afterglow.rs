//! What a reaction has lately done to each cell. A cell that bursts again and again, or is struck
//! again and again, holds its light instead of flickering: nothing may flash more than three times a
//! second.
//!
//! The first time that a cell bursts its pieces fly out brightly. From then on, until it has been
//! calm for a second, it and everything that it throws and that comes to it shine evenly: lines of light
//! on dark discs, together as bright as the cell, so that they are seen and do not flicker. Its pieces
//! grow bright only when it has calmed. These times do not depend on the chosen speed, because eyes do
//! not.

use bevy::prelude::*;

use crate::board::animation::tween::{FrameTime, Tween};
use crate::board::figure::Pose;

/// How long a cell remembers what has happened to it, in milliseconds.
const MEMORY: f32 = 1300.0;
/// How long it shines evenly after it has burst, in milliseconds.
const HELD: f32 = 1000.0;
/// How long it then takes to calm down, in milliseconds.
const CALMING: f32 = 300.0;

/// A cell to which a reaction has lately done something.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Afterglow {
    /// For how long it still remembers that it has burst, in milliseconds.
    burst: f32,
    /// For how long it still remembers that something has struck it, in milliseconds.
    struck: f32,
}

impl Afterglow {
    /// The cell bursts now.
    pub(crate) const fn burst(&mut self) {
        self.burst = MEMORY;
    }

    /// Something comes to the cell now.
    pub(crate) const fn strike(&mut self) {
        self.struck = MEMORY;
    }

    /// Whether it has burst within its memory.
    pub(crate) const fn has_burst(self) -> bool {
        self.burst > 0.0
    }

    /// Whether something bright that comes to it could make it flicker.
    pub(crate) const fn is_stirred(self) -> bool {
        self.burst > 0.0 || self.struck > 0.0
    }

    /// How much of its light it holds: 1 as long as it may burst again, 0 when it has calmed.
    pub(crate) fn held(self) -> f32 {
        let since = MEMORY - self.burst;
        (1.0 - (since - HELD) / CALMING).clamp(0.0, 1.0)
    }

    /// How a piece that lies on such a cell grows bright, from how evenly it shines at the moment.
    pub(crate) fn brighten(self, rest: Pose, even: f32) -> Option<(Pose, Tween)> {
        let wait = (HELD - (MEMORY - self.burst)).max(0.0);
        let even = if wait > 0.0 { 1.0 } else { even };
        if even <= 0.0 {
            return None;
        }
        let now = Pose { even, ..rest };
        let way = Tween {
            wait,
            ..Tween::new(now, rest, CALMING)
        };
        Some((now, way))
    }
}

/// Cells forget what has happened to them.
pub(crate) fn calm_cells(
    mut commands: Commands,
    frame: Res<FrameTime>,
    mut cells: Query<(Entity, &mut Afterglow)>,
) {
    for (entity, mut glow) in &mut cells {
        if *glow == Afterglow::default() {
            commands.entity(entity).remove::<Afterglow>();
        } else {
            glow.burst = (glow.burst - frame.0).max(0.0);
            glow.struck = (glow.struck - frame.0).max(0.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_holds_its_light_and_then_calms_down() {
        let mut glow = Afterglow::default();
        assert_eq!(glow.held(), 0.0);
        glow.burst();
        assert_eq!(glow.held(), 1.0);
        glow.burst -= HELD + CALMING / 2.0;
        assert!((glow.held() - 0.5).abs() < 1e-3);
        assert!(glow.has_burst());
        glow.burst -= CALMING / 2.0;
        assert_eq!(glow.held(), 0.0);
        assert!(!glow.has_burst());
    }

    #[test]
    fn pieces_of_a_cell_that_has_burst_wait_before_they_grow_bright() {
        let rest = Pose::at(Vec2::ZERO);
        let mut glow = Afterglow::default();
        assert!(glow.brighten(rest, 0.0).is_none());
        glow.burst();
        let (now, way) = glow.brighten(rest, 0.0).expect("it shines evenly at first");
        assert_eq!((now.even, way.wait, way.to), (1.0, HELD, rest));
        glow.burst -= HELD;
        assert!(glow.brighten(rest, 0.0).is_none());
        let (now, way) = glow.brighten(rest, 1.0).expect("it came shining evenly");
        assert_eq!((now.even, way.wait), (1.0, 0.0));
    }
}
