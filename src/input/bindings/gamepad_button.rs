//! The buttons of a gamepad. They are called by their place: each maker prints other letters on them.

use std::fmt;
use std::str::FromStr;

/// A button of a gamepad, in the order in which they are listed. What a stick is pushed towards counts as
/// a button as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum PadButton {
    /// The directional pad or the left stick to the left.
    Left,
    /// The directional pad or the left stick to the right.
    Right,
    /// The directional pad or the left stick up.
    Up,
    /// The directional pad or the left stick down.
    Down,
    /// The lower one of the four buttons at the right: A, a cross, or B on a Nintendo.
    South,
    /// The right one of the four: B, a circle, or A on a Nintendo.
    East,
    /// The left one of the four: X, a square, or Y on a Nintendo.
    West,
    /// The upper one of the four: Y, a triangle, or X on a Nintendo.
    North,
    /// The upper button at the left shoulder.
    LeftShoulder,
    /// The upper button at the right shoulder.
    RightShoulder,
    /// The lower button at the left shoulder.
    LeftTrigger,
    /// The lower button at the right shoulder.
    RightTrigger,
    /// The left stick, pressed in.
    LeftStick,
    /// The right stick, pressed in.
    RightStick,
    /// The small button at the left of the middle.
    Select,
    /// The small button at the right of the middle.
    Start,
    /// The right stick to the left.
    RightStickLeft,
    /// The right stick to the right.
    RightStickRight,
    /// The right stick up.
    RightStickUp,
    /// The right stick down.
    RightStickDown,
}

/// A text that is the name of no button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no button has this name")]
pub(crate) struct UnknownButton;

impl PadButton {
    /// All buttons, in the order in which they are listed.
    pub(crate) const ALL: [PadButton; 20] = [
        PadButton::Left,
        PadButton::Right,
        PadButton::Up,
        PadButton::Down,
        PadButton::South,
        PadButton::East,
        PadButton::West,
        PadButton::North,
        PadButton::LeftShoulder,
        PadButton::RightShoulder,
        PadButton::LeftTrigger,
        PadButton::RightTrigger,
        PadButton::LeftStick,
        PadButton::RightStick,
        PadButton::Select,
        PadButton::Start,
        PadButton::RightStickLeft,
        PadButton::RightStickRight,
        PadButton::RightStickUp,
        PadButton::RightStickDown,
    ];

    /// Columns to the right and rows down, where the directional pad or the left stick leads.
    pub(crate) const fn direction(self) -> Option<(i8, i8)> {
        match self {
            PadButton::Left => Some((-1, 0)),
            PadButton::Right => Some((1, 0)),
            PadButton::Up => Some((0, -1)),
            PadButton::Down => Some((0, 1)),
            _ => None,
        }
    }
}

impl fmt::Display for PadButton {
    /// The name of the button in the settings.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for PadButton {
    type Err = UnknownButton;

    fn from_str(name: &str) -> Result<PadButton, UnknownButton> {
        let mut all = PadButton::ALL.into_iter();
        let named = all.find(|button| button.to_string().eq_ignore_ascii_case(name));
        named.ok_or(UnknownButton)
    }
}

/// One of the two sticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stick {
    /// It does what the directional pad does.
    Left,
    /// It has directions of its own.
    Right,
}

impl Stick {
    /// What the stick stands for that is pushed left, right, up and down.
    pub(crate) const fn buttons(self) -> [PadButton; 4] {
        match self {
            Stick::Left => [
                PadButton::Left,
                PadButton::Right,
                PadButton::Up,
                PadButton::Down,
            ],
            Stick::Right => [
                PadButton::RightStickLeft,
                PadButton::RightStickRight,
                PadButton::RightStickUp,
                PadButton::RightStickDown,
            ],
        }
    }
}

/// One of the two ways in which a stick moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Axis {
    /// From left to right.
    X,
    /// From bottom to top.
    Y,
}
