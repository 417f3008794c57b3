//! The app without a window: real clicks, keys and touches go in, and what stands on the table is
//! looked at. Time is passed in frame by frame, so that nothing depends on how fast this machine is.
#![cfg(feature = "app")]

mod accessibility;
mod afresh;
mod analysing;
mod animation;
mod arena;
mod at_spi;
mod bad_input;
mod best_moves;
mod clipboard;
mod clocks;
mod config;
mod desk;
#[path = "../display/mod.rs"]
mod display;
mod dragging;
mod drawn;
#[path = "../driving/mod.rs"]
mod driving;
mod endings;
mod every_screen;
mod exporting;
mod figures;
mod files;
mod filming;
mod flashes;
mod gamepad;
mod games;
mod giving_up;
mod glyphs;
mod harness;
mod interface_size;
mod keys;
mod large_controls;
mod layout;
mod leaving;
mod lessons;
mod letters;
mod losing;
mod marks;
mod memory;
mod morph;
mod my_games;
mod nim;
mod notes;
mod notifications;
mod opponent_pages;
mod panel;
mod perfect;
mod pictures;
mod preferences;
mod programs;
mod puzzle_days;
mod puzzles;
mod reader;
mod redraws;
mod replaying;
mod research;
mod rules_pictures;
mod scanning;
mod scoring;
mod screen_reader;
mod script_editor;
mod session_bus;
mod settings;
mod setup;
mod slow_frames;
mod slow_panels;
mod sound;
#[cfg(target_os = "linux")]
mod sound_server;
mod studying;
mod swap2;
#[path = "../talk/mod.rs"]
mod talk;
mod teaching;
mod theorem;
mod thinking;
mod tinkering;
mod tune;
mod undo;
mod variants;
mod window;
mod windows;
mod words;
