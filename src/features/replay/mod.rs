//! A game plays itself again: move by move along the present line, each shown as it was when it was
//! played, with a pause behind it. Nobody thinks meanwhile, and whoever acts stops it.

pub(crate) mod bar;

use std::time::Duration;

use bevy::prelude::*;

use crate::config::{Speed, Timing};
use crate::features::settings::{Configs, Settings, milliseconds};
use crate::midend::{Command, Match, Seat};
use crate::states::{Screen, Turn};
use crate::turn::PlayedGame;
use crate::turn::current_match::{CurrentMatch, PositionChanged};
use crate::turn::undo::HistoryCommand;

/// Whether a game plays itself again.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Replaying {
    playing: bool,
    /// How long the present position has stood.
    stood: Duration,
    /// Whether the game has come to the table from a file or an earlier run, and nothing has been
    /// played since.
    brought: bool,
}

impl Replaying {
    /// Whether moves play themselves at the moment.
    pub(crate) const fn is_playing(&self) -> bool {
        self.playing
    }

    /// Stops; whether there was something to stop.
    pub(crate) const fn pause(&mut self) -> bool {
        let was_playing = self.playing;
        self.playing = false;
        was_playing
    }

    /// A move was played on the table: there is nothing but a game any more.
    pub(crate) const fn forget(&mut self) {
        self.playing = false;
        self.brought = false;
    }

    /// Whether the controls of a replay are of use: the game has ended or was brought back,
    /// somebody has gone back, or two computers play.
    pub(crate) fn is_offered(&self, game_match: &Match) -> bool {
        let is_of_use = self.playing
            || self.brought
            || game_match.can_redo()
            || game_match.computer_waits()
            || game_match.result().is_some();
        is_watched(game_match) || is_of_use && !game_match.history().is_empty()
    }
}

/// What the one button of a replay does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplayButton {
    /// The moves, or the computer that thinks, are to wait.
    Pause,
    /// The moves that were played are played again.
    Play,
    /// The same from the start: the board shows the last one.
    PlayFromStart,
    /// The computer, which waits, is to go on.
    Resume,
}

impl ReplayButton {
    /// What it does; nothing before the first move of two persons.
    pub(crate) fn of(replaying: &Replaying, game_match: &Match) -> Option<ReplayButton> {
        let ended = game_match.result().is_some();
        let computer = game_match.seat_to_move() != Seat::Person;
        if replaying.playing || !ended && computer && !game_match.computer_waits() {
            Some(ReplayButton::Pause)
        } else if game_match.can_redo() {
            Some(ReplayButton::Play)
        } else if game_match.computer_waits() && is_watched(game_match) {
            Some(ReplayButton::Resume)
        } else if game_match.can_undo() && replaying.is_offered(game_match) {
            Some(ReplayButton::PlayFromStart)
        } else {
            None
        }
    }
}

/// Whether two computers play.
pub(crate) fn is_watched(game_match: &Match) -> bool {
    !game_match.plan().seats.contains(&Seat::Person)
}

/// How long a position of a replay stands after everything has come to rest.
pub(crate) fn stand(timing: &Timing, speed: Speed) -> Duration {
    let share = match speed {
        Speed::Slow => timing.slow,
        Speed::Fast | Speed::Off => timing.fast,
        Speed::Normal => 1.0,
    };
    milliseconds(timing.replay_ms).mul_f64(share.into())
}

/// Makes room for the replay. What leads from position to position is part of the course of the
/// game, see [`crate::turn`].
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Replaying>()
        .add_systems(OnEnter(Screen::Play), bring)
        .add_systems(OnExit(Screen::Play), leave);
}

/// A game with moves that is opened was brought back.
fn bring(mut replaying: ResMut<Replaying>, current: Res<CurrentMatch>) {
    *replaying = Replaying {
        brought: current.game_match.as_ref().is_some_and(Match::can_undo),
        ..Replaying::default()
    };
}

fn leave(mut replaying: ResMut<Replaying>) {
    replaying.pause();
}

/// Carries out what the button of the replay does.
pub(crate) fn press_play(mut intents: MessageReader<HistoryCommand>, mut played: PlayedGame) {
    for intent in intents.read() {
        if *intent != HistoryCommand::PlayOrPause {
            continue;
        }
        let Some((mut game_match, mut shown, flow)) = played.parts() else {
            return;
        };
        let replaying = &mut flow.replaying;
        let command = match ReplayButton::of(replaying, &game_match) {
            Some(ReplayButton::Pause) if replaying.pause() => continue,
            Some(ReplayButton::Pause) => Command::Wait,
            Some(ReplayButton::Resume) => Command::Resume,
            Some(button) => {
                if button == ReplayButton::PlayFromStart
                    && game_match.handle(Command::ToStart).is_ok()
                {
                    shown.jump(&game_match);
                }
                replaying.playing = true;
                replaying.stood = Duration::ZERO;
                Command::Wait
            }
            None => continue,
        };
        // Neither is ever refused.
        let _ = game_match.handle(command);
        flow.thinking.cancel();
        flow.go_on(PositionChanged::OtherGame);
    }
}

/// Plays the next move when the present one has stood long enough; stops at the end of what was
/// played.
pub(crate) fn play_on(
    mut played: PlayedGame,
    turn: Res<State<Turn>>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    time: Res<Time>,
) {
    if !played.flow.replaying.playing {
        return;
    }
    let Some((mut game_match, mut shown, flow)) = played.parts() else {
        return;
    };
    let replaying = &mut flow.replaying;
    if !shown.is_at_rest() || *turn.get() == Turn::Animating {
        replaying.stood = Duration::ZERO;
        return;
    }
    replaying.stood += time.delta();
    if replaying.stood < stand(&configs.timing, settings.replay_speed) {
        return;
    }
    replaying.stood = Duration::ZERO;
    replaying.playing = game_match.handle(Command::Redo).is_ok();
    // Also at the end of the line: whoever watches decides when the computer goes on. A wait is
    // never refused.
    let _ = game_match.handle(Command::Wait);
    if replaying.playing {
        shown.play_last(&game_match);
        replaying.playing = game_match.can_redo();
    }
    flow.go_on(PositionChanged::OtherGame);
}
