//! Tweens: a figure on its way from one pose to another, eased by Bevy's curves.

use bevy::math::curve::easing::EaseFunction;
use bevy::math::curve::{Curve, EasingCurve};
use bevy::prelude::*;

use crate::board::figure::Pose;

/// What becomes of a figure when its tween ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// It stays where it has arrived.
    Stay,
    /// It vanishes.
    Vanish,
}

/// A figure on its way. Times are in milliseconds of play, already multiplied by the speed.
#[derive(Component, Clone, Debug)]
pub(crate) struct Tween {
    /// Where it comes from.
    pub from: Pose,
    /// Where it goes.
    pub to: Pose,
    /// How far its path swings out to the left of the straight line, in cells.
    pub swing: f32,
    /// How far it is lifted in the middle of the path, in cells.
    pub hop: f32,
    /// How much it glows in the middle of the path.
    pub flare: f32,
    /// It waits this long before it starts.
    pub wait: f32,
    /// How long it takes.
    pub length: f32,
    /// The curve of its progress.
    pub ease: EaseFunction,
    /// What becomes of it.
    pub then: Then,
    /// Time since it was made.
    pub elapsed: f32,
}

impl Tween {
    /// A straight tween that starts at once and eases in and out.
    pub(crate) const fn new(from: Pose, to: Pose, length: f32) -> Tween {
        Tween {
            from,
            to,
            swing: 0.0,
            hop: 0.0,
            flare: 0.0,
            wait: 0.0,
            length,
            ease: EaseFunction::CubicInOut,
            then: Then::Stay,
            elapsed: 0.0,
        }
    }

    /// The pose at this moment.
    pub(crate) fn pose(&self) -> Pose {
        let t = if self.length > 0.0 {
            ((self.elapsed - self.wait) / self.length).clamp(0.0, 1.0)
        } else {
            1.0
        };
        if t >= 1.0 {
            return self.to;
        }
        let eased = EasingCurve::new(0.0_f32, 1.0, self.ease).sample_clamped(t);
        let mut pose = self.from.towards(self.to, eased);
        let arch = (std::f32::consts::PI * t).sin();
        let way = self.to.at - self.from.at;
        pose.at += way.perp().normalize_or_zero() * (self.swing * arch);
        pose.lift += self.hop * arch;
        pose.glow = (pose.glow + self.flare * arch).min(1.0);
        pose
    }

    /// Whether it has arrived.
    pub(crate) fn is_over(&self) -> bool {
        self.elapsed >= self.wait + self.length
    }
}

/// The milliseconds of play that have passed since the last frame, for everything that moves.
///
/// The first frame after idling counts as a short one, so that nothing jumps.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct FrameTime(pub f32);

/// The longest step a tween makes in one frame, in milliseconds.
const LONGEST_STEP: f32 = 50.0;

/// Measures the frame time; everything that moves uses this.
pub(crate) fn measure_frame(time: Res<Time>, mut frame: ResMut<FrameTime>) {
    frame.0 = (time.delta_secs() * 1000.0).min(LONGEST_STEP);
}

/// Moves everything that has a tween.
pub(crate) fn advance_tweens(
    mut commands: Commands,
    frame: Res<FrameTime>,
    mut moving: Query<(Entity, &mut Tween, &mut Pose)>,
) {
    for (entity, mut tween, mut pose) in &mut moving {
        tween.elapsed += frame.0;
        pose.set_if_neq(tween.pose());
        if tween.is_over() {
            match tween.then {
                Then::Stay => commands.entity(entity).remove::<Tween>(),
                Then::Vanish => {
                    commands.entity(entity).despawn();
                    continue;
                }
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tween_begins_where_it_comes_from_and_ends_where_it_goes() {
        let (a, b) = (Pose::at(Vec2::ZERO), Pose::at(Vec2::new(3.0, 1.0)));
        let mut tween = Tween {
            swing: 0.4,
            hop: 0.5,
            wait: 10.0,
            ..Tween::new(a, b, 100.0)
        };
        assert_eq!(tween.pose(), a);
        tween.elapsed = 10.0;
        assert_eq!(tween.pose(), a);
        assert!(!tween.is_over());
        tween.elapsed = 110.0;
        assert!(tween.is_over());
        assert!(tween.pose().at.distance(b.at) < 1e-5);
        assert!(tween.pose().lift.abs() < 1e-5);
    }

    #[test]
    fn a_tween_without_length_is_over_at_once() {
        let b = Pose::at(Vec2::X);
        let tween = Tween::new(Pose::at(Vec2::ZERO), b, 0.0);
        assert!(tween.is_over());
        assert_eq!(tween.pose(), b);
    }
}
