//! What is painted and not pressed.

pub(crate) mod curve;
pub(crate) mod dots;
pub(crate) mod key_caps;
pub(crate) mod program_icon;
pub(crate) mod shares;
pub(crate) mod side_mark;
pub(crate) mod verdict_bar;
