//! Which pieces of the heaps lie where in each position of the game: the moves say how many were
//! taken, the players' hands which ones.

pub(crate) mod button;

use crate::board::animation::tween::Tween;
use crate::board::cells::tint_cells;
use crate::board::figure::Pose;
use crate::board::pieces::Piece;
use crate::board::stage::Stage;
use crate::features::settings::{Configs, Settings};
use crate::look::{Input, Look};
use crate::states::Phase;
use crate::turn::current_match::MatchBoard;
use std::collections::{BTreeSet, HashMap};

use bevy::prelude::*;

use crate::board::heaps::{from_the_left, taken};
use crate::midend::Match;
use crate::players::pool::GameKey;
use crate::rules::{Cell, Event, Move};

/// The pieces that persons have chosen to take, by the game and its moves up to and with the one that took
/// them. They are known as long as the program runs; no record tells of them.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct ChosenPieces(HashMap<GameKey, HashMap<Vec<Move>, BTreeSet<Cell>>>);

/// The heaps of one position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TakenHeaps {
    /// The places at which pieces lie.
    pub lying: BTreeSet<Cell>,
    /// The places from which the moves of the game have taken pieces.
    pub taken: BTreeSet<Cell>,
    /// Those from which the last move has.
    pub just_taken: BTreeSet<Cell>,
}

impl ChosenPieces {
    /// The last move of a game has taken these pieces.
    pub(crate) fn note(&mut self, game_match: &Match, pieces: BTreeSet<Cell>) {
        let of_game = self.0.entry(game_match.key()).or_default();
        of_game.insert(game_match.moves().to_vec(), pieces);
    }

    /// Where the pieces lie in the present position of a game, if it is one of heaps.
    pub(crate) fn heaps(&self, game_match: &Match) -> Option<TakenHeaps> {
        let mut position = game_match.start().clone();
        if !Look::of(position.game()).has_heaps() {
            return None;
        }
        let mut heaps = TakenHeaps {
            lying: from_the_left(&position.view()),
            ..TakenHeaps::default()
        };
        let nothing = BTreeSet::new();
        let of_game = self.0.get(&game_match.key());
        let moves = game_match.moves();
        for (number, &mv) in (1..).zip(moves) {
            let chosen = of_game.and_then(|chosen| chosen.get(&moves[..number]));
            let (next, events) = position.preview(mv).ok()?;
            heaps.just_taken.clear();
            for event in &events {
                if let Event::Removed { cells } = event
                    && let Some(row) = cells.first().map(|cell| cell.row)
                {
                    let chosen = chosen.unwrap_or(&nothing);
                    let taken = taken(&heaps.lying, row, cells.len(), chosen);
                    heaps.lying.retain(|cell| !taken.contains(cell));
                    heaps.just_taken.extend(taken);
                }
            }
            heaps.taken.extend(&heaps.just_taken);
            position = next;
        }
        Some(heaps)
    }

    /// The filled places alone; see [`ChosenPieces::heaps`].
    pub(crate) fn lying(&self, game_match: &Match) -> Option<BTreeSet<Cell>> {
        Some(self.heaps(game_match)?.lying)
    }
}

/// How far a marked piece is lifted, in cells.
const RISE: f32 = 0.25;

/// Raises marked pieces.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, raise_marked.in_set(Phase::Scene).after(tint_cells));
}

/// Sends pieces up or down whose mark has changed.
fn raise_marked(
    mut commands: Commands,
    stages: Query<(&Stage, &Children), (With<MatchBoard>, Changed<Stage>)>,
    pieces: Query<(Entity, &Piece, &Pose, Option<&Tween>)>,
    configs: Res<Configs>,
    settings: Res<Settings>,
) {
    let Ok((stage, children)) = stages.single() else {
        return;
    };
    if !matches!(stage.geometry.look.input, Input::MarkAndTake(_)) {
        return;
    }
    let length = configs.timing.hover_ms as f32 * configs.factor(&settings);
    for (entity, piece, pose, tween) in pieces.iter_many(children) {
        let rest = Pose::at(stage.geometry.centre(piece.cell));
        let wanted = if stage.marks.contains(&piece.cell) {
            Pose {
                lift: RISE,
                glow: 1.0,
                ..rest
            }
        } else {
            rest
        };
        let heading = tween.map_or(*pose, |tween| tween.to);
        if heading != wanted {
            commands
                .entity(entity)
                .insert(Tween::new(*pose, wanted, length));
        }
    }
}
