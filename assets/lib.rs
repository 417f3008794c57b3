//! The files of numbers and words as they are shipped. They stand in this folder for players to change; what is
//! compiled into the program are these texts.

/// Numbers: the files of `config`.
pub mod config {
    macro_rules! files {
        ($($name:ident $path:literal)*) => {
            $(
                #[doc = concat!("`config/", $path, "`.")]
                pub const $name: &str = include_str!(concat!("config/", $path));
            )*

            /// The file with this path below `config`.
            #[must_use]
            pub fn file(path: &str) -> Option<&'static str> {
                Some(match path {
                    $($path => $name,)*
                    _ => return None,
                })
            }
        };
    }

    files! {
        ANY_GAME "any_game.ron"
        ATOMS "atoms.ron"
        CORNER "corner.ron"
        LINES "lines.ron"
        NIM "nim.ron"
        NORTHCOTT "northcott.ron"
        OPPONENTS "opponents.ron"
        RATINGS "ratings.ron"
        SOUND "sound.ron"
        STUDY "study.ron"
        THEME "theme.ron"
        TIMING "timing.ron"
        HIGH_CONTRAST_THEME "themes/high_contrast.ron"
        LIGHT_THEME "themes/light.ron"
    }
}

/// Words: the files of `locales`, by their names.
pub mod words {
    macro_rules! files {
        ($($name:ident)*) => {
            $(
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
            )*

            /// The file with this name in the folder of this language.
            #[must_use]
            pub fn file(language: &str, name: &str) -> Option<&'static str> {
                let all = match name.strip_suffix(".ftl")? {
                    $(stringify!($name) => $name::ALL,)*
                    _ => return None,
                };
                let (_, text) = all.iter().find(|(known, _)| *known == language)?;
                Some(text)
            }
        };
    }

    files! { atoms corner fivefold lines nim northcott }
}
