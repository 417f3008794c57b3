//! Sound without any device: what each thing that happens sounds like, made from the numbers in
//! `assets/config/sound.ron`, and how many sounds become one.
//!
//! Whatever happens becomes a [`SoundRequest`]; the [`Bank`] has the samples for it, rendered by
//! [`render`]; the [`Mixer`] plays them, no louder than the ceiling. All of it is a matter of numbers:
//! the same requests give the same samples.

mod bank;
mod limiter;
mod mixer;
mod request;
mod synth;
mod voice;

pub use bank::Bank;
pub use limiter::bend;
pub use mixer::{Mixer, gain};
pub use request::{SoundRequest, merged};
pub use synth::{Tone, render};
pub use voice::Voice;
