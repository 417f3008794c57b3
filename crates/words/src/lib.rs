//! Every text that a person sees: Fluent files in `assets/locales/LANGUAGE/`, one for what any game
//! says (`fivefold.ftl`) and one for each game.
//!
//! The files are compiled in, so that there are words before any file is loaded; in a browser only
//! the English ones are. A game brings its own as [`GameWords`].

mod english;
mod game;
mod reasons;
pub mod sentence;

pub use english::{InEnglish, in_english, within_another};
pub use game::GameWords;

#[doc(hidden)]
pub use fivefold_assets::words as shipped_words;

#[cfg(any(feature = "words", not(target_family = "wasm")))]
pub use english::ENGLISH;
#[cfg(any(feature = "words", not(target_family = "wasm")))]
pub use punctuation::Punctuation;
#[cfg(any(feature = "words", not(target_family = "wasm")))]
pub use spoken::*;

#[cfg(any(feature = "words", not(target_family = "wasm")))]
mod bundle;
#[cfg(any(feature = "words", not(target_family = "wasm")))]
mod language;
#[cfg(any(feature = "words", not(target_family = "wasm")))]
mod punctuation;
#[cfg(any(feature = "words", not(target_family = "wasm")))]
mod spoken;
