//! Messages that concern the whole program and stay until they are dismissed or no longer true.

use bevy::prelude::*;

use crate::config::ConfigError;
use crate::players::scripts::Mistake;

/// One message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What it is about; a newer notice about the same replaces it.
    pub about: String,
    /// What is said.
    pub content: Content,
}

/// What a notice says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// A configuration file is broken; the last good values stay.
    Config(ConfigError),
    /// A script made a mistake.
    Script(Mistake),
    /// A sentence that is said as it stands.
    Sentence(String),
}

/// The messages that are shown, the oldest first.
#[derive(Resource, Debug, Default)]
pub struct Notices {
    list: Vec<Notice>,
}

impl Notices {
    /// The notices.
    #[must_use]
    pub fn list(&self) -> &[Notice] {
        &self.list
    }

    /// Says that a configuration file is broken.
    pub fn config_error(&mut self, file: &str, error: ConfigError) {
        self.put(file, Content::Config(error));
    }

    /// Says that a script has made a mistake.
    pub fn script_mistake(&mut self, about: &str, mistake: Mistake) {
        self.put(about, Content::Script(mistake));
    }

    /// Says a sentence.
    pub fn sentence(&mut self, about: &str, text: String) {
        self.put(about, Content::Sentence(text));
    }

    /// Takes back what was said about this; nothing happens where nothing was.
    pub fn withdraw(&mut self, about: &str) {
        self.list.retain(|notice| notice.about != about);
    }

    fn put(&mut self, about: &str, content: Content) {
        self.withdraw(about);
        self.list.push(Notice {
            about: about.to_owned(),
            content,
        });
    }
}

/// Makes room for notices.
pub fn plugin(app: &mut App) {
    app.init_resource::<Notices>();
}
