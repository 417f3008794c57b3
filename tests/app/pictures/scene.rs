//! A scene: its name, its window, and what brings it about; and the driver that opens the program, runs
//! the scene, waits until all is at rest, and draws.

use std::sync::Arc;

use bevy::ecs::component::Mutable;
use image::RgbaImage;

use crate::app::{simulation, visuals};
use crate::board::animation::AnimationQueue;
use crate::config::ThemeName;
use crate::features::language::{Language, LanguageFiles, WantedLanguage, Words};
use crate::features::loading::OpenAtStart;
use crate::features::recording::offscreen_renderer::{OffscreenRenderer, RendererError};
use crate::games::parse_id;
use crate::intent::Intent;
use crate::turn::current_match::Seeds;

use crate::tests::prelude::*;

/// How long an opponent has thought in a picture, in frames.
const THINKING_FRAMES: u32 = 90;
/// After so many frames the end of a game has been shown.
pub(super) const ENDING_FRAMES: u32 = 60;
/// How often the answer to a question about a position is looked for.
const ANSWER_FRAMES: u32 = 10_000;
/// How often the loading is waited for.
pub(super) const LOADING: u32 = 5000;

/// One picture.
#[derive(Clone)]
pub(super) struct Scene {
    /// Name of the file without its ending.
    pub name: String,
    /// Size of the window in logical pixels.
    pub size: UVec2,
    /// Physical pixels per logical one.
    pub scale: f32,
    /// The language of its words.
    pub language: Language,
    /// In which colours.
    pub theme: ThemeName,
    /// How large type and controls are, in percent.
    pub percent: u16,
    /// What is shown.
    pub show: Arc<Show>,
}

type Step<T> = Box<dyn Fn(&mut T) + Send + Sync>;

/// What a picture shows: the steps that bring it about, from the menu or from a game that is open.
#[derive(Default)]
pub(super) struct Show {
    /// The id of the first position of a game, and the moves played from it.
    pub game: Option<(&'static str, &'static str)>,
    begin: Vec<Step<World>>,
    open: Vec<Step<OffscreenRenderer>>,
    rest: Vec<Step<OffscreenRenderer>>,
    /// What passes by itself, so that it is done last, and again in another language.
    pub passing: Option<fn(&mut World)>,
    /// Whether what is shown closes when the window gets another size.
    pub closes: bool,
}

impl Show {
    /// A game that is open; nothing was played yet.
    pub(super) fn of_game(id: &'static str, moves: &'static str) -> Show {
        Show {
            game: Some((id, moves)),
            ..Show::default()
        }
    }

    /// The same after another step at the beginning; all of them are done in one frame.
    pub(super) fn begin(mut self, step: impl Fn(&mut World) + Send + Sync + 'static) -> Show {
        self.begin.push(Box::new(step));
        self
    }

    /// The same after a step when the screen is open.
    pub(super) fn open(
        mut self,
        step: impl Fn(&mut OffscreenRenderer) + Send + Sync + 'static,
    ) -> Show {
        self.open.push(Box::new(step));
        self
    }

    /// The same after a step when nothing moves any more.
    pub(super) fn rest(
        mut self,
        step: impl Fn(&mut OffscreenRenderer) + Send + Sync + 'static,
    ) -> Show {
        self.rest.push(Box::new(step));
        self
    }

    /// The same with a resource changed at the beginning.
    pub(super) fn with<R: Resource<Mutability = Mutable>>(
        self,
        change: impl Fn(&mut R) + Send + Sync + 'static,
    ) -> Show {
        self.begin(move |world| change(&mut world.resource_mut::<R>()))
    }

    /// The same with other settings.
    pub(super) fn settings(self, change: impl Fn(&mut Settings) + Send + Sync + 'static) -> Show {
        self.with(change)
    }

    /// The same after a command at the beginning.
    pub(super) fn command(self, command: impl Into<Intent>) -> Show {
        let intent = command.into();
        self.begin(move |world| {
            world.write_message(intent);
        })
    }
}

impl Scene {
    /// A picture of this size in English, one physical pixel per logical one.
    pub(super) fn new(name: impl Into<String>, size: UVec2, show: &Arc<Show>) -> Scene {
        Scene {
            name: name.into(),
            size,
            scale: 1.0,
            language: Language::En,
            theme: ThemeName::Dark,
            percent: 100,
            show: Arc::clone(show),
        }
    }

    /// The same under another name.
    pub(super) fn named(self, name: impl Into<String>) -> Scene {
        let name = name.into();
        Scene { name, ..self }
    }

    /// The same in a window of another size, which its name says.
    pub(super) fn in_window(self, suffix: &str, size: UVec2) -> Scene {
        let name = format!("{}-{suffix}", self.name);
        Scene { name, size, ..self }
    }

    /// The same in another language.
    pub(super) fn language(self, language: Language) -> Scene {
        Scene { language, ..self }
    }

    /// The same in another theme, which its name says.
    pub(super) fn theme(self, theme: ThemeName) -> Scene {
        let suffix = match theme {
            ThemeName::Dark => "",
            ThemeName::Light => "-light",
            ThemeName::HighContrast => "-high-contrast",
        };
        let name = self.name + suffix;
        Scene {
            name,
            theme,
            ..self
        }
    }

    /// The same with type and controls of this size, which its name says.
    pub(super) fn enlarged(self, percent: u16) -> Scene {
        Scene {
            name: format!("{}-{percent}-percent", self.name),
            percent,
            ..self
        }
    }

    /// The same with this many physical pixels per logical one.
    pub(super) fn scale(self, scale: f32) -> Scene {
        Scene { scale, ..self }
    }

    /// Draws the picture.
    ///
    /// # Errors
    /// [`RendererError`] if this machine cannot render.
    pub(super) fn draw(&self) -> Result<RgbaImage, RendererError> {
        self.drawn()?.photograph()
    }

    /// The program where the picture shows it.
    ///
    /// # Errors
    /// [`RendererError`] if this machine cannot render.
    pub(super) fn drawn(&self) -> Result<OffscreenRenderer, RendererError> {
        let UVec2 { x, y } = self.size;
        let studio = OffscreenRenderer::new(x, y, self.scale, |app| self.set_up(app))?;
        Ok(self.run(studio))
    }

    /// The same without drawing anything, with more in the program.
    pub(super) fn undrawn(&self, more: impl FnOnce(&mut App)) -> OffscreenRenderer {
        let UVec2 { x, y } = self.size;
        self.run(OffscreenRenderer::undrawn(x, y, self.scale, |app| {
            self.set_up(app);
            more(app);
        }))
    }

    fn set_up(&self, app: &mut App) {
        app.insert_resource(Seeds::from(1));
        simulation(app);
        visuals(app);
        if let Some((id, _)) = self.show.game {
            app.insert_resource(OpenAtStart(parse_id(id).expect(id)));
        }
    }

    /// Runs the program until what the picture shows is there.
    fn run(&self, mut studio: OffscreenRenderer) -> OffscreenRenderer {
        // Files come when they come; time passes only when all are there.
        studio.settle_until(LOADING, |world| {
            *world.resource::<State<Screen>>().get() != Screen::Loading
        });
        studio.step(2);
        let world = studio.world();
        let mut settings = world.resource_mut::<Settings>();
        settings.theme = Some(self.theme);
        settings.interface_percent = self.percent;
        // A new screen is there at once.
        world.resource_mut::<Configs>().timing.screen_ms = 0;
        studio.speak(self.language);
        for step in &self.show.begin {
            step(studio.world());
        }
        studio.step(2);
        for step in &self.show.open {
            step(&mut studio);
        }
        for frames in [3, 3, 2] {
            studio.step(frames);
            studio.finish();
        }
        let turn = studio.world().get_resource::<State<Turn>>();
        match turn.map(|turn| *turn.get()) {
            Some(Turn::Computer) => studio.step(THINKING_FRAMES),
            // The winner's colour appears slowly.
            Some(Turn::Over) => studio.step(ENDING_FRAMES),
            _ => {}
        }
        for step in &self.show.rest {
            step(&mut studio);
        }
        if let Some(step) = self.show.passing {
            step(studio.world());
        }
        studio.settle();
        studio.step(2);
        studio
    }
}

/// What the steps of scenes do in a program that is drawn.
impl OffscreenRenderer {
    pub(super) fn world(&mut self) -> &mut World {
        self.app_mut().world_mut()
    }

    /// Says what is wanted; it is done in the next frame.
    pub(super) fn intent(&mut self, intent: impl Into<Intent>) {
        self.world().write_message(intent.into());
    }

    /// Waits until everything is said in a language.
    pub(super) fn speak(&mut self, language: Language) {
        self.world().resource_mut::<WantedLanguage>().0 = language;
        self.step(1);
        self.settle_until(LOADING, |world| {
            world.resource::<LanguageFiles>().is_settled()
        });
        let spoken = self.world().resource::<Words>().language();
        assert_eq!(spoken, language);
    }

    /// Lets everything arrive that still moves.
    pub(super) fn finish(&mut self) {
        let world = self.world();
        let mut motions = world.query::<&mut AnimationQueue>();
        for mut motion in motions.iter_mut(world) {
            if !motion.is_at_rest() {
                motion.finish();
            }
        }
    }

    /// Runs frames until an answer is there that is computed beside them.
    pub(super) fn wait(&mut self, is_there: impl Fn(&World) -> bool) {
        for _ in 0..ANSWER_FRAMES {
            self.step(1);
            if is_there(self.world()) {
                return;
            }
            give_way();
        }
        panic!("the picture's question is not answered");
    }
}
