//! A person's own values over those of a configuration file: the shipped file below, the file in the
//! folder of assets over it, the person's own file above both. The own file holds only what differs,
//! and is read like every other file of the configuration.

use super::description::{Description, describe};
use super::opponents::Opponents;
use super::reading::{ConfigError, ConfigFile, read};
use super::sound::Sound;
use super::study::Study;
use super::theme::Theme;
use super::timing::Timing;
use super::tree::{Step, Tree};

/// A file whose values a person can change without an editor.
pub struct TunableFile {
    /// Its name in `assets/config`, which is also that of the person's own file.
    pub name: &'static str,
    shipped: &'static str,
    check: fn(&str, &str) -> Result<(), ConfigError>,
}

impl TunableFile {
    const fn of<T: ConfigFile>(name: &'static str) -> TunableFile {
        TunableFile {
            name,
            shipped: T::SHIPPED,
            check: |file, text| read::<T>(file, text).map(drop),
        }
    }

    /// All of them, in the order in which they are offered.
    pub const ALL: &[TunableFile] = &[
        TunableFile::of::<Timing>("timing.ron"),
        TunableFile::of::<Theme>("theme.ron"),
        TunableFile::of::<Sound>("sound.ron"),
        TunableFile::of::<Study>("study.ron"),
        TunableFile::of::<Opponents>("opponents.ron"),
    ];

    /// The file of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static TunableFile> {
        TunableFile::ALL.iter().find(|file| file.name == name)
    }

    /// What can be changed in it, as the comments of the shipped file say.
    #[must_use]
    pub fn description(&self) -> Description {
        describe(self.shipped)
    }
}

/// What heads a person's own file.
const HEADING: &str = "// Your own values, in place of those of the file with this name in \
                       assets/config.\n// Only what differs stands here. Tune in the settings \
                       writes this file anew.\n";

/// The layers of one file.
#[derive(Clone)]
pub struct Overrides {
    file: &'static TunableFile,
    /// The shipped file with that of the folder of assets over it.
    below: Tree,
    own: Tree,
}

impl Overrides {
    /// The shipped values and nothing else.
    #[must_use]
    pub fn new(file: &'static TunableFile) -> Overrides {
        Overrides {
            file,
            below: Tree::of(file.shipped),
            own: Tree::empty(),
        }
    }

    /// Takes over the file in the folder of assets.
    ///
    /// # Errors
    /// The first fault with its place; everything stays as it was then.
    pub fn read_asset(&mut self, file: &str, text: &str) -> Result<(), ConfigError> {
        (self.file.check)(file, text)?;
        self.below = Tree::of(self.file.shipped).under(&plain(text));
        Ok(())
    }

    /// Takes over the person's own file.
    ///
    /// # Errors
    /// The first fault with its place; everything stays as it was then.
    pub fn read_own(&mut self, file: &str, text: &str) -> Result<(), ConfigError> {
        (self.file.check)(file, text)?;
        self.own = plain(text);
        Ok(())
    }

    /// The text of what is in force.
    #[must_use]
    pub fn in_force(&self) -> String {
        self.below.under(&self.own).to_string()
    }

    /// The person's own file; nothing where nothing differs.
    #[must_use]
    pub fn own_text(&self) -> Option<String> {
        (!self.own.is_empty()).then(|| format!("{HEADING}{}\n", self.own))
    }

    /// How the value at this place is written now.
    #[must_use]
    pub fn value(&self, path: &[Step]) -> Option<String> {
        match self.below.under(&self.own).at(path)? {
            Tree::Value(text) => Some(text.clone()),
            _ => None,
        }
    }

    /// How it would be written without the person's own file.
    #[must_use]
    pub fn usual(&self, path: &[Step]) -> Option<&str> {
        match self.below.at(path)? {
            Tree::Value(text) => Some(text),
            _ => None,
        }
    }

    /// Puts a value in force, written as in the file.
    ///
    /// # Errors
    /// Why it cannot stand there; everything stays as it was then. Also that there is no such place.
    pub fn set(&mut self, path: &[Step], text: &str) -> Result<(), ConfigError> {
        let mut now = self.below.under(&self.own);
        if let Some(value) = now.at_mut(path) {
            *value = Tree::Value(text.trim().to_owned());
        }
        (self.file.check)(self.file.name, &now.to_string())?;
        self.own = now.beyond(&self.below).unwrap_or(Tree::empty());
        Ok(())
    }

    /// Takes a value back to what it is without the person's own file. The lists of the person's file
    /// whose length is another one have no such values: they are taken back as a whole.
    pub fn reset(&mut self, path: &[Step]) {
        let mut now = self.below.under(&self.own);
        for end in (1..=path.len()).rev() {
            let (Some(usual), Some(value)) =
                (self.below.at(&path[..end]), now.at_mut(&path[..end]))
            else {
                continue;
            };
            *value = usual.clone();
            break;
        }
        self.own = now.beyond(&self.below).unwrap_or(Tree::empty());
    }

    /// Takes everything back.
    pub fn reset_all(&mut self) {
        self.own = Tree::empty();
    }
}

/// A file that was found in order as a tree.
fn plain(text: &str) -> Tree {
    // As the reader does, too.
    Tree::of(text.strip_prefix('\u{feff}').unwrap_or(text))
}
