//! The demos of the menu: on each card a game plays itself, slowly, and rests when
//! nobody is about.

use std::time::Duration;

use bevy::input::keyboard::KeyboardInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use rand::SeedableRng;

use crate::board::animation::{AnimationQueue, advance_motions};
use crate::board::layout::{Areas, placement_in};
use crate::board::placing::{Placement, place_figures};
use crate::board::stage::{OnStage, Stage, Trace, spawn_board};
use crate::features::menu::MenuLayout;
use crate::features::settings::{Configs, Settings, milliseconds};
use crate::games;
use crate::look::Look;
use crate::players::opponents::Opponent;
use crate::players::{AnyPlayer, Limits, Stop};
use crate::rules::{AnyGame, GameId, Position, Rng, Side};
use crate::states::{Phase, Screen};
use crate::turn::current_match::CurrentMatch;

/// The game on a card.
#[derive(Component)]
pub(crate) struct MenuDemo {
    /// The number of its card.
    pub card: usize,
    start: Position,
    position: Position,
    opponent: Opponent,
    rng: Rng,
    /// When the next move is made, in time since the program's start.
    next: Duration,
}

/// When the next move on a card is due, if the cards are awake: the program must be too.
#[derive(Resource, Default)]
pub(crate) struct NextDemoMove(pub Option<Duration>);

/// Since when nobody has touched anything.
#[derive(Resource, Default)]
struct LastSign(Duration);

/// Adds the demos.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NextDemoMove>()
        .init_resource::<LastSign>()
        .add_systems(OnEnter(Screen::Menu), spawn)
        .add_systems(OnExit(Screen::Menu), rest)
        .add_systems(OnEnter(Screen::Tune), wake_up)
        .add_systems(OnExit(Screen::Tune), rest)
        .add_systems(
            Update,
            (
                notice_people,
                place
                    .after(Phase::Input)
                    .before(place_figures)
                    .run_if(in_state(Screen::Menu)),
                make_moves.in_set(Phase::Scene).before(advance_motions),
            )
                .run_if(in_state(Screen::Menu).or_else(in_state(Screen::Tune))),
        );
}

fn rest(mut next: ResMut<NextDemoMove>) {
    next.0 = None;
}

fn wake_up(time: Res<Time>, mut sign: ResMut<LastSign>) {
    sign.0 = time.elapsed();
}

fn spawn(
    mut commands: Commands,
    configs: Res<Configs>,
    time: Res<Time>,
    mut sign: ResMut<LastSign>,
) {
    sign.0 = time.elapsed();
    for (index, game) in games::all().iter().enumerate() {
        spawn_demo(
            &mut commands,
            *game,
            index,
            Screen::Menu,
            &configs,
            time.elapsed(),
        );
    }
}

/// Puts a board that plays by itself on a screen; where it lies is up to the screen. `index` is its number
/// among those of the screen.
pub(crate) fn spawn_demo(
    commands: &mut Commands,
    game: GameId,
    index: usize,
    screen: Screen,
    configs: &Configs,
    now: Duration,
) {
    let card = Look::of(game).card;
    let Some(start) = start_of(game.rules(), card.parameters) else {
        return;
    };
    let mut demo = MenuDemo {
        card: index,
        opponent: Opponent::usual(&start, &configs.opponents),
        position: start.clone(),
        start,
        rng: Rng::seed_from_u64(7 + index as u64),
        next: now + milliseconds(configs.timing.demo_pause_ms) * (index as u32 + 2) / 4,
    };
    // One player for all of them: a new one brings a new table each time.
    let mut player = demo.player(configs);
    for _ in 0..card.moves_ahead {
        if demo.position.outcome().is_none()
            && let Some(mv) = demo.choose(&mut *player)
        {
            // A chosen move is legal; were it not, the board would just wait.
            let _ = demo.position.play(mv);
        }
    }
    let (stage, layout) = Stage::showing(&demo.position);
    let entity = commands
        .spawn((demo, AnimationQueue::default(), DespawnOnExit(screen)))
        .id();
    spawn_board(&mut OnStage::new(commands, entity, &stage));
    commands.entity(entity).insert((stage, layout));
}

/// The game on a card begins like this; nothing if the card's parameters are wrong.
fn start_of(rules: &dyn AnyGame, parameters: &str) -> Option<Position> {
    if parameters.is_empty() {
        rules.start(&rules.fields(), Side::First).ok()
    } else {
        rules.start_text(parameters, Side::First).ok()
    }
}

impl MenuDemo {
    /// The next move comes no later than this.
    pub(crate) fn hurry(&mut self, at: Duration) {
        self.next = self.next.min(at);
    }

    fn player(&self, configs: &Configs) -> Box<dyn AnyPlayer> {
        self.opponent
            .player(self.position.game(), &configs.opponents)
    }

    fn choose(&mut self, player: &mut dyn AnyPlayer) -> Option<crate::rules::Move> {
        // Nobody waits for a picture: the choice must be quick.
        let limits = Limits {
            depth: Some(2),
            ..Limits::of_nodes(20_000)
        };
        player
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
    mut cards: Query<(Entity, &Children, &mut MenuDemo, &mut AnimationQueue)>,
    traces: Query<Entity, With<Trace>>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    sign: Res<LastSign>,
    time: Res<Time>,
    mut next_move: ResMut<NextDemoMove>,
) {
    let now = time.elapsed();
    let timing = &configs.timing;
    let resting = now.saturating_sub(sign.0) >= milliseconds(timing.demo_rest_ms)
        || configs.factor(&settings) <= 0.0;
    let pause = milliseconds(timing.demo_pause_ms);
    let mut due = None;
    for (entity, children, mut demo, mut motion) in &mut cards {
        if resting {
            // The next move comes a while after somebody is there again.
            demo.next = demo.next.max(now + pause / 2);
            continue;
        }
        if now >= demo.next && motion.is_at_rest() {
            demo.next = now + pause;
            if demo.position.outcome().is_some() {
                demo.position = demo.start.clone();
                for trace in traces.iter_many(children) {
                    commands.entity(trace).despawn();
                }
                motion.clear();
                let stage = Stage::showing(&demo.position);
                commands.entity(entity).insert(stage);
            } else if let mut player = demo.player(&configs)
                && let Some(mv) = demo.choose(&mut *player)
                && let Ok(events) = demo.position.play(mv)
            {
                motion.push(events, None);
            }
        }
        due = Some(due.map_or(demo.next, |due: Duration| due.min(demo.next)));
    }
    next_move.0 = due;
}

fn place(
    mut commands: Commands,
    areas: Res<Areas>,
    current: Res<CurrentMatch>,
    mut cards: Query<(Entity, &MenuDemo, &Stage, Option<&mut Placement>)>,
) {
    let layout = MenuLayout::of(&areas, games::all().len(), current.has_open_game());
    for (entity, demo, stage, placement) in &mut cards {
        let room = layout.pictures[demo.card];
        placement_in(&areas, stage, room).put(&mut commands, entity, placement);
    }
}
