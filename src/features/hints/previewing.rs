//! Looking ahead before the click: what the move under the pointer would set off, wave by wave,
//! and what the opponent would do next.

use bevy::prelude::*;

use crate::board::animation;
use crate::board::animation::AnimationQueue;
use crate::features::board_marks;
use crate::features::marking::{MarkingMode, is_marking};
use crate::features::settings::Settings;
use crate::input::cursor::Cursor;
use crate::rules::{Cell, Position};
use crate::states::{Phase, Screen, Turn};
use crate::study::explain::{Threat, threats};
use crate::study::preview::{Preview, preview};
use crate::turn::current_match::{CurrentMatch, MatchBoard};
use crate::turn::person_moves::BoardInput;
use crate::turn::pointing::move_towards;

/// What is foreseen in the position on the board.
#[derive(Resource, Default)]
pub(crate) struct Previewing {
    /// What the move to this cell would set off in this position.
    move_to: Option<(Position, Cell, Option<Preview>)>,
    /// Which of the preview's frames is shown; the last one unless somebody goes through them.
    frame: usize,
    /// The cell that is held, so that the pointer can leave it.
    held: Option<(Position, Cell)>,
    threats: Option<(Position, Vec<Threat>)>,
    /// What the last move set off on the way to this position.
    last: Option<(Position, Option<Preview>)>,
}

impl Previewing {
    /// Whether something bursts in the move that is pointed at, or held.
    pub(crate) fn is_shown(&self) -> bool {
        self.preview().is_some_and(|it| it.waves > 0)
    }

    /// Whether this board has cells that can burst, so that a preview may come any time.
    pub(crate) fn may_come(position: &Position) -> bool {
        let view = position.view();
        view.squares.iter().any(|square| square.critical > 0)
    }

    /// What the move that is pointed at, or held, would set off.
    pub(crate) fn preview(&self) -> Option<&Preview> {
        self.move_to.as_ref()?.2.as_ref()
    }

    /// Which frame of it is shown.
    pub(crate) const fn frame(&self) -> usize {
        self.frame
    }

    /// Shows another frame of it.
    pub(crate) fn set_frame(&mut self, frame: usize) {
        let last = self.preview().map_or(0, |it| it.frames.len() - 1);
        self.frame = frame.min(last);
    }

    /// The cell whose preview is held.
    pub(crate) fn held(&self) -> Option<Cell> {
        self.held.as_ref().map(|(_, cell)| *cell)
    }

    /// What the last move has set off; nothing where nothing bursts.
    pub(crate) fn last(&self) -> Option<&Preview> {
        self.last.as_ref()?.1.as_ref()
    }

    /// What the opponent would do next; nothing where that is not asked for.
    pub(crate) fn threats(&self) -> &[Threat] {
        self.threats.as_ref().map_or(&[], |(_, threats)| threats)
    }
}

/// Makes room for looking ahead.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Previewing>()
        .add_systems(
            OnExit(Screen::Play),
            |mut previewing: ResMut<Previewing>| {
                *previewing = Previewing::default();
            },
        )
        .add_systems(
            Update,
            (
                handle_preview_commands
                    .run_if(not(is_marking))
                    .in_set(Phase::Rules),
                look_ahead
                    .in_set(Phase::Scene)
                    .after(animation::advance_motions)
                    .before(board_marks::mark),
            )
                .run_if(in_state(Screen::Play)),
        );
}

/// Holds a preview, and goes through its waves.
fn handle_preview_commands(
    mut intents: MessageReader<BoardInput>,
    current: Res<CurrentMatch>,
    turn: Res<State<Turn>>,
    mut previewing: ResMut<Previewing>,
) {
    let is_turn = *turn.get() == Turn::Person;
    for intent in intents.read() {
        let (Some(game_match), true) = (&current.game_match, is_turn) else {
            continue;
        };
        match *intent {
            BoardInput::SecondPress(cell) => {
                let there = Some((game_match.position().clone(), cell));
                let held = if previewing.held == there {
                    None
                } else {
                    there
                };
                previewing.held = held;
            }
            BoardInput::Wave(by) => {
                let frame = previewing.frame.saturating_add_signed(isize::from(by));
                previewing.set_frame(frame);
            }
            _ => {}
        }
    }
}

/// Finds out what the last move has set off, once for each position.
fn look_back(current: &CurrentMatch, previewing: &mut ResMut<Previewing>) {
    let Some(game_match) = &current.game_match else {
        return;
    };
    let position = game_match.position();
    let is_known = |(known, _): &(Position, Option<Preview>)| known == position;
    if previewing.last.as_ref().is_some_and(is_known) {
        return;
    }
    let moves = Some(game_match.moves()).filter(|_| Previewing::may_come(position));
    let last = moves.and_then(|moves| {
        let (&mv, before) = moves.split_last()?;
        let mut start = game_match.start().clone();
        for &mv in before {
            start.play(mv).ok()?;
        }
        preview(&start, mv).ok()
    });
    previewing.last = Some((position.clone(), last));
}

fn look_ahead(
    current: Res<CurrentMatch>,
    cursor: Res<Cursor>,
    settings: Res<Settings>,
    (turn, marking): (Res<State<Turn>>, Res<MarkingMode>),
    stages: Query<&AnimationQueue, With<MatchBoard>>,
    mut previewing: ResMut<Previewing>,
) {
    let is_turn = *turn.get() == Turn::Person;
    let at_rest = stages.single().is_ok_and(AnimationQueue::is_at_rest);
    let game_match = current
        .game_match
        .as_ref()
        .filter(|_| is_turn && at_rest && !stages.is_empty());
    look_back(&current, &mut previewing);
    let Some(game_match) = game_match else {
        if previewing.move_to.is_some() || previewing.threats.is_some() || previewing.held.is_some()
        {
            *previewing = Previewing {
                last: previewing.last.take(),
                ..Previewing::default()
            };
        }
        return;
    };
    let position = game_match.position();
    if previewing
        .held
        .as_ref()
        .is_some_and(|(held, _)| held != position)
    {
        previewing.held = None;
    }
    let cell = previewing
        .held()
        .or(cursor.cell())
        // Elsewhere the piece that would lie there says everything.
        .filter(|_| Previewing::may_come(position) && !marking.is_on());
    let known = previewing.move_to.as_ref();
    let known = known.map(|(position, cell, _)| (position, *cell));
    if known != cell.map(|cell| (position, cell)) {
        previewing.move_to = cell.map(|cell| {
            let mv = move_towards(position, cell);
            let foreseen = mv.and_then(|mv| preview(position, mv)).ok();
            (position.clone(), cell, foreseen)
        });
        previewing.frame = previewing.preview().map_or(0, |it| it.frames.len() - 1);
    }
    if !settings.show_threats || game_match.is_rated() {
        if previewing.threats.is_some() {
            previewing.threats = None;
        }
    } else if previewing
        .threats
        .as_ref()
        .is_none_or(|(known, _)| known != position)
    {
        previewing.threats = Some((position.clone(), threats(position)));
    }
}
