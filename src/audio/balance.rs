//! After each move it is heard whether it has left the position balanced, where the game knows that and
//! somebody wants to hear it.

use bevy::prelude::*;

use crate::audio::SoundQueue;
use crate::board::animation::{AnimationQueue, advance_motions};
use crate::features::settings::Settings;
use crate::states::Phase;
use crate::study::explain::Explain;
use crate::synth::{SoundRequest, Voice};
use crate::turn::current_match::{CurrentMatch, MatchBoard, PositionChanged};

/// Whether a move was made that is not at rest yet.
#[derive(Resource, Default)]
struct MoveUnderWay(bool);

/// Listens to the moves.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MoveUnderWay>()
        .add_observer(note_change)
        .add_systems(
            Update,
            hear_balance.in_set(Phase::Scene).after(advance_motions),
        );
}

fn note_change(change: On<PositionChanged>, mut moved: ResMut<MoveUnderWay>) {
    moved.0 = *change == PositionChanged::Move;
}

/// It is heard when the move has come to rest. A rated game and the end of a game tell nothing.
fn hear_balance(
    settings: Res<Settings>,
    current: Res<CurrentMatch>,
    boards: Query<&AnimationQueue, With<MatchBoard>>,
    mut moved: ResMut<MoveUnderWay>,
    mut wanted: ResMut<SoundQueue>,
) {
    if !moved.0 || !boards.single().is_ok_and(AnimationQueue::is_at_rest) {
        return;
    }
    moved.0 = false;
    let Some(game_match) = &current.game_match else {
        return;
    };
    if !settings.hear_board || !game_match.may_be_told() || game_match.result().is_some() {
        return;
    }
    let position = game_match.position();
    if let Some(is_balanced) = (Explain::of(position).balance)(position) {
        wanted.now(SoundRequest::of(match is_balanced {
            true => Voice::Balanced,
            false => Voice::Unbalanced,
        }));
    }
}
