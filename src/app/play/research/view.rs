//! From where the picture of the research is seen.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

/// From where the picture in space is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Turn about the upright axis, in radians.
    pub yaw: f32,
    /// How far it is seen from above, in radians.
    pub pitch: f32,
    /// How large it is; 1 fits the room.
    pub zoom: f32,
    /// Whether a person has turned it: then it turns no more by itself.
    pub in_hand: bool,
}

impl Default for View {
    fn default() -> Self {
        View {
            yaw: 0.52,
            pitch: 0.38,
            zoom: 1.0,
            in_hand: false,
        }
    }
}

/// How far one press of an arrow key turns the picture, in radians.
const KEY_TURN: f32 = PI / 24.0;
/// What one notch of the wheel multiplies the size by.
const NOTCH: f32 = 1.12;

impl View {
    /// Turns by these angles, in radians; never upside down.
    pub(crate) fn turn(&mut self, yaw: f32, pitch: f32) {
        self.yaw = (self.yaw + yaw).rem_euclid(TAU);
        self.pitch = (self.pitch + pitch).clamp(-FRAC_PI_2, FRAC_PI_2);
    }

    /// Turns as a pointer drags it by so many logical pixels.
    pub(crate) fn drag(&mut self, by: Vec2) {
        self.in_hand = true;
        self.turn(by.x * 0.008, by.y * 0.008);
    }

    /// Turns by an arrow key.
    pub(crate) fn turn_by_keys(&mut self, dx: i8, dy: i8) {
        self.in_hand = true;
        self.turn(f32::from(dx) * KEY_TURN, f32::from(dy) * KEY_TURN);
    }

    /// Makes it larger by so many notches of a wheel.
    pub(crate) fn zoom_by(&mut self, notches: f32) {
        self.zoom_to(self.zoom * NOTCH.powf(notches));
    }

    /// Makes it so large, within limits.
    pub(crate) fn zoom_to(&mut self, zoom: f32) {
        self.zoom = zoom.clamp(0.5, 4.0);
    }
}
