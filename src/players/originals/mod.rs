//! The computer players of the five original programs, rebuilt: how they played, with their
//! weaknesses but without their faults. Their numbers come from the configuration.

pub mod atoms;
pub mod boora;
pub mod nim;
pub mod northcott;
pub mod noughts;

pub use atoms::AtomsPlayer;
pub use boora::{Boora, BooraVersion};
pub use nim::NimSearcher;
pub use northcott::NorthcottPlayer;
pub use noughts::Noughts;
