//! What must always hold: the moves lead to the position, and where nothing moves, the board shows it.

use std::collections::BTreeMap;

use crate::board::animation::tween::Tween;
use crate::board::cells::{BoardCell, Owner};
use crate::board::drawing::afterglow::Afterglow;
use crate::board::figure::{Figure, Pose};
use crate::board::pieces::{Piece, piece_figure, resting_pose};
use crate::features::lessons::Lessons;
use crate::features::puzzles::PuzzleRoom;
use crate::features::setup::draft::Draft;
use crate::games::nim;
use crate::input::dragging::Dragged;
use crate::midend::Match;
use crate::rules::{Cell, Position, Side};
use crate::states::Screen;
use crate::study::exercise::Exercise as _;
use crate::study::lesson::LessonRun;
use crate::turn::current_match::CurrentMatch;
use bevy::prelude::*;

use super::Tabletop;

impl Tabletop {
    /// The position follows from legal moves; where nothing moves, the pieces on the board are
    /// those of the position, each at its place.
    pub(crate) fn check(&mut self) {
        self.check_that_the_moves_lead_to_the_position();
        let shown = match self.screen() {
            Screen::Play => self.current().game_match.as_ref().map(Match::position),
            Screen::Setup => self.app.world().get_resource().map(Draft::position),
            Screen::Lesson => self.resource::<Lessons>().run().map(LessonRun::position),
            Screen::Puzzles => {
                let run = self.resource::<PuzzleRoom>().run();
                run.map(crate::puzzles::PuzzleRun::position)
            }
            _ => None,
        };
        assert_eq!(
            self.stage_entity().is_some(),
            shown.is_some(),
            "a board where one is played"
        );
        // A board that is set anew stands there from the next frame on.
        let next = self.app.world().resource::<NextState<Screen>>();
        let is_set_anew = !matches!(next, NextState::Unchanged);
        if let Some(shown) = shown
            && self.is_at_rest()
            && !is_set_anew
        {
            self.check_that_the_board_shows(shown);
        }
        let thinks = self.is_thinking();
        assert!(
            !thinks || self.screen() == Screen::Play,
            "thinking ends with the game"
        );
    }

    fn check_that_the_moves_lead_to_the_position(&mut self) {
        let Some(game_match) = &self.resource::<CurrentMatch>().game_match else {
            return;
        };
        let now = (game_match.position().clone(), game_match.moves().len());
        if self.replayed.as_ref() == Some(&now) {
            return;
        }
        let mut position = game_match.start().clone();
        for &mv in game_match.moves() {
            position.play(mv).expect("every move on the table is legal");
        }
        assert_eq!(&position, game_match.position());
        self.replayed = Some(now);
    }

    fn check_that_the_board_shows(&self, position: &Position) {
        let stage = self.stage();
        let view = position.view();
        assert_eq!(stage.geometry.game, position.game());
        assert_eq!(self.shown(), view, "the view of {position}");
        let mut pieces: BTreeMap<Cell, Vec<Entity>> = BTreeMap::new();
        for (entity, piece) in self.on_board::<Piece>() {
            pieces.entry(piece.cell).or_default().push(entity);
            let world = self.app.world();
            // Only a pebble may rise or lie down again, where it lies, and a piece go back that
            // somebody has dragged.
            let tween = world.get::<Tween>(entity);
            let settles =
                |tween: &Tween| tween.to.at == tween.from.at || tween.to == Pose::at(tween.to.at);
            assert!(tween.is_none_or(settles), "{piece:?} rests");
            let figure = world.get::<Figure>(entity);
            let expected = piece_figure(stage.geometry.look, piece.cell, piece.owner);
            assert_eq!(figure, Some(&expected));
        }
        for cell in view.cells() {
            let square = view.at(cell);
            let count = match position.game() {
                game if game == crate::games::atoms::ID => square.count.min(6),
                // Only how many lie in a row is a matter of the rules, not which.
                game if game == nim::ID => continue,
                _ => square.count,
            };
            let here = pieces.remove(&cell).unwrap_or_default();
            assert_eq!(
                here.len(),
                usize::from(count),
                "pieces on {cell:?} in {position}"
            );
            let mut places: Vec<Pose> = (0..count)
                .map(|index| resting_pose(stage, cell, square, index))
                .collect();
            for piece in here {
                let owner = self
                    .app
                    .world()
                    .get::<Piece>(piece)
                    .expect("it is one")
                    .owner;
                assert_eq!(owner, square.owner, "the owner of {cell:?}");
                let world = self.app.world();
                if world.get::<Dragged>(piece).is_some() {
                    continue;
                }
                let pose = world
                    .get::<Tween>(piece)
                    .map_or(self.pose(piece), |tween| tween.to);
                let place = places.iter().position(|place| *place == pose);
                places.swap_remove(place.unwrap_or_else(|| {
                    panic!("a piece of {cell:?} is out of place: {pose:?} in {position}")
                }));
            }
        }
        if position.game() == nim::ID {
            for row in 0..view.rows {
                let heap = (0..view.cols).filter(|&col| view.at(Cell::new(col, row)).count > 0);
                let here: Vec<_> = pieces.iter().filter(|(cell, _)| cell.row == row).collect();
                assert_eq!(here.len(), heap.count(), "pieces of row {row}");
                for (cell, entities) in here {
                    assert_eq!(entities.len(), 1, "one piece a place");
                    let pose = self.pose(entities[0]);
                    let lies = Pose::at(stage.geometry.centre(*cell));
                    let Pose { lift, glow, .. } = pose;
                    assert_eq!(Pose { lift, glow, ..lies }, pose, "it lies at its place");
                    let moves = self.app.world().get::<Tween>(entities[0]).is_some();
                    let raised = lift > 0.0;
                    assert!(
                        moves || raised == stage.marks.contains(cell),
                        "marked pebbles are raised, and no others: {cell:?} {pose:?}"
                    );
                }
            }
        } else {
            assert!(pieces.is_empty(), "pieces beside the board: {pieces:?}");
        }
        if position.game() == crate::games::atoms::ID {
            let mut glows: Vec<(Cell, Side)> = self
                .on_board::<BoardCell>()
                .into_iter()
                .filter_map(|(entity, cell)| Some((cell.0, self.tint_of(entity)?)))
                .collect();
            glows.sort();
            let owned: Vec<(Cell, Side)> = view
                .cells()
                .filter_map(|cell| view.at(cell).owner.map(|owner| (cell, owner)))
                .collect();
            assert_eq!(glows.len(), owned.len());
            assert!(
                owned.iter().all(|cell| glows.contains(cell)),
                "the glow of {position}"
            );
        }
    }

    /// The colour in which a cell is seen; it is that of its owner.
    fn tint_of(&self, cell: Entity) -> Option<Side> {
        let world = self.app.world();
        let owner = world.get::<Owner>(cell).and_then(|owner| owner.0);
        let is_seen = world.get::<Visibility>(cell) == Some(&Visibility::Inherited);
        let tint = match world.get::<Figure>(cell) {
            Some(Figure::Tint(side)) if is_seen => Some(*side),
            _ => None,
        };
        // What a reaction has emptied shines for a moment.
        let has_burst = world.get::<Afterglow>(cell).is_some();
        if owner.is_some() || !has_burst {
            assert_eq!(tint, owner, "the tint of {cell:?}");
        }
        owner
    }
}
