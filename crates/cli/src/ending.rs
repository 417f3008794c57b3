//! How a command ends: what it could not write, what it refuses, and the exit code.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use super::report::Report;

/// The exit code of a command that cannot do what was typed, as that of a wrong command line.
pub(crate) const REFUSED: u8 = 2;

/// Writes what a command has found out, or why there is nothing.
pub fn reported(report: Result<impl Report, impl Display>, json: bool) -> ExitCode {
    match report {
        Ok(report) => written(|out| report.write(json, out).map(|()| report.code())),
        Err(reason) => refused(reason),
    }
}

/// Lets a command write to standard output; it gives the exit code. A reader that has seen enough
/// (`fivefold perft … | head -3`) is no failure.
pub fn written(write: impl FnOnce(&mut dyn Write) -> io::Result<ExitCode>) -> ExitCode {
    match write(&mut io::stdout().lock()) {
        Ok(code) => code,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody is left to tell if that fails too.
            let _ = writeln!(io::stderr(), "The results could not be written: {error}.");
            ExitCode::FAILURE
        }
    }
}

/// Says on standard error why a command cannot do what was typed.
pub fn refused(reason: impl Display) -> ExitCode {
    // Nobody is left to tell if that fails.
    let _ = writeln!(io::stderr(), "error: {reason}");
    ExitCode::from(REFUSED)
}
