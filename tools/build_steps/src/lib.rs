//! What `cargo web` and `cargo dist` both do: read and write files, and run other programs. Errors are
//! sentences for whoever runs the tool; they name the file or the program.

pub mod commands;
pub mod files;
