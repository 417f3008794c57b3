//! Scanning: a frame goes through the moves and the controls of the screen, and a switch acts on what
//! is framed. Where there are many moves, the frame goes through their rows first.

pub(crate) mod controls;
pub(crate) mod keyboard;
pub(crate) mod screen;
pub(crate) mod switches;

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Id;

use crate::board::animation::AnimationQueue;
use crate::board::heaps::taken;
use crate::board::stage::Stage;
use crate::features::language::{Words, text};
use crate::features::lessons::Lessons;
use crate::features::marking::MarkingMode;
use crate::features::replay::Replaying;
use crate::study::exercise::Exercise as _;

use crate::features::scanning::switches::Switch;
use crate::features::settings::{Configs, Scan, Settings, milliseconds};
use crate::features::setup::draft::{Draft, StartChoice};
use crate::intent::Intents;
use crate::midend::{Match, Seat};
use crate::rules::notation::column_letter;
use crate::rules::{Cell, Move, Position, Side, View};
use crate::states::{Phase, Screen, Turn};
use crate::turn::current_match::{CurrentMatch, MatchBoard};
use crate::turn::person_moves::BoardInput;

/// More moves than these are gone through row by row.
const MOST_SINGLE: usize = 9;

/// After so many rounds in which nothing was chosen, the frame leaves a row or an open list.
const ROUNDS: u32 = 2;

/// The controls of the screen that can be scanned, in order; set by whatever draws them.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ScanStops {
    /// All of them.
    pub controls: Vec<Id>,
    /// Whether they lie over the board, so that nothing can be done on it.
    pub is_over: bool,
    /// Whether they are those of a list that closes when it is left.
    pub is_list: bool,
}

/// What the frame can be on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ScanStop {
    /// A row of the board with everything that can be done in it.
    Row(u8),
    /// Something that can be done on the board.
    Act(BoardAction),
    /// A control.
    Control(Id),
}

/// Something that can be done on the board: a move, or in the setup a piece that is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct BoardAction {
    cell: Cell,
    input: BoardInput,
}

/// Where the frame is.
#[derive(Resource, Debug, Default)]
pub(crate) struct Scanning {
    stops: Vec<ScanStop>,
    index: usize,
    /// The row that the frame is in.
    row: Option<u8>,
    /// How often the frame has gone through all stops since something was chosen.
    rounds: u32,
    /// When the frame came to where it is.
    since: Duration,
    /// The control that was chosen and has not been pressed yet.
    chosen: Option<Id>,
    /// Whether the open list is to be closed.
    leaves_list: bool,
}

impl Scanning {
    /// The control that is framed.
    pub(crate) fn control(&self) -> Option<Id> {
        match self.stops.get(self.index)? {
            ScanStop::Control(id) => Some(*id),
            _ => None,
        }
    }

    /// Takes the control that a switch has chosen.
    pub(crate) fn take_chosen(&mut self) -> Option<Id> {
        self.chosen.take()
    }

    /// Takes whether the open list is to be closed.
    pub(crate) fn take_leaving(&mut self) -> bool {
        std::mem::take(&mut self.leaves_list)
    }

    /// When the frame goes on by itself, if it does.
    pub(crate) fn next_step(&self, settings: &Settings, configs: &Configs) -> Option<Duration> {
        let goes_on = settings.scan == Scan::OneSwitch && !self.stops.is_empty();
        goes_on.then(|| self.since + milliseconds(settings.scan_ms(&configs.timing)))
    }

    fn framed(&self) -> Option<ScanStop> {
        self.stops.get(self.index).copied()
    }

    /// Takes new stops. Where only controls have changed, the frame stays where it was; otherwise it
    /// begins with the first stop.
    fn take_stops(&mut self, stops: Vec<ScanStop>, now: Duration) {
        if self.stops == stops {
            return;
        }
        let is_on_board = |stop: &&ScanStop| !matches!(stop, ScanStop::Control(_));
        let before = self.stops.iter().filter(is_on_board);
        let is_same_board = before.eq(stops.iter().filter(is_on_board));
        let framed = self.framed().filter(|_| is_same_board);
        let place = framed.and_then(|framed| stops.iter().position(|stop| *stop == framed));
        self.stops = stops;
        if place.is_none() {
            self.rounds = 0;
            self.since = now;
        }
        self.index = place.unwrap_or(0);
    }

    /// The frame goes on. After the last stop it begins with the first one again, or leaves a row or
    /// a list in which nothing is chosen.
    fn step(&mut self, can_leave: bool, now: Duration) {
        self.since = now;
        self.index += 1;
        if self.index < self.stops.len() {
            return;
        }
        self.index = 0;
        self.rounds += 1;
        if self.rounds >= ROUNDS && can_leave {
            self.rounds = 0;
            self.leaves_list = self.row.take().is_none();
        }
    }
}

/// Adds the scanning.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ScanStops>()
        .init_resource::<Scanning>()
        .init_resource::<ScanFrame>()
        .add_systems(Update, scan.in_set(Phase::Input));
}

/// What decides what can be done on the board.
#[derive(SystemParam)]
struct ScanSources<'w, 's> {
    current: Res<'w, CurrentMatch>,
    draft: Option<Res<'w, Draft>>,
    screen: Res<'w, State<Screen>>,
    turn: Option<Res<'w, State<Turn>>>,
    replaying: Res<'w, Replaying>,
    lessons: Res<'w, Lessons>,
    marking: Res<'w, MarkingMode>,
    boards: Query<'w, 's, (&'static Stage, &'static AnimationQueue), With<MatchBoard>>,
}

/// A board on which something can be done now.
#[derive(Clone, Copy)]
struct ScannedBoard<'a> {
    stage: &'a Stage,
    position: &'a Position,
    /// In the setup, whose pieces are placed.
    placing: Option<Side>,
    /// Whether forbidden cells can be tried: in a lesson, which tells why they are forbidden.
    tries_forbidden: bool,
    /// The match whose opening does not allow every legal move.
    opening: Option<&'a Match>,
    /// Whether cells are marked, and no moves made.
    is_marked: bool,
}

impl ScanSources<'_, '_> {
    /// The board, if a person may do something on it now.
    fn board(&self) -> Option<ScannedBoard<'_>> {
        let (stage, motion) = self.boards.single().ok()?;
        let of = |position| ScannedBoard {
            stage,
            position,
            placing: None,
            tries_forbidden: false,
            opening: None,
            is_marked: false,
        };
        if *self.screen.get() == Screen::Setup {
            let draft = self.draft.as_deref()?;
            // On boards whose start is always the same, whoever wants another one says so first.
            let is_wanted = matches!(draft.start, StartChoice::Placed(_)) || draft.draws_start();
            let may_place =
                draft.can_place() && is_wanted && draft.error().is_none() && !draft.is_rated();
            return may_place.then(|| ScannedBoard {
                placing: Some(draft.placing),
                ..of(draft.position())
            });
        }
        if *self.screen.get() == Screen::Lesson {
            let run = self.lessons.run()?;
            let may_move = run.awaits_move() && motion.is_at_rest();
            return may_move.then(|| ScannedBoard {
                tries_forbidden: true,
                ..of(run.position())
            });
        }
        let game_match = self.current.game_match.as_ref()?;
        let turn = self.turn.as_ref().map(|turn| *turn.get());
        let may_move = turn == Some(Turn::Person)
            && motion.is_at_rest()
            && !self.replaying.is_playing()
            && is_a_persons(game_match);
        let is_marked = self.marking.is_on();
        (may_move || is_marked).then(|| ScannedBoard {
            opening: game_match.is_opening().then_some(game_match),
            is_marked,
            ..of(game_match.position())
        })
    }
}

fn is_a_persons(game_match: &Match) -> bool {
    game_match.seat_to_move() == Seat::Person && game_match.opening_choices().is_empty()
}

const fn press(cell: Cell) -> BoardAction {
    BoardAction {
        cell,
        input: BoardInput::Press(cell),
    }
}

/// A press on each of these cells, row by row.
fn row_by_row(cells: impl Iterator<Item = Cell>) -> Vec<BoardAction> {
    let mut cells: Vec<Cell> = cells.collect();
    cells.sort_by_key(|cell| (cell.row, cell.col));
    cells.into_iter().map(press).collect()
}

impl ScannedBoard<'_> {
    /// Everything that can be done, row by row.
    fn acts(&self) -> Vec<BoardAction> {
        if self.is_marked {
            return row_by_row(self.position.view().cells());
        }
        let Some(side) = self.placing else {
            let moves = self.position.legal_moves().into_iter();
            let mut moves: Vec<(Cell, Move)> = moves
                .filter(|&mv| self.opening.is_none_or(|it| it.check(mv).is_ok()))
                .filter_map(|mv| Some((self.position.target(mv)?, mv)))
                .collect();
            moves.sort_by_key(|(cell, mv)| (cell.row, cell.col, *mv));
            let act = |(cell, mv)| BoardAction {
                cell,
                input: BoardInput::Play(mv),
            };
            let mut acts: Vec<BoardAction> = moves.into_iter().map(act).collect();
            if self.tries_forbidden {
                let forbidden = self.position.forbidden_cells().into_iter();
                acts.extend(forbidden.map(|(cell, _)| press(cell)));
                acts.sort_by_key(|act| (act.cell.row, act.cell.col));
            }
            return acts;
        };
        let view = self.position.view();
        let can_place = |cell: &Cell| self.position.place(*cell, side).is_ok();
        row_by_row(view.cells().filter(can_place))
    }

    /// Whether more is often done in the same row: a move ends it, a piece in the setup or a mark does not.
    const fn stays_in_row(&self) -> bool {
        self.placing.is_some() || self.is_marked
    }

    /// What is framed of it.
    fn frame(
        &self,
        stop: ScanStop,
        acts: &[BoardAction],
        words: Option<&Words>,
    ) -> Option<ScanFrame> {
        let (cells, name) = match stop {
            ScanStop::Row(row) => (self.row_cells(row, acts), self.row_name(row, words)),
            ScanStop::Act(act) => match act.input {
                BoardInput::Play(mv) => {
                    (self.move_cells(act.cell, mv)?, self.position.move_text(mv))
                }
                _ => {
                    let coordinates = self.stage.geometry.look.coordinates;
                    let name = coordinates.cell_name(&self.position.view(), act.cell);
                    (BTreeSet::from([act.cell]), name)
                }
            },
            ScanStop::Control(_) => return None,
        };
        let cells = cells.into_iter().collect();
        Some(ScanFrame { cells, name })
    }

    /// Whether whole pieces of a heap are framed instead of single cells.
    fn has_heaps(&self) -> bool {
        self.placing.is_none() && self.stage.geometry.look.has_heaps()
    }

    /// The pieces that lie in a row of heaps, from its end.
    fn pieces_of_heap(&self, row: u8, count: usize) -> BTreeSet<Cell> {
        taken(&self.stage.lying, row, count, &BTreeSet::new())
    }

    fn row_cells(&self, row: u8, acts: &[BoardAction]) -> BTreeSet<Cell> {
        if self.has_heaps() {
            return self.pieces_of_heap(row, usize::MAX);
        }
        let cells = acts.iter().map(|act| act.cell);
        cells.filter(|cell| cell.row == row).collect()
    }

    fn row_name(&self, row: u8, words: Option<&Words>) -> String {
        let geometry = &self.stage.geometry;
        let name = match geometry.look.coordinates.letters_are_rows() {
            true => column_letter(row).to_string(),
            false => (geometry.rows - row).to_string(),
        };
        let said = words.map(|words| words.with("scan-row", &[("row", text(&name))]));
        said.unwrap_or_default()
    }

    /// Where a move ends; in a heap the pieces that it takes.
    fn move_cells(&self, target: Cell, mv: Move) -> Option<BTreeSet<Cell>> {
        if !self.has_heaps() {
            return Some(BTreeSet::from([target]));
        }
        let (after, _) = self.position.preview(mv).ok()?;
        let count_in_row = |view: &View| {
            let in_row = view.cells().filter(|cell| cell.row == target.row);
            in_row.filter(|cell| view.at(*cell).count > 0).count()
        };
        let count = count_in_row(&self.position.view()) - count_in_row(&after.view());
        Some(self.pieces_of_heap(target.row, count))
    }
}

/// What the frame goes through: in a row what can be done in it; otherwise the board, or its rows, and
/// the controls. The controls of a setup come first: most games are begun without placing a piece.
fn stops(acts: &[BoardAction], row: Option<u8>, controls: &[Id], is_setup: bool) -> Vec<ScanStop> {
    if let Some(row) = row {
        let in_row = acts.iter().filter(|act| act.cell.row == row);
        return in_row.map(|act| ScanStop::Act(*act)).collect();
    }
    let mut stops: Vec<ScanStop> = if acts.len() > MOST_SINGLE {
        let rows: BTreeSet<u8> = acts.iter().map(|act| act.cell.row).collect();
        rows.into_iter().map(ScanStop::Row).collect()
    } else {
        acts.iter().map(|act| ScanStop::Act(*act)).collect()
    };
    let place = if is_setup { 0 } else { stops.len() };
    stops.splice(
        place..place,
        controls.iter().map(|id| ScanStop::Control(*id)),
    );
    stops
}

/// Moves the frame, and does what the switches say.
fn scan(
    settings: Res<Settings>,
    configs: Res<Configs>,
    words: Option<Res<Words>>,
    time: Res<Time<Real>>,
    controls: Res<ScanStops>,
    state: ScanSources,
    mut switches: MessageReader<Switch>,
    mut scanning: ResMut<Scanning>,
    mut frame: ResMut<ScanFrame>,
    mut intents: Intents,
) {
    if settings.scan == Scan::Off {
        if !scanning.stops.is_empty() {
            *scanning = Scanning::default();
            *frame = ScanFrame::default();
        }
        return;
    }
    let now = time.elapsed();
    let board = state.board().filter(|_| !controls.is_over);
    let is_setup = board.is_some_and(|board| board.placing.is_some());
    let acts = board.map_or_else(Vec::new, |board| board.acts());
    let is_empty = |row| !acts.iter().any(|act| act.cell.row == row);
    if scanning.row.is_some_and(is_empty) {
        scanning.row = None;
    }
    let stops = |row| stops(&acts, row, &controls.controls, is_setup);
    let new = stops(scanning.row);
    scanning.take_stops(new, now);
    let can_leave = scanning.row.is_some() || controls.is_list;
    let next = scanning.next_step(&settings, &configs);
    if next.is_some_and(|next| now >= next) {
        scanning.step(can_leave, now);
    }
    for switch in switches.read() {
        let Some(framed) = scanning.framed() else {
            continue;
        };
        if *switch == Switch::Next {
            scanning.step(can_leave, now);
            continue;
        }
        scanning.rounds = 0;
        scanning.since = now;
        match framed {
            ScanStop::Row(row) => {
                scanning.row = Some(row);
                scanning.take_stops(stops(Some(row)), now);
            }
            ScanStop::Act(act) => {
                if !board.is_some_and(|board| board.stays_in_row()) {
                    scanning.row = None;
                }
                intents.write(act.input);
            }
            ScanStop::Control(id) => scanning.chosen = Some(id),
        }
    }
    let framed = scanning.framed().zip(board);
    let on_board = framed.and_then(|(stop, board)| board.frame(stop, &acts, words.as_deref()));
    frame.set_if_neq(on_board.unwrap_or_default());
}

/// The cells of the board that are framed, and what they are called.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ScanFrame {
    /// Empty where nothing is scanned, or a control of the panels is framed.
    pub cells: Vec<Cell>,
    /// What is read out; empty as above.
    pub name: String,
}
