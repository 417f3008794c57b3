//! The list of pictures: which screen, in which state, at which size.

use bevy::prelude::*;
use image::RgbaImage;

use super::studio::{Studio, StudioError};
use crate::app::animation::Motion;
use crate::app::flow::{Seeds, Table};
use crate::app::intent::Intent;
use crate::app::language::{Language, Words};
use crate::app::screens::loading::OpenAtStart;
use crate::app::states::{Screen, Turn};
use crate::app::{faces, logic};
use crate::games::notation::parse_id;
use crate::games::{Cell, GameKind};

/// One picture.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Name of the file without its ending.
    pub name: String,
    /// Size of the window in logical pixels.
    pub size: UVec2,
    /// Physical pixels per logical one.
    pub scale: f32,
    /// What is shown.
    pub subject: Subject,
}

/// What a picture shows.
#[derive(Clone, Debug)]
pub enum Subject {
    /// The menu.
    Menu(Language),
    /// The setup of a game.
    Setup(GameKind),
    /// A position of a game, with the pointer over a cell.
    Game {
        /// The id of the position.
        id: &'static str,
        /// Moves played from it, in the game's notation.
        moves: &'static [&'static str],
        /// The cell under the pointer.
        hover: Option<Cell>,
    },
    /// The list of keys over the menu.
    Keys,
}

/// A desktop window, a phone, a large screen.
const DESKTOP: UVec2 = UVec2::new(1280, 720);
const PHONE: UVec2 = UVec2::new(375, 667);

/// Moves of a game of Gomoku that ends with a line of five.
const GOMOKU: &[&str] = &[
    "h8", "i9", "i8", "g8", "j8", "k8", "i7", "i6", "h6", "g5", "j7", "k7", "g7", "h7", "j6", "f9",
    "k5", "l4", "h9", "g10", "j9", "j10", "l5", "k6", "i10", "f13",
];

/// All pictures of `fivefold pictures`.
#[must_use]
pub fn scenes() -> Vec<Scene> {
    let mut scenes = Vec::new();
    let mut add = |name: &str, size: UVec2, subject: Subject| {
        scenes.push(Scene {
            name: name.to_owned(),
            size,
            scale: 1.0,
            subject,
        });
    };
    let game = |id, moves, hover| Subject::Game { id, moves, hover };
    for (suffix, size) in [("", DESKTOP), ("-phone", PHONE)] {
        let named = |name: &str| format!("{name}{suffix}");
        add(&named("menu"), size, Subject::Menu(Language::En));
        for kind in GameKind::ALL {
            add(
                &named(&format!("setup-{}", kind.id())),
                size,
                Subject::Setup(kind),
            );
        }
        add(
            &named("nim"),
            size,
            game("nim:3,4,5,7:3,2,5,6", &[], Some(Cell::new(2, 2))),
        );
        add(
            &named("corner"),
            size,
            game("corner:8x8,queen:g6", &[], Some(Cell::new(3, 2))),
        );
        add(
            &named("northcott"),
            size,
            game(
                "northcott:4x12:2-9,1-12,4-6,3-11@2",
                &[],
                Some(Cell::new(6, 0)),
            ),
        );
        add(
            &named("lines"),
            size,
            game("mnk:15x15x5", GOMOKU, Some(Cell::new(5, 5))),
        );
        add(
            &named("tic-tac-toe"),
            size,
            game(
                "mnk:3x3x3",
                &["b2", "a1", "c3", "a3", "a2", "c2", "b3", "b1", "c1"],
                None,
            ),
        );
        add(
            &named("atoms"),
            size,
            game(
                "atoms:8x8:1c2A3/2bC1B2/a1cbA1C1/1A1c2Bb/2aC1b2/B2a1C1A/1c2B1a1/A1b3C1",
                &[],
                Some(Cell::new(3, 3)),
            ),
        );
    }
    add(
        "lines-won",
        DESKTOP,
        game(
            "mnk:15x15x5",
            &["h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9", "l8"],
            None,
        ),
    );
    add("menu-polish", DESKTOP, Subject::Menu(Language::Pl));
    add("keys", DESKTOP, Subject::Keys);
    scenes.push(Scene {
        name: "lines-4k".to_owned(),
        size: UVec2::new(1920, 1080),
        scale: 2.0,
        subject: game("mnk:19x19x5", GOMOKU, None),
    });
    scenes
}

impl Scene {
    /// Draws the picture.
    ///
    /// # Errors
    /// [`StudioError`] if this machine cannot render.
    pub fn draw(&self) -> Result<RgbaImage, StudioError> {
        let subject = self.subject.clone();
        let mut studio = Studio::new(self.size.x, self.size.y, self.scale, |app| {
            app.insert_resource(Seeds::from(1));
            logic(app);
            faces(app);
            if let Subject::Game { id, .. } = &subject
                && let Ok(id) = parse_id(id)
            {
                app.insert_resource(OpenAtStart(id));
            }
        })?;
        studio.settle();
        studio.step(2);
        self.arrange(&mut studio);
        studio.step(3);
        finish(&mut studio);
        studio.step(3);
        finish(&mut studio);
        studio.step(2);
        studio.settle();
        studio.step(2);
        studio.photograph()
    }

    fn arrange(&self, studio: &mut Studio) {
        let world = studio.app_mut().world_mut();
        match &self.subject {
            Subject::Menu(language) => world.resource_mut::<Words>().choose(*language),
            Subject::Keys => {
                world.write_message(Intent::Keys);
            }
            Subject::Setup(kind) => {
                world.write_message(Intent::Open(*kind));
            }
            Subject::Game { moves, hover, .. } => {
                {
                    let mut table = world.resource_mut::<Table>();
                    if let Some(sitting) = &mut table.sitting {
                        let mut plan = sitting.plan().clone();
                        // Nobody thinks in a picture: two persons, and the game stands still.
                        plan.seats = [crate::table::Seat::Person; 2];
                        *sitting = crate::table::Sitting::new(plan);
                    }
                }
                for text in *moves {
                    let mut events = Vec::new();
                    let mut table = world.resource_mut::<Table>();
                    if let Some(sitting) = &mut table.sitting
                        && let Ok(mv) = sitting.position().parse_move(text)
                    {
                        events = sitting.play(mv).unwrap_or_default();
                    }
                    let mut motions = world.query::<&mut Motion>();
                    for mut motion in motions.iter_mut(world) {
                        motion.push(events.clone());
                    }
                }
                world.resource_mut::<NextState<Turn>>().set(Turn::Animating);
                world.resource_mut::<Table>().cursor.hover = *hover;
                if self.name.starts_with("nim") {
                    world.write_message(Intent::Press(Cell::new(1, 2)));
                    world.write_message(Intent::Press(Cell::new(2, 2)));
                }
            }
        }
    }
}

/// Lets everything arrive that still moves.
fn finish(studio: &mut Studio) {
    let world = studio.app_mut().world_mut();
    let mut motions = world.query::<&mut Motion>();
    for mut motion in motions.iter_mut(world) {
        if !motion.is_at_rest() {
            motion.finish();
        }
    }
}

/// Whether the picture shows this screen; the tests look.
#[must_use]
pub fn screen_of(subject: &Subject) -> Screen {
    match subject {
        Subject::Menu(_) | Subject::Keys => Screen::Menu,
        Subject::Setup(_) => Screen::Setup,
        Subject::Game { .. } => Screen::Play,
    }
}
