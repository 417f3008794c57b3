//! Opponents written as scripts: the shipped ones play well-formed games, and whatever a script
//! does wrong costs it its move and is told with file, line and reason.
#![cfg(feature = "scripts")]

mod examples;
mod guide;
mod harness;
mod limits;
mod mistakes;
mod mutations;
mod names;
mod new_game;
mod travel;
