//! Scanning: a frame goes through the legal moves and the controls of the screen, and a switch acts
//! on what is framed. Long lists of moves are gone through row by row first.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Id;

use super::switches::Switch;
use crate::app::board::animation::Motion;
use crate::app::board::heaps::taken;
use crate::app::board::stage::Stage;
use crate::app::play::replaying::Replaying;
use crate::app::state::current_match::{CurrentMatch, MatchBoard};
use crate::app::state::intent::{BoardInput, Intents};
use crate::app::state::language::{Words, text};
use crate::app::state::scan_frame::ScanFrame;
use crate::app::state::settings::{Configs, Scan, Settings, milliseconds};
use crate::app::state::states::{Phase, Turn};
use crate::midend::{Match, Seat};
use crate::rules::notation::column_letter;
use crate::rules::{Cell, Move, Position};

/// So many moves are gone through one by one; more, row by row.
const MOST_MOVES: usize = 9;

/// After so many rounds through a row or an open list in which nothing was chosen, the frame leaves it.
const ROUNDS: u32 = 2;

/// The controls of the screen that can be scanned, in order; set by whatever draws them.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ScanStops {
    /// All of them.
    pub controls: Vec<Id>,
    /// Whether they lie over the board, so that no move can be made.
    pub is_over: bool,
    /// Whether they are those of a list that closes when it is left.
    pub is_list: bool,
}

/// What the frame can be on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    /// All moves to this row.
    Row(u8),
    /// A move.
    Move(Move),
    /// A control.
    Control(Id),
}

/// Where the frame is.
#[derive(Resource, Debug, Default)]
pub struct Scanning {
    stops: Vec<Stop>,
    index: usize,
    /// The row that is gone through.
    row: Option<u8>,
    rounds: u32,
    /// When the frame came to where it is.
    since: Duration,
    /// The control that was chosen and has not been told so yet.
    chosen: Option<Id>,
    /// Whether the open list is left.
    leaves: bool,
}

impl Scanning {
    /// The control that is framed.
    #[must_use]
    pub fn control(&self) -> Option<Id> {
        match self.stops.get(self.index)? {
            Stop::Control(id) => Some(*id),
            _ => None,
        }
    }

    /// Takes the control that a switch has chosen.
    pub fn take_chosen(&mut self) -> Option<Id> {
        self.chosen.take()
    }

    /// Takes whether the open list is left.
    pub fn take_leaving(&mut self) -> bool {
        std::mem::take(&mut self.leaves)
    }

    /// When the frame goes on by itself, if it does.
    #[must_use]
    pub fn next_step(&self, settings: &Settings, configs: &Configs) -> Option<Duration> {
        let goes_on = settings.scan == Scan::OneSwitch && !self.stops.is_empty();
        goes_on.then(|| self.since + milliseconds(settings.scan_ms(&configs.timing)))
    }

    /// Takes new stops. New moves are begun with; where only controls have changed, the frame stays
    /// where it was.
    fn take_stops(&mut self, stops: Vec<Stop>, now: Duration) {
        if self.stops == stops {
            return;
        }
        let is_board = |stop: &&Stop| !matches!(stop, Stop::Control(_));
        let same_moves = self
            .stops
            .iter()
            .filter(is_board)
            .eq(stops.iter().filter(is_board));
        let framed = self.stops.get(self.index).copied().filter(|_| same_moves);
        let place = framed.and_then(|framed| stops.iter().position(|stop| *stop == framed));
        self.stops = stops;
        if place.is_none() {
            self.rounds = 0;
            self.since = now;
        }
        self.index = place.unwrap_or(0);
    }

    /// The frame goes on; at the end it begins anew, or leaves what nothing was chosen of.
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
            self.leaves = self.row.take().is_none();
        }
    }
}

/// Adds the scanning.
pub fn plugin(app: &mut App) {
    app.init_resource::<ScanStops>()
        .init_resource::<Scanning>()
        .init_resource::<ScanFrame>()
        .add_systems(Update, scan.in_set(Phase::Input));
}

/// What can be played at the moment.
#[derive(SystemParam)]
struct Playable<'w, 's> {
    current: Res<'w, CurrentMatch>,
    turn: Option<Res<'w, State<Turn>>>,
    replaying: Res<'w, Replaying>,
    boards: Query<'w, 's, (&'static Stage, &'static Motion), With<MatchBoard>>,
}

impl Playable<'_, '_> {
    /// The position in which a person may move now, and the board that shows it.
    fn position(&self) -> Option<(&Position, &Stage)> {
        let game_match = self.current.game_match.as_ref()?;
        let (stage, motion) = self.boards.single().ok()?;
        let is_turn = self
            .turn
            .as_ref()
            .is_some_and(|turn| *turn.get() == Turn::Person);
        let may_move = is_turn && motion.is_at_rest() && !self.replaying.is_playing();
        (may_move && is_a_persons(game_match)).then_some((game_match.position(), stage))
    }
}

fn is_a_persons(game_match: &Match) -> bool {
    game_match.seat_to_move() == Seat::Person && game_match.swap_choices().is_empty()
}

/// Moves the frame, and does what the switches say.
fn scan(
    settings: Res<Settings>,
    configs: Res<Configs>,
    words: Option<Res<Words>>,
    time: Res<Time<Real>>,
    controls: Res<ScanStops>,
    playable: Playable,
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
    let board = playable.position().filter(|_| !controls.is_over);
    let moves = board.map_or_else(Vec::new, |(position, _)| moves_by_target(position));
    let is_in_row = |row| moves.iter().any(|(cell, _)| cell.row == row);
    scanning.row = scanning.row.filter(|&row| is_in_row(row));
    let stops = stops(&moves, scanning.row, &controls.controls);
    scanning.take_stops(stops, now);
    let can_leave = scanning.row.is_some() || controls.is_list;
    if scanning
        .next_step(&settings, &configs)
        .is_some_and(|next| now >= next)
    {
        scanning.step(can_leave, now);
    }
    for switch in switches.read() {
        let Some(&framed) = scanning.stops.get(scanning.index) else {
            continue;
        };
        match (switch, framed) {
            (Switch::Next, _) => scanning.step(can_leave, now),
            (Switch::Act, Stop::Row(row)) => {
                scanning.row = Some(row);
                scanning.take_stops(self::stops(&moves, Some(row), &[]), now);
            }
            (Switch::Act, Stop::Move(mv)) => {
                scanning.row = None;
                intents.write(BoardInput::Play(mv));
            }
            (Switch::Act, Stop::Control(id)) => {
                scanning.chosen = Some(id);
                scanning.since = now;
            }
        }
    }
    let framed = scanning.stops.get(scanning.index).copied();
    let on_board = framed.zip(board).and_then(|(stop, (position, stage))| {
        frame_of(stop, &moves, position, stage, words.as_deref())
    });
    frame.set_if_neq(on_board.unwrap_or_default());
}

/// The legal moves with their targets, row by row.
fn moves_by_target(position: &Position) -> Vec<(Cell, Move)> {
    let moves = position.legal_moves().into_iter();
    let mut moves: Vec<(Cell, Move)> = moves
        .filter_map(|mv| Some((position.target(mv)?, mv)))
        .collect();
    moves.sort_by_key(|(cell, mv)| (cell.row, cell.col, *mv));
    moves
}

/// What the frame goes through: the moves of a row; or all moves, or their rows, and the controls.
fn stops(moves: &[(Cell, Move)], row: Option<u8>, controls: &[Id]) -> Vec<Stop> {
    if let Some(row) = row {
        let in_row = moves.iter().filter(|(cell, _)| cell.row == row);
        return in_row.map(|(_, mv)| Stop::Move(*mv)).collect();
    }
    let mut stops: Vec<Stop> = if moves.len() > MOST_MOVES {
        let rows: BTreeSet<u8> = moves.iter().map(|(cell, _)| cell.row).collect();
        rows.into_iter().map(Stop::Row).collect()
    } else {
        moves.iter().map(|(_, mv)| Stop::Move(*mv)).collect()
    };
    stops.extend(controls.iter().map(|id| Stop::Control(*id)));
    stops
}

/// What is framed on the board.
fn frame_of(
    stop: Stop,
    moves: &[(Cell, Move)],
    position: &Position,
    stage: &Stage,
    words: Option<&Words>,
) -> Option<ScanFrame> {
    let has_heaps = stage.geometry.look.has_heaps();
    let heap = |row, count| taken(&stage.lying, row, count, &BTreeSet::new());
    let (cells, told) = match stop {
        Stop::Row(row) => {
            let in_row = moves
                .iter()
                .map(|(cell, _)| *cell)
                .filter(|cell| cell.row == row);
            let cells = match has_heaps {
                true => heap(row, usize::MAX),
                false => in_row.collect(),
            };
            let name = match stage.geometry.look.coordinates.letters_are_rows() {
                true => column_letter(row).to_string(),
                false => (stage.geometry.rows - row).to_string(),
            };
            let told = words.map(|words| words.with("scan-row", &[("row", text(&name))]));
            (cells, told.unwrap_or_default())
        }
        Stop::Move(mv) => {
            let target = position.target(mv)?;
            let cells = if has_heaps {
                let before = position.view();
                let (after, _) = position.preview(mv).ok()?;
                let of_row = |view: &crate::rules::View| {
                    view.cells()
                        .filter(|cell| cell.row == target.row && view.at(*cell).count > 0)
                        .count()
                };
                heap(target.row, of_row(&before) - of_row(&after.view()))
            } else {
                BTreeSet::from([target])
            };
            (cells, position.move_text(mv))
        }
        Stop::Control(_) => return None,
    };
    let cells = cells.into_iter().collect();
    Some(ScanFrame { cells, told })
}
