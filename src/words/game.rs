//! What a game brings to be spoken of.

/// The words of a game: Fluent texts whose keys are known to the whole program, as
/// `game-ID-name`, or to the game alone. A key that another file before it has is not taken again.
#[derive(Clone, Copy, Debug)]
pub struct GameWords {
    /// The name, without the ending, of its files in `assets/locales/LANGUAGE/`, where a change of
    /// them is noticed while the program runs; `None` if the texts stand nowhere but here.
    pub file: Option<&'static str>,
    /// The text in English, which stands in wherever another language lacks one.
    pub en: &'static str,
    /// The text in Polish.
    pub pl: Option<&'static str>,
}

/// The words of a game of this program, from the files of this name.
#[cfg(any(feature = "words", not(target_family = "wasm")))]
macro_rules! shipped {
    ($file:literal) => {
        $crate::words::GameWords {
            file: Some($file),
            en: $crate::words::text_of!("en", $file),
            pl: Some($crate::words::text_of!("pl", $file)),
        }
    };
}

/// Where nothing is said, the texts are not carried along.
#[cfg(not(any(feature = "words", not(target_family = "wasm"))))]
macro_rules! shipped {
    ($file:literal) => {
        $crate::words::GameWords {
            file: Some($file),
            en: "",
            pl: None,
        }
    };
}

#[cfg(any(feature = "words", not(target_family = "wasm")))]
macro_rules! text_of {
    ($language:literal, $file:literal) => {
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/assets/locales/",
            $language,
            "/",
            $file,
            ".ftl"
        ))
    };
}

pub(crate) use shipped;
#[cfg(any(feature = "words", not(target_family = "wasm")))]
pub(crate) use text_of;
