//! What the program knows and shows nowhere by itself: screens and turns, the current match, settings,
//! words, what a person asked for, what is to be told.

pub mod assets;
pub mod colours;
pub mod comment_draft;
pub mod copy_form;
pub mod current_match;
pub mod cursor;
pub mod days;
pub mod draft;
pub mod export;
pub mod intent;
pub mod kept_in;
pub mod kept_setup;
pub mod language;
pub mod last_result;
pub mod motion_choice;
pub mod my_games;
pub mod notifications;
pub mod opponent_page;
pub mod pointer;
pub mod program_fault;
pub mod proof_files;
pub mod redraw;
pub mod refusal;
pub mod retry;
pub mod scan_frame;
pub mod script_editor;
pub mod script_files;
pub mod script_notes;
pub mod script_shelf;
pub mod settings;
pub mod states;
pub mod theme_choice;
pub mod tuning;
