//! Asking a program who it is, before it is set up as an opponent.

use std::time::Duration;

use fivefold_config::{self as config, EngineName};
use fivefold_players::external::process::Process;
use fivefold_players::external::{Fault, Introduction, Quote};
use fivefold_players::{NoMove, Stop};

/// How long a program may take to say who it is.
const INTRODUCTION: Duration = Duration::from_secs(1);

/// Starts a program, asks it who it is (`ABOUT`), and lets it go again.
///
/// # Errors
/// What is wrong with it, [`NoMove::External`]; or [`NoMove::Stopped`].
pub(super) fn introduction(
    settings: &config::ExternalEngine,
    stop: &Stop,
) -> Result<Introduction, NoMove> {
    let mut process = Process::start(settings)?;
    process.send("ABOUT")?;
    let heard = process.wait(INTRODUCTION, stop, |line| {
        let word = line.split_ascii_whitespace().next().unwrap_or("");
        match word.to_ascii_uppercase().as_str() {
            "" | "MESSAGE" | "DEBUG" | "OK" => None,
            "ERROR" | "UNKNOWN" => Some(Err(Fault::Refused {
                said: Quote::new(line),
            })),
            _ => Some(Ok(Introduction {
                said: Quote::new(line),
                name: own_name(line),
            })),
        }
    });
    if heard.is_err() {
        process.kill();
    }
    heard
}

/// The value of `name="…"`, without what cannot stand in a name here.
fn own_name(line: &str) -> Option<EngineName> {
    let at = line.to_ascii_lowercase().find("name=\"")? + "name=\"".len();
    let name = line.get(at..)?.split('"').next()?;
    let fit = |c: char| match c {
        ' ' => Some('-'),
        c if c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.') => Some(c),
        _ => None,
    };
    let name: String = name
        .trim()
        .chars()
        .filter_map(fit)
        .take(EngineName::LONGEST)
        .collect();
    EngineName::new(&name)
}
