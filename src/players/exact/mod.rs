//! Perfect play where it is known: the three Nim games by their nim-sums, small boards of Lines by
//! searching them whole. What these players say about a position is proven.

pub mod lines;
pub mod nimbers;

pub use lines::ExactLines;
pub use nimbers::ExactNimbers;
