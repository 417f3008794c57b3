//! Whatever people do, and at whatever moment: a board that has come to rest is the one that the same
//! position makes from nothing.

use crate::app::{board_looks, table};
use crate::board::animation::tween::Tween;
use crate::board::cells::BoardCell;
use crate::board::drawing::afterglow::Afterglow;
use crate::board::figure::{Figure, LookSeed, Pose};
use crate::board::layout::BoardAlone;
use crate::board::pieces::Piece;
use crate::board::stage::Trace;
use crate::features::recording::offscreen_renderer::{OffscreenRenderer, RendererError};
use crate::features::settings::is_settled;
use crate::intent::Intent;
use crate::rules::{Position, Rng};
use crate::turn::current_match::{CurrentMatch, Stakes, StartMatch};
use bevy_egui::EguiPrimaryContextPass;
use image::RgbaImage;
use rand::{RngExt, SeedableRng};

use crate::tests::prelude::*;
use fivefold_support::positions::plan;
use fivefold_support::scratch_folder;

/// The five games, in the midst of what moves most on their boards.
const BOARDS: [&str; 7] = [
    "nim:3,4,5",
    "corner:6x6,queen",
    "northcott:3x8",
    "mnk:4x3x3",
    "atoms:4x4:aBbC/cCcc/1bcC/cbA1@1",
    "atoms:4x3,chain:1aA1/abBA/1aA1@1",
    "atoms:7x7:1a1B1A1/aBcbCaA/1cCcBb1/BbcccAb/1CbcBc1/AaBcAb1/1b1A1B1@1",
];

/// The most milliseconds that pass between two deeds: enough to see a move through, or nearly.
const LONGEST_PAUSE: u64 = 700;

/// What somebody does next: most often a move, otherwise a walk through the game, impatience or another
/// speed.
enum Deed {
    Board(BoardInput),
    History(HistoryCommand),
    Speed(Speed),
}

impl Deed {
    fn any(rng: &mut Rng, position: &Position) -> Deed {
        const WALKS: [HistoryCommand; 6] = [
            HistoryCommand::Undo,
            HistoryCommand::Redo,
            HistoryCommand::StepBack,
            HistoryCommand::StepForward,
            HistoryCommand::ToStart,
            HistoryCommand::ToEnd,
        ];
        let view = position.view();
        match rng.random_range(0..12) {
            0..=5 => Deed::History(WALKS[rng.random_range(0..WALKS.len())]),
            6 => Deed::Speed(Speed::ALL[rng.random_range(0..Speed::ALL.len())]),
            7 => Deed::Board(BoardInput::TakeMarked),
            8 => Deed::Board(BoardInput::Press(Cell::new(
                rng.random_range(0..view.cols),
                rng.random_range(0..view.rows),
            ))),
            _ => {
                let moves = position.legal_moves();
                let chosen = (!moves.is_empty()).then(|| moves[rng.random_range(0..moves.len())]);
                chosen.map_or(Deed::History(HistoryCommand::ToStart), |mv| {
                    Deed::Board(BoardInput::Play(mv))
                })
            }
        }
    }
}

/// Everything on the board that tells of the position: kind, colour, place and number of its pieces, the
/// light of its cells, and what moves have left behind.
fn seen(table: &Tabletop) -> Vec<String> {
    let world = table.app.world();
    let told = |entity: Entity| {
        let thing = world.entity(entity);
        let (figure, pose) = (thing.get::<Figure>()?, thing.get::<Pose>()?);
        let belongs = thing.contains::<BoardCell>() || thing.contains::<Trace>();
        let piece = thing.get::<Piece>();
        let hidden = thing.get::<Visibility>() == Some(&Visibility::Hidden);
        // Pebbles differ in their outlines as well.
        let seed = thing
            .get::<LookSeed>()
            .filter(|_| *figure == Figure::Pebble);
        ((belongs || piece.is_some()) && !hidden)
            .then(|| format!("{figure:?} {piece:?} {seed:?} {pose:?}"))
    };
    let figures = table.on_board::<Figure>().into_iter();
    let mut all: Vec<String> = figures.filter_map(|(entity, _)| told(entity)).collect();
    all.sort();
    all
}

fn rest(table: &mut Tabletop) {
    table.wait("rest", |table| {
        table.is_at_rest()
            && table.on_board::<Tween>().is_empty()
            && table.on_board::<Afterglow>().is_empty()
    });
}

#[test]
fn a_board_at_rest_is_the_one_that_its_position_makes_from_nothing() {
    for id in BOARDS {
        for seed in 0..3 {
            let mut rng = Rng::seed_from_u64(seed);
            let mut table = Tabletop::new();
            table.sit(id, PERSONS);
            let mut done = Vec::new();
            for _ in 0..4 {
                for _ in 0..rng.random_range(1..6) {
                    match Deed::any(&mut rng, table.position()) {
                        Deed::Board(input) => {
                            done.push(format!("{input:?}"));
                            table.intent(input);
                        }
                        Deed::History(command) => {
                            done.push(format!("{command:?}"));
                            table.intent(command);
                        }
                        Deed::Speed(speed) => {
                            done.push(format!("{speed:?}"));
                            table.speed(speed);
                        }
                    }
                    let pause = rng.random_range(0..LONGEST_PAUSE);
                    done.push(format!("{pause} ms"));
                    for _ in 0..pause / 16 {
                        table.frame(16);
                    }
                }
                table.speed(Speed::Normal);
                table.frame(0);
                rest(&mut table);
                // What is in somebody's hand goes with the board.
                let marked = !table.stage().marks.is_empty();
                let before = seen(&table);
                table.show(Screen::Menu);
                table.show(Screen::Play);
                table.frame(16);
                rest(&mut table);
                if !marked {
                    assert_eq!(before, seen(&table), "{id}: {}", done.join(", "));
                }
            }
        }
    }
}

/// Boards drawn without a window.
struct Drawing {
    studio: OffscreenRenderer,
}

impl Drawing {
    fn open() -> Result<Drawing, RendererError> {
        let mut studio = OffscreenRenderer::new(SIDE, SIDE, 1.0, |app| {
            table(app);
            board_looks(app);
            app.insert_resource(BoardAlone)
                .init_schedule(EguiPrimaryContextPass);
        })?;
        studio.settle_until(500, is_settled);
        Ok(Drawing { studio })
    }

    fn sit(&mut self, id: &str) {
        let plan = plan(id, PERSONS);
        let stakes = Stakes::Casual;
        let world = self.studio.app_mut().world_mut();
        world.resource_mut::<Settings>().show_legal = false;
        world.trigger(StartMatch { plan, stakes });
        self.rest();
    }

    fn position(&mut self) -> Position {
        let current = self.studio.app_mut().world().resource::<CurrentMatch>();
        let game_match = current.game_match.as_ref().expect("there is a match");
        game_match.position().clone()
    }

    fn does(&mut self, intent: impl Into<Intent>, frames: u32) {
        let world = self.studio.app_mut().world_mut();
        world.write_message(intent.into());
        self.studio.step(frames);
    }

    /// Everything has come to rest, the picture of the ground included.
    fn rest(&mut self) {
        self.studio.step(10);
        self.studio.settle();
        self.studio.step(80);
    }

    fn photograph(&mut self) -> RgbaImage {
        self.studio.photograph().expect("a picture comes back")
    }

    /// The same position, drawn from nothing.
    fn afresh(&mut self) -> RgbaImage {
        for screen in [Screen::Menu, Screen::Play] {
            let world = self.studio.app_mut().world_mut();
            world.resource_mut::<NextState<Screen>>().set(screen);
            self.studio.step(2);
        }
        self.rest();
        self.photograph()
    }
}

/// The side of a picture.
const SIDE: u32 = 240;

/// The largest difference of a channel in two pictures, and where.
fn difference(a: &RgbaImage, b: &RgbaImage) -> (u8, u32, u32) {
    let pairs = a.enumerate_pixels().zip(b.pixels());
    let worst = pairs.map(|((x, y, a), b)| {
        let channels = a.0.into_iter().zip(b.0);
        (
            channels.map(|(a, b)| a.abs_diff(b)).max().unwrap_or(0),
            x,
            y,
        )
    });
    worst.max().unwrap_or_default()
}

/// The number of a shader is one thing, the material of a piece another: both must follow its side.
#[test]
fn after_a_quick_jump_every_atom_is_drawn_in_the_shape_of_its_side() {
    let Ok(mut drawing) = Drawing::open() else {
        return;
    };
    drawing.sit(BOARDS[6]);
    for mv in ["d4", "e1"] {
        let mv = drawing.position().parse_move(mv).expect("a move");
        drawing.does(BoardInput::Play(mv), 400);
    }
    for frames in [1, 3, 9] {
        drawing.does(HistoryCommand::ToStart, frames);
        drawing.does(HistoryCommand::ToEnd, 0);
        drawing.rest();
        let jumped = drawing.photograph();
        let afresh = drawing.afresh();
        let found = difference(&jumped, &afresh);
        if found.0 > 8 {
            let folder = scratch_folder();
            jumped.save(folder.join("jumped.png")).expect("saved");
            afresh.save(folder.join("afresh.png")).expect("saved");
            panic!("{frames} frames: {found:?}");
        }
    }
}
