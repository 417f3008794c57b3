//! What nearly every test of the app uses.

pub(crate) use bevy::prelude::*;

pub(crate) use crate::config::Speed;
pub(crate) use crate::features::navigation::ScreenCommand;
pub(crate) use crate::features::settings::{Configs, Settings};
pub(crate) use crate::midend::Seat;
pub(crate) use crate::players::opponents::Opponent;
pub(crate) use crate::rules::{Cell, Side};
pub(crate) use crate::states::{Screen, Turn};
pub(crate) use crate::turn::match_commands::MatchCommand;
pub(crate) use crate::turn::person_moves::BoardInput;
pub(crate) use crate::turn::undo::HistoryCommand;

pub(crate) use crate::tests::harness::*;
pub(crate) use crate::tests::reader::Reader;
