//! The asset configuration in the running program: read through Bevy's asset server, watched on
//! the desktop, and never lost to a broken file.

use std::time::Duration;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, LoadState};
use bevy::prelude::*;
use serde::de::DeserializeOwned;

use super::notices::Notices;
use crate::config::{Boards, ConfigError, Opponents, Ratings, Speed, Study, Theme, Timing, read};

/// The numbers in force: the last good content of each file.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Configs {
    /// Times of animations and replies.
    pub timing: Timing,
    /// Thresholds, weights and depths of the computer players.
    pub opponents: Opponents,
    /// Presets of the setup screens.
    pub boards: Boards,
    /// Colours and sizes.
    pub theme: Theme,
    /// How strong the levels are, and how ratings follow from games.
    pub ratings: Ratings,
    /// Thresholds of analysis and teaching game.
    pub study: Study,
}

/// What a person has chosen for this run of the program.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Speed of the animations; `None` follows the file.
    pub speed: Option<Speed>,
    /// How fast a replay goes from position to position; never Off.
    pub replay_speed: Speed,
    /// Whether the computer's verdict on the game is shown.
    pub show_verdict: bool,
    /// Whether legal places are marked.
    pub show_legal: bool,
    /// Whether it is marked what the opponent would do next.
    pub show_threats: bool,
    /// Whether a move that gives a win away is offered back.
    pub teaching: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            speed: None,
            replay_speed: Speed::Normal,
            show_verdict: false,
            show_legal: true,
            show_threats: false,
            teaching: false,
        }
    }
}

impl Settings {
    /// The speed in force.
    #[must_use]
    pub fn speed(&self, timing: &Timing) -> Speed {
        self.speed.unwrap_or(timing.speed)
    }

    /// The choices as text, for whatever keeps them; [`Settings::take_text`] reads it.
    #[must_use]
    pub fn to_text(self) -> String {
        format!(
            "speed={} replay={} verdict={} legal={} threats={} teaching={}",
            self.speed.map_or("file", Speed::id),
            self.replay_speed.id(),
            self.show_verdict,
            self.show_legal,
            self.show_threats,
            self.teaching
        )
    }

    /// Takes over the choices of a text; what is not understood in it stays as it is.
    pub fn take_text(&mut self, text: &str) {
        for part in text.split_ascii_whitespace() {
            match part.split_once('=') {
                Some(("speed", speed)) => self.speed = Speed::from_id(speed),
                Some(("replay", speed)) => {
                    let speed = Speed::from_id(speed).filter(|speed| *speed != Speed::Off);
                    self.replay_speed = speed.unwrap_or(self.replay_speed);
                }
                Some(("verdict", on)) => self.show_verdict = on == "true",
                Some(("legal", on)) => self.show_legal = on == "true",
                Some(("teaching", on)) => self.teaching = on == "true",
                Some(("threats", on)) => self.show_threats = on == "true",
                _ => {}
            }
        }
    }

    /// What the times of the file are multiplied by.
    #[must_use]
    pub fn factor(&self, timing: &Timing) -> f32 {
        timing.factor(self.speed(timing))
    }
}

/// The raw text of a configuration file.
#[derive(Asset, TypePath, Clone, Debug)]
pub struct ConfigText(pub String);

#[derive(Default, TypePath)]
struct ConfigTextLoader;

impl AssetLoader for ConfigTextLoader {
    type Asset = ConfigText;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<ConfigText, std::io::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        // Broken UTF-8 becomes a character that the reader of the file then complains about.
        Ok(ConfigText(String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn extensions(&self) -> &[&str] {
        &["ron", "rhai"]
    }
}

/// The files, in the order of their handles.
const FILES: [&str; 6] = [
    "config/timing.ron",
    "config/opponents.ron",
    "config/boards.ron",
    "config/theme.ron",
    "config/ratings.ron",
    "config/study.ron",
];

#[derive(Resource)]
struct Files([Handle<ConfigText>; FILES.len()]);

/// Loads and watches the configuration.
pub fn plugin(app: &mut App) {
    app.init_resource::<Configs>()
        .init_resource::<Settings>()
        .init_asset::<ConfigText>()
        .init_asset_loader::<ConfigTextLoader>()
        .add_systems(Startup, request)
        .add_systems(Update, take_over);
}

fn request(mut commands: Commands, assets: Res<AssetServer>) {
    commands.insert_resource(Files(FILES.map(|file| assets.load(file))));
}

fn take_over(
    mut changes: MessageReader<AssetEvent<ConfigText>>,
    texts: Res<Assets<ConfigText>>,
    files: Res<Files>,
    mut configs: ResMut<Configs>,
    mut notices: ResMut<Notices>,
) {
    for change in changes.read() {
        let (AssetEvent::Added { id } | AssetEvent::Modified { id }) = change else {
            continue;
        };
        let Some(index) = files.0.iter().position(|handle| handle.id() == *id) else {
            continue;
        };
        let Some(ConfigText(text)) = texts.get(*id) else {
            continue;
        };
        let file = FILES[index];
        let result = match index {
            0 => replace(file, text, &mut configs, |configs| &mut configs.timing),
            1 => replace_opponents(file, text, &mut configs),
            2 => replace(file, text, &mut configs, |configs| &mut configs.boards),
            3 => replace(file, text, &mut configs, |configs| &mut configs.theme),
            4 => replace(file, text, &mut configs, |configs| &mut configs.ratings),
            _ => replace(file, text, &mut configs, |configs| &mut configs.study),
        };
        match result {
            Ok(()) => notices.withdraw(file),
            Err(error) => {
                warn!("{error}");
                notices.config_error(file, error);
            }
        }
    }
}

/// Puts a good file's content in force; a broken one changes nothing.
fn replace<T: DeserializeOwned + PartialEq>(
    file: &str,
    text: &str,
    configs: &mut ResMut<Configs>,
    part: impl Fn(&mut Configs) -> &mut T,
) -> Result<(), ConfigError> {
    let value = read(file, text)?;
    if *part(configs.bypass_change_detection()) != value {
        *part(configs) = value;
    }
    Ok(())
}

/// Puts good numbers of the computer players in force; the scripts are no part of their file.
fn replace_opponents(
    file: &str,
    text: &str,
    configs: &mut ResMut<Configs>,
) -> Result<(), ConfigError> {
    let mut value: Opponents = read(file, text)?;
    let now = &configs.bypass_change_detection().opponents;
    value.scripts.clone_from(&now.scripts);
    if *now != value {
        configs.opponents = value;
    }
    Ok(())
}

/// Whether every configuration file has been read or has failed to be, so that the menu may open.
/// A missing file is no reason not to play: the defaults stand.
#[must_use]
pub fn is_settled(world: &World) -> bool {
    let (Some(files), Some(assets)) = (
        world.get_resource::<Files>(),
        world.get_resource::<AssetServer>(),
    ) else {
        return false;
    };
    files.0.iter().all(|handle| {
        matches!(
            assets.load_state(handle),
            LoadState::Loaded | LoadState::Failed(_)
        )
    })
}

/// A time of the configuration as a duration.
#[must_use]
pub fn milliseconds(ms: u32) -> Duration {
    Duration::from_millis(ms.into())
}
