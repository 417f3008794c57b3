//! What a person does at the board becomes a proposal of a move, or a mark on a piece.

use std::collections::{BTreeSet, VecDeque};
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::board::animation::AnimationQueue;
use crate::board::pieces::Piece;
use crate::board::stage::Stage;
use crate::features::clocks::RunningClocks;
use crate::features::replay::Replaying;
use crate::features::settings::{Confirm, Settings};
use crate::input::cursor::Cursor;

use crate::look::Input;
use crate::midend::{Match, Seat};
use crate::rules::{Cell, Illegal, Move, Position, Side};
use crate::states::Turn;
use crate::turn::current_match::{CurrentMatch, MatchBoard};

use crate::turn::pointing::{move_towards, moves_from};
use crate::turn::validation::{LastRefusal, MoveProposal};

/// What is done on a board: pointed at, pressed, chosen by key.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardInput {
    /// The pointer is over this cell of the board, or over none.
    Point(Option<Cell>),
    /// The cell is pressed with the first button, tapped, or confirmed by key.
    Press(Cell),
    /// The cell is pressed with the second button, or long by touch.
    SecondPress(Cell),
    /// What lies on a cell is dragged to another one where it may go.
    Drag {
        /// Where it lies.
        from: Cell,
        /// Where it is let go.
        to: Cell,
    },
    /// Of the pieces of a row those from one cell to another are marked, and no others.
    Mark {
        /// Where it begins.
        from: Cell,
        /// Where it ends.
        to: Cell,
    },
    /// The keyboard's place on the board is pressed.
    PressHere,
    /// The same with the second button.
    SecondPressHere,
    /// The keyboard's place goes to this cell: a finger that is too broad for the board aims.
    Aim(Cell),
    /// The keyboard's place goes to this cell.
    ToCell(Cell),
    /// The keyboard's place on the board moves: columns to the right, rows down.
    Step {
        /// Columns to the right.
        dx: i8,
        /// Rows down.
        dy: i8,
    },
    /// The keyboard's place goes to this column.
    ToColumn(u8),
    /// The keyboard's place goes to this row.
    ToRow(u8),
    /// This move is made, which somebody has chosen from all.
    Play(Move),
    /// The marked pieces are taken.
    TakeMarked,
    /// So many waves further into what the move under the pointer would set off.
    Wave(i8),
    /// Whose piece a plain press places in the setup.
    PlaceFor(Side),
}

/// What was done at the board and has not been looked at yet.
#[derive(Resource, Default)]
pub(crate) struct WaitingInputs(VecDeque<BoardInput>);

/// Whoever leaves the board leaves what was done there.
pub(crate) fn forget_inputs(mut waiting: ResMut<WaitingInputs>) {
    waiting.0.clear();
}

/// Whether this input may become a move.
const fn may_be_a_move(input: BoardInput) -> bool {
    use BoardInput::{Drag, Mark, Play, Press, SecondPress, TakeMarked};
    matches!(
        input,
        Press(_) | SecondPress(_) | Drag { .. } | Mark { .. } | Play(_) | TakeMarked
    )
}

/// How long the present turn has lasted: by its clock where one runs.
#[derive(SystemParam)]
pub(crate) struct TurnLasts<'w> {
    clocks: Res<'w, RunningClocks>,
    persons_turn: PersonsTurn<'w>,
}

impl TurnLasts<'_> {
    fn of(&self, game_match: &Match) -> Duration {
        let used = self.clocks.used(game_match);
        used.unwrap_or_else(|| self.persons_turn.lasts())
    }
}

/// Proposes the move that a person makes at the board. A slow frame may bring several inputs: after a
/// proposal the others wait for the next frame, for they are meant for the position after the move.
pub(crate) fn propose_person_moves(
    mut inputs: MessageReader<BoardInput>,
    mut waiting: ResMut<WaitingInputs>,
    current: Res<CurrentMatch>,
    settings: Res<Settings>,
    mut cursor: ResMut<Cursor>,
    mut refusal: ResMut<LastRefusal>,
    turn: Res<State<Turn>>,
    board: Single<(&mut Stage, &mut AnimationQueue, &Children), With<MatchBoard>>,
    pieces: Query<&Piece>,
    mut replaying: ResMut<Replaying>,
    time: Res<Time>,
    turn_lasts: TurnLasts,
    mut proposals: MessageWriter<MoveProposal>,
) {
    let now = inputs.read().copied();
    waiting.0.extend(now.filter(|&input| may_be_a_move(input)));
    let (mut stage, mut motion, children) = board.into_inner();
    while let Some(input) = waiting.0.pop_front() {
        let Some(game_match) = &current.game_match else {
            return;
        };
        let was_at_rest = motion.is_at_rest();
        // It means something to games that take marked pieces; others look ahead with it.
        if matches!(input, BoardInput::SecondPress(_)) && !takes_marked(&stage) {
            continue;
        }
        // Any input skips what is being shown.
        motion.finish();
        // Whoever stops a replay with it does not want to play in its midst, and the marks of a move
        // that is still being shown must not make the next one.
        if replaying.pause() || !was_at_rest && input == BoardInput::TakeMarked {
            continue;
        }
        if !may_move(game_match, *turn.get()) {
            continue;
        }
        let wanted = match input {
            BoardInput::Press(cell) if takes_marked(&stage) => {
                let is_there = pieces.iter_many(children).any(|piece| piece.cell == cell);
                if is_there && was_at_rest {
                    toggle_mark(&mut stage, cell);
                }
                continue;
            }
            BoardInput::Mark { .. } | BoardInput::SecondPress(_) => {
                if was_at_rest {
                    mark_several(&mut stage, input);
                }
                continue;
            }
            BoardInput::Press(cell) | BoardInput::Drag { to: cell, .. } => {
                let wanted = meant(game_match.position(), input, cell);
                if settings.confirm == Confirm::Always
                    && wanted.is_ok()
                    && !cursor.is_aimed_at(cell)
                {
                    refusal.0 = None;
                    cursor.aim(cell);
                    continue;
                }
                wanted
            }
            BoardInput::Play(mv) => game_match.position().check(mv).map(|()| mv),
            _ => match marked(&stage) {
                Some(mv) => Ok(mv),
                None => continue,
            },
        };
        match wanted {
            Ok(mv) => {
                proposals.write(MoveProposal::Person(mv, turn_lasts.of(game_match)));
                return;
            }
            Err(reason) => refusal.0 = Some((reason, time.elapsed())),
        }
    }
}

/// The move that a press on a cell or a drag to it means.
pub(crate) fn meant(position: &Position, input: BoardInput, cell: Cell) -> Result<Move, Illegal> {
    let BoardInput::Drag { from, .. } = input else {
        return move_towards(position, cell);
    };
    let moves = moves_from(position, from).into_iter();
    let mut there = moves.filter_map(|(to, mv)| (to == cell).then_some(mv));
    there.next().ok_or(Illegal::NotAMove)
}

/// Whether a person may move now. Between the turns it may be a person's turn already: acting then
/// only hurries.
pub(crate) fn may_move(game_match: &Match, turn: Turn) -> bool {
    matches!(turn, Turn::Person | Turn::Animating)
        && game_match.result().is_none()
        && game_match.seat_to_move() == Seat::Person
}

pub(crate) fn toggle_mark(stage: &mut Stage, cell: Cell) {
    if !stage.marks.remove(&cell) {
        // Marks live in one row only.
        stage.marks.retain(|other| other.row == cell.row);
        stage.marks.insert(cell);
    }
}

/// Marks the pieces of a row that are meant at once: those over which somebody has passed, or all up to
/// one that is pressed with the second button, or long.
pub(crate) fn mark_several(stage: &mut Mut<Stage>, input: BoardInput) {
    let (from, to) = match input {
        BoardInput::Mark { from, to } if from.row == to.row => (from, to),
        BoardInput::SecondPress(to) if stage.lying.contains(&to) => (Cell::new(0, to.row), to),
        _ => return,
    };
    if !takes_marked(stage) {
        return;
    }
    let columns = from.col.min(to.col)..=from.col.max(to.col);
    let is_meant = |cell: &&Cell| cell.row == to.row && columns.contains(&cell.col);
    let meant: BTreeSet<Cell> = stage.lying.iter().filter(is_meant).copied().collect();
    // A mark that stays is no change.
    if !meant.is_empty() && stage.marks != meant {
        stage.marks = meant;
    }
}

/// The move that takes the marked pieces.
pub(crate) fn marked(stage: &Stage) -> Option<Move> {
    let row = stage.marks.first()?.row;
    match stage.geometry.look.input {
        Input::MarkAndTake(take) => Some(take(row, stage.marks.len() as u8)),
        Input::Press => None,
    }
}

/// Whether pieces are marked on this board and then taken.
pub(crate) const fn takes_marked(stage: &Stage) -> bool {
    matches!(stage.geometry.look.input, Input::MarkAndTake(_))
}

/// Since when a person is to move and the board rests. By the real clock: the other one stands
/// still between frames that are far apart.
#[derive(Resource, Default)]
struct Since(Option<Duration>);

/// The turn of the person who is to move.
#[derive(SystemParam)]
pub(crate) struct PersonsTurn<'w> {
    since: Res<'w, Since>,
    time: Res<'w, Time<Real>>,
}

impl PersonsTurn<'_> {
    /// How long the turn has lasted until now; nothing for whoever moves before the board rests.
    pub(crate) fn lasts(&self) -> Duration {
        let since = self.since.0.unwrap_or(self.time.elapsed());
        self.time.elapsed().saturating_sub(since)
    }
}

fn begin_turn(mut since: ResMut<Since>, time: Res<Time<Real>>) {
    since.0 = Some(time.elapsed());
}

fn end_turn(mut since: ResMut<Since>) {
    since.0 = None;
}

/// Measures the turns of persons.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Since>()
        .add_systems(OnEnter(Turn::Person), begin_turn)
        .add_systems(OnExit(Turn::Person), end_turn);
}
