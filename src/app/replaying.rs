//! A game plays itself again: move by move along the present line, each shown as it was when it was
//! played, with a pause behind it. Nobody thinks meanwhile, and whoever acts stops it.

use std::time::Duration;

use bevy::prelude::*;

use super::animation::Motion;
use super::flow::{Table, TableStage, forget_game};
use super::intent::Intent;
use super::settings::{Configs, Settings, milliseconds};
use super::states::{Screen, Turn};
use super::thinking::Thinking;
use crate::config::{Speed, Timing};
use crate::table::history::NodeId;
use crate::table::{Seat, Sitting};

/// Whether a game plays itself again.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replaying {
    playing: bool,
    /// How long the present position has stood.
    stood: Duration,
    /// Whether the game has come to the table from a file or an earlier run, and nothing has been
    /// played since.
    brought: bool,
}

impl Replaying {
    /// Whether moves play themselves at the moment.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// Stops; whether there was something to stop.
    pub const fn pause(&mut self) -> bool {
        let was_playing = self.playing;
        self.playing = false;
        was_playing
    }

    /// A move was played on the table: there is nothing but a game any more.
    pub const fn forget(&mut self) {
        self.playing = false;
        self.brought = false;
    }

    /// Whether the controls of a replay are of use: the game has ended or was brought back,
    /// somebody has gone back, or two computers play.
    #[must_use]
    pub fn is_offered(&self, sitting: &Sitting) -> bool {
        let is_of_use = self.playing
            || self.brought
            || sitting.can_redo()
            || sitting.computer_waits()
            || sitting.result().is_some();
        is_watched(sitting) || is_of_use && !sitting.history().is_empty()
    }
}

/// What the one button of a replay does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// The moves, or the computer that thinks, are to wait.
    Pause,
    /// The moves that were played are played again.
    Play,
    /// The same from the start: the board shows the last one.
    PlayFromStart,
    /// The computer, which waits, is to go on.
    GoOn,
}

impl Button {
    /// What it does; nothing before the first move of two persons.
    #[must_use]
    pub fn of(replaying: &Replaying, sitting: &Sitting) -> Option<Button> {
        let ended = sitting.result().is_some();
        let computer = sitting.seat_to_move() != Seat::Person;
        if replaying.playing || !ended && computer && !sitting.computer_waits() {
            Some(Button::Pause)
        } else if sitting.can_redo() {
            Some(Button::Play)
        } else if sitting.computer_waits() && is_watched(sitting) {
            Some(Button::GoOn)
        } else if sitting.can_undo() && replaying.is_offered(sitting) {
            Some(Button::PlayFromStart)
        } else {
            None
        }
    }
}

/// Whether two computers play.
#[must_use]
pub fn is_watched(sitting: &Sitting) -> bool {
    !sitting.plan().seats.contains(&Seat::Person)
}

/// How long a position of a replay stands after everything has come to rest.
#[must_use]
pub fn stand(timing: &Timing, speed: Speed) -> Duration {
    let share = match speed {
        Speed::Slow => timing.slow,
        Speed::Fast | Speed::Off => timing.fast,
        Speed::Normal => 1.0,
    };
    milliseconds(timing.replay_ms).mul_f64(share.into())
}

/// Makes room for the replay. What leads from position to position is part of the course of the
/// game, see [`super::flow`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Replaying>()
        .add_systems(OnEnter(Screen::Play), bring)
        .add_systems(OnExit(Screen::Play), leave);
}

/// A game with moves that is opened was brought back.
fn bring(mut replaying: ResMut<Replaying>, table: Res<Table>) {
    *replaying = Replaying {
        brought: table.sitting.as_ref().is_some_and(Sitting::can_undo),
        ..Replaying::default()
    };
}

fn leave(mut replaying: ResMut<Replaying>) {
    replaying.pause();
}

/// Carries out what the button of the replay does.
pub fn press_play(
    mut intents: MessageReader<Intent>,
    mut replaying: ResMut<Replaying>,
    mut table: ResMut<Table>,
    mut thinking: ResMut<Thinking>,
    turn: Option<Res<State<Turn>>>,
    mut next: ResMut<NextState<Turn>>,
    mut stages: Query<&mut Motion, With<TableStage>>,
) {
    let (Some(_), Ok(mut motion)) = (turn, stages.single_mut()) else {
        intents.clear();
        return;
    };
    for intent in intents.read() {
        if *intent != Intent::PlayOrPause {
            continue;
        }
        let Some(sitting) = &mut table.bypass_change_detection().sitting else {
            return;
        };
        match Button::of(&replaying, sitting) {
            Some(Button::Pause) => {
                if replaying.pause() {
                    continue;
                }
                sitting.wait();
            }
            Some(Button::GoOn) => sitting.go_on(),
            Some(button) => {
                if button == Button::PlayFromStart {
                    sitting.jump(NodeId::ROOT);
                    motion.jump(sitting.position());
                }
                sitting.wait();
                replaying.playing = true;
                replaying.stood = Duration::ZERO;
            }
            None => continue,
        }
        thinking.cancel();
        forget_game(&mut table);
        (*next).set_if_neq(Turn::Animating);
    }
}

/// Plays the next move when the present one has stood long enough; stops at the end of what was
/// played.
pub fn play_on(
    mut replaying: ResMut<Replaying>,
    mut table: ResMut<Table>,
    turn: Option<Res<State<Turn>>>,
    mut next: ResMut<NextState<Turn>>,
    mut stages: Query<&mut Motion, With<TableStage>>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    time: Res<Time>,
) {
    if !replaying.playing {
        return;
    }
    let (Some(turn), Ok(mut motion)) = (turn, stages.single_mut()) else {
        return;
    };
    if !motion.is_at_rest() || *turn.get() == Turn::Animating {
        replaying.stood = Duration::ZERO;
        return;
    }
    replaying.stood += time.delta();
    if replaying.stood < stand(&configs.timing, settings.replay_speed) {
        return;
    }
    let Some(sitting) = &mut table.bypass_change_detection().sitting else {
        return;
    };
    replaying.stood = Duration::ZERO;
    replaying.playing = sitting.redo();
    // Also at the end of the line: whoever watches decides when the computer goes on.
    sitting.wait();
    if replaying.playing {
        motion.push(sitting.last_events().iter().cloned());
        replaying.playing = sitting.can_redo();
    }
    forget_game(&mut table);
    (*next).set_if_neq(Turn::Animating);
}
