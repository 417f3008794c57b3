//! Marks on the board: legal and forbidden places, the last move, marked pieces, what would be placed, the
//! keyboard's place, the colour of the winner. They follow from the state of the game and are made
//! anew when it changes.

use std::collections::BTreeSet;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::board::animation::AnimationQueue;
use crate::board::animation::tween::Tween;
use crate::board::cells::{Cells, tint_cells};
use crate::board::figure::{Figure, FigureSize, Pose};
use crate::board::layout::place_table_stage;
use crate::board::pieces::piece_figure;
use crate::board::stage::Stage;
use crate::features::best_moves::BestMovesList;
use crate::features::hints::Studying;
use crate::features::hints::preview_marks::{
    evidence_marks, hint_marks, preview_marks, threat_marks,
};
use crate::features::hints::previewing::Previewing;
use crate::features::lessons::Lessons;
use crate::features::loss::{Losing, loss_marks, ring_move};
use crate::features::marking::MarkingMode;
use crate::features::puzzles::PuzzleRoom;
use crate::features::replay::Replaying;
use crate::features::scanning::ScanFrame;
use crate::features::settings::{Configs, Settings};
use crate::features::setup::draft::Draft;
use crate::features::taking::ChosenPieces;
use crate::features::teaching::Teaching;
use crate::input::cursor::Cursor;
use crate::look::{LastMove, PreviewStyle};
use crate::midend::opening::OpeningZone;
use crate::midend::{Match, Seat};
use crate::rules::{Cell, Event, Position, Side, Square};
use crate::states::{Phase, Screen, Turn};
use crate::study::exercise::Exercise as _;
use crate::study::hint::HintMark;
use crate::turn::current_match::{CurrentMatch, MatchBoard};
use crate::turn::pointing::move_towards;

/// A mark on the board.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct BoardMark;

/// Adds the marks.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        mark.in_set(Phase::Scene)
            .after(tint_cells)
            .before(place_table_stage),
    );
}

/// The marks that a board is to have.
pub(crate) struct BoardMarks<'a, 'w, 's> {
    board: Entity,
    pub(crate) stage: &'a Stage,
    cells: &'a Cells<'w, 's>,
    wanted: Vec<(Figure, Pose)>,
}

impl BoardMarks<'_, '_, '_> {
    /// What lies on a cell.
    pub(crate) fn square(&self, cell: Cell) -> Square {
        self.cells.at(self.board, cell)
    }

    /// The middle of a cell.
    pub(crate) fn centre(&self, cell: Cell) -> Pose {
        Pose::at(self.stage.geometry.centre(cell))
    }

    pub(crate) fn add(&mut self, figure: Figure, pose: Pose) {
        self.wanted.push((figure, pose));
    }
}

/// What decides which marks a game has.
#[derive(SystemParam)]
pub(crate) struct Marking<'w> {
    current: Res<'w, CurrentMatch>,
    cursor: Res<'w, Cursor>,
    scan_frame: Res<'w, ScanFrame>,
    settings: Res<'w, Settings>,
    previewing: Res<'w, Previewing>,
    studying: Res<'w, Studying>,
    teaching: Res<'w, Teaching>,
    losing: Res<'w, Losing>,
    lessons: Res<'w, Lessons>,
    puzzles: Res<'w, PuzzleRoom>,
    best_moves: Res<'w, BestMovesList>,
    chosen: Res<'w, ChosenPieces>,
    replaying: Res<'w, Replaying>,
    by_hand: Res<'w, MarkingMode>,
    configs: Res<'w, Configs>,
    turn: Option<Res<'w, State<Turn>>>,
}

/// Makes the marks equal to what the state of the game asks for.
pub(crate) fn mark(
    mut commands: Commands,
    boards: Query<(Entity, &Stage, &AnimationQueue, &Children), With<MatchBoard>>,
    cells: Cells,
    marks: Query<Entity, With<BoardMark>>,
    marking: Marking,
    draft: Option<Res<Draft>>,
    screen: Res<State<Screen>>,
    mut last: Local<Option<(Entity, Vec<(Figure, Pose)>)>>,
) {
    let Ok((board, stage, motion, children)) = boards.single() else {
        *last = None;
        return;
    };
    let mut wanted = BoardMarks {
        board,
        stage,
        cells: &cells,
        wanted: Vec::new(),
    };
    match (screen.get(), &draft) {
        (Screen::Play, _) => marking.game_marks(&mut wanted, motion.is_at_rest()),
        (Screen::Lesson, _) => marking.lesson_marks(&mut wanted, motion.is_at_rest()),
        (Screen::Puzzles, _) => marking.puzzle_marks(&mut wanted, motion.is_at_rest()),
        (Screen::Setup, Some(draft)) => marking.setup_marks(&mut wanted, draft),
        _ => {}
    }
    let wanted = wanted.wanted;
    let are_there = |(entity, marks): &(Entity, Vec<_>)| *entity == board && *marks == wanted;
    if last.as_ref().is_some_and(are_there) {
        return;
    }
    for old in marks.iter_many(children) {
        commands.entity(old).despawn();
    }
    for (figure, pose) in &wanted {
        let mut mark = commands.spawn((BoardMark, *figure, *pose, ChildOf(board)));
        if let Figure::Ribbon(_) = figure {
            mark.insert(FigureSize::of(&stage.geometry));
            let is_new = (last.as_ref())
                .is_none_or(|(_, marks)| marks.iter().all(|(other, _)| other != figure));
            let length = marking.ribbon_ms();
            if is_new && length > 0.0 {
                let unseen = Pose {
                    alpha: 0.0,
                    ..*pose
                };
                mark.insert((unseen, Tween::new(unseen, *pose, length)));
            }
        }
    }
    *last = Some((board, wanted));
}

impl Marking<'_> {
    /// In how many milliseconds the winner's colour appears along the edge.
    fn ribbon_ms(&self) -> f32 {
        self.configs.timing.line_ms as f32 * self.configs.factor(&self.settings)
    }

    /// Where the keyboard and the frame of the scanning are.
    fn focus_marks(&self, wanted: &mut BoardMarks) {
        let framed = self.scan_frame.cells.iter().copied();
        for cell in self.cursor.focus.into_iter().chain(framed) {
            wanted.add(Figure::Focus, wanted.centre(cell));
        }
    }

    fn game_marks(&self, wanted: &mut BoardMarks, at_rest: bool) {
        let (Some(game_match), Some(turn)) = (&self.current.game_match, &self.turn) else {
            return;
        };
        if at_rest {
            last_move(wanted, game_match, &self.chosen);
            let why = self.teaching.offer().and_then(|offer| offer.why.as_ref());
            if let Some(why) = why {
                evidence_marks(wanted, &why.evidence);
            }
            if let Some(lost) = self.losing.shown_move(game_match) {
                loss_marks(wanted, game_match.position(), lost);
            }
            if let Some(pointed) = self.best_moves.pointed(game_match.position()) {
                ring_move(wanted, game_match.position(), pointed.mv);
            }
            if let Some(outcome) = game_match.result() {
                wanted.add(Figure::Ribbon(outcome), Pose::at(Vec2::ZERO));
            }
        }
        for &cell in &wanted.stage.marks {
            wanted.add(Figure::Halo, wanted.centre(cell));
        }
        offered_marks(wanted, game_match);
        let may_move =
            game_match.seat_to_move() == Seat::Person && game_match.opening_choices().is_empty();
        // In a replay it is nobody's turn.
        let is_turn = *turn.get() == Turn::Person && !self.replaying.is_playing();
        if is_turn && at_rest && may_move {
            if self.settings.show_legal {
                zone_marks(wanted, game_match.zone());
            }
            self.marks_for_a_person(wanted, game_match.position());
        }
        self.focus_marks(wanted);
    }

    /// What a step of a lesson points at, and where a person may move.
    fn lesson_marks(&self, wanted: &mut BoardMarks, at_rest: bool) {
        let Some(run) = self.lessons.run() else {
            return;
        };
        for &cell in &wanted.stage.marks {
            wanted.add(Figure::Halo, wanted.centre(cell));
        }
        if at_rest && run.is_fresh() {
            let marked = run.step().marked(run.position());
            evidence_marks(wanted, &marked);
            for target in marked.iter().filter(|it| it.mark == HintMark::Target) {
                wanted.add(Figure::HintRing, wanted.centre(target.cell));
            }
        }
        self.practice_marks(wanted, run.position(), at_rest, run.awaits_move());
    }

    /// The answer to a wrong move, and where a person may move.
    fn puzzle_marks(&self, wanted: &mut BoardMarks, at_rest: bool) {
        let Some(run) = self.puzzles.run() else {
            return;
        };
        for &cell in &wanted.stage.marks {
            wanted.add(Figure::Halo, wanted.centre(cell));
        }
        // What was taken away has left its traces.
        let leaves_traces = wanted.stage.geometry.look.has_heaps();
        if let Some(mv) = run.answered().filter(|_| at_rest && !leaves_traces)
            && let Some(cell) = run.position().target(mv)
        {
            wanted.add(Figure::HintRing, wanted.centre(cell));
        }
        self.practice_marks(wanted, run.position(), at_rest, run.awaits_move());
    }

    /// Where a person may move who practises, and where the keyboard is.
    fn practice_marks(
        &self,
        wanted: &mut BoardMarks,
        position: &Position,
        at_rest: bool,
        awaits_move: bool,
    ) {
        if at_rest && awaits_move {
            if self.settings.show_legal {
                legal_places(wanted, position);
            }
            if let Some(cell) = self.cursor.cell() {
                preview(wanted, position, cell);
            }
        }
        if at_rest {
            for (cell, _) in position.forbidden_cells() {
                wanted.add(Figure::Forbidden, wanted.centre(cell));
            }
        }
        self.focus_marks(wanted);
    }

    /// Where a piece would be placed.
    fn setup_marks(&self, wanted: &mut BoardMarks, draft: &Draft) {
        self.focus_marks(wanted);
        let one = match self.scan_frame.cells[..] {
            [cell] => Some(cell),
            _ => None,
        };
        let Some(cell) = self.cursor.cell().or(one) else {
            return;
        };
        let may_place = draft.position().place(cell, draft.placing).is_ok();
        if may_place && wanted.square(cell) == Square::default() {
            let ghost = ghost_of(wanted, cell, draft.placing);
            let pose = Pose {
                alpha: 0.55,
                ..wanted.centre(cell)
            };
            wanted.add(ghost, pose);
        }
    }

    /// What helps a person who is to move.
    fn marks_for_a_person(&self, wanted: &mut BoardMarks, position: &Position) {
        if self.settings.show_legal {
            legal_places(wanted, position);
            for (cell, _) in position.forbidden_cells() {
                wanted.add(Figure::Forbidden, wanted.centre(cell));
            }
        }
        if let Some((hint, step)) = self.studying.hint(position) {
            hint_marks(wanted, hint, step);
        }
        threat_marks(wanted, &self.previewing);
        preview_marks(wanted, &self.previewing);
        // A press marks the cell.
        if self.by_hand.is_on() {
            return;
        }
        if let Some(cell) = self.previewing.held().or(self.cursor.cell()) {
            preview(wanted, position, cell);
        } else if let [cell] = self.scan_frame.cells[..] {
            preview(wanted, position, cell);
        }
    }
}

/// The alternatives that are offered in an opening for the next stone.
fn offered_marks(wanted: &mut BoardMarks, game_match: &Match) {
    let position = game_match.position();
    for mv in game_match.offered() {
        if let Some(cell) = position.target(mv) {
            let figure = ghost_of(wanted, cell, position.side_to_move());
            let pose = Pose {
                alpha: 0.7,
                ..wanted.centre(cell)
            };
            wanted.add(figure, pose);
        }
    }
}

/// Where the opening lets the next stone go: dots there, or where that is most of the board, crosses
/// elsewhere.
fn zone_marks(wanted: &mut BoardMarks, zone: OpeningZone) {
    let (cols, rows) = (wanted.stage.geometry.cols, wanted.stage.geometry.rows);
    let (figure, is_inside) = match zone {
        OpeningZone::Central(_) => (Figure::Dot, true),
        OpeningZone::Outside(_) => (Figure::Forbidden, false),
        OpeningZone::Anywhere | OpeningZone::Offered => return,
    };
    for cell in (0..rows).flat_map(|row| (0..cols).map(move |col| Cell::new(col, row))) {
        let is_empty = wanted.square(cell) == Square::default();
        if is_empty && zone.contains(cols, rows, cell) == is_inside {
            wanted.add(figure, wanted.centre(cell));
        }
    }
}

/// Where the last move went.
fn last_move(wanted: &mut BoardMarks, game_match: &Match, chosen: &ChosenPieces) {
    let Some(cell) = game_match.history().last_target() else {
        return;
    };
    let place = wanted.centre(cell);
    match wanted.stage.geometry.look.marks.last_move {
        LastMove::OnPiece => wanted.add(Figure::LastMark, place),
        LastMove::InCorner => {
            let at = place.at + Vec2::new(0.34, 0.34);
            let scale = 0.8;
            wanted.add(Figure::LastMark, Pose { at, scale, ..place });
        }
        LastMove::WherePiecesLay => {
            for cell in emptied(game_match, chosen) {
                wanted.add(Figure::LastMark, wanted.centre(cell));
            }
        }
    }
}

/// The cells that the last move has emptied.
fn emptied(game_match: &Match, chosen: &ChosenPieces) -> BTreeSet<Cell> {
    if let Some(heaps) = chosen.heaps(game_match) {
        return heaps.just_taken;
    }
    let mut emptied = BTreeSet::new();
    for event in game_match.last_events() {
        match event {
            Event::Moved { from, .. } => {
                emptied.insert(*from);
            }
            Event::Removed { cells } => emptied.extend(cells),
            _ => {}
        }
    }
    emptied
}

fn legal_places(wanted: &mut BoardMarks, position: &Position) {
    if !wanted.stage.geometry.look.marks.legal {
        return;
    }
    for mv in position.legal_moves() {
        if let Some(cell) = position.target(mv) {
            wanted.add(Figure::Dot, wanted.centre(cell));
        }
    }
}

/// What a press on this cell would do.
fn preview(wanted: &mut BoardMarks, position: &Position, cell: Cell) {
    let pose = Pose {
        alpha: 0.55,
        ..wanted.centre(cell)
    };
    let kind = wanted.stage.geometry.look.marks.preview;
    if kind == PreviewStyle::Light {
        if wanted.stage.lying.contains(&cell) && !wanted.stage.marks.contains(&cell) {
            wanted.add(Figure::Hover, pose);
        }
        return;
    }
    if move_towards(position, cell).is_err() {
        return;
    }
    let side = position.side_to_move();
    match kind {
        PreviewStyle::Light => {}
        PreviewStyle::Piece => {
            let figure = ghost_of(wanted, cell, side);
            wanted.add(figure, pose);
        }
        PreviewStyle::Added => {
            let square = wanted.square(cell);
            let critical = square.count + 1 >= square.critical;
            let scale = if critical { 0.6 } else { 0.42 };
            wanted.add(Figure::Ghost(side), Pose { scale, ..pose });
        }
        PreviewStyle::Dot => wanted.add(Figure::Dot, Pose { alpha: 1.0, ..pose }),
    }
}

/// What is shown, half transparent, of a piece that this side would put on a cell.
fn ghost_of(wanted: &BoardMarks, cell: Cell, side: Side) -> Figure {
    match piece_figure(wanted.stage.geometry.look, cell, Some(side)) {
        Figure::Stone(_) | Figure::Atom(_) => Figure::Ghost(side),
        piece => piece,
    }
}
