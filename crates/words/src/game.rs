//! What a game brings to be spoken of.

/// The words of a game: Fluent texts whose keys are known to the whole program, as
/// `game-ID-name`, or to the game alone. A key that another file before it has is not taken again.
#[derive(Clone, Copy, Debug)]
pub struct GameWords {
    /// The name, without the ending, of its files in `assets/locales/LANGUAGE/`, where a change of
    /// them is noticed while the program runs; `None` if the texts stand nowhere but here.
    pub file: Option<&'static str>,
    /// The texts, each after the ISO 639 code of its language. The English one stands in wherever
    /// another language lacks a text.
    pub texts: &'static [(&'static str, &'static str)],
}

/// The words of a game of this program, from the files of this name.
#[macro_export]
macro_rules! shipped {
    ($file:ident) => {
        $crate::GameWords {
            file: Some(stringify!($file)),
            texts: $crate::texts_of!($file),
        }
    };
}

/// The texts of all files of a name.
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! texts_of {
    ($file:ident) => {
        $crate::shipped_words::$file::ALL
    };
}

/// In a browser only English comes with the program; the chosen language is fetched.
#[cfg(all(feature = "words", target_family = "wasm"))]
#[macro_export]
macro_rules! texts_of {
    ($file:ident) => {
        $crate::shipped_words::$file::ENGLISH
    };
}

/// Where nothing is said, the texts are not carried along.
#[cfg(all(not(feature = "words"), target_family = "wasm"))]
#[macro_export]
macro_rules! texts_of {
    ($file:ident) => {
        &[]
    };
}
