//! What changes the match besides moves: a new game, a choice of the opening, giving up.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::board::animation::AnimationQueue;
use crate::board::animation::tween::Tween;
use crate::board::stage::{Stage, Trace};
use crate::features::records::NextRated;

use crate::midend::{Command, Match, OpeningChoice};
use crate::states::Turn;
use crate::turn::TurnFlow;
use crate::turn::current_match::{Autosave, CurrentMatch, MatchBoard, PositionChanged};

/// What changes the match besides moves.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MatchCommand {
    /// A choice of the opening: a side, two stones more, how many points are offered.
    Choose(OpeningChoice),
    /// The computer is to make the first move.
    OtherBegins,
    /// The person whose game it is gives up.
    Resign,
    /// The next game of this match; a running one ends without a result.
    NewGame,
    /// A game that counts for nothing goes on from before the move that lost this one.
    TryAgain,
}

/// Carries out what is asked of the match.
pub(crate) fn carry_out_match_commands(
    mut asked: MessageReader<MatchCommand>,
    mut current: ResMut<CurrentMatch>,
    mut next_rated: ResMut<NextRated>,
    turn: Res<State<Turn>>,
    mut flow: TurnFlow,
    mut board: NewBoard,
) {
    for &command in asked.read() {
        let Some(mut game_match) = CurrentMatch::to_change(&mut current) else {
            return;
        };
        let is_done = match command {
            // A running rated game is not left without a question; see `scoring`.
            MatchCommand::NewGame => match next_rated.0.take() {
                Some(next) => {
                    *game_match = next;
                    true
                }
                None => game_match.handle(Command::NewGame).is_ok(),
            },
            // It is put on the table as a game of its own; see `losing`.
            MatchCommand::TryAgain => false,
            MatchCommand::OtherBegins => game_match.handle(Command::PassTheBeginning).is_ok(),
            MatchCommand::Resign => {
                let side = game_match.may_resign();
                side.is_some_and(|side| game_match.handle(Command::Resign(side)).is_ok())
            }
            MatchCommand::Choose(opening_choice) => {
                *turn.get() != Turn::Computer
                    && game_match.handle(Command::Choose(opening_choice)).is_ok()
            }
        };
        if !is_done {
            continue;
        }
        if matches!(command, MatchCommand::NewGame | MatchCommand::OtherBegins) {
            board.show(&game_match);
        }
        flow.thinking.cancel();
        if command == MatchCommand::NewGame {
            flow.thinking.end_game();
            // The one before stays where it is kept.
            current.autosave = Autosave::default();
        }
        if command == MatchCommand::Resign {
            flow.go_on(PositionChanged::Jump);
        } else {
            flow.replaying.forget();
            flow.go_on(PositionChanged::OtherGame);
        }
    }
}

/// The board of the match, to be set up anew.
#[derive(SystemParam)]
pub(crate) struct NewBoard<'w, 's> {
    boards: Query<'w, 's, (Entity, &'static Stage, &'static mut AnimationQueue), With<MatchBoard>>,
    children: Query<'w, 's, &'static Children>,
    leftovers: Query<'w, 's, Entity, Or<(With<Trace>, With<Tween>)>>,
    commands: Commands<'w, 's>,
}

impl NewBoard<'_, '_> {
    /// Shows the start of a game, without any movement.
    fn show(&mut self, game_match: &Match) {
        let Ok((entity, old, mut motion)) = self.boards.single_mut() else {
            return;
        };
        motion.clear();
        let children = self.children.get(entity).into_iter().flatten();
        for leftover in self.leftovers.iter_many(children) {
            self.commands.entity(leftover).try_despawn();
        }
        let mut stage = Stage::showing(game_match.position());
        stage.0.geometry = stage.0.geometry.lying(old.geometry.orientation);
        self.commands.entity(entity).insert(stage);
    }
}
