//! The living pictures of the menu: on each card a game plays itself, slowly, and rests when
//! nobody is about.

use std::time::Duration;

use bevy::input::keyboard::KeyboardInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use rand::SeedableRng;

use super::menu::MenuLayout;
use crate::app::animation::{Motion, advance_motions};
use crate::app::flow::{Table, Unsettled};
use crate::app::layout::{Areas, placement_in};
use crate::app::scene::placing::{Placement, place_figures};
use crate::app::scene::stage::{Stage, Trace, spawn_board};
use crate::app::settings::{Configs, Settings, milliseconds};
use crate::app::states::{Phase, Screen};
use crate::games::{GameKind, Position, Rng, notation};
use crate::players::opponents::Opponent;
use crate::players::{Limits, Stop};

/// The game on a card.
#[derive(Component)]
pub struct Living {
    /// Which game.
    pub kind: GameKind,
    start: Position,
    position: Position,
    opponent: Opponent,
    rng: Rng,
    /// When the next move is made, in time since the program's start.
    next: Duration,
}

/// When the next move on a card is due, if the cards are awake: the program must be too.
#[derive(Resource, Default)]
pub struct NextDemoMove(pub Option<Duration>);

/// Since when nobody has touched anything.
#[derive(Resource, Default)]
struct LastSign(Duration);

/// Adds the living pictures.
pub fn plugin(app: &mut App) {
    app.init_resource::<NextDemoMove>()
        .init_resource::<LastSign>()
        .add_systems(OnEnter(Screen::Menu), spawn)
        .add_systems(OnExit(Screen::Menu), |mut next: ResMut<NextDemoMove>| {
            next.0 = None
        })
        .add_systems(
            Update,
            (
                notice_people,
                place.after(Phase::Input).before(place_figures),
                make_moves.in_set(Phase::Scene).before(advance_motions),
            )
                .run_if(in_state(Screen::Menu)),
        );
}

/// The board of each card and how many plies it is ahead when the menu opens, so that there is
/// something to see at once.
const BOARDS: [(&str, u32); 5] = [
    ("nim:3,4,5", 1),
    ("corner:6x6", 0),
    ("northcott:3x8", 4),
    ("mnk:9x9x5", 15),
    ("atoms:6x6", 26),
];

fn spawn(
    mut commands: Commands,
    configs: Res<Configs>,
    time: Res<Time>,
    mut sign: ResMut<LastSign>,
) {
    sign.0 = time.elapsed();
    for (index, (id, ahead)) in (0_u32..).zip(BOARDS) {
        let Ok(id) = notation::parse_id(id) else {
            continue;
        };
        let start = id.position;
        let mut living = Living {
            kind: start.kind(),
            opponent: Opponent::usual(&start, &configs.opponents),
            position: start.clone(),
            start,
            rng: Rng::seed_from_u64(7 + u64::from(index)),
            next: time.elapsed() + milliseconds(configs.timing.demo_pause_ms) * (index + 2) / 4,
        };
        for _ in 0..ahead {
            if living.position.outcome().is_none()
                && let Some(mv) = living.choose(&configs)
            {
                // A chosen move is legal; were it not, the board would just wait.
                let _ = living.position.play(mv);
            }
        }
        let stage = Stage::new(&living.position);
        let entity = commands
            .spawn((
                living,
                Motion::default(),
                Unsettled,
                DespawnOnExit(Screen::Menu),
            ))
            .id();
        spawn_board(&mut commands, entity, &stage);
        commands.entity(entity).insert(stage);
    }
}

impl Living {
    fn choose(&mut self, configs: &Configs) -> Option<crate::games::Move> {
        // Nobody waits for a picture: the choice must be quick.
        let limits = Limits {
            nodes: Some(20_000),
            depth: Some(2),
        };
        self.opponent
            .player(self.kind, &configs.opponents)
            .choose(&self.position, &limits, &Stop::new(), &mut self.rng)
            .ok()
            .map(|choice| choice.mv)
    }
}

fn notice_people(
    mut sign: ResMut<LastSign>,
    time: Res<Time>,
    mut moved: MessageReader<CursorMoved>,
    mut keys: MessageReader<KeyboardInput>,
    mut touched: MessageReader<TouchInput>,
) {
    if moved.read().count() + keys.read().count() + touched.read().count() > 0 {
        sign.0 = time.elapsed();
    }
}

fn make_moves(
    mut commands: Commands,
    mut cards: Query<(Entity, &mut Living, &mut Stage, &mut Motion)>,
    traces: Query<(Entity, &ChildOf), With<Trace>>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    sign: Res<LastSign>,
    time: Res<Time>,
    mut next_move: ResMut<NextDemoMove>,
) {
    let now = time.elapsed();
    let timing = &configs.timing;
    let resting = now.saturating_sub(sign.0) >= milliseconds(timing.demo_rest_ms)
        || settings.factor(timing) <= 0.0;
    let pause = milliseconds(timing.demo_pause_ms);
    let mut due = None;
    for (entity, mut living, mut stage, mut motion) in &mut cards {
        if resting {
            // The next move comes a while after somebody is there again.
            living.next = living.next.max(now + pause / 2);
            continue;
        }
        if now >= living.next && motion.is_at_rest() {
            living.next = now + pause;
            if living.position.outcome().is_some() {
                living.position = living.start.clone();
                for (e, parent) in &traces {
                    if parent.parent() == entity {
                        commands.entity(e).despawn();
                    }
                }
                motion.clear();
                *stage = Stage::new(&living.position);
                commands.entity(entity).insert(Unsettled);
            } else if let Some(mv) = living.choose(&configs)
                && let Ok(events) = living.position.play(mv)
            {
                motion.push(events);
            }
        }
        due = Some(due.map_or(living.next, |due: Duration| due.min(living.next)));
    }
    next_move.0 = due;
}

fn place(
    mut commands: Commands,
    areas: Res<Areas>,
    table: Res<Table>,
    mut cards: Query<(Entity, &Living, &Stage, Option<&mut Placement>)>,
) {
    let layout = MenuLayout::of(&areas, table.sitting.is_some());
    for (entity, living, stage, placement) in &mut cards {
        let room = layout.pictures[living.kind as usize];
        let new = placement_in(&areas, stage, room);
        match placement {
            Some(mut placement) => {
                placement.set_if_neq(new);
            }
            None => {
                commands.entity(entity).insert(new);
            }
        }
    }
}
