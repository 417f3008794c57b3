//! The files of numbers and words as they are shipped. They stand in this folder for players to change; what is
//! compiled into the program are these texts.

/// Numbers: the files of `config`.
pub mod config {
    /// `config/any_game.ron`.
    pub const ANY_GAME: &str = include_str!("config/any_game.ron");
    /// `config/atoms.ron`.
    pub const ATOMS: &str = include_str!("config/atoms.ron");
    /// `config/corner.ron`.
    pub const CORNER: &str = include_str!("config/corner.ron");
    /// `config/lines.ron`.
    pub const LINES: &str = include_str!("config/lines.ron");
    /// `config/nim.ron`.
    pub const NIM: &str = include_str!("config/nim.ron");
    /// `config/northcott.ron`.
    pub const NORTHCOTT: &str = include_str!("config/northcott.ron");
    /// `config/opponents.ron`.
    pub const OPPONENTS: &str = include_str!("config/opponents.ron");
    /// `config/ratings.ron`.
    pub const RATINGS: &str = include_str!("config/ratings.ron");
    /// `config/sound.ron`.
    pub const SOUND: &str = include_str!("config/sound.ron");
    /// `config/study.ron`.
    pub const STUDY: &str = include_str!("config/study.ron");
    /// `config/theme.ron`.
    pub const THEME: &str = include_str!("config/theme.ron");
    /// `config/timing.ron`.
    pub const TIMING: &str = include_str!("config/timing.ron");
    /// `config/themes/high_contrast.ron`.
    pub const HIGH_CONTRAST_THEME: &str = include_str!("config/themes/high_contrast.ron");
    /// `config/themes/light.ron`.
    pub const LIGHT_THEME: &str = include_str!("config/themes/light.ron");

    /// The file with this path below `config`.
    #[must_use]
    pub fn file(path: &str) -> Option<&'static str> {
        Some(match path {
            "any_game.ron" => ANY_GAME,
            "atoms.ron" => ATOMS,
            "corner.ron" => CORNER,
            "lines.ron" => LINES,
            "nim.ron" => NIM,
            "northcott.ron" => NORTHCOTT,
            "opponents.ron" => OPPONENTS,
            "ratings.ron" => RATINGS,
            "sound.ron" => SOUND,
            "study.ron" => STUDY,
            "theme.ron" => THEME,
            "timing.ron" => TIMING,
            "themes/high_contrast.ron" => HIGH_CONTRAST_THEME,
            "themes/light.ron" => LIGHT_THEME,
            _ => return None,
        })
    }
}

/// Words: the files of `locales`, by their names.
pub mod words {
    macro_rules! texts {
        ($($name:ident)*) => {$(
            /// The files of this name.
            pub mod $name {
                macro_rules! text {
                    ($language:literal) => {
                        ($language, include_str!(concat!("locales/", $language, "/", stringify!($name), ".ftl")))
                    };
                }

                /// English alone.
                pub const ENGLISH: &[(&str, &str)] = &[text!("en")];
                /// Each after the ISO 639 code of its language, English first.
                pub const ALL: &[(&str, &str)] = &[
                    text!("en"),
                    text!("pl"),
                    text!("de"),
                    text!("nl"),
                    text!("fr"),
                    text!("es"),
                    text!("uk"),
                    text!("zh"),
                    text!("ja"),
                ];
            }
        )*};
    }

    texts! { atoms corner fivefold lines nim northcott }

    /// The file with this name in the folder of this language.
    #[must_use]
    pub fn file(language: &str, name: &str) -> Option<&'static str> {
        let all = match name.strip_suffix(".ftl")? {
            "atoms" => atoms::ALL,
            "corner" => corner::ALL,
            "fivefold" => fivefold::ALL,
            "lines" => lines::ALL,
            "nim" => nim::ALL,
            "northcott" => northcott::ALL,
            _ => return None,
        };
        let (_, text) = all.iter().find(|(known, _)| *known == language)?;
        Some(text)
    }
}
