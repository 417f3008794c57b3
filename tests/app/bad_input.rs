//! Mashed keys and clicks during everything: never a panic, never an illegal position, never a
//! board that does not show it.

use crate::features::research::ResearchCommand;
use crate::features::setup::draft::{Draft, StartChoice};
use crate::games;
use crate::games::northcott::NorthcottNumbers;
use crate::input::bindings::key_command::Focus;
use crate::input::keyboard::KeyFocus;
use crate::input::pointer::PointerTaken;
use crate::intent::Intent;
use crate::midend::{OpeningChoice, Starter};
use crate::players::Limits;
use crate::rules::{GameId, Rng};
use crate::window::WindowCommand;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use rand::{RngExt, SeedableRng};

use crate::tests::prelude::*;

const INPUTS: usize = 10_000;

/// Somebody small who has found the mouse and the keyboard.
struct Monkey {
    rng: Rng,
    kind: GameId,
    window: Vec2,
}

impl Monkey {
    fn below(&mut self, end: u32) -> u32 {
        self.rng.random_range(0..end)
    }

    fn one<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.rng.random_range(0..all.len())]
    }

    fn often(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    /// A place in or just outside the window.
    fn place(&mut self) -> Vec2 {
        let x = self.rng.random_range(-0.1..1.1);
        let y = self.rng.random_range(-0.1..1.1);
        Vec2::new(x, y) * self.window
    }

    /// A cell of the board, sometimes one far outside.
    fn cell(&mut self, table: &Tabletop) -> Cell {
        if table.stage_entity().is_none() || self.often(5) {
            return Cell::new(self.below(256) as u8, self.below(256) as u8);
        }
        let geometry = &table.stage().geometry;
        let (cols, rows) = (geometry.cols, geometry.rows);
        Cell::new(self.below(cols.into()) as u8, self.below(rows.into()) as u8)
    }

    /// One input of any kind.
    fn act(&mut self, table: &mut Tabletop) {
        match self.below(100) {
            0..20 => self.click(table),
            20..38 => self.press_a_key(table),
            38..44 => self.touch(table),
            44..58 => self.want(table),
            58..61 => self.resize(table),
            61..67 => self.edit_the_draft(table),
            67..70 => self.turn_a_switch(table),
            70..90 => self.mean_a_legal_move(table),
            _ => self.let_time_pass(table),
        }
        if self.often(70) {
            self.let_time_pass(table);
        }
    }

    fn click(&mut self, table: &mut Tabletop) {
        let at = if table.stage_entity().is_some() && self.often(60) {
            let cell = self.cell(table);
            table.place_of(cell)
        } else {
            self.place()
        };
        let at = (!self.often(3)).then_some(at);
        table.point_at(at);
        let button = self.one(&[MouseButton::Left, MouseButton::Left, MouseButton::Right]);
        if self.often(90) {
            table.button_event(button, ButtonState::Pressed);
        }
        if self.often(50) {
            self.let_time_pass(table);
        }
        if self.often(90) {
            table.button_event(button, ButtonState::Released);
        }
    }

    fn press_a_key(&mut self, table: &mut Tabletop) {
        use KeyCode::*;
        let key = self.one(&[
            Enter,
            Enter,
            Space,
            Space,
            NumpadEnter,
            Escape,
            ArrowLeft,
            ArrowRight,
            ArrowUp,
            ArrowDown,
            KeyA,
            KeyB,
            KeyC,
            KeyN,
            KeyO,
            KeyX,
            KeyV,
            KeyZ,
            Digit0,
            Digit1,
            Digit2,
            Digit3,
            Digit9,
            Numpad4,
            ControlLeft,
            ShiftLeft,
            SuperLeft,
            F1,
            F11,
            Tab,
            Slash,
            Backspace,
            Delete,
            F5,
            AltLeft,
        ]);
        let control = self.often(10);
        if control {
            table.key_event(ControlLeft, ButtonState::Pressed, false);
        }
        let key = if control && self.often(50) { KeyN } else { key };
        let repeat = self.often(20);
        table.key_event(key, ButtonState::Pressed, repeat);
        if self.often(50) {
            self.let_time_pass(table);
        }
        if self.often(90) {
            table.key_event(key, ButtonState::Released, false);
        }
        if control || self.often(20) {
            table.key_event(ControlLeft, ButtonState::Released, false);
        }
    }

    fn touch(&mut self, table: &mut Tabletop) {
        use TouchPhase::{Canceled, Ended, Moved, Started};
        let id = self.below(3).into();
        let at = if table.stage_entity().is_some() && self.often(60) {
            let cell = self.cell(table);
            table.place_of(cell)
        } else {
            self.place()
        };
        if self.often(50) {
            table.touch_event(Started, at, id);
            self.let_time_pass(table);
            table.touch_event(Ended, at, id);
        } else {
            let phase = self.one(&[Started, Moved, Ended, Canceled]);
            table.touch_event(phase, at, id);
        }
    }

    fn want(&mut self, table: &mut Tabletop) {
        let cell = self.cell(table);
        let side = self.one(&Side::BOTH);
        let step = |n: u32| n as i8;
        let (dx, dy) = (step(self.below(256)), step(self.below(256)));
        let number = self.below(256) as u8;
        let kind = if self.often(95) {
            self.kind
        } else {
            self.one(games::all())
        };
        let intent: Intent = match self.below(64) {
            0..8 => BoardInput::Press(cell).into(),
            8..12 => BoardInput::SecondPress(cell).into(),
            12..14 => BoardInput::Point(Some(cell)).into(),
            14 => BoardInput::Point(None).into(),
            15..18 => BoardInput::Step { dx, dy }.into(),
            18 => BoardInput::ToColumn(number).into(),
            19 => BoardInput::ToRow(number).into(),
            20..24 => BoardInput::TakeMarked.into(),
            24..27 => MatchCommand::OtherBegins.into(),
            27 => MatchCommand::NewGame.into(),
            28..36 => ScreenCommand::Start.into(),
            36..40 => ScreenCommand::Continue.into(),
            40 => ScreenCommand::ToSetup.into(),
            41 => ScreenCommand::ToMenu.into(),
            42 => ScreenCommand::Back.into(),
            43..45 => BoardInput::PlaceFor(side).into(),
            45 => WindowCommand::FullScreen.into(),
            46 => WindowCommand::Keys.into(),
            47 => ScreenCommand::Research.into(),
            48 => ResearchCommand::RunOrPause.into(),
            49 => ResearchCommand::OneStep.into(),
            50 => ResearchCommand::StartAgain.into(),
            51 => ResearchCommand::Zoom(dx).into(),
            52 => ResearchCommand::PutOnBoard.into(),
            53..57 => MatchCommand::Choose(self.one(&OpeningChoice::SIDES_OR_TWO_MORE)).into(),
            _ => ScreenCommand::Open(kind).into(),
        };
        table.intent(intent);
    }

    fn resize(&mut self, table: &mut Tabletop) {
        let (width, height) = self.one(&[
            (200, 200),
            (1, 1),
            (0, 0),
            (375, 667),
            (667, 375),
            (1280, 720),
            (3840, 2160),
            (5000, 30),
        ]);
        self.window = Vec2::new(width as f32, height as f32);
        table.resize(self.window.x, self.window.y);
    }

    /// What a person can do in the setup's panel, whatever the screen.
    fn edit_the_draft(&mut self, table: &mut Tabletop) {
        if table.screen() != Screen::Setup {
            return;
        }
        let configs = table.configs().clone();
        let mut draft: Draft = table.draft().clone();
        match self.below(7) {
            0 | 1 => {
                let fields = draft.fields.clone();
                let field = &fields[self.below(fields.len() as u32) as usize];
                let (low, high) = field.range.clone().into_inner();
                // Small boards come to an end.
                let high = if self.often(60) { low + 1 } else { high + 2 };
                let value = self.rng.random_range(low - 1..=high);
                draft.set(field.key, field.index, value);
            }
            2 => {
                draft.starter = self.one(&Starter::ALL);
                draft.opening = self.one(&games::openings().collect::<Vec<_>>());
            }
            3 => {
                let seed = self.below(1000).into();
                let start = if self.often(50) {
                    StartChoice::Random(seed)
                } else {
                    StartChoice::Usual
                };
                draft.set_start(start);
            }
            4 => {
                let presets = configs.games().presets(draft.game).to_vec();
                let preset = &presets[self.below(presets.len() as u32) as usize];
                draft.take_preset(preset).expect("a shipped preset");
            }
            _ => {
                let offered = Opponent::offered(draft.position(), &configs.opponents);
                let opponent = self.one(&offered);
                let seat = if self.often(60) {
                    Seat::Person
                } else {
                    Seat::Computer(opponent)
                };
                let which = self.below(2) as usize;
                draft.seats[which] = seat;
            }
        }
        *table.draft() = draft;
    }

    fn turn_a_switch(&mut self, table: &mut Tabletop) {
        match self.below(6) {
            0 | 1 => {
                let speed = self.one(&Speed::ALL);
                table.speed(speed);
            }
            2 => {
                let focus = self.one(&[Focus::Board, Focus::Board, Focus::Control, Focus::Text]);
                table.resource_mut::<KeyFocus>().0 = focus;
            }
            3 => {
                let taken = self.often(20);
                table.resource_mut::<PointerTaken>().everywhere = taken;
            }
            4 => {
                let shown = self.often(50);
                let mut settings = table.resource_mut::<Settings>();
                (settings.show_legal, settings.show_verdict) = (shown, !shown);
            }
            _ => {
                let ms = self.one(&[0, 1, 100, 5_000]);
                let units = self.one(&[1, 40, 400]);
                let multiplier = self.one(&[0.0, 0.5, 1.0, 10.0]);
                let mut configs = table.resource_mut::<Configs>();
                configs.change_games(|games| {
                    games.change(|numbers: &mut NorthcottNumbers| {
                        numbers.slide.units_per_field = units;
                    });
                });
                let timing = &mut configs.timing;
                (timing.drop_ms, timing.wave_ms, timing.take_ms) = (ms, ms, ms);
                timing.multiplier = multiplier;
            }
        }
    }

    /// So that games get somewhere; whether it comes about is another matter.
    fn mean_a_legal_move(&mut self, table: &mut Tabletop) {
        if table.screen() != Screen::Play {
            return;
        }
        let moves = table.position().legal_moves();
        if moves.is_empty() {
            return;
        }
        let mv = self.one(&moves);
        let cell = table.position().target(mv).expect("a move of this game");
        table.intent(BoardInput::Press(cell));
        table.intent(BoardInput::TakeMarked);
    }

    fn let_time_pass(&mut self, table: &mut Tabletop) {
        let milliseconds = self.one(&[0, 1, 16, 16, 16, 50, 50, 500, 3_000]);
        // So that a seed gives the same mashing again, wherever it runs.
        table.let_the_players_finish();
        // Every frame checks the board and the position.
        table.frame(milliseconds);
    }
}

/// What has been seen on the way, so that the test does not pass by standing still.
#[derive(Debug, Default)]
struct Seen {
    moves: usize,
    games_over: usize,
    turns: std::collections::BTreeSet<String>,
}

fn mash(kind: GameId, seed: u64) -> Seen {
    let mut table = Tabletop::new();
    // Quick players, so that there is more to see in the same time.
    table.limit(Limits::of_nodes(2_000));
    table.open(kind);
    let mut monkey = Monkey {
        rng: Rng::seed_from_u64(seed),
        kind,
        window: Vec2::new(1280.0, 720.0),
    };
    let mut seen = Seen::default();
    let mut last = (0, false);
    for _ in 0..INPUTS {
        monkey.act(&mut table);
        seen.turns
            .insert(format!("{:?} {:?}", table.screen(), table.turn()));
        let over = table.turn() == Some(Turn::Over);
        let moves = table
            .current()
            .game_match
            .as_ref()
            .map_or(0, |s| s.moves().len());
        seen.moves += moves.saturating_sub(last.0);
        seen.games_over += usize::from(over && !last.1);
        last = (moves, over);
    }
    println!("{kind:?}: {seen:?}");
    seen
}

/// The mashing visits every state of the program and plays games to their end.
fn mash_everything(kind: GameId) {
    let mut seen = mash(kind, 1906);
    let more = mash(kind, 1);
    seen.moves += more.moves;
    seen.games_over += more.games_over;
    seen.turns.extend(more.turns);
    assert_eq!(seen.turns.len(), 8, "{:?}", seen.turns);
    assert!(seen.moves > 500 && seen.games_over > 2, "{seen:?}");
}

#[test]
fn ten_thousand_random_inputs_do_nim_no_harm() {
    mash_everything(games::nim::ID);
}

#[test]
fn ten_thousand_random_inputs_do_corner_nim_no_harm() {
    mash_everything(games::corner::ID);
}

#[test]
fn ten_thousand_random_inputs_do_northcott_no_harm() {
    mash_everything(games::northcott::ID);
}

#[test]
fn ten_thousand_random_inputs_do_lines_no_harm() {
    mash_everything(games::lines::ID);
}

#[test]
fn ten_thousand_random_inputs_do_atoms_no_harm() {
    mash_everything(games::atoms::ID);
}
