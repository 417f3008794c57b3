//! The numbers of the configuration that are in force.

use bevy::prelude::*;

use crate::config::{
    ConfigError, Games, Opponents, Ratings, Sound, Speed, Study, Theme, ThemeName, Timing, read,
};
use crate::features::settings::Settings;
use crate::features::settings::files::ConfigPart;

/// The numbers in force: the last good content of each file.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Configs {
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
    pub reduces_motion: bool,
}

impl Configs {
    /// The numbers of all games.
    pub(crate) const fn games(&self) -> &Games {
        &self.games
    }

    /// Changes the numbers of games.
    #[cfg(test)]
    pub(crate) fn change_games(&mut self, change: impl FnOnce(&mut Games)) {
        change(&mut self.games);
        self.share_games();
    }

    /// The theme of this name.
    pub(crate) const fn theme_of(&self, name: ThemeName) -> &Theme {
        &self.themes.0[name as usize]
    }

    /// The name of the theme that is shown.
    pub(crate) const fn shown_theme(&self) -> ThemeName {
        self.shown
    }

    /// Shows another theme.
    pub(crate) fn show_theme(&mut self, name: ThemeName) {
        self.shown = name;
        self.theme.clone_from(&self.themes.0[name as usize]);
    }

    /// The speed at which things move: the one that somebody has chosen, else none where the system
    /// wants less motion, else that of the file.
    pub(crate) fn speed(&self, settings: &Settings) -> Speed {
        let usual = if self.reduces_motion {
            Speed::Off
        } else {
            self.timing.speed
        };
        settings.speed.unwrap_or(usual)
    }

    /// What the times of the file are multiplied by; 0 when nothing moves.
    pub(crate) fn factor(&self, settings: &Settings) -> f32 {
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
    pub(crate) fn take(
        &mut self,
        part: ConfigPart,
        file: &str,
        text: &str,
    ) -> Result<(), ConfigError> {
        match part {
            ConfigPart::Timing => self.timing = read(file, text)?,
            ConfigPart::Opponents => {
                self.opponents = Opponents {
                    scripts: std::mem::take(&mut self.opponents.scripts),
                    proofs: std::mem::take(&mut self.opponents.proofs),
                    ..read(file, text)?
                };
            }
            ConfigPart::Theme(name) => {
                let theme = name.read(file, text)?;
                if name == self.shown {
                    self.theme.clone_from(&theme);
                }
                self.themes.0[name as usize] = theme;
            }
            ConfigPart::Ratings => self.ratings = read(file, text)?,
            ConfigPart::Sound => self.sound = read(file, text)?,
            ConfigPart::Study => self.study = read(file, text)?,
            ConfigPart::AnyGame => self.games.put_any(read(file, text)?),
            ConfigPart::Game(of_game) => self.games.put(of_game.read(file, text)?),
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
