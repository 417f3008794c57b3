//! The course of a game: what a person wants becomes moves, moves become events, and the turn
//! goes from one seat to the other.

use std::time::Duration;

use bevy::prelude::*;

use super::animation::Motion;
use super::draft::Draft;
use super::going_back::go_back;
use super::input::pointing::move_towards;
use super::intent::Intent;
use super::notices::Notices;
use super::replaying::{Replaying, play_on, press_play};
use super::scene::stage::{Glows, Piece, Pieces, Stage, Trace, settle, spawn_board};
use super::scene::tween::Tween;
use super::settings::{Configs, Settings};
use super::states::{Phase, Screen, Turn};
use super::teaching::PersonMoved;
use super::thinking::{ThinkLimits, Thinking};
use crate::games::nim::{Nim, Take};
use crate::games::{Cell, Game as _, GameKind, Illegal, Move, Outcome, Position};
use crate::players::external::Fault;
use crate::players::{Choice, NoChoice};
use crate::table::history::NodeId;
use crate::table::question::Question;
use crate::table::{Plan, Seat, Sitting};

/// The sitting on the table; it stays there while the menu is open.
#[derive(Resource, Default)]
pub struct Table {
    /// The sitting, if there is one.
    pub sitting: Option<Sitting>,
    /// The next rated game, with which [`Intent::NewGame`] begins: it has a plan of its own.
    pub next_rated: Option<Sitting>,
    /// What the computer knew when it moved last in this game.
    pub last_choice: Option<Choice<Move>>,
    /// Why the last try of a person was refused, and when (time since the program's start).
    pub refused: Option<(Illegal, Duration)>,
    /// The place of the keyboard or the pointer on the board.
    pub cursor: Cursor,
    /// Where another program has given up in this game, and what was wrong with it.
    pub fault: Option<(NodeId, Fault)>,
}

impl Table {
    /// Whether there is a game that has not ended.
    #[must_use]
    pub fn has_open_game(&self) -> bool {
        self.sitting
            .as_ref()
            .is_some_and(|sitting| sitting.result().is_none())
    }

    /// Whether a rated game is running: leaving it is losing it, nothing is taken back, and nobody
    /// helps.
    #[must_use]
    pub fn runs_rated(&self) -> bool {
        self.sitting.as_ref().is_some_and(Sitting::is_rated)
    }
}

/// Where pointer and keyboard are on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    /// The cell under the pointer.
    pub hover: Option<Cell>,
    /// The keyboard's cell, once the keyboard has been used.
    pub focus: Option<Cell>,
    /// Whether a finger has aimed at that cell and has not played yet.
    pub aimed: bool,
}

/// The stage of the game on the table, or of the setup.
#[derive(Component, Clone, Copy, Debug)]
pub struct TableStage;

/// Adds the course of a game.
pub fn plugin(app: &mut App) {
    app.init_resource::<Table>()
        .add_systems(OnEnter(Screen::Play), set_the_table)
        .add_systems(OnExit(Screen::Play), clear_the_table)
        .add_systems(OnEnter(Screen::Setup), show_draft)
        .add_systems(OnExit(Screen::Setup), clear_the_table)
        .add_systems(OnEnter(Turn::Computer), start_thinking)
        .add_systems(OnExit(Turn::Computer), stop_thinking)
        .add_systems(OnEnter(Turn::Over), end_game)
        .add_systems(OnExit(Screen::Play), end_game)
        .add_systems(
            Update,
            (
                navigate,
                refresh_draft_stage.run_if(in_state(Screen::Setup)),
                // On every screen, so that what was wanted elsewhere is not done in the game.
                press_play,
                go_back,
                act,
                take_reply.run_if(in_state(Turn::Computer)),
                play_on,
                next_turn.run_if(in_state(Turn::Animating)),
            )
                .chain()
                .in_set(Phase::Rules),
        );
}

/// Sits down to a new sitting and opens the board.
pub fn sit_down(table: &mut Table, screen: &mut NextState<Screen>, plan: Plan) {
    table.sitting = Some(Sitting::new(plan));
    forget_game(table);
    screen.set(Screen::Play);
}

/// Forgets what was said and refused in another game.
pub(super) fn forget_game(table: &mut Table) {
    table.fault = None;
    forget_position(table);
}

/// Forgets what was said and refused in another position of the same game.
pub(super) fn forget_position(table: &mut Table) {
    table.last_choice = None;
    table.refused = None;
    table.cursor.aimed = false;
}

fn set_the_table(mut commands: Commands, mut table: ResMut<Table>) {
    table.refused = None;
    table.cursor = Cursor::default();
    if let Some(sitting) = &table.sitting {
        spawn_stage(&mut commands, sitting.position());
    }
}

fn show_draft(mut commands: Commands, mut table: ResMut<Table>, draft: Option<Res<Draft>>) {
    table.cursor = Cursor::default();
    if let Some(draft) = draft {
        spawn_stage(&mut commands, draft.position());
    }
}

fn spawn_stage(commands: &mut Commands, position: &Position) {
    let stage = Stage::new(position);
    let entity = commands.spawn((TableStage, Motion::default())).id();
    spawn_board(commands, entity, &stage);
    if let Some(winner) = position.outcome().and_then(Outcome::winner) {
        let cells = position.deciding_cells();
        super::scene::showing::spawn_ink(commands, entity, &stage.geometry, winner, &cells, 0.0);
    }
    commands.entity(entity).insert((stage, Unsettled));
}

/// A stage whose pieces do not follow from its view yet.
#[derive(Component)]
pub struct Unsettled;

/// Gives new stages their pieces.
pub fn settle_new_stages(
    mut commands: Commands,
    mut stages: Query<(Entity, &mut Stage), With<Unsettled>>,
    mut pieces: Pieces,
    mut glows: Glows,
) {
    for (entity, mut stage) in &mut stages {
        settle(&mut commands, entity, &mut stage, &mut pieces, &mut glows);
        commands.entity(entity).remove::<Unsettled>();
    }
}

fn clear_the_table(mut commands: Commands, stages: Query<Entity, With<TableStage>>) {
    for entity in &stages {
        commands.entity(entity).despawn();
    }
}

/// Shows the draft as it is now.
pub(super) fn refresh_draft_stage(
    mut commands: Commands,
    mut table: ResMut<Table>,
    draft: Option<Res<Draft>>,
    stages: Query<(Entity, &Stage), With<TableStage>>,
) {
    let Some(draft) = draft.filter(|draft| draft.is_changed()) else {
        return;
    };
    for (entity, stage) in &stages {
        let wanted = Stage::new(draft.position());
        if stage.shown != wanted.shown || stage.geometry != wanted.geometry {
            commands.entity(entity).despawn();
            spawn_stage(&mut commands, draft.position());
            // The board may have become smaller under the keyboard's place.
            let stays = table.cursor.focus.filter(|&cell| wanted.geometry.has(cell));
            if table.cursor.focus != stays {
                table.cursor.focus = stays;
            }
        }
    }
}

/// Intents that lead from screen to screen.
pub(super) fn navigate(
    mut intents: MessageReader<Intent>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut table: ResMut<Table>,
    mut draft: Option<ResMut<Draft>>,
    configs: Res<Configs>,
    seeds: Res<Seeds>,
    mut commands: Commands,
) {
    for intent in intents.read() {
        match (intent, screen.get()) {
            (Intent::Open(kind), Screen::Menu) => {
                match draft.as_deref_mut() {
                    // The choices of the last setup of this game stay.
                    Some(draft) if draft.kind == *kind => draft.seed = seeds.next(),
                    _ => commands.insert_resource(Draft::new(*kind, &configs, seeds.next())),
                }
                (*next).set_if_neq(Screen::Setup);
            }
            (Intent::Start, Screen::Setup) if table.runs_rated() => {}
            (Intent::Start, Screen::Setup) => {
                if let Some(draft) = draft.as_deref_mut() {
                    draft.repair_seats(&configs);
                    if let Some(plan) = draft.plan() {
                        sit_down(&mut table, &mut next, plan);
                        if let Some(sitting) = &mut table.sitting {
                            sitting.rate(draft.is_rated());
                        }
                    }
                }
            }
            (Intent::Continue, Screen::Menu) if table.sitting.is_some() => {
                (*next).set_if_neq(Screen::Play);
            }
            (Intent::ToSetup, Screen::Play) => {
                if let Some(sitting) = &table.sitting {
                    let kind = sitting.position().kind();
                    if let Some(draft) = draft.as_deref_mut().filter(|draft| draft.kind == kind) {
                        draft.seed = seeds.next();
                    } else {
                        let mut new = Draft::new(kind, &configs, seeds.next());
                        new.fields = sitting.position().fields();
                        new.seats = sitting.plan().seats;
                        new.opening = sitting.plan().opening;
                        new.set_start(super::draft::Start::Usual);
                        commands.insert_resource(new);
                    }
                    (*next).set_if_neq(Screen::Setup);
                }
            }
            (Intent::Scores, Screen::Menu) => (*next).set_if_neq(Screen::Scores),
            (Intent::ToMenu | Intent::Back, Screen::Play | Screen::Setup | Screen::Scores) => {
                (*next).set_if_neq(Screen::Menu);
            }
            (Intent::Press(cell), Screen::Setup) => {
                if let Some(draft) = draft.as_deref_mut() {
                    let side = draft.placing;
                    draft.place(*cell, side);
                }
            }
            (Intent::SecondPress(cell), Screen::Setup) => {
                if let Some(draft) = draft.as_deref_mut() {
                    let side = draft.placing.other();
                    draft.place(*cell, side);
                }
            }
            (Intent::PlaceFor(side), Screen::Setup) => {
                if let Some(draft) = draft.as_deref_mut() {
                    draft.placing = *side;
                }
            }
            _ => {}
        }
    }
}

/// Seeds for new sittings: drawn in a row from the program's own seed.
#[derive(Resource)]
pub struct Seeds(std::sync::atomic::AtomicU64);

impl Seeds {
    /// Starts the row at this number.
    #[must_use]
    pub const fn from(first: u64) -> Seeds {
        Seeds(std::sync::atomic::AtomicU64::new(first))
    }

    /// The next seed.
    pub fn next(&self) -> u64 {
        self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
    }
}

impl Default for Seeds {
    fn default() -> Self {
        Seeds::from(1)
    }
}

type OneStage<'w, 's> =
    Query<'w, 's, (Entity, &'static mut Stage, &'static mut Motion), With<TableStage>>;

/// What a person does at the board.
pub(super) fn act(
    mut intents: MessageReader<Intent>,
    mut table: ResMut<Table>,
    turn: Option<Res<State<Turn>>>,
    mut next: ResMut<NextState<Turn>>,
    mut stages: OneStage,
    mut thinking: ResMut<Thinking>,
    mut replaying: ResMut<Replaying>,
    time: Res<Time>,
    pieces: Query<(&Piece, &ChildOf)>,
    traces: Query<(Entity, &ChildOf), With<Trace>>,
    moving: Query<(Entity, &ChildOf), With<Tween>>,
    mut moved: MessageWriter<PersonMoved>,
    mut commands: Commands,
) {
    let (Some(turn), Ok((entity, mut stage, mut motion))) = (turn, stages.single_mut()) else {
        intents.clear();
        return;
    };
    for intent in intents.read() {
        let next_rated = match intent {
            Intent::NewGame => table.next_rated.take(),
            _ => None,
        };
        let Some(sitting) = &mut table.sitting else {
            return;
        };
        match intent {
            // Whoever stops a replay with it does not want to play in its midst.
            Intent::Press(_) | Intent::TakeMarked if replaying.pause() => {
                motion.finish();
                continue;
            }
            Intent::Press(_) => motion.finish(),
            // The marks of a move that is still being shown must not make the next one.
            Intent::TakeMarked if !motion.is_at_rest() => {
                motion.finish();
                continue;
            }
            // A running one is not left without a question; see `scoring`.
            Intent::NewGame if sitting.is_rated() && next_rated.is_none() => continue,
            Intent::NewGame | Intent::OtherBegins => {
                thinking.cancel();
                if *intent == Intent::NewGame {
                    thinking.end_game();
                }
                if let Some(next) = next_rated {
                    *sitting = next;
                } else if *intent == Intent::NewGame {
                    sitting.again();
                } else if sitting.can_pass_the_beginning() {
                    sitting.pass_the_beginning();
                } else {
                    continue;
                }
                motion.clear();
                for (e, parent) in traces.iter().chain(&moving) {
                    if parent.parent() == entity {
                        commands.entity(e).try_despawn();
                    }
                }
                *stage = Stage::new(sitting.position());
                commands.entity(entity).insert(Unsettled);
                forget_game(&mut table);
                replaying.forget();
                (*next).set_if_neq(Turn::Animating);
                continue;
            }
            Intent::Resign => {
                if let Some(side) = sitting.may_resign() {
                    thinking.cancel();
                    sitting.resign(side);
                    forget_position(&mut table);
                    (*next).set_if_neq(Turn::Animating);
                }
                continue;
            }
            _ => {}
        }
        if *turn.get() == Turn::Computer {
            continue;
        }
        // Between the turns it may be a person's turn already: acting then only hurries.
        let may_move = sitting.result().is_none()
            && sitting.seat_to_move() == Seat::Person
            && (*turn.get() == Turn::Person || *turn.get() == Turn::Animating);
        if !may_move {
            continue;
        }
        if let Intent::Claim(claim) = *intent {
            // Nothing moves; who is next is decided at the beginning of the next frame.
            if sitting.choose(claim).is_ok() {
                replaying.forget();
                forget_game(&mut table);
                (*next).set_if_neq(Turn::Animating);
            }
            continue;
        }
        let wanted = match intent {
            Intent::Press(cell) if sitting.position().kind() == GameKind::Nim => {
                let there = pieces
                    .iter()
                    .any(|(piece, parent)| parent.parent() == entity && piece.cell == *cell);
                if there && motion.is_at_rest() {
                    toggle_mark(&mut stage, *cell);
                }
                continue;
            }
            Intent::Press(cell) => move_towards(sitting.position(), *cell),
            Intent::TakeMarked => match marked(&stage) {
                Some(take) => Ok(Nim::pack(take)),
                None => continue,
            },
            _ => continue,
        };
        match wanted.and_then(|mv| sitting.play(mv)) {
            Ok(events) => {
                motion.push(events);
                moved.write(PersonMoved);
                replaying.forget();
                table.refused = None;
                table.cursor.aimed = false;
                (*next).set_if_neq(Turn::Animating);
            }
            Err(reason) => table.refused = Some((reason, time.elapsed())),
        }
    }
}

fn toggle_mark(stage: &mut Stage, cell: Cell) {
    if !stage.marks.remove(&cell) {
        // Marks live in one row only.
        stage.marks.retain(|other| other.row == cell.row);
        stage.marks.insert(cell);
    }
}

/// The move that takes the marked pieces.
#[must_use]
pub fn marked(stage: &Stage) -> Option<Take> {
    let heap = stage.marks.first()?.row;
    Some(Take {
        heap,
        count: stage.marks.len() as u8,
    })
}

fn start_thinking(
    table: Res<Table>,
    mut thinking: ResMut<Thinking>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    limits: Res<ThinkLimits>,
    time: Res<Time>,
) {
    if let Some(sitting) = &table.sitting {
        thinking.start(sitting, &configs, &settings, limits.0, time.elapsed());
    }
}

fn stop_thinking(mut thinking: ResMut<Thinking>) {
    thinking.cancel();
}

fn end_game(mut thinking: ResMut<Thinking>) {
    thinking.end_game();
}

fn take_reply(
    mut thinking: ResMut<Thinking>,
    mut table: ResMut<Table>,
    mut stages: Query<&mut Motion, With<TableStage>>,
    mut next: ResMut<NextState<Turn>>,
    mut replaying: ResMut<Replaying>,
    mut notices: ResMut<Notices>,
    time: Res<Time>,
) {
    let Some(reply) = thinking.poll(time.elapsed()) else {
        return;
    };
    let (Some(sitting), Ok(mut motion)) = (&mut table.sitting, stages.single_mut()) else {
        return;
    };
    match reply {
        Ok(choice) if let Some(claim) = Question::claim_of(sitting, &choice) => {
            // It was asked for, or it would be a move.
            if sitting.choose(claim).is_ok() {
                replaying.forget();
                table.last_choice = Some(choice);
                (*next).set_if_neq(Turn::Animating);
            }
        }
        Ok(choice) => match sitting.play(choice.mv) {
            Ok(events) => {
                motion.push(events);
                replaying.forget();
                let remark = choice.remark.as_ref();
                match remark.and_then(|remark| remark.mistake.as_ref()) {
                    Some(mistake) => {
                        warn!("{mistake}");
                        notices.script_mistake("script", mistake.clone());
                    }
                    None => notices.withdraw("script"),
                }
                table.last_choice = Some(choice);
                (*next).set_if_neq(Turn::Animating);
            }
            Err(reason) => notices.problem("player", reason.to_string()),
        },
        Err(NoChoice::External(fault)) => {
            warn!("{fault}");
            sitting.resign(sitting.position().side_to_move());
            let here = sitting.history().current();
            table.fault = Some((here, fault));
            (*next).set_if_neq(Turn::Animating);
        }
        // Asking again would bring the same answer: the turn waits for a new game.
        Err(reason) => notices.problem("player", reason.to_string()),
    }
}

/// When everything rests: whose turn is it, or is it over?
pub(super) fn next_turn(
    table: Res<Table>,
    stages: Query<&Motion, With<TableStage>>,
    mut next: ResMut<NextState<Turn>>,
) {
    let (Some(sitting), Ok(motion)) = (&table.sitting, stages.single()) else {
        return;
    };
    if !motion.is_at_rest() {
        return;
    }
    (*next).set_if_neq(if sitting.result().is_some() {
        Turn::Over
    } else if sitting.seat_to_move() == Seat::Person {
        Turn::Person
    } else if sitting.computer_waits() {
        Turn::Waiting
    } else {
        Turn::Computer
    });
}
