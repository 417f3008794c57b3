//! The asset configuration in the running program: read through Bevy's asset server, watched on
//! the desktop, and never lost to a broken file.

use std::collections::{BTreeMap, BTreeSet};
#[cfg(not(target_family = "wasm"))]
use std::fs;
#[cfg(not(target_family = "wasm"))]
use std::path::Path;
use std::time::Duration;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, LoadState};
use bevy::prelude::*;
use serde::{Deserialize, Deserializer, Serialize};

use crate::app::state::kept_setup::KeptSetup;
use crate::app::state::notifications::Notifications;
use crate::app::state::tuning::{Tuning, told_name};
use crate::config::{
    ConfigError, GameFile, GameNumbers, Games, Opponents, Ratings, Sound, Speed, Study, Theme,
    ThemeName, ThinkingTime, Timing, read,
};
use crate::games;

/// The numbers in force: the last good content of each file.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Configs {
    /// Times of animations and replies.
    pub timing: Timing,
    /// Other programs and scripts as opponents.
    pub opponents: Opponents,
    /// Colours and sizes: the theme that is shown.
    pub theme: Theme,
    /// Its name.
    shown: ThemeName,
    /// All themes, in the order of [`ThemeName::ALL`].
    themes: Themes,
    /// How ratings follow from games.
    pub ratings: Ratings,
    /// How everything sounds.
    pub sound: Sound,
    /// Thresholds of analysis and teaching game.
    pub study: Study,
    /// What each game brings.
    games: Games,
    /// Whether the system wants less motion.
    reduces_motion: bool,
}

impl Configs {
    /// The numbers of one game.
    #[must_use]
    pub fn game<T: GameNumbers>(&self) -> &T {
        self.games.of()
    }

    /// The numbers of all games.
    #[must_use]
    pub const fn games(&self) -> &Games {
        &self.games
    }

    /// Changes the numbers of games.
    pub fn change_games(&mut self, change: impl FnOnce(&mut Games)) {
        change(&mut self.games);
        self.share_games();
    }

    /// The theme of this name.
    #[must_use]
    pub const fn theme_of(&self, name: ThemeName) -> &Theme {
        &self.themes.0[name as usize]
    }

    /// The name of the theme that is shown.
    #[must_use]
    pub const fn shown_theme(&self) -> ThemeName {
        self.shown
    }

    /// Shows another theme.
    pub fn show_theme(&mut self, name: ThemeName) {
        self.shown = name;
        self.theme.clone_from(&self.themes.0[name as usize]);
    }

    /// Whether the system wants less motion.
    #[must_use]
    pub const fn reduces_motion(&self) -> bool {
        self.reduces_motion
    }

    /// The system wants less motion, or does so no more.
    pub const fn reduce_motion(&mut self, reduces: bool) {
        self.reduces_motion = reduces;
    }

    /// The speed at which things move: the one that somebody has chosen, else none where the system
    /// wants less motion, else that of the file.
    #[must_use]
    pub fn speed(&self, settings: &Settings) -> Speed {
        let usual = if self.reduces_motion {
            Speed::Off
        } else {
            self.timing.speed
        };
        settings.speed.unwrap_or(usual)
    }

    /// What the times of the file are multiplied by; 0 when nothing moves.
    #[must_use]
    pub fn factor(&self, settings: &Settings) -> f32 {
        self.timing.factor(self.speed(settings))
    }

    /// Gives the numbers of games to all who need them beside their own.
    fn share_games(&mut self) {
        for games in [
            &mut self.timing.games,
            &mut self.opponents.games,
            &mut self.ratings.games,
            &mut self.study.analysis.games,
        ] {
            games.clone_from(&self.games);
        }
    }

    /// Takes over the content of a file.
    fn take(&mut self, part: Part, file: &str, text: &str) -> Result<(), ConfigError> {
        match part {
            Part::Timing => self.timing = read(file, text)?,
            Part::Opponents => {
                self.opponents = Opponents {
                    scripts: std::mem::take(&mut self.opponents.scripts),
                    ..read(file, text)?
                };
            }
            Part::Theme(name) => {
                let theme = name.read(file, text)?;
                if name == self.shown {
                    self.theme.clone_from(&theme);
                }
                self.themes.0[name as usize] = theme;
            }
            Part::Ratings => self.ratings = read(file, text)?,
            Part::Sound => self.sound = read(file, text)?,
            Part::Study => self.study = read(file, text)?,
            Part::AnyGame => self.games.put_any(read(file, text)?),
            Part::Game(of_game) => self.games.put(of_game.read(file, text)?),
        }
        self.share_games();
        Ok(())
    }
}

/// All themes.
#[derive(Clone, Debug, PartialEq)]
struct Themes([Theme; ThemeName::ALL.len()]);

impl Default for Themes {
    fn default() -> Self {
        Themes(ThemeName::ALL.map(ThemeName::shipped))
    }
}

/// What a person has chosen. Kept as RON; a missing field has its default.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The theme; `None` follows the system.
    pub theme: Option<ThemeName>,
    /// Speed of the animations; `None` follows the system and the file.
    pub speed: Option<Speed>,
    /// How fast a replay goes from position to position; never Off.
    #[serde(deserialize_with = "moving")]
    pub replay_speed: Speed,
    /// How long the computer waits before it shows a move, as a speed; `None` follows the animations.
    pub reply_speed: Option<Speed>,
    /// How much the levels search, in games that are not rated.
    pub thinking_time: ThinkingTime,
    /// When a press on the board only shows the move, and the second one makes it.
    pub confirm: Confirm,
    /// Whether letters and numbers stand beside the board.
    pub show_coordinates: bool,
    /// Whether hints are offered.
    pub offer_hints: bool,
    /// The volume in percent, 0 to 100; `None` follows the file.
    pub volume: Option<u8>,
    /// Whether nothing sounds, whatever the volume.
    pub muted: bool,
    /// Whether the keyboard's place on the board is heard, and where the game knows it, whether a move
    /// has left the position balanced.
    pub hear_board: bool,
    /// Whether the computer's verdict on the game is shown.
    pub show_verdict: bool,
    /// Whether the heaps that decide a game stand in the panel in binary.
    pub show_columns: bool,
    /// Whether legal places are marked.
    pub show_legal: bool,
    /// Whether it is marked what the opponent would do next.
    pub show_threats: bool,
    /// Whether a move that gives a win away is offered back.
    pub teaching: bool,
    /// Most games that are kept; beyond it the oldest finished ones are deleted.
    pub kept_games: u32,
    /// The last setup of each game, by its word in ids.
    pub setups: BTreeMap<String, KeptSetup>,
    /// The games whose lesson was begun or declined, by their words in ids: it is not offered again.
    pub lessons: BTreeSet<String>,
    /// Keys instead of the usual ones: for the name of a command, keys that commas separate. What
    /// they may be, [`crate::app::input::bindings`] knows.
    pub keys: BTreeMap<String, String>,
    /// Buttons of a gamepad instead of the usual ones, in the same way.
    pub buttons: BTreeMap<String, String>,
    /// Whether keys that write a letter, a digit or a sign have a meaning without Ctrl.
    pub character_keys: bool,
    /// How large type and controls are, in percent of the usual size, 100 to 200.
    pub interface_percent: u16,
    /// Whether all controls are made for fingers, however wide the window is.
    pub large_controls: bool,
    /// With how many switches the program is used, if with any.
    pub scan: Scan,
    /// How long the frame of the scanning stays, 500 to 5000 milliseconds; `None` follows the file.
    pub scan_ms: Option<u32>,
}

/// When a move is shown before it is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Confirm {
    /// Never.
    Never,
    /// Where a finger taps fields that are too small to be hit for sure.
    #[default]
    SmallFields,
    /// Always.
    Always,
}

impl Confirm {
    /// All of them, the rarest first.
    pub const ALL: [Confirm; 3] = [Confirm::Never, Confirm::SmallFields, Confirm::Always];
}

/// With how many switches somebody goes through moves and controls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scan {
    /// With none: there is no scanning.
    #[default]
    Off,
    /// A frame goes on by itself, the switch acts on what is framed.
    OneSwitch,
    /// One switch takes the frame on, the other acts.
    TwoSwitches,
}

impl Scan {
    /// All of them.
    pub const ALL: [Scan; 3] = [Scan::Off, Scan::OneSwitch, Scan::TwoSwitches];
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            theme: None,
            speed: None,
            replay_speed: Speed::Normal,
            reply_speed: None,
            thinking_time: ThinkingTime::default(),
            confirm: Confirm::default(),
            show_coordinates: true,
            offer_hints: true,
            volume: None,
            muted: false,
            hear_board: false,
            show_verdict: false,
            show_columns: false,
            show_legal: true,
            show_threats: false,
            teaching: false,
            kept_games: 500,
            setups: BTreeMap::new(),
            lessons: BTreeSet::new(),
            keys: BTreeMap::new(),
            buttons: BTreeMap::new(),
            character_keys: true,
            interface_percent: 100,
            large_controls: false,
            scan: Scan::default(),
            scan_ms: None,
        }
    }
}

fn moving<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Speed, D::Error> {
    let speed = Speed::deserialize(deserializer)?;
    Ok(if speed == Speed::Off {
        Speed::default()
    } else {
        speed
    })
}

impl Settings {
    /// How many times as large as usual somebody wants type and controls.
    #[must_use]
    pub fn interface_scale(&self) -> f32 {
        f32::from(self.interface_percent.clamp(100, 200)) / 100.0
    }

    /// The volume that is chosen, 0 to 100 percent.
    #[must_use]
    pub fn volume(&self, sound: &Sound) -> u8 {
        self.volume.unwrap_or(sound.volume).min(100)
    }

    /// The volume at which things sound, 0 to 100 percent; 0 while the sound is off.
    #[must_use]
    pub fn heard_volume(&self, sound: &Sound) -> u8 {
        if self.muted { 0 } else { self.volume(sound) }
    }

    /// How long the frame of the scanning stays, in milliseconds.
    #[must_use]
    pub fn scan_ms(&self, timing: &Timing) -> u32 {
        self.scan_ms.unwrap_or(timing.scan_ms).clamp(500, 5_000)
    }

    /// The speed at which the computer's moves are shown. A wait is no motion: what the system wants
    /// makes no difference.
    #[must_use]
    pub fn reply_speed(&self, timing: &Timing) -> Speed {
        self.reply_speed.or(self.speed).unwrap_or(timing.speed)
    }

    /// What the computer's wait before a move is multiplied by.
    #[must_use]
    pub fn reply_factor(&self, timing: &Timing) -> f32 {
        timing.factor(self.reply_speed(timing))
    }
}

/// The raw text of a configuration file, or of another file that is read as text.
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
        &["ron", "rhai", "txt"]
    }
}

/// A file of the configuration.
#[derive(Clone, Copy)]
enum Part {
    Timing,
    Opponents,
    Theme(ThemeName),
    Ratings,
    Sound,
    Study,
    AnyGame,
    Game(&'static GameFile),
}

/// All files with their names.
fn parts() -> impl Iterator<Item = (&'static str, Part)> {
    let of_games = games::all()
        .iter()
        .filter_map(|game| game.extension::<GameFile>())
        .map(|file| (file.name, Part::Game(file)));
    [
        ("timing.ron", Part::Timing),
        ("opponents.ron", Part::Opponents),
        ("ratings.ron", Part::Ratings),
        ("sound.ron", Part::Sound),
        ("study.ron", Part::Study),
        ("any_game.ron", Part::AnyGame),
    ]
    .into_iter()
    .chain(ThemeName::ALL.map(|name| (name.file(), Part::Theme(name))))
    .chain(of_games)
}

/// A file that is watched.
struct File {
    name: &'static str,
    path: String,
    part: Part,
    handle: Handle<ConfigText>,
}

#[derive(Resource)]
struct Files(Vec<File>);

/// The files have been read before the first frame.
#[cfg(not(target_family = "wasm"))]
#[derive(Resource)]
struct ReadAtStart;

/// Reads the files of this folder of assets before the first frame, so that this shows a screen already.
/// Their faults are told, and their later changes taken over, by way of Bevy's asset server as ever.
#[cfg(not(target_family = "wasm"))]
pub fn read_at_start(app: &mut App, folder: &Path) {
    let mut configs = app.world_mut().resource_mut::<Configs>();
    for (name, part) in parts() {
        let path = format!("config/{name}");
        let mut next = configs.clone();
        if let Ok(text) = fs::read_to_string(folder.join(&path))
            && next.take(part, &path, &text).is_ok()
        {
            *configs = next;
        }
    }
    app.insert_resource(ReadAtStart);
}

/// Loads and watches the configuration.
pub fn plugin(app: &mut App) {
    app.init_resource::<Configs>()
        .init_resource::<Settings>()
        .init_resource::<Tuning>()
        .init_asset::<ConfigText>()
        .init_asset_loader::<ConfigTextLoader>()
        .add_systems(Startup, request)
        .add_systems(
            Update,
            (request_shown_theme, take_over, put_own_values_in_force).chain(),
        );
}

fn request(mut commands: Commands, assets: Res<AssetServer>) {
    let files = parts()
        // The other themes are asked for when they are shown.
        .filter(|(_, part)| !matches!(part, Part::Theme(name) if *name != ThemeName::Dark))
        .map(|(name, part)| File::load(&assets, name, part));
    commands.insert_resource(Files(files.collect()));
}

impl File {
    fn load(assets: &AssetServer, name: &'static str, part: Part) -> File {
        let path = format!("config/{name}");
        let handle = assets.load(&path);
        File {
            name,
            path,
            part,
            handle,
        }
    }
}

/// The file of a theme that is shown is watched from then on. Until it is there, the theme has the
/// values that it has in the program, so nothing waits for it.
fn request_shown_theme(
    configs: Res<Configs>,
    assets: Res<AssetServer>,
    mut files: ResMut<Files>,
    mut shown: Local<ThemeName>,
) {
    let now = configs.shown_theme();
    if std::mem::replace(&mut *shown, now) == now {
        return;
    }
    let is_known = |file: &File| matches!(file.part, Part::Theme(name) if name == now);
    if !files.0.iter().any(is_known) {
        let file = File::load(&assets, now.file(), Part::Theme(now));
        files.0.push(file);
    }
}

/// Puts the content of good files in force; a broken one changes nothing.
fn take_over(
    mut changes: MessageReader<AssetEvent<ConfigText>>,
    texts: Res<Assets<ConfigText>>,
    files: Res<Files>,
    mut configs: ResMut<Configs>,
    mut tuning: ResMut<Tuning>,
    mut notifications: ResMut<Notifications>,
) {
    for change in changes.read() {
        let (AssetEvent::Added { id } | AssetEvent::Modified { id }) = change else {
            continue;
        };
        let Some(file) = files.0.iter().find(|file| file.handle.id() == *id) else {
            continue;
        };
        let Some(ConfigText(text)) = texts.get(*id) else {
            continue;
        };
        let mut next = configs.clone();
        match next.take(file.part, &file.path, text) {
            Ok(()) => {
                tuning.take_asset(file.name, text);
                // Own values follow in the same frame.
                if !tuning.is_tuned(file.name) {
                    configs.set_if_neq(next);
                }
                notifications.withdraw(&file.path);
            }
            Err(error) => {
                warn!("{error}");
                notifications.config_error(&file.path, error);
            }
        }
    }
}

/// Puts the files in force whose own values, or whose values below those, have changed.
fn put_own_values_in_force(mut tuning: ResMut<Tuning>, mut configs: ResMut<Configs>) {
    if tuning.stale.is_empty() {
        return;
    }
    let stale = std::mem::take(&mut tuning.stale);
    let mut next = configs.clone();
    for (name, part) in parts().filter(|(name, _)| stale.contains(name)) {
        let text = tuning.of(name).map(|layers| layers.in_force());
        // Each layer has been found in order.
        if let Some(text) = text
            && let Err(error) = next.take(part, &told_name(name), &text)
        {
            warn!("{error}");
        }
    }
    configs.set_if_neq(next);
}

/// Whether every configuration file has been read or has failed to be, so that the menu may open.
/// A missing file is no reason not to play: the defaults stand.
#[must_use]
pub fn is_settled(world: &World) -> bool {
    #[cfg(not(target_family = "wasm"))]
    if world.contains_resource::<ReadAtStart>() {
        return true;
    }
    let (Some(files), Some(assets)) = (
        world.get_resource::<Files>(),
        world.get_resource::<AssetServer>(),
    ) else {
        return false;
    };
    files.0.iter().all(|file| {
        matches!(
            assets.load_state(&file.handle),
            LoadState::Loaded | LoadState::Failed(_)
        )
    })
}

/// A time of the configuration as a duration.
#[must_use]
pub fn milliseconds(ms: u32) -> Duration {
    Duration::from_millis(ms.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::read_whole;

    #[test]
    fn settings_are_read_back_and_missing_fields_have_defaults() {
        let settings = Settings {
            theme: Some(ThemeName::HighContrast),
            speed: Some(Speed::Off),
            reply_speed: Some(Speed::Slow),
            confirm: Confirm::Always,
            show_coordinates: false,
            offer_hints: false,
            volume: Some(35),
            muted: true,
            teaching: true,
            ..default()
        };
        let text = ron::to_string(&settings).expect("plain fields");
        assert_eq!(read_whole("settings", &text), Ok(settings.clone()));
        let later = "(teaching: true, speed: Some(Off), replay_speed: Off, of_a_later_version: 1)";
        let of_later = Settings {
            speed: Some(Speed::Off),
            teaching: true,
            ..default()
        };
        assert_eq!(read_whole("settings", later), Ok(of_later));
        assert!(read_whole::<Settings>("settings", "(teaching: maybe)").is_err());
    }
}
