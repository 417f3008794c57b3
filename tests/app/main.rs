//! The app without a window: real clicks, keys and touches go in, and what stands on the table is
//! looked at. Time is passed in frame by frame, so that nothing depends on how fast this machine is.
#![cfg(feature = "app")]

mod analysing;
mod animation;
mod bad_input;
mod clipboard;
mod config;
mod exporting;
mod figures;
mod files;
mod games;
mod giving_up;
mod going_back;
mod harness;
mod marks;
mod memory;
mod nim;
mod notices;
mod programs;
mod reading;
mod replaying;
mod research;
mod scoring;
mod setup;
mod studying;
mod swap2;
mod teaching;
mod thinking;
mod windows;
