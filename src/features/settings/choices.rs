//! What a person has chosen for the whole program.

use crate::features::board_view::StoneNumbers;
use crate::features::settings::Configs;
use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::config::{Sound, Speed, ThemeName, ThinkingTime, Timing};
use crate::features::setup::kept::KeptSetup;
use crate::widgets::controls::choice::Choice;
use crate::words::Language;

/// What a person has chosen. Kept as RON; a missing field has its default.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The theme; `None` follows the system.
    pub theme: Option<ThemeName>,
    /// The language of all words; `None` follows the system.
    #[serde(deserialize_with = "language", serialize_with = "id_of_language")]
    pub language: Option<Language>,
    /// Speed of the animations; `None` follows the system and the file.
    pub speed: Option<Speed>,
    /// How fast a replay goes from position to position; never Off.
    #[serde(deserialize_with = "moving")]
    pub replay_speed: Speed,
    /// How long the computer waits before it shows a move, as a speed; `None` follows the animations.
    pub reply_speed: Option<Speed>,
    /// How much the levels search, in games that are not rated.
    pub thinking_time: ThinkingTime,
    /// Whether the strongest level thinks on its opponent's time, in games that are not rated.
    pub ponders: bool,
    /// When a press on the board only shows the move, and the second one makes it.
    pub confirm: Confirm,
    /// Whether letters and numbers stand beside the board.
    pub show_coordinates: bool,
    /// Which stones bear the numbers of their moves.
    pub stone_numbers: StoneNumbers,
    /// Whether the board is turned to the side to move where two persons play.
    pub turn_to_mover: bool,
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
    /// The games that were played, or whose lesson was followed or declined, by their words in ids: it is
    /// not offered again.
    pub lessons: BTreeSet<String>,
    /// Keys instead of the usual ones: for the name of a command, keys that commas separate. What
    /// they may be, [`crate::input::bindings`] knows.
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
pub(crate) enum Confirm {
    /// Never.
    Never,
    /// Where a finger taps fields that are too small to be hit for sure.
    #[default]
    SmallFields,
    /// Always.
    Always,
}

impl Choice for Confirm {
    const ALL: &[(Confirm, &'static str)] = &[
        (Confirm::Never, "confirm-never"),
        (Confirm::SmallFields, "confirm-small-fields"),
        (Confirm::Always, "confirm-always"),
    ];
}

/// With how many switches somebody goes through moves and controls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Scan {
    /// With none: there is no scanning.
    #[default]
    Off,
    /// A frame goes on by itself, the switch acts on what is framed.
    OneSwitch,
    /// One switch takes the frame on, the other acts.
    TwoSwitches,
}

impl Choice for Scan {
    const ALL: &[(Scan, &'static str)] = &[
        (Scan::Off, "scan-off"),
        (Scan::OneSwitch, "scan-one-switch"),
        (Scan::TwoSwitches, "scan-two-switches"),
    ];
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            theme: None,
            language: None,
            speed: None,
            replay_speed: Speed::Normal,
            reply_speed: None,
            thinking_time: ThinkingTime::default(),
            ponders: false,
            confirm: Confirm::default(),
            show_coordinates: true,
            stone_numbers: StoneNumbers::default(),
            turn_to_mover: false,
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

/// A language of a later version is none here.
fn language<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Language>, D::Error> {
    let id: Option<String> = Option::deserialize(deserializer)?;
    Ok(id.and_then(|id| Language::from_id(&id)))
}

fn id_of_language<S: Serializer>(
    language: &Option<Language>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    language.map(Language::id).serialize(serializer)
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
    pub(crate) fn interface_scale(&self) -> f32 {
        f32::from(self.interface_percent.clamp(100, 200)) / 100.0
    }

    /// The volume that is chosen, 0 to 100 percent.
    pub(crate) fn volume(&self, sound: &Sound) -> u8 {
        self.volume.unwrap_or(sound.volume).min(100)
    }

    /// The volume at which things sound, 0 to 100 percent; 0 while the sound is off.
    pub(crate) fn heard_volume(&self, sound: &Sound) -> u8 {
        if self.muted { 0 } else { self.volume(sound) }
    }

    /// What somebody else has made of the settings, with what has been changed here since they were
    /// as `before`.
    pub(crate) fn merged(&self, before: &Settings, mut theirs: Settings) -> Settings {
        macro_rules! take_changed {
            ($($whole:ident)* ; $($by_entry:ident)*) => {
                // All fields are named here: one that is forgotten does not compile.
                let Settings { $($whole,)* $($by_entry,)* lessons: _ } = self;
                $(if *$whole != before.$whole {
                    theirs.$whole.clone_from($whole);
                })*
                $(take_changed_entries(&mut theirs.$by_entry, &before.$by_entry, $by_entry);)*
            };
        }
        take_changed! {
            theme language speed replay_speed reply_speed thinking_time ponders confirm show_coordinates
            offer_hints volume muted hear_board show_verdict show_columns show_legal show_threats
            teaching kept_games stone_numbers turn_to_mover character_keys interface_percent large_controls scan scan_ms;
            setups keys buttons
        }
        let (now, before) = (&self.lessons, &before.lessons);
        theirs
            .lessons
            .retain(|it| now.contains(it) || !before.contains(it));
        let new = now.difference(before).cloned();
        theirs.lessons.extend(new);
        theirs
    }

    /// How long the frame of the scanning stays, in milliseconds.
    pub(crate) fn scan_ms(&self, timing: &Timing) -> u32 {
        self.scan_ms.unwrap_or(timing.scan_ms).clamp(500, 5_000)
    }

    /// The speed at which the computer's moves are shown. A wait is no motion: what the system wants
    /// makes no difference.
    pub(crate) fn reply_speed(&self, timing: &Timing) -> Speed {
        self.reply_speed.or(self.speed).unwrap_or(timing.speed)
    }

    /// What the computer's wait before a move is multiplied by.
    pub(crate) fn reply_factor(&self, timing: &Timing) -> f32 {
        timing.factor(self.reply_speed(timing))
    }
}

fn take_changed_entries<V: Clone + PartialEq>(
    theirs: &mut BTreeMap<String, V>,
    before: &BTreeMap<String, V>,
    now: &BTreeMap<String, V>,
) {
    theirs.retain(|name, _| now.contains_key(name) || !before.contains_key(name));
    let changed = now
        .iter()
        .filter(|(name, it)| before.get(*name) != Some(it));
    theirs.extend(changed.map(|(name, it)| (name.clone(), it.clone())));
}

/// What the system wants of motion, as far as it says so.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SystemMotion {
    /// Whether there is to be less of it.
    pub is_reduced: bool,
}

/// Follows the system.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SystemMotion>()
        .add_systems(PreUpdate, follow);
}

fn follow(system: Res<SystemMotion>, mut configs: ResMut<Configs>) {
    if configs.reduces_motion != system.is_reduced {
        configs.reduces_motion = system.is_reduced;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::read_whole;

    #[test]
    fn of_two_who_change_settings_at_once_neither_loses_anything() {
        let entries = |list: &[(&str, &str)]| {
            let list = list.iter();
            list.map(|&(command, keys)| (command.to_owned(), keys.to_owned()))
                .collect()
        };
        let before = Settings {
            keys: entries(&[("undo", "U"), ("redo", "R"), ("hint", "H")]),
            lessons: ["nim".to_owned(), "atoms".to_owned()].into(),
            ..default()
        };
        let ours = Settings {
            theme: Some(ThemeName::Light),
            muted: true,
            keys: entries(&[("undo", "Z"), ("redo", "R")]),
            lessons: ["nim".to_owned(), "corner".to_owned()].into(),
            ..before.clone()
        };
        let theirs = Settings {
            theme: Some(ThemeName::Dark),
            speed: Some(Speed::Slow),
            keys: entries(&[("undo", "B"), ("redo", "Y"), ("hint", "H")]),
            lessons: ["nim", "atoms", "northcott"].map(str::to_owned).into(),
            ..before.clone()
        };
        let both = ours.merged(&before, theirs.clone());
        assert_eq!(both.theme, Some(ThemeName::Light), "whoever comes last");
        assert_eq!((both.speed, both.muted), (Some(Speed::Slow), true));
        assert_eq!(both.keys, entries(&[("undo", "Z"), ("redo", "Y")]));
        let lessons: Vec<_> = both.lessons.iter().map(String::as_str).collect();
        assert_eq!(lessons, ["corner", "nim", "northcott"]);
        assert_eq!(before.merged(&before, theirs.clone()), theirs);
        assert_eq!(ours.merged(&before, before.clone()), ours);
    }

    #[test]
    fn settings_are_read_back_and_missing_fields_have_defaults() {
        let settings = Settings {
            theme: Some(ThemeName::HighContrast),
            language: Some(Language::Ja),
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
        let later = "(teaching: true, speed: Some(Off), replay_speed: Off, language: Some(\"tlh\"), \
                     of_a_later_version: 1)";
        let of_later = Settings {
            speed: Some(Speed::Off),
            teaching: true,
            ..default()
        };
        assert_eq!(read_whole("settings", later), Ok(of_later));
        assert!(read_whole::<Settings>("settings", "(teaching: maybe)").is_err());
    }
}
